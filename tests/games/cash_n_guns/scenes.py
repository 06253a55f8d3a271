"""Positions to look at: random play up to a moment, and what the moment looks like."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from oyabun.core.chance import Rng
from oyabun.core.play import decision, play, settle, waiting
from oyabun.games.cash_n_guns import GAME
from oyabun.games.cash_n_guns.state import CashState
from oyabun.games.cash_n_guns.view import SECRETS, CashView
from oyabun.svg.scene import Node, Scene
from oyabun.svg.theme import LIGHT, Theme
from oyabun.text import Speaker

NAMES = ("Ai", "Bo", "Cy", "Di", "Ed", "Fu", "Gus", "Hana", "Igor")
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (3, {"mode": "base"}),
    (6, {"mode": "base", "cards": "on"}),
    (5, {"mode": "cop"}),
    (6, {"mode": "cop", "cards": "on"}),
    (6, {"mode": "yakuza"}),
    (9, {"mode": "yakuza", "cards": "on"}),
)
"""Every mode, with and without cards, small and large."""


def walk(seats: int, options: Mapping[str, str], seed: int) -> Iterator[CashState]:
    """Yield every position of a random match in which somebody is asked, and the last one."""
    rng = Rng(seed)
    state: CashState = GAME.setup(seats, GAME.read_options(options), GAME.edition)
    settle(state)
    while (asked := decision(state)) is not None:
        yield state
        seat = waiting(state)[0]
        play(state, seat, asked.random_move(state, seat, rng))
    yield state


def reach(
    seats: int,
    options: Mapping[str, str],
    seed: int,
    moment: Callable[[CashState], bool],
) -> CashState:
    """Return the first position of a random match that fits."""
    return next(state for state in walk(seats, options, seed) if moment(state))


def asked(phase: str, turn: int = 1) -> Callable[[CashState], bool]:
    """Return whether this is asked, in a round from a given one on."""
    return lambda state: bool(
        state.stack and state.stack[-1].name == phase and state.public.round >= turn
    )


def speaker(seat: int | None, language: str = "en") -> Speaker:
    """Return somebody who tells a seat about the match."""
    return Speaker(GAME.package, language, NAMES, seat)


def picture(state: CashState, seat: int | None, theme: Theme = LIGHT) -> Scene:
    """Return the board as a seat, or a spectator, sees it."""
    scene = GAME.draw(view(state, seat), speaker(seat), theme)
    assert isinstance(scene, Scene)
    return scene


def view(state: CashState, seat: int | None) -> CashView:
    """Return what a seat, or a spectator, sees."""
    seen: CashView = SECRETS.project(state, seat)
    return seen


def part(scene: Scene, key: str) -> Node | None:
    """Return the part of a picture with a key."""
    return next((node for node in scene.root.walk() if node.key == key), None)


def said(scene: Scene, key: str) -> str:
    """Return what a screen reader says about a part of a picture."""
    found = part(scene, key)
    assert found is not None, key
    return found.attrs["aria-label"]
