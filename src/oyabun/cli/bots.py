"""``oyabun bots``."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from oyabun.arena.opponents import Opponent, opponents, published
from oyabun.cli.output import table, write_json
from oyabun.shelf import find_game
from oyabun.text import Speaker


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


def rating_text(one: Opponent) -> str:
    """Return a rating as people read it."""
    return "–" if one.rating is None else f"{one.rating} ± {one.spread}"
