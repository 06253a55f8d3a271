"""A position of Ca$h 'n Gun$, split by who may know it.

Nearly everything is a small number, so a row of numbers (one per seat or gun) is packed into one
integer. What a round forgets is kept apart from what lasts. A *deck* is named after the seat that
it was dealt to, also when its gun has been taken by another.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from oyabun.core.bits import members, nibble, row_get
from oyabun.core.state import Part, State
from oyabun.games.cash_n_guns.components import (
    LASER_BEAM,
    MAX_SEATS,
    POISONED_TANTO,
    SECOND,
    UNIT,
    Box,
    one,
)

NOTHING: Final = -1

WIDE: Final = 6
"""Bits of a row of bills, or of cards."""
POT: Final = 8
"""Bits of a row of kinds of bills."""

# What is being resolved.
NO_ATTACK: Final = 0
BBB_STEP: Final = 1
SHURIKEN_STEP: Final = 2
BANG_STEP: Final = 3


class Round(Part):
    """What everybody saw in this round, until the next one is loaded."""

    step: i64 = 0
    """Which attacks are being resolved."""
    lying: i64 = 0
    """Bit set: shame, lay down by choice."""
    wounded: i64 = 0
    """Bit set: took a wound."""
    kevlar: i64 = 0
    """Bit set: takes no wounds any more."""
    samurai: i64 = 0
    """Bit set: neither attacks nor is attacked any more."""
    down: i64 = 0
    """Bit set of guns with a card face down before them."""
    up: i64 = 0
    """Row of guns: 1 + the card that was revealed."""
    aim: i64 = 0
    """Row of guns: 1 + the target; for a yakuza the neighbour aimed at."""
    aim2: i64 = 0
    """Row of seats: 1 + the second target of a spread."""
    left: i64 = 0
    """Bit set: yakuzas who aim to the left, clockwise."""
    sure: i64 = 0
    """Row of guns: which kinds their face-down card can be, as a bit set; 0 for any."""
    stabbing: i64 = 0
    """Bit set of guns: held back for a stab."""
    marks: i64 = 0
    """Row of guns: the objects played for their shot, as a bit set; see `mark_of`."""
    derringer: i64 = 0
    """Bit set of guns whose Clic is a Bang."""
    struck: i64 = 0
    """Bit set: 2 bits a seat, which targets of a spread were hit."""
    felled: i64 = 0
    """Bit set: whose standee a shuriken has hit."""
    double: i64 = 0
    """Bit set: throws once more."""
    prey: i64 = NOTHING
    """At whom the shuriken flies, or the player a card is being used on."""
    looked: i64 = 0
    """Bit set: at whom the X-Ray Sunglasses look."""
    hits: i64 = 0
    """Row of seats: wounds about to be taken."""
    dropped: i64 = 0
    """Whether the grenade lies on the table."""
    mortal: i64 = 0
    """Bit set: who is dying."""
    kamikaze: i64 = 0
    """Bit set: who of them takes others along."""
    joined: i64 = 0
    """Bit set: who shares though lying or wounded."""
    sharers: i64 = 0
    """Bit set: who took part in the share."""
    part: i64 = 0
    """What each of them is paid, in units."""
    basher: i64 = NOTHING
    """Who took another sharer's part with the Bludgeon."""
    bashed: i64 = NOTHING
    """Whose."""

    def clone(self) -> Round:
        """Return a copy."""
        copy = Round()
        copy.step = self.step
        copy.lying = self.lying
        copy.wounded = self.wounded
        copy.kevlar = self.kevlar
        copy.samurai = self.samurai
        copy.down = self.down
        copy.up = self.up
        copy.aim = self.aim
        copy.aim2 = self.aim2
        copy.left = self.left
        copy.sure = self.sure
        copy.stabbing = self.stabbing
        copy.marks = self.marks
        copy.derringer = self.derringer
        copy.struck = self.struck
        copy.felled = self.felled
        copy.double = self.double
        copy.prey = self.prey
        copy.looked = self.looked
        copy.hits = self.hits
        copy.dropped = self.dropped
        copy.mortal = self.mortal
        copy.kamikaze = self.kamikaze
        copy.joined = self.joined
        copy.sharers = self.sharers
        copy.part = self.part
        copy.basher = self.basher
        copy.bashed = self.bashed
        return copy


class Public(Part):
    """What lies on the table, and what everybody remembers."""

    seats: i64 = 0
    sides: tuple[int, ...] = ()
    """For each seat the bit set of its team, itself included."""
    yakuzas: i64 = 0
    """Bit set of seats."""
    now: Round
    shown: list[int]
    """For each deck the pile of cards that lie face up, used."""
    claims: tuple[int, ...] = ()
    """What everybody knows of hands: see `Claim` below."""
    round: i64 = 0
    """The round that is played, from 1; 0 before the first."""
    godfather: i64 = 0
    """The seat from which things that happen together are put in order."""
    ring: i64 = 0
    """Row of places, clockwise: who sits there. Only the Ninja changes it."""
    alive: i64 = 0
    """Bit set of seats."""
    pot: i64 = 0
    """Row of kinds: the bills that lie face up."""
    bag: i64 = 0
    """Row of kinds: the bills that have not been turned yet."""
    fives: i64 = 0
    """Row of seats: bills of $5,000."""
    tens: i64 = 0
    """Row of seats: bills of $10,000."""
    twenties: i64 = 0
    """Row of seats: bills of $20,000."""
    gone: i64 = 0
    """Row of kinds: bills that left the game with the dead."""
    wounds: i64 = 0
    """Row of seats."""
    shame: i64 = 0
    """Row of seats: shame markers, whatever their side."""
    flash: i64 = 0
    """Row of seats: those of them that lie flashing-light side up (CNG-P3)."""
    fingers: i64 = 0
    """Bit set: yakuzas with a finger marker."""
    scarred: i64 = 0
    """Bit set: who has ever been wounded."""
    doomed: i64 = 0
    """Bit set: who dies at the end of round `doom` by the Angry Dragon."""
    doom: i64 = 0
    power_down: i64 = 0
    """Bit set: who has a power face down."""
    object_down: i64 = 0
    """Bit set: who has an object face down."""
    powers: i64 = 0
    """Row of seats: 1 + the power that everybody has seen."""
    objects: i64 = 0
    """Row of seats: 1 + the object that everybody has seen, and which is used up."""
    seen: i64 = 0
    """Bit set of cards that everybody has seen."""
    spent: i64 = 0
    """Bit set: whose power has been used up."""
    ruled_out: i64 = 0
    """Row of cards that show themselves: seats that would have shown them."""
    pools: i64 = 0
    """Row of teams: how many of their powers nobody has taken yet."""
    second: i64 = NOTHING
    """Who has two guns; NOTHING while nobody does."""
    second_deck: i64 = NOTHING
    """Whose gun that was."""
    first_dead: i64 = NOTHING
    """The first gangster to die."""
    armed: i64 = 0
    """Bit set: the Insane, while the grenade can go off."""
    calls: i64 = 0
    """How many switchboard cards are turned."""
    called: i64 = 0
    """The round in which the third was; 0 before."""
    suspects: i64 = 0
    """Bit set: who can be the cop, by what everybody saw."""
    cop: i64 = NOTHING
    """The cop, once everybody knows."""
    thief: i64 = NOTHING
    """Who used the Magnet."""
    robbed: i64 = NOTHING
    """On whom."""
    hidden: i64 = 0
    """Row of decks: how many cards were discarded unrevealed."""
    buried: i64 = 0
    """Row of decks: how many of these its dead owner had discarded when it was taken."""
    asked: i64 = 0
    """Bit set of guns: whose answers are waited for at the moment."""
    answered: i64 = 0
    """Bit set of guns: who of them has answered."""
    declared: i64 = 0
    """Bit set: who played a card in the last window."""

    def clone(self) -> Public:
        """Return a copy."""
        copy = Public()
        copy.seats = self.seats
        copy.sides = self.sides
        copy.yakuzas = self.yakuzas
        copy.now = self.now.clone()
        copy.shown = self.shown[:]
        copy.claims = self.claims
        copy.round = self.round
        copy.godfather = self.godfather
        copy.ring = self.ring
        copy.alive = self.alive
        copy.pot = self.pot
        copy.bag = self.bag
        copy.fives = self.fives
        copy.tens = self.tens
        copy.twenties = self.twenties
        copy.gone = self.gone
        copy.wounds = self.wounds
        copy.shame = self.shame
        copy.flash = self.flash
        copy.fingers = self.fingers
        copy.scarred = self.scarred
        copy.doomed = self.doomed
        copy.doom = self.doom
        self.copy_cards(copy)
        return copy

    def copy_cards(self, copy: Public) -> None:
        """Copy what is known of powers, objects, guns and the cop, and who is asked."""
        copy.power_down = self.power_down
        copy.object_down = self.object_down
        copy.powers = self.powers
        copy.objects = self.objects
        copy.seen = self.seen
        copy.spent = self.spent
        copy.ruled_out = self.ruled_out
        copy.pools = self.pools
        copy.second = self.second
        copy.second_deck = self.second_deck
        copy.first_dead = self.first_dead
        copy.armed = self.armed
        copy.calls = self.calls
        copy.called = self.called
        copy.suspects = self.suspects
        copy.cop = self.cop
        copy.thief = self.thief
        copy.robbed = self.robbed
        copy.hidden = self.hidden
        copy.buried = self.buried
        copy.asked = self.asked
        copy.answered = self.answered
        copy.declared = self.declared

    # Seats

    def is_yakuza(self, seat: i64) -> bool:
        """Return whether a yakuza sits there."""
        return bool(self.yakuzas >> seat & 1)

    def side(self, seat: i64) -> i64:
        """Return the team of a seat as a bit set, the seat included."""
        return self.sides[seat]

    def enemies(self, seat: i64) -> i64:
        """Return everybody alive who is not of the seat's team."""
        return self.alive & ~self.side(seat)

    def exposed(self) -> i64:
        """Return everybody alive and not shame."""
        return self.alive & ~self.now.lying

    def standing(self) -> i64:
        """Return everybody alive, neither shame nor wounded."""
        return self.alive & ~self.now.lying & ~self.now.wounded

    def place_of(self, seat: i64) -> i64:
        """Return where in the ring a seat is."""
        place: i64 = 0
        while nibble(self.ring, place) != seat:
            place += 1
        return place

    def next_of(self, seat: i64, among: i64, way: i64) -> i64:
        """Return the next seat of a bit set to the left (way 1) or right (-1); NOTHING if none.

        The left is clockwise. The search ends before it comes back to the seat itself.
        """
        start = self.place_of(seat)
        for step in range(1, self.seats):
            found = nibble(self.ring, (start + way * step + self.seats) % self.seats)
            if among >> found & 1:
                return found
        return NOTHING

    def beside(self, seat: i64, way: i64) -> i64:
        """CNG-R3: return at whom a yakuza aims on one side: the next alive who is no teammate."""
        return self.next_of(seat, self.enemies(seat), way)

    def neighbours(self, seat: i64) -> i64:
        """Return the next living seats on both sides, as a bit set."""
        found: i64 = 0
        left = self.next_of(seat, self.alive, 1)
        if left != NOTHING:
            found = 1 << left | 1 << self.next_of(seat, self.alive, -1)
        return found

    def in_order(self, among: i64) -> list[int]:
        """Return the seats of a bit set, clockwise from the Godfather."""
        start = self.place_of(self.godfather)
        found: list[int] = []
        for step in range(self.seats):
            seat = nibble(self.ring, (start + step) % self.seats)
            if among >> seat & 1:
                found.append(int(seat))
        return found

    # Guns

    def guns(self, seat: i64) -> i64:
        """Return the guns of a seat as a bit set."""
        return self.guns_of(1 << seat)

    def guns_of(self, seats: i64) -> i64:
        """Return the guns of all seats of a bit set."""
        if self.second != NOTHING and seats >> self.second & 1:
            return seats | 1 << SECOND
        return seats

    def owner(self, gun: i64) -> i64:
        """Return who holds a gun."""
        return self.second if gun == SECOND else gun

    def deck(self, gun: i64) -> i64:
        """Return which deck is shot with a gun."""
        return self.second_deck if gun == SECOND else gun

    def owners(self, guns: i64) -> i64:
        """Return who holds these guns."""
        if guns >> SECOND & 1:
            return (guns | 1 << self.second) & ((1 << MAX_SEATS) - 1)
        return guns

    def target(self, gun: i64) -> i64:
        """Return at whom a gun aims, or NOTHING."""
        return nibble(self.now.aim, gun) - 1

    def second_target(self, gun: i64) -> i64:
        """Return the other target of a spread, or NOTHING; a second gun is a pistol."""
        return nibble(self.now.aim2, gun) - 1

    def marked(self, gun: i64, card: i64) -> bool:
        """Return whether an object was played for the shot of a gun."""
        return bool(nibble(self.now.marks, gun) >> mark_of(card) & 1)

    def revealed(self, gun: i64) -> i64:
        """Return the card that a gun revealed in this round, or NOTHING."""
        return nibble(self.now.up, gun) - 1

    # Cards

    def power(self, seat: i64) -> i64:
        """Return the power of a seat that everybody has seen, or NOTHING."""
        return row_get(self.powers, seat, WIDE) - 1

    def active(self, seat: i64, power: i64) -> bool:
        """Return whether a living seat's power lies open and can still be used."""
        return bool(
            self.power(seat) == power and self.alive >> seat & 1 and not self.spent >> seat & 1
        )

    def holder(self, power: i64) -> i64:
        """Return who uses an open power, or NOTHING."""
        if self.seen >> power & 1:
            for seat in range(self.seats):
                if self.active(seat, power):
                    return seat
        return NOTHING

    # Money

    def units(self, seat: i64) -> i64:
        """Return the money of a seat in units of $5,000."""
        return (
            row_get(self.fives, seat, WIDE)
            + 2 * row_get(self.tens, seat, WIDE)
            + 4 * row_get(self.twenties, seat, WIDE)
        )

    def cash(self, seat: i64) -> int:
        """Return the money of a seat in dollars."""
        return UNIT * int(self.units(seat))


class Private(Part):
    """What one seat keeps to itself, and what it has learned about others."""

    power: i64 = 0
    """1 + the power; 0 for none."""
    object: i64 = 0
    """1 + the object; 0 for none, or once it is used."""
    cop: i64 = 0
    """Whether this is the cop."""
    hand: i64 = 0
    """Pile of unused cards."""
    loaded: i64 = 0
    """1 + the card that lies face down."""
    dumped: i64 = 0
    """Sequence of the cards discarded unrevealed."""
    hand2: i64 = 0
    """The same for the second gun."""
    loaded2: i64 = 0
    dumped2: i64 = 0
    answer: i64 = NOTHING
    """Index of the move given as an answer, until all have answered."""
    answer2: i64 = NOTHING
    """The same for the second gun."""
    pool: i64 = 0
    """Bit set: the team's powers that nobody has taken yet."""
    seen_powers: i64 = 0
    """Row of seats: 1 + the face-down power that this seat knows."""
    seen_objects: i64 = 0
    """Row of seats: 1 + the face-down object that this seat knows."""
    gave: i64 = 0
    """1 + the card given away when the Magnet swapped cards."""
    got: i64 = 0
    """1 + the card received then."""
    claims: tuple[int, ...] = ()
    """What this seat knows of other hands: see `Claim` below."""

    def clone(self) -> Private:
        """Return a copy."""
        copy = Private()
        copy.claims = self.claims
        copy.power = self.power
        copy.object = self.object
        copy.cop = self.cop
        copy.hand = self.hand
        copy.loaded = self.loaded
        copy.dumped = self.dumped
        copy.hand2 = self.hand2
        copy.loaded2 = self.loaded2
        copy.dumped2 = self.dumped2
        copy.answer = self.answer
        copy.answer2 = self.answer2
        copy.pool = self.pool
        copy.seen_powers = self.seen_powers
        copy.seen_objects = self.seen_objects
        copy.gave = self.gave
        copy.got = self.got
        return copy

    def hand_of(self, gun: i64) -> i64:
        """Return the unused cards of a gun."""
        return self.hand2 if gun == SECOND else self.hand

    def loaded_in(self, gun: i64) -> i64:
        """Return the card that lies face down before a gun, or NOTHING."""
        return (self.loaded2 if gun == SECOND else self.loaded) - 1

    def change_hand(self, gun: i64, change: i64) -> None:
        """Add a pile to the hand of a gun; a negative one takes away."""
        if gun == SECOND:
            self.hand2 += change
        else:
            self.hand += change

    def load(self, gun: i64, card: i64) -> None:
        """Move a card from the hand before the gun."""
        self.change_hand(gun, -one(card))
        if gun == SECOND:
            self.loaded2 = card + 1
        else:
            self.loaded = card + 1

    def unload(self, gun: i64) -> i64:
        """Take the card away that lies before a gun, and return it."""
        card = self.loaded_in(gun)
        if gun == SECOND:
            self.loaded2 = 0
        else:
            self.loaded = 0
        return card

    def dump(self, gun: i64, card: i64) -> None:
        """Remember a card that was discarded unrevealed."""
        if gun == SECOND:
            self.dumped2 = push(self.dumped2, card)
        else:
            self.dumped = push(self.dumped, card)


CashState: TypeAlias = State[Box, Public, Private]


# Sequences of cards: 2 bits each, below a leading one.


def push(sequence: i64, card: i64) -> i64:
    """Return the sequence with a card at its end; 0 is the empty one."""
    if sequence == 0:
        sequence = 1
    return sequence << 2 | card


def cards_in(sequence: i64) -> list[int]:
    """Return the cards of a sequence, the first one first."""
    found: list[int] = []
    while sequence > 1:
        found.append(int(sequence & 3))
        sequence >>= 2
    found.reverse()
    return found


def mark_of(card: i64) -> i64:
    """Return the place of an object among those for a shot; no gun can have both sorts."""
    return card - (LASER_BEAM if card < POISONED_TANTO else POISONED_TANTO)


# Claims: what somebody knows of a hand without seeing it any more.


def claim(public: Public, deck: i64, pile: i64, *, whole: bool) -> int:
    """Return the knowledge that a deck's hand holds this pile now: all of it, or at least this.

    It stays true by what is remembered beside it: how many cards had been discarded unrevealed,
    and which lay face up.
    """
    since = nibble(public.hidden, deck)
    shown: i64 = public.shown[deck]
    return int(deck | since << 4 | pile << 8 | shown << 20 | (1 << 32 if whole else 0))


class Claim:
    """A claim, read."""

    def __init__(self, packed: i64) -> None:
        self.deck: i64 = packed & 15
        self.since: i64 = packed >> 4 & 15
        """How many cards had been discarded unrevealed before."""
        self.pile: i64 = packed >> 8 & 4095
        self.shown: i64 = packed >> 20 & 4095
        """What lay face up then."""
        self.whole: bool = bool(packed >> 32 & 1)


def claims_without(claims: tuple[int, ...], deck: i64) -> tuple[int, ...]:
    """Return what is known of other hands than this deck's."""
    return tuple([known for known in claims if Claim(known).deck != deck])


def team_seats(public: Public) -> tuple[tuple[int, ...], ...]:
    """Return the seats of each team, the yakuzas first; nothing where everybody plays alone."""
    if not public.yakuzas:
        return ()
    others = [side for side in dict.fromkeys(public.sides) if side != public.yakuzas]
    return tuple([tuple(members(side)) for side in (int(public.yakuzas), *others)])
