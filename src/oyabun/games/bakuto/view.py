"""What one seat of Bakuto may know, and what it may imagine.

Hidden are the hands, the piles that were not turned up, and the tokens that lie face down on a
stake, on the bench or in a rest zone. All else lies open, or was open when it was taken: of every
token one knows that it is in one of these places, or where it is. What was looked at stays known.
The bag and the piles of tiles have no order: what comes is drawn when it comes.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from oyabun.core.bits import (
    NIBBLE,
    count_bits,
    has,
    members,
    nibble,
    nth_bit,
    one_bit,
    row_get,
    row_list,
    row_set,
)
from oyabun.core.chance import Rng
from oyabun.core.view import Imagined, Secrets, View
from oyabun.games.bakuto.components import (
    ACTIVITIES,
    ALL_TOKENS,
    EFFECTS,
    ELEMENTS_AT_STAKE,
    PLACES,
    STAKES,
    ZONE,
    Box,
)
from oyabun.games.bakuto.rules.access import open_stakes
from oyabun.games.bakuto.rules.betting import seats_in
from oyabun.games.bakuto.rules.end import (
    cubes_in,
    district_points,
    district_shares,
    family_points,
    line_points,
    network_points,
)
from oyabun.games.bakuto.rules.network import learn
from oyabun.games.bakuto.rules.resolution import (
    best_contributors,
    contribution,
    file_sum,
    is_diminished,
    striking_place,
    winning_file,
)
from oyabun.games.bakuto.state import (
    AT_REST,
    DEAD,
    ELEMENT_WIDTH,
    LEFT,
    NOTHING,
    ON_BENCH,
    UNDER,
    WHERE_WIDTH,
    BakutoState,
    Private,
    Public,
    owner_of,
    token_of,
)

World: TypeAlias = Imagined[Box, Public, Private]
"""What is imagined: bots may play in it, for it is not the real one."""


Table: TypeAlias = Public
"""What lies on the table of a view or of an imagined world."""


class BakutoView(View[Box, Public, Private]):
    """The table, one's own tokens, and what one has seen of others'."""

    # What lies on the stakes

    def effect_on(self, place: int) -> int:
        """Return the effect of the network tile on a slot, or -1."""
        code = int(self.public.slots[place])
        return code - 1 if 0 < code < 16 else NOTHING

    def owner_on(self, place: int) -> int:
        """Return whose token lies on a slot, dead or alive, or -1."""
        return int(owner_of(self.public.slots[place]))

    def is_dead(self, place: int) -> bool:
        """Return whether the token on a slot was killed."""
        return bool(self.public.slots[place] & DEAD)

    def is_down(self, place: int) -> bool:
        """Return whether the token on a slot lies face down."""
        return has(self.public.down, place)

    def is_shielded(self, place: int) -> bool:
        """Return whether the token on a slot is protected."""
        return has(self.public.shielded, place)

    def token_on(self, place: int) -> int:
        """Return the token on a slot if this seat knows it: face up, its own, or seen; else -1."""
        code = self.public.slots[place]
        token = int(token_of(code))
        if token >= 0 or self.own is None or code < 16:
            return token if code >= 16 else NOTHING
        if owner_of(code) == self.seat:
            return int(self.own.token_at(place + 1))
        return int(self.own.seen_at(place))

    def elements(self, stake: int) -> list[int]:
        """Return the six elements of a stake in their places, taken or not; -1 for none yet."""
        row = self.public.stakes[stake]
        return [int(row_get(row, at, ELEMENT_WIDTH)) - 1 for at in range(ELEMENTS_AT_STAKE)]

    def taker(self, stake: int, at: int) -> int:
        """Return who has taken an element: a seat, -1 for nobody yet, LEFT - 1 for nobody ever."""
        return int(nibble(self.public.takers[stake], at)) - 1

    def nobody_took(self, stake: int, at: int) -> bool:
        """Return whether an element was left over when its stake was shared."""
        return self.taker(stake, at) == LEFT - 1

    def is_judged(self, stake: int) -> bool:
        """Return whether the sums of a stake have been compared."""
        return has(self.public.judged, stake)

    def file_sums(self) -> list[tuple[int, int]]:
        """Return the sums of both files of each stake, as far as they lie face up (BAK-R3)."""
        table = self.face_up() if self.public.down else self.public
        return [
            (
                int(file_sum(self.box, table, stake, 0)),
                int(file_sum(self.box, table, stake, 1)),
            )
            for stake in range(len(STAKES))
        ]

    def face_up(self) -> Public:
        """Return the table without the tokens that lie face down."""
        table = self.public.clone()
        for place in members(table.down):
            owner = owner_of(table.slots[place])
            table.slots[place] = 0
            table.owned[owner] &= ~one_bit(place)
        return table

    def winning_file(self, stake: int) -> int:
        """Return the file that wins a stake as it lies, or -1 (BAK-R3)."""
        return int(winning_file(self.box, self.public, stake))

    def is_diminished(self, stake: int) -> bool:
        """Return whether a stake that has been won is diminished (BAK-R4)."""
        winner = self.winning_file(stake)
        return winner != NOTHING and bool(is_diminished(self.public, stake, winner))

    def winners(self, stake: int) -> list[tuple[int, int]]:
        """Return the at most two who share a stake, with what they brought (BAK-R5)."""
        winner = self.winning_file(stake)
        if winner == NOTHING:
            return []
        box, public = self.box, self.public
        return [
            (seat, int(contribution(box, public, stake, winner, seat)))
            for seat in best_contributors(box, public, stake, winner)
        ]

    def striker(self) -> int:
        """Return the slot of the ronin that is about to strike, or -1."""
        phase = self.phase
        striking = phase is not None and phase.name in ("strike", "must-strike")
        return int(striking_place(self.public)) if striking else NOTHING

    # What the seats have

    def wind(self, seat: int) -> int:
        """Return the wind of a seat, or -1 before it has one."""
        return int(nibble(self.public.winds, seat)) - 1

    def priority(self, seat: int) -> int:
        """Return the number of a seat's priority token; 0 before it has one."""
        return int(nibble(self.public.priority, seat))

    def held(self, seat: int) -> int:
        """Return how many tokens a seat has in hand."""
        return int(nibble(self.public.held, seat))

    def pile(self, seat: int) -> list[int]:
        """Return the tokens of a seat's pile that are not placed, -1 for one that is not known."""
        public = self.public
        own = self.own if seat == self.seat else None
        chosen = int(nibble(public.committed, seat))
        shown = int(nibble(public.shown, seat))
        if not shown:
            tops = [] if own is None else [int(own.top) - 1, int(own.under) - 1]
            return (tops or [NOTHING, NOTHING])[:chosen]
        left = int(nibble(public.to_place, seat))
        under = int(nibble(public.beneath, seat)) or (0 if own is None else int(own.under))
        return [token for which, token in enumerate((shown - 1, under - 1)) if left >> which & 1]

    def shown(self, seat: int) -> int:
        """Return the token that a seat turned up in this betting turn, or -1."""
        return int(nibble(self.public.shown, seat)) - 1

    def deciding(self, seat: int) -> int:
        """Return the token that decides for a seat in this betting turn, or -1."""
        return int(self.public.deciding(seat))

    def order(self) -> list[int]:
        """Return the seats in order of play, once it is known."""
        return seats_in(self.public.order)

    def access(self, seat: int) -> list[int]:
        """Return the stakes that a seat may use now; none before it acts."""
        return members(open_stakes(self.public, seat))

    def is_marked(self, place: int) -> bool:
        """Return whether the last tile of this turn was used on a slot."""
        return has(self.public.marks, place)

    def hand(self) -> list[int]:
        """Return one's own tokens in hand, ascending."""
        return [] if self.own is None else members(self.own.hand)

    def bench(self, seat: int) -> list[int]:
        """Return the benched tokens of a seat, -1 for one that this seat does not know."""
        public = self.public
        return self._aside(seat, public.benched[seat], ON_BENCH, public.unseen_bench)

    def rest(self, seat: int) -> list[int]:
        """Return the tokens of a rest zone, -1 for one that this seat does not know."""
        public = self.public
        return self._aside(seat, public.rest[seat], AT_REST, public.unseen_rest)

    def _aside(self, seat: int, seen: int, where: int, unseen: int) -> list[int]:
        if self.own is None or seat != self.seat:
            return members(seen) + [NOTHING] * int(nibble(unseen, seat))
        rows = enumerate(row_list(self.own.hidden, len(self.box.value), WHERE_WIDTH))
        hidden = sum(1 << token for token, its in rows if its == where)
        return members(seen | hidden)

    def activities(self, seat: int) -> list[int]:
        """Return a seat's activities by colour."""
        return row_list(self.public.activities[seat], len(ACTIVITIES), NIBBLE)

    def discard(self) -> list[int]:
        """Return the activities in the discard, by colour."""
        return row_list(self.public.discard, len(ACTIVITIES), NIBBLE)

    def tiles(self, seat: int) -> list[int]:
        """Return a seat's network tiles by effect, each as often as it is there."""
        counts = row_list(self.public.tiles[seat], len(EFFECTS), NIBBLE)
        return [effect for effect, count in enumerate(counts) for _ in range(count)]

    def display(self) -> list[int]:
        """Return the effects on display, zone 1 then zone 2; -1 for an empty place."""
        return [one - 1 for one in row_list(self.public.display, 2 * ZONE, NIBBLE)]

    def block_owner(self, block: int) -> int:
        """Return who has a block, or -1."""
        for seat in range(self.public.seats):
            if has(self.public.blocks[seat], block):
                return seat
        return NOTHING

    def is_neutral(self, block: int) -> bool:
        """Return whether a block is neutralised."""
        return has(self.public.neutral, block)

    def is_doubled(self, block: int) -> bool:
        """Return whether a block carries two cubes."""
        return has(self.public.doubled, block)

    def cubes(self, district: int) -> list[int]:
        """Return how many cubes each seat has in a district."""
        seats = range(self.public.seats)
        return [int(cubes_in(self.box, self.public, district, seat)) for seat in seats]

    # Points, as they would be now

    def district_points(self, district: int) -> list[int]:
        """Return what a district would pay each seat (BAK-E1)."""
        return district_shares(self.box, self.public, district)

    def score(self, seat: int) -> tuple[int, int, int, int]:
        """Return a seat's points from districts, lines, families and network (BAK-E1, BAK-E2)."""
        return self.scores()[seat]

    def scores(self) -> list[tuple[int, int, int, int]]:
        """Return the same of every seat."""
        box, public = self.box, self.public
        return [
            (
                points,
                int(line_points(box, public.activities[seat])),
                int(family_points(public.activities[seat])),
                int(network_points(box, public.tiles[seat])),
            )
            for seat, points in enumerate(district_points(box, public))
        ]


def strike_gain(world: World, seat: i64, place: i64) -> i64:
    """Return by how much a strike moves a stake towards a seat: its own sum against the others'."""
    stake = world.public.stake
    before = balance(world, stake, seat)
    code = world.public.slots[place]
    owner = owner_of(code)
    world.public.slots[place] = code | DEAD
    world.public.owned[owner] &= ~one_bit(place)
    after = balance(world, stake, seat)
    world.public.slots[place] = code
    world.public.owned[owner] |= one_bit(place)
    return after - before


def balance(world: World, stake: i64, seat: i64) -> i64:
    """Return a seat's best contribution and how its file stands against the other one."""
    box, public = world.box, world.public
    best: i64 = -100
    for file in range(2):
        mine = contribution(box, public, stake, file, seat)
        margin = file_sum(box, public, stake, file) - file_sum(box, public, stake, 1 - file)
        if mine > 0:
            best = max(best, 2 * margin + 3 * mine)
    return best


def unknown_tokens(public: Public, seat: i64) -> i64:
    """Return the tokens of a seat of which not everybody knows where they are."""
    unknown: i64 = ALL_TOKENS & ~public.rest[seat] & ~public.benched[seat]
    left = nibble(public.to_place, seat)
    shown = nibble(public.shown, seat)
    if shown and left & 1:
        unknown &= ~one_bit(shown - 1)
    beneath = nibble(public.beneath, seat)
    if beneath and left & UNDER:
        unknown &= ~one_bit(beneath - 1)
    for place in range(PLACES):
        code = public.slots[place]
        if code >= 16 and owner_of(code) == seat and token_of(code) >= 0:
            unknown &= ~one_bit(token_of(code))
    return unknown


def redeal(state: BakutoState, keep: i64, rng: Rng) -> None:
    """Give every seat but `keep` some tokens wherever it has any that not everybody sees.

    What `keep` has looked at stays where it is.
    """
    public = state.public
    for seat in range(public.seats):
        if seat != keep:
            redeal_seat(state, seat, keep, rng)
    for seat in range(public.seats):
        if seat != keep:
            for place in members(public.peeked[seat]):
                victim = owner_of(public.slots[place])
                learn(state.private[seat], place, state.private[victim].token_at(place + 1))


def redeal_seat(state: BakutoState, seat: i64, keep: i64, rng: Rng) -> None:
    """Deal one seat's hidden tokens anew."""
    public = state.public
    own = state.private[seat]
    own.hand = unknown_tokens(public, seat)
    own.hidden = 0
    own.seen = 0
    down = public.owned[seat] & public.down
    if keep >= 0:
        for place in members(down & public.peeked[keep]):
            lay_hidden(own, state.private[keep].seen_at(place), place + 1)
        down &= ~public.peeked[keep]
    for place in members(down):
        lay_hidden(own, any_token(own.hand, rng), place + 1)
    for _ in range(nibble(public.unseen_bench, seat)):
        lay_hidden(own, any_token(own.hand, rng), ON_BENCH)
    for _ in range(nibble(public.unseen_rest, seat)):
        lay_hidden(own, any_token(own.hand, rng), AT_REST)
    own.top = 0
    own.under = 0
    chosen = nibble(public.committed, seat)
    shown = nibble(public.shown, seat)
    if chosen and not shown:
        own.top = take_any(own, rng)
    waiting = not shown or nibble(public.to_place, seat) & UNDER
    if chosen == 2 and waiting and not nibble(public.beneath, seat):
        own.under = take_any(own, rng)


def any_token(tokens: i64, rng: Rng) -> i64:
    """Return any of a set of tokens."""
    return nth_bit(tokens, rng.below(count_bits(tokens)))


def lay_hidden(own: Private, token: i64, where: i64) -> None:
    """Put a token of the hand somewhere face down."""
    own.hand &= ~one_bit(token)
    own.hidden = row_set(own.hidden, token, WHERE_WIDTH, where)


def take_any(own: Private, rng: Rng) -> i64:
    """Put any token of the hand on the pile, and return 1 + which it is."""
    token = any_token(own.hand, rng)
    own.hand &= ~one_bit(token)
    return token + 1


SECRETS: Final = Secrets(BakutoView, Private, redeal)
