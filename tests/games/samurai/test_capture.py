"""Influence, capture, the end and the victory of Samurai, in the order of the rules page."""

from __future__ import annotations

import pytest

from oyabun.core.bits import add_nibble, members
from oyabun.core.outcome import Outcome
from oyabun.core.phrases import Diary
from oyabun.core.play import waiting
from oyabun.games.samurai import GAME
from oyabun.games.samurai.components import SETTLEMENTS
from oyabun.games.samurai.rules.capture import end_if_over, majorities
from oyabun.games.samurai.state import SamuraiState
from oyabun.svg.theme import LIGHT
from oyabun.text import Speaker
from tests.games.samurai.table import (
    aside,
    bare_table,
    influence,
    lay,
    offered,
    play,
    sea_beside,
    standing,
    turn,
    won,
)

GREEN, YELLOW, RED, BLUE = range(4)


# Influence


@pytest.mark.rule("SAM-I1")
@pytest.mark.parametrize(
    ("tile", "felt"),
    [
        ("rice-4", {"h": 0, "b": 0, "r": 4}),
        ("buddha-3", {"h": 0, "b": 3, "r": 0}),
        ("helmet-2", {"h": 2, "b": 0, "r": 0}),
        ("samurai-3", {"h": 3, "b": 3, "r": 3}),
        ("rider-1", {"h": 1, "b": 1, "r": 1}),
        ("tile-exchange", {"h": 0, "b": 0, "r": 0}),
    ],
)
def test_a_tile_gives_its_number_to_its_own_type_or_to_all(tile: str, felt: dict[str, int]) -> None:
    state = turn({"edo": "hbr"}, "rice-2", tiles={"14.14": f"1 {tile}"})
    assert {type_: row[1] for type_, row in influence(state, "edo").items()} == felt


@pytest.mark.rule("SAM-I1", "SAM-I2")
def test_a_ship_beside_a_settlement_counts_for_every_type() -> None:
    state = turn({"akita": "hr"}, "rice-2")
    lay(state, sea_beside(state, "akita")[0], "2 ship-2")
    assert influence(state, "akita") == {"h": [0, 0, 2, 0], "r": [0, 0, 2, 0]}


@pytest.mark.rule("SAM-I1")
def test_a_tile_that_is_not_adjacent_has_no_influence() -> None:
    state = turn({"edo": "h"}, "rice-2", tiles={"14.11": "1 helmet-4"})
    assert influence(state, "edo") == {"h": [0, 0, 0, 0]}


@pytest.mark.rule("SAM-W1")
def test_a_helmet_of_four_gives_four_points_to_the_helmet_only() -> None:
    state = turn({"akita": "hb"}, "rice-2", tiles={"9.18": f"{GREEN} helmet-4"})
    assert influence(state, "akita") == {"h": [4, 0, 0, 0], "b": [0, 0, 0, 0]}


@pytest.mark.rule("SAM-W1")
def test_a_yellow_one_gives_a_point_to_a_helmet_a_buddha_and_a_rice_field() -> None:
    state = turn({"edo": "hb", "sunpu": "r"}, "rice-2", tiles={"14.14": f"{YELLOW} samurai-1"})
    assert influence(state, "edo") == {"h": [0, 1, 0, 0], "b": [0, 1, 0, 0]}
    assert influence(state, "sunpu") == {"r": [0, 1, 0, 0]}


@pytest.mark.rule("SAM-W1")
def test_a_buddha_of_three_gives_three_to_both_buddhas_and_nothing_to_the_rice_field() -> None:
    state = turn({"kyoto": "br", "sunpu": "b"}, "rice-2", tiles={"15.13": f"{GREEN} buddha-3"})
    assert influence(state, "kyoto") == {"b": [3, 0, 0, 0], "r": [0, 0, 0, 0]}
    assert influence(state, "sunpu") == {"b": [3, 0, 0, 0]}


@pytest.mark.rule("SAM-W1")
def test_the_red_rider_gives_a_point_to_each_of_three_figures_of_edo() -> None:
    state = turn({"edo": "hbr"}, "rice-2", tiles={"15.16": f"{RED} rider-1"})
    assert influence(state, "edo") == {type_: [0, 0, 1, 0] for type_ in "hbr"}


@pytest.mark.rule("SAM-W1")
def test_the_yellow_ship_of_two_gives_two_to_both_adjacent_figures() -> None:
    state = turn({"kokura": "h", "hagi": "b"}, "rice-2")
    strait = set(sea_beside(state, "kokura")) & set(sea_beside(state, "hagi"))
    lay(state, strait.pop(), f"{YELLOW} ship-2")
    assert influence(state, "kokura") == {"h": [0, 2, 0, 0]}
    assert influence(state, "hagi") == {"b": [0, 2, 0, 0]}


# Capture

WAKAYAMA = "15.11", "16.11"
"""The only land around Wakayama."""


@pytest.mark.rule("SAM-I2", "SAM-I3")
def test_filling_the_last_land_hex_captures_at_that_instant() -> None:
    state = turn({"wakayama": "h"}, "helmet-2 rider-1", tiles={"15.11": "1 helmet-4"})
    play(state, "helmet-2 @ 16.11")
    assert standing(state, "wakayama") == ""
    assert won(state, 1) == "h"
    assert offered(state) == ["tile rider-1", "end"]


@pytest.mark.rule("SAM-I2")
def test_open_sea_does_not_keep_a_settlement_from_being_taken_but_its_ships_count() -> None:
    state = turn({"wakayama": "h"}, "helmet-2", tiles={"15.11": "1 helmet-2"})
    sea = sea_beside(state, "wakayama")
    assert len(sea) == 4
    lay(state, sea[0], "0 ship-1")
    play(state, "helmet-2 @ 16.11")
    assert won(state, 0) == "h"


@pytest.mark.rule("SAM-I2")
def test_filling_the_sea_captures_nothing() -> None:
    state = turn({"wakayama": "h"}, "ship-1", tiles={"15.11": "1 helmet-2"})
    for place, ship in zip(
        sea_beside(state, "wakayama"), ("ship-1", "ship-1", "ship-2"), strict=False
    ):
        lay(state, place, f"1 {ship}")
    play(state, f"ship-1 @ {sea_beside(state, 'wakayama')[3]}")
    assert standing(state, "wakayama") == "h"


@pytest.mark.rule("SAM-I3")
def test_each_figure_is_judged_on_its_own() -> None:
    tiles = {"9.18": "0 helmet-3", "10.18": "1 rice-2", "11.17": "2 helmet-2"}
    state = turn({"akita": "hr"}, "samurai-1", tiles=tiles)
    play(state, "samurai-1 @ 11.18")
    assert (won(state, 0), won(state, 1), won(state, 2)) == ("h", "r", "")


@pytest.mark.rule("SAM-I4")
def test_a_tie_for_the_greatest_influence_sets_the_figure_aside() -> None:
    state = turn({"wakayama": "h"}, "helmet-2", tiles={"15.11": "1 helmet-2"})
    heard = play(state, "helmet-2 @ 16.11")
    assert aside(state) == "h"
    assert [won(state, seat) for seat in range(4)] == [""] * 4
    assert [phrase.key for phrase in heard] == ["laid-2", "set-aside"]


@pytest.mark.rule("SAM-I4")
def test_a_tie_below_the_greatest_does_not_matter() -> None:
    tiles = {"9.18": "1 helmet-2", "10.18": "2 helmet-2", "11.17": "3 buddha-2"}
    state = turn({"akita": "hr"}, "helmet-3", tiles=tiles)
    play(state, "helmet-3 @ 11.18")
    assert won(state, 0) == "h"
    assert aside(state) == "r"


@pytest.mark.rule("SAM-I4")
def test_a_figure_that_nobody_influences_is_set_aside_and_has_a_sentence_of_its_own() -> None:
    state = turn({"wakayama": "h"}, "rice-2", tiles={"15.11": "1 buddha-4"})
    heard = play(state, "rice-2 @ 16.11")
    assert aside(state) == "h"
    assert [won(state, seat) for seat in range(4)] == [""] * 4
    english = Speaker(GAME.package, "en", ("A", "B", "C", "D"), None)
    assert english.say(heard[-1]) == "Nobody leans on the helmet of Wakayama: it is set aside."


@pytest.mark.rule("SAM-I5")
def test_captured_figures_are_open_with_two_players_and_behind_the_screen_with_more() -> None:
    for seats, shown in ((2, True), (3, False)):
        state = turn({"wakayama": "h"}, "helmet-4", tiles={"15.11": "1 rice-2"}, seats=seats)
        play(state, "helmet-4 @ 16.11")
        board = plain_board(state, 1)
        assert ("helmet 1, buddha 0, rice field 0" in board) == shown
        assert ("one figure" in board) == (not shown)
        assert "helmet 1, buddha 0, rice field 0" in plain_board(state, 0)


def plain_board(state: SamuraiState, seat: int) -> str:
    view = GAME.project(state, seat)
    return str(GAME.draw(view, Speaker(GAME.package, "en", ("A", "B", "C"), seat), LIGHT))


@pytest.mark.rule("SAM-I5")
def test_a_view_remembers_what_everybody_saw_being_taken() -> None:
    state = turn({"wakayama": "h"}, "helmet-4", tiles={"15.11": "1 rice-2"})
    play(state, "helmet-4 @ 16.11")
    for seat in (0, 1, None):
        assert GAME.project(state, seat).public.taken(0, 0) == 1


@pytest.mark.rule("SAM-I6")
def test_one_tile_can_close_two_settlements_and_tiles_go_on_counting() -> None:
    tiles = {"15.16": "1 samurai-2", "13.17": "2 rice-2", "14.16": "2 rice-3"}
    state = turn({"kamakura": "h", "mito": "r", "edo": "hbr"}, "samurai-1", tiles=tiles)
    play(state, "samurai-1 @ 15.17")
    assert won(state, 1) == "h"
    assert won(state, 2) == "r"
    assert influence(state, "edo")["h"] == [0, 2, 0, 0]
    closed = {SETTLEMENTS[one] for one in members(state.public.emptied)}
    assert closed == {"kamakura", "mito"}


@pytest.mark.rule("SAM-I2")
def test_surrounding_what_holds_no_figure_closes_nothing() -> None:
    state = turn({"wakayama": ""}, "rice-2", tiles={"15.11": "1 buddha-4"})
    play(state, "rice-2 @ 16.11")
    assert state.public.emptied == 0


@pytest.mark.rule("SAM-W2")
def test_blue_takes_the_helmet_with_three_points_to_two() -> None:
    state = turn({"wakayama": "h"}, "helmet-3", tiles={"15.11": f"{RED} helmet-2"}, seat=BLUE)
    play(state, "helmet-3 @ 16.11")
    assert won(state, BLUE) == "h"


@pytest.mark.rule("SAM-W2")
def test_a_rider_and_a_samurai_close_three_settlements_and_each_figure_has_its_own_winner() -> None:
    # Left to right: Kanazawa's buddha, Sunpu's buddha, Kyoto's helmet and rice field.
    tiles = {
        "12.13": f"{YELLOW} buddha-4",
        "13.14": f"{GREEN} buddha-3",
        "14.12": f"{BLUE} rice-2",
        "14.14": f"{BLUE} helmet-2",
        "15.15": f"{YELLOW} buddha-2",
        "14.11": f"{GREEN} samurai-1",
        "15.11": f"{GREEN} rice-2",
        "16.11": f"{BLUE} buddha-4",
    }
    figures = {"kanazawa": "b", "sunpu": "b", "kyoto": "hr"}
    state = turn(figures, "rider-1 samurai-2", tiles=tiles, seat=RED)
    play(state, "rider-1 @ 14.13")
    assert won(state, YELLOW) == "b"
    assert standing(state, "sunpu") == "b"
    play(state, "samurai-2 @ 15.13")
    assert won(state, RED) == "hb"
    assert won(state, GREEN) == "r"
    assert won(state, YELLOW) == "b"
    assert won(state, BLUE) == ""
    assert aside(state) == ""


# The end


FAR = {"h": "matsue", "b": "niigata", "r": "hagi"}
"""Where the figures stand that keep the scenes going."""


@pytest.mark.rule("SAM-E1")
@pytest.mark.parametrize("rival", [4, 2])
@pytest.mark.parametrize("figure", ["helmet", "buddha", "rice"])
def test_the_game_ends_when_the_last_figure_of_a_type_leaves_captured_or_not(
    figure: str, rival: int
) -> None:
    figures = {FAR[figure[0]]: "", "wakayama": figure[0]}
    state = turn(figures, f"{figure}-2 rider-1", tiles={"15.11": f"1 {figure}-{rival}"})
    play(state, f"{figure}-2 @ 16.11")
    assert outcome(state).reason == "last-figure"
    assert waiting(state) == ()


@pytest.mark.rule("SAM-E2")
@pytest.mark.parametrize("figure", range(3))
def test_the_game_ends_with_the_fourth_figure_set_aside(figure: int) -> None:
    for before, over in ((2, False), (3, True)):
        state = turn({"wakayama": "h"}, "helmet-2 rider-1", tiles={"15.11": "1 helmet-2"})
        state.public.aside = add_nibble(state.public.aside, figure, before)
        play(state, "helmet-2 @ 16.11")
        assert (state.outcome is not None) == over
    assert outcome(state).reason == "ties"
    assert waiting(state) == ()


@pytest.mark.rule("SAM-E2", "SAM-I4")
def test_whether_a_figure_that_nobody_leans_on_counts_towards_the_four_is_an_option() -> None:
    for option, over in (("all", True), ("ties", False)):
        state = turn({"wakayama": "h"}, "rice-2", tiles={"15.11": "1 buddha-4"}, aside=option)
        state.public.aside = add_nibble(state.public.aside, 2, 3)
        play(state, "rice-2 @ 16.11")
        assert (state.outcome is not None) == over
        assert aside(state) == "hrrr"
        assert [state.public.set_aside(figure) for figure in range(3)] == [int(over), 0, 3]


@pytest.mark.rule("SAM-E2")
def test_a_tie_counts_also_when_only_ties_do() -> None:
    tied = turn({"wakayama": "h"}, "helmet-2", tiles={"15.11": "1 helmet-2"}, aside="ties")
    tied.public.aside = add_nibble(tied.public.aside, 2, 3)
    play(tied, "helmet-2 @ 16.11")
    assert outcome(tied).reason == "ties"
    # One of the three that were aside before does not count.
    late = turn({"wakayama": "h"}, "helmet-2", tiles={"15.11": "1 helmet-2"}, aside="ties")
    late.public.aside = add_nibble(late.public.aside, 2, 3)
    late.public.uncounted = add_nibble(late.public.uncounted, 2, 1)
    play(late, "helmet-2 @ 16.11")
    assert late.outcome is None


@pytest.mark.rule("SAM-E3")
@pytest.mark.parametrize("last", ["mito", "kamakura"])
def test_all_captures_of_a_tile_are_done_before_the_end_and_nothing_comes_after(last: str) -> None:
    """Whichever of the two settlements ends the game, the other is taken as well."""
    tiles = {"15.16": "1 samurai-2", "13.17": "2 rice-2", "14.16": "2 helmet-3"}
    figures = {"kamakura": "r", "mito": "r", last: "h", "matsue": "", "hagi": "r"}
    state = turn(figures, "samurai-1 rider-1 ship-1", tiles=tiles)
    held = state.public.held
    play(state, "samurai-1 @ 15.17")
    assert outcome(state).reason == "last-figure"
    assert (standing(state, "mito"), standing(state, "kamakura")) == ("", "")
    assert sorted(won(state, 1) + won(state, 2)) == ["h", "r"]
    assert state.stack == []
    assert state.public.held == held - 1


def outcome(state: SamuraiState) -> Outcome:
    assert state.outcome is not None
    return state.outcome


# Victory


def ended(*counts: tuple[int, int, int]) -> SamuraiState:
    """Return the end when the seats have captured so many helmets, buddhas and rice fields."""
    state = bare_table(len(counts))
    state.diary = Diary()
    for seat, row in enumerate(counts):
        for figure, count in enumerate(row):
            state.public.captured = add_nibble(state.public.captured, seat * 3 + figure, count)
    end_if_over(state)
    return state


def finish(*counts: tuple[int, int, int]) -> Outcome:
    """Return the outcome when the seats have captured so many helmets, buddhas and rice fields."""
    return outcome(ended(*counts))


@pytest.mark.rule("SAM-E4")
def test_the_strict_most_of_two_types_wins_outright() -> None:
    assert finish((4, 3, 0), (3, 2, 9), (0, 0, 8)).winners == (0,)
    assert finish((2, 2, 2), (1, 1, 1)).winners == (0,)


@pytest.mark.rule("SAM-E4")
def test_a_tie_in_a_type_counts_for_nobody() -> None:
    state = bare_table(2)
    for seat, figure, count in ((0, 0, 3), (1, 0, 3), (1, 1, 1)):
        state.public.captured = add_nibble(state.public.captured, seat * 3 + figure, count)
    assert majorities(state.public, 0) == 0
    assert majorities(state.public, 1) == 0b010


@pytest.mark.rule("SAM-E5")
def test_else_whoever_leads_a_type_and_has_the_most_others_wins() -> None:
    # Seat 2 has the most figures in all but leads nothing.
    assert finish((5, 0, 1), (0, 5, 2), (4, 4, 3), (0, 0, 4)).winners == (1,)


@pytest.mark.rule("SAM-E5", "SAM-E7")
def test_a_single_lead_beats_any_number_of_figures_without_one() -> None:
    assert finish((3, 0, 0), (2, 2, 2), (0, 2, 2)).places == (1, 2, 3)


@pytest.mark.rule("SAM-E6")
def test_a_tie_goes_to_all_figures_and_then_victory_is_shared() -> None:
    assert finish((5, 1, 1), (2, 4, 0), (0, 0, 1)).winners == (0,)
    assert finish((4, 1, 2), (1, 4, 2), (0, 0, 3)).winners == (0, 1)


@pytest.mark.rule("SAM-E7")
def test_when_nobody_leads_anything_all_figures_decide() -> None:
    assert finish((2, 2, 0), (2, 2, 2), (0, 0, 2)).winners == (1,)
    assert finish((1, 2, 3), (1, 2, 3)).winners == (0, 1)


@pytest.mark.rule("SAM-E8")
def test_the_first_example_of_the_rulebook() -> None:
    counts = {GREEN: (3, 3, 4), YELLOW: (4, 3, 3), RED: (1, 4, 3), BLUE: (5, 3, 2)}
    places = finish(*(counts[seat] for seat in range(4))).places
    assert {seat: places[seat] for seat in range(4)} == {GREEN: 1, BLUE: 2, RED: 3, YELLOW: 4}


@pytest.mark.rule("SAM-E9")
def test_the_second_example_of_the_rulebook() -> None:
    counts = {GREEN: (2, 4, 4), YELLOW: (0, 5, 3), RED: (6, 1, 2), BLUE: (4, 3, 4)}
    result = finish(*(counts[seat] for seat in range(4)))
    assert result.winners == (RED,)
    assert result.places[YELLOW] == 2
    assert {result.places[GREEN], result.places[BLUE]} == {3, 4}


@pytest.mark.rule("SAM-G1", "SAM-E10")
def test_the_score_is_what_decides_so_that_no_lower_place_shows_a_higher_one() -> None:
    """A hundred for each type one is first in, and one for each figure of the other types."""
    assert finish((3, 3, 4), (4, 3, 3), (1, 4, 3), (5, 3, 2)).scores == (106, 10, 104, 105)
    assert finish((2, 4, 4), (0, 5, 3), (6, 1, 2), (4, 3, 4)).scores == (10, 103, 103, 11)
    assert finish((4, 3, 0), (3, 2, 9), (0, 0, 8)).scores == (200, 105, 8)
    assert finish((2, 2, 2), (1, 1, 1)).scores == (300, 3)


@pytest.mark.rule("SAM-E10")
@pytest.mark.parametrize(
    ("counts", "told"),
    [
        ([(4, 3, 0), (3, 2, 9)], "Japan belongs to A: first in 2 of the three types."),
        ([(5, 1, 2), (1, 4, 2)], "Japan belongs to A: first in one type, and 3 figures besides."),
        ([(3, 0, 0), (0, 0, 0)], "Japan belongs to A: first in one type, and nothing besides."),
        (
            [(2, 2, 0), (2, 2, 0)],
            "Nobody is first in anything. Japan belongs to A, with 4 figures.",
        ),
    ],
)
def test_the_sentence_says_what_has_decided(counts: list[tuple[int, int, int]], told: str) -> None:
    state = ended(*counts)
    english = Speaker(GAME.package, "en", ("A", "B", "C"), None)
    assert state.diary is not None
    assert english.say(state.diary.heard_by(None)[0]) == told
