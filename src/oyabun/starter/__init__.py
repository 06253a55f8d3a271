"""Starter: look at your card, then stay or fold, all at once. A whole game, to start from."""

from __future__ import annotations

from oyabun.core.breakdown import Source
from oyabun.core.chance import Rng
from oyabun.core.editions import Edition, shipped_edition
from oyabun.core.frequent import ALL, DrawFrom, PickTogether
from oyabun.core.game import Game
from oyabun.core.moves import Move, MoveSpace
from oyabun.core.outcome import Outcome, places_by
from oyabun.core.phases import PhaseSpace
from oyabun.core.sketch import Cell, Panel
from oyabun.core.state import Part, State
from oyabun.core.view import Secrets, View
from oyabun.svg.geometry import Box
from oyabun.svg.kit import button, card, card_back, seat_plate, washi
from oyabun.svg.scene import Scene
from oyabun.svg.theme import Theme
from oyabun.text import Speaker

SEATS, CARDS = (2, 3, 4), 10
MOVES = MoveSpace()
DEAL = MOVES.numbers("deal", range(1, CARDS + 1))
STAY, FOLD = MOVES.one("stay"), MOVES.one("fold")


class Public(Part):  # what lies on the table
    seats: int = 0
    rounds: int = 0  # still to come
    scores: list[int]
    shown: tuple[int, ...] = ()  # the cards of the last round, 0 where somebody folded
    dealt: int = 0  # who has a card, a bit for each seat
    chosen: int = 0  # who has chosen


class Private(Part):  # what one seat keeps to itself
    card: int = 0
    stays: bool = False


Position = State[Edition, Public, Private]
Eyes = View[Edition, Public, Private]


def setup(seats: int, options: object, edition: Edition) -> Position:
    """STA-S1: no points yet; the edition says how many rounds are played."""
    public = Public()
    public.seats, public.scores, public.shown = seats, [0] * seats, (0,) * seats
    public.rounds = edition.reader("Starter").number("rounds", 1, 20)
    return State(edition, public, [Private() for _ in range(seats)], [CHOOSE, *DEAL_CARD[:seats]])


class DealCard(DrawFrom):
    """STA-R1: chance gives one seat a card, which nobody else sees."""

    rules = ("STA-R1",)
    table = DEAL

    def choices(self, state: Position) -> int:
        return ALL

    def play(self, state: Position, seat: int, move: Move) -> None:
        state.private[self.about].card = int(move.number)
        state.public.dealt |= 1 << self.about


class Choose(PickTogether):
    """STA-R2, STA-R3, STA-E1: all choose in secret, then the cards of those who stay are shown."""

    rules = ("STA-R2", "STA-R3", "STA-E1")
    table = (STAY, FOLD)

    def owing(self, state: Position) -> int:
        return (1 << state.public.seats) - 1 & ~state.public.chosen

    def play(self, state: Position, seat: int, move: Move) -> None:
        state.private[seat].stays = move is STAY
        state.public.chosen |= 1 << seat

    def reveal(self, state: Position) -> None:
        public, scores = state.public, state.public.scores
        public.shown = tuple(own.card * own.stays for own in state.private)
        stayed = [one for one in public.shown if one]
        for seat, one in enumerate(public.shown):
            scores[seat] += 0 if not one else len(stayed) - 1 if one == max(stayed) else -1
            state.tell("shows" if one else "folds", seat=seat, n=one)
            state.private[seat] = Private()
        public.rounds, public.dealt, public.chosen = public.rounds - 1, 0, 0
        if public.rounds:
            state.stack += [CHOOSE, *DEAL_CARD[: public.seats]]
        else:
            state.outcome = Outcome(places_by([(n,) for n in scores]), "last-round", tuple(scores))


PHASES = PhaseSpace(SEATS[-1])
DEAL_CARD = PHASES.each_seat("deal-card", DealCard)
CHOOSE = PHASES.one("choose", Choose())


def redeal(state: Position, keep: int, rng: Rng) -> None:
    """Give every seat but `keep` any card where it has one, any choice where it has chosen."""
    for seat, own in enumerate(state.private):
        if seat != keep and state.public.dealt >> seat & 1:
            own.card = 1 + int(rng.below(CARDS))
            own.stays = bool(state.public.chosen >> seat & 1 and rng.below(2))


def draw(view: Eyes, speaker: Speaker, theme: Theme) -> Scene:
    public, say, nodes = view.public, speaker.word, [washi(720, 420, theme)]
    for seat, box in enumerate(Box(20, 30, 680, 60).row(public.seats, width=165, gap=6)):
        score, last = str(public.scores[seat]), say("last-card", n=public.shown[seat])
        plate, at = (box, seat, speaker.name(seat), theme), (box.centre.x, 200, 110, theme)
        nodes.append(seat_plate(*plate, score=score, note=last, waiting=seat in view.waiting))
        own = view.own.card if view.own and seat == view.seat else 0
        nodes.append(card(*at, value=str(own), seat=seat) if own else card_back(*at, seat=seat))
    for x, move in ((160, STAY), (370, FOLD)):
        index = move.index if move in view.legal else None
        nodes.append(button(Box(x, 330, 190, 60), speaker.move(move), theme, move=index))
    return Scene(720, 420, *nodes, title=say("board-title"), desc=say("board-desc"))


def describe(view: Eyes, speaker: Speaker) -> tuple[Panel, ...]:
    facts = enumerate(zip(view.public.scores, view.public.shown, strict=True))
    rows = [(Cell(speaker.name(at)), Cell(f"{n}"), Cell(f"({card})")) for at, (n, card) in facts]
    return (Panel(speaker.word("own-card", n=view.own.card if view.own else 0), tuple(rows)),)


GAME = Game(
    key="starter",
    package=__name__,
    title="Starter",
    authors="you",
    rules_prefix="STA",
    seats=SEATS,
    minutes=5,
    rules_version=1,
    moves=MOVES,
    phases=PHASES,
    reasons=("last-round",),
    options=(),
    edition=shipped_edition(__name__),
    setup=setup,
    secrets=Secrets(View, Private, redeal),
    draw=draw,
    describe=describe,
    breakdown=lambda view, tell: (Source(tell.word("source-rounds"), (*view.public.scores,)),),
    bots={"careful": lambda view, rng: STAY if 2 * view.own.card > CARDS else FOLD},
    tensors=lambda view, row: row.part("own").share(view.own.card if view.own else 0, CARDS),
)
