"""Zoku: place your gang, throw your meeples, and own Tokyo by Friday."""

from __future__ import annotations

from typing import Final

from oyabun.core.game import Game
from oyabun.core.options import THROWS
from oyabun.games.zoku.board import breakdown, describe, draw
from oyabun.games.zoku.bot import choose
from oyabun.games.zoku.components import DOUBLE_KO, SHIPPED, WARDS_OPTION
from oyabun.games.zoku.mind import MIND
from oyabun.games.zoku.moves import MOVES
from oyabun.games.zoku.rules import FIVE_DAYS, PHASES, setup
from oyabun.games.zoku.tensors import tensors
from oyabun.games.zoku.view import SECRETS

GAME: Final = Game(
    key="zoku",
    package=__name__,
    title="Zoku",
    authors="Phil Vizcarro",
    rules_prefix="ZOK",
    seats=(2, 3, 4, 5),
    minutes=45,
    rules_version=1,
    moves=MOVES,
    phases=PHASES,
    reasons=(FIVE_DAYS,),
    leading=(THROWS.key,),
    options=(THROWS, DOUBLE_KO, WARDS_OPTION),
    edition=SHIPPED,
    setup=setup,
    secrets=SECRETS,
    draw=draw,
    describe=describe,
    breakdown=breakdown,
    bots={"heuristic": choose},
    tensors=tensors,
    round_step="begin-day",
    recaps=("kicked", "claims", "discarded", "raided", "arrested"),
    mind=MIND,
)
