"""What Bakuto knows about good play: where tokens go in imagined worlds, and what they bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from oyabun.core.chance import Rng
from oyabun.core.play import play as play_move
from oyabun.core.play import waiting
from oyabun.games.bakuto import GAME
from oyabun.games.bakuto.components import STAKES
from oyabun.games.bakuto.mind import MIND
from oyabun.games.bakuto.mind.betting import Bets
from oyabun.games.bakuto.state import BakutoState
from tests.games.bakuto.table import bet, display, play, table

TIMES = 40


def answers(state: BakutoState) -> Counter[str]:
    """Return how often the policy gives each answer to what is asked."""
    seat = waiting(state)[0]
    view = GAME.project(state, seat)
    found: Counter[str] = Counter()
    for seed in range(TIMES):
        world = GAME.imagine(view, Rng(seed))
        move = MIND.policy(world, world.stack[-1], seat, Rng(seed))
        play_move(world, seat, move)
        found[str(move)] += 1
    return found


def prospect(slots: Mapping[str, str], seat: int = 0) -> float:
    """Return what a seat may expect of the red stake in the last betting turn."""
    state = table(2, slots)
    state.public.turn = 3
    world = GAME.imagine(GAME.project(state, seat), Rng(1))
    return Bets(world, STAKES.index("red"), seat).prospect()


def test_whoever_brings_most_to_the_stronger_file_expects_most() -> None:
    slots = {"red-a1": "0 b3", "red-b1": "1 b1-red"}
    assert prospect(slots, 0) > 0 > prospect(slots, 1)


def test_a_victory_over_an_empty_file_is_worth_less() -> None:
    alone = {"red-a1": "0 b3"}
    assert prospect(alone) < prospect({**alone, "red-b1": "0 burakumin"})


def test_a_fighter_helps_its_file() -> None:
    slots = {"red-a1": "0 b1-red", "red-b1": "1 b2-red-green"}
    assert prospect({**slots, "red-a2": "tile fighter"}) > prospect(slots)


def test_a_geisha_rarely_goes_where_only_her_own_side_lies() -> None:
    state = table(2, {"red-a1": "0 b3", "red-b1": "1 b2-red-green"})
    bet(state, "geisha b1-red", "ronin b1-green")
    while str(state.stack[-1]) != "act:0":
        play(state, str(GAME.project(state, waiting(state)[0]).legal[0]))
    play(state, "lift top")
    found = answers(state)
    assert found["file red-b"] > found["file red-a"]


def test_a_ronin_rather_faces_a_strong_enemy_than_lies_beside_its_own() -> None:
    state = table(2, {"red-a1": "0 b3", "red-b1": "1 b1-red", "red-b2": "1 b2-red-green"})
    bet(state, "b1-red ronin", "geisha b1-blue")
    while str(state.stack[-1]) != "act:0":
        play(state, str(GAME.project(state, waiting(state)[0]).legal[0]))
    play(state, "lift under")
    found = answers(state)
    assert found["file red-a"] > found["file red-b"]


def test_the_dearest_tile_is_recruited() -> None:
    state = table(2)
    display(state, "peek fighter squat block - - - -")
    bet(state, "b2-red-green b1-red", "b3 ronin")
    play(state, "lift top", "file red-a")
    assert answers(state) == {"recruit squat zone-1": TIMES}


def test_strong_tokens_are_bet_more_often_but_any_may_be() -> None:
    state = table(2)
    bet(state)
    found = answers(state)
    assert len(found) > 5
    assert found["token b3"] > TIMES / 10
