"""Kamiza, the Ban-yu-kai succession: lay a card, utter a threat, and be the last one seated."""

from __future__ import annotations

from typing import Final

from oyabun.core.editions import shipped_edition
from oyabun.core.game import Game
from oyabun.games.kamiza.board import breakdown, describe, draw
from oyabun.games.kamiza.bot import choose
from oyabun.games.kamiza.components import POLICE_RULE, WANTED
from oyabun.games.kamiza.mind import MIND
from oyabun.games.kamiza.moves import MOVES
from oyabun.games.kamiza.rules import PHASES, SUCCESSION, setup
from oyabun.games.kamiza.tensors import tensors
from oyabun.games.kamiza.view import SECRETS

GAME: Final = Game(
    key="kamiza",
    package=__name__,
    title="Kamiza",
    authors="Osabura Games",
    rules_prefix="KAM",
    seats=(3, 4),
    minutes=20,
    rules_version=2,
    moves=MOVES,
    phases=PHASES,
    reasons=(SUCCESSION,),
    options=(POLICE_RULE, WANTED),
    edition=shipped_edition(__name__),
    setup=setup,
    secrets=SECRETS,
    draw=draw,
    describe=describe,
    breakdown=breakdown,
    bots={"heuristic": choose},
    tensors=tensors,
    round_step="start-round",
    spoken=("threatens",),
    recaps=("fate-1", "fate-2", "fate-3", "fate-4", "fate-5", "fate-6", "takes-wanted"),
    mind=MIND,
)
