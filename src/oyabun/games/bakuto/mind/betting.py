"""Which tokens a fair player of an imagined world bets, where, and what it recruits by that.

A token goes where it moves the shares in its owner's favour: whose file wins, and who brings most
to it. The numbers are judgement and not fitted: with half of WHIM or SURE, twice PER_VALUE or an
UNOPPOSED of 1, `oyabun simulate bakuto --bots instinct,heuristic --games 80` shows no difference.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, nibble, nth_bit
from oyabun.core.chance import Rng
from oyabun.core.moves import Move
from oyabun.games.bakuto.components import (
    EFFECTS,
    ELEMENTS_AT_STAKE,
    FIGHTER,
    MOST_SLOTS,
    RONIN,
    TURNS,
)
from oyabun.games.bakuto.mind.worth import RIVALS
from oyabun.games.bakuto.moves import FILE, RECRUIT, TOKEN
from oyabun.games.bakuto.rules.betting import PLACE, RECRUITS, pile_token
from oyabun.games.bakuto.rules.resolution import opposite
from oyabun.games.bakuto.state import (
    NOTHING,
    STAKE_SLOTS,
    file_mask,
    is_token,
    owner_of,
    token_of,
)
from oyabun.games.bakuto.view import World

QUARTERS: Final = 4
"""Sums are kept in quarters of a point, for what lies face down counts for no whole number."""
HIDDEN: Final = 5
"""What a token of somebody else counts for on average, as long as it lies face down."""
SURE: Final = 1.0
PER_TURN: Final = 1.5
"""Points by which a file must lead to be about three times as likely to win: SURE in the last
betting turn, and PER_TURN more for each turn to come."""
AHEAD: Final = 1.0
"""Points by which somebody must bring more to a file to be three times as likely to be first."""
ALONE: Final = 4.0
PLACE_LOST: Final = 2.0
"""Elements that the first of a file takes, and how many fewer each place behind it (BAK-R6)."""
UNOPPOSED: Final = 0.7
"""How much a victory is worth as long as nobody lies in the other file: half, if nobody comes."""
PER_VALUE: Final = 0.35
"""Elements that recruiting is worth for each point of the token that recruits."""
WHIM: Final = 1.5
"""Elements by which a file must be better to be surely preferred."""
STRONGER: Final = 0.5
"""How often the stronger of two tokens is bet, if it is not drawn anyway."""

WIDTH: Final = 8
"""Bits for what a seat brings to a file."""
LEAST: Final = 64
LIFT_ALL: Final = 0x40404040
"""Added to a row of what seats bring, this leaves LEAST more for each, so that none is negative."""


class Bets:
    """What lies at a stake as one seat knows it: sums of files, tokens, what each seat brings."""

    def __init__(self, world: World, stake: i64, seat: i64) -> None:
        public = world.public
        self.seats: i64 = public.seats
        self.seat: i64 = seat
        self.turns: i64 = TURNS - public.turn
        self.sum_a: i64 = 0
        self.sum_b: i64 = 0
        self.tokens_a: i64 = 0
        self.tokens_b: i64 = 0
        self.brought_a: i64 = 0
        self.brought_b: i64 = 0
        for place in range(stake * STAKE_SLOTS, (stake + 1) * STAKE_SLOTS):
            code = public.slots[place]
            if is_token(code):
                self.add(place, owner_of(code), known_worth(world, place, seat), 1)
            elif code == FIGHTER + 1 and in_first_file(place):
                self.sum_a += QUARTERS * world.box.fighter
            elif code == FIGHTER + 1:
                self.sum_b += QUARTERS * world.box.fighter

    def add(self, place: i64, owner: i64, worth: i64, tokens: i64) -> None:
        """Lay a token on a slot; or take it away, with a worth and a number below zero."""
        if in_first_file(place):
            self.sum_a += worth
            self.tokens_a += tokens
            self.brought_a += worth << WIDTH * owner
        else:
            self.sum_b += worth
            self.tokens_b += tokens
            self.brought_b += worth << WIDTH * owner

    def prospect(self) -> float:
        """Return how many elements more than the others the seat may expect to take."""
        sure = SURE + PER_TURN * float(self.turns)
        likely = more_likely(float(self.sum_a - self.sum_b), sure)
        in_a = self.share(self.brought_a, self.tokens_b)
        in_b = self.share(self.brought_b, self.tokens_a)
        return likely * in_a + (1.0 - likely) * in_b

    def share(self, brought: i64, opposed: i64) -> float:
        """Return the same if the file wins to which seats have brought so much."""
        row = brought + LIFT_ALL
        mine = (row >> WIDTH * self.seat & 255) - LEAST
        before = 0.0
        others: i64 = 0
        for seat in range(self.seats):
            theirs = (row >> WIDTH * seat & 255) - LEAST
            if seat != self.seat and theirs > 0:
                others += 1
                if mine > 0:
                    before += more_likely(float(theirs - mine), AHEAD)
        takes = 0.0
        if mine > 0 and before < 2.0:
            takes = ALONE - PLACE_LOST * before
        taken = takes
        if others:
            taken = ALONE if others == 1 and mine <= 0 else float(ELEMENTS_AT_STAKE)
        more = takes - RIVALS * (taken - takes) / float(self.seats - 1)
        return more if opposed else more * UNOPPOSED


def in_first_file(place: i64) -> bool:
    """Return whether a slot is in file A."""
    return place % STAKE_SLOTS < MOST_SLOTS


def more_likely(quarters: float, points: float) -> float:
    """Return how likely a lead decides, if one of so many points makes it three times as likely."""
    return 1.0 / (1.0 + exp(-quarters / (QUARTERS * points)))


def known_worth(world: World, place: i64, seat: i64) -> i64:
    """Return what a token counts for as far as a seat knows, in quarters of a point."""
    code = world.public.slots[place]
    token = token_of(code)
    if token == NOTHING and owner_of(code) == seat:
        token = world.private[seat].token_at(place + 1)
    return HIDDEN if token == NOTHING else QUARTERS * world.box.value[token]


def likely_file(world: World, seat: i64, rng: Rng) -> Move:
    """Return a file that a token serves well: where it moves the shares, or recruits.

    What others have laid face down is not looked at.
    """
    files = PLACE[seat].choices(world, seat)
    best = FILE[lowest_bit(files)]
    if not files & (files - 1):
        return best
    public = world.public
    token = pile_token(world, seat, public.lifted)
    face_up = public.lifted == 0 or nibble(public.beneath, seat) != 0
    most = -1000.0
    stake: i64 = NOTHING
    before = 0.0
    while files:
        file = lowest_bit(files)
        files &= files - 1
        bets = Bets(world, file >> 1, seat)
        if file >> 1 != stake:
            stake = file >> 1
            before = bets.prospect()
        place = lowest_bit(public.free & file_mask(stake, file & 1))
        if token == RONIN:
            strike(world, bets, place, seat)
        value = world.box.value[token]
        bets.add(place, seat, QUARTERS * value, 1)
        likes = bets.prospect() - before + WHIM * rng.unit()
        if face_up and value > 0 and place % MOST_SLOTS == 0:
            likes += PER_VALUE * float(value)
        if likes > most:
            most = likes
            best = FILE[file]
    return best


def strike(world: World, bets: Bets, place: i64, seat: i64) -> None:
    """Take away whom a ronin would kill from a slot as things lie: rather a token of others."""
    slots = world.public.slots
    victim: i64 = NOTHING
    most: i64 = -1000
    across = opposite(place)
    for near in range(2):
        target = across if near == 0 else place - 1
        # Nothing lies to the left of a first slot.
        if (near == 0 or place % MOST_SLOTS) and is_token(slots[target]):
            harm = known_worth(world, target, seat)
            if owner_of(slots[target]) == seat:
                harm = -harm
            if harm > most:
                most = harm
                victim = target
    if victim != NOTHING:
        bets.add(victim, owner_of(slots[victim]), -known_worth(world, victim, seat), -1)


def likely_token(world: World, seat: i64, rng: Rng) -> Move:
    """Return any token in hand, the stronger ones more often."""
    hand = world.private[seat].hand
    value = world.box.value
    count = count_bits(hand)
    token = nth_bit(hand, rng.below(count))
    other = nth_bit(hand, rng.below(count))
    if value[other] > value[token] and rng.unit() < STRONGER:
        token = other
    return TOKEN[token]


def dearest_tile(world: World, seat: i64) -> Move:
    """Return the dearest tile that a seat may recruit, of several the one that leaves first."""
    cost = world.box.cost
    choices = RECRUITS[seat].choices(world, seat)
    found = lowest_bit(choices)
    most: i64 = 0
    while choices:
        number = lowest_bit(choices)
        choices &= choices - 1
        if cost[number % len(EFFECTS)] >= most:
            most = cost[number % len(EFFECTS)]
            found = number
    return RECRUIT[found]
