"""The eleven network tiles of Bakuto: who may use them when, on what, and what they do."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from oyabun.core.bits import (
    add_nibble,
    count_bits,
    has,
    members,
    nibble,
    nth_bit,
    one_bit,
    row_get,
    row_set,
)
from oyabun.core.chance import Rng
from oyabun.core.frequent import Pick
from oyabun.core.moves import Move
from oyabun.core.phases import Decision, Phase
from oyabun.games.bakuto.components import (
    ACTIVITIES,
    BLOCK,
    BLOCKS,
    DISTRICTS,
    EFFECTS,
    FIGHTER,
    MOST_BLOCKS,
    MOST_SLOTS,
    NO_GEISHA,
    PEEK,
    PRIORITY,
    PROTECT,
    RECOLOUR,
    SALVAGE,
    SECOND_CUBE,
    SQUAT,
    STAKES,
    SWAP,
    TOKENS,
)
from oyabun.games.bakuto.moves import CUBE, FILE_NAMES, REPAINT, SLOT, TAKE, Repaint
from oyabun.games.bakuto.rules.access import grant, open_stakes, settle_on
from oyabun.games.bakuto.rules.phases import PHASES
from oyabun.games.bakuto.state import (
    MOST_SEEN,
    NOTHING,
    SEEN_WIDTH,
    STAKE_SLOTS,
    WHERE_WIDTH,
    BakutoState,
    Private,
    Public,
    owner_of,
    stake_mask,
    stakes_mask,
)

# When

EVERY_TILE: Final = (1 << len(EFFECTS)) - 1
IN_OWN_ACTION: Final = EVERY_TILE & ~(1 << PRIORITY)
"""BAK-N0: before, between and after one's own two tokens."""
LATE_TILES: Final = IN_OWN_ACTION & ~(1 << RECOLOUR)
"""BAK-N0: after the last player."""


def usable(state: BakutoState, seat: i64, window: i64) -> i64:
    """BAK-N0: return the effects of the tiles that a seat holds and can use now."""
    public = state.public
    tiles = public.tiles[seat]
    found: i64 = 0
    if not tiles or public.used >> seat & 1:
        return found
    for effect in range(len(EFFECTS)):
        held = nibble(tiles, effect)
        if held and window >> effect & 1 and targets(public, seat, effect):
            found |= one_bit(effect)
    return found


def spend(state: BakutoState, seat: i64, effect: i64) -> None:
    """BAK-N0: a used tile leaves the game; one in each betting turn."""
    public = state.public
    public.tiles[seat] = add_nibble(public.tiles[seat], effect, -1)
    public.used |= one_bit(seat)


def use(state: BakutoState, seat: i64, effect: i64) -> None:
    """Give a tile up and ask what it is used on."""
    spend(state, seat, effect)
    state.stack.append(USES[effect][seat])


# On what


def targets(public: Public, seat: i64, effect: i64) -> i64:
    """Return what a tile can be used on: slots, stakes to give for others, blocks or activities."""
    if effect == SECOND_CUBE:
        return public.blocks[seat] & ~public.doubled
    if effect == SQUAT:
        return public.neutral
    if effect == SALVAGE:
        return in_discard(public)
    if effect == RECOLOUR:
        return exchanges(public, seat)
    slots = stakes_mask(open_stakes(public, seat))
    if effect == PROTECT:
        return all_tokens(public) & slots & ~public.shielded
    if effect == PEEK:
        return public.down & slots & ~public.owned[seat]
    if effect == SWAP:
        return swappable(public, seat, slots)
    return public.free & slots


def all_tokens(public: Public) -> i64:
    """Return the slots with tokens."""
    found: i64 = 0
    for seat in range(public.seats):
        found |= public.owned[seat]
    return found


def in_discard(public: Public) -> i64:
    """Return the colours of activity in the discard."""
    found: i64 = 0
    for colour in range(len(ACTIVITIES)):
        if nibble(public.discard, colour):
            found |= one_bit(colour)
    return found


def exchanges(public: Public, seat: i64) -> i64:
    """BAK-N1: return the ways to give an open stake for one that is not: 3 * old + new."""
    stakes = nibble(public.access, seat)
    found: i64 = 0
    for old in range(len(STAKES)):
        for new in range(len(STAKES)):
            if stakes >> old & 1 and not stakes >> new & 1:
                found |= one_bit(len(STAKES) * old + new)
    return found


def swappable(public: Public, seat: i64, slots: i64) -> i64:
    """BAK-N9: return a seat's own tokens that have another one to change places with.

    Who has still to settle on one stake needs both on the same.
    """
    mine = public.owned[seat] & slots
    if not public.is_loose(seat):
        return mine if mine & (mine - 1) else 0
    found: i64 = 0
    for stake in range(len(STAKES)):
        here = mine & stake_mask(stake)
        if here & (here - 1):
            found |= here
    return found


# What happens


class OnSlot(Pick):
    """A tile that is used on a slot, or on the token there."""

    table = SLOT
    effect: ClassVar[int] = NOTHING

    def choices(self, state: BakutoState, seat: i64) -> i64:
        """Every slot that it can be used on."""
        return targets(state.public, seat, self.effect)

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Use it there; where the one stake was still open, it is settled now."""
        settle_on(state.public, seat, move.number // STAKE_SLOTS)
        state.public.marks = one_bit(move.number)
        self.happen(state, seat, move.number)

    def happen(self, state: BakutoState, seat: i64, place: i64) -> None:
        """Do what the tile says."""
        raise NotImplementedError(self.name)


class Lays(OnSlot):
    """A tile that lies on a slot: no token may be placed there in this round."""

    def happen(self, state: BakutoState, seat: i64, place: i64) -> None:
        """Lay it there."""
        public = state.public
        public.slots[place] = self.effect + 1
        public.free &= ~one_bit(place)
        tell_use(state, seat, self.effect, place)


class Blocks(Lays):
    """BAK-N2: on any free slot of an accessible stake."""

    rules = ("BAK-N2",)
    effect = BLOCK


class ForbidsGeisha(Lays):
    """BAK-N8: as a block; and every geisha of this stake counts 0."""

    rules = ("BAK-N8",)
    effect = NO_GEISHA


class Fights(Lays):
    """BAK-N11: as a block; it fights for its file and belongs to nobody."""

    rules = ("BAK-N11",)
    effect = FIGHTER


class Protects(OnSlot):
    """BAK-N3: on a token of an accessible stake; ronin must choose another."""

    rules = ("BAK-N3",)
    effect = PROTECT

    def happen(self, state: BakutoState, seat: i64, place: i64) -> None:
        """Lay it on the token."""
        state.public.shielded |= one_bit(place)
        tell_use(state, seat, self.effect, place)


class Peeks(OnSlot):
    """BAK-N5: look at an opponent's hidden token on an accessible stake."""

    rules = ("BAK-N5",)
    effect = PEEK

    def happen(self, state: BakutoState, seat: i64, place: i64) -> None:
        """Everybody sees who looks where; one sees what lies there and does not forget it."""
        public = state.public
        victim = owner_of(public.slots[place])
        token = state.private[victim].token_at(place + 1)
        public.peeked[seat] |= one_bit(place)
        learn(state.private[seat], place, token)
        state.seal()
        tell_use(state, seat, self.effect, place)
        if state.heard:
            state.tell("sees", seat=victim, word=TOKENS[token], to=seat)


def learn(own: Private, place: i64, token: i64) -> None:
    """Note a token that was seen on a slot; one that was seen there before is noted once."""
    forget(own, place)
    own.seen = own.seen << SEEN_WIDTH | (place + 1) * 16 + token


def forget(own: Private, place: i64) -> None:
    """Drop what was noted about a slot."""
    kept: i64 = 0
    for index in range(MOST_SEEN):
        entry = row_get(own.seen, index, SEEN_WIDTH)
        if entry >> 4 != place + 1:
            kept = row_set(kept, index, SEEN_WIDTH, entry)
    own.seen = closed_up(kept)


def closed_up(seen: i64) -> i64:
    """Return the notes without gaps between them."""
    found: i64 = 0
    for index in range(MOST_SEEN - 1, -1, -1):
        entry = row_get(seen, index, SEEN_WIDTH)
        if entry:
            found = found << SEEN_WIDTH | entry
    return found


class Swaps(OnSlot):
    """BAK-N9: two of one's own tokens change places: the first."""

    rules = ("BAK-N9",)
    effect = SWAP

    def happen(self, state: BakutoState, seat: i64, place: i64) -> None:
        """Lift it."""
        state.public.lifted = place
        state.stack.append(SWAP_WITH[seat])


class SwapWith(Pick):
    """BAK-N9: two of one's own tokens change places: the second."""

    rules = ("BAK-N9",)
    table = SLOT

    def choices(self, state: BakutoState, seat: i64) -> i64:
        """Another of one's own tokens on an accessible stake."""
        public = state.public
        slots = stakes_mask(open_stakes(public, seat))
        return public.owned[seat] & slots & ~one_bit(public.lifted)

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Faces and protections travel with the tokens, and what others know about them."""
        public = state.public
        here, there = public.lifted, move.number
        public.lifted = NOTHING
        public.marks |= one_bit(there)
        swapped = public.slots[here]
        public.slots[here] = public.slots[there]
        public.slots[there] = swapped
        public.down = exchanged(public.down, here, there)
        public.shielded = exchanged(public.shielded, here, there)
        own = state.private[seat]
        for token in range(len(TOKENS)):
            where = row_get(own.hidden, token, WHERE_WIDTH)
            if where == here + 1:
                own.hidden = row_set(own.hidden, token, WHERE_WIDTH, there + 1)
            elif where == there + 1:
                own.hidden = row_set(own.hidden, token, WHERE_WIDTH, here + 1)
        for other in range(public.seats):
            public.peeked[other] = exchanged(public.peeked[other], here, there)
            follow(state.private[other], here, there)
        if state.heard:
            one, two = int(here), int(there)
            state.tell(
                "swaps",
                seat=seat,
                word=FILE_NAMES[one // MOST_SLOTS],
                n=one % MOST_SLOTS + 1,
                word2=FILE_NAMES[two // MOST_SLOTS],
                n2=two % MOST_SLOTS + 1,
            )


def exchanged(slots: i64, here: i64, there: i64) -> i64:
    """Return a set of slots after what was on two of them has changed places."""
    if has(slots, here) != has(slots, there):
        return slots ^ (one_bit(here) | one_bit(there))
    return slots


def follow(own: Private, here: i64, there: i64) -> None:
    """What was seen is still known after it has moved."""
    for index in range(MOST_SEEN):
        entry = row_get(own.seen, index, SEEN_WIDTH)
        if entry >> 4 == here + 1:
            own.seen = row_set(own.seen, index, SEEN_WIDTH, (there + 1) * 16 + (entry & 15))
        elif entry >> 4 == there + 1:
            own.seen = row_set(own.seen, index, SEEN_WIDTH, (here + 1) * 16 + (entry & 15))


class Recolours(Pick):
    """BAK-N1: replace one accessible stake by another for this turn."""

    rules = ("BAK-N1",)
    table = REPAINT

    def choices(self, state: BakutoState, seat: i64) -> i64:
        """An open stake for a closed one."""
        return exchanges(state.public, seat)

    def play(self, state: BakutoState, seat: i64, move: Repaint) -> None:
        """Of several candidates for the one stake it replaces one."""
        public = state.public
        stakes = nibble(public.access, seat)
        stakes = stakes & ~one_bit(move.old) | one_bit(move.new)
        grant(public, seat, stakes, loose=public.is_loose(seat))
        if state.heard:
            old, new = STAKES[move.old], STAKES[move.new]
            state.tell("recolours", seat=seat, word=old, word2=new)


class OnBlock(Decision):
    """A tile that is used on a block of Ginza."""

    effect: ClassVar[int] = NOTHING

    def moves(self, state: BakutoState, seat: i64) -> list[Move]:
        """Every block that it can be used on."""
        name_of = state.box.name_of
        return [CUBE[name_of[one]] for one in members(targets(state.public, seat, self.effect))]

    def random_move(self, state: BakutoState, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        blocks = targets(state.public, seat, self.effect)
        return CUBE[state.box.name_of[nth_bit(blocks, rng.below(count_bits(blocks)))]]

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Put a cube there."""
        self.happen(state.public, seat, state.box.element[move.number])
        if state.heard:
            district, block = divmod(int(move.number), MOST_BLOCKS)
            key = "uses-" + EFFECTS[self.effect]
            state.tell(key, seat=seat, word=DISTRICTS[district], n=block + 1)

    def happen(self, public: Public, seat: i64, block: i64) -> None:
        """Do what the tile says."""
        raise NotImplementedError(self.name)


class AddsCube(OnBlock):
    """BAK-N6: a second cube on an own block that has one."""

    rules = ("BAK-N6",)
    effect = SECOND_CUBE

    def happen(self, public: Public, seat: i64, block: i64) -> None:
        """Never a third."""
        public.doubled |= one_bit(block)


class Squats(OnBlock):
    """BAK-N7: a neutralised block becomes one's own, with one cube."""

    rules = ("BAK-N7",)
    effect = SQUAT

    def happen(self, public: Public, seat: i64, block: i64) -> None:
        """One cube, also where the block is important."""
        public.neutral &= ~one_bit(block)
        public.blocks[seat] |= one_bit(block)


class Salvages(Decision):
    """BAK-N10: take an activity out of the discard."""

    rules = ("BAK-N10",)

    def moves(self, state: BakutoState, seat: i64) -> list[Move]:
        """Every colour that lies there."""
        name_of = state.box.name_of
        return [TAKE[name_of[BLOCKS + one]] for one in members(in_discard(state.public))]

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Put it on one's own board."""
        public = state.public
        colour = state.box.element[move.number] - BLOCKS
        public.discard = add_nibble(public.discard, colour, -1)
        public.activities[seat] = add_nibble(public.activities[seat], colour, 1)
        state.tell("salvages", seat=seat, word=ACTIVITIES[colour])


def tell_use(state: BakutoState, seat: i64, effect: i64, place: i64) -> None:
    """Say which tile was used on which slot."""
    if state.heard:
        file, slot = divmod(int(place), MOST_SLOTS)
        key = "uses-" + EFFECTS[effect]
        code = state.public.slots[place]
        victim = int(owner_of(code)) if effect in (PROTECT, PEEK) else int(seat)
        state.tell(key, seat=seat, seat2=victim, word=FILE_NAMES[file], n=slot + 1)


USE_RECOLOUR: Final = PHASES.each_seat("use-recolour", Recolours)
USE_BLOCK: Final = PHASES.each_seat("use-block", Blocks)
USE_PROTECT: Final = PHASES.each_seat("use-protect", Protects)
USE_PEEK: Final = PHASES.each_seat("use-peek", Peeks)
USE_SECOND_CUBE: Final = PHASES.each_seat("use-second-cube", AddsCube)
USE_SQUAT: Final = PHASES.each_seat("use-squat", Squats)
USE_NO_GEISHA: Final = PHASES.each_seat("use-no-geisha", ForbidsGeisha)
USE_SWAP: Final = PHASES.each_seat("use-swap", Swaps)
SWAP_WITH: Final = PHASES.each_seat("swap-with", SwapWith)
USE_SALVAGE: Final = PHASES.each_seat("use-salvage", Salvages)
USE_FIGHTER: Final = PHASES.each_seat("use-fighter", Fights)

USES: Final[tuple[tuple[Phase, ...], ...]] = (
    USE_RECOLOUR,
    USE_BLOCK,
    USE_PROTECT,
    (),
    USE_PEEK,
    USE_SECOND_CUBE,
    USE_SQUAT,
    USE_NO_GEISHA,
    USE_SWAP,
    USE_SALVAGE,
    USE_FIGHTER,
)
"""What each effect asks; priority is used in a window of its own (BAK-B3)."""
