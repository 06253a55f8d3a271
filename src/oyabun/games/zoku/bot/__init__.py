"""Somebody who plays Zoku: by what each Quartier is worth, and how likely each gang is to get it.

Zokus go where they promise most when everybody else has answered greedily; kicks and throws where
the shares of the brawl table say so; a Lieutenant is played when it brings more than the points it
is worth unplayed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.zoku.bot.fighting import (
    best_bribe,
    best_claim,
    best_force,
    best_helper,
    best_kick,
    best_shot,
    jump,
    keep,
    throw_again,
)
from oyabun.games.zoku.bot.meddling import best_scheme, carry_out, come_here, snitch, switcheroo
from oyabun.games.zoku.bot.placing import best_block, best_placement, jailbreak
from oyabun.games.zoku.view import ZokuView

Answer = Callable[[ZokuView], Move]

ANSWERS: Final[dict[str, Answer]] = {
    "place-zokus": best_placement,
    "place-freed": best_placement,
    "block": best_block,
    "before-turn": jailbreak,
    "placement-end": best_scheme,
    "before-throw": best_scheme,
    "come-from": lambda view: carry_out(view, come_here(view)),
    "come-who": lambda view: carry_out(view, come_here(view)),
    "come-to": lambda view: carry_out(view, come_here(view)),
    "swap": lambda view: carry_out(view, switcheroo(view)),
    "swap-with": lambda view: carry_out(view, switcheroo(view)),
    "snitch-where": lambda view: carry_out(view, snitch(view)),
    "snitch-who": lambda view: carry_out(view, snitch(view)),
    "take-aim": best_force,
    "after-throw": best_helper,
    "after-kicks": best_helper,
    "police": best_bribe,
    "fight-end": best_claim,
    "kick": best_kick,
    "shot": best_shot,
    "again": throw_again,
    "keep": keep,
    "jump": jump,
    "backup-joins": lambda view: view.legal[-1],
}
"""Whatever else is asked does not matter to it."""


def choose(view: ZokuView, rng: Rng) -> Move:
    """Return one of the view's legal moves."""
    phase = view.phase
    assert phase is not None, "somebody is asked"
    answer = ANSWERS.get(phase.name)
    if answer is None or len(view.legal) == 1:
        return view.legal[rng.below(len(view.legal))]
    return answer(view)
