"""The street: how Zokus are thrown, and what becomes of one that has fallen (ZOK-B1, ZOK-B2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import lowest_bit, members, row_get, row_set
from oyabun.core.chance import Rng
from oyabun.core.frequent import PickTogether
from oyabun.core.moves import Move
from oyabun.core.phases import Chance, Step, Toss, Tossed
from oyabun.core.phrases import Phrase
from oyabun.games.zoku.components import BELLY, FEET, FORCES, OUT, POSITIONS, QUARTIERS, STEADY
from oyabun.games.zoku.moves import FORCE, LANDS, PIECES
from oyabun.games.zoku.rules.choices import about
from oyabun.games.zoku.rules.phases import PHASES
from oyabun.games.zoku.state import FLOWN, NOTHING, PAIR, READY, ZokuState, gain


class TakeAim(PickTogether):
    """ZOK-B1, ZOK-P3: itchi, ni, san: all who fight throw at once, each as hard as they like."""

    rules = ("ZOK-B1", "ZOK-P3")
    table = FORCE
    too_slow = FORCE[STEADY]
    countdown = True
    flicks = True

    def owing(self, state: ZokuState) -> i64:
        """Every gang that still fights."""
        return state.public.throwers & ~state.public.answered

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """The fist is closed."""
        state.private[seat].answer = move.index
        state.public.answered |= 1 << seat

    def asks(self, state: ZokuState, seat: i64) -> Phrase:
        """How hard?"""
        return about(state, "ask-take-aim")

    def reveal(self, state: ZokuState) -> None:
        """Everything flies."""
        public = state.public
        public.answered = 0
        if public.round == 1:
            public.scene_of = public.display[public.slot]
            for seat in range(public.seats):
                public.scene[seat] = public.street[seat]
        for seat in members(public.throwers):
            own = state.private[seat]
            force = own.answer - FORCE[0].index
            own.answer = NOTHING
            public.forces = row_set(public.forces, seat, PAIR, force)
            public.flying |= public.fighting(seat)
        public.thrown = public.flying
        throw(state, public.flying)


class Throw(Chance):
    """ZOK-B2, ZOK-P1, ZOK-P2: a Zoku falls; one after the other, though all fly at once."""

    rules = ("ZOK-B1", "ZOK-B2", "ZOK-P1", "ZOK-P2")

    def pending(self, state: ZokuState) -> bool:
        """As long as one is in the air."""
        return state.public.flying != 0

    def moves(self, state: ZokuState, seat: i64) -> list[Move]:
        """Every position, however unlikely: meeples are real."""
        return [*LANDS]

    def weights(self, state: ZokuState) -> list[int]:
        """By how hard its boss throws."""
        public = state.public
        gang = lowest_bit(public.flying) // PIECES
        return state.box.throws[row_get(public.forces, gang, PAIR)]

    def toss(self, state: ZokuState) -> Toss:
        """Everything in the air, and everything that lies in the street."""
        public = state.public
        lying = public.all_pieces(BELLY, FEET)
        return Toss(
            tuple(
                [
                    Tossed(
                        piece, piece // PIECES, int(row_get(public.forces, piece // PIECES, PAIR))
                    )
                    for piece in members(public.flying)
                ]
            ),
            tuple(
                [
                    Tossed(piece, piece // PIECES, int(public.piece(piece)))
                    for piece in members(lying)
                ]
            ),
        )

    def random_move(self, state: ZokuState, seat: i64, rng: Rng) -> Move:
        """One of them, without listing them."""
        return LANDS[rng.weighted(self.weights(state))]

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """It lies there; one that fell out of the box is back in its reserve."""
        public = state.public
        piece = lowest_bit(public.flying)
        public.flying &= ~(1 << piece)
        public.set_piece(piece, move.number)
        if move.number == OUT:
            public.lose_piece(piece, FLOWN)
            public.thrown &= ~(1 << piece)
            public.reserve = gain(public.reserve, piece // PIECES, 1)
        state.stack.append(THROW if public.flying else LANDED)


class Landed(Step):
    """ZOK-B2: everything lies; who threw, how hard, and what came of it is one sentence a gang."""

    rules = ("ZOK-B2",)

    def run(self, state: ZokuState) -> None:
        """One that is no longer there has fallen out of the box."""
        public = state.public
        if state.heard:
            for seat in range(public.seats):
                tell_throw(state, seat)
        public.tossed = 0


def tell_throw(state: ZokuState, seat: int) -> None:
    """Say how the Zokus of a gang lie that were just thrown, those still fighting first."""
    public = state.public
    mine = [piece for piece in members(public.tossed) if piece // PIECES == seat]
    lie = [int(public.piece(piece)) for piece in mine]
    parts = [
        Phrase("landed-" + POSITIONS[position], numbers=(lie.count(position),))
        for position in range(FEET, OUT - 1, -1)
        if position in lie
    ]
    if parts:
        force = FORCES[row_get(public.forces, seat, PAIR)]
        state.tell_many("throws", seats=(seat,), words=(force,), parts=parts)


def throw(state: ZokuState, pieces: i64) -> None:
    """Let these Zokus fly, each as hard as its boss throws in this round."""
    public = state.public
    public.tossed = pieces
    public.flying = pieces
    for piece in members(pieces):
        public.set_piece(piece, READY)
    state.stack.append(THROW)


def street_name(state: ZokuState) -> str:
    """Return the Quartier that is being fought over."""
    return QUARTIERS[state.public.display[state.public.slot]]


TAKE_AIM: Final = PHASES.one("take-aim", TakeAim())
THROW: Final = PHASES.one("throw", Throw())
LANDED: Final = PHASES.one("landed", Landed())
