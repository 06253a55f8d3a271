"""How players are asked, several at once or one alone, and how a card comes to be seen by all.

Who is asked with others follows from what is public and is noted when a question is opened; answers
lie in ``private[seat]`` until the last one is in. A seat with two guns answers once for each.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import add_nibble, has, members, put_nibble, row_get, row_set
from oyabun.core.frequent import ALL, Pick, PickTogether
from oyabun.core.moves import Move
from oyabun.core.phases import PhaseSpace, Step
from oyabun.core.phrases import Phrase
from oyabun.games.cash_n_guns.components import (
    CARDS,
    DRAGON_SKIN,
    MAX_SEATS,
    OBJECTS,
    POWERS,
    REPEATED,
    RONIN,
    SECOND,
    SPECIALIST,
    UNBREAKABLE,
    YAKUZA_CARDS,
    YOU_DONT_NEED_IT,
    bullet_key,
    card_bit,
    one,
)
from oyabun.games.cash_n_guns.moves import MOVES, TARGET
from oyabun.games.cash_n_guns.state import NOTHING, WIDE, CashState, Public

PHASES: Final = PhaseSpace(MAX_SEATS)


class Ask(PickTogether):
    """Something asked of several guns at once."""

    def lapses(self, state: CashState, seat: i64) -> list[Move]:
        """CNG-R14: who is too slow gets any answer where the rules name none."""
        return super().lapses(state, seat) or self.moves(state, seat)

    def who(self, state: CashState) -> i64:
        """Return the guns that are asked, by what everybody sees; else that of everybody alive."""
        return state.public.alive

    def answers(self, state: CashState, gun: i64) -> i64:
        """Return the places in the table of the possible answers for a gun, as a bit set."""
        return ALL

    def turn_up(self, state: CashState, guns: i64) -> None:
        """Everyone has answered: carry the answers out; else they were only waited for."""
        for gun in members(guns):
            take_answer(state, gun)

    def owing(self, state: CashState) -> i64:
        """Return who holds a gun that has not answered."""
        public = state.public
        return public.owners(public.asked & ~public.answered)

    def choices(self, state: CashState, seat: i64) -> i64:
        """Return the answers for the seat's next gun."""
        return self.answers(state, open_gun(state.public, seat))

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Lay the answer down."""
        public = state.public
        gun = open_gun(public, seat)
        give_answer(state, gun, move)
        public.answered |= 1 << gun

    def reveal(self, state: CashState) -> None:
        """Close the question and turn the answers up."""
        public = state.public
        guns = public.asked
        public.asked = 0
        public.answered = 0
        self.turn_up(state, guns)


def open_gun(public: Public, seat: i64) -> i64:
    """Return the first gun of a seat that has not answered."""
    if (public.asked & ~public.answered) >> seat & 1:
        return seat
    return SECOND


def give_answer(state: CashState, gun: i64, move: Move) -> None:
    """Note what is answered for a gun."""
    own = state.private[state.public.owner(gun)]
    if gun == SECOND:
        own.answer2 = move.index
    else:
        own.answer = move.index


def take_answer(state: CashState, gun: i64) -> Move:
    """Return what was answered for a gun, and forget it."""
    own = state.private[state.public.owner(gun)]
    if gun == SECOND:
        index = own.answer2
        own.answer2 = NOTHING
    else:
        index = own.answer
        own.answer = NOTHING
    return MOVES.decode(index)


class Open(Step):
    """Note who is asked a question, and ask it if that is anybody."""

    def __init__(self, ask: Ask, *, again: bool) -> None:
        super().__init__()
        self.ask = ask
        self.again = again
        """Whether only those are asked who have just played a card."""

    def run(self, state: CashState) -> None:
        """Ask all who could answer at once."""
        public = state.public
        asked = self.ask.who(state)
        if self.again:
            asked &= public.guns_of(public.declared)
        if asked:
            public.asked = asked
            state.stack.append(self.ask)


def question(name: str, ask: Ask) -> Open:
    """Name something to be asked, and return the step that asks it."""
    asked = PHASES.one(name, ask)
    return PHASES.one("open", Open(asked, again=False), f"open-{name}")


class CardAsks(Pick):
    """A card asks its player something: on whom, where, what?"""

    table = TARGET

    def pending(self, state: CashState) -> bool:
        """Nothing to choose: nothing to ask."""
        return self.choices(state, self.seat) != 0

    def lapses(self, state: CashState, seat: i64) -> list[Move]:
        """Who is too slow gets any of it."""
        return self.moves(state, seat)


# Powers and objects


class CardRule:
    """A power or an object: who could play it, who can, and what it does."""

    def could(self, state: CashState, seat: i64) -> bool:
        """Return whether a seat that has the card could play it now, by what everybody sees."""
        return True

    def can(self, state: CashState, seat: i64) -> bool:
        """Return whether it really can, by its own cards."""
        return True

    def use(self, state: CashState, seat: i64) -> None:
        """Do what the card says; everybody has seen it by now.

        Some do nothing but lie open: aiming looks for the Kid, the Shotgun and the Uzi, every share
        for the Shaolin Monk.
        """


class Asking(CardRule):
    """A card that asks its player something at once."""

    def __init__(self, asked: tuple[Pick, ...]) -> None:
        self.asked = asked
        """The question to each seat."""

    def could(self, state: CashState, seat: i64) -> bool:
        """There is an answer."""
        return self.asked[seat].pending(state)

    def use(self, state: CashState, seat: i64) -> None:
        """Ask."""
        state.stack.append(self.asked[seat])


def may_have(public: Public, seat: i64) -> i64:
    """Return the cards that a seat may have to play, by what everybody knows, as a bit set.

    If it has some card of that sort face down, those that nobody has seen yet; and the one that
    lies open and is played again and again.
    """
    found: i64 = 0
    if public.power_down >> seat & 1:
        found |= POWERS & ~public.seen
    if public.object_down >> seat & 1:
        found |= OBJECTS & ~public.seen
    power = public.power(seat)
    if power != NOTHING and has(REPEATED, power) and public.active(seat, power):
        found |= card_bit(power)
    return found & YAKUZA_CARDS if public.is_yakuza(seat) else found & ~YAKUZA_CARDS


def show_card(state: CashState, seat: i64, card: i64) -> None:
    """Everybody sees a power or an object; an object is used up by that."""
    public = state.public
    bit: i64 = 1 << seat
    if has(POWERS, card):
        public.powers = row_set(public.powers, seat, WIDE, card + 1)
        public.power_down &= ~bit
    else:
        public.objects = row_set(public.objects, seat, WIDE, card + 1)
        public.object_down &= ~bit
        state.private[seat].object = 0
    public.seen |= card_bit(card)
    if state.heard:
        state.tell("plays", seat=seat, word=CARDS[card], word2=CARDS[card] + "-does")


SELF_SHOWING: Final = (UNBREAKABLE, YOU_DONT_NEED_IT, DRAGON_SKIN, SPECIALIST, RONIN)
"""Powers that are shown without asking when their moment comes: they only ever help."""


def shows(state: CashState, seat: i64, power: i64) -> bool:
    """Return whether a seat has this self-showing power, shown by now.

    If it has not, everybody knows that from now on.
    """
    public = state.public
    if state.private[seat].power != power + 1:
        if public.power_down >> seat & 1:
            place = SELF_SHOWING.index(power)
            others = row_get(public.ruled_out, place, MAX_SEATS) | 1 << seat
            public.ruled_out = row_set(public.ruled_out, place, MAX_SEATS, others)
        return False
    if public.spent >> seat & 1:
        return False
    if public.power_down >> seat & 1:
        show_card(state, seat, power)
    return True


# Cards of the decks


def reveal_guns(state: CashState, guns: i64) -> None:
    """Turn the cards before these guns up, and tell them in one sentence."""
    public = state.public
    shown: list[Phrase] = []
    for gun in members(guns):
        seat, deck = public.owner(gun), public.deck(gun)
        card = state.private[seat].unload(gun)
        public.now.up = put_nibble(public.now.up, gun, card + 1)
        public.shown[deck] = public.shown[deck] + int(one(card))
        if state.heard:
            word = bullet_key(card, yakuza=public.is_yakuza(seat))
            shown.append(Phrase("reveals-card", seats=(int(seat),), words=(word,)))
    public.now.down &= ~guns
    if shown:
        state.tell_many("reveals", parts=shown)


def dump_guns(state: CashState, guns: i64) -> None:
    """Discard the cards before these guns unrevealed."""
    public = state.public
    for gun in members(guns & public.now.down):
        own = state.private[public.owner(gun)]
        own.dump(gun, own.unload(gun))
        public.hidden = add_nibble(public.hidden, public.deck(gun), 1)
    public.now.down &= ~guns


def take_shame(state: CashState, seat: i64, count: i64) -> None:
    """CNG-R4, CNG-P3: take shame markers, with the flashing light up once the call is made."""
    public = state.public
    public.shame = add_nibble(public.shame, seat, count)
    if public.called:
        public.flash = add_nibble(public.flash, seat, count)
