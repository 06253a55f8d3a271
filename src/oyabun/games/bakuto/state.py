"""A position of Bakuto, split by who may know it.

Slots are numbered over the whole table (12 * stake + 6 * file + slot) and kept as bit sets; what
lies on each is one number. Tokens lie face down until their stake is resolved: whose they are is
public, which they are only their owner knows, and whoever has looked. A stake that was resolved
keeps its tokens, the dead among them, and the marks of who took what until the round ends: nobody
needs them before, and everybody can look at them again.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import nibble, one_bit, row_get
from oyabun.core.state import Part, State
from oyabun.games.bakuto.components import ELEMENTS_AT_STAKE, MOST_SLOTS, PLACES, TOKENS, Box

NOTHING: Final = -1
ELEMENT_WIDTH: Final = 6

# What lies on a slot: nothing, a network tile (1 + its effect), or a token.
DEAD: Final = 128
TOP: Final = 1
UNDER: Final = 2
"""The two tokens of a pile, as a set of those that are still to be placed."""

# Where an owner's hidden token is: 1 + a slot, or one of these.
WHERE_WIDTH: Final = 6
ON_BENCH: Final = PLACES + 1
AT_REST: Final = PLACES + 2

LEFT: Final = 5
"""In place of a seat + 1: an element that nobody took."""

STAKE_SLOTS: Final = 2 * MOST_SLOTS
SEEN_WIDTH: Final = 10
MOST_SEEN: Final = 3


class Public(Part):
    """What everybody sees, or has seen."""

    seats: i64 = 0
    round: i64 = 0
    """1 to 5."""
    turn: i64 = 0
    """The betting turn, 1 to 3; more while stakes are resolved."""
    winds: i64 = 0
    """Row: 1 + the wind of each seat."""
    priority: i64 = 0
    """Row: the number on each seat's priority token."""

    bag: i64 = 0
    """The blocks in the bag."""
    bag_activities: i64 = 0
    """Row: the activities of each colour in the bag."""
    neutral: i64 = 0
    """The neutralised blocks."""
    discard: i64 = 0
    """Row: the activities of each colour in the discard."""
    stakes: vec[i64]
    """Row for each stake: 1 + each of its elements."""
    takers: vec[i64]
    """Row for each stake: who has taken each element, 1 + seat, or LEFT; 0 while it lies there."""
    blocks: vec[i64]
    """The blocks of each seat."""
    doubled: i64 = 0
    """The blocks that carry two cubes."""
    activities: vec[i64]
    """Row for each seat: its activities of each colour."""

    unseen_tiles: i64 = 0
    """Row: the network tiles of each effect that have not been displayed."""
    display: i64 = 0
    """Row: 1 + the effect on each place of zone 1, then of zone 2."""
    tiles: vec[i64]
    """Row for each seat: the tiles of each effect that it holds; all saw them recruited."""
    used: i64 = 0
    """The seats that have used a tile in this betting turn."""

    held: i64 = 0
    """Row: how many tokens each seat has in hand."""
    committed: i64 = 0
    """Row: how many tokens of its pile each seat has chosen."""
    shown: i64 = 0
    """Row: 1 + the token on top of each seat's pile, once revealed."""
    beneath: i64 = 0
    """Row: 1 + the second token, where a geisha lay on top of it."""
    to_place: i64 = 0
    """Row: which of its two tokens each seat has still to place, TOP and UNDER."""
    order: i64 = 0
    """Row: 1 + the seats in order of play. This, and what is open to whom, stays until the next
    tokens are turned up."""
    access: i64 = 0
    """Row: the stakes open to each seat that has begun to act; 0 before."""
    loose: i64 = 0
    """The seats that may use only one of these stakes, and have not settled which."""
    copied: i64 = 0
    """Row: 1 + whom each seat's ronin has copied: it was told, so everybody knows."""
    bribed: i64 = 0
    """Row: 1 + with whom each seat has swapped priority in this turn."""
    marks: i64 = 0
    """The slots that the last tile was used on."""
    lifted: i64 = NOTHING
    """Between two decisions: which token is about to be placed (0 the upper), or the first slot of
    a swap."""

    slots: vec[i64]
    """What lies on each slot."""
    free: i64 = 0
    """The empty slots."""
    down: i64 = 0
    """The slots with a token that lies face down."""
    shielded: i64 = 0
    """The slots with a token that is protected."""
    owned: vec[i64]
    """The slots with a living token of each seat."""
    peeked: vec[i64]
    """The slots with hidden tokens that each seat has looked at."""
    rest: vec[i64]
    """The tokens that everybody saw go to each seat's rest zone."""
    benched: vec[i64]
    """The benched tokens of each seat that lie face up."""
    unseen_rest: i64 = 0
    """Row: how many tokens nobody saw go to each seat's rest zone."""
    unseen_bench: i64 = 0
    """Row: how many benched tokens of each seat lie face down."""

    stake: i64 = NOTHING
    """The stake that is being resolved."""
    strikes: i64 = 0
    """How many slots of it have been looked at for ronin, both files in turn."""
    facing: bool = False
    """Whether the ronin whose turn it is faces one that strikes at the same time."""
    judged: i64 = 0
    """The stakes of this round whose sums have been compared."""
    picks: i64 = 0
    """Row: 1 + the seats that have still to take an element, in order."""

    def clone(self) -> Public:
        """Return a copy."""
        copy = Public()
        self._copy_town(copy)
        self._copy_bets(copy)
        return copy

    def _copy_town(self, copy: Public) -> None:
        copy.seats = self.seats
        copy.round = self.round
        copy.turn = self.turn
        copy.winds = self.winds
        copy.priority = self.priority
        copy.bag = self.bag
        copy.bag_activities = self.bag_activities
        copy.neutral = self.neutral
        copy.discard = self.discard
        copy.stakes = self.stakes[:]
        copy.takers = self.takers[:]
        copy.blocks = self.blocks[:]
        copy.doubled = self.doubled
        copy.activities = self.activities[:]
        copy.unseen_tiles = self.unseen_tiles
        copy.display = self.display
        copy.tiles = self.tiles[:]

    def _copy_bets(self, copy: Public) -> None:
        copy.used = self.used
        copy.held = self.held
        copy.committed = self.committed
        copy.shown = self.shown
        copy.beneath = self.beneath
        copy.to_place = self.to_place
        copy.order = self.order
        copy.access = self.access
        copy.loose = self.loose
        copy.copied = self.copied
        copy.bribed = self.bribed
        copy.marks = self.marks
        copy.lifted = self.lifted
        copy.slots = self.slots[:]
        copy.free = self.free
        copy.down = self.down
        copy.shielded = self.shielded
        copy.owned = self.owned[:]
        copy.peeked = self.peeked[:]
        copy.rest = self.rest[:]
        copy.benched = self.benched[:]
        copy.unseen_rest = self.unseen_rest
        copy.unseen_bench = self.unseen_bench
        copy.stake = self.stake
        copy.strikes = self.strikes
        copy.facing = self.facing
        copy.judged = self.judged
        copy.picks = self.picks

    def deciding(self, seat: i64) -> i64:
        """BAK-B4: return the token that decides for a seat: the upper one, or what a geisha hid."""
        under = nibble(self.beneath, seat)
        return (under if under else nibble(self.shown, seat)) - 1

    def is_loose(self, seat: i64) -> bool:
        """Return whether a seat has still to settle on its one stake."""
        return bool(self.loose >> seat & 1)

    def tile_count(self, seat: i64, effect: i64) -> i64:
        """Return how many tiles of an effect a seat holds."""
        return nibble(self.tiles[seat], effect)

    def elements(self, stake: i64) -> list[int]:
        """Return the elements that still lie at a stake, in their places."""
        return [
            int(row_get(self.stakes[stake], place, ELEMENT_WIDTH)) - 1
            for place in range(ELEMENTS_AT_STAKE)
            if row_get(self.stakes[stake], place, ELEMENT_WIDTH)
            and not nibble(self.takers[stake], place)
        ]


class Private(Part):
    """What one seat knows alone."""

    hand: i64 = 0
    """The tokens in hand."""
    top: i64 = 0
    """1 + the upper token of its pile, until it is revealed."""
    under: i64 = 0
    """1 + the lower token of its pile, until it is placed or revealed."""
    hidden: i64 = 0
    """Row: where each of its tokens is that nobody has seen there: 1 + slot, ON_BENCH, AT_REST."""
    seen: i64 = 0
    """Row: what it has learned by looking, 16 * (1 + slot) + token each."""

    def clone(self) -> Private:
        """Return a copy."""
        copy = Private()
        copy.hand = self.hand
        copy.top = self.top
        copy.under = self.under
        copy.hidden = self.hidden
        copy.seen = self.seen
        return copy

    def token_at(self, where: i64) -> i64:
        """Return the own hidden token that is somewhere, or NOTHING."""
        for token in range(len(TOKENS)):
            if row_get(self.hidden, token, WHERE_WIDTH) == where:
                return token
        return NOTHING

    def seen_at(self, place: i64) -> i64:
        """Return the token that was seen on a slot, or NOTHING."""
        row = self.seen
        while row:
            if (row & 1023) >> 4 == place + 1:
                return row & 15
            row >>= SEEN_WIDTH
        return NOTHING


BakutoState: TypeAlias = State[Box, Public, Private]


def token_code(seat: i64, token: i64) -> i64:
    """Return what lies on a slot with a token face up; `NOTHING` for one that lies face down."""
    return (seat + 1) * 16 + token + 1


def is_token(code: i64) -> bool:
    """Return whether a living token lies there."""
    return 16 <= code < DEAD


def owner_of(code: i64) -> i64:
    """Return whose token it is, dead or alive."""
    return ((code >> 4) & 7) - 1


def token_of(code: i64) -> i64:
    """Return which token it is, or NOTHING when it lies face down."""
    return (code & 15) - 1


def stake_mask(stake: i64) -> i64:
    """Return the slots of a stake."""
    return (one_bit(STAKE_SLOTS) - 1) << (stake * STAKE_SLOTS)


def file_mask(stake: i64, file: i64) -> i64:
    """Return the slots of a file."""
    return (one_bit(MOST_SLOTS) - 1) << (stake * STAKE_SLOTS + file * MOST_SLOTS)


def stakes_mask(stakes: i64) -> i64:
    """Return the slots of a set of stakes."""
    slots: i64 = 0
    for stake in range(3):
        if stakes >> stake & 1:
            slots |= stake_mask(stake)
    return slots
