from __future__ import annotations

import pytest

from oyabun.bench.web import NotMeasured, bench_web
from oyabun.bench.web.paint import measure_paint
from oyabun.cli.serve import serve_tables
from oyabun.cli.webbench import show_web
from tests.web.serving import Server


def test_the_benchmark_measures_moves_and_kills_and_says_why_nothing_was_painted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("OYABUN_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", "")
    told: list[str] = []
    measured = bench_web(serve_tables, told.append, sockets=(8,), seconds=1.5, kills=2)
    assert told == ["moves with 8 sockets", "painting in Chromium", "2 kills"]
    (run,) = measured.runs
    assert run.sockets == 8
    assert run.moves > 0
    assert run.moves_per_second > 0
    assert run.moves_per_cpu_second > 0
    assert 0 < run.latency_p50_ms <= run.latency_p99_ms
    assert 0 < run.diff_bytes_median < run.bytes_per_move
    assert measured.client_bytes > 0
    assert isinstance(measured.paint, NotMeasured)
    assert measured.kills.kills == 2
    assert measured.kills.acknowledged_moves > 0
    assert measured.kills.lost_moves == 0
    show_web(measured)
    shown = capsys.readouterr().out
    assert "no Chromium" in shown
    assert "8 sockets" in shown


def test_a_real_browser_shows_what_others_do_after_it_was_pushed(server: Server) -> None:
    painted = measure_paint(server, samples=5)
    if isinstance(painted, NotMeasured):
        pytest.skip(painted.not_measured)
    assert painted.samples == 5
    assert 0 < painted.push_to_paint_p50_ms <= painted.move_to_paint_p50_ms
    assert painted.move_to_paint_p50_ms <= painted.move_to_paint_p99_ms
