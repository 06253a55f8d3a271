"""How the bot of Samurai plays."""

from __future__ import annotations

import pytest

from oyabun.core.bits import add_nibble, count_bits, members
from oyabun.core.chance import Rng
from oyabun.core.game import random_bot
from oyabun.core.match import Match, rng_dealer
from oyabun.core.play import waiting
from oyabun.games.samurai import GAME
from oyabun.games.samurai.bot import choose
from oyabun.games.samurai.components import FIGURES, TILES
from oyabun.games.samurai.moves import Hex
from oyabun.games.samurai.rules.opening import PLACE_FIGURE, place_figure
from oyabun.games.samurai.rules.turn import take
from oyabun.games.samurai.state import SamuraiState
from tests.games.samurai.table import land_around, offered, play, sea_beside, turn


def decides(state: SamuraiState, rng: Rng | None = None) -> str:
    seat = waiting(state)[0]
    return str(choose(GAME.project(state, seat), rng or Rng(1)))


def test_the_bot_settles_a_capture_it_can_win() -> None:
    state = turn({"wakayama": "h"}, "helmet-4 rice-2 buddha-2", tiles={"15.11": "1 helmet-3"})
    assert decides(state) == "tile helmet-4"
    play(state, "tile helmet-4")
    assert decides(state) == "hex 16.11"


def test_the_bot_does_not_close_a_settlement_for_somebody_else() -> None:
    state = turn({"wakayama": "h"}, "helmet-2", tiles={"15.11": "1 helmet-4"})
    play(state, "tile helmet-2")
    assert decides(state) != "hex 16.11"


def test_the_bot_denies_with_a_tie_what_it_cannot_win() -> None:
    # Seat 1 leads in buddhas; one more helmet and it leads in two types.
    state = turn({"wakayama": "h"}, "helmet-4", tiles={"15.11": "1 helmet-4"}, seats=2)
    for seat, figure, count in ((1, 1, 5), (0, 2, 5), (0, 0, 2), (1, 0, 2)):
        state.public.captured = add_nibble(state.public.captured, 3 * seat + figure, count)
    play(state, "tile helmet-4")
    assert decides(state) == "hex 16.11"


def test_the_bot_ends_its_turn_rather_than_waste_a_ship() -> None:
    state = turn({"kyoto": "h"}, "helmet-4 ship-1", tiles={})
    play(state, "helmet-4 @ 14.11")
    assert offered(state) == ["tile ship-1", "end"]
    state.public.figures[0] = state.public.figures[1] = state.public.figures[2] = 0
    assert decides(state) == "end"


def test_the_bot_lets_a_ship_break_two_ties_at_once() -> None:
    tiles = {"9.18": "0 samurai-2", "10.18": "1 samurai-2"}
    state = turn({"akita": "hb"}, "ship-1 rice-2", tiles=tiles)
    play(state, "rice-2 @ 5.20")
    assert decides(state) == "tile ship-1"
    play(state, "tile ship-1")
    assert decides(state) in {f"hex {place}" for place in sea_beside(state, "akita")}


def test_the_bot_does_not_fill_the_last_hex_but_one_for_the_next_player_to_capture() -> None:
    state = turn({"hagi": "r"}, "samurai-1", seats=2, others="samurai-2 samurai-3 rice-4")
    assert land_around(state, "hagi") == ["13.7", "14.7"]
    play(state, "tile samurai-1")
    assert {decides(state, Rng(seed)) for seed in range(8)}.isdisjoint({"hex 13.7", "hex 14.7"})


def land_beside(hand: str, figure: str) -> int:
    """Return how much land there is around the village where the bot puts a figure."""
    state = GAME.setup(2, GAME.read_options({}), GAME.edition)
    for city in members(state.box.cities):
        for one in (0, 1):
            place_figure(state, city, one)
    for seat, tiles in enumerate((hand, "helmet-2 buddha-2 rice-2")):
        for name in tiles.split():
            take(state, seat, TILES.index(name))
    state.public.placing = FIGURES.index(figure)
    state.stack[:] = [PLACE_FIGURE[0]]
    move = choose(GAME.project(state, 0), Rng(1))
    assert isinstance(move, Hex)
    return int(count_bits(state.box.ring[state.box.bit_of[move.number]]))


def test_a_figure_is_placed_where_it_is_soon_decided_if_the_hand_is_strong_in_it() -> None:
    hand = "rice-2 rice-3 rice-4 helmet-2"
    assert land_beside(hand, "rice") == 2
    assert land_beside(hand, "buddha") == 5


@pytest.mark.parametrize(("seats", "games", "wins"), [(2, 6, 6), (3, 6, 5), (4, 6, 5)])
def test_the_bot_beats_random_play(seats: int, games: int, wins: int) -> None:
    won = 0
    for number in range(games):
        match = Match.start(GAME, ("x",) * seats, {"figure_setup": "random"})
        rng, hero = Rng(number), number % seats
        deal = rng_dealer(rng.fork())
        match.deal(deal)
        while match.waiting():
            seat = match.waiting()[0]
            bot = choose if seat == hero else random_bot
            match.submit(seat, bot(match.view(seat), rng))
            match.deal(deal)
        assert match.outcome is not None
        won += match.outcome.winners == (hero,)
    assert won >= wins
