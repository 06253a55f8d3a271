"""The web table, wired to its store."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from oyabun.storage import open_store
from oyabun.web.config import Config
from oyabun.web.server import serve


def run_server(*, host: str | None, port: int | None, data: Path | None) -> None:
    """Serve until told to stop; a flag wins over the environment."""
    flags: dict[str, Any] = {"host": host, "port": port, "data": data}
    given = {name: value for name, value in flags.items() if value is not None}
    if data is not None:
        given["database"] = ""
    serve_tables(replace(Config.from_environment(), **given))


def serve_tables(config: Config) -> None:
    """Serve the tables of a file or a database until told to stop."""
    serve(config, open_store(config.database or str(config.data)))
