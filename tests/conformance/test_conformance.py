"""Every game keeps the kernel's contract."""

from __future__ import annotations

import os

import pytest

from oyabun.core.game import Game
from oyabun.games import GAMES
from oyabun.testing import check_game
from tests.core.janken import GAME as JANKEN

WALKS = 1 if os.environ.get("OYABUN_PURE") == "1" else 2
"""In pure Python once is enough: the same rules were walked through compiled."""


@pytest.mark.parametrize("game", [JANKEN, *GAMES], ids=lambda game: game.key)
def test_a_game_keeps_the_contract(game: Game) -> None:
    report = check_game(game, walks=WALKS)
    assert report.reasons <= set(game.reasons)
    assert report.hidden
