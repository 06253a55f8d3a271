"""What one pair of eyes is told of a match, in words; only what is new is put into words."""

from __future__ import annotations

from typing import Final

from oyabun.core.match import Entry, Match
from oyabun.service import Table
from oyabun.text import Speaker
from oyabun.web.messages import Speech

HEARD: Final = 12
"""Of so many decisions what was said aloud is shown."""
LOOKED_BACK: Final = 60
"""So many decisions are looked through for what came of them."""
MOST_LINES: Final = 8
PASSING: Final = "pass"
"""The kind of move by which somebody does nothing, in every game that has one."""


class Telling:
    """Everything that was told to one pair of eyes, what was said aloud, and what came of it."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        self._begin((0, ()))

    def _begin(self, past: tuple[int, tuple[str, ...]]) -> None:
        self._past = past
        self._plies = 0
        """How many positions were listened to."""
        self._decided = 0
        """The position that followed when the viewer last did something."""
        self.lines: tuple[str, ...] = ()
        self._speech: list[Speech] = []
        self._recaps: list[tuple[int, str]] = []

    def listen(self, table: Table, match: Match, speaker: Speaker) -> None:
        """Take in what has happened since the last time."""
        past = (table.rewinds, speaker.names)
        if past != self._past:  # unsaid, or somebody has another name
            self._begin(past)
        game = table.game
        new: list[str] = []
        for ply in range(self._plies, match.ply + 1):
            if ply and self._does_something(match.entries[ply - 1]):
                self._decided = ply
            for phrase in match.news(ply, self._seat):
                said = speaker.say(phrase)
                new.append(said)
                if phrase.quote:
                    self._speech.append(Speech(phrase.seats[0], ply, phrase.quote))
                elif phrase.key in game.spoken:
                    word = speaker.word(phrase.words[0])
                    self._speech.append(Speech(phrase.seats[0], ply, word))
                if phrase.key in game.recaps:
                    self._recaps.append((ply, said))
        self._plies = match.ply + 1
        if new:
            self.lines += tuple(new)

    def _does_something(self, entry: Entry) -> bool:
        return entry.seat == self._seat and entry.move.kind != PASSING

    def speech(self, match: Match) -> tuple[Speech, ...]:
        """Return what was said aloud during the last few decisions."""
        if self._speech:
            self._speech = [one for one in self._speech if one.ply >= match.ply - HEARD]
        return tuple(self._speech)

    def recap(self, match: Match) -> tuple[str, ...]:
        """Return what came of it, of all that has happened since the viewer last did something."""
        if not self._recaps:
            return ()
        first = max(self._decided, match.ply - LOOKED_BACK)
        self._recaps = [one for one in self._recaps if one[0] >= first]
        return tuple([said for _, said in self._recaps[-MOST_LINES:]])
