"""Samurai: surround helmets, buddhas and rice fields, and be first in more than one of them."""

from __future__ import annotations

from typing import Final

from oyabun.core.game import Game
from oyabun.games.samurai.board import breakdown, calls, describe, draw
from oyabun.games.samurai.bot import choose
from oyabun.games.samurai.components import OPTIONS, SHIPPED
from oyabun.games.samurai.mind import MIND
from oyabun.games.samurai.moves import MOVES
from oyabun.games.samurai.rules.capture import LAST_FIGURE, TIES
from oyabun.games.samurai.rules.opening import setup
from oyabun.games.samurai.rules.turn import PHASES
from oyabun.games.samurai.tensors import tensors
from oyabun.games.samurai.view import SECRETS

GAME: Final = Game(
    key="samurai",
    package=__name__,
    title="Samurai",
    authors="Reiner Knizia",
    rules_prefix="SAM",
    seats=(2, 3, 4),
    minutes=45,
    rules_version=2,
    moves=MOVES,
    phases=PHASES,
    reasons=(LAST_FIGURE, TIES),
    options=OPTIONS,
    edition=SHIPPED,
    setup=setup,
    secrets=SECRETS,
    draw=draw,
    describe=describe,
    breakdown=breakdown,
    calls=calls,
    leading=("starting_hand", "figure_setup"),
    first_game={"starting_hand": "random", "figure_setup": "random"},
    bots={"heuristic": choose},
    tensors=tensors,
    round_step="start-turn",
    recaps=("captures", "set-aside", "unclaimed"),
    mind=MIND,
)
