"""How fast other libraries play at random, measured on the same machine in the same run.

Catanatron and OpenSpiel come from PyPI into an environment of their own, under the user's cache
directory, which is made once; they are never imported into this process.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Final

import msgspec

from oyabun.core.errors import RequestError

REQUIREMENTS: Final = ("catanatron==3.2.1", "open_spiel==2.0.2")
SECONDS: Final = 3

CATANATRON: Final = """
from catanatron import Color, Game, RandomPlayer
def match():
    game = Game([RandomPlayer(one) for one in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        decisions += 1
    return decisions
"""
HEARTS: Final = """
import random
import pyspiel
hearts = pyspiel.load_game("hearts")
def match():
    state = hearts.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        decisions += 1
    return decisions
"""
CLOCK: Final = f"""
import time
match()
start, decisions = time.process_time(), 0
while time.process_time() - start < {SECONDS}:
    decisions += match()
print(decisions / (time.process_time() - start))
"""


class Peer(msgspec.Struct, frozen=True):
    """Another library and what it does."""

    name: str
    decisions_per_second: float
    note: str


def measure_peers() -> list[Peer]:
    """Play at random in the other libraries; the first time they are installed."""
    python = peer_python()
    return [
        Peer(
            "Catanatron", _rate(python, CATANATRON), "Catan, four random players, chance by itself"
        ),
        Peer(
            "OpenSpiel", _rate(python, HEARTS), "hearts in C++, driven from Python, chance counted"
        ),
    ]


def peer_python() -> Path:
    """Return the Python of the environment that the other libraries are in, made when missing."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    place = cache / "oyabun" / f"peers-{sys.version_info.major}.{sys.version_info.minor}"
    python = place / ("Scripts" if os.name == "nt" else "bin") / "python"
    ready = place / "ready.txt"
    wanted = "\n".join(REQUIREMENTS)
    if not ready.exists() or ready.read_text() != wanted:
        venv.create(place, clear=True, with_pip=True)
        _run(
            python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *REQUIREMENTS
        )
        ready.write_text(wanted)
    return python


def _rate(python: Path, program: str) -> float:
    return float(_run(python, "-c", program + CLOCK))


def _run(python: Path, *arguments: str) -> str:
    done = subprocess.run(  # noqa: S603 -- our own programs, in the environment made for them
        [str(python), *arguments], capture_output=True, text=True, env=_plain_environment()
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or ["no reason given"])[-1]
        raise RequestError(f"the other libraries cannot be measured here: {last}")
    return done.stdout


def _plain_environment() -> dict[str, str]:
    """Return the environment without what points Python to our own packages."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
