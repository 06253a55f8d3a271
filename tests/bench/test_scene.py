from __future__ import annotations

from oyabun.bench.scene import measure_scene


def test_a_picture_of_hundreds_of_pieces_is_built_written_and_compared() -> None:
    cost = measure_scene()
    assert cost.elements > 400
    assert cost.diff_bytes < 2000 < cost.svg_bytes
    assert min(cost.build_ms, cost.write_ms, cost.diff_ms) > 0
