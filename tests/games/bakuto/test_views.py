"""What a seat of Bakuto knows, imagines, and feeds to a network."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members
from oyabun.core.chance import Rng
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision, settle, waiting
from oyabun.core.play import play as play_move
from oyabun.games.bakuto import GAME
from oyabun.games.bakuto.components import TOKENS
from oyabun.games.bakuto.state import BakutoState
from oyabun.games.bakuto.view import BakutoView
from tests.games.bakuto.table import bet, on, play, table


def imagined(view: BakutoView, seed: int) -> BakutoState:
    world: BakutoState = GAME.imagine(view, Rng(seed))
    return world


@pytest.mark.rule("BAK-B10")
def test_a_hidden_token_may_be_any_that_does_not_lie_open() -> None:
    state = table(2, {"red-a1": "1 b3", "red-a2": "1 ?ronin", "green-a1": "1 geisha"})
    view = GAME.project(state, 0)
    found = {on(imagined(view, seed), "red-a2") for seed in range(200)}
    assert found == {f"1 ?{name}" for name in TOKENS if name not in ("b3", "geisha")}


def test_nobody_imagines_a_token_twice() -> None:
    state = table(3, {"red-a1": "1 ?b3", "green-b2": "1 ?ronin", "blue-a1": "2 ?geisha"})
    bet(state, "b3 ronin", "b1-red geisha")
    view = GAME.project(state, 0)
    for seed in range(40):
        world = imagined(view, seed)
        own = world.private[1]
        piles = [own.top - 1, own.under - 1]
        hidden = [token for token in range(10) if own.hidden >> 6 * token & 63]
        tokens = [*members(own.hand), *[int(one) for one in piles], *hidden]
        assert sorted(tokens) == list(range(10))


@pytest.mark.rule("BAK-N5")
def test_what_was_seen_is_the_same_in_every_world_one_imagines() -> None:
    state = table(2, {"red-a1": "1 ?ronin", "red-a2": "1 ?b1-blue"})
    bet(state, "b1-red geisha", "b3 geisha", tiles={0: "peek"}, priority="12")
    play(state, "use peek", "slot red-a1")
    view = GAME.project(state, 0)
    assert {on(imagined(view, seed), "red-a1") for seed in range(30)} == {"1 ?ronin"}
    assert len({on(imagined(view, seed), "red-a2") for seed in range(30)}) > 3
    spied = GAME.project(state, 1)
    assert imagined(spied, 1).private[0].seen_at(0) == TOKENS.index("ronin")


def test_a_pile_is_known_to_its_owner_and_counted_by_others() -> None:
    state = table(3)
    bet(state, "b3 ronin", "geisha b1-red")
    assert GAME.project(state, 0).pile(0) == [6, 7]
    assert GAME.project(state, 2).pile(0) == [-1, -1]
    bet(state := table(2), "b3 ronin", "geisha b1-red")
    assert GAME.project(state, 1).pile(0) == [6, -1]
    assert GAME.project(state, 0).pile(1) == [9, 0]


def test_the_sum_that_is_shown_counts_what_lies_open() -> None:
    state = table(2, {"red-a1": "0 b3", "red-a2": "0 ?b1-red", "red-b1": "1 ?geisha"})
    for seat in (0, 1, None):
        view = GAME.project(state, seat)
        assert view.file_sums()[0] == (3, 0)


def test_tensors_have_one_length_for_every_view_and_are_small_numbers() -> None:
    lengths = set()
    for seats in GAME.seats:
        state = GAME.setup(seats, {}, GAME.edition)
        settle(state)
        rng = Rng(2)
        while waiting(state):
            for seat in (waiting(state)[0], None):
                if seat != CHANCE:
                    pieces = GAME.pieces(GAME.project(state, seat)).values()
                    numbers = [number for piece in pieces for number in piece]
                    lengths.add(len(numbers))
                    assert min(numbers) >= 0
                    assert max(numbers) <= 3
            asked = decision(state)
            assert asked is not None
            seat_ = waiting(state)[0]
            play_move(state, seat_, asked.random_move(state, seat_, rng))
    assert len(lengths) == 1
