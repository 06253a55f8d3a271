"""How the bot of Samurai plays."""

from __future__ import annotations

import pytest

from oyabun.core.bits import count_bits, members
from oyabun.core.chance import Rng
from oyabun.core.play import decision, play, play_checked, settle, waiting
from oyabun.games.samurai import GAME
from oyabun.games.samurai.bot import choose
from oyabun.games.samurai.components import FIGURES, TILES
from oyabun.games.samurai.moves import Hex
from oyabun.games.samurai.rules.opening import PLACE_FIGURE, place_figure
from oyabun.games.samurai.rules.turn import take
from oyabun.games.samurai.state import SamuraiState
from tests.games.samurai import table


def chosen(state: SamuraiState) -> set[str]:
    """Return what the bot may do when it is asked."""
    view = GAME.project(state, waiting(state)[0])
    return {str(choose(view, Rng(seed))) for seed in range(8)}


@pytest.mark.parametrize("seats", GAME.seats)
def test_one_bot_wins_against_those_who_do_not_think(seats: int) -> None:
    for game in range(2):
        rng = Rng(game)
        state = GAME.setup(seats, GAME.read_options({}), GAME.edition)
        settle(state)
        while (asked := decision(state)) is not None:
            seat = waiting(state)[0]
            if seat == game:
                play_checked(state, seat, choose(GAME.project(state, seat), rng))
            else:
                play(state, seat, asked.random_move(state, seat, rng))
        assert state.outcome is not None
        assert state.outcome.winners == (game,)


def test_the_last_hex_is_filled_to_capture() -> None:
    tiles = {"13.7": "0 rice-2"}
    state = table.turn({"hagi": "r"}, "rice-3", tiles=tiles, seats=2, others="samurai-3")
    table.play(state, "tile rice-3")
    assert chosen(state) == {"hex 14.7"}


def test_the_last_but_one_is_not_filled_for_the_next_player_to_capture() -> None:
    state = table.turn({"hagi": "r"}, "samurai-1", seats=2, others="samurai-2 samurai-3 rice-4")
    assert table.land_around(state, "hagi") == ["13.7", "14.7"]
    table.play(state, "tile samurai-1")
    assert not chosen(state) & {"hex 13.7", "hex 14.7"}


def land_beside(hand: str, figure: str) -> int:
    """Return how much land there is around the village where the bot puts a figure."""
    state = GAME.setup(2, GAME.read_options({}), GAME.edition)
    assert isinstance(state, SamuraiState)
    for city in members(state.board.cities):
        for one in (0, 1):
            place_figure(state, -1, city, one)
    for seat, tiles in enumerate((hand, "helmet-2 buddha-2 rice-2")):
        for name in tiles.split():
            take(state, seat, TILES.index(name))
    state.public.lifted = FIGURES.index(figure)
    state.stack[:] = [PLACE_FIGURE[0]]
    move = choose(GAME.project(state, 0), Rng(1))
    assert isinstance(move, Hex)
    return int(count_bits(state.board.ring[state.board.bit_of[move.number]]))


def test_a_figure_is_placed_where_it_is_soon_decided_if_the_hand_is_strong_in_it() -> None:
    hand = "rice-2 rice-3 rice-4 helmet-2"
    assert land_beside(hand, "rice") == 2
    assert land_beside(hand, "buddha") == 5
