"""The board: what can be pressed, what is said of everything, and how the end is explained."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.match import Match
from oyabun.core.play import decision
from oyabun.core.sketch import sketch_text
from oyabun.games.zoku import GAME
from oyabun.games.zoku.board.places import quartier_box
from oyabun.svg.scene import Scene
from oyabun.svg.theme import DARK, LIGHT
from oyabun.text import LANGUAGES
from tests.games.zoku.table import NAMES, Table, brawl
from tests.kit import speaker


def drawn(table: Table, seat: int | None, language: str = "en") -> Scene:
    view = table.match.view(seat)
    scene: Scene = GAME.draw(view, speaker(table.match, language, seat), LIGHT)
    return scene


def label_of(scene: Scene, key: str) -> str:
    return next(node.attrs["aria-label"] for node in scene.root.walk() if node.key == key)


def test_quartiers_are_pressed_to_place_zokus() -> None:
    table = Table(2)
    moves = {str(GAME.moves.decode(move)) for move in drawn(table, 0).moves()}
    assert moves == {f"place {table.name(slot)}" for slot in range(5)}
    assert not drawn(table, 1).moves()


def test_zokus_in_the_street_are_pressed_to_kick_them() -> None:
    table = brawl(Table(2), 1, 2)
    table.throw("feet", "back", "edge")
    moves = [str(GAME.moves.decode(move)) for move in drawn(table, 0).moves()]
    assert moves == ["zoku 1-1"]


def test_lieutenants_are_pressed_to_play_them() -> None:
    table = Table(2, {0: ["roadblock"]})
    moves = {str(GAME.moves.decode(move)) for move in drawn(table, 0).moves()}
    assert "use roadblock" in moves


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_symbol_says_what_it_is(language: str) -> None:
    table = brawl(Table(2, {0: ["bribe"]}), 1, 2)
    table.throw("feet", "back", "edge")
    table.quiet("kick")
    scene = drawn(table, 0, language)
    silent = [
        node.key
        for node in scene.root.walk()
        if node.key
        and node.key.split("-")[0] in ("quartier", "zoku", "hand", "seat", "station", "day")
        and node.key not in ("hand", "quartiers", "seats")
        and "aria-label" not in node.attrs
    ]
    assert silent == []


def test_a_quartier_says_its_points_its_ward_and_who_is_there() -> None:
    table = Table(2)
    table.place(0, 0, 0)
    assert label_of(drawn(table, 1), "quartier-0") == (
        "Hatagaya, 2 points, ward of Shibuya; Red: 2 Zokus"
    )


def test_a_zoku_says_how_it_lies_and_what_that_means() -> None:
    table = brawl(Table(2), 1, 1)
    table.throw("feet", "back")
    assert label_of(drawn(table, 0), "zoku-1-0") == (
        "Blue, Zoku 1: on the back, still fighting, but a Zoku on its feet may kick it"
    )


def test_a_lieutenant_says_what_it_does_and_what_it_is_worth() -> None:
    table = Table(2, {0: ["bribe"]})
    label = label_of(drawn(table, 0), "hand-0")
    assert label.startswith("Podvin Sensei, the bribe. When the police come:")
    assert label.endswith("Worth 5 points if you keep it.")


@pytest.mark.rule("ZOK-C4")
@pytest.mark.parametrize(("seats", "rows"), [(2, [3, 2]), (3, [3, 3]), (4, [4, 3]), (5, [4, 4])])
def test_quartiers_lie_in_two_rows(seats: int, rows: list[int]) -> None:
    tops = [quartier_box(seats + 3, slot).y for slot in range(seats + 3)]
    assert [tops.count(top) for top in sorted(set(tops))] == rows
    assert tops == sorted(tops), "in reading order"


def test_the_end_tells_where_the_points_came_from() -> None:
    table = Table(2, days=1)
    table.placement([0, 1], [2])
    label = label_of(drawn(table, 0), "count")
    assert label == (
        "Red: Quartiers 4, kept 0, by threes 0, all five 0, of every 0, total 4; "
        "Blue: Quartiers 3, kept 0, by threes 0, all five 0, of every 0, total 3"
    )
    words = sketch_text(GAME.describe(table.match.view(0), speaker(table.match, "en", 0)))
    assert "[Where the points come from]" in words


def test_others_lieutenants_are_only_counted() -> None:
    table = Table(2, {0: ["bribe"], 1: ["rush"]})
    for eyes in (0, None):
        picture = str(drawn(table, eyes))
        assert "Oné Kinz" not in picture
        assert "1 Lieutenant face down" in picture


def test_night_is_night_in_every_theme() -> None:
    table = Table(2)
    view, teller = table.match.view(0), speaker(table.match, "en", 0)
    day, night = (str(GAME.draw(view, teller, theme)) for theme in (LIGHT, DARK))
    assert day.replace(LIGHT.paper, DARK.paper) == night


def test_every_position_can_be_drawn_and_told_to_everybody() -> None:
    match = Match.start(GAME, NAMES)
    rng = Rng(4)
    while (asked := decision(match.state)) is not None:
        if match.ply % 9 == 0:
            for eyes in (None, 0, 4):
                for language in LANGUAGES:
                    teller = speaker(match, language, eyes)
                    assert str(GAME.draw(match.view(eyes), teller, LIGHT)).startswith("<svg")
                    assert sketch_text(GAME.describe(match.view(eyes), teller))
        seat = match.waiting()[0]
        match.submit(seat, asked.random_move(match.state, seat, rng))
