"""Scenes for tests: say only what matters, and the rest of the round is played without ado."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from oyabun.core.bits import members, nibble, row_get, row_set
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE
from oyabun.core.play import check, decision, legal_moves, play, settle, waiting
from oyabun.games.cash_n_guns import GAME
from oyabun.games.cash_n_guns.components import BULLETS, CARDS, KINDS, pile_of
from oyabun.games.cash_n_guns.moves import (
    AIM,
    BILL,
    FIRST,
    HIT,
    LEFT,
    LIE,
    LOAD,
    MISS,
    MOVES,
    RIGHT,
    SPREAD,
    STAY,
    TARGET,
    USE,
)
from oyabun.games.cash_n_guns.rules.round import START_ROUND
from oyabun.games.cash_n_guns.state import CashState, Public
from oyabun.games.cash_n_guns.view import SECRETS, CashView

BILLS = (5, 10, 20)
By = Mapping[int, str]


class Table:
    """A table in the middle of a game, and what its players will do."""

    def __init__(self, state: CashState) -> None:
        self.state = state
        self.asked: list[tuple[str, int]] = []
        """Every question of the round, and to whom."""

    # What the players do

    def round(
        self,
        loads: By | None = None,
        aims: Mapping[int, object] | None = None,
        lies: Sequence[int] = (),
        uses: By | None = None,
        picks: Mapping[str, object] | None = None,
        throws: str = "",
        bills: Sequence[int] = (),
        until: str = "",
    ) -> Table:
        """Play to the end of the round, or to a question.

        Who is not named loads a blank, aims to the left and stays up. `uses` are cards, played as
        soon as they can be; `picks` the players that a card asks for, by the name of the question;
        `throws` what chance says, as in "hit miss"; `bills` what is turned.
        """
        self.loads, self.aims, self.lies = dict(loads or {}), dict(aims or {}), tuple(lies)
        self.uses = {seat: cards.split() for seat, cards in (uses or {}).items()}
        self.picks, self.bills = dict(picks or {}), list(bills)
        self.throws = throws.split()
        self.asked.clear()
        number = self.public.round
        while self.state.stack and self.public.round == number:
            asked = decision(self.state)
            assert asked is not None
            seat = waiting(self.state)[0]
            if asked.name == until:
                return self
            self.asked.append((asked.name, seat))
            self.answer(seat, self.choose(asked.name, seat))
        return self

    def answer(self, seat: int, move: Move | str) -> Table:
        """Give one answer."""
        chosen = MOVES.parse(move) if isinstance(move, str) else move
        check(self.state, seat, chosen)
        play(self.state, seat, chosen)
        return self

    def choose(self, name: str, seat: int) -> Move:
        """Return what the seat does when it is asked this."""
        legal = legal_moves(self.state, seat)
        for card in self.uses.get(seat, []):
            if USE[CARDS.index(card)] in legal:
                self.uses[seat].remove(card)
                return USE[CARDS.index(card)]
        if name in self.picks:
            return self.picked(name, legal)
        choose = CHOICES.get(name)
        return legal[0] if choose is None else choose(self, seat, legal)

    def picked(self, name: str, legal: list[Move]) -> Move:
        """Return what a card was said to be used on; a list is used up one by one."""
        wanted = self.picks[name]
        if isinstance(wanted, list):
            wanted = wanted.pop(0)
        return TARGET[wanted] if isinstance(wanted, int) else MOVES.parse(str(wanted))

    def bill(self, seat: int, legal: list[Move]) -> Move:
        """Turn the bills that were named, small ones after that."""
        return BILL[BILLS.index(self.bills.pop(0))] if self.bills else legal[0]

    def load(self, seat: int, legal: list[Move]) -> Move:
        """Load what was named, or the first card there is."""
        cards = self.loads.get(seat, "").split()
        if not cards:
            return legal[0]
        gun = int(self.public.answered >> seat & 1) if len(cards) > 1 else 0
        return LOAD[BULLETS.index(cards[gun])]

    def aim(self, seat: int, legal: list[Move]) -> Move:
        """Aim as was said, or to the left."""
        aim = self.aims.get(seat)
        if isinstance(aim, list):
            aim = aim[int(self.public.answered >> seat & 1)]
        if isinstance(aim, int):
            return AIM[aim]
        if isinstance(aim, tuple):
            return SPREAD[aim[0]]
        if LEFT in legal:
            return RIGHT if aim == "right" else LEFT
        return AIM[int(self.public.next_of(seat, self.public.enemies(seat), 1))]

    def courage(self, seat: int, legal: list[Move]) -> Move:
        """Lie if that was said."""
        return LIE if seat in self.lies else STAY

    def luck(self, seat: int, legal: list[Move]) -> Move:
        """Hit, unless it was said otherwise."""
        return MISS if self.throws and self.throws.pop(0) == "miss" else HIT

    # What there is to see

    @property
    def public(self) -> Public:
        """The table."""
        return self.state.public

    def wounds(self, seat: int) -> int:
        """Return the wounds of a seat."""
        return int(nibble(self.public.wounds, seat))

    def shame(self, seat: int) -> int:
        """Return the shame markers of a seat."""
        return int(nibble(self.public.shame, seat))

    def cash(self, seat: int) -> int:
        """Return the money of a seat in dollars."""
        return int(self.public.cash(seat))

    def sharers(self) -> list[int]:
        """Return who took part in the last share."""
        return members(self.public.now.sharers)

    def alive(self) -> list[int]:
        """Return who is alive."""
        return members(self.public.alive)

    def pot(self) -> list[int]:
        """Return how many bills of each kind are visible."""
        return [int(row_get(self.public.pot, kind, 8)) for kind in range(KINDS)]

    def revealed(self, seat: int) -> str:
        """Return the card that a seat revealed in the last round, or nothing."""
        card = int(self.public.revealed(seat))
        return "" if card < 0 else BULLETS[card + (3 if self.public.is_yakuza(seat) else 0)]

    def hand(self, seat: int) -> list[int]:
        """Return how many cards of each kind are in a hand."""
        hand = int(self.state.private[seat].hand)
        return [hand & 15, hand >> 4 & 15, hand >> 8 & 15]

    def legal(self, seat: int) -> list[str]:
        """Return what a seat may do, in words."""
        return [str(move) for move in legal_moves(self.state, seat)]

    def waiting(self) -> tuple[int, ...]:
        """Return who is asked."""
        return waiting(self.state)

    def phase(self) -> str:
        """Return what is asked."""
        asked = decision(self.state)
        return "" if asked is None else asked.name

    def questions(self) -> set[str]:
        """Return the names of the questions of the round."""
        return {name for name, _ in self.asked}

    def view(self, seat: int | None) -> CashView:
        """Return what a seat may know."""
        view: CashView = SECRETS.project(self.state, seat)
        return view


CHOICES: dict[str, Callable[[Table, int, list[Move]], Move]] = {
    "turn-bill": Table.bill,
    "load": Table.load,
    "cunning-loads": Table.load,
    "aim": Table.aim,
    "kid-aims": Table.aim,
    "cojones": Table.courage,
    "flight": Table.luck,
    "skill-flight": Table.luck,
    "pellet": Table.luck,
}


def scene(
    mode: str = "base",
    seats: int = 4,
    *,
    power: By | None = None,
    object: By | None = None,  # noqa: A002
    wounds: Mapping[int, int] | None = None,
    hands: Mapping[int, tuple[int, int, int]] | None = None,
    seen: str = "",
    cop: int = 0,
    round: int = 1,  # noqa: A002
    **options: str,
) -> Table:
    """Return a table before the first bill of a round is turned; seat 0 is the Godfather.

    Only those who are named have powers, objects, wounds and other cards than the usual ones;
    `seen` are powers and objects that everybody saw at earlier times.
    """
    chosen = GAME.read_options({"mode": mode, "cards": "off", **options})
    state: CashState = GAME.setup(seats, chosen, GAME.edition)
    settle(state)
    table = Table(state)
    table.answer(CHANCE, FIRST[0])
    while state.public.round == 0:
        seat = waiting(state)[0]
        badge = table.phase() == "deal-badge"
        table.answer(seat, f"badge {cop}" if badge else legal_moves(state, seat)[0])
    public = state.public
    for seat, card in (power or {}).items():
        state.private[seat].power = CARDS.index(card) + 1
        public.power_down |= 1 << seat
    for seat, card in (object or {}).items():
        state.private[seat].object = CARDS.index(card) + 1
        public.object_down |= 1 << seat
    for seat, count in (wounds or {}).items():
        public.wounds = row_set(public.wounds, seat, 4, count)
    for seat, hand in (hands or {}).items():
        state.private[seat].hand = pile_of(hand)
    for card in seen.split():
        public.seen |= 1 << CARDS.index(card)
    public.round = round - 1
    public.godfather = int(public.next_of(0, public.alive, -1)) if round > 1 else 0
    state.stack[:] = [START_ROUND]
    settle(state)
    return table
