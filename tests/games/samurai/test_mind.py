"""What Samurai knows about good play: what others are thought to do in imagined worlds."""

from __future__ import annotations

from collections import Counter

import pytest

from oyabun.core.chance import Rng
from oyabun.core.play import play as play_move
from oyabun.core.play import play_checked, settle
from oyabun.games.samurai import GAME
from oyabun.games.samurai.mind import MIND, whole_power
from oyabun.games.samurai.state import SamuraiState, kinds_in
from oyabun.search import SETTINGS, Search, Setting
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


def believed_power(*, tiles: dict[str, str] | None = None, hand: str = "chosen") -> float:
    """Return how much all types of figures feel of the hand that seat 1 is thought to hold."""
    weak = "helmet-2 helmet-2 buddha-2 rice-2 samurai-1"
    at = {"wakayama": "h"}
    state = turn(at, weak, tiles=tiles, seats=2, others=weak, starting_hand=hand)
    view = GAME.project(state, 0)
    total = 0
    for seed in range(TIMES):
        world = GAME.imagine(view, Rng(seed))
        MIND.believe(world, 0, Rng(seed))
        assert world.private[0].hand == state.private[0].hand
        kinds = kinds_in(world.private[1].hand)
        assert len(kinds) == 5
        assert all(kinds.count(kind) <= TILES_OF_A_KIND[kind] for kind in kinds)
        total += sum(whole_power(world.box, kind) for kind in kinds)
    return total / TIMES


BOX = GAME.setup(2, GAME.read_options({}), GAME.edition).box
TILES_OF_A_KIND = Counter(kinds_in(BOX.tiles))
DRAWN = 5 * sum(whole_power(BOX, kind) for kind in kinds_in(BOX.tiles)) / TILES_OF_A_KIND.total()
"""Power of five tiles that are drawn."""


def test_whoever_chose_a_first_hand_is_thought_to_hold_a_good_one() -> None:
    assert believed_power() > DRAWN + 5


def test_a_first_hand_that_was_drawn_may_be_any() -> None:
    assert believed_power(hand="random") == pytest.approx(DRAWN, abs=1.5)


def test_who_has_laid_a_tile_has_drawn_another_and_may_hold_any() -> None:
    assert believed_power(tiles={"15.11": "1 rider-1"}) == pytest.approx(DRAWN, abs=1.5)


def share_with(hand: str, seats: int) -> float:
    """Return what seat 0 thinks to win with a first hand; the others have chosen the strongest."""
    strong = "samurai-3 samurai-2 samurai-2 ship-2 rice-3"
    state = GAME.setup(seats, GAME.read_options({}), GAME.edition)
    settle(state)
    for seat in range(seats):
        for name in (strong if seat else hand).split():
            play_checked(state, seat, GAME.moves.parse(f"tile {name}"))
    search = Search(GAME, Setting(effort=0.2, wide=1.0))
    return search.shares(GAME.project(state, 0), Rng(1))[0]


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_thinks_to_win_because_its_own_first_hand_is_good(seats: int) -> None:
    assert share_with("samurai-3 samurai-2 samurai-2 ship-2 rice-3", seats) < 1 / seats + 0.04


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_gives_up_because_its_own_first_hand_is_weak(seats: int) -> None:
    assert share_with("helmet-2 helmet-3 helmet-4 buddha-2 buddha-3", seats) > 0.6 / seats


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
