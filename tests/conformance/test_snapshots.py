"""What a seat sees when it is asked something, in every phase, as stored pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.match import Match
from oyabun.core.phases import CHANCE, STEP
from oyabun.core.play import decision
from oyabun.games import GAMES
from oyabun.svg.theme import LIGHT
from oyabun.testing.conformance import option_settings
from tests.kit import assert_golden, keyed_parts, speaker

MATCHES = 20
"""At most so many with each combination of options and each number of players."""
FOLDER = Path(__file__).parent.parent / "games"


def asked_phases(game: Game) -> set[str]:
    """Return the phases in which a player is asked."""
    return {phase.name for phase in game.phases if phase.kind != STEP and phase.seat != CHANCE}


def pictures(game: Game) -> dict[str, str]:
    """Return the board of a seat that is asked, at the first time each phase is reached."""
    seen: dict[str, str] = {}
    wanted = asked_phases(game)
    rng = Rng(11)
    for options in option_settings(game) * MATCHES:
        for seats in game.seats_with(game.read_options(options)):
            names = tuple(f"Seat {seat}" for seat in range(1, seats + 1))
            match = Match.start(game, names, options)
            while (asked := decision(match.state)) is not None and wanted - seen.keys():
                seat = match.waiting()[0]
                if seat >= 0 and asked.name not in seen:
                    board = game.draw(match.view(seat), speaker(match, "en", seat), LIGHT)
                    seen[asked.name] = "\n".join(keyed_parts(board.root)) + "\n"
                match.submit(seat, asked.random_move(match.state, seat, rng))
    return seen


@pytest.mark.golden
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_seat_that_is_asked_sees_what_it_saw_before(game: Game) -> None:
    drawn = pictures(game)
    assert drawn.keys() == asked_phases(game)
    for phase, picture in drawn.items():
        assert_golden(FOLDER / game.key / "golden" / f"{phase}.svg", picture)
