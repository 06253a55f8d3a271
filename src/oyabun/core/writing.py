"""What people write: how long it may be, and how it is shown.

Direction marks, joiners and whatever else cannot be seen are cut out, and so are accents heaped on
one letter: what somebody writes must not reach into the lines of others.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from oyabun.core.errors import TextError

NAME_LIMIT: Final = 24
CHAT_LIMIT: Final = 300
WORDS_LIMIT: Final = 80
"""Characters that can be said with a move."""
SEAL_LIMIT: Final = 40
"""Characters of a word that somebody adds to what decides chance."""
SLACK: Final = 4
"""How many times longer a text may come in than it can be shown; more is not even looked at."""
MOST_MARKS: Final = 3
"""How many accents may stand on one letter."""
INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""What Python calls printable although nothing is to be seen."""


def clean_name(text: str) -> str:
    """Return a nickname as it is shown, or say why it cannot be."""
    shown = clean(text, NAME_LIMIT, "a nickname")
    if not shown:
        raise TextError("a nickname needs at least one letter")
    return shown


def clean_chat(text: str) -> str:
    """Return a line of chat as it is shown, or say why it cannot be."""
    shown = clean(text, CHAT_LIMIT, "a line of chat")
    if not shown:
        raise TextError("a line of chat needs at least one letter")
    return shown


def clean(text: str, limit: int, what: str) -> str:
    """Return a text on one line as it is shown; its length counts as it is shown."""
    if len(text) > SLACK * limit:
        raise TextError(f"{what} has at most {limit} characters, not {len(text)}")
    composed = unicodedata.normalize("NFC", text)
    shown = " ".join(_seen(composed).split())
    if len(shown) > limit:
        raise TextError(f"{what} has at most {limit} characters, not {len(shown)}")
    if not shown.isprintable():
        raise TextError(f"{what} must be printable text")
    return shown


def _seen(text: str) -> str:
    """Return a text without what nobody sees, and without more accents than letters can bear."""
    kept: list[str] = []
    marks = MOST_MARKS
    for sign in text:
        category = unicodedata.category(sign)
        if category == "Cf" or sign in INVISIBLE:
            continue
        marks = marks + 1 if category[0] == "M" else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def alike(name: str) -> str:
    """Return what two nicknames that people would confuse have in common."""
    return unicodedata.normalize("NFKC", name).casefold()
