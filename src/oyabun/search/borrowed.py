"""Minds that think as another does, except in one thing."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Phase
from oyabun.core.thinking import UNREADABLE, Mind
from oyabun.search.habits import Habits


class Borrowed(Mind):
    """Everything as another mind has it."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.turns = mind.turns
        self.simulations = mind.simulations
        self.wide = mind.wide
        self.features = mind.features
        self.learned = mind.learned

    def policy(self, world: Any, asked: Phase, seat: i64, rng: Rng) -> Move:
        """Play as the other does."""
        return self.mind.policy(world, asked, seat, rng)

    def foresee(self, world: Any, asked: Phase, seat: i64, eyes: i64, rng: Rng) -> Move:
        """Foresee what the other does."""
        return self.mind.foresee(world, asked, seat, eyes, rng)

    def evaluate(self, world: Any) -> list[float]:
        """Judge as the other does."""
        return self.mind.evaluate(world)

    def guesses(self, world: Any) -> bool:
        """Guess where the other does."""
        return self.mind.guesses(world)

    def measure(self, world: Any) -> list[list[float]]:
        """Measure what the other does."""
        return self.mind.measure(world)

    def believe(self, world: Any, eyes: i64, rng: Rng) -> None:
        """Believe what the other does."""
        self.mind.believe(world, eyes, rng)

    def rests(self, world: Any, asked: Phase) -> bool:
        """Rest where the other does."""
        return self.mind.rests(world, asked)

    def continues(self, last: Move, asked: Phase) -> bool:
        """Make plans as long as the other's."""
        return self.mind.continues(last, asked)

    def matters(self, asked: Phase) -> bool:
        """Think about what the other thinks about."""
        return self.mind.matters(asked)

    def calm(self, asked: Phase) -> float:
        """Be as hard to read as the other."""
        return self.mind.calm(asked)

    def tempts(self, view: Any, move: Move) -> bool:
        """Be pleased with what pleases the other."""
        return self.mind.tempts(view, move)

    def nerve(self, seats: i64, share: float) -> float:
        """Keep it as long as the other."""
        return self.mind.nerve(seats, share)


class Stranger(Borrowed):
    """Thinks that others do anything: even worlds, and random answers of everybody."""

    def policy(self, world: Any, asked: Phase, seat: i64, rng: Rng) -> Move:
        """Do anything."""
        return asked.random_move(world, seat, rng)

    def foresee(self, world: Any, asked: Phase, seat: i64, eyes: i64, rng: Rng) -> Move:
        """Nothing can be foreseen."""
        return self.policy(world, asked, seat, rng)

    def believe(self, world: Any, eyes: i64, rng: Rng) -> None:
        """What was dealt evenly is as good as anything."""


class Reading(Borrowed):
    """Thinks that the others answer as often so as they were seen to, and answers best to that."""

    def __init__(self, mind: Mind, habits: Habits) -> None:
        super().__init__(mind)
        self.habits = habits

    def foresee(self, world: Any, asked: Phase, seat: i64, eyes: i64, rng: Rng) -> Move:
        """Draw one of the answers that were seen of others, as often as they were."""
        if seat != eyes:
            context = self.mind.context(world, asked, seat)
            if context != UNREADABLE:
                move = self.habits.draw(context, rng)
                if move is not None and move in asked.moves(world, seat):
                    return move
        return self.mind.foresee(world, asked, seat, eyes, rng)

    def calm(self, asked: Phase) -> float:
        """Whoever reads takes the best at once."""
        return 0.0
