"""The games of a series in a folder: what is there is not played again.

``series.json`` says what is played, ``games.jsonl`` has a line for each game that was, and
``records/000012.oyabun`` is the record of game 12. Whoever is interrupted goes on with the same
command, and may ask for more games.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from oyabun.arena.matches import Kept, Played
from oyabun.arena.schedule import Series
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
    return Plan(series, game.rules_version, game.moves.digest(), game.edition.digest)


class Folder:
    """A folder that keeps the games of one series."""

    def __init__(self, folder: Path, series: Series) -> None:
        self.folder = folder
        self._lines = folder / "games.jsonl"
        (folder / "records").mkdir(parents=True, exist_ok=True)
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

    def played(self) -> dict[int, Played]:
        """Return the games that are here, by their numbers."""
        if not self._lines.exists():
            return {}
        found: dict[int, Played] = {}
        for place, line in enumerate(self._lines.read_bytes().splitlines(), start=1):
            try:
                one = msgspec.json.decode(line, type=Played)
            except msgspec.MsgspecError as error:
                raise KeptSeriesError(f"line {place} of {self._lines}: {error}") from None
            found[one.number] = one
        return found

    def keep(self, kept: Kept) -> None:
        """Keep a game: its record first, so that a line stands for both."""
        name = f"{kept.played.number:06}.oyabun"
        (self.folder / "records" / name).write_text(kept.record, encoding="utf-8")
        with self._lines.open("ab") as lines:
            lines.write(msgspec.json.encode(kept.played) + b"\n")
