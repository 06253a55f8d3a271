"""The resolution of a stake: ronin, sums, sharing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from oyabun.core.bits import (
    NIBBLE,
    add_nibble,
    count_bits,
    has,
    lowest_bit,
    members,
    nibble,
    nth_bit,
    one_bit,
    put_nibble,
    row_get,
    row_set,
)
from oyabun.core.chance import Rng
from oyabun.core.frequent import Pick
from oyabun.core.moves import Move
from oyabun.core.phases import Chance, Decision, Step
from oyabun.core.phrases import Phrase
from oyabun.games.bakuto.components import (
    ACTIVITIES,
    BLOCKS,
    DISTRICTS,
    ELEMENTS_AT_STAKE,
    FIGHTER,
    GEISHA,
    MOST_BLOCKS,
    MOST_SLOTS,
    NO_GEISHA,
    RONIN,
    STAKES,
    TOKENS,
    Box,
)
from oyabun.games.bakuto.moves import STRIKE, TAKE
from oyabun.games.bakuto.rules.betting import seats_in
from oyabun.games.bakuto.rules.network import all_tokens, forget
from oyabun.games.bakuto.rules.phases import PHASES, Beat
from oyabun.games.bakuto.state import (
    AT_REST,
    DEAD,
    ELEMENT_WIDTH,
    LEFT,
    NOTHING,
    ON_BENCH,
    STAKE_SLOTS,
    WHERE_WIDTH,
    BakutoState,
    Public,
    file_mask,
    is_token,
    owner_of,
    stake_mask,
    token_code,
    token_of,
)


class ResolveStake(Step):
    """BAK-S4: the next stake: red, then green, then blue."""

    rules = ("BAK-S4",)

    def run(self, state: BakutoState) -> None:
        """Turn up, strike, compare, share, clear."""
        public = state.public
        public.stake += 1
        public.strikes = 0
        public.facing = False
        state.tell("stake-opens", word=STAKES[public.stake])
        state.then([TURN_UP, RONIN_STRIKE, JUDGE, SHARE])


class TurnUp(Beat):
    """BAK-R1: all tokens of the stake are revealed."""

    rules = ("BAK-R1",)

    def pending(self, state: BakutoState) -> bool:
        """Where any lies face down."""
        return state.public.down & stake_mask(state.public.stake) != 0

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Now all see them."""
        public = state.public
        shown: list[Phrase] = []
        for place in members(public.down & stake_mask(public.stake)):
            owner = owner_of(public.slots[place])
            own = state.private[owner]
            token = own.token_at(place + 1)
            own.hidden = row_set(own.hidden, token, WHERE_WIDTH, 0)
            public.slots[place] = token_code(owner, token)
            for other in range(public.seats):
                if has(public.peeked[other], place):
                    public.peeked[other] &= ~one_bit(place)
                    forget(state.private[other], place)
            if state.heard:
                shown.append(Phrase("whose", seats=(int(owner),), words=(TOKENS[token],)))
        state.tell_many("turns-up", words=(STAKES[public.stake],), parts=shown)
        public.down &= ~stake_mask(public.stake)


# Ronin


def opposite(place: i64) -> i64:
    """BAK-C2: return the slot that a slot faces."""
    return place + MOST_SLOTS if place % STAKE_SLOTS < MOST_SLOTS else place - MOST_SLOTS


def is_ronin(public: Public, place: i64) -> bool:
    """Return whether a living ronin lies on a slot."""
    code = public.slots[place]
    return is_token(code) and token_of(code) == RONIN


def striking_place(public: Public) -> i64:
    """BAK-R1: return the slot whose turn it is: slot 1 of A, slot 1 of B, slot 2 of A."""
    slot, file = public.strikes >> 1, public.strikes & 1
    return public.stake * STAKE_SLOTS + file * MOST_SLOTS + slot


def prey(public: Public, place: i64, *, facing: bool) -> i64:
    """BAK-R1, BAK-R2: return the tokens of which the ronin on a slot must kill one.

    Left, right or facing, of any owner, neither a tile nor protected. A ronin it faces comes first:
    it kills that one, or if that one is protected, strikes left or right.
    """
    alive = all_tokens(public) & ~public.shielded
    across = one_bit(opposite(place))
    if facing and not public.shielded & across:
        return across
    slot = place % MOST_SLOTS
    found: i64 = 0
    if slot > 0:
        found |= one_bit(place - 1)
    if slot < MOST_SLOTS - 1:
        found |= one_bit(place + 1)
    if not facing:
        found |= across
    return found & alive


class RoninStrike(Step):
    """BAK-R1, BAK-R2: the ronin strike in slot order over both files; facing ones together."""

    rules = ("BAK-R1", "BAK-R2")

    def run(self, state: BakutoState) -> None:
        """Find the next one that has a choice, or must kill."""
        public = state.public
        while public.strikes < STAKE_SLOTS:
            place = striking_place(public)
            if public.strikes & 1 == 0:
                public.facing = is_ronin(public, place) and is_ronin(public, opposite(place))
            if public.facing or is_ronin(public, place):
                found = prey(public, place, facing=public.facing)
                if found:
                    owner = owner_of(public.slots[place])
                    if found & (found - 1):
                        state.stack.append(STRIKES[owner])
                    else:
                        state.stack.append(MUST_STRIKE)
                    return
                state.tell("strikes-nobody", seat=owner_of(public.slots[place]))
            public.strikes += 1


class Strikes(Pick):
    """BAK-R1: a ronin must kill one of several."""

    rules = ("BAK-R1", "BAK-R2")
    table = STRIKE

    def choices(self, state: BakutoState, seat: i64) -> i64:
        """Left, right or facing."""
        public = state.public
        return prey(public, striking_place(public), facing=public.facing)

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Kill it."""
        kill(state, move.number)

    def asks(self, state: BakutoState, seat: i64) -> Phrase:
        """Say where the ronin lies."""
        return Phrase("ask-strike", words=(STAKES[state.public.stake],))


class MustStrike(Chance):
    """BAK-R1: a ronin that has only one to kill kills it, be it one's own."""

    rules = ("BAK-R1", "BAK-R2")
    lingers = True

    def moves(self, state: BakutoState, seat: i64) -> list[Move]:
        """There is no choice."""
        public = state.public
        return [STRIKE[lowest_bit(prey(public, striking_place(public), facing=public.facing))]]

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Kill it."""
        kill(state, move.number)


def kill(state: BakutoState, place: i64) -> None:
    """BAK-R1: the slot of the dead stays empty; the next ronin follows."""
    public = state.public
    striker = owner_of(public.slots[striking_place(public)])
    code = public.slots[place]
    victim = owner_of(code)
    public.owned[victim] &= ~one_bit(place)
    public.slots[place] = code | DEAD
    if state.heard:
        word = TOKENS[token_of(code)]
        slot = place % MOST_SLOTS + 1
        if striker == victim:
            state.tell("strikes-own", seat=striker, word=word, n=slot)
        else:
            state.tell("strikes", seat=striker, seat2=victim, word=word, n=slot)
    public.strikes += 1
    state.stack.append(RONIN_STRIKE)


# Sums


def worth(box: Box, public: Public, place: i64) -> i64:
    """BAK-N8: return what a living token counts for; a geisha nothing where they are forbidden."""
    token = token_of(public.slots[place])
    if token == GEISHA and tile_lies(public, place // STAKE_SLOTS, NO_GEISHA):
        return 0
    return box.value[token]


def tile_lies(public: Public, stake: i64, effect: i64) -> bool:
    """Return whether a tile of an effect lies on a stake."""
    for place in range(stake * STAKE_SLOTS, (stake + 1) * STAKE_SLOTS):
        if public.slots[place] == effect + 1:
            return True
    return False


def file_sum(box: Box, public: Public, stake: i64, file: i64) -> i64:
    """BAK-R3, BAK-N11: return the sum of a file: its living tokens and its fighters."""
    total: i64 = 0
    first = stake * STAKE_SLOTS + file * MOST_SLOTS
    for place in range(first, first + MOST_SLOTS):
        code = public.slots[place]
        if code == FIGHTER + 1:
            total += box.fighter
        elif is_token(code):
            total += worth(box, public, place)
    return total


def anybody_there(public: Public, stake: i64) -> bool:
    """BAK-R3: return whether anybody placed a token on a stake, dead or alive."""
    for place in range(stake * STAKE_SLOTS, (stake + 1) * STAKE_SLOTS):
        if public.slots[place] >= 16:
            return True
    return False


def winning_file(box: Box, public: Public, stake: i64) -> i64:
    """BAK-R3: return the file with the strictly greater sum, or NOTHING: the stake is cancelled."""
    first = file_sum(box, public, stake, 0)
    second = file_sum(box, public, stake, 1)
    if not anybody_there(public, stake) or first == second or (first <= 0 and second <= 0):
        return NOTHING
    return 0 if first > second else 1


def is_diminished(public: Public, stake: i64, winner: i64) -> bool:
    """BAK-R4: return whether the losing file holds no token any more."""
    return not all_tokens(public) & file_mask(stake, 1 - winner)


def contribution(box: Box, public: Public, stake: i64, file: i64, seat: i64) -> i64:
    """BAK-R5: return the sum of a seat's own tokens in a file."""
    total: i64 = 0
    for place in members(public.owned[seat] & file_mask(stake, file)):
        total += worth(box, public, place)
    return total


def best_contributors(box: Box, public: Public, stake: i64, file: i64) -> list[int]:
    """BAK-R5: return the at most two best contributors above zero, ties by the earlier slot."""
    found: list[tuple[int, int, int]] = []
    for seat in range(public.seats):
        given = contribution(box, public, stake, file, seat)
        if given > 0:
            first = lowest_bit(public.owned[seat] & file_mask(stake, file))
            found.append((-int(given), int(first), seat))
    found.sort()
    return [seat for _, _, seat in found[:2]]


def picks_of(winners: list[int], *, diminished: bool) -> list[int]:
    """BAK-R6: return who takes, pick by pick: 2-2-2, alone 4; diminished 1-1-1, alone 2."""
    if not winners:
        return []
    each = 1 if diminished else 2
    if len(winners) == 1:
        return [winners[0]] * (2 * each)
    first, second = winners
    return [first] * each + [second] * each + [first] * each


class Judge(Beat):
    """BAK-R3, BAK-R4, BAK-R5: which file wins, and who brought most to it."""

    rules = ("BAK-R3", "BAK-R4", "BAK-R5", "BAK-R6")

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Compare the sums."""
        public = state.public
        box = state.box
        stake = public.stake
        public.judged |= one_bit(stake)
        winner = winning_file(box, public, stake)
        picks: list[int] = []
        if winner != NOTHING:
            diminished = is_diminished(public, stake, winner)
            picks = picks_of(best_contributors(box, public, stake, winner), diminished=diminished)
        for place, picker in enumerate(picks):
            public.picks = put_nibble(public.picks, place, picker + 1)
        if state.heard:
            tell_judged(state, winner, picks)


def tell_judged(state: BakutoState, winner: i64, picks: list[int]) -> None:
    """Say both sums, and what follows from them."""
    public = state.public
    stake = public.stake
    sums = [int(file_sum(state.box, public, stake, file)) for file in range(2)]
    word = STAKES[stake]
    if winner == NOTHING:
        state.tell("cancelled", word=word, n=sums[0], n2=sums[1])
        return
    key = "wins-file-diminished" if is_diminished(public, stake, winner) else "wins-file"
    file = f"file-{'ab'[winner]}"
    state.tell(key, word=word, word2=file, n=sums[winner], n2=sums[1 - winner])
    if not picks:
        state.tell("wins-nobody")
        return
    parts: list[Phrase] = []
    for seat in dict.fromkeys(picks):
        given = int(contribution(state.box, public, stake, winner, seat))
        parts.append(Phrase("gains", seats=(seat,), numbers=(given, picks.count(seat))))
    state.tell_many("contributes", parts=parts)


# Sharing


class Share(Step):
    """BAK-R6, BAK-R7: one pick after the other; what is left is lost to all."""

    rules = ("BAK-R6", "BAK-R7", "BAK-R8")

    def run(self, state: BakutoState) -> None:
        """Ask for the next pick; where all that lies there goes to one seat, it is not asked."""
        public = state.public
        picks = seats_in(public.picks)
        left = public.elements(public.stake)
        if picks and (len(picks) < len(left) or any(seat != picks[0] for seat in picks)):
            state.then([PICK[picks[0]], self])
            return
        for seat in picks:
            take(state, seat, public.elements(public.stake)[0])
        public.picks = 0
        leave(state)


class PickElement(Decision):
    """BAK-R6: take one of the elements that are left."""

    rules = ("BAK-R6", "BAK-R8")

    def moves(self, state: BakutoState, seat: i64) -> list[Move]:
        """Any of them, each kind once."""
        kinds = kinds_at(state.public)
        return [TAKE[state.box.name_of[kind]] for kind in members(kinds)]

    def random_move(self, state: BakutoState, seat: i64, rng: Rng) -> Move:
        """Any kind, without listing them."""
        kinds = kinds_at(state.public)
        return TAKE[state.box.name_of[nth_bit(kinds, rng.below(count_bits(kinds)))]]

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Take it."""
        state.public.picks >>= NIBBLE
        take(state, seat, state.box.element[move.number])

    def asks(self, state: BakutoState, seat: i64) -> Phrase:
        """Say how many in a row."""
        picks = seats_in(state.public.picks)
        mine = 1
        while mine < len(picks) and picks[mine] == seat:
            mine += 1
        return Phrase("ask-pick", words=(STAKES[state.public.stake],), numbers=(mine,))


def kinds_at(public: Public) -> i64:
    """Return the kinds of elements that lie at the stake that is resolved."""
    stake = public.stake
    kinds: i64 = 0
    for place in range(ELEMENTS_AT_STAKE):
        if not nibble(public.takers[stake], place):
            kinds |= one_bit(row_get(public.stakes[stake], place, ELEMENT_WIDTH) - 1)
    return kinds


def mark_taken(public: Public, element: i64, taker: i64) -> None:
    """Note who has taken an element of the stake that is resolved."""
    stake = public.stake
    place: i64 = 0
    while (
        row_get(public.stakes[stake], place, ELEMENT_WIDTH) != element + 1
        or nibble(public.takers[stake], place) != 0
    ):
        place += 1
    public.takers[stake] = put_nibble(public.takers[stake], place, taker)


def take(state: BakutoState, seat: i64, element: i64) -> None:
    """BAK-R8: a block brings a cube, an important one two; an activity goes to its line."""
    public = state.public
    mark_taken(public, element, seat + 1)
    if element >= BLOCKS:
        public.activities[seat] = add_nibble(public.activities[seat], element - BLOCKS, 1)
    else:
        public.blocks[seat] |= one_bit(element)
        if state.box.is_important(element):
            public.doubled |= one_bit(element)
    if state.heard:
        tell_element(state, "takes", seat, element)


def tell_element(state: BakutoState, key: str, seat: i64, element: i64) -> None:
    """Say what happens to a block or an activity."""
    if element >= BLOCKS:
        state.tell(key, seat=seat, word=ACTIVITIES[element - BLOCKS])
    else:
        district, block = divmod(int(state.box.name_of[element]), MOST_BLOCKS)
        state.tell(key + "-block", seat=seat, word=DISTRICTS[district], n=block + 1)


def lose(public: Public, element: i64) -> None:
    """BAK-S1, BAK-R7: a block is neutralised, an activity goes to the discard."""
    if element >= BLOCKS:
        public.discard = add_nibble(public.discard, element - BLOCKS, 1)
    else:
        public.neutral |= one_bit(element)


def leave(state: BakutoState) -> None:
    """BAK-R7: what nobody took."""
    public = state.public
    left = public.elements(public.stake)
    for element in left:
        mark_taken(public, element, LEFT)
        lose(public, element)
    if left:
        state.tell("left-over", n=len(left))


class EndRound(Beat):
    """BAK-R8, BAK-B9: tokens go to the rest zones, benched ones too; tiles leave the game."""

    rules = ("BAK-R8", "BAK-B9")

    def play(self, state: BakutoState, seat: i64, move: Move) -> None:
        """Clear the stakes, once everybody has seen who took what."""
        public = state.public
        for place in members(state.box.places & ~public.free):
            code = public.slots[place]
            public.slots[place] = 0
            if code >= 16:
                public.rest[owner_of(code)] |= one_bit(token_of(code))
        public.free = state.box.places
        public.shielded = 0
        public.stake = NOTHING
        public.judged = 0
        for seat in range(public.seats):
            public.owned[seat] = 0
            public.rest[seat] |= public.benched[seat]
            public.benched[seat] = 0
            rest_unseen(state, seat)
        public.unseen_bench = 0


def rest_unseen(state: BakutoState, seat: i64) -> None:
    """BAK-B9: a benched hidden token goes to the rest zone without being shown."""
    public = state.public
    own = state.private[seat]
    public.unseen_rest = add_nibble(public.unseen_rest, seat, nibble(public.unseen_bench, seat))
    for token in range(len(TOKENS)):
        if row_get(own.hidden, token, WHERE_WIDTH) == ON_BENCH:
            own.hidden = row_set(own.hidden, token, WHERE_WIDTH, AT_REST)


RESOLVE_STAKE: Final = PHASES.one("resolve-stake", ResolveStake())
TURN_UP: Final = PHASES.one("turn-up", TurnUp())
RONIN_STRIKE: Final = PHASES.one("ronin-strike", RoninStrike())
STRIKES: Final = PHASES.each_seat("strike", Strikes)
MUST_STRIKE: Final = PHASES.one("must-strike", MustStrike())
JUDGE: Final = PHASES.one("judge", Judge())
SHARE: Final = PHASES.one("share", Share())
PICK: Final = PHASES.each_seat("pick", PickElement)
END_ROUND: Final = PHASES.one("end-round", EndRound())
