"""`python -m oyabun.svg FILE` writes the specimen sheet; `--bench` measures a scene instead."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from oyabun.svg.png import png
from oyabun.svg.specimen import map_scene, sheet


def main() -> None:
    """Write the sheet as .svg or .png, or print what building, writing and comparing cost."""
    parser = argparse.ArgumentParser(prog="python -m oyabun.svg", description=main.__doc__)
    parser.add_argument("file", type=Path, nargs="?", help="where to write: FILE.svg or FILE.png")
    parser.add_argument("--width", type=int, help="pixels, for PNG")
    parser.add_argument("--bench", action="store_true", help="print milliseconds as JSON")
    arguments = parser.parse_args()
    if arguments.bench:
        sys.stdout.write(json.dumps(bench(), indent=1) + "\n")
    elif arguments.file is None:
        parser.error("say where to write the specimen sheet, or --bench")
    elif arguments.file.suffix == ".png":
        arguments.file.write_bytes(png(str(sheet()), arguments.width))
    else:
        arguments.file.write_text(str(sheet()), encoding="utf-8")


def bench() -> dict[str, float]:
    """Best of twenty, in milliseconds, for a map with tokens of which a few move."""
    before, after = map_scene(0), map_scene(1)
    ops = [op.to_json() for op in after.diff(before)]
    return {
        "elements": sum(1 for _ in after.root.walk()),
        "build_ms": _best(lambda: map_scene(1)),
        "write_ms": min(_write() for _ in range(20)),
        "diff_ms": _best(lambda: after.diff(before)),
        "svg_bytes": len(str(after)),
        "diff_bytes": len(json.dumps(ops, separators=(",", ":"))),
    }


def _write() -> float:
    """Writing is remembered by the nodes, so each measure needs a scene of its own."""
    scene = map_scene(1)
    start = perf_counter()
    str(scene)
    return round((perf_counter() - start) * 1000, 3)


def _best(work: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(20):
        start = perf_counter()
        work()
        best = min(best, perf_counter() - start)
    return round(best * 1000, 3)


if __name__ == "__main__":
    main()
