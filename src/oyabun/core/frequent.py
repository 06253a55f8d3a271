"""Phases that most games have: one says what there is, moves and chances follow from it.

What is legal, what a random player draws and how likely each outcome is come from one fact, so they
cannot disagree.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from oyabun.core.bits import count_bits, members, nth_bit, row_get
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Chance, Decision, Together


def listed(table: tuple[Move, ...], choices: i64) -> list[Move]:
    """Return the moves at these places of a table."""
    return [table[place] for place in members(choices)]


def drawn(table: tuple[Move, ...], choices: i64, rng: Rng) -> Move:
    """Return any of the moves at these places, without listing them."""
    return table[nth_bit(choices, rng.below(count_bits(choices)))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Decision):
    """A seat takes one of a table of moves."""

    table: tuple[Move, ...] = ()

    def choices(self, state: Any, seat: i64) -> i64:
        """Return the places in the table that the seat may take, as a bit set."""
        raise NotImplementedError(self.name)

    def moves(self, state: Any, seat: i64) -> list[Move]:
        """Whatever may be taken."""
        return listed(self.table, self.choices(state, seat))

    def random_move(self, state: Any, seat: i64, rng: Rng) -> Move:
        """Any of it, without listing it."""
        return drawn(self.table, self.choices(state, seat), rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickTogether(Together):
    """Several seats each take one of a table of moves, in secret."""

    table: tuple[Move, ...] = ()

    def choices(self, state: Any, seat: i64) -> i64:
        """Return the places in the table that the seat may take, as a bit set."""
        raise NotImplementedError(self.name)

    def moves(self, state: Any, seat: i64) -> list[Move]:
        """Whatever may be taken."""
        return listed(self.table, self.choices(state, seat))

    def random_move(self, state: Any, seat: i64, rng: Rng) -> Move:
        """Any of it, without listing it."""
        return drawn(self.table, self.choices(state, seat), rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFrom(Chance):
    """One of a table of outcomes is drawn, all that are left being alike."""

    table: tuple[Move, ...] = ()

    def choices(self, state: Any) -> i64:
        """Return the places in the table that can come up, as a bit set."""
        raise NotImplementedError(self.name)

    def moves(self, state: Any, seat: i64) -> list[Move]:
        """Whatever is left."""
        return listed(self.table, self.choices(state))

    def random_move(self, state: Any, seat: i64, rng: Rng) -> Move:
        """Any of it, without listing it."""
        return drawn(self.table, self.choices(state), rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class WhoStarts(DrawFrom):
    """A seat is drawn, any of them; its table has a move for each."""

    def choices(self, state: Any) -> i64:
        """Everybody at the table."""
        return (1 << state.public.seats) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawByCounts(Chance):
    """One of a table of outcomes is drawn, each as likely as there are many of it left."""

    table: tuple[Move, ...] = ()
    width: i64 = 8
    """Bits of each number in the row of counts."""

    def counts(self, state: Any) -> i64:
        """Return the row of how many are left of each place in the table."""
        raise NotImplementedError(self.name)

    def moves(self, state: Any, seat: i64) -> list[Move]:
        """Whatever is left."""
        counts = self.counts(state)
        return [move for place, move in enumerate(self.table) if row_get(counts, place, self.width)]

    def weights(self, state: Any) -> list[int]:
        """As many as are left of each."""
        counts = self.counts(state)
        row = [int(row_get(counts, place, self.width)) for place in range(len(self.table))]
        return [count for count in row if count]

    def random_move(self, state: Any, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        counts = self.counts(state)
        total: i64 = 0
        for place in range(len(self.table)):
            total += row_get(counts, place, self.width)
        left = rng.below(total)
        place_: i64 = 0
        while True:
            left -= row_get(counts, place_, self.width)
            if left < 0:
                return self.table[place_]
            place_ += 1
