"""The rules of a game as HTML, each rule with its id, so that a page can open the right one."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup, escape

from oyabun.shelf import find_game
from oyabun.text.rulebook import Block, Paragraph, Rule, Rulebook, read_rulebook, spans
from oyabun.web.pages import RuleSection

LIST_BEGINS = Markup("<dl>")
LIST_ENDS = Markup("</dl>")
TAGS = {"strong": "strong", "emphasis": "em", "code": "code"}


@cache
def rule_sections(game: str, language: str) -> tuple[RuleSection, ...]:
    """Return the sections of a game's rules."""
    return tuple(
        RuleSection(
            section.anchor,
            section.title,
            _html(section.blocks),
            tuple(rule.id for rule in section.rules),
        )
        for section in book(game, language).sections
    )


def book(game: str, language: str) -> Rulebook:
    """Return the rules page of a game."""
    return read_rulebook(find_game(game).package, language)


@cache
def introduction(game: str, language: str) -> Markup:
    """Return what stands above the rules."""
    return _html(book(game, language).introduction)


def _html(blocks: tuple[Block, ...]) -> Markup:
    """Return blocks as HTML; rules that follow each other are one list."""
    parts: list[Markup] = []
    in_list = False
    for block in blocks:
        if isinstance(block, Rule) != in_list:
            in_list = not in_list
            parts.append(LIST_BEGINS if in_list else LIST_ENDS)
        parts.append(_block(block))
    if in_list:
        parts.append(LIST_ENDS)
    return Markup("").join(parts)


def _block(block: Block) -> Markup:
    if isinstance(block, Rule):
        term = Markup('<dt id="{0}">{0}</dt><dd>{1}</dd>')
        return term.format(block.id, _inline(block.text))
    if isinstance(block, Paragraph):
        return Markup("<p>{0}</p>").format(_inline(block.text))
    head = Markup("").join(
        Markup('<th scope="col">{0}</th>').format(_inline(c)) for c in block.head
    )
    rows = Markup("").join(
        Markup("<tr>{0}</tr>").format(
            Markup("").join(Markup("<td>{0}</td>").format(_inline(cell)) for cell in row)
        )
        for row in block.rows
    )
    table = Markup("<table><thead><tr>{0}</tr></thead><tbody>{1}</tbody></table>")
    return table.format(head, rows)


def _inline(text: str) -> Markup:
    parts = []
    for span in spans(text):
        tag = TAGS.get(span.style)
        inside = escape(span.text)
        parts.append(Markup(f"<{tag}>{inside}</{tag}>") if tag else inside)  # noqa: S704 -- escaped
    return Markup("").join(parts)
