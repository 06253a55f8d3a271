"""What Quartiers are worth to whom, and what a position on the display promises."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from oyabun.core.bits import nibble
from oyabun.games.zoku.components import BAND
from oyabun.games.zoku.mind.brawls import Band, Shares, stored
from oyabun.games.zoku.mind.prices import price
from oyabun.games.zoku.view import ZokuView

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
        self.days_left = int(view.box.days) - int(public.day) - 1
        self.others = 1.0 / (self.seats - 1)
        """How much it hurts when one of the others gains a point."""
        self.known: dict[tuple[int, int], float] = {}

    def of(self, quartier: int, seat: int) -> float:
        """Return what a Quartier is worth to a seat: its points, and what it does for sets."""
        found = self.known.get((quartier, seat))
        if found is None:
            found = price(self.view.public, self.view.box, quartier, seat)
            self.known[quartier, seat] = found
        return found

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
