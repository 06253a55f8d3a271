"""Rules pages as data: what the terminal and the web show."""

from __future__ import annotations

from itertools import product

import pytest

from oyabun.games import GAMES
from oyabun.text import LANGUAGES
from oyabun.text.rulebook import (
    Paragraph,
    Rule,
    RuleTable,
    Span,
    parse_rulebook,
    read_rulebook,
    spans,
)

PAGE = """# Go

Old.
Very old.

## Stones {#stones}

Two colours.

- **GO-S1** (S) Black begins.
- **GO-S2** (S+R) White *follows*.

| colour | stones |
|---|---|
| black | 181 |

## End {#end}

- **GO-E1** (R) Count.
"""


def test_a_page_has_a_title_an_introduction_and_sections() -> None:
    book = parse_rulebook(PAGE)
    assert book.title == "Go"
    assert book.introduction == (Paragraph("Old. Very old."),)
    assert [(part.title, part.anchor) for part in book.sections] == [
        ("Stones", "stones"),
        ("End", "end"),
    ]


def test_a_section_keeps_paragraphs_rules_and_tables_in_order() -> None:
    assert parse_rulebook(PAGE).sections[0].blocks == (
        Paragraph("Two colours."),
        Rule("GO-S1", ("S",), "Black begins."),
        Rule("GO-S2", ("S", "R"), "White *follows*."),
        RuleTable(("colour", "stones"), (("black", "181"),)),
    )


def test_a_section_knows_its_rules_and_its_paragraphs() -> None:
    section = parse_rulebook(PAGE).sections[0]
    assert [rule.id for rule in section.rules] == ["GO-S1", "GO-S2"]
    assert section.paragraphs == ("Two colours.",)


def test_text_is_cut_where_its_style_changes() -> None:
    assert spans("Take *one* of **three**: `a`") == (
        Span("Take "),
        Span("one", "emphasis"),
        Span(" of "),
        Span("three", "strong"),
        Span(": "),
        Span("a", "code"),
    )


@pytest.mark.parametrize(
    ("game", "language"), list(product([game.package for game in GAMES], LANGUAGES))
)
def test_every_game_has_its_rules_in_every_language(game: str, language: str) -> None:
    book = read_rulebook(game, language)
    rules = [rule for section in book.sections for rule in section.rules]
    assert rules
    assert all(rule.text for rule in rules)
