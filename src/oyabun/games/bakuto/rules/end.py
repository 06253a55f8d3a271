"""The end of Bakuto: districts, activities, network, and who becomes the Ginza Tiger."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, nibble
from oyabun.core.outcome import Outcome, places_by
from oyabun.core.phases import Step
from oyabun.games.bakuto.components import ACTIVITIES, DISTRICTS, EFFECTS, FAMILY, LINE, WINDS, Box
from oyabun.games.bakuto.rules.phases import PHASES
from oyabun.games.bakuto.state import BakutoState, Public

FIVE_ROUNDS: Final = "five-rounds"


def cubes_in(box: Box, public: Public, district: i64, seat: i64) -> i64:
    """BAK-R8: return how many cubes a seat has in a district."""
    mine = public.blocks[seat] & box.blocks[district]
    return count_bits(mine) + count_bits(mine & public.doubled)


def shared_points(points: list[int], cubes: list[int]) -> list[int]:
    """BAK-E1: return what a district pays each seat.

    One place fewer is paid than there are players; those who are tied share the sum of their
    places, rounded down; who has no cube there has no place.
    """
    shares = [0] * len(cubes)
    for seat, mine in enumerate(cubes):
        if not mine:
            continue
        ahead, tied, total = 0, 0, 0
        for other in cubes:
            ahead += other > mine
            tied += other == mine
        for place in range(ahead, min(ahead + tied, len(cubes) - 1)):
            total += points[place]
        shares[seat] = total // tied
    return shares


def district_shares(box: Box, public: Public, district: i64) -> list[int]:
    """BAK-E1: return what a district pays each seat at the end."""
    points = [int(box.points[3 * district + place]) for place in range(3)]
    cubes = [int(cubes_in(box, public, district, seat)) for seat in range(public.seats)]
    return shared_points(points, cubes)


def line_points(box: Box, row: i64) -> i64:
    """BAK-E2: return the points of the five lines of activities."""
    total: i64 = 0
    for colour in range(len(ACTIVITIES)):
        total += box.line[min(nibble(row, colour), LINE)]
    return total


def family_points(row: i64) -> i64:
    """BAK-E2: return the points of complete families: 10 for five colours."""
    least = nibble(row, 0)
    for colour in range(1, len(ACTIVITIES)):
        least = min(least, nibble(row, colour))
    return FAMILY * least


def network_points(box: Box, row: i64) -> i64:
    """BAK-E2: return the worth of the tiles that were kept."""
    total: i64 = 0
    for effect in range(len(EFFECTS)):
        total += box.cost[effect] * nibble(row, effect)
    return total


def district_points(box: Box, public: Public) -> list[int]:
    """BAK-E1: return what all districts together pay each seat."""
    totals = [0] * int(public.seats)
    held: i64 = 0
    for seat in range(public.seats):
        held |= public.blocks[seat]
    for district in range(len(DISTRICTS)):
        if held & box.blocks[district]:
            for seat, share in enumerate(district_shares(box, public, district)):
                totals[seat] += share
    return totals


class Score(Step):
    """BAK-E1, BAK-E2, BAK-E3: count, and find the Ginza Tiger."""

    rules = ("BAK-E1", "BAK-E2", "BAK-E3")

    def run(self, state: BakutoState) -> None:
        """Most points; then most network points; then the easternmost seat."""
        public = state.public
        box = state.box
        scores = district_points(box, public)
        keys: list[tuple[int, ...]] = []
        for seat in range(public.seats):
            row = public.activities[seat]
            network = int(network_points(box, public.tiles[seat]))
            scores[seat] += int(line_points(box, row) + family_points(row)) + network
            east = len(WINDS) - int(nibble(public.winds, seat))
            keys.append((scores[seat], network, east))
        outcome = Outcome(places_by(keys), FIVE_ROUNDS, tuple(scores))
        state.outcome = outcome
        for seat in outcome.winners:
            state.tell("becomes-tiger", seat=seat, n=scores[seat])


SCORE: Final = PHASES.one("score", Score())
