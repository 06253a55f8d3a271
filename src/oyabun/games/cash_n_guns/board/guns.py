"""Who aims at whom: a gun before each seat, and a line that ends at its target."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from oyabun.games.cash_n_guns.board.pictures import burst
from oyabun.games.cash_n_guns.board.places import (
    MIDDLE,
    angle,
    beside,
    hand_of,
    mark_on,
    places,
    side_step,
    spot_of,
)
from oyabun.games.cash_n_guns.board.reading import fired, given_answer, shown_card
from oyabun.games.cash_n_guns.components import SECOND
from oyabun.games.cash_n_guns.moves import LEFT, NOBODY, PLACE, RIGHT, SPREAD
from oyabun.games.cash_n_guns.view import CashView
from oyabun.svg.geometry import Point
from oyabun.svg.kit import Shape, figure, ring, words
from oyabun.svg.memory import remembered
from oyabun.svg.node import number
from oyabun.svg.scene import Node, el
from oyabun.svg.theme import Theme, mix
from oyabun.text import Speaker

ASIDE: Final = 7.0
"""How far to the right of the straight way a line runs, so that two who aim at each other show."""


class Aimed(NamedTuple):
    """A gun that aims, and at whom."""

    gun: int
    owner: int
    targets: tuple[int, ...]


def aims(view: CashView) -> list[Aimed]:
    """Return every gun that aims at somebody."""
    public = view.public
    found: list[Aimed] = []
    for gun in (*range(int(public.seats)), SECOND):
        owner = int(public.owner(gun))
        if owner >= 0 and public.alive >> owner & 1:
            targets = aimed_at(view, gun, owner)
            if targets:
                found.append(Aimed(gun, owner, targets))
    return found


def aimed_at(view: CashView, gun: int, owner: int) -> tuple[int, ...]:
    """Return the targets of a gun: those that everybody sees, or the viewer's own secret choice."""
    public = view.public
    if shown_card(view, gun) == "shuriken":
        return flying_at(view, owner)
    first, other = int(public.target(gun)), int(public.second_target(gun)) if gun != SECOND else -1
    seen = tuple(target for target in (first, other) if target >= 0)
    if seen or owner != view.frame.seat:
        return seen
    answer = given_answer(view, second=gun == SECOND)
    if answer is None or answer is NOBODY:
        return ()
    if answer.kind == "spread":
        return int(answer.number), int(public.next_of(answer.number, public.alive, 1))
    if answer.kind == "aim":
        return (int(answer.number),)
    if answer in (LEFT, RIGHT):
        return (int(public.beside(owner, 1 if answer is LEFT else -1)),)
    return ()


def flying_at(view: CashView, thrower: int) -> tuple[int, ...]:
    """Return at whom a shuriken flies at this moment; what was aimed at no longer matters."""
    prey = int(view.public.now.prey)
    rest = [phase for phase in reversed(view.frame.stack) if phase.name == "throw-again"]
    return (prey,) if prey >= 0 and rest and rest[0].seat == thrower else ()


class Pose(NamedTuple):
    """How a gun is held: whose it is, from where to where it aims, and what comes of it."""

    gun: int
    owner: int
    spot: Point
    targets: tuple[int, ...]
    marks: tuple[Point, ...]
    """Where the targets are."""
    scale: float
    loud: bool
    harmless: bool
    weapon: str
    victim: int | None
    """Whoever looks: what aims there is drawn in red."""

    def hand(self) -> Point:
        """Return where the owner's hand is."""
        return hand_of(self.spot, self.marks[0], self.scale, second=self.gun == SECOND)

    def meeting(self, place: int) -> Point:
        """Return where the line to a target ends, before it is moved aside."""
        return mark_on(self.marks[place], self.hand(), self.scale)

    def grip(self) -> Point:
        """Return where the gun is held, a little to the right of its line."""
        hand = self.hand()
        return hand.shift(*side_step(hand, self.meeting(0), ASIDE))


def poses(view: CashView) -> list[Pose]:
    """Return how every gun is held that aims at somebody."""
    public = view.public
    scale = places(int(public.seats)).scale
    found: list[Pose] = []
    for aimed in aims(view):
        loud = fired(view, aimed.gun)
        weapon = "tanto" if public.is_yakuza(aimed.owner) else "pistol"
        if shown_card(view, aimed.gun) == "shuriken":
            weapon = "shuriken"
        found.append(
            Pose(
                aimed.gun,
                aimed.owner,
                spot_of(view, aimed.owner),
                aimed.targets,
                tuple([spot_of(view, target) for target in aimed.targets]),
                scale,
                loud,
                not loud and not public.now.down >> aimed.gun & 1,
                weapon,
                view.frame.seat if view.frame.seat in aimed.targets else None,
            )
        )
    return found


@remembered
def draw_lines(pose: Pose, theme: Theme) -> Node:
    """Return the lines of a gun to its targets, above bills and seats; clicks pass through."""
    return el(
        "g",
        *[line(pose, place, theme) for place in range(len(pose.targets))],
        key=f"line-{pose.gun}",
        aria_hidden="true",
    )


def guns_on(view: CashView, seat: int) -> int:
    """Return how many guns of others aim at a seat."""
    return sum(aimed.owner != seat and seat in aimed.targets for aimed in aims(view))


def line(pose: Pose, place: int, theme: Theme) -> Node:
    """Return a line from a gun to a target: thick when it fired, dotted when nothing comes.

    Whoever aims at the viewer does so in red.
    """
    start, end = pose.grip(), pose.meeting(place)
    end = end.shift(*side_step(pose.hand(), end, ASIDE))
    at_me = pose.targets[place] == pose.victim
    tone = theme.vermilion if at_me else theme.seats[pose.owner]
    width, size = (6.5, 15.0) if pose.loud or at_me else (3.6, 11.0)
    turn = angle(start, end)
    tip = f"M0 0L{-1.6 * size:.1f} {-size * 0.75:.1f}L{-1.1 * size:.1f} 0L{-1.6 * size:.1f} "
    tip += f"{size * 0.75:.1f}Z"
    d = f"M{number(start.x)} {number(start.y)}L{number(end.x)} {number(end.y)}"
    return el(
        "g",
        el("path", d=d, stroke=theme.panel, stroke_width=width + 4),
        el(
            "path",
            d=d,
            stroke=tone,
            stroke_width=width,
            stroke_dasharray="3 9" if pose.harmless else None,
            stroke_linecap="round",
        ),
        el(
            "path",
            d=tip,
            fill=tone,
            stroke=theme.panel,
            stroke_width=2,
            transform=f"translate({number(end.x)} {number(end.y)}) rotate({number(turn)})",
        ),
    )


@remembered
def draw_gun(pose: Pose, speaker: Speaker, theme: Theme) -> Node:
    """Return one weapon, turned towards its first target, with fire before it when it shoots."""
    hand = pose.grip()
    turn = angle(pose.hand(), pose.meeting(0))
    names = speaker.list([speaker.name(target) for target in pose.targets])
    return el(
        "g",
        el(
            "g",
            muzzle_flash(theme) if pose.weapon == "pistol" and pose.loud else None,
            figure(pose.weapon, 0, 0, 52, theme, tint=theme.seats[pose.owner], cut_out=True),
            # A gun that aims to the left lies on its other side, or it would stand on its head.
            transform=f"translate({number(hand.x)} {number(hand.y)}) rotate({number(turn)})"
            + (" scale(1 -1)" if abs(turn) > 90 else ""),
        ),
        key=f"gun-{pose.gun}",
        role="img",
        label=speaker.word("label-aims", seat=speaker.name(pose.owner), seat2=names),
    )


@cache
def muzzle_flash(theme: Theme) -> Node:
    """Return the fire before a gun that points to the right."""
    return burst(36, 0, 22, 22, mix(theme.card, theme.card_gold, 0.8), theme.card_red)


def draw_between(view: CashView, speaker: Speaker, theme: Theme) -> list[Node]:
    """Return what can be chosen between two seats: a spread at both, a chair for the Ninja."""
    found: list[Node] = []
    for seat in range(int(view.public.seats)):
        for move, sign in ((SPREAD[seat], "2×"), (PLACE[seat], "↓")):
            if move in view.legal:
                at = beside(view, seat).towards(MIDDLE, 0.38)
                shape = Shape.disc(at.x, at.y, 23)
                found.append(
                    el(
                        "g",
                        shape.outline(0, theme.ink, 2, fill=theme.panel),
                        words(at.x, at.y, sign, 22, theme.text, bold=True),
                        ring(shape, theme),
                        key=f"between-{seat}",
                        move=move.index,
                        label=speaker.move(move),
                    )
                )
    return found
