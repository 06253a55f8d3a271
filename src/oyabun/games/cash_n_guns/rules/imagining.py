"""Dealing anew everything that one seat cannot know, so that it fits what the seat does know.

This reads what is public and what the one seat keeps, and nothing else: others' private parts are
written, never read, except what has just been dealt here.
"""

from __future__ import annotations

from mypy_extensions import i64

from oyabun.core.bits import lowest_bit, members, row_get, row_set
from oyabun.core.chance import Rng
from oyabun.games.cash_n_guns.components import (
    GANGSTER_OBJECTS,
    GANGSTER_POWERS,
    KIAI,
    KINDS,
    MAX_SEATS,
    SECOND,
    YAKUZA,
    YAKUZA_OBJECTS,
    card_bit,
    one,
    pile_count,
    pile_nth,
    pile_of,
    pile_size,
)
from oyabun.games.cash_n_guns.rules.asks import SELF_SHOWING, Ask
from oyabun.games.cash_n_guns.rules.gangster_objects import Attract
from oyabun.games.cash_n_guns.state import (
    NIBBLE,
    NOTHING,
    WIDE,
    CashState,
    Claim,
    Private,
    cards_in,
    push,
)


def redeal(state: CashState, keep: i64, rng: Rng) -> None:
    """Give every seat but `keep` whatever it may have, for all that `keep` knows."""
    public = state.public
    for seat in range(public.seats):
        if seat != keep:
            state.private[seat] = Private()
    deal_powers(state, keep, rng)
    deal_objects(state, keep, rng)
    deal_badge(state, keep, rng)
    decks = swapped_decks(state, keep, rng)
    for deck in range(public.seats):
        deal_deck(state, deck, decks[deck], keep, rng)
    give_answers(state, keep, rng)


# Powers, objects, the cop


def deal_powers(state: CashState, keep: i64, rng: Rng) -> None:
    """Deal face-down powers, and the pools of teams that have not shared theirs out yet."""
    public = state.public
    taken: i64 = public.seen
    wanting: list[int] = []
    for seat in range(public.seats):
        open_power = public.power(seat)
        if seat == keep:
            taken |= state.private[seat].pool | bit_of(state.private[seat].power)
        elif open_power != NOTHING:
            state.private[seat].power = open_power + 1
        elif public.power_down >> seat & 1:
            seen = NOTHING if keep == NOTHING else known_power(state, keep, seat)
            if seen != NOTHING:
                state.private[seat].power = seen + 1
                taken |= card_bit(seen)
            else:
                wanting.append(seat)
    pick_cards(state, wanting, taken, rng)
    share_pools(state, keep, rng)


def known_power(state: CashState, keep: i64, seat: i64) -> i64:
    """Return the face-down power of a seat that `keep` knows, or NOTHING."""
    return row_get(state.private[keep].seen_powers, seat, WIDE) - 1


def bit_of(card: i64) -> i64:
    """Return the bit of a card that is written as 1 + its number; 0 for none."""
    return card_bit(card - 1) if card else 0


def pick_cards(state: CashState, wanting: list[int], taken: i64, rng: Rng) -> bool:
    """Give each seat a power that it would not have shown by itself; try all orders at random."""
    if not wanting:
        return True
    public = state.public
    seat = wanting[0]
    kind = KIAI if public.is_yakuza(seat) else GANGSTER_POWERS
    cards = members(kind & ~taken)
    rng.shuffle(cards)
    for card in cards:
        if card in SELF_SHOWING:
            others = row_get(public.ruled_out, SELF_SHOWING.index(card), MAX_SEATS)
            if others >> seat & 1:
                continue
        state.private[seat].power = card + 1
        if pick_cards(state, wanting[1:], taken | card_bit(card), rng):
            return True
    return False


def share_pools(state: CashState, keep: i64, rng: Rng) -> None:
    """Fill the pools of the other teams, and let every team know its own powers (CNG-C8)."""
    public = state.public
    settings = public.settings
    if settings.mode != YAKUZA or not settings.cards or not settings.team_assigns:
        return
    taken: i64 = 0
    for own in state.private:
        taken |= own.pool | bit_of(own.power)
    for seat in range(public.seats):
        side = public.side(seat)
        if lowest_bit(side) != seat:
            continue
        pool: i64 = 0
        if keep != NOTHING and side >> keep & 1:
            pool = state.private[keep].pool
        else:
            kind = KIAI if public.is_yakuza(seat) else GANGSTER_POWERS
            cards = members(kind & ~taken)
            rng.shuffle(cards)
            for card in cards[: row_get(public.pools, seat, NIBBLE)]:
                pool |= card_bit(card)
        taken |= pool
        for mate in members(side):
            state.private[mate].pool = pool
            if mate != keep:
                tell_mates(state, mate, side)


def tell_mates(state: CashState, seat: i64, side: i64) -> None:
    """Let a seat know the powers that its teammates took."""
    own = state.private[seat]
    for mate in members(side):
        if mate != seat and state.private[mate].power:
            own.seen_powers = row_set(own.seen_powers, mate, WIDE, state.private[mate].power)


def deal_objects(state: CashState, keep: i64, rng: Rng) -> None:
    """Deal the objects that lie face down."""
    public = state.public
    taken: i64 = public.seen
    wanting: list[int] = []
    if keep != NOTHING:
        taken |= bit_of(state.private[keep].object)
    for seat in members(public.object_down):
        if seat == keep:
            continue
        seen: i64 = 0 if keep == NOTHING else row_get(state.private[keep].seen_objects, seat, WIDE)
        state.private[seat].object = seen
        taken |= bit_of(seen)
        if not seen:
            wanting.append(seat)
    for seat in wanting:
        kind = YAKUZA_OBJECTS if public.is_yakuza(seat) else GANGSTER_OBJECTS
        free = members(kind & ~taken)
        card = free[rng.below(len(free))]
        state.private[seat].object = card + 1
        taken |= card_bit(card)


def deal_badge(state: CashState, keep: i64, rng: Rng) -> None:
    """Make somebody the cop who can be, if `keep` is not."""
    suspects = state.public.suspects
    if keep != NOTHING:
        if state.private[keep].cop:
            return
        suspects &= ~(1 << keep)
    found = members(suspects)
    if found:
        state.private[found[rng.below(len(found))]].cop = 1


# Decks


def swapped_decks(state: CashState, keep: i64, rng: Rng) -> list[int]:
    """Return what each deck consists of: the Magnet may have changed two of them."""
    public = state.public
    full = int(pile_of(state.box.deck))
    decks = [full] * int(public.seats)
    thief = public.thief
    if thief == NOTHING:
        return decks
    robbed = public.robbed
    given, drawn = swapped_cards(state, keep, rng)
    decks[thief] = int(full - one(given) + one(drawn))
    decks[robbed] = int(full - one(drawn) + one(given))
    for seat, gave, got in ((thief, given, drawn), (robbed, drawn, given)):
        state.private[seat].gave = gave + 1
        state.private[seat].got = got + 1
    return decks


def swapped_cards(state: CashState, keep: i64, rng: Rng) -> tuple[i64, i64]:
    """Return which cards the Magnet swapped: those that `keep` saw, or any that are possible."""
    public = state.public
    thief, robbed = public.thief, public.robbed
    if keep == thief:
        return state.private[keep].gave - 1, state.private[keep].got - 1
    if keep == robbed:
        return state.private[keep].got - 1, state.private[keep].gave - 1
    full = pile_of(state.box.deck)
    pairs: list[tuple[int, int]] = []
    for given in range(KINDS):
        for drawn in range(KINDS):
            change = one(drawn) - one(given)
            if possible(state, thief, full + change, keep) and possible(
                state, robbed, full - change, keep
            ):
                pairs.append((given, drawn))
    pair = pairs[rng.below(len(pairs))]
    return pair[0], pair[1]


def possible(state: CashState, deck: i64, whole: i64, keep: i64) -> bool:
    """Return whether a deck can consist of this pile, by what lies open and what `keep` knows."""
    known = fixed_cards(state, deck, keep) + state.public.shown[deck]
    need: i64 = 0
    for claim in claims_on(state, deck, keep):
        need = larger(need, still_held(state, claim))
    if not all(pile_count(known + need, c) <= pile_count(whole, c) for c in range(KINDS)):
        return False
    slots = Slots(state, deck, keep)
    sure = row_get(state.public.now.sure, slots.gun, NIBBLE)
    unknown = not slots.user_known and slots.down and sure
    return not unknown or bool(loadable(sure, whole - known))


def loadable(sure: i64, left: i64) -> list[int]:
    """Return the kinds of a pile that can lie before a gun about which something was declared."""
    return [card for card in range(KINDS) if sure >> card & 1 and pile_count(left, card)]


def larger(pile: i64, other: i64) -> i64:
    """Return the pile with as many of each kind as the larger of the two."""
    return pile_of(
        tuple([max(int(pile_count(pile, c)), int(pile_count(other, c))) for c in range(KINDS)])
    )


def claims_on(state: CashState, deck: i64, keep: i64) -> list[Claim]:
    """Return what `keep` knows of a deck's hand; the latest first, one of a whole hand alone."""
    packed = list(state.public.claims)
    if keep != NOTHING:
        packed += state.private[keep].claims
    claims = [claim for claim in map(Claim, packed) if claim.deck == deck]
    whole = [claim for claim in claims if claim.whole]
    claims = whole or claims
    claims.sort(key=lambda claim: -int(claim.since))
    return claims


def still_held(state: CashState, claim: Claim) -> i64:
    """Return what of a claimed pile has not been revealed since."""
    shown = state.public.shown[claim.deck]
    counts: list[int] = []
    for card in range(KINDS):
        since = pile_count(shown, card) - pile_count(claim.shown, card)
        counts.append(max(0, int(pile_count(claim.pile, card) - since)))
    return pile_of(tuple(counts))


def fixed_cards(state: CashState, deck: i64, keep: i64) -> i64:
    """Return the cards of a deck that `keep` knows one by one, as a pile."""
    public = state.public
    known: i64 = 0
    if keep == NOTHING:
        return known
    own = state.private[keep]
    if keep == deck:
        known = sequence_pile(own.dumped)
        if public.second_deck != deck:
            known += own.hand + (one(own.loaded - 1) if own.loaded else 0)
    elif keep == public.second and deck == public.second_deck:
        known = sequence_pile(own.dumped2) + own.hand2
        known += one(own.loaded2 - 1) if own.loaded2 else 0
    return known


def sequence_pile(sequence: i64) -> i64:
    """Return the cards of a sequence as a pile."""
    pile: i64 = 0
    for card in cards_in(sequence):
        pile += one(card)
    return pile


class Slots:
    """The unknown places of a deck: discarded by its first owner or the second, loaded, in hand."""

    def __init__(self, state: CashState, deck: i64, keep: i64) -> None:
        public = state.public
        self.taken = public.second_deck == deck
        self.gun: i64 = SECOND if self.taken else deck
        self.user: i64 = public.second if self.taken else deck
        self.hidden: i64 = row_get(public.hidden, deck, NIBBLE)
        self.before: i64 = row_get(public.buried, deck, NIBBLE) if self.taken else self.hidden
        """How many of the discards are the first owner's."""
        self.down: bool = bool(public.now.down >> self.gun & 1)
        self.first_known: bool = keep == deck
        self.user_known: bool = keep == self.user


def deal_deck(state: CashState, deck: i64, whole: i64, keep: i64, rng: Rng) -> None:
    """Deal what is unknown of a deck to its hidden discards, its gun and its hand."""
    public = state.public
    slots = Slots(state, deck, keep)
    if slots.first_known and slots.user_known:
        return
    left = whole - public.shown[deck] - fixed_cards(state, deck, keep)
    places = open_places(slots, left)
    dealt = [NOTHING] * len(places)
    left = place_loaded(state, slots, places, dealt, left, rng)
    for claim in claims_on(state, deck, keep):
        left = place_claim(state, claim, places, dealt, left, rng)
    for place, card in enumerate(dealt):
        if card == NOTHING:
            drawn = pile_nth(left, rng.below(pile_size(left)))
            dealt[place] = int(drawn)
            left -= one(drawn)
    put_down(state, slots, deck, places, dealt)


LOADED_PLACE = 100
HAND_PLACE = 101


def open_places(slots: Slots, left: i64) -> list[int]:
    """Return the places to be filled: discards by their order, then the gun, then the hand."""
    places: list[int] = []
    for order in range(slots.hidden):
        known = slots.first_known if order < slots.before else slots.user_known
        if not known:
            places.append(order)
    if not slots.user_known:
        if slots.down:
            places.append(LOADED_PLACE)
        places += [HAND_PLACE] * int(pile_size(left) - len(places))
    return places


def place_loaded(
    state: CashState, slots: Slots, places: list[int], dealt: list[int], left: i64, rng: Rng
) -> i64:
    """Load a gun about which something was declared; return what is left to deal."""
    sure = row_get(state.public.now.sure, slots.gun, NIBBLE)
    if not sure or LOADED_PLACE not in places:
        return left
    fitting = loadable(sure, left)
    card = fitting[rng.below(len(fitting))]
    dealt[places.index(LOADED_PLACE)] = card
    return left - one(card)


def place_claim(
    state: CashState, claim: Claim, places: list[int], dealt: list[int], left: i64, rng: Rng
) -> i64:
    """Put the cards that were in the hand then where they can be now; return what is left."""
    later = [place for place, order in enumerate(places) if order >= claim.since]
    need = still_held(state, claim)
    for card in range(KINDS):
        there = len([place for place in later if dealt[place] == card])
        for _ in range(pile_count(need, card) - there):
            free = [place for place in later if dealt[place] == NOTHING]
            if free and pile_count(left, card):
                dealt[free[rng.below(len(free))]] = card
                left -= one(card)
    return left


def put_down(
    state: CashState, slots: Slots, deck: i64, places: list[int], dealt: list[int]
) -> None:
    """Write the dealt cards where they belong."""
    first = state.private[deck]
    user = state.private[slots.user]
    for place, card in zip(places, dealt, strict=True):
        if place == HAND_PLACE:
            user.change_hand(slots.gun, one(card))
        elif place == LOADED_PLACE:
            user.change_hand(slots.gun, one(card))
            user.load(slots.gun, card)
        elif place < slots.before:
            first.dumped = push(first.dumped, card)
        else:
            user.dump(slots.gun, card)


# Answers


def give_answers(state: CashState, keep: i64, rng: Rng) -> None:
    """Let those who have answered in secret have answered anything."""
    public = state.public
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Ask):
        for gun in members(public.answered):
            seat = public.owner(gun)
            if seat != keep:
                choices = top.choices(state, gun)
                answer = choices[rng.below(len(choices))].index
                if gun == SECOND:
                    state.private[seat].answer2 = answer
                else:
                    state.private[seat].answer = answer
    elif isinstance(top, Attract) and top.thief != keep:
        own = state.private[top.thief]
        own.gave = pile_nth(own.hand, rng.below(pile_size(own.hand))) + 1
