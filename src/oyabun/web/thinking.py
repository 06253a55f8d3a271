"""What a bot is told in another process: the text of its view, and nothing else.

Compiled code holds the interpreter while it runs, so bots think elsewhere. What goes there is the
same in every world that the seat cannot tell apart; what comes back is the number of a move.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterable
from dataclasses import replace
from typing import Any, Final, NamedTuple, TypeVar

from oyabun.advice import Seen, read_seen, what_is_seen
from oyabun.core.chance import Rng
from oyabun.core.game import Bot, Game
from oyabun.search import Search
from oyabun.search.levels import SETTINGS
from oyabun.service import Asked, Table
from oyabun.shelf import games

LEAST_SECONDS: Final = 0.2
"""What a level that looks at the clock gets to think, however long it had to wait."""

T = TypeVar("T")


class Task(NamedTuple):
    """A question to a bot, as plain data."""

    seen: Seen
    """What the bot's seat may know."""
    bot: str
    seed: int
    share: float = 1.0
    """How much of its time the bot may take, where others think at the same table."""
    asked: float = 0.0
    """When it was asked, by the clock: it may have to wait for a worker. 0 where that is no matter.
    """


def make_task(table: Table, asked: Asked, seed: int, *, workers: int = 1, now: float = 0.0) -> Task:
    """Return what one of so many workers needs to let a bot answer."""
    assert table.match is not None, "only a running match asks"
    share = min(1.0, workers / max(1, len(table.bots_asked())))
    return Task(what_is_seen(table.match, asked.seat), asked.bot, seed, share, now)


def think(task: Task) -> int:
    """Return the number of the move that the bot chooses; runs in a worker."""
    game, view = read_seen(task.seen)
    return int(_thinker(game, task)(view, Rng(task.seed)).index)


def _thinker(game: Game, task: Task) -> Bot:
    """Return the bot; one that looks at the clock knows that others wait."""
    setting = SETTINGS.get(task.bot)
    if setting is None or not setting.seconds or task.bot not in game.levels:
        return game.bot(task.bot)
    seconds = time_left(task, setting.seconds, time.time())
    return Search(game, replace(setting, seconds=seconds)).choose


def time_left(task: Task, seconds: float, now: float) -> float:
    """Return how long somebody may think who has so many seconds from being asked to answering."""
    waited = max(0.0, now - task.asked) if task.asked else 0.0
    return max(LEAST_SECONDS, min(seconds * task.share, seconds - waited))


async def unhurried(thought: Coroutine[Any, Any, T], beats: Iterable[float]) -> T:
    """Return what somebody thought, after one of some beats: it cannot be seen when it was ready.

    A beat of no length is the last one: then the answer comes when it comes.
    """
    thinking = asyncio.ensure_future(thought)
    try:
        for beat in beats:
            await asyncio.sleep(beat)
            if thinking.done() or not beat:
                break
        return await thinking
    finally:
        thinking.cancel()


def be_there() -> None:
    """Load what a first thought needs, before anybody waits for it; runs in a worker."""
    for game in games():
        game.usual_bot()
