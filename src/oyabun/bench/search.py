"""What a simulation costs in a search, beside the same simulation alone.

Alone means: imagine a world, play a plan and the policy's turns in it, evaluate it. A search does
the same and more (it lists plans, looks at them, keeps count) and less (plans share worlds). Both
are measured on the same views, in turns.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision, play, settle, waiting
from oyabun.core.view import AnyView
from oyabun.search import SETTINGS, Search, Setting
from oyabun.search.rollout import simulate

VIEWS: Final = 12
"""How many positions, spread over one game, are thought about."""
THOUGHT: Final = Setting(effort=0.1, wide=1.0)
"""As `hard` thinks, for a tenth of the time: what a simulation costs is the same."""
HARD: Final = SETTINGS["hard"]


class Thought(msgspec.Struct, frozen=True):
    """How long `hard` takes for a decision at a table, in seconds on one core."""

    seats: int
    decisions: int
    mean: float
    slowest: float


class SearchSpeed(msgspec.Struct, frozen=True):
    """How fast a game is searched, and what that costs beside its parts."""

    game: str
    seats: int
    simulations: float
    """In a second, all costs of the search included."""
    imagine_us: float
    """Microseconds to imagine a world and believe in it."""
    alone_us: float
    """Microseconds of one world and one simulation in it, without a search."""
    searched_us: float
    """Microseconds of a simulation in a search."""
    ratio: float
    """The latter divided by the former."""
    hard: tuple[Thought, ...]
    """At the smallest table and at the largest."""


def measure_search(
    game: Game, seconds: float, thought: Setting = THOUGHT, level: Setting = HARD
) -> SearchSpeed:
    """Measure a game with all seats taken that its default options allow."""
    search = Search(game, thought)
    sizes = game.seats_with(game.read_options({}))
    seats = sizes[-1]
    views = positions(game, seats)
    rng = Rng(1)
    imagining = alone = searching = 0.0
    imagined = simulated = searched = 0
    began = time.process_time()
    while time.process_time() - began < seconds or not simulated:
        for view in views:
            start = time.process_time()
            candidates = search.think(view, rng)
            done = sum(int(one.tried) for one in candidates)
            searching += time.process_time() - start
            searched += done
            start = time.process_time()
            for number in range(done):
                plan = candidates[number % len(candidates)].plan
                simulate(search.world(view, rng), view.seat or 0, plan, search.mind, rng)
            alone += time.process_time() - start
            simulated += done
            start = time.process_time()
            for _ in range(100):
                search.world(view, rng)
            imagining += time.process_time() - start
            imagined += 100
    micro = 1e6
    alone_us, searched_us = alone / simulated * micro, searching / searched * micro
    return SearchSpeed(
        game=game.key,
        seats=seats,
        simulations=searched / searching,
        imagine_us=imagining / imagined * micro,
        alone_us=alone_us,
        searched_us=searched_us,
        ratio=searched_us / alone_us,
        hard=tuple(time_decisions(game, size, level) for size in dict.fromkeys((sizes[0], seats))),
    )


def time_decisions(game: Game, seats: int, level: Setting) -> Thought:
    """Measure how long a level takes for decisions spread over one game."""
    search, rng = Search(game, level), Rng(3)
    taken: list[float] = []
    for view in positions(game, seats):
        start = time.process_time()
        search.choose(view, rng)
        taken.append(time.process_time() - start)
    return Thought(seats, len(taken), sum(taken) / len(taken), max(taken))


def positions(game: Game, seats: int) -> list[AnyView]:
    """Return views of seats with a choice, spread over a game that the usual bot plays."""
    found: list[AnyView] = []
    bot, rng = game.bot(game.usual_bot()), Rng(2)
    state = game.setup(seats, game.read_options({}), game.edition)
    settle(state)
    while (asked := decision(state)) is not None:
        seat = waiting(state)[0]
        if seat == CHANCE:
            play(state, seat, asked.random_move(state, seat, rng))
            continue
        view: AnyView = game.project(state, seat)
        if len(view.legal) > 1:
            found.append(view)
        play(state, seat, bot(view, rng))
    return found[:: max(1, len(found) // VIEWS)][:VIEWS]
