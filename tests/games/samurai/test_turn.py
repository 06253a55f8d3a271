"""The turn of Samurai and its special tiles, in the order of the rules page."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members
from oyabun.core.chance import Rng
from oyabun.core.errors import IllegalMoveError
from oyabun.core.match import Match, rng_dealer
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE, Chance
from oyabun.core.phrases import Phrase
from oyabun.core.play import decision, play_checked, waiting
from oyabun.games.samurai import GAME
from oyabun.games.samurai.components import BOARDS, SETTLEMENTS, TILES
from oyabun.games.samurai.moves import DRAW, END
from oyabun.games.samurai.rules.turn import put_down
from oyabun.games.samurai.state import SamuraiState, kinds_in, with_tile
from tests.games.samurai.table import (
    PLACES,
    aside,
    end_turn,
    influence,
    land_around,
    lay,
    offered,
    play,
    sea_beside,
    standing,
    turn,
    won,
)

KYOTO = {"kyoto": "hb"}


def in_hand(state: SamuraiState, seat: int) -> list[str]:
    return [TILES[kind] for kind in kinds_in(state.private[seat].hand)]


# The turn


@pytest.mark.rule("SAM-T1")
def test_a_turn_has_at_least_one_tile() -> None:
    state = turn(KYOTO, "rice-2 ship-1")
    assert offered(state) == ["tile rice-2", "tile ship-1"]
    play(state, "rice-2 @ 14.11")
    assert offered(state) == ["tile ship-1", "end"]


@pytest.mark.rule("SAM-T1", "SAM-C5")
def test_one_tile_without_the_character_and_any_number_with_it_in_any_order() -> None:
    state = turn(KYOTO, "rice-2 rice-3 ship-1 ship-1 rider-1")
    play(state, f"ship-1 @ {sea_beside(state, 'kyoto')[0]}", "rice-2 @ 14.11")
    assert offered(state) == ["tile ship-1", "tile rider-1", "end"]
    play(state, "rider-1 @ 14.12", f"ship-1 @ {sea_beside(state, 'hagi')[0]}")
    assert offered(state) == ["end"]
    end_turn(state)
    assert waiting(state) == (1,)


@pytest.mark.rule("SAM-T1")
def test_a_tile_is_resolved_before_the_next_is_played() -> None:
    state = turn({"wakayama": "r"}, "rice-2 rider-1", tiles={"15.11": "0 samurai-1"})
    play(state, "rice-2 @ 16.11")
    assert won(state, 0) == "r"
    assert offered(state) == ["tile rider-1", "end"]


@pytest.mark.rule("SAM-T2")
def test_ships_go_on_empty_sea_and_everything_else_on_empty_land() -> None:
    state = turn(KYOTO, "ship-1 samurai-2", tiles={"14.11": "1 rice-2"})
    sea = sea_beside(state, "kyoto")[0]
    lay(state, sea, "1 ship-2")
    play(state, "tile ship-1")
    board = state.box
    places = [PLACES[text.split()[1]] for text in offered(state)]
    assert len(places) == 83
    assert {board.kinds[place] for place in places} == {"sea"}
    play(state, f"hex {sea_beside(state, 'hagi')[0]}", "tile samurai-2")
    places = [PLACES[text.split()[1]] for text in offered(state)]
    assert len(places) == 55
    assert {board.kinds[place] for place in places} == {"land"}


@pytest.mark.rule("SAM-T2")
def test_wherever_a_ship_lies_there_is_no_room_for_another() -> None:
    ship = TILES.index("ship-1")
    sea = GAME.project(turn(KYOTO, "rice-2"), None).empty(ship)
    for place in sea:
        state = turn(KYOTO, "rice-2")
        put_down(state, 1, ship, place)
        assert GAME.project(state, None).empty(ship) == [one for one in sea if one != place]


@pytest.mark.rule("SAM-T2")
def test_no_tile_goes_on_a_settlement_even_when_it_is_empty() -> None:
    state = turn(KYOTO, "rice-2")
    assert standing(state, "edo") == ""
    play(state, "tile rice-2")
    with pytest.raises(IllegalMoveError):
        play(state, "hex edo")


@pytest.mark.rule("SAM-T3")
@pytest.mark.parametrize("tile", ["ship-2", "rider-1"])
def test_a_single_fast_tile_is_a_turn(tile: str) -> None:
    state = turn(KYOTO, f"rice-2 {tile}")
    place = sea_beside(state, "kyoto")[0] if tile == "ship-2" else "14.11"
    play(state, f"{tile} @ {place}")
    end_turn(state)
    assert waiting(state) == (1,)


@pytest.mark.rule("SAM-T4")
def test_tiles_are_drawn_at_the_end_of_the_turn_only() -> None:
    state = turn(KYOTO, "rice-2 rice-3 ship-1 ship-2 rider-1")
    play(state, "rice-2 @ 14.11", "rider-1 @ 14.12")
    assert len(in_hand(state, 0)) == 3
    end_turn(state)
    assert len(in_hand(state, 0)) == 5
    assert not {"rice-2", "rider-1"} & set(in_hand(state, 0)) - {"rice-3"}


@pytest.mark.rule("SAM-T4")
def test_the_last_tile_is_drawn_and_all_hear_how_many_were() -> None:
    state = turn(KYOTO, "rice-2 rice-3 ship-1 ship-2 rider-1", seats=2)
    state.public.left[0] = with_tile(state.private[0].hand, TILES.index("helmet-4"))
    play(state, "rice-2 @ 14.11", "rider-1 @ 14.12")
    assert play(state, "end")[0] == Phrase("turn-ends", seats=(0,), numbers=(1,))
    assert waiting(state) == (CHANCE,)
    play_checked(state, CHANCE, DRAW[TILES.index("helmet-4")])
    assert in_hand(state, 0) == ["helmet-4", "rice-3", "ship-1", "ship-2"]
    assert waiting(state) == (1,)


@pytest.mark.rule("SAM-T4")
def test_with_nothing_left_to_draw_one_plays_on_with_fewer() -> None:
    state = turn(KYOTO, "rice-2 rice-3 ship-1")
    only_these_are_left(state, 0)
    play(state, "rice-2 @ 14.11")
    end_turn(state)
    assert in_hand(state, 0) == ["rice-3", "ship-1"]


def only_these_are_left(state: SamuraiState, seat: int) -> None:
    """Let the stack of a seat be empty."""
    state.public.left[seat] = state.private[seat].hand


@pytest.mark.rule("SAM-T4")
def test_a_kind_with_two_copies_left_is_drawn_twice_as_often() -> None:
    state = turn(KYOTO, "rice-2 samurai-1 ship-1 rice-4", seats=2)
    play(state, "rice-2 @ 14.11")
    play_checked(state, 0, END)
    kinds = {str(move): weight for move, weight in zip(*drawn(state), strict=True)}
    assert kinds["draw samurai-2"] == 2
    assert kinds["draw samurai-1"] == kinds["draw ship-1"] == kinds["draw rice-3"] == 1
    assert not {"draw rice-2", "draw rice-4"} & kinds.keys()
    assert sum(kinds.values()) == 16


def drawn(state: SamuraiState) -> tuple[list[Move], list[int]]:
    """Return what may be drawn now, and how likely each is."""
    asked = decision(state)
    assert isinstance(asked, Chance)
    return asked.moves(state, CHANCE), asked.weights(state)


@pytest.mark.rule("SAM-T5")
def test_a_player_without_tiles_passes() -> None:
    state = turn(KYOTO, "rice-2 rice-3", seats=3)
    state.private[1].hand = 0
    state.public.left[1] = 0
    state.public.held &= ~0xF0
    play(state, "rice-2 @ 14.11")
    end_turn(state)
    assert waiting(state) == (2,)


@pytest.mark.rule("SAM-T6")
def test_turns_go_clockwise() -> None:
    state = turn(KYOTO, "rice-2 rice-3", seats=3, seat=1)
    for seat, place in ((1, "14.11"), (2, "14.12"), (0, "15.11"), (1, "15.13")):
        assert waiting(state) == (seat,)
        play(state, offered(state)[0], f"hex {place}")
        end_turn(state)


@pytest.mark.rule("SAM-T1", "SAM-T4")
def test_everything_since_the_turn_began_can_be_taken_back_until_it_is_ended() -> None:
    match = Match.start(GAME, ("A", "B"), {"starting_hand": "random", "figure_setup": "random"})
    deal = rng_dealer(Rng(4))
    match.deal(deal)
    before = match.view(0)
    for _ in range(4):
        match.submit(0, match.view(0).legal[0])
    for _ in range(4):
        assert match.may_take_back(0)
        match.take_back(0)
    assert match.view(0) == before
    match.submit(0, match.view(0).legal[0])
    match.submit(0, match.view(0).legal[0])
    match.submit(0, END)
    match.deal(deal)
    assert not match.may_take_back(0)


def test_the_tile_in_mind_is_nobody_elses_business() -> None:
    state = turn(KYOTO, "rice-2 helmet-3")
    assert play(state, "tile rice-2") == ()
    other = turn(KYOTO, "rice-2 helmet-3")
    play(other, "tile helmet-3")
    assert GAME.project(state, 1) == GAME.project(other, 1)
    assert GAME.project(state, None) == GAME.project(other, None)
    assert GAME.project(state, 0) != GAME.project(other, 0)


@pytest.mark.rule("SAM-T1", "SAM-I6")
def test_the_table_shows_what_the_last_turn_has_touched() -> None:
    state = turn(
        {"wakayama": "r", "sendai": "b"},
        "rice-2 rider-1 figure-exchange",
        tiles={"15.11": "0 samurai-1"},
        seats=2,
    )
    play(state, "rice-2 @ 16.11", "rider-1 @ 14.12")
    play(state, "tile figure-exchange", "swap buddha sendai", "swap rice hagi")
    touched = ["16.11", "14.12", "sendai", "hagi"]
    assert GAME.project(state, 1).recent() == [PLACES[name] for name in touched]
    assert state.public.emptied == 1 << SETTLEMENTS.index("wakayama")
    end_turn(state)
    play(state, offered(state)[0])
    assert GAME.project(state, 1).recent() == [PLACES[name] for name in touched]
    play(state, "hex 14.11")
    assert GAME.project(state, 1).recent() == [PLACES["14.11"]]
    assert state.public.emptied == 0


@pytest.mark.rule("SAM-T1", "SAM-T2")
@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        ([], Phrase("ask-play-tile")),
        (["rider-1 @ 14.12"], Phrase("ask-play-more")),
        (["tile rice-2"], Phrase("ask-target", words=("rice-2",))),
        (["tile ship-1"], Phrase("ask-target-sea", words=("ship-1",))),
        (["tile figure-exchange"], Phrase("ask-target-figure")),
        (["tile tile-exchange"], Phrase("ask-target-tile")),
        (
            ["tile figure-exchange", "swap helmet kyoto"],
            Phrase("ask-swap-with", words=("helmet", "kyoto")),
        ),
        (["tile tile-exchange", "hex 14.11"], Phrase("ask-resettle", words=("helmet-4",))),
    ],
)
def test_a_seat_is_asked_about_the_tile_that_it_plays(moves: list[str], asked: Phrase) -> None:
    hand = "rice-2 ship-1 rider-1 figure-exchange tile-exchange"
    state = turn(KYOTO, hand, tiles={"14.11": "0 helmet-4"})
    play(state, *moves)
    assert GAME.project(state, 0).frame.asks == asked


# Special tiles


@pytest.mark.rule("SAM-X1")
def test_a_figure_exchange_swaps_two_figures_at_any_distance_and_is_discarded() -> None:
    state = turn({"hagi": "h", "nemuro": "r"}, "figure-exchange rice-2")
    play(state, "tile figure-exchange", "swap helmet hagi", "swap rice nemuro")
    assert standing(state, "hagi") == "r"
    assert standing(state, "nemuro") == "h"
    assert in_hand(state, 0) == ["rice-2"]
    assert not any(state.public.tiles)
    assert TILES.index("figure-exchange") not in kinds_in(state.public.left[0])
    assert offered(state) == ["tile rice-2", "end"]


@pytest.mark.rule("SAM-X1")
def test_a_figure_does_not_change_places_with_itself_or_within_its_city() -> None:
    state = turn({"kyoto": "hb"}, "figure-exchange rice-2")
    play(state, "tile figure-exchange", "swap helmet kyoto")
    assert not [text for text in offered(state) if "kyoto" in text]


@pytest.mark.rule("SAM-X1")
def test_two_figures_of_one_type_may_be_swapped_which_changes_nothing() -> None:
    state = turn({"hagi": "h", "nemuro": "h"}, "figure-exchange rice-2")
    play(state, "tile figure-exchange", "swap helmet hagi", "swap helmet nemuro")
    assert standing(state, "hagi") == standing(state, "nemuro") == "h"


@pytest.mark.rule("SAM-X2")
def test_an_emptied_settlement_takes_no_part_in_an_exchange() -> None:
    state = turn({"hagi": "h", "nemuro": "r"}, "figure-exchange rice-2")
    play(state, "tile figure-exchange")
    assert offered(state) == [
        "swap rice nemuro",
        "swap buddha niigata",
        "swap helmet matsue",
        "swap helmet hagi",
    ]
    play(state, "swap rice nemuro")
    assert "nemuro" not in " ".join(offered(state))


@pytest.mark.rule("SAM-X2")
def test_no_city_gets_two_figures_of_one_type_by_an_exchange() -> None:
    state = turn(
        {"kyoto": "hb", "sendai": "b", "aizu": "r", "akita": "hr"}, "figure-exchange rice-2"
    )
    play(state, "tile figure-exchange", "swap helmet kyoto")
    offers = offered(state)
    assert "swap buddha sendai" not in offers
    assert "swap rice aizu" in offers
    assert "swap rice akita" not in offers
    assert "swap helmet akita" in offers


@pytest.mark.rule("SAM-X2")
def test_edo_keeps_three_different_figures() -> None:
    state = turn({"edo": "hbr", "sendai": "b"}, "figure-exchange rice-2")
    play(state, "tile figure-exchange", "swap buddha edo")
    assert offered(state) == ["swap buddha niigata", "swap buddha sendai"]


@pytest.mark.rule("SAM-X3")
def test_a_lone_figure_exchange_without_a_swap_is_discarded_without_effect() -> None:
    nothing = {"hagi": "", "matsue": "", "niigata": ""}
    state = turn({**nothing, "edo": "hbr"}, "figure-exchange")
    play(state, "tile figure-exchange")
    assert standing(state, "edo") == "hbr"
    assert in_hand(state, 0) == []
    assert offered(state) == ["end"]


@pytest.mark.rule("SAM-X3")
@pytest.mark.parametrize("types", ["hh", "hb", "hr", "bb", "br", "rr"])
def test_two_settlements_with_figures_are_enough_for_a_swap(types: str) -> None:
    nothing = {"hagi": "", "matsue": "", "niigata": ""}
    state = turn({**nothing, "wakkanai": types[0]}, "figure-exchange rice-2")
    assert offered(state) == ["tile rice-2"]
    state = turn({**nothing, "wakkanai": types[0], "kochi": types[1]}, "figure-exchange rice-2")
    assert offered(state) == ["tile rice-2", "tile figure-exchange"]


@pytest.mark.rule("SAM-X3")
def test_a_figure_exchange_beside_other_tiles_waits_for_a_swap() -> None:
    nothing = {"hagi": "", "matsue": "", "niigata": ""}
    state = turn({**nothing, "edo": "hbr"}, "figure-exchange rice-2")
    assert offered(state) == ["tile rice-2"]


@pytest.mark.rule("SAM-X4", "SAM-X5")
def test_a_tile_exchange_moves_an_own_tile_on_and_fills_its_place_with_nothing() -> None:
    state = turn(
        {"kyoto": "h", "sendai": "h"}, "tile-exchange rice-2", tiles={"14.11": "0 helmet-4"}
    )
    assert influence(state, "kyoto") == {"h": [4, 0, 0, 0]}
    play(state, "tile tile-exchange", "hex 14.11")
    assert influence(state, "kyoto") == {"h": [0, 0, 0, 0]}
    assert "hex 14.11" not in offered(state)
    play(state, "hex 12.17")
    assert influence(state, "sendai") == {"h": [4, 0, 0, 0]}
    assert GAME.project(state, 1).tile(PLACES["14.11"]) == (TILES.index("tile-exchange"), 0)


@pytest.mark.rule("SAM-X4")
def test_only_own_tiles_without_the_character_can_be_replaced() -> None:
    tiles = {
        "14.11": "0 helmet-4",
        "14.12": "0 rider-1",
        "15.11": "1 helmet-4",
        "15.13": "0 samurai-1",
        "16.11": "0 samurai-3",
    }
    state = turn(KYOTO, "tile-exchange rice-2", tiles=tiles)
    lay(state, sea_beside(state, "kyoto")[0], "0 ship-1")
    play(state, "tile tile-exchange")
    assert offered(state) == ["hex 14.11", "hex 15.13", "hex 16.11"]


@pytest.mark.rule("SAM-X4")
def test_a_tile_laid_in_an_earlier_turn_can_be_replaced_and_so_can_the_one_moved_on() -> None:
    state = turn(KYOTO, "tile-exchange rice-2 rider-1", seats=2)
    assert offered(state) == ["tile rice-2", "tile rider-1"]
    play(state, "rice-2 @ 14.11", "rider-1 @ 14.12")
    end_turn(state)
    play(state, offered(state)[0], "hex 15.11")
    end_turn(state)
    play(state, "tile tile-exchange")
    assert offered(state) == ["hex 14.11"]
    play(state, "hex 14.11", "hex 15.13")
    assert members(state.public.plain[0]) == [int(state.box.bit_of[PLACES["15.13"]])]


@pytest.mark.rule("SAM-X4")
def test_a_moved_tile_captures_at_once_and_can_be_moved_only_to_empty_land() -> None:
    tiles = {"14.11": "0 rice-4", "15.11": "1 rice-3"}
    state = turn({"wakayama": "r"}, "tile-exchange rice-2", tiles=tiles)
    play(state, "tile tile-exchange", "hex 14.11")
    assert "hex 15.11" not in offered(state)
    play(state, "hex 16.11")
    assert won(state, 0) == "r"


@pytest.mark.rule("SAM-X4", "SAM-T1")
def test_a_tile_exchange_is_the_one_tile_without_the_character() -> None:
    state = turn(KYOTO, "tile-exchange rice-2 rider-1", tiles={"14.11": "0 helmet-4"})
    play(state, "tile tile-exchange", "hex 14.11", "hex 14.12")
    assert offered(state) == ["tile rider-1", "end"]


@pytest.mark.rule("SAM-X5")
def test_the_hex_of_a_moved_tile_stays_filled() -> None:
    around = {"15.11": "0 rice-3", "16.11": "1 rice-2"}
    state = turn({"wakayama": ""}, "tile-exchange rice-2", tiles=around)
    state.public.figures[2] |= 1 << 29
    assert standing(state, "wakayama") == "r"
    play(state, "tile tile-exchange", "hex 15.11", "hex 14.11")
    assert not state.public.land & state.box.ring[29]


@pytest.mark.rule("SAM-X6")
def test_a_tile_exchange_needs_an_own_tile_to_replace() -> None:
    tiles = {"14.12": "0 rider-1", "15.11": "1 helmet-4"}
    state = turn(KYOTO, "tile-exchange rice-2", tiles=tiles)
    assert offered(state) == ["tile rice-2"]


@pytest.mark.rule("SAM-X6")
def test_a_tile_exchange_needs_an_empty_land_hex() -> None:
    state = turn(KYOTO, "tile-exchange ship-1", tiles={"14.11": "0 helmet-4"})
    assert offered(state) == ["tile ship-1", "tile tile-exchange"]
    state.public.land = 0
    assert offered(state) == ["tile ship-1"]


@pytest.mark.rule("SAM-X3", "SAM-X6")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_map_never_leaves_edo_alone_with_open_land(seats: int) -> None:
    """While all three types are on the board, two settlements hold figures, so there is a swap."""
    board = BOARDS.of(GAME.edition, seats)
    others = 0
    for settlement in board.settlements():
        if not board.capital >> settlement & 1:
            others |= board.ring[settlement]
    edo = board.ring[members(board.capital)[0]]
    assert edo & ~others == 0


# Helpers of the scenes tell the truth


def test_the_scene_knows_its_land() -> None:
    state = turn(KYOTO, "rice-2")
    assert land_around(state, "kyoto") == ["14.11", "14.12", "15.11", "15.13", "16.11"]
    assert len(members(state.public.land)) == 56
    assert aside(state) == ""
