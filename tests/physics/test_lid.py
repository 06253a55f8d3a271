"""Bodies fall into a lid: they come to rest, and they fall as ZOK-P2 says."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from oyabun.games.zoku import GAME
from oyabun.physics.calibration import FORCES, MEASURED, measure, parameters
from oyabun.physics.flights import write_flight
from oyabun.physics.lid import Flick, Hand, available, throw
from oyabun.physics.poses import BACK, LID_X, LID_Y, OUT, lying

needs_physics = pytest.mark.skipif(not available(), reason="MuJoCo is an extra")
WANTED = GAME.edition.data["throws"]


def hands(*bands: int, flick: Flick | None = None) -> list[Hand]:
    one = Flick(FORCES["steady"]) if flick is None else flick
    return [Hand(tuple(range(5 * at, 5 * at + count)), one) for at, count in enumerate(bands)]


@needs_physics
def test_thrown_pieces_come_to_rest_in_about_a_second() -> None:
    flight = throw(hands(3, 3), {}, seed=4)
    assert flight.pieces == (0, 1, 2, 5, 6, 7)
    assert 10 <= len(flight.pictures) <= 121
    for before, after in zip(flight.pictures[-2], flight.pictures[-1], strict=True):
        assert before[:3] == pytest.approx(after[:3], abs=0.05)


@needs_physics
def test_a_flight_is_small() -> None:
    assert len(write_flight(throw(hands(3, 3), {}, seed=5))) < 12_000


@needs_physics
def test_the_same_throw_falls_the_same_way() -> None:
    assert throw(hands(2, 2), {}, seed=9) == throw(hands(2, 2), {}, seed=9)
    assert throw(hands(2, 2), {}, seed=9) != throw(hands(2, 2), {}, seed=10)


@needs_physics
def test_pieces_in_the_lid_lie_inside_its_walls() -> None:
    for seed in range(6):
        flight = throw(hands(3, 2), {}, seed)
        for piece, how in flight.positions().items():
            pose = flight.pictures[-1][flight.pieces.index(piece)]
            inside = abs(pose.x) <= LID_X and abs(pose.y) <= LID_Y
            assert inside == (how != OUT)


@needs_physics
def test_whoever_lies_in_the_street_stays_and_is_in_the_way() -> None:
    there = {10: lying((0.0, 0.0), BACK, 0.2), 11: lying((3.0, 2.0), BACK, 0.6)}
    with_them = throw(hands(3, 3), there, seed=3)
    assert with_them.pieces == (0, 1, 2, 5, 6, 7), "they are not thrown"
    assert with_them != throw(hands(3, 3), {}, seed=3)


@needs_physics
def test_a_flick_is_clamped_whatever_a_client_sends() -> None:
    wild = Flick(99.0, -99.0, float("nan"), 7.0)
    assert wild.clamped() == Flick(1.0, -1.0, 0.0, 1.0)
    assert throw(hands(1, flick=wild), {}, 1) == throw(hands(1, flick=wild.clamped()), {}, 1)


@pytest.mark.rule("ZOK-P2")
def test_ten_thousand_pieces_fell_as_the_table_says_with_the_parameters_of_today() -> None:
    kept = json.loads(files("oyabun.physics").joinpath(MEASURED).read_text(encoding="utf-8"))
    assert kept["parameters"] == parameters(), "measure again: python -m oyabun.physics.calibration"
    assert all(count >= 10_000 for count in kept["thrown"].values())
    for share, wanted in zip(kept["shares"]["steady"], WANTED["steady"], strict=True):
        assert abs(share - wanted) <= 2


@pytest.mark.rule("ZOK-P3")
def test_careful_and_brutal_throws_move_the_shares_as_the_table_says() -> None:
    kept = json.loads(files("oyabun.physics").joinpath(MEASURED).read_text(encoding="utf-8"))
    careful, steady, brutal = (kept["shares"][force] for force in FORCES)
    out, belly, feet = 0, 1, 4
    assert careful[out] < steady[out] < brutal[out]
    assert careful[belly] > steady[belly] > brutal[belly]
    assert careful[feet] < steady[feet] < brutal[feet]
    for force in FORCES:
        for share, wanted in zip(kept["shares"][force], WANTED[force], strict=True):
            assert abs(share - wanted) <= 4


@needs_physics
@pytest.mark.rule("ZOK-P2")
def test_pieces_fall_today_as_they_were_measured() -> None:
    today = measure("steady", 1200, seed=7)
    for share, wanted in zip(today.shares, WANTED["steady"], strict=True):
        assert abs(share - wanted) <= 5, today  # 2 points, and two deviations of 1,200 pieces
