"""The shape of the source tree: what import contracts cannot say."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "oyabun"
LONGEST_FILE = 800
EMPTY_NAMES = {"utils", "helpers", "common", "manager"}
NAMES_OF_A_GAME = {
    "__init__",
    "components",
    "moves",
    "state",
    "rules",
    "view",
    "board",
    "bot",
    "mind",
    "tensors",
}

FILES = [ROOT / "dev", ROOT / "setup.py", *SOURCES.rglob("*.py"), *ROOT.glob("tests/**/*.py")]
GAMES = [path for path in SOURCES.glob("games/*") if (path / "__init__.py").exists()]
BOARDS = [*SOURCES.glob("games/*/board.py"), *SOURCES.glob("games/*/board/*.py")]


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_file_can_be_read_in_one_sitting(file: Path) -> None:
    assert len(file.read_text().splitlines()) <= LONGEST_FILE


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_module_is_named_for_what_is_in_it(file: Path) -> None:
    assert not EMPTY_NAMES & {file.stem, *file.parent.relative_to(ROOT).parts}


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_a_game_is_a_folder_of_ten_names(game: Path) -> None:
    modules = {path.stem for path in game.glob("*.py")}
    packages = {path.parent.name for path in game.glob("*/__init__.py")}
    assert modules | packages == NAMES_OF_A_GAME


@pytest.mark.parametrize("board", BOARDS, ids=name)
def test_a_piece_that_is_remembered_gets_facts_and_never_a_view(board: Path) -> None:
    for function in ast.walk(ast.parse(board.read_text())):
        if isinstance(function, ast.FunctionDef) and any(map(remembers, function.decorator_list)):
            given = [*function.args.args, *function.args.kwonlyargs]
            types = [ast.unparse(one.annotation) for one in given if one.annotation]
            assert not [name for name in types if name.endswith("View")], function.name


def remembers(decorator: ast.expr) -> bool:
    """Whether a decorator keeps what a function has returned."""
    return any(name in ast.unparse(decorator) for name in ("remembered", "cache"))
