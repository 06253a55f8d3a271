"""What is said at the table, before it is put into a language.

A `Phrase` names a message of the game's texts and what fills its gaps; `oyabun.text` speaks it in
English or French. A `Diary` collects what happened during one ply, each phrase with its audience:
who may hear it is decided where it happens, nothing is filtered afterwards.
"""

from __future__ import annotations

from typing import Final, NamedTuple

EVERYONE: Final = -1


class Phrase(NamedTuple):
    """A message of the game's texts, with what fills its gaps."""

    key: str
    seats: tuple[int, ...] = ()
    words: tuple[str, ...] = ()
    """Keys of other messages: names of cards, areas, options."""
    numbers: tuple[int, ...] = ()
    quote: str = ""
    """What a person typed, to be shown as it is (and escaped by whoever shows it)."""
    parts: tuple[Phrase, ...] = ()
    """What is listed within: each is a message of its own, together they fill the gap ``$list``."""

    def names(self, seat: int) -> bool:
        """Return whether it is about somebody, as a whole or in a part."""
        return seat in self.seats or any(part.names(seat) for part in self.parts)


class Diary:
    """What happened during one ply, and who may know it."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, Phrase]] = []
        self.steps: list[str] = []
        """Names of the steps that the rules took by themselves."""

    def tell(
        self,
        key: str,
        *,
        seats: tuple[int, ...] = (),
        words: tuple[str, ...] = (),
        numbers: tuple[int, ...] = (),
        quote: str = "",
        parts: tuple[Phrase, ...] = (),
        to: int = EVERYONE,
    ) -> None:
        """Write a phrase down for one seat, or for everyone."""
        self.lines.append((to, Phrase(key, seats, words, numbers, quote, parts)))

    def heard_by(self, seat: int | None) -> tuple[Phrase, ...]:
        """Return the phrases that a seat, or a spectator, may hear."""
        return tuple(line for to, line in self.lines if to in (EVERYONE, seat))
