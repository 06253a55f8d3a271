"""The network tiles of Bakuto: windows, targets, effects."""

from __future__ import annotations

import pytest

from oyabun.core.phrases import Diary
from oyabun.core.play import play_checked, waiting
from oyabun.games.bakuto.moves import MOVES
from oyabun.games.bakuto.rules.network import forget, learn
from oyabun.games.bakuto.state import MOST_SEEN, SEEN_WIDTH, BakutoState, Private
from oyabun.games.bakuto.view import SECRETS
from tests.games.bakuto.table import (
    PLACES,
    activities,
    asked,
    bare_table,
    bet,
    blocks_of,
    display,
    files,
    give_block,
    hold,
    neutralise,
    offered,
    on,
    order,
    play,
    priorities,
    resolved,
    table,
)


def acting(
    tiles: str, slots: dict[str, str] | None = None, pile: str = "b1-red b1-green"
) -> BakutoState:
    """A turn of two in which seat 0 acts first and holds tiles; neutral and discard are empty."""
    state = table(2, slots)
    bet(state, pile, "b3 geisha", tiles={0: tiles}, priority="12")
    return state


def uses(state: BakutoState) -> list[str]:
    """The tiles that are offered."""
    return [text.partition(" ")[2] for text in offered(state) if text.startswith("use")]


# Windows


@pytest.mark.rule("BAK-N0")
def test_a_tile_may_be_used_before_between_and_after_the_two_tokens() -> None:
    for moves in (
        [],
        ["lift top", "file red-a"],
        ["lift top", "file red-a", "lift under", "file red-a"],
    ):
        state = acting("block")
        play(state, *moves)
        assert asked(state) == "act:0"
        assert uses(state) == ["block"]
        play(state, "use block", "slot red-b4")
        assert on(state, "red-b4") == "tile block"


@pytest.mark.rule("BAK-N0")
def test_after_both_tokens_one_may_end_without_using_a_tile() -> None:
    state = acting("block")
    play(state, "lift top", "file red-a", "lift under", "file red-a")
    assert offered(state) == ["pass", "use block"]
    play(state, "pass")
    assert asked(state) == "act:1"
    assert state.public.tile_count(0, 1) == 1


@pytest.mark.rule("BAK-N0")
def test_before_both_tokens_are_placed_nobody_may_pass() -> None:
    state = acting("block")
    assert offered(state) == ["lift top", "lift under", "use block"]
    play(state, "lift top", "file red-a")
    assert offered(state) == ["lift under", "use block"]


@pytest.mark.rule("BAK-N0")
def test_one_tile_a_turn_and_a_used_tile_is_gone() -> None:
    state = acting("block fighter")
    play(state, "use block", "slot red-a1")
    assert state.public.tile_count(0, 1) == 0
    assert offered(state) == ["lift top", "lift under"]


@pytest.mark.rule("BAK-N0")
def test_a_tile_may_be_used_in_the_turn_in_which_it_was_recruited() -> None:
    state = table(2)
    display(state, "block")
    bet(state, "b1-red geisha", "b3 ronin", priority="12")
    play(state, "lift top", "file red-a", "recruit block zone-1")
    assert uses(state) == ["block"]


@pytest.mark.rule("BAK-N0")
def test_the_late_window_comes_after_the_last_player_in_order_of_play() -> None:
    state = table(3)
    neutralise(state, "owari-1")
    bet(
        state,
        "b3 geisha",
        "b1-red geisha",
        "b2-red-green geisha",
        tiles={0: "squat", 1: "squat"},
        priority="123",
    )
    assert order(state) == [1, 2, 0]
    while not asked(state).startswith("late"):
        play(
            state,
            offered(state)[0]
            if asked(state)[:3] != "act" or "pass" not in offered(state)
            else "pass",
        )
    assert asked(state) == "late:1"
    assert offered(state) == ["pass", "use squat"]
    play(state, "pass")
    assert asked(state) == "late:0"
    play(state, "use squat", "cube owari-1")
    assert blocks_of(state, 0) == {"owari-1": 1}


@pytest.mark.rule("BAK-N0")
def test_who_has_used_a_tile_is_not_asked_late() -> None:
    state = acting("block squat")
    neutralise(state, "owari-1")
    play(state, "use block", "slot red-b1", "lift top", "file red-a", "file red-a")
    play(state, "lift top", "file blue-a", "file blue-a")
    assert not asked(state).startswith("late")


@pytest.mark.rule("BAK-N0")
def test_uses_are_counted_anew_in_the_next_turn() -> None:
    state = acting("block block")
    play(state, "use block", "slot red-b1", "lift top", "file red-a", "file red-a")
    play(state, "lift top", "file blue-a", "file blue-a")
    bet(state, "b1-blue b2-red-blue", "ronin b1-red", priority="12")
    play(state, "lift top", "file blue-b", "file blue-b")
    assert uses(state) == ["block"]


@pytest.mark.rule("BAK-N0")
def test_nobody_is_asked_about_a_tile_that_has_no_target() -> None:
    state = acting("second-cube salvage squat swap peek")
    assert offered(state) == ["lift top", "lift under"]


# 1 to 5: on stakes


@pytest.mark.rule("BAK-N1")
def test_recolour_gives_one_open_stake_for_another() -> None:
    state = acting("recolour", pile="b2-red-green geisha")
    play(state, "use recolour")
    assert offered(state) == ["recolour red blue", "recolour green blue"]
    play(state, "recolour red blue", "lift top")
    assert files(state) == ["green-a", "green-b", "blue-a", "blue-b"]


@pytest.mark.rule("BAK-N1")
def test_recolour_of_one_candidate_leaves_the_choice_among_the_others() -> None:
    state = acting("recolour", {"red-a1": "1 burakumin"}, pile="burakumin geisha")
    play(state, "use recolour", "recolour blue red", "lift top")
    assert files(state) == ["red-a", "red-b", "green-a", "green-b"]
    play(state, "file red-b")
    assert files(state) == ["red-a", "red-b"]


@pytest.mark.rule("BAK-N1")
def test_recolour_after_settling_gives_the_one_stake() -> None:
    state = acting("recolour", pile="burakumin geisha")
    play(state, "lift top", "file red-b", "use recolour")
    assert offered(state) == ["recolour red green", "recolour red blue"]
    play(state, "recolour red blue")
    assert files(state) == ["blue-a", "blue-b"]


@pytest.mark.rule("BAK-N1")
def test_recolour_after_the_second_token_is_allowed_and_does_nothing() -> None:
    state = acting("recolour")
    play(state, "lift top", "file red-a", "lift under", "file red-a", "use recolour")
    play(state, "recolour red blue")
    assert on(state, "red-a1") == "0 b1-red"
    assert asked(state) == "act:1"


@pytest.mark.rule("BAK-N1")
def test_with_all_stakes_open_there_is_nothing_to_recolour() -> None:
    assert uses(acting("recolour", pile="b3 burakumin")) == []


@pytest.mark.rule("BAK-N0", "BAK-N1")
def test_recolour_is_not_for_the_late_window() -> None:
    state = acting("recolour")
    play(state, "lift top", "file red-a", "lift under", "file red-a", "pass")
    play(state, "lift top", "file blue-a", "file blue-a")
    assert not asked(state).startswith("late")


@pytest.mark.rule("BAK-B6", "BAK-N1")
def test_a_ronin_copies_the_stake_of_a_burakumin_as_it_is_now() -> None:
    state = table(2)
    bet(state, "ronin geisha", "burakumin geisha", tiles={1: "recolour"}, priority="21")
    play(state, "lift top", "file red-a", "lift under", "file red-a", "use recolour")
    play(state, "recolour red green", "lift top")
    assert files(state) == ["green-a", "green-b"]


@pytest.mark.rule("BAK-N2", "BAK-C2")
def test_a_block_closes_any_free_slot_of_an_open_stake() -> None:
    state = acting("block", {"red-a1": "1 b1-red"}, pile="b1-red geisha")
    play(state, "use block")
    assert offered(state) == [
        f"slot red-{slot}" for slot in ("a2", "a3", "a4", "b1", "b2", "b3", "b4")
    ]
    play(state, "slot red-a2", "lift top", "file red-a")
    assert on(state, "red-a3") == "0 b1-red"


@pytest.mark.rule("BAK-B9", "BAK-N2")
def test_one_may_block_the_last_slot_against_oneself() -> None:
    slots = {f"red-{f}{n}": "tile block" for f in "ab" for n in range(1, 5)}
    del slots["red-a2"]
    state = acting("block", slots, pile="b1-red geisha")
    play(state, "use block", "slot red-a2")
    assert state.public.benched[0] == 1
    assert state.public.unseen_bench == 1


@pytest.mark.rule("BAK-N0", "BAK-B9")
def test_a_tile_before_the_first_token_settles_the_one_stake() -> None:
    state = acting("block", pile="burakumin geisha")
    play(state, "use block", "slot green-a1", "lift top")
    assert files(state) == ["green-a", "green-b"]


@pytest.mark.rule("BAK-N0", "BAK-B9")
def test_a_tile_settles_only_on_a_stake_that_holds_as_many_tokens_as_possible() -> None:
    slots = {f"red-{f}{n}": "tile block" for f in "ab" for n in range(1, 5)}
    del slots["red-a4"]
    state = acting("block", slots, pile="burakumin geisha")
    play(state, "use block")
    assert not [text for text in offered(state) if "red" in text]


@pytest.mark.rule("BAK-B9", "BAK-N1")
def test_a_token_that_finds_no_slot_may_wait_for_a_tile_that_opens_one() -> None:
    slots = {f"red-{f}{n}": "tile block" for f in "ab" for n in range(1, 5)}
    state = acting("recolour", slots, pile="b1-red geisha")
    assert offered(state) == ["lift top", "lift under", "use recolour"]
    play(state, "lift under")
    assert state.public.unseen_bench == 1
    play(state, "use recolour", "recolour red blue")
    assert files(state) == ["blue-a", "blue-b"]


@pytest.mark.rule("BAK-N3")
def test_a_bodyguard_stands_by_any_token_of_an_open_stake_once() -> None:
    slots = {"red-a1": "1 ronin", "red-b1": "0 ?ronin", "green-a1": "1 b1-red"}
    slots["red-a2"] = "1 b1-blue*"
    state = acting("protect", slots, pile="b1-red b1-green")
    play(state, "use protect")
    assert offered(state) == ["slot red-a1", "slot red-b1"]
    play(state, "slot red-a1")
    assert on(state, "red-a1") == "1 ronin*"


@pytest.mark.rule("BAK-B3", "BAK-N4")
def test_priority_is_swapped_before_anything_is_revealed() -> None:
    state = table(3)
    piles = ("b1-red geisha", "b1-red geisha", "b1-red geisha")
    bet(state, *piles, tiles={2: "priority"}, priority="123")
    assert asked(state) == "bribe:2"
    assert offered(state) == ["pass", "bribe 0", "bribe 1"]
    assert state.public.shown == 0
    play(state, "bribe 0")
    assert order(state) == [2, 1, 0]
    assert priorities(state) == [1, 2, 3]
    assert state.public.tile_count(2, 3) == 0


@pytest.mark.rule("BAK-B3", "BAK-N4")
def test_several_officials_are_bribed_in_the_order_of_priority_as_it_was() -> None:
    state = table(3)
    piles = ("b1-red geisha", "b1-red geisha", "b3 geisha")
    bet(state, *piles, tiles={0: "priority", 1: "priority"}, priority="312")
    assert asked(state) == "bribe:1"
    play(state, "bribe 0")
    assert priorities(state) == [1, 3, 2]
    assert asked(state) == "bribe:0"
    play(state, "pass")
    assert order(state) == [0, 1, 2]


@pytest.mark.rule("BAK-N0", "BAK-N4")
def test_who_has_bribed_uses_no_other_tile_in_this_turn() -> None:
    state = table(2)
    bet(state, "b1-red geisha", "b3 geisha", tiles={0: "priority block"}, priority="12")
    play(state, "bribe 1")
    assert offered(state) == ["lift top", "lift under"]


@pytest.mark.rule("BAK-N4")
def test_the_official_can_be_bribed_only_before_the_reveal() -> None:
    state = table(2)
    bet(state, "b1-red geisha", "b3 geisha", tiles={0: "priority"}, priority="12")
    play(state, "pass")
    assert offered(state) == ["lift top", "lift under"]


PEEKED = {"red-a1": "1 ?ronin", "red-a2": "1 b1-red", "red-b1": "0 ?b3", "green-a1": "1 ?b1-blue"}


@pytest.mark.rule("BAK-N5")
def test_an_informer_looks_at_an_opponents_hidden_token_on_an_open_stake() -> None:
    state = acting("peek", PEEKED)
    play(state, "use peek")
    assert offered(state) == ["slot red-a1"]
    state.diary = Diary()
    play_checked(state, 0, MOVES.parse("slot red-a1"))
    assert [phrase.key for phrase in state.diary.heard_by(0)] == ["uses-peek", "sees"]
    assert [phrase.key for phrase in state.diary.heard_by(1)] == ["uses-peek"]
    assert SECRETS.project(state, 0).token_on(0) == 7
    assert SECRETS.project(state, None).token_on(0) == -1


@pytest.mark.rule("BAK-N5")
def test_what_an_informer_has_seen_stays_known_and_may_be_looked_at_again() -> None:
    state = acting("peek peek", PEEKED)
    play(state, "use peek", "slot red-a1")
    play(state, "lift top", "file red-b", "file red-b")
    play(state, "lift top", "file blue-a", "file blue-a")
    bet(state, "b2-red-blue geisha", "b2-red-blue b2-red-green", priority="12")
    assert SECRETS.project(state, 0).token_on(0) == 7
    play(state, "use peek")
    assert offered(state) == ["slot red-a1", "slot blue-a2"]
    play(state, "slot red-a1")
    assert state.private[0].seen == 16 + 7
    assert SECRETS.project(state, 0).token_on(0) == 7


@pytest.mark.rule("BAK-N5")
def test_what_was_seen_is_no_secret_any_more_once_it_is_turned_up() -> None:
    state = acting("peek", PEEKED)
    play(state, "use peek", "slot red-a1")
    state.stack.clear()
    resolved(state, "red", "red-a2")
    assert state.private[0].seen == 0
    assert state.public.peeked[0] == 0


@pytest.mark.rule("BAK-N5", "BAK-N9")
@pytest.mark.parametrize("order", [("red-a1", "green-a1"), ("green-a1", "red-a1")])
def test_what_was_seen_is_still_known_after_it_has_been_swapped(order: tuple[str, str]) -> None:
    state = acting("peek", PEEKED)
    play(state, "use peek", "slot red-a1")
    play(state, "lift top", "file red-b", "file red-b")
    hold(state, 1, "swap")
    play(state, "use swap", *(f"slot {place}" for place in order))
    view = SECRETS.project(state, 0)
    assert view.token_on(12) == 7
    assert view.token_on(0) == -1
    assert [view.public.peeked[0] >> place & 1 for place in (0, 12)] == [0, 1]
    assert on(state, "green-a1") == "1 ?ronin"


# 6, 7, 10: on blocks and activities


@pytest.mark.rule("BAK-N6")
def test_a_second_cube_goes_on_an_own_block_with_one_and_never_a_third() -> None:
    state = bare_table(2)
    give_block(state, 0, "owari-1", 2)
    give_block(state, 0, "owari-2")
    give_block(state, 1, "owari-3")
    neutralise(state, "owari-4")
    bet(state, "b1-red geisha", "b3 geisha", tiles={0: "second-cube"}, priority="12")
    play(state, "use second-cube")
    assert offered(state) == ["cube owari-2"]
    play(state, "cube owari-2")
    assert blocks_of(state, 0) == {"owari-1": 2, "owari-2": 2}


@pytest.mark.rule("BAK-N7")
def test_a_neutralised_block_becomes_ones_own_with_one_cube_even_an_important_one() -> None:
    state = bare_table(2)
    neutralise(state, "owari-1", "owari-4")
    give_block(state, 1, "owari-3")
    bet(state, "b1-red geisha", "b3 geisha", tiles={0: "squat"}, priority="12")
    play(state, "use squat")
    assert offered(state) == ["cube owari-1", "cube owari-4"]
    play(state, "cube owari-1")
    assert blocks_of(state, 0) == {"owari-1": 1}
    assert not state.public.neutral >> 24 & 1


@pytest.mark.rule("BAK-N10")
def test_an_activity_comes_out_of_the_discard() -> None:
    state = bare_table(2)
    activities(state, 0, 1, 0, 0, 2)
    state.public.discard = 0x2010
    bet(state, "b1-red geisha", "b3 geisha", tiles={0: "salvage"}, priority="12")
    play(state, "use salvage")
    assert offered(state) == ["take sake", "take docks"]
    play(state, "take docks")
    assert state.public.discard == 0x1010
    assert state.public.activities[0] == 0x3001


# 8, 9, 11


@pytest.mark.rule("BAK-N8")
def test_where_the_mistress_sits_geishas_of_both_files_count_nothing_but_are_tokens() -> None:
    slots = {"red-a1": "0 b1-red", "red-a2": "0 geisha", "red-b1": "1 geisha"}
    state = table(2, slots | {"red-b4": "tile no-geisha"})
    resolved(state, "red")
    assert asked(state) == "pick:0"
    assert state.public.picks == 0x1111
    assert SECRETS.project(state, 0).file_sums()[0][0] == 1
    assert SECRETS.project(state, 0).file_sums()[0][1] == 0


@pytest.mark.rule("BAK-N8")
def test_the_mistress_of_another_stake_forbids_nothing() -> None:
    slots = {"red-a1": "0 b3", "red-a2": "0 geisha", "green-b4": "tile no-geisha"}
    state = table(2, slots)
    assert SECRETS.project(state, 0).file_sums()[0][0] == 1


@pytest.mark.rule("BAK-N8", "BAK-N11", "BAK-N2")
@pytest.mark.parametrize("tile", ["no-geisha", "fighter", "block"])
def test_tiles_on_slots_close_them(tile: str) -> None:
    state = acting(tile)
    play(state, f"use {tile}", "slot red-b1", "lift top", "file red-b")
    assert on(state, "red-b1") == f"tile {tile}"
    assert on(state, "red-b2") == "0 b1-red"


@pytest.mark.rule("BAK-N9")
def test_two_own_tokens_change_places_with_their_faces_and_bodyguards() -> None:
    slots = {"red-a1": "1 b1-red", "red-a2": "0 ?ronin*", "blue-a1": "0 b3"}
    slots["green-b3"] = "0 b2-red-green"
    state = acting("swap", slots, pile="b2-red-blue geisha")
    play(state, "lift top", "file red-b", "use swap")
    assert offered(state) == ["slot red-a2", "slot red-b1", "slot blue-a1"]
    play(state, "slot red-a2")
    assert offered(state) == ["slot red-b1", "slot blue-a1"]
    play(state, "slot blue-a1")
    assert on(state, "blue-a1") == "0 ?ronin*"
    assert on(state, "red-a2") == "0 b3"
    assert on(state, "green-b3") == "0 b2-red-green"
    assert state.public.marks == 1 << PLACES["red-a2"] | 1 << PLACES["blue-a1"], "both are shown"
    assert asked(state) == "place:0"


@pytest.mark.rule("BAK-N9")
def test_a_swap_to_slot_1_recruits_nothing() -> None:
    state = acting("swap", {"red-a1": "0 ?ronin", "red-a2": "0 b3"})
    display(state, "peek")
    play(state, "use swap", "slot red-a1", "slot red-a2")
    assert on(state, "red-a1") == "0 b3"
    assert asked(state) == "act:0"


@pytest.mark.rule("BAK-N9", "BAK-N0")
def test_who_has_still_to_settle_swaps_on_one_stake_and_settles_there() -> None:
    slots = {"red-a1": "0 b3", "green-a1": "0 ronin", "green-a2": "0 b1-red"}
    state = acting("swap", slots, pile="burakumin geisha")
    play(state, "use swap")
    assert offered(state) == ["slot green-a1", "slot green-a2"]
    play(state, "slot green-a1")
    assert offered(state) == ["slot green-a2"]
    play(state, "slot green-a2", "lift top")
    assert files(state) == ["green-a", "green-b"]


@pytest.mark.rule("BAK-N9")
def test_one_token_alone_has_nothing_to_swap_with() -> None:
    assert uses(acting("swap", {"red-a1": "0 b3", "green-a1": "0 ronin"})) == []
    slots = {"red-a1": "0 b3", "green-a1": "0 ronin"}
    assert uses(acting("swap", slots, pile="burakumin geisha")) == []


@pytest.mark.rule("BAK-N11")
def test_a_fighter_adds_to_its_file_and_belongs_to_nobody() -> None:
    state = table(2, {"red-a1": "0 b1-red", "red-a2": "tile fighter", "red-b1": "1 b2-red-green"})
    resolved(state, "red")
    assert asked(state) == "pick:0"
    assert SECRETS.project(state, 0).file_sums()[0][0] == 3
    assert SECRETS.project(state, 0).winners(0) == [(0, 1)]


@pytest.mark.rule("BAK-N11", "BAK-R7")
def test_where_only_a_fighter_made_the_sum_nobody_takes() -> None:
    state = table(2, {"red-a1": "0 burakumin", "red-a2": "tile fighter", "red-b1": "1 b1-red"})
    resolved(state, "red")
    assert not waiting(state)
    assert [state.public.takers[0] >> 4 * at & 15 for at in range(6)] == [5] * 6


@pytest.mark.rule("BAK-N5")
def test_what_was_seen_on_other_slots_is_remembered_when_one_is_forgotten() -> None:
    slots, token = (3, 0, 17), 5
    assert len(slots) == MOST_SEEN
    for gone in slots:
        own, short = Private(), Private()
        for slot in slots:
            learn(own, slot, token)
            if slot != gone:
                learn(short, slot, token)
        assert own.seen >> (MOST_SEEN - 1) * SEEN_WIDTH == 16 * (slots[0] + 1) + token
        forget(own, gone)
        assert own.seen == short.seen
