"""When people play powers and objects, and on whom: the habits of the bot, on imagined worlds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, members, nibble
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.components import (
    BLUDGEON,
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
    SMOKE_GRENADE,
    UNIT,
)
from oyabun.games.cash_n_guns.mind.habits import by_weight
from oyabun.games.cash_n_guns.mind.worth import (
    death_price,
    guns_at,
    mean_account,
    rounds_left,
    spite,
    wound_price,
    wounds_to_die,
)
from oyabun.games.cash_n_guns.moves import PLAYS
from oyabun.games.cash_n_guns.rules.asks import CardAsks
from oyabun.games.cash_n_guns.rules.gangster_objects import GIVE_WHAT, HEAL_WHOM
from oyabun.games.cash_n_guns.rules.money import part_of, pot_units
from oyabun.games.cash_n_guns.rules.windows import Window
from oyabun.games.cash_n_guns.rules.yakuza_cards import SIT_WHERE
from oyabun.games.cash_n_guns.view import World

EAGER: Final = 0.95
"""How often a card is played whose moment has come, or which only helps."""
NOW: Final[dict[int, float]] = {NINJA: 0.15, DERRINGER: 0.9}
"""The same for those that are played more or less often."""


def play_card(world: World, asked: Window, seat: i64, rng: Rng) -> Move:
    """Play a card that is at hand, or wait for a better moment."""
    choices = asked.choices(world, seat) >> 1
    while choices:
        card = lowest_bit(choices)
        choices &= choices - 1
        if rng.unit() < moment(world, card, seat):
            return PLAYS[card + 1]
    return PLAYS[0]


def moment(world: World, card: i64, seat: i64) -> float:
    """Return how often a card is played in a moment like this one."""
    if card in (DUM_DUM, MAGIC_RIGHT, MAGIC_LEFT, DERRINGER):
        return shot_moment(world, card, seat)
    if card in (CLOVER, BLUDGEON, DOES_NOT_HURT):
        return EAGER if pays(world, card) else 0.0
    if card in (FIRST_AID_KIT, KEVLAR, SAMURAI):
        return skin_moment(world, card, seat)
    if card == INSANE:
        return 0.3 if world.box.yakuza else 0.8
    if card == GEISHA:
        guns = guns_at(world.public, seat)
        hurt = bool(nibble(world.public.wounds, seat))
        return EAGER if guns >= 2 or (guns and hurt) else 0.25
    if card == KAMIKAZE:
        public = world.public
        near = public.neighbours(seat) & public.exposed() & ~public.side(seat)
        return EAGER if near else 0.0
    if card == SMOKE_GRENADE:
        return smoke(world, seat)
    return NOW.get(int(card), EAGER)


def shot_moment(world: World, card: i64, seat: i64) -> float:
    """Return how often a shot is made a better one."""
    public = world.public
    found = 0.0
    for gun in members(public.guns(seat)):
        target = public.target(gun)
        if target < 0 or not public.exposed() >> target & 1:
            continue
        if card == DERRINGER:
            found = NOW[DERRINGER]
        elif card == DUM_DUM:
            found = max(found, EAGER if wounds_to_die(public, target) == 2 else 0.5)
        else:
            beside: i64 = 1 if card == MAGIC_LEFT else -1
            victim = public.next_of(target, public.exposed() & ~(1 << seat), beside)
            if victim >= 0 and not public.side(seat) >> victim & 1:
                found = 0.85
    return found


def pays(world: World, card: i64) -> bool:
    """Return whether it is now that a card for the share pays."""
    public = world.public
    left = rounds_left(world)
    if card == CLOVER:
        wanted: i64 = 7 if left > 4 else 4 if left > 1 else 1
        return pot_units(public.pot) >= wanted
    if card == BLUDGEON:
        return public.now.part >= 4 or (public.now.part >= 3 and left <= 3)
    sharers = count_bits(public.standing() | public.now.joined) + 1
    return left <= 2 or part_of(public.pot, sharers) >= 3


def skin_moment(world: World, card: i64, seat: i64) -> float:
    """Return how often a card is played that saves somebody's skin."""
    public = world.public
    left = rounds_left(world)
    if card == FIRST_AID_KIT:
        worst: i64 = 0
        for mate in members(public.side(seat) & public.alive):
            worst = max(worst, nibble(public.wounds, mate))
        return EAGER if worst >= 2 else 0.3 if worst and left <= 3 else 0.0
    if card == SAMURAI:
        return EAGER if nibble(public.wounds, seat) or left <= 4 else 0.6
    part = float(pot_units(public.pot)) / max(1.0, float(count_bits(public.alive) // 2))
    fines = 2.0 * float(world.box.shame_fine) / UNIT
    return EAGER if wound_price(world, seat) + part > fines + 0.6 else 0.2


def smoke(world: World, seat: i64) -> float:
    """Return how often a round is broken off that goes badly for the seat's team."""
    public = world.public
    now, side, standing = public.now, public.side(seat), public.standing()
    if now.lying | now.wounded and not standing & side and standing:
        return 0.9 if part_of(public.pot, count_bits(standing)) >= 3 else 0.1
    threat = 0.0
    if not now.lying:
        for mate in members(side & public.alive):
            if wounds_to_die(public, mate) == 1:
                guns = float(guns_at(public, mate))
                threat += 0.35 * guns * death_price(world, mate)
    return 0.6 if threat > 8.0 else 0.02


def answer_card(world: World, asked: CardAsks, seat: i64, rng: Rng) -> Move:
    """Hurt the most dangerous enemy, heal one's own, and give away a blank."""
    if asked in SIT_WHERE:
        return asked.random_move(world, seat, rng)
    moves = asked.moves(world, seat)
    if asked in GIVE_WHAT:
        blank = moves[0].number == CLIC
        return by_weight(moves, [1.0 if one is moves[0] and blank else 0.02 for one in moves], rng)
    public = world.public
    healing = asked in HEAL_WHOM
    mean = mean_account(world, public.enemies(seat))
    weights: list[float] = []
    for move in moves:
        if healing == bool(public.side(seat) >> move.number & 1):
            hurt = float(nibble(public.wounds, move.number))
            weights.append(hurt**3 if healing else spite(world, move.number, mean) ** 2)
        else:
            weights.append(0.001)
    return by_weight(moves, weights, rng)
