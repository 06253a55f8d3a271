"""What must not change unnoticed: the numbering of moves, and whole matches."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyabun.games.cash_n_guns import GAME
from tests.kit import assert_golden, playthrough

GOLDEN = Path(__file__).parent / "golden"


def test_the_numbering_of_moves_is_frozen_so_that_records_stay_readable() -> None:
    assert GAME.moves.digest() == "84339ff33cff7c8c"


@pytest.mark.golden
@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("cop", 5), ("yakuza", 6)])
def test_a_whole_match_is_played_and_told_as_before(mode: str, seats: int) -> None:
    options = {"mode": mode, "cards": "on"}
    assert_golden(GOLDEN / f"{mode}.txt", playthrough(GAME, seats, options, seed=seats))
