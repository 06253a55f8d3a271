"""How fast a game is: decisions a second with and without the list of legal moves, and clones.

Compiled and pure Python are measured in one run, in two processes that take turns, so that a busy
machine slows both down alike. A process counts the time it works, not the time that passes.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from oyabun.core import play as driver
from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.play import playout, playout_listed, settle
from oyabun.core.state import AnyState
from oyabun.shelf import find_game

ROUNDS: Final = 5
"""How often the two processes take turns; the best round counts: noise only slows down."""


class Speed(msgspec.Struct, frozen=True):
    """What one process does in a second."""

    playout: float
    """Decisions, drawn at random without listing what is legal."""
    listed: float
    """Decisions, each drawn from the list of all legal moves."""
    clones: float
    """Copies of a position in the middle of a game."""


class GameSpeed(msgspec.Struct, frozen=True):
    """A game measured compiled and in pure Python; None where nothing is compiled."""

    game: str
    seats: int
    compiled: Speed | None
    pure: Speed
    ratio: Speed | None
    """Compiled divided by pure."""


class Request(msgspec.Struct, frozen=True):
    """What a measuring process is told on each line of its input."""

    game: str
    seats: int
    seconds: float


def measure_game(game: Game, seconds: float) -> GameSpeed:
    """Measure a game with all seats taken, `seconds` for each number."""
    sizes = game.seats_with(game.read_options({}))
    request = Request(game.key, sizes[-1], seconds / ROUNDS)
    pures: list[Speed] = []
    compileds: list[Speed] = []
    with _worker(pure=True) as pure, _worker(pure=False) as native:
        for _ in range(ROUNDS):
            pures.append(_ask(pure, request))
            if is_compiled():
                compileds.append(_ask(native, request))
    slow = _best(pures)
    if not compileds:
        return GameSpeed(game.key, request.seats, None, slow, None)
    fast = _best(compileds)
    ratio = Speed(fast.playout / slow.playout, fast.listed / slow.listed, fast.clones / slow.clones)
    return GameSpeed(game.key, request.seats, fast, slow, ratio)


def is_compiled() -> bool:
    """Return whether the kernel of this process is compiled."""
    return not (driver.__file__ or "").endswith(".py")


@contextmanager
def _worker(*, pure: bool) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", __spec__.name]
    env = {**os.environ, "OYABUN_PURE": "1" if pure else "0"}
    with subprocess.Popen(  # noqa: S603 -- this module, in another process
        command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield process


def _ask(process: subprocess.Popen[str], request: Request) -> Speed:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(msgspec.json.encode(request).decode() + "\n")
    process.stdin.flush()
    return msgspec.json.decode(process.stdout.readline(), type=Speed)


def _best(rounds: list[Speed]) -> Speed:
    return Speed(
        max(one.playout for one in rounds),
        max(one.listed for one in rounds),
        max(one.clones for one in rounds),
    )


# In the measuring process


def measure(game: Game, seats: int, seconds: float) -> Speed:
    """Measure in this process."""
    options = game.read_options({})

    def fresh() -> AnyState:
        state = game.setup(seats, options, game.edition)
        settle(state)
        return state

    rng = Rng(1)
    middle = _middle(fresh, rng)

    def clone_often() -> int:
        for _ in range(100):
            middle.clone()
        return 100

    return Speed(
        playout=_rate(lambda: playout(fresh(), rng), seconds),
        listed=_rate(lambda: playout_listed(fresh(), rng), seconds),
        clones=_rate(clone_often, seconds),
    )


def _middle(fresh: Callable[[], AnyState], rng: Rng) -> AnyState:
    """Return a position half way through a random game."""
    length = playout(fresh(), rng)
    state = fresh()
    for _ in range(length // 2):
        asked = driver.decision(state)
        if asked is None:
            break
        seat = driver.waiting(state)[0]
        driver.play(state, seat, asked.random_move(state, seat, rng))
    return state


def _rate(work: Callable[[], int], seconds: float) -> float:
    work()
    done = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        done += work()
    return done / passed


def answer() -> None:
    """Measure whatever is asked for, line by line."""
    for line in sys.stdin:
        asked = msgspec.json.decode(line, type=Request)
        speed = measure(find_game(asked.game), asked.seats, asked.seconds)
        sys.stdout.write(msgspec.json.encode(speed).decode() + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    answer()
