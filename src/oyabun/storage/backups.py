"""Copies of a whole store, made while servers use it, and the way back from them.

A copy of a file is a file; a copy of a database is what ``pg_dump`` writes.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from oyabun.core.errors import CorruptRecordError, RequestError
from oyabun.storage import is_address

A_FILE: Final = b"SQLite format 3\0"
A_DUMP: Final = b"PGDMP"


def back_up(source: str, copy: Path) -> None:
    """Copy a store into a new file."""
    if copy.exists():
        raise RequestError(f"{copy} is there already: name a new file")
    if is_address(source):
        _run("pg_dump", source, "--format=custom", "--no-owner", f"--file={copy}")
    elif Path(source).is_file():
        _copy_file(Path(source), copy)
    else:
        raise RequestError(f"there is no file {source}")


def restore(copy: Path, target: str) -> None:
    """Make a store of a copy; it must be a new file, or an empty database."""
    with copy.open("rb") as file:
        head = file.read(len(A_FILE))
    if head == A_FILE and not is_address(target):
        if Path(target).exists():
            raise RequestError(f"{target} is there already: name a new file")
        _copy_file(copy, Path(target))
    elif head.startswith(A_DUMP) and is_address(target):
        _run(
            "pg_restore",
            target,
            "--no-owner",
            "--single-transaction",
            "--exit-on-error",
            str(copy),
        )
    elif head == A_FILE or head.startswith(A_DUMP):
        raise RequestError("restore it where it came from, then use `oyabun move-data`")
    else:
        raise CorruptRecordError(f"{copy} is no copy of a store")


def _copy_file(source: Path, target: Path) -> None:
    unfinished = target.with_name(f"{target.name}.part")
    unfinished.unlink(missing_ok=True)
    reading = sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)
    try:
        with closing(reading), closing(sqlite3.connect(unfinished)) as writing:
            reading.backup(writing)
            (found,) = writing.execute("PRAGMA integrity_check(1)").fetchone()
    except sqlite3.DatabaseError as error:
        raise CorruptRecordError(f"{source} cannot be copied: {error}") from None
    if found != "ok":
        raise CorruptRecordError(f"{source} is damaged ({found}); see `oyabun doctor {source}`")
    unfinished.rename(target)


def _run(program: str, address: str, *words: str) -> None:
    """Run a program of PostgreSQL's; the password goes there where nobody reads it."""
    found = shutil.which(program)
    if found is None:
        raise RequestError(f"{program} is not installed here: it comes with PostgreSQL's client")
    parts = urlsplit(address)
    user, _, host = parts.netloc.rpartition("@")
    name, _, password = user.partition(":")
    bare = parts._replace(netloc=f"{name}@{host}" if name else host).geturl()
    secret = {"PGPASSWORD": unquote(password)} if password else {}
    done = subprocess.run(  # noqa: S603 -- PostgreSQL's own program, with words of ours
        [found, f"--dbname={bare}", *words],
        env={**os.environ, **secret},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise RequestError(f"{program} fails: {done.stderr.strip()[-300:]}")
