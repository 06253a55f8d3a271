"""Who has nothing to choose: the table spares people the click on an only choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from oyabun.core.match import Match
from oyabun.core.play import decision, legal_moves


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
