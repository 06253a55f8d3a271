"""When chance goes on: not before people have seen what was turned up, or let go of a throw."""

from __future__ import annotations

from typing import Final

from oyabun.core.match import Match
from oyabun.core.phases import CHANCE, Chance, Together
from oyabun.core.play import decision
from oyabun.core.state import AnyState
from oyabun.service.events import Pace
from oyabun.service.throws import THROW_SECONDS, Throw

REVEAL_SHARE: Final = 2.5
"""How many countdowns pass from the last answer until chance goes on: one of them counts."""

LINGER_SHARE: Final = 0.6
"""How many countdowns people may look at what lies there before a chance that lingers."""


class Pacing:
    """What a table waits for besides its seats; turn by turn, over days, it waits for nothing."""

    def __init__(self, pace: Pace) -> None:
        self._live = pace == "live"
        self.countdown_seconds = 0.0
        """How long a countdown takes; chance then waits so that what it turned up can be seen."""
        self.throw: Throw | None = None
        """The act of skill that somebody is asked for."""
        self._counting_down = False
        self._dealing_at: float | None = None

    def counts_down(self, state: AnyState) -> bool:
        """Return whether what is asked now is turned up at the count of three."""
        asked = decision(state)
        return self._live and isinstance(asked, Together) and asked.countdown

    def count_down(self) -> None:
        """Note that a countdown begins, until somebody takes the note."""
        self._counting_down = True

    def take_countdown(self) -> bool:
        """Return, once, whether a live table counts down before it shows what was turned up."""
        counting, self._counting_down = self._counting_down, False
        return counting

    def hold_chance(self, match: Match, now: float) -> bool:
        """Return whether chance has to wait until people have seen what was just turned up.

        What is thrown flies at the count of three: there is nothing to look at before.
        """
        if not self.countdown_seconds:
            return False
        asked = decision(match.state)
        flies = isinstance(asked, Chance) and asked.toss(match.state) is not None
        share = 1.0 if flies else REVEAL_SHARE
        self._dealing_at = now + self.countdown_seconds * share
        return True

    def linger(self, match: Match, people: frozenset[int], now: float) -> bool:
        """Return whether chance has to wait so that people can look at what lies there first."""
        asked = decision(match.state)
        slow = isinstance(asked, Chance) and asked.lingers
        if not (slow and self._live and people and self.countdown_seconds):
            return False
        self._dealing_at = now + self.countdown_seconds * LINGER_SHARE
        return True

    def chance_is_due(self, now: float) -> bool:
        """Return, once, whether chance has waited long enough."""
        if self._dealing_at is None or now < self._dealing_at:
            return False
        self._dealing_at = None
        return True

    def ask_for_throw(self, match: Match, people: frozenset[int], now: float) -> bool:
        """Return whether whoever moved last is to throw, if that is a person."""
        asked = decision(match.state)
        self.throw = None
        if self._live and isinstance(asked, Chance) and asked.skill:
            seat = next(entry.seat for entry in reversed(match.entries) if entry.seat != CHANCE)
            if seat in people:
                self.throw = Throw(asked.skill, seat, now, now + THROW_SECONDS)
        return self.throw is not None

    def throw_is_over(self, now: float) -> bool:
        """Return, once, whether somebody took too long to throw."""
        if self.throw is None or now < self.throw.until:
            return False
        self.throw = None
        return True

    def instants(self) -> list[float]:
        """Return when something is due by itself."""
        throwing = None if self.throw is None else self.throw.until
        return [instant for instant in (throwing, self._dealing_at) if instant is not None]


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
