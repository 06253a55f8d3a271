"""The pictures in the README are what the boards really look like."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyabun.core.chance import Rng
from oyabun.core.match import Match, rng_dealer
from oyabun.games import find_game
from oyabun.svg.theme import LIGHT
from tests.kit import assert_golden, speaker

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
NAMES = ("Hanako", "Tatsuo", "Kenji", "Emi", "Ryu", "Aiko", "Goro", "Mika", "Sato")
POSITIONS = {"bakuto": (4, 150), "kamiza": (4, 25), "samurai": (4, 170), "cash_n_guns": (6, 40)}
"""For each picture how many play, and after how many decisions it is taken."""


def played(key: str, seats: int, ply: int) -> Match:
    game = find_game(key)
    match = Match.start(game, NAMES[:seats])
    rng = Rng(7)
    while match.ply < ply:
        match.deal(rng_dealer(rng))
        seat = match.waiting()[0]
        match.submit(seat, game.bot("heuristic")(match.view(seat), rng))
    return match


@pytest.mark.golden
@pytest.mark.parametrize("key", POSITIONS)
def test_the_picture_of_a_game_is_its_board(key: str) -> None:
    seats, ply = POSITIONS[key]
    match = played(key, seats, ply)
    picture = match.game.draw(match.view(0), speaker(match, "en", 0), LIGHT)
    assert_golden(PICTURES / f"{key}.svg", f"{picture}\n")
