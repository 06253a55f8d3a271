"""Editions: what is in the box, as data that can be changed without touching a rule.

An edition comes from anybody. So its text has a largest size, and every number, list and word of it
is read through a `Reader` with a stated range, before anything is computed with it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping
from hashlib import blake2s
from importlib.resources import files
from typing import Any, Final, Generic, NamedTuple, NoReturn, TypeVar

from oyabun.core.errors import EditionError

LARGEST: Final = 100_000
"""Characters of an edition."""
MOST_BOXES: Final = 64
DEEPEST: Final = 20
"""How many lists and objects may lie within each other."""


class Field(NamedTuple):
    """A number of an edition that people may change, and how it is shown: a cell of a table."""

    path: str
    """Where it stands: ``districts.owari.blocks``, ``activity_line.3``."""
    low: int
    high: int
    group: str
    """Key of the text over its table; `row` and `column` name the number within it."""
    row: str
    column: str


class Edition(NamedTuple):
    """The component data of a game; the digest goes into the record of every match."""

    id: str
    data: Mapping[str, Any]
    digest: str

    def reader(self, game: str) -> Reader:
        """Return a reader of the data for the game of that title."""
        return Reader(game, "", self.data)


class Reader:
    """Reads numbers and words out of an edition, each within its bounds, or says what is wrong."""

    def __init__(self, game: str, where: str, data: object) -> None:
        self.game = game
        self.where = where
        self.data = data

    def number(self, path: str, low: int, high: int) -> int:
        """Return the whole number at a path like ``values.boss``."""
        return self._number(path, self._at(path), low, high)

    def numbers(self, path: str, low: int, high: int, length: int | None = None) -> list[int]:
        """Return the list of whole numbers at a path; `length` says how many there must be."""
        found = self._list(path, 1000)
        if length is not None and len(found) != length:
            self._refuse(path, f"must have {length} numbers, not {len(found)}")
        return [self._number(f"{path}.{at}", one, low, high) for at, one in enumerate(found)]

    def text(self, path: str, longest: int) -> str:
        """Return the words at a path."""
        found = self._at(path)
        if not isinstance(found, str) or not 1 <= len(found) <= longest:
            self._refuse(path, f"must be a text of 1 to {longest} characters")
        if not found.isprintable():
            self._refuse(path, "must be printable text")
        return found

    def choice(self, path: str, values: tuple[str, ...]) -> int:
        """Return which of the values stands at a path."""
        found = self._at(path)
        if found not in values:
            self._refuse(path, f"must be one of {', '.join(values)}, not {shortened(found)}")
        return values.index(str(found))

    def flag(self, path: str) -> bool:
        """Return whether something is so."""
        found = self._at(path)
        if not isinstance(found, bool):
            self._refuse(path, f"must be true or false, not {shortened(found)}")
        return found

    def items(self, path: str, most: int) -> list[Reader]:
        """Return a reader for each thing in the list at a path."""
        found = self._list(path, most)
        return [Reader(self.game, self._name(f"{path}.{at}"), one) for at, one in enumerate(found)]

    def has(self, path: str) -> bool:
        """Return whether anything stands at a path."""
        return self._find(path)[0]

    def refuse(self, path: str, why: str) -> NoReturn:
        """Raise what is wrong with something that was read: ``must add up to 53, not 52``."""
        self._refuse(path, why)

    def _number(self, path: str, found: object, low: int, high: int) -> int:
        if type(found) is not int or not low <= found <= high:
            self._refuse(
                path, f"must be a whole number from {low} to {high}, not {shortened(found)}"
            )
        return found

    def _list(self, path: str, most: int) -> list[object]:
        found = self._at(path)
        if not isinstance(found, list):
            self._refuse(path, f"must be a list, not {shortened(found)}")
        if len(found) > most:
            self._refuse(path, f"must have at most {most} items, not {len(found)}")
        return found

    def _at(self, path: str) -> object:
        there, found = self._find(path)
        if not there:
            self._refuse(path, "is missing")
        return found

    def _find(self, path: str) -> tuple[bool, object]:
        found = self.data
        for step in path.split(".") if path else ():
            if isinstance(found, Mapping) and step in found:
                found = found[step]
            elif isinstance(found, list) and step.isdecimal() and int(step) < len(found):
                found = found[int(step)]
            else:
                return False, None
        return True, found

    def _name(self, path: str) -> str:
        return ".".join([step for step in (self.where, path) if step])

    def _refuse(self, path: str, why: str) -> NoReturn:
        raise EditionError(
            f"{self._name(path)} of an edition of {self.game} {why}", self._name(path)
        )


def shortened(value: object) -> str:
    """Return a value as it can be shown in a sentence."""
    try:
        shown = repr(value)
    except ValueError:  # a number with thousands of digits has no decimal form
        return "a number of thousands of digits"
    return shown if len(shown) <= 30 else f"{shown[:29]}…"


def read_edition(text: str) -> Edition:
    """Read an edition from JSON; its digest does not depend on layout."""
    if len(text) > LARGEST:
        raise EditionError(f"an edition has at most {LARGEST} characters, not {len(text)}")
    try:
        data = json.loads(text, parse_constant=_no_constant)
        canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        digest = blake2s(canonical.encode(), digest_size=8).hexdigest()
    except UnicodeEncodeError:
        raise EditionError("the edition holds half a character") from None
    except (ValueError, RecursionError) as error:
        raise EditionError(f"the edition is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise EditionError("an edition is a JSON object with a text 'id'")
    if _depth(data) > DEEPEST:
        raise EditionError(f"an edition has at most {DEEPEST} lists and objects within each other")
    return Edition(Reader("a game", "", data).text("id", 60), data, digest)


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number of an edition")


def _depth(data: object) -> int:
    inner: list[object] = []
    if isinstance(data, dict):
        inner = list(data.values())
    elif isinstance(data, list):
        inner = data
    return 1 + max([_depth(one) for one in inner], default=0)


X = TypeVar("X")


class Boxes(Generic[X]):
    """What is made of editions: each once, and kept while it is among the last in use."""

    def __init__(self, make: Callable[..., X]) -> None:
        self._make = make
        self._made: dict[tuple[str, tuple[Hashable, ...]], X] = {}

    def of(self, edition: Edition, *details: Hashable) -> X:
        """Return what is made of an edition and of details such as the number of players."""
        key = (edition.digest, details)
        made = self._made.get(key)
        if made is None:
            if len(self._made) == MOST_BOXES:
                self._made.clear()
            made = self._made[key] = self._make(edition, *details)
        return made


def changed_edition(edition: Edition, numbers: Mapping[str, int]) -> Edition:
    """Return an edition with other numbers at the paths of some of its fields."""
    data: Any = json.loads(json.dumps(dict(edition.data)))
    for path, number in numbers.items():
        *steps, last = path.split(".")
        at = data
        for step in steps:
            at = at[int(step)] if isinstance(at, list) else at[step]
        at[int(last) if isinstance(at, list) else last] = number
    return read_edition(json.dumps(data, ensure_ascii=False))


def number_at(edition: Edition, field: Field) -> int:
    """Return the number of an edition that a field is about."""
    return edition.reader("a game").number(field.path, field.low, field.high)


def shipped_edition(package: str) -> Edition:
    """Return the edition that comes with a game's package."""
    return read_edition(files(package).joinpath("edition.json").read_text(encoding="utf-8"))
