"""The windows in which powers and objects are played.

A window asks everybody who, by what is public, could have a card for it; those who have none can
only pass. It is not opened at all when every card for it has been seen. What is declared is shown
together and resolved in the order of the window's cards (CNG-O1, CNG-O2, CNG-O3, CNG-O6), equal
ranks clockwise from the Godfather.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from oyabun.core.moves import Move
from oyabun.core.phases import Phase, Step
from oyabun.games.cash_n_guns.components import (
    CARDS,
    GO01,
    GO02,
    GO03,
    GO04,
    GO05,
    GO06,
    GO07,
    GO08,
    GO09,
    GO10,
    GO11,
    GO12,
    GP05,
    GP06,
    GP07,
    GP10,
    GP11,
    GP12,
    GP13,
    MAX_SEATS,
    YK01,
    YK02,
    YK03,
    YK04,
    YK06,
    YO07,
    YO08,
    YO09,
    YO10,
    YO11,
    YO12,
)
from oyabun.games.cash_n_guns.moves import PASS, USE
from oyabun.games.cash_n_guns.rules.asks import (
    Ask,
    CardRule,
    Open,
    may_have,
    show_card,
    take_answer,
)
from oyabun.games.cash_n_guns.rules.gangster_objects import GANGSTER_OBJECT_RULES
from oyabun.games.cash_n_guns.rules.gangster_powers import GANGSTER_POWER_RULES
from oyabun.games.cash_n_guns.rules.kiai import KIAI_RULES
from oyabun.games.cash_n_guns.rules.yakuza_objects import YAKUZA_OBJECT_RULES
from oyabun.games.cash_n_guns.state import CashState

RULES: Final[dict[int, CardRule]] = {
    **GANGSTER_POWER_RULES,
    **GANGSTER_OBJECT_RULES,
    **KIAI_RULES,
    **YAKUZA_OBJECT_RULES,
}
"""What each card that is played in a window does, by its number."""


class Window(Ask):
    """A moment in which some cards can be played."""

    cards: ClassVar[tuple[int, ...]] = ()
    """The cards of this window, in the order in which they are resolved."""

    def who(self, state: CashState) -> i64:
        """Everybody alive who could play one of the cards, by what everybody sees."""
        public = state.public
        asked: i64 = 0
        if not (public.power_down | public.object_down | public.powers):
            return asked
        for seat in range(public.seats):
            if public.alive >> seat & 1:
                for card in self.cards:
                    if may_have(public, seat, card) and RULES[card].could(state, seat):
                        asked |= 1 << seat
                        break
        return asked

    def choices(self, state: CashState, gun: i64) -> list[Move]:
        """Pass, or play what one really has."""
        own = state.private[gun]
        mine = (int(own.power) - 1, int(own.object) - 1)
        return [PASS] + [USE[card] for card in mine if self.playable(state, gun, card)]

    def playable(self, state: CashState, seat: i64, card: i64) -> bool:
        """Return whether a seat can play a card that it has here and now."""
        if int(card) not in self.cards:
            return False
        rule = RULES[int(card)]
        fresh = not state.public.seen >> card & 1 or state.public.active(seat, card)
        return fresh and rule.could(state, seat) and rule.can(state, seat)

    def lapses(self, state: CashState, seat: i64) -> list[Move]:
        """Who is too slow plays no card."""
        return [PASS]

    def turn_up(self, state: CashState, guns: i64) -> None:
        """Show what was declared, and line it up; a Smoke Grenade sends everything back."""
        public = state.public
        declared: list[tuple[int, int]] = []
        public.declared = 0
        for seat in public.in_order(guns):
            answer = take_answer(state, seat)
            if answer is not PASS:
                declared.append((seat, next(c for c in self.cards if USE[c] is answer)))
                public.declared |= 1 << seat
        declared.sort(key=lambda one: self.cards.index(one[1]))
        if declared and declared[0][1] == YO10:
            declared = declared[:1]
        for seat, card in declared:
            show_card(state, seat, card)
        if declared and self in REOPENED:
            state.stack.append(REOPENED[self])
        state.then([RESOLVE[card][seat] for seat, card in declared])


class BeforeLoot(Window):
    """W1, CNG-O1, CNG-O2: before the bills are turned."""

    name = "before-loot"
    rules = ("CNG-O1", "CNG-O2")
    cards = (YO10, GP11, GP13, GO05, GO12, GO07, GO11)


class BeforeLoad(Window):
    """W2: the bills are turned, nothing is loaded."""

    name = "before-load"
    rules = ("CNG-O1",)
    cards = (YO10, YK02)


class BeforeAim(Window):
    """W3, CNG-O3: before aiming."""

    name = "before-aim"
    rules = ("CNG-O1", "CNG-O3")
    cards = (YO10, GP05, GP06, GP07)


class BeforeLying(Window):
    """W4, CNG-O3: before lying down."""

    name = "before-lying"
    rules = ("CNG-O1", "CNG-O3")
    cards = (YO10, YK06)


class TargetLies(Window):
    """CNG-GP12: the target of a gun lies down."""

    name = "target-lies"
    rules = ("CNG-GP12",)
    cards = (GP12,)


class BeforeFire(Window):
    """W5: before BBB, shuriken and tanto are revealed."""

    name = "before-fire"
    rules = ("CNG-O1",)
    cards = (YO10, GO01, GO02, GO03, GO04, YO07, YO09)


class AtThrow(Window):
    """CNG-YO08: the shurikens are in the hands of those who throw them."""

    name = "at-throw"
    rules = ("CNG-YO08",)
    cards = (YO08,)


class BeforeBang(Window):
    """W6: before a Bang is revealed."""

    name = "before-bang"
    rules = ("CNG-O1",)
    cards = (YO10, GO02, GO03, GO04)


class ClicShown(Window):
    """W7: after a Clic is revealed."""

    name = "clic-shown"
    rules = ("CNG-GO09",)
    cards = (GO09,)


class Attacked(Window):
    """CNG-O4: the attacks are known and about to be resolved."""

    name = "attacked"
    rules = ("CNG-O4",)
    cards = (YK03,)


class Wounded(Window):
    """W8, CNG-O4: about to be wounded."""

    name = "wounded"
    rules = ("CNG-O4",)
    cards = (GO06, YO12)


class Mortal(Window):
    """W9, CNG-O5: about to die."""

    name = "mortal"
    rules = ("CNG-O5",)
    cards = (YO11, YK04)


class BeforeShare(Window):
    """W10, CNG-O6: just before a share."""

    name = "before-share"
    rules = ("CNG-O1", "CNG-O6")
    cards = (YO10, YK01, GP10)


class DuringShare(Window):
    """W11, CNG-O6: during a share."""

    name = "during-share"
    rules = ("CNG-O6",)
    cards = (GO10,)


class AfterShare(Window):
    """W12, CNG-O6: after a share."""

    name = "after-share"
    rules = ("CNG-O6",)
    cards = (GO08,)


class Resolve(Step):
    """CNG-O7: a declared card does what it says."""

    name = "resolve"
    rules = ("CNG-O7",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: i64 = card

    def run(self, state: CashState) -> None:
        """Find the card by its number; it is lost when another card has just made it useless."""
        rule = RULES[int(self.card)]
        if rule.can(state, self.seat):
            rule.use(state, self.seat)

    def __repr__(self) -> str:
        return f"resolve-{CARDS[self.card]}:{self.seat}"


RESOLVE: Final = tuple(
    tuple(Resolve(seat, card) for seat in range(MAX_SEATS)) for card in range(len(CARDS))
)

WINDOWS: Final[tuple[type[Phase], ...]] = (
    BeforeLoot,
    BeforeLoad,
    BeforeAim,
    BeforeLying,
    TargetLies,
    BeforeFire,
    AtThrow,
    BeforeBang,
    ClicShown,
    Attacked,
    Wounded,
    Mortal,
    BeforeShare,
    DuringShare,
    AfterShare,
    Resolve,
    Open,
)

BEFORE_LOOT: Final = BeforeLoot()
TARGET_LIES: Final = TargetLies()
REOPENED: Final[dict[Window, Phase]] = {
    BEFORE_LOOT: Open(BEFORE_LOOT, again=True),
    TARGET_LIES: Open(TARGET_LIES, again=True),
}
"""Windows in which one seat can play two cards: those who declared are asked once more."""

OPEN_BEFORE_LOOT: Final = Open(BEFORE_LOOT)
OPEN_BEFORE_LOAD: Final = Open(BeforeLoad())
OPEN_BEFORE_AIM: Final = Open(BeforeAim())
OPEN_BEFORE_LYING: Final = Open(BeforeLying())
OPEN_TARGET_LIES: Final = Open(TARGET_LIES)
OPEN_BEFORE_FIRE: Final = Open(BeforeFire())
OPEN_AT_THROW: Final = Open(AtThrow())
OPEN_BEFORE_BANG: Final = Open(BeforeBang())
OPEN_CLIC_SHOWN: Final = Open(ClicShown())
OPEN_ATTACKED: Final = Open(Attacked())
OPEN_WOUNDED: Final = Open(Wounded())
OPEN_MORTAL: Final = Open(Mortal())
OPEN_BEFORE_SHARE: Final = Open(BeforeShare())
OPEN_DURING_SHARE: Final = Open(DuringShare())
OPEN_AFTER_SHARE: Final = Open(AfterShare())
