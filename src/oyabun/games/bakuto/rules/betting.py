"""The betting turn of Bakuto: piles, order of play, placing, recruiting."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import (
    NIBBLE,
    add_nibble,
    count_bits,
    lowest_bit,
    members,
    nibble,
    nth_bit,
    one_bit,
    put_nibble,
    row_get,
    row_set,
)
from oyabun.core.chance import Rng
from oyabun.core.frequent import Pick, PickTogether
from oyabun.core.moves import Move
from oyabun.core.phases import Decision, Phase, Step
from oyabun.core.phrases import Phrase
from oyabun.games.bakuto.components import (
    EFFECTS,
    GEISHA,
    MOST_SLOTS,
    PRIORITY,
    RONIN,
    STAKES,
    TOKENS,
    ZONE,
    Box,
)
from oyabun.games.bakuto.moves import (
    BRIBE,
    COPY,
    FILE,
    FILE_NAMES,
    LIFT,
    PASS,
    RECRUIT,
    TOKEN,
    USE,
    ZONES,
    Recruit,
)
from oyabun.games.bakuto.rules.access import (
    grant_copy,
    grant_own,
    has_room,
    models,
    open_stakes,
    settle_on,
)
from oyabun.games.bakuto.rules.network import IN_OWN_ACTION, LATE_TILES, spend, usable, use
from oyabun.games.bakuto.rules.phases import PHASES, PickOrPass
from oyabun.games.bakuto.state import (
    AT_REST,
    NOTHING,
    ON_BENCH,
    TOP,
    UNDER,
    WHERE_WIDTH,
    BakutoState,
    Public,
    file_mask,
    token_code,
)

# Piles


class BettingTurn(Step):
    """BAK-B1: a player with an empty hand takes back every token of the rest zone."""

    rules = ("BAK-B1", "BAK-S4")

    def run(self, state: BakutoState) -> None:
        """Take tokens back and begin."""
        public = state.public
        public.turn += 1
        public.used = 0
        public.committed = 0
        public.shown = 0
        public.beneath = 0
        public.bribed = 0
        state.tell("turn-begins", n=public.round, n2=public.turn)
        back = [
            take_back(state, one) for one in range(public.seats) if not nibble(public.held, one)
        ]
        if back:
            state.tell("takes-back", n=back[0])
        state.then([COMMIT, BEFORE_REVEAL, REVEAL])


def take_back(state: BakutoState, seat: i64) -> i64:
    """Take every token of the rest zone in hand, also those that nobody saw; return how many."""
    public = state.public
    own = state.private[seat]
    own.hand |= public.rest[seat]
    for token in range(len(TOKENS)):
        if row_get(own.hidden, token, WHERE_WIDTH) == AT_REST:
            own.hidden = row_set(own.hidden, token, WHERE_WIDTH, 0)
            own.hand |= one_bit(token)
    back = count_bits(public.rest[seat]) + nibble(public.unseen_rest, seat)
    public.held = put_nibble(public.held, seat, back)
    public.rest[seat] = 0
    public.unseen_rest = put_nibble(public.unseen_rest, seat, 0)
    return back


class Commit(PickTogether):
    """BAK-B2: all at once and secretly, a pile of two tokens: the upper one, then the lower."""

    rules = ("BAK-B1", "BAK-B2")
    table = TOKEN

    def owing(self, state: BakutoState) -> i64:
        """Whoever has not chosen both."""
        owing: i64 = 0
        for seat in range(state.public.seats):
            if nibble(state.public.committed, seat) < 2:
                owing |= one_bit(seat)
        return owing

    def choices(self, state: BakutoState, seat: i64) -> i64:
        """Any token in hand."""
        return state.private[seat].hand

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Lay it face down on the pile."""
        own = state.private[seat]
        own.hand &= ~one_bit(move.number)
        if nibble(state.public.committed, seat):
            own.under = move.number + 1
        else:
            own.top = move.number + 1
        state.public.committed = add_nibble(state.public.committed, seat, 1)
        state.public.held = add_nibble(state.public.held, seat, -1)

    def reveal(self, state: BakutoState) -> None:
        """The piles lie there; nothing is turned up yet."""

    def asks(self, state: BakutoState, seat: i64) -> Phrase:
        """The upper token, or the one below it."""
        top = state.private[seat].top
        if not top:
            return Phrase("ask-commit")
        return Phrase("ask-commit-under", words=(TOKENS[top - 1],))


class BeforeReveal(Step):
    """BAK-B3: the window before the reveal, in the ascending order of priority as it is now."""

    rules = ("BAK-B3", "BAK-N0")

    def run(self, state: BakutoState) -> None:
        """Ask one after the other; the order stays although tokens are swapped."""
        public = state.public
        by_number = [0] * int(public.seats)
        for seat in range(public.seats):
            by_number[nibble(public.priority, seat) - 1] = seat
        state.then([BRIBES[seat] for seat in by_number])


class Bribes(PickOrPass):
    """BAK-N4: swap priority tokens with an opponent before anything is revealed."""

    rules = ("BAK-B3", "BAK-N0", "BAK-N4")
    table = BRIBE

    def choices(self, state: BakutoState, seat: i64) -> i64:
        """Any opponent, for whoever holds such a tile."""
        public = state.public
        if not public.tile_count(seat, PRIORITY):
            return 0
        return (one_bit(public.seats) - 1) & ~one_bit(seat)

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Swap, or keep the tile."""
        if move is PASS:
            return
        spend(state, seat, PRIORITY)
        swap_priority(state.public, seat, move.number)
        state.public.bribed = put_nibble(state.public.bribed, seat, move.number + 1)
        state.tell("bribes", seat=seat, seat2=move.number)


def swap_priority(public: Public, seat: i64, other: i64) -> None:
    """Let two seats swap priority tokens."""
    mine = nibble(public.priority, seat)
    theirs = nibble(public.priority, other)
    public.priority = put_nibble(public.priority, seat, theirs)
    public.priority = put_nibble(public.priority, other, mine)


class Reveal(Step):
    """BAK-B4, BAK-B5: the upper tokens are turned up; they decide who plays when."""

    rules = ("BAK-B4", "BAK-B5")

    def run(self, state: BakutoState) -> None:
        """Turn them up, find the order, swap priority, then act one after the other."""
        public = state.public
        public.access = 0
        public.loose = 0
        public.copied = 0
        public.marks = 0
        for seat in range(public.seats):
            own = state.private[seat]
            top = own.top
            public.shown = put_nibble(public.shown, seat, top)
            own.top = 0
            public.to_place = put_nibble(public.to_place, seat, TOP | UNDER)
            if top - 1 == GEISHA:
                public.beneath = put_nibble(public.beneath, seat, own.under)
                own.under = 0
        public.order = order_of_play(state.box, public)
        order = seats_in(public.order)
        if state.heard:
            tell_revealed(state, order)
        exchange_priority(state, order)
        actions: list[Phase] = [BEGIN[seat] for seat in order]
        late: list[Phase] = [LATE[seat] for seat in order]
        state.then(actions + late)


def tell_revealed(state: BakutoState, order: list[int]) -> None:
    """Say what everybody has turned up, and who plays when."""
    public = state.public
    shown = [
        Phrase(
            "whose-geisha" if nibble(public.shown, seat) - 1 == GEISHA else "whose",
            seats=(seat,),
            words=(TOKENS[public.deciding(seat)],),
        )
        for seat in order
    ]
    state.tell_many("reveals", parts=shown)
    state.tell_many("order", parts=[Phrase("player", seats=(seat,)) for seat in order])


def order_of_play(box: Box, public: Public) -> i64:
    """BAK-B5: return the seats by the value of their deciding tokens, ties by lower priority."""
    order: i64 = 0
    for seat in range(public.seats):
        before: i64 = 0
        for other in range(public.seats):
            if rank(box, public, other) < rank(box, public, seat):
                before += 1
        order = put_nibble(order, before, seat + 1)
    return order


def rank(box: Box, public: Public, seat: i64) -> i64:
    """BAK-B5: return what puts a seat before another: the smaller, the earlier."""
    return 8 * box.value[public.deciding(seat)] + nibble(public.priority, seat)


def seats_in(order: i64) -> list[int]:
    """Return the seats of a row of 1 + seat."""
    seats: list[int] = []
    while order:
        seats.append(int(order & 15) - 1)
        order >>= NIBBLE
    return seats


def exchange_priority(state: BakutoState, order: list[int]) -> None:
    """BAK-B5: after a tie, first and last of those who were tied swap, and so on inwards."""
    public = state.public
    value = state.box.value
    start = 0
    while start < len(order):
        end = start
        while (
            end + 1 < len(order)
            and value[public.deciding(order[end + 1])] == value[public.deciding(order[start])]
        ):
            end += 1
        first, last = start, end
        while first < last:
            swap_priority(public, order[first], order[last])
            state.tell("swaps-priority", seat=order[first], seat2=order[last])
            first += 1
            last -= 1
        start = end + 1


# Acting


class Begin(Step):
    """BAK-B6: a player's action begins with what is open to the deciding token."""

    rules = ("BAK-B6",)

    def run(self, state: BakutoState) -> None:
        """A ronin copies somebody; where there is only one, that one."""
        public = state.public
        seat = self.seat
        state.stack.append(ACT_ON[seat])
        if public.deciding(seat) == RONIN:
            found = models(public, seat)
            if count_bits(found) > 1:
                state.stack.append(COPIES[seat])
                return
            if found:
                grant_copy(state.box, public, seat, lowest_bit(found))
                state.tell("copies", seat=seat, seat2=lowest_bit(found))
                return
        grant_own(state.box, public, seat)


class Copies(Pick):
    """BAK-B6: whose access does the ronin copy?"""

    rules = ("BAK-B6",)
    table = COPY

    def choices(self, state: BakutoState, seat: i64) -> i64:
        """An opponent whose deciding token is no ronin."""
        return models(state.public, seat)

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Have the same stakes open."""
        grant_copy(state.box, state.public, seat, move.number)
        state.tell("copies", seat=seat, seat2=move.number)


class ActOn(Step):
    """BAK-B7, BAK-B9, BAK-N0: place both tokens; before, between and after, a tile may be used.

    Nobody is asked who has nothing to choose: the last token is taken up by itself, tokens that
    find no slot are benched.
    """

    rules = ("BAK-B7", "BAK-B9", "BAK-N0")

    def run(self, state: BakutoState) -> None:
        """Ask what comes next, if there is a choice."""
        public = state.public
        seat = self.seat
        left = nibble(public.to_place, seat)
        if usable(state, seat, IN_OWN_ACTION):
            state.stack.append(ACT[seat])
        elif left and not has_room(public, seat):
            for which in members(left):
                bench(state, seat, which)
        elif left == TOP | UNDER:
            state.stack.append(ACT[seat])
        elif left:
            public.lifted = lowest_bit(left)
            state.then([PLACE[seat], self])


class Act(Decision):
    """BAK-B7, BAK-N0: take one of the two tokens, or use a tile."""

    rules = ("BAK-B7", "BAK-B9", "BAK-N0")

    def moves(self, state: BakutoState, seat: i64) -> list[Move]:
        """The tokens that are left, the tiles that have a target; to end, once both are placed."""
        left = nibble(state.public.to_place, seat)
        moves: list[Move] = [LIFT[which] for which in members(left)] if left else [PASS]
        tiles = usable(state, seat, IN_OWN_ACTION)
        return moves + [USE[effect] for effect in members(tiles)]

    def random_move(self, state: BakutoState, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        left = nibble(state.public.to_place, seat)
        tiles = usable(state, seat, IN_OWN_ACTION)
        first = max(1, count_bits(left))
        drawn = rng.below(first + count_bits(tiles))
        if drawn >= first:
            return USE[nth_bit(tiles, drawn - first)]
        return LIFT[nth_bit(left, drawn)] if left else PASS

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Lift a token to place it, or bench it where no slot is free; or use a tile."""
        if move is PASS:
            return
        state.stack.append(ACT_ON[seat])
        if move.kind == "use":
            use(state, seat, move.number)
        elif has_room(state.public, seat):
            state.public.lifted = move.number
            state.stack.append(PLACE[seat])
        else:
            bench(state, seat, move.number)

    def asks(self, state: BakutoState, seat: i64) -> Phrase:
        """Say what is left to do."""
        left = nibble(state.public.to_place, seat)
        if not left:
            return Phrase("ask-act-after")
        tiles = usable(state, seat, IN_OWN_ACTION)
        return Phrase("ask-act-or-use" if tiles else "ask-act")


class Place(Pick):
    """BAK-B7: on the next free slot of a file of an accessible stake."""

    rules = ("BAK-B6", "BAK-B7", "BAK-B9")
    table = FILE

    def choices(self, state: BakutoState, seat: i64) -> i64:
        """Every file with a free slot."""
        public = state.public
        stakes = open_stakes(public, seat)
        files: i64 = 0
        for stake in range(len(STAKES)):
            if stakes >> stake & 1:
                for file in range(2):
                    if public.free & file_mask(stake, file):
                        files |= one_bit(2 * stake + file)
        return files

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Put it there, face up or face down; on a first slot it may recruit (BAK-B8)."""
        public = state.public
        which = public.lifted
        public.lifted = NOTHING
        stake = move.number >> 1
        settle_on(public, seat, stake)
        place = lowest_bit(public.free & file_mask(stake, move.number & 1))
        token = put_down(state, seat, which, place)
        if state.heard:
            word = "hidden-token" if token == NOTHING else TOKENS[token]
            slot = int(place) % MOST_SLOTS + 1
            state.tell("places", seat=seat, word=word, word2=FILE_NAMES[move.number], n=slot)
        if token != NOTHING and state.box.value[token] > 0 and place % MOST_SLOTS == 0:
            state.stack.append(RECRUITS[seat])

    def asks(self, state: BakutoState, seat: i64) -> Phrase:
        """Name the token."""
        token = pile_token(state, seat, state.public.lifted)
        return Phrase("ask-place", words=(TOKENS[token],))


def pile_token(state: BakutoState, seat: i64, which: i64) -> i64:
    """Return one of the two tokens of a seat's pile; only its owner may know the lower one."""
    public = state.public
    if which == 0:
        return nibble(public.shown, seat) - 1
    open_ = nibble(public.beneath, seat)
    return (open_ if open_ else state.private[seat].under) - 1


def leave_pile(state: BakutoState, seat: i64, which: i64) -> i64:
    """Take a token off the pile; return it where everybody sees it, else NOTHING."""
    public = state.public
    left = nibble(public.to_place, seat)
    public.to_place = put_nibble(public.to_place, seat, left & ~one_bit(which))
    if which == 1 and not nibble(public.beneath, seat):
        return NOTHING
    return pile_token(state, seat, which)


def hide(state: BakutoState, seat: i64, where: i64) -> None:
    """Note where the owner's lower token lies that nobody else has seen."""
    own = state.private[seat]
    own.hidden = row_set(own.hidden, own.under - 1, WHERE_WIDTH, where)
    own.under = 0


def put_down(state: BakutoState, seat: i64, which: i64, place: i64) -> i64:
    """Put a token of the pile on a slot; return it where everybody sees it, else NOTHING."""
    public = state.public
    token = leave_pile(state, seat, which)
    if token == NOTHING:
        hide(state, seat, place + 1)
        public.down |= one_bit(place)
    public.slots[place] = token_code(seat, token)
    public.free &= ~one_bit(place)
    public.owned[seat] |= one_bit(place)
    return token


def bench(state: BakutoState, seat: i64, which: i64) -> None:
    """BAK-B9: a token that finds no slot is set aside as it is, until the round ends."""
    public = state.public
    token = leave_pile(state, seat, which)
    if token == NOTHING:
        hide(state, seat, ON_BENCH)
        public.unseen_bench = add_nibble(public.unseen_bench, seat, 1)
    else:
        public.benched[seat] |= one_bit(token)
    if state.heard:
        word = "hidden-token" if token == NOTHING else TOKENS[token]
        state.tell("benches", seat=seat, word=word)


class Recruits(PickOrPass):
    """BAK-B8: a face-up token on slot 1 may at once recruit a tile that costs at most its value."""

    rules = ("BAK-B8", "BAK-B10")
    table = RECRUIT

    def choices(self, state: BakutoState, seat: i64) -> i64:
        """Every tile of the two zones that is cheap enough.

        The token on slot 1 is the deciding one: of two face-up tokens the other is a geisha.
        """
        public = state.public
        return affordable(state.box, public, state.box.value[public.deciding(seat)])

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Take it; everybody saw which one it was."""
        if isinstance(move, Recruit):
            public = state.public
            place: i64 = move.zone * ZONE
            while nibble(public.display, place) != move.effect + 1:
                place += 1
            public.display = put_nibble(public.display, place, 0)
            public.tiles[seat] = add_nibble(public.tiles[seat], move.effect, 1)
            state.tell("recruits", seat=seat, word=EFFECTS[move.effect])


def affordable(box: Box, public: Public, value: i64) -> i64:
    """BAK-B8: return the tiles on display of at most this cost: 11 * zone + effect."""
    found: i64 = 0
    for place in range(ZONE * len(ZONES)):
        effect = nibble(public.display, place) - 1
        if effect >= 0 and box.cost[effect] <= value:
            found |= one_bit(place // ZONE * len(EFFECTS) + effect)
    return found


class Late(PickOrPass):
    """BAK-N0: the window after the last player, one pass in order of play."""

    rules = ("BAK-N0",)
    table = USE

    def choices(self, state: BakutoState, seat: i64) -> i64:
        """Every tile that has a target."""
        return usable(state, seat, LATE_TILES)

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Use it."""
        if move is not PASS:
            use(state, seat, move.number)


BETTING_TURN: Final = PHASES.one("betting-turn", BettingTurn())
COMMIT: Final = PHASES.one("commit", Commit())
BEFORE_REVEAL: Final = PHASES.one("before-reveal", BeforeReveal())
BRIBES: Final = PHASES.each_seat("bribe", Bribes)
REVEAL: Final = PHASES.one("reveal", Reveal())
BEGIN: Final = PHASES.each_seat("begin", Begin)
COPIES: Final = PHASES.each_seat("copy", Copies)
ACT_ON: Final = PHASES.each_seat("act-on", ActOn)
ACT: Final = PHASES.each_seat("act", Act)
PLACE: Final = PHASES.each_seat("place", Place)
RECRUITS: Final = PHASES.each_seat("recruit", Recruits)
LATE: Final = PHASES.each_seat("late", Late)
