"""Other libraries are measured in an environment of their own; what is missing is named."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from oyabun.bench.peers import comparing, installing, our_side, their_side
from oyabun.bench.peers.comparing import Measured, PeerRun, ask, compare_peers, goals, side
from oyabun.bench.peers.installing import Installed
from oyabun.cli.peerbench import write_page

SCRIPTED = """
import json, sys
for line in sys.stdin:
    task = json.loads(line)["task"]
    answer = {"error": "no dice"} if "uno" in task else {"rate": 10.0 * len(task)}
    print(json.dumps(answer), flush=True)
"""


@contextmanager
def scripted() -> Iterator[comparing.Process]:
    """A process that measures nothing and always says the same."""
    with side([sys.executable, "-c", SCRIPTED], Path.cwd(), {}) as process:
        yield process


def test_a_library_that_was_installed_is_not_installed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    place = installing.place_of_peers()
    (place / "bin").mkdir(parents=True)
    (place / "bin" / "python").touch()
    (place / "node").mkdir()
    (place / "ready.txt").write_text("\n".join(installing.PYTHON.values()))
    (place / "node" / "ready.txt").write_text("\n".join(installing.NODE.values()))
    assert installing.install_peers().missing == {}


def test_a_library_that_cannot_be_had_is_named_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    place = installing.place_of_peers()
    (place / "bin").mkdir(parents=True)
    tool = place / "bin" / "python"
    tool.write_text("#!/bin/sh\necho 'no such package' >&2\nexit 1\n")
    tool.chmod(0o755)
    monkeypatch.setattr(installing, "find_tool", lambda _name: None)
    found = installing.install_peers()
    assert found.missing == {
        **dict.fromkeys(installing.PYTHON, "no such package"),
        "boardgame.io": "there is no npm",
    }


def test_a_run_says_how_we_stand_and_what_it_could_not_measure(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    installed = Installed(Path(sys.executable), None, {"Catanatron": "not here"})
    monkeypatch.setattr(comparing, "install_peers", lambda: installed)
    monkeypatch.setattr(comparing, "sides", lambda _installed: [scripted() for _ in range(3)])
    found = compare_peers(0.1)
    reasons = {(one.library, one.task): one.why for one in found.missing}
    assert reasons == {("Catanatron", ""): "not here", ("RLCard", "driven uno"): "no dice"}
    assert not any(one.library == "Catanatron" for one in found.measured)
    beside = {one.beside for one in found.goals}
    assert "driven hearts" in beside
    assert "driven catan" not in beside
    page = write_page(found)
    assert "no dice" in page
    assert page.count("<figure>") == len(comparing.UNITS)


def test_a_goal_is_reached_or_not() -> None:
    found = {
        (one.game, one.reached)
        for one in goals({"clones kamiza": 60.0, "clones zoku": 40.0, "clones gin_rummy": 10.0})
    }
    assert found == {("kamiza", True), ("zoku", False)}


def test_a_process_that_ends_is_an_answer() -> None:
    with side([sys.executable, "-c", ""], Path.cwd(), {}) as process:
        process.wait()
        assert ask(process, "driven hearts", 0.1) == "the process that measures it has ended"


def test_all_of_ours_can_be_measured() -> None:
    pytest.importorskip("pettingzoo")
    tasks = our_side.tasks()
    assert {name.split()[0] for name in tasks} == set(our_side.WHAT) == set(comparing.UNITS)
    for what in our_side.WHAT:
        assert tasks[f"{what} kamiza"]()() > 0


def test_what_is_measured_of_openspiel_can_be() -> None:
    pytest.importorskip("pyspiel")
    for task in ("driven hearts", "playouts hearts", "clones gin_rummy", "search hearts"):
        assert their_side.TASKS[task]()() > 0


def test_every_task_has_a_library() -> None:
    assert {*their_side.TASKS, "driven tic_tac_toe"} == set(comparing.LIBRARIES)


def test_their_side_answers_line_by_line_and_says_what_it_lacks() -> None:
    asked = '{"task": "driven nothing", "seconds": 0.01}\n'
    done = subprocess.run(
        [sys.executable, str(their_side.__file__)], input=asked, capture_output=True, text=True
    )
    assert "KeyError" in done.stdout


def test_rates_are_plotted_by_powers_of_ten() -> None:
    run = PeerRun("3", "m", 1.0, (Measured("driven", "Oyabun", "kamiza", 1234.0),), (), ())
    assert "1,000" in write_page(run)
    assert "1.23 k" in write_page(run)
