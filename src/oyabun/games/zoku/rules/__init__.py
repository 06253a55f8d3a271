"""The rules of Zoku, in the order of the rulebook.

`deal` sets up; `day` runs from laying out to the evening; `placement` has the turns; `brawl` the
rounds, kicks and police; `street` the throw; `windows` and `lieutenants` the fifteen cards.
"""

from __future__ import annotations

from oyabun.games.zoku.rules.day import FIVE_DAYS
from oyabun.games.zoku.rules.deal import setup
from oyabun.games.zoku.rules.phases import PHASES
from oyabun.games.zoku.rules.windows import Window

__all__ = ["FIVE_DAYS", "PHASES", "Window", "setup"]
