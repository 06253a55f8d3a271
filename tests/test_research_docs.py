"""The pages for researchers: their examples run, and they name every number of an observation."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from oyabun.core.game import Game
from oyabun.envs import make_setting
from oyabun.envs.episode import Episode
from oyabun.games import GAMES

DOCS = Path(__file__).parent.parent / "docs" / "research"
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
ROW = re.compile(r"^\| `(\w+)` \| (\d+) \|", re.M)


@pytest.mark.parametrize("page", sorted(DOCS.glob("*.md")), ids=lambda page: page.stem)
def test_the_examples_of_a_page_run(page: Path) -> None:
    if page.stem == "openspiel":
        pytest.importorskip("pyspiel")
    examples = PYTHON.findall(page.read_text(encoding="utf-8"))
    each_alone = "".join(f"exec({example!r}, {{}})\n" for example in examples)
    done = subprocess.run([sys.executable, "-c", each_alone], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_the_page_names_every_part_of_an_observation(game: Game) -> None:
    text = (DOCS / "tensors.md").read_text(encoding="utf-8")
    section = re.split(r"^## ", text.partition(f"## {game.key}\n")[2], flags=re.M)[0]
    pieces = game.pieces(Episode(make_setting(game.key)).view(0))
    for shared in ("eyes", "phase", "waiting"):
        del pieces[shared]
    assert {name: int(length) for name, length in ROW.findall(section)} == {
        name: len(row) for name, row in pieces.items()
    }


def test_the_notebook_plays_draws_searches_and_trains() -> None:
    pytest.importorskip("pettingzoo")
    notebook = json.loads((DOCS / "evening.ipynb").read_text(encoding="utf-8"))
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert not any(cell["outputs"] for cell in cells), "nothing generated is stored"
    program = "\n".join("".join(cell["source"]) for cell in cells)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
