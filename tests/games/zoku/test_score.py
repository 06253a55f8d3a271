"""The end: where points come from, and who wins."""

from __future__ import annotations

import pytest

from oyabun.core.match import Match
from oyabun.games.zoku import GAME
from oyabun.games.zoku.components import QUARTIERS
from oyabun.games.zoku.rules.day import count_points
from oyabun.games.zoku.state import ZokuState, gain
from tests.games.zoku.table import Table


def ended(
    *owned: list[str], dark: tuple[int, ...] = (), reserve: tuple[int, ...] = ()
) -> ZokuState:
    """Return a position in which the seats have these Quartiers, counted."""
    table = Table(len(owned))
    state: ZokuState = table.match.state
    public = state.public
    for seat, names in enumerate(owned):
        for name in names:
            public.owned[seat] |= 1 << QUARTIERS.index(name)
    public.dark = 0
    for seat, count in enumerate(dark):
        public.dark = gain(public.dark, seat, count)
    for seat, count in enumerate(reserve):
        public.reserve = gain(public.reserve, seat, count - 8)
    count_points(state)
    return state


def scores(state: ZokuState) -> tuple[int, ...]:
    assert state.outcome is not None
    return state.outcome.scores


def places(state: ZokuState) -> tuple[int, ...]:
    assert state.outcome is not None
    return state.outcome.places


@pytest.mark.rule("ZOK-E1")
def test_printed_values_count() -> None:
    state = ended(["hatagaya", "kabukicho"], ["roppongi"])
    assert scores(state) == (10, 7)


@pytest.mark.rule("ZOK-E1")
def test_every_lieutenant_not_played_is_worth_five() -> None:
    assert scores(ended([], [], dark=(3, 1))) == (15, 5)


@pytest.mark.rule("ZOK-E1")
def test_three_of_a_ward_bring_five() -> None:
    two = ended(["hatagaya", "yoyogi"], [])
    three = ended(["hatagaya", "yoyogi", "ebisu"], [])
    four = ended(["hatagaya", "yoyogi", "ebisu", "harajuku"], [])
    assert scores(two)[0] == 5
    assert scores(three)[0] == 10 + 5
    assert scores(four)[0] == 17 + 5


@pytest.mark.rule("ZOK-E1")
def test_all_five_of_a_ward_bring_five_more() -> None:
    state = ended(["hatagaya", "yoyogi", "ebisu", "harajuku", "dogenzaka"], [])
    assert scores(state)[0] == 25 + 5 + 5
    assert state.public.points(state.box, 0) == (25, 0, 5, 5, 0)


@pytest.mark.rule("ZOK-E1")
def test_a_card_of_every_ward_in_play_brings_fifteen_once() -> None:
    one_each = ["hatagaya", "yotsuya", "shinbashi", "kudan", "kuramae"]
    assert scores(ended(one_each, []))[0] == 13 + 15
    assert scores(ended([*one_each, "yoyogi"], []))[0] == 16 + 15
    assert scores(ended(one_each[:4], []))[0] == 10


def test_before_the_wards_are_drawn_nobody_has_a_point() -> None:
    view = Match.start(GAME, ("Red", "Blue")).view(None)
    assert [view.points(seat) for seat in range(2)] == [(0, 0, 0, 0, 0)] * 2


@pytest.mark.rule("ZOK-E2")
def test_most_points_win() -> None:
    assert places(ended(["hatagaya"], ["roppongi"])) == (2, 1)


@pytest.mark.rule("ZOK-E2")
def test_a_tie_goes_to_more_quartiers_then_lieutenants_then_reserve_or_is_shared() -> None:
    more_quartiers = ended(["hatagaya", "shinbashi"], [], dark=(0, 1))
    assert scores(more_quartiers) == (5, 5)
    assert places(more_quartiers) == (1, 2)
    more_lieutenants = ended(["dogenzaka"], ["shinbashi"], dark=(0, 1))
    assert scores(more_lieutenants) == (8, 8)
    assert places(more_lieutenants) == (2, 1)
    assert places(ended([], [], reserve=(6, 7))) == (2, 1)
    assert places(ended([], [], reserve=(7, 7))) == (1, 1)


def test_the_winners_are_told() -> None:
    table = Table(2, days=1)
    table.placement([0], [1, 2])
    match: Match = table.match
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    assert table.told()[-1] == "wins"
    assert GAME.reasons == (match.outcome.reason,)
