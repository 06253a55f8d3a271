"""Levels of play, the same names in every game; each is a setting of the one search.

`easy` weighs a handful of simulations and is easily content, so it plays sensibly and errs often.
`normal` thinks for a moment. `hard` is what a game's mind was measured with. `boss` takes eight
times as much, as far as its time goes. Beside them stand two plain ways to play that researchers
compare with: `greedy` takes what the evaluation likes best at once, `flat` simulates every choice
equally often.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from oyabun.core.game import Bot, Game
from oyabun.search.learned import learned_mind
from oyabun.search.searcher import Search, Setting

SETTINGS: Final[dict[str, Setting]] = {
    "easy": Setting(effort=0.05, wide=0.25, calm=0.05),
    "normal": Setting(effort=0.3, wide=1.0, mixes=True),
    "hard": Setting(effort=1.0, wide=1.0, mixes=True),
    "boss": Setting(effort=8.0, wide=1.5, seconds=4.0, mixes=True),
    "greedy": Setting(effort=0.0, wide=1.0),
    "flat": Setting(effort=1.0, wide=1000.0, halving=False),
}
LEVELS: Final = ("easy", "normal", "hard", "boss")
"""The levels that people choose from, the weakest first."""


def searcher(game: Game, name: str) -> Search:
    """Return the search of that name for a game."""
    return Search(game, SETTINGS[name])


def with_levels(game: Game) -> Game:
    """Return the game with every level among its bots, and what its mind has learned."""
    game = replace(game, mind=learned_mind(game))
    levels: dict[str, Bot] = {name: searcher(game, name).choose for name in SETTINGS}
    return replace(game, levels=levels)
