from __future__ import annotations

import pytest

from oyabun.bench.speed import measure_game
from oyabun.core.game import Game
from oyabun.games import GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_game_can_be_measured_with_its_default_options(game: Game) -> None:
    speed = measure_game(game, 0.02)
    assert speed.seats in game.seats_with(game.read_options({}))
    assert speed.pure.playout > 0
