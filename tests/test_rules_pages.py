"""The numbered rules pages: the same rules, in the same order, in English and in French."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from oyabun.games import GAMES

PAGES = Path(__file__).parents[1] / "docs" / "rules"
LANGUAGES = ("en", "fr")

MARKS = r"[SPRD](?:\+[SPRD])*"
RULE = re.compile(rf"- \*\*(?P<id>[A-Z]{{3}}-[A-Z]{{1,2}}\d+)\*\* \({MARKS}\) \S.*[.!?»)]")
SECTION = re.compile(r"## \S.* \{#(?P<anchor>[a-z-]+)\}")

PREFIXES = {game.key: game.rules_prefix for game in GAMES}
every_game = pytest.mark.parametrize("game", PREFIXES)
every_page = pytest.mark.parametrize(("game", "language"), list(product(PREFIXES, LANGUAGES)))


def lines(game: str, language: str) -> list[str]:
    """The lines of one rules page."""
    return (PAGES / f"{game}.{language}.md").read_text(encoding="utf-8").splitlines()


def rule_ids(game: str, language: str) -> list[str]:
    """The rule ids of one page, in the order of the page."""
    return [match["id"] for line in lines(game, language) if (match := RULE.fullmatch(line))]


def outline(game: str, language: str) -> Iterator[str]:
    """The anchors and rule ids of one page, interleaved as they stand on it."""
    for line in lines(game, language):
        if match := SECTION.fullmatch(line) or RULE.fullmatch(line):
            yield match[1]


@every_page
def test_a_page_opens_with_its_title(game: str, language: str) -> None:
    assert re.fullmatch(r"# \S.*", lines(game, language)[0])


@every_page
def test_every_line_that_looks_like_a_rule_is_one(game: str, language: str) -> None:
    looks_like_a_rule = [line for line in lines(game, language) if re.match(r"\s*[-*] ?\*\*", line)]
    assert [line for line in looks_like_a_rule if not RULE.fullmatch(line)] == []


@every_page
def test_every_section_has_an_anchor(game: str, language: str) -> None:
    headings = [line for line in lines(game, language)[1:] if line.startswith("#")]
    assert [line for line in headings if not SECTION.fullmatch(line)] == []


@every_page
def test_no_rule_is_numbered_twice_and_none_is_missing(game: str, language: str) -> None:
    chapters: dict[str, list[int]] = {}
    for rule_id in rule_ids(game, language):
        chapter = rule_id.rstrip("0123456789")
        chapters.setdefault(chapter, []).append(int(rule_id.removeprefix(chapter)))
    assert {chapter.partition("-")[0] for chapter in chapters} == {PREFIXES[game]}
    for numbers in chapters.values():
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))


@every_game
def test_both_languages_have_the_same_sections_and_rules_in_the_same_order(game: str) -> None:
    assert list(outline(game, "en")) == list(outline(game, "fr"))


@every_game
def test_both_languages_give_a_rule_the_same_marks(game: str) -> None:
    marked = re.compile(rf"- \*\*\S+\*\* \({MARKS}\)")
    english, french = (
        [match[0] for line in lines(game, language) if (match := marked.match(line))]
        for language in LANGUAGES
    )
    assert english == french


@every_game
def test_both_languages_name_the_same_options_and_values_for_a_rule(game: str) -> None:
    english, french = (
        {
            match["id"]: sorted(re.findall(r"`[^`]+`", line))
            for line in lines(game, language)
            if (match := RULE.fullmatch(line))
        }
        for language in LANGUAGES
    )
    assert english == french
