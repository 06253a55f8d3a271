"""What other processes do for the server gets done, and holds up nobody else."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

from oyabun.advice import what_is_seen
from oyabun.core.chance import Rng
from oyabun.core.match import Match, rng_dealer
from oyabun.shelf import find_game
from oyabun.web.advising import Adviser
from oyabun.web.painting import MOST_WAITING, Painter
from oyabun.web.workers import BusyError, Workers
from tests.web.serving import finished

SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="{}"/></svg>'


def die_at_first(times: int, notes: Path) -> int:
    """Kill one's own process a few times, then answer which attempt this was."""
    with notes.open("a") as file:
        file.write("x")
    attempt = len(notes.read_text())
    if attempt <= times:
        os.kill(os.getpid(), signal.SIGKILL)
    return attempt


def test_what_a_worker_died_of_is_asked_again_until_somebody_answers(tmp_path: Path) -> None:
    async def ask() -> int:
        workers = Workers(1)
        try:
            return await workers.ask(die_at_first, 2, tmp_path / "notes")
        finally:
            workers.close()

    assert finished(ask()) == 3


def test_a_picture_is_painted_once_and_too_many_at_once_are_refused() -> None:
    async def paint() -> None:
        painter = Painter()
        try:
            same = [painter.paint(SQUARE.format(1), 10) for _ in range(5 * MOST_WAITING)]
            assert len(set(await asyncio.gather(*same))) == 1
            others = [painter.paint(SQUARE.format(n), 10) for n in range(2, 4 + MOST_WAITING)]
            painted = await asyncio.gather(*others, return_exceptions=True)
            refused = [one for one in painted if isinstance(one, BusyError)]
            assert len(refused) == 2
            assert await painter.paint(SQUARE.format(99), 10)
        finally:
            painter.close()

    finished(paint())


def test_what_was_advised_once_is_not_thought_about_again() -> None:
    match = Match.start(find_game("kamiza"), ("A", "B", "C"))
    match.deal(rng_dealer(Rng(1)))
    seen = what_is_seen(match, match.waiting()[0])

    async def ask() -> None:
        adviser = Adviser()
        try:
            answers = await asyncio.gather(*(adviser.advise(seen) for _ in range(40)))
            assert len(set(answers)) == 1
            assert await adviser.advise(seen) == answers[0]
        finally:
            adviser.close()

    finished(ask())
