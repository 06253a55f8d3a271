"""What a Lieutenant is worth while it waits for its moment: more than its points, less daily."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import lowest_bit
from oyabun.games.zoku.components import (
    BACK_UP,
    BRIBE,
    CHEAP_SHOT,
    COME_HERE,
    DOUBLE_SAVATE,
    HOME_TURF,
    JAILBREAK,
    KICK_START,
    KICK_THE_BOX,
    LAST_WORD,
    LIEUTENANTS,
    NOT_DEAD_YET,
    ROADBLOCK,
    RUSH_IN,
    SNITCH,
    SWITCHEROO,
)
from oyabun.games.zoku.view import World

WAITING: Final[dict[int, tuple[float, float]]] = {
    LAST_WORD: (0.0, 0.4),
    COME_HERE: (0.5, 0.8),
    RUSH_IN: (0.0, 0.1),
    ROADBLOCK: (2.5, 1.6),
    SWITCHEROO: (0.0, 0.1),
    KICK_START: (1.2, 0.3),
    CHEAP_SHOT: (3.2, 0.8),
    NOT_DEAD_YET: (5.0, 1.7),
    BACK_UP: (3.5, 1.4),
    KICK_THE_BOX: (3.0, 0.9),
    DOUBLE_SAVATE: (3.2, 1.3),
    HOME_TURF: (0.5, 1.2),
    BRIBE: (0.0, 1.2),
    SNITCH: (0.5, 1.2),
    JAILBREAK: (0.5, 0.2),
}
"""By how many points each must turn things, beyond its own, to be worth playing: as long as all of
today's Quartiers are open, and more for every day to come. Solved backwards, as one solves when to
stop, from what each would have brought at all its moments in 700 matches of heuristics."""
IN_BRAWLS: Final[i64] = sum(
    [
        1 << card
        for card in (KICK_START, CHEAP_SHOT, NOT_DEAD_YET, BACK_UP, KICK_THE_BOX, DOUBLE_SAVATE)
    ]
)
"""Those who help whoever fights."""
TODAY: Final = vec[float]([WAITING[card][0] for card in range(len(LIEUTENANTS))])
EVERY_DAY: Final = vec[float]([WAITING[card][1] for card in range(len(LIEUTENANTS))])


def kept(world: World, seat: i64, days: float, still: float, heat: float) -> float:
    """Return what the Lieutenants of a seat are worth face down.

    So many days follow, of today's Quartiers this part is still open, and its brawls to come are so
    hot as a part of what is usual: who helps in a brawl needs one that is worth it.
    """
    hand = world.private[seat].hand
    total = 0.0
    while hand:
        card = lowest_bit(hand)
        hand &= hand - 1
        total += waiting(world, card, days, heat if IN_BRAWLS >> card & 1 else still)
    return total


def waiting(world: World, card: i64, days: float, still: float) -> float:
    """Return what one Lieutenant is worth face down."""
    return float(world.box.lieutenant) + still * TODAY[card] + days * EVERY_DAY[card]
