"""Hexes, tables and rows of cards lie where they should."""

from __future__ import annotations

from math import dist

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oyabun.svg.geometry import Box, Point, around, hex_centre, hex_corners

NEIGHBOURS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
small = st.integers(-20, 20)


@given(small, small, st.sampled_from(NEIGHBOURS))
def test_neighbouring_hexes_share_exactly_two_corners(
    q: int, r: int, step: tuple[int, int]
) -> None:
    here = hex_corners(hex_centre(q, r, 30), 30)
    there = hex_corners(hex_centre(q + step[0], r + step[1], 30), 30)
    assert sum(dist(a, b) < 1e-6 for a in here for b in there) == 2


def test_a_hex_has_a_point_on_top() -> None:
    assert hex_corners(Point(0, 0), 10)[0] == pytest.approx((0, -10))


@pytest.mark.parametrize("count", range(2, 10))
def test_you_sit_at_the_bottom_and_the_others_go_clockwise(count: int) -> None:
    for you in range(count):
        seats = around(Point(100, 100), 80, 50, count, first=you)
        assert seats[you] == pytest.approx((100, 150))
        assert seats[(you + 1) % count].x < 100 or count == 2
        assert len({(round(x, 3), round(y, 3)) for x, y in seats}) == count


@given(st.integers(1, 30), st.floats(100, 900))
def test_a_row_of_cards_never_sticks_out(count: int, width: float) -> None:
    boxes = Box(10, 0, width, 70).row(count, width=50, gap=8)
    assert len(boxes) == count
    assert boxes[0].x >= 10 - 1e-6
    assert boxes[-1].right <= 10 + width + 1e-6
    assert boxes[0].x - 10 == pytest.approx(10 + width - boxes[-1].right)
