"""When chance goes on: not before people have seen what was turned up, or let go of a throw."""

from __future__ import annotations

from typing import Final, NamedTuple

from oyabun.core.match import Match
from oyabun.core.phases import CHANCE, Chance, Together
from oyabun.core.play import decision
from oyabun.core.state import AnyState
from oyabun.service.events import Pace
from oyabun.service.throws import THROW_SECONDS, Throw
from oyabun.service.tosses import Tossing, find_toss

REVEAL_SHARE: Final = 2.5
"""How many countdowns pass from the last answer until chance goes on: one of them counts."""

LINGER_SHARE: Final = 0.6
"""How many countdowns people may look at what lies there before a chance that lingers."""


class Pending(NamedTuple):
    """What a table waits for until chance answers."""

    ready: float
    """Not before this: people look at what was turned up."""
    throw: Throw | None = None
    """The act of skill that somebody is asked for."""
    tossing: Tossing | None = None
    """What is in the air then, when more than a table of chances decides how it falls."""

    def instant(self, now: float) -> float | None:
        """Return when something is due; nothing where a person is waited for, however long."""
        if now < self.ready:
            return self.ready
        if self.throw is not None:
            return self.throw.until
        return self.ready if self.tossing is None else self.tossing.until


class Pacing:
    """How fast a table goes on; turn by turn, over days, it waits for nothing.

    All follows from the last decision, so that every server comes to the same.
    """

    def __init__(self, pace: Pace, now: float) -> None:
        self._live = pace == "live"
        self.countdown_seconds = 0.0
        """How long a countdown takes; chance then waits so that what it turned up can be seen."""
        self._since = now
        self._countdown = 0.0
        self._aimed = False

    def note(self, at: float, countdown: float = 0.0, *, aimed: bool = False) -> None:
        """Note when something was decided, with how long a countdown, or by somebody's throw."""
        self._since = at
        self._countdown = countdown
        self._aimed = aimed

    @property
    def hidden_until(self) -> float:
        """Until when a curtain hides what was turned up last."""
        return self._since + self._countdown

    def countdown(self, state: AnyState) -> float:
        """Return how long is counted before what is asked now is turned up."""
        asked = decision(state)
        counts = self._live and isinstance(asked, Together) and asked.countdown
        return self.countdown_seconds if counts else 0.0

    def pending(self, match: Match, people: frozenset[int], how: str, *, physics: bool) -> Pending:
        """Return what is waited for until chance answers, which is asked."""
        ready = self._since + self._pause(match, people)
        throw = self._throw(match, people, ready)
        if throw is not None:
            return Pending(ready, throw)
        return Pending(ready, None, find_toss(match, how, people, ready, physics=physics))

    def _pause(self, match: Match, people: frozenset[int]) -> float:
        """Return how long people look before chance goes on.

        What is thrown flies at the count of three: there is nothing to look at before.
        """
        asked = decision(match.state)
        assert isinstance(asked, Chance), "chance is asked"
        held = self._countdown or (self.countdown_seconds if self._aimed else 0.0)
        if held:
            return held * (1.0 if asked.toss(match.state) is not None else REVEAL_SHARE)
        if asked.lingers and self._live and people:
            return self.countdown_seconds * LINGER_SHARE
        return 0.0

    def _throw(self, match: Match, people: frozenset[int], ready: float) -> Throw | None:
        """Return the throw of whoever moved last, if that is a person."""
        asked = decision(match.state)
        if not (self._live and isinstance(asked, Chance) and asked.skill):
            return None
        seat = next(entry.seat for entry in reversed(match.entries) if entry.seat != CHANCE)
        return Throw(asked.skill, seat, ready, ready + THROW_SECONDS) if seat in people else None


def told_lately(match: Match) -> int:
    """Return how much everybody was told since somebody last decided: sentences, or their parts."""
    ply = match.ply
    told = _told_at(match, ply)
    while ply and match.entries[ply - 1].seat == CHANCE:
        ply -= 1
        told += _told_at(match, ply)
    return told


def _told_at(match: Match, ply: int) -> int:
    return sum([max(1, len(phrase.parts)) for phrase in match.news(ply, None)])
