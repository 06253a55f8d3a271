"""``oyabun rules``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import oyabun
from oyabun.cli.output import table, write_json
from oyabun.core.errors import RequestError
from oyabun.shelf import find_game
from oyabun.testing.rule_coverage import RuleCoverage, rule_coverage
from oyabun.text.rulebook import Block, Rule, Rulebook, RuleTable, read_rulebook, spans

STYLES: Final = {"plain": "", "strong": "bold", "emphasis": "italic", "code": "cyan"}


def show_rules(key: str, *, language: str, as_json: bool) -> None:
    """Write the rules page of a game."""
    book = read_rulebook(find_game(key).package, language)
    if as_json:
        write_json(page_facts(key, language, book))
    else:
        print_rulebook(Console(highlight=False), book)


def print_rulebook(console: Console, book: Rulebook) -> None:
    """Print a rules page for people."""
    console.print(Text(book.title, "bold underline"))
    for block in book.introduction:
        print_block(console, block)
    for section in book.sections:
        console.print(Text(f"\n{section.title}", "bold"))
        for block in section.blocks:
            print_block(console, block)


def print_block(console: Console, block: Block) -> None:
    """Print a rule, a paragraph or a table."""
    if isinstance(block, RuleTable):
        console.print(table(block.head, block.rows))
    elif isinstance(block, Rule):
        label = Text.assemble((block.id, "bold yellow"), f" ({'+'.join(block.marks)}) ")
        console.print(Padding(label + styled(block.text), (0, 0, 0, 2)))
    else:
        console.print(Padding(styled(block.text), (1, 0, 0, 0)))


def styled(text: str) -> Text:
    """Return a text of the page with its styles."""
    return Text.assemble(*((span.text, STYLES[span.style]) for span in spans(text)))


def page_facts(key: str, language: str, book: Rulebook) -> dict[str, object]:
    """Return the numbered rules, section by section."""
    return {
        "game": key,
        "language": language,
        "title": book.title,
        "sections": [
            {
                "title": section.title,
                "anchor": section.anchor,
                "rules": [rule._asdict() for rule in section.rules],
            }
            for section in book.sections
        ],
    }


def show_coverage(key: str, *, as_json: bool) -> None:
    """Write which rules of a game are shown by a test."""
    found = rule_coverage(find_game(key), checkout_tests())
    if as_json:
        write_json(found)
        return
    console = Console(highlight=False)
    rows = [(rule, "\n".join(found.tests[rule]) or "–") for rule in found.tests]
    console.print(table(("rule", "shown by"), rows))
    console.print(told(found))


def told(found: RuleCoverage) -> str:
    """Return the sum in a sentence."""
    missing = f"; without a test: {', '.join(found.missing)}" if found.missing else ""
    return f"{found.covered} of {found.rules} rules of {found.game} have a test{missing}."


def checkout_tests() -> Path:
    """Return where the tests are; an installed package has none."""
    tests = Path(oyabun.__file__).parents[2] / "tests"
    if not (tests / "games").is_dir():
        raise RequestError("coverage reads the tests, and they are only in a checkout of Oyabun")
    return tests
