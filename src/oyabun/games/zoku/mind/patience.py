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
from oyabun.games.zoku.mind.helping import with_today
from oyabun.games.zoku.state import NOTHING
from oyabun.games.zoku.view import World

NIGHTS: Final[dict[int, tuple[float, ...]]] = {
    LAST_WORD: (0.0, 1.1, 1.6, 1.8, 2.0, 2.2),
    COME_HERE: (0.0, 4.1, 4.9, 5.4, 5.9, 6.3),
    RUSH_IN: (0.0, 0.2, 0.3, 0.4, 0.5, 0.6),
    ROADBLOCK: (0.0, 3.7, 4.5, 5.5, 6.3, 6.6),
    SWITCHEROO: (0.0, 0.2, 0.4, 0.5, 0.6, 0.6),
    KICK_START: (0.0, 2.1, 2.8, 3.3, 3.6, 3.8),
    CHEAP_SHOT: (0.0, 3.5, 4.2, 4.7, 4.9, 5.1),
    NOT_DEAD_YET: (0.0, 6.1, 8.1, 9.4, 10.2, 10.5),
    BACK_UP: (0.0, 4.7, 5.9, 6.7, 7.1, 7.3),
    KICK_THE_BOX: (0.0, 3.0, 3.9, 4.6, 5.0, 5.2),
    DOUBLE_SAVATE: (0.0, 3.9, 4.9, 5.6, 5.9, 6.2),
    HOME_TURF: (0.0, 1.9, 2.7, 3.2, 3.5, 3.6),
    BRIBE: (0.0, 0.8, 1.5, 2.0, 2.4, 2.8),
    SNITCH: (0.0, 3.1, 3.6, 3.8, 4.2, 4.2),
    JAILBREAK: (0.0, 0.5, 0.7, 0.9, 1.1, 1.3),
}
"""By how many points each is worth more than its own when a night begins, with so many days to
come. Solved backwards, as one solves when to stop: from the brawls of 600 matches between two
heuristics for those who help there, from what could be done with the others in 100 matches of
`hard`, or in 40 by best answers."""
DAYS: Final[i64] = 6
"""The longest of them."""
WORTH: Final = vec[float](
    [NIGHTS[card][days] for card in range(len(LIEUTENANTS)) for days in range(int(DAYS))]
)
"""At DAYS * card + days."""


def kept(world: World, seat: i64, rows: vec[i64]) -> float:
    """Return what the Lieutenants of a seat are worth face down, with such bands on the display."""
    hand = world.private[seat].hand
    total = 0.0
    while hand:
        card = lowest_bit(hand)
        hand &= hand - 1
        total += waiting(world, seat, card, rows)
    return total


def waiting(world: World, seat: i64, card: i64, rows: vec[i64]) -> float:
    """Return what one Lieutenant is worth face down: tomorrow, and in the brawls of today."""
    days = world.box.days - world.public.day - 1
    if world.public.display[0] == NOTHING:
        days += 1
    tomorrow = float(world.box.lieutenant) + WORTH[DAYS * card + min(days, DAYS - 1)]
    return with_today(world, seat, card, rows, tomorrow)
