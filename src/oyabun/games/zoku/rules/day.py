"""The day: lay out, place, claim, fight in reading order, and pass the first player card on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, nibble, one_bit
from oyabun.core.frequent import DrawFrom
from oyabun.core.moves import Move
from oyabun.core.outcome import Outcome, places_by
from oyabun.core.phases import Step
from oyabun.games.zoku.components import BAND, QUARTIERS
from oyabun.games.zoku.moves import LAID
from oyabun.games.zoku.rules.brawl import begin_brawl, discard_unclaimed, forget_brawl, tell_arrests
from oyabun.games.zoku.rules.lieutenants import claim
from oyabun.games.zoku.rules.phases import PHASES
from oyabun.games.zoku.rules.placement import line_up_turns
from oyabun.games.zoku.rules.windows import OPEN_BEFORE_THROW, OPEN_PLACEMENT_END, OPEN_POLICE
from oyabun.games.zoku.state import NOTHING, OPEN, Public, ZokuState, gain

FIVE_DAYS: Final = "five-days"


class BeginDay(Step):
    """ZOK-D1: a day of laying out, placement, brawls, and an evening."""

    rules = ("ZOK-D1", "ZOK-D2")

    def run(self, state: ZokuState) -> None:
        """Clear the table and line the day up."""
        public = state.public
        for slot in range(len(public.display)):
            public.display[slot] = NOTHING
            public.fates[slot] = OPEN
        public.latecomer = NOTHING
        public.blocked = NOTHING
        public.blocker = NOTHING
        state.tell("day-begins", n=public.day + 1, seat=public.first)
        state.then(
            [
                LAY_OUT,
                *line_up_turns(state),
                OPEN_PLACEMENT_END,
                CLAIMS,
                RELEASE,
                NEXT_QUARTIER,
                END_DAY,
            ]
        )


class LayOut(DrawFrom):
    """ZOK-C3, ZOK-C4, ZOK-D1: as many Quartiers as Arrondissements, in reading order."""

    rules = ("ZOK-C3", "ZOK-C4", "ZOK-D1")
    table = LAID

    def pending(self, state: ZokuState) -> bool:
        """Until the display is full."""
        display = state.public.display
        return display[len(display) - 1] == NOTHING

    def choices(self, state: ZokuState) -> i64:
        """Any card of the deck."""
        return state.public.deck

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """Lay it at the next place."""
        public = state.public
        slot: i64 = 0
        while public.display[slot] != NOTHING:
            slot += 1
        public.display[slot] = move.number
        public.deck &= ~one_bit(move.number)
        state.stack.append(self)


class Claims(Step):
    """ZOK-D4: one or two of a single gang claim at once and go back."""

    rules = ("ZOK-D4",)

    def run(self, state: ZokuState) -> None:
        """In reading order."""
        public = state.public
        for slot in range(len(public.display)):
            gangs = public.gangs_on(slot)
            if count_bits(gangs) == 1 and public.band(slot, lowest_bit(gangs)) < BAND:
                claim(state, slot, lowest_bit(gangs))
                go_home(public, slot)


def go_home(public: Public, slot: i64) -> None:
    """All Zokus on a Quartier go back to their reserves."""
    for seat in range(public.seats):
        public.reserve = gain(public.reserve, seat, public.band(slot, seat))
    public.bands[slot] = 0


class Release(Step):
    """ZOK-D5: whoever was at the station comes back, too late for this day's placement."""

    rules = ("ZOK-D5",)

    def run(self, state: ZokuState) -> None:
        """Not those who were arrested today."""
        public = state.public
        for seat in range(public.seats):
            free = nibble(public.held, seat)
            if free:
                public.reserve = gain(public.reserve, seat, free)
                state.tell("released", seat=seat, n=free)
        public.held = 0


class NextQuartier(Step):
    """ZOK-D6: one Quartier after the other, in reading order."""

    rules = ("ZOK-D6",)

    def run(self, state: ZokuState) -> None:
        """The next that is open: cards may be played before a first throw."""
        public = state.public
        slot: i64 = 0
        while slot < len(public.display) and public.fates[slot] != OPEN:
            slot += 1
        if slot == len(public.display):
            return
        state.stack.append(NEXT_QUARTIER)
        public.slot = slot
        if public.crowd(slot) > 1:
            state.then([OPEN_BEFORE_THROW, MEET])
        else:
            state.stack.append(MEET)


class Meet(Step):
    """ZOK-D4, ZOK-D6: judge who is there: nobody, one or two, three alone, or a brawl."""

    rules = ("ZOK-D4", "ZOK-D6")

    def run(self, state: ZokuState) -> None:
        """A snitch may have changed it since."""
        public = state.public
        slot = public.slot
        gangs = public.gangs_on(slot)
        if count_bits(gangs) > 1:
            begin_brawl(state)
        elif gangs and public.band(slot, lowest_bit(gangs)) == BAND:
            public.raid = True
            state.tell("raided", seat=lowest_bit(gangs), word=QUARTIERS[public.display[slot]])
            state.then([OPEN_POLICE, RAID])
        else:
            if gangs:
                claim(state, slot, lowest_bit(gangs))
            leave(state, slot)


class Raid(Step):
    """ZOK-D6, ZOK-L13: three alone: two go back, one to the station, unless the police are paid."""

    rules = ("ZOK-D6", "ZOK-L13")

    def run(self, state: ZokuState) -> None:
        """Who has paid claims."""
        public = state.public
        slot = public.slot
        gang = lowest_bit(public.gangs_on(slot))
        if public.bribed == gang:
            claim(state, slot, gang)
        else:
            public.set_band(slot, gang, BAND - 1)
            public.arrested = gain(public.arrested, gang, 1)
            tell_arrests(state, [int(gang)])
        leave(state, slot)


def leave(state: ZokuState, slot: i64) -> None:
    """Whoever is left goes home, and a card that nobody has claimed is discarded."""
    go_home(state.public, slot)
    discard_unclaimed(state, slot)
    forget_brawl(state.public)


class EndDay(Step):
    """ZOK-D7: the first player card goes on; the arrested stay over night."""

    rules = ("ZOK-D7", "ZOK-E1", "ZOK-E2")

    def run(self, state: ZokuState) -> None:
        """Another day, or the count."""
        public = state.public
        for seat in range(public.seats):
            public.held = gain(public.held, seat, nibble(public.arrested, seat))
        public.arrested = 0
        public.day += 1
        if public.day == state.box.days:
            count_points(state)
            return
        public.first = next_first(state)
        state.stack.append(BEGIN_DAY)


def next_first(state: ZokuState) -> i64:
    """ZOK-D7: fewest in reserve, then fewest printed points, then the holder's left neighbour."""
    public = state.public
    keys = [
        (int(nibble(public.reserve, seat)), int(public.printed(state.box, seat)))
        for seat in range(public.seats)
    ]
    least = min(keys)
    if keys.count(least) == 1:
        return keys.index(least)
    return (public.first + 1) % public.seats


def count_points(state: ZokuState) -> None:
    """ZOK-E1, ZOK-E2: most points; then Quartiers, Lieutenants kept, Zokus in reserve."""
    public = state.public
    scores = [sum(public.points(state.box, seat)) for seat in range(public.seats)]
    keys: list[tuple[int, ...]] = [
        (
            scores[seat],
            int(count_bits(public.owned[seat])),
            int(nibble(public.dark, seat)),
            int(nibble(public.reserve, seat)),
        )
        for seat in range(public.seats)
    ]
    state.outcome = Outcome(places_by(keys), FIVE_DAYS, tuple(scores))
    if state.heard:
        for seat in state.outcome.winners:
            state.tell("wins", seat=seat, n=scores[seat])


BEGIN_DAY: Final = PHASES.one("begin-day", BeginDay())
LAY_OUT: Final = PHASES.one("lay-out", LayOut())
CLAIMS: Final = PHASES.one("claims", Claims())
RELEASE: Final = PHASES.one("release", Release())
NEXT_QUARTIER: Final = PHASES.one("next-quartier", NextQuartier())
MEET: Final = PHASES.one("meet", Meet())
RAID: Final = PHASES.one("raid", Raid())
END_DAY: Final = PHASES.one("end-day", EndDay())
