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
from oyabun.search import Search, Setting
from oyabun.search.rollout import simulate

VIEWS: Final = 12
"""How many positions, spread over one game, are thought about."""
THOUGHT: Final = Setting(effort=0.1, wide=1.0)
"""As `hard` thinks, for a tenth of the time: what a simulation costs is the same."""


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


def measure_search(game: Game, seconds: float, thought: Setting = THOUGHT) -> SearchSpeed:
    """Measure a game with all seats taken that its default options allow."""
    search = Search(game, thought)
    seats = game.seats_with(game.read_options({}))[-1]
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
    )


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
