"""The box and the set-up of Samurai, in the order of the rules page."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from oyabun.core.bits import members
from oyabun.core.chance import Rng
from oyabun.core.editions import Edition, read_edition
from oyabun.core.errors import EditionError, NotYourTurnError, SeatError
from oyabun.core.match import Match, rng_dealer
from oyabun.core.phrases import Phrase
from oyabun.core.play import playout, settle, waiting
from oyabun.games.samurai import GAME
from oyabun.games.samurai.components import (
    BOARDS,
    CELLS,
    FIGURE_EXCHANGE,
    FIGURES,
    SETTLEMENTS,
    SITES,
    TILES,
)
from oyabun.games.samurai.moves import DRAW, FIGURE, HEX, LEAD, TILE
from oyabun.games.samurai.state import SamuraiState, kinds_in
from oyabun.svg.theme import LIGHT
from oyabun.text import Speaker
from tests.games.samurai.table import PLACES

NAMES = ("Green", "Yellow", "Red", "Blue")


def sit_down(seats: int, **options: str) -> Match:
    return Match.start(GAME, NAMES[:seats], options)


def choose_hands(match: Match) -> None:
    while match.state.stack[-1].name == "choose-hand":
        seat = match.waiting()[0]
        match.submit(seat, match.view(seat).legal[0])


def put(match: Match, figure: str, place: str) -> None:
    seat = match.waiting()[0]
    match.submit(seat, FIGURE[FIGURES.index(figure)])
    match.submit(seat, HEX[PLACES[place]])


def table(match: Match) -> SamuraiState:
    return match.state


# Components


@pytest.mark.rule("SAM-C1", "SAM-C2")
@pytest.mark.parametrize(
    ("seats", "hexes", "land", "sea", "cities", "villages", "slots"),
    [(2, 91, 30, 44, 2, 14, 21), (3, 133, 43, 64, 2, 23, 30), (4, 174, 56, 84, 3, 30, 39)],
)
def test_the_map_grows_with_the_players(
    seats: int, hexes: int, land: int, sea: int, cities: int, villages: int, slots: int
) -> None:
    board = BOARDS.of(GAME.edition, seats)
    kinds = Counter(kind for kind in board.kinds if kind)
    assert kinds.total() == hexes
    assert (kinds["land"], kinds["sea"]) == (land, sea)
    assert (kinds["capital"], kinds["city"], kinds["village"]) == (1, cities, villages)
    assert board.slots() == slots == 3 + 2 * cities + villages


@pytest.mark.rule("SAM-C7")
def test_the_box_holds_39_figures_and_80_tiles() -> None:
    board = BOARDS.of(GAME.edition, 4)
    assert board.slots() == 3 * 13
    assert 4 * len(kinds_in(board.tiles)) == 80


@pytest.mark.rule("SAM-C1")
@pytest.mark.parametrize(
    ("seats", "islands"),
    [
        (2, {"honshu"}),
        (3, {"honshu", "kyushu", "shikoku"}),
        (4, {"honshu", "kyushu", "shikoku", "hokkaido"}),
    ],
)
def test_each_player_more_brings_islands(seats: int, islands: set[str]) -> None:
    hexes = GAME.edition.data["hexes"]
    found = {one["island"] for one in hexes if one["min_players"] <= seats and "island" in one}
    assert found == islands


@pytest.mark.rule("SAM-C2")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_smaller_board_is_part_of_the_larger(seats: int) -> None:
    small, large = BOARDS.of(GAME.edition, seats), BOARDS.of(GAME.edition, seats + 1)
    pairs = zip(small.kinds, large.kinds, strict=True)
    assert all(kind == larger for kind, larger in pairs if kind)


@pytest.mark.rule("SAM-C2")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_land_hex_touches_two_settlements_and_every_settlement_land(seats: int) -> None:
    board = BOARDS.of(GAME.edition, seats)
    for place in board.land_hex:
        assert len(members(board.near[place])) == 2
    for settlement in board.settlements():
        assert len(members(board.ring[settlement])) >= 2


@pytest.mark.rule("SAM-C1")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(SeatError, match="Samurai is for 2 to 4 players"):
        Match.start(GAME, ("x",) * seats)


@pytest.mark.rule("SAM-C1", "SAM-C3")
@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 10), (4, 13)])
def test_there_are_as_many_helmets_buddhas_and_rice_fields(seats: int, each: int) -> None:
    state = table(sit_down(seats))
    assert FIGURES == ("helmet", "buddha", "rice")
    for figure in range(3):
        placed = len(members(state.public.figures[figure]))
        assert placed + (state.public.supply >> 4 * figure & 15) == each


@pytest.mark.rule("SAM-C4")
def test_every_player_has_the_same_twenty_tiles() -> None:
    state = table(sit_down(4))
    for left in state.public.left:
        names = Counter(TILES[kind] for kind in kinds_in(left))
        assert names.total() == 20
        assert {name for name, count in names.items() if count == 2} == {
            "samurai-1",
            "samurai-2",
            "ship-1",
        }
        assert len(names) == 17


@pytest.mark.rule("SAM-C5")
def test_five_tiles_carry_the_character_and_the_tile_exchange_does_not() -> None:
    board = BOARDS.of(GAME.edition, 2)
    fast = [TILES[kind] for kind in kinds_in(board.tiles) if board.fast >> kind & 1]
    assert fast == ["ship-1", "ship-1", "ship-2", "rider-1", "figure-exchange"]


@pytest.mark.rule("SAM-C6")
def test_four_players_have_four_colours_and_four_crests_on_the_board() -> None:
    match = sit_down(4)
    picture = str(GAME.draw(match.view(0), Speaker(GAME.package, "en", NAMES, 0), LIGHT))
    assert len({LIGHT.seats[seat] for seat in range(4)}) == 4
    assert all(LIGHT.seats[seat] in picture for seat in range(4))
    assert all(f"#mon-{crest}" in picture for crest in ("wave", "fan", "crane", "pine"))


# Set-up


@pytest.mark.rule("SAM-S1")
def test_everybody_chooses_five_of_twenty_tiles_before_any_figure_is_placed() -> None:
    match = sit_down(3)
    assert match.waiting() == (0, 1, 2)
    for name in ("rider-1", "helmet-4", "samurai-2", "samurai-2"):
        match.submit(1, TILE[TILES.index(name)])
    assert TILE[TILES.index("samurai-2")] not in match.view(1).legal
    match.submit(1, TILE[TILES.index("ship-2")])
    assert match.waiting() == (0, 2)
    hand = [TILES[kind] for kind in kinds_in(table(match).private[1].hand)]
    assert hand == ["helmet-4", "samurai-2", "samurai-2", "ship-2", "rider-1"]
    with pytest.raises(NotYourTurnError):
        match.submit(1, TILE[0])
    assert not members(table(match).public.figures[0] & ~table(match).box.capital)


@pytest.mark.rule("SAM-S1")
def test_nobody_else_sees_what_is_chosen_and_it_can_be_taken_back_until_all_have_chosen() -> None:
    match = sit_down(2)
    for kind in range(5):
        match.submit(0, TILE[kind])
    assert match.view(1).own.hand == 0
    assert match.news(match.ply, 1) == ()
    assert match.take_back(0).move is TILE[4]
    match.submit(0, TILE[5])
    choose_hands(match)
    assert not match.may_take_back(0)


@pytest.mark.rule("SAM-S1")
def test_the_first_hand_can_be_drawn_instead() -> None:
    match = sit_down(2, starting_hand="random")
    match.deal(rng_dealer(Rng(1)))
    assert [int(match.view(None).public.hand_size(seat)) for seat in (0, 1)] == [5, 5]
    assert [entry.move.kind for entry in match.entries] == ["draw"] * 10
    assert all(entry.move in DRAW for entry in match.entries)
    assert match.state.stack[-1].name == "choose-figure"


@pytest.mark.rule("SAM-S2")
def test_edo_has_one_figure_of_each_type_from_the_start() -> None:
    state = table(sit_down(2))
    edo = SETTLEMENTS.index("edo")
    assert state.public.standing(edo) == [0, 1, 2]


@pytest.mark.rule("SAM-S2", "SAM-S4")
def test_figures_are_placed_clockwise_first_in_cities_then_on_without_starting_over() -> None:
    match = sit_down(3)
    choose_hands(match)
    assert match.waiting() == (0,)
    put(match, "rice", "kyoto")
    assert match.waiting() == (1,)
    put(match, "helmet", "akita")
    put(match, "helmet", "kyoto")
    match.submit(0, FIGURE[1])
    assert match.view(0).legal == (HEX[PLACES["akita"]],)
    match.submit(0, HEX[PLACES["akita"]])
    assert match.waiting() == (1,)
    put(match, "rice", "hagi")
    assert match.waiting() == (2,)
    match.submit(2, FIGURE[0])
    legal = {SETTLEMENTS[SITES.index(int(move.number))] for move in match.view(2).legal}
    assert len(legal) == 22
    assert not {"kyoto", "akita", "edo", "hagi"} & legal


@pytest.mark.rule("SAM-S2", "SAM-S4")
def test_a_random_seat_can_stand_in_for_the_youngest() -> None:
    match = sit_down(3, first_player="random", starting_hand="random")
    assert match.view(None).frame.waiting == (-1,)
    match.submit(-1, LEAD[2])
    match.deal(rng_dealer(Rng(3)))
    assert match.waiting() == (2,)
    place_all(match)
    assert match.waiting() == (2,)
    assert match.state.stack[-1].name == "play-tile"


def place_all(match: Match) -> None:
    while match.state.stack[-1].name != "play-tile":
        seat = match.waiting()[0]
        match.submit(seat, match.view(seat).legal[0])


@pytest.mark.rule("SAM-S3")
def test_a_city_never_gets_two_figures_of_one_type() -> None:
    match = sit_down(2)
    choose_hands(match)
    put(match, "helmet", "kyoto")
    put(match, "helmet", "akita")
    assert match.view(0).legal == (FIGURE[1], FIGURE[2])


@pytest.mark.rule("SAM-S1", "SAM-S2")
def test_a_seat_is_asked_for_its_hand_then_for_cities_then_for_villages() -> None:
    match = sit_down(2)
    match.submit(0, TILE[0])
    assert match.view(0).frame.asks == Phrase("ask-choose-hand", numbers=(4,))
    choose_hands(match)
    assert match.view(0).frame.asks == Phrase("ask-choose-figure", words=("city",))
    match.submit(0, FIGURE[1])
    assert match.view(0).frame.asks == Phrase("ask-place-figure", words=("buddha",))
    match.submit(0, HEX[PLACES["kyoto"]])
    for figure, city in (("rice", "kyoto"), ("helmet", "akita"), ("rice", "akita")):
        put(match, figure, city)
    assert match.view(0).frame.asks == Phrase("ask-choose-figure", words=("village",))


@pytest.mark.rule("SAM-S4")
def test_the_first_player_takes_the_first_turn_when_all_figures_are_placed() -> None:
    match = sit_down(2)
    choose_hands(match)
    place_all(match)
    assert match.waiting() == (0,)
    assert match.view(None).public.supply == 0


@pytest.mark.rule("SAM-S3", "SAM-S5")
@pytest.mark.parametrize("seats", GAME.seats)
def test_chance_can_place_the_figures_and_keeps_to_the_rules(seats: int) -> None:
    match = sit_down(seats, starting_hand="random", figure_setup="random")
    match.deal(rng_dealer(Rng(seats)))
    board, public = table(match).box, table(match).public
    for settlement in board.settlements():
        slots = {"village": 1, "city": 2, "capital": 3}[board.kinds[SITES[settlement]]]
        assert len(public.standing(settlement)) == slots
    assert [len(members(bits)) for bits in public.figures] == [board.slots() // 3] * 3


@pytest.mark.rule("SAM-S5")
def test_chance_draws_figures_in_proportion_to_what_is_left() -> None:
    match = sit_down(2, starting_hand="random", figure_setup="random")
    while match.state.stack[-1].name != "scatter":
        match.submit(-1, rng_dealer(Rng(1))(match.state))
    scatter = match.state.stack[-1]
    assert scatter.weights(match.state) == [6, 6, 6]  # type: ignore[attr-defined]
    match.submit(-1, FIGURE[2])
    assert scatter.weights(match.state) == [6, 6]  # type: ignore[attr-defined]


# Editions


Change = tuple[tuple[str | int, ...], object]


def changed(*changes: Change) -> Edition:
    """Return the edition with other values at some paths."""
    data: Any = json.loads(json.dumps(dict(GAME.edition.data)))
    for path, value in changes:
        inner = data
        for step in path[:-1]:
            inner = inner[step]
        inner[path[-1]] = value
    return read_edition(json.dumps(data))


EDO = PLACES["edo"]


@pytest.mark.parametrize(
    ("path", "value", "why"),
    [
        (("ties_that_end",), None, "ties_that_end .* must be a whole number from 1 to 99"),
        (("tiles", "rice-2", "copies"), 3, "tiles.rice-2.copies .* from 0 to 2, not 3"),
        (("tiles", "tile-exchange", "copies"), 2, "tiles.tile-exchange.copies .* from 0 to 1"),
        (("tiles", "rice-2", "strength"), 10, "tiles.rice-2.strength .* from 0 to 9, not 10"),
        (("tiles", "rice-2", "fast"), 1, "tiles.rice-2.fast .* must be true or false, not 1"),
        (("tiles", "rice-2"), {}, "tiles.rice-2.copies .* is missing"),
        (("hexes", 0, "q"), 5, "must be the hexes of the map, in their order"),
        (("hexes", 0, "kind"), "city", "hexes.0.kind .* must be one of land, sea, not 'city'"),
        (("hexes", 0, "min_players"), 5, "hexes.0.min_players .* from 2 to 4, not 5"),
        (("hexes", EDO, "kind"), "city", "one capital"),
        (("hexes", EDO, "kind"), "sea", f"hexes.{EDO}.kind .* village, city, capital, not 'sea'"),
        (("hexes", PLACES["kyoto"], "kind"), "village", "as many figures of each type"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused(
    path: tuple[str | int, ...], value: object, why: str
) -> None:
    edition = changed((path, value))
    with pytest.raises(EditionError, match=why):
        GAME.setup(2, GAME.read_options({}), edition)


def of_kind(kind: str) -> list[int]:
    """Return the hexes of a kind."""
    return [place for place, one in enumerate(GAME.edition.data["hexes"]) if one["kind"] == kind]


def everywhere(key: str, value: object, *places: int) -> list[Change]:
    """Return the change of a number on many hexes."""
    return [(("hexes", place, key), value) for place in places]


LAND_TILES = [name for name in TILES[:FIGURE_EXCHANGE] if not name.startswith("ship")]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        (
            everywhere("kind", "land", *of_kind("sea")[:5]),
            "must be 60 of land and 120 of sea at most",
        ),
        (everywhere("kind", "sea", PLACES["15.11"], PLACES["16.11"]), "land around wakayama"),
        (everywhere("kind", "city", *of_kind("village")[:9]), "15 at most, but have 48 places"),
        ([(("tiles", name, "fast"), True) for name in LAND_TILES], "land that is not fast"),
        ([(("tiles", name, "copies"), 0) for name in TILES[4:]], "at least 5 for a player"),
    ],
)
def test_an_edition_that_cannot_be_played_to_its_end_is_refused(
    changes: list[Change], why: str
) -> None:
    with pytest.raises(EditionError, match=why):
        GAME.setup(4, GAME.read_options({}), changed(*changes))


def test_an_edition_needs_a_sea_hex_for_every_ship() -> None:
    edition = changed(*everywhere("min_players", 4, *of_kind("sea")))
    assert waiting(GAME.setup(4, GAME.read_options({}), edition))
    with pytest.raises(EditionError, match="a sea hex for every ship"):
        GAME.setup(2, GAME.read_options({}), edition)


def test_an_edition_needs_enough_tiles_to_fill_the_land() -> None:
    edition = changed((("tiles", "samurai-1", "copies"), 1))
    with pytest.raises(EditionError, match="enough to fill the land"):
        GAME.setup(2, GAME.read_options({}), edition)


def test_a_stronger_tile_is_a_change_of_data_only() -> None:
    edition = changed((("tiles", "samurai-3", "strength"), 5))
    state = GAME.setup(3, GAME.read_options({}), edition)
    settle(state)
    playout(state, Rng(1))
    assert waiting(state) == ()
    assert state.outcome is not None


def test_the_map_has_a_name_for_every_settlement_and_a_place_for_every_hex() -> None:
    assert len(set(CELLS)) == 174
    assert len(set(SETTLEMENTS)) == 34
