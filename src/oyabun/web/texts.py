"""The texts of pages and errors, in the reader's language."""

from __future__ import annotations

import re
from functools import cache

from oyabun.core.errors import OyabunError
from oyabun.text import LANGUAGES, Speaker

PREFERENCE = re.compile(r"\s*([a-zA-Z]+)[^;,]*(?:;\s*q=([0-9.]+))?\s*")


@cache
def page_texts(language: str) -> Speaker:
    """Return a speaker of what pages say."""
    return Speaker("oyabun.web", language)


def explain(error: OyabunError, language: str) -> str:
    """Return what a person is told of an error, without anything that it knows of the match."""
    texts = page_texts(language)
    for kind in type(error).__mro__:
        if texts.has(f"error-{kind.__name__}"):
            return texts.word(f"error-{kind.__name__}")
    return texts.word("error-OyabunError")


def preferred_language(accepted: str) -> str:
    """Return the best of our languages for an Accept-Language header."""
    best, most = LANGUAGES[0], 0.0
    for part in accepted[:200].split(","):
        found = PREFERENCE.fullmatch(part)
        if found and found[1].lower() in LANGUAGES:
            weight = _weight(found[2])
            if weight > most:
                best, most = found[1].lower(), weight
    return best


def _weight(text: str | None) -> float:
    try:
        return 1.0 if text is None else float(text)
    except ValueError:
        return 0.0
