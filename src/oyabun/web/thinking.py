"""What a bot is told in another process: the text of its view, and nothing else.

Compiled code holds the interpreter while it runs, so bots think elsewhere. What goes there is the
same in every world that the seat cannot tell apart; what comes back is the number of a move.
"""

from __future__ import annotations

from typing import NamedTuple

from oyabun.advice import Seen, read_seen, what_is_seen
from oyabun.core.chance import Rng
from oyabun.service import Asked, Table
from oyabun.shelf import games


class Task(NamedTuple):
    """A question to a bot, as plain data."""

    seen: Seen
    """What the bot's seat may know."""
    bot: str
    seed: int


def make_task(table: Table, asked: Asked, seed: int) -> Task:
    """Return what a worker needs to let a bot answer."""
    assert table.match is not None, "only a running match asks"
    return Task(what_is_seen(table.match, asked.seat), asked.bot, seed)


def think(task: Task) -> int:
    """Return the number of the move that the bot chooses; runs in a worker."""
    game, view = read_seen(task.seen)
    return int(game.bot(task.bot)(view, Rng(task.seed)).index)


def be_there() -> None:
    """Load what a first thought needs, before anybody waits for it; runs in a worker."""
    for game in games():
        game.usual_bot()
