"""A position, split by who may know it.

A `State` is ``public`` (what lies on the table; its field ``seats`` says how many sit there) and
``private`` (one part a seat, behind its screen), of the game's own making; ``box`` is what never
changes. A fact lives in exactly one part; when a seat learns something, the rules copy it into that
seat's part. The past is not here: it is the log.

A `Part` names its fields once, as typed class attributes; whatever compares, hashes, prints, copies
or tells a part reads their names from there, so no field can be left out of one of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2s
from inspect import get_annotations
from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from oyabun.core.outcome import Outcome
from oyabun.core.phases import Phase
from oyabun.core.phrases import EVERYONE, Diary, Phrase

Facts = tuple[object, ...]
"""Plain numbers, strings and tuples of them: comparable, hashable, printable."""

UNSAID: Final = -(1 << 60)
"""A seat or number of a phrase that is not filled."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Known:
    """Something that is equal to whatever holds the same facts."""

    def facts(self) -> Facts:
        """Return everything this holds."""
        raise NotImplementedError(type(self).__name__)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Known) or type(other) is not type(self):
            return False
        return self.facts() == other.facts()

    def __hash__(self) -> int:
        return hash(self.facts())

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.facts()!r}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Known):
    """A piece of a position: made without arguments, its fields are typed class attributes."""

    def facts(self) -> Facts:
        """Return the values of all fields."""
        return tuple([frozen(getattr(self, name)) for name in field_names(type(self))])

    def clone(self) -> Part:
        """Return an independent copy; a game writes its own where that is faster."""
        copy = type(self)()
        for name in field_names(type(self)):
            setattr(copy, name, copied(getattr(self, name)))
        return copy


_field_names: dict[type, tuple[str, ...]] = {}


def field_names(part: type) -> tuple[str, ...]:
    """Return the names of a part's fields as they were declared, compiled or not."""
    known = _field_names.get(part)
    if known is None:
        found: dict[str, None] = {}
        for base in reversed(part.__mro__):
            declared = base.__dict__.get("__mypyc_attrs__")
            if declared is None:
                hints = get_annotations(base)
                declared = [name for name in hints if not str(hints[name]).startswith("ClassVar")]
            found.update(dict.fromkeys(declared))
        known = _field_names[part] = tuple([name for name in found if name != "__dict__"])
    return known


def frozen(value: object) -> object:
    """Return the value of a field as a fact: lists and vecs become tuples, parts their facts."""
    if value is None or isinstance(value, int | str | tuple):
        return value
    if isinstance(value, Part):
        return value.facts()
    return tuple(cast("Sequence[object]", value))


def copied(value: Any) -> Any:
    """Return an independent copy of the value of a field."""
    if value is None or isinstance(value, int | str | tuple):
        return value
    if isinstance(value, Part):
        return value.clone()
    return value[:]


def named_facts(part: Part, prefix: str = "") -> dict[str, object]:
    """Return the value of every field under its name; those of a part within as ``now.aim``."""
    found: dict[str, object] = {}
    for name in field_names(type(part)):
        value = getattr(part, name)
        if isinstance(value, Part):
            found.update(named_facts(value, f"{prefix}{name}."))
        else:
            found[prefix + name] = frozen(value)
    return found


B = TypeVar("B")
P = TypeVar("P", bound=Part)
Q = TypeVar("Q", bound=Part)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Known, Generic[B, P, Q]):
    """A whole position of a game with this box, public and private part."""

    def __init__(self, box: B, public: P, private: list[Q], stack: list[Phase]) -> None:
        self.box = box
        """What never changes: the numbers of an edition, a map."""
        self.public = public
        self.private = private
        self.stack = stack
        self.outcome: Outcome | None = None
        self.epoch: i64 = 0
        """Grows when something is seen: decisions of an earlier epoch stand."""
        self.diary: Diary | None = None
        """Where what happens is told; None while a bot thinks."""

    def facts(self) -> Facts:
        """Return what the table and all seats hold."""
        return (self.public.facts(), tuple([own.facts() for own in self.private]))

    def clone(self) -> State[B, P, Q]:
        """Return an independent copy, without the diary."""
        private = [cast(Q, own.clone()) for own in self.private]
        copy = State(self.box, cast(P, self.public.clone()), private, self.stack[:])
        copy.outcome = self.outcome
        copy.epoch = self.epoch
        return copy

    def seal(self) -> None:
        """Something has been seen: nothing decided before can be taken back."""
        self.epoch += 1

    def then(self, phases: list[Phase]) -> None:
        """Push phases so that the first of the list comes first."""
        self.stack.extend(phases[::-1])

    @property
    def heard(self) -> bool:
        """Whether anybody listens: spares preparing words that nobody hears."""
        return self.diary is not None

    def tell(
        self,
        key: str,
        *,
        seat: i64 = UNSAID,
        seat2: i64 = UNSAID,
        word: str = "",
        word2: str = "",
        n: i64 = UNSAID,
        n2: i64 = UNSAID,
        to: i64 = EVERYONE,
    ) -> None:
        """Say a message, its gaps named as in the texts; nothing happens where nobody listens."""
        if self.diary is not None:
            self.tell_many(
                key,
                seats=[int(one) for one in (seat, seat2) if one != UNSAID],
                words=[one for one in (word, word2) if one],
                numbers=[int(one) for one in (n, n2) if one != UNSAID],
                to=to,
            )

    def tell_many(
        self,
        key: str,
        *,
        seats: Sequence[int] = (),
        words: Sequence[str] = (),
        numbers: Sequence[int] = (),
        parts: Sequence[Phrase] = (),
        to: i64 = EVERYONE,
    ) -> None:
        """Say a message with more gaps than that; ask `heard` before making lists."""
        if self.diary is not None:
            self.diary.tell(
                key,
                seats=tuple(seats),
                words=tuple(words),
                numbers=tuple(numbers),
                parts=tuple(parts),
                to=int(to),
            )


AnyState = State[Any, Any, Any]
"""A position of any game."""


def digest(state: AnyState) -> str:
    """Return a fingerprint of a position: everything but the epoch and the diary."""
    whole = (state.facts(), [str(phase) for phase in state.stack], state.outcome)
    return blake2s(repr(whole).encode(), digest_size=16).hexdigest()
