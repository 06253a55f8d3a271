"""The rules of Ca$h 'n Gun$ with Yakuzas, one file for each part of the rulebook."""

from __future__ import annotations

from typing import Final

from oyabun.core.phases import Phase
from oyabun.games.cash_n_guns.rules.damage import (
    Blast,
    Deaths,
    Doom,
    Dying,
    ListHits,
    TakeGun,
    TakeWounds,
)
from oyabun.games.cash_n_guns.rules.deal import (
    DealBadge,
    DealObject,
    DealPool,
    DealPower,
    FirstGodfather,
    PickPower,
    setup,
)
from oyabun.games.cash_n_guns.rules.end import REASONS, CheckEnd
from oyabun.games.cash_n_guns.rules.gangster_objects import (
    Attract,
    BashWhom,
    GiveWhat,
    HealWhom,
    LookAt,
    RobWhom,
)
from oyabun.games.cash_n_guns.rules.gangster_powers import StabWhom
from oyabun.games.cash_n_guns.rules.kiai import CharmTowards, SitWhere
from oyabun.games.cash_n_guns.rules.round import ROUND_PHASES
from oyabun.games.cash_n_guns.rules.share import Pay, Phone, Share
from oyabun.games.cash_n_guns.rules.throws import (
    Flight,
    Pellet,
    Scatter,
    Shurikens,
    SkillFlight,
    ThrowAgain,
    ThrowAt,
)
from oyabun.games.cash_n_guns.rules.windows import WINDOWS

__all__ = ["PHASES", "REASONS", "setup"]

PHASES: Final[tuple[type[Phase], ...]] = (
    FirstGodfather,
    DealPower,
    DealPool,
    PickPower,
    DealObject,
    DealBadge,
    *ROUND_PHASES,
    *WINDOWS,
    HealWhom,
    RobWhom,
    GiveWhat,
    Attract,
    LookAt,
    SitWhere,
    CharmTowards,
    StabWhom,
    Shurikens,
    ThrowAt,
    ThrowAgain,
    Flight,
    SkillFlight,
    Scatter,
    Pellet,
    ListHits,
    TakeWounds,
    Blast,
    Dying,
    Doom,
    Deaths,
    TakeGun,
    CheckEnd,
    Share,
    BashWhom,
    Pay,
    Phone,
)
