"""Somebody who has watched the others and plays against what they do: a learned best response."""

from __future__ import annotations

from typing import Final

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.view import NOBODY, AnyImagined, AnyView
from oyabun.search.borrowed import Reading
from oyabun.search.habits import Habits
from oyabun.search.searcher import Search, Setting

WORLDS: Final = 6
"""Of so many worlds one is taken, as likely as the others would have chosen what lies hidden."""


class Reader(Search):
    """A search in which the others play as they were seen to, in worlds that they would leave.

    Where the game's mind solves what is guessed, it solves it for others who play so.
    """

    def __init__(self, game: Game, setting: Setting, seen: Habits, usual: Habits) -> None:
        super().__init__(game, setting)
        self.thoughts = self.mind
        self.mind = self.thoughts.against(seen) or Reading(self.thoughts, seen)
        self.seen = seen
        self.usual = usual
        """How often the policy answers so, which is what the game's belief draws from."""

    def world(self, view: AnyView, rng: Rng) -> AnyImagined:
        """Return a world of the belief, corrected by what was seen of the others."""
        eyes = NOBODY if view.frame.seat is None else view.frame.seat
        chosen = super().world(view, rng)
        total = self.likely(chosen, eyes)
        if total < 0.0:
            return chosen
        for _ in range(WORLDS - 1):
            world = super().world(view, rng)
            weight = self.likely(world, eyes)
            total += weight
            if rng.unit() * total < weight:
                chosen = world
        return chosen

    def likely(self, world: AnyImagined, eyes: int) -> float:
        """Return how much likelier a world is than the belief takes it; -1 where nothing hides."""
        answers = self.thoughts.hidden(world, eyes)
        if not answers:
            return -1.0
        weight = 1.0
        for context, index in answers:
            weight *= self.seen.odds(context, index) / self.usual.odds(context, index)
        return weight
