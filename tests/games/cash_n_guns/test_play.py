"""Whole games: they end, and no bill and no card is ever lost."""

from __future__ import annotations

import pytest

from oyabun.core.bits import row_get
from oyabun.core.chance import Rng
from oyabun.core.play import decision, play, settle, waiting
from oyabun.games.cash_n_guns import GAME
from oyabun.games.cash_n_guns.components import CARDS, SEATS_BY_MODE, card_bit
from oyabun.games.cash_n_guns.rules.money import bills_of
from oyabun.games.cash_n_guns.state import CashState
from tests.games.cash_n_guns.test_secrets import assert_whole

EVERYWHERE = [
    (mode, seats, cards)
    for mode, counts in SEATS_BY_MODE.items()
    for seats in counts
    for cards in ("off", "on")
]


def new_game(mode: str, seats: int, cards: str, **options: str) -> CashState:
    chosen = GAME.read_options({"mode": mode, "cards": cards, **options})
    state: CashState = GAME.setup(seats, chosen, GAME.edition)
    settle(state)
    return state


def all_bills(state: CashState) -> list[int]:
    public = state.public
    total = [0, 0, 0]
    for kind in range(3):
        for row in (public.pot, public.bag, public.gone):
            total[kind] += int(row_get(row, kind, 8))
        total[kind] += sum(bills_of(public, seat)[kind] for seat in range(public.seats))
    return total


@pytest.mark.rule("CNG-C1", "CNG-E1")
@pytest.mark.parametrize(("mode", "seats", "cards"), EVERYWHERE)
def test_every_game_ends_and_neither_bills_nor_cards_are_lost(
    mode: str, seats: int, cards: str
) -> None:
    for seed in range(24):
        rng = Rng(seed)
        dead_money = ("removed", "to_pot")[seed % 2]
        state = new_game(mode, seats, cards, dead_money=dead_money)
        bills = all_bills(state)
        while state.stack:
            asked = decision(state)
            assert asked is not None
            seat = waiting(state)[int(rng.below(len(waiting(state))))]
            ended = state.public.round
            play(state, seat, asked.random_move(state, seat, rng))
            if state.public.round != ended:
                assert all_bills(state) == bills
                assert_whole(state)
        assert all_bills(state) == bills
        assert state.outcome is not None
        assert state.public.round <= 8


@pytest.mark.parametrize("card", range(len(CARDS)))
def test_every_card_has_a_bit_of_its_own(card: int) -> None:
    assert card_bit(card) == 1 << card


def test_windows_ask_no_more_than_the_table_can_bear() -> None:
    questions = 0
    for seed in range(20):
        state = new_game("yakuza", 9, "on")
        rng = Rng(seed)
        while state.stack:
            asked = decision(state)
            assert asked is not None
            seat = waiting(state)[0]
            questions += seat >= 0
            play(state, seat, asked.random_move(state, seat, rng))
    per_seat_and_round = questions / 20 / 9 / 8
    assert per_seat_and_round < 8
