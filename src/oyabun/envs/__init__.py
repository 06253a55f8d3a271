"""The games as environments of research libraries: PettingZoo, Gymnasium and OpenSpiel.

Each library is an extra and is imported only when one of these functions is called.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from oyabun.core.errors import RequestError
from oyabun.envs.episode import Rewards, Setting, make_setting

if TYPE_CHECKING:
    from oyabun.core.game import Bot
    from oyabun.envs.gymnasium import SeatEnv
    from oyabun.envs.pettingzoo import TogetherEnv, TurnEnv

__all__ = [
    "MissingLibraryError",
    "Rewards",
    "Setting",
    "make_setting",
    "openspiel_games",
    "parallel_env",
    "seat_env",
    "turn_env",
]

TITLES: Final = {"pettingzoo": "PettingZoo", "gymnasium": "Gymnasium", "openspiel": "OpenSpiel"}
"""The extras, each with the name of its library."""


class MissingLibraryError(RequestError):
    """A library that is an extra, and is not installed."""


def turn_env(game: str, *, render_mode: str | None = None, **settings: Any) -> TurnEnv:
    """Return a game as an AEC environment of PettingZoo; the settings are `make_setting`'s."""
    made = make_setting(game, **settings)
    env: TurnEnv = _interface("pettingzoo").TurnEnv(made, render_mode=render_mode)
    return env


def parallel_env(game: str, *, render_mode: str | None = None, **settings: Any) -> TogetherEnv:
    """Return a game as a Parallel environment of PettingZoo; the settings are `make_setting`'s."""
    made = make_setting(game, **settings)
    env: TogetherEnv = _interface("pettingzoo").TogetherEnv(made, render_mode=render_mode)
    return env


def seat_env(
    game: str,
    *,
    seat: int = 0,
    bots: str | Sequence[str | Bot] | None = None,
    render_mode: str | None = None,
    **settings: Any,
) -> SeatEnv:
    """Return one seat of a game, against bots, as an environment of Gymnasium.

    `bots` are those on the other seats, clockwise from the own one: one name for all of them, or
    one for each. The other settings are `make_setting`'s.
    """
    interface = _interface("gymnasium")
    made = make_setting(game, **settings)
    env: SeatEnv = interface.SeatEnv(made, seat=seat, bots=bots, render_mode=render_mode)
    return env


def openspiel_games() -> tuple[str, ...]:
    """Register all games with OpenSpiel, and return the names that `pyspiel.load_game` takes."""
    names: tuple[str, ...] = _interface("openspiel").register_games()
    return names


def _interface(extra: str) -> Any:
    """Return the module for a library, or say how the library is installed."""
    try:
        return import_module(f"{__name__}.{extra}")
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("oyabun"):
            raise
        raise MissingLibraryError(
            f"{TITLES[extra]} is not installed (there is no module {error.name!r}): "
            f"pip install 'oyabun[{extra}]'"
        ) from None
