"""Is every field of a position copied, compared and told?"""

from __future__ import annotations

from typing import Any

from oyabun.core.match import Match
from oyabun.core.notation import read_position, read_view, write_position, write_view
from oyabun.core.state import Part, digest, field_names
from oyabun.testing.failures import fail
from oyabun.testing.secrets import eyes, place


def check_parts(match: Match) -> None:
    """Whatever a part holds is one of its fields, and a copy has them all for itself."""
    parts: list[Part] = [match.state.public, *match.state.private]
    for part in parts:
        check_fields(part, place(match, None))


def check_fields(part: Part, where: str) -> None:
    """Change each field in turn: the copy must follow, and must not share."""
    names = field_names(type(part))
    undeclared = set(getattr(part, "__dict__", {})) - set(names)
    if undeclared:
        fail(
            f"{type(part).__name__} holds {sorted(undeclared)}, which no comparison sees",
            where=where,
            mend="declare every field with its type in the body of the class",
        )
    whole = part.clone()
    for name in names:
        value = getattr(whole, name)
        if isinstance(value, Part):
            check_fields(value, where)
        if not isinstance(value, int | str | tuple) and getattr(whole.clone(), name) is value:
            fail(
                f"a clone of {type(part).__name__} shares {name}",
                where=where,
                mend="copy lists and vecs with [:] and parts with clone()",
            )
        if type(value) is int:
            check_copied(whole, name, where)


def check_copied(part: Part, name: str, where: str) -> None:
    """A number that no match ever had must reach the copy."""
    value: Any = getattr(part, name)
    setattr(part, name, value + 1)
    if getattr(part.clone(), name) != value + 1 or part.clone() != part:
        fail(
            f"clone() of {type(part).__name__} leaves {name} out",
            where=where,
            mend="copy every field, or leave clone() to the kernel",
        )
    setattr(part, name, value)


def check_text(match: Match) -> None:
    """Views and positions read back from their texts."""
    known = (match.game, match.header, match.edition)
    text = write_position(*known, match.state)
    if digest(read_position(match.game, text, match.edition)) != digest(match.state):
        fail("a position reads back otherwise", where=place(match, None), mend=f"see {text}")
    for seat in eyes(match):
        view = match.view(seat)
        text = write_view(*known, view)
        if "\n" in text or read_view(match.game, text, match.edition) != view:
            fail("a view reads back otherwise", where=place(match, seat), mend=f"see {text}")
