"""What Samurai knows about good play: what others are thought to do in imagined worlds."""

from __future__ import annotations

from collections import Counter

import pytest

from oyabun.core.chance import Rng
from oyabun.core.play import play as play_move
from oyabun.games.samurai import GAME
from oyabun.games.samurai.mind import MIND
from oyabun.games.samurai.state import SamuraiState
from oyabun.search import SETTINGS, Search
from tests.games.samurai.table import PLACES, play, turn

TIMES = 60


def answers(seats: int, eyes: int) -> Counter[str]:
    """Return where a seat is thought to lay the tile that takes a helmet, and how often."""
    tiles = {"15.11": "1 helmet-3"}
    state = turn({"wakayama": "h"}, "helmet-4 rice-2", tiles=tiles, seats=seats)
    play(state, "tile helmet-4")
    view = GAME.project(state, 0)
    found: Counter[str] = Counter()
    for seed in range(TIMES):
        world = GAME.imagine(view, Rng(seed))
        move = MIND.foresee(world, world.stack[-1], 0, eyes, Rng(seed))
        play_move(world, 0, move)
        found[str(move)] += 1
    return found


def is_likely_and_no_more(found: Counter[str]) -> bool:
    """Return whether the tile mostly goes where it serves best, and else anywhere."""
    return TIMES // 2 <= found["hex 16.11"] < TIMES and len(found) > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_is_sure_where_the_others_lay_their_tiles(seats: int) -> None:
    assert is_likely_and_no_more(answers(seats, eyes=1))


@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_thinks_knows_where_its_own_tiles_will_serve_best(seats: int) -> None:
    assert answers(seats, eyes=0) == {"hex 16.11": TIMES}


def test_between_three_one_is_not_sure_of_the_own_tiles_either() -> None:
    assert is_likely_and_no_more(answers(3, eyes=0))


def one_tie_before_the_end() -> SamuraiState:
    """Return a position in which a fourth figure set aside ends the match, and seat 0 wins it.

    Three are. Two tiles of one turn make a tie for Kanazawa's helmet, at the price of a buddha.
    """
    figures = {"niigata": "b", "matsue": "r", "tottori": "r", "kanazawa": "h", "himeji": "h"}
    figures |= {"kyoto": "hb", "sunpu": "r", "wakayama": "h", "hagi": ""}
    own = {"11.15": "ship-1", "13.15": "samurai-2", "13.7": "rice-2", "14.7": "rice-4"}
    own |= {"15.10": "ship-2", "16.12": "ship-1", "14.13": "buddha-3"}
    its = {"12.15": "buddha-2", "12.13": "buddha-4", "13.12": "ship-2", "14.11": "samurai-1"}
    its |= {"15.15": "samurai-2", "14.14": "samurai-2"}
    tiles = {place: f"0 {tile}" for place, tile in own.items()}
    tiles |= {place: f"1 {tile}" for place, tile in its.items()}
    hand = "helmet-2 helmet-3 buddha-2 samurai-1 rider-1"
    others = "helmet-4 rice-3 buddha-3 ship-1 helmet-2"
    state = turn(figures, hand, tiles=tiles, seats=2, others=others)
    empty = "13.9 13.10 13.14 14.8 14.10 14.12 15.11 15.13 16.11"
    state.public.land = sum(1 << int(state.box.bit_of[PLACES[one]]) for one in empty.split())
    state.public.captured = 0x220_212  # helmets 2:0, buddhas 1:2, rice 2:2
    state.public.aside = 0x021
    return state


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("seed", range(3))
def test_a_win_is_found_where_its_first_tile_looks_like_a_loss(level: str, seed: int) -> None:
    state = one_tie_before_the_end()
    thinker = Search(GAME, SETTINGS[level])
    rng = Rng(seed)
    while state.outcome is None and state.stack[-1].seat == 0:
        play_move(state, 0, thinker.choose(GAME.project(state, 0), rng))
    assert state.outcome is not None
    assert state.outcome.winners == (0,)
