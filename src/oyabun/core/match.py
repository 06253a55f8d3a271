"""A match: one game from its first deal to its end, with the log that is its truth.

The log is a header and entries; positions, views, news and boards are derived from it. What chance
decided stands in the log as a move of the seat `CHANCE`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from oyabun.core.chance import Rng
from oyabun.core.editions import Edition
from oyabun.core.errors import (
    CorruptRecordError,
    IllegalMoveError,
    LimitError,
    RequestError,
    SeatError,
    StaleMoveError,
    TakeBackError,
    TextError,
    WordsError,
)
from oyabun.core.game import Game
from oyabun.core.moves import Move
from oyabun.core.outcome import Outcome
from oyabun.core.phases import CHANCE
from oyabun.core.phrases import Diary, Phrase
from oyabun.core.play import check, decision, play, settle, waiting
from oyabun.core.seals import Seal
from oyabun.core.state import AnyState
from oyabun.core.writing import WORDS_LIMIT, clean

MOST_PLIES: Final = 10_000
"""Decisions of a match, those of chance included: about ten times as many as the longest has."""
KEPT_EVERY: Final = 32
"""So many plies lie between two positions that a match keeps, to go back to without a long way."""


class Header(NamedTuple):
    """What has to be known before the first entry can be read."""

    game: str
    rules: int
    """Version of the rules."""
    moves: str
    """Fingerprint of the numbering of moves."""
    edition: str
    """Fingerprint of the component data."""
    options: Mapping[str, str]
    seats: tuple[str, ...]
    """The name of whoever sits there."""
    seal: Seal | None = None
    """What decided chance, once it may be known; nothing where chance was not committed to."""


class Entry(NamedTuple):
    """One decision: of a seat, or of the table when the seat is CHANCE."""

    seat: int
    move: Move
    words: str = ""
    """What the player said with it; it never changes the game."""
    lapsed: bool = False
    """The clock ran out and the rules decided."""
    flight: str = ""
    """How what was thrown at once came to lie, as everybody saw it; with its first piece."""


Dealer = Callable[[AnyState], Move]
"""Answers what chance is asked: a generator, a simulation, or a person who threw real pieces."""


def rng_dealer(rng: Rng) -> Dealer:
    """Return a dealer who draws from a stream of random numbers."""

    def deal(state: AnyState) -> Move:
        asked = decision(state)
        assert asked is not None, "a dealer is asked only while the match runs"
        return asked.random_move(state, CHANCE, rng)

    return deal


class Match:
    """A game being played, or replayed."""

    def __init__(self, game: Game, header: Header, edition: Edition) -> None:
        self.game = game
        self.header = header
        self.edition = edition
        self.entries: list[Entry] = []
        self._epochs: list[int] = []
        self._news: list[Diary] = []
        self._kept: list[AnyState] = []
        """Copies of the positions at ply 0, KEPT_EVERY, 2 * KEPT_EVERY …"""
        self.state: AnyState = game.setup(len(header.seats), header.options, edition)
        self._settle_setup()

    @classmethod
    def start(
        cls,
        game: Game,
        names: tuple[str, ...],
        options: Mapping[str, object] | None = None,
        edition: Edition | None = None,
    ) -> Match:
        """Set a game up; what is random is still to be dealt."""
        box = game.edition if edition is None else edition
        chosen = game.read_options({} if options is None else options)
        game.check_seats(len(names), chosen)
        header = Header(
            game.key, game.rules_version, game.moves.digest(), box.digest, chosen, names
        )
        return cls(game, header, box)

    def _settle_setup(self) -> None:
        self.state.diary = Diary()
        settle(self.state)
        self._news.append(self.state.diary)

    @property
    def ply(self) -> int:
        """How many entries the log has."""
        return len(self.entries)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, once it has."""
        return self.state.outcome

    def waiting(self) -> tuple[int, ...]:
        """Return the seats that owe an answer, or (CHANCE,), or nobody at the end."""
        return waiting(self.state)

    def view(self, seat: int | None) -> Any:
        """Return what a seat, or a spectator, may know."""
        if seat is not None and not 0 <= seat < len(self.header.seats):
            raise SeatError(f"there is no seat {seat}; this match has {len(self.header.seats)}")
        return self.game.project(self.state, seat)

    def news(self, ply: int, seat: int | None) -> tuple[Phrase, ...]:
        """Return what a seat may hear of what led to position `ply` (0: the set-up)."""
        return self._news[ply].heard_by(seat)

    def steps(self, ply: int) -> tuple[str, ...]:
        """Return the names of the steps that the rules took to reach position `ply`."""
        return tuple(self._news[ply].steps)

    def rounds(self) -> list[int]:
        """Return the positions with which a round begins; none in a game that has no rounds."""
        return [ply for ply, news in enumerate(self._news) if self.game.round_step in news.steps]

    def submit(
        self,
        seat: int,
        move: Move,
        words: str | None = None,
        ply: int | None = None,
        flight: str = "",
    ) -> Entry:
        """Play a move that came from outside; when it is refused nothing has changed.

        `words` are what a person says with it, if only ""; nobody says anything without them.
        """
        if ply is not None and ply != self.ply:
            raise StaleMoveError(f"the move answers position {ply}, but the match is at {self.ply}")
        check(self.state, seat, move)
        said = "" if words is None else spoken(move, words)
        entry = Entry(seat, move, said, flight=flight)
        self._append(entry)
        return entry

    def lapse(self, seat: int, rng: Rng) -> Entry | None:
        """Let the rules decide for a seat that is too slow; None when they do not say."""
        moves = self._lapses(seat)
        if not moves:
            return None
        entry = Entry(seat, moves[rng.below(len(moves))], lapsed=True)
        self._append(entry)
        return entry

    def _lapses(self, seat: int) -> list[Move]:
        asked = decision(self.state)
        if asked is None or seat not in self.waiting():
            return []
        return asked.lapses(self.state, seat)

    def deal(self, dealer: Dealer) -> list[Entry]:
        """Let the dealer answer whatever chance is asked, until a player is."""
        dealt: list[Entry] = []
        while self.waiting() == (CHANCE,):
            dealt.append(self.submit(CHANCE, dealer(self.state)))
        return dealt

    def append(self, entry: Entry) -> None:
        """Play an entry of a stored log."""
        try:
            if not entry.lapsed:
                check(self.state, entry.seat, entry.move)
            elif entry.move not in self._lapses(entry.seat):
                raise IllegalMoveError(f"{str(entry.move)!r} is not what being too slow brings")
            if entry.words and spoken(entry.move, entry.words) != entry.words:
                raise WordsError("what was said is not written as words are")
        except RequestError as error:
            raise CorruptRecordError(f"entry {self.ply + 1} does not replay: {error}") from None
        self._append(entry)

    def _append(self, entry: Entry) -> None:
        if self.ply >= MOST_PLIES:
            raise LimitError(f"a match has at most {MOST_PLIES} decisions")
        diary = Diary()
        if self.ply == KEPT_EVERY * len(self._kept):
            self._kept.append(self.state.clone())
        self.state.diary = diary
        self._epochs.append(self.state.epoch)
        play(self.state, entry.seat, entry.move)
        if entry.words:
            diary.tell("said", seats=(entry.seat,), quote=entry.words)
        self.entries.append(entry)
        self._news.append(diary)

    def may_take_back(self, seat: int) -> bool:
        """Return whether the seat's last decision has shown nobody anything yet."""
        return self._retractable(seat) is not None

    def take_back(self, seat: int) -> Entry:
        """Undo the seat's last decision; answers that others have given meanwhile stay."""
        index = self._retractable(seat)
        if index is None:
            raise TakeBackError(f"seat {seat} has nothing to take back: what was decided stands")
        taken = self.entries[index]
        again = self.at(index)
        again.resume(self.entries[index + 1 :])
        self.entries = again.entries
        self._epochs = again._epochs
        self._news = again._news
        self._kept = again._kept
        self.state = again.state
        return taken

    def _retractable(self, seat: int) -> int | None:
        for index in range(len(self.entries) - 1, -1, -1):
            if self._epochs[index] != self.state.epoch:
                return None
            if self.entries[index].seat == seat:
                return index
        return None

    def at(self, ply: int) -> Match:
        """Return the match as it stood after that many entries."""
        if not 0 <= ply <= self.ply:
            raise StaleMoveError(f"there is no position {ply}; this match has 0 to {self.ply}")
        earlier = Match(self.game, self.header, self.edition)
        kept = min(ply // KEPT_EVERY, len(self._kept) - 1)
        if kept > 0:
            start = kept * KEPT_EVERY
            earlier.entries = self.entries[:start]
            earlier._epochs = self._epochs[:start]
            earlier._news = self._news[: start + 1]
            earlier._kept = self._kept[:kept]
            earlier.state = self._kept[kept].clone()
        earlier.resume(self.entries[earlier.ply : ply])
        return earlier

    def resume(self, entries: Iterable[Entry]) -> None:
        """Play on with the entries of our own log, which were checked when they were made."""
        for entry in entries:
            self._append(entry)


def spoken(move: Move, words: str) -> str:
    """Return the words to be stored with a move, or say why they cannot be."""
    try:
        said = clean(words, WORDS_LIMIT, "what is said")
    except TextError as error:
        raise WordsError(str(error)) from None
    if said and not move.speaks:
        raise WordsError(f"nothing can be said with {str(move)!r}")
    if move.speaks and not said:
        raise WordsError(f"{str(move)!r} wants words of your own")
    return said
