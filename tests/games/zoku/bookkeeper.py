"""An independent book-keeper: follows a match by its log, in dicts and plain words.

It shares no code with the rules. It is told every decision and the names of the steps that the
rules took after it, works out by itself where every Zoku must be and who must own what, and is
compared with the table after every ply.
"""

from __future__ import annotations

from collections import Counter

from oyabun.core.match import Entry, Match

WARDS = 8
VALUES = (2, 3, 5, 7, 8) * 2 + (3, 4, 5, 6, 7) * 4 + (4, 4, 5, 6, 6) * 2
FALLEN = {"belly": "KO", "edge": "edge", "back": "back", "feet": "feet"}


class BookKeeper:
    """What a careful onlooker writes down."""

    def __init__(self, match: Match, names: list[str]) -> None:
        self.match = match
        self.seats = len(match.header.seats)
        self.names = names
        self.reserve = Counter(dict.fromkeys(range(self.seats), 8))
        self.overnight: Counter[int] = Counter()
        self.today: Counter[int] = Counter()
        self.crowd: dict[str, Counter[int]] = {}
        self.day_cards: list[str] = []
        self.settled: set[str] = set()
        self.owner: dict[str, int] = {}
        self.street: dict[tuple[int, int], str] = {}
        self.thrown: set[tuple[int, int]] = set()
        self.where = ""
        self.fighters: set[int] = set()
        self.bribe: int | None = None
        self.pointed: list[str] = []
        self.in_play: set[str] = set()
        self.played: dict[int, set[str]] = {seat: set() for seat in range(self.seats)}

    # Decisions

    def note(self, entry: Entry, phase: str, flying: list[tuple[int, int]]) -> None:
        """Write a decision down; `phase` is what was asked, `flying` who is in the air."""
        kind, _, rest = str(entry.move).partition(" ")
        seat = entry.seat
        match (kind, phase):
            case ("ward", _):
                self.in_play.add(rest)
            case ("laid", _):
                self.lay(rest)
            case ("place", _):
                self.reserve[seat] -= 1
                self.crowd[rest][seat] += 1
            case ("quartier" | "gang", _) if phase != "block":
                self.point(rest, phase)
            case ("lands", _):
                self.fall(flying[0], rest)
            case ("zoku", "kick" | "shot"):
                self.street[piece(rest)] = "KO"
            case ("zoku", "rise" | "jump"):
                self.street[piece(rest)] = "feet"
            case ("join", _):
                self.join(seat, int(rest))

    def lay(self, card: str) -> None:
        """A Quartier is laid out; a full display means a new day."""
        if len(self.day_cards) == self.seats + 3:
            self.day_cards, self.settled, self.crowd = [], set(), {}
        self.day_cards.append(card)
        self.crowd[card] = Counter()

    def fall(self, zoku: tuple[int, int], how: str) -> None:
        """A Zoku has fallen."""
        self.thrown.add(zoku)
        if how == "out":
            del self.street[zoku]
            self.thrown.discard(zoku)
            self.reserve[zoku[0]] += 1
        else:
            self.street[zoku] = FALLEN[how]

    def join(self, seat: int, count: int) -> None:
        """Backup takes the first free places."""
        free = [place for place in range(5) if (seat, place) not in self.street]
        for place in free[:count]:
            self.street[seat, place] = "fist"
        self.reserve[seat] -= count

    def point(self, word: str, phase: str) -> None:
        """Somebody points at a Quartier or a gang, for a Lieutenant."""
        self.pointed.append(word)
        if phase == "swap-with":
            one, two = self.pointed
            a, b = self.day_cards.index(one), self.day_cards.index(two)
            self.day_cards[a], self.day_cards[b] = two, one
            self.crowd[one], self.crowd[two] = self.crowd[two], self.crowd[one]
            self.pointed = []

    def finish_pointing(self, seat: int, now: str) -> None:
        """The card of a snitch, or one who calls a rival away, has all it needs."""
        if not self.pointed or now in ("come-who", "come-to", "snitch-who", "swap-with"):
            return
        where = self.pointed[0]
        gangs = [int(word) for word in self.pointed[1:] if word.isdigit()]
        rivals = [gang for gang, count in self.crowd[where].items() if count and gang != seat]
        target = self.pointed[-1]
        if target != where and not target.isdigit():
            movable = [gang for gang in rivals if self.can_go(gang, where)]
            gang = gangs[0] if gangs else movable[0]
            self.crowd[where][gang] -= 1
            self.crowd[target][gang] += 1
        else:
            gang = gangs[0] if gangs else rivals[0]
            self.crowd[where][gang] -= 1
            self.today[gang] += 1
        self.pointed = []

    def can_go(self, gang: int, where: str) -> bool:
        """Whether a gang could have one more on some other open Quartier."""
        return any(
            0 < self.crowd[card][gang] < 3
            or (not self.crowd[card][gang] and sum(1 for n in self.crowd[card].values() if n) < 3)
            for card in self.day_cards
            if card != where and card not in self.settled
        )

    # Steps

    def step(self, name: str) -> None:
        """Work out what a step of the rules must have done."""
        if hasattr(self, f"after_{name.replace('-', '_')}"):
            getattr(self, f"after_{name.replace('-', '_')}")()

    def after_claims(self) -> None:
        """One or two alone take the card."""
        for card in self.day_cards:
            gangs = [gang for gang, count in self.crowd[card].items() if count]
            if len(gangs) == 1 and self.crowd[card][gangs[0]] < 3:
                self.take(card, gangs[0])
                self.home(card)

    def after_release(self) -> None:
        """Who was in since yesterday comes out."""
        self.reserve += self.overnight
        self.overnight = Counter()

    def after_next_quartier(self) -> None:
        """The first that is still open."""
        self.where = next((card for card in self.day_cards if card not in self.settled), "")
        self.bribe = None

    def after_meet(self) -> None:
        """Nobody, one or two, or a brawl; a raid is a step of its own."""
        crowd = self.crowd[self.where]
        gangs = [gang for gang, count in crowd.items() if count]
        if len(gangs) > 1:
            self.fighters = set(gangs)
            self.street = {(gang, place): "fist" for gang in gangs for place in range(crowd[gang])}
            crowd.clear()
        elif not gangs or crowd[gangs[0]] < 3:
            if gangs:
                self.take(self.where, gangs[0])
            self.home(self.where)
            self.settled.add(self.where)

    def after_raid(self) -> None:
        """Three alone: one is arrested, unless they have paid."""
        crowd = self.crowd[self.where]
        gang = next(gang for gang, count in crowd.items() if count)
        if "bribe" in self.played[gang] and self.bribe == gang:
            self.take(self.where, gang)
        else:
            crowd[gang] -= 1
            self.today[gang] += 1
        self.home(self.where)
        self.settled.add(self.where)

    def after_next_round(self) -> None:
        """A new round forgets who was thrown before."""
        self.thrown = set()

    def standing(self) -> set[int]:
        """Return the gangs that still fight."""
        return {gang for (gang, _), how in self.street.items() if how != "KO"}

    def after_count(self) -> None:
        """One gang left takes the card; with replay those just KO go on."""
        left = self.standing()
        if len(left) == 1:
            self.take(self.where, left.pop())
        elif not left and self.match.header.options["double_ko"] == "replay":
            for zoku in self.thrown & self.street.keys():
                self.street[zoku] = "fist"
            self.thrown = set()

    def after_arrest(self) -> None:
        """One of each band that has any left, KO first."""
        for gang in sorted({gang for gang, _ in self.street}):
            if gang != self.bribe:
                own = sorted(zoku for zoku in self.street if zoku[0] == gang)
                taken = next((zoku for zoku in own if self.street[zoku] == "KO"), own[0])
                del self.street[taken]
                self.today[gang] += 1
        left = self.standing()
        if self.bribe in left:
            left = {self.bribe}
        if len(left) == 1:
            self.take(self.where, left.pop())

    def after_clear(self) -> None:
        """Everybody goes home."""
        for gang, _ in self.street:
            self.reserve[gang] += 1
        self.street = {}
        self.settled.add(self.where)

    def after_end_day(self) -> None:
        """Those arrested today stay."""
        self.overnight += self.today
        self.today = Counter()

    def take(self, card: str, gang: int | None) -> None:
        """A Quartier goes to a gang."""
        assert gang is not None
        assert card not in self.owner, "nothing is claimed twice"
        self.owner[card] = gang
        self.settled.add(card)

    def home(self, card: str) -> None:
        """Whoever is on a Quartier goes back."""
        self.reserve += self.crowd[card]
        self.crowd[card] = Counter()

    # Comparison

    def points(self, seat: int) -> int:
        """Count by the rulebook."""
        own = [self.names.index(card) for card, gang in self.owner.items() if gang == seat]
        wards = Counter(card // 5 for card in own)
        total = sum(VALUES[card] for card in own)
        total += 5 * (3 - len(self.played[seat]))
        total += sum(5 * (count >= 3) + 5 * (count == 5) for count in wards.values())
        return total + 15 * (len(wards) == len(self.in_play))


def piece(word: str) -> tuple[int, int]:
    """Return whose piece a word names, and which."""
    seat, _, place = word.partition("-")
    return int(seat), int(place) - 1
