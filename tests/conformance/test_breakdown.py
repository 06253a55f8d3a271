"""Does the suite catch an end that does not say truly where the points came from?"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from oyabun.core.breakdown import Breakdown, Source
from oyabun.core.game import Game
from oyabun.testing import ConformanceError, check_game
from tests.core.janken import GAME, JankenView


def caught(breakdown: Any) -> str:
    """What the suite says of Janken with another breakdown."""
    planted: Game = replace(GAME, breakdown=breakdown)
    with pytest.raises(ConformanceError) as error:
        check_game(planted, walks=1, everything_visited=False)
    return str(error.value)


def test_sources_that_do_not_add_up_are_caught() -> None:
    def one_too_many(view: JankenView, speaker: Any) -> Breakdown:
        first, *others = view.public.scores
        return (Source("rounds", (first + 1, *others)),)

    assert "add up to" in caught(one_too_many)


def test_a_source_that_forgets_a_seat_is_caught() -> None:
    def forgetful(view: JankenView, speaker: Any) -> Breakdown:
        scores = tuple(view.public.scores)
        return (Source("rounds", scores), Source("luck", (0,)))

    assert "a number for each" in caught(forgetful)


def test_points_that_differ_by_who_looks_are_caught() -> None:
    def flattering(view: JankenView, speaker: Any) -> Breakdown:
        scores = tuple(view.public.scores)
        gift = tuple(int(seat == view.seat) for seat in range(len(scores)))
        rest = tuple(score - given for score, given in zip(scores, gift, strict=True))
        return (Source("charm", gift), Source("rounds", rest))

    assert "told the same" in caught(flattering)


def test_a_game_without_its_three_lines_is_caught() -> None:
    with pytest.raises(ConformanceError, match="goal-1, goal-2, goal-3"):
        check_game(replace(GAME, package="oyabun.cli"))
