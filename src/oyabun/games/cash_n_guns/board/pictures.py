"""Small drawings that only this game needs: wounds, markers, bursts, signs of teams, bullets."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from oyabun.svg.geometry import Point, points
from oyabun.svg.kit import Shape, figure, fitted, words
from oyabun.svg.memory import remembered
from oyabun.svg.node import number
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import Theme, mix

FIGURES: Final = (
    "standing",
    "fallen",
    "pistol",
    "tanto",
    "shuriken",
    "telephone",
    "finger",
    "policeman",
    "boss",
)
"""What the board may ever draw of the kit's figures."""


def burst(x: float, y: float, rx: float, ry: float, fill: str, stroke: str) -> Node:
    """A jagged star: a shot, or what it did."""
    spikes = 11
    corners = [
        Point(
            x + cos(pi * turn / spikes - pi / 2) * rx * (1 if turn % 2 == 0 else 0.68),
            y + sin(pi * turn / spikes - pi / 2) * ry * (1 if turn % 2 == 0 else 0.68),
        )
        for turn in range(2 * spikes)
    ]
    return el(
        "polygon",
        points=points(corners),
        fill=fill,
        stroke=stroke,
        stroke_width=2,
        stroke_linejoin="round",
    )


@remembered
def drop(x: float, y: float, size: float, theme: Theme, *, full: bool) -> Node:
    """A wound, or the place for one: a drop of blood, filled or empty."""
    h, w = size / 2, size * 0.36
    low, side = number(y + h), number(y + h * 0.2)
    return el(
        "path",
        d=f"M{number(x)} {number(y - h)}C{number(x + w * 0.3)} {number(y - h * 0.4)} "
        f"{number(x + w)} {number(y - h * 0.1)} {number(x + w)} {side}"
        f"C{number(x + w)} {low} {number(x - w)} {low} {number(x - w)} {side}"
        f"C{number(x - w)} {number(y - h * 0.1)} {number(x - w * 0.3)} {number(y - h * 0.4)} "
        f"{number(x)} {number(y - h)}Z",
        fill=theme.card_red if full else "none",
        stroke=theme.ink if full else theme.fog,
        stroke_width=2 if full else 1.8,
    )


@remembered
def shame_marker(x: float, y: float, count: int, theme: Theme, *, flash: bool = False) -> Node:
    """So many shame markers: a swallow-tailed flag; under the flashing light it has a lamp."""
    flag = f"M{number(x - 12)} {number(y - 11)}h24v24l-12 -6l-12 6Z"
    fill = theme.card_red if flash else theme.card
    lamp = (
        f"M{number(x - 7)} {number(y - 11)}v-3a7 7 0 0 1 14 0v3Z"
        f"M{number(x - 12)} {number(y - 18)}l-5 -4M{number(x + 12)} {number(y - 18)}l5 -4"
        f"M{number(x)} {number(y - 24)}v-5"
    )
    return el(
        "g",
        el("path", d=lamp, fill=theme.gold, stroke=theme.ink, stroke_width=1.8) if flash else None,
        el("path", d=flag, fill=fill, stroke=theme.ink, stroke_width=1.8),
        words(x, y - 1, str(count), 20, theme.on(fill), bold=True),
    )


@remembered
def hat(x: float, y: float, size: float, theme: Theme) -> Node:
    """The Godfather's hat."""
    return el(
        "g",
        el(
            "path",
            d="M0 -9C-8 -13 -11 -6 -11 4H11C11 -6 8 -13 0 -9ZM-19 5C-12 1 12 1 19 5C12 11 -12 11 "
            "-19 5Z",
            fill=theme.card_ink,
            stroke=theme.card,
            stroke_width=2.4,
            paint_order="stroke",
        ),
        el("path", d="M-10.6 0.5H10.6L11 4H-11Z", fill=theme.card_gold),
        transform=f"translate({number(x)} {number(y)}) scale({size / 38:.3f})",
    )


def team_sign(x: float, y: float, size: float, letter: str, said: str, theme: Theme) -> Node:
    """The sign of a team: Y in a diamond, E in a disc, W in a square."""
    r = size / 2
    if letter == "Y":
        d = f"M{number(x)} {number(y - r * 1.3)}l{number(r * 1.3)} {number(r * 1.3)}"
        d += f"l{number(-r * 1.3)} {number(r * 1.3)}l{number(-r * 1.3)} {number(-r * 1.3)}Z"
        shape = el("path", d=d, fill=theme.card, stroke=theme.card_ink, stroke_width=2.2)
    elif letter == "E":
        shape = Shape.disc(x, y, r * 1.04).outline(0, theme.card_ink, 2.2, fill=theme.card)
    else:
        shape = Shape.box(x, y, r * 1.9, r * 1.9, 2).outline(
            0, theme.card_ink, 2.2, fill=theme.card
        )
    return el("g", shape, words(x, y, said, size * 0.8, theme.card_ink, bold=True))


@cache
def chalk(theme: Theme) -> Node:
    """Where somebody lay: an outline in chalk, in the square of 76 around 0, 0."""
    body = (
        "M-4 -20C-12 -22 -12 -36 0 -36C12 -36 12 -22 4 -20L12 -14L30 -22L33 -14L14 0L12 10L26 26"
        "L18 32L2 14L-8 34L-17 30L-8 6L-12 -4L-30 4L-33 -4L-14 -15Z"
    )
    return el(
        "path",
        d=body,
        fill="none",
        stroke=theme.muted,
        stroke_width=2.6,
        stroke_dasharray="7 4",
        stroke_linejoin="round",
        transform="rotate(68)",
    )


def small_card(x: float, y: float, theme: Theme, *, sort: str, face_up: bool, out: bool) -> Node:
    """A power or an object before its owner: a star or a disc, on a back or on a face."""
    fill = theme.card if face_up else theme.back
    ink = theme.card_ink if face_up else theme.card
    glyph = (
        burst(x, y, 9, 9, ink, fill) if sort == "power" else el("circle", cx=x, cy=y, r=6, fill=ink)
    )
    return el(
        "g",
        el(
            "rect",
            x=x - 11.5,
            y=y - 16,
            width=23,
            height=32,
            rx=3,
            fill=fill,
            stroke=theme.card_ink,
            stroke_width=1.6,
        ),
        glyph,
        el(
            "path",
            d=f"M{number(x - 9)} {number(y + 13)}l18 -26",
            stroke=theme.card_ink,
            stroke_width=3,
        )
        if out
        else None,
    )


def shout(x: float, y: float, text: str, theme: Theme, *, loud: bool) -> Node:
    """What a revealed card says: in a burst when it is a shot, in a plain slip when it is none."""
    if loud:
        return el(
            "g",
            burst(x, y, 50, 25, theme.card_red, theme.card_ink),
            fitted(x, y, text, 74, 21, theme.on(theme.card_red)),
        )
    return el(
        "g",
        el(
            "rect",
            x=x - 35,
            y=y - 14,
            width=70,
            height=28,
            rx=4,
            fill=theme.card,
            stroke=theme.card_ink,
            stroke_width=1.8,
        ),
        fitted(x, y, text, 62, 20, theme.card_muted),
    )


@cache
def bullet_art(name: str, theme: Theme, tone: str) -> Node:
    """The picture on a card of a deck, in the square of 100."""
    flame = mix(theme.card, theme.card_gold, 0.75)
    if name == "clic":
        parts = [
            figure("pistol", 48, 54, 84, theme, tint=tone),
            el("path", d="M92 36l5 -6M94 47h6M92 57l5 5", stroke=theme.card_muted, stroke_width=3),
        ]
    elif name == "bang":
        parts = [
            burst(70, 38, 30, 27, flame, theme.card_red),
            figure("pistol", 42, 56, 78, theme, tint=tone),
        ]
    elif name == "bbb":
        parts = [
            burst(34, 26, 22, 19, flame, theme.card_red),
            burst(84, 64, 21, 18, flame, theme.card_red),
            burst(70, 32, 30, 26, theme.card_red, theme.card_ink),
            figure("pistol", 42, 58, 76, theme, tint=tone),
        ]
    elif name == "cling":
        parts = [
            figure("tanto", 50, 52, 88, theme, tint=tone, turn=-38),
            figure("tanto", 50, 52, 88, theme, tint=tone, turn=38, flip=True),
        ]
    elif name == "tanto":
        parts = [
            burst(72, 34, 24, 22, flame, theme.card_red),
            figure("tanto", 48, 52, 96, theme, tint=tone, turn=-32),
        ]
    else:
        parts = [
            el(
                "path",
                d="M4 30C20 26 30 30 40 38M2 56C14 52 22 54 30 58M10 82C22 74 30 72 38 72",
                fill="none",
                stroke=theme.card_muted,
                stroke_width=3,
                stroke_linecap="round",
            ),
            figure("shuriken", 58, 50, 74, theme, tint=tone, turn=20),
        ]
    return el("g", *parts)
