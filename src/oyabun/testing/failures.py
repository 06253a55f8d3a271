"""How the suite complains: what was expected, where it went wrong, and what to do about it."""

from __future__ import annotations

from typing import NoReturn


class ConformanceError(AssertionError):
    """A game breaks the kernel's contract; the message says where and how to mend it."""


def fail(what: str, *, where: object, mend: str) -> NoReturn:
    """Stop the suite with a sentence that helps."""
    raise ConformanceError(f"{what}\n  where: {where}\n  mend:  {mend}")
