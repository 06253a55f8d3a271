"""Random matches of every mode, with cards: the books are those of an independent book-keeper."""

from __future__ import annotations

import pytest

from oyabun.core.bits import members, nibble, row_get
from oyabun.core.chance import Rng
from oyabun.core.match import Match
from oyabun.core.play import decision, legal_moves
from oyabun.games.cash_n_guns import GAME
from oyabun.games.cash_n_guns.components import COMBINATIONS
from oyabun.games.cash_n_guns.state import CashState
from tests.games.cash_n_guns.bookkeeper import BookKeeper, Line
from tests.games.cash_n_guns.test_secrets import bold_move

MATCHES = 6
"""Of each kind; some thousands have been compared."""


def books(state: CashState) -> dict[str, object]:
    """Return what the rules have written down."""
    public = state.public
    seats = range(public.seats)
    hands = [int(own.hand) for own in state.private]
    if public.second >= 0:
        hands[public.second_deck] = int(state.private[public.second].hand2)
    return {
        "alive": set(members(public.alive)),
        "ring": [int(nibble(public.ring, place)) for place in seats],
        "wounds": [int(nibble(public.wounds, seat)) for seat in seats],
        "shame": [int(nibble(public.shame, seat)) for seat in seats],
        "flash": [int(nibble(public.flash, seat)) for seat in seats],
        "fingers": set(members(public.fingers)),
        "cash": [public.cash(seat) for seat in seats],
        "pot": [int(row_get(public.pot, kind, 8)) for kind in range(3)],
        "hands": [[hand >> 4 * kind & 15 for kind in range(3)] for hand in hands],
        "sharers": set(members(public.now.sharers)),
        "calls": int(public.calls),
    }


def result(state: CashState) -> tuple[list[int], list[int], str]:
    outcome = state.outcome
    assert outcome is not None
    return list(outcome.scores), list(outcome.winners), outcome.reason


@pytest.mark.rule("CNG-R7", "CNG-R9", "CNG-R10", "CNG-R11", "CNG-R12", "CNG-E1", "CNG-E2", "CNG-E3")
@pytest.mark.parametrize("players", ["any", "bold"])
@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_the_books_of_a_match_are_those_of_an_independent_book_keeper(
    options: dict[str, str], players: str
) -> None:
    sizes = GAME.seats_with(GAME.read_options(options))
    for seed in range(MATCHES):
        seats = sizes[seed % len(sizes)]
        match = Match.start(GAME, ("?",) * seats, options)
        rng = Rng(100 * seed + len(players))
        log: list[Line] = []
        written: list[dict[str, object]] = []
        while match.waiting():
            state = match.state
            asked = decision(state)
            assert asked is not None
            owing = match.waiting()
            seat = owing[int(rng.below(len(owing)))]
            moves = legal_moves(state, seat)
            move = (
                bold_move(moves, rng)
                if players == "bold" and seat >= 0
                else asked.random_move(state, seat, rng)
            )
            log.append(Line(asked.name, int(state.epoch), seat, str(move)))
            before = state.public.round
            match.submit(seat, move)
            if match.outcome is None and match.state.public.round > before > 0:
                written.append(books(match.state))
        keeper = BookKeeper(seats, match.header.options, GAME.edition.data)
        kept = list(keeper.read(log))
        assert kept[:-1] == written, (seats, seed)
        assert kept[-1] == {"result": result(match.state)}, (seats, seed)
