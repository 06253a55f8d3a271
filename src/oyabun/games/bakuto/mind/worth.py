"""What somebody has is worth at the end, as far as one can tell before it.

Early on a cube is a claim and a line a beginning; at the end only what the rules pay counts. So
each worth is a mixture of the two, and time moves it from one to the other.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import NIBBLE, add_nibble, count_bits, nibble
from oyabun.games.bakuto.components import (
    ACTIVITIES,
    BLOCKS,
    DISTRICTS,
    FAMILY,
    LINE,
    MOST_BLOCKS,
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
CLAIM: Final = vec[float]([cubes**1.5 for cubes in range(2 * MOST_BLOCKS + 1)])
"""How much so many cubes claim of a district, beside the others'."""
NOBODYS: Final = 1.5
"""What the cubes to come claim of a district."""


def lead(box: Box, table: Table, seat: int) -> float:
    """Return by how much a seat is ahead of the others' average."""
    worths = [standing(box, table, one) for one in range(table.seats)]
    others = sum(worths) - worths[seat]
    return worths[seat] - RIVALS * others / (len(worths) - 1)


def time_of(table: Table) -> float:
    """Return how much of the match is over with this round."""
    return float(table.round) / float(ROUNDS)


def standing(box: Box, table: Table, seat: i64) -> float:
    """Return what everything that a seat has is worth."""
    time = time_of(table)
    total = activity_worth(box, table.activities[seat], time)
    total += network_worth(box, table.tiles[seat], time)
    for district in range(len(DISTRICTS)):
        total += district_worth(box, table, district, seat, time, 0)
    return total


def cubes(box: Box, table: Table, district: i64, seat: i64) -> i64:
    """Return how many cubes a seat has in a district."""
    mine = table.blocks[seat] & box.blocks[district]
    if not mine:
        return 0
    return count_bits(mine) + count_bits(mine & table.doubled)


def district_worth(
    box: Box, table: Table, district: i64, seat: i64, time: float, more: i64
) -> float:
    """Return what a seat's cubes in a district, and so many more, are worth.

    That is a share of all that is paid there, or what is paid now.
    """
    mine = cubes(box, table, district, seat) + more
    if not mine:
        return 0.0
    ahead: i64 = 0
    tied: i64 = 0
    weight = NOBODYS
    for other in range(table.seats):
        theirs = mine if other == seat else cubes(box, table, district, other)
        weight += CLAIM[theirs]
        if theirs > mine:
            ahead += 1
        elif theirs == mine:
            tied += 1
    pot: i64 = 0
    now: i64 = 0
    for place in range(table.seats - 1):
        points = box.points[3 * district + place]
        pot += points
        if ahead <= place < ahead + tied:
            now += points
    return float(pot) * CLAIM[mine] / weight * (1.0 - time) + float(now // tied) * time


def activity_worth(box: Box, row: i64, time: float) -> float:
    """Return what a seat's activities are worth: lines, and families that can be completed."""
    least = nibble(row, 0)
    paid: i64 = 0
    grown: i64 = 0
    for colour in range(len(ACTIVITIES)):
        count = nibble(row, colour)
        if count < least:
            least = count
        if count > LINE:
            count = LINE
        paid += box.line[count]
        grown += count
    begun: i64 = 0
    for colour in range(len(ACTIVITIES)):
        if nibble(row, colour) > least:
            begun += 1
    part = float(begun) / float(len(ACTIVITIES))
    beginnings = PER_TOKEN * float(grown) + FAMILY * part * part
    return float(paid) * time + beginnings * (1.0 - time) + float(FAMILY * least)


def network_worth(box: Box, row: i64, time: float) -> float:
    """Return what a seat's tiles are worth."""
    paid: i64 = 0
    held: i64 = 0
    effect: i64 = 0
    while row:
        paid += (row & 15) * box.cost[effect]
        held += row & 15
        row >>= NIBBLE
        effect += 1
    return float(paid) + IN_USE * (1.0 - time) * float(held)


def prize_worth(box: Box, table: Table, seat: i64, name: i64) -> float:
    """Return what an element is worth to a seat, and half of what it is worth to the neediest."""
    element = box.element[name]
    neediest = -1000.0
    for other in range(table.seats):
        if other != seat:
            need = gain(box, table, other, element)
            if need > neediest:
                neediest = need
    return gain(box, table, seat, element) + 0.5 * neediest


def gain(box: Box, table: Table, seat: i64, element: i64) -> float:
    """Return by how much an element makes what a seat has worth more."""
    time = time_of(table)
    if element >= BLOCKS:
        row = table.activities[seat]
        more = add_nibble(row, element - BLOCKS, 1)
        return activity_worth(box, more, time) - activity_worth(box, row, time)
    district = box.district[element]
    brought: i64 = 2 if box.is_important(element) else 1
    with_it = district_worth(box, table, district, seat, time, brought)
    return with_it - district_worth(box, table, district, seat, time, 0)
