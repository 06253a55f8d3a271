"""Ca$h 'n Gun$ with Yakuzas: aim, keep your nerve, and share what is left."""

from __future__ import annotations

from typing import Final

from oyabun.core.editions import shipped_edition
from oyabun.core.game import Game
from oyabun.games.cash_n_guns.board import breakdown, describe, draw
from oyabun.games.cash_n_guns.bot import choose
from oyabun.games.cash_n_guns.components import COMBINATIONS, OPTIONS, seats_by_options
from oyabun.games.cash_n_guns.mind import MIND
from oyabun.games.cash_n_guns.moves import MOVES
from oyabun.games.cash_n_guns.rules import PHASES, REASONS, setup
from oyabun.games.cash_n_guns.tensors import tensors
from oyabun.games.cash_n_guns.view import SECRETS

GAME: Final = Game(
    key="cash_n_guns",
    package=__name__,
    title="Ca$h 'n Gun$",
    authors="Ludovic Maublanc",
    rules_prefix="CNG",
    seats=(3, 4, 5, 6, 7, 8, 9),
    minutes=45,
    rules_version=2,
    moves=MOVES,
    phases=PHASES,
    reasons=REASONS,
    options=OPTIONS,
    edition=shipped_edition(__name__),
    setup=setup,
    secrets=SECRETS,
    draw=draw,
    describe=describe,
    breakdown=breakdown,
    bots={"heuristic": choose},
    tensors=tensors,
    recaps=("wounded", "dies", "blast", "shares", "shares-nothing", "nobody-shares"),
    mind=MIND,
    combinations=COMBINATIONS,
    first_game={"cards": "off"},
    leading=("mode", "cards"),
    seats_by_options=seats_by_options,
    round_step="start-round",
)
