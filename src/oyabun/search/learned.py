"""What a game has learned from self-play: ``weights.json`` beside its edition, if there is one.

``oyabun train`` writes it. Weights belong to the names of the features: those of other names are
told as an error, for they would be multiplied with something else.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from oyabun.core.errors import RequestError
from oyabun.core.game import Game
from oyabun.core.thinking import Mind

FILE: Final = "weights.json"


class WeightsError(RequestError):
    """Weights that do not belong to the features of their game."""


def taught(mind: Mind, weights: dict[int, tuple[float, ...]]) -> Mind:
    """Return a mind of the same kind that has learned weights, by number of seats."""
    found: Mind = type(mind)()
    most = max([0, *weights])
    found.learned = tuple([weights.get(seats, ()) for seats in range(most + 1)])
    return found


def learned_mind(game: Game) -> Mind | None:
    """Return the mind of a game with what it has learned, if it has learned anything."""
    mind = game.mind
    if mind is None or not mind.features:
        return mind
    place = files(game.package).joinpath(FILE)
    if not place.is_file():
        return mind
    return taught(mind, read_weights(game, json.loads(place.read_text(encoding="utf-8"))))


def read_weights(game: Game, data: Any) -> dict[int, tuple[float, ...]]:
    """Return the weights of a file by number of seats, as far as they are of use."""
    names = game.mind.features if game.mind is not None else ()
    found: dict[int, tuple[float, ...]] = {}
    for row in data["trained"]:
        weights: dict[str, float] = row["weights"]
        if tuple(weights) != ("evaluation", *names):
            raise WeightsError(
                f"the weights of {game.title} are for other features than its mind measures: "
                f"oyabun train {game.key} learns them anew"
            )
        if row["helps"]:
            found[row["seats"]] = tuple([float(weight) for weight in weights.values()])
    return found
