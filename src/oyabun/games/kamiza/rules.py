"""The rules of Kamiza, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, members, row_get, row_set
from oyabun.core.editions import Edition
from oyabun.core.frequent import Pick, WhoStarts
from oyabun.core.moves import Move
from oyabun.core.options import Options
from oyabun.core.outcome import Outcome, places_by
from oyabun.core.phases import PhaseSpace, Step
from oyabun.core.state import State
from oyabun.games.kamiza.components import (
    AREAS,
    BOSS,
    CANCELLED,
    CARDS,
    CLOSED,
    DRAGNET,
    FATES,
    HITMAN,
    KAMIZA,
    KILLED,
    MAX_SEATS,
    ON_DUTY,
    OUTRANKED,
    POLICE_RULE,
    POLICEMAN,
    SEATED,
    SHAKEDOWN,
    SHIMOZA,
    THREATS,
    UNDERBOSS,
    WANTED,
    WARRANT,
    Box,
)
from oyabun.games.kamiza.moves import AREA, CARD, START, THREAT
from oyabun.games.kamiza.state import (
    NIBBLE,
    NOTHING,
    KamizaState,
    Private,
    Public,
    add_one,
    add_points,
)

SUCCESSION: Final = "succession"

# Components and structure


def setup(seats: int, options: Options, edition: Edition) -> KamizaState:
    """KAM-C1, KAM-C2: a set of four cards each; chips in the middle."""
    public = Public()
    public.seats = seats
    public.police_rule = POLICE_RULE.number(options)
    public.wanted_rule = WANTED.number(options)
    return State(Box(edition), public, [Private() for _ in range(seats)], [FIRST_START])


class FirstStart(WhoStarts):
    """KAM-T6: the first start player is random."""

    rules = ("KAM-T6",)
    table = START

    def play(self, state: KamizaState, seat: i64, move: Move) -> None:
        """That player leads the first round."""
        state.public.start = move.number
        state.stack.append(START_ROUND)


class StartRound(Step):
    """KAM-T1, KAM-T2: from the start player clockwise each lays a card; then all are judged."""

    rules = ("KAM-T1", "KAM-T2")

    def run(self, state: KamizaState) -> None:
        """Line the turns up."""
        public = state.public
        state.tell("round-starts", seat=public.start, n=public.game + 1, n2=public.round + 1)
        stack = state.stack
        stack.append(JUDGE)
        for back in range(public.seats - 1, -1, -1):
            seat: i64 = (public.start + back) % public.seats
            stack.append(THREATEN[seat])
            stack.append(CHOOSE_AREA[seat])
            stack.append(CHOOSE_CARD[seat])


# The turn


class ChooseCard(Pick):
    """KAM-T2: take one card from your hand."""

    rules = ("KAM-T2", "KAM-T5")
    table = CARD

    def choices(self, state: KamizaState, seat: i64) -> i64:
        """Every card that is still in hand."""
        return state.public.unused(seat)

    def play(self, state: KamizaState, seat: i64, move: Move) -> None:
        """Only its owner knows which card it is."""
        state.private[seat].card = move.number


class ChooseArea(Pick):
    """KAM-T2, KAM-T3: lay it in Kamiza or Shimoza; any number of cards may lie there."""

    rules = ("KAM-C3", "KAM-T2", "KAM-T3")
    table = AREA

    def choices(self, state: KamizaState, seat: i64) -> i64:
        """Both areas, also one that is closed to the card (KAM-T3)."""
        return (1 << len(AREAS)) - 1

    def play(self, state: KamizaState, seat: i64, move: Move) -> None:
        """The others see it when the threat is uttered."""
        state.private[seat].area = move.number


class Threaten(Pick):
    """KAM-T2: utter a threat. It has no effect but to make the placement final."""

    rules = ("KAM-T2",)
    table = THREAT

    def choices(self, state: KamizaState, seat: i64) -> i64:
        """The threats of the list, or words of one's own."""
        return (1 << len(THREAT)) - 1

    def play(self, state: KamizaState, seat: i64, move: Move) -> None:
        """The card lies face down; owner and area are seen."""
        public = state.public
        area = state.private[seat].area
        public.areas = row_set(public.areas, seat, NIBBLE, area + 1)
        public.threats = row_set(public.threats, seat, NIBBLE, move.number + 1)
        state.tell("placed", seat=seat, word=AREAS[area])
        if move.number < len(THREATS):
            state.tell("threatens", seat=seat, word=THREATS[move.number])


# Judging


class Judge(Step):
    """KAM-T4: all cards are turned up and judged, Kamiza and Shimoza apart."""

    rules = ("KAM-T4", "KAM-J1", "KAM-J2", "KAM-J3", "KAM-J4", "KAM-J5", "KAM-J6", "KAM-J7")

    def run(self, state: KamizaState) -> None:
        """Turn up, cancel, seat, pay, and go on to the next round."""
        turn_up(state)
        seat_shimoza(state)
        seat_kamiza(state)
        pay(state)
        tell_verdict(state)
        state.stack.append(NEXT_ROUND)


def turn_up(state: KamizaState) -> None:
    """KAM-T4, KAM-T5: cards and areas become known to all; the hands shrink."""
    public = state.public
    public.shown = 0
    public.shown_areas = public.areas
    public.areas = 0
    public.fates = 0
    public.awards = 0
    public.chips = 0
    for seat in range(public.seats):
        own = state.private[seat]
        public.shown = row_set(public.shown, seat, NIBBLE, own.card + 1)
        used = row_get(public.used, seat, NIBBLE) | (1 << own.card)
        public.used = row_set(public.used, seat, NIBBLE, used)
        own.card = NOTHING
        own.area = NOTHING


def left_of_type(public: Public, area: i64, card: i64) -> i64:
    """KAM-J1, KAM-T3: return the seat whose card of this type is left in the area, or NOTHING.

    Two or more of a type cancel each other; a card in an area that is closed to it is removed.
    """
    holders: i64 = 0
    for seat in range(public.seats):
        if (
            row_get(public.shown, seat, NIBBLE) == card + 1
            and row_get(public.shown_areas, seat, NIBBLE) == area + 1
        ):
            holders |= 1 << seat
    if not holders:
        return NOTHING
    closed = area == SHIMOZA and card in (BOSS, POLICEMAN)
    if not closed and count_bits(holders) == 1:
        return lowest_bit(holders)
    for seat in range(public.seats):
        if holders >> seat & 1:
            set_fate(public, seat, CLOSED if closed else CANCELLED)
    return NOTHING


def set_fate(public: Public, seat: i64, fate: i64) -> None:
    """Note what became of a seat's card."""
    public.fates = row_set(public.fates, seat, NIBBLE, fate)


def set_award(public: Public, seat: i64, award: i64) -> None:
    """Note what a seat's card earns."""
    public.awards = row_set(public.awards, seat, NIBBLE, award)


def seat_shimoza(state: KamizaState) -> None:
    """KAM-J2, KAM-C3: Shimoza seats up to two cards; all that are left score their number."""
    public = state.public
    for card in range(len(CARDS)):
        seat = left_of_type(public, SHIMOZA, card)
        if seat != NOTHING:
            set_fate(public, seat, SEATED)
            set_award(public, seat, state.box.value(card))


def seat_kamiza(state: KamizaState) -> None:
    """KAM-J3: Kamiza seats one card, the highest number, and beside it one Policeman."""
    public = state.public
    box = state.box
    boss = left_of_type(public, KAMIZA, BOSS)
    underboss = left_of_type(public, KAMIZA, UNDERBOSS)
    hitman = left_of_type(public, KAMIZA, HITMAN)
    police = left_of_type(public, KAMIZA, POLICEMAN)
    winner: i64 = NOTHING
    award: i64 = 0
    if boss != NOTHING and hitman != NOTHING:
        # KAM-J4, KAM-J5: the Hitman kills the Boss, whoever else is there.
        winner, award = hitman, box.kill
        public.kills = add_one(public.kills, hitman)
    elif boss != NOTHING:
        winner, award = boss, box.boss
    elif underboss != NOTHING:
        winner, award = underboss, box.underboss
    elif hitman != NOTHING:
        winner, award = hitman, box.hitman
    for loser in (boss, underboss, hitman):
        if loser not in (NOTHING, winner):
            set_fate(public, loser, KILLED if loser == boss else OUTRANKED)
    if winner != NOTHING:
        set_fate(public, winner, SEATED)
        set_award(public, winner, award)
        public.seated = add_one(public.seated, winner)
    if police != NOTHING:
        set_fate(public, police, ON_DUTY)
        call_police(state, police, winner, award)


def call_police(state: KamizaState, police: i64, winner: i64, award: i64) -> None:
    """KAM-J6, KAM-J7: what a lone Policeman in Kamiza does, by the option `police_rule`."""
    public = state.public
    if public.police_rule == DRAGNET:
        caught: i64 = 0
        for seat in range(public.seats):
            if row_get(public.fates, seat, NIBBLE) == SEATED:
                caught |= 1 << seat
        hand_chips(state, caught if caught else 1 << police)
        return
    if winner == NOTHING:
        hand_chips(state, 1 << police)
        return
    hand_chips(state, 1 << winner)
    if public.police_rule == WARRANT:
        return
    bribe = award if public.police_rule == SHAKEDOWN else min(state.box.bribe, award)
    set_award(public, winner, award - bribe)
    set_award(public, police, bribe)


def hand_chips(state: KamizaState, to: i64) -> None:
    """KAM-C2: hand out WANTED chips clockwise from the start player, while there are any."""
    public = state.public
    issued: i64 = 0
    for seat in range(public.seats):
        issued += row_get(public.wanted, seat, NIBBLE)
    for step in range(public.seats):
        seat_: i64 = (public.start + step) % public.seats
        if to >> seat_ & 1 and issued < state.box.wanted_chips:
            issued += 1
            public.wanted = add_one(public.wanted, seat_)
            public.chips |= 1 << seat_


def pay(state: KamizaState) -> None:
    """Pay every award in scoring chips."""
    public = state.public
    for seat in range(public.seats):
        add_points(public, seat, row_get(public.awards, seat, NIBBLE))


def tell_verdict(state: KamizaState) -> None:
    """Say what was turned up and what became of it."""
    public = state.public
    for step in range(public.seats):
        seat: i64 = (public.start + step) % public.seats
        state.tell(
            FATES[row_get(public.fates, seat, NIBBLE)],
            seat=seat,
            word=CARDS[row_get(public.shown, seat, NIBBLE) - 1],
            word2=AREAS[row_get(public.shown_areas, seat, NIBBLE) - 1],
            n=row_get(public.awards, seat, NIBBLE),
        )
    for taker in members(public.chips):
        state.tell("takes-wanted", seat=taker)


class NextRound(Step):
    """KAM-T1, KAM-T6: three rounds a game, three games; the highest score so far starts."""

    rules = ("KAM-T1", "KAM-T6")

    def run(self, state: KamizaState) -> None:
        """Choose the next start player; after a game everyone takes back all cards."""
        public = state.public
        public.start = next_start(public)
        public.round += 1
        if public.round == state.box.rounds:
            public.round = 0
            public.game += 1
            public.used = 0
        if public.game < state.box.games:
            state.stack.append(START_ROUND)
        else:
            succeed(state)


def next_start(public: Public) -> i64:
    """KAM-T6: the highest score; a tie goes clockwise from the previous start player, included."""
    best = public.start
    for step in range(1, public.seats):
        seat: i64 = (public.start + step) % public.seats
        if public.score(seat) > public.score(best):
            best = seat
    return best


# End


def succeed(state: KamizaState) -> None:
    """KAM-E1, KAM-E2: the highest score becomes the next president."""
    public = state.public
    keys: list[tuple[int, ...]] = [
        (
            int(public.score(seat)),
            -int(row_get(public.wanted, seat, NIBBLE)),
            int(row_get(public.seated, seat, NIBBLE)),
            int(row_get(public.kills, seat, NIBBLE)),
        )
        for seat in range(public.seats)
    ]
    outcome = Outcome(places_by(keys), SUCCESSION, tuple(public.scores()))
    state.outcome = outcome
    for seat in outcome.winners:
        state.tell("succeeds", seat=seat, n=outcome.scores[seat])


PHASES: Final = PhaseSpace(MAX_SEATS)
FIRST_START: Final = PHASES.one("first-start", FirstStart())
START_ROUND: Final = PHASES.one("start-round", StartRound())
CHOOSE_CARD: Final = PHASES.each_seat("choose-card", ChooseCard)
CHOOSE_AREA: Final = PHASES.each_seat("choose-area", ChooseArea)
THREATEN: Final = PHASES.each_seat("threaten", Threaten)
JUDGE: Final = PHASES.one("judge", Judge())
NEXT_ROUND: Final = PHASES.one("next-round", NextRound())
