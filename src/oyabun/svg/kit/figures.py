"""Figures by name, drawn once per theme and used as often as wanted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from oyabun.svg.kit import people, things
from oyabun.svg.kit.strokes import OUTLINE, Palette, palette
from oyabun.svg.node import Node, el, number
from oyabun.svg.theme import Theme

FIGURES: Final[dict[str, Callable[[Palette], list[Node]]]] = {
    "boss": people.boss,
    "underboss": people.underboss,
    "hitman": people.hitman,
    "policeman": people.policeman,
    "samurai": people.samurai,
    "standing": people.standing,
    "fallen": people.fallen,
    "helmet": things.helmet,
    "buddha": things.buddha,
    "rice": things.rice,
    "ship": things.ship,
    "rider": things.rider,
    "pistol": things.pistol,
    "tanto": things.tanto,
    "shuriken": things.shuriken,
    "telephone": things.telephone,
    "finger": things.finger,
}


@cache
def figure_symbol(name: str, theme: Theme) -> Node:
    """The definition of a figure, for the library of a scene."""
    colours = palette(theme)
    return el(
        "g",
        *FIGURES[name](colours),
        key=f"figure-{name}-{theme.name}",
        stroke=colours.ink,
        stroke_width=OUTLINE,
        stroke_linejoin="round",
        stroke_linecap="round",
    )


def figure(
    name: str,
    x: float,
    y: float,
    size: float,
    theme: Theme,
    *,
    tint: str | None = None,
    turn: float = 0,
    flip: bool = False,
    key: str | None = None,
) -> Node:
    """A figure centred at a point in a square of `size`, its cloth in `tint`, turned clockwise.

    `flip` mirrors it, so that it looks the other way.
    """
    symbol = figure_symbol(name, theme)
    scale = size / 100
    steps = [f"translate({number(x)} {number(y)})"]
    if turn:
        steps.append(f"rotate({number(turn)})")
    steps.append(f"scale({-scale if flip else scale:.3f} {scale:.3f})" if flip else f"scale({scale:.3f})")
    steps.append("translate(-50 -50)")
    return el(
        "use",
        key=key,
        href=f"#{symbol.key}",
        transform=" ".join(steps),
        fill=tint or theme.card,
        needs=(symbol,),
    )
