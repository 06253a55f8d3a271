"""Views as numbers: named parts in a fixed order, as long for every view of a game.

A game writes what a view holds into a `Row`, part by part. The row is one array of machine numbers,
zeros to begin with, so a step of an environment costs little more than the ones that are written.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import NIBBLE
from oyabun.core.moves import Move

Pieces = dict[str, list[float]]
"""The numbers that tell a view, by the names of their parts."""


@final
class Row:
    """Numbers one after the other, in named parts; every word writes on where the last ended."""

    def __init__(self, room: i64 = 64) -> None:
        self.numbers: vec[float] = vec[float]([0.0] * room)
        """What is written, and zeros behind it: there may be more room than was needed."""
        self.length: i64 = 0
        """How many are written."""
        self._starts: dict[str, int] = {}

    def part(self, name: str) -> Row:
        """Begin the part of that name."""
        self._starts[name] = self.length
        return self

    def number(self, number: float) -> Row:
        """Write a number."""
        self.numbers[self._begin(1)] = number
        return self

    def share(self, count: i64, whole: i64) -> Row:
        """Write a count, as a part of what makes one."""
        at = self._begin(1)
        if count:
            self.numbers[at] = int(count) / int(whole)
        return self

    def shares(self, counts: i64, length: i64, whole: i64, width: i64 = NIBBLE) -> Row:
        """Write so many counts that are packed into one number, each as `share` does."""
        at = self._begin(length)
        while counts and at < self.length:
            count = counts & (1 << width) - 1
            if count:
                self.numbers[at] = int(count) / int(whole)
            counts >>= width
            at += 1
        return self

    def flag(self, truth: bool) -> Row:  # noqa: FBT001 -- it is what is written
        """Write a one for what is true."""
        at = self._begin(1)
        if truth:
            self.numbers[at] = 1.0
        return self

    def flags(self, bits: i64, length: i64) -> Row:
        """Write a bit set as ones and zeros."""
        at = self._begin(length)
        while bits and at < self.length:
            if bits & 1:
                self.numbers[at] = 1.0
            bits >>= 1
            at += 1
        return self

    def one_hot(self, index: i64, length: i64) -> Row:
        """Write zeros with a one at `index`; all zeros when it is negative."""
        start = self._begin(length)
        if 0 <= index < length:
            self.numbers[start + index] = 1.0
        return self

    def skip(self, length: i64) -> Row:
        """Leave so many zeros."""
        self._begin(length)
        return self

    def seats(self, order: list[int], most: int, write: Callable[[int], object]) -> Row:
        """Let the seats be written in this order; there are zeros for chairs that are empty."""
        start = self.length
        for seat in order:
            write(seat)
        each = (self.length - start) // len(order)
        return self.skip(each * (most - len(order)))

    def _begin(self, length: i64) -> i64:
        """Make room for so many numbers, and return where they begin."""
        start = self.length
        self.length = start + length
        if self.length > len(self.numbers):
            wider = vec[float]([0.0] * (2 * self.length))
            for at in range(start):
                wider[at] = self.numbers[at]
            self.numbers = wider
        return start

    def parts(self) -> dict[str, slice]:
        """Return where each part lies."""
        starts = list(self._starts.values())
        ends = [*starts[1:], int(self.length)]
        found = zip(self._starts, starts, ends, strict=True)
        return {name: slice(start, end) for name, start, end in found}

    def pieces(self) -> Pieces:
        """Return the numbers of each part."""
        numbers = list(self.numbers)
        return {name: numbers[part] for name, part in self.parts().items()}


def clockwise(viewer: int | None, seats: int) -> list[int]:
    """Return the seats in the order in which a view tells them, the viewer's first."""
    first = viewer or 0
    return [(first + step) % seats for step in range(seats)]


def mask(moves: Sequence[Move], length: int) -> bytearray:
    """Return a one for each of these moves at its number, among zeros."""
    found = bytearray(length)
    for move in moves:
        found[move.index] = 1
    return found
