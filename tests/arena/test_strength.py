"""The matches behind docs/research/strength.md: they are kept, so that nobody has to believe it."""

from __future__ import annotations

import tarfile
from pathlib import Path

import msgspec
import pytest

from oyabun.arena.keeping import Plan
from oyabun.arena.matches import Played
from oyabun.arena.results import Results, summarize
from oyabun.replay import read_record
from tests.kit import assert_golden

RESEARCH = Path(__file__).parents[2] / "docs" / "research"
KEPT = sorted((RESEARCH / "strength").glob("*.tar.xz"))
EVERY = 10
"""Of so many records one is played again here; `oyabun verify` plays any of them."""
TABLE = "|---|---|---|---|---|---|---|---|\n"


class Archive:
    """The folder of a series, packed."""

    def __init__(self, path: Path) -> None:
        self.name = path.name.removesuffix(".tar.xz")
        self.files: dict[str, bytes] = {}
        with tarfile.open(path) as packed:
            for member in packed:
                file = packed.extractfile(member)
                if file is not None:  # else it is a folder
                    self.files[member.name] = file.read()
        self.plan = msgspec.json.decode(self.read("series.json"), type=Plan)
        lines = self.read("games.jsonl").splitlines()
        self.played = [msgspec.json.decode(line, type=Played) for line in lines]

    def read(self, name: str) -> bytes:
        return self.files[f"{self.name}/{name}"]


def row(name: str, found: Results) -> str:
    hard, seconds = found.bots[0], found.seconds["hard"]
    fair = 1 / len(hard.win_rate_by_seat)
    asked, least = (0.75, 0.62) if fair == 0.5 else (1.6 * fair, 1.25 * fair)
    cells = (
        f"[{name}](strength/{name}.tar.xz)",
        f"{found.games}",
        f"{hard.win_rate:.3f}",
        f"{hard.win_rate_low:.3f} to {hard.win_rate_high:.3f}",
        f"{fair:.3f}",
        f"{asked:.3f}",
        "yes" if hard.win_rate >= asked and hard.win_rate_low > least else "no",
        f"{seconds.mean:.3f}, {seconds.slowest:.2f}",
    )
    return f"| {' | '.join(cells)} |\n"


@pytest.mark.golden
def test_the_page_says_what_the_kept_matches_say() -> None:
    rows = []
    for archive in map(Archive, KEPT):
        series = archive.plan.series
        assert series.bots == ("hard", *("heuristic",) * (series.seats - 1))
        assert sorted(one.number for one in archive.played) == list(range(len(archive.played)))
        rows.append(row(archive.name, summarize(series, archive.played)))
    page = RESEARCH / "strength.md"
    text, head, _ = page.read_text(encoding="utf-8").partition(TABLE)
    assert_golden(page, text + head + "".join(rows))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name)
def test_records_that_are_kept_end_as_their_lines_say(path: Path) -> None:
    archive = Archive(path)
    assert len(archive.files) == len(archive.played) + 2, "a record for every line"
    for one in archive.played[::EVERY]:
        match = read_record(archive.read(f"records/{one.number:06}.oyabun"))
        assert match.outcome is not None
        assert (match.outcome.places, match.outcome.scores) == (one.places, one.scores)
        assert (match.outcome.reason, match.ply) == (one.reason, one.length)
