"""Views as numbers: rows under names, in a fixed order, as long for every view of a game."""

from __future__ import annotations

from collections.abc import Callable

Pieces = dict[str, list[float]]
"""The rows of numbers that tell a view, each under its name."""


def one_hot(index: int, length: int) -> list[float]:
    """Return zeros with a one at `index`; all zeros when it is negative."""
    return [float(place == index) for place in range(length)]


def flags(bits: int, length: int) -> list[float]:
    """Return a bit set as ones and zeros."""
    return [float(bits >> place & 1) for place in range(length)]


def seat_rows(
    viewer: int | None, seats: int, most: int, row: Callable[[int], list[float]]
) -> list[float]:
    """Return a row for each seat, the viewer's first, then clockwise; zeros for empty chairs."""
    first = viewer or 0
    rows = [row((first + step) % seats) for step in range(seats)]
    found = [number for numbers in rows for number in numbers]
    return found + [0.0] * (len(rows[0]) * (most - seats))


def flat(pieces: Pieces) -> list[float]:
    """Return all rows one after the other."""
    return [number for row in pieces.values() for number in row]
