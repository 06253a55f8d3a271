from __future__ import annotations

import pytest

from oyabun.bench.postgres import NoPostgresError, find_programs
from oyabun.bench.web.fleet import bench_fleet
from oyabun.bench.web.fleet_kills import bench_kills
from oyabun.cli.fleetbench import show_fleet, show_kills
from oyabun.cli.serve import serve_tables
from oyabun.shelf import find_game


@pytest.fixture(autouse=True)
def programs() -> None:
    try:
        find_programs()
    except NoPostgresError as error:
        pytest.skip(str(error))


def test_several_servers_are_measured_beside_one_on_a_file(
    capsys: pytest.CaptureFixture[str],
) -> None:
    measured = bench_fleet(
        serve_tables, [find_game("kamiza")], print, servers=2, sockets=60, seconds=0.2
    )
    kinds = [(load.store, load.servers, load.hashed) for load in measured.loads]
    assert kinds == [
        ("sqlite", 1, True),
        ("postgres", 1, True),
        ("postgres", 2, True),
        ("postgres", 2, False),
    ]
    for load in measured.loads:
        assert load.moves_per_cpu_second > 0
        assert 0 < load.latency_p50_ms <= load.latency_p99_ms
        assert (load.database_bytes is None) == (load.store == "sqlite")
    assert [load.conflicts_percent for load in measured.loads[:3]] == [0.0] * 3
    show_fleet(measured)
    assert "not hashed" in capsys.readouterr().out


def test_killing_servers_and_their_database_loses_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    measured = bench_kills(serve_tables, print, servers=2, kills=2, database_kills=1)
    assert (measured.kills, measured.database_kills) == (2, 1)
    assert measured.acknowledged_moves > 0
    assert (measured.lost_moves, measured.doubled_moves) == (0, 0)
    show_kills(measured)
    assert "moves lost" in capsys.readouterr().out
