from __future__ import annotations

import msgspec
import pytest

from oyabun.bench.postgres import Postgres
from oyabun.bench.web.fleet import FleetBench, compare, measure_fleet, started
from oyabun.bench.web.fleet_kills import bench_kills
from oyabun.bench.web.settings import settings
from oyabun.cli.fleetbench import show_fleet, show_kills
from oyabun.cli.serve import serve_tables
from oyabun.shelf import find_game


def test_servers_that_share_a_database_are_measured(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    kamiza = settings(find_game("kamiza"))[0]
    with started(serve_tables, 2, postgres.address(), hashed=False) as fleet:
        load = measure_fleet(fleet, kamiza, postgres, sockets=9, seconds=0.3)
    assert (load.store, load.servers, load.hashed) == ("postgres", 2, False)
    assert load.moves_per_cpu_second > 0
    assert 0 < load.latency_p50_ms <= load.latency_p99_ms
    assert load.database_bytes is not None
    twice = msgspec.structs.replace(load, moves_per_second=2 * load.moves_per_second)
    gain = compare(load, load, twice)
    assert (gain.database, gain.servers) == (1.0, 2.0)
    show_fleet(FleetBench(2, enough_cores=False, loads=(load,), gains=(gain,)))
    shown = capsys.readouterr().out
    assert "2, not hashed" in shown
    assert "several servers 2.00 × the moves of one" in shown
    assert "too few" in shown


def test_killing_servers_and_their_database_loses_nothing(
    postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    measured = bench_kills(serve_tables, print, servers=2, kills=1, database_kills=1, crowd=(2, 0))
    assert (measured.kills, measured.database_kills) == (1, 1)
    assert measured.acknowledged_moves > 0
    assert (measured.lost_moves, measured.doubled_moves) == (0, 0)
    show_kills(measured)
    assert "moves lost" in capsys.readouterr().out
