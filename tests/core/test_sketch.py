"""Boards in plain words."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.match import Match
from oyabun.core.play import decision
from oyabun.core.sketch import STYLES, Cell, Panel, sketch_text
from oyabun.games import GAMES
from tests.kit import speaker


def test_cells_of_a_table_stand_under_each_other() -> None:
    rows = ((Cell("Ann"), Cell("12")), (Cell("Bartholomew"), Cell("3")))
    assert sketch_text((Panel("Scores", rows, ("Player", "Points")),)) == (
        "[Scores]\nPlayer       Points\nAnn          12\nBartholomew  3"
    )


def test_cells_of_a_map_follow_each_other() -> None:
    rows = ((Cell(" "), Cell("⬡"), Cell("⬡ ")), (Cell("⬡"), Cell(" "), Cell("⬢")))
    assert sketch_text((Panel("Map", rows, is_map=True),)) == "[Map]\n ⬡⬡\n⬡ ⬢"


def test_an_empty_panel_has_only_its_title() -> None:
    assert sketch_text((Panel("Nobody", ()),)) == "[Nobody]"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_describes_its_board_in_known_styles(game: Game) -> None:
    match = Match.start(game, tuple("ABCDEFGHI"[: game.seats[0]]))
    rng = Rng(3)
    while (asked := decision(match.state)) is not None:
        for eyes in (0, None):
            panels = game.describe(match.view(eyes), speaker(match, "fr", eyes))
            assert panels
            assert all(cell.style in STYLES for one in panels for row in one.rows for cell in row)
        seat = match.waiting()[0]
        match.submit(seat, asked.random_move(match.state, seat, rng))
