"""What must not change unnoticed: the numbering of moves, and whole matches."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyabun.games.zoku import GAME
from tests.kit import assert_golden, playthrough

GOLDEN = Path(__file__).parent / "golden"


def test_the_numbering_of_moves_is_frozen_so_that_records_stay_readable() -> None:
    assert GAME.moves.digest() == "7e707cad9b4d85c2"


@pytest.mark.golden
@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_match_is_played_and_told_as_before(seats: int) -> None:
    assert_golden(GOLDEN / f"{seats}-players.txt", playthrough(GAME, seats, {}, seed=seats))
