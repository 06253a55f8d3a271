"""`hard` against the information set search of OpenSpiel, with the same time a move.

OpenSpiel's `ISMCTSBot` plays through our research interface: it gets a state that was imagined from
its seat's view and draws other worlds through `resample_from_infostate`. It stops when it has taken
as long as `hard` took on average for the moves it had to think about.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any, Final

from oyabun.arena.matches import Kept, play_with
from oyabun.arena.results import Results, summarize
from oyabun.arena.schedule import Series
from oyabun.arena.simulation import Tick, play_series
from oyabun.core.chance import Rng
from oyabun.core.game import Bot, Game
from oyabun.core.moves import Move
from oyabun.core.view import AnyView
from oyabun.envs import make_setting, openspiel_games
from oyabun.envs.episode import Episode
from oyabun.shelf import find_game

GAMES: Final = ("samurai", "zoku")
"""The games that are played unless others are named."""
HARD, ISMCTS = "hard", "ismcts"
EXPLORING: Final = 1.4
ENDLESS: Final = 1_000_000_000


class Clock:
    """How long somebody takes for a move on average."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = 0.0
        self.moves = 0

    def choose(self, view: AnyView, rng: Rng) -> Move:
        """Let the bot choose, and look at the clock where there is something to choose."""
        begun = process_time()
        move = self.bot(view, rng)
        if len(view.legal) > 1:
            self.seconds += process_time() - begun
            self.moves += 1
        return move

    def mean(self, view: AnyView, rng: Rng) -> float:
        """Return the mean so far; before the first move, by thinking about this one."""
        if not self.moves:
            self.choose(view, rng)
        return self.seconds / self.moves


def play_ismcts(
    game: Game, *, games: int, seed: int, jobs: int, folder: Path | None, tick: Tick
) -> Results:
    """Play so many matches of two, both in both seats; a folder keeps their records."""
    openspiel_games()
    options = game.read_options({})
    game.check_seats(2, options)
    series = Series(game.key, (HARD, ISMCTS), 2, options, seed, "rotation")
    played = play_series(series, games, jobs=jobs, folder=folder, tick=tick, play_one=play_one)
    return summarize(series, played)


def play_one(series: Series, number: int, *, recorded: bool) -> Kept:
    """Play match `number`, in any process."""
    game = find_game(series.game)
    clock = Clock(game.bot(HARD))
    bots: dict[str, Bot] = {HARD: clock.choose, ISMCTS: openspiel_bot(game, clock.mean, number)}
    table = replace(game, bots=bots, levels={})
    return play_with(table, series, number, recorded=recorded)


def openspiel_bot(game: Game, patience: Callable[[AnyView, Rng], float], seed: int) -> Bot:
    """Return OpenSpiel's search as one of our bots, who plays from views and stops in time."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from oyabun.envs.openspiel import Line

    openspiel_games()
    theirs = pyspiel.load_game(f"oyabun_{game.key}", {"players": 2})
    setting = make_setting(game.key, seats=2)
    luck = np.random.RandomState(seed)

    class TimeUpError(Exception):
        """The time for a move is over."""

    class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]  # it has no types
        """The same search, stopped when its time is over."""

        deadline = 0.0

        def run_search(self, state: Any) -> Any:
            """Search until the time is over."""
            try:
                return super().run_search(state)
            except TimeUpError:
                return self.get_final_policy(state, self._root_node)

        def sample_root_state(self, state: Any) -> Any:
            """Imagine another world, or stop."""
            if self._root_node.total_visits > 0 and process_time() > self.deadline:
                raise TimeUpError
            return super().sample_root_state(state)

    rollouts = mcts.RandomRolloutEvaluator(1, luck)
    bot = Timed(theirs, rollouts, EXPLORING, ENDLESS, random_state=luck)

    def choose(view: AnyView, rng: Rng) -> Move:
        seconds = patience(view, rng)
        state = theirs.new_initial_state()
        state.line = Line(Episode.at(setting, game.imagine(view, rng)))
        bot.deadline = process_time() + seconds
        return game.moves.decode(int(bot.step(state)))

    return choose
