"""The set-up of Bakuto and its five rounds."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import (
    NIBBLE,
    add_nibble,
    count_bits,
    members,
    nibble,
    nth_bit,
    one_bit,
    put_nibble,
    row_get,
    row_set,
)
from oyabun.core.chance import Rng
from oyabun.core.editions import Edition
from oyabun.core.frequent import DrawByCounts, DrawFrom
from oyabun.core.moves import Move
from oyabun.core.options import Options
from oyabun.core.phases import Chance, Step
from oyabun.core.phrases import Phrase
from oyabun.core.state import State
from oyabun.games.bakuto.components import (
    ACTIVITIES,
    ALL_TOKENS,
    BLOCKS,
    BOXES,
    DRAWN_AT_SETUP,
    ELEMENTS_AT_STAKE,
    PLACES,
    ROUNDS,
    STAKES,
    TOKENS,
    WINDS,
    ZONE,
)
from oyabun.games.bakuto.moves import DEAL, DISPLAY, DRAW, WIND
from oyabun.games.bakuto.rules.betting import BETTING_TURN
from oyabun.games.bakuto.rules.end import SCORE
from oyabun.games.bakuto.rules.phases import PHASES
from oyabun.games.bakuto.rules.resolution import END_ROUND, RESOLVE_STAKE, lose
from oyabun.games.bakuto.state import ELEMENT_WIDTH, BakutoState, Private, Public


def setup(seats: int, _options: Options, edition: Edition) -> BakutoState:
    """BAK-C1, BAK-C6: ten tokens each; all blocks and activities in the bag."""
    box = BOXES.of(edition, seats)
    public = Public()
    public.seats = seats
    public.bag = one_bit(BLOCKS) - 1
    public.bag_activities = box.activities
    public.unseen_tiles = box.tiles
    public.stakes = vec[i64]([0] * len(STAKES))
    public.takers = vec[i64]([0] * len(STAKES))
    public.slots = vec[i64]([0] * PLACES)
    public.free = box.places
    public.blocks = vec[i64]([0] * seats)
    public.activities = vec[i64]([0] * seats)
    public.tiles = vec[i64]([0] * seats)
    public.owned = vec[i64]([0] * seats)
    public.peeked = vec[i64]([0] * seats)
    public.rest = vec[i64]([0] * seats)
    public.benched = vec[i64]([0] * seats)
    private: list[Private] = []
    for seat in range(seats):
        public.held = put_nibble(public.held, seat, len(TOKENS))
        own = Private()
        own.hand = ALL_TOKENS
        private.append(own)
    state: BakutoState = State(box, public, private, [])
    state.then([DRAW_AT_SETUP, DISPLAY_TILES, DEAL_PRIORITY, DEAL_WINDS, START_ROUND])
    return state


class DrawElement(Chance):
    """Something comes out of the bag: a block, or an activity of a colour."""

    def moves(self, state: BakutoState, seat: i64) -> list[Move]:
        """Every block, and every colour that is left."""
        public = state.public
        name_of = state.box.name_of
        moves: list[Move] = [DRAW[name_of[block]] for block in members(public.bag)]
        return moves + [
            DRAW[name_of[BLOCKS + colour]]
            for colour in range(len(ACTIVITIES))
            if nibble(public.bag_activities, colour)
        ]

    def weights(self, state: BakutoState) -> list[int]:
        """One for each block, and as many as there are of each colour."""
        public = state.public
        colours = [int(nibble(public.bag_activities, colour)) for colour in range(len(ACTIVITIES))]
        return [1] * int(count_bits(public.bag)) + [count for count in colours if count]

    def random_move(self, state: BakutoState, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        public = state.public
        blocks = count_bits(public.bag)
        drawn = rng.below(blocks + activities_in_bag(public))
        if drawn < blocks:
            return DRAW[state.box.name_of[nth_bit(public.bag, drawn)]]
        drawn -= blocks
        colour: i64 = 0
        while drawn >= nibble(public.bag_activities, colour):
            drawn -= nibble(public.bag_activities, colour)
            colour += 1
        return DRAW[state.box.name_of[BLOCKS + colour]]

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Take it out and put it where it belongs."""
        public = state.public
        element = state.box.element[move.number]
        if element >= BLOCKS:
            public.bag_activities = add_nibble(public.bag_activities, element - BLOCKS, -1)
        else:
            public.bag &= ~one_bit(element)
        self.lay(public, element)
        state.stack.append(self)

    def lay(self, public: Public, element: i64) -> None:
        """Put it where it belongs."""
        raise NotImplementedError(self.name)


def activities_in_bag(public: Public) -> i64:
    """Return how many activities are in the bag."""
    total: i64 = 0
    for colour in range(len(ACTIVITIES)):
        total += nibble(public.bag_activities, colour)
    return total


class DrawAtSetup(DrawElement):
    """BAK-S1: eight elements; blocks are neutralised, activities go to the discard."""

    rules = ("BAK-C6", "BAK-S1")

    def pending(self, state: BakutoState) -> bool:
        """Until eight are drawn."""
        public = state.public
        drawn = count_bits(public.neutral)
        for colour in range(len(ACTIVITIES)):
            drawn += nibble(public.discard, colour)
        return drawn < DRAWN_AT_SETUP

    def lay(self, public: Public, element: i64) -> None:
        """Nobody gets it."""
        lose(public, element)


class DisplayTiles(DrawByCounts):
    """BAK-S2, BAK-S5: four tiles face up in zone 1; six of thirty never come."""

    rules = ("BAK-C5", "BAK-S2", "BAK-S5")
    table = DISPLAY
    width = NIBBLE

    def pending(self, state: BakutoState) -> bool:
        """Until zone 1 is full."""
        return not nibble(state.public.display, ZONE - 1)

    def counts(self, state: BakutoState) -> i64:
        """Whatever has not been displayed."""
        return state.public.unseen_tiles

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Lay it on the next place."""
        public = state.public
        place: i64 = 0
        while nibble(public.display, place):
            place += 1
        public.display = put_nibble(public.display, place, move.number + 1)
        public.unseen_tiles = add_nibble(public.unseen_tiles, move.number, -1)
        state.stack.append(self)


class DealPriority(DrawFrom):
    """BAK-S3: priority tokens 1 to N at random."""

    rules = ("BAK-S3",)
    table = DEAL

    def pending(self, state: BakutoState) -> bool:
        """Until everybody has one."""
        return not nibble(state.public.priority, state.public.seats - 1)

    def choices(self, state: BakutoState) -> i64:
        """The numbers that nobody has."""
        public = state.public
        left = one_bit(public.seats) - 1
        for seat in range(public.seats):
            number = nibble(public.priority, seat)
            if number:
                left &= ~one_bit(number - 1)
        return left

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Give it to the next seat."""
        public = state.public
        to = next_without(public.priority)
        public.priority = put_nibble(public.priority, to, move.number + 1)
        if state.heard and not self.pending(state):
            parts = [
                Phrase("priority-of", seats=(one,), numbers=(int(nibble(public.priority, one)),))
                for one in range(public.seats)
            ]
            state.tell_many("gets-priority", parts=parts)
        state.stack.append(self)


class DealWinds(DrawFrom):
    """BAK-S3: a random wind for each seat; it decides the last tie."""

    rules = ("BAK-S3",)
    table = WIND

    def pending(self, state: BakutoState) -> bool:
        """Until everybody has one."""
        return not nibble(state.public.winds, state.public.seats - 1)

    def choices(self, state: BakutoState) -> i64:
        """The winds that nobody has."""
        public = state.public
        left: i64 = one_bit(len(WINDS)) - 1
        for seat in range(public.seats):
            wind = nibble(public.winds, seat)
            if wind:
                left &= ~one_bit(wind - 1)
        return left

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Give it to the next seat."""
        public = state.public
        to = next_without(public.winds)
        public.winds = put_nibble(public.winds, to, move.number + 1)
        if state.heard and not self.pending(state):
            parts = [
                Phrase("wind-of", seats=(one,), words=(WINDS[nibble(public.winds, one) - 1],))
                for one in range(public.seats)
            ]
            state.tell_many("gets-wind", parts=parts)
        state.stack.append(self)


def next_without(row: i64) -> i64:
    """Return the first seat that has nothing in a row."""
    seat: i64 = 0
    while nibble(row, seat):
        seat += 1
    return seat


class StartRound(Step):
    """BAK-S4, BAK-S5: tiles, stakes, three betting turns, three stakes resolved; five times."""

    rules = ("BAK-S4", "BAK-S5")

    def run(self, state: BakutoState) -> None:
        """Zone 2 leaves the game, zone 1 moves there; old stakes are cleared away."""
        public = state.public
        if public.round == ROUNDS:
            state.stack.append(SCORE)
            return
        public.round += 1
        public.turn = 0
        public.display = (public.display & (one_bit(ZONE * NIBBLE) - 1)) << ZONE * NIBBLE
        for stake in range(len(STAKES)):
            public.stakes[stake] = 0
            public.takers[stake] = 0
        state.then(
            [
                DISPLAY_TILES,
                DRAW_FOR_STAKES,
                BETTING_TURN,
                BETTING_TURN,
                BETTING_TURN,
                RESOLVE_STAKE,
                RESOLVE_STAKE,
                RESOLVE_STAKE,
                END_ROUND,
                self,
            ]
        )


class DrawForStakes(DrawElement):
    """BAK-S5: six elements for each stake."""

    rules = ("BAK-C6", "BAK-S5")

    def pending(self, state: BakutoState) -> bool:
        """Until the last stake is full."""
        last = state.public.stakes[len(STAKES) - 1]
        return not row_get(last, ELEMENTS_AT_STAKE - 1, ELEMENT_WIDTH)

    def lay(self, public: Public, element: i64) -> None:
        """On the next place."""
        stake: i64 = 0
        while row_get(public.stakes[stake], ELEMENTS_AT_STAKE - 1, ELEMENT_WIDTH):
            stake += 1
        place: i64 = 0
        while row_get(public.stakes[stake], place, ELEMENT_WIDTH):
            place += 1
        public.stakes[stake] = row_set(public.stakes[stake], place, ELEMENT_WIDTH, element + 1)


DRAW_AT_SETUP: Final = PHASES.one("draw-at-setup", DrawAtSetup())
DISPLAY_TILES: Final = PHASES.one("display-tiles", DisplayTiles())
DEAL_PRIORITY: Final = PHASES.one("deal-priority", DealPriority())
DEAL_WINDS: Final = PHASES.one("deal-winds", DealWinds())
START_ROUND: Final = PHASES.one("start-round", StartRound())
DRAW_FOR_STAKES: Final = PHASES.one("draw-for-stakes", DrawForStakes())
