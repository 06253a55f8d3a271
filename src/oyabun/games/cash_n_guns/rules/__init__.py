"""The rules of Ca$h 'n Gun$ with Yakuzas, one file for each part of the rulebook."""

from __future__ import annotations

from oyabun.games.cash_n_guns.rules.asks import PHASES
from oyabun.games.cash_n_guns.rules.deal import setup
from oyabun.games.cash_n_guns.rules.end import REASONS

__all__ = ["PHASES", "REASONS", "setup"]
