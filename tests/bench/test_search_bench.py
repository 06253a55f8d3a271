from __future__ import annotations

from oyabun.bench.search import measure_search
from oyabun.games.kamiza import GAME
from oyabun.search import Setting


def test_a_simulation_is_measured_in_a_search_and_alone() -> None:
    glance = Setting(effort=0.001, wide=1.0)
    speed = measure_search(GAME, 0.01, glance, glance)
    assert (speed.game, speed.seats) == ("kamiza", 4)
    assert 0 < speed.imagine_us < speed.alone_us
    assert speed.ratio == speed.searched_us / speed.alone_us
    assert [one.seats for one in speed.hard] == [3, 4], "the smallest table and the largest"
    assert all(0 < one.mean <= one.slowest for one in speed.hard)
