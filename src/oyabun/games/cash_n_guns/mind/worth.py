"""What things are worth to a seat, in units of $5,000, by what lies on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, nibble
from oyabun.games.cash_n_guns.components import (
    KINDS,
    SECOND,
    SUPER_COWARD,
    UNBREAKABLE,
    UNIT,
    WORTH,
)
from oyabun.games.cash_n_guns.rules.money import pot_units
from oyabun.games.cash_n_guns.state import Public
from oyabun.games.cash_n_guns.view import World

LIES: Final[tuple[float, ...]] = (0.08, 0.32, 0.55, 0.75)
"""How often somebody lies down, by the number of guns that aim there."""
AFRAID: Final = 0.15
"""How much oftener with one wound to live."""
COP_DEATH: Final = 30.0
"""What its death costs the cop."""


def rounds_left(world: World) -> i64:
    """Return how many rounds there are, with this one."""
    return world.box.rounds - world.public.round + 1


def wounds_to_die(public: Public, seat: i64) -> i64:
    """Return how many wounds kill a seat, by what everybody sees."""
    most: i64 = 4 if public.power(seat) == UNBREAKABLE else 3
    return max(1, most - nibble(public.wounds, seat))


def lives(world: World, seat: i64) -> i64:
    """Return how many wounds kill a seat, as it knows itself."""
    most: i64 = 4 if world.private[seat].power == UNBREAKABLE + 1 else 3
    return max(1, most - nibble(world.public.wounds, seat))


def cash(world: World, seat: i64) -> float:
    """Return what everybody who counts knows a seat to have, less its shame."""
    public = world.public
    shame = nibble(public.shame, seat) * world.box.shame_fine
    return float(public.units(seat)) - float(shame) / UNIT


def purse(world: World, seat: i64) -> float:
    """Return the same as the seat knows it, whose shame may be worth something."""
    own = world.private[seat].power
    if own == SUPER_COWARD + 1 and not world.box.coward_adds:
        return 2.0 * float(world.public.units(seat)) - cash(world, seat)
    return cash(world, seat)


def account(world: World, seat: i64) -> float:
    """Return the money of a seat's team, or its own where all play alone."""
    if not world.box.yakuza:
        return cash(world, seat)
    total = 0.0
    team = world.public.side(seat)
    while team:
        total += cash(world, lowest_bit(team))
        team &= team - 1
    return total


def to_come(world: World) -> float:
    """Return what one of the living can hope for from the bills that are still hidden."""
    public = world.public
    return float(pot_units(public.bag)) / max(1.0, float(count_bits(public.alive)))


def fat(world: World) -> float:
    """Return how large the pot is against an ordinary one."""
    bills = world.box.bills
    total = 0
    count = 0
    for kind in range(KINDS):
        total += bills[kind] * WORTH[kind]
        count += bills[kind]
    return float(pot_units(world.public.pot)) * count / (total * float(world.box.turned))


def guns_at(public: Public, seat: i64) -> i64:
    """Return how many guns with a card before them aim at a seat."""
    found: i64 = 0
    guns = public.now.down
    while guns:
        gun = lowest_bit(guns)
        guns &= guns - 1
        if public.target(gun) == seat or (gun != SECOND and public.second_target(gun) == seat):
            found += 1
    return found


def lies_odds(public: Public, seat: i64, guns: i64) -> float:
    """Return how likely it is that somebody lies down at whom so many guns aim."""
    if public.now.lying >> seat & 1:
        return 1.0
    scared = LIES[min(guns, len(LIES) - 1)]
    return min(0.95, scared + (AFRAID if guns and wounds_to_die(public, seat) == 1 else 0.0))


def death_price(world: World, seat: i64) -> float:
    """Return what a seat's death costs it or its team."""
    future = to_come(world)
    if world.box.yakuza:
        team = count_bits(world.public.side(seat))
        return float(world.box.dead_fines[team - 2]) / UNIT + future
    if world.private[seat].cop:
        return COP_DEATH
    return max(4.0, cash(world, seat)) + future


def wound_price(world: World, seat: i64) -> float:
    """Return what one more wound costs a seat, besides its part of this share."""
    left = lives(world, seat)
    if left == 1:
        return death_price(world, seat)
    needed = float(rounds_left(world)) / 8.0
    return death_price(world, seat) * needed * (0.4 if left == 2 else 0.16)


def mean_account(world: World, enemies: i64) -> float:
    """Return what enemies have on average."""
    total = 0.0
    among = enemies
    while among:
        total += account(world, lowest_bit(among))
        among &= among - 1
    return total / max(1.0, float(count_bits(enemies)))


def spite(world: World, target: i64, mean: float) -> float:
    """Return what a wound of one enemy is worth, if all have so much on average."""
    ahead = max(0.0, account(world, target) - mean) / max(2.0, mean)
    worth = 0.8 + ahead
    if wounds_to_die(world.public, target) == 1:
        worth += 2.0 + 0.25 * max(0.0, cash(world, target))
    return worth
