"""Pictures of a table: all that one viewer is shown, made from that viewer's view.

Everybody who sees with the same eyes, in the same language and theme, shares one picture; it is
drawn once, and what changed since the one before is found and written once.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from secrets import randbits
from typing import Any, Final, NamedTuple

import msgspec

from oyabun.core.match import Match
from oyabun.core.phases import CHANCE
from oyabun.core.view import View
from oyabun.service import Table, conferring
from oyabun.svg.scene import Scene
from oyabun.svg.theme import DARK, LIGHT, Theme
from oyabun.text import Speaker, shared_words
from oyabun.web.messages import (
    Choice,
    Deadline,
    Diff,
    Panel,
    Result,
    Said,
    Seat,
    Snapshot,
)

THEMES: Final = {"light": LIGHT, "dark": DARK}
REMEMBERED: Final = 8
"""How many pictures a viewer can be behind and still be sent only what changed."""
CHAT_SHOWN: Final = 100

_encoder = msgspec.json.Encoder()


def to_json(message: msgspec.Struct) -> str:
    """Return a message as a text frame."""
    return _encoder.encode(message).decode()


class Eyes(NamedTuple):
    """Who looks: what is drawn depends on this and on the table, nothing else."""

    seat: int | None
    language: str
    theme: str


class Picture:
    """All that one viewer is shown of a table at one moment."""

    def __init__(
        self, version: int, ply: int, scene: Scene, panel: Panel, log: tuple[str, ...]
    ) -> None:
        self.version = version
        self.ply = ply
        self.scene = scene
        self.panel = panel
        self.log = log
        self._diffs: dict[int, str] = {}

    def snapshot(self, chat: tuple[Said, ...], said: int) -> Snapshot:
        """Return everything, for whoever has nothing yet."""
        return Snapshot(self.version, self.ply, str(self.scene), self.panel, self.log, chat, said)

    def since(self, base: Picture) -> str:
        """Return the message for whoever has `base`; written once for all of them."""
        if base.version not in self._diffs:
            self._diffs[base.version] = to_json(self.diff(base))
        return self._diffs[base.version]

    def diff(self, base: Picture) -> Diff:
        """Return what changed since `base`."""
        keep = _common(base.log, self.log)
        ops: Any = [op.to_json() for op in self.scene.diff(base.scene)]
        new = self.log[keep:]
        return Diff(self.version, base.version, self.ply, ops, self.panel, keep, new)

    def shows_the_same(self, other: Picture) -> bool:
        """Return whether a viewer could not tell the two apart."""
        return (
            self.ply == other.ply
            and self.panel == other.panel
            and self.log == other.log
            and self.scene == other.scene
        )


class Album:
    """The pictures of one table for one pair of eyes, the latest and a few before it."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self._log = _Log()
        self._version = randbits(40)  # a version from before a restart is never taken for ours
        self._pictures: OrderedDict[int, Picture] = OrderedDict()
        self._drawn_from: tuple[int, frozenset[int]] | None = None

    @property
    def latest(self) -> Picture:
        """The picture that was drawn last."""
        return next(reversed(self._pictures.values()))

    def find(self, version: int) -> Picture | None:
        """Return an earlier picture, if it is not too old."""
        return self._pictures.get(version)

    def draw(self, table: Table, here: frozenset[int]) -> Picture:
        """Draw the table as it is now; the same picture as before if nothing can be told apart."""
        drawn_from = (table.stored, here)
        if drawn_from == self._drawn_from:
            return self.latest
        self._drawn_from = drawn_from
        match = table.match
        assert match is not None, "a lobby has no board"
        view: View = match.view(self.eyes.seat)
        speaker = speaker_for(table, self.eyes)
        scene: Scene = table.game.draw(view, speaker, THEMES[self.eyes.theme])
        panel = make_panel(table, view, speaker, scene, here)
        ply = 0 if self.eyes.seat is None else table.plies[self.eyes.seat]
        log = self._log.told(table, match, speaker, self.eyes.seat)
        drawn = Picture(self._version + 1, ply, scene, panel, log)
        if self._pictures and drawn.shows_the_same(self.latest):
            return self.latest
        self._version += 1
        self._pictures[drawn.version] = drawn
        if len(self._pictures) > REMEMBERED:
            self._pictures.popitem(last=False)
        return drawn


class _Log:
    """What was told to one pair of eyes; only what is new is put into words."""

    def __init__(self) -> None:
        self._lines: tuple[str, ...] = ()
        self._plies = 0
        self._past: tuple[int, tuple[str, ...]] = (0, ())

    def told(
        self, table: Table, match: Match, speaker: Speaker, seat: int | None
    ) -> tuple[str, ...]:
        past = (table.rewinds, speaker.names)
        if past != self._past:  # unsaid, or somebody has another name
            self._past, self._lines, self._plies = past, (), 0
        new = [
            speaker.say(phrase)
            for ply in range(self._plies, match.ply + 1)
            for phrase in match.news(ply, seat)
        ]
        self._plies = match.ply + 1
        self._lines += tuple(new)
        return self._lines


def _common(before: tuple[str, ...], now: tuple[str, ...]) -> int:
    """Return how many lines both begin with."""
    if now[: len(before)] == before:
        return len(before)
    pairs = zip(before, now, strict=False)
    return next(place for place, (one, other) in enumerate(pairs) if one != other)


def theme_named(name: str) -> Theme:
    """Return a theme; whoever leaves it to the device gets the one by day first."""
    return THEMES.get(name, LIGHT)


def speaker_for(table: Table, eyes: Eyes) -> Speaker:
    """Return who tells the game to these eyes."""
    names = shown_names(table, eyes.language)
    return _speaker(table.game.package, eyes.language, names, eyes.seat)


@lru_cache(maxsize=2000)  # a speaker remembers what it has said
def _speaker(package: str, language: str, names: tuple[str, ...], listener: int | None) -> Speaker:
    return Speaker(package, language, names, listener)


def shown_names(table: Table, language: str) -> tuple[str, ...]:
    """Return who sits where; a seat that nobody has taken is called by its number."""
    words = shared_words(language)
    return tuple(name or words.word("seat", n=seat + 1) for seat, name in enumerate(table.names()))


def show_seats(table: Table, names: tuple[str, ...], here: frozenset[int]) -> tuple[Seat, ...]:
    """Return who sits where, and who is there."""
    return tuple(
        Seat(place, names[place], seat.kind, seat.kind == "bot" or place in here, place)
        for place, seat in enumerate(table.seats)
    )


def show_chat(table: Table, eyes: Eyes) -> tuple[tuple[Said, ...], int]:
    """Return the last lines that a viewer may hear, and how many there have been."""
    names = shown_names(table, eyes.language)
    heard = table.heard_by(eyes.seat)
    last = heard[-CHAT_SHOWN:]
    lines = [Said(line.seat, names[line.seat], line.text, bool(line.to)) for line in last]
    return tuple(lines), len(heard)


def make_panel(
    table: Table, view: View, speaker: Speaker, scene: Scene, here: frozenset[int]
) -> Panel:
    """Return all that stands beside the board."""
    seat = view.seat
    phase = view.phase
    on_board = scene.moves() if view.legal else frozenset()
    moves = tuple(
        Choice(int(move.index), speaker.move(move), move.speaks, int(move.index) in on_board)
        for move in view.legal
    )
    ends = table.deadlines()
    return Panel(
        prompt=speaker.prompt(view.frame),
        asked=bool(moves),
        moves=moves,
        waiting=tuple(waited for waited in view.waiting if waited != CHANCE),
        can_take_back=seat is not None and table.may_take_back(seat),
        stand_in=seat is not None and bool(table.seats[seat].bot),
        seats=show_seats(table, speaker.names, here),
        phase="" if phase is None else phase.name,
        rules=() if phase is None else phase.cites(),
        clock=tuple(Deadline(owing, int(ends[owing] * 1000)) for owing in sorted(ends)),
        outcome=_result(view, speaker),
        you=seat,
        confers=bool(conferring(view)),
    )


def _result(view: View, speaker: Speaker) -> Result | None:
    outcome = view.outcome
    if outcome is None:
        return None
    sentence = speaker.word("reason-" + outcome.reason)
    return Result(sentence, outcome.winners, outcome.places, outcome.scores, outcome.teams)
