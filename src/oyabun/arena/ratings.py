"""One number for how surely a bot wins, from games of any number of players.

Who comes second has lost, as in the shares beside it: bots play for the victory, and one that would
rather be second is not stronger for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, sqrt
from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from oyabun.arena.matches import Played
from oyabun.arena.results import CONFIDENT, mean
from oyabun.core.chance import Rng

FIRST: Final = 1
"""The place of whoever wins."""
MIDDLE: Final = 1500.0
"""The rating of an average bot."""
ORDERS: Final = 16
"""Whoever learns from game to game believes the first ones most, which moves a rating by 50 points:
the games are told in so many orders."""
MODEL: Final = PlackettLuce(tau=0.0)  # a bot neither learns nor forgets
POINTS: Final = 400 / (log(10) * sqrt(2) * MODEL.beta)
"""Points for one of the model: whoever has 100 more beats another 64 times in 100, as in chess."""


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, with the interval of 95 % that the model itself gives."""

    rating: float
    low: float
    high: float


def rate(bots: Sequence[str], played: Iterable[Played]) -> dict[str, Rating]:
    """Return the ratings after these games, the mean of several orders in which they are told."""
    games = sorted(played, key=lambda game: game.number)
    rng = Rng(ORDERS)
    told: list[dict[str, PlackettLuceRating]] = []
    for _ in range(ORDERS):
        rng.shuffle(games)
        known = {bot: MODEL.rating(name=bot) for bot in bots}
        for one in games:
            _learn(known, one)
        told.append(known)
    return {bot: _shown([known[bot] for known in told]) for bot in bots}


def _learn(known: dict[str, PlackettLuceRating], one: Played) -> None:
    """Move the ratings of those who played; whoever sat there twice learns from both seats."""
    sides = _sides(one)
    before = [[known[one.seating[seat]] for seat in side] for side in sides]
    lost = [one.places[side[0]] != FIRST for side in sides]
    after = MODEL.rate(before, ranks=[float(each) for each in lost])
    moved: dict[str, float] = {}
    surer: dict[str, float] = {}
    for side, new in zip(sides, after, strict=True):
        for seat, rating in zip(side, new, strict=True):
            bot = one.seating[seat]
            moved[bot] = moved.get(bot, 0.0) + rating.mu - known[bot].mu
            surer[bot] = surer.get(bot, 1.0) * rating.sigma / known[bot].sigma
    for bot, step in moved.items():
        mu, sigma = known[bot].mu + step, known[bot].sigma * surer[bot]
        known[bot] = MODEL.rating(mu=mu, sigma=sigma, name=bot)


def _sides(one: Played) -> list[tuple[int, ...]]:
    """Return who played together: teams where there are any, and everybody else alone."""
    teamed = {seat for team in one.teams for seat in team}
    alone = [(seat,) for seat in range(len(one.seating)) if seat not in teamed]
    return [*one.teams, *alone]


def _shown(ratings: Sequence[PlackettLuceRating]) -> Rating:
    middle = MIDDLE + POINTS * (mean(rating.mu for rating in ratings) - MODEL.mu)
    spread = CONFIDENT * POINTS * mean(rating.sigma for rating in ratings)
    return Rating(middle, middle - spread, middle + spread)
