"""Every game keeps the kernel's contract."""

from __future__ import annotations

import pytest

from oyabun.core.game import Game
from oyabun.games import GAMES
from oyabun.testing import check_game
from oyabun.testing.conformance import Settings
from tests.core.janken import GAME as JANKEN

TEAMS = {"mode": "yakuza", "cards": "on"}
OTHERWISE = {
    "money": "open",
    "dead_money": "to_pot",
    "insane": "one_round",
    "backstab": "once",
    "samurai": "permanent",
    "geisha": "permanent",
    "super_coward": "add",
    "kevlar": "first_of_game",
    "magic_ally": "skip",
    "tanto_ally": "skip",
    "team_tie": "surviving",
    "role_on_death": "hide",
    "shuriken": "skill",
    "powers_team": "random",
}
SETTINGS: dict[str, Settings] = {
    # Options of this game mean little alone: they are about cards and teams.
    "cash_n_guns": (
        {"cards": "on"},
        {"mode": "cop", "cards": "on"},
        TEAMS | {"shuriken": "skill"},
        TEAMS | OTHERWISE,
        {"cards": "on"} | OTHERWISE,
        TEAMS,
    )
}


@pytest.mark.parametrize("game", [JANKEN, *GAMES], ids=lambda game: game.key)
def test_a_game_keeps_the_contract(game: Game) -> None:
    report = check_game(game, walks=3, settings=SETTINGS.get(game.key))
    assert report.reasons <= set(game.reasons)
    assert report.hidden
