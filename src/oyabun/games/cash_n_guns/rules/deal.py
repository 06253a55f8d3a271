"""Before the game: CNG-C1 to CNG-C9."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, members, nth_bit, row_get, row_set
from oyabun.core.chance import Rng
from oyabun.core.editions import Edition
from oyabun.core.errors import SeatError
from oyabun.core.moves import Move
from oyabun.core.options import Options
from oyabun.core.phases import Chance, Phase, each_seat
from oyabun.games.cash_n_guns.components import (
    COP,
    GANGSTER_OBJECTS,
    GANGSTER_POWERS,
    KIAI,
    KINDS,
    MAX_SEATS,
    SEATS_BY_MODE,
    TEAM_SEATS,
    YAKUZA,
    YAKUZA_OBJECTS,
    Box,
    Settings,
    card_bit,
    pile_of,
)
from oyabun.games.cash_n_guns.moves import BADGE, DEAL, FIRST, PICK, Badge, Card, Deal, First
from oyabun.games.cash_n_guns.rules.asks import Ask, Open, take_answer
from oyabun.games.cash_n_guns.rules.round import OPEN_CONFER, START_ROUND
from oyabun.games.cash_n_guns.state import (
    NIBBLE,
    POT,
    WIDE,
    CashState,
    Private,
    Public,
    add,
)


def setup(seats: int, options: Options, edition: Edition) -> CashState:
    """CNG-C1 to CNG-C4: decks, bills and seats; everything random is still to be dealt."""
    settings = Settings(options)
    if seats not in SEATS_BY_MODE[settings.mode]:
        allowed = SEATS_BY_MODE[settings.mode]
        raise SeatError(
            f"in this mode Ca$h 'n Gun$ is for {allowed[0]} to {allowed[-1]} players, not {seats}"
        )
    box = Box(edition)
    letters = TEAM_SEATS[seats] if settings.mode == YAKUZA else "123456789"[:seats]
    public = Public(settings, tuple([team_of(letters, letter) for letter in letters]))
    public.yakuzas = team_of(letters, "Y")
    public.alive = (1 << seats) - 1
    for seat in range(seats):
        public.ring = row_set(public.ring, seat, NIBBLE, seat)
    for kind in range(KINDS):
        more = box.yakuza_bills[kind] if settings.mode == YAKUZA else 0
        public.bag = row_set(public.bag, kind, POT, box.bills[kind] + more)
    private = [Private() for _ in range(seats)]
    for own in private:
        own.hand = pile_of(box.deck)
    state = CashState(box, public, private, [])
    state.then(dealing(public))
    return state


def team_of(letters: str, letter: str) -> int:
    """CNG-C6, CNG-C7: return the seats with a letter, as a bit set."""
    return sum([1 << seat for seat, other in enumerate(letters) if other == letter])


def dealing(public: Public) -> list[Phase]:
    """Return what is dealt and decided before the first round."""
    seats = range(public.seats)
    phases: list[Phase] = [FIRST_GODFATHER]
    yakuza = public.settings.mode == YAKUZA
    if public.settings.cards:
        if yakuza and public.settings.team_assigns:
            phases += [DEAL_POOL[seat] for seat in seats]
            phases.append(OPEN_PICK)
        else:
            phases += [DEAL_POWER[seat] for seat in seats]
        phases += [DEAL_OBJECT[seat] for seat in seats]
    if public.settings.mode == COP:
        phases.append(DEAL_BADGE)
    if yakuza:
        phases.append(OPEN_CONFER)
    return [*phases, START_ROUND]


class FirstGodfather(Chance):
    """The first Godfather is random; the seat has no privilege."""

    name = "first-godfather"

    def moves(self, state: CashState, seat: i64) -> list[Move]:
        """Any seat."""
        return [FIRST[one] for one in range(state.public.seats)]

    def play(self, state: CashState, seat: i64, move: First) -> None:
        """Things that happen together are put in order from there."""
        state.public.godfather = move.number


class DealCard(Chance):
    """CNG-C8: a card is dealt face down to one seat."""

    def __init__(self, receiver: int) -> None:
        super().__init__()
        self.receiver: i64 = receiver

    def kind_for(self, state: CashState) -> i64:
        """Return the cards that fit the receiver, as a bit set."""
        raise NotImplementedError(self.name)

    def receive(self, state: CashState, card: i64) -> None:
        """Take it."""
        raise NotImplementedError(self.name)

    def moves(self, state: CashState, seat: i64) -> list[Move]:
        """Whatever is left."""
        return [DEAL[card] for card in members(self.kind_for(state) & ~dealt(state))]

    def random_move(self, state: CashState, seat: i64, rng: Rng) -> Move:
        """Whatever is left, without listing it."""
        free = self.kind_for(state) & ~dealt(state)
        return DEAL[nth_bit(free, rng.below(count_bits(free)))]

    def play(self, state: CashState, seat: i64, move: Deal) -> None:
        """Only the receiver knows."""
        self.receive(state, move.number)

    def __repr__(self) -> str:
        return f"{self.name}:{self.receiver}"


def dealt(state: CashState) -> i64:
    """Return every card that somebody has, as a bit set."""
    found: i64 = 0
    for own in state.private:
        found |= own.pool
        if own.power:
            found |= card_bit(own.power - 1)
        if own.object:
            found |= card_bit(own.object - 1)
    return found


class DealPower(DealCard):
    """CNG-C8: one power each."""

    name = "deal-power"
    rules = ("CNG-C5", "CNG-C8")

    def kind_for(self, state: CashState) -> i64:
        """A gangster's or a yakuza's powers."""
        return KIAI if state.public.is_yakuza(self.receiver) else GANGSTER_POWERS

    def receive(self, state: CashState, card: i64) -> None:
        """Lay it face down."""
        state.private[self.receiver].power = card + 1
        state.public.power_down |= 1 << self.receiver


class DealPool(DealPower):
    """CNG-C8: in YAKUZA a team receives as many powers as it has members."""

    name = "deal-pool"

    def receive(self, state: CashState, card: i64) -> None:
        """The whole team sees it."""
        side = state.public.side(self.receiver)
        for seat in members(side):
            state.private[seat].pool |= card_bit(card)
        state.public.pools = add(state.public.pools, lowest_bit(side), 1)


class DealObject(DealCard):
    """CNG-C8: one object each."""

    name = "deal-object"
    rules = ("CNG-C5", "CNG-C8")

    def kind_for(self, state: CashState) -> i64:
        """A gangster's or a yakuza's objects."""
        return YAKUZA_OBJECTS if state.public.is_yakuza(self.receiver) else GANGSTER_OBJECTS

    def receive(self, state: CashState, card: i64) -> None:
        """Lay it face down."""
        state.private[self.receiver].object = card + 1
        state.public.object_down |= 1 << self.receiver


class PickPower(Ask):
    """CNG-C8: the teams decide who takes which power: one member after the other picks."""

    name = "pick-power"
    rules = ("CNG-C8",)
    confers = True

    def who(self, state: CashState) -> i64:
        """In each team the first who has none."""
        public = state.public
        asked: i64 = 0
        for seat in range(public.seats):
            side = public.side(seat)
            free = side & ~public.power_down
            if row_get(public.pools, lowest_bit(side), NIBBLE) and free & (1 << seat):
                asked |= 1 << lowest_bit(free)
        return asked

    def choices(self, state: CashState, gun: i64) -> list[Move]:
        """What the team has left."""
        return [PICK[card] for card in members(state.private[gun].pool)]

    def lapses(self, state: CashState, seat: i64) -> list[Move]:
        """Who is too slow gets any of them."""
        return self.moves(state, seat)

    def turn_up(self, state: CashState, guns: i64) -> None:
        """The next member picks; the last one takes what is left."""
        public = state.public
        for seat in members(guns):
            take_power(state, seat, cast(Card, take_answer(state, seat)).number)
            side = public.side(seat)
            if row_get(public.pools, lowest_bit(side), NIBBLE) == 1:
                last = lowest_bit(side & ~public.power_down)
                take_power(state, last, lowest_bit(state.private[last].pool))
        state.stack.append(OPEN_PICK)


def take_power(state: CashState, seat: i64, power: i64) -> None:
    """A member takes one of the team's powers; the team knows who has it."""
    public = state.public
    side = public.side(seat)
    for mate in members(side):
        own = state.private[mate]
        own.pool &= ~card_bit(power)
        if mate != seat:
            own.seen_powers = row_set(own.seen_powers, seat, WIDE, power + 1)
    state.private[seat].power = power + 1
    public.power_down |= 1 << seat
    public.pools = add(public.pools, lowest_bit(side), -1)


class DealBadge(Chance):
    """CNG-C9: one cop card and a gangster card for everybody else, dealt secretly."""

    name = "deal-badge"
    rules = ("CNG-C9",)

    def moves(self, state: CashState, seat: i64) -> list[Move]:
        """Anybody."""
        return [BADGE[one] for one in range(state.public.seats)]

    def play(self, state: CashState, seat: i64, move: Badge) -> None:
        """Only the cop knows."""
        state.private[move.number].cop = 1
        state.public.suspects = state.public.alive


FIRST_GODFATHER: Final = FirstGodfather()
DEAL_POWER: Final = each_seat(DealPower, MAX_SEATS)
DEAL_POOL: Final = each_seat(DealPool, MAX_SEATS)
DEAL_OBJECT: Final = each_seat(DealObject, MAX_SEATS)
OPEN_PICK: Final = Open(PickPower())
DEAL_BADGE: Final = DealBadge()
