"""The set-up of Samurai: hands, figures, who begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.bits import NIBBLE, add_nibble, has, lowest_bit, nibble, one_bit, put_nibble
from oyabun.core.editions import Edition
from oyabun.core.frequent import DrawByCounts, Pick, PickTogether, WhoStarts
from oyabun.core.moves import Move
from oyabun.core.options import Options
from oyabun.core.phases import Phase, Step
from oyabun.core.phrases import Phrase
from oyabun.core.state import State
from oyabun.games.samurai.components import (
    ASIDE,
    BOARDS,
    CELLS,
    FIGURE_SETUP,
    FIGURES,
    FIRST_PLAYER,
    HAND,
    SETTLEMENTS,
    STARTING_HAND,
    WORD,
    Board,
)
from oyabun.games.samurai.moves import FIGURE, LEAD, SITE, TILE
from oyabun.games.samurai.rules.turn import DRAW_TILES, PHASES, START_TURN, take, undrawn
from oyabun.games.samurai.state import NOTHING, Private, Public, SamuraiState, kind_set


def setup(seats: int, options: Options, edition: Edition) -> SamuraiState:
    """SAM-C1, SAM-S2: as many figures of each type as there are places; Edo has one of each."""
    board = BOARDS.of(edition, seats, options[STARTING_HAND.key])
    each = board.slots() // len(FIGURES) - 1
    sea = len(board.sea_hex)
    public = Public()
    public.seats = seats
    public.supply = each | each << NIBBLE | each << 2 * NIBBLE
    public.figures = vec[i64]([board.capital] * len(FIGURES))
    public.land = one_bit(len(board.land_hex)) - 1
    public.sea_low = one_bit(min(sea, WORD)) - 1
    public.sea_high = one_bit(max(sea - WORD, 0)) - 1
    public.tiles = vec[i64]([0] * len(CELLS))
    public.left = vec[i64]([board.tiles] * seats)
    public.plain = vec[i64]([0] * seats)
    public.aside_rule = ASIDE.number(options)
    phases: list[Phase] = [CHOOSE_HAND] if board.hands_chosen else list(DRAW_TILES[:seats])
    if options[FIRST_PLAYER.key] == "random":
        phases.insert(0, FIRST_LEAD)
    phases.append(SCATTER if options[FIGURE_SETUP.key] == "random" else START_PLACING)
    phases.append(OPENING)
    return State(board, public, [Private() for _ in range(seats)], phases[::-1])


class FirstLead(WhoStarts):
    """SAM-S2: a random seat stands in for the youngest player."""

    rules = ("SAM-S2", "SAM-S4")
    table = LEAD

    def play(self, state: SamuraiState, seat: i64, move: Move) -> None:
        """That player places the first figure and takes the first turn."""
        state.public.first = move.number
        state.tell("leads", seat=move.number)


class ChooseHand(PickTogether):
    """SAM-S1: each player secretly chooses five tiles, one after the other and in any order."""

    rules = ("SAM-S1", "SAM-C4")
    table = TILE

    def owing(self, state: SamuraiState) -> i64:
        """Whoever has fewer than five."""
        seats: i64 = 0
        for seat in range(state.public.seats):
            if state.public.hand_size(seat) < HAND:
                seats |= one_bit(seat)
        return seats

    def choices(self, state: SamuraiState, seat: i64) -> i64:
        """Every kind of tile of which there is one left."""
        return kind_set(undrawn(state, seat))

    def play(self, state: SamuraiState, seat: i64, move: Move) -> None:
        """Only its owner knows which tile it is."""
        take(state, seat, move.number)

    def reveal(self, state: SamuraiState) -> None:
        """The other tiles lie face down; nothing is shown."""
        state.tell("hands-chosen", n=HAND)

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """How many are still to be chosen."""
        missing = HAND - int(state.public.hand_size(seat))
        return Phrase("ask-choose-hand", numbers=(missing,))


class Scatter(DrawByCounts):
    """SAM-S5: chance fills the cities, then the villages, from the figures that are left."""

    rules = ("SAM-S3", "SAM-S5")
    table = FIGURE
    width = NIBBLE

    def pending(self, state: SamuraiState) -> bool:
        """Stay until every figure is placed."""
        return state.public.supply != 0

    def counts(self, state: SamuraiState) -> i64:
        """The figures that are left, of the types that may stand in the next settlement."""
        counts = state.public.supply
        settlement = self.next_settlement(state)
        for figure in range(len(FIGURES)):
            if not has(places_for(state.box, state.public, figure), settlement):
                counts = put_nibble(counts, figure, 0)
        return counts

    def play(self, state: SamuraiState, seat: i64, move: Move) -> None:
        """Place it."""
        place_figure(state, self.next_settlement(state), move.number)
        state.stack.append(self)

    def next_settlement(self, state: SamuraiState) -> i64:
        """Return the settlement that is filled now."""
        return lowest_bit(settlements_to_fill(state.box, state.public))


class ChooseFigure(Pick):
    """SAM-S2: choose the next figure to be placed."""

    rules = ("SAM-S2", "SAM-S3")
    table = FIGURE

    def choices(self, state: SamuraiState, seat: i64) -> i64:
        """Every type that is left and has a place to go."""
        types: i64 = 0
        for figure in range(len(FIGURES)):
            if places_for(state.box, state.public, figure):
                types |= one_bit(figure)
        return types

    def play(self, state: SamuraiState, seat: i64, move: Move) -> None:
        """Take it; then say where."""
        state.public.placing = move.number
        state.stack.append(PLACE_FIGURE[seat])

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """For a city, or for a village."""
        cities = settlements_to_fill(state.box, state.public) & state.box.cities
        return Phrase("ask-choose-figure", words=("city" if cities else "village",))


class PlaceFigure(Pick):
    """SAM-S2, SAM-S3: place it in a city; when the cities are full, in a village."""

    rules = ("SAM-S2", "SAM-S3")
    table = SITE

    def choices(self, state: SamuraiState, seat: i64) -> i64:
        """Every settlement where it may stand."""
        return places_for(state.box, state.public, state.public.placing)

    def play(self, state: SamuraiState, seat: i64, move: Move) -> None:
        """Place it; then the next player clockwise, from the cities on to the villages."""
        public = state.public
        settlement, figure = state.box.bit_of[move.number], public.placing
        public.placing = NOTHING
        place_figure(state, settlement, figure)
        state.tell("figure-placed", seat=seat, word=FIGURES[figure], word2=SETTLEMENTS[settlement])
        if public.supply:
            state.stack.append(CHOOSE_FIGURE[(seat + 1) % public.seats])

    def asks(self, state: SamuraiState, seat: i64) -> Phrase:
        """Where does this one go?"""
        return Phrase("ask-place-figure", words=(FIGURES[state.public.placing],))


def settlements_to_fill(board: Board, public: Public) -> i64:
    """SAM-S2: return the settlements that still take figures: first the cities, then villages."""
    helmets, buddhas, rice = public.figures[0], public.figures[1], public.figures[2]
    full = (helmets & buddhas) | (helmets & rice) | (buddhas & rice)
    cities = board.cities & ~full
    return cities if cities else board.villages & ~(helmets | buddhas | rice)


def places_for(board: Board, public: Public, figure: i64) -> i64:
    """SAM-S3: return where a figure of this type may be placed; nowhere when none is left."""
    if not nibble(public.supply, figure):
        return 0
    return settlements_to_fill(board, public) & ~public.figures[figure]


def place_figure(state: SamuraiState, settlement: i64, figure: i64) -> None:
    """Take a figure from the supply and put it on the map."""
    public = state.public
    public.supply = add_nibble(public.supply, figure, -1)
    public.figures[figure] |= one_bit(settlement)


class FirstPlayer(Step):
    """SAM-S2, SAM-S4: the first player places the first figure, and later takes the first turn."""

    rules = ("SAM-S2", "SAM-S4")

    def __init__(self, turns: tuple[Phase, ...]) -> None:
        super().__init__()
        self.turns = turns

    def run(self, state: SamuraiState) -> None:
        """It is that player's turn."""
        state.stack.append(self.turns[state.public.first])


FIRST_LEAD: Final = PHASES.one("first-lead", FirstLead())
CHOOSE_HAND: Final = PHASES.one("choose-hand", ChooseHand())
SCATTER: Final = PHASES.one("scatter", Scatter())
CHOOSE_FIGURE: Final = PHASES.each_seat("choose-figure", ChooseFigure)
PLACE_FIGURE: Final = PHASES.each_seat("place-figure", PlaceFigure)
START_PLACING: Final = PHASES.one("start-placing", FirstPlayer(CHOOSE_FIGURE))
OPENING: Final = PHASES.one("opening", FirstPlayer(START_TURN))
