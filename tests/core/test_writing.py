"""What people write stays within its line."""

from __future__ import annotations

import pytest

from oyabun.core.errors import TextError
from oyabun.core.writing import CHAT_LIMIT, MOST_MARKS, NAME_LIMIT, clean_chat, clean_name


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Bo \t Li ", "Bo Li"),
        ("a\u202eb\u2066c\u200fd", "abcd"),
        ("\u200bAnn\ufeff", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("a" + "\u0316" * 9, "a" + "\u0316" * MOST_MARKS),
        ("\u0316\u0316Bo", "Bo"),
        ("親分", "親分"),
    ],
)
def test_what_cannot_be_seen_or_is_heaped_up_is_cut(written: str, shown: str) -> None:
    assert clean_name(written) == shown
    assert clean_name(shown) == shown


@pytest.mark.parametrize("written", ["", " \u202e ", "\u0316\u0316", "x" * 25, "a\x00b", "\ud800"])
def test_a_name_that_cannot_be_shown_is_refused(written: str) -> None:
    with pytest.raises(TextError):
        clean_name(written)


def test_a_text_that_is_much_too_long_is_not_even_looked_at() -> None:
    heap = "a" + "\u0316\u0315" * 500_000
    with pytest.raises(TextError, match=f"at most {NAME_LIMIT} characters, not 1000001"):
        clean_name(heap)
    with pytest.raises(TextError, match=str(CHAT_LIMIT)):
        clean_chat(heap)
