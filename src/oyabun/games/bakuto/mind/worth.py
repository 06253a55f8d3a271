"""What somebody has is worth at the end, as far as one can tell before it.

Early on a cube is a claim and a line a beginning; at the end only what the rules pay counts. So
each worth is a mixture of the two, and time moves it from one to the other.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import add_nibble, count_bits, has, nibble, one_bit
from oyabun.games.bakuto.components import (
    ACTIVITIES,
    BLOCKS,
    DISTRICTS,
    EFFECTS,
    FAMILY,
    LINE,
    ROUNDS,
    Box,
)
from oyabun.games.bakuto.view import Table

PER_TOKEN: Final = 2.0
"""What an activity is worth on a line that will still grow."""
IN_USE: Final = 0.5
"""What a tile is worth beyond its points, as long as it can be used."""
RIVALS: Final = 0.85
"""How much others' gains count against one's own."""


def lead(box: Box, table: Table, seat: int) -> float:
    """Return by how much a seat is ahead of the others' average."""
    worths = [standing(box, table, one) for one in range(table.seats)]
    others = sum(worths) - worths[seat]
    return worths[seat] - RIVALS * others / (len(worths) - 1)


def standing(box: Box, table: Table, seat: i64) -> float:
    """Return what everything that a seat has is worth."""
    time = int(table.round) / ROUNDS
    total = activity_worth(box, table.activities[seat], time)
    total += network_worth(box, table.tiles[seat], time)
    for district in range(len(DISTRICTS)):
        total += district_worth(box, table, district, seat, time)
    return total


def cubes(box: Box, table: Table, district: i64, seat: i64) -> i64:
    """Return how many cubes a seat has in a district."""
    mine = table.blocks[seat] & box.blocks[district]
    return count_bits(mine) + count_bits(mine & table.doubled)


def district_worth(box: Box, table: Table, district: i64, seat: i64, time: float) -> float:
    """Return what a seat's cubes in a district are worth: a share of all, or what is paid now."""
    mine = cubes(box, table, district, seat)
    if not mine:
        return 0.0
    paid = table.seats - 1
    ahead: i64 = 0
    tied: i64 = 0
    weight = 1.5
    for other in range(table.seats):
        theirs = cubes(box, table, district, other)
        weight += int(theirs) ** 1.5
        if theirs > mine:
            ahead += 1
        elif theirs == mine:
            tied += 1
    pot: i64 = 0
    now: i64 = 0
    for place in range(paid):
        points = box.points[3 * district + place]
        pot += points
        if ahead <= place < ahead + tied:
            now += points
    soft = float(int(pot) * int(mine) ** 1.5 / weight)
    return soft * (1 - time) + int(now // tied) * time


def activity_worth(box: Box, row: i64, time: float) -> float:
    """Return what a seat's activities are worth: lines, and families that can be completed."""
    least = nibble(row, 0)
    points = 0.0
    for colour in range(len(ACTIVITIES)):
        count = nibble(row, colour)
        least = min(least, count)
        points += int(box.line[min(count, LINE)]) * time
        points += min(int(count), LINE) * PER_TOKEN * (1 - time)
    begun = 0
    for colour in range(len(ACTIVITIES)):
        if nibble(row, colour) > least:
            begun += 1
    part = begun / len(ACTIVITIES)
    return points + FAMILY * int(least) + FAMILY * part * part * (1 - time)


def network_worth(box: Box, row: i64, time: float) -> float:
    """Return what a seat's tiles are worth."""
    total = 0.0
    for effect in range(len(EFFECTS)):
        held = int(nibble(row, effect))
        total += held * (int(box.cost[effect]) + IN_USE * (1 - time))
    return total


def prize_worth(box: Box, table: Table, seat: i64, name: i64) -> float:
    """Return what an element is worth to a seat, and half of what it is worth to the neediest."""
    element = box.element[name]
    gains = [gain(box, table, one, element) for one in range(table.seats)]
    mine = gains.pop(seat)
    return mine + 0.5 * max(gains)


def gain(box: Box, table: Table, seat: i64, element: i64) -> float:
    """Return by how much an element makes what a seat has worth more."""
    time = int(table.round) / ROUNDS
    if element >= BLOCKS:
        row = table.activities[seat]
        colour = element - BLOCKS
        more = add_nibble(row, colour, 1)
        return activity_worth(box, more, time) - activity_worth(box, row, time)
    district = box.district[element]
    before = district_worth(box, table, district, seat, time)
    double = box.is_important(element) and not has(table.doubled, element)
    table.blocks[seat] |= one_bit(element)
    if double:
        table.doubled |= one_bit(element)
    after = district_worth(box, table, district, seat, time)
    table.blocks[seat] &= ~one_bit(element)
    if double:
        table.doubled &= ~one_bit(element)
    return after - before
