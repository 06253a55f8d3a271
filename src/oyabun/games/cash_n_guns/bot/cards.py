"""Powers and objects: when to play them, on whom, and which to take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oyabun.core.bits import members
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.bot.worth import (
    THOUSAND,
    by_weight,
    death_price,
    guns_at,
    lives,
    me,
    pot,
    rounds_left,
    spite,
    wound_price,
    wounds,
)
from oyabun.games.cash_n_guns.components import (
    BLUDGEON,
    CARDS,
    CLIC,
    CLOVER,
    DERRINGER,
    DOES_NOT_HURT,
    DUM_DUM,
    FIRST_AID_KIT,
    GEISHA,
    INSANE,
    KAMIKAZE,
    KEVLAR,
    MAGIC_LEFT,
    MAGIC_RIGHT,
    NINJA,
    SAMURAI,
    SECOND,
    SMOKE_GRENADE,
    UNIT,
)
from oyabun.games.cash_n_guns.moves import GIVE, PASS
from oyabun.games.cash_n_guns.view import CashView

LIKED: Final = (
    *("gp02", "gp07", "gp06", "gp04", "gp12", "gp10", "gp09", "gp03", "gp11", "gp13"),
    *("gp01", "gp05", "gp08", "yk01", "yk03", "yk06", "yk05", "yk04", "yk02"),
)
"""Powers, the most wanted first."""


def declare(view: CashView, rng: Rng) -> Move:
    """Play a card when its moment is good enough; most are best played at once."""
    for move in view.legal:
        if move is not PASS:
            card = int(move.number)
            good = MOMENTS[card](view) if card in MOMENTS else STEADY.get(card, AT_ONCE)
            if rng.unit() < good:
                return move
    return PASS


# How good a moment is, from 0 for never to 1 for now


def own_targets(view: CashView) -> list[int]:
    """Return at whom my guns aim."""
    public = view.public
    guns = [gun for gun in (me(view), SECOND) if public.owner(gun) == me(view)]
    found = [int(public.target(gun)) for gun in guns]
    return [target for target in found if target >= 0 and public.exposed() >> target & 1]


def two_wounds(view: CashView) -> float:
    """Return whether two wounds do more than one: now, if they kill."""
    if any(lives(view, target) == 2 for target in own_targets(view)):
        return 0.95
    return 0.5 if own_targets(view) else 0.0


def beside(way: int) -> Callable[[CashView], float]:
    """Return a judge of who sits beside my target."""

    def judge(view: CashView) -> float:
        public = view.public
        for target in own_targets(view):
            among = public.exposed() & ~(1 << me(view))
            victim = int(public.next_of(target, among, way))
            if victim >= 0 and not public.side(me(view)) >> victim & 1:
                return 0.85
        return 0.0

    return judge


def bandage(view: CashView) -> float:
    """Return whether somebody of mine bleeds enough."""
    worst = max(wounds(view, seat) for seat in mates(view))
    return 0.95 if worst >= 2 else 0.3 if worst and rounds_left(view) <= 3 else 0.0


def mates(view: CashView) -> list[int]:
    """Return the living of my side, myself included."""
    return members(view.public.side(me(view)) & view.public.alive)


def armour(view: CashView) -> float:
    """Return whether the wound is worse than two shame markers and a lost part."""
    worth = wound_price(view, me(view)) + pot(view) / max(1, len(view.living()) // 2)
    return 0.95 if worth > 2 * view.box.shame_fine / THOUSAND + 3 else 0.2


def leftovers(view: CashView) -> float:
    """Return whether enough is left on the table."""
    wanted = 35 if rounds_left(view) > 4 else 20 if rounds_left(view) > 1 else 1
    return 0.95 if pot(view) >= wanted else 0.0


def pistol_whip(view: CashView) -> float:
    """Return whether a part is worth two shame markers."""
    part = int(view.public.now.part) * UNIT / THOUSAND
    return 0.95 if part >= 20 or (part >= 15 and rounds_left(view) <= 3) else 0.0


def late_joiner(view: CashView) -> float:
    """Return whether one part more of this pot is worth having."""
    public = view.public
    sharers = len(members(public.standing() | public.now.joined)) + 1
    part = view.part(sharers) / THOUSAND
    return 0.95 if part >= 15 or rounds_left(view) <= 2 else 0.0


def grenade(view: CashView) -> float:
    """Return whether the threat costs my own side less than the others."""
    return 0.3 if view.box.yakuza else 0.8


def cancel(view: CashView) -> float:
    """Return whether these attacks are worth cancelling."""
    return 0.95 if wounds(view, me(view)) or rounds_left(view) <= 4 else 0.6


def charm(view: CashView) -> float:
    """Return whether enough guns aim at me."""
    guns = len(guns_at(view, me(view)))
    return 0.95 if guns >= 2 or (guns and wounds(view, me(view))) else 0.25


def last_strike(view: CashView) -> float:
    """Return whether my neighbours deserve it."""
    public = view.public
    near = members(public.neighbours(me(view)) & public.exposed())
    return 0.95 if any(not public.side(me(view)) >> seat & 1 for seat in near) else 0.0


def smoke(view: CashView) -> float:
    """Return whether this round goes so badly for my side that it had better not be."""
    public = view.public
    now = public.now
    side = public.side(me(view))
    if now.lying | now.wounded and not public.standing() & side and public.standing():
        sharers = len(members(public.standing()))
        return 0.9 if view.part(sharers) / THOUSAND >= 15 else 0.1
    threat = sum(
        0.35 * len(guns_at(view, mate)) * death_price(view, mate)
        for mate in mates(view)
        if lives(view, mate) == 1 and not now.lying
    )
    return 0.6 if threat > 40 else 0.02


MOMENTS: Final[dict[int, Callable[[CashView], float]]] = {
    INSANE: grenade,
    DOES_NOT_HURT: late_joiner,
    DUM_DUM: two_wounds,
    MAGIC_RIGHT: beside(-1),
    MAGIC_LEFT: beside(1),
    FIRST_AID_KIT: bandage,
    KEVLAR: armour,
    CLOVER: leftovers,
    DERRINGER: lambda view: 0.9 if own_targets(view) else 0.0,
    BLUDGEON: pistol_whip,
    SAMURAI: cancel,
    KAMIKAZE: last_strike,
    GEISHA: charm,
    SMOKE_GRENADE: smoke,
}
"""Cards that wait for their moment."""
STEADY: Final = {NINJA: 0.15}
"""Cards for which one moment is as good as another."""
AT_ONCE: Final = 0.95
"""How often the others, which only help, are played at the first chance."""


# What follows a card


def choose_target(view: CashView, rng: Rng) -> Move:
    """Hurt the most dangerous enemy; heal the worst hurt of one's own."""
    phase = view.phase
    healing = phase is not None and phase.name == "heal-whom"
    weights: dict[Move, float] = {}
    for move in view.legal:
        target = int(move.number)
        friend = bool(view.public.side(me(view)) >> target & 1)
        if healing:
            weights[move] = float(wounds(view, target) ** 3) if friend else 0.0
        else:
            weights[move] = 0.0 if friend else (spite(view, target) / 4) ** 2
    return by_weight(weights, rng)


def give_away(view: CashView, rng: Rng) -> Move:
    """Give the Magnet's victim a blank, if there is one."""
    weights = {move: 1.0 if move is GIVE[CLIC] else 0.02 for move in view.legal}
    return by_weight(weights, rng)


def pick_power(view: CashView, rng: Rng) -> Move:
    """Take one of the most wanted of the team's powers."""
    ranks = {move: LIKED.index(CARDS[move.number]) for move in view.legal}
    return by_weight({move: 0.7**rank for move, rank in ranks.items()}, rng)
