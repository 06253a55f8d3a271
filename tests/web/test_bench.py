from __future__ import annotations

import pytest

from oyabun.bench.web import NotMeasured, bench_page, bench_web
from oyabun.bench.web.paint import measure_paint
from oyabun.bench.web.settings import settings
from oyabun.cli.serve import serve_tables
from oyabun.cli.webbench import show_page, show_web
from oyabun.shelf import find_game
from tests.web.serving import Server


def test_the_benchmark_measures_every_kind_of_table_of_a_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told: list[str] = []
    game = find_game("kamiza")
    measured = bench_web(serve_tables, [game], told.append, sockets=8, seconds=0.5)
    assert told == ["kamiza 3", "kamiza 4", "kamiza 4, crowded"]
    assert [(load.seats, load.sockets) for load in measured.loads] == [(3, 9), (4, 8)]
    for load in measured.loads:
        assert load.moves > 0
        assert load.moves_per_second > 0
        assert load.moves_per_cpu_second > 0
        assert 0 < load.latency_p50_ms <= load.latency_p99_ms
        assert 0 < load.diff_bytes_median < load.bytes_per_move
    (crowded,) = measured.crowds
    assert [crowd.spectators for crowd in crowded.crowds] == [2, 20, 200]
    assert all(crowd.move_us > 0 for crowd in crowded.crowds)
    show_web(measured)
    assert "kamiza 4" in capsys.readouterr().out


def test_the_most_crowded_table_of_a_game_is_measured_too() -> None:
    kinds = settings(find_game("cash_n_guns"))
    assert [(kind.seats, kind.options) for kind in kinds] == [
        (3, {}),
        (6, {}),
        (9, {"mode": "yakuza"}),
    ]
    assert all(kind.options == {"throws": "table"} for kind in settings(find_game("zoku")))


def test_the_benchmark_kills_servers_and_says_why_nothing_was_painted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("OYABUN_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", "")
    told: list[str] = []
    measured = bench_page(serve_tables, [], told.append, kills=2)
    assert told == ["painting in Chromium", "2 kills"]
    assert measured.client_bytes > 0
    assert isinstance(measured.paint, NotMeasured)
    assert measured.kills.kills == 2
    assert measured.kills.acknowledged_moves > 0
    assert measured.kills.lost_moves == 0
    show_page(measured)
    assert "no Chromium" in capsys.readouterr().out


def test_a_real_browser_shows_what_others_do_after_it_was_pushed(server: Server) -> None:
    phone = settings(find_game("kamiza"))[0]
    painted = measure_paint(server, 5, [phone], seconds=2.0)
    if isinstance(painted, NotMeasured):
        pytest.skip(painted.not_measured)
    assert painted.samples == 5
    (frames,) = painted.frames
    assert 0 < frames.taken_p50_ms <= frames.taken_p95_ms
    assert 0 < frames.frame_p95_ms <= frames.frame_worst_ms
    assert 0 < painted.push_to_paint_p50_ms <= painted.move_to_paint_p50_ms
    assert painted.move_to_paint_p50_ms <= painted.move_to_paint_p99_ms
