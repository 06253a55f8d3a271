"""The environment of the other libraries: made once, under the user's cache directory.

Each library is installed by itself, so that one that cannot be had leaves the others.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final, NamedTuple

SECONDS: Final = 240
"""After how long an installation is given up."""
PYTHON: Final = {
    "OpenSpiel": "open_spiel==2.0.2",
    "PettingZoo": "pettingzoo[classic]==1.27.0",
    "RLCard": "rlcard==1.2.0",
    "Catanatron": "catanatron==3.2.1",
}
NODE: Final = {"boardgame.io": "boardgame.io@0.50.2"}
READY: Final = "ready.txt"


class Installed(NamedTuple):
    """Where the other libraries are, and which could not be had."""

    python: Path
    node: Path | None
    """The folder with the packages of npm; nothing where there is none."""
    missing: dict[str, str]
    """Why, by library."""


def place_of_peers() -> Path:
    """Return the folder that the environment is in."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "oyabun" / f"peers-{sys.version_info.major}.{sys.version_info.minor}"


def install_peers() -> Installed:
    """Return the environment, made when something of it is missing."""
    place = place_of_peers()
    python = place / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        venv.create(place, clear=True, with_pip=True)
    missing: dict[str, str] = {}
    for library, wanted in PYTHON.items():
        pip = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wanted)
        _once(library, wanted, pip, place, missing)
    node = place / "node"
    for library, wanted in NODE.items():
        npm = find_tool("npm")
        if npm is None:
            missing[library] = "there is no npm"
            continue
        node.mkdir(parents=True, exist_ok=True)
        command = (npm, "install", "--no-audit", "--no-fund", "--loglevel=error", wanted)
        _once(library, wanted, command, node, missing)
    return Installed(python, node if node.exists() else None, missing)


def find_tool(name: str) -> Path | None:
    """Return a tool of Node: the one beside our Python, or one on the path."""
    beside = Path(sys.executable).parent / name
    found = str(beside) if beside.exists() else shutil.which(name)
    return None if found is None else Path(found)


def _once(
    library: str, wanted: str, command: tuple[str | Path, ...], place: Path, missing: dict[str, str]
) -> None:
    """Install a library unless it is there already."""
    note = place / READY
    done = note.read_text().splitlines() if note.exists() else []
    if wanted in done:
        return
    try:
        run_tool(command, place)
    except (OSError, subprocess.SubprocessError) as error:
        missing[library] = last_line(error)
        return
    note.write_text("\n".join([*done, wanted]))


def run_tool(command: tuple[str | Path, ...], place: Path) -> None:
    """Run a tool to its end, without what points Python to our own packages."""
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    subprocess.run(  # noqa: S603 -- pip and npm, with the libraries named above
        [str(part) for part in command],
        cwd=place,
        env={**plain_environment(), "PATH": tools, "NODE_USE_SYSTEM_CA": "1"},
        check=True,
        capture_output=True,
        text=True,
        timeout=SECONDS,
    )


def plain_environment() -> dict[str, str]:
    """Return the environment without what points Python to our own packages."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}


def last_line(error: Exception) -> str:
    """Return the last thing that a failed tool said."""
    said = str(getattr(error, "stderr", "") or error).strip().splitlines()
    return said[-1] if said else type(error).__name__
