"""Looking a data file over: what is damaged, and a copy of all that is sound."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from msgspec import Struct

from oyabun.core.errors import CorruptRecordError, RequestError
from oyabun.service import Table, decode, seen
from oyabun.storage.sqlite import create_file, read_events, read_ids

MOST_FAULTS: Final = 20
"""How many faults of the file itself are listed."""


class DamagedTable(Struct):
    """A table that cannot be opened, and why."""

    table: str
    why: str


class Examination(Struct):
    """What was found in a data file."""

    file: str
    faults: tuple[str, ...]
    """Of the file itself, as SQLite names them."""
    sound: int
    """How many tables can be opened."""
    damaged: tuple[DamagedTable, ...]
    copied: str | None = None
    """Where the sound tables were copied to."""


def examine(path: Path, copy: Path | None = None) -> Examination:
    """Look at every table of a data file, and copy out those that are sound."""
    if not path.is_file():
        raise RequestError(f"there is no file {path}")
    if copy is not None and copy.exists():
        raise RequestError(f"{copy} is there already: name a new file")
    reading = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)
    try:
        reading.execute("SELECT count(*) FROM sqlite_master").fetchone()
        faults = _faults(reading)
        sound, damaged = _sort(reading)
        if copy is not None:
            _copy_out(reading, sound, copy)
    except sqlite3.DatabaseError as error:
        raise CorruptRecordError(f"{path} is no data file that can be read: {error}") from None
    finally:
        reading.close()
    where = None if copy is None else str(copy)
    return Examination(str(path), faults, len(sound), tuple(damaged), where)


def _faults(reading: sqlite3.Connection) -> tuple[str, ...]:
    try:
        rows = reading.execute(f"PRAGMA integrity_check({MOST_FAULTS})").fetchall()
    except sqlite3.DatabaseError as error:
        return (str(error),)
    return tuple(line for (line,) in rows if line != "ok")


def _sort(reading: sqlite3.Connection) -> tuple[list[str], list[DamagedTable]]:
    sound: list[str] = []
    damaged: list[DamagedTable] = []
    for table in read_ids(reading, "true"):
        why = _complaint(reading, table)
        if why:
            damaged.append(DamagedTable(table, why))
        else:
            sound.append(table)
    return sound, damaged


def _complaint(reading: sqlite3.Connection, table: str) -> str:
    """Return what is wrong with a table; nothing if it can be opened."""
    try:
        Table.load(table, map(decode, read_events(reading, table)))
    except Exception as error:  # whatever it is, it is what we are looking for
        return str(error) or type(error).__name__
    return ""


def _copy_out(reading: sqlite3.Connection, tables: list[str], to: Path) -> None:
    create_file(to)
    writing = sqlite3.connect(to)
    with writing:
        for table in tables:
            bodies = read_events(reading, table)
            seen_now = seen(Table.load(table, map(decode, bodies)))
            query = "SELECT events, touched, seated FROM tables WHERE id = ?"
            events, touched, seated = reading.execute(query, (table,)).fetchone()
            writing.execute(
                "INSERT INTO tables (id, events, touched, seated, finished, glance, listed, wakes) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    table,
                    events,
                    touched,
                    seated,
                    seen_now.finished,
                    seen_now.glance,
                    seen_now.listed,
                    seen_now.wakes,
                ),
            )
            writing.executemany(
                "INSERT INTO events (table_id, number, body) VALUES (?, ?, ?)",
                [(table, place, body) for place, body in enumerate(bodies)],
            )
        writing.executemany("INSERT INTO kept VALUES (?, ?)", _kept(reading))
    writing.close()


def _kept(reading: sqlite3.Connection) -> list[tuple[str, bytes]]:
    """Return what the server keeps for itself, as far as it can be read."""
    try:
        return reading.execute("SELECT name, value FROM kept").fetchall()
    except sqlite3.DatabaseError:  # damaged, or of a time when nothing was kept
        return []
