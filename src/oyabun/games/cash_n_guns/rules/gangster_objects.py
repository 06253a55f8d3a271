"""CNG-C5: the 12 objects of the gangsters, each beside its sentence; all are used once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import (
    NIBBLE,
    add_nibble,
    filled,
    members,
    nibble,
    put_nibble,
    row_get,
    row_set,
)
from oyabun.core.frequent import DrawByCounts
from oyabun.core.moves import Move
from oyabun.games.cash_n_guns.components import (
    BANG,
    BBB,
    BLUDGEON,
    BULLETS,
    CARDS,
    CLIC,
    CLIP,
    CLOVER,
    DERRINGER,
    DUM_DUM,
    FIRST_AID_KIT,
    KEVLAR,
    KINDS,
    LASER_BEAM,
    MAGIC_LEFT,
    MAGIC_RIGHT,
    MAGNET,
    SHOTGUN,
    SUNGLASSES,
    TANTO,
    UNIT,
    UZI,
    one,
    pile_count,
    pile_size,
)
from oyabun.games.cash_n_guns.moves import DRAW, GIVE
from oyabun.games.cash_n_guns.rules.asks import PHASES, Asking, CardAsks, CardRule, take_shame
from oyabun.games.cash_n_guns.rules.money import pot_units, take_bills
from oyabun.games.cash_n_guns.state import (
    BBB_STEP,
    NOTHING,
    POT,
    WIDE,
    CashState,
    Public,
    cards_in,
    claim,
    claims_without,
    mark_of,
    push,
)


class ForAShot(CardRule):
    """An object that changes a shot, played before the shot is revealed (W5 or W6), no stab.

    CNG-GO01, Laser Beam: with a BBB you also shoot everyone exposed who aims at you.
    CNG-GO02, Dum-Dum Bullet: your target takes 2 wounds.
    CNG-GO03, CNG-GO04, Magic Bullets: you also hit the first exposed player beside your target.
    CNG-YO07, Poisoned Tanto: it makes 2 wounds. CNG-YO09, Dark Tanto: it strikes on both sides.
    """

    def __init__(self, card: int) -> None:
        self.card: i64 = card

    def could(self, state: CashState, seat: i64) -> bool:
        """A card lies before one of the seat's guns."""
        return shooting(state.public, seat) != 0

    def can(self, state: CashState, seat: i64) -> bool:
        """It is the one that is fired next."""
        return gun_to_fire(state, seat) != NOTHING

    def use(self, state: CashState, seat: i64) -> None:
        """Mark the gun; everybody knows now what it will fire."""
        now = state.public.now
        gun = gun_to_fire(state, seat)
        now.sure = put_nibble(now.sure, gun, 1 << next_shot(state.public, seat))
        marks = nibble(now.marks, gun) | 1 << mark_of(self.card)
        now.marks = put_nibble(now.marks, gun, marks)


def shooting(public: Public, seat: i64) -> i64:
    """Return the guns of a seat with a card face down that is not held back for a stab."""
    return public.guns(seat) & public.now.down & ~public.now.stabbing


def next_shot(public: Public, seat: i64) -> i64:
    """Return what a seat fires next: a BBB in W5, a Bang in W6; a yakuza strikes with his Tanto."""
    if public.is_yakuza(seat):
        return TANTO
    return BBB if public.now.step < BBB_STEP else BANG


def gun_to_fire(state: CashState, seat: i64) -> i64:
    """Return the gun of a seat that is fired next, its own first; or NOTHING."""
    for gun in members(shooting(state.public, seat)):
        if state.private[seat].loaded_in(gun) == next_shot(state.public, seat):
            return gun
    return NOTHING


class HealWhom(CardAsks):
    """CNG-GO05: remove up to 2 wounds from anyone alive."""

    rules = ("CNG-GO05",)

    def choices(self, state: CashState, seat: i64) -> i64:
        """Anyone alive with a wound."""
        return filled(state.public.wounds) & state.public.alive

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Up to 2 wounds go."""
        public = state.public
        healed = min(2, nibble(public.wounds, move.number))
        public.wounds = add_nibble(public.wounds, move.number, -healed)
        if move.number == seat:
            state.tell("heals-self", seat=seat, n=healed)
        else:
            state.tell("heals", seat=seat, seat2=move.number, n=healed)


class Kevlar(CardRule):
    """CNG-GO06: no wounds in this round, 2 shame markers, and you share (option `kevlar`)."""

    def could(self, state: CashState, seat: i64) -> bool:
        """It is the first wound of the round, or of the game."""
        public = state.public
        late = public.scarred if state.box.kevlar_once else public.now.wounded
        return bool(nibble(public.now.hits, seat)) and not late >> seat & 1

    def use(self, state: CashState, seat: i64) -> None:
        """Nothing gets through any more."""
        state.public.now.kevlar |= 1 << seat
        take_shame(state, seat, 2)


class Clip(CardRule):
    """CNG-GO07: your 2 Bang are used: discard 2 Clic and take them back; pistol only."""

    def could(self, state: CashState, seat: i64) -> bool:
        """At least two cards are used, and the gun is a pistol."""
        public = state.public
        used = pile_size(public.shown[seat]) + nibble(public.hidden, seat)
        return used >= 2 and public.power(seat) not in (SHOTGUN, UZI)

    def can(self, state: CashState, seat: i64) -> bool:
        """Both Bang are used, and there are 2 Clic to discard."""
        own = state.private[seat]
        thrown = [card for card in cards_in(own.dumped) if card == BANG]
        used = pile_count(state.public.shown[seat], BANG) + len(thrown)
        return pile_count(own.hand, BANG) == 0 and used >= 2 and pile_count(own.hand, CLIC) >= 2

    def use(self, state: CashState, seat: i64) -> None:
        """Swap them; what was known of the hand is out of date."""
        public = state.public
        own = state.private[seat]
        own.hand += 2 * one(BANG) - 2 * one(CLIC)
        from_table = min(2, pile_count(public.shown[seat], BANG))
        change = 2 * one(CLIC) - from_table * one(BANG)
        public.shown[seat] = public.shown[seat] + int(change)
        for _ in range(2 - from_table):
            own.dumped = without(own.dumped, BANG)
            public.hidden = add_nibble(public.hidden, seat, -1)
        forget_hand(state, seat)
        public.claims = (*public.claims, claim(public, seat, 2 * one(BANG), whole=False))


def without(sequence: i64, card: i64) -> i64:
    """Return a sequence of discards less the first card of a kind."""
    cards = cards_in(sequence)
    cards.remove(int(card))
    again: i64 = 0
    for other in cards:
        again = push(again, other)
    return again


def forget_hand(state: CashState, deck: i64) -> None:
    """What anybody knew of a hand is no longer true."""
    public = state.public
    public.claims = claims_without(public.claims, deck)
    for own in state.private:
        own.claims = claims_without(own.claims, deck)


class FourLeafClover(CardRule):
    """CNG-GO08: after a share, take the visible bills that are left."""

    def could(self, state: CashState, seat: i64) -> bool:
        """There are bills."""
        return state.public.pot != 0

    def use(self, state: CashState, seat: i64) -> None:
        """Take them all."""
        public = state.public
        state.tell("takes-rest", seat=seat, n=UNIT * pot_units(public.pot))
        for kind in range(KINDS):
            take_bills(public, seat, kind, row_get(public.pot, kind, POT))


class Derringer(CardRule):
    """CNG-GO09: your revealed Clic becomes a Bang."""

    def could(self, state: CashState, seat: i64) -> bool:
        """One of the seat's guns has just made Clic."""
        return clicked(state.public, seat) != NOTHING

    def use(self, state: CashState, seat: i64) -> None:
        """It fires after all."""
        state.public.now.derringer = 1 << clicked(state.public, seat)


def clicked(public: Public, seat: i64) -> i64:
    """Return the first gun of a seat that has revealed a Clic, or NOTHING."""
    for gun in members(public.guns(seat)):
        if public.revealed(gun) == CLIC:
            return gun
    return NOTHING


class Bludgeon(CardRule):
    """CNG-GO10: take the part of another sharing enemy, and 2 shame markers."""

    def could(self, state: CashState, seat: i64) -> bool:
        """You share, an enemy does, and there is something to take."""
        public = state.public
        now = public.now
        rivals = now.sharers & public.enemies(seat)
        return bool(now.sharers >> seat & 1) and rivals != 0 and now.part > 0

    def use(self, state: CashState, seat: i64) -> None:
        """Choose whom."""
        take_shame(state, seat, 2)
        state.stack.append(BASH_WHOM[seat])


class BashWhom(CardAsks):
    """CNG-GO10: whose part?"""

    rules = ("CNG-GO10",)

    def choices(self, state: CashState, seat: i64) -> i64:
        """The enemies who share."""
        return state.public.now.sharers & state.public.enemies(seat)

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """The part will be paid to the one with the bludgeon."""
        state.public.now.basher = seat
        state.public.now.bashed = move.number
        state.tell("bashes", seat=seat, seat2=move.number)


class XRay(CardRule):
    """CNG-GO11: see the cards, the object and the power of 2 opponents, never the role."""

    def use(self, state: CashState, seat: i64) -> None:
        """Choose two."""
        state.public.now.looked = 0
        state.then([LOOK_AT[seat], LOOK_AT[seat]])


class LookAt(CardAsks):
    """CNG-GO11: at whom?"""

    rules = ("CNG-GO11",)

    def choices(self, state: CashState, seat: i64) -> i64:
        """An opponent at whom you have not just looked."""
        return state.public.enemies(seat) & ~state.public.now.looked

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """What is seen is remembered; it can no longer be unseen."""
        public = state.public
        target = move.number
        public.now.looked |= 1 << target
        own = state.private[seat]
        other = state.private[target]
        state.tell("looks", seat=seat, seat2=target)
        if public.power_down >> target & 1:
            own.seen_powers = row_set(own.seen_powers, target, WIDE, other.power)
            state.tell("sees-card", seat=seat, seat2=target, word=CARDS[other.power - 1], to=seat)
        if public.object_down >> target & 1:
            own.seen_objects = row_set(own.seen_objects, target, WIDE, other.object)
            state.tell("sees-card", seat=seat, seat2=target, word=CARDS[other.object - 1], to=seat)
        remember_hand(state, seat, target, other.hand)
        if public.second == target:
            remember_hand(state, seat, public.second_deck, other.hand2)
        state.seal()


def remember_hand(state: CashState, seat: i64, deck: i64, hand: i64) -> None:
    """A seat knows the whole hand of a deck from now on."""
    own = state.private[seat]
    seen = claim(state.public, deck, hand, whole=True)
    own.claims = (*claims_without(own.claims, deck), seen)
    if state.heard:
        counts = [int(pile_count(hand, card)) for card in range(KINDS)]
        key = "sees-yakuza-hand" if state.public.is_yakuza(deck) else "sees-hand"
        state.tell_many(key, seats=(int(seat), int(deck)), numbers=counts, to=seat)


class RobWhom(CardAsks):
    """CNG-GO12: swap a random card of an enemy gangster for one of yours, which you choose."""

    rules = ("CNG-GO12",)

    def choices(self, state: CashState, seat: i64) -> i64:
        """The enemy gangsters."""
        return state.public.enemies(seat) & ~state.public.yakuzas

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Everybody sees from whom; then choose what to give, and draw."""
        state.public.now.prey = move.number
        state.tell("robs", seat=seat, seat2=move.number)
        state.then([GIVE_WHAT[seat], ATTRACT[seat]])


class GiveWhat(CardAsks):
    """CNG-GO12: which of your cards do you give for it?"""

    rules = ("CNG-GO12",)
    table = GIVE

    def choices(self, state: CashState, seat: i64) -> i64:
        """The kinds of cards in hand."""
        return filled(state.private[seat].hand)

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Only the two will know."""
        state.private[seat].gave = move.number + 1


class Attract(DrawByCounts):
    """CNG-GO12: the card that the Magnet draws for its owner."""

    rules = ("CNG-GO12",)
    table = DRAW
    width = NIBBLE

    def counts(self, state: CashState) -> i64:
        """The cards in the victim's hand: a pile is a row."""
        return state.private[state.public.now.prey].hand

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Swap the cards; what others knew of these hands is out of date."""
        public = state.public
        thief, robbed = self.about, public.now.prey
        gainer, loser = state.private[thief], state.private[robbed]
        given, drawn = gainer.gave - 1, move.number
        public.thief = thief
        public.robbed = robbed
        public.now.prey = NOTHING
        loser.gave = gainer.got = drawn + 1
        loser.got = given + 1
        gainer.hand += one(drawn) - one(given)
        loser.hand += one(given) - one(drawn)
        forget_hand(state, thief)
        forget_hand(state, robbed)
        gainer.claims = (*gainer.claims, claim(public, robbed, one(given), whole=False))
        loser.claims = (*loser.claims, claim(public, thief, one(drawn), whole=False))
        out, back = BULLETS[given], BULLETS[drawn]
        state.tell("swaps", seat=thief, seat2=robbed, word=out, word2=back, to=thief)
        state.tell("swaps", seat=robbed, seat2=thief, word=back, word2=out, to=robbed)


HEAL_WHOM: Final = PHASES.each_seat("heal-whom", HealWhom)
BASH_WHOM: Final = PHASES.each_seat("bash-whom", BashWhom)
LOOK_AT: Final = PHASES.each_seat("look-at", LookAt)
ROB_WHOM: Final = PHASES.each_seat("rob-whom", RobWhom)
GIVE_WHAT: Final = PHASES.each_seat("give-what", GiveWhat)
ATTRACT: Final = PHASES.each_seat("attract", Attract)

GANGSTER_OBJECT_RULES: Final[dict[int, CardRule]] = {
    **{card: ForAShot(card) for card in (LASER_BEAM, DUM_DUM, MAGIC_RIGHT, MAGIC_LEFT)},
    FIRST_AID_KIT: Asking(HEAL_WHOM),
    KEVLAR: Kevlar(),
    CLIP: Clip(),
    CLOVER: FourLeafClover(),
    DERRINGER: Derringer(),
    BLUDGEON: Bludgeon(),
    SUNGLASSES: XRay(),
    MAGNET: Asking(ROB_WHOM),
}
