"""Pieces that are drawn once.

A piece is a value made from plain values, so the same call gives the same node: not an equal one
but the very one that was made before. It is then neither built, nor looked through, nor compared,
nor written again, whoever looks at it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar, cast

from oyabun.svg.node import Node

F = TypeVar("F", bound=Callable[..., Node])

REMEMBERED: Final = 4096
"""For each kind of piece; names of players come and go."""


def remembered(draw: F) -> F:
    """Let a function that draws a piece return the same node for the same arguments."""
    return cast("F", lru_cache(maxsize=REMEMBERED)(draw))
