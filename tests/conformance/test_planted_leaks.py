"""The suite is worth something only if it catches leaks: here each kind is planted once."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.moves import Move
from oyabun.core.phases import Phase, PhaseSpace
from oyabun.core.state import State
from oyabun.core.view import Secrets
from oyabun.games.kamiza import GAME as KAMIZA
from oyabun.svg.scene import Scene, el
from oyabun.testing import ConformanceError, check_game
from tests.core import janken

Seat = int | None


def caught(game: Game, seed: int = 1) -> str:
    with pytest.raises(ConformanceError) as error:
        check_game(game, walks=1, settings=({},), seed=seed)
    return str(error.value)


def someone_else(seat: Seat) -> int:
    return 1 if seat == 0 else 0


def janken_with(monkeypatch: pytest.MonkeyPatch, name: str, phase: Phase) -> Game:
    """Return Janken with one of its two phases made otherwise."""
    phases = PhaseSpace(3)
    made: dict[str, Phase] = {"toss-coin": janken.TossCoin(), "all-show": janken.AllShow()}
    made[name] = phase
    for each, one in made.items():
        phases.one(each, one)
    monkeypatch.setattr(janken, "TOSS_COIN", made["toss-coin"])
    monkeypatch.setattr(janken, "ALL_SHOW", made["all-show"])
    return replace(janken.GAME, phases=phases)


# Views


class Forewarned(janken.AllShow):
    """Offers a seat only what beats the hand that another has already chosen in secret."""

    def choices(self, state: Any, seat: int) -> int:
        other = state.private[someone_else(seat)].hand
        return 7 if other < 0 else 1 << (other + 1) % 3


def test_a_leak_through_legal_moves_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    leaky = janken_with(monkeypatch, "all-show", Forewarned())
    assert "the legal moves tell something" in caught(leaky, seed=2)


class Impatient(janken.AllShow):
    """Puts what a seat has chosen on the table before the others have."""

    def play(self, state: Any, seat: int, move: Move) -> None:
        super().play(state, seat, move)
        state.public.shown = (int(move.number),)


def test_an_answer_on_the_table_before_all_are_in_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    leaky = janken_with(monkeypatch, "all-show", Impatient())
    assert "an answer shows before all are in" in caught(leaky, seed=2)


# Pictures and texts


@pytest.mark.parametrize("way", ["text", "key"])
def test_a_picture_that_differs_for_equal_views_is_caught(way: str) -> None:
    drawn = count()

    def draw(view: Any, speaker: Any, theme: Any) -> Scene:
        hint = f"card-{next(drawn)}"
        piece = el("text", text=hint, key="hint") if way == "text" else el("rect", key=hint)
        return Scene(9, 9, piece, title="leak")

    leaky = replace(KAMIZA, draw=draw)
    assert "the board or the tensors tell something hidden" in caught(leaky)


class Gossip(janken.AllShow):
    """Tells everybody what a seat has chosen before the answers are turned up."""

    def play(self, state: Any, seat: int, move: Move) -> None:
        super().play(state, seat, move)
        state.tell("shows", seat=seat, word=janken.HANDS[move.number])


def test_a_leak_through_what_is_told_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "what is told leaks" in caught(janken_with(monkeypatch, "all-show", Gossip()), seed=2)


class NamesYou(janken.AllShow):
    """Tells everybody, also the one who did it, by name who has shown."""

    def play(self, state: Any, seat: int, move: Move) -> None:
        super().play(state, seat, move)
        state.tell("wait-all-show", seat=seat)


def test_a_sentence_that_names_its_own_listener_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "names its own listener" in caught(janken_with(monkeypatch, "all-show", NamesYou()))


# What is dealt anew


def with_redeal(game: Game, redeal: Any) -> Game:
    return replace(game, secrets=Secrets(game.secrets.view, game.secrets.private, redeal))


def test_a_redeal_that_changes_the_table_is_caught() -> None:
    def redeal(state: Any, keep: int, rng: Rng) -> None:
        KAMIZA.secrets.redeal(state, keep, rng)
        state.public.points = 0

    assert "the view tells something hidden" in caught(with_redeal(KAMIZA, redeal))


class OnlyRock(janken.AllShow):
    """Nothing to hide: everybody shows a rock."""

    def choices(self, state: Any, seat: int) -> int:
        return 1


def test_a_redeal_that_never_changes_anything_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def redeal(state: Any, keep: int, rng: Rng) -> None:
        for seat, own in enumerate(state.private):
            if seat != keep and state.public.chosen >> seat & 1:
                own.hand = 0

    game = with_redeal(janken_with(monkeypatch, "all-show", OnlyRock()), redeal)
    assert "redeal() never changed anything" in caught(game)


# Fields


class Sharing(janken.Public):
    """Copies itself by hand, and hands its scores over instead of copying them."""

    def clone(self) -> janken.Public:
        copy = Sharing()
        copy.seats, copy.rounds, copy.worth = self.seats, self.rounds, self.worth
        copy.chosen, copy.shown = self.chosen, self.shown
        copy.scores = self.scores
        return copy


class Forgetful(janken.Public):
    """Copies itself by hand, but for a field that is zero in every match."""

    spare: int = 0

    def clone(self) -> janken.Public:
        copy = Forgetful()
        copy.seats, copy.rounds, copy.worth = self.seats, self.rounds, self.worth
        copy.chosen, copy.shown, copy.scores = self.chosen, self.shown, self.scores[:]
        return copy


class Undeclared(janken.Public):
    """Holds something that is no field: left out of comparisons, copies and views alike."""

    def __init__(self) -> None:
        self.secret_note = 7


@pytest.mark.parametrize(
    ("part", "complaint"),
    [
        (Sharing, "a clone of Sharing shares scores"),
        (Forgetful, "clone() of Forgetful leaves spare out"),
        (Undeclared, "Undeclared holds ['secret_note'], which no comparison sees"),
    ],
)
def test_a_field_that_is_shared_or_left_out_is_caught(
    part: type[janken.Public], complaint: str
) -> None:
    def setup(seats: int, options: Any, edition: Any) -> Any:
        state = janken.setup(seats, options, edition)
        public = part()
        public.seats, public.rounds, public.scores = seats, state.public.rounds, [0] * seats
        return State(edition, public, state.private, state.stack)

    assert complaint in caught(replace(janken.GAME, setup=setup))


# Chances


class Biased(janken.TossCoin):
    """Draws by chances of its own."""

    def random_move(self, state: Any, seat: int, rng: Rng) -> Move:
        return self.table[rng.below(2)]


class Uniform(janken.TossCoin):
    """Says that its outcomes are alike, and draws otherwise."""

    def weights(self, state: Any) -> list[int]:
        return [1, 1]


@pytest.mark.parametrize("phase", [Biased, Uniform])
def test_a_weight_that_does_not_agree_with_its_draw_is_caught(
    phase: type[Phase], monkeypatch: pytest.MonkeyPatch
) -> None:
    leaky = janken_with(monkeypatch, "toss-coin", phase())
    assert "moves and weights give" in caught(leaky)


# Loops


class Undecided(janken.AllShow):
    """Asks everybody again when all have shown the same first hand, and remembers nothing of it."""

    def reveal(self, state: Any) -> None:
        if any(own.hand for own in state.private):
            super().reveal(state)
            return
        for own in state.private:
            own.hand = -1
        state.public.chosen = 0
        state.stack.append(self)


def test_a_bot_that_goes_round_without_changing_anything_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looping = janken_with(monkeypatch, "all-show", Undecided())
    stubborn = replace(looping, bots={"stubborn": lambda view, rng: view.legal[0]})
    assert "the same position came" in caught(stubborn)
