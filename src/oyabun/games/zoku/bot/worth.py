"""What Quartiers are worth to whom, and what a position on the display promises."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from oyabun.core.bits import nibble
from oyabun.games.zoku.components import BAND, FIVE, THREE, WARD, WARDS
from oyabun.games.zoku.mind.brawls import Band, Shares, stored
from oyabun.games.zoku.view import ZokuView

SET_HOPE: Final = (0.0, 0.15, 0.45, 1.0, 1.0, 1.0)
"""How much of the bonus for three cards of a ward is felt with so many."""
FULL_HOPE: Final = (0.0, 0.0, 0.0, 0.1, 0.35, 1.0)
"""The same for the bonus for all five."""
EVERY_HOPE: Final = 0.72
"""How much the bonus for every ward shrinks with each ward that is still missing …"""
LATE_HOPE: Final = 0.4
"""… and on the last day."""
ARREST: Final = 1.0
"""What it costs to have a Zoku at the station for a day."""
KEPT: Final = 0.7
"""By how much playing a Lieutenant must be better than keeping it, for each day that is left."""


@lru_cache(maxsize=50_000)
def shares(bands: tuple[int, ...]) -> Shares:
    """Return how likely each gang is to claim a Quartier, by how many Zokus each has there."""
    gangs = [seat for seat, count in enumerate(bands) if count]
    if len(gangs) == 1:
        return tuple([float(0 < count < BAND) for count in bands])
    return stored().of(tuple([Band(count) for count in bands]))


@lru_cache(maxsize=50_000)
def arrests(bands: tuple[int, ...]) -> Shares:
    """Return how many Zokus each gang is likely to lose to the police."""
    gangs = sum(1 for count in bands if count)
    if gangs == 1:
        return tuple([float(count >= BAND) for count in bands])
    likely = 0.04 * sum(bands) if gangs > 1 else 0.0
    return tuple([likely if count else 0.0 for count in bands])


class Worth:
    """What the Quartiers are worth to each seat, as the table stands."""

    def __init__(self, view: ZokuView) -> None:
        self.view = view
        public = view.public
        self.me = view.seat or 0
        self.seats = int(public.seats)
        self.wards = [ward for ward in range(len(WARDS)) if public.wards >> ward & 1]
        self.days_left = int(view.box.days) - int(public.day) - 1
        self.counts = [
            [bin(int(public.owned[seat]) >> ward * WARD & 31).count("1") for ward in self.wards]
            for seat in range(self.seats)
        ]
        self.others = 1.0 / (self.seats - 1)
        """How much it hurts when one of the others gains a point."""
        self.known: dict[tuple[int, int], float] = {}

    def of(self, quartier: int, seat: int) -> float:
        """Return what a Quartier is worth to a seat: its points, and what it does for sets."""
        found = self.known.get((quartier, seat))
        if found is None:
            found = self.known[quartier, seat] = self._of(quartier, seat)
        return found

    def _of(self, quartier: int, seat: int) -> float:
        box = self.view.box
        counts = self.counts[seat]
        ward = self.wards.index(quartier // WARD)
        have = counts[ward]
        taken = sum(row[ward] for row in self.counts) - have
        worth = float(box.values[quartier])
        if taken <= FIVE - THREE:
            worth += int(box.three) * (SET_HOPE[have + 1] - SET_HOPE[have])
        if taken == 0:
            worth += int(box.five) * (FULL_HOPE[have + 1] - FULL_HOPE[have])
        if have == 0:
            missing = counts.count(0)
            hope = EVERY_HOPE if self.days_left else LATE_HOPE
            worth += int(box.every) * (hope ** (missing - 1) - hope**missing)
        return worth

    def claim(self, quartier: int, chances: Shares) -> float:
        """Return what it is worth to the viewer that a Quartier goes to each with these chances."""
        total = 0.0
        for seat, chance in enumerate(chances):
            if chance:
                share = chance * self.of(quartier, seat)
                total += share if seat == self.me else -self.others * share
        return total

    def arrested(self, losses: Shares) -> float:
        """Return what arrests cost the viewer, next to the others."""
        return -ARREST * sum(
            loss if seat == self.me else -self.others * loss for seat, loss in enumerate(losses)
        )

    def display(self, quartier: int, bands: tuple[int, ...]) -> float:
        """Return what a Quartier with these bands on it promises the viewer."""
        if not any(bands):
            return 0.0
        return self.claim(quartier, shares(bands)) + self.arrested(arrests(bands))

    def price(self) -> float:
        """Return what a Lieutenant must bring to be worth playing."""
        return int(self.view.box.lieutenant) + KEPT * self.days_left

    def reserve(self, seat: int) -> int:
        """Return how many Zokus a seat has in reserve."""
        return int(nibble(self.view.public.reserve, seat))
