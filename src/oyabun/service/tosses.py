"""Pieces that are really thrown: by a simulation, or by people at a real table.

Which of them decides is the option `throws`. A simulation gets the pieces in the air, how hard each
hand throws and what lies in the way; it needs no position, and tells nothing hidden.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from oyabun.core.match import Entry, Match
from oyabun.core.phases import Chance, Toss
from oyabun.core.play import decision
from oyabun.physics.calibration import FORCES
from oyabun.physics.flights import read_flight, write_flight
from oyabun.physics.lid import Flick, Hand, throw
from oyabun.physics.poses import Pose, lying

TOSS_SECONDS: Final = 20.0
"""How long a simulation may take before the table of chances decides."""
BY_PHYSICS: Final = -1
BOT_SKILL: Final = 0.6
LOOKED_AT: Final = 80
"""So many entries back where a piece lies is looked for."""
FORCE_OF: Final = tuple(FORCES.values())
"""From the gentlest to the hardest."""


class Tossing(NamedTuple):
    """A toss that the table waits for."""

    ply: int
    toss: Toss
    by: int
    """The seat that enters how real pieces lie, or BY_PHYSICS."""
    until: float | None


def find_toss(
    match: Match, how: str, people: frozenset[int], now: float, *, physics: bool
) -> Tossing | None:
    """Return what is thrown now, if more than a table of chances decides how it falls."""
    asked = decision(match.state)
    toss = asked.toss(match.state) if isinstance(asked, Chance) else None
    if toss is not None and how == "physics" and physics:
        return Tossing(match.ply, toss, BY_PHYSICS, now + TOSS_SECONDS)
    if toss is not None and how == "real" and people:
        owner = toss.thrown[0].seat
        return Tossing(match.ply, toss, owner if owner in people else min(people), None)
    return None


class Falling(NamedTuple):
    """All that a worker needs to let pieces fall."""

    hands: list[Hand]
    lying: dict[int, Pose]
    seed: int


def make_falling(tossing: Tossing, entries: Sequence[Entry], flicks: dict[int, Flick]) -> Falling:
    """Return what is thrown, by which hands, and what lies in the way."""
    seats = sorted({tossed.seat for tossed in tossing.toss.thrown})
    hands: list[Hand] = []
    for seat in seats:
        own = [tossed for tossed in tossing.toss.thrown if tossed.seat == seat]
        force = FORCE_OF[min(own[0].how, len(FORCE_OF) - 1)]
        flick = flicks.get(seat, Flick(force, skill=BOT_SKILL))._replace(force=force)
        hands.append(Hand(tuple([tossed.piece for tossed in own]), flick.clamped()))
    seen = last_seen(entries, {tossed.piece for tossed in tossing.toss.lying})
    there = {
        tossed.piece: lying(
            seen.get(tossed.piece, (3.0 * (tossed.piece % 5) - 6.0, 1.5 * tossed.seat - 3.0)),
            tossed.how,
            (tossed.piece * 0.37) % 1.0,
        )
        for tossed in tossing.toss.lying
    }
    return Falling(hands, there, secrets.randbits(48))


def last_seen(entries: Sequence[Entry], pieces: set[int]) -> dict[int, tuple[float, float]]:
    """Return where pieces came to lie when they were last thrown."""
    found: dict[int, tuple[float, float]] = {}
    for entry in reversed(entries[-LOOKED_AT:]):
        if entry.flight:
            flight = read_flight(entry.flight)
            for piece, pose in zip(flight.pieces, flight.pictures[-1], strict=True):
                if piece in pieces:
                    found.setdefault(piece, (pose.x, pose.y))
    return found


def get_ready() -> None:
    """Load what a first throw needs; runs in a worker, before anybody waits."""
    throw([Hand((0,), Flick(0.5))], {}, 0)


def fall(falling: Falling) -> str:
    """Let pieces fall and return their flight; runs in a worker."""
    return write_flight(throw(falling.hands, falling.lying, falling.seed))
