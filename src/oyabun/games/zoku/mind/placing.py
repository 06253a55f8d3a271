"""Where a fair player of Zoku sends its Zokus: where each brings its own gang most.

A policy that sketches what the others will do before it places was tried, and was no stronger.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import lowest_bit
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.zoku.components import MAX_SEATS, Box
from oyabun.games.zoku.mind.outlook import ARREST, SHARES, arrests, worth
from oyabun.games.zoku.moves import END, PLACE
from oyabun.games.zoku.state import NOTHING, PAIR
from oyabun.games.zoku.view import World

WHIM: Final = 0.1
"""Points by which a Quartier must promise more to be surely preferred."""


def band_losses() -> vec[float]:
    """Return how many Zokus each gang is likely to lose to the police, for every row of bands."""
    found = vec[float]([0.0] * (MAX_SEATS << PAIR * MAX_SEATS))
    for row in range(1 << PAIR * MAX_SEATS):
        for seat in range(MAX_SEATS):
            found[MAX_SEATS * row + seat] = arrests(row, seat, MAX_SEATS)
    return found


LOSSES: Final = band_losses()
"""At MAX_SEATS * row + seat, like SHARES."""


class Prices:
    """What each Quartier of the day is worth to whom; the same during a whole placement."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self.day: i64 = NOTHING
        self.wards: i64 = 0
        self.deck: i64 = NOTHING
        self.owned = vec[i64]()
        self.display = vec[i64]()
        self.fates = vec[i64]()
        self.table = vec[float]()
        """At seats * slot + seat."""

    def of(self, world: World) -> vec[float]:
        """Return the table for a world, reckoned anew only if another day has come."""
        public = world.public
        if not self.fits(world):
            self.box = world.box
            self.day = public.day
            self.wards = public.wards
            self.deck = public.deck
            self.owned = public.owned[:]
            self.display = public.display[:]
            self.fates = public.fates[:]
            self.table = vec[float]([0.0] * int(public.seats * len(public.display)))
            for slot in range(len(public.display)):
                for seat in range(public.seats):
                    price = worth(world, public.display[slot], seat)
                    self.table[public.seats * slot + seat] = price
        return self.table

    def fits(self, world: World) -> bool:
        """Return whether nothing has changed that the table depends on."""
        public = world.public
        if self.box is not world.box or self.day != public.day:
            return False
        if self.wards != public.wards or self.deck != public.deck:
            return False
        if len(self.owned) != len(public.owned):
            return False
        for seat in range(len(public.owned)):
            if self.owned[seat] != public.owned[seat]:
                return False
        for slot in range(len(public.display)):
            if self.display[slot] != public.display[slot]:
                return False
            if self.fates[slot] != public.fates[slot]:
                return False
        return True


PRICES: Final = Prices()


def best_place(world: World, seat: i64, places: i64, rng: Rng) -> Move:
    """Send a Zoku where it brings its gang most, or nobody where it brings nothing."""
    public = world.public
    prices = PRICES.of(world)
    risk = ARREST if world.box.days - public.day > 1 else 0.0
    most = 0.5 * WHIM * rng.unit()
    best = END
    one: i64 = 1
    while places:
        quartier = lowest_bit(places)
        places &= places - 1
        slot = public.slot_of(quartier)
        before = MAX_SEATS * public.bands[slot] + seat
        after = before + MAX_SEATS * (one << PAIR * seat)
        gain = (SHARES[after] - SHARES[before]) * prices[public.seats * slot + seat]
        gain += WHIM * rng.unit() - risk * (LOSSES[after] - LOSSES[before])
        if gain > most:
            most = gain
            best = PLACE[quartier]
    return best
