"""Labs: how the numbers that somebody typed play, found out in a process of its own.

A lab plays some hundred games by instinct, a few at a time, and makes its report anew now and then.
The same numbers are studied once; only a few labs are under way, and only the last ones are kept.
"""

from __future__ import annotations

import asyncio
import signal
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import Final

import msgspec
import structlog

from oyabun.arena.schedule import Series
from oyabun.balance import Question, ask, report_body
from oyabun.balance.findings import compare, sum_up
from oyabun.balance.watching import Watched, watch_number
from oyabun.core.editions import Edition
from oyabun.core.errors import OyabunError, UnknownTableError
from oyabun.core.game import Game
from oyabun.text import LANGUAGES
from oyabun.web.workers import BusyError, Workers

GAMES: Final = 400
"""How many games are played with each of two editions."""
AT_ONCE: Final = 20
"""How many of them a worker plays before others may ask it for something."""
REPORTED: Final = (40, 120, 240, GAMES)
"""After how many games the report is made."""
SEED: Final = 1
"""The same for everybody who studies the same numbers."""
MOST_UNDER_WAY: Final = 3
KEPT: Final = 16
"""How many labs are kept; the reports of one have some hundred kilobytes."""
STEP_SECONDS: Final = 30
"""After how long a worker is given up: its steps take less than one."""

log = structlog.get_logger()


class LabGoneError(UnknownTableError):
    """A lab that is not kept any more, or never was."""


class LabFailedError(OyabunError):
    """Numbers that could not be studied."""


class Lab:
    """The study of an edition, under way or done."""

    def __init__(self, game: Game, question: Question) -> None:
        self.game = game
        self.question = question
        self.done = 0
        """Games of each edition that were played."""
        self.reported = 0
        """Games that the report knows."""
        self.reports: dict[str, str] = {}
        """By language; empty until there is something to say."""
        self.failed = False

    async def work(self, workers: Workers) -> None:
        """Play, and report now and then."""
        series = [self.question.first]
        if self.question.second is not None:
            series.append(self.question.second)
        played: list[list[bytes]] = [[] for _ in series]
        while self.done < GAMES:
            numbers = range(self.done, min(GAMES, self.done + AT_ONCE))
            for one, games in zip(series, played, strict=True):
                games.append(await workers.ask(watch_some, one, numbers))
            self.done += len(numbers)
            if self.done in REPORTED:
                self.reports = {
                    language: await workers.ask(make_report, self.question, played, language)
                    for language in LANGUAGES
                }
                self.reported = self.done


class Labs:
    """All labs of a server."""

    def __init__(self) -> None:
        self._workers = Workers(1, tries=2)
        self._known: OrderedDict[tuple[str, str], Lab] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, game: Game, edition: Edition) -> str:
        """Study an edition, beside the game's own if it is another; return where the lab is."""
        key = (game.key, edition.digest)
        if key not in self._known:
            if len(self._tasks) >= MOST_UNDER_WAY:
                raise BusyError("too many editions are being studied: try again later")
            own = edition.digest == game.edition.digest
            question = ask(
                game,
                games=GAMES,
                seed=SEED,
                edition=game.edition,
                against=None if own else edition,
            )
            lab = self._known[key] = Lab(game, question)
            task = asyncio.ensure_future(lab.work(self._workers))
            self._tasks.add(task)
            task.add_done_callback(partial(self._finished, lab))
        while len(self._known) > KEPT:
            self._known.popitem(last=False)
        return f"/labs/{game.key}/{edition.digest}"

    def find(self, game: str, digest: str) -> Lab:
        """Return a lab."""
        found = self._known.get((game, digest))
        if found is None:
            raise LabGoneError("these numbers are not being studied here any more: send them again")
        if found.failed:
            raise LabFailedError("something went wrong while these numbers were studied")
        return found

    def _finished(self, lab: Lab, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            lab.failed = True  # it would fail again
            log.error("lab failed", exc_info=task.exception())

    def close(self) -> None:
        """Give up what is under way."""
        for task in self._tasks:
            task.cancel()
        self._workers.close()


def watch_some(series: Series, numbers: Sequence[int]) -> bytes:
    """Play some games; runs in a worker, and ends it where this takes far too long.

    What was seen is packed: the server only passes it on, and must not be held up by that.
    """
    _hurry()
    try:
        return msgspec.msgpack.encode([watch_number(series, number) for number in numbers])
    finally:
        signal.alarm(0)


def make_report(question: Question, played: Sequence[Sequence[bytes]], language: str) -> str:
    """Return what the games so far say, as HTML; runs in a worker."""
    _hurry()
    try:
        first, *others = map(_unpacked, played)
        if question.second is None:
            return report_body(question, sum_up(question.first, first), language)
        both = compare((question.first, first), (question.second, others[0]))
        return report_body(question, both, language)
    finally:
        signal.alarm(0)


def _unpacked(parts: Sequence[bytes]) -> list[Watched]:
    return [one for part in parts for one in msgspec.msgpack.decode(part, type=list[Watched])]


def _hurry() -> None:
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(STEP_SECONDS)
