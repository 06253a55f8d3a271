"""The resolution of a stake of Bakuto: ronin, sums, sharing, clearing."""

from __future__ import annotations

import pytest

from oyabun.core.play import waiting
from oyabun.games.bakuto.rules.resolution import END_ROUND
from oyabun.games.bakuto.state import BakutoState
from oyabun.games.bakuto.view import SECRETS
from tests.games.bakuto.table import (
    alive,
    asked,
    blocks_of,
    go_on,
    hand,
    lay,
    offered,
    on,
    picks,
    play,
    resolve,
    resolved,
    table,
)


def sums(state: BakutoState, stake: int = 0) -> list[int]:
    view = SECRETS.project(state, None)
    return list(view.file_sums()[stake])


# Ronin


@pytest.mark.rule("BAK-R1")
def test_all_tokens_are_turned_up_first() -> None:
    state = table(2, {"red-a1": "0 ?b3", "red-b1": "1 ?geisha", "green-a1": "1 ?ronin"})
    resolve(state, "red")
    assert asked(state) == "turn-up"
    go_on(state)
    assert on(state, "red-a1") == "0 b3"
    assert on(state, "red-b1") == "1 geisha"
    assert on(state, "green-a1") == "1 ?ronin"
    assert state.private[0].hidden == 0


@pytest.mark.rule("BAK-R1")
def test_a_ronin_must_kill_left_right_or_facing() -> None:
    slots = {"red-a1": "1 b1-red", "red-a2": "0 ronin", "red-a3": "1 b3", "red-b2": "1 b1-blue"}
    state = table(4, slots | {"red-b1": "1 b1-green", "red-b3": "1 b2-red-blue"})
    resolve(state, "red")
    assert asked(state) == "strike:0"
    assert offered(state) == ["strike red-a1", "strike red-a3", "strike red-b2"]
    play(state, "strike red-a3")
    assert on(state, "red-a3") == "1 b3x"
    assert sorted(alive(state, "red")) == ["red-a1", "red-a2", "red-b1", "red-b2", "red-b3"]


@pytest.mark.rule("BAK-R1")
def test_neither_tiles_nor_protected_tokens_can_be_killed() -> None:
    slots = {
        "red-a1": "tile fighter",
        "red-a2": "0 ronin",
        "red-a3": "1 b3*",
        "red-b2": "1 b1-blue",
    }
    state = table(4, slots)
    resolve(state, "red")
    assert asked(state) == "must-strike"
    go_on(state)
    assert on(state, "red-b2") == "1 b1-bluex"


@pytest.mark.rule("BAK-R1")
def test_a_ronin_without_a_target_does_nothing() -> None:
    state = table(4, {"red-a2": "0 ronin", "red-a3": "1 b3*", "red-b1": "1 b1-blue"})
    resolve(state, "red")
    assert asked(state) == "judge"


@pytest.mark.rule("BAK-R1", "BAK-W3")
def test_a_ronin_may_have_to_kill_its_owners_token() -> None:
    state = table(4, {"red-a1": "0 b3", "red-a2": "0 ronin", "red-b1": "1 b1-red"})
    resolved(state, "red")
    assert on(state, "red-a1") == "0 b3x"
    assert asked(state) == "pick:1"


@pytest.mark.rule("BAK-R1")
def test_the_first_slot_has_nothing_to_its_left_and_the_last_nothing_to_its_right() -> None:
    slots = {"red-a6": "0 ronin", "red-b1": "1 b3", "red-b6": "2 ronin", "green-a1": "1 b1-red"}
    slots |= {"red-a5": "3 b3*", "red-b5": "3 ronin*"}
    state = table(4, slots)
    resolve(state, "red")
    assert asked(state) == "must-strike"


@pytest.mark.rule("BAK-R1")
def test_ronin_strike_slot_by_slot_and_a_dead_one_strikes_no_more() -> None:
    slots = {"red-a2": "0 ronin", "red-b1": "1 ronin", "red-b2": "2 b3", "red-a3": "2 b1-red"}
    state = table(4, slots)
    resolve(state, "red")
    assert asked(state) == "must-strike"
    go_on(state)
    assert on(state, "red-b2") == "2 b3x"
    assert asked(state) == "must-strike"
    go_on(state)
    assert on(state, "red-a3") == "2 b1-redx"
    state = table(4, {"red-a1": "0 ronin", "red-a2": "1 ronin", "red-a3": "2 b3"})
    resolved(state, "red")
    assert on(state, "red-a2") == "1 roninx"
    assert on(state, "red-a3") == "2 b3"


@pytest.mark.rule("BAK-R1")
def test_on_the_same_slot_file_a_strikes_before_file_b() -> None:
    slots = {"red-a1": "0 b3", "red-b1": "1 ronin", "red-a2": "2 ronin", "red-b2": "3 b3"}
    state = table(4, slots)
    resolve(state, "red")
    assert asked(state) == "strike:1"
    play(state, "strike red-a1")
    assert asked(state) == "must-strike"
    go_on(state)
    assert on(state, "red-b2") == "3 b3x"


@pytest.mark.rule("BAK-R2", "BAK-W4")
def test_two_ronin_facing_each_other_kill_each_other_and_nobody_else() -> None:
    slots = {"red-a2": "0 ronin", "red-b2": "1 ronin", "red-a1": "2 b3", "red-b3": "2 b1-red"}
    state = table(4, slots)
    resolved(state, "red")
    assert alive(state, "red") == {"red-a1": "2 b3", "red-b3": "2 b1-red"}


@pytest.mark.rule("BAK-R2")
@pytest.mark.parametrize(("a", "b"), [("a", "b"), ("b", "a")])
def test_a_protected_ronin_survives_the_one_facing_it_which_strikes_beside_itself(
    a: str, b: str
) -> None:
    slots = {f"red-{a}2": "0 ronin*", f"red-{b}2": "1 ronin", f"red-{a}1": "2 b3"}
    state = table(4, slots | {f"red-{b}1": "2 b1-red", f"red-{b}3": "3 b1-red"})
    resolve(state, "red")
    if asked(state) == "must-strike":
        go_on(state)
    assert asked(state) == "strike:1"
    assert offered(state) == [f"strike red-{b}1", f"strike red-{b}3"]
    play(state, f"strike red-{b}3")
    while asked(state) == "must-strike":
        go_on(state)
    assert alive(state, "red") == {
        f"red-{a}1": "2 b3",
        f"red-{a}2": "0 ronin*",
        f"red-{b}1": "2 b1-red",
    }


@pytest.mark.rule("BAK-R2")
def test_two_protected_ronin_facing_each_other_strike_beside_themselves() -> None:
    slots = {"red-a2": "0 ronin*", "red-b2": "1 ronin*", "red-a1": "2 b3", "red-b3": "2 b1-red"}
    state = table(4, slots)
    resolve(state, "red")
    go_on(state)
    assert on(state, "red-a1") == "2 b3x"
    go_on(state)
    assert alive(state, "red") == {"red-a2": "0 ronin*", "red-b2": "1 ronin*"}


@pytest.mark.rule("BAK-R2")
def test_a_ronin_whose_opposite_was_killed_before_faces_nobody() -> None:
    slots = {"red-a1": "2 ronin", "red-a2": "0 ronin", "red-b2": "1 ronin", "red-b3": "3 b3"}
    state = table(4, slots)
    resolved(state, "red")
    assert on(state, "red-a2") == "0 roninx"
    assert on(state, "red-b3") == "3 b3x"
    assert on(state, "red-b2") == "1 ronin"


# Sums


@pytest.mark.rule("BAK-R3")
def test_the_strictly_greater_sum_wins() -> None:
    state = table(2, {"red-a1": "0 b2-red-green", "red-b1": "1 b3"})
    resolved(state, "red")
    assert sums(state) == [2, 3]
    assert picks(state) == [1, 1, 1, 1]


@pytest.mark.rule("BAK-R3", "BAK-R7")
@pytest.mark.parametrize(
    ("slots", "both"),
    [
        ({}, [0, 0]),
        ({"red-a1": "tile fighter"}, [2, 0]),
        ({"red-a1": "0 b1-red", "red-b1": "1 b1-red"}, [1, 1]),
        ({"red-a1": "0 burakumin", "red-b1": "1 geisha"}, [0, -2]),
        ({"red-a1": "0 geisha"}, [-2, 0]),
    ],
)
def test_a_stake_is_cancelled(slots: dict[str, str], both: list[int]) -> None:
    state = table(2, slots)
    resolved(state, "red")
    assert sums(state) == both
    assert not waiting(state)
    assert [state.public.takers[0] >> 4 * at & 15 for at in range(6)] == [5] * 6
    assert state.public.discard == 0x1020
    assert bin(state.public.neutral).count("1") == 3


@pytest.mark.rule("BAK-R3")
def test_a_sum_above_zero_beats_one_below() -> None:
    state = table(2, {"red-a1": "0 b1-red", "red-b1": "1 geisha"})
    resolved(state, "red")
    assert picks(state) == [0, 0, 0, 0]


@pytest.mark.rule("BAK-R4")
@pytest.mark.parametrize("lower", [{}, {"red-b1": "tile block"}])
def test_a_stake_is_diminished_where_the_losing_file_is_empty(lower: dict[str, str]) -> None:
    state = table(2, {"red-a1": "0 b1-red"} | lower)
    resolved(state, "red")
    assert picks(state) == [0, 0]


@pytest.mark.rule("BAK-R4")
def test_a_file_emptied_by_ronin_is_empty() -> None:
    state = table(2, {"red-a1": "0 ronin", "red-a2": "0 b3*", "red-b1": "1 b3"})
    resolved(state, "red")
    assert picks(state) == [0, 0]


@pytest.mark.rule("BAK-R4")
def test_a_file_with_a_token_worth_nothing_is_not_empty() -> None:
    state = table(2, {"red-a1": "0 b1-red", "red-b1": "1 burakumin"})
    resolved(state, "red")
    assert picks(state) == [0, 0, 0, 0]


# Sharing


@pytest.mark.rule("BAK-R5", "BAK-R6")
def test_the_two_best_contributors_share() -> None:
    slots = {
        "red-a1": "2 b1-red",
        "red-a2": "1 b2-red-green",
        "red-a3": "0 b3",
        "red-b1": "3 ronin",
    }
    state = table(4, slots | {"red-b2": "3 burakumin*"})
    resolved(state, "red")
    assert on(state, "red-a1") == "2 b1-redx"
    assert picks(state) == [0, 0, 1, 1, 0, 0]


@pytest.mark.rule("BAK-R5")
def test_equal_contributions_go_to_the_earlier_slot() -> None:
    slots = {
        "red-a1": "2 b1-red",
        "red-a2": "1 b1-red",
        "red-a3": "0 b1-red",
        "red-b1": "3 burakumin",
    }
    state = table(4, slots)
    resolved(state, "red")
    assert picks(state) == [2, 2, 1, 1, 2, 2]


@pytest.mark.rule("BAK-R5", "BAK-W4")
def test_who_contributed_nothing_or_less_takes_nothing() -> None:
    slots = {"red-a1": "0 b1-red", "red-a2": "0 geisha", "red-a3": "1 burakumin", "red-a4": "2 b3"}
    state = table(4, slots | {"red-b1": "3 burakumin"})
    resolved(state, "red")
    assert picks(state) == [2, 2, 2, 2]


@pytest.mark.rule("BAK-R5")
def test_only_tokens_of_the_winning_file_count() -> None:
    slots = {"red-a1": "0 b1-red", "red-a2": "1 b2-red-green", "red-b1": "0 b2-red-green"}
    state = table(4, slots)
    resolved(state, "red")
    assert picks(state) == [1, 1, 0, 0, 1, 1]


@pytest.mark.rule("BAK-R6")
@pytest.mark.parametrize(
    ("second", "lower", "expected"),
    [
        (True, True, [0, 0, 1, 1, 0, 0]),
        (False, True, [0, 0, 0, 0]),
        (True, False, [0, 1, 0]),
        (False, False, [0, 0]),
    ],
)
def test_shares(*, second: bool, lower: bool, expected: list[int]) -> None:
    state = table(2, {"red-a1": "0 b3"})
    if second:
        lay(state, "red-a2", "1 b1-red")
    if lower:
        lay(state, "red-b1", "1 burakumin")
    resolved(state, "red")
    assert picks(state) == expected


@pytest.mark.rule("BAK-R6", "BAK-R8")
def test_each_pick_is_free_and_the_last_two_need_no_question() -> None:
    slots = {"red-a1": "0 b3", "red-a2": "1 b1-red", "red-b1": "1 burakumin"}
    state = table(2, slots)
    resolved(state, "red")
    assert asked(state) == "pick:0"
    assert offered(state) == [
        f"take {name}" for name in ("yazaemon-1", "shinryogae-3", "sanjikken-2", "sake", "docks")
    ]
    play(state, "take sake", "take yazaemon-1", "take sake", "take docks")
    assert not waiting(state)
    assert blocks_of(state, 0) == {"yazaemon-1": 2, "shinryogae-3": 1, "sanjikken-2": 1}
    assert state.public.activities[0] == 0x0010
    assert state.public.activities[1] == 0x1010


@pytest.mark.rule("BAK-R6")
def test_the_sixth_prize_of_a_sole_winner_is_not_taken() -> None:
    state = table(2, {"red-a1": "0 b3", "red-b1": "1 burakumin"})
    resolved(state, "red")
    play(state, "take sake", "take sake", "take docks", "take yazaemon-1")
    assert blocks_of(state, 0) == {"yazaemon-1": 2}
    assert bin(state.public.neutral).count("1") == 2


@pytest.mark.rule("BAK-R7")
def test_what_is_left_is_neutralised_or_discarded() -> None:
    state = table(2, {"red-a1": "0 b3"})
    resolved(state, "red")
    play(state, "take yazaemon-1", "take sake")
    assert state.public.discard == 0x1010
    assert bin(state.public.neutral).count("1") == 2
    assert blocks_of(state, 0) == {"yazaemon-1": 2}


@pytest.mark.rule("BAK-R8", "BAK-B9")
def test_after_the_round_all_tokens_rest_and_tiles_are_gone() -> None:
    slots = {
        "red-a1": "0 b3",
        "red-a2": "1 ronin",
        "green-b1": "tile fighter",
        "red-b2": "0 b1-red*",
    }
    state = table(2, slots)
    resolved(state, "red")
    assert on(state, "red-a1") == "0 b3x"
    state.public.benched[1] |= 1 << 9
    state.private[1].hand &= ~(1 << 9)
    state.stack = [END_ROUND]
    go_on(state)
    public = state.public
    assert public.rest[0] == 1 << 6 | 1
    assert public.rest[1] == 1 << 7 | 1 << 9
    assert public.free == state.box.places
    assert not any(public.slots)
    assert not any(public.owned)
    assert public.shielded == 0
    assert public.stake == -1
    assert public.judged == 0
    assert len(hand(state, 0)) == 8
