"""Lessons: short annotated records that teach a game move by move.

A game that teaches has ``lesson.json`` beside its texts. A step leads to a position by entries as
a record writes them (``0 card boss``, ``chance start 2``), goes on from where the step before left
off or begins anew, points at parts of the picture by their keys, and may name the move to try. What
is said are texts of the game::

    lesson-<step>              what to look at, or what to try
    lesson-<step>-right        what comes of the right move
    lesson-<step>-not          what is said of any other
    lesson-<step>-not-<move>   what is said of this one, its words joined by hyphens

``pictures`` name steps whose position stands beside a rule of the rules page, whole or in part;
``explains`` names what can be looked up there.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec

from oyabun.core.errors import CorruptRecordError, RequestError
from oyabun.core.game import Game
from oyabun.core.match import Entry, Match
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE
from oyabun.core.phrases import Phrase

FILE: Final = "lesson.json"
LARGEST: Final = 200_000
"""Bytes of a lesson."""

Key = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]+$", max_length=40)]
Line = Annotated[str, msgspec.Meta(max_length=80)]


class LessonError(RequestError):
    """There is no such lesson, or no such step."""


class LessonStep(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A position with a sentence, and perhaps a move to try."""

    key: Key
    plays: Annotated[tuple[Line, ...], msgspec.Meta(max_length=400)] = ()
    """What happens first, an entry each."""
    anew: bool = False
    """Whether they lead here from the beginning, and not from the step before."""
    points: Annotated[tuple[Key, ...], msgspec.Meta(max_length=12)] = ()
    """Keys of the parts of the picture that are meant."""
    tries: Line = ""
    """The text of the move to try; nothing where there is only something to see."""

    @property
    def text(self) -> str:
        """The key of its sentence."""
        return f"lesson-{self.key}"


class RulePicture(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A picture beside a rule."""

    rule: Annotated[str, msgspec.Meta(max_length=20)]
    """Its id; nothing for the pictures of the short rules."""
    step: Key
    tried: bool = False
    """Whether the move of the step has been made."""
    shows: Annotated[tuple[Key, ...], msgspec.Meta(max_length=40)] = ()
    """Keys of the parts to show; nothing for the whole board."""


class Explained(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A card, a tile or a mark, and what it does: both are texts of the game."""

    name: Key
    does: Key
    n: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Where the edition has the number that fills the gap, if there is one."""


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The lesson of a game."""

    seats: int
    you: int
    """The seat of whoever learns."""
    steps: Annotated[tuple[LessonStep, ...], msgspec.Meta(min_length=1, max_length=12)]
    options: dict[str, str] = {}
    pictures: Annotated[tuple[RulePicture, ...], msgspec.Meta(max_length=60)] = ()
    explains: Annotated[tuple[Explained, ...], msgspec.Meta(max_length=100)] = ()
    """What the rules page answers when somebody asks what a card does."""

    def place(self, key: str) -> int:
        """Return the place of a step."""
        for place, step in enumerate(self.steps):
            if step.key == key:
                return place
        raise LessonError(f"this lesson has no step {key[:40]!r}")


@cache
def read_lesson(package: str) -> Lesson | None:
    """Return the lesson of the game in a package, if it has one."""
    file = files(package).joinpath(FILE)
    if not file.is_file():
        return None
    text = file.read_bytes()
    if len(text) > LARGEST:
        raise LessonError(f"a lesson has at most {LARGEST} bytes, not {len(text)}")
    try:
        return msgspec.json.decode(text, type=Lesson)
    except msgspec.MsgspecError as error:
        raise LessonError(f"{FILE} of {package} cannot be used: {error}") from None


def lesson_of(game: Game) -> Lesson:
    """Return the lesson of a game that teaches."""
    lesson = read_lesson(game.package)
    if lesson is None:
        raise LessonError(f"{game.title} has no lesson")
    return lesson


class Taught:
    """One step of a lesson, as somebody in the learner's seat sees it."""

    def __init__(self, game: Game, place: int, names: tuple[str, ...]) -> None:
        self.lesson = lesson_of(game)
        if not 0 <= place < len(self.lesson.steps):
            raise LessonError(f"this lesson has {len(self.lesson.steps)} steps")
        self.step = self.lesson.steps[place]
        self.match, self._since = _led_to(game, self.lesson, place, names)
        self.seat = self.lesson.you

    def view(self) -> Any:
        """Return what the learner sees."""
        return self.match.view(self.seat)

    def choices(self) -> tuple[Move, ...]:
        """Return the moves that can be tried: none where there is only something to see."""
        if not self.step.tries:
            return ()
        return tuple(move for move in self.view().legal if not move.speaks)

    def told(self) -> tuple[Phrase, ...]:
        """Return what the learner hears of what has led here since the step before."""
        plies = range(self._since, self.match.ply + 1)
        return tuple(phrase for ply in plies for phrase in self.match.news(ply, self.seat))

    def is_right(self, move: Move) -> bool:
        """Return whether this is the move to try."""
        return str(move) == self.step.tries

    def reply(self, move: Move) -> str:
        """Return the key of what is said of a move; where there is none, `usual_reply`."""
        if self.is_right(move):
            return f"{self.step.text}-right"
        return f"{self.step.text}-not-{'-'.join((move.kind, *move.words)).replace('.', '-')}"

    @property
    def usual_reply(self) -> str:
        """The key of what is said of moves that have no words of their own."""
        return f"{self.step.text}-not"

    def make(self) -> None:
        """Make the right move: then the learner sees what comes of it."""
        self._since = self.match.ply + 1
        play(self.match, f"{self.seat} {self.step.tries}")


def _led_to(game: Game, lesson: Lesson, place: int, names: tuple[str, ...]) -> tuple[Match, int]:
    """Return the match at a step, and the ply after which the learner has heard nothing yet."""
    first = max(at for at in range(place + 1) if at == 0 or lesson.steps[at].anew)
    match = Match.start(game, names, lesson.options)
    since = 0
    for at in range(first, place + 1):
        since = match.ply + 1
        for line in lesson.steps[at].plays:
            play(match, line)
        if at < place and lesson.steps[at].tries:
            play(match, f"{lesson.you} {lesson.steps[at].tries}")
    # Whoever begins anew is not told how it came to that.
    return match, since if place > first else match.ply + 1


def play(match: Match, line: str) -> None:
    """Play an entry that is written as in records."""
    who, _, move = line.partition(" ")
    if who != "chance" and not who.isdecimal():
        raise CorruptRecordError(f"{line!r} begins with no seat")
    seat = CHANCE if who == "chance" else int(who)
    match.append(Entry(seat, match.game.moves.parse(move)))
