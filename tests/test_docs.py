"""The guide to a new game is followed to the letter: its commands are run, its edits are made."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

GUIDE = Path(__file__).parent.parent / "docs" / "adding-a-game.md"
FENCE = re.compile(
    r"^```(?P<kind>console|diff|fluent)(?: (?P<file>\S+))?\n(?P<body>.*?)^```$", re.M | re.S
)
ANYTHING = "…"


class Block(NamedTuple):
    """A part of the guide that can be carried out."""

    kind: str
    file: str
    body: str


def blocks() -> list[Block]:
    found = FENCE.finditer(GUIDE.read_text(encoding="utf-8"))
    return [Block(one["kind"], one["file"] or "", one["body"]) for one in found]


def test_the_guide_to_a_new_game_can_be_followed(tmp_path: Path) -> None:
    for block in blocks():
        if block.kind == "console":
            run_commands(block.body, tmp_path)
        elif block.kind == "diff":
            edit_file(block.body, tmp_path)
        else:
            with (tmp_path / block.file).open("a", encoding="utf-8") as file:
                file.write(f"\n{block.body}")


def run_commands(body: str, folder: Path) -> None:
    """Run what stands after `$`, and compare what is written with the lines below."""
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for part in body.split("$ ")[1:]:
        command, _, expected = part.partition("\n")
        done = subprocess.run(
            shlex.split(command),
            cwd=folder,
            env={**os.environ, "PATH": tools},
            capture_output=True,
            text=True,
        )
        pattern = ".*".join(map(re.escape, expected.split(ANYTHING)))
        told = done.stdout + done.stderr
        assert re.fullmatch(pattern.rstrip("\\\n"), told.rstrip(), re.S), f"{command}\n{told}"


def edit_file(body: str, folder: Path) -> None:
    """Make the changes of a diff, each of which must fit in one place of the file."""
    name, _, changes = body.removeprefix("--- ").partition("\n")
    file = folder / name
    text = file.read_text(encoding="utf-8")
    for change in changes.split("@@\n"):
        lines = change.splitlines(keepends=True)
        before = "".join(line[1:] for line in lines if line[0] != "+")
        after = "".join(line[1:] for line in lines if line[0] != "-")
        assert text.count(before) == 1, f"{name} has {text.count(before)} times:\n{before}"
        text = text.replace(before, after)
    file.write_text(text, encoding="utf-8")
