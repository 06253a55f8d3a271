"""Run the conformance suite over one game, by its name or by its folder.

    python -m oyabun.testing ./hanafuda
    python -m oyabun.testing kamiza --walks 500

The first plays random matches of every size and with every option, as a test would; the second that
many of every size, with default options. What is wrong is said with where it is and how to mend it.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from oyabun.core.errors import OyabunError
from oyabun.shelf import add_folders, find_game
from oyabun.testing.conformance import check_game
from oyabun.testing.failures import ConformanceError


def main() -> None:
    """Check one game and print what was walked through."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", help="its name, or its folder")
    parser.add_argument("--walks", type=int, help="matches of every size, with default options")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sample", type=int, default=7, help="draw boards at one ply in this many")
    words = parser.parse_args()
    console = Console(highlight=False, soft_wrap=True)
    try:
        place = Path(words.game)
        game = add_folders([place])[0] if place.is_dir() else find_game(words.game)
        with console.status(f"{game.title}: matches of every size, everything checked"):
            if words.walks is None:
                report = check_game(game, seed=words.seed, sample=words.sample)
            else:
                report = check_game(
                    game,
                    walks=words.walks,
                    seed=words.seed,
                    sample=words.sample,
                    settings=({},),
                    everything_visited=False,
                )
    except (ConformanceError, OyabunError) as error:
        sys.exit(f"{words.game}: {error}")
    console.print(
        f"{report.game}: {report.matches} matches, {report.decisions} decisions, no dead end, "
        f"no leak, no difference; ends: {', '.join(sorted(report.reasons))}"
    )


if __name__ == "__main__":
    main()
