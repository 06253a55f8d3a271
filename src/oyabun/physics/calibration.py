"""Does a simulated throw fall as the rules say? Measured over many, and kept.

``oyabun calibrate`` throws and prints; ``python -m oyabun.physics.calibration`` writes the measured
table beside this file, with its date and the parameters it was measured with.
"""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from oyabun.physics import lid
from oyabun.physics.lid import Flick, Hand, throw

FORCES: Final = {"careful": 0.24, "steady": 0.44, "brutal": 0.66}
"""The force of a flick that stands for each way to throw."""
BANDS: Final = ((3, 3), (2, 2), (3, 1), (2, 1), (1, 1), (3, 2))
"""Brawls that are thrown in turn: how many of each gang."""
MEASURED: Final = "measured.json"


class Measured(NamedTuple):
    """How thrown pieces fell."""

    force: str
    thrown: int
    shares: tuple[float, ...]
    """In percent: out, belly, edge, back, feet."""


def measure(force: str, pieces: int, seed: int = 1) -> Measured:
    """Throw at least so many pieces, and count how they fall."""
    flick = Flick(FORCES[force])
    counts = [0] * 5
    number = 0
    while sum(counts) < pieces:
        bands = BANDS[number % len(BANDS)]
        first = bands[0]
        hands = [
            Hand(tuple(range(first)), flick),
            Hand(tuple(range(5, 5 + bands[1])), flick),
        ]
        for position in throw(hands, {}, seed * 1_000_003 + number).positions().values():
            counts[position] += 1
        number += 1
    total = sum(counts)
    return Measured(force, total, tuple([round(100 * count / total, 2) for count in counts]))


@cache
def stored() -> dict[str, list[float]]:
    """Return the table that was measured last, in percent, by force."""
    text = files("oyabun.physics").joinpath(MEASURED).read_text(encoding="utf-8")
    shares: dict[str, list[float]] = json.loads(text)["shares"]
    return shares


def parameters() -> dict[str, float]:
    """Return everything that a measurement depends on."""
    names = ("STEP", "SLOWEST", "FASTEST", "HEIGHT", "LIFT", "TUMBLE", "UPRIGHT", "THICK")
    return {name.lower(): getattr(lid, name) for name in names} | {
        f"force.{name}": force for name, force in FORCES.items()
    }


def main() -> None:
    """Measure 10,000 pieces for each force, and keep the table."""
    found = [measure(force, 10_000) for force in FORCES]
    text = json.dumps(
        {
            "measured": datetime.now(UTC).date().isoformat(),
            "thrown": {one.force: one.thrown for one in found},
            "shares": {one.force: list(one.shares) for one in found},
            "parameters": parameters(),
        },
        indent=2,
    )
    Path(__file__).with_name(MEASURED).write_text(text + "\n", encoding="utf-8")
    sys.stdout.write(text + "\n")


if __name__ == "__main__":
    main()
