"""What a seat of Samurai knows, imagines, and feeds to a network."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.phases import CHANCE
from oyabun.core.play import play as play_move
from oyabun.core.play import settle, waiting
from oyabun.games.samurai import GAME
from oyabun.games.samurai.board.pieces import draw_tile
from oyabun.games.samurai.components import TILES
from oyabun.games.samurai.state import SamuraiState, kinds_in
from oyabun.games.samurai.view import SamuraiView
from oyabun.svg.geometry import Point
from oyabun.svg.kit import samurai_seal
from oyabun.svg.theme import LIGHT
from oyabun.text import Speaker
from tests.games.samurai.table import play, turn

# Knowledge


def imagined(view: SamuraiView, seed: int) -> SamuraiState:
    world: SamuraiState = GAME.imagine(view, Rng(seed))
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
                    pieces = GAME.pieces(GAME.project(state, seat)).values()
                    numbers = [number for piece in pieces for number in piece]
                    lengths.add(len(numbers))
                    assert min(numbers) >= 0
                    assert max(numbers) <= 1
            step(state, rng)
    assert len(lengths) == 1


def step(state: SamuraiState, rng: Rng) -> None:
    seat = waiting(state)[0]
    play_move(state, seat, state.stack[-1].random_move(state, seat, rng))


@pytest.mark.rule("SAM-C5")
def test_exactly_the_fast_tiles_carry_the_sign_on_the_board() -> None:
    board = GAME.setup(2, GAME.read_options({}), GAME.edition).box
    for kind, name in enumerate(TILES):
        drawn = str(draw_tile(board, kind, 0, Point(0, 0), 40, LIGHT, key="tile", label=name))
        signed = str(samurai_seal(0, 40 * 0.68, 40 * 0.3, LIGHT)) in drawn
        assert signed == (name in ("ship-1", "ship-2", "rider-1", "figure-exchange")), name


# Words


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("hex 14.14", "Between Edo and Sunpu (14.14)"),
        ("hex 7.18", "Beside Aomori (7.18)"),
        ("hex kyoto", "Kyoto"),
        ("end", "End the turn"),
    ],
)
def test_in_a_hint_an_open_hex_is_called_by_the_settlements_beside_it(move: str, said: str) -> None:
    box = turn({"kyoto": "h"}, "rice-2", seats=2).box
    speaker = Speaker(GAME.package, "en", ("A", "B"), 0)
    assert speaker.say(GAME.called(box, GAME.moves.parse(move))) == said
