"""Every rule has a test, every test names rules that exist, and both languages have them all."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyabun.core.game import Game
from oyabun.games import GAMES
from oyabun.testing.rule_coverage import marked_tests, rule_coverage

TESTS = Path(__file__).parent
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


@every_game
def test_every_rule_has_a_test(game: Game) -> None:
    assert rule_coverage(game, TESTS).missing == ()


@every_game
def test_no_test_names_a_rule_that_does_not_exist(game: Game) -> None:
    assert rule_coverage(game, TESTS).unknown == ()


@every_game
def test_every_rule_is_there_in_every_language(game: Game) -> None:
    assert rule_coverage(game, TESTS).untranslated == ()


@every_game
def test_every_phase_names_rules_that_exist(game: Game) -> None:
    ids = rule_coverage(game, TESTS).tests
    assert [rule for phase in game.phases for rule in phase.cites() if rule not in ids] == []


def test_marks_are_found_on_tests_and_on_their_rows() -> None:
    source = """
@pytest.mark.rule("GO-1", "GO-2")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("GO-3"))])
async def test_two(): ...
"""
    assert list(marked_tests(source)) == [
        ("GO-1", "test_one"),
        ("GO-2", "test_one"),
        ("GO-3", "test_two"),
    ]
