"""Reviews of finished matches: thought out in a process of their own, a few at a time, and kept.

Whoever thinks gets the texts of one seat's views, one moment after the other, and never the log.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Final

import structlog

from oyabun.advice import Review, Reviewed
from oyabun.advice.review import Moment, Question, answer, asking, check_reviewable, sum_up
from oyabun.core.errors import OyabunError
from oyabun.core.match import Match
from oyabun.service import Table
from oyabun.web.replaying import finished_match
from oyabun.web.workers import BusyError, Workers

KEPT: Final = 64
"""How many reviews are kept; one has some ten kilobytes."""
MOST_UNDER_WAY: Final = 4
MOMENT_SECONDS: Final = 1.5
"""How long a moment of a match is thought about, where that is slow."""
SEED: Final = 1
"""The same for everybody who looks at the same match."""

log = structlog.get_logger()


class ReviewFailedError(OyabunError):
    """A match that could not be reviewed."""


class Reviewing:
    """A review under way, or done."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.done = 0
        self.total = 0
        self.review: Review | None = None
        self.failed = False

    async def work(self, workers: Workers) -> None:
        """Ask about every moment, in turn."""
        asked: list[Question] = []
        for question in asking(self.match, self.seat):
            asked.append(question)
            await asyncio.sleep(0)  # a long match must hold nobody up
        self.total = len(asked)
        moments: list[Moment] = []
        for question in asked:
            moments.append(await workers.ask(answer, question, SEED, MOMENT_SECONDS))
            self.done += 1
        self.review = sum_up(self.match, self.seat, moments)


class Reviewer:
    """Reviews matches."""

    def __init__(self) -> None:
        self._workers = Workers(1)
        self._known: OrderedDict[tuple[str, int], Reviewing] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def review(self, table: Table, seat: int) -> Reviewing:
        """Return the review of a seat at a finished table, which may still be under way."""
        match = finished_match(table)
        check_reviewable(match, seat)
        found = self._known.get((table.id, seat))
        if found is None:
            if len(self._tasks) >= MOST_UNDER_WAY:
                raise BusyError("too many matches are being reviewed: try again later")
            found = self._known[table.id, seat] = Reviewing(match, seat)
            task = asyncio.ensure_future(found.work(self._workers))
            self._tasks.add(task)
            task.add_done_callback(partial(self._finished, found))
        if found.failed:
            raise ReviewFailedError("something went wrong while this match was reviewed")
        return found

    def all_named(self, table: Table) -> list[tuple[int, Reviewed]]:
        """Return the decisions that cost most, of every seat that somebody looked back on."""
        return [
            (seat, one)
            for (table_id, seat), found in self._known.items()
            if table_id == table.id and found.review is not None
            for one in found.review.worst
        ]

    def named(self, table: Table, ply: int, eyes: str) -> Reviewed | None:
        """Return the decision of a seat there, if somebody looked back and it cost so much."""
        here = (one for seat, one in self.all_named(table) if one.ply == ply and str(seat) == eyes)
        return next(here, None)

    def _finished(self, found: Reviewing, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            found.failed = True  # it would fail again
            log.error("review failed", exc_info=task.exception())
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    def close(self) -> None:
        """Give up what is under way."""
        for task in self._tasks:
            task.cancel()
        self._workers.close()
