"""The games of a series in a folder: what is there is not played again.

``series.json`` says what is played, ``games.jsonl`` has a line for each game that was, and
``records/000012.oyabun`` is the record of game 12. Whoever is interrupted goes on with the same
command, and may ask for more games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

import msgspec

from oyabun.arena.schedule import Series, series_edition
from oyabun.core.errors import RequestError
from oyabun.shelf import find_game

LARGEST: Final = 1 << 30
"""Bytes of all lines that are read back: some million games."""


class KeptSeriesError(RequestError):
    """A folder that holds the games of something else."""


class Plan(msgspec.Struct, frozen=True):
    """What a folder holds the games of."""

    series: Series
    rules: int
    """Version of the rules."""
    moves: str
    edition: str


def plan_of(series: Series) -> Plan:
    """Return what the games of a series depend on."""
    game = find_game(series.game)
    digest = series_edition(series).digest
    return Plan(series, game.rules_version, game.moves.digest(), digest)


class Numbered(Protocol):
    """What is kept of a game, under its number."""

    @property
    def number(self) -> int:
        """Which game of the series."""


L = TypeVar("L", bound=Numbered)


class Folder(Generic[L]):
    """A folder that keeps the games of one series, a line of that kind for each."""

    def __init__(self, folder: Path, series: Series, line: type[L]) -> None:
        self.folder = folder
        self._kind = line
        self._lines = folder / "games.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        self._claim(plan_of(series))
        self._mend()

    def _claim(self, plan: Plan) -> None:
        """Note what is played here, or refuse a folder where something else was."""
        note = self.folder / "series.json"
        written = msgspec.json.format(msgspec.json.encode(plan), indent=2) + b"\n"
        if not note.exists():
            note.write_bytes(written)
        elif note.read_bytes() != written:
            raise KeptSeriesError(
                f"{self.folder} holds the games of something else: take another folder, or the "
                f"bots, seats, options and seed that {note} has"
            )

    def _mend(self) -> None:
        """Drop a line that was cut off when its writer was."""
        if not self._lines.exists():
            return
        if self._lines.stat().st_size > LARGEST:
            raise KeptSeriesError(f"{self._lines} has more than {LARGEST} bytes")
        text = self._lines.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole != text:
            self._lines.write_bytes(whole)

    def played(self) -> dict[int, L]:
        """Return the games that are here, by their numbers."""
        if not self._lines.exists():
            return {}
        found: dict[int, L] = {}
        for place, line in enumerate(self._lines.read_bytes().splitlines(), start=1):
            try:
                one = msgspec.json.decode(line, type=self._kind)
            except msgspec.MsgspecError as error:
                raise KeptSeriesError(f"line {place} of {self._lines}: {error}") from None
            found[one.number] = one
        return found

    def keep(self, line: L, record: str = "") -> None:
        """Keep a game: its record first, if there is one, so that a line stands for both."""
        if record:
            records = self.folder / "records"
            records.mkdir(exist_ok=True)
            (records / f"{line.number:06}.oyabun").write_text(record, encoding="utf-8")
        with self._lines.open("ab") as lines:
            lines.write(msgspec.json.encode(line) + b"\n")
