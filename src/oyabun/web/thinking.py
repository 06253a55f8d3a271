"""What a bot is told in another process: the text of its view, and nothing else.

Compiled code holds the interpreter while it runs, so bots think elsewhere. What goes there is the
same in every world that the seat cannot tell apart; what comes back is the number of a move.
"""

from __future__ import annotations

from typing import NamedTuple

from oyabun.core.chance import Rng
from oyabun.core.editions import read_edition
from oyabun.core.notation import named_game, read_view, write_view
from oyabun.service import Asked, Table
from oyabun.shelf import find_game


class Task(NamedTuple):
    """A question to a bot, as plain data."""

    view: str
    """The text of what the bot's seat may know."""
    edition: str
    """Component data as JSON, where it is not what comes with the game."""
    bot: str
    seed: int


def make_task(table: Table, asked: Asked, seed: int) -> Task:
    """Return what a worker needs to let a bot answer."""
    match = table.match
    assert match is not None, "only a running match asks"
    view = write_view(match.game, match.header, match.edition, match.view(asked.seat))
    return Task(view, table.spec.edition, asked.bot, seed)


def think(task: Task) -> int:
    """Return the number of the move that the bot chooses; runs in a worker."""
    game = find_game(named_game(task.view))
    edition = read_edition(task.edition) if task.edition else None
    view = read_view(game, task.view, edition)
    return int(game.bot(task.bot)(view, Rng(task.seed)).index)
