"""Views as numbers: rows under names, in a fixed order, as long for every view of a game."""

from __future__ import annotations

from collections.abc import Callable

Pieces = dict[str, list[float]]
"""The rows of numbers that tell a view, each under its name."""


def one_hot(index: int, length: int) -> list[float]:
    """Return zeros with a one at `index`; all zeros when it is negative."""
    row = [0.0] * length
    if 0 <= index < length:
        row[index] = 1.0
    return row


def flags(bits: int, length: int) -> list[float]:
    """Return a bit set as ones and zeros."""
    row = [0.0] * length
    left = bits & (1 << length) - 1
    while left:
        last = left.bit_length() - 1
        row[last] = 1.0
        left ^= 1 << last
    return row


def seat_rows(
    viewer: int | None, seats: int, most: int, row: Callable[[int], list[float]]
) -> list[float]:
    """Return a row for each seat, the viewer's first, then clockwise; zeros for empty chairs."""
    first = viewer or 0
    found: list[float] = []
    for step in range(seats):
        found += row((first + step) % seats)
    return found + [0.0] * (len(found) // seats * (most - seats))


def flat(pieces: Pieces) -> list[float]:
    """Return all rows one after the other."""
    found: list[float] = []
    for row in pieces.values():
        found += row
    return found
