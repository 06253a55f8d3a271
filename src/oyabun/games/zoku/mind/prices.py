"""What each Quartier is worth to whom: its points, and what it does for sets."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import count_bits
from oyabun.games.zoku.components import FIVE, THREE, WARDS, Box, ward_bits, ward_of
from oyabun.games.zoku.state import NOTHING, OPEN, Public
from oyabun.games.zoku.view import World

SET_HOPE: Final = (0.0, 0.15, 0.45, 1.0, 1.0, 1.0)
"""How much of the bonus for three cards of a ward is felt with so many."""
FULL_HOPE: Final = (0.0, 0.0, 0.0, 0.1, 0.35, 1.0)
"""The same for the bonus for all five."""
EVERY_HOPE: Final = 0.72
"""How much the bonus for every ward shrinks with each ward that is still missing …"""
LATE_HOPE: Final = 0.4
"""… and on the last day."""


def price(public: Public, box: Box, quartier: i64, seat: i64) -> float:
    """Return what it is worth to a seat to claim a Quartier."""
    bits = ward_bits(ward_of(quartier))
    have = count_bits(public.owned[seat] & bits)
    taken: i64 = 0
    for other in range(public.seats):
        if other != seat:
            taken += count_bits(public.owned[other] & bits)
    total = float(box.values[quartier])
    if taken <= FIVE - THREE:
        total += float(box.three) * (SET_HOPE[have + 1] - SET_HOPE[have])
    if taken == 0:
        total += float(box.five) * (FULL_HOPE[have + 1] - FULL_HOPE[have])
    if have == 0:
        missing: i64 = 0
        for ward in range(len(WARDS)):
            if public.wards >> ward & 1 and not public.owned[seat] & ward_bits(ward):
                missing += 1
        hope = EVERY_HOPE if box.days - public.day > 1 else LATE_HOPE
        before = float(hope ** float(missing))
        total += float(box.every) * (float(hope ** float(missing - 1)) - before)
    return total


class Prices:
    """What each open Quartier of the day is worth to whom; the same during a whole placement."""

    def __init__(self) -> None:
        self.box: Box | None = None
        self.day: i64 = NOTHING
        self.wards: i64 = 0
        self.owned = vec[i64]()
        self.display = vec[i64]()
        self.table = vec[float]()
        """At seats * slot + seat."""

    def of(self, world: World) -> vec[float]:
        """Return the table for a world, reckoned anew only if another day has come."""
        public = world.public
        if not self.fits(world):
            self.box = world.box
            self.day = public.day
            self.wards = public.wards
            self.owned = public.owned[:]
            self.display = public.display[:]
            self.table = vec[float]([0.0] * int(public.seats * len(public.display)))
            for slot in range(len(public.display)):
                if public.fates[slot] == OPEN:
                    for seat in range(public.seats):
                        self.table[public.seats * slot + seat] = price(
                            public, world.box, public.display[slot], seat
                        )
        return self.table

    def fits(self, world: World) -> bool:
        """Return whether nothing has changed that the table depends on."""
        public = world.public
        if self.box is not world.box or self.day != public.day or self.wards != public.wards:
            return False
        if len(self.owned) != len(public.owned):
            return False
        for seat in range(len(public.owned)):
            if self.owned[seat] != public.owned[seat]:
                return False
        for slot in range(len(public.display)):
            if self.display[slot] != public.display[slot]:
                return False
        return True


PRICES: Final = Prices()
