"""The rules of Samurai, in the order of the rulebook: opening, turn, capture."""

from __future__ import annotations

from typing import Final

from oyabun.core.phases import Phase
from oyabun.games.samurai.rules.capture import LAST_FIGURE, TIES
from oyabun.games.samurai.rules.opening import (
    ChooseFigure,
    ChooseHand,
    FirstLead,
    Opening,
    PlaceFigure,
    Scatter,
    StartPlacing,
    places_for,
    setup,
)
from oyabun.games.samurai.rules.turn import (
    TARGET,
    DrawTiles,
    PlayTile,
    Resettle,
    StartTurn,
    SwapWith,
    Target,
    figures_to_swap,
    partners,
    playable,
)

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

PHASES: Final[tuple[type[Phase], ...]] = (
    FirstLead,
    ChooseHand,
    Scatter,
    StartPlacing,
    ChooseFigure,
    PlaceFigure,
    Opening,
    StartTurn,
    PlayTile,
    Target,
    DrawTiles,
    SwapWith,
    Resettle,
)
