"""A position of Zoku, split by who may know it.

Numbers of Zokus are rows with a place for each seat; Quartiers, Lieutenants and Zokus in the street
are bit sets. A Zoku in the street is a piece: five places for each gang, `seat * PIECES + place`.
Only the face-down Lieutenants are hidden, and what somebody has answered while others still think.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import add_nibble, count_bits, nibble, one_bit, put_nibble, row_set
from oyabun.core.state import Part, State
from oyabun.games.zoku.components import (
    BAND,
    BELLY,
    EDGE,
    FIVE,
    GANGS,
    LIEUTENANTS,
    THREE,
    WARDS,
    Box,
    ward_bits,
)
from oyabun.games.zoku.moves import PIECES

NOTHING: Final = -1
PAIR: Final = 2
"""Bits of a small number in a row: Zokus of a gang on a Quartier, forces, throws repeated."""

READY: Final = 5
"""In the fist: a Zoku of a brawl that has not been thrown yet, beside the POSITIONS."""
FLOWN: Final = 6
"""What is seen of one that fell out of the box."""
TAKEN: Final = 6
"""TAKEN + position: what is seen of one that the police took along."""

# What became of a Quartier of this day.
OPEN: Final = 0
DISCARDED: Final = 1
CLAIMED: Final = 2
"""CLAIMED + seat."""

# Which of its turns of the day a seat takes.
FIRST_TURN: Final = 0
SECOND_TURN: Final = 1
LATE_TURN: Final = 2


class Public(Part):
    """What everybody sees, or has seen."""

    seats: i64 = 0
    double_ko: i64 = 0
    """DISCARD or REPLAY (ZOK-B5)."""
    day: i64 = 0
    """From 0."""
    first: i64 = 0
    """Who has the first player card."""
    wards: i64 = 0
    """The Arrondissements in play."""
    deck: i64 = 0
    """The Quartiers that are still to be laid out."""
    display: vec[i64]
    """The Quartiers of the day, in reading order."""
    fates: vec[i64]
    """What became of each: OPEN, DISCARDED or CLAIMED + seat."""
    bands: vec[i64]
    """For each of them a row: the Zokus of every gang on it."""
    reserve: i64 = 0
    """Row: Zokus in reserve."""
    held: i64 = 0
    """Row: Zokus at the station since an earlier day; they come back after placement."""
    arrested: i64 = 0
    """Row: Zokus arrested today; they stay over the night (ZOK-D5)."""
    owned: vec[i64]
    """The Quartiers that each seat has claimed."""
    shown: vec[i64]
    """The Lieutenants that each seat has played."""
    dark: i64 = 0
    """Row: Lieutenants face down."""
    asked: i64 = 0
    """Who has been asked at once, for a Lieutenant or a throw."""
    answered: i64 = 0
    """Who of them has answered."""
    turn: i64 = 0
    """FIRST_TURN, SECOND_TURN or LATE_TURN."""
    left: i64 = 0
    """How many Zokus the turn still allows."""
    sent: i64 = 0
    """Row: how many it has placed on each Quartier."""
    rushing: bool = False
    """Oné Kinz is at work in this turn."""
    latecomer: i64 = NOTHING
    """Who has the last word today (ZOK-L01)."""
    blocked: i64 = NOTHING
    """The place of the roadblock in the display (ZOK-L04)."""
    blocker: i64 = NOTHING
    freed: i64 = 0
    """How many Zokus may still be placed by a jailbreak (ZOK-L15)."""
    picked: i64 = NOTHING
    """The place in the display that a Lieutenant points at, between two decisions."""
    victim: i64 = NOTHING
    """The gang it points at."""
    slot: i64 = NOTHING
    """The Quartier that is being fought over, or about to be."""
    round: i64 = 0
    gangs: i64 = 0
    """Who takes part in the brawl."""
    throwers: i64 = 0
    """Whose Zokus were thrown in this round."""
    street: vec[i64]
    """For each gang a row: the position of each of its pieces; 0 for none there."""
    scene: vec[i64]
    """The same as it was last seen, FLOWN and TAKEN ones too; it stays until the next brawl."""
    scene_of: i64 = NOTHING
    """The Quartier that the scene was about."""
    tossed: i64 = 0
    """The pieces that are thrown together."""
    flying: i64 = 0
    """Those of them that are still in the air."""
    thrown: i64 = 0
    """The pieces that were thrown in this round, as far as they are still there."""
    again: i64 = 0
    """Row of pairs: how often each piece was thrown again by Yamamoto Kadératé."""
    forces: i64 = 0
    """Row of pairs: how hard each gang throws."""
    kicks: i64 = 0
    """Row: how many kicks each gang has left."""
    savate: i64 = NOTHING
    """Whose Zokus kick twice in this round (ZOK-L11)."""
    bribed: i64 = NOTHING
    """Who has paid the police (ZOK-L13)."""
    raid: bool = False
    """The police are after three of one gang alone."""

    def clone(self) -> Public:
        """Return a copy."""
        copy = Public()
        copy.seats = self.seats
        copy.double_ko = self.double_ko
        copy.day = self.day
        copy.first = self.first
        copy.wards = self.wards
        copy.deck = self.deck
        copy.display = self.display[:]
        copy.fates = self.fates[:]
        copy.bands = self.bands[:]
        copy.reserve = self.reserve
        copy.held = self.held
        copy.arrested = self.arrested
        copy.owned = self.owned[:]
        copy.shown = self.shown[:]
        copy.dark = self.dark
        copy.asked = self.asked
        copy.answered = self.answered
        copy.turn = self.turn
        copy.left = self.left
        copy.sent = self.sent
        copy.rushing = self.rushing
        copy.latecomer = self.latecomer
        copy.blocked = self.blocked
        copy.blocker = self.blocker
        copy.freed = self.freed
        copy.picked = self.picked
        copy.victim = self.victim
        self.copy_brawl(copy)
        return copy

    def copy_brawl(self, copy: Public) -> None:
        """Copy what is about the brawl."""
        copy.slot = self.slot
        copy.round = self.round
        copy.gangs = self.gangs
        copy.throwers = self.throwers
        copy.street = self.street[:]
        copy.scene = self.scene[:]
        copy.scene_of = self.scene_of
        copy.tossed = self.tossed
        copy.flying = self.flying
        copy.thrown = self.thrown
        copy.again = self.again
        copy.forces = self.forces
        copy.kicks = self.kicks
        copy.savate = self.savate
        copy.bribed = self.bribed
        copy.raid = self.raid

    def placed(self) -> i64:
        """Return how many Zokus this turn has placed."""
        found: i64 = 0
        for slot in range(len(self.display)):
            found += nibble(self.sent, slot)
        return found

    # Quartiers

    def size(self) -> i64:
        """Return how many Quartiers are laid out each day: as many as wards (ZOK-C3)."""
        return count_bits(self.wards)

    def band(self, slot: i64, seat: i64) -> i64:
        """Return how many Zokus of a gang are on a Quartier."""
        return self.bands[slot] >> seat * PAIR & BAND

    def set_band(self, slot: i64, seat: i64, count: i64) -> None:
        """Change it."""
        self.bands[slot] = row_set(self.bands[slot], seat, PAIR, count)

    def gangs_on(self, slot: i64) -> i64:
        """Return the gangs on a Quartier, as a bit set."""
        found: i64 = 0
        seat: i64 = 0
        row = self.bands[slot]
        while row:
            if row & BAND:
                found |= one_bit(seat)
            row >>= PAIR
            seat += 1
        return found

    def crowd(self, slot: i64) -> i64:
        """Return how many gangs are on a Quartier."""
        row = self.bands[slot]
        return count_bits((row | row >> 1) & 0x5555)

    def is_open(self, slot: i64) -> bool:
        """Return whether nothing has become of a Quartier yet."""
        return slot < len(self.display) and self.fates[slot] == OPEN

    def slot_of(self, quartier: i64) -> i64:
        """Return where a Quartier lies in the display."""
        slot: i64 = 0
        while self.display[slot] != quartier:
            slot += 1
        return slot

    # Gangs

    def order(self) -> list[int]:
        """Return the seats clockwise from the first player."""
        return [int((self.first + step) % self.seats) for step in range(self.seats)]

    def seen(self) -> i64:
        """Return the Lieutenants that have been played."""
        found: i64 = 0
        for seat in range(self.seats):
            found |= self.shown[seat]
        return found

    # The street

    def piece(self, number: i64) -> i64:
        """Return the position of a piece; 0 when it is not there."""
        return nibble(self.street[number // PIECES], number % PIECES)

    def set_piece(self, number: i64, position: i64) -> None:
        """Change it, for everybody to see."""
        seat, place = number // PIECES, number % PIECES
        self.street[seat] = put_nibble(self.street[seat], place, position)
        self.scene[seat] = put_nibble(self.scene[seat], place, position)

    def lose_piece(self, number: i64, seen: i64) -> None:
        """It leaves the street, for everybody to see."""
        self.set_piece(number, 0)
        seat = number // PIECES
        self.scene[seat] = put_nibble(self.scene[seat], number % PIECES, seen)

    def pieces(self, seat: i64, low: i64, high: i64) -> i64:
        """Return the pieces of a gang whose position lies in a range, as a bit set."""
        found: i64 = 0
        row = self.street[seat]
        if row:
            for place in range(PIECES):
                position = nibble(row, place)
                if low <= position <= high:
                    found |= 1 << (seat * PIECES + place)
        return found

    def all_pieces(self, low: i64, high: i64) -> i64:
        """Return the pieces of all gangs whose position lies in a range."""
        found: i64 = 0
        for seat in range(self.seats):
            found |= self.pieces(seat, low, high)
        return found

    def fighting(self, seat: i64) -> i64:
        """Return the pieces of a gang that still fight (ZOK-B2)."""
        return self.pieces(seat, EDGE, READY)

    def lying(self, seat: i64) -> i64:
        """Return all pieces of a gang in the street."""
        return self.pieces(seat, BELLY, READY)

    def fighters(self) -> i64:
        """Return the gangs that still fight."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.fighting(seat):
                found |= 1 << seat
        return found

    # Points

    def printed(self, box: Box, seat: i64) -> i64:
        """Return the points on a seat's Quartiers."""
        points: i64 = 0
        for quartier in range(len(box.values)):
            if self.owned[seat] & one_bit(quartier):
                points += box.values[quartier]
        return points

    def points(self, box: Box, seat: i64) -> tuple[int, int, int, int, int]:
        """Return where a seat's points come from (ZOK-E1).

        Printed values, Lieutenants face down, Arrondissements with three cards, with all five,
        and a card of every Arrondissement.
        """
        threes: i64 = 0
        fives: i64 = 0
        every = self.wards != 0  # before the wards are drawn nobody has a card of each
        for ward in range(len(WARDS)):
            if self.wards >> ward & 1:
                cards = count_bits(self.owned[seat] & ward_bits(ward))
                threes += cards >= THREE
                fives += cards == FIVE
                every = every and cards > 0
        return (
            int(self.printed(box, seat)),
            int(nibble(self.dark, seat) * box.lieutenant),
            int(threes * box.three),
            int(fives * box.five),
            int(box.every) if every else 0,
        )


class Private(Part):
    """What one seat keeps to itself."""

    hand: i64 = 0
    """The Lieutenants face down."""
    answer: i64 = NOTHING
    """The number of the move it has answered with, while others are still asked."""

    def clone(self) -> Private:
        """Return a copy."""
        copy = Private()
        copy.hand = self.hand
        copy.answer = self.answer
        return copy


ZokuState: TypeAlias = State[Box, Public, Private]

ALL_LIEUTENANTS: Final = (1 << len(LIEUTENANTS)) - 1


def gain(row: i64, seat: i64, count: i64) -> i64:
    """Return a row of nibbles with `count` more for a seat, or fewer."""
    return add_nibble(row, seat, count)


def may_enter(public: Public, slot: i64, seat: i64, *, rushing: bool = False) -> bool:
    """ZOK-D3: a band of at most three, of at most three gangs, one's own included."""
    if not public.is_open(slot):
        return False
    own = public.band(slot, seat)
    if own or rushing:
        return own < BAND
    return public.crowd(slot) < GANGS
