"""The round, in the order of the rulebook."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from oyabun.core.bits import filled, members, put_nibble, row_add, row_get
from oyabun.core.frequent import DrawByCounts
from oyabun.core.moves import Move
from oyabun.core.phases import Step
from oyabun.core.phrases import Phrase
from oyabun.games.cash_n_guns.components import (
    BBB,
    CLIC,
    CUNNING,
    KID,
    KINDS,
    MAX_SEATS,
    SECOND,
    SHOTGUN,
    UNIT,
    UZI,
    WORTH,
    pile_count,
)
from oyabun.games.cash_n_guns.moves import (
    AIMS,
    BILL,
    LEFT,
    LIE,
    LOAD,
    NOBODY,
    READY,
    RIGHT,
    SPREAD,
    STAY,
)
from oyabun.games.cash_n_guns.rules.asks import (
    PHASES,
    Ask,
    dump_guns,
    open_gun,
    question,
    reveal_guns,
    take_answer,
    take_shame,
)
from oyabun.games.cash_n_guns.rules.attacks import add_hit
from oyabun.games.cash_n_guns.rules.damage import ATTACK, BLAST, DOOM, DYING, TAKE_GUN, WOUNDS
from oyabun.games.cash_n_guns.rules.end import CHECK_END, RICHEST, conclude
from oyabun.games.cash_n_guns.rules.gangster_powers import specialist
from oyabun.games.cash_n_guns.rules.money import pot_units
from oyabun.games.cash_n_guns.rules.share import OPEN_PHONE, SHARE
from oyabun.games.cash_n_guns.rules.throws import SCATTER, SHURIKENS
from oyabun.games.cash_n_guns.rules.windows import (
    OPEN_AFTER_SHARE,
    OPEN_BEFORE_AIM,
    OPEN_BEFORE_BANG,
    OPEN_BEFORE_FIRE,
    OPEN_BEFORE_LOAD,
    OPEN_BEFORE_LOOT,
    OPEN_BEFORE_LYING,
    OPEN_BEFORE_SHARE,
    OPEN_CLIC_SHOWN,
    OPEN_TARGET_LIES,
)
from oyabun.games.cash_n_guns.state import (
    BANG_STEP,
    BBB_STEP,
    NOTHING,
    POT,
    CashState,
    Public,
    Round,
)

HALF_TIME: Final = 4


class StartRound(Step):
    """The eight steps of a round, and the windows between them."""

    rules = ("CNG-R1", "CNG-O3", "CNG-O6")

    def run(self, state: CashState) -> None:
        """Move the Godfather on, and line everything up."""
        public = state.public
        public.round += 1
        if public.round > 1:
            public.godfather = public.next_of(public.godfather, public.alive, 1)
        state.tell("round-starts", n=public.round)
        state.then(
            [
                *(OPEN_BEFORE_LOOT, LOOT, STAND_UP),
                *(OPEN_BEFORE_LOAD, OPEN_LOAD),
                *(OPEN_BEFORE_AIM, OPEN_AIM, OPEN_KID_AIMS, OPEN_CUNNING_LOADS),
                *(OPEN_BEFORE_LYING, OPEN_COJONES, *WOUNDS, OPEN_TARGET_LIES, DISCARD),
                *(OPEN_BEFORE_FIRE, FIRE_BBB, SHURIKENS),
                *(OPEN_BEFORE_BANG, FIRE_BANG, BLAST, DYING, TAKE_GUN, CHECK_END),
                *(OPEN_BEFORE_SHARE, SHARE, OPEN_AFTER_SHARE, OPEN_PHONE),
                CLOSE_ROUND,
            ]
        )


class Loot(Step):
    """CNG-R1, CNG-C4: 5 new bills, or 8 with the yakuzas, are turned."""

    rules = ("CNG-R1", "CNG-C4")

    def run(self, state: CashState) -> None:
        """One after the other."""
        for _ in range(state.box.turned):
            state.stack.append(TURN_BILL)


class TurnBill(DrawByCounts):
    """CNG-R1: a bill is turned; all that are left are equally likely."""

    rules = ("CNG-R1",)
    table = BILL
    width = POT

    def counts(self, state: CashState) -> i64:
        """The bills that have not been turned yet."""
        return state.public.bag

    def play(self, state: CashState, seat: i64, move: Move) -> None:
        """Lay it on the table."""
        public = state.public
        kind = move.number
        public.bag = row_add(public.bag, kind, POT, -1)
        public.pot = row_add(public.pot, kind, POT, 1)
        if state.heard and state.stack[-1] is not TURN_BILL:
            bills = [int(row_get(public.pot, one, POT)) for one in range(len(WORTH))]
            parts = [
                Phrase("turned-bills", words=BILL[one].words, numbers=(count,))
                for one, count in enumerate(bills)
                if count
            ]
            state.tell_many("turned", numbers=(int(UNIT * pot_units(public.pot)),), parts=parts)


class StandUp(Step):
    """CNG-R1: all living characters stand up again."""

    rules = ("CNG-R1",)

    def run(self, state: CashState) -> None:
        """Forget the round before."""
        state.public.now = Round()


# Loading and aiming


class AskInTwo(Ask):
    """CNG-O3: all guns are asked but those of one power's holder, who is asked late."""

    slow: ClassVar[int]
    """That power."""

    def __init__(self, *, late: bool) -> None:
        super().__init__()
        self.late = late

    def who(self, state: CashState) -> i64:
        """All others, or those guns."""
        holder = state.public.holder(self.slow)
        slow = 0 if holder == NOTHING else state.public.guns(holder)
        return slow if self.late else state.public.guns_of(state.public.alive) & ~slow


class LoadGun(AskInTwo):
    """CNG-R2: everyone at once, secretly, places one unused card face down.

    CNG-GP07, CNG-O3: the Cunning loads when all targets are known.
    """

    rules = ("CNG-R2", "CNG-R14", "CNG-GP07", "CNG-O3")
    table = LOAD
    slow = CUNNING

    def answers(self, state: CashState, gun: i64) -> i64:
        """The kinds of cards that are left, a gangster's or a yakuza's."""
        seat = state.public.owner(gun)
        kinds = filled(state.private[seat].hand_of(gun))
        return kinds << KINDS if state.public.is_yakuza(seat) else kinds

    def lapses(self, state: CashState, seat: i64) -> list[Move]:
        """CNG-R14: who is too slow loads a Clic or Cling if there is one, else anything."""
        moves = self.moves(state, seat)
        hand = state.private[seat].hand_of(open_gun(state.public, seat))
        return moves[:1] if pile_count(hand, CLIC) else moves

    def turn_up(self, state: CashState, guns: i64) -> None:
        """The cards lie face down."""
        public = state.public
        for gun in members(guns):
            card = take_answer(state, gun).number % KINDS
            state.private[public.owner(gun)].load(gun, card)
        public.now.down |= guns


class AimGun(AskInTwo):
    """CNG-R3: a gangster aims at any enemy, a yakuza at the next one to the left or right.

    CNG-GP06, CNG-O3: the Kid aims after everyone else.
    """

    rules = ("CNG-R3", "CNG-R14", "CNG-GP06", "CNG-O3")
    table = AIMS
    too_slow = NOBODY  # and the card is lost
    countdown = True
    slow = KID

    def answers(self, state: CashState, gun: i64) -> i64:
        """Enemies; with a Shotgun or an Uzi also two of them side by side; or left and right."""
        public = state.public
        seat = public.owner(gun)
        if public.is_yakuza(seat):
            return 0b11 << 2 * MAX_SEATS
        return public.enemies(seat) | spreads(public, seat) << MAX_SEATS

    def turn_up(self, state: CashState, guns: i64) -> None:
        """One, two, three."""
        for gun in members(guns):
            aim_gun(state, gun, take_answer(state, gun))
        if state.heard and guns:
            state.tell_many("aims", parts=[aim_of(state.public, gun) for gun in members(guns)])


def spreads(public: Public, seat: i64) -> i64:
    """CNG-GP11, CNG-GP13: return the enemies whose left neighbour is an enemy too."""
    found: i64 = 0
    if public.active(seat, SHOTGUN) or public.active(seat, UZI):
        enemies = public.enemies(seat)
        for target in members(enemies):
            other = public.next_of(target, public.alive, 1)
            if enemies >> other & 1:
                found |= 1 << target
    return found


def aim_gun(state: CashState, gun: i64, move: Move) -> None:
    """Point a gun where the answer says."""
    public = state.public
    now = public.now
    target: i64 = NOTHING
    if move is LEFT or move is RIGHT:
        target = public.beside(gun, 1 if move is LEFT else -1)
        if move is LEFT:
            now.left |= 1 << gun
    elif move is not NOBODY:
        target = move.number
        if move is SPREAD[target]:
            other = public.next_of(target, public.alive, 1)
            now.aim2 = put_nibble(now.aim2, gun, other + 1)
    now.aim = put_nibble(now.aim, gun, target + 1)


def aim_of(public: Public, gun: i64) -> Phrase:
    """Return at whom a gun points, as part of a sentence."""
    seat = int(public.owner(gun))
    aimed = [int(public.target(gun)), int(public.second_target(gun))]
    targets = [Phrase("player", seats=(target,)) for target in aimed if target != NOTHING]
    return Phrase("aims-at" if targets else "aims-nowhere", seats=(seat,), parts=tuple(targets))


# Cojones


class Cojones(Ask):
    """CNG-R4: all at once, stay up or lie down, even if nobody aims at you."""

    rules = ("CNG-R4", "CNG-R5", "CNG-R14")
    table = (STAY, LIE)
    too_slow = STAY
    countdown = True

    def turn_up(self, state: CashState, guns: i64) -> None:
        """One, two, three: markers for those who lie."""
        lying = [seat for seat in members(guns) if take_answer(state, seat) is LIE]
        if state.heard and lying:
            state.tell_many("lies", parts=[Phrase("player", seats=(seat,)) for seat in lying])
        for seat in lying:
            lie_down(state, seat)


def lie_down(state: CashState, seat: i64) -> None:
    """CNG-R4, CNG-R5: a gangster takes a shame marker, a yakuza a finger, or a wound for two."""
    public = state.public
    bit: i64 = 1 << seat
    public.now.lying |= bit
    if not public.is_yakuza(seat):
        take_shame(state, seat, 1)
    elif public.fingers & bit:
        public.fingers &= ~bit
        public.now.hits = add_hit(public.now.hits, seat, 1)
    else:
        public.fingers |= bit


class Discard(Step):
    """CNG-R6: who lies, and gangsters aiming at one who lies, discard unrevealed."""

    rules = ("CNG-R6", "CNG-R14")

    def run(self, state: CashState) -> None:
        """A yakuza keeps his card: the tanto passes on."""
        public = state.public
        useless = public.guns_of(public.now.lying)
        for gun in members(public.now.down & ~useless):
            if idle(public, gun):
                useless |= 1 << gun
        dump_guns(state, useless)


def idle(public: Public, gun: i64) -> bool:
    """Return whether a gun has nobody to shoot at."""
    target = public.target(gun)
    if target == NOTHING:
        return True
    owner = public.owner(gun)
    if public.is_yakuza(owner) or public.exposed() >> target & 1:
        return False
    other = public.second_target(gun)
    return other == NOTHING or not public.exposed() >> other & 1


# The attacks


class FireBBB(Step):
    """CNG-R7: all BBB are revealed together; two of them can hit each other."""

    rules = ("CNG-R7",)

    def run(self, state: CashState) -> None:
        """Show them."""
        public = state.public
        public.now.step = BBB_STEP
        fired: i64 = 0
        for gun in members(public.now.down):
            seat = public.owner(gun)
            if not public.is_yakuza(seat) and state.private[seat].loaded_in(gun) == BBB:
                fired |= 1 << gun
        reveal_guns(state, fired)
        for gun in members(fired):
            if gun != SECOND:
                specialist(state, public.owner(gun))
        if fired:
            state.then([SCATTER, *ATTACK])


class FireBang(Step):
    """CNG-R9: all remaining cards are revealed and resolved at once."""

    rules = ("CNG-R9",)

    def run(self, state: CashState) -> None:
        """Show them."""
        public = state.public
        public.now.step = BANG_STEP
        reveal_guns(state, public.now.down)
        state.then([OPEN_CLIC_SHOWN, SCATTER, *ATTACK])


# Between rounds


class CloseRound(Step):
    """The last to die do so, also when a Smoke Grenade has ended the round early."""

    rules = ("CNG-YO10", "CNG-YO11", "CNG-O5")

    def run(self, state: CashState) -> None:
        """Then look whether it goes on."""
        state.then([DYING, DOOM, TAKE_GUN, CHECK_END, NEXT_ROUND])


class NextRound(Step):
    """CNG-E1, CNG-R13: eight rounds; after the fourth the teams confer."""

    rules = ("CNG-E1", "CNG-R13", "CNG-GP05")

    def run(self, state: CashState) -> None:
        """Go on, or count the money."""
        public = state.public
        if state.box.insane_one_round and public.armed:
            public.spent |= public.armed
            public.armed = 0
        if public.round == state.box.rounds:
            conclude(state, RICHEST)
            return
        state.stack.append(START_ROUND)
        if state.box.yakuza and public.round == HALF_TIME:
            state.stack.append(OPEN_CONFER)


class Confer(Ask):
    """CNG-R13: each team confers in private, before the game and after round 4."""

    rules = ("CNG-R13",)
    table = (READY,)
    too_slow = READY
    confers = True


START_ROUND: Final = PHASES.one("start-round", StartRound())
LOOT: Final = PHASES.one("loot", Loot())
TURN_BILL: Final = PHASES.one("turn-bill", TurnBill())
STAND_UP: Final = PHASES.one("stand-up", StandUp())
OPEN_LOAD: Final = question("load", LoadGun(late=False))
OPEN_AIM: Final = question("aim", AimGun(late=False))
OPEN_KID_AIMS: Final = question("kid-aims", AimGun(late=True))
OPEN_CUNNING_LOADS: Final = question("cunning-loads", LoadGun(late=True))
OPEN_COJONES: Final = question("cojones", Cojones())
DISCARD: Final = PHASES.one("discard", Discard())
FIRE_BBB: Final = PHASES.one("fire-bbb", FireBBB())
FIRE_BANG: Final = PHASES.one("fire-bang", FireBang())
CLOSE_ROUND: Final = PHASES.one("close-round", CloseRound())
NEXT_ROUND: Final = PHASES.one("next-round", NextRound())
OPEN_CONFER: Final = question("confer", Confer())
