"""Where the points came from, for the end of a match.

A game's ``breakdown(view, speaker)``, in its ``board`` beside ``describe``, returns the sources of
the points when a match is over: plain data, told by the speaker in the reader's language, from the
view alone. The points of all sources add up to the scores of the outcome, seat by seat, and they
are the same for all eyes; teammates, who have one score, have the same points.
"""

from __future__ import annotations

from typing import NamedTuple


class Source(NamedTuple):
    """Something that gave points, or cost some."""

    name: str
    points: tuple[int, ...]
    """What it gave each seat."""
    remarks: tuple[str, ...] = ()
    """What each seat has of it, in a few words, or nothing; empty where no seat needs any."""

    def remark(self, seat: int) -> str:
        """Return what a seat has of it."""
        return self.remarks[seat] if self.remarks else ""


Breakdown = tuple[Source, ...]
