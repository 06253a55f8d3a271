"""Hints for whoever is asked, thought out in a process of their own.

An adviser gets what a bot in that seat would get: the text of its view. What was asked once is kept
for a while, so that asking again costs nothing.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import Final

from oyabun.advice import Hint, Seen, give_hints, what_is_seen
from oyabun.advice.reasons import say_reason
from oyabun.core.errors import NotAllowedError, NotYourTurnError, StageError
from oyabun.service import Table
from oyabun.web.messages import ShownHint, ShownHints
from oyabun.web.panel import Eyes, speaker_for
from oyabun.web.workers import Workers

KEPT: Final = 256
"""How many answers are kept."""
MOST_WAITING: Final = 12
"""How many may wait for an answer."""
SEED_BITS: Final = 96


class Adviser:
    """Says what a good player would do."""

    def __init__(self) -> None:
        self._workers = Workers(1, MOST_WAITING)
        self._known: OrderedDict[Seen, asyncio.Task[tuple[Hint, ...]]] = OrderedDict()

    async def advise(self, seen: Seen) -> tuple[Hint, ...]:
        """Return the best choices of a seat that sees this."""
        asking = self._known.get(seen)
        if asking is None:
            work = self._workers.ask(give_hints, seen, secrets.randbits(SEED_BITS))
            asking = self._known[seen] = asyncio.ensure_future(work)
            asking.add_done_callback(lambda task: self._keep(seen, task))
        return await asyncio.shield(asking)

    def _keep(self, seen: Seen, task: asyncio.Task[tuple[Hint, ...]]) -> None:
        if task.cancelled() or task.exception() is not None:
            self._known.pop(seen, None)
        elif len(self._known) > KEPT:
            self._known.popitem(last=False)

    def close(self) -> None:
        """Let the worker go."""
        self._workers.close()


def question(table: Table, seat: int) -> Seen:
    """Return what an adviser is told, if the seat is a person's who is asked and may ask."""
    match = table.match
    if not table.spec.hints:
        raise NotAllowedError("there are no hints at this table")
    if match is None or table.stage != "playing":
        raise StageError("hints are for matches that are being played")
    if table.seats[seat].bot or seat not in match.waiting():
        raise NotYourTurnError(f"nothing is asked of seat {seat} now")
    return what_is_seen(match, seat)


def show_hints(table: Table, eyes: Eyes, ply: int, hints: tuple[Hint, ...]) -> ShownHints:
    """Return the hints in words."""
    speaker = speaker_for(table, eyes)
    game = table.game
    assert table.match is not None, "somebody is asked"
    box = table.match.view(eyes.seat).box
    return ShownHints(
        ply,
        tuple(
            ShownHint(
                hint.move,
                speaker.say(game.called(box, game.moves.decode(hint.move))),
                hint.share,
                hint.sure,
                say_reason(hint.why, speaker),
            )
            for hint in hints
        ),
    )
