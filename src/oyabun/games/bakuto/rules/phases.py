"""The phases of Bakuto, and the shape that most of its questions have."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, nth_bit
from oyabun.core.chance import Rng
from oyabun.core.frequent import Pick
from oyabun.core.moves import Move
from oyabun.core.phases import Chance, PhaseSpace
from oyabun.games.bakuto.components import MAX_SEATS
from oyabun.games.bakuto.moves import GO_ON, PASS
from oyabun.games.bakuto.state import BakutoState

PHASES: Final = PhaseSpace(MAX_SEATS)


class PickOrPass(Pick):
    """One of a table of moves, or nothing; not asked where there is nothing to pick."""

    too_slow = PASS

    def pending(self, state: BakutoState) -> bool:
        """Ask only where there is a choice; what decides that is public."""
        return self.choices(state, self.seat) != 0

    def moves(self, state: BakutoState, seat: i64) -> list[Move]:
        """Pass, or any of them."""
        return [PASS, *super().moves(state, seat)]

    def random_move(self, state: BakutoState, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        choices = self.choices(state, seat)
        drawn = rng.below(1 + count_bits(choices))
        return PASS if drawn == 0 else self.table[nth_bit(choices, drawn - 1)]


class Beat(Chance):
    """Something the rules do by themselves, but which people want to see coming.

    The table goes on by itself; where people play it first lets them look.
    """

    lingers: ClassVar[bool] = True

    def moves(self, state: BakutoState, seat: i64) -> list[Move]:
        """There is nothing to choose."""
        return [GO_ON]

    def random_move(self, state: BakutoState, seat: i64, rng: Rng) -> Move:
        """There is nothing to draw."""
        rng.word()
        return GO_ON
