"""The rules of Bakuto, in the order of the rulebook: rounds, betting, network, resolution, end."""

from __future__ import annotations

from oyabun.games.bakuto.rules.end import FIVE_ROUNDS
from oyabun.games.bakuto.rules.phases import PHASES
from oyabun.games.bakuto.rules.round import setup

__all__ = ["FIVE_ROUNDS", "PHASES", "setup"]
