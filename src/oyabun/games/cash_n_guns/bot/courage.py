"""Cojones, and the telephone."""

from __future__ import annotations

from typing import Final

from oyabun.core.bits import nibble
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.bot.worth import (
    THOUSAND,
    guns_at,
    hit_odds,
    is_cop,
    lies,
    loaded_odds,
    me,
    mixed,
    part_with_me,
    rounds_left,
    spite,
    wound_price,
)
from oyabun.games.cash_n_guns.components import BBB, CLIC, SECOND, SUPER_COWARD
from oyabun.games.cash_n_guns.moves import FLIP, LIE, PASS_ON, STAY
from oyabun.games.cash_n_guns.view import CashView

CALM: Final = 2.5
"""Thousands by which a choice must be better to be taken nearly three times as often."""
SWITCHBOARD: Final = 3
LOST: Final = 200.0
"""What it costs the cop to lose for certain."""


def brave_or_not(view: CashView, rng: Rng) -> Move:
    """Weigh the part against the guns, and the guns against the shame."""
    odds = loaded_odds(view, rng)
    better = staying(view, odds) - lying(view)
    return STAY if rng.unit() < mixed(better, CALM) else LIE


def staying(view: CashView, odds: dict[int, tuple[float, float]]) -> float:
    """Return what staying up is worth."""
    seat = me(view)
    hit = hit_odds(view, seat, odds)
    hits = sum(
        odds[gun][0] * (1 - lies(view, int(view.public.owner(gun)))) for gun in guns_at(view, seat)
    )
    share = call_worth(view) if is_cop(view) else part_with_me(view, odds)
    silenced = sum(odds[gun][1] for gun in guns_at(view, seat)) * 0.7
    shot = max(0.0, 1 - silenced) * shot_worth(view)
    return (1 - hit) * share + shot - max(hit, hits) * wound_price(view, seat)


def shot_worth(view: CashView) -> float:
    """Return what the own bullets may do if I stay."""
    public, own = view.public, view.own
    assert own is not None, "only a seat has bullets"
    worth = 0.0
    for gun in (me(view), SECOND):
        if public.owner(gun) != me(view):
            continue
        target, card = int(public.target(gun)), int(own.loaded_in(gun))
        if card > CLIC and target >= 0 and not public.side(me(view)) >> target & 1:
            sure = 1.0 if card == BBB else 0.8
            worth += sure * (1 - lies(view, target)) * spite(view, target)
    return worth


def lying(view: CashView) -> float:
    """Return what lying down is worth: less than nothing, except for a Super Coward."""
    public, seat = view.public, me(view)
    if public.is_yakuza(seat):
        return -wound_price(view, seat) if public.fingers >> seat & 1 else -3.0
    if is_cop(view):
        if not public.called:
            return -2.0
        return -1.0 if not nibble(public.flash, seat) else -LOST
    fine = view.box.shame_fine / THOUSAND
    return fine if view.power(seat) == SUPER_COWARD and not view.box.coward_adds else -fine


# The cop


def call_worth(view: CashView) -> float:
    """Return what it is worth to the cop to take part in this share."""
    needed, chances = flips(view)
    if needed == 0 or chances == 0:
        return 1.0
    return 14.0 + 20.0 * needed / chances


def flips(view: CashView) -> tuple[int, int]:
    """Return how many flips the cop needs, and in how many rounds they count."""
    public = view.public
    chances = int(view.box.call_by - public.round) + 1
    return SWITCHBOARD - int(public.calls), max(0, chances)


def phone(view: CashView, rng: Rng) -> Move:
    """Flip it in company, or when time runs out; a lone sharer who flips has signed."""
    needed, chances = flips(view)
    crowd = int(view.public.now.sharers).bit_count()
    if chances == 0 or rounds_left(view) == 0:
        return PASS_ON
    urge = needed / chances
    hidden = (0.0, 0.0, 0.45, 0.8)[min(crowd, 3)]
    return FLIP if rng.unit() < max(hidden, 1.0 if urge >= 0.75 else urge * 0.5) else PASS_ON
