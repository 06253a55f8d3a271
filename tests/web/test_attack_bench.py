"""The guard stands: short attacks on a server of our own, and what somebody else notices."""

from __future__ import annotations

import pytest

from oyabun.bench.attack import bench_attack
from oyabun.bench.attack.victim import Suffered
from oyabun.bench.attack.worlds import compare_worlds
from oyabun.cli.attackbench import show_attack
from oyabun.cli.serve import serve_tables
from oyabun.games import GAMES
from oyabun.shelf import find_game


def test_the_guard_reports_attack_figure_and_verdict(capsys: pytest.CaptureFixture[str]) -> None:
    told: list[str] = []
    found = bench_attack(
        serve_tables, told.append, seconds=0.6, kills=1, worlds=60, matches=30, only="pi"
    )
    assert told[:3] == ["pings", "pieces of messages", "pipelined requests"]
    assert [one.attack for one in found.attacks] == told[: len(found.attacks)]
    for one in found.attacks:
        assert one.alive
        assert one.answers > 5
        assert one.memory_after_mb < 2 * one.memory_before_mb
    assert found.kills.lost_moves == 0
    assert found.soak.matches == 30
    show_attack(found)
    shown = capsys.readouterr().out
    assert "verdict" in shown
    assert "scrambled worlds" in shown


def test_scrambled_worlds_are_alike_on_every_channel() -> None:
    compared = compare_worlds(200 * len(GAMES))
    assert [one.game for one in compared] == [game.key for game in GAMES]
    assert all(one.worlds >= 200 for one in compared)
    assert [one.differing for one in compared] == [0] * len(GAMES)


def test_worlds_are_alike_also_while_meeples_are_in_the_air() -> None:
    (compared,) = compare_worlds(3_600, [find_game("zoku")])
    assert compared.differing == 0


def test_an_attack_that_others_notice_came_through() -> None:
    calm = Suffered("x", 100, 1.0, 20.0, 30.0, 80.0, 90.0, alive=True)
    assert calm.withstood
    slow = Suffered("x", 100, 1.0, 300.0, 400.0, 80.0, 90.0, alive=True)
    big = Suffered("x", 100, 1.0, 20.0, 30.0, 80.0, 300.0, alive=True)
    gone = Suffered("x", 100, 1.0, 20.0, 30.0, 80.0, 90.0, alive=False)
    assert [one.withstood for one in (slow, big, gone)] == [False] * 3
