"""The suite is worth something only if it catches leaks: here each kind is planted once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from oyabun.core.game import Game
from oyabun.core.phases import Phase
from oyabun.games.kamiza import GAME as KAMIZA
from oyabun.svg.scene import Scene, el
from oyabun.testing import ConformanceError, check_game
from tests.core import janken

Seat = int | None


def caught(game: Game, seed: int = 1) -> str:
    with pytest.raises(ConformanceError) as error:
        check_game(game, walks=1, settings=({},), seed=seed)
    return str(error.value)


def someone_else(state: Any, seat: Seat) -> int:
    return 1 if seat == 0 else 0


def test_a_view_with_one_card_of_an_opponent_is_caught() -> None:
    def project(state: Any, seat: Seat) -> Any:
        view = KAMIZA.project(state, seat)
        view.public.chips = 16 + state.private[someone_else(state, seat)].card
        return view

    assert "the view tells something hidden" in caught(replace(KAMIZA, project=project))


class Forewarned(janken.AllShow):
    """Offers a seat only what beats the hand that another has already chosen in secret."""

    def moves(self, state: Any, seat: int) -> list[Any]:
        other = state.hands[someone_else(state, seat)]
        return list(janken.SHOW) if other < 0 else [janken.SHOW[(other + 1) % 3]]


def test_a_leak_through_legal_moves_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    phases: tuple[type[Phase], ...] = (janken.TossCoin, Forewarned)
    monkeypatch.setattr(janken, "ALL_SHOW", Forewarned())
    assert "the legal moves tell something" in caught(replace(janken.GAME, phases=phases), seed=2)


class Peeping:
    """A game whose pictures and texts are made with one eye on the real position."""

    def __init__(self) -> None:
        self.cards: dict[int, int] = {}

    def project(self, state: Any, seat: Seat) -> Any:
        view = KAMIZA.project(state, seat)
        self.cards[id(view)] = state.private[someone_else(state, seat)].card
        return view

    def draw_text(self, view: Any, speaker: Any, theme: Any) -> Scene:
        card = self.cards[id(view)]
        return Scene(9, 9, el("text", text=f"holds {card}", key="hint"), title="leak")

    def draw_node_id(self, view: Any, speaker: Any, theme: Any) -> Scene:
        card = self.cards[id(view)]
        return Scene(9, 9, el("rect", key=f"card-{card}"), title="leak")


@pytest.mark.parametrize("way", ["draw_text", "draw_node_id"])
def test_a_leak_through_the_picture_is_caught(way: str) -> None:
    peeping = Peeping()
    leaky = replace(KAMIZA, project=peeping.project, draw=getattr(peeping, way))
    assert "the board or the tensors tell something hidden" in caught(leaky)


class Gossip(janken.AllShow):
    """Tells everybody what a seat has chosen before the answers are turned up."""

    def play(self, state: Any, seat: int, move: Any) -> None:
        super().play(state, seat, move)
        if state.diary is not None:
            state.diary.tell("shows", seats=(seat,), words=(janken.HANDS[move.number],))


def test_a_leak_through_what_is_told_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    phases: tuple[type[Phase], ...] = (janken.TossCoin, Gossip)
    monkeypatch.setattr(janken, "ALL_SHOW", Gossip())
    assert "what is told leaks" in caught(replace(janken.GAME, phases=phases), seed=2)


def test_a_scramble_that_changes_nothing_is_caught() -> None:
    idle = replace(KAMIZA, scramble=lambda state, seat, rng: state.clone())
    assert "scramble() never changed anything" in caught(idle)


def test_an_imagine_that_forgets_is_caught() -> None:
    def imagine(view: Any, rng: Any) -> Any:
        world: Any = KAMIZA.imagine(view, rng)
        world.public.points = 0
        return world

    assert "imagine() loses" in caught(replace(KAMIZA, imagine=imagine))


def test_a_clone_that_shares_is_caught() -> None:
    def setup(seats: int, options: Any, edition: Any) -> Any:
        state = janken.setup(seats, options, edition)
        return Sharing(state.stack, state.rounds, state.scores, state.hands)

    assert "an old clone has changed" in caught(replace(janken.GAME, setup=setup))


class Sharing(janken.JankenState):
    def clone(self) -> janken.JankenState:
        copy = super().clone()
        copy.scores = self.scores
        return copy
