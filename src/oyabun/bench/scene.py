"""What a picture costs: building it, writing it, and comparing it with the one before."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

import msgspec

from oyabun.svg.specimen import map_scene

ROUNDS: Final = 20
"""The best one counts: noise only slows down."""


class SceneCost(msgspec.Struct, frozen=True):
    """What was measured, for a map with tokens of which a few move."""

    elements: int
    build_ms: float
    write_ms: float
    diff_ms: float
    svg_bytes: int
    diff_bytes: int


def measure_scene() -> SceneCost:
    """Measure in this process."""
    before, after = map_scene(0), map_scene(1)
    operations = [operation.to_json() for operation in after.diff(before)]
    return SceneCost(
        elements=sum(1 for _ in after.root.walk()),
        build_ms=_best(lambda: None, lambda _: map_scene(1)),
        write_ms=_best(lambda: map_scene(1), str),  # nodes remember how they are written
        diff_ms=_best(lambda: None, lambda _: after.diff(before)),
        svg_bytes=len(str(after)),
        diff_bytes=len(msgspec.json.encode(operations)),
    )


def _best(prepare: Callable[[], object], work: Callable[[object], object]) -> float:
    """Return the milliseconds that work on something prepared takes."""
    best = float("inf")
    for _ in range(ROUNDS):
        prepared = prepare()
        start = perf_counter()
        work(prepared)
        best = min(best, perf_counter() - start)
    return best * 1000
