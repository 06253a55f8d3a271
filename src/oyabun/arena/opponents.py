"""Whom one can choose to play against: a name, a sentence, and how strong they were found to be.

A game has its ratings beside its edition, in ``ratings.json``: what ``oyabun arena --json`` wrote,
with the command and the day, so that anybody can play the same games again.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from oyabun.arena.tournament import Tournament
from oyabun.core.game import Game
from oyabun.search import LEVELS
from oyabun.text import Speaker, shared_words

FILE: Final = "ratings.json"


class Opponent(NamedTuple):
    """Somebody to play against."""

    bot: str
    name: str
    says: str
    """One sentence about how they play; nothing about bots that a game from outside has."""
    rating: int | None
    spread: int
    """Half the width of the rating's 95 % interval."""


def opponents(game: Game, language: str) -> tuple[Opponent, ...]:
    """Return whom people choose from: the levels, then the game's own bots, then the drunk."""
    levels = [level for level in LEVELS if level in game.levels]
    words = shared_words(language)
    found = published(game)
    return tuple(
        _opponent(bot, words, found) for bot in (*levels, *reversed(tuple(game.bots)), "random")
    )


def bot_name(words: Speaker, bot: str) -> str:
    """Return what a bot is called; one from outside by its key."""
    return words.word(f"bot-{bot}") if words.has(f"bot-{bot}") else bot


def _opponent(bot: str, words: Speaker, found: Tournament | None) -> Opponent:
    rating, spread = None, 0
    for one in () if found is None else found.bots:
        if one.bot == bot:
            rating = round(one.rating.rating)
            spread = round((one.rating.high - one.rating.low) / 2)
    return Opponent(
        bot,
        bot_name(words, bot),
        words.word(f"bot-{bot}-says") if words.has(f"bot-{bot}-says") else "",
        rating,
        spread,
    )


def published(game: Game) -> Tournament | None:
    """Return the ratings that come with a game; nothing where nobody has held an arena."""
    return _published(game.package)


@lru_cache(maxsize=64)
def _published(package: str) -> Tournament | None:
    place = files(package).joinpath(FILE)
    if not place.is_file():
        return None
    return msgspec.json.decode(place.read_bytes(), type=Tournament)
