"""What a day leaves for the next: who is first then, and whose Zokus are at the station.

Whoever is first between two places its last Zokus when all others stand, and the rulebook gives
that to the one who lost more Zokus to the police, or else has fewer printed points (ZOK-D7).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import nibble
from oyabun.games.zoku.components import BAND
from oyabun.games.zoku.mind.ending import DUEL, STEEP
from oyabun.games.zoku.state import NOTHING, OPEN, PAIR
from oyabun.games.zoku.view import World

AWAY: Final[vec[float]] = vec[float]([0.0, 0.0, 2.7, 1.0, 1.0, 1.0])
"""Points that a Zoku would have brought which is at the station when a day begins, by number of
seats. Between two fitted to what the display promised after 2,347 placements of `hard` and
`heuristic`: 2.9 for one's own, 2.5 for the other's."""
FIRST: Final = 3.0
"""Points that it brings one of two gangs to be first. In the same placements it brought `hard` 4.3,
in a hundred against `stranger` 1.9."""
LEAST: Final = 0.5
"""A lead in printed points that is none."""


def away(world: World, seat: i64) -> float:
    """Return how many Zokus of a seat cannot be placed on the next day, as things stand."""
    public = world.public
    gone = public.held if public.display[0] == NOTHING else public.arrested
    return float(nibble(gone, seat))


def first_tomorrow(world: World, claims: vec[float], rows: vec[i64]) -> float:
    """Return how likely the first of two gangs begins the next day (ZOK-D7).

    Brawls arrest as many of both in 99 of 100; raids do not.
    """
    public, box = world.public, world.box
    if public.display[0] == NOTHING:
        return 1.0 if public.first == 0 else 0.0
    more = nibble(public.arrested, 0) - nibble(public.arrested, 1)
    ahead = float(public.printed(box, 0) - public.printed(box, 1))
    variance = LEAST * LEAST
    for slot in range(len(public.display)):
        if public.fates[slot] == OPEN:
            if rows[slot] == BAND:
                more += 1
            elif rows[slot] == BAND << PAIR:
                more -= 1
            value = float(box.values[public.display[slot]])
            either = claims[DUEL * slot] + claims[DUEL * slot + 1]
            lead = claims[DUEL * slot] - claims[DUEL * slot + 1]
            ahead += lead * value
            variance += (either - lead * lead) * value * value
    if more:
        return 1.0 if more > 0 else 0.0
    return 1.0 / (1.0 + exp(ahead / (STEEP * sqrt(variance))))
