"""What people write: how long it may be, and how it is shown."""

from __future__ import annotations

import unicodedata
from typing import Final

from oyabun.core.errors import TextError
from oyabun.core.match import WORDS_LIMIT

__all__ = [
    "CHAT_LIMIT",
    "EDITION_LIMIT",
    "NAME_LIMIT",
    "WORDS_LIMIT",
    "alike",
    "clean_chat",
    "clean_name",
]

NAME_LIMIT: Final = 24
CHAT_LIMIT: Final = 300
EDITION_LIMIT: Final = 100_000
MOST_MARKS: Final = 3
"""How many accents may stand on one letter."""
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""What Python calls printable although nothing is to be seen."""


def clean_name(text: str) -> str:
    """Return a nickname as it is shown, or say why it cannot be."""
    return _clean(text, NAME_LIMIT, "a nickname")


def clean_chat(text: str) -> str:
    """Return a line of chat as it is shown, or say why it cannot be."""
    return _clean(text, CHAT_LIMIT, "a line of chat")


def _clean(text: str, limit: int, what: str) -> str:
    shown = " ".join(unicodedata.normalize("NFC", text).split())
    if not shown:
        raise TextError(f"{what} needs at least one letter")
    if len(shown) > limit:
        raise TextError(f"{what} has at most {limit} characters, not {len(shown)}")
    if not shown.isprintable() or INVISIBLE & set(shown):
        raise TextError(f"{what} must be printable text")
    marks = "".join("m" if unicodedata.category(sign)[0] == "M" else " " for sign in shown)
    if " " not in marks or "m" * (MOST_MARKS + 1) in marks:
        raise TextError(f"{what} has more accents than letters can bear")
    return shown


def alike(name: str) -> str:
    """Return what two nicknames that people would confuse have in common."""
    return unicodedata.normalize("NFKC", name).casefold()
