"""Views as numbers: what is written is read, part by part."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from oyabun.core.tensors import Row, clockwise

WIDTHS = st.integers(1, 60)


def test_every_word_writes_on_where_the_last_one_ended() -> None:
    row = Row()
    row.part("time").share(1, 4).number(2.5)
    row.part("own").flag(row.length == 2).flag(row.length == 2).skip(2)
    row.part("counts").shares(0x21, 2, 2).shares(0x0300, 2, 6, width=8)
    assert row.length == 10
    assert row.pieces() == {
        "time": [0.25, 2.5],
        "own": [1.0, 0.0, 0.0, 0.0],
        "counts": [0.5, 1.0, 0.0, 0.5],
    }


@given(st.integers(0, 2**62 - 1), WIDTHS)
def test_flags_are_the_lowest_bits_of_a_set(bits: int, width: int) -> None:
    written = Row().part("bits").flags(bits, width).pieces()["bits"]
    assert written == [float(bits >> at & 1) for at in range(width)]


@given(st.integers(-2, 62), WIDTHS)
def test_one_hot_is_a_one_at_its_place_and_nothing_elsewhere(index: int, width: int) -> None:
    written = Row().part("one").one_hot(index, width).pieces()["one"]
    assert written == [float(at == index) for at in range(width)]


@given(st.lists(WIDTHS, min_size=1, max_size=20), st.integers(0, 600))
def test_a_row_has_room_for_whatever_is_written(widths: list[int], room: int) -> None:
    row = Row(room)
    for number, width in enumerate(widths):
        row.part(str(number)).one_hot(width - 1, width)
    assert row.length == sum(widths)
    assert row.pieces() == {
        str(number): [0.0] * (width - 1) + [1.0] for number, width in enumerate(widths)
    }


def test_seats_are_told_from_the_viewers_on_and_empty_chairs_are_zeros() -> None:
    row = Row()
    row.part("seats").seats(clockwise(2, 3), 4, lambda seat: row.share(seat, 1).number(1))
    assert row.pieces()["seats"] == [2.0, 1.0, 0.0, 1.0, 1.0, 1.0, 0.0, 0.0]
    assert clockwise(None, 3) == [0, 1, 2]
