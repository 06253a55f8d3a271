"""temp"""

from __future__ import annotations

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.samurai.view import SamuraiView


def choose(view: SamuraiView, rng: Rng) -> Move:
    """Return one of the view's legal moves."""
    return view.legal[rng.below(len(view.legal))]
