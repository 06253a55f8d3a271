"""The windows in which Lieutenants are played outside one's own turn.

A window asks everybody at once who, by what is public, could have a card for it; those who have
none can only pass. The first in turn order who wants to play one plays it, what the others meant to
do stays their secret, and all are asked again: it closes when all have passed since the last card.
That is the same as asking them one after the other, and takes no longer than the slowest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.frequent import PickTogether
from oyabun.core.moves import Move
from oyabun.core.phases import Step
from oyabun.core.phrases import Phrase
from oyabun.games.zoku.components import (
    BACK_UP,
    BRIBE,
    CHEAP_SHOT,
    COME_HERE,
    DOUBLE_SAVATE,
    HOME_TURF,
    JAILBREAK,
    KICK_START,
    KICK_THE_BOX,
    NOT_DEAD_YET,
    SNITCH,
    SWITCHEROO,
)
from oyabun.games.zoku.moves import PASS, USE
from oyabun.games.zoku.rules.choices import about, rule_of
from oyabun.games.zoku.rules.lieutenants import CARD_RULES, could_play, show_card
from oyabun.games.zoku.rules.phases import PHASES
from oyabun.games.zoku.state import NOTHING, ZokuState


class Window(PickTogether):
    """A moment in which some Lieutenants can be played, by anybody."""

    too_slow = PASS
    table = (PASS, *USE)
    passes = True

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__()
        self.cards = cards
        self.bits: i64 = sum([1 << card for card in cards])

    def cites(self) -> tuple[str, ...]:
        """The Lieutenants of this window."""
        return tuple([rule_of(card) for card in self.cards])

    def who(self, state: ZokuState) -> i64:
        """Return everybody who could play one of the cards, by what everybody sees."""
        found: i64 = 0
        unseen = self.bits & ~state.public.seen()
        if unseen:
            for seat in range(state.public.seats):
                if could_play(state, seat, unseen):
                    found |= 1 << seat
        return found

    def owing(self, state: ZokuState) -> i64:
        """Return who has been asked and has not answered."""
        return state.public.asked & ~state.public.answered

    def choices(self, state: ZokuState, seat: i64) -> i64:
        """Pass, or play what one really has."""
        held = self.bits & state.private[seat].hand
        return 1 | could_play(state, seat, held & ~state.public.seen()) << 1

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """Say it into one's sleeve."""
        state.private[seat].answer = move.index
        state.public.answered |= 1 << seat

    def asks(self, state: ZokuState, seat: i64) -> Phrase:
        """Name the Quartier that is being fought over."""
        return about(state, "ask-" + self.name)

    def reveal(self, state: ZokuState) -> None:
        """The first in turn order plays; then everybody is asked again."""
        public = state.public
        first: i64 = NOTHING
        card: i64 = NOTHING
        for seat in public.order():
            if public.asked >> seat & 1:
                own = state.private[seat]
                if first == NOTHING and own.answer != PASS.index:
                    first = seat
                    card = own.answer - USE[0].index
                own.answer = NOTHING
        public.asked = 0
        public.answered = 0
        if first != NOTHING:
            show_card(state, first, card)
            state.stack.append(OPENING[self.name])
            CARD_RULES[card].use(state, first)


class Open(Step):
    """Ask everybody who could play a card, if that is anybody."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.window = window

    def cites(self) -> tuple[str, ...]:
        """The Lieutenants of the window."""
        return self.window.cites()

    def run(self, state: ZokuState) -> None:
        """Note who is asked."""
        asked = self.window.who(state)
        if asked:
            state.public.asked = asked
            state.stack.append(self.window)


class BeforeTurn(Window):
    """ZOK-L15: a jailbreak in somebody else's turn."""

    def who(self, state: ZokuState) -> i64:
        """Everybody else; nobody before a turn that is skipped."""
        coming = state.stack[-1]
        if not coming.pending(state):
            return 0
        return super().who(state) & ~(1 << coming.seat)


BEFORE_TURN: Final = PHASES.one("before-turn", BeforeTurn((JAILBREAK,)))
PLACEMENT_END: Final = PHASES.one("placement-end", Window((COME_HERE, SWITCHEROO, SNITCH)))
BEFORE_THROW: Final = PHASES.one("before-throw", Window((SNITCH,)))
AFTER_THROW: Final = PHASES.one(
    "after-throw",
    Window((KICK_START, CHEAP_SHOT, NOT_DEAD_YET, KICK_THE_BOX, DOUBLE_SAVATE)),
)
AFTER_KICKS: Final = PHASES.one("after-kicks", Window((CHEAP_SHOT, BACK_UP)))
POLICE: Final = PHASES.one("police", Window((BRIBE,)))
FIGHT_END: Final = PHASES.one("fight-end", Window((HOME_TURF,)))

OPENING: Final[dict[str, Open]] = {
    window.name: PHASES.one("open", Open(window), f"open-{window.name}")
    for window in (
        BEFORE_TURN,
        PLACEMENT_END,
        BEFORE_THROW,
        AFTER_THROW,
        AFTER_KICKS,
        POLICE,
        FIGHT_END,
    )
}
OPEN_BEFORE_TURN: Final = OPENING["before-turn"]
OPEN_PLACEMENT_END: Final = OPENING["placement-end"]
OPEN_BEFORE_THROW: Final = OPENING["before-throw"]
OPEN_AFTER_THROW: Final = OPENING["after-throw"]
OPEN_AFTER_KICKS: Final = OPENING["after-kicks"]
OPEN_POLICE: Final = OPENING["police"]
OPEN_FIGHT_END: Final = OPENING["fight-end"]
