"""Before the game: CNG-C1 to CNG-C9."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from oyabun.core.bits import add_nibble, lowest_bit, members, nibble, put_nibble, row_set
from oyabun.core.editions import Edition
from oyabun.core.errors import SeatError
from oyabun.core.frequent import DrawFrom, WhoStarts
from oyabun.core.moves import Move
from oyabun.core.options import Options
from oyabun.core.phases import Phase
from oyabun.core.state import State
from oyabun.games.cash_n_guns.components import (
    BOXES,
    GANGSTER_OBJECTS,
    GANGSTER_POWERS,
    KIAI,
    KINDS,
    TEAM_SEATS,
    YAKUZA_OBJECTS,
    bit_of,
    card_bit,
    pile_of,
    seats_by_options,
)
from oyabun.games.cash_n_guns.moves import BADGE, DEAL, FIRST, PICK
from oyabun.games.cash_n_guns.rules.asks import PHASES, Ask, question, take_answer
from oyabun.games.cash_n_guns.rules.round import OPEN_CONFER, START_ROUND
from oyabun.games.cash_n_guns.state import POT, WIDE, CashState, Private, Public, Round


def setup(seats: int, options: Options, edition: Edition) -> CashState:
    """CNG-C1 to CNG-C4: decks, bills and seats; everything random is still to be dealt."""
    allowed = seats_by_options(options)
    if seats not in allowed:
        raise SeatError(
            f"in this mode Ca$h 'n Gun$ is for {allowed[0]} to {allowed[-1]} players, not {seats}"
        )
    box = BOXES.of(edition, tuple(options.items()))
    letters = TEAM_SEATS[seats] if box.yakuza else "123456789"[:seats]
    public = Public()
    public.seats = seats
    public.sides = tuple([team_of(letters, letter) for letter in letters])
    public.yakuzas = team_of(letters, "Y")
    public.alive = (1 << seats) - 1
    public.now = Round()
    public.shown = [0] * seats
    for seat in range(seats):
        public.ring = put_nibble(public.ring, seat, seat)
    for kind in range(KINDS):
        public.bag = row_set(public.bag, kind, POT, box.bills[kind])
    private = [Private() for _ in range(seats)]
    for own in private:
        own.hand = pile_of(box.deck)
    state: CashState = State(box, public, private, [])
    state.then(dealing(state))
    return state


def team_of(letters: str, letter: str) -> int:
    """CNG-C6, CNG-C7: return the seats with a letter, as a bit set."""
    return sum([1 << seat for seat, other in enumerate(letters) if other == letter])


def dealing(state: CashState) -> list[Phase]:
    """Return what is dealt and decided before the first round."""
    box = state.box
    seats = range(state.public.seats)
    phases: list[Phase] = [FIRST_GODFATHER]
    if box.cards:
        if box.yakuza and box.team_assigns:
            phases += [DEAL_POOL[seat] for seat in seats]
            phases.append(OPEN_PICK)
        else:
            phases += [DEAL_POWER[seat] for seat in seats]
        phases += [DEAL_OBJECT[seat] for seat in seats]
    if box.cop:
        phases.append(DEAL_BADGE)
    if box.yakuza:
        phases.append(OPEN_CONFER)
    return [*phases, START_ROUND]


class FirstGodfather(WhoStarts):
    """The first Godfather is random; the seat has no privilege."""

    table = FIRST

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Things that happen together are put in order from there."""
        state.public.godfather = move.number


class DealCard(DrawFrom):
    """CNG-C8: a card is dealt face down to one seat."""

    rules = ("CNG-C5", "CNG-C8")
    table = DEAL

    gangsters: ClassVar[int] = GANGSTER_POWERS
    yakuzas: ClassVar[int] = KIAI

    def choices(self, state: CashState) -> i64:
        """Whatever fits the receiver and nobody has."""
        free: i64 = self.yakuzas if state.public.is_yakuza(self.about) else self.gangsters
        for own in state.private:
            free &= ~(own.pool | bit_of(own.power) | bit_of(own.object))
        return free


class DealPower(DealCard):
    """CNG-C8: one power each."""

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Lay it face down: only the receiver knows."""
        state.private[self.about].power = move.number + 1
        state.public.power_down |= 1 << self.about


class DealPool(DealPower):
    """CNG-C8: in YAKUZA a team receives as many powers as it has members."""

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """The whole team sees it."""
        side = state.public.side(self.about)
        for mate in members(side):
            state.private[mate].pool |= card_bit(move.number)
        state.public.pools = add_nibble(state.public.pools, lowest_bit(side), 1)


class DealObject(DealCard):
    """CNG-C8: one object each."""

    gangsters = GANGSTER_OBJECTS
    yakuzas = YAKUZA_OBJECTS

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Lay it face down: only the receiver knows."""
        state.private[self.about].object = move.number + 1
        state.public.object_down |= 1 << self.about


class PickPower(Ask):
    """CNG-C8: the teams decide who takes which power: one member after the other picks."""

    rules = ("CNG-C8",)
    table = PICK
    confers = True

    def who(self, state: CashState) -> i64:
        """In each team the first who has none."""
        public = state.public
        asked: i64 = 0
        for seat in range(public.seats):
            side = public.side(seat)
            free = side & ~public.power_down
            if nibble(public.pools, lowest_bit(side)):
                asked |= 1 << lowest_bit(free)
        return asked

    def answers(self, state: CashState, gun: i64) -> i64:
        """What the team has left."""
        return state.private[gun].pool

    def turn_up(self, state: CashState, guns: i64) -> None:
        """The next member picks; the last one takes what is left."""
        public = state.public
        for seat in members(guns):
            take_power(state, seat, take_answer(state, seat).number)
            side = public.side(seat)
            if nibble(public.pools, lowest_bit(side)) == 1:
                last = lowest_bit(side & ~public.power_down)
                take_power(state, last, lowest_bit(state.private[last].pool))
        state.stack.append(OPEN_PICK)


def take_power(state: CashState, seat: i64, power: i64) -> None:
    """A member takes one of the team's powers; the team knows who has it."""
    public = state.public
    side = public.side(seat)
    for mate in members(side):
        own = state.private[mate]
        own.pool &= ~card_bit(power)
        if mate != seat:
            own.seen_powers = row_set(own.seen_powers, seat, WIDE, power + 1)
    state.private[seat].power = power + 1
    public.power_down |= 1 << seat
    public.pools = add_nibble(public.pools, lowest_bit(side), -1)


class DealBadge(WhoStarts):
    """CNG-C9: one cop card and a gangster card for everybody else, dealt secretly."""

    rules = ("CNG-C9",)
    table = BADGE

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Only the cop knows."""
        state.private[move.number].cop = 1
        state.public.suspects = state.public.alive


FIRST_GODFATHER: Final = PHASES.one("first-godfather", FirstGodfather())
DEAL_POWER: Final = PHASES.each_seat("deal-power", DealPower)
DEAL_POOL: Final = PHASES.each_seat("deal-pool", DealPool)
DEAL_OBJECT: Final = PHASES.each_seat("deal-object", DealObject)
OPEN_PICK: Final = question("pick-power", PickPower())
DEAL_BADGE: Final = PHASES.one("deal-badge", DealBadge())
