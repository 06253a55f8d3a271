"""What Samurai knows about good play: what others are thought to do in imagined worlds."""

from __future__ import annotations

from collections import Counter

import pytest

from oyabun.core.chance import Rng
from oyabun.core.play import play as play_move
from oyabun.games.samurai import GAME
from oyabun.games.samurai.mind import MIND
from tests.games.samurai.table import play, turn

TIMES = 60


def answers(seats: int) -> Counter[str]:
    """Return where a simulation lays the tile that takes a helmet, and how often."""
    tiles = {"15.11": "1 helmet-3"}
    state = turn({"wakayama": "h"}, "helmet-4 rice-2", tiles=tiles, seats=seats)
    play(state, "tile helmet-4")
    view = GAME.project(state, 0)
    found: Counter[str] = Counter()
    for seed in range(TIMES):
        world = GAME.imagine(view, Rng(seed))
        move = MIND.foresee(world, world.stack[-1], 0, 1, Rng(seed))
        play_move(world, 0, move)
        found[str(move)] += 1
    return found


@pytest.mark.parametrize("seats", [2, 4])
def test_a_tile_is_thought_to_go_where_it_serves_best(seats: int) -> None:
    assert answers(seats) == {"hex 16.11": TIMES}


def test_between_three_nobody_is_sure_where_the_others_lay_their_tiles() -> None:
    found = answers(3)
    assert max(found, key=lambda one: found[one]) == "hex 16.11"
    assert TIMES // 2 <= found["hex 16.11"] < TIMES
    assert len(found) > 5
