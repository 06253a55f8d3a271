"""Bakuto, Ginza Tiger: bet in secret on three stakes, and own what rises from the ashes."""

from __future__ import annotations

from typing import Final

from oyabun.core.editions import shipped_edition
from oyabun.core.game import Game
from oyabun.games.bakuto.board import breakdown, describe, draw
from oyabun.games.bakuto.bot import choose
from oyabun.games.bakuto.components import FIELDS
from oyabun.games.bakuto.mind import MIND
from oyabun.games.bakuto.moves import MOVES
from oyabun.games.bakuto.rules import FIVE_ROUNDS, PHASES, setup
from oyabun.games.bakuto.tensors import tensors
from oyabun.games.bakuto.view import SECRETS

GAME: Final = Game(
    key="bakuto",
    package=__name__,
    title="Bakuto",
    authors="bakutothegame",
    rules_prefix="BAK",
    seats=(2, 3, 4),
    minutes=60,
    rules_version=1,
    moves=MOVES,
    phases=PHASES,
    reasons=(FIVE_ROUNDS,),
    options=(),
    edition=shipped_edition(__name__),
    setup=setup,
    secrets=SECRETS,
    draw=draw,
    describe=describe,
    breakdown=breakdown,
    bots={"heuristic": choose},
    tensors=tensors,
    recaps=(
        "strikes",
        "strikes-own",
        "wins-file",
        "wins-file-diminished",
        "wins-nobody",
        "cancelled",
        "contributes",
    ),
    mind=MIND,
    fields=FIELDS,
    round_step="start-round",
)
