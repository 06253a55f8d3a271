"""How people load, aim, stay up and telephone: the habits of the bot, on imagined worlds.

Whoever loads saves bullets for a fat pot; whoever aims looks for the rich and the hurt; whoever is
aimed at weighs the part against the guns, by the cards of their decks that nobody has seen.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, members, nibble
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.components import (
    BBB,
    CLIC,
    CUNNING,
    KINDS,
    SECOND,
    SUPER_COWARD,
    UNIT,
    pile_count,
    pile_size,
)
from oyabun.games.cash_n_guns.mind.worth import (
    account,
    fat,
    guns_at,
    lies_odds,
    mean_account,
    rounds_left,
    spite,
    wound_price,
    wounds_to_die,
)
from oyabun.games.cash_n_guns.moves import AIM, FLIP, LEFT, LIE, LOAD, PASS_ON, RIGHT, SPREAD, STAY
from oyabun.games.cash_n_guns.rules.asks import open_gun
from oyabun.games.cash_n_guns.rules.money import part_of
from oyabun.games.cash_n_guns.rules.round import spreads
from oyabun.games.cash_n_guns.rules.share import SWITCHBOARD
from oyabun.games.cash_n_guns.state import NOTHING
from oyabun.games.cash_n_guns.view import World

NERVES: Final = 0.5
"""Units by which a choice must be better to be taken nearly three times as often."""
SURELY: Final = 0.97
"""How often a bullet is loaded at most."""
DISARMED: Final = 0.7
"""How often somebody is hit before shooting by a gun that is loaded with what comes first."""


# Loading


def live_odds(world: World, hand: i64, target: i64) -> float:
    """Return how often somebody with this hand wants to load a bullet for a target, if known."""
    size = pile_size(hand)
    bullets = size - pile_count(hand, CLIC)
    left = min(size, rounds_left(world))
    if left <= bullets:
        return SURELY
    live = min(SURELY, float(bullets) / max(1.0, float(left)) * (0.35 + 0.75 * fat(world)))
    if target >= 0:
        # The Cunning loads when all have aimed: no bullet for somebody who will lie down.
        public = world.public
        live *= 2.0 * (1.0 - lies_odds(public, target, guns_at(public, target)))
    return min(SURELY, live)


def some_card(world: World, seat: i64, gun: i64, rng: Rng) -> i64:
    """Return the card that somebody loads, who counts bullets and looks at the pot."""
    hand = world.private[seat].hand_of(gun)
    blanks = pile_count(hand, CLIC)
    bullets = pile_size(hand) - blanks
    if not bullets:
        return CLIC
    public = world.public
    late = public.active(seat, CUNNING)
    live = live_odds(world, hand, public.target(gun) if late else NOTHING)
    thick = 0.6 * fat(world)
    whole = max(0.1, thick + 0.5 * float(bullets))
    first = live * thick / whole if pile_count(hand, BBB) else 0.0
    last = live * 0.5 * float(bullets - pile_count(hand, BBB)) / whole
    drawn = rng.unit() * (first + last + (1.0 - live if blanks else 0.0))
    if drawn < first:
        return BBB
    return 1 if drawn < first + last or not blanks else CLIC


def load(world: World, seat: i64, rng: Rng) -> Move:
    """Load a card."""
    public = world.public
    card = some_card(world, seat, open_gun(public, seat), rng)
    return LOAD[card + KINDS if public.is_yakuza(seat) else card]


# Aiming


def appeal(world: World, seat: i64, target: i64, mean: float, most: float, *, live: bool) -> float:
    """Return how good a target somebody is for a bullet, or for a bluff."""
    public = world.public
    if public.side(seat) >> target & 1:
        return 0.04
    worth = spite(world, target, mean)
    if live:
        # Others who frighten the same target waste the bullet.
        worth *= 1.0 - 0.3 * float(min(2, guns_at(public, target)))
    elif wounds_to_die(public, target) == 1:
        worth *= 0.8
    if public.calls >= 2 and public.suspects >> target & 1 and not world.private[seat].cop:
        worth *= 1.6
    return worth * 1.3 if account(world, target) >= most else worth


def aim(world: World, seat: i64, rng: Rng) -> Move:
    """Aim a bullet where it hurts, and a bluff where somebody is easily frightened."""
    public = world.public
    enemies = public.enemies(seat)
    mean = mean_account(world, enemies)
    most = max([account(world, other) for other in members(public.alive)])
    live = world.private[seat].loaded_in(open_gun(public, seat)) > CLIC
    if public.is_yakuza(seat):
        left, right = public.beside(seat, 1), public.beside(seat, -1)
        first = appeal(world, seat, left, mean, most, live=live) ** 1.6
        second = appeal(world, seat, right, mean, most, live=live) ** 1.6
        return LEFT if rng.unit() * (first + second) < first else RIGHT
    moves: list[Move] = []
    weights: list[float] = []
    for target in members(enemies):
        moves.append(AIM[target])
        weights.append(appeal(world, seat, target, mean, most, live=live) ** 1.6)
    for target in members(spreads(public, seat)):
        other = public.next_of(target, public.alive, 1)
        both = appeal(world, seat, target, mean, most, live=live)
        both += appeal(world, seat, other, mean, most, live=live)
        moves.append(SPREAD[target])
        weights.append((0.55 * both) ** 1.6)
    return by_weight(moves, weights, rng)


def by_weight(moves: list[Move], weights: list[float], rng: Rng) -> Move:
    """Return a move drawn in proportion to its weight."""
    drawn = rng.unit() * sum(weights)
    for move, weight in zip(moves, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return move
    return moves[-1]


# Courage


class Threats:
    """What the guns on the table may do, as one seat sees it that asks itself whether to stay."""

    def __init__(self, world: World, seat: i64) -> None:
        public, own = world.public, world.private[seat]
        self.seat = seat
        aimed = [0] * int(public.seats)
        guns = members(public.now.down)
        for gun in guns:
            for target in targets_of(world, gun):
                aimed[target] += 1
        self.down = [lies_odds(public, other, aimed[other]) for other in range(public.seats)]
        """How likely each seat lies down."""
        self.safe = [1.0] * int(public.seats)
        """How likely each seat is not hit if it stays."""
        self.hits = 0.0
        """How many bullets may hit the one who asks."""
        self.first = 0.0
        """How many of the guns that aim there may be loaded with what comes first."""
        for gun in guns:
            owner = public.owner(gun)
            shot = float(own.loaded_in(gun) > CLIC)
            if owner != seat:
                shot = gun_odds(world, gun) * (1.0 - self.down[owner])
            for target in targets_of(world, gun):
                self.safe[target] *= 1.0 - shot
                if target == seat:
                    self.hits += shot
                    self.first += first_odds(world, gun)


def targets_of(world: World, gun: i64) -> list[i64]:
    """Return at whom a gun aims."""
    public = world.public
    target = public.target(gun)
    if target < 0:
        return []
    other = public.second_target(gun) if gun != SECOND else -1
    return [target] if other < 0 else [target, other]


def unseen_part(world: World, gun: i64, kinds: tuple[int, ...]) -> float:
    """Return how many of a deck's cards that nobody has seen are of these kinds, as a part."""
    public = world.public
    shown = public.shown[public.deck(gun)]
    unseen = sum(world.box.deck) - int(pile_size(shown))
    found = 0
    for kind in kinds:
        found += world.box.deck[kind] - int(pile_count(shown, kind))
    return min(1.0, max(0.0, found / max(1, unseen)))


def gun_odds(world: World, gun: i64) -> float:
    """Return how likely a gun is loaded."""
    return 1.0 - unseen_part(world, gun, (CLIC,))


def first_odds(world: World, gun: i64) -> float:
    """Return how likely a gun is loaded with what comes first."""
    return unseen_part(world, gun, (BBB,))


def part_with_me(world: World, threats: Threats) -> float:
    """Return what somebody can expect as a part who shares: over how many others may stand."""
    public = world.public
    spread = [1.0]
    for other in members(public.alive & ~(1 << threats.seat)):
        stands = (1.0 - threats.down[other]) * threats.safe[other]
        spread.append(0.0)
        for count in range(len(spread) - 1, 0, -1):
            spread[count] = spread[count] * (1.0 - stands) + spread[count - 1] * stands
        spread[0] *= 1.0 - stands
    total = 0.0
    for count, odds in enumerate(spread):
        total += odds * float(part_of(public.pot, count + 1))
    return total


def shot_worth(world: World, threats: Threats) -> float:
    """Return what the own bullets may do to whoever they are aimed at."""
    public, seat = world.public, threats.seat
    own = world.private[seat]
    enemies = public.enemies(seat)
    worth = 0.0
    guns = public.guns(seat) & public.now.down
    while guns:
        gun = lowest_bit(guns)
        guns &= guns - 1
        target, card = public.target(gun), own.loaded_in(gun)
        if card > CLIC and target >= 0 and enemies >> target & 1:
            sure = 1.0 if card == BBB else 0.8
            hurts = spite(world, target, mean_account(world, enemies))
            worth += sure * (1.0 - threats.down[target]) * hurts
    return worth


def staying(world: World, seat: i64) -> float:
    """Return what staying up is worth."""
    threats = Threats(world, seat)
    safe = threats.safe[seat]
    part = call_worth(world) if world.private[seat].cop else part_with_me(world, threats)
    shot = max(0.0, 1.0 - DISARMED * threats.first) * shot_worth(world, threats)
    return safe * part + shot - max(1.0 - safe, threats.hits) * wound_price(world, seat)


def lying(world: World, seat: i64) -> float:
    """Return what lying down is worth: less than nothing, except for a Super Coward."""
    public, box = world.public, world.box
    own = world.private[seat]
    if public.is_yakuza(seat):
        return -wound_price(world, seat) if public.fingers >> seat & 1 else -0.6
    if own.cop:
        if not public.called:
            return -0.4
        return -0.2 if not nibble(public.flash, seat) else -40.0
    fine = float(box.shame_fine) / UNIT
    return fine if own.power == SUPER_COWARD + 1 and not box.coward_adds else -fine


def stay_or_lie(world: World, seat: i64, rng: Rng) -> Move:
    """Weigh the part against the guns, and the guns against the shame."""
    better = (staying(world, seat) - lying(world, seat)) / NERVES
    odds = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, better))))
    return STAY if rng.unit() < odds else LIE


# The cop


def call_worth(world: World) -> float:
    """Return what it is worth to the cop to take part in this share."""
    needed = SWITCHBOARD - world.public.calls
    chances = world.box.call_by - world.public.round + 1
    if needed <= 0 or chances <= 0:
        return 0.2
    return 2.8 + 4.0 * float(needed) / float(chances)


def phone(world: World, seat: i64, rng: Rng) -> Move:
    """The cop flips it in company, or when time runs out."""
    if not world.private[seat].cop:
        return PASS_ON
    public = world.public
    chances = float(world.box.call_by - public.round) + 1.0
    if chances <= 0:
        return PASS_ON
    urge = float(SWITCHBOARD - public.calls) / chances
    crowd = count_bits(public.now.sharers)
    hidden = 0.8 if crowd > 2 else 0.45 if crowd == 2 else 0.0
    return FLIP if rng.unit() < max(hidden, 1.0 if urge >= 0.75 else urge * 0.5) else PASS_ON
