"""``oyabun edition``: the numbers of a game's box as a file, written, checked and played."""

from __future__ import annotations

import json
from pathlib import Path

import typer

from oyabun.core.editions import LARGEST, Edition, read_edition
from oyabun.core.errors import EditionError
from oyabun.core.game import Game
from oyabun.shelf import find_game


def load_edition(game: Game, file: Path | None) -> Edition:
    """Return the edition in a file, checked for every number of players; else the shipped one."""
    if file is None:
        return game.edition
    try:
        with file.open(encoding="utf-8") as opened:
            text = opened.read(LARGEST + 1)
    except (OSError, UnicodeDecodeError) as error:
        raise EditionError(f"{file} cannot be read: {error}") from None
    edition = read_edition(text)
    for seats in game.seats:
        game.setup(seats, game.read_options({}), edition)
    return edition


def check_edition(key: str, file: Path) -> None:
    """Say that an edition can be played; one that cannot says why."""
    game = find_game(key)
    edition = load_edition(game, file)
    typer.echo(f"{game.title} can be played with {edition.id} ({edition.digest}).")


def write_edition(key: str, out: Path | None) -> None:
    """Write the edition that comes with a game."""
    text = json.dumps(dict(find_game(key).edition.data), ensure_ascii=False, indent=2) + "\n"
    if out is None:
        typer.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8")
