"""Dealing anew everything that one seat cannot know, so that it fits what the seat does know.

There is nothing to go by but the table and the part of the seat that is kept. Powers, objects and
the badge are dealt to those who have them face down. Of every deck, the cards that nobody sees are
laid into the places where they can be: a deck's cards leave its hand one after the other, some are
discarded unrevealed, one lies before the gun, the rest is still in the hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, members, nibble, nth_bit, row_get, row_set
from oyabun.core.chance import Rng
from oyabun.core.frequent import drawn
from oyabun.games.cash_n_guns.components import (
    GANGSTER_OBJECTS,
    GANGSTER_POWERS,
    KIAI,
    KINDS,
    MAX_SEATS,
    SECOND,
    YAKUZA_OBJECTS,
    bit_of,
    card_bit,
    one,
    pile_count,
    pile_nth,
    pile_of,
    pile_size,
)
from oyabun.games.cash_n_guns.rules.asks import SELF_SHOWING, Ask, give_answer
from oyabun.games.cash_n_guns.rules.gangster_objects import Attract
from oyabun.games.cash_n_guns.state import NOTHING, WIDE, CashState, Claim, Public, cards_in, push


def redeal(state: CashState, keep: i64, rng: Rng) -> None:
    """Give every seat but `keep` whatever it may have, for all that `keep` knows."""
    deal_powers(state, keep, rng)
    if state.box.cards and state.box.yakuza and state.box.team_assigns:
        fill_pools(state, keep, rng)
        tell_teams(state, keep)
    deal_objects(state, keep, rng)
    deal_badge(state, keep, rng)
    deal_decks(state, keep, rng)
    give_answers(state, keep, rng)


# Powers, objects, the cop


def deal_powers(state: CashState, keep: i64, rng: Rng) -> None:
    """Deal the powers that lie face down, except those that `keep` knows."""
    public = state.public
    taken: i64 = public.seen
    unknown: list[int] = []
    for seat in range(public.seats):
        own = state.private[seat]
        if seat == keep:
            taken |= own.pool
        elif public.power(seat) != NOTHING:
            own.power = public.power(seat) + 1
        elif public.power_down >> seat & 1:
            if keep != NOTHING:
                own.power = row_get(state.private[keep].seen_powers, seat, WIDE)
            if not own.power:
                unknown.append(seat)
        taken |= bit_of(own.power)
    while not draw_powers(state, unknown, taken, rng):
        rng.shuffle(unknown)


def draw_powers(state: CashState, seats: list[int], taken: i64, rng: Rng) -> bool:
    """Give each seat a power that is left for it; False if somebody finds none, which is rare."""
    for seat in seats:
        left: i64 = powers_for(state.public, seat) & ~taken & ~powers_let_pass(state.public, seat)
        if not left:
            return False
        card = any_of(left, rng)
        state.private[seat].power = card + 1
        taken |= card_bit(card)
    return True


def powers_let_pass(public: Public, seat: i64) -> i64:
    """Return the powers that a seat would have shown by itself by now."""
    found: i64 = 0
    if public.ruled_out:
        for place, card in enumerate(SELF_SHOWING):
            if row_get(public.ruled_out, place, MAX_SEATS) >> seat & 1:
                found |= card_bit(card)
    return found


def any_of(cards: i64, rng: Rng) -> i64:
    """Return any member of a bit set."""
    return nth_bit(cards, rng.below(count_bits(cards)))


def powers_for(public: Public, seat: i64) -> i64:
    """Return the powers of a seat's sort, as a bit set."""
    return KIAI if public.is_yakuza(seat) else GANGSTER_POWERS


def shuffled(cards: i64, rng: Rng) -> list[int]:
    """Return the members of a bit set in any order."""
    found = members(cards)
    rng.shuffle(found)
    return found


def fill_pools(state: CashState, keep: i64, rng: Rng) -> None:
    """CNG-C8: give every team the powers that none of it has taken yet."""
    public = state.public
    taken: i64 = 0
    for own in state.private:
        taken |= own.pool | bit_of(own.power)
    for side in dict.fromkeys(public.sides):
        first = lowest_bit(side)
        pool: i64 = 0
        if keep != NOTHING and side >> keep & 1:
            pool = state.private[keep].pool
        else:
            free = shuffled(powers_for(public, first) & ~taken, rng)
            for card in free[: nibble(public.pools, first)]:
                pool |= card_bit(card)
        taken |= pool
        for seat in members(side):
            state.private[seat].pool = pool


def tell_teams(state: CashState, keep: i64) -> None:
    """CNG-C8: let everybody know which powers their teammates took."""
    for seat in range(state.public.seats):
        own = state.private[seat]
        for mate in members(state.public.side(seat)):
            if mate != seat != keep:
                own.seen_powers = row_set(own.seen_powers, mate, WIDE, state.private[mate].power)


def deal_objects(state: CashState, keep: i64, rng: Rng) -> None:
    """Deal the objects that lie face down, except those that `keep` knows."""
    public = state.public
    taken: i64 = public.seen
    unknown: list[int] = []
    for seat in members(public.object_down):
        own = state.private[seat]
        if seat != keep:
            if keep != NOTHING:
                own.object = row_get(state.private[keep].seen_objects, seat, WIDE)
            if not own.object:
                unknown.append(seat)
        taken |= bit_of(own.object)
    for seat in unknown:
        sort = YAKUZA_OBJECTS if public.is_yakuza(seat) else GANGSTER_OBJECTS
        card = any_of(sort & ~taken, rng)
        state.private[seat].object = card + 1
        taken |= card_bit(card)


def deal_badge(state: CashState, keep: i64, rng: Rng) -> None:
    """Make somebody the cop who can be, if `keep` is not."""
    suspects = state.public.suspects
    if keep != NOTHING:
        suspects &= ~(1 << keep)
        if state.private[keep].cop:
            return
    if suspects:
        state.private[any_of(suspects, rng)].cop = 1


# Decks

LOADED: Final = 100
HELD: Final = 101


class Deck:
    """The places of a deck's cards that lie face down, and which of these `keep` knows."""

    def __init__(self, state: CashState, number: i64, keep: i64) -> None:
        public = state.public
        taken = public.second_deck == number
        self.number: i64 = number
        """The seat that it was dealt to."""
        self.user: i64 = public.second if taken else number
        """Who shoots with it now."""
        self.gun: i64 = SECOND if taken else number
        hidden = nibble(public.hidden, number)
        self.earlier: i64 = nibble(public.buried, number) if taken else hidden
        """How many discards are those of its first owner."""
        loaded = public.now.down >> self.gun & 1
        held = sum(state.box.deck) - pile_size(public.shown[number]) - hidden - loaded
        self.places = [*range(hidden), *([LOADED] * int(loaded)), *([HELD] * int(held))]
        """When each card left the hand: as which discard, or LOADED, or HELD: not yet."""
        self.cards = [NOTHING] * len(self.places)
        """The card in each of the places; NOTHING where it is not known."""
        if keep == number:
            self.cards[: self.earlier] = cards_in(state.private[keep].dumped)
        if keep == self.user:
            own = state.private[keep]
            self.cards[self.earlier :] = [
                *(cards_in(own.dumped2) if taken else []),
                *([int(own.loaded_in(self.gun))] * int(loaded)),
                *cards_of(own.hand_of(self.gun)),
            ]
        self.known = [*cards_of(public.shown[number]), *self.cards]

    def unknown(self, whole: i64) -> list[int] | None:
        """Return the unknown cards of a deck that consists of this pile; None if it cannot."""
        left = cards_of(whole)
        for card in self.known:
            if card in left:
                left.remove(card)
            elif card != NOTHING:
                return None
        return left


def cards_of(pile: i64) -> list[int]:
    """Return the cards of a pile."""
    return [card for card in range(KINDS) for _ in range(pile_count(pile, card))]


def deal_decks(state: CashState, keep: i64, rng: Rng) -> None:
    """Lay what is unknown of every deck into its places."""
    public = state.public
    if is_plain(state, keep):
        for seat in range(public.seats):
            if seat != keep:
                deal_plain_deck(state, seat, rng)
        return
    wholes = [pile_of(state.box.deck)] * int(public.seats)
    if public.thief != NOTHING:
        given, got = swapped_cards(state, keep, rng)
        wholes[public.thief] += one(got) - one(given)
        wholes[public.robbed] += one(given) - one(got)
        thief, robbed = state.private[public.thief], state.private[public.robbed]
        thief.gave = robbed.got = given + 1
        thief.got = robbed.gave = got + 1
    for number, whole in enumerate(wholes):
        deck = Deck(state, number, keep)
        if NOTHING in deck.cards:
            laid = lay_cards(state, deck, whole, keep, rng)
            assert laid is not None, "what really happened is possible"
            for place, known, card in zip(deck.places, deck.cards, laid, strict=True):
                if known == NOTHING:
                    put_card(state, deck, place, card)


def is_plain(state: CashState, keep: i64) -> bool:
    """Return whether nobody knows anything of others' decks but what lies face up."""
    public = state.public
    apart = public.thief != NOTHING or public.second_deck != NOTHING or public.now.sure != 0
    known = keep != NOTHING and bool(state.private[keep].claims)
    return not apart and not known and not public.claims


def deal_plain_deck(state: CashState, seat: i64, rng: Rng) -> None:
    """Deal a deck of which only what lies face up is known: discards, the loaded card, the hand."""
    public = state.public
    own = state.private[seat]
    left: i64 = pile_of(state.box.deck) - public.shown[seat]
    for _ in range(nibble(public.hidden, seat)):
        card = pile_nth(left, rng.below(pile_size(left)))
        left -= one(card)
        own.dumped = push(own.dumped, card)
    own.hand = left
    if public.now.down >> seat & 1:
        own.load(seat, pile_nth(left, rng.below(pile_size(left))))


def swapped_cards(state: CashState, keep: i64, rng: Rng) -> tuple[i64, i64]:
    """CNG-GO12: return what the thief gave and got: `keep` saw it, or any that is possible."""
    public = state.public
    if keep == public.thief:
        return state.private[keep].gave - 1, state.private[keep].got - 1
    if keep == public.robbed:
        return state.private[keep].got - 1, state.private[keep].gave - 1
    pairs = [(given, drawn) for given in range(KINDS) for drawn in range(KINDS)]
    rng.shuffle(pairs)
    full = pile_of(state.box.deck)
    thiefs, robbeds = Deck(state, public.thief, keep), Deck(state, public.robbed, keep)
    for given, got in pairs:
        change = one(got) - one(given)
        if (
            lay_cards(state, thiefs, full + change, keep, rng) is not None
            and lay_cards(state, robbeds, full - change, keep, rng) is not None
        ):
            return given, got
    raise AssertionError("what really happened is possible")


def lay_cards(state: CashState, deck: Deck, whole: i64, keep: i64, rng: Rng) -> list[int] | None:
    """Return a card for every place, so that all that `keep` knows is true; None if none fits."""
    public = state.public
    left = deck.unknown(whole)
    if left is None:
        return None
    rng.shuffle(left)
    claims = claims_on(state, deck.number, keep)
    sure = nibble(public.now.sure, deck.gun)
    if not sure or LOADED not in deck.places or deck.cards[deck.places.index(LOADED)] != NOTHING:
        return lay_claims(public, claims, deck.places, deck.cards[:], left, rng)
    for card in dict.fromkeys(left):
        if sure >> card & 1:
            others = left[:]
            others.remove(card)
            cards = deck.cards[:]
            cards[deck.places.index(LOADED)] = card
            found = lay_claims(public, claims, deck.places, cards, others, rng)
            if found is not None:
                return found
    return None


def claims_on(state: CashState, number: i64, keep: i64) -> list[Claim]:
    """Return what `keep` knows of a deck's hand, the latest first; of a whole hand, that alone."""
    packed = state.public.claims
    if keep != NOTHING:
        packed += state.private[keep].claims
    claims = [claim for claim in map(Claim, packed) if claim.deck == number]
    whole = [claim for claim in claims if claim.whole]
    return sorted(whole or claims, key=lambda claim: -int(claim.since))


def lay_claims(
    public: Public,
    claims: list[Claim],
    places: list[int],
    cards: list[int],
    left: list[int],
    rng: Rng,
) -> list[int] | None:
    """Lay what was in the hand at some time where it can be now, then the rest anywhere."""
    for claim in claims:
        later = [at for at, place in enumerate(places) if place >= claim.since]
        for card in range(KINDS):
            there = len([at for at in later if cards[at] == card])
            for _ in range(still_held(public, claim, card) - there):
                free = [at for at in later if cards[at] == NOTHING]
                if card not in left or not free:
                    return None
                cards[free[rng.below(len(free))]] = card
                left.remove(card)
    rest = iter(left)
    return [next(rest) if card == NOTHING else card for card in cards]


def still_held(public: Public, claim: Claim, card: i64) -> int:
    """Return how many claimed cards of a kind have not been revealed since."""
    revealed = pile_count(public.shown[claim.deck], card) - pile_count(claim.shown, card)
    return max(0, int(pile_count(claim.pile, card) - revealed))


def put_card(state: CashState, deck: Deck, place: int, card: int) -> None:
    """Put a card where it belongs."""
    first, user = state.private[deck.number], state.private[deck.user]
    if place == HELD:
        user.change_hand(deck.gun, one(card))
    elif place == LOADED:
        user.change_hand(deck.gun, one(card))
        user.load(deck.gun, card)
    elif place < deck.earlier:
        first.dumped = push(first.dumped, card)
    else:
        user.dump(deck.gun, card)


# Answers


def give_answers(state: CashState, keep: i64, rng: Rng) -> None:
    """Let those who have answered in secret have answered anything."""
    public = state.public
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Ask):
        for gun in members(public.answered):
            if public.owner(gun) != keep:
                give_answer(state, gun, drawn(top.table, top.answers(state, gun), rng))
    elif isinstance(top, Attract) and top.about != keep:
        own = state.private[top.about]
        own.gave = pile_nth(own.hand, rng.below(pile_size(own.hand))) + 1
