"""Many matches between bots, and what they say: the same for the same seed, in any process."""

from __future__ import annotations

from oyabun.arena.crew import Crew
from oyabun.arena.results import BotResult, Results
from oyabun.arena.simulation import simulate
from oyabun.arena.tournament import Tournament, hold

__all__ = ["BotResult", "Crew", "Results", "Tournament", "hold", "simulate"]
