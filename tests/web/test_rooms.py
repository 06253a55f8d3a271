"""One name for one thing, and imports that go round in no circle."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import oyabun

SOURCES = Path(oyabun.__path__[0])
SHARED = ("core", "text", "svg", "replay", "service", "storage", "web")


def modules(*packages: str) -> list[Path]:
    return [file for package in packages for file in (SOURCES / package).glob("*.py")]


def test_no_two_classes_outside_the_games_have_the_same_name() -> None:
    names = Counter(
        node.name
        for file in modules(*SHARED)
        for node in ast.parse(file.read_text()).body
        if isinstance(node, ast.ClassDef)
    )
    assert [name for name, count in names.items() if count > 1] == []


def test_no_import_of_the_web_or_the_service_hides_a_circle() -> None:
    hiding = [
        file.name for file in modules("web", "service") if "TYPE_CHECKING" in file.read_text()
    ]
    assert hiding == []
