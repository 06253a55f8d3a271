"""Run the conformance suite over one game for longer than a test should take.

    python -m oyabun.testing kamiza --walks 500

plays that many random matches of every size, with default options.
"""

from __future__ import annotations

import argparse

from rich.console import Console

from oyabun.shelf import find_game
from oyabun.testing.conformance import check_game


def main() -> None:
    """Check one game and print what was walked through."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--walks", type=int, default=20, help="matches of every size")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--sample", type=int, default=150, help="draw boards at one ply in this many"
    )
    words = parser.parse_args()
    console = Console()
    with console.status(f"{words.game}: matches of every size, everything checked at every ply"):
        report = check_game(
            find_game(words.game),
            walks=words.walks,
            seed=words.seed,
            sample=words.sample,
            settings=({},),
            everything_visited=False,
        )
    console.print(
        f"{report.game}: {report.matches} matches, {report.decisions} decisions, no dead end, "
        f"no leak, no difference; ends: {', '.join(sorted(report.reasons))}"
    )


if __name__ == "__main__":
    main()
