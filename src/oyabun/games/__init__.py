"""The games, one package each; they never import each other."""

from __future__ import annotations

from typing import Final

from oyabun.core.errors import UnknownGameError
from oyabun.core.game import Game
from oyabun.games.cash_n_guns import GAME as CASH_N_GUNS
from oyabun.games.kamiza import GAME as KAMIZA
from oyabun.games.samurai import GAME as SAMURAI
from oyabun.games.zoku import GAME as ZOKU

GAMES: Final[tuple[Game, ...]] = (KAMIZA, CASH_N_GUNS, SAMURAI, ZOKU)


def find_game(key: str) -> Game:
    """Return the game of that name."""
    for game in GAMES:
        if game.key == key:
            return game
    names = ", ".join(game.key for game in GAMES)
    raise UnknownGameError(f"there is no game {key!r}; the games are: {names}")
