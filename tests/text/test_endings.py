"""What is said when a match is over."""

from __future__ import annotations

import pytest

from oyabun.core.outcome import Outcome
from oyabun.core.phrases import Phrase
from oyabun.core.view import Frame
from oyabun.games.bakuto import GAME as BAKUTO
from oyabun.games.zoku import GAME as ZOKU
from oyabun.text import LANGUAGES, Speaker


def prompt(package: str, language: str, outcome: Outcome) -> str:
    return Speaker(package, language).prompt(Frame(None, (), (), (), None, outcome))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_has_as_many_points_and_lost_is_told_why(language: str) -> None:
    decided = prompt(ZOKU.package, language, Outcome((1, 2, 3), "five-days", (47, 47, 30)))
    clear = prompt(ZOKU.package, language, Outcome((1, 2, 2), "five-days", (47, 30, 30)))
    shared = prompt(ZOKU.package, language, Outcome((1, 1, 3), "five-days", (47, 47, 30)))
    assert "Quartiers" in decided
    assert decided.startswith(clear)
    assert clear == shared != decided


def test_a_game_may_leave_it_at_the_reason() -> None:
    told = prompt(BAKUTO.package, "en", Outcome((1, 2), "five-rounds", (60, 60)))
    assert told == Speaker(BAKUTO.package, "en").word("reason-five-rounds")


def test_what_is_below_nothing_has_a_minus() -> None:
    phrase = Phrase("wins-file", words=("red", "file-a"), numbers=(9, -1))
    assert "9 to −1" in Speaker(BAKUTO.package, "en").say(phrase)
