"""The pictures in the README are what the boards really look like."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.match import Match, rng_dealer
from oyabun.games import GAMES
from oyabun.svg.theme import LIGHT
from oyabun.text import LANGUAGES
from tests.kit import assert_golden, speaker

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "pictures"
RULES = ROOT / "docs" / "rules"
SOURCES = ROOT / "src" / "oyabun"
FIRST_OF_EAST_ASIA = "\u2e80"
NAMES = ("Hanako", "Tatsuo", "Kenji", "Emi", "Ryu", "Aiko", "Goro", "Mika", "Sato")


def half_played(game: Game) -> Match:
    """A match of bots at the table that the game is made for, after half of its decisions."""
    seats = game.seats_with(game.read_options({}))[-1]
    match, rng = Match.start(game, NAMES[:seats]), Rng(7)
    bot = game.bot(game.bot_names()[1])
    while match.outcome is None:
        match.deal(rng_dealer(rng))
        for seat in match.waiting()[:1]:
            match.submit(seat, bot(match.view(seat), rng))
    return match.at(match.ply // 2)


@pytest.mark.golden
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_picture_of_a_game_is_its_board_with_japanese_signs_that_are_drawn(game: Game) -> None:
    match = half_played(game)
    pictures = [
        str(game.draw(match.view(0), speaker(match, language, 0), LIGHT)) for language in LANGUAGES
    ]
    assert not [sign for sign in "".join(pictures) if sign >= FIRST_OF_EAST_ASIA]
    assert_golden(PICTURES / f"{game.key}.svg", f"{pictures[LANGUAGES.index('en')]}\n")


def test_pages_write_nothing_that_needs_a_japanese_font() -> None:
    texts = [*SOURCES.rglob("*.ftl"), *SOURCES.rglob("templates/*.html"), *RULES.glob("*.md")]
    assert len(texts) > 20
    for text in texts:
        assert not [sign for sign in text.read_text() if sign >= FIRST_OF_EAST_ASIA], text
