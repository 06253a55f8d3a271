"""What a Lieutenant who helps in brawls may still bring today, brawl by brawl from the last one.

In every brawl it is played only if it turns more than what it is worth in the brawls after it, and
on the days to come.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import count_bits, nibble, row_get
from oyabun.games.zoku.components import (
    BACK_UP,
    BACKUP,
    BAND,
    BELLY,
    BRIBE,
    HOME_TURF,
    LIEUTENANTS,
    ROUNDS,
)
from oyabun.games.zoku.mind.brawls import Band, name_of
from oyabun.games.zoku.mind.prices import PRICES
from oyabun.games.zoku.mind.turning import DEAR, HELPERS, row_name, stored_turning
from oyabun.games.zoku.rules.street import TAKE_AIM
from oyabun.games.zoku.state import NOTHING, OPEN, PAIR, READY, Public
from oyabun.games.zoku.view import World

STEPS: Final[i64] = len(DEAR)
A_STEP: Final = 1.0 / DEAR[1]
"""Steps for each price of the Quartier."""
CODES: Final[i64] = 8
"""A band as a number: twice how many fight, and one more if one is KO."""
FEWER: Final[i64] = len(LIEUTENANTS)
"""A sixteenth row of the table: the backup of one (ZOK-L09)."""
A_ROW: Final[i64] = ROUNDS * CODES * CODES * STEPS


def read_gains() -> vec[float]:
    """Return the stored gains, none where a Lieutenant does not help."""
    found = vec[float]([0.0] * int((FEWER + 1) * A_ROW))
    kinds = [Band(count, down) for count in range(1, BAND + 1) for down in (False, True)]
    for card in HELPERS:
        for joining in range(1, BACKUP + 1):
            row = FEWER if card == BACK_UP and joining < BACKUP else card
            gains = stored_turning()[row_name(card, joining)]
            for this_round in range(1, ROUNDS + 1):
                for mine in kinds:
                    for theirs in kinds:
                        first = place(row, this_round, code_of(mine), code_of(theirs))
                        name = name_of((mine, theirs), this_round)
                        for step, gain in enumerate(gains[name]):
                            found[first + step] = gain
    return found


def code_of(band: Band) -> i64:
    """Return a band as a number."""
    return 2 * band.fighting + int(band.knocked_out)


def place(row: i64, this_round: i64, mine: i64, theirs: i64) -> i64:
    """Return where the gains of a row begin for two bands in a round."""
    return row * A_ROW + (((this_round - 1) * CODES + mine) * CODES + theirs) * STEPS


GAINS: Final = read_gains()
HELP: Final[i64] = sum([1 << card for card in HELPERS])


def gain_at(first: i64, dear: float) -> float:
    """Return the gain, as a part of the price, where keeping costs such a part of it."""
    exact = dear * A_STEP
    step = i64(exact)
    if step >= STEPS:
        return 0.0
    low = GAINS[first + step]
    high = GAINS[first + step + 1] if step + 1 < STEPS else 0.0
    return low + (exact - float(step)) * (high - low)


def with_today(world: World, seat: i64, card: i64, rows: vec[i64], tomorrow: float) -> float:
    """Return what a Lieutenant is worth now, if that is what it is worth when the day is over."""
    public = world.public
    if not HELP >> card & 1 or public.display[0] == NOTHING:
        return tomorrow
    prices = PRICES.of(world)
    worth = tomorrow
    for slot in range(len(public.display) - 1, -1, -1):
        if public.fates[slot] != OPEN:
            continue
        this_round, mine, theirs, rival = meeting(world, slot, seat, rows)
        row = card
        if card == BACK_UP:
            joining = in_reserve(public, slot, seat, rows)
            row = NOTHING if joining == 0 else FEWER if joining < BACKUP else card
        if this_round and row != NOTHING:
            stake = prices[public.seats * slot + seat]
            if card != HOME_TURF and card != BRIBE:
                stake = 0.5 * (stake + prices[public.seats * slot + rival])
            if stake > 0.0:
                first = place(row, this_round, mine, theirs)
                worth += stake * gain_at(first, worth / stake)
    return worth


def in_reserve(public: Public, slot: i64, seat: i64, rows: vec[i64]) -> i64:
    """Return how many a seat may well have in reserve when a Quartier is fought over."""
    found = nibble(public.reserve, seat)
    for before in range(slot):
        found += row_get(rows[before], seat, PAIR)
    return found


def meeting(world: World, slot: i64, seat: i64, rows: vec[i64]) -> tuple[i64, i64, i64, i64]:
    """Return the round to come on a Quartier, a seat's band, its strongest rival's, and whose.

    Round 0 where the seat does not fight, or nothing is thrown any more.
    """
    public = world.public
    fought = slot == public.slot and public.gangs != 0
    mine = fighting(public, seat) if fought else 2 * row_get(rows[slot], seat, PAIR)
    theirs: i64 = 0
    rival: i64 = NOTHING
    for other in range(public.seats):
        if other != seat:
            band = fighting(public, other) if fought else 2 * row_get(rows[slot], other, PAIR)
            if band > theirs:
                theirs = band
                rival = other
    this_round: i64 = 1
    if fought:
        this_round = max(this_round, public.round)
        if TAKE_AIM not in world.stack and not public.all_pieces(READY, READY):
            this_round += 1
    if mine < 2 or theirs < 2 or this_round > ROUNDS:
        return 0, 0, 0, NOTHING
    return this_round, mine, theirs, rival


def fighting(public: Public, seat: i64) -> i64:
    """Return what a gang has in the street, as the number of a band."""
    count = min(BAND, count_bits(public.fighting(seat)))
    return 2 * count + (1 if public.pieces(seat, BELLY, BELLY) else 0)
