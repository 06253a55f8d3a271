"""The Lieutenants: when each could be played, by what everybody sees, and what it does.

The card faces of the rulebook are lost; these fifteen are ours (ZOK-L01 to ZOK-L15). A card that
would change nothing is not offered.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import count_bits, lowest_bit, members, nibble, one_bit, row_get, row_set
from oyabun.core.frequent import Pick
from oyabun.core.moves import Move
from oyabun.core.phrases import Phrase
from oyabun.games.zoku.components import (
    BACK,
    BACKUP,
    BAND,
    BELLY,
    CHEAP_SHOT,
    COME_HERE,
    DOUBLE_SAVATE,
    EDGE,
    FEET,
    LIEUTENANTS,
    NOT_DEAD_YET,
    QUARTIERS,
    ROADBLOCK,
    ROUNDS,
    RUSH,
    SNITCH,
    SWITCHEROO,
    TWICE,
)
from oyabun.games.zoku.moves import END, GANG, JOIN, PIECES, PLACE, ZOKU
from oyabun.games.zoku.rules.choices import PickOrEnough, PickQuartier, PickZoku
from oyabun.games.zoku.rules.phases import PHASES
from oyabun.games.zoku.rules.street import street_name, throw
from oyabun.games.zoku.state import (
    CLAIMED,
    FIRST_TURN,
    NOTHING,
    PAIR,
    READY,
    Public,
    ZokuState,
    gain,
    may_enter,
)


class Lieutenant:
    """What one of the fifteen can do."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """Return whether whoever holds the card could play it now, by what everybody sees."""
        raise NotImplementedError(type(self).__name__)

    def use(self, state: ZokuState, seat: i64) -> None:
        """Do what the card says; everybody has seen it by now."""
        raise NotImplementedError(type(self).__name__)


# Placement


class LastWord(Lieutenant):
    """ZOK-L01, Aki Latour: skip both turns, and take one of up to eight after all others."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """At the start of the first turn, with somebody to send."""
        public = state.public
        untouched = public.turn == FIRST_TURN and public.sent == 0
        return untouched and nibble(public.reserve, seat) > 0

    def use(self, state: ZokuState, seat: i64) -> None:
        """The turn ends here."""
        state.public.latecomer = seat
        state.public.left = 0


class ComeHere(Lieutenant):
    """ZOK-L02, Ramen Tafraiz: move one rival Zoku to another Quartier, within the limits."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """When some rival can be moved."""
        return COME_FROM[seat].choices(state, seat) != 0

    def use(self, state: ZokuState, seat: i64) -> None:
        """From where, whose, and where to?"""
        state.then([COME_FROM[seat], COME_TO[seat]])


class Rush(Lieutenant):
    """ZOK-L03, Oné Kinz: up to eight in this turn, and into full Quartiers too."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """Where it adds a placement: a full Quartier to enter, or more than the turn allows."""
        public = state.public
        reserve = nibble(public.reserve, seat)
        if not reserve:
            return False
        for slot in range(len(public.display)):
            if is_blocked(public, slot, seat) or may_enter(public, slot, seat):
                continue
            if may_enter(public, slot, seat, rushing=True):
                return True
        return public.left + public.placed() < RUSH and reserve > public.left

    def use(self, state: ZokuState, seat: i64) -> None:
        """The same turn goes on."""
        public = state.public
        public.rushing = True
        public.left = RUSH - public.placed()


class Roadblock(Lieutenant):
    """ZOK-L04, Bouji Paladsu: nobody else may add Zokus to a Quartier in this placement."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """Always."""
        return True

    def use(self, state: ZokuState, seat: i64) -> None:
        """Where?"""
        state.stack.append(BLOCK[seat])


class Switcheroo(Lieutenant):
    """ZOK-L05, Toupti Chanjman: swap two Quartier cards; the Zokus stay."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """Unless all Quartiers are empty."""
        return SWAP[seat].choices(state, seat) != 0

    def use(self, state: ZokuState, seat: i64) -> None:
        """Which two?"""
        state.then([SWAP[seat], SWAP_WITH[seat]])


class Snitch(Lieutenant):
    """ZOK-L14, Balans Toutou: one rival Zoku on a Quartier goes to the station."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """When a rival stands anywhere."""
        return SNITCH_WHERE[seat].choices(state, seat) != 0

    def use(self, state: ZokuState, seat: i64) -> None:
        """Where, and whose?"""
        state.then([SNITCH_WHERE[seat]])


class Jailbreak(Lieutenant):
    """ZOK-L15, Kila Lakley: take back all your arrested Zokus, and place up to two at once."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """With somebody at the station."""
        return nibble(state.public.held, seat) > 0

    def use(self, state: ZokuState, seat: i64) -> None:
        """Out they come."""
        public = state.public
        free = nibble(public.held, seat)
        public.held = gain(public.held, seat, -free)
        public.reserve = gain(public.reserve, seat, free)
        public.freed = BACKUP
        state.stack.append(PLACE_FREED[seat])


def is_blocked(public: Public, slot: i64, seat: i64) -> bool:
    """ZOK-L04: the roadblock stops placements of everybody else, not moves."""
    return slot == public.blocked and seat != public.blocker


def places_for(public: Public, seat: i64, *, rushing: bool) -> i64:
    """Return the Quartiers on which a seat may place a Zoku now (ZOK-D3)."""
    found: i64 = 0
    if nibble(public.reserve, seat):
        for slot in range(len(public.display)):
            if may_enter(public, slot, seat, rushing=rushing) and not is_blocked(
                public, slot, seat
            ):
                found |= one_bit(public.display[slot])
    return found


def place_zoku(state: ZokuState, seat: i64, quartier: i64) -> None:
    """ZOK-D3: one from the reserve goes to a Quartier."""
    public = state.public
    slot = public.slot_of(quartier)
    public.reserve = gain(public.reserve, seat, -1)
    public.set_band(slot, seat, public.band(slot, seat) + 1)


def sent_to(quartier: i64, count: i64) -> Phrase:
    """Return how many go to a Quartier, as part of a sentence."""
    return Phrase("sent", words=(QUARTIERS[quartier],), numbers=(int(count),))


def movable(public: Public, slot: i64, gang: i64) -> bool:
    """Return whether a Zoku of a gang on this Quartier could go to another within the limits."""
    if public.band(slot, gang):
        for other in range(len(public.display)):
            if other != slot and may_enter(public, other, gang):
                return True
    return False


def rivals_on(public: Public, slot: i64, seat: i64) -> i64:
    """Return the other gangs on a Quartier."""
    return public.gangs_on(slot) & ~(1 << seat)


class PickRivalOn(PickQuartier):
    """Where is the rival Zoku that a card is about?"""

    def gangs(self, state: ZokuState, seat: i64, slot: i64) -> i64:
        """Return the rivals there that can be meant."""
        return rivals_on(state.public, slot, seat)

    def fits(self, state: ZokuState, seat: i64, slot: i64) -> bool:
        """Where there is one."""
        return self.gangs(state, seat, slot) != 0

    def whose(self, seat: i64) -> Pick:
        """Return the question whose Zoku it is, where there are several."""
        raise NotImplementedError(self.name)

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """If there is just one gang it is that one."""
        public = state.public
        public.picked = public.slot_of(move.number)
        gangs = self.gangs(state, seat, public.picked)
        if count_bits(gangs) == 1:
            self.whose(seat).play(state, seat, GANG[lowest_bit(gangs)])
        else:
            state.stack.append(self.whose(seat))


class ComeFrom(PickRivalOn):
    """ZOK-L02: from where?"""

    def gangs(self, state: ZokuState, seat: i64, slot: i64) -> i64:
        """Those that can go somewhere else."""
        found: i64 = 0
        for gang in members(rivals_on(state.public, slot, seat)):
            if movable(state.public, slot, gang):
                found |= 1 << gang
        return found

    def whose(self, seat: i64) -> Pick:
        """ZOK-L02: one of theirs."""
        return COME_WHO[seat]


class SnitchWhere(PickRivalOn):
    """ZOK-L14: where?"""

    def whose(self, seat: i64) -> Pick:
        """ZOK-L14: one of theirs."""
        return SNITCH_WHO[seat]


class ComeWho(Pick):
    """ZOK-L02: one of whose?"""

    rules = ("ZOK-L02",)
    table = GANG

    def choices(self, state: ZokuState, seat: i64) -> i64:
        """Any of those who can move on."""
        return COME_FROM[seat].gangs(state, seat, state.public.picked)

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """That one comes along."""
        state.public.victim = move.number


class ComeTo(PickQuartier):
    """ZOK-L02: and where to?"""

    def fits(self, state: ZokuState, seat: i64, slot: i64) -> bool:
        """Another one, within the limits; a roadblock stops no move."""
        public = state.public
        return slot != public.picked and may_enter(public, slot, public.victim)

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """It goes there."""
        public = state.public
        there = public.slot_of(move.number)
        gang = public.victim
        public.set_band(public.picked, gang, public.band(public.picked, gang) - 1)
        public.set_band(there, gang, public.band(there, gang) + 1)
        state.tell(
            "moved-along",
            seat=seat,
            seat2=gang,
            word=QUARTIERS[public.display[public.picked]],
            word2=QUARTIERS[move.number],
        )
        forget_picks(public)

    def asks(self, state: ZokuState, seat: i64) -> Phrase:
        """Whose Zoku is on its way."""
        return Phrase("ask-come-to", seats=(int(state.public.victim),))


class SnitchWho(Pick):
    """ZOK-L14: one of whose?"""

    rules = ("ZOK-L14",)
    table = GANG

    def choices(self, state: ZokuState, seat: i64) -> i64:
        """Any rival there."""
        return rivals_on(state.public, state.public.picked, seat)

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """To the station; not released today."""
        public = state.public
        gang = move.number
        public.set_band(public.picked, gang, public.band(public.picked, gang) - 1)
        public.arrested = gain(public.arrested, gang, 1)
        state.tell("snitched", seat=seat, seat2=gang, word=QUARTIERS[public.display[public.picked]])
        forget_picks(public)


def forget_picks(public: Public) -> None:
    """Nothing is pointed at any more."""
    public.picked = NOTHING
    public.victim = NOTHING


class Block(PickQuartier):
    """ZOK-L04: where is the roadblock?"""

    def fits(self, state: ZokuState, seat: i64, slot: i64) -> bool:
        """Anywhere."""
        return True

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """There."""
        state.public.blocked = state.public.slot_of(move.number)
        state.public.blocker = seat
        state.tell("blocks", seat=seat, word=QUARTIERS[move.number])


class Swap(PickQuartier):
    """ZOK-L05: which card?"""

    def fits(self, state: ZokuState, seat: i64, slot: i64) -> bool:
        """One that could be swapped: not two empty ones."""
        public = state.public
        if public.bands[slot]:
            return count_open(public) > 1
        for other in range(len(public.display)):
            if other != slot and public.is_open(other) and public.bands[other]:
                return True
        return False

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """This one first."""
        state.public.picked = state.public.slot_of(move.number)


class SwapWith(PickQuartier):
    """ZOK-L05: with which?"""

    def fits(self, state: ZokuState, seat: i64, slot: i64) -> bool:
        """Another one; not two empty ones."""
        public = state.public
        return slot != public.picked and (public.bands[slot] | public.bands[public.picked]) != 0

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """Then that one."""
        public = state.public
        there = public.slot_of(move.number)
        card = public.display[public.picked]
        public.display[public.picked] = move.number
        public.display[there] = card
        state.tell("swaps", seat=seat, word=QUARTIERS[card], word2=QUARTIERS[move.number])
        forget_picks(public)

    def asks(self, state: ZokuState, seat: i64) -> Phrase:
        """Which card it changes places with."""
        public = state.public
        return Phrase("ask-swap-with", words=(QUARTIERS[public.display[public.picked]],))


def count_open(public: Public) -> int:
    """Return how many Quartiers are open."""
    return sum(1 for slot in range(len(public.display)) if public.is_open(slot))


class PlaceFreed(PickOrEnough):
    """ZOK-L15: place up to two of the reserve at once, beside what a turn allows."""

    rules = ("ZOK-L15",)
    table = (END, *PLACE)

    def pending(self, state: ZokuState) -> bool:
        """While there are places."""
        return state.public.freed > 0 and self.targets(state, self.seat) != 0

    def targets(self, state: ZokuState, seat: i64) -> i64:
        """Within the limits of every placement."""
        return places_for(state.public, seat, rushing=False)

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """Straight from the cell."""
        if move is END:
            state.public.freed = 0
            return
        place_zoku(state, seat, move.number)
        state.tell_many("places", seats=(int(seat),), parts=(sent_to(move.number, 1),))
        state.public.freed -= 1
        state.stack.append(self)


# In the street


class KickStart(Lieutenant):
    """ZOK-L06, Yamamoto Kadératé: throw any of your Zokus of this round again, each up to twice."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """With one of one's own lying there that was thrown."""
        return again_choices(state.public, seat) != 0

    def use(self, state: ZokuState, seat: i64) -> None:
        """Which one first?"""
        state.stack.append(AGAIN[seat])


class CheapShot(Lieutenant):
    """ZOK-L07, Tonbé Surledo: KO one rival on edge or back, also of a brawl that is not yours."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """With such a rival in the street."""
        return shot_choices(state.public, seat) != 0

    def use(self, state: ZokuState, seat: i64) -> None:
        """Which one?"""
        state.stack.append(SHOT[seat])


class NotDeadYet(Lieutenant):
    """ZOK-L08, Jemé Relév: one of your KO Zokus stands up on its feet; it may kick now."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """With one that is KO."""
        return state.public.pieces(seat, BELLY, BELLY) != 0

    def use(self, state: ZokuState, seat: i64) -> None:
        """Which one?"""
        state.stack.append(RISE[seat])


class Backup(Lieutenant):
    """ZOK-L09, Ramné Lépot: up to two from your reserve join, at most three that fight."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """A gang that threw in this round, also when it has just been wiped out."""
        public = state.public
        threw = bool(public.throwers >> seat & 1)
        return threw and public.round < ROUNDS and joining(public, seat) > 0

    def use(self, state: ZokuState, seat: i64) -> None:
        """How many?"""
        state.stack.append(BACKUP_JOINS[seat])


class KickTheBox(Lieutenant):
    """ZOK-L10, Kassé Labwat: all thrown this round are thrown again, save yours that you keep."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """While one of them lies there."""
        return state.public.thrown != 0

    def use(self, state: ZokuState, seat: i64) -> None:
        """All of them, also those that a card has turned; the caller may keep some back."""
        state.public.flying = state.public.thrown
        state.stack.append(KEEP[seat])


class DoubleSavate(Lieutenant):
    """ZOK-L11, Doubulu Tatané: one of yours jumps up; yours on their feet kick twice."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """With one to jump; or one that stands, and somebody to kick."""
        public = state.public
        if public.pieces(seat, EDGE, BACK):
            return True
        return public.pieces(seat, FEET, FEET) != 0 and shot_choices(public, seat) != 0

    def use(self, state: ZokuState, seat: i64) -> None:
        """The jump is part of it where there is anybody to jump."""
        state.public.savate = seat
        state.stack.append(JUMP[seat])


class HomeTurf(Lieutenant):
    """ZOK-L12, Jsui Shémoa: your brawl is over and nobody claims: you do."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """Whoever took part, also one that is wholly out."""
        return bool(state.public.gangs >> seat & 1)

    def use(self, state: ZokuState, seat: i64) -> None:
        """The Quartier is theirs."""
        claim(state, state.public.slot, seat)


class Bribe(Lieutenant):
    """ZOK-L13, Podvin Sensei: the police look away, and who still fights claims."""

    def could(self, state: ZokuState, seat: i64) -> bool:
        """Three alone; or after round three, whoever still has any in the street."""
        public = state.public
        if public.raid:
            return public.band(public.slot, seat) > 0
        return public.street[seat] != 0

    def use(self, state: ZokuState, seat: i64) -> None:
        """Paid."""
        state.public.bribed = seat


def claim(state: ZokuState, slot: i64, seat: i64) -> None:
    """A Quartier goes to a gang."""
    public = state.public
    quartier = public.display[slot]
    public.owned[seat] = public.owned[seat] | one_bit(quartier)
    public.fates[slot] = CLAIMED + seat
    state.tell("claims", seat=seat, word=QUARTIERS[quartier], n=state.box.values[quartier])


def joining(public: Public, seat: i64) -> i64:
    """Return how many could join the gang's brawl (ZOK-L09)."""
    room = BAND - count_bits(public.fighting(seat))
    return min(BACKUP, room, nibble(public.reserve, seat))


def again_choices(public: Public, seat: i64) -> i64:
    """Return a gang's Zokus that can be thrown again (ZOK-L06): not twice already, not out."""
    found: i64 = 0
    for piece in members(public.lying(seat) & public.thrown):
        if row_get(public.again, piece, PAIR) < TWICE:
            found |= 1 << piece
    return found


def shot_choices(public: Public, seat: i64) -> i64:
    """Return the rivals on edge or back."""
    return public.all_pieces(EDGE, BACK) & ~public.lying(seat)


class Again(PickOrEnough):
    """ZOK-L06: which one is thrown again? One after the other, seeing each result."""

    rules = ("ZOK-L06",)
    table = (END, *ZOKU)

    def pending(self, state: ZokuState) -> bool:
        """While there is one."""
        return again_choices(state.public, self.seat) != 0

    def targets(self, state: ZokuState, seat: i64) -> i64:
        """Any of one's own that was thrown in this round and still lies there."""
        return again_choices(state.public, seat)

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """Up in the air."""
        if move is END:
            return
        public = state.public
        count = row_get(public.again, move.number, PAIR)
        public.again = row_set(public.again, move.number, PAIR, count + 1)
        state.stack.append(self)
        throw(state, 1 << move.number)


class Shot(PickZoku):
    """ZOK-L07: who gets it?"""

    def choices(self, state: ZokuState, seat: i64) -> i64:
        """Any rival on edge or back."""
        return shot_choices(state.public, seat)

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """KO."""
        state.public.set_piece(move.number, BELLY)
        state.tell("cheap-shot-hits", seat=seat, seat2=move.number // PIECES)


class Rise(PickZoku):
    """ZOK-L08: who stands up?"""

    def choices(self, state: ZokuState, seat: i64) -> i64:
        """Any of one's own that is KO."""
        return state.public.pieces(seat, BELLY, BELLY)

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """On its feet."""
        state.public.set_piece(move.number, FEET)
        state.tell("rises", seat=seat)


class BackupJoins(Pick):
    """ZOK-L09: how many join?"""

    rules = ("ZOK-L09",)
    table = JOIN

    def choices(self, state: ZokuState, seat: i64) -> i64:
        """One, or two if there is room and reserve."""
        return (1 << joining(state.public, seat)) - 1

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """They take the first free places, and are thrown in the next round."""
        public = state.public
        left = move.number
        for piece in range(seat * PIECES, (seat + 1) * PIECES):
            if left and public.piece(piece) == 0:
                public.set_piece(piece, READY)
                left -= 1
        public.reserve = gain(public.reserve, seat, -move.number)
        state.tell("joins", seat=seat, n=move.number, word=street_name(state))


class Keep(PickOrEnough):
    """ZOK-L10: which of yours stay as they lie?"""

    rules = ("ZOK-L10",)
    table = (END, *ZOKU)

    def targets(self, state: ZokuState, seat: i64) -> i64:
        """Any of one's own, but something must fly."""
        public = state.public
        return public.lying(seat) & public.flying if count_bits(public.flying) > 1 else 0

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """It stays; or the box is kicked."""
        public = state.public
        if move is END:
            throw(state, public.flying)
        else:
            public.flying &= ~(1 << move.number)
            state.stack.append(self)


class Jump(PickZoku):
    """ZOK-L11: who jumps up?"""

    def pending(self, state: ZokuState) -> bool:
        """Where there is anybody to jump."""
        return self.choices(state, self.seat) != 0

    def choices(self, state: ZokuState, seat: i64) -> i64:
        """Any of one's own on edge or back."""
        return state.public.pieces(seat, EDGE, BACK)

    def play(self, state: ZokuState, seat: i64, move: Move) -> None:
        """On its feet."""
        state.public.set_piece(move.number, FEET)
        state.tell("jumps", seat=seat)


CARD_RULES: Final[tuple[Lieutenant, ...]] = (
    LastWord(),
    ComeHere(),
    Rush(),
    Roadblock(),
    Switcheroo(),
    KickStart(),
    CheapShot(),
    NotDeadYet(),
    Backup(),
    KickTheBox(),
    DoubleSavate(),
    HomeTurf(),
    Bribe(),
    Snitch(),
    Jailbreak(),
)
"""By number, like LIEUTENANTS."""


def show_card(state: ZokuState, seat: i64, card: i64) -> None:
    """A Lieutenant is laid open: known to the police, good for nothing any more."""
    public = state.public
    public.shown[seat] = public.shown[seat] | 1 << card
    public.dark = gain(public.dark, seat, -1)
    state.private[seat].hand &= ~(1 << card)
    if state.heard:
        name = LIEUTENANTS[card]
        state.tell("plays", seat=seat, word=name, word2=name + "-title")


BLOCK: Final = PHASES.each_seat("block", lambda seat: Block(seat, ROADBLOCK))
COME_FROM: Final = PHASES.each_seat("come-from", lambda seat: ComeFrom(seat, COME_HERE))
COME_WHO: Final = PHASES.each_seat("come-who", ComeWho)
COME_TO: Final = PHASES.each_seat("come-to", lambda seat: ComeTo(seat, COME_HERE))
SWAP: Final = PHASES.each_seat("swap", lambda seat: Swap(seat, SWITCHEROO))
SWAP_WITH: Final = PHASES.each_seat("swap-with", lambda seat: SwapWith(seat, SWITCHEROO))
SNITCH_WHERE: Final = PHASES.each_seat("snitch-where", lambda seat: SnitchWhere(seat, SNITCH))
SNITCH_WHO: Final = PHASES.each_seat("snitch-who", SnitchWho)
PLACE_FREED: Final = PHASES.each_seat("place-freed", PlaceFreed)
AGAIN: Final = PHASES.each_seat("again", Again)
SHOT: Final = PHASES.each_seat("shot", lambda seat: Shot(seat, CHEAP_SHOT))
RISE: Final = PHASES.each_seat("rise", lambda seat: Rise(seat, NOT_DEAD_YET))
BACKUP_JOINS: Final = PHASES.each_seat("backup-joins", BackupJoins)
KEEP: Final = PHASES.each_seat("keep", Keep)
JUMP: Final = PHASES.each_seat("jump", lambda seat: Jump(seat, DOUBLE_SAVATE))


def could_play(state: ZokuState, seat: i64, cards: i64) -> i64:
    """Return those of the unseen Lieutenants that a seat could play, by what everybody sees."""
    found: i64 = 0
    if nibble(state.public.dark, seat):
        while cards:
            card = lowest_bit(cards)
            if CARD_RULES[card].could(state, seat):
                found |= one_bit(card)
            cards &= cards - 1
    return found
