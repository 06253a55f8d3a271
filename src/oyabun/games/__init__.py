"""The games, one package each; they never import each other."""

from __future__ import annotations

from typing import Final

from oyabun.core.game import Game
from oyabun.games.bakuto import GAME as BAKUTO
from oyabun.games.cash_n_guns import GAME as CASH_N_GUNS
from oyabun.games.kamiza import GAME as KAMIZA
from oyabun.games.samurai import GAME as SAMURAI
from oyabun.games.zoku import GAME as ZOKU

GAMES: Final[tuple[Game, ...]] = (KAMIZA, BAKUTO, ZOKU, CASH_N_GUNS, SAMURAI)
