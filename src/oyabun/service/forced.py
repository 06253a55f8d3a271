"""Who has nothing to choose: the table spares people the click on an only choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from oyabun.core.chance import Rng
from oyabun.core.match import Match
from oyabun.core.play import decision, legal_moves

PASS_SECONDS: Final = 0.8
"""How long at least, and twice as long at most, until a table passes for somebody."""


class Forced(NamedTuple):
    """A person who can do one thing only, and nothing that is said with it."""

    seat: int
    move: int
    ply: int


def forced_people(match: Match, people: frozenset[int], plies: Sequence[int]) -> list[Forced]:
    """Return the people who are asked but have nothing to choose; a throw is theirs anyway."""
    asked = decision(match.state)
    if asked is None or asked.flicks:
        return []
    found = []
    for seat in match.waiting():
        if seat in people:
            moves = legal_moves(match.state, seat)
            if len(moves) == 1 and not moves[0].speaks:
                found.append(Forced(seat, int(moves[0].index), plies[seat]))
    return found


class Passes:
    """When a table passes for people who can do nothing else: drawn once for each question."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._at: dict[tuple[int, int], float] = {}
        """By seat, and by the seat's decision."""

    def instants(
        self, match: Match, people: frozenset[int], plies: Sequence[int], since: float
    ) -> dict[int, float]:
        """Return when each of those is passed for, who were asked at some time."""
        asked = decision(match.state)
        if asked is None or not asked.passes:
            return {}
        found: dict[int, float] = {}
        for seat in people & set(match.waiting()):
            if len(asked.moves(match.state, seat)) == 1:
                question = (seat, plies[seat])
                if question not in self._at:
                    pause = PASS_SECONDS * (1 + self._rng.unit())
                    self._at = {question: since + pause, **self._at}
                found[seat] = self._at[question]
        return found
