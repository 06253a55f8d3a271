"""Somebody who thinks, for every game: through views and imagined worlds only."""

from __future__ import annotations

from oyabun.search.levels import LEVELS, SETTINGS, searcher, with_levels
from oyabun.search.searcher import Judged, Search, Setting

__all__ = ["LEVELS", "SETTINGS", "Judged", "Search", "Setting", "searcher", "with_levels"]
