"""The rules of Samurai, in the order of the rulebook: opening, turn, capture."""

from __future__ import annotations

from oyabun.games.samurai.rules.capture import LAST_FIGURE, TIES
from oyabun.games.samurai.rules.opening import places_for, setup
from oyabun.games.samurai.rules.turn import PHASES, TARGET, figures_to_swap, partners, playable

__all__ = [
    "LAST_FIGURE",
    "PHASES",
    "TARGET",
    "TIES",
    "figures_to_swap",
    "partners",
    "places_for",
    "playable",
    "setup",
]
