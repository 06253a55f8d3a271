"""One run over all sides, in turns: a busy machine slows all of them down alike."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from oyabun.bench.peers import our_side, their_side
from oyabun.bench.peers.installing import Installed, find_tool, install_peers, plain_environment
from oyabun.shelf import games

ROUNDS: Final = 3
"""How often everybody is asked; the best round counts: noise only slows down."""
OURS: Final = "Oyabun"
LIBRARIES: Final = {
    "driven hearts": "OpenSpiel",
    "driven gin_rummy": "OpenSpiel",
    "playouts hearts": "OpenSpiel",
    "playouts gin_rummy": "OpenSpiel",
    "clones hearts": "OpenSpiel",
    "clones gin_rummy": "OpenSpiel",
    "search hearts": "OpenSpiel",
    "driven catan": "Catanatron",
    "driven uno": "RLCard",
    "steps hanabi": "PettingZoo",
    "steps leduc_holdem": "PettingZoo",
    "steps texas_holdem": "PettingZoo",
    "driven tic_tac_toe": "boardgame.io",
}
"""Whose each task is that is not ours."""
UNITS: Final = {
    "driven": "decisions/s from an interpreted loop",
    "playouts": "decisions/s in compiled playouts (theirs: C++ rollouts after the deal)",
    "clones": "clones/s of a position in the middle",
    "search": "simulations/s of a search",
    "steps": "environment steps/s, observations included",
}


class Wanted(NamedTuple):
    """What every game of ours is to reach, beside a task of another library."""

    what: str
    beside: str
    ratio: float
    game: str = ""
    """The one game that is meant, if it is not all."""


WANTED: Final = (
    Wanted("driven", "driven hearts", 2.0),
    Wanted("driven", "driven catan", 20.0),
    Wanted("playouts", "playouts hearts", 0.4),
    Wanted("playouts", "playouts hearts", 1.0, "kamiza"),
    Wanted("clones", "clones gin_rummy", 5.0),
    Wanted("steps", "steps hanabi", 5.0),
    Wanted("steps", "steps leduc_holdem", 5.0),
    Wanted("steps", "steps texas_holdem", 5.0),
)


class Measured(msgspec.Struct, frozen=True):
    """How much of something a library does in a second of the processor."""

    what: str
    library: str
    game: str
    rate: float


class Missing(msgspec.Struct, frozen=True):
    """What could not be measured, and why."""

    library: str
    task: str
    """Empty where the whole library is missing."""
    why: str


class Goal(msgspec.Struct, frozen=True):
    """A ratio that we want to reach, and do or do not."""

    what: str
    game: str
    beside: str
    wanted: float
    found: float

    @property
    def reached(self) -> bool:
        """Whether it is reached."""
        return self.found >= self.wanted


class PeerRun(msgspec.Struct, frozen=True):
    """What one run found."""

    python: str
    machine: str
    seconds: float
    """Measured for each number, in all."""
    measured: tuple[Measured, ...]
    goals: tuple[Goal, ...]
    missing: tuple[Missing, ...]


Process = subprocess.Popen[str]
Say = Callable[[str], None]
"""Is told what is being done."""


def compare_peers(seconds: float, say: Say = lambda _text: None) -> PeerRun:
    """Install what is missing, then measure everybody in turns."""
    say("installing the other libraries …")
    installed = install_peers()
    missing = [Missing(library, "", why) for library, why in installed.missing.items()]
    ours = [f"{what} {game.key}" for game in games() for what in our_side.WHAT]
    theirs = [task for task, library in LIBRARIES.items() if library not in installed.missing]
    rates: dict[str, list[float]] = {}
    failed: dict[str, str] = {}
    with ExitStack() as open_sides:
        us, them, node = (open_sides.enter_context(one) for one in sides(installed))
        for number in range(ROUNDS):
            for task in [*theirs, *ours]:
                if task in failed:
                    continue
                say(f"round {number + 1} of {ROUNDS}: {task} …")
                library = LIBRARIES.get(task, OURS)
                side = {OURS: us, "boardgame.io": node}.get(library, them)
                answer = ask(side, task, seconds / ROUNDS)
                if isinstance(answer, str):
                    failed[task] = answer
                else:
                    rates.setdefault(task, []).append(answer)
    missing += [Missing(LIBRARIES.get(task, OURS), task, why) for task, why in failed.items()]
    best = {task: max(found) for task, found in rates.items()}
    return PeerRun(
        platform.python_version(),
        f"{platform.machine()}, {os.cpu_count()} cores",
        seconds,
        tuple(_measured(task, found) for task, found in best.items()),
        tuple(goals(best)),
        tuple(missing),
    )


def _measured(task: str, found: float) -> Measured:
    what, _, game = task.partition(" ")
    return Measured(what, LIBRARIES.get(task, OURS), game, found)


def goals(best: dict[str, float]) -> Iterator[Goal]:
    """Yield what we wanted to reach and what we have, where both sides were measured."""
    for wanted in WANTED:
        for game in games():
            own = f"{wanted.what} {game.key}"
            if wanted.game in ("", game.key) and own in best and wanted.beside in best:
                ratio = best[own] / best[wanted.beside]
                yield Goal(wanted.what, game.key, wanted.beside, wanted.ratio, ratio)


# Processes that measure


def sides(installed: Installed) -> Sequence[AbstractContextManager[Process]]:
    """Return the three processes: ours, the other libraries', and that of Node."""
    folder = Path(their_side.__file__).parent
    node = find_tool("node")
    program = [str(node), str(folder / "boardgame.mjs")] if node else [sys.executable, "-c", ""]
    return (
        side([sys.executable, "-m", our_side.__name__], Path.cwd(), dict(os.environ)),
        side([str(installed.python), their_side.__file__], folder, plain_environment()),
        side(program, installed.node or folder, plain_environment()),
    )


@contextmanager
def side(command: Sequence[str], folder: Path, environment: dict[str, str]) -> Iterator[Process]:
    """A process that measures what it is told to."""
    process = subprocess.Popen(  # noqa: S603 -- our own programs
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    try:
        yield process
    finally:
        process.kill()
        with suppress(BrokenPipeError):  # one that died did not hear what it was asked
            process.communicate()


def ask(process: Process, task: str, seconds: float) -> float | str:
    """Return how much of a task is done in a second, or why that is not known."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(json.dumps({"task": task, "seconds": seconds}) + "\n")
        process.stdin.flush()
        line = process.stdout.readline()
    except BrokenPipeError:
        line = ""
    if not line:
        return "the process that measures it has ended"
    answer = json.loads(line)
    return float(answer["rate"]) if "rate" in answer else str(answer["error"])
