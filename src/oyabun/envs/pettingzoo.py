"""The games as environments of PettingZoo: seat after seat (AEC), or all who are asked at once.

Both can be cloned at any point, and taken back to a clone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from oyabun.core.chance import Rng
from oyabun.core.errors import IllegalMoveError
from oyabun.envs.encoding import RENDER_MODES, Encoding, Observation, rendered
from oyabun.envs.episode import Episode, Setting
from oyabun.envs.seeding import Seeds


class TurnEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]  # it has no types
    """A game seat after seat. Of several who are asked at once the lowest seat answers first."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "oyabun",
        "is_parallelizable": False,
        "render_modes": list(RENDER_MODES),
    }

    def __init__(self, setting: Setting, *, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.render_mode = render_mode
        self.encoding = Encoding(setting)
        self.possible_agents = list(setting.header.seats)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {
            agent: (self.encoding.observation_space(), spaces.Discrete(self.encoding.actions))
            for agent in self.possible_agents
        }
        self._seeds = Seeds()
        self.episode = Episode(setting)
        self.rng = Rng(0)
        """Deals whatever is left to chance."""

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent observes: numbers with named parts, and a mask."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the numbers of all moves; the mask says which are legal."""
        return self._spaces[agent][1]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new match; the same seed deals the same."""
        self.rng = self._seeds.next(seed)
        self.episode = Episode(self.setting)
        self.episode.deal(self.rng)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat()]

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, whether it is asked or not."""
        return self.encoding.observation(self.episode.view(self._seat[agent]))

    def step(self, action: Any) -> None:
        """Play the move of that number for `agent_selection`; None once the match is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        episode.play(self._seat[agent], int(action))
        episode.deal(self.rng)
        self._cumulative_rewards[agent] = 0.0
        if not episode.over:
            self.agent_selection = self.possible_agents[episode.seat()]
            return
        self.rewards = dict(zip(self.possible_agents, episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Return the board as a spectator sees it, in words or as SVG."""
        return rendered(self.episode, None, self.render_mode)

    def close(self) -> None:
        """Do nothing: no window is open."""

    def clone(self) -> TurnEnv:
        """Return an independent environment that goes on from here, dealing as this one would."""
        other = TurnEnv(self.setting, render_mode=self.render_mode)
        other.restore(self)
        return other

    def restore(self, point: TurnEnv) -> None:
        """Go back, or forth, to where a clone stands."""
        self.episode = point.episode.clone()
        self.rng = point.rng.clone()
        self._seeds = point._seeds.clone()
        self.agents = point.agents[:]
        self.agent_selection = point.agent_selection
        self.rewards = dict(point.rewards)
        self._cumulative_rewards = dict(point._cumulative_rewards)
        self.terminations = dict(point.terminations)
        self.truncations = dict(point.truncations)
        self.infos = {agent: dict(info) for agent, info in point.infos.items()}


class TogetherEnv(ParallelEnv[str, Any, Any]):  # type: ignore[misc]  # it has no types
    """A game in which all act in every step: those who are asked answer, the others wait.

    To wait is the action after the last move.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "oyabun", "render_modes": list(RENDER_MODES)}

    def __init__(self, setting: Setting, *, render_mode: str | None = None) -> None:
        self.setting = setting
        self.render_mode = render_mode
        self.encoding = Encoding(setting, idle=1)
        self.wait = len(setting.game.moves)
        """The action of whoever is not asked."""
        self.possible_agents = list(setting.header.seats)
        self.agents: list[str] = []
        self._spaces = {
            agent: (self.encoding.observation_space(), spaces.Discrete(self.encoding.actions))
            for agent in self.possible_agents
        }
        self._seeds = Seeds()
        self.episode = Episode(setting)
        self.rng = Rng(0)
        """Deals whatever is left to chance."""

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent observes: numbers with named parts, and a mask."""
        return self._spaces[agent][0]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the numbers of all moves, and of waiting; the mask says which are legal."""
        return self._spaces[agent][1]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new match; the same seed deals the same."""
        self.rng = self._seeds.next(seed)
        self.episode = Episode(self.setting)
        self.episode.deal(self.rng)
        self.agents = self.possible_agents[:]
        return self._observations(self.agents), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Let everybody who is asked answer; nothing changes unless all answers are legal."""
        episode, agents = self.episode, self.agents
        asked = episode.waiting()
        for seat, agent in enumerate(agents):
            allowed = episode.legal(seat) if seat in asked else [self.wait]
            if int(actions[agent]) not in allowed:
                raise IllegalMoveError(f"action {actions[agent]} of {agent} is not allowed now")
        for seat in asked:
            episode.play(seat, int(actions[agents[seat]]))
        episode.deal(self.rng)
        if episode.over:
            self.agents = []
        return (
            self._observations(agents),
            dict(zip(agents, episode.rewards(), strict=False)),
            dict.fromkeys(agents, episode.over),
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def _observations(self, agents: Sequence[str]) -> dict[str, Observation]:
        asked = self.episode.waiting()
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(agents):
            found[agent] = self.encoding.observation(self.episode.view(seat))
            if seat not in asked:
                found[agent]["action_mask"][self.wait] = 1
        return found

    def render(self) -> str | None:
        """Return the board as a spectator sees it, in words or as SVG."""
        return rendered(self.episode, None, self.render_mode)

    def clone(self) -> TogetherEnv:
        """Return an independent environment that goes on from here, dealing as this one would."""
        other = TogetherEnv(self.setting, render_mode=self.render_mode)
        other.restore(self)
        return other

    def restore(self, point: TogetherEnv) -> None:
        """Go back, or forth, to where a clone stands."""
        self.episode = point.episode.clone()
        self.rng = point.rng.clone()
        self._seeds = point._seeds.clone()
        self.agents = point.agents[:]
