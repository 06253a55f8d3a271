"""What pages say and how they look, without a browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from oyabun.games import GAMES
from oyabun.svg.theme import DARK, LIGHT
from oyabun.text import LANGUAGES
from oyabun.text.speaker import message_keys
from oyabun.web.texts import page_texts

WEB = Path(__file__).parents[2] / "src" / "oyabun" / "web"
STYLE = (WEB / "client" / "css" / "colours.css").read_text()
TEMPLATES = "".join(path.read_text() for path in (WEB / "templates").glob("*.html"))
PAIR = re.compile(r"--([\w-]+): light-dark\((#\w+), (#\w+)\)")


def test_pages_have_the_colours_of_the_boards() -> None:
    pairs = {name: (day, night) for name, day, night in PAIR.findall(STYLE)}
    assert pairs.pop("on-accent") == (LIGHT.on_dark, DARK.on_light)
    for seat in range(len(LIGHT.seats)):
        assert pairs.pop(f"seat-{seat}") == (LIGHT.seats[seat], DARK.seats[seat])
    for name, (day, night) in pairs.items():
        use = name.replace("-", "_")
        assert (day, night) == (getattr(LIGHT, use), getattr(DARK, use)), name


def test_pages_say_the_same_in_every_language() -> None:
    assert len({message_keys("oyabun.web", language) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_a_template_asks_for_exists(language: str) -> None:
    asked = set(re.findall(r'\bt\("([\w-]+)"', TEMPLATES))
    beginnings = {key for key in asked if key.endswith("-")}
    assert asked - beginnings <= message_keys("oyabun.web", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name(language: str) -> None:
    for game in GAMES:
        for bot in game.bot_names():
            assert page_texts(language).has(f"bot-{bot}"), bot
