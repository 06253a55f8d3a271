"""A player of Ca$h 'n Gun$ who counts bullets, prices its own skin, and bluffs.

All it knows is a view. What others may have loaded it reads off a few imagined worlds; money,
wounds and markers it turns into one currency, thousands of dollars. Choices are mixed: the better
one is likelier, never certain, for a predictable gun frightens nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.bot.cards import choose_target, declare, give_away, pick_power
from oyabun.games.cash_n_guns.bot.courage import brave_or_not, phone
from oyabun.games.cash_n_guns.bot.guns import aim, load
from oyabun.games.cash_n_guns.moves import AIM, GIVE, LEFT, LOAD, PASS, PASS_ON, PICK, STAY, TARGET
from oyabun.games.cash_n_guns.view import CashView

Choice = Callable[[CashView, Rng], Move]

CHOICES: Final[dict[str, Choice]] = {
    LOAD[0].kind: load,
    AIM[0].kind: aim,
    LEFT.kind: aim,
    STAY.kind: brave_or_not,
    PASS_ON.kind: phone,
    PASS.kind: declare,
    TARGET[0].kind: choose_target,
    GIVE[0].kind: give_away,
    PICK[0].kind: pick_power,
}
"""Who decides, by the kind of the first legal move."""


def choose(view: CashView, rng: Rng) -> Move:
    """Return one of the view's legal moves."""
    if len(view.legal) == 1:
        return view.legal[0]
    decide = CHOICES.get(view.legal[0].kind)
    return view.legal[rng.below(len(view.legal))] if decide is None else decide(view, rng)
