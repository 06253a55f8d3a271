"""What a decision was worth, with what its seat knew then: what was best, and by how much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf, sqrt
from time import monotonic
from typing import Any, Final, NamedTuple

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.moves import Move
from oyabun.search import Search, Setting
from oyabun.search.searcher import CONFIDENT, Candidate

FINDING: Final = Setting(effort=0.3, wide=1.0)
"""How the best choice is sought."""
GLANCING: Final = Setting(effort=0.0, wide=1.0)
"""How the best way to go on after a choice is found: the evaluation alone decides."""
BATCHES: Final = 8
"""How often the chances of all are estimated, to know how sure they are."""
LOOKING: Final = 0.1
"""How much of a strong player's effort goes into each of these estimates …"""
MOST_LOOKING: Final = 500
"""… and how many simulations at most."""
COMPARED: Final = 0.15
"""Worlds in which the choice and the best are compared, as a part of a strong player's effort …"""
FEWEST_WORLDS, MOST_WORLDS = 60, 1500
"""… and so many at least and at most."""
WAYS_ON: Final = 8
"""How many ways to go on after a choice are tried …"""
TRYING: Final = 0.01
"""… in how many worlds, as a part of a strong player's effort."""
FEWEST_TRIED, MOST_TRIED = 20, 200
"""Worlds that are looked at even when there is no time, and most that are for ways to go on."""


class Weighed(NamedTuple):
    """A decision beside the best one."""

    best: int
    """Number of the move that was best."""
    share: float
    """The chance to win with what was chosen."""
    best_share: float
    sure: float
    """Half the width of the 95 % interval of the difference."""


class Outlook(NamedTuple):
    """Everybody's chances, as one seat sees them."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    """Standard errors of the shares."""


def weigh(game: Game, view: Any, move: Move, rng: Rng, seconds: float = inf) -> Weighed | None:
    """Return what a choice was worth; nothing where it could make no difference.

    With endless patience the same random numbers give the same answer.
    """
    search = Search(game, GLANCING)
    choices = [one for one in view.legal if not one.speaks]
    if len(choices) < 2 or move.speaks or not search.mind.matters(view.phase):
        return None
    deadline = monotonic() + seconds
    best = Search(game, patient(FINDING, seconds / 2)).judge(view, rng)[0].move
    wanted = int(COMPARED * float(search.mind.simulations))
    worlds = min(MOST_WORLDS, max(FEWEST_WORLDS, wanted))
    mine, its = compare(search, view, (move, best), worlds, rng, deadline)
    share = sum(mine) / len(mine)
    gap, error = mean_and_error([one - other for one, other in zip(its, mine, strict=True)])
    if best is move or gap <= 0:
        return Weighed(int(move.index), share, share, CONFIDENT * error)
    return Weighed(int(best.index), share, share + gap, CONFIDENT * error)


def patient(setting: Setting, seconds: float) -> Setting:
    """Return the setting of somebody who has so many seconds, or all the time in the world."""
    return replace(setting, seconds=0.0 if seconds == inf else seconds)


def compare(
    search: Search,
    view: Any,
    moves: Sequence[Move],
    worlds: int,
    rng: Rng,
    deadline: float = inf,
) -> list[list[float]]:
    """Return the share that each move brings in each of some worlds, fewer if time runs out.

    All are played in the same worlds with the same random numbers, and in other worlds than those
    in which one of them was found best: so it is not best by luck.
    """
    plans = [most_promising(search, view, move, rng) for move in moves]
    shares: list[list[float]] = [[] for _ in moves]
    for world in range(worlds):
        if world > FEWEST_TRIED and monotonic() > deadline:
            break
        before = [float(plan.total) for plan in plans]
        search.try_all(search.world(view, rng), view.seat, plans, int(rng.word()))
        for plan, had, row in zip(plans, before, shares, strict=True):
            row.append(float(plan.total) - had)
    return shares


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values, and its standard error."""
    middle = sum(values) / len(values)
    square = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return middle, sqrt(square / len(values))


def signed(share: float) -> str:
    """Return what was won or lost in percent; what is next to nothing was not lost."""
    return f"{100 * share:+z.0f}".replace("-", "−")


def margin(sure: float) -> int:
    """Return half the width of an interval in percent, for people: nothing is quite certain."""
    return max(1, round(100 * sure))


def most_promising(search: Search, view: Any, move: Move, rng: Rng) -> Candidate:
    """Return the best way to go on after a move: tried out of those that look best at a glance."""
    only = type(view)(view.frame._replace(legal=(move,)), view.box, view.public, view.own)
    plans = [Candidate(one.plan) for one in search.candidates(only, rng)[:WAYS_ON]]
    if len(plans) > 1:
        wanted = int(TRYING * float(search.mind.simulations))
        for _ in range(min(MOST_TRIED, max(FEWEST_TRIED, wanted))):
            search.try_all(search.world(view, rng), view.seat, plans, int(rng.word()))
    best = max(plans, key=lambda one: float(one.mean()))
    return Candidate(best.plan)


def look(game: Game, view: Any, rng: Rng) -> Outlook:
    """Return everybody's chances, as far as a seat can know them."""
    full = float(Search(game, GLANCING).mind.simulations)
    search = Search(game, Setting(effort=min(LOOKING, MOST_LOOKING / full), wide=1.0))
    rows = [search.shares(view, rng) for _ in range(BATCHES)]
    found = [mean_and_error(column) for column in zip(*rows, strict=True)]
    return Outlook(tuple(mean for mean, _ in found), tuple(error for _, error in found))
