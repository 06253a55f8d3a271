"""One seat of a game as an environment of Gymnasium: the others are bots, who get views."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from oyabun.core.chance import Rng
from oyabun.core.errors import IllegalMoveError, MatchOverError, SeatError
from oyabun.core.game import Bot, Game
from oyabun.envs.encoding import RENDER_MODES, Encoding, Observation, rendered
from oyabun.envs.episode import Episode, Setting
from oyabun.envs.seeding import Seeds

ILLEGAL_REWARD: Final = -1.0
"""For an action that is not legal: it ends the match, as PettingZoo's wrapper would."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game as one seat meets it: after each of its moves the others play until it is asked."""

    metadata = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012 -- as its base declares it

    def __init__(
        self,
        setting: Setting,
        *,
        seat: int = 0,
        bots: str | Sequence[str | Bot] | None = None,
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < setting.seats:
            raise SeatError(f"there is no seat {seat}; this match has {setting.seats}")
        self.setting = setting
        self.seat = seat
        self.render_mode = render_mode
        self.encoding = Encoding(setting)
        self.observation_space = self.encoding.observation_space()
        self.action_space = spaces.Discrete(self.encoding.actions)
        others = [(seat + step) % setting.seats for step in range(1, setting.seats)]
        self.bots = dict(zip(others, chosen_bots(setting.game, bots, len(others)), strict=True))
        """Who plays the other seats."""
        self._seeds = Seeds()
        self.episode = Episode(setting)
        self.rng = Rng(0)
        """Deals whatever is left to chance."""
        self._minds: dict[int, Rng] = {}
        self._gave_up = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new match and play until the seat is asked; the same seed deals the same."""
        super().reset(seed=seed)
        self.rng = self._seeds.next(seed)
        thoughts = self._seeds.next(None)
        self._minds = {seat: thoughts.fork() for seat in sorted(self.bots)}
        self._gave_up = False
        self.episode = Episode(self.setting)
        self._play_others()
        return self._observation(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the move of that number, then let the others play; what is illegal ends it all."""
        if self.episode.over or self._gave_up:
            raise MatchOverError("the match is over: reset the environment")
        try:
            self.episode.play(self.seat, int(action))
        except IllegalMoveError as error:
            self._gave_up = True
            return self._observation(), ILLEGAL_REWARD, True, False, {"illegal": str(error)}
        self._play_others()
        reward = self.episode.rewards()[self.seat]
        return self._observation(), reward, self.episode.over, False, {}

    def _play_others(self) -> None:
        episode = self.episode
        episode.deal(self.rng)
        while not episode.over and self.seat not in episode.waiting():
            seat = episode.seat()
            move = self.bots[seat](episode.view(seat), self._minds[seat])
            episode.play(seat, int(move.index))
            episode.deal(self.rng)

    def _observation(self) -> Observation:
        return self.encoding.observation(self.episode.view(self.seat))

    def action_masks(self) -> Any:
        """Return which actions are legal, as libraries with masks ask for it."""
        return self.encoding.mask(self.episode.view(self.seat).legal).astype(np.bool_)

    def render(self) -> Any:
        """Return the board as the seat sees it, in words or as SVG."""
        return rendered(self.episode, self.seat, self.render_mode)

    def clone(self) -> SeatEnv:
        """Return an independent environment that goes on from here, dealing as this one would."""
        bots = list(self.bots.values())
        other = SeatEnv(self.setting, seat=self.seat, bots=bots, render_mode=self.render_mode)
        other.restore(self)
        return other

    def restore(self, point: SeatEnv) -> None:
        """Go back, or forth, to where a clone stands."""
        self.episode = point.episode.clone()
        self.rng = point.rng.clone()
        self._seeds = point._seeds.clone()
        self._gave_up = point._gave_up
        self._minds = {seat: mind.clone() for seat, mind in point._minds.items()}


def chosen_bots(game: Game, bots: str | Sequence[str | Bot] | None, seats: int) -> list[Bot]:
    """Return who plays so many seats: the usual bot, one that is named, or one for each."""
    if bots is None or isinstance(bots, str):
        return [game.bot(bots or game.usual_bot())] * seats
    if len(bots) != seats:
        raise SeatError(
            f"{seats} other seats want {seats} bots, or the name of one, not {len(bots)}"
        )
    return [game.bot(bot) if isinstance(bot, str) else bot for bot in bots]
