"""Phases that most games have: one says what there is, moves and chances follow from it.

What is legal, what a random player draws and how likely each outcome is come from one fact, so they
cannot disagree. A class names its `table` of moves; each phase keeps it at hand.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from oyabun.core.bits import count_bits, nth_bit, row_get
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import TABLE, Chance, Decision, Together

ALL: Final = -1
"""Every place of a table: the set of all bits."""


def listed(table: tuple[Move, ...], choices: i64) -> list[Move]:
    """Return the moves at these places of a table."""
    if choices == ALL:
        return list(table)
    found: list[Move] = []
    place: i64 = 0
    while choices:
        if choices & 1:
            found.append(table[place])
        choices >>= 1
        place += 1
    return found


def drawn(table: tuple[Move, ...], choices: i64, rng: Rng) -> Move:
    """Return any of the moves at these places, without listing them."""
    if choices == ALL:
        return table[rng.below(len(table))]
    return table[nth_bit(choices, rng.below(count_bits(choices)))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Decision):
    """A seat takes one of a table of moves."""

    table: ClassVar[tuple[Move, ...]] = ()

    def __init__(self, seat: int = TABLE) -> None:
        super().__init__(seat)
        self._table: tuple[Move, ...] = self.table

    def choices(self, state: Any, seat: i64) -> i64:
        """Return the places in the table that the seat may take, as a bit set; else all."""
        return ALL

    def moves(self, state: Any, seat: i64) -> list[Move]:
        """Whatever may be taken."""
        return listed(self._table, self.choices(state, seat))

    def random_move(self, state: Any, seat: i64, rng: Rng) -> Move:
        """Any of it, without listing it."""
        return drawn(self._table, self.choices(state, seat), rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class PickTogether(Together):
    """Several seats each take one of a table of moves, in secret."""

    table: ClassVar[tuple[Move, ...]] = ()

    def __init__(self, seat: int = TABLE) -> None:
        super().__init__(seat)
        self._table: tuple[Move, ...] = self.table

    def choices(self, state: Any, seat: i64) -> i64:
        """Return the places in the table that the seat may take, as a bit set; else all."""
        return ALL

    def moves(self, state: Any, seat: i64) -> list[Move]:
        """Whatever may be taken."""
        return listed(self._table, self.choices(state, seat))

    def random_move(self, state: Any, seat: i64, rng: Rng) -> Move:
        """Any of it, without listing it."""
        return drawn(self._table, self.choices(state, seat), rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawFrom(Chance):
    """One of a table of outcomes is drawn, all that are left being alike."""

    table: ClassVar[tuple[Move, ...]] = ()

    def __init__(self, about: int = TABLE) -> None:
        super().__init__(about)
        self._table: tuple[Move, ...] = self.table

    def choices(self, state: Any) -> i64:
        """Return the places in the table that can come up, as a bit set."""
        raise NotImplementedError(self.name)

    def moves(self, state: Any, seat: i64) -> list[Move]:
        """Whatever is left."""
        return listed(self._table, self.choices(state))

    def random_move(self, state: Any, seat: i64, rng: Rng) -> Move:
        """Any of it, without listing it."""
        return drawn(self._table, self.choices(state), rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class WhoStarts(DrawFrom):
    """A seat is drawn, any of them; its table has a move for each."""

    def choices(self, state: Any) -> i64:
        """Everybody at the table."""
        seats: i64 = state.public.seats
        return (1 << seats) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawByCounts(Chance):
    """One of a table of outcomes is drawn, each as likely as there are many of it left."""

    table: ClassVar[tuple[Move, ...]] = ()
    width: ClassVar[int] = 8
    """Bits of each number in the row of counts."""

    def __init__(self, about: int = TABLE) -> None:
        super().__init__(about)
        self._table: tuple[Move, ...] = self.table
        self._width: i64 = self.width

    def counts(self, state: Any) -> i64:
        """Return the row of how many are left of each place in the table."""
        raise NotImplementedError(self.name)

    def moves(self, state: Any, seat: i64) -> list[Move]:
        """Whatever is left."""
        counts = self.counts(state)
        return [
            move for place, move in enumerate(self._table) if row_get(counts, place, self._width)
        ]

    def weights(self, state: Any) -> list[int]:
        """As many as are left of each."""
        counts = self.counts(state)
        row = [int(row_get(counts, place, self._width)) for place in range(len(self._table))]
        return [count for count in row if count]

    def random_move(self, state: Any, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        counts = self.counts(state)
        width = self._width
        number: i64 = (1 << width) - 1
        total: i64 = 0
        rest = counts
        while rest:
            total += rest & number
            rest >>= width
        left = rng.below(total)
        place: i64 = 0
        while left >= counts & number:
            left -= counts & number
            counts >>= width
            place += 1
        return self._table[place]
