"""The built files: where they lie, and under which address browsers get them."""

from __future__ import annotations

from functools import cache
from hashlib import blake2s
from importlib.resources import files
from pathlib import Path


def static_folder() -> Path:
    """Return the folder of built files; it is empty until the client has been built."""
    return Path(str(files("oyabun.web"))) / "static"


@cache
def static_address() -> str:
    """Return the address of the built files, another one for every build."""
    total = blake2s(digest_size=6)
    for path in sorted(static_folder().rglob("*")):
        if path.is_file():
            total.update(path.read_bytes())
    return f"/static/{total.hexdigest()}"
