"""Rock, paper, scissors with a purse: a game in plain Python, as a sixth game would start.

Everybody shows a hand at once, three times; the table tosses a coin for what a round is worth. It
is never compiled, so it shows that the kernel's bases carry interpreted games.
"""

from __future__ import annotations

from typing import Any

from oyabun.core.chance import Rng
from oyabun.core.editions import Edition, read_edition
from oyabun.core.game import Game
from oyabun.core.moves import Move, MoveSpace, Numbered
from oyabun.core.options import Choice, Options
from oyabun.core.outcome import Outcome, places_by
from oyabun.core.phases import Chance, Phase, Together
from oyabun.core.phrases import Phrase
from oyabun.core.sketch import Cell, Panel
from oyabun.core.state import Facts, State
from oyabun.core.view import Frame, View, frame
from oyabun.svg.scene import Scene, el

HANDS = ("rock", "paper", "scissors")
ROUNDS = Choice("rounds", ("3", "5"))


class Show(Numbered):
    kind = "show"
    names = HANDS


class Toss(Numbered):
    kind = "toss"

    def phrase(self) -> Phrase:
        return Phrase("move-toss", numbers=(int(self.number),))


MOVES = MoveSpace()
SHOW = MOVES.table(Show, range(3))
TOSS = MOVES.table(Toss, (1, 2))


class JankenState(State):
    def __init__(self, stack: list[Phase], rounds: int, scores: list[int], hands: list[int]):
        super().__init__(stack)
        self.rounds = rounds
        self.worth = 0
        self.scores = scores
        self.hands = hands
        """What each seat has chosen in secret; -1 before it has."""
        self.shown: tuple[int, ...] = ()
        """What everybody saw last."""

    def facts(self) -> Facts:
        return (self.rounds, self.worth, tuple(self.scores), tuple(self.hands), self.shown)

    def clone(self) -> JankenState:
        copy = JankenState(self.stack[:], self.rounds, self.scores[:], self.hands[:])
        copy.worth, copy.outcome, copy.epoch = self.worth, self.outcome, self.epoch
        copy.shown = self.shown
        return copy


class TossCoin(Chance):
    name = "toss-coin"

    def moves(self, state: JankenState, seat: int) -> list[Move]:
        return list(TOSS)

    def weights(self, state: JankenState) -> list[int]:
        return [3, 1]

    def play(self, state: JankenState, seat: int, move: Toss) -> None:
        state.worth = int(move.number)
        state.stack.append(ALL_SHOW)


class AllShow(Together):
    name = "all-show"

    def owing(self, state: JankenState) -> int:
        return sum(1 << seat for seat, hand in enumerate(state.hands) if hand < 0)

    def moves(self, state: JankenState, seat: int) -> list[Move]:
        return list(SHOW)

    def lapses(self, state: JankenState, seat: int) -> list[Move]:
        return [SHOW[0]]

    def play(self, state: JankenState, seat: int, move: Show) -> None:
        state.hands[seat] = int(move.number)
        if state.diary is not None:
            state.diary.tell("chosen", seats=(seat,))

    def reveal(self, state: JankenState) -> None:
        for seat, hand in enumerate(state.hands):
            won = (hand + 2) % 3 in state.hands
            lost = (hand + 1) % 3 in state.hands
            state.scores[seat] += state.worth * (won - lost)
            if state.diary is not None:
                state.diary.tell("shows", seats=(seat,), words=(HANDS[hand],))
        state.shown = tuple(state.hands)
        state.hands = [-1] * len(state.hands)
        state.rounds -= 1
        if state.rounds:
            state.stack.append(TOSS_COIN)
        else:
            places = places_by([(score,) for score in state.scores])
            state.outcome = Outcome(places, "tired", tuple(state.scores))


TOSS_COIN = TossCoin()
ALL_SHOW = AllShow()


class JankenView(View):
    def __init__(self, frame: Frame, table: tuple[Any, ...], own: int | None) -> None:
        super().__init__(frame)
        self.table = table
        self.own = own

    def facts(self) -> Facts:
        return (self.frame, self.table, self.own)


def setup(seats: int, options: Options, edition: Edition) -> JankenState:
    return JankenState([TOSS_COIN], int(options["rounds"]), [0] * seats, [-1] * seats)


def project(state: JankenState, seat: int | None) -> JankenView:
    chosen = tuple(hand >= 0 for hand in state.hands)
    table = (state.rounds, state.worth, tuple(state.scores), chosen, state.shown)
    return JankenView(frame(state, seat), table, None if seat is None else state.hands[seat])


def imagine(view: JankenView, rng: Rng) -> JankenState:
    rounds, worth, scores, chosen, shown = view.table
    hands = [int(rng.below(3)) if done else -1 for done in chosen]
    if view.seat is not None and view.own is not None:
        hands[view.seat] = view.own
    state = JankenState(list(view.frame.stack), rounds, list(scores), hands)
    state.worth, state.outcome, state.shown = worth, view.outcome, shown
    return state


def scramble(state: JankenState, seat: int | None, rng: Rng) -> JankenState:
    other = state.clone()
    for one, hand in enumerate(other.hands):
        if one != seat and hand >= 0:
            other.hands[one] = int(rng.below(3))
    return other


def draw(view: JankenView, speaker: Any, theme: Any) -> Scene:
    return Scene(100, 100, el("text", text=str(view.table), key="table"), title="Janken")


def describe(view: JankenView, speaker: Any) -> tuple[Panel, ...]:
    return (Panel("Janken", ((Cell(str(view.table)),),)),)


def tensors(view: JankenView) -> list[float]:
    return [float(view.table[0]), float(view.table[1])]


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
    phases=(TossCoin, AllShow),
    reasons=("tired",),
    options=(ROUNDS,),
    edition=read_edition('{"id": "janken"}'),
    setup=setup,
    project=project,
    imagine=imagine,
    scramble=scramble,
    draw=draw,
    describe=describe,
    bots={},
    tensors=tensors,
)
