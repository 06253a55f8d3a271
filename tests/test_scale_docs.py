"""The plan of docs/scale.md follows from its figures by its formulas."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest

PLAN = (Path(__file__).parent.parent / "docs" / "scale.md").read_text()
ROW = re.compile(
    r"^\| ([\d,]+) \| ([\d,]+) \| (\d+) \+ 1 \| ([\d,.]+) GB \| ([\d,.]+) \| ([\d,]+) GB \|$", re.M
)


def number(text: str) -> float:
    return float(text.replace(",", ""))


def figure(name: str) -> float:
    found = re.search(rf"^\| `{name}` \|.*\| ([\d,.]+) \|$", PLAN, re.M)
    assert found is not None
    return number(found[1])


def test_the_plan_is_what_the_formulas_give() -> None:
    pause, used, moves = figure("T"), figure("u"), figure("m")
    socket, database, growth = figure("k"), figure("d"), figure("b")
    rows = ROW.findall(PLAN)
    assert [number(row[0]) for row in rows] == [1e3, 1e4, 1e5, 1e6]
    for row in rows:
        people, rate, servers, memory, cores, day = map(number, row)
        assert rate == people / pause
        assert servers == math.ceil(rate / (moves * used))
        assert memory == pytest.approx(people * socket / 1e6, abs=0.06)
        assert cores == pytest.approx(rate * database / 1e6 / used, abs=0.06)
        assert day == pytest.approx(rate * 86_400 * growth / 1e9, abs=0.6)
