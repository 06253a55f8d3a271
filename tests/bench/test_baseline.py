"""What became slower is told by ratios, which do not depend on the machine."""

from __future__ import annotations

from pathlib import Path

import pytest

from oyabun.bench import baseline
from oyabun.bench.baseline import Baseline, slower_than, store_baseline, stored_baseline
from oyabun.bench.speed import GameSpeed, Speed
from oyabun.games import GAMES

PURE = Speed(1.0, 1.0, 1.0)


def measured(ratio: Speed | None, game: str = "kamiza") -> GameSpeed:
    return GameSpeed(game, 3, ratio, PURE, ratio)


def test_what_lost_more_than_a_quarter_is_told() -> None:
    before = Baseline("", "", {"kamiza": Speed(40.0, 20.0, 4.0)})
    (found,) = slower_than(before, [measured(Speed(29.9, 15.1, 8.0))])
    assert (found.game, found.what, found.before, found.now) == ("kamiza", "playout", 40.0, 29.9)
    assert slower_than(before, [measured(None), measured(PURE, "hanafuda")]) == []


def test_every_game_of_ours_has_a_baseline() -> None:
    stored = stored_baseline()
    assert set(stored.ratios) == {game.key for game in GAMES}
    assert stored.command.startswith("oyabun bench")


def test_a_baseline_is_stored_and_read_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(baseline, "__file__", str(tmp_path / "baseline.py"))
    place = store_baseline([measured(Speed(1.23, 4.56, 7.89))], "oyabun bench", "2026-11-17")
    text = place.read_text(encoding="utf-8")
    assert '"playout": 1.2' in text
    assert "2026-11-17" in text
