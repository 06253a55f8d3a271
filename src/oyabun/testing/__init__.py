"""The conformance suite: one call says whether a game keeps the kernel's contract."""

from __future__ import annotations

from oyabun.testing.conformance import Report, check_game
from oyabun.testing.failures import ConformanceError
from oyabun.testing.perft import perft

__all__ = ["ConformanceError", "Report", "check_game", "perft"]
