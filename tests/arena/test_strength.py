"""The matches behind docs/research/strength.md: they are kept, so that nobody has to believe it."""

from __future__ import annotations

import re
import tarfile
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec
import pytest

from oyabun.arena.exploiting import Exploited
from oyabun.arena.keeping import Plan
from oyabun.arena.matches import Played
from oyabun.arena.results import Share, mean, pace, share_of, victory
from oyabun.arena.schedule import fixture
from oyabun.core.match import Match
from oyabun.games import GAMES
from oyabun.replay import read_record
from oyabun.shelf import find_game
from tests.kit import assert_golden

RESEARCH = Path(__file__).parents[2] / "docs" / "research"
STRENGTH = RESEARCH / "strength"
KEPT = sorted(STRENGTH.glob("*.tar.xz"))
READ = sorted(STRENGTH.glob("*.json"))
EVERY = 10
"""Of so many records one is played again here; `oyabun verify` plays any of them."""
MEAN_SECONDS, MOST_SECONDS = 0.3, 1.0
"""What a decision of `hard` may take on average, and at most."""
TABLE = re.compile(r"(?<=-\|\n)(?:\|.*\n)*")
"""The rows below the head of a table."""
READABLE = {"kamiza": ("points", 0.3), "cash_n_guns": ("share", 0.1)}
"""What reading `hard` may gain in a match at most, in the games of guessing."""

Cells = Iterable[str]


class Archive:
    """The folder of a series, packed under any name."""

    def __init__(self, path: Path) -> None:
        self.name = path.name.removesuffix(".tar.xz")
        self.files: dict[str, bytes] = {}
        with tarfile.open(path) as packed:
            for member in packed:
                file = packed.extractfile(member)
                if file is not None:  # else it is a folder
                    self.files[member.name.partition("/")[2]] = file.read()
                    self.day = str(datetime.fromtimestamp(member.mtime, UTC).date())
        self.series = msgspec.json.decode(self.files["series.json"], type=Plan).series
        self.game = find_game(self.series.game)
        lines = self.files["games.jsonl"].splitlines()
        self.played = [msgspec.json.decode(line, type=Played) for line in lines]

    def match(self, one: Played) -> Match:
        """Return a match, read from its record."""
        return read_record(self.files[f"records/{one.number:06}.oyabun"])

    @property
    def options(self) -> dict[str, str]:
        """What was not played as usual."""
        usual = self.game.read_options({})
        return {key: value for key, value in self.series.options.items() if value != usual[key]}

    @property
    def fair(self) -> float:
        """How much of the victories falls to whom it is about, if all are equally strong."""
        if self.series.kind == "teams":
            return 1 / len(self.played[0].teams)
        return mean(len(self.seats(one)) for one in self.played) / self.series.seats

    def seats(self, one: Played) -> list[int]:
        """Return where the bot sat whom the series is about: the first that it names."""
        return [seat for seat, bot in enumerate(one.seating) if bot == self.series.bots[0]]

    def share(self) -> Share:
        """Return its part in the victories; a team that wins has won once."""
        wins = (sum(victory(one, seat) for seat in self.seats(one)) for one in self.played)
        return share_of(sum(wins), len(self.played))


class Demand(NamedTuple):
    """A figure that has to be greater than another."""

    figure: Literal["share", "low", "high"]
    least: float
    reaches: bool = False
    """Whether being equal is enough."""

    def __str__(self) -> str:
        return f"{self.figure} {'≥' if self.reaches else '>'} {self.least:.3f}"

    def met(self, share: Share) -> bool:
        """Return whether a share with its interval is as is asked."""
        found: float = getattr(share, self.figure)
        return found > self.least or (self.reaches and found == self.least)


class Claim:
    """One bot among others: what is asked of its share, and what was kept of it."""

    FEWEST = 30
    """Matches that have to be kept before anything counts as shown."""

    def __init__(self, bot: str, others: str) -> None:
        self.bots = {bot, others}
        self.bot = bot

    def demands(self, seats: int, fair: float) -> list[Demand]:
        """Return what is asked at a table: that the bot is the better one."""
        return [Demand("low", fair)]

    def missing(self, archives: Sequence[Archive]) -> Iterator[str]:
        """Name what is asked for and is not kept: some table of every game."""
        played = {archive.game.key for archive in archives}
        return (game.key for game in GAMES if game.key not in played)

    def rows(self, kept: Sequence[Archive]) -> Iterator[Cells]:
        """Return the rows of the table, those without any matches last."""
        archives = [one for one in kept if self.is_about(one)]
        yield from map(self.row, archives)
        for name in self.missing(archives):
            yield (name, *["–"] * 6, "no: not played", "–", "–")

    def is_about(self, archive: Archive) -> bool:
        """Return whether an archive has such matches."""
        bots = archive.series.bots
        return bots[0] == self.bot and set(bots) == self.bots

    def row(self, archive: Archive) -> Cells:
        """Return what an archive says."""
        share, fair = archive.share(), archive.fair
        demands = self.demands(archive.series.seats, fair)
        seconds = pace(self.bot, archive.played)
        lacks: list[str] = [demand.figure for demand in demands if not demand.met(share)]
        if len(archive.played) < self.FEWEST:
            lacks.append("matches")
        if self.bot == "hard" and (seconds.mean > MEAN_SECONDS or seconds.slowest > MOST_SECONDS):
            lacks.append("seconds")
        return (
            f"[{archive.name}](strength/{archive.name}.tar.xz)",
            ", ".join(f"{key} {value}" for key, value in archive.options.items()) or "–",
            f"{len(archive.played)}",
            f"{share.share:.3f}",
            f"{share.low:.3f} to {share.high:.3f}",
            f"{fair:.3f}",
            ", ".join(map(str, demands)),
            f"no: {', '.join(lacks)}" if lacks else "yes",
            f"{seconds.mean:.3f}, {seconds.slowest:.2f}",
            archive.day,
        )


class Mastery(Claim):
    """Far better than the others at every table of every game, and with the options that matter."""

    FEWEST = 100
    VARIANTS = (("cash_n_guns", {"mode": "cop"}), ("cash_n_guns", {"mode": "yakuza"}))
    """Options that make another game of it; powers and objects are among what is usual."""

    def demands(self, seats: int, fair: float) -> list[Demand]:
        share, low = (0.75, 0.62) if seats == 2 else (1.6 * fair, 1.25 * fair)
        return [Demand("share", share, reaches=True), Demand("low", low)]

    def missing(self, archives: Sequence[Archive]) -> Iterator[str]:
        usual: list[tuple[str, dict[str, str]]] = [(game.key, {}) for game in GAMES]
        kept = [(one.game.key, one.series.seats, one.options) for one in archives]
        for key, options in (*usual, *self.VARIANTS):
            game = find_game(key)
            for seats in game.seats_with(game.read_options(options)):
                if (key, seats, options) not in kept:
                    yield "-".join((key, str(seats), *options.values()))


class NoWorse(Claim):
    """Not shown to be worse than the others."""

    def demands(self, seats: int, fair: float) -> list[Demand]:
        return [Demand("high", fair, reaches=True)]


class Ahead(Claim):
    """Somewhat better than others who think otherwise."""

    def demands(self, seats: int, fair: float) -> list[Demand]:
        return [Demand("share", 1.1 * fair)]


class Abroad(Claim):
    """Better than a search of somebody else's, in two games."""

    def missing(self, archives: Sequence[Archive]) -> Iterator[str]:
        return iter(["another game"] * (2 - len({one.game.key for one in archives})))


MASTERY = Mastery("hard", "heuristic")
CLAIMS = (
    MASTERY,
    Claim("normal", "heuristic"),
    Claim("heuristic", "random"),
    NoWorse("boss", "hard"),
    Ahead("hard", "stranger"),
    Abroad("hard", "ismcts"),
)


# Parts that are dealt: the cop among gangsters, teams


def part(match: Match, seat: int) -> str:
    """Return what a seat of Ca$h 'n Gun$ was."""
    view = match.view(seat)
    if match.header.options["mode"] == "cop":
        return "cop" if view.own.cop else "gangster"
    return str(view.team(seat))


def part_rows(archive: Archive) -> Iterator[Cells]:
    """Return how somebody did in each part, beside the others who had the same."""
    own: dict[str, list[float]] = {}
    others: dict[str, list[float]] = {}
    sizes: dict[str, int] = {}
    for one in archive.played:
        match, mine = archive.match(one), archive.seats(one)
        wins: dict[tuple[str, bool], list[float]] = {}
        for seat in range(archive.series.seats):
            wins.setdefault((part(match, seat), seat in mine), []).append(victory(one, seat))
        for (name, is_mine), won in wins.items():
            if is_mine:
                own.setdefault(name, []).append(sum(won))
                sizes[name] = len(won)
            else:
                others.setdefault(name, []).append(mean(won))
    for name in sorted(own):
        share = share_of(sum(own[name]), len(own[name]))
        theirs = sizes[name] * mean(others.get(name, ()))
        yield (
            archive.name,
            name,
            f"{len(own[name])}",
            f"{share.share:.3f}",
            f"{share.low:.3f} to {share.high:.3f}",
            f"{theirs:.3f}",
            "yes" if share.share > theirs else "no",
        )


# What reading it gains


def gain_row(path: Path, found: Exploited) -> Cells:
    """Return what somebody gained who had watched a bot."""
    kind, most = READABLE[found.game]
    points, share = found.points_gain, found.share_gain
    gain = points.gain if kind == "points" else share.gain
    return (
        f"[{path.stem}](strength/{path.name})",
        f"{found.decisions}",
        f"{found.games}",
        f"{points.gain:+.3f} ({points.low:+.3f} to {points.high:+.3f})",
        f"{share.gain:+.3f} ({share.low:+.3f} to {share.high:+.3f})",
        f"{kind} ≤ {most}",
        "yes" if gain <= most else "no",
        found.date,
    )


def gain_rows() -> Iterator[Cells]:
    """Return the rows of the bots that were watched, and of those that were not."""
    read = {path: msgspec.json.decode(path.read_bytes(), type=Exploited) for path in READ}
    for path, found in read.items():
        yield gain_row(path, found)
    for key in READABLE:
        if all(found.game != key for found in read.values()):
            yield (key, *["–"] * 5, "no: not played", "–")


# The page


def written(rows: Iterable[Cells]) -> str:
    return "".join(f"| {' | '.join(cells)} |\n" for cells in rows)


@pytest.mark.golden
def test_the_page_says_what_the_kept_matches_say() -> None:
    archives = list(map(Archive, KEPT))
    for archive in archives:
        about = sum(claim.is_about(archive) for claim in CLAIMS)
        assert about == 1, f"{archive.name}: no table is about {archive.series.bots}"
    parted = [one for one in archives if MASTERY.is_about(one) and "mode" in one.options]
    tables = [written(claim.rows(archives)) for claim in CLAIMS]
    tables.insert(1, written(row for archive in parted for row in part_rows(archive)))
    tables.append(written(gain_rows()))
    page = RESEARCH / "strength.md"
    text = page.read_text(encoding="utf-8")
    assert len(TABLE.findall(text)) == len(tables)
    assert_golden(page, TABLE.sub(lambda _rows: tables.pop(0), text))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name)
def test_records_that_are_kept_end_as_their_lines_say(path: Path) -> None:
    archive = Archive(path)
    numbers = [one.number for one in archive.played]
    assert sorted(numbers) == list(range(len(numbers)))
    assert len(archive.files) == len(numbers) + 2, "a record for every line"
    for one in archive.played:
        assert (one.deal, one.seating) == fixture(archive.series, one.number)
    for one in archive.played[::EVERY]:
        match = archive.match(one)
        assert match.outcome is not None
        assert (match.outcome.places, match.outcome.scores) == (one.places, one.scores)
        assert (match.outcome.reason, match.ply) == (one.reason, one.length)
