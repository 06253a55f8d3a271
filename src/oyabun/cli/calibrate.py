"""``oyabun calibrate``: do simulated throws fall as the rules say?"""

from __future__ import annotations

from rich.console import Console

from oyabun.cli.output import table, write_json
from oyabun.core.errors import RequestError
from oyabun.core.game import Game
from oyabun.core.options import THROWS
from oyabun.physics.calibration import FORCES, Measured, measure
from oyabun.physics.lid import available
from oyabun.shelf import find_game


class NoPhysicsError(RequestError):
    """Nothing can fall here."""


def calibrate_throws(key: str, *, pieces: int, seed: int, as_json: bool) -> None:
    """Throw many pieces for each force, and put the shares beside those of the edition."""
    game = find_game(key)
    if THROWS not in game.options:
        raise NoPhysicsError(f"nothing is thrown in {game.title}")
    if not available():
        raise NoPhysicsError("pieces fall by MuJoCo: install it with `pip install oyabun[physics]`")
    found = [measure(force, pieces, seed) for force in FORCES]
    if as_json:
        write_json([facts(game, one) for one in found])
        return
    heads = ("force", "thrown", "out", "belly", "edge", "back", "feet")
    rows: list[tuple[str, ...]] = []
    for one in found:
        rows.append((one.force, str(one.thrown), *[f"{share:.1f} %" for share in one.shares]))
        rows.append(("", "wanted", *[f"{share} %" for share in wanted(game, one.force)]))
    Console(highlight=False).print(table(heads, rows))


def wanted(game: Game, force: str) -> list[int]:
    """Return the shares that the edition states."""
    shares: list[int] = game.edition.data["throws"][force]
    return shares


def facts(game: Game, one: Measured) -> dict[str, object]:
    """Return what was measured and what is wanted."""
    return {
        "force": one.force,
        "thrown": one.thrown,
        "shares": one.shares,
        "wanted": wanted(game, one.force),
    }
