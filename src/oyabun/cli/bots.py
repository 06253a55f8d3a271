"""``oyabun bots``."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from oyabun.arena.opponents import Opponent, opponents, published
from oyabun.cli.output import table, write_json
from oyabun.core.game import Game
from oyabun.shelf import find_game
from oyabun.text import Speaker

USUAL: Final = "normal"
"""Whom one plays against who does not choose."""


def list_bots(key: str, *, language: str, as_json: bool) -> None:
    """Write whom one can play against, and how strong they are."""
    game = find_game(key)
    found = opponents(game, language)
    if as_json:
        write_json([one._asdict() for one in found])
        return
    words = Speaker("oyabun.cli", language)
    console = Console(highlight=False)
    heads = [words.word(f"bots-{head}") for head in ("key", "name", "rating", "says")]
    console.print(table(heads, ((one.bot, one.name, rating_text(one), one.says) for one in found)))
    ratings = published(game)
    if ratings is not None:
        source = words.word("bots-source", command=ratings.command, date=ratings.date)
        console.print(Text(source, "dim"))


def choose_bot(game: Game, language: str) -> str:
    """Let the person choose whom to play against; Enter for the usual one."""
    words = Speaker("oyabun.cli", language)
    console = Console(highlight=False)
    found = opponents(game, language)
    usual = next((n for n, one in enumerate(found, 1) if one.bot == USUAL), len(found))
    heads = ["", *(words.word(f"bots-{head}") for head in ("name", "rating", "says"))]
    rows = ((str(n), one.name, rating_text(one), one.says) for n, one in enumerate(found, 1))
    console.print(table(heads, rows))
    while True:
        console.print(Text(words.word("bots-choose", n=usual) + " › ", "bold cyan"), end="")
        typed = console.input().strip() or str(usual)
        if typed.isdecimal() and 1 <= int(typed) <= len(found):
            return found[int(typed) - 1].bot


def rating_text(one: Opponent) -> str:
    """Return a rating as people read it."""
    return "–" if one.rating is None else f"{one.rating} ± {one.spread}"
