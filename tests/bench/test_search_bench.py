from __future__ import annotations

from oyabun.bench.search import measure_search
from oyabun.games.kamiza import GAME
from oyabun.search import Setting


def test_a_simulation_is_measured_in_a_search_and_alone() -> None:
    speed = measure_search(GAME, 0.01, Setting(effort=0.001, wide=1.0))
    assert (speed.game, speed.seats) == ("kamiza", 4)
    assert 0 < speed.imagine_us < speed.alone_us
    assert speed.ratio == speed.searched_us / speed.alone_us
