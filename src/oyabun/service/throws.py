"""Acts of skill: what chance would decide, a person's timing may decide.

An aim swings from 0 to 1 and back at a steady pace, so letting go blindly is exactly as good as
chance. The table's clock counts; what the client claims only makes up for the network, and only a
little.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE, Chance
from oyabun.core.play import decision
from oyabun.core.state import AnyState

THROW_SECONDS: Final = 6.0
SWING_SECONDS: Final = 1.6
"""From the worst aim to the best and back."""
NETWORK_SECONDS: Final = 0.15
"""By how much a client's own clock is believed."""
LUCK: Final = 0.2
"""How often the aim does not matter."""


class Throw(NamedTuple):
    """An act of skill that a seat is asked for."""

    skill: str
    seat: int
    since: float
    until: float


def aim(elapsed: float) -> float:
    """Return how good the aim is after so many seconds: 0 to 1."""
    swing = elapsed / SWING_SECONDS % 1.0
    return 1.0 - abs(2.0 * swing - 1.0)


def thrown(state: AnyState, throw: Throw, claimed: float, now: float, rng: Rng) -> Move:
    """Return the outcome; the rules number outcomes from the best to the worst."""
    asked = decision(state)
    assert isinstance(asked, Chance), "a throw answers chance"
    measured = now - throw.since
    earliest = max(0.0, measured - NETWORK_SECONDS)
    quality = aim(min(max(claimed, earliest), measured))
    if rng.unit() < LUCK:
        quality = rng.unit()
    moves = asked.moves(state, CHANCE)
    weights = asked.weights(state) or [1] * len(moves)
    left = (1.0 - quality) * sum(weights)
    for move, weight in zip(moves, weights, strict=True):
        left -= weight
        if left < 0:
            return move
    return moves[-1]
