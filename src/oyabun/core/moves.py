"""Moves are values that are also small integers.

Every move a game will ever need is made once, at import, and interned in its `MoveSpace`. Rules
pick moves out of tables (``CARD[card]``): nothing is allocated during play, equality is identity,
and the number is a field. A move has three faces: the object, ``str(move)`` which parses back,
``move.index``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2s
from typing import TypeVar

from mypy_extensions import i64, mypyc_attr

from oyabun.core.errors import UnknownMoveError
from oyabun.core.phrases import Phrase


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One atomic decision. A game makes a class of its own where one number does not say it."""

    speaks: bool = False
    """Whether it is said in the player's own words; they never change the game."""

    def __init__(self, kind: str, number: int = 0, words: tuple[str, ...] = ()) -> None:
        self.index: i64 = -1
        """Its place in the `MoveSpace`."""
        self.kind = kind
        """First word of the text form, and of the key of its sentence."""
        self.number: i64 = number
        """Which card, which area, which seat."""
        self.words = words
        """The words after the kind in the text form."""

    def phrase(self) -> Phrase:
        """Return the sentence on the button: what the player decides with this move."""
        return Phrase("move-" + self.kind, words=self.words)

    def __str__(self) -> str:
        return " ".join((self.kind, *self.words))

    def __repr__(self) -> str:
        return f"<{self}>"


class SeatMove(Move):
    """A move about one seat."""

    def phrase(self) -> Phrase:
        """Return the sentence with the player's name."""
        return Phrase("move-" + self.kind, seats=(int(self.number),))


class NumberMove(Move):
    """A move that is a number."""

    def phrase(self) -> Phrase:
        """Return the sentence with the number."""
        return Phrase("move-" + self.kind, numbers=(int(self.number),))


M = TypeVar("M", bound=Move)
X = TypeVar("X")


class MoveSpace:
    """The finite, append-only list of a game's moves, over all player counts and options."""

    def __init__(self) -> None:
        self._moves: list[Move] = []
        self._by_text: dict[str, Move] = {}

    def one(self, kind: str, *, number: int = 0, speaks: bool = False) -> Move:
        """Intern a move that is said by its kind alone."""
        move = Move(kind, number)
        move.speaks = speaks
        return self._add(move)

    def table(self, kind: str, names: Sequence[str]) -> tuple[Move, ...]:
        """Intern one move for each name; the result is indexed like the names."""
        return tuple([self._add(Move(kind, at, (name,))) for at, name in enumerate(names)])

    def seats(self, kind: str, count: int) -> tuple[Move, ...]:
        """Intern one move about each seat."""
        return tuple([self._add(SeatMove(kind, at, (str(at),))) for at in range(count)])

    def numbers(self, kind: str, values: Iterable[int]) -> tuple[Move, ...]:
        """Intern one move for each number; the result is indexed like the numbers."""
        return tuple([self._add(NumberMove(kind, n, (str(n),))) for n in values])

    def made(self, make: Callable[[X], M], values: Iterable[X]) -> tuple[M, ...]:
        """Intern one move of a game's own class for each value."""
        return tuple([self._add(make(value)) for value in values])

    def _add(self, move: M) -> M:
        text = str(move)
        assert text not in self._by_text, f"two moves called {text!r}"
        move.index = len(self._moves)
        self._moves.append(move)
        self._by_text[text] = move
        return move

    def __len__(self) -> int:
        return len(self._moves)

    def __iter__(self) -> Iterator[Move]:
        return iter(self._moves)

    def decode(self, index: int) -> Move:
        """Return the move with this number."""
        if not 0 <= index < len(self._moves):
            raise UnknownMoveError(
                f"there is no move {index!r}: this game's moves are numbered 0 to "
                f"{len(self._moves) - 1}"
            )
        return self._moves[index]

    def parse(self, text: str) -> Move:
        """Return the move with this text form."""
        try:
            return self._by_text[text]
        except KeyError:
            raise UnknownMoveError(f"this game has no move {text!r}") from None

    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of moves, in the order of their first appearance."""
        return tuple(dict.fromkeys([move.kind for move in self._moves]))

    def digest(self) -> str:
        """Return a fingerprint of the numbering; a test freezes it: records stay readable."""
        names = "\n".join(str(move) for move in self._moves)
        return blake2s(names.encode(), digest_size=8).hexdigest()
