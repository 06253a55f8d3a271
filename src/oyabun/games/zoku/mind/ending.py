"""The last day of two gangs, counted out: every way in which what is still open may go.

A lead of six points is worth nothing where the other has only Quartiers of seven to win, and
everything where there are only fives. No spread around an average knows that.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import count_bits
from oyabun.games.zoku.components import FIVE, THREE, WARDS, ward_bits, ward_of
from oyabun.games.zoku.view import World

DUEL: Final = 2
"""Seats at a table whose last day is counted out."""
SETTLED: Final = 20.0
"""The variance of a lead when all is claimed: a Lieutenant may still turn something."""
STEEP: Final = 0.55
"""A lead of this many standard deviations makes one about three times as likely to win."""
NARROW: Final = STEEP * sqrt(SETTLED)


class Ending:
    """What two gangs have, and who may claim what is still open."""

    def __init__(self, world: World, claims: vec[float], ahead: float) -> None:
        public = world.public
        self.box = world.box
        self.wards = public.wards
        self.display = public.display
        self.claims = claims
        self.ahead = ahead
        """By how much the first seat leads in points on Quartiers and for Lieutenants."""
        self.cards = vec[i64]([0] * (DUEL * len(WARDS)))
        """At DUEL * ward + seat."""
        for ward in range(len(WARDS)):
            for seat in range(DUEL):
                owned = public.owned[seat] & ward_bits(ward)
                self.cards[DUEL * ward + seat] = count_bits(owned)

    def chance(self, slot: i64) -> float:
        """Return how likely the first seat is to win, if all before this place is as it is."""
        if slot == len(self.display):
            return 1.0 / (1.0 + exp(-self.lead() / NARROW))
        unclaimed = 1.0
        total = 0.0
        for seat in range(DUEL):
            share = self.claims[DUEL * slot + seat]
            if share > 0.0:
                unclaimed -= share
                points = float(self.box.values[self.display[slot]])
                at = DUEL * ward_of(self.display[slot]) + seat
                self.cards[at] += 1
                self.ahead += points if seat == 0 else -points
                total += share * self.chance(slot + 1)
                self.ahead -= points if seat == 0 else -points
                self.cards[at] -= 1
        if unclaimed > 0.0:
            total += unclaimed * self.chance(slot + 1)
        return total

    def lead(self) -> float:
        """Return by how much the first seat leads, sets included (ZOK-E1)."""
        return self.ahead + self.sets(0) - self.sets(1)

    def sets(self, seat: i64) -> float:
        """Return what the sets of a seat pay."""
        box = self.box
        every = True
        paid: i64 = 0
        for ward in range(len(WARDS)):
            if self.wards >> ward & 1:
                cards = self.cards[DUEL * ward + seat]
                if cards >= THREE:
                    paid += box.three
                if cards == FIVE:
                    paid += box.five
                if cards == 0:
                    every = False
        return float(paid + box.every) if every else float(paid)
