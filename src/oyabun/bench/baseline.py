"""How much faster than pure Python each game was when somebody looked: what became slower since.

Ratios travel between machines, rates do not. `oyabun bench --baseline` writes them anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from oyabun.bench.speed import GameSpeed, Speed

FILE: Final = "baseline.json"
SLOWER: Final = 0.25
"""What has lost more than this part of its ratio is told."""


class Baseline(msgspec.Struct, frozen=True):
    """The ratios of all games, with how they were measured."""

    command: str
    date: str
    ratios: dict[str, Speed]
    """Compiled divided by pure, by game."""


class Slower(msgspec.Struct, frozen=True):
    """Something that became slower."""

    game: str
    what: str
    before: float
    now: float


def stored_baseline() -> Baseline:
    """Return the baseline that comes with the package."""
    text = files(__package__).joinpath(FILE).read_bytes()
    return msgspec.json.decode(text, type=Baseline)


def store_baseline(speeds: Sequence[GameSpeed], command: str, date: str) -> Path:
    """Write what was measured as the baseline, and return where."""
    ratios = {one.game: rounded(one.ratio) for one in speeds if one.ratio is not None}
    place = Path(__file__).parent / FILE
    written = msgspec.json.encode(Baseline(command, date, ratios))
    place.write_bytes(msgspec.json.format(written, indent=2) + b"\n")
    return place


def rounded(ratio: Speed) -> Speed:
    """Return ratios without the digits that mean nothing."""
    return Speed(*(round(value, 1) for value in msgspec.structs.astuple(ratio)))


def slower_than(baseline: Baseline, speeds: Sequence[GameSpeed]) -> list[Slower]:
    """Return what lost more than a quarter of its ratio; games without one are not compared."""
    found = []
    for one in speeds:
        before = baseline.ratios.get(one.game)
        if before is None or one.ratio is None:
            continue
        for what in Speed.__struct_fields__:
            was, now = getattr(before, what), getattr(one.ratio, what)
            if now < (1 - SLOWER) * was:
                found.append(Slower(one.game, what, was, now))
    return found
