"""Which numbered rules are shown by a test: ``@pytest.mark.rule("KAM-J1")``.

The tests are read, not run, so that the answer is quick and the same everywhere.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec

from oyabun.core.game import Game
from oyabun.text import LANGUAGES
from oyabun.text.rulebook import read_rulebook


class RuleCoverage(msgspec.Struct, frozen=True):
    """The rules of one game, and the tests that show them."""

    game: str
    rules: int
    covered: int
    missing: tuple[str, ...]
    """Rules without a test."""
    unknown: tuple[str, ...]
    """Ids that tests of this game name, but no page has."""
    untranslated: tuple[str, ...]
    """Rules that are not on the page of every language."""
    tests: dict[str, tuple[str, ...]]
    """The tests of each rule, in the order of the page."""


def rule_coverage(game: Game, tests: Path) -> RuleCoverage:
    """Compare the pages of a game with the marks in its folder of tests."""
    pages = [[rule.id for rule in read_rulebook(game.package, one).rules] for one in LANGUAGES]
    ids = pages[0]
    marked: dict[str, list[str]] = {}
    for file in sorted((tests / "games" / game.key).rglob("test_*.py")):
        for rule, test in marked_tests(file.read_text(encoding="utf-8")):
            marked.setdefault(rule, []).append(f"{file.name}::{test}")
    everywhere = set(pages[0]).intersection(*pages[1:])
    return RuleCoverage(
        game=game.key,
        rules=len(ids),
        covered=sum(rule in marked for rule in ids),
        missing=tuple(rule for rule in ids if rule not in marked),
        unknown=tuple(rule for rule in sorted(marked) if rule not in ids),
        untranslated=tuple(sorted(set().union(*pages) - everywhere)),
        tests={rule: tuple(dict.fromkeys(marked.get(rule, ()))) for rule in ids},
    )


def marked_tests(source: str) -> Iterator[tuple[str, str]]:
    """Yield each rule id with the name of a test that is marked with it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for decorator in node.decorator_list:
                for rule in marks(decorator):
                    yield rule, node.name


def marks(decorator: ast.expr) -> Iterator[str]:
    """Yield the ids of every ``pytest.mark.rule(...)`` in a decorator, also inside of a param."""
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in node.args)
