"""The windows in which powers and objects are played.

A window asks everybody who, by what is public, could have a card for it; those who have none can
only pass. It is not opened at all when every card for it has been seen. What is declared is shown
together and resolved in the order of the window's cards (CNG-O1, CNG-O2, CNG-O3, CNG-O6), equal
ranks clockwise from the Godfather.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import has, lowest_bit, one_bit
from oyabun.core.phases import Step
from oyabun.games.cash_n_guns.components import (
    ANGRY_DRAGON,
    BACKSTAB,
    BLUDGEON,
    CARDS,
    CLIP,
    CLOVER,
    CUNNING,
    DARK_TANTO,
    DERRINGER,
    DOES_NOT_HURT,
    DOUBLE_SHURIKEN,
    DUM_DUM,
    FAKE_FINGER,
    FIRST_AID_KIT,
    GEISHA,
    INSANE,
    KAMIKAZE,
    KEVLAR,
    KID,
    LASER_BEAM,
    MAGIC_LEFT,
    MAGIC_RIGHT,
    MAGNET,
    NINJA,
    POISONED_TANTO,
    SAMURAI,
    SHAOLIN_MONK,
    SHOTGUN,
    SMOKE_GRENADE,
    SUNGLASSES,
    UZI,
    bit_of,
    card_bit,
)
from oyabun.games.cash_n_guns.moves import PASS, PLAYS
from oyabun.games.cash_n_guns.rules.asks import (
    PHASES,
    Ask,
    CardRule,
    Open,
    may_have,
    question,
    show_card,
    take_answer,
)
from oyabun.games.cash_n_guns.rules.gangster_objects import GANGSTER_OBJECT_RULES
from oyabun.games.cash_n_guns.rules.gangster_powers import GANGSTER_POWER_RULES
from oyabun.games.cash_n_guns.rules.yakuza_cards import YAKUZA_RULES
from oyabun.games.cash_n_guns.state import CashState

RULES: Final[dict[int, CardRule]] = {
    **GANGSTER_POWER_RULES,
    **GANGSTER_OBJECT_RULES,
    **YAKUZA_RULES,
}
"""What each card that is played in a window does, by its number."""
RULE_OF: Final[list[CardRule]] = [RULES.get(card, CardRule()) for card in range(len(CARDS))]
"""The same as a list, which is faster; other cards have no rule here."""


class Window(Ask):
    """A moment in which some cards can be played."""

    table = PLAYS
    too_slow = PASS

    def __init__(self, rules: tuple[str, ...], cards: tuple[int, ...]) -> None:
        super().__init__()
        self.cited = rules
        self.cards = cards
        """The cards of this window, in the order in which they are resolved."""
        self.bits: i64 = sum([1 << card for card in cards])

    def cites(self) -> tuple[str, ...]:
        """Return the ids of this window's rules."""
        return self.cited

    def who(self, state: CashState) -> i64:
        """Everybody alive who could play one of the cards, by what everybody sees."""
        public = state.public
        asked: i64 = 0
        if not (public.power_down | public.object_down | public.powers):
            return asked
        for seat in range(public.seats):
            cards: i64 = may_have(public, seat) & self.bits if has(public.alive, seat) else 0
            while cards and not RULE_OF[lowest_bit(cards)].could(state, seat):
                cards &= cards - 1
            if cards:
                asked |= one_bit(seat)
        return asked

    def answers(self, state: CashState, gun: i64) -> i64:
        """Pass, or play what one really has."""
        own = state.private[gun]
        cards = (bit_of(own.power) | bit_of(own.object)) & self.bits & may_have(state.public, gun)
        found: i64 = 1
        while cards:
            card = lowest_bit(cards)
            if RULE_OF[card].could(state, gun) and RULE_OF[card].can(state, gun):
                found |= card_bit(card + 1)
            cards &= cards - 1
        return found

    def turn_up(self, state: CashState, guns: i64) -> None:
        """Show what was declared, and line it up; a Smoke Grenade sends everything back."""
        public = state.public
        declared: list[tuple[int, int]] = []
        public.declared = 0
        for seat in public.in_order(guns):
            answer = take_answer(state, seat)
            if answer is not PASS:
                declared.append((seat, int(answer.number)))
        if not declared:
            return
        declared.sort(key=lambda one: self.cards.index(one[1]))
        if declared[0][1] == SMOKE_GRENADE:
            declared = declared[:1]
        for seat, card in declared:
            show_card(state, seat, card)
            public.declared |= 1 << seat
        if self.name in AGAIN:
            state.stack.append(AGAIN[self.name])
        state.then([RESOLVE[card][seat] for seat, card in declared])


class Resolve(Step):
    """CNG-O7: a declared card does what it says."""

    rules = ("CNG-O7",)

    def __init__(self, card: int, seat: int) -> None:
        super().__init__(seat)
        self.rule = RULES[card]

    def run(self, state: CashState) -> None:
        """Do it; the card is lost when another one has just made it useless."""
        if self.rule.can(state, self.seat):
            self.rule.use(state, self.seat)


RESOLVE: Final = {
    card: PHASES.each_seat("resolve", partial(Resolve, card), f"resolve-{CARDS[card]}")
    for card in RULES
}


def window(name: str, rules: str, cards: tuple[int, ...]) -> Open:
    """Name a window, and return the step that opens it."""
    return question(name, Window(tuple(rules.split()), cards))


OPEN_BEFORE_LOOT: Final = window(
    "before-loot",
    "CNG-O1 CNG-O2",
    (SMOKE_GRENADE, SHOTGUN, UZI, FIRST_AID_KIT, MAGNET, CLIP, SUNGLASSES),
)
"""W1: before the bills are turned."""
OPEN_BEFORE_LOAD: Final = window("before-load", "CNG-O1", (SMOKE_GRENADE, NINJA))
"""W2: the bills are turned, nothing is loaded."""
OPEN_BEFORE_AIM: Final = window(
    "before-aim", "CNG-O1 CNG-O3", (SMOKE_GRENADE, INSANE, KID, CUNNING)
)
"""W3: before aiming."""
OPEN_BEFORE_LYING: Final = window("before-lying", "CNG-O1 CNG-O3", (SMOKE_GRENADE, GEISHA))
"""W4: before lying down."""
OPEN_TARGET_LIES: Final = window("target-lies", "CNG-GP12", (BACKSTAB,))
"""The target of a gun lies down."""
OPEN_BEFORE_FIRE: Final = window(
    "before-fire",
    "CNG-O1",
    (SMOKE_GRENADE, LASER_BEAM, DUM_DUM, MAGIC_RIGHT, MAGIC_LEFT, POISONED_TANTO, DARK_TANTO),
)
"""W5: before BBB, shuriken and tanto are revealed."""
OPEN_AT_THROW: Final = window("at-throw", "CNG-YO08", (DOUBLE_SHURIKEN,))
"""The shurikens are in the hands of those who throw them."""
OPEN_BEFORE_BANG: Final = window(
    "before-bang", "CNG-O1", (SMOKE_GRENADE, DUM_DUM, MAGIC_RIGHT, MAGIC_LEFT)
)
"""W6: before a Bang is revealed."""
OPEN_CLIC_SHOWN: Final = window("clic-shown", "CNG-GO09", (DERRINGER,))
"""W7: after a Clic is revealed."""
OPEN_ATTACKED: Final = window("attacked", "CNG-O4", (SAMURAI,))
"""The attacks are known and about to be resolved."""
OPEN_WOUNDED: Final = window("wounded", "CNG-O4", (KEVLAR, FAKE_FINGER))
"""W8: about to be wounded."""
OPEN_MORTAL: Final = window("mortal", "CNG-O5", (ANGRY_DRAGON, KAMIKAZE))
"""W9: about to die."""
OPEN_BEFORE_SHARE: Final = window(
    "before-share", "CNG-O1 CNG-O6", (SMOKE_GRENADE, SHAOLIN_MONK, DOES_NOT_HURT)
)
"""W10: just before a share."""
OPEN_DURING_SHARE: Final = window("during-share", "CNG-O6", (BLUDGEON,))
"""W11: during a share."""
OPEN_AFTER_SHARE: Final = window("after-share", "CNG-O6", (CLOVER,))
"""W12: after a share."""

AGAIN: Final = {
    opened.ask.name: PHASES.one("open", Open(opened.ask, again=True), f"again-{opened.ask.name}")
    for opened in (OPEN_BEFORE_LOOT, OPEN_TARGET_LIES)
}
"""Windows in which one seat can play two cards: those who declared are asked once more."""
