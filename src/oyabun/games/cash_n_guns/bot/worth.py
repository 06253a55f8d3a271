"""What things are worth to a seat, in thousands of dollars, and what may well happen."""

from __future__ import annotations

from math import exp
from typing import Final

from oyabun.core.bits import members, nibble, row_get
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.components import BBB, CLIC, KINDS, SECOND, UNBREAKABLE, UNIT, WORTH
from oyabun.games.cash_n_guns.view import SECRETS, CashView

WORLDS: Final = 12
"""How many worlds are imagined to guess what others have loaded."""
LIES: Final = (0.08, 0.32, 0.55, 0.75)
"""How often somebody lies down, by the number of guns that aim there."""
THOUSAND: Final = 1000


def me(view: CashView) -> int:
    """Return whose eyes these are."""
    assert view.frame.seat is not None, "only a seat is asked to choose"
    return view.frame.seat


def is_cop(view: CashView) -> bool:
    """Return whether the viewer is the cop."""
    return view.own is not None and bool(view.own.cop)


def wounds(view: CashView, seat: int) -> int:
    """Return how many wounds a seat has."""
    return int(nibble(view.public.wounds, seat))


def lives(view: CashView, seat: int) -> int:
    """Return how many wounds kill a seat."""
    return max(1, (4 if view.power(seat) == UNBREAKABLE else 3) - wounds(view, seat))


def rounds_left(view: CashView) -> int:
    """Return how many rounds there are, with this one."""
    return int(view.box.rounds - view.public.round) + 1


def cash(view: CashView, seat: int) -> float:
    """Return what somebody who counts knows a seat to have, less its shame."""
    shame = int(nibble(view.public.shame, seat)) * view.box.shame_fine
    return (view.public.cash(seat) - shame) / THOUSAND


def pot(view: CashView) -> float:
    """Return what lies on the table."""
    return view.part(1) / THOUSAND


def to_come(view: CashView) -> float:
    """Return what one of the living can hope for from the bills that are still hidden."""
    bag = sum(int(row_get(view.public.bag, kind, 8)) * WORTH[kind] for kind in range(KINDS))
    return bag * UNIT / THOUSAND / max(1, len(view.living()))


def fat(view: CashView) -> float:
    """Return how large the pot is against an ordinary one of this mode."""
    bills = view.box.bills
    total = sum(bills[kind] * WORTH[kind] for kind in range(KINDS))
    mean = total / sum(bills) * UNIT / THOUSAND
    return pot(view) / (mean * int(view.box.turned))


def guns_at(view: CashView, seat: int) -> list[int]:
    """Return the guns that aim at a seat, with a card before them."""
    public = view.public
    return [
        gun
        for gun in members(public.now.down)
        if public.target(gun) == seat or (gun != SECOND and public.second_target(gun) == seat)
    ]


def loaded_odds(view: CashView, rng: Rng) -> dict[int, tuple[float, float]]:
    """Return for every gun how likely it is loaded, and with what comes first."""
    public = view.public
    guns = members(public.now.down)
    counts = {gun: [0, 0, 0] for gun in guns}
    for _ in range(WORLDS):
        world = SECRETS.imagine(view, rng)
        for gun in guns:
            counts[gun][world.private[public.owner(gun)].loaded_in(gun)] += 1
    return {gun: (1 - found[CLIC] / WORLDS, found[BBB] / WORLDS) for gun, found in counts.items()}


def lies(view: CashView, seat: int) -> float:
    """Return how likely it is that somebody else lies down."""
    if view.public.now.lying >> seat & 1:
        return 1.0
    guns = len(guns_at(view, seat))
    scared = LIES[min(guns, len(LIES) - 1)]
    return min(0.95, scared + (0.15 if guns and lives(view, seat) == 1 else 0.0))


def hit_odds(view: CashView, seat: int, odds: dict[int, tuple[float, float]]) -> float:
    """Return how likely it is that somebody who stays is hit."""
    safe = 1.0
    for gun in guns_at(view, seat):
        owner = int(view.public.owner(gun))
        up = 1.0 if owner == me(view) else 1 - lies(view, owner)
        safe *= 1 - odds[gun][0] * up
    return 1 - safe


def part_with_me(view: CashView, odds: dict[int, tuple[float, float]]) -> float:
    """Return what I can expect as a part if I share: over how many others may stand."""
    spread = [1.0]
    for seat in view.living():
        if seat != me(view):
            stands = (1 - lies(view, seat)) * (1 - hit_odds(view, seat, odds))
            spread = [
                (spread[n] if n < len(spread) else 0) * (1 - stands)
                + (spread[n - 1] * stands if n else 0)
                for n in range(len(spread) + 1)
            ]
    return sum(odd * view.part(n + 1) for n, odd in enumerate(spread)) / THOUSAND


def death_price(view: CashView, seat: int) -> float:
    """Return what a seat's death costs it or its team."""
    public = view.public
    future = to_come(view)
    if view.box.yakuza:
        team = len(members(public.side(seat)))
        return view.box.dead_fines[team - 2] / THOUSAND + future
    if view.box.cop and seat == me(view) and is_cop(view):
        return 150.0
    return max(20.0, cash(view, seat)) + future


def wound_price(view: CashView, seat: int) -> float:
    """Return what one more wound costs a seat, besides its part of this share."""
    left = lives(view, seat)
    if left == 1:
        return death_price(view, seat)
    needed = rounds_left(view) / 8
    return death_price(view, seat) * needed * (0.4 if left == 2 else 0.16)


def spite(view: CashView, seat: int) -> float:
    """Return what it is worth to me that another takes a wound."""
    public = view.public
    enemies = members(public.enemies(me(view)))
    mean = sum(account(view, other) for other in enemies) / max(1, len(enemies))
    ahead = max(0.0, account(view, seat) - mean) / max(10.0, mean)
    worth = 4 + 5 * ahead
    if lives(view, seat) == 1:
        worth += 10 + 0.25 * max(0.0, cash(view, seat))
    return worth


def account(view: CashView, seat: int) -> float:
    """Return the money of a seat's team, or its own where all play alone."""
    return sum(cash(view, mate) for mate in members(view.public.side(seat)))


def mixed(better_by: float, calm: float) -> float:
    """Return how often to take what is so much better."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, better_by / calm))))


def by_weight(weights: dict[Move, float], rng: Rng) -> Move:
    """Return a move drawn in proportion to its weight."""
    moves = list(weights)
    return moves[rng.weighted([1 + int(1000 * max(0.0, weights[move])) for move in moves])]
