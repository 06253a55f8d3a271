"""Which Lieutenant somebody plays when all are placed, or all has fallen and been kicked.

Whoever holds one of the first places its Zokus for it: two against one, and the one is called away.
Nothing is thrown then, so what a card brings can be reckoned at once.
"""

from __future__ import annotations

from mypy_extensions import i64

from oyabun.core.bits import lowest_bit, nibble
from oyabun.core.moves import Move
from oyabun.games.zoku.components import (
    BACK,
    BACK_UP,
    BACKUP,
    BAND,
    BRIBE,
    CHEAP_SHOT,
    COME_HERE,
    EDGE,
    HOME_TURF,
    SWITCHEROO,
)
from oyabun.games.zoku.mind.brawls import Band, Shares, after_round, stored
from oyabun.games.zoku.mind.outlook import ARREST, street_bands
from oyabun.games.zoku.mind.patience import waiting
from oyabun.games.zoku.mind.placing import Sketch, sketched
from oyabun.games.zoku.mind.prices import PRICES
from oyabun.games.zoku.moves import PASS, USE
from oyabun.games.zoku.rules.windows import PLACEMENT_END, Window
from oyabun.games.zoku.state import PAIR, Public
from oyabun.games.zoku.view import World


def best_use(world: World, asked: Window, seat: i64) -> Move:
    """Return the Lieutenant that then brings most beyond what it is worth face down, or pass."""
    cards = asked.choices(world, seat) >> 1
    best: Move = PASS
    most = 0.0
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        if asked is PLACEMENT_END:
            gain = scheme_gain(sketched(world), card, seat)
        else:
            gain = help_gain(world, card, seat)
        gain -= waiting(world, seat, card, world.public.bands)
        if gain > most:
            most = gain
            best = USE[card]
    return best


# In a brawl, when all has been kicked


def help_gain(world: World, card: i64, seat: i64) -> float:
    """Return what a card played now adds to what a brawl promises a seat."""
    public = world.public
    own = tuple([float(gang == seat) for gang in range(public.seats)])
    if card == HOME_TURF:
        return brawl_lead(world, own, seat)
    bands = street_bands(public)
    now = brawl_lead(world, after_round(bands, int(public.round), stored()), seat)
    if card == BRIBE:
        claims = public.raid or bands[seat].fighting > 0
        return brawl_lead(world, own, seat) - now if claims else 0.0
    best = now
    for gang in range(public.seats):
        after = list(bands)
        after[gang] = helped(public, bands[gang], gang, card, seat)
        shares = after_round(tuple(after), int(public.round), stored())
        best = max(best, brawl_lead(world, shares, seat))
    return best - now


def helped(public: Public, band: Band, gang: i64, card: i64, seat: i64) -> Band:
    """Return the band of a gang when a seat plays a card on it: a backup or a cheap shot."""
    if card == BACK_UP and gang == seat:
        joining = min(BACKUP, int(nibble(public.reserve, seat)))
        return Band(min(BAND, band.fighting + joining), band.knocked_out)
    if card == CHEAP_SHOT and gang != seat and public.pieces(gang, EDGE, BACK):
        return Band(band.fighting - 1, knocked_out=True)
    return band


def brawl_lead(world: World, shares: Shares, seat: i64) -> float:
    """Return what the brawl promises a seat, less what it promises the others on average."""
    public = world.public
    prices = PRICES.of(world)
    total = 0.0
    for gang, share in enumerate(shares):
        part = 1.0 if gang == seat else -1.0 / float(public.seats - 1)
        total += part * share * prices[public.seats * public.slot + gang]
    return total


# When all are placed


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
