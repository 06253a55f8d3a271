"""What is asked of a player of Bakuto, in which words, and what happens to whoever is too slow."""

from __future__ import annotations

import pytest

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.core.phases import Chance
from oyabun.core.phrases import Phrase
from oyabun.core.play import decision, legal_moves, play_checked, settle, waiting
from oyabun.core.play import play as play_move
from oyabun.games.bakuto.moves import MOVES, PASS
from oyabun.games.bakuto.rules import setup
from oyabun.games.bakuto.state import BakutoState
from oyabun.games.bakuto.view import SECRETS
from tests.games.bakuto.table import (
    EDITION,
    asked,
    bare_table,
    bet,
    display,
    neutralise,
    play,
    resolve,
    resolved,
    table,
)


def question(state: BakutoState) -> Phrase:
    """What whoever is waited for is asked."""
    phrase: Phrase | None = SECRETS.project(state, waiting(state)[0]).frame.asks
    assert phrase is not None
    return phrase


def lapsing(state: BakutoState) -> list[Move]:
    """What the rules play for whoever is too slow."""
    phase = decision(state)
    assert phase is not None
    return phase.lapses(state, waiting(state)[0])


@pytest.mark.rule("BAK-B2")
def test_the_upper_token_is_asked_for_first_and_named_when_the_lower_is() -> None:
    state = bare_table(2)
    bet(state)
    assert question(state) == Phrase("ask-commit")
    play_checked(state, 0, MOVES.parse("token ronin"))
    assert question(state) == Phrase("ask-commit-under", words=("ronin",))
    assert SECRETS.project(state, 1).frame.asks == Phrase("ask-commit")


@pytest.mark.rule("BAK-B7", "BAK-N0")
def test_a_player_is_asked_about_tiles_only_with_a_tile_to_use() -> None:
    state = table(2)
    bet(state, "b1-red geisha", "b3 geisha", tiles={0: "block"}, priority="12")
    assert question(state) == Phrase("ask-act-or-use")
    play(state, "lift top")
    assert question(state) == Phrase("ask-place", words=("b1-red",))
    play(state, "file red-a", "lift under")
    assert question(state) == Phrase("ask-place", words=("geisha",))
    play(state, "file red-a")
    assert question(state) == Phrase("ask-act-after")
    play(state, "pass")
    assert question(state) == Phrase("ask-act")


@pytest.mark.rule("BAK-R1")
def test_the_owner_of_a_ronin_is_asked_on_which_stake_it_strikes() -> None:
    state = table(4, {"green-a1": "1 b3", "green-a2": "0 ronin", "green-a3": "1 b1-red"})
    resolve(state, "green")
    assert question(state) == Phrase("ask-strike", words=("green",))


@pytest.mark.rule("BAK-R6")
def test_a_winner_is_told_how_many_prizes_to_take_in_a_row() -> None:
    slots = {"red-a1": "0 b3", "red-a2": "1 b1-red", "red-b1": "1 burakumin"}
    state = table(2, slots)
    resolved(state, "red")
    assert question(state) == Phrase("ask-pick", words=("red",), numbers=(2,))
    play(state, "take sake")
    assert question(state) == Phrase("ask-pick", words=("red",), numbers=(1,))
    play(state, "take sake")
    assert question(state) == Phrase("ask-pick", words=("red",), numbers=(2,))


@pytest.mark.rule("BAK-N0", "BAK-B8")
def test_whoever_is_too_slow_in_a_window_passes_and_elsewhere_the_rules_decide_nothing() -> None:
    state = table(2)
    display(state, "peek")
    neutralise(state, "owari-1")
    tiles = {0: "priority squat"}
    bet(state, "b1-red geisha", "b3 geisha", tiles=tiles, priority="12")
    assert asked(state) == "bribe:0"
    assert lapsing(state) == [PASS]
    play(state, "pass")
    assert lapsing(state) == []
    play(state, "lift top", "file red-a")
    assert asked(state) == "recruit:0"
    assert lapsing(state) == [PASS]


@pytest.mark.rule("BAK-S1", "BAK-S2", "BAK-S3", "BAK-S5", "BAK-B8", "BAK-N0")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_a_random_player_and_the_dealer_draw_from_what_is_legal_as_it_is_likely(
    seats: int, seed: int
) -> None:
    state = setup(seats, {}, EDITION)
    settle(state)
    rng = Rng(seed)
    while waiting(state):
        phase = decision(state)
        assert phase is not None
        seat = waiting(state)[0]
        moves = legal_moves(state, seat)
        weights = phase.weights(state) if isinstance(phase, Chance) else []
        assert len(weights) in (0, len(moves))
        drawn = int(rng.word())
        place = Rng(drawn).weighted(weights) if weights else int(Rng(drawn).below(len(moves)))
        move = phase.random_move(state, seat, Rng(drawn))
        assert move is moves[place]
        play_move(state, seat, move)


@pytest.mark.rule("BAK-N5")
def test_what_was_looked_at_cannot_be_taken_back() -> None:
    state = table(2, {"red-a1": "1 ?ronin"})
    bet(state, "b1-red geisha", "b3 geisha", tiles={0: "peek"}, priority="12")
    epoch = state.epoch
    play(state, "use peek")
    assert state.epoch == epoch
    play(state, "slot red-a1")
    assert state.epoch > epoch
