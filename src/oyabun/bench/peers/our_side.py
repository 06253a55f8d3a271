"""What is measured of our games, as `their_side` measures others; this loop is interpreted too."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from oyabun.bench.peers.their_side import Work, serve, zoo_steps
from oyabun.bench.search import THOUGHT, positions
from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision, legal_moves, play, playout, settle, waiting
from oyabun.envs import turn_env
from oyabun.search import Search
from oyabun.shelf import games

luck: Final = Random(1)
WHAT: Final = ("driven", "playouts", "clones", "search", "steps")


def fresh(game: Game) -> Any:
    """Return a new match with all seats taken."""
    options = game.read_options({})
    state = game.setup(game.seats_with(options)[-1], options, game.edition)
    settle(state)
    return state


def driven(game: Game) -> Work:
    """Decisions, driven from an interpreted loop: who is asked, what is legal, play."""
    rng = Rng(1)

    def work() -> int:
        state = fresh(game)
        decisions = 0
        while owing := waiting(state):
            seat = owing[0]
            if seat == CHANCE:
                asked = decision(state)
                assert asked is not None, "the dealer is waited for"
                play(state, seat, asked.random_move(state, seat, rng))
            else:
                legal = legal_moves(state, seat)
                play(state, seat, legal[int(luck.random() * len(legal))])
            decisions += 1
        return decisions

    return work


def playouts(game: Game) -> Work:
    """Decisions in compiled playouts, chance counted."""
    rng = Rng(1)
    return lambda: playout(fresh(game), rng)


def clones(game: Game) -> Work:
    """Copies of a position in the middle of a match."""
    rng = Rng(1)
    half = playout(fresh(game), rng) // 2
    state = fresh(game)
    for _ in range(half):
        asked = decision(state)
        if asked is None:
            break
        seat = waiting(state)[0]
        play(state, seat, asked.random_move(state, seat, rng))

    def work() -> int:
        for _ in range(100):
            state.clone()
        return 100

    return work


def search(game: Game) -> Work:
    """Simulations of our search."""
    thinker, rng = Search(game, THOUGHT), Rng(1)
    options = game.read_options({})
    views = positions(game, game.seats_with(options)[-1])

    def work() -> int:
        view = views[rng.below(len(views))]
        return sum(int(one.tried) for one in thinker.think(view, rng))

    return work


def steps(game: Game) -> Work:
    """Steps of our AEC environment, observations included."""
    options = game.read_options({})
    return zoo_steps(turn_env(game.key, seats=game.seats_with(options)[-1]))


def tasks() -> dict[str, Callable[[], Work]]:
    """Return what can be measured of every game."""
    measures = (driven, playouts, clones, search, steps)
    return {
        f"{what} {game.key}": partial(measure, game)
        for game in games()
        for what, measure in zip(WHAT, measures, strict=True)
    }


if __name__ == "__main__":
    serve(tasks())
