"""Every game keeps the kernel's contract."""

from __future__ import annotations

import pytest

from oyabun.core.game import Game
from oyabun.games import GAMES
from oyabun.testing import check_game
from tests.core.janken import GAME as JANKEN


@pytest.mark.parametrize("game", [JANKEN, *GAMES], ids=lambda game: game.key)
def test_a_game_keeps_the_contract(game: Game) -> None:
    report = check_game(game, walks=1)
    assert report.reasons <= set(game.reasons)
    assert report.hidden
