"""Scenes at a table of Zoku, in few words."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from oyabun.core.bits import nibble
from oyabun.core.editions import read_edition
from oyabun.core.match import Match
from oyabun.core.phases import CHANCE
from oyabun.games.zoku import GAME
from oyabun.games.zoku.components import LIEUTENANTS, POSITIONS, QUARTIERS, WARD, WARDS
from oyabun.games.zoku.moves import PIECES
from oyabun.games.zoku.state import READY, Public
from oyabun.text import Speaker

NAMES = ("Red", "Blue", "Green", "Purple", "Gold")
WINDOWS = (
    "before-turn",
    "placement-end",
    "before-throw",
    "after-throw",
    "after-kicks",
    "police",
    "fight-end",
)


class Table:
    """A match whose chance is told what to do.

    The wards are the first ones, the Quartiers of day d the d-th cards of each ward, and everybody
    has as many Lieutenants as the largest of the `hands`, the unnamed ones being those left over.
    """

    def __init__(
        self,
        seats: int = 2,
        hands: Mapping[int, Sequence[str]] | None = None,
        *,
        first: int = 0,
        display: Sequence[str] = (),
        zokus: int = 8,
        days: int = 5,
        **options: str,
    ) -> None:
        given = {} if hands is None else hands
        size = max([len(hand) for hand in given.values()], default=0)
        data = {**GAME.edition.data, "lieutenants": size, "zokus": zokus, "days": days}
        edition = read_edition(json.dumps(data))
        self.match = Match.start(GAME, NAMES[:seats], options, edition)
        self.display = list(display)
        named = [card for hand in given.values() for card in hand]
        spare = [card for card in reversed(LIEUTENANTS) if card not in named]
        self.hands = {
            seat: [*given.get(seat, ()), *(spare.pop() for _ in range(size))][:size]
            for seat in range(seats)
        }
        self.first = first
        self.chance()

    # What is asked

    @property
    def public(self) -> Public:
        """What everybody can see."""
        public: Public = self.match.view(None).public
        return public

    @property
    def asked(self) -> str:
        """The name of what is asked."""
        stack = self.match.state.stack
        return stack[-1].name if stack else ""

    @property
    def waiting(self) -> tuple[int, ...]:
        """Who is asked."""
        return self.match.waiting()

    def legal(self, seat: int, kind: str = "") -> list[str]:
        """Return the legal moves of a seat, or what follows the kind in those of one kind."""
        moves = [str(move) for move in self.match.view(seat).legal]
        if not kind:
            return moves
        return [text.split(" ", 1)[1] for text in moves if text.split(" ")[0] == kind]

    # What happens

    def do(self, seat: int, text: str) -> None:
        """Let a seat play a move, and chance deal what has to be dealt."""
        self.match.submit(seat, GAME.moves.parse(text))
        self.chance()

    def chance(self) -> None:
        """Deal as told; throws wait for `lands`."""
        while self.waiting == (CHANCE,) and self.asked != "throw":
            self.match.submit(CHANCE, GAME.moves.parse(self._dealt()))

    def _dealt(self) -> str:
        public = self.public
        match self.asked:
            case "draw-wards":
                return f"ward {WARDS[bin(public.wards).count('1')]}"
            case "deal":
                phase = self.match.state.stack[-1]
                seat = int(phase.about)  # type: ignore[attr-defined]  # a Chance about a seat
                return f"dealt {self.hands[seat][nibble(public.dark, seat)]}"
            case "first-player":
                return f"lead {self.first}"
        slot = [int(card) for card in public.display].index(-1)
        if self.display:
            return f"laid {self.display.pop(0)}"
        wards = [ward for ward in range(len(WARDS)) if public.wards >> ward & 1]
        return f"laid {QUARTIERS[wards[slot] * WARD + public.day]}"

    def place(self, seat: int, *slots: int) -> None:
        """Let a seat take its turn: one Zoku on each of these places of the display."""
        self.quiet("place-zokus")
        assert self.waiting == (seat,), (self.waiting, self.asked)
        for slot in slots:
            self.do(seat, f"place {self.name(slot)}")
        if self.asked == "place-zokus" and self.waiting == (seat,):
            self.do(seat, "end")

    def placement(self, *turns: Sequence[int]) -> None:
        """Let everybody take both turns, in order; turns that are not told place nothing."""
        told = list(turns)
        day = self.public.day
        while self.match.outcome is None and self.public.day == day:
            self.quiet("placement-end")
            if self.asked != "place-zokus" or self.public.day != day:
                return
            slots = told.pop(0) if told else ()
            self.place(self.waiting[0], *slots)

    def quiet(self, *until: str) -> None:
        """Let everybody pass in all windows, up to something that is not one or is named."""
        while self.asked in WINDOWS and self.asked not in until:
            self.do(self.waiting[0], "pass")

    def use(self, seat: int, card: str) -> None:
        """Let a seat play a Lieutenant in a window, all others passing."""
        window = self.asked
        assert seat in self.waiting, (seat, self.waiting, window)
        for one in self.waiting:
            self.match.submit(one, GAME.moves.parse(f"use {card}" if one == seat else "pass"))
        self.chance()

    def pass_all(self) -> None:
        """Everybody who is asked in this window passes."""
        window = self.asked
        for one in self.waiting:
            self.do(one, "pass")
        assert self.asked != window or self.match.outcome is not None

    def throw(self, *falls: str, force: str = "steady") -> None:
        """Let all who fight throw, and fall as told, in the order of seats."""
        self.quiet("take-aim")
        assert self.asked == "take-aim", self.asked
        while self.asked == "take-aim":
            self.do(self.waiting[0], f"throw {force}")
        self.lands(*falls)

    def lands(self, *falls: str) -> None:
        """Let the Zokus in the air fall so."""
        for fall in falls:
            assert self.asked == "throw", self.asked
            self.match.submit(CHANCE, GAME.moves.parse(f"lands {fall}"))
        self.chance()
        assert self.asked != "throw", "another one is in the air"

    # What is seen

    def name(self, slot: int) -> str:
        """Return the Quartier at a place of the display."""
        return QUARTIERS[self.public.display[slot]]

    def reserve(self, seat: int) -> int:
        """Return a seat's reserve."""
        return int(nibble(self.public.reserve, seat))

    def held(self, seat: int) -> int:
        """Return how many of a seat are at the station, since whenever."""
        public = self.public
        return int(nibble(public.held, seat) + nibble(public.arrested, seat))

    def band(self, slot: int, seat: int) -> int:
        """Return how many of a seat are on a Quartier."""
        return int(self.public.band(slot, seat))

    def street(self, seat: int) -> str:
        """Return how a gang lies, one word a Zoku."""
        row = [int(nibble(self.public.street[seat], place)) for place in range(PIECES)]
        names = [*POSITIONS, "ready"]
        assert names[READY] == "ready"
        return " ".join(names[position] for position in row if position)

    def owned(self, seat: int) -> list[str]:
        """Return the Quartiers of a seat."""
        bits = int(self.public.owned[seat])
        return [name for number, name in enumerate(QUARTIERS) if bits >> number & 1]

    def told(self) -> list[str]:
        """Return the keys of what everybody was last told."""
        return [phrase.key for phrase in self.match.news(self.match.ply, None)]

    def sentences(self) -> list[str]:
        """Return what the second seat was last told, in English."""
        speaker = Speaker(GAME.package, "en", NAMES, 1)
        return [speaker.say(phrase) for phrase in self.match.news(self.match.ply, 1)]


def hand(card: str, seat: int = 0) -> dict[int, list[str]]:
    """Return who holds which Lieutenants: one seat one of them."""
    return {seat: [card]}


def brawl(table: Table, *bands: int, slot: int = 0) -> Table:
    """Put bands of so many Zokus on a Quartier, one for each seat, and stop before the throw."""
    seats = len(table.match.header.seats)
    order = [(table.first + step) % seats for step in range(seats)]
    turns = [[slot] * bands[seat] if seat < len(bands) else [] for seat in order]
    table.placement(*turns)
    table.quiet("take-aim")
    return table
