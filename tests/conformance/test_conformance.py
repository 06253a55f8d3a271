"""Every game keeps the kernel's contract."""

from __future__ import annotations

import pytest

from oyabun.core.game import Game
from oyabun.games import GAMES
from oyabun.testing import check_game
from tests.core.janken import GAME as JANKEN


TOGETHER: dict[str, tuple[dict[str, str], ...]] = {
    "cash_n_guns": (
        {},
        {"cards": "on"},
        {"mode": "cop", "cards": "on"},
        {"mode": "yakuza", "cards": "on"},
        {"mode": "yakuza", "cards": "on", "powers_team": "random", "shuriken": "skill"},
    )
}
"""Options that matter together; where there are none, each is changed on its own."""


@pytest.mark.parametrize("game", [JANKEN, *GAMES], ids=lambda game: game.key)
def test_a_game_keeps_the_contract(game: Game) -> None:
    report = check_game(game, settings=TOGETHER.get(game.key))
    assert report.reasons <= set(game.reasons)
    assert report.hidden
