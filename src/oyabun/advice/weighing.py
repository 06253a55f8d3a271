"""What a decision was worth, with what its seat knew then: what was best, and by how much."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from oyabun.advice.seen import Seen, read_seen
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phrases import Phrase
from oyabun.core.thinking import world_shares
from oyabun.search import Search, Setting
from oyabun.search.rollout import carry_out
from oyabun.search.searcher import CONFIDENT, Candidate

FINDING: Final = Setting(effort=0.5, wide=32, seconds=1.0)
"""How the best choice is sought."""
LOOKING: Final = Setting(effort=0.1, wide=1)
"""How the chances of all are estimated, BATCHES times."""
BATCHES: Final = 8
COMPARED: Final = 0.15
"""Worlds in which the choice and the best are compared, as a part of a strong player's effort …"""
FEWEST_WORLDS: Final = 60
"""… and at least so many."""
SKETCHES: Final = 4
"""Worlds in which ways to go on after a choice are looked at."""


class Weighed(NamedTuple):
    """A decision beside the best one."""

    best: int
    """Number of the move that was best."""
    share: float
    """The chance to win with what was chosen."""
    best_share: float
    sure: float
    """Half the width of the 95 % interval of the difference."""
    why: Phrase | None
    """Why the best was better, where the game can say it."""


class Outlook(NamedTuple):
    """Everybody's chances, as one seat sees them."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    """Standard errors of the shares."""


def weigh(seen: Seen, chosen: int, seed: int) -> Weighed | None:
    """Return what a choice was worth; nothing where it could make no difference.

    Runs in a worker.
    """
    game, view = read_seen(seen)
    search = Search(game, FINDING)
    choices = [move for move in view.legal if not move.speaks]
    move = game.moves.decode(chosen)
    if len(choices) < 2 or move.speaks or not search.mind.matters(view.phase):
        return None
    rng = Rng(seed)
    best = search.judge(view, rng)[0].move
    worlds = max(FEWEST_WORLDS, int(COMPARED * float(search.mind.simulations)))
    mine, its = compare(search, view, (move, best), worlds, rng)
    share = sum(mine) / worlds
    gap, error = mean_and_error([one - other for one, other in zip(its, mine, strict=True)])
    if best is move or gap <= 0:
        return Weighed(int(move.index), share, share, CONFIDENT * error, None)
    why = search.mind.explain(view, best)
    return Weighed(int(best.index), share, share + gap, CONFIDENT * error, why)


def compare(
    search: Search, view: Any, moves: Sequence[Move], worlds: int, rng: Rng
) -> list[list[float]]:
    """Return the share that each move brings in each of some worlds.

    All are played in the same worlds with the same random numbers, and in other worlds than those
    in which one of them was found best: so it is not best by luck.
    """
    plans = [most_promising(search, view, move, rng) for move in moves]
    shares: list[list[float]] = [[] for _ in moves]
    for _ in range(worlds):
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


def most_promising(search: Search, view: Any, move: Move, rng: Rng) -> Candidate:
    """Return the best way to go on after a move, by the evaluation alone."""
    plans: list[list[Move]] = []
    search.extend(search.world(view, rng), view.seat, [move], plans)
    candidates = [Candidate(plan) for plan in plans]
    if len(candidates) > 1:
        for _ in range(SKETCHES):
            world = search.world(view, rng)
            for one in candidates:
                trial = world.clone()
                carry_out(trial, view.seat, one.plan)
                one.promise += world_shares(search.mind, trial)[view.seat]
    best = max(candidates, key=lambda one: float(one.promise))
    best.promise = 0.0
    return best


def look(seen: Seen, seed: int) -> Outlook:
    """Return everybody's chances, as far as a seat can know them; runs in a worker."""
    game, view = read_seen(seen)
    search = Search(game, LOOKING)
    rng = Rng(seed)
    rows = [search.shares(view, rng) for _ in range(BATCHES)]
    found = [mean_and_error(column) for column in zip(*rows, strict=True)]
    return Outlook(tuple(mean for mean, _ in found), tuple(error for _, error in found))
