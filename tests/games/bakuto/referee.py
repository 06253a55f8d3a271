"""A slow referee of Bakuto: hears the moves of a match as text and keeps the table on paper.

It shares nothing with the rules but the edition, and looks everything up from scratch each time.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from oyabun.core.editions import Edition

STAKES = ("red", "green", "blue")
ACTIVITIES = ("gambling", "sake", "theatre", "docks", "lending")
ALL = (
    *("b1-red", "b1-green", "b1-blue", "b2-red-green", "b2-red-blue", "b2-green-blue"),
    *("b3", "ronin", "burakumin", "geisha"),
)


def value(kind: str) -> int:
    """What is printed on a token."""
    if kind[0] == "b" and kind[1].isdigit():
        return int(kind[1])
    return -2 if kind == "geisha" else 0


@dataclass
class Token:
    """A token on a stake."""

    owner: int
    kind: str
    up: bool
    guarded: bool = False
    dead: bool = False


@dataclass
class Pile:
    """What a player committed in this turn, and what is open to it."""

    tokens: list[str]
    left: list[int]
    stakes: set[str] | None = None
    one: bool = False

    @property
    def deciding(self) -> str:
        """The token that decides."""
        return self.tokens[1] if self.tokens[0] == "geisha" else self.tokens[0]


class Referee:
    """The table, as somebody with pencil and paper keeps it."""

    def __init__(self, seats: int, edition: Edition) -> None:
        self.data: dict[str, Any] = dict(edition.data)
        self.seats = seats
        self.players = range(seats)
        self.hands = [list(ALL) for _ in self.players]
        self.rest: list[list[str]] = [[] for _ in self.players]
        self.bench: list[list[str]] = [[] for _ in self.players]
        self.priority: dict[int, int] = {}
        self.winds: dict[int, str] = {}
        self.slots: dict[str, Token | str | None] = {}
        self.clear_slots()
        self.prizes: dict[str, list[str]] = {stake: [] for stake in STAKES}
        self.lost: list[str] = []
        self.drawn = 0
        self.won: list[dict[str, int]] = [{} for _ in self.players]
        """Blocks with their cubes."""
        self.run: list[Counter[str]] = [Counter() for _ in self.players]
        """Activities."""
        self.zones: list[list[str]] = [[], []]
        self.tiles: list[Counter[str]] = [Counter() for _ in self.players]
        self.piles: dict[int, Pile] = {}
        self.committed = 0
        self.revealed = False
        self.order: list[int] = []
        self.using = ""
        self.first_of_swap = ""
        self.lifted = -1
        self.stake = ""
        self.strikers: list[str] = []
        self.fighting: set[str] = set()
        self.picks: list[int] = []
        self.hand_sizes: list[tuple[int, ...]] = []

    def clear_slots(self) -> None:
        """Take everything off the stakes."""
        names = [f"{s}-{f}{n + 1}" for s in STAKES for f in "ab" for n in range(self.seats + 2)]
        self.slots = dict.fromkeys(names)

    # Following a match

    def hear(self, phase: str, seat: int, text: str) -> None:
        """Follow one move; `phase` is what was asked."""
        name = phase.partition(":")[0]
        kind, *words = text.split()
        if name not in ("commit", "bribe") and self.committed and not self.revealed:
            self.reveal()
        if name in ("commit", "turn-up", "judge", "strike", "must-strike"):
            self.bench_the_rest()
        if name == "judge":
            self.hear_judge()
        elif name == "end-round":
            self.hear_end_round()
        elif kind not in ("pass", "go-on"):
            getattr(self, "hear_" + kind)(seat, *words)

    def hear_wind(self, seat: int, wind: str) -> None:
        self.winds[len(self.winds)] = wind

    def hear_deal(self, seat: int, token: str) -> None:
        self.priority[len(self.priority)] = int(token[-1])

    def hear_draw(self, seat: int, element: str) -> None:
        self.drawn += 1
        if self.drawn <= 8:
            self.lost.append(element)
            return
        next(row for row in self.prizes.values() if len(row) < 6).append(element)

    def hear_display(self, seat: int, effect: str) -> None:
        if len(self.zones[0]) == 4:
            self.zones = [[], self.zones[0]]
        self.zones[0].append(effect)

    def hear_token(self, seat: int, kind: str) -> None:
        if self.committed == 2 * self.seats:
            self.committed = 0
            self.piles = {}
            self.revealed = False
        if not self.committed:
            for one in self.players:
                if not self.hands[one]:
                    self.hands[one], self.rest[one] = self.rest[one], []
            self.hand_sizes.append(tuple(len(hand) for hand in self.hands))
        self.committed += 1
        self.hands[seat].remove(kind)
        pile = self.piles.setdefault(seat, Pile([], [0, 1]))
        pile.tokens.append(kind)

    def hear_bribe(self, seat: int, other: str) -> None:
        self.spend(seat, "priority")
        mine, theirs = self.priority[seat], self.priority[int(other)]
        self.priority[seat], self.priority[int(other)] = theirs, mine

    def spend(self, seat: int, effect: str) -> None:
        """A tile leaves the game."""
        assert self.tiles[seat][effect] > 0
        self.tiles[seat][effect] -= 1

    def reveal(self) -> None:
        """Turn the piles up and find the order of play."""
        self.revealed = True
        values = {one: value(self.piles[one].deciding) for one in self.players}
        self.order = sorted(self.players, key=lambda one: (values[one], self.priority[one]))
        for worth in range(4):
            tied = [one for one in self.order if values[one] == worth]
            numbers = [self.priority[one] for one in tied]
            if len(tied) == 3:
                numbers = [numbers[2], numbers[1], numbers[0]]
            else:
                numbers.reverse()
            self.priority.update(zip(tied, numbers, strict=True))

    # Acting

    def burakumin_choice(self, eyes: int) -> set[str]:
        """The stakes where no other player's burakumin lies open."""
        taken = {
            name.partition("-")[0]
            for name, there in self.slots.items()
            if isinstance(there, Token) and there.up and there.kind == "burakumin"
            if there.owner != eyes
        }
        return set(STAKES) - taken or set(STAKES)

    def give_access(self, seat: int, model: int) -> None:
        """Open to a seat what the pile of a model opens."""
        pile, kind = self.piles[seat], self.piles[model].deciding
        other = self.piles[model]
        if other.stakes is not None:
            pile.stakes, pile.one = set(other.stakes), other.one
        elif kind == "burakumin":
            pile.stakes, pile.one = self.burakumin_choice(model), True
        elif kind == "b3":
            pile.stakes = set(STAKES)
        else:
            pile.stakes = set(kind.split("-")[1:])

    def pile_of(self, seat: int) -> Pile:
        """The pile of a seat that acts; its access is found when it is first needed."""
        pile = self.piles[seat]
        if pile.stakes is None:
            others = [one for one in self.players if one != seat]
            models = [one for one in others if self.piles[one].deciding != "ronin"]
            if pile.deciding != "ronin":
                self.give_access(seat, seat)
            elif len(models) == 1:
                self.give_access(seat, models[0])
            else:
                assert not models, "a ronin with a choice is asked"
                pile.stakes, pile.one = set(STAKES), True
        return pile

    def hear_copy(self, seat: int, model: str) -> None:
        self.give_access(seat, int(model))

    def free(self, stake: str) -> list[str]:
        """The empty slots of a stake."""
        return [name for name, there in self.slots.items() if there is None and stake in name]

    def stakes_for(self, seat: int) -> set[str]:
        """The stakes that a seat may use now."""
        pile = self.pile_of(seat)
        assert pile.stakes is not None
        if not pile.one:
            return pile.stakes
        room = {stake: min(len(self.free(stake)), len(pile.left)) for stake in pile.stakes}
        return {stake for stake in room if room[stake] == max(room.values())}

    def files_for(self, seat: int) -> set[str]:
        """The files on which a seat may place a token."""
        return {slot[:-1] for stake in self.stakes_for(seat) for slot in self.free(stake)}

    def settle(self, seat: int, stake: str) -> None:
        """A stake has been used."""
        pile = self.pile_of(seat)
        assert stake in self.stakes_for(seat)
        if pile.one:
            pile.stakes, pile.one = {stake}, False

    def hear_lift(self, seat: int, which: str) -> None:
        self.lifted = ("top", "under").index(which)
        if not self.files_for(seat):
            self.put_on_bench(seat, self.lifted)
            self.lifted = -1

    def put_on_bench(self, seat: int, which: int) -> None:
        """Set a token aside."""
        self.piles[seat].left.remove(which)
        self.bench[seat].append(self.piles[seat].tokens[which])

    def bench_the_rest(self) -> None:
        """Whatever was not placed found no slot."""
        for seat, pile in self.piles.items():
            if self.revealed and pile.left:
                assert not self.files_for(seat), "a token is benched only if it finds no slot"
                for which in list(pile.left):
                    self.put_on_bench(seat, which)

    def hear_file(self, seat: int, file: str) -> None:
        assert file in self.files_for(seat)
        pile = self.pile_of(seat)
        which = self.lifted if self.lifted >= 0 else pile.left[0]
        self.lifted = -1
        self.settle(seat, file.partition("-")[0])
        pile.left.remove(which)
        slot = next(name for name in self.free(file))
        up = which == 0 or pile.tokens[0] == "geisha"
        self.slots[slot] = Token(seat, pile.tokens[which], up)

    def hear_recruit(self, seat: int, effect: str, zone: str) -> None:
        row = self.zones[int(zone[-1]) - 1]
        row[row.index(effect)] = ""
        self.tiles[seat][effect] += 1

    def hear_use(self, seat: int, effect: str) -> None:
        self.spend(seat, effect)
        self.pile_of(seat)
        self.using = effect

    def hear_slot(self, seat: int, slot: str) -> None:
        there = self.slots[slot]
        if not self.first_of_swap:
            self.settle(seat, slot.partition("-")[0])
        if self.using in ("block", "fighter", "no-geisha"):
            assert there is None
            self.slots[slot] = self.using
            return
        assert isinstance(there, Token)
        if self.using == "protect":
            assert not there.guarded
            there.guarded = True
        elif self.using == "peek":
            assert not there.up
            assert there.owner != seat
        elif not self.first_of_swap:
            self.first_of_swap = slot
        else:
            self.slots[slot], self.slots[self.first_of_swap] = (
                self.slots[self.first_of_swap],
                there,
            )
            assert there.owner == seat
            self.first_of_swap = ""

    def hear_recolour(self, seat: int, old: str, new: str) -> None:
        pile = self.pile_of(seat)
        assert pile.stakes is not None
        pile.stakes = pile.stakes - {old} | {new}

    def hear_cube(self, seat: int, block: str) -> None:
        if self.using == "squat":
            self.lost.remove(block)
            self.won[seat][block] = 1
        else:
            assert self.won[seat][block] == 1
            self.won[seat][block] = 2

    # Resolution

    def begin_stake(self) -> None:
        """Line the ronin of the next stake up."""
        self.give_last_prizes()
        self.stake = "red" if not self.stake else STAKES[STAKES.index(self.stake) + 1]
        self.strikers = [f"{self.stake}-{f}{n + 1}" for n in range(self.seats + 2) for f in "ab"]
        self.fighting = set()

    def token(self, slot: str) -> Token | None:
        """The living token on a slot."""
        there = self.slots.get(slot)
        return there if isinstance(there, Token) and not there.dead else None

    def is_ronin(self, slot: str) -> bool:
        """Whether a living ronin lies there."""
        token = self.token(slot)
        return token is not None and token.kind == "ronin"

    def next_strike(self) -> tuple[str, set[str]]:
        """The next ronin that has somebody to kill, and whom; nothing when all are done."""
        while self.strikers:
            slot = self.strikers[0]
            head, number = slot[:-1], int(slot[-1])
            across = f"{head[:-1]}{'b' if head[-1] == 'a' else 'a'}{number}"
            if self.is_ronin(slot) and self.is_ronin(across):
                self.fighting |= {slot, across}
            beside = [f"{head}{number - 1}", f"{head}{number + 1}"]
            can = {one for one in [*beside, across] if self.token(one)}
            can = {one for one in can if not self.slots[one].guarded}  # type: ignore[union-attr]
            if slot in self.fighting:
                facing = self.slots[across]
                assert isinstance(facing, Token)
                can = can & set(beside) if facing.guarded else {across}
            elif not self.is_ronin(slot):
                can = set()
            if can:
                return slot, can
            self.strikers.pop(0)
        return "", set()

    def hear_strike(self, seat: int, slot: str) -> None:
        there = self.slots[slot]
        assert isinstance(there, Token)
        there.dead = True
        self.strikers.pop(0)

    def file_sum(self, file: str) -> int:
        """The sum of a file."""
        mistress = any(self.slots[one] == "no-geisha" for one in self.slots if self.stake in one)
        total = 0
        for name, there in self.slots.items():
            if name.startswith(f"{self.stake}-{file}"):
                if there == "fighter":
                    total += self.data["fighter"]
                elif isinstance(there, Token) and not there.dead:
                    quiet = mistress and there.kind == "geisha"
                    total += 0 if quiet else value(there.kind)
        return total

    def judge(self) -> list[int]:
        """Who takes, pick by pick."""
        here = {name: there for name, there in self.slots.items() if self.stake in name}
        tokens = [one for one in here.values() if isinstance(one, Token)]
        a, b = self.file_sum("a"), self.file_sum("b")
        if not tokens or a == b or max(a, b) <= 0:
            return []
        loser = "b" if a > b else "a"
        mistress = "no-geisha" in here.values()
        gives: Counter[int] = Counter()
        first: dict[int, int] = {}
        small = True
        for name, there in here.items():
            if not isinstance(there, Token) or there.dead:
                continue
            if name.startswith(f"{self.stake}-{loser}"):
                small = False
                continue
            quiet = mistress and there.kind == "geisha"
            gives[there.owner] += 0 if quiet else value(there.kind)
            first.setdefault(there.owner, int(name[-1]))
        best = sorted((-n, first[one], one) for one, n in gives.items() if n > 0)[:2]
        who = [one for _, _, one in best]
        if len(who) == 2:
            return [who[0], who[1], who[0]] if small else [who[i] for i in (0, 0, 1, 1, 0, 0)]
        return who * (2 if small else 4)

    def hear_judge(self) -> None:
        self.picks = self.judge()
        if not self.picks:
            self.lost += self.prizes[self.stake]
            self.prizes[self.stake] = []

    def hear_take(self, seat: int, element: str) -> None:
        if self.using == "salvage":
            self.using = ""
            self.lost.remove(element)
            self.run[seat][element] += 1
            return
        assert self.picks.pop(0) == seat
        self.prizes[self.stake].remove(element)
        self.win(seat, element)
        if not self.picks:
            self.lost += self.prizes[self.stake]
            self.prizes[self.stake] = []

    def give_last_prizes(self) -> None:
        """Where nothing was left to choose, nobody was asked."""
        if self.picks:
            assert len(set(self.picks)) == 1
            assert len(self.picks) == len(self.prizes[self.stake])
            for element in self.prizes[self.stake]:
                self.win(self.picks[0], element)
            self.prizes[self.stake] = []
            self.picks = []

    def win(self, seat: int, element: str) -> None:
        """A prize is won."""
        if element in ACTIVITIES:
            self.run[seat][element] += 1
        else:
            district, _, number = element.partition("-")
            important = int(number) <= self.data["districts"][district]["important"]
            self.won[seat][element] = 2 if important else 1

    def hear_end_round(self) -> None:
        self.give_last_prizes()
        for there in self.slots.values():
            if isinstance(there, Token):
                self.rest[there.owner].append(there.kind)
        for seat in self.players:
            self.rest[seat] += self.bench[seat]
            self.bench[seat] = []
        self.clear_slots()
        self.stake = ""

    # The end

    def scores(self) -> list[int]:
        """The points of every seat."""
        totals = [0 for _ in self.players]
        for district, its in self.data["districts"].items():
            cubes = [
                sum(n for block, n in self.won[seat].items() if block.startswith(district))
                for seat in self.players
            ]
            places = [*its["points"][: self.seats - 1], 0]
            ranked = sorted(self.players, key=lambda seat: -cubes[seat])
            for seat in self.players:
                if cubes[seat]:
                    tied = [at for at, one in enumerate(ranked) if cubes[one] == cubes[seat]]
                    totals[seat] += sum(places[at] for at in tied) // len(tied)
        for seat in self.players:
            lines = [self.run[seat][name] for name in ACTIVITIES]
            totals[seat] += sum(self.data["activity_line"][min(n, 5)] for n in lines)
            totals[seat] += 10 * min(lines) + self.network(seat)
        return totals

    def network(self, seat: int) -> int:
        """What the tiles of a seat are worth."""
        costs = self.data["network"]
        return sum(costs[effect]["cost"] * n for effect, n in self.tiles[seat].items())

    def ranking(self) -> list[int]:
        """The seats, the Ginza Tiger first."""
        scores = self.scores()
        east = ("east", "south", "north", "west")
        return sorted(
            self.players,
            key=lambda seat: (-scores[seat], -self.network(seat), east.index(self.winds[seat])),
        )
