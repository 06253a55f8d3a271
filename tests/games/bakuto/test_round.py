"""The set-up of Bakuto and the course of its rounds."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members
from oyabun.core.chance import Rng
from oyabun.core.phases import Chance
from oyabun.core.play import decision, legal_moves, play, settle, waiting
from oyabun.games.bakuto.components import ACTIVITIES
from oyabun.games.bakuto.rules import setup
from oyabun.games.bakuto.state import BakutoState
from tests.games.bakuto.table import EDITION, priorities


def fresh(seats: int) -> BakutoState:
    state = setup(seats, {}, EDITION)
    settle(state)
    return state


def walk(state: BakutoState, rng: Rng, until: str) -> None:
    """Play at random until a phase asks."""
    while state.stack and state.stack[-1].name != until:
        asked = decision(state)
        assert asked is not None
        seat = waiting(state)[0]
        play(state, seat, asked.random_move(state, seat, rng))


@pytest.mark.rule("BAK-S1", "BAK-C6")
@pytest.mark.parametrize("seed", range(5))
def test_eight_elements_are_drawn_first_and_lost(seed: int) -> None:
    state = fresh(2)
    assert len(members(state.public.bag)) == 53
    assert sum(state.public.bag_activities >> 4 * at & 15 for at in range(5)) == 45
    walk(state, Rng(seed), "display-tiles")
    public = state.public
    lost = sum(public.discard >> 4 * at & 15 for at in range(len(ACTIVITIES)))
    assert len(members(public.neutral)) + lost == 8
    assert public.neutral & public.bag == 0


@pytest.mark.rule("BAK-C6")
def test_every_block_is_as_likely_as_one_activity_token() -> None:
    state = fresh(2)
    asked = decision(state)
    assert isinstance(asked, Chance)
    weights = asked.weights(state)
    assert weights == [1] * 53 + [9] * 5
    assert len(legal_moves(state, -1)) == 58


@pytest.mark.rule("BAK-S2", "BAK-S5")
def test_four_tiles_are_displayed_and_move_on_before_the_first_round() -> None:
    state = fresh(3)
    walk(state, Rng(1), "deal-priority")
    first = state.public.display
    assert first >> 16 == 0
    assert all(first >> 4 * place & 15 for place in range(4))
    walk(state, Rng(1), "commit")
    public = state.public
    assert public.display >> 16 == first
    assert all(public.display >> 4 * place & 15 for place in range(8))
    assert sum(public.unseen_tiles >> 4 * at & 15 for at in range(11)) == 22


@pytest.mark.rule("BAK-S5")
def test_old_tiles_leave_and_those_not_recruited_move_to_zone_2() -> None:
    state = fresh(2)
    rng = Rng(4)
    walk(state, rng, "end-round")
    zone_1 = state.public.display & 0xFFFF
    walk(state, rng, "commit")
    assert state.public.display >> 16 == zone_1


@pytest.mark.rule("BAK-S3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_priority_tokens_are_one_to_as_many_as_play_and_winds_differ(seats: int) -> None:
    state = fresh(seats)
    walk(state, Rng(9), "commit")
    assert sorted(priorities(state)) == list(range(1, seats + 1))
    winds = [state.public.winds >> 4 * seat & 15 for seat in range(seats)]
    assert len(set(winds)) == seats
    assert all(1 <= wind <= 4 for wind in winds)


@pytest.mark.rule("BAK-S3")
def test_any_seat_can_get_any_priority_and_wind() -> None:
    first = {(priorities(state)[0], state.public.winds & 15) for state in dealt(60)}
    assert {number for number, _ in first} == {1, 2}
    assert {wind for _, wind in first} == {1, 2, 3, 4}


def dealt(count: int) -> list[BakutoState]:
    states = [fresh(2) for _ in range(count)]
    for seed, state in enumerate(states):
        walk(state, Rng(seed), "commit")
    return states


@pytest.mark.rule("BAK-S4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_of_three_turns_and_red_then_green_then_blue(seats: int) -> None:
    state = fresh(seats)
    rng = Rng(11)
    seen: list[tuple[int, int, int]] = []
    while state.stack:
        public = state.public
        if state.stack[-1].name in ("commit", "judge"):
            here = (int(public.round), int(public.turn), int(public.stake))
            if not seen or seen[-1] != here:
                seen.append(here)
        asked = decision(state)
        assert asked is not None
        seat = waiting(state)[0]
        play(state, seat, asked.random_move(state, seat, rng))
    assert seen == [
        (one, turn, stake)
        for one in range(1, 6)
        for turn, stake in [(1, -1), (2, -1), (3, -1), (3, 0), (3, 1), (3, 2)]
    ]


@pytest.mark.rule("BAK-S5")
def test_six_elements_lie_at_each_stake() -> None:
    state = fresh(4)
    walk(state, Rng(3), "commit")
    assert [len(state.public.elements(stake)) for stake in range(3)] == [6, 6, 6]
