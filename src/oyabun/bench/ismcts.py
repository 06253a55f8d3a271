"""`hard` against the information set search of OpenSpiel, with the same time a move.

OpenSpiel's `ISMCTSBot` plays through our research interface: it gets a state that was imagined from
its seat's view and draws other worlds through `resample_from_infostate`. For a move it takes as
long as `hard` does on average for those that it has to think about, and more where `hard` has taken
more time in all.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any, Final

from oyabun.arena.crew import Crew
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

    def allows(self, view: AnyView, rng: Rng, spent: float) -> float:
        """Return how long another may take for a move who has spent so much time in all.

        Before the bot has moved, as long as it takes for the same move.
        """
        if not self.moves:
            self.choose(view, rng)
        return max(self.seconds / self.moves, self.seconds - spent)


def play_ismcts(
    game: Game, *, games: int, seed: int, jobs: int, folder: Path | None, tick: Tick
) -> Results:
    """Play so many matches of two, both in both seats; a folder keeps their records."""
    openspiel_games()
    options = game.read_options({})
    game.check_seats(2, options)
    series = Series(game.key, (HARD, ISMCTS), 2, options, seed, "rotation")
    played = play_series(
        series, games, crew=Crew(jobs), folder=folder, tick=tick, play_one=play_one
    )
    return summarize(series, played)


def play_one(series: Series, number: int, *, recorded: bool) -> Kept:
    """Play match `number`, in any process."""
    game = find_game(series.game)
    clock = Clock(game.bot(HARD))
    bots: dict[str, Bot] = {HARD: clock.choose, ISMCTS: openspiel_bot(game, clock.allows, number)}
    table = replace(game, bots=bots, levels={})
    return play_with(table, series, number, recorded=recorded)


def openspiel_bot(game: Game, allows: Callable[[AnyView, Rng, float], float], seed: int) -> Bot:
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

    spent = 0.0

    def choose(view: AnyView, rng: Rng) -> Move:
        nonlocal spent
        seconds = allows(view, rng, spent)
        begun = process_time()
        state = theirs.new_initial_state()
        state.line = Line(Episode(setting, game.imagine(view, rng)))
        bot.deadline = begun + seconds
        action = int(bot.step(state))
        spent += process_time() - begun
        return game.moves.decode(action)

    return choose
