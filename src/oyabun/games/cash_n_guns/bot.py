"""A player of Ca$h 'n Gun$ who stays up when there is something to win, and plays its cards."""

from __future__ import annotations

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.moves import FLIP, LIE, STAY
from oyabun.games.cash_n_guns.view import CashView


def choose(view: CashView, rng: Rng) -> Move:
    """Return one of the view's legal moves."""
    seat = view.seat
    assert seat is not None, "only a seat is asked to choose"
    if LIE in view.legal:
        guns = sum(1 for gun in range(10) if view.public.target(gun) == seat)
        return LIE if rng.below(5) < guns - 1 else STAY
    if FLIP in view.legal:
        return FLIP
    return view.legal[rng.below(len(view.legal))]
