"""Poses and flights: how a piece lies, and a throw as a few kilobytes of text."""

from __future__ import annotations

from base64 import b64decode, b64encode
from math import cos, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oyabun.physics.flights import (
    LONGEST,
    MOST_PICTURES,
    MOST_PIECES,
    Flight,
    FlightError,
    read_flight,
    write_flight,
)
from oyabun.physics.poses import BACK, BELLY, EDGE, FEET, OUT, Pose, lying, position

numbers = st.floats(-1, 1)


@pytest.mark.parametrize("how", [BELLY, EDGE, BACK, FEET])
@given(turn=st.floats(0, 1))
def test_a_piece_that_lies_somehow_is_seen_to_lie_so(how: int, turn: float) -> None:
    assert position(lying((1.0, -2.0), how, turn)) == how


@given(st.floats(0, 0.3), st.floats(0, 6.28))
def test_a_little_tilt_is_still_flat(tilt: float, way: float) -> None:
    flat = Pose(0, 0, 0.3, cos(0.7854), sin(0.7854), 0, 0)
    small = (cos(tilt / 2), sin(tilt / 2) * cos(way), sin(tilt / 2) * sin(way), 0.0)
    tilted = Pose(0, 0, 0.3, *times(small, flat))
    assert position(tilted) == BACK


def times(one: tuple[float, float, float, float], pose: Pose) -> tuple[float, float, float, float]:
    """Return one turn after another."""
    (a, b, c, d), (e, f, g, h) = one, pose[3:]
    return (
        a * e - b * f - c * g - d * h,
        a * f + b * e + c * h - d * g,
        a * g - b * h + c * e + d * f,
        a * h + b * g - c * f + d * e,
    )


def test_leaning_or_on_the_head_counts_as_edge() -> None:
    leaning = Pose(0, 0, 0.5, cos(0.45), sin(0.45), 0, 0)
    on_the_head = Pose(0, 0, 0.8, 0, 1, 0, 0)
    assert position(leaning) == position(on_the_head) == EDGE


def test_beyond_the_walls_is_out_however_it_lies() -> None:
    assert position(Pose(11.5, 0, -0.1, 1, 0, 0, 0)) == OUT
    assert position(Pose(0, -8.3, -0.1, 1, 0, 0, 0)) == OUT


@st.composite
def flights(draw: st.DrawFn) -> Flight:
    pieces = draw(st.lists(st.integers(0, 24), min_size=1, max_size=6, unique=True))
    pose = st.builds(Pose, *[st.floats(-40, 40)] * 3, *[numbers] * 4)
    pictures = draw(st.lists(st.tuples(*[pose] * len(pieces)), min_size=1, max_size=5))
    return Flight(tuple(pieces), tuple(pictures))


@given(flights())
def test_a_flight_reads_back_to_a_hundredth_of_a_millimetre(flight: Flight) -> None:
    again = read_flight(write_flight(flight))
    assert again.pieces == flight.pieces
    for before, after in zip(flight.pictures, again.pictures, strict=True):
        for one, other in zip(before, after, strict=True):
            assert one[:3] == pytest.approx(other[:3], abs=0.001)
            assert one[3:] == pytest.approx(other[3:], abs=0.0001)
    assert write_flight(again) == write_flight(flight), "the text has one form"


@given(st.text(max_size=200))
def test_nonsense_is_no_flight(text: str) -> None:
    with pytest.raises(FlightError):
        read_flight(text)


def test_the_size_of_a_flight_is_checked_before_it_is_unpacked() -> None:
    still = (lying((0, 0), BACK, 0),)
    text = write_flight(Flight((3,), (still, still)))
    packed = bytearray(b64decode(text))
    for at, value in (
        (0, 2),
        (1, 60),
        (2, 0),
        (2, MOST_PIECES + 1),
        (3, 0),
        (3, MOST_PICTURES + 1),
    ):
        changed = packed.copy()
        changed[at] = value
        with pytest.raises(FlightError):
            read_flight(b64encode(changed).decode())
    with pytest.raises(FlightError, match="at most"):
        read_flight("A" * (LONGEST + 4))
    with pytest.raises(FlightError, match="longer or shorter"):
        read_flight(b64encode(packed + b"\0").decode())
    with pytest.raises(FlightError, match="twice"):
        read_flight(write_flight(Flight((3, 3), ((*still, *still),))))
