"""Many matches between bots, and what they say: pure, and the same for the same seed."""

from __future__ import annotations

from oyabun.arena.simulation import BotResult, Results, simulate

__all__ = ["BotResult", "Results", "simulate"]
