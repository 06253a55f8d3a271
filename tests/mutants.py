"""Change the rules of a game, one small thing at a time, and see whether its tests notice.

`./dev mutants GAME [NAME…]` lets mutmut do so on a copy, in pure Python, with the tests of the
game's folder. Golden files and counts would notice everything and explain nothing, so they are left
out, as are boards and bots; what is told or asked is not changed, since texts are no rules, nor how
phases are named, nor what only says that a class is to be completed, nor what is imagined of
secrets (`check_game` is about that); and what mypy refuses is not tried, since it would never be
built. A NAME keeps to the functions, or mutants, whose names contain it: `__mutmut_1` is a sample.
What survives is shown: kill it with a test, or say where it stands why it makes no difference.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
WORKERS: Final = "2"
LEFT_BEHIND: Final = shutil.ignore_patterns("client", "static", "golden", "*.so", "__pycache__")
TYPED: Final = "caught by type check"
NOTICED: Final = {"killed", "timeout", "segfault"}
SETTINGS: Final = r"""
[tool.mutmut]
only_mutate = ["src/oyabun/games/{game}/rules.py", "src/oyabun/games/{game}/rules/*"]
do_not_mutate = ["*/imagining.py"]
do_not_mutate_patterns = [
    '\btell\w*\(', '\.heard\b', '\.diary\b', '\bPhrase\(', '"ask-', '\bPHASES\.',
    'NotImplementedError', 'AssertionError',
]
pytest_add_cli_args_test_selection = ["tests/games/{game}"]
pytest_add_cli_args = [
    "-p", "tests.mutants", "-m", "not golden",
    "--ignore-glob=**/test_board*", "--ignore-glob=**/test_bot*", "--ignore-glob=**/test_records*",
]
type_check_command = [
    "mypy", "--config-file=", "--explicit-package-bases", "--output=json",
    "--package=oyabun.games.{game}.rules",
]
timeout_multiplier = 5.0
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give tests the name under which mutmut 3.8 asks for theirs; pytest 9.2 has it no longer."""
    for item in items:
        item.__dict__["_nodeid"] = item.nodeid


def copy_project(game: str) -> Path:
    """Return a copy of what the tests of a game need, with the settings for its mutants."""
    place = ROOT / "build" / "mutants" / game
    shutil.rmtree(place, ignore_errors=True)
    for folder in ("src/oyabun", "tests"):
        shutil.copytree(ROOT / folder, place / folder, ignore=LEFT_BEHIND)
    settings = (ROOT / "pyproject.toml").read_text() + SETTINGS.format(game=game)
    (place / "pyproject.toml").write_text(settings)
    return place


def results() -> Iterator[tuple[Path, str, str]]:
    """Yield file, name and fate of every mutant in this folder that was tried."""
    from mutmut.mutation.data import SourceFileMutationData
    from mutmut.stats import status_by_exit_code
    from mutmut.utils.file_utils import walk_mutatable_files

    for path in walk_mutatable_files():
        data = SourceFileMutationData(path=path)
        data.load()
        for name, code in data.exit_code_by_key.items():
            if code is not None and ".x_tell_" not in name:  # what finds words is no rule
                yield path, name, status_by_exit_code[code]


def change(path: Path, name: str) -> str:
    """Return the lines that a mutant changes."""
    from mutmut.mutation.diff_apply import get_diff_for_mutant

    lines = get_diff_for_mutant(name, path=path).splitlines()[2:]
    return "\n".join(f"    {line}" for line in lines if line.startswith(("-", "+")))


def main() -> None:
    """Try the mutants of a game, and tell which of them nobody notices."""
    game, *names = sys.argv[1:]
    os.chdir(copy_project(game))
    wanted = [f"oyabun.games.{game}.*{name}*" for name in names]
    env = {**os.environ, "OYABUN_PURE": "1", "MYPYPATH": "src"}
    mutmut = str(Path(sys.executable).with_name("mutmut"))
    if subprocess.run([mutmut, "run", "--max-children", WORKERS, *wanted], env=env).returncode:
        sys.exit("mutmut gave up")
    fates: Counter[str] = Counter()
    for path, name, fate in results():
        fates[fate] += 1
        if fate not in {*NOTICED, TYPED}:
            print(f"\n{path}: {name.rpartition('.')[2]}, {fate}\n{change(path, name)}")
    tests, types, whole = sum(fates[fate] for fate in NOTICED), fates[TYPED], fates.total()
    killed, tried = tests + types, whole - types
    print(f"\n{game}: {killed} of {whole} killed, {killed / whole:.1%}: {types} by their types;")
    print(f"of the other {tried} the tests killed {tests}, {tests / tried:.1%}")


if __name__ == "__main__":
    main()
