"""The end of Bakuto: districts, activities, network, the Ginza Tiger."""

from __future__ import annotations

import pytest

from oyabun.core.play import settle
from oyabun.games.bakuto.rules.end import SCORE, shared_points
from oyabun.games.bakuto.state import BakutoState
from oyabun.games.bakuto.view import SECRETS
from tests.games.bakuto.table import activities, bare_table, cubes, give_block, hold, wind


def end(state: BakutoState) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Score; return points and places."""
    state.stack = [SCORE]
    settle(state)
    assert state.outcome is not None
    return state.outcome.scores, state.outcome.places


@pytest.mark.rule("BAK-E1")
@pytest.mark.parametrize(
    ("points", "presence", "paid"),
    [
        ([12, 7, 3], [4, 2], [12, 0]),
        ([12, 7, 3], [3, 3], [6, 6]),
        ([7, 4, 2], [1, 1], [3, 3]),
        ([12, 7, 3], [0, 0], [0, 0]),
        ([12, 7, 3], [0, 1], [0, 12]),
        ([12, 7, 3], [5, 3, 1], [12, 7, 0]),
        ([12, 7, 3], [5, 5, 1], [9, 9, 0]),
        ([12, 7, 3], [4, 2, 2], [12, 3, 3]),
        ([12, 7, 3], [2, 2, 2], [6, 6, 6]),
        ([12, 7, 3], [2, 0, 0], [12, 0, 0]),
        ([14, 8, 4], [5, 3, 3, 1], [14, 6, 6, 0]),
        ([14, 8, 4], [5, 3, 2, 2], [14, 8, 2, 2]),
        ([14, 8, 4], [3, 3, 3, 3], [6, 6, 6, 6]),
        ([14, 8, 4], [4, 3, 3, 3], [14, 4, 4, 4]),
        ([14, 8, 4], [1, 2, 3, 4], [0, 4, 8, 14]),
        ([14, 8, 4], [2, 2, 0, 0], [11, 11, 0, 0]),
    ],
)
def test_places_in_a_district_are_paid_and_shared(
    points: list[int], presence: list[int], paid: list[int]
) -> None:
    assert shared_points(points, presence) == paid


@pytest.mark.rule("BAK-E1", "BAK-R8")
def test_two_cubes_on_a_block_count_twice() -> None:
    state = bare_table(2)
    give_block(state, 0, "owari-1", 2)
    give_block(state, 1, "owari-2")
    assert end(state)[0] == (12, 0)


@pytest.mark.rule("BAK-E1")
def test_every_district_pays_its_own_points() -> None:
    state = bare_table(3)
    cubes(state, "shinryogae", 2, 1, 0)
    cubes(state, "yazaemon", 0, 2, 1)
    assert end(state)[0] == (14, 8 + 7, 4)


@pytest.mark.rule("BAK-E2")
def test_lines_families_and_kept_tiles_score() -> None:
    state = bare_table(2)
    activities(state, 0, 5, 1, 1, 2, 1)
    activities(state, 1, 2, 2, 3, 2, 6)
    hold(state, 1, "peek squat salvage fighter fighter")
    assert end(state)[0] == (15 + 10, 2 + 2 + 4 + 2 + 10 + 20 + 12)
    assert SECRETS.project(state, None).score(1) == (0, 20, 20, 12)


@pytest.mark.rule("BAK-E3")
def test_most_points_win() -> None:
    state = bare_table(3)
    cubes(state, "owari", 1, 2, 0)
    assert end(state) == ((7, 12, 0), (2, 1, 3))


@pytest.mark.rule("BAK-E3")
def test_a_tie_goes_to_the_most_network_points() -> None:
    state = bare_table(2)
    activities(state, 0, 1, 1)
    hold(state, 1, "squat")
    wind(state, "east", "west")
    assert end(state) == ((2, 2), (2, 1))


@pytest.mark.rule("BAK-E3", "BAK-S3")
@pytest.mark.parametrize(
    ("winds", "places"),
    [
        (("west", "north", "south", "east"), (4, 3, 2, 1)),
        (("north", "south", "east", "west"), (3, 2, 1, 4)),
    ],
)
def test_the_last_tie_goes_to_the_easternmost(
    winds: tuple[str, ...], places: tuple[int, ...]
) -> None:
    state = bare_table(4)
    wind(state, *winds)
    assert end(state) == ((0, 0, 0, 0), places)
