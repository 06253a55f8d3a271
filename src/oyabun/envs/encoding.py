"""Views as arrays: one row of numbers with named parts, and a mask of what is legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from oyabun.core.moves import Move
from oyabun.core.sketch import sketch_text
from oyabun.core.tensors import mask
from oyabun.core.view import AnyView
from oyabun.envs.episode import Episode, Setting
from oyabun.svg.theme import LIGHT
from oyabun.text import Speaker

MOST: Final = 1000.0
"""No number of an observation is greater, nor smaller than its negative: most are about one."""
RENDER_MODES: Final = ("ansi", "svg")

Observation = dict[str, NDArray[Any]]
"""`observation`, the numbers of a view, and `action_mask`, a one for each legal action."""


class Encoding:
    """How the views of a setting become arrays."""

    def __init__(self, setting: Setting, *, idle: int = 0) -> None:
        self.game = setting.game
        self.actions = len(setting.game.moves) + idle
        row = self.game.row(Episode(setting).view(None))
        self.parts = row.parts()
        """Where the named parts of an observation lie; docs/research says what they mean."""
        self.length = int(row.length)

    def observation_space(self) -> spaces.Dict:
        """Return the space of what is observed."""
        return spaces.Dict(
            {
                "observation": spaces.Box(-MOST, MOST, (self.length,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
            }
        )

    def observation(self, view: AnyView) -> Observation:
        """Return a view as arrays; nothing is legal where nothing is asked of its seat."""
        return {
            "observation": self.numbers(view),
            "action_mask": self.mask(view.legal),
        }

    def numbers(self, view: AnyView) -> NDArray[np.float32]:
        """Return the named parts one after the other."""
        row = self.game.row(view, self.length)
        return np.array(row.numbers, np.float32)

    def mask(self, moves: Sequence[Move]) -> NDArray[np.int8]:
        """Return a one for each of these moves."""
        return np.frombuffer(mask(moves, self.actions), np.int8)


def rendered(episode: Episode, seat: int | None, mode: str | None) -> str | None:
    """Return the board as a seat, or a spectator, sees it: in words, or as a picture."""
    setting = episode.setting
    game, view = setting.game, episode.view(seat)
    speaker = Speaker(game.package, "en", setting.header.seats, seat)
    if mode == "ansi":
        return sketch_text(game.describe(view, speaker))
    return str(game.draw(view, speaker, LIGHT)) if mode == "svg" else None
