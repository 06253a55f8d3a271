"""Games on a cluster of Ray's: the same as anywhere else."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from oyabun.arena import Crew, simulate
from oyabun.core.errors import RequestError
from oyabun.games.kamiza import GAME
from tests.arena.test_simulation import untimed

pytest.importorskip("ray", reason="Ray is not installed")

ON_RAY = Crew(2, "ray")
WORKER = b"ray::play_some"


def workers() -> list[int]:
    """The processes that play for Ray now."""
    return [
        int(found.parent.name)
        for found in Path("/proc").glob("[0-9]*/cmdline")
        if found.read_bytes().startswith(WORKER)
    ]


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="processes cannot be found")
def test_games_on_ray_are_the_same_also_when_workers_and_the_driver_die(tmp_path: Path) -> None:
    killed: list[int] = []
    ticks: list[int] = []

    def kill(games: int) -> None:
        ticks.append(games)
        if len(ticks) == 2:
            killed.extend(workers())
            for worker in killed:
                os.kill(worker, signal.SIGKILL)
        if len(ticks) == 60:
            raise KeyboardInterrupt

    alone = simulate(GAME, ["heuristic", "random"], games=120, seed=4)
    with pytest.raises(KeyboardInterrupt):
        simulate(
            GAME,
            ["heuristic", "random"],
            games=120,
            seed=4,
            crew=ON_RAY,
            folder=tmp_path,
            tick=kill,
        )
    assert killed
    ticks.clear()
    hunted = simulate(
        GAME, ["heuristic", "random"], games=120, seed=4, crew=ON_RAY, folder=tmp_path
    )
    assert untimed(hunted) == untimed(alone)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "somewhere"])
def test_a_cluster_that_does_not_answer_is_said_to(address: str) -> None:
    with pytest.raises(RequestError, match=address):
        simulate(GAME, ["random"], games=1, seed=1, crew=Crew(1, "ray", address))
