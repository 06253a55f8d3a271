"""The betting turn of Bakuto: piles, order, access, placing, recruiting, benching."""

from __future__ import annotations

import pytest

from oyabun.core.play import legal_moves, play_checked, waiting
from oyabun.games.bakuto.moves import MOVES
from oyabun.games.bakuto.rules.resolution import END_ROUND
from oyabun.games.bakuto.view import SECRETS
from tests.games.bakuto.table import (
    asked,
    bare_table,
    bet,
    display,
    files,
    go_on,
    hand,
    offered,
    on,
    order,
    play,
    priorities,
    table,
)

# Piles


@pytest.mark.rule("BAK-B2")
def test_everybody_chooses_two_tokens_at_once_and_in_secret() -> None:
    state = bare_table(3)
    bet(state)
    assert waiting(state) == (0, 1, 2)
    play_checked(state, 2, MOVES.parse("token ronin"))
    play_checked(state, 2, MOVES.parse("token geisha"))
    assert waiting(state) == (0, 1)
    assert state.public.shown == 0
    assert "ronin" not in hand(state, 2)
    assert state.private[2].top == 8
    assert state.private[2].under == 10


@pytest.mark.rule("BAK-B1")
def test_an_empty_hand_takes_back_the_rest_zone_but_not_what_lies_on_stakes() -> None:
    state = table(2, {"red-a1": "0 b3", "green-a1": "0 ?ronin"})
    state.public.rest[0] = state.private[0].hand
    state.private[0].hand = 0
    state.public.held = 0x80
    bet(state)
    assert hand(state, 0) == [
        "b1-red", "b1-green", "b1-blue", "b2-red-green", "b2-red-blue", "b2-green-blue",
        "burakumin", "geisha",
    ]  # fmt: skip
    assert state.public.held == 0x88
    assert state.public.rest[0] == 0


@pytest.mark.rule("BAK-B1")
def test_a_hand_that_is_not_empty_takes_nothing_back() -> None:
    state = bare_table(2)
    state.public.rest[0] = 0b11
    state.private[0].hand = 0b1100
    state.public.held = 0xA2
    bet(state)
    assert hand(state, 0) == ["b1-blue", "b2-red-green"]
    assert state.public.rest[0] == 0b11


# The reveal


@pytest.mark.rule("BAK-B4")
def test_the_upper_tokens_are_turned_up_and_the_lower_ones_are_not() -> None:
    state = bare_table(2)
    bet(state, "b3 ronin", "b1-red geisha")
    assert state.public.shown == 7 | 1 << 4
    assert state.public.beneath == 0
    assert state.private[0].under == 8


@pytest.mark.rule("BAK-B4", "BAK-B5")
def test_beneath_a_geisha_the_second_token_is_turned_up_and_decides() -> None:
    state = bare_table(2)
    bet(state, "geisha b3", "b2-red-green b1-red")
    assert state.public.beneath == 7
    assert state.private[0].under == 0
    assert order(state) == [1, 0]


@pytest.mark.rule("BAK-B4", "BAK-B6")
def test_two_geishas_can_be_turned_up_in_one_turn() -> None:
    state = bare_table(2)
    bet(state, "geisha ronin", "geisha b1-blue")
    assert order(state) == [0, 1]
    play(state, "lift under")
    assert files(state) == ["blue-a", "blue-b"]


@pytest.mark.rule("BAK-B5", "BAK-W1")
def test_the_smallest_value_plays_first_and_ties_go_to_the_lower_priority() -> None:
    state = bare_table(4)
    bet(
        state,
        "ronin b1-red",
        "b1-blue b1-red",
        "b2-green-blue b1-red",
        "b2-red-blue b1-red",
        priority="1432",
    )
    assert order(state) == [0, 1, 3, 2]
    assert priorities(state) == [1, 4, 2, 3]


@pytest.mark.rule("BAK-B5")
@pytest.mark.parametrize(
    ("piles", "before", "played", "after"),
    [
        ("b1-red b1-red b3", "132", [0, 1, 2], [3, 1, 2]),
        ("b1-red b1-blue b1-green", "213", [1, 0, 2], [2, 3, 1]),
        ("b1-red b1-blue b1-green b1-red", "2134", [1, 0, 2, 3], [3, 4, 2, 1]),
        ("b1-red b1-blue b1-green b3", "4132", [1, 2, 0, 3], [1, 4, 3, 2]),
        ("b1-red b3 b1-green b3", "1234", [0, 2, 1, 3], [3, 4, 1, 2]),
        ("b1-red b2-red-green b3", "321", [0, 1, 2], [3, 2, 1]),
    ],
)
def test_who_was_tied_exchanges_priority(
    piles: str, before: str, played: list[int], after: list[int]
) -> None:
    tops = piles.split()
    state = bare_table(len(tops))
    bet(state, *[f"{top} geisha" for top in tops], priority=before)
    assert order(state) == played
    assert priorities(state) == after


@pytest.mark.rule("BAK-B5")
def test_a_ronin_and_a_burakumin_are_tied_at_nothing() -> None:
    state = bare_table(2)
    bet(state, "burakumin b3", "ronin b3", priority="21")
    assert order(state) == [1, 0]
    assert priorities(state) == [1, 2]


# Access


@pytest.mark.rule("BAK-B6")
@pytest.mark.parametrize(
    ("top", "open_"),
    [
        ("b1-red", ["red-a", "red-b"]),
        ("b1-green", ["green-a", "green-b"]),
        ("b2-red-blue", ["red-a", "red-b", "blue-a", "blue-b"]),
        ("b3", ["red-a", "red-b", "green-a", "green-b", "blue-a", "blue-b"]),
        ("burakumin", ["red-a", "red-b", "green-a", "green-b", "blue-a", "blue-b"]),
    ],
)
def test_the_upper_token_opens_stakes(top: str, open_: list[str]) -> None:
    state = bare_table(2)
    bet(state, f"{top} geisha", "b3 geisha", priority="12")
    play(state, "lift under")
    assert files(state) == open_


@pytest.mark.rule("BAK-B6")
def test_a_burakumin_settles_on_one_stake() -> None:
    state = bare_table(2)
    bet(state, "burakumin geisha", "b3 geisha")
    play(state, "lift under", "file green-b")
    assert asked(state) == "place:0"
    assert files(state) == ["green-a", "green-b"]


@pytest.mark.rule("BAK-B6")
def test_a_burakumin_keeps_away_from_anothers_open_burakumin() -> None:
    state = table(2, {"red-a1": "1 burakumin"})
    bet(state, "burakumin geisha", "b3 geisha")
    play(state, "lift top")
    assert files(state) == ["green-a", "green-b", "blue-a", "blue-b"]


@pytest.mark.rule("BAK-B6")
def test_a_hidden_burakumin_restricts_nobody() -> None:
    state = table(2, {"red-a1": "1 ?burakumin"})
    bet(state, "burakumin geisha", "b3 geisha")
    play(state, "lift top")
    assert len(files(state)) == 6


@pytest.mark.rule("BAK-B6")
def test_where_an_open_burakumin_lies_on_every_stake_the_restriction_lapses() -> None:
    state = table(4, {"red-a1": "1 burakumin", "green-a1": "2 burakumin", "blue-b1": "3 burakumin"})
    bet(state, "burakumin geisha", "b3 geisha", "b3 geisha", "b3 geisha")
    play(state, "lift top")
    assert len(files(state)) == 6


@pytest.mark.rule("BAK-B6")
def test_a_ronin_copies_the_opponent_it_chooses() -> None:
    state = bare_table(4)
    bet(state, "ronin geisha", "b1-blue geisha", "b2-green-blue geisha", "b2-red-blue geisha")
    assert offered(state) == ["copy 1", "copy 2", "copy 3"]
    play(state, "copy 3", "lift under")
    assert files(state) == ["red-a", "red-b", "blue-a", "blue-b"]


@pytest.mark.rule("BAK-B6")
def test_a_ronin_copies_nobody_who_shows_a_ronin() -> None:
    state = bare_table(3)
    bet(state, "ronin geisha", "ronin geisha", "b1-green geisha", priority="123")
    assert asked(state) == "act:0"
    play(state, "lift top")
    assert files(state) == ["green-a", "green-b"]


@pytest.mark.rule("BAK-B6")
def test_a_ronin_among_ronin_has_one_stake_of_free_choice() -> None:
    state = table(2, {"red-a1": "1 burakumin"})
    bet(state, "ronin geisha", "ronin geisha", priority="12")
    play(state, "lift top")
    assert len(files(state)) == 6
    play(state, "file red-a")
    assert files(state) == ["red-a", "red-b"]


@pytest.mark.rule("BAK-B6")
def test_a_ronin_copies_what_lies_beneath_a_geisha() -> None:
    state = bare_table(2)
    bet(state, "ronin b3", "geisha b1-red", priority="12")
    play(state, "lift top")
    assert files(state) == ["red-a", "red-b"]


@pytest.mark.rule("BAK-B6")
def test_a_ronin_copies_the_stake_on_which_a_burakumin_has_settled() -> None:
    state = bare_table(2)
    bet(state, "ronin geisha", "burakumin geisha", priority="21")
    play(state, "lift top", "file blue-a", "file blue-a")
    assert asked(state) == "act:0"
    play(state, "lift top")
    assert files(state) == ["blue-a", "blue-b"]


@pytest.mark.rule("BAK-B6")
def test_a_ronin_sees_the_restrictions_of_a_burakumin_with_that_players_eyes() -> None:
    state = table(3, {"red-a1": "0 burakumin", "green-a1": "2 burakumin"})
    bet(state, "ronin geisha", "burakumin geisha", "b3 geisha", priority="123")
    play(state, "copy 1", "lift top")
    assert files(state) == ["blue-a", "blue-b"]


@pytest.mark.rule("BAK-B6")
def test_a_ronin_is_not_restricted_by_the_burakumin_it_copies() -> None:
    state = table(3, {"red-a1": "1 ?b3"})
    bet(state, "ronin geisha", "burakumin geisha", "b3 geisha", priority="123")
    play(state, "copy 1", "lift top", "file green-a")
    assert files(state) == ["green-a", "green-b"]


# Placing


@pytest.mark.rule("BAK-B7")
def test_both_tokens_are_placed_in_either_order_one_open_one_hidden() -> None:
    state = bare_table(2)
    bet(state, "b1-red ronin", "b3 geisha")
    assert offered(state) == ["lift top", "lift under"]
    play(state, "lift under", "file red-b", "file red-b")
    assert on(state, "red-b1") == "0 ?ronin"
    assert on(state, "red-b2") == "0 b1-red"
    assert asked(state) == "act:1"


@pytest.mark.rule("BAK-B7")
def test_after_a_geisha_both_lie_open() -> None:
    state = bare_table(2)
    bet(state, "geisha b1-red", "b3 geisha")
    play(state, "lift top", "file red-a", "file red-a")
    assert on(state, "red-a1") == "0 geisha"
    assert on(state, "red-a2") == "0 b1-red"
    assert state.public.down == 0


@pytest.mark.rule("BAK-B7")
def test_a_token_goes_to_the_next_free_slot_and_passes_over_tiles() -> None:
    state = table(2, {"red-a1": "tile block", "red-a2": "1 b1-red", "red-a3": "tile fighter"})
    bet(state, "b1-red ronin", "b3 geisha")
    play(state, "lift top", "file red-a")
    assert on(state, "red-a4") == "0 b1-red"
    assert files(state) == ["red-b"]


# Recruiting


@pytest.mark.rule("BAK-B8", "BAK-W2")
@pytest.mark.parametrize(
    ("top", "tiles"),
    [
        ("b1-red", ["peek zone-1", "block zone-2"]),
        ("b2-red-green", ["peek zone-1", "block zone-2", "swap zone-2"]),
        ("b3", ["peek zone-1", "fighter zone-1", "block zone-2", "swap zone-2"]),
    ],
)
def test_an_open_token_on_slot_1_recruits_what_it_can_pay(top: str, tiles: list[str]) -> None:
    state = bare_table(2)
    display(state, "peek fighter - - swap block")
    bet(state, f"{top} geisha", "b3 ronin", priority="12")
    play(state, "lift top", "file red-a")
    assert offered(state) == ["pass", *[f"recruit {tile}" for tile in tiles]]


@pytest.mark.rule("BAK-B8", "BAK-B10")
def test_a_recruited_tile_leaves_the_display_and_is_known_to_all() -> None:
    state = bare_table(2)
    display(state, "peek peek - - peek -")
    bet(state, "b1-red geisha", "b3 ronin")
    play(state, "lift top", "file red-a", "recruit peek zone-2")
    assert state.public.display == 0x55
    assert state.public.tile_count(0, 4) == 1
    play(state, "file red-a")
    assert asked(state) == "act:1"


@pytest.mark.rule("BAK-B8")
def test_nobody_must_recruit() -> None:
    state = bare_table(2)
    display(state, "peek")
    bet(state, "b1-red geisha", "b3 ronin")
    play(state, "lift top", "file red-a", "pass")
    assert state.public.tiles[0] == 0
    assert asked(state) == "place:0"


@pytest.mark.rule("BAK-B8", "BAK-W2")
def test_hidden_tokens_and_those_without_a_value_recruit_nothing() -> None:
    state = bare_table(2)
    display(state, "peek")
    bet(state, "ronin b3", "b3 geisha")
    play(state, "lift under", "file red-a")
    assert asked(state) == "place:0"
    play(state, "file red-b")
    assert asked(state) == "act:1"


@pytest.mark.rule("BAK-B8")
def test_a_geisha_on_slot_1_recruits_nothing_but_what_lay_beneath_does() -> None:
    state = bare_table(2)
    display(state, "peek")
    bet(state, "geisha b3", "b3 ronin", priority="12")
    play(state, "lift top", "file red-a")
    assert asked(state) == "place:0"
    play(state, "file red-b")
    assert asked(state) == "recruit:0"


@pytest.mark.rule("BAK-B8")
def test_slot_2_behind_a_blocked_slot_1_recruits_nothing() -> None:
    state = table(2, {"red-a1": "tile block"})
    display(state, "peek")
    bet(state, "b1-red geisha", "b3 ronin")
    play(state, "lift top", "file red-a")
    assert asked(state) == "place:0"


# The bench


def full(stake: str, owner: int = 1) -> dict[str, str]:
    """All slots of a stake of two players closed."""
    return {f"{stake}-{file}{slot}": "tile block" for file in "ab" for slot in range(1, 5)}


@pytest.mark.rule("BAK-B9")
def test_tokens_that_find_no_slot_are_benched_without_being_asked() -> None:
    state = table(2, full("red"))
    bet(state, "b1-red ronin", "b3 geisha")
    assert asked(state) == "act:1"
    assert state.public.benched[0] == 1
    assert state.public.unseen_bench == 1
    assert state.private[0].token_at(37) == 7


@pytest.mark.rule("BAK-B9")
def test_the_second_token_is_benched_when_only_one_slot_is_free() -> None:
    slots = full("red")
    del slots["red-b4"]
    state = table(2, slots)
    bet(state, "b1-red ronin", "b3 geisha")
    play(state, "lift under", "file red-b")
    assert on(state, "red-b4") == "0 ?ronin"
    assert state.public.benched[0] == 1
    assert asked(state) == "act:1"


@pytest.mark.rule("BAK-B9")
def test_who_has_one_stake_takes_one_that_holds_as_many_tokens_as_possible() -> None:
    slots = full("red") | full("green")
    del slots["green-a4"]
    state = table(2, slots)
    bet(state, "burakumin geisha", "b3 ronin")
    play(state, "lift top")
    assert files(state) == ["blue-a", "blue-b"]


@pytest.mark.rule("BAK-B9")
def test_a_stake_with_one_slot_is_better_than_none_and_two_are_as_good_as_many() -> None:
    slots = full("red") | full("green") | full("blue")
    del slots["green-a4"]
    state = table(2, slots)
    bet(state, "burakumin geisha", "b3 ronin")
    play(state, "lift top")
    assert files(state) == ["green-a"]
    slots = full("green")
    del slots["green-a4"], slots["green-b4"]
    state = table(2, slots)
    bet(state, "burakumin geisha", "b3 ronin")
    play(state, "lift top")
    assert files(state) == ["red-a", "red-b", "green-a", "green-b", "blue-a", "blue-b"]


@pytest.mark.rule("BAK-B9")
def test_a_hidden_benched_token_is_not_shown_when_it_goes_to_rest_and_comes_back() -> None:

    state = table(2, full("red"))
    bet(state, "b1-red ronin", "b3 geisha")
    state.stack = [END_ROUND]
    go_on(state)
    assert state.public.unseen_bench == 0
    assert state.public.unseen_rest == 1
    assert state.public.rest[0] == 1
    state.private[0].hand = 0
    state.public.held = 0x80
    bet(state)
    assert hand(state, 0) == ["b1-red", "ronin"]
    assert state.public.unseen_rest == 0
    assert state.public.held & 15 == 2


@pytest.mark.rule("BAK-B10")
def test_owners_know_their_hidden_tokens_and_others_do_not() -> None:

    state = table(2, {"red-a1": "0 ?ronin"})
    assert SECRETS.project(state, 0).token_on(0) == 7
    assert SECRETS.project(state, 1).token_on(0) == -1
    assert SECRETS.project(state, None).token_on(0) == -1


@pytest.mark.rule("BAK-B2")
def test_the_last_two_tokens_of_a_hand_make_the_pile() -> None:
    state = bare_table(2)
    state.private[0].hand = 0b11
    state.public.held = 0xA2
    bet(state)
    assert [str(move) for move in legal_moves(state, 0)] == ["token b1-red", "token b1-green"]
    play(state, "token b1-green")
    assert [str(move) for move in legal_moves(state, 0)] == ["token b1-red"]
