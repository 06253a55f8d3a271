"""Editions: what is in the box, as data that can be changed without touching a rule."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2s
from importlib.resources import files
from typing import Any, NamedTuple

from oyabun.core.errors import EditionError


class Edition(NamedTuple):
    """The component data of a game; the digest goes into the record of every match."""

    id: str
    data: Mapping[str, Any]
    digest: str


def read_edition(text: str) -> Edition:
    """Read an edition from JSON; its digest does not depend on layout."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise EditionError(f"the edition is not JSON: {error}") from None
    if not isinstance(data, dict) or not isinstance(data.get("id"), str):
        raise EditionError("an edition is a JSON object with a text 'id'")
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return Edition(data["id"], data, blake2s(canonical.encode(), digest_size=8).hexdigest())


def shipped_edition(package: str) -> Edition:
    """Return the edition that comes with a game's package."""
    return read_edition(files(package).joinpath("edition.json").read_text(encoding="utf-8"))
