"""What a seat of Samurai knows, imagines, decides as a bot, and feeds to a network."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.game import random_bot
from oyabun.core.match import Match, rng_dealer
from oyabun.core.phases import CHANCE
from oyabun.core.play import play as play_move
from oyabun.core.play import settle, waiting
from oyabun.core.state import State
from oyabun.games.samurai import GAME
from oyabun.games.samurai.bot import choose
from oyabun.games.samurai.components import TILES
from oyabun.games.samurai.state import SamuraiState, add_to_row, kinds_in
from oyabun.games.samurai.view import SamuraiView
from tests.games.samurai.table import offered, play, sea_beside, turn

# Knowledge


def imagined(view: SamuraiView, seed: int) -> SamuraiState:
    world = GAME.imagine(view, Rng(seed))
    assert isinstance(world, SamuraiState)
    return world


def test_what_others_have_not_played_is_known_but_not_what_they_hold() -> None:
    state = turn({"kyoto": "h"}, "rice-2 rice-3", others="helmet-4 ship-1")
    view = GAME.project(state, 0)
    assert len(view.unplayed(1)) == 20
    assert view.public.hand_size(1) == 2
    hands = {imagined(view, seed).private[1].hand for seed in range(20)}
    assert len(hands) > 10
    assert all(len(kinds_in(hand)) == 2 for hand in hands)


def test_nobody_imagines_a_tile_in_hand_that_lies_on_the_board() -> None:
    tiles = {"14.11": "1 rice-4", "14.12": "1 samurai-1", "15.11": "1 samurai-1"}
    view = GAME.project(turn({"kyoto": "h"}, "rice-2", tiles=tiles), 0)
    for seed in range(50):
        kinds = kinds_in(imagined(view, seed).private[1].hand)
        assert not {TILES[kind] for kind in kinds} & {"rice-4", "samurai-1"}


@pytest.mark.rule("SAM-I5")
def test_an_imagined_world_keeps_the_captured_figures_of_everybody() -> None:
    state = turn({"wakayama": "h"}, "helmet-4 rider-1", tiles={"15.11": "1 rice-2"})
    play(state, "helmet-4 @ 16.11")
    view = GAME.project(state, 2)
    assert imagined(view, 1).public.captured == state.public.captured


def test_an_imagined_player_holds_the_tile_that_is_about_to_be_played() -> None:
    state = turn({"kyoto": "h"}, "rice-2 rider-1 ship-1 samurai-1")
    play(state, "rice-2 @ 14.11", "tile rider-1")
    view = GAME.project(state, 1)
    chosen = set()
    for seed in range(60):
        own = imagined(view, seed).private[0]
        assert int(own.chosen) in kinds_in(own.hand)
        chosen.add(TILES[own.chosen])
    assert chosen == {"ship-1", "ship-2", "rider-1", "figure-exchange"}


def test_tensors_have_one_length_for_every_view_and_lie_between_zero_and_one() -> None:
    lengths = set()
    for seats in GAME.seats:
        state = GAME.setup(seats, GAME.read_options({}), GAME.edition)
        settle(state)
        rng = Rng(2)
        while waiting(state):
            for seat in (waiting(state)[0], None):
                if seat != CHANCE:
                    numbers = GAME.tensors(GAME.project(state, seat))
                    lengths.add(len(numbers))
                    assert min(numbers) >= 0
                    assert max(numbers) <= 1
            step(state, rng)
    assert len(lengths) == 1


def step(state: State, rng: Rng) -> None:
    seat = waiting(state)[0]
    play_move(state, seat, state.stack[-1].random_move(state, seat, rng))  # type: ignore[attr-defined]


# The bot


def decides(state: State, rng: Rng | None = None) -> str:
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
        state.public.captured = add_to_row(state.public.captured, 3 * seat + figure, count)
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
    play(state, "rice-2 @ 13.7")
    assert decides(state) == "tile ship-1"
    play(state, "tile ship-1")
    assert decides(state) in {f"hex {place}" for place in sea_beside(state, "akita")}


@pytest.mark.parametrize(("seats", "games", "wins"), [(2, 12, 11), (3, 9, 7), (4, 8, 6)])
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
