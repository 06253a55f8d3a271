"""``oyabun games``."""

from __future__ import annotations

from rich.console import Console

from oyabun.cli.output import table, write_json
from oyabun.core.game import Game
from oyabun.core.options import Choice, Option
from oyabun.shelf import games


def list_games(*, as_json: bool) -> None:
    """Write every game, for people or for programs."""
    if as_json:
        write_json([game_facts(game) for game in games()])
        return
    console = Console(highlight=False)
    heads = ("key", "game", "by", "players", "time", "bots")
    console.print(table(heads, (game_row(game) for game in games())))
    for game in games():
        for option in game.options:
            console.print(f"  {game.key} --option {option.key}={option.allowed()}", soft_wrap=True)


def told_in_short() -> str:
    """Return which games there are, in a line."""
    return "Games: " + " · ".join([f"{game.key} ({game.title})" for game in games()])


def game_row(game: Game) -> tuple[str, ...]:
    """Return what a player wants to know of a game first."""
    players = f"{game.seats[0]}–{game.seats[-1]}"
    bots = ", ".join(game.bot_names())
    return game.key, game.title, game.authors, players, f"{game.minutes} min", bots


def game_facts(game: Game) -> dict[str, object]:
    """Return what a program may want to know of a game."""
    return {
        "key": game.key,
        "title": game.title,
        "authors": game.authors,
        "seats": game.seats,
        "minutes": game.minutes,
        "rules_version": game.rules_version,
        "edition": {"id": game.edition.id, "digest": game.edition.digest},
        "moves": len(game.moves),
        "bots": game.bot_names(),
        "options": [option_facts(option) for option in game.options],
        "end_reasons": game.reasons,
    }


def option_facts(option: Option) -> dict[str, object]:
    """Return the key, the default and what else is allowed."""
    facts: dict[str, object] = {"key": option.key, "default": option.default()}
    if isinstance(option, Choice):
        return {**facts, "values": option.values}
    return {**facts, "low": option.low, "high": option.high}
