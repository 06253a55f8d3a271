"""What a position of Zoku promises whom: cards, what lies on the table, and the brawl at hand.

The table of brawls says how they end on average, which is worth a thousand throws.
"""

from __future__ import annotations

from functools import cache
from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import count_bits, row_get
from oyabun.games.zoku.components import (
    BACK,
    BAND,
    BELLY,
    EDGE,
    FEET,
    FIVE,
    MAX_SEATS,
    THREE,
    WARDS,
    ward_bits,
    ward_of,
)
from oyabun.games.zoku.mind.brawls import Band, Fallen, Shares, after_round, stored, thrown
from oyabun.games.zoku.mind.ending import DUEL, SETTLED, STEEP, Ending
from oyabun.games.zoku.mind.patience import kept
from oyabun.games.zoku.mind.prices import PRICES
from oyabun.games.zoku.mind.tomorrow import AWAY, FIRST, away, first_tomorrow
from oyabun.games.zoku.rules.brawl import KICKS
from oyabun.games.zoku.rules.street import TAKE_AIM
from oyabun.games.zoku.state import NOTHING, OPEN, PAIR, READY, Public
from oyabun.games.zoku.view import World

CLAIMED: Final = 0.83
"""Of the Quartiers that are still in the deck so many are claimed by anybody."""
ARREST: Final = 1.0
"""What it costs to have a Zoku at the station for a day."""
CAUGHT: Final = 0.04
"""How many of its Zokus a gang loses to the police in a brawl, for each Zoku that fights there."""
A_DAY: Final = (0.0, 0.0, 240.0, 155.0, 100.0, 75.0)
"""What each day to come adds to the variance of a lead, by number of seats; what lies on the table
adds what its brawls may do. Fitted to days of the heuristic."""


def chances(world: World, rows: vec[i64]) -> list[float]:
    """Return how likely each seat is to win, by what it has and what it may well get.

    The rows are the bands on the Quartiers, as they are or as they are likely to be.
    """
    public = world.public
    claims = all_claims(world, rows)
    if public.seats == DUEL and public.day == world.box.days - 1 and public.display[0] != NOTHING:
        ahead = surely(world, 0, rows) - surely(world, 1, rows)
        first = Ending(world, claims, ahead).chance(0)
        return [first, 1.0 - first]
    hopes = [hope(world, seat, claims, rows) for seat in range(public.seats)]
    if public.seats == DUEL:
        begins = FIRST * first_tomorrow(world, claims, rows)
        hopes = [hopes[0] + begins, hopes[1] + FIRST - begins]
    scale = steadiness(world, claims)
    best = max(hopes)
    weights = [exp((one - best) / scale) for one in hopes]
    total = sum(weights)
    return [weight / total for weight in weights]


def steadiness(world: World, claims: vec[float]) -> float:
    """Return by how many points a lead must be greater to be three times as safe.

    Brawls that may go either way make it larger: whoever is behind wants them, and whoever leads
    does not.
    """
    public = world.public
    days = world.box.days - public.day - 1
    seats = public.seats
    if public.display[0] == NOTHING:
        days += 1
    variance = SETTLED + A_DAY[seats] * float(days)
    if public.display[0] == NOTHING:
        return STEEP * sqrt(variance)
    prices = PRICES.of(world)
    for slot in range(len(public.display)):
        if public.fates[slot] == OPEN:
            own = 0.0
            means = 0.0
            squares = 0.0
            for at in range(seats * slot, seats * slot + seats):
                mean = claims[at] * prices[at]
                own += mean * prices[at] - mean * mean
                means += mean
                squares += mean * mean
            # That of the lead of one over another, on average over all pairs.
            between = (float(seats) - 1.0) * own + means * means - squares
            variance += between / (float(seats) * (float(seats) - 1.0) / 2.0)
    return STEEP * sqrt(variance)


# What cards promise


def surely(world: World, seat: i64, rows: vec[i64]) -> float:
    """Return what a seat has already: its Quartiers, and its Lieutenants face down."""
    return float(world.public.printed(world.box, seat)) + kept(world, seat, rows)


def hope(world: World, seat: i64, claims: vec[float], rows: vec[i64]) -> float:
    """Return with how many points a seat may well end, by how likely it is to claim what."""
    public, box = world.public, world.box
    days = float(box.days - public.day) - 1.0
    total = surely(world, seat, rows)
    if days > 0 or public.display[0] == NOTHING:
        gone = away(world, seat)
        for slot in range(len(public.display)):
            if rows[slot]:
                gone += arrests(rows[slot], seat, public.seats)
        total -= AWAY[public.seats] * gone
    return total + claimed_points(world, seat, claims) + set_hope(world, seat, claims)


def claimed_points(world: World, seat: i64, claims: vec[float]) -> float:
    """Return the points on what a seat is likely to claim today."""
    public = world.public
    total = 0.0
    for slot in range(len(public.display)):
        share = claims[public.seats * slot + seat]
        if share:
            total += share * float(world.box.values[public.display[slot]])
    return total


def set_hope(world: World, seat: i64, claims: vec[float]) -> float:
    """Return how much sets may well pay a seat in the end (ZOK-E1)."""
    public, box = world.public, world.box
    total = 0.0
    every = float(box.every)
    for ward in range(len(WARDS)):
        if public.wards >> ward & 1:
            luck = ward_luck(world, ward, seat, claims)
            total += float(box.three) * luck.at_least(THREE) + float(box.five) * luck.all
            every *= luck.at_least(1)
    return total + every


class Luck:
    """How many cards of a ward somebody may well have in the end."""

    def __init__(self, have: i64) -> None:
        self.have = have
        self.none = 1.0
        self.one = 0.0
        self.two = 0.0
        """How likely it is that just so many are added."""
        self.all = 1.0

    def add(self, share: float, times: i64) -> None:
        """Some more cards may be claimed, each as likely."""
        for _ in range(times):
            self.two += share * (self.one - self.two)
            self.one += share * (self.none - self.one)
            self.none -= share * self.none
            self.all *= share

    def at_least(self, count: i64) -> float:
        """Return how likely it is to have so many in the end."""
        missing = count - self.have
        if missing <= 0:
            return 1.0
        fewer = self.none
        if missing > 1:
            fewer += self.one
        if missing > 2:
            fewer += self.two
        return 1.0 - fewer


def cards_of(public: Public, seat: i64, ward: i64) -> i64:
    """Return how many cards of a ward a seat has."""
    return count_bits(public.owned[seat] & ward_bits(ward))


def later_share(world: World) -> float:
    """Return how likely a seat is to claim a card of the deck, which may not all be laid out."""
    public = world.public
    left = count_bits(public.deck)
    coming = (world.box.days - public.day - 1) * public.size()
    if public.display[0] == NOTHING:
        coming += public.size()
    laid = 1.0 if coming >= left or not left else float(coming) / float(left)
    return laid * CLAIMED / float(public.seats)


def ward_luck(world: World, ward: i64, seat: i64, claims: vec[float]) -> Luck:
    """Return how many cards of a ward a seat may well have, by what it is likely to claim today."""
    public = world.public
    found = Luck(cards_of(public, seat, ward))
    within = found.have
    for slot in range(len(public.display)):
        quartier = public.display[slot]
        if quartier >= 0 and public.fates[slot] == OPEN and ward_of(quartier) == ward:
            found.add(claims[public.seats * slot + seat], 1)
            within += 1
    later = count_bits(public.deck & ward_bits(ward))
    found.add(later_share(world), later)
    if within + later < FIVE:
        found.all = 0.0
    return found


# Who gets what lies there


def band_shares() -> vec[float]:
    """Return how likely each gang is to claim, for every row of bands."""
    found = vec[float]([0.0] * (MAX_SEATS << PAIR * MAX_SEATS))
    for row in range(1 << PAIR * MAX_SEATS):
        counts = [row >> PAIR * seat & BAND for seat in range(MAX_SEATS)]
        gangs = [seat for seat, count in enumerate(counts) if count]
        if len(gangs) == 1:
            found[MAX_SEATS * row + gangs[0]] = float(counts[gangs[0]] < BAND)
        elif gangs:
            shares = stored().of(tuple([Band(count) for count in counts]))
            for seat, share in enumerate(shares):
                found[MAX_SEATS * row + seat] = share
    return found


SHARES: Final = band_shares()
"""At MAX_SEATS * row + seat."""


def arrests(row: i64, seat: i64, seats: i64) -> float:
    """Return how many Zokus a gang is likely to lose to the police, of a row of bands."""
    mine = row_get(row, seat, PAIR)
    if not mine:
        return 0.0
    gangs: i64 = 0
    zokus: i64 = 0
    for other in range(seats):
        count = row_get(row, other, PAIR)
        zokus += count
        if count:
            gangs += 1
    if gangs == 1:
        return 1.0 if mine >= BAND else 0.0
    return CAUGHT * float(zokus)


def all_claims(world: World, rows: vec[i64]) -> vec[float]:
    """Return how likely each seat is to claim what lies there: at seats * slot + seat."""
    public = world.public
    found = vec[float]([0.0] * int(public.seats * len(public.display)))
    for slot in range(len(public.display)):
        if public.display[slot] < 0 or public.fates[slot] != OPEN:
            continue
        row = rows[slot]
        first = public.seats * slot
        if row:
            for seat in range(public.seats):
                found[first + seat] = SHARES[MAX_SEATS * row + seat]
        elif slot == public.slot and public.gangs:
            fought = street_shares(world)
            for seat in range(public.seats):
                found[first + seat] = fought[seat]
    return found


def street_shares(world: World) -> Shares:
    """Return how likely each gang is to claim what is fought over, wherever the brawl stands."""
    public = world.public
    this_round = max(1, int(public.round))
    bands = street_bands(public)
    if is_duel_in_the_air(public):
        forces = tuple([int(row_get(public.forces, seat, PAIR)) for seat in range(public.seats)])
        chances = tuple([tuple(world.box.throws[force]) for force in forces])
        return thrown_so(bands, this_round, chances)
    if TAKE_AIM in world.stack or public.round == 0 or public.all_pieces(READY, READY):
        return stored().of(bands, this_round)
    if KICKS in world.stack:
        return stored().fallen(
            tuple([fallen(public, seat) for seat in range(public.seats)]), this_round
        )
    return after_round(bands, this_round, stored())


def street_bands(public: Public) -> tuple[Band, ...]:
    """Return what each gang has in the street."""
    return tuple(
        [
            Band(
                min(BAND, int(count_bits(public.fighting(seat)))),
                bool(public.pieces(seat, BELLY, BELLY)),
            )
            for seat in range(public.seats)
        ]
    )


def is_duel_in_the_air(public: Public) -> bool:
    """Return whether two gangs have thrown, and nothing has landed yet."""
    return (
        public.flying != 0
        and public.flying == public.all_pieces(READY, READY)
        and not public.all_pieces(EDGE, FEET)
        and count_bits(public.fighters()) == 2
    )


def fallen(public: Public, seat: i64) -> Fallen:
    """Return what a gang has in the street after a throw."""
    return Fallen(
        int(count_bits(public.pieces(seat, EDGE, EDGE))),
        int(count_bits(public.pieces(seat, BACK, BACK))),
        int(count_bits(public.pieces(seat, FEET, FEET))),
        bool(public.pieces(seat, BELLY, BELLY)),
    )


@cache
def thrown_so(
    bands: tuple[Band, ...], this_round: int, chances: tuple[tuple[int, ...], ...]
) -> Shares:
    """Return the shares of a duel by how hard each throws in this round."""
    return tuple(thrown(bands, this_round, chances, stored()))
