"""The phases of Zoku are named here, each by the module that makes it."""

from __future__ import annotations

from typing import Final

from oyabun.core.phases import PhaseSpace
from oyabun.games.zoku.components import MAX_SEATS

PHASES: Final = PhaseSpace(MAX_SEATS)
