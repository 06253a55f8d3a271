"""Moves are typed values that are also small integers.

Every move a game will ever need is made once, at import, and interned in its `MoveSpace`. Rules
pick moves out of tables (``CARD[card]``): nothing is allocated during play, equality is identity,
and the number is a field. A move has three faces: the object, ``str(move)`` which parses back,
``move.index``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2s
from typing import ClassVar, TypeVar

from mypy_extensions import i64, mypyc_attr

from oyabun.core.errors import UnknownMoveError
from oyabun.core.phrases import Phrase

X = TypeVar("X")


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One atomic decision; subclasses add the fields that the rulebook names."""

    kind: ClassVar[str] = "move"
    """First word of the text form, and of the key of its sentence."""
    speaks: ClassVar[bool] = False
    """Whether the player may add words of their own; they never change the game."""

    def __init__(self, index: int) -> None:
        self.index: i64 = index

    def arguments(self) -> tuple[str, ...]:
        """Return the words after the kind in the text form."""
        return ()

    def phrase(self) -> Phrase:
        """Return the sentence on the button: what the player decides with this move."""
        return Phrase("move-" + self.kind, words=self.arguments())

    def __str__(self) -> str:
        return " ".join((self.kind, *self.arguments()))

    def __repr__(self) -> str:
        return f"<{self}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbered(Move):
    """A move with one number: which of its `names` is meant, or the number itself."""

    names: ClassVar[tuple[str, ...]] = ()
    """The words that the numbers stand for; without them the number is the word."""

    def __init__(self, index: int, number: int) -> None:
        super().__init__(index)
        self.number: i64 = number

    def arguments(self) -> tuple[str, ...]:
        """Return the one word."""
        return (self.names[self.number] if self.names else str(int(self.number)),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seated(Numbered):
    """A move about one seat."""

    def phrase(self) -> Phrase:
        """Return the sentence with the player's name."""
        return Phrase("move-" + self.kind, seats=(int(self.number),))


M = TypeVar("M", bound=Move)


class MoveSpace:
    """The finite, append-only list of a game's moves, over all player counts and options."""

    def __init__(self) -> None:
        self._moves: list[Move] = []
        self._by_text: dict[str, Move] = {}

    def one(self, make: Callable[[int], M]) -> M:
        """Intern a move without parameters."""
        return self._add(make(len(self._moves)))

    def table(self, make: Callable[[int, X], M], values: Iterable[X]) -> tuple[M, ...]:
        """Intern one move for each value; the result is indexed like `values`."""
        return tuple(self._add(make(len(self._moves), value)) for value in values)

    def _add(self, move: M) -> M:
        text = str(move)
        assert text not in self._by_text, f"two moves called {text!r}"
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
