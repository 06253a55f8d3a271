"""Every game teaches itself, and every lesson can be followed."""

from __future__ import annotations

import pytest

from oyabun.core.game import Game
from oyabun.games import GAMES
from oyabun.replay.lessons import lesson_of
from oyabun.testing.lessons import check_lesson
from oyabun.text import LANGUAGES, Speaker


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_expected_move_of_a_lesson_is_legal_and_everything_pointed_at_is_there(
    game: Game,
) -> None:
    assert 5 <= check_lesson(game) <= 8


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_lesson_takes_about_three_minutes_to_read(game: Game) -> None:
    steps = lesson_of(game).steps
    for language in LANGUAGES:
        speaker = Speaker(game.package, language)
        said = [speaker.word(step.text) for step in steps]
        assert sum(len(text.split()) for text in said) < 450
        assert max(len(text.split()) for text in said) < 95
