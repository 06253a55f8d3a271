"""Which Lieutenant somebody plays at the end of a placement, reckoned on the bands that stand.

Whoever holds one of these places its Zokus for it: two against one, and the one is called away.
"""

from __future__ import annotations

from mypy_extensions import i64

from oyabun.core.bits import lowest_bit
from oyabun.core.moves import Move
from oyabun.games.zoku.components import BAND, COME_HERE, SWITCHEROO
from oyabun.games.zoku.mind.outlook import ARREST
from oyabun.games.zoku.mind.patience import waiting
from oyabun.games.zoku.mind.placing import Sketch, sketched
from oyabun.games.zoku.moves import PASS, USE
from oyabun.games.zoku.rules.windows import PLACEMENT_END
from oyabun.games.zoku.state import PAIR
from oyabun.games.zoku.view import World


def best_use(world: World, seat: i64) -> Move:
    """Return the Lieutenant that then brings most beyond what it is worth face down, or pass."""
    cards = PLACEMENT_END.choices(world, seat) >> 1
    if not cards:
        return PASS
    sketch = sketched(world)
    days = float(world.box.days - world.public.day) - 1.0
    best: Move = PASS
    most = 0.0
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        gain = scheme_gain(sketch, card, seat) - waiting(world, card, days, 1.0)
        if gain > most:
            most = gain
            best = USE[card]
    return best


def scheme_gain(sketch: Sketch, card: i64, seat: i64) -> float:
    """Return what the best use of a card adds to what the display promises a seat."""
    if card == COME_HERE:
        return called_away(sketch, seat)
    if card == SWITCHEROO:
        return swapped(sketch, seat)
    return betrayed(sketch, seat)


def called_away(sketch: Sketch, seat: i64) -> float:
    """ZOK-L02: the best of all ways to move one rival."""
    best = 0.0
    for gang in range(sketch.seats):
        if gang != seat:
            for start in range(len(sketch.rows)):
                if sketch.rows[start] >> PAIR * gang & BAND:
                    away = changed(sketch, start, gang, -1, seat)
                    for end in range(len(sketch.rows)):
                        # A roadblock stops no moves.
                        if end != start and sketch.has_room(end, gang, rushing=False):
                            best = max(best, away + changed(sketch, end, gang, 1, seat))
    return best


def betrayed(sketch: Sketch, seat: i64) -> float:
    """ZOK-L14: the best rival to be taken to the station."""
    best = 0.0
    price = ARREST / float(sketch.seats - 1)
    for gang in range(sketch.seats):
        if gang != seat:
            for slot in range(len(sketch.rows)):
                if sketch.rows[slot] >> PAIR * gang & BAND:
                    best = max(best, price + changed(sketch, slot, gang, -1, seat))
    return best


def swapped(sketch: Sketch, seat: i64) -> float:
    """ZOK-L05: the best two cards to swap."""
    best = 0.0
    for one in range(len(sketch.rows)):
        for two in range(one):
            here, there = sketch.rows[one], sketch.rows[two]
            before = sketch.lead_at(one, here, seat) + sketch.lead_at(two, there, seat)
            after = sketch.lead_at(one, there, seat) + sketch.lead_at(two, here, seat)
            best = max(best, after - before)
    return best


def changed(sketch: Sketch, slot: i64, gang: i64, by: i64, seat: i64) -> float:
    """Return what it brings a seat when a gang has one more or fewer on a Quartier."""
    row = sketch.rows[slot]
    return sketch.lead_at(slot, row + (by << PAIR * gang), seat) - sketch.lead_at(slot, row, seat)
