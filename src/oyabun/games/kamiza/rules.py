"""The rules of Kamiza, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import add_nibble, lowest_bit, members, nibble, put_nibble, row_set
from oyabun.core.editions import Edition
from oyabun.core.frequent import Pick, WhoStarts
from oyabun.core.moves import Move
from oyabun.core.options import Options
from oyabun.core.outcome import Outcome, places_by
from oyabun.core.phases import PhaseSpace, Step
from oyabun.core.state import State
from oyabun.games.kamiza.components import (
    BOSS,
    BOXES,
    BRIBE,
    CANCELLED,
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
)
from oyabun.games.kamiza.moves import AREA, CARD, START, THREAT
from oyabun.games.kamiza.state import NOTHING, POINTS, KamizaState, Private, Public

SUCCESSION: Final = "succession"


def setup(seats: int, options: Options, edition: Edition) -> KamizaState:
    """KAM-C1, KAM-C2: a set of four cards each; chips in the middle."""
    public = Public()
    public.seats = seats
    public.police_rule = POLICE_RULE.number(options)
    public.wanted_rule = WANTED.number(options)
    return State(BOXES.of(edition), public, [Private() for _ in range(seats)], [FIRST_START])


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
        state.stack.append(JUDGE)
        for back in range(public.seats - 1, -1, -1):
            seat: i64 = (public.start + back) % public.seats
            state.stack.append(THREATEN[seat])
            state.stack.append(CHOOSE_AREA[seat])
            state.stack.append(CHOOSE_CARD[seat])


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
    """KAM-T2, KAM-T3: lay it in Kamiza or Shimoza, also where the area is closed to the card."""

    rules = ("KAM-C3", "KAM-T2", "KAM-T3")
    table = AREA

    def play(self, state: KamizaState, seat: i64, move: Move) -> None:
        """The others see it when the threat is uttered."""
        state.private[seat].area = move.number


class Threaten(Pick):
    """KAM-T2: utter a threat. It has no effect but to make the placement final."""

    rules = ("KAM-T2",)
    table = THREAT

    def suggests(self, public: Public, seat: i64) -> list[Move]:
        """Four lines that nobody has just said, other ones each round; one's own; silence."""
        said = [nibble(public.threats, other) - 1 for other in range(public.seats)]
        first = 5 * (public.game + public.round) + seat
        turned = [(first + step) % len(THREATS) for step in range(len(THREATS))]
        fresh = [THREAT[line] for line in turned if line not in said]
        return [*fresh[:4], *THREAT[len(THREATS) :]]

    def play(self, state: KamizaState, seat: i64, move: Move) -> None:
        """The card lies face down; owner and area are seen."""
        public = state.public
        area = state.private[seat].area
        public.areas = put_nibble(public.areas, seat, area + 1)
        public.threats = put_nibble(public.threats, seat, move.number + 1)
        if state.heard:
            state.tell("placed", seat=seat, word=AREA[area].words[0])
            if move.kind == "threat":
                state.tell("threatens", seat=seat, word=move.words[0])
            elif not move.speaks:
                state.tell("stares", seat=seat)


# Judging


class Judge(Step):
    """KAM-T4: all cards are turned up and judged, Kamiza and Shimoza apart."""

    rules = ("KAM-T4", "KAM-J1", "KAM-J2", "KAM-J3", "KAM-J4", "KAM-J5", "KAM-J6", "KAM-J7")

    def run(self, state: KamizaState) -> None:
        """Turn up, cancel, seat and pay, and go on to the next round."""
        laid = turn_up(state)
        judge_shimoza(state, laid)
        judge_kamiza(state, laid)
        if state.heard:
            tell_verdict(state)
        state.stack.append(NEXT_ROUND)


def turn_up(state: KamizaState) -> i64:
    """KAM-T4, KAM-T5: cards and areas become known to all; return who laid each card in each."""
    public = state.public
    public.shown_areas = public.areas
    public.areas = public.awards = public.chips = 0
    laid: i64 = 0
    for seat in range(public.seats):
        own = state.private[seat]
        laid = add_nibble(laid, len(CARD) * own.area + own.card, 1 << seat)
        public.shown = put_nibble(public.shown, seat, own.card + 1)
        public.used = put_nibble(public.used, seat, nibble(public.used, seat) | 1 << own.card)
        own.card = own.area = NOTHING
    return laid


def closed(card: i64, area: i64) -> bool:
    """KAM-C3: return whether an area cannot seat such a card."""
    return area == SHIMOZA and card in (BOSS, POLICEMAN)


def left_of_type(public: Public, laid: i64, area: i64, card: i64) -> i64:
    """KAM-J1, KAM-T3: return the seat whose card of this type is left in the area, or NOTHING.

    Two or more of a type cancel each other; a card in an area that is closed to it is removed.
    """
    holders = nibble(laid, len(CARD) * area + card)
    out = closed(card, area)
    if holders and not out and not holders & (holders - 1):
        return lowest_bit(holders)
    for seat in range(public.seats):
        if holders >> seat & 1:
            public.fates = put_nibble(public.fates, seat, CLOSED if out else CANCELLED)
    return NOTHING


def earn(public: Public, seat: i64, points: i64) -> None:
    """KAM-C2: pay scoring chips, or take them back; their number never blocks a payment."""
    public.awards = add_nibble(public.awards, seat, points)
    public.points = row_set(public.points, seat, POINTS, public.chips_won(seat) + points)


def judge_shimoza(state: KamizaState, laid: i64) -> None:
    """KAM-J2, KAM-C3: Shimoza seats up to two cards; all that are left score their number."""
    for card in range(len(CARD)):
        seat = left_of_type(state.public, laid, SHIMOZA, card)
        if seat != NOTHING:
            state.public.fates = put_nibble(state.public.fates, seat, SEATED)
            earn(state.public, seat, state.box.values[card])


def judge_kamiza(state: KamizaState, laid: i64) -> None:
    """KAM-J3: Kamiza seats one card, the highest number, and beside it one Policeman."""
    public = state.public
    boss = left_of_type(public, laid, KAMIZA, BOSS)
    underboss = left_of_type(public, laid, KAMIZA, UNDERBOSS)
    hitman = left_of_type(public, laid, KAMIZA, HITMAN)
    # KAM-J4, KAM-J5: the Hitman kills the Boss, whoever else is there.
    killing = boss != NOTHING and hitman != NOTHING
    winner = hitman if killing else boss
    if winner == NOTHING:
        winner = underboss if underboss != NOTHING else hitman
    for loser in (boss, underboss, hitman):
        if loser not in (NOTHING, winner):
            public.fates = put_nibble(public.fates, loser, KILLED if loser == boss else OUTRANKED)
    if winner != NOTHING:
        award = state.box.kill if killing else state.box.values[nibble(public.shown, winner) - 1]
        public.fates = put_nibble(public.fates, winner, SEATED)
        earn(public, winner, award)
        public.seated = add_nibble(public.seated, winner, 1)
    if killing:
        public.kills = add_nibble(public.kills, winner, 1)
    police = left_of_type(public, laid, KAMIZA, POLICEMAN)
    if police != NOTHING:
        public.fates = put_nibble(public.fates, police, ON_DUTY)
        call_police(state, police, winner)


def call_police(state: KamizaState, police: i64, winner: i64) -> None:
    """KAM-J6, KAM-J7: what a lone Policeman in Kamiza does, by the option `police_rule`."""
    public = state.public
    caught: i64 = 0 if winner == NOTHING else 1 << winner
    if public.police_rule == DRAGNET:
        for seat in range(public.seats):
            if nibble(public.fates, seat) == SEATED:
                caught |= 1 << seat
    hand_chips(state, caught if caught else 1 << police)
    if winner != NOTHING and public.police_rule in (BRIBE, SHAKEDOWN):
        award = nibble(public.awards, winner)
        bribe = award if public.police_rule == SHAKEDOWN else min(state.box.bribe, award)
        earn(public, winner, -bribe)
        earn(public, police, bribe)


def hand_chips(state: KamizaState, to: i64) -> None:
    """KAM-C2: hand out WANTED chips clockwise from the start player, while there are any."""
    public = state.public
    issued = sum(public.row(public.wanted))
    for step in range(public.seats):
        seat: i64 = (public.start + step) % public.seats
        if to >> seat & 1 and issued < state.box.wanted_chips:
            issued += 1
            public.wanted = add_nibble(public.wanted, seat, 1)
            public.chips |= 1 << seat


def tell_verdict(state: KamizaState) -> None:
    """Say what was turned up and what became of it."""
    public = state.public
    for step in range(public.seats):
        seat: i64 = (public.start + step) % public.seats
        card = CARD[nibble(public.shown, seat) - 1].words[0]
        area = AREA[nibble(public.shown_areas, seat) - 1].words[0]
        fate = FATES[nibble(public.fates, seat)]
        state.tell(fate, seat=seat, word=card, word2=area, n=nibble(public.awards, seat))
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
    for step in range(public.seats):
        seat: i64 = (public.start + step) % public.seats
        if public.score(seat) > public.score(best):
            best = seat
    return best


def succeed(state: KamizaState) -> None:
    """KAM-E1, KAM-E2: the highest score becomes the next president."""
    public = state.public
    scores, wanted = public.scores(), public.row(public.wanted)
    seated, kills = public.row(public.seated), public.row(public.kills)
    keys: list[tuple[int, ...]] = [
        (scores[seat], -wanted[seat], seated[seat], kills[seat]) for seat in range(public.seats)
    ]
    outcome = state.outcome = Outcome(places_by(keys), SUCCESSION, tuple(scores))
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
