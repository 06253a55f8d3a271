"""What is true at every ply of every match of Samurai."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members
from oyabun.core.chance import Rng
from oyabun.core.phases import Chance
from oyabun.core.play import decision, play, settle, waiting
from oyabun.games.samurai import GAME
from oyabun.games.samurai.components import FIGURES, SETTLEMENTS
from oyabun.games.samurai.state import SamuraiState
from tests.games.samurai.referee import Referee


def fresh(seats: int) -> SamuraiState:
    state = GAME.setup(seats, GAME.read_options({"first_player": "random"}), GAME.edition)
    settle(state)
    return state


@pytest.mark.rule("SAM-I2", "SAM-I3", "SAM-I4", "SAM-I6", "SAM-X4", "SAM-X5")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(12))
def test_captures_are_those_of_a_slow_referee(seats: int, seed: int) -> None:
    state, referee, rng = fresh(seats), Referee(seats), Rng(seed)
    while waiting(state):
        seat, asked = waiting(state)[0], decision(state)
        assert asked is not None
        move = asked.random_move(state, seat, rng)
        choosing_hands = asked.name == "choose-hand"
        play(state, seat, move)
        if choosing_hands:
            continue
        referee.hear(seat, str(move))
        public = state.public
        assert {
            (one, figure): int(public.taken(one, FIGURES.index(figure)))
            for one in range(seats)
            for figure in FIGURES
        } == {
            (one, figure): referee.captured[one, figure]
            for one in range(seats)
            for figure in FIGURES
        }
        for figure, name in enumerate(FIGURES):
            standing = {SETTLEMENTS[one] for one in members(public.figures[figure])}
            kept = {
                place
                for place, cell in referee.names.items()
                if name in referee.figures.get(cell, [])
            }
            assert standing == kept
            assert public.aside >> 4 * figure & 15 == referee.aside[name]


@pytest.mark.rule("SAM-C1", "SAM-C3")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(12))
def test_every_figure_is_in_exactly_one_place(seats: int, seed: int) -> None:
    state, rng = fresh(seats), Rng(100 + seed)
    each = state.box.slots() // 3
    while waiting(state):
        view = GAME.project(state, None)
        for figure in range(len(FIGURES)):
            captured = sum(int(view.public.taken(seat, figure)) for seat in range(seats))
            places = view.supply(figure) + view.on_board(figure) + captured + view.set_aside(figure)
            assert places == each
        asked = decision(state)
        assert asked is not None
        seat = waiting(state)[0]
        play(state, seat, asked.random_move(state, seat, rng))


@pytest.mark.rule("SAM-C4")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_tile_is_in_hand_to_be_drawn_on_the_board_or_a_played_figure_exchange(
    seats: int,
) -> None:
    state, rng = fresh(seats), Rng(7)
    while waiting(state):
        view = GAME.project(state, None)
        for seat in range(seats):
            laid = sum(1 for code in view.public.tiles if code and (code - 1) & 3 == seat)
            played = 20 - len(view.unplayed(seat))
            lifted = state.stack[-1].name == "resettle" and state.stack[-1].seat == seat
            assert played - laid - lifted in (0, 1)
            hand = state.private[seat].hand
            assert hand & ~view.public.left[seat] == 0
            assert len(members(hand)) == view.public.hand_size(seat)
        asked = decision(state)
        assert asked is not None
        seat = waiting(state)[0]
        play(state, seat, asked.random_move(state, seat, rng))


@pytest.mark.rule("SAM-T1", "SAM-T2", "SAM-S5")
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("figures", ["players", "random"])
def test_whoever_plays_at_random_draws_from_what_is_legal_each_as_likely(
    seats: int, figures: str
) -> None:
    options = GAME.read_options({"first_player": "random", "figure_setup": figures})
    state, rng = GAME.setup(seats, options, GAME.edition), Rng(seats)
    settle(state)
    while (asked := decision(state)) is not None:
        seat = waiting(state)[0]
        seed = int(rng.word())
        moves = asked.moves(state, seat)
        assert [move.index for move in moves] == sorted({move.index for move in moves})
        weights = asked.weights(state) if isinstance(asked, Chance) else []
        drawn = moves[Rng(seed).weighted(weights or [1] * len(moves))]
        assert asked.random_move(state, seat, Rng(seed)) is drawn
        play(state, seat, drawn)
