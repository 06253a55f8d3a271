"""The numbered rules of a game, read from the pages in its package, or in docs/rules for ours.

A page is Markdown of one shape: a title, an introduction, then sections ``## Title {#anchor}`` of
paragraphs, tables and rules. A rule is one line: ``- **KAM-J5** (R) Its text.``; the letters are
its marks (S stated by the rulebook, P by a public source, R our ruling, D derived from these).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Final, Literal, NamedTuple, cast

from oyabun.text.speaker import typeset

RULE: Final = re.compile(r"- \*\*(?P<id>[A-Z]+-[A-Z]+\d+)\*\* \((?P<marks>[A-Z+]+)\) (?P<text>.+)")
SECTION: Final = re.compile(r"## (?P<title>.+) \{#(?P<anchor>[a-z]+)\}")
SPAN: Final = re.compile(r"\*\*(?P<strong>.+?)\*\*|\*(?P<emphasis>.+?)\*|`(?P<code>.+?)`")

Style = Literal["plain", "strong", "emphasis", "code"]


class Span(NamedTuple):
    """A stretch of text in one style."""

    text: str
    style: Style = "plain"


class Rule(NamedTuple):
    """One numbered rule."""

    id: str
    marks: tuple[str, ...]
    text: str


class Paragraph(NamedTuple):
    """Running text between the rules."""

    text: str


class RuleTable(NamedTuple):
    """A table: what its columns are called, and its rows."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


Block = Rule | Paragraph | RuleTable


class Section(NamedTuple):
    """A headed part of the page."""

    title: str
    anchor: str
    """The same in every language."""
    blocks: tuple[Block, ...]
    """Rules, paragraphs and tables, in the order of the page."""

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules of this section."""
        return tuple(block for block in self.blocks if isinstance(block, Rule))

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The texts of the paragraphs of this section."""
        return tuple(block.text for block in self.blocks if isinstance(block, Paragraph))


class Rulebook(NamedTuple):
    """The rules page of one game in one language."""

    title: str
    introduction: tuple[Block, ...]
    sections: tuple[Section, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules, in the order of the page."""
        return tuple(rule for section in self.sections for rule in section.rules)


@cache
def read_rulebook(package: str, language: str) -> Rulebook:
    """Return the rules page of the game in a package: its own, or the one in docs/rules."""
    page = files(package).joinpath(f"rules.{language}.md")
    if not page.is_file():
        name = f"{package.rpartition('.')[2]}.{language}.md"
        page = files("oyabun").joinpath("pages", name)
    return parse_rulebook(typeset(page.read_text(encoding="utf-8"), language))


def parse_rulebook(text: str) -> Rulebook:
    """Read a rules page."""
    title, *lines = text.splitlines()
    heads = [index for index, line in enumerate(lines) if SECTION.fullmatch(line)]
    parts = zip(heads, [*heads[1:], len(lines)], strict=True)
    return Rulebook(
        title.removeprefix("# "),
        tuple(_blocks(lines[: heads[0]] if heads else lines)),
        tuple(_section(lines[head], lines[head + 1 : end]) for head, end in parts),
    )


def spans(text: str) -> tuple[Span, ...]:
    """Return a text of the page cut into stretches of one style each."""
    found: list[Span] = []
    done = 0
    for match in SPAN.finditer(text):
        found.append(Span(text[done : match.start()]))
        style = cast("Style", match.lastgroup)
        found.append(Span(match[style], style))
        done = match.end()
    found.append(Span(text[done:]))
    return tuple(span for span in found if span.text)


def _section(head: str, lines: list[str]) -> Section:
    match = SECTION.fullmatch(head)
    assert match is not None, head
    return Section(match["title"], match["anchor"], tuple(_blocks(lines)))


def _blocks(lines: list[str]) -> Iterator[Block]:
    """Rules stand on a line each; other lines that follow each other belong together."""
    for empty, group in groupby(lines, key=lambda line: not line.strip()):
        if empty:
            continue
        loose: list[str] = []
        for line in group:
            if match := RULE.fullmatch(line):
                yield Rule(match["id"], tuple(match["marks"].split("+")), match["text"])
            else:
                loose.append(line)
        if loose and loose[0].startswith("|"):
            head, _, *rows = [_cells(line) for line in loose]
            yield RuleTable(head, tuple(rows))
        elif loose:
            yield Paragraph(" ".join(loose))


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
