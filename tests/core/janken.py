"""Rock, paper, scissors with a purse: a game in plain Python, as a sixth game would start.

Everybody shows a hand at once, three times; the table tosses a coin for what a round is worth. It
is never compiled, so it shows that the kernel's bases carry interpreted games.
"""

from __future__ import annotations

from typing import Any, TypeAlias

from oyabun.core.breakdown import Breakdown, Source
from oyabun.core.chance import Rng
from oyabun.core.editions import Edition, read_edition
from oyabun.core.frequent import DrawByCounts, PickTogether
from oyabun.core.game import Game
from oyabun.core.moves import Move, MoveSpace
from oyabun.core.options import Choice, Options
from oyabun.core.outcome import Outcome, places_by
from oyabun.core.phases import PhaseSpace
from oyabun.core.sketch import Cell, Panel
from oyabun.core.state import Part, State
from oyabun.core.tensors import Row
from oyabun.core.view import Secrets, View
from oyabun.svg.scene import Scene, el

HANDS = ("rock", "paper", "scissors")
ROUNDS = Choice("rounds", ("3", "5"))

MOVES = MoveSpace()
SHOW = MOVES.table("show", HANDS)
TOSS = MOVES.numbers("toss", (1, 2))


class Public(Part):
    seats: int = 0
    rounds: int = 0
    worth: int = 0
    scores: list[int]
    chosen: int = 0
    """Bit set: who has chosen a hand."""
    shown: tuple[int, ...] = ()
    """What everybody saw last."""


class Private(Part):
    hand: int = -1
    """What the seat has chosen in secret; -1 before it has."""


JankenState: TypeAlias = State[Edition, Public, Private]
JankenView: TypeAlias = View[Edition, Public, Private]


class TossCoin(DrawByCounts):
    table = TOSS

    def counts(self, state: JankenState) -> int:
        return 3 | 1 << 8

    def play(self, state: JankenState, seat: int, move: Move) -> None:
        state.public.worth = int(move.number)
        state.stack.append(ALL_SHOW)


class AllShow(PickTogether):
    table = SHOW
    too_slow = SHOW[0]

    def owing(self, state: JankenState) -> int:
        return ((1 << state.public.seats) - 1) & ~state.public.chosen

    def choices(self, state: JankenState, seat: int) -> int:
        return 7

    def play(self, state: JankenState, seat: int, move: Move) -> None:
        state.private[seat].hand = int(move.number)
        state.public.chosen |= 1 << seat
        state.tell("chosen", seat=seat)

    def reveal(self, state: JankenState) -> None:
        public = state.public
        hands = [own.hand for own in state.private]
        for seat, hand in enumerate(hands):
            won = (hand + 2) % 3 in hands
            lost = (hand + 1) % 3 in hands
            public.scores[seat] += public.worth * (won - lost)
            state.private[seat].hand = -1
            state.tell("shows", seat=seat, word=HANDS[hand])
        public.shown = tuple(hands)
        public.chosen = 0
        public.rounds -= 1
        if public.rounds:
            state.stack.append(TOSS_COIN)
        else:
            places = places_by([(score,) for score in public.scores])
            state.outcome = Outcome(places, "tired", tuple(public.scores))


PHASES = PhaseSpace(3)
TOSS_COIN = PHASES.one("toss-coin", TossCoin())
ALL_SHOW = PHASES.one("all-show", AllShow())


def setup(seats: int, options: Options, edition: Edition) -> JankenState:
    public = Public()
    public.seats = seats
    public.rounds = int(options["rounds"])
    public.scores = [0] * seats
    return State(edition, public, [Private() for _ in range(seats)], [TOSS_COIN])


def redeal(state: JankenState, keep: int, rng: Rng) -> None:
    for seat, own in enumerate(state.private):
        if seat != keep and state.public.chosen >> seat & 1:
            own.hand = int(rng.below(3))


def draw(view: JankenView, speaker: Any, theme: Any) -> Scene:
    return Scene(100, 100, el("text", text=str(view.public), key="table"), title="Janken")


def describe(view: JankenView, speaker: Any) -> tuple[Panel, ...]:
    return (Panel("Janken", ((Cell(str(view.public)),),)),)


def breakdown(view: JankenView, speaker: Any) -> Breakdown:
    return (Source(speaker.word("title"), tuple(view.public.scores)),)


def tensors(view: JankenView, row: Row) -> None:
    row.part("time").number(view.public.rounds)
    row.part("worth").number(view.public.worth)


GAME = Game(
    key="janken",
    package="tests.core",
    title="Janken",
    authors="nobody knows",
    rules_prefix="JAN",
    seats=(2, 3),
    minutes=1,
    rules_version=1,
    moves=MOVES,
    phases=PHASES,
    reasons=("tired",),
    options=(ROUNDS,),
    edition=read_edition('{"id": "janken"}'),
    setup=setup,
    secrets=Secrets(View, Private, redeal),
    draw=draw,
    describe=describe,
    breakdown=breakdown,
    bots={},
    tensors=tensors,
)
