"""The games as Python games of OpenSpiel, in turn-based form.

Where several seats are asked at once they are asked one after the other, the lowest first, and
nobody sees an answer before all are there: so every algorithm for sequential games runs. Chance is
explicit. A state is copied by its position and serialised through the position's text; other worlds
for a seat are drawn through `imagine`, which gets that seat's view and nothing else.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from oyabun.core.chance import Rng
from oyabun.core.errors import RequestError
from oyabun.core.game import Game
from oyabun.core.match import MOST_PLIES
from oyabun.core.phases import CHANCE, Chance
from oyabun.envs.episode import Episode, Setting, make_setting
from oyabun.shelf import find_game, games

MOST_POINTS: Final = 1e9
"""No score is greater, nor smaller than its negative."""


class OyabunState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A position of a game; its Python side is the match and what each seat has done."""

    def __init__(self, game: OyabunGame) -> None:
        super().__init__(game)
        self.line = Line(Episode(game.setting))

    def current_player(self) -> int:
        """Return who is asked: the lowest seat of several."""
        episode = self.line.episode
        if episode.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = episode.seat()
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.line.episode.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.line.episode.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what the dealer may draw, each with its probability."""
        episode = self.line.episode
        asked = episode.asked
        assert isinstance(asked, Chance), "only a chance node has outcomes"
        actions = episode.legal(CHANCE)
        weights = asked.weights(episode.state) or [1] * len(actions)
        total = sum(weights)
        drawn = zip(actions, weights, strict=True)
        return [(action, weight / total) for action, weight in drawn if weight]

    def _apply_action(self, action: int) -> None:
        seat = self.line.episode.seat()
        self.line.episode.play(seat, action)
        if seat != CHANCE:
            self.line.done[seat] += (action,)

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.line.episode.setting.game.moves.decode(action))

    def returns(self) -> list[float]:
        """Return what each seat has earned: nothing before the end."""
        return self.line.episode.rewards()

    def resample_from_infostate(self, player: int, sampler: Any) -> OyabunState:
        """Return another world that the player cannot tell from this one."""
        seed = int(sampler() * 2**32) << 32 | int(sampler() * 2**32)
        state: OyabunState = self.get_game().new_initial_state()
        state.line = self.line.imagined(player, Rng(seed))
        return state

    def __str__(self) -> str:
        return self.line.episode.text()


class Line:
    """A match under way and what each seat has done in it, copied and stored as one."""

    def __init__(self, episode: Episode, done: list[tuple[int, ...]] | None = None) -> None:
        self.episode = episode
        self.done: list[tuple[int, ...]] = done or [()] * episode.setting.seats
        """The actions of each seat so far: with the view they make the information state."""

    def imagined(self, seat: int, rng: Rng) -> Line:
        """Return a line through another world; what the others did there is not known."""
        setting = self.episode.setting
        world = setting.game.imagine(self.episode.view(seat), rng)
        done: list[tuple[int, ...]] = [()] * setting.seats
        done[seat] = self.done[seat]
        return Line(Episode(setting, world), done)

    def __deepcopy__(self, memo: object) -> Line:
        return Line(self.episode.clone(), self.done[:])

    def __reduce__(self) -> tuple[object, ...]:
        setting = self.episode.setting
        options = dict(setting.header.options)
        facts = (setting.game.key, setting.seats, options, setting.rewards)
        return read_line, (*facts, self.episode.text(), self.done)


def read_line(
    key: str, seats: int, options: dict[str, str], rewards: Any, text: str, done: Any
) -> Line:
    """Return the line that was stored."""
    setting = make_setting(key, seats=seats, options=options, rewards=rewards)
    return Line(Episode.read(setting, text), done)


class OyabunGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game with its number of players, its options and what it rewards."""

    key: ClassVar[str]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given = parameters or {}
        self.setting = read_parameters(find_game(self.key), given)
        super().__init__(
            game_type(self.setting.game, self.setting.rewards), game_info(self.setting), given
        )

    def new_initial_state(self) -> OyabunState:
        """Return a new match, with all that is random still to be dealt."""
        return OyabunState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound of how often chance is asked."""
        return MOST_PLIES

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> Observer:
        """Return somebody who observes states."""
        if parameters:
            raise RequestError(f"observers take no parameters, not {parameters!r}")
        return Observer(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False))


class Observer:
    """What a player knows: the named pieces of its view, or the text of it.

    Without private information it observes what a spectator sees. With perfect recall the text has
    the player's own actions as well.
    """

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.setting = setting
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recalls = kind.perfect_recall
        row = setting.game.row(Episode(setting).view(None))
        self.tensor = np.zeros(int(row.length), np.float32)
        self.dict = {name: self.tensor[part] for name, part in row.parts().items()}

    def set_from(self, state: OyabunState, player: int) -> None:
        """Make `tensor` and `dict` tell what the player knows."""
        view = state.line.episode.view(player if self.private else None)
        self.tensor[:] = self.setting.game.row(view, len(self.tensor)).numbers

    def string_from(self, state: OyabunState, player: int) -> str:
        """Return what the player knows as text."""
        line = state.line
        text = line.episode.view_text(line.episode.view(player if self.private else None))
        if not self.recalls or not self.private:
            return text
        return f"{text} done={','.join(map(str, line.done[player]))}"


def game_type(game: Game, rewards: str) -> Any:
    """Return what OpenSpiel is told of a game."""
    kinds = pyspiel.GameType
    summed = kinds.Utility.ZERO_SUM if rewards == "rank" else kinds.Utility.GENERAL_SUM
    chosen = game.read_options({})
    return kinds(
        short_name=f"oyabun_{game.key}",
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=summed,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": game.seats_with(chosen)[0],
            "rewards": "rank",
            **{name: parameter(text) for name, text in chosen.items()},
        },
    )


def parameter(text: str) -> str | float:
    """Return the value of an option as OpenSpiel reads it: what looks like a number is one."""
    try:
        return float(text)
    except ValueError:
        return text


def game_info(setting: Setting) -> Any:
    """Return the numbers that OpenSpiel wants to know of a setting."""
    by_rank = setting.rewards == "rank"
    most = 1.0 if by_rank else MOST_POINTS
    return pyspiel.GameInfo(
        num_distinct_actions=len(setting.game.moves),
        max_chance_outcomes=len(setting.game.moves),
        num_players=setting.seats,
        min_utility=-most,
        max_utility=most,
        utility_sum=0.0 if by_rank else None,
        max_game_length=MOST_PLIES,
    )


def read_parameters(game: Game, given: dict[str, Any]) -> Setting:
    """Return the setting that parameters ask for: ``players``, ``rewards`` and the options."""
    options = {name: str(given[name]) for name in given if name not in ("players", "rewards")}
    return make_setting(
        game.key,
        seats=given.get("players"),
        options=options,
        rewards=given.get("rewards", "rank"),
    )


def register_games() -> tuple[str, ...]:
    """Register all games, as ``oyabun_kamiza`` and so on; those that are registered stay."""
    known = set(pyspiel.registered_names())
    names = []
    for game in games():
        kind = game_type(game, "rank")
        names.append(kind.short_name)
        if kind.short_name not in known:
            # A class, for OpenSpiel lets go of it when Python is gone: of anything that would then
            # be freed, it would be a crash.
            pyspiel.register_game(kind, type(kind.short_name, (OyabunGame,), {"key": game.key}))
    return tuple(names)
