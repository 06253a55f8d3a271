"""The rules of a game as HTML, each rule with its id, so that a page can open the right one."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup, escape

from oyabun.replay.lessons import read_lesson
from oyabun.shelf import find_game
from oyabun.text import Speaker
from oyabun.text.rulebook import Block, Paragraph, Rule, Rulebook, read_rulebook, spans
from oyabun.web.diagrams import draw_rule
from oyabun.web.drawing import THEMES
from oyabun.web.pages import RuleSection
from oyabun.web.texts import page_texts

LIST_BEGINS = Markup("<dl>")
LIST_ENDS = Markup("</dl>")
TAGS = {"strong": "strong", "emphasis": "em", "code": "code"}


SHORT = "short"
"""The anchor of the section that says everything in half a page."""


@cache
def rule_sections(game: str, language: str, theme: str = "") -> tuple[RuleSection, ...]:
    """Return the sections of a game's rules; in a theme, with the pictures beside them."""
    figures = _figures(game, language, theme) if theme else {}
    return tuple(
        RuleSection(
            section.anchor,
            section.title,
            _html(section.blocks, language, figures)
            + (figures.get("", Markup("")) if section.anchor == SHORT else ""),
            tuple(rule.id for rule in section.rules),
        )
        for section in book(game, language).sections
    )


@cache
def explained(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """Return what can be looked up, each with what it does, by name."""
    found = find_game(game)
    lesson = read_lesson(found.package)
    words = Speaker(found.package, language)
    things: list[tuple[str, str]] = []
    for thing in () if lesson is None else lesson.explains:
        gaps = {"n": int(found.edition.data[thing.n])} if thing.n else {}
        name = words.word(thing.name)
        things.append((name[:1].upper() + name[1:], words.word(thing.does, **gaps)))
    return tuple(things)


def _figures(game: str, language: str, theme: str) -> dict[str, Markup]:
    """Return the pictures by the ids of their rules; those of the short rules have none."""
    lesson = read_lesson(find_game(game).package)
    figures: dict[str, Markup] = {}
    for number, picture in enumerate(() if lesson is None else lesson.pictures):
        drawn = draw_rule(game, number, language, "light")
        light, dark = (f"/diagram/{game}/{number}/{look}?lang={language}" for look in THEMES)
        by_night = Markup('<source media="(prefers-color-scheme: dark)" srcset="{0}">').format(dark)
        whole = Markup(
            '<figure><picture>{0}<img src="{1}" alt="{2}" width="{3}" height="{4}" loading="lazy">'
            "</picture></figure>"
        ).format(
            by_night if theme == "auto" else "",
            dark if theme == "dark" else light,
            drawn.alt,
            drawn.width,
            drawn.height,
        )
        figures[picture.rule] = figures.get(picture.rule, Markup("")) + whole
    return {
        rule: Markup('<div class="figures">{0}</div>').format(figures[rule]) for rule in figures
    }


def book(game: str, language: str) -> Rulebook:
    """Return the rules page of a game."""
    return read_rulebook(find_game(game).package, language)


@cache
def introduction(game: str, language: str) -> Markup:
    """Return what stands above the rules."""
    return _html(book(game, language).introduction, language, {})


def _html(blocks: tuple[Block, ...], language: str, figures: dict[str, Markup]) -> Markup:
    """Return blocks as HTML; rules that follow each other are one list."""
    parts: list[Markup] = []
    in_list = False
    for block in blocks:
        if isinstance(block, Rule) != in_list:
            in_list = not in_list
            parts.append(LIST_BEGINS if in_list else LIST_ENDS)
        parts.append(_block(block, language, figures))
    if in_list:
        parts.append(LIST_ENDS)
    return Markup("").join(parts)


def _block(block: Block, language: str, figures: dict[str, Markup]) -> Markup:
    if isinstance(block, Rule):
        term = Markup('<dt id="{0}">{0} {1}</dt><dd>{2}{3}</dd>')
        beside = figures.get(block.id, "")
        return term.format(block.id, _marks(block.marks, language), beside, _inline(block.text))
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
    # On a telephone it is wider than the screen: the keyboard must reach it to move it.
    table = Markup('<table tabindex="0"><thead><tr>{0}</tr></thead><tbody>{1}</tbody></table>')
    return table.format(head, rows)


def _marks(marks: tuple[str, ...], language: str) -> Markup:
    """Return where a rule comes from: a letter each, with its meaning for whoever points at it."""
    words = page_texts(language)
    one = Markup('<abbr title="{0}">{1}</abbr>')
    return Markup("+").join(one.format(words.word(f"mark-{mark}"), mark) for mark in marks)


def _inline(text: str) -> Markup:
    parts = []
    for span in spans(text):
        tag = TAGS.get(span.style)
        inside = escape(span.text)
        parts.append(Markup(f"<{tag}>{inside}</{tag}>") if tag else inside)  # noqa: S704 -- escaped
    return Markup("").join(parts)
