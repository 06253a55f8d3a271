"""Compiled and pure Python draw the same pictures, byte by byte, over whole matches."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from oyabun.core.game import Game
from oyabun.games import GAMES

ROOT = Path(__file__).parent.parent
DRAW_A_MATCH = """
import sys
from hashlib import blake2s
from oyabun.core.chance import Rng
from oyabun.core.match import Match
from oyabun.core.play import decision
from oyabun.shelf import find_game
from oyabun.svg.theme import THEMES
from oyabun.text import Speaker

game = find_game(sys.argv[1])
names = tuple(f"Player {seat}" for seat in range(game.seats_with(game.read_options({}))[-1]))
match, rng = Match.start(game, names), Rng(3)
while (asked := decision(match.state)) is not None:
    seat = match.waiting()[0]
    match.submit(seat, asked.random_move(match.state, seat, rng))
    theme = THEMES[match.ply % len(THEMES)]
    eyes = (None, *range(len(names)))[match.ply % (1 + len(names))]
    picture = game.draw(match.view(eyes), Speaker(game.package, "fr", names, eyes), theme)
    print(match.ply, eyes, blake2s(str(picture).encode()).hexdigest())
"""


@pytest.mark.skipif(
    not list(ROOT.glob("src/oyabun/core/*.so")), reason="nothing is compiled on this machine"
)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_compiled_and_pure_python_draw_the_same_match(game: Game) -> None:
    compiled, pure = (pictures_of_a_match(game, pure=pure) for pure in ("0", "1"))
    assert len(compiled) > 90
    assert compiled == pure


def pictures_of_a_match(game: Game, *, pure: str) -> list[str]:
    """Ply, eyes and digest of every picture of one random match."""
    return subprocess.run(
        [sys.executable, "-c", DRAW_A_MATCH, game.key],
        env={**os.environ, "OYABUN_PURE": pure},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
