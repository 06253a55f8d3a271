"""One search for all games, through a view and the worlds that it leaves open.

Worlds are drawn by the mind's belief. Every legal plan is looked at once with the mind's static
evaluation; the best of them share the simulations by sequential halving, each round in the same
worlds with the same random numbers for all: what differs is then the choice and not the luck. A
plan that is clearly worse is dropped at once, and nobody thinks on about what makes no difference
any more. In a simulation everybody follows the mind's policy for a few turns, then the evaluation
says what each seat's share is. There is nothing here that could hold a real position.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import exp, sqrt
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE, DECISION, Phase
from oyabun.core.thinking import Mind, world_shares
from oyabun.core.view import NOBODY, AnyImagined, AnyView
from oyabun.search.rollout import Plan, carry_out, let_chance, play_on, simulate

CONFIDENT: Final = 1.96
"""Standard deviations of an interval that holds the truth 95 times in 100."""
SKETCHES: Final = 4
"""Worlds in which all plans are looked at, at most, before the promising ones are simulated."""
FEW: Final = 12
"""Plans of which an answer may well be mixed."""
LONGEST_PLAN: Final = 6
MOST_PLANS: Final = 1000
FEWEST_TRIES: Final = 3
"""Plans are simulated so often at least; if there are too many for that, fewer of them are."""
LOOK_UP: Final[i64] = 16
"""Worlds after which plans are compared for the first time; then whenever half as many more are."""
CLEARLY: Final = 3.0
"""Standard errors by which a plan must be worse to be dropped before its round is over."""
TRIFLE: Final = 0.001
"""Win share that is not worth another thought."""
UNSEEN: Final = 0.05
"""Win share that is thought to hang on what happened in none of the worlds so far, just missed."""
NEVER: Final = 4.0
"""Where answers are mixed, so many times `calm` worse is never played."""


@dataclass(frozen=True)
class Setting:
    """How somebody thinks: how much, how widely, and how surely the best is then taken."""

    effort: float
    """Simulations, as a part of those that the game's mind gives a strong player; 0 for none: the
    evaluation alone decides."""
    wide: float
    """How many plans are simulated, as a part of the same; the rest are only looked at."""
    seconds: float = 0.0
    """Time after which no more is simulated; 0 to take the time that it takes."""
    calm: float = 0.0
    """By how much share a choice must be better to be three times as likely, if not by less."""
    mixes: bool = False
    """Whether a mixture of the mind's, where it has one, is played instead of the best found."""
    halving: bool = True
    """Whether the better half gets twice as much; else all plans get the same."""


@dataclass(frozen=True)
class Judged:
    """What a search thinks of a move."""

    move: Move
    share: float
    """The expected win share of the one who decides."""
    sure: float
    """Half the width of its 95 % interval: of chance in the simulations, not of the model."""
    tried: int
    """Simulations spent on it."""


class Candidate:
    """A plan, and what the simulations of it brought."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.promise = 0.0
        """What the static evaluation says."""
        self.total = 0.0
        self.squares = 0.0
        self.tried: i64 = 0
        self.shares = vec[float]()
        """What each simulation brought: those of the same number were in the same world."""

    def mean(self) -> float:
        """Return the expected share; before any simulation, what was promised."""
        return self.total / float(self.tried) if self.tried else self.promise

    def add(self, share: float) -> None:
        """Count one more simulation."""
        self.total += share
        self.squares += share * share
        self.tried += 1
        self.shares = append(self.shares, share)

    def behind(self, best: Candidate) -> tuple[float, float]:
        """Return by how much this is worse, world for world, and how wrong that may well be."""
        total = 0.0
        squares = 0.0
        for at in range(self.tried):
            gap = best.shares[at] - self.shares[at]
            total += gap
            squares += gap * gap
        tried = float(self.tried)
        mean = total / tried
        return mean, sqrt(max(0.0, squares / tried - mean * mean) / tried) + UNSEEN / tried

    def judged(self) -> Judged:
        """Return the verdict on its first move."""
        tried = int(self.tried)
        mean = self.mean()
        if tried < 2:
            return Judged(self.plan[0], mean, 1.0, tried)
        variance = max(0.0, self.squares / tried - mean * mean)
        return Judged(self.plan[0], mean, CONFIDENT * sqrt(variance / (tried - 1)), tried)


class Search:
    """Somebody who thinks before it moves; made once for a game, it remembers nothing."""

    def __init__(self, game: Game, setting: Setting) -> None:
        self.secrets = game.secrets
        self.mind: Mind = game.mind if game.mind is not None else Mind()
        self.setting = setting

    def choose(self, view: Any, rng: Rng) -> Move:
        """Return one of the view's legal moves: a good one, and no oftener than is safe."""
        legal: list[Move] = [move for move in view.legal if not move.speaks]
        if len(legal) == 1:
            return legal[0]
        if not self.mind.matters(view.phase):
            usual = self.mind.policy(self.world(view, rng), view.phase, view.seat, rng)
            offered = [move for move in view.offered() if not move.speaks]
            return usual if usual in offered else offered[rng.below(len(offered))]
        calm = self.mind.calm(view.phase)
        if calm > 0 and self.setting.mixes:
            world = self.secrets.imagine(view, Rng(1))
            mixture = self.mind.mixture(world, view.phase, view.seat, self.setting.effort)
            if mixture:
                return mixture[rng.weighted(parts([often for _, often in mixture]))][0]
        judged = self.judge(view, rng)
        # What was dropped early may look better than it is: only what is as well known counts.
        judged = [one for one in judged if 2 * one.tried >= judged[0].tried]
        best = judged[0].share
        needed = calm * self.mind.nerve(view.public.seats, best)
        calm = max(self.setting.calm, needed)
        if calm <= 0:
            return judged[0].move
        weights = [
            inclination(one.share - best, calm if self.mind.tempts(view, one.move) else needed)
            for one in judged
        ]
        return judged[rng.weighted(parts(weights))].move

    def judge(self, view: Any, rng: Rng) -> list[Judged]:
        """Return the legal moves that are worth a thought, the best first."""
        found: dict[Move, Judged] = {}
        for one in self.think(view, rng):
            if one.plan[0] not in found:
                found[one.plan[0]] = one.judged()
        return list(found.values())

    def think(self, view: Any, rng: Rng) -> list[Candidate]:
        """Return the plans that are worth a thought, the best first."""
        deadline = time.perf_counter() + self.setting.seconds if self.setting.seconds else 0.0
        seat: i64 = view.seat
        candidates = self.candidates(view, rng)
        if self.setting.effort > 0 and len(candidates) > 1:
            self.halve(view, seat, candidates, self.budget(view), deadline, rng)
        # The survivors of more rounds come first: their means are the best known.
        candidates.sort(key=by_trials_and_mean, reverse=True)
        return candidates

    def shares(self, view: Any, rng: Rng) -> list[float]:
        """Return every seat's expected win share, as far as this seat can know.

        Chance is let do what it is about to do: a look before it and one after it then end at the
        same moments, so that luck is nothing on average, whatever the evaluation gets wrong.
        """
        if view.outcome is not None:
            return world_shares(self.mind, self.world(view, rng))
        count = max(1, self.budget(view) // 4)
        totals = [0.0] * int(view.public.seats)
        for _ in range(count):
            world = self.world(view, rng)
            play_on(world, let_chance(world, rng), CHANCE, self.mind, rng)
            for seat, share in enumerate(world_shares(self.mind, world)):
                totals[seat] += share
        return [total / count for total in totals]

    def budget(self, view: AnyView) -> int:
        """Return how many simulations a decision is worth."""
        two = self.setting.effort * float(self.mind.simulations)
        return max(1, int(two * 2.0 / int(view.public.seats)))

    def world(self, view: AnyView, rng: Rng) -> AnyImagined:
        """Return a world that this seat may believe in."""
        world: AnyImagined = self.secrets.imagine(view, rng)
        eyes = NOBODY if view.frame.seat is None else view.frame.seat
        self.mind.believe(world, eyes, rng)
        return world

    # Plans

    def candidates(self, view: AnyView, rng: Rng) -> list[Candidate]:
        """Return the plans that are worth simulating, by the static evaluation."""
        seat: i64 = view.frame.seat if view.frame.seat is not None else 0
        first = self.world(view, rng)
        plans: list[Plan] = []
        for move in view.legal:
            if not move.speaks:
                self.extend(first, seat, [move], view.phase, plans)
        candidates = [Candidate(plan) for plan in plans]
        wide = max(2, int(self.setting.wide * float(self.mind.wide)))
        if self.setting.effort <= 0:
            wide = len(candidates)
        else:
            wide = min(wide, max(2, self.budget(view) // FEWEST_TRIES))
            if len(candidates) <= wide:
                return candidates
        world = first
        sketches = SKETCHES if self.mind.guesses(first) else 1
        if self.setting.effort > 0:
            # Looking must not cost more than simulating does.
            sketches = max(1, min(sketches, self.budget(view) // len(candidates)))
        for sketch in range(sketches):
            if sketch:
                world = self.world(view, rng)
            for one in candidates:
                trial = world.clone()
                carry_out(trial, seat, one.plan)
                one.promise += world_shares(self.mind, trial)[seat] / sketches
        rng.shuffle(candidates)
        candidates.sort(key=by_promise, reverse=True)
        return candidates[:wide]

    def extend(
        self,
        world: AnyImagined,
        seat: i64,
        plan: Plan,
        answered: Phase | None,
        plans: list[Plan],
    ) -> None:
        """Add all plans that begin so, as long as a question only completes the one before."""
        if len(plan) < LONGEST_PLAN and len(plans) < MOST_PLANS:
            trial = world.clone()
            asked = carry_out(trial, seat, plan)
            last = plan[len(plan) - 1]
            if (
                asked is not None
                and asked.kind == DECISION
                and asked.seat == seat
                and self.mind.continues(last, asked)
            ):
                for move in asked.moves(trial, seat):
                    if move.index <= last.index or asked is not answered:
                        self.extend(world, seat, [*plan, move], asked, plans)
                return
        plans.append(plan)

    # Simulations

    def halve(
        self,
        view: AnyView,
        seat: i64,
        candidates: list[Candidate],
        budget: i64,
        deadline: float,
        rng: Rng,
    ) -> None:
        """Share the simulations out: round by round, each twice as many for half the plans."""
        alive = candidates[:]
        phase = view.phase
        assert phase is not None, "somebody is asked"
        guessing = self.mind.calm(phase)
        calm = max(self.setting.calm, guessing)
        rounds: i64 = 1
        # An answer that is mixed of few plans needs all of them to be known equally well.
        mixed = guessing > 0 and len(alive) <= FEW
        if self.setting.halving and not mixed:
            while 1 << rounds < len(alive):
                rounds += 1
        tried: i64 = 0
        compared = LOOK_UP
        for _ in range(rounds):
            worlds = max(1, budget // (rounds * len(alive)))
            for _ in range(worlds):
                if deadline and time.perf_counter() > deadline:
                    return
                self.try_all(self.world(view, rng), seat, alive, int(rng.word()))
                tried += 1
                if tried >= compared and self.setting.halving:
                    compared = tried + tried // 2
                    alive = worth_a_thought(alive, calm)
                    if len(alive) == 1:
                        return
            alive.sort(key=by_mean, reverse=True)
            alive = alive[: max(2, (len(alive) + 1) // 2)]

    def try_all(self, world: AnyImagined, seat: i64, alive: list[Candidate], seed: int) -> None:
        """Simulate every plan once in the same world, with the same random numbers."""
        last = len(alive) - 1
        for at, one in enumerate(alive):
            trial = world if at == last else world.clone()
            one.add(simulate(trial, seat, one.plan, self.mind, Rng(seed))[seat])


def worth_a_thought(alive: list[Candidate], calm: float) -> list[Candidate]:
    """Return the plans that may still be the best; only the best where no other can be better."""
    best = max(alive, key=by_mean)
    kept = [best]
    open_question = False
    for one in alive:
        if one is not best:
            gap, error = one.behind(best)
            if gap - CLEARLY * error < NEVER * calm:
                kept.append(one)
            if CLEARLY * error - gap > TRIFLE:
                open_question = True
    return kept if open_question or calm > 0 else [best]


def inclination(gain: float, calm: float) -> float:
    """Return how often a choice is taken that brings so much more, next to the best one."""
    if gain >= 0.0:
        return 1.0
    return exp(gain / calm) if calm > 0.0 else 0.0


def parts(weights: list[float]) -> list[int]:
    """Return weights as whole parts, for a draw that is the same everywhere."""
    best = max(weights)
    return [int(1_000_000 * weight / best) for weight in weights]


def by_promise(one: Candidate) -> float:
    """Sort by the static evaluation."""
    return one.promise


def by_mean(one: Candidate) -> float:
    """Sort by what the simulations brought."""
    return one.mean()


def by_trials_and_mean(one: Candidate) -> tuple[int, float]:
    """Sort by how long a plan was kept, then by what it brought."""
    return int(one.tried), one.mean()
