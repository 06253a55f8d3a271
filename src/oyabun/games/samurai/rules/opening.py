"""The set-up of Samurai: hands, figures, who begins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, members, nth_bit, one_bit, row_get
from oyabun.core.chance import Rng
from oyabun.core.editions import Edition
from oyabun.core.moves import Move
from oyabun.core.options import Options
from oyabun.core.phases import Chance, Decision, Phase, Step, Together, each_seat
from oyabun.core.phrases import Phrase
from oyabun.games.samurai.components import (
    FIGURE_SETUP,
    FIGURES,
    FIRST_PLAYER,
    HAND,
    LOW,
    MAX_SEATS,
    SETTLEMENTS,
    STARTING_HAND,
    TILES,
    Board,
    board_for,
)
from oyabun.games.samurai.moves import FIGURE, HEX, LEAD, TILE, Figure, Hex, Lead, Tile
from oyabun.games.samurai.rules.turn import DRAW_TILES, START_TURN, take
from oyabun.games.samurai.state import (
    NIBBLE,
    NOTHING,
    Private,
    Public,
    SamuraiState,
    add_to_row,
    empty_table,
)


def setup(seats: int, options: Options, edition: Edition) -> SamuraiState:
    """SAM-C1, SAM-S2: as many figures of each type as there are places; Edo has one of each."""
    board = board_for(edition, seats)
    each = board.slots() // len(FIGURES) - 1
    public = empty_table(board, each | each << NIBBLE | each << 2 * NIBBLE)
    for figure in range(len(FIGURES)):
        public.figures[figure] = board.capital
    stack: list[Phase] = []
    state = SamuraiState(board, public, [Private() for _ in range(seats)], stack)
    phases: list[Phase] = []
    if options[FIRST_PLAYER.key] == "random":
        phases.append(FIRST_LEAD)
    if options[STARTING_HAND.key] == "chosen":
        phases.append(CHOOSE_HAND)
    else:
        phases += [DRAW_TILES[seat] for seat in range(seats)]
    phases.append(SCATTER if options[FIGURE_SETUP.key] == "random" else START_PLACING)
    phases.append(OPENING)
    state.then(phases)
    return state


class FirstLead(Chance):
    """SAM-S2: a random seat stands in for the youngest player."""

    name = "first-lead"
    rules = ("SAM-S2", "SAM-S4")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Any seat."""
        return [LEAD[one] for one in range(state.public.seats)]

    def random_move(self, state: SamuraiState, seat: i64, rng: Rng) -> Move:
        """Any seat, without listing them."""
        return LEAD[rng.below(state.public.seats)]

    def play(self, state: SamuraiState, seat: i64, move: Lead) -> None:
        """That player places the first figure and takes the first turn."""
        state.public.first = move.number
        if state.diary is not None:
            state.diary.tell("leads", seats=(int(move.number),))


class ChooseHand(Together):
    """SAM-S1: each player secretly chooses five tiles, one after the other and in any order."""

    name = "choose-hand"
    rules = ("SAM-S1", "SAM-C4")

    def owing(self, state: SamuraiState) -> i64:
        """Whoever has fewer than five."""
        seats: i64 = 0
        for seat in range(state.public.seats):
            if state.public.hand_size(seat) < HAND:
                seats |= one_bit(seat)
        return seats

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Every kind of tile of which there is one left."""
        rest = state.public.left[seat] & ~state.private[seat].hand
        return [TILE[kind] for kind in range(len(TILES)) if rest >> 2 * kind & 3]

    def random_move(self, state: SamuraiState, seat: i64, rng: Rng) -> Move:
        """Any kind that is left, without listing them."""
        rest = state.public.left[seat] & ~state.private[seat].hand
        kinds = (rest | rest >> 1) & LOW
        return TILE[nth_bit(kinds, rng.below(count_bits(kinds))) >> 1]

    def play(self, state: SamuraiState, seat: i64, move: Tile) -> None:
        """Only its owner knows which tile it is."""
        take(state, seat, move.number)

    def reveal(self, state: SamuraiState) -> None:
        """The other tiles lie face down; nothing is shown."""
        if state.diary is not None:
            state.diary.tell("hands-chosen", numbers=(HAND,))

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """How many are still to be chosen."""
        missing = HAND - int(state.public.hand_size(seat))
        return Phrase("ask-choose-hand", numbers=(missing,))


class Scatter(Chance):
    """SAM-S5: chance fills the cities, then the villages, from the figures that are left."""

    name = "scatter"
    rules = ("SAM-S3", "SAM-S5")

    def pending(self, state: SamuraiState) -> bool:
        """Stay until every figure is placed."""
        return state.public.supply != 0

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Any type that may stand in the next settlement."""
        public = state.public
        settlement = lowest_bit(settlements_to_fill(state.board, public))
        return [
            FIGURE[one]
            for one in range(len(FIGURES))
            if places_for(state.board, state.public, one) >> settlement & 1
        ]

    def weights(self, state: SamuraiState) -> list[int]:
        """As many chances as there are figures of the type."""
        public = state.public
        settlement = lowest_bit(settlements_to_fill(state.board, public))
        return [
            int(row_get(public.supply, one, NIBBLE))
            for one in range(len(FIGURES))
            if places_for(state.board, state.public, one) >> settlement & 1
        ]

    def play(self, state: SamuraiState, seat: i64, move: Figure) -> None:
        """Place it."""
        settlement = lowest_bit(settlements_to_fill(state.board, state.public))
        place_figure(state, NOTHING, settlement, move.number)
        state.stack.append(self)


class StartPlacing(Step):
    """SAM-S2: the first player places the first figure."""

    name = "start-placing"
    rules = ("SAM-S2",)

    def run(self, state: SamuraiState) -> None:
        """Ask for it."""
        state.stack.append(CHOOSE_FIGURE[state.public.first])


class ChooseFigure(Decision):
    """SAM-S2: choose the next figure to be placed."""

    name = "choose-figure"
    rules = ("SAM-S2", "SAM-S3")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Every type that is left and has a place to go."""
        return [
            FIGURE[one] for one in range(len(FIGURES)) if places_for(state.board, state.public, one)
        ]

    def play(self, state: SamuraiState, seat: i64, move: Figure) -> None:
        """Take it; then say where."""
        state.public.lifted = move.number
        state.stack.append(PLACE_FIGURE[seat])

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """For a city, or for a village."""
        cities = settlements_to_fill(state.board, state.public) & state.board.cities
        return Phrase("ask-choose-figure", words=("city" if cities else "village",))


class PlaceFigure(Decision):
    """SAM-S2, SAM-S3: place it in a city; when the cities are full, in a village."""

    name = "place-figure"
    rules = ("SAM-S2", "SAM-S3")

    def moves(self, state: SamuraiState, seat: i64) -> list[Move]:
        """Every settlement where it may stand."""
        board = state.board
        open_ = places_for(state.board, state.public, state.public.lifted)
        return [HEX[board.site[one]] for one in members(open_)]

    def random_move(self, state: SamuraiState, seat: i64, rng: Rng) -> Move:
        """Any of them, without listing them."""
        open_ = places_for(state.board, state.public, state.public.lifted)
        return HEX[state.board.site[nth_bit(open_, rng.below(count_bits(open_)))]]

    def play(self, state: SamuraiState, seat: i64, move: Hex) -> None:
        """Place it; then the next player clockwise, from the cities on to the villages."""
        public = state.public
        figure = public.lifted
        public.lifted = NOTHING
        place_figure(state, seat, state.board.bit_of[move.number], figure)
        if public.supply:
            state.stack.append(CHOOSE_FIGURE[(seat + 1) % public.seats])

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """Where does this one go?"""
        return Phrase("ask-place-figure", words=(FIGURES[state.public.lifted],))


def settlements_to_fill(board: Board, public: Public) -> i64:
    """SAM-S2: return the settlements that still take figures: first the cities, then villages."""
    helmets, buddhas, rice = public.figures[0], public.figures[1], public.figures[2]
    full = (helmets & buddhas) | (helmets & rice) | (buddhas & rice)
    cities = board.cities & ~full
    return cities if cities else board.villages & ~(helmets | buddhas | rice)


def places_for(board: Board, public: Public, figure: i64) -> i64:
    """SAM-S3: return where a figure of this type may be placed; nowhere when none is left."""
    if not row_get(public.supply, figure, NIBBLE):
        return 0
    return settlements_to_fill(board, public) & ~public.figures[figure]


def place_figure(state: SamuraiState, seat: i64, settlement: i64, figure: i64) -> None:
    """Take a figure from the supply and put it on the map."""
    public = state.public
    public.supply = add_to_row(public.supply, figure, -1)
    public.figures[figure] |= one_bit(settlement)
    if state.diary is not None and seat != NOTHING:
        words = (FIGURES[figure], SETTLEMENTS[settlement])
        state.diary.tell("figure-placed", seats=(int(seat),), words=words)


class Opening(Step):
    """SAM-S4: when all figures are placed, the first player takes the first turn."""

    name = "opening"
    rules = ("SAM-S4",)

    def run(self, state: SamuraiState) -> None:
        """The game begins."""
        state.stack.append(START_TURN[state.public.first])


FIRST_LEAD: Final = FirstLead()
CHOOSE_HAND: Final = ChooseHand()
SCATTER: Final = Scatter()
START_PLACING: Final = StartPlacing()
CHOOSE_FIGURE: Final = each_seat(ChooseFigure, MAX_SEATS)
PLACE_FIGURE: Final = each_seat(PlaceFigure, MAX_SEATS)
OPENING: Final = Opening()
