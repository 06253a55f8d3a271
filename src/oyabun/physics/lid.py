"""Throwing meeples into a lid, with MuJoCo: the only place that knows it.

Bodies of a few boxes fall into a box of five walls; centimetres, grams and seconds. A hand lets its
pieces go together over one side of the lid; force, direction and spin are the person's, what the
hand adds by itself is chance.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.util import find_spec
from math import cos, isnan, pi, sin
from random import Random
from typing import Any, Final, NamedTuple

from oyabun.physics.flights import MOST_PICTURES, RATE, Flight
from oyabun.physics.poses import LID_RIM, LID_X, LID_Y, Pose

STEP: Final = 0.001
SETTLED_SPEED: Final = 0.35
"""Slower than this, in cm/s and rad/s, for SETTLED_SECONDS: at rest."""
SETTLED_SECONDS: Final = 0.12
LONGEST_SECONDS: Final = 4.0

THICK: Final = 0.595
"""Of a meeple, in centimetres; it is 1.5 wide and 1.7 high."""


class Flick(NamedTuple):
    """What a person's finger does; everything is clamped before it is used."""

    force: float
    """From 0, just let fall, to 1, as hard as possible."""
    direction: float = 0.0
    """From -1, to the left, to 1, to the right; 0 is straight into the lid."""
    spin: float = 0.0
    """From -1 to 1."""
    skill: float = 0.5
    """From 0 to 1: how little the hand adds by itself."""

    def clamped(self) -> Flick:
        """Return the flick within its bounds, whatever a client has sent."""
        return Flick(
            bounded(self.force, 0.0, 1.0),
            bounded(self.direction, -1.0, 1.0),
            bounded(self.spin, -1.0, 1.0),
            bounded(self.skill, 0.0, 1.0),
        )


def bounded(number: float, low: float, high: float) -> float:
    """Return the number, or the nearer bound; nonsense is the middle."""
    if isnan(number):
        return (low + high) / 2
    return min(high, max(low, number))


class Hand(NamedTuple):
    """Pieces that are thrown by one person at once."""

    pieces: tuple[int, ...]
    flick: Flick


def available() -> bool:
    """Return whether MuJoCo is installed."""
    return find_spec("mujoco") is not None


def throw(hands: list[Hand], lying: dict[int, Pose], seed: int) -> Flight:
    """Throw, and return everything that was seen; pieces that lie there are in the way."""
    import mujoco

    rng = Random(seed)  # noqa: S311  # dice, not cryptography
    pieces = [piece for hand in hands for piece in hand.pieces]
    model = lid_model(len(pieces), len(lying))
    data = mujoco.MjData(model)
    for number, pose in enumerate(lying.values()):
        data.mocap_pos[number] = pose[:3]
        data.mocap_quat[number] = pose[3:]
    number = 0
    for at, hand in enumerate(hands):
        number = let_go(data, hand, at, number, rng)
    mujoco.mj_forward(model, data)
    pictures = record(mujoco, model, data, len(pieces))
    return Flight(tuple(pieces), tuple(pictures))


def let_go(data: Any, hand: Hand, at: int, number: int, rng: Random) -> int:
    """Give the pieces of a hand their places and speeds, from the side of the lid it is at."""
    flick = hand.flick.clamped()
    loose = 1.4 - 0.8 * flick.skill
    side = -1.0 if at % 2 == 0 else 1.0
    speed = SLOWEST + (FASTEST - SLOWEST) * flick.force
    across = 3.2 * (at // 2) - 1.6
    for place, _ in enumerate(hand.pieces):
        start = number * 7
        data.qpos[start : start + 3] = (
            side * (LID_X - 1.6) + rng.gauss(0, 0.4),
            across + 2.0 * (place - (len(hand.pieces) - 1) / 2) + rng.gauss(0, 0.3),
            HEIGHT + rng.uniform(0, 2.0),
        )
        upright = rng.random() < UPRIGHT * (flick.force - 0.3)
        data.qpos[start + 3 : start + 7] = standing_turn(rng) if upright else any_turn(rng)
        move = number * 6
        way = flick.direction * 0.6 + rng.gauss(0, 0.16) * loose
        force = speed * (1 + rng.gauss(0, 0.16) * loose) * (DROPPED if upright else 1.0)
        data.qvel[move : move + 3] = (
            -side * force * cos(way),
            force * sin(way),
            LIFT * force * rng.uniform(0.4, 1.0),
        )
        data.qvel[move + 3 : move + 6] = [
            rng.gauss(0, TUMBLE * (0.2 if upright else 0.5 + flick.force)) + turn
            for turn in (0.0, 0.0, 14.0 * flick.spin)
        ]
        number += 1
    return number


SHAPE: Final = (
    (-0.4, -0.55, 0.32, 0.2),
    (0.4, -0.55, 0.32, 0.2),
    (0.0, -0.12, 0.45, 0.26),
    (0.0, 0.14, 0.72, 0.14),
    (0.0, 0.48, 0.26, 0.24),
)
"""The boxes of a meeple: where along x and z, and half how wide and high."""
SLOWEST: Final = 87.0
FASTEST: Final = 135.0
"""Centimetres a second with no force, and with all of it."""
HEIGHT: Final = 4.5
LIFT: Final = 0.585
TUMBLE: Final = 15.0
"""Radians a second, of a steady throw."""
UPRIGHT: Final = 0.45
"""How much more often a harder throw lets them leave the fist feet first …"""
DROPPED: Final = 0.25
"""… and how much of the speed such a one has."""


def any_turn(rng: Random) -> tuple[float, float, float, float]:
    """Return a turn, every one as likely (Shoemake)."""
    u, v, w = rng.random(), rng.random() * 2 * pi, rng.random() * 2 * pi
    a, b = (1 - u) ** 0.5, u**0.5
    return a * sin(v), a * cos(v), b * sin(w), b * cos(w)


def standing_turn(rng: Random) -> tuple[float, float, float, float]:
    """Return a turn about the vertical alone."""
    half = rng.random() * pi
    return cos(half), 0.0, 0.0, sin(half)


def record(mujoco: Any, model: Any, data: Any, pieces: int) -> list[tuple[Pose, ...]]:
    """Step until everything rests, and return the pictures."""
    between = round(1 / RATE / STEP)
    pictures = [snapshot(data, pieces)]
    quiet = 0.0
    while data.time < LONGEST_SECONDS and quiet < SETTLED_SECONDS:
        mujoco.mj_step(model, data, between)
        pictures.append(snapshot(data, pieces))
        still = abs(data.qvel).max() < SETTLED_SPEED
        quiet = quiet + between * STEP if still else 0.0
    return pictures[:MOST_PICTURES]


def snapshot(data: Any, pieces: int) -> tuple[Pose, ...]:
    """Return where everything is."""
    return tuple(
        [Pose(*[float(one) for one in data.qpos[at * 7 : at * 7 + 7]]) for at in range(pieces)]
    )


@lru_cache(maxsize=64)
def lid_model(thrown: int, lying: int) -> Any:
    """Return the lid with so many pieces in the air, and so many in the way."""
    import mujoco

    bodies = [f'<body name="thrown{at}"><freejoint/>{boxes()}</body>' for at in range(thrown)]
    bodies += [
        f'<body name="lying{at}" mocap="true" pos="0 0 -50">{boxes()}</body>' for at in range(lying)
    ]
    return mujoco.MjModel.from_xml_string(
        f"""<mujoco>
  <option timestep="{STEP}" gravity="0 0 -981" cone="elliptic"/>
  <default><geom solref="0.004 0.6" condim="4" friction="0.42 0.02 0.002" density="0.7"/></default>
  <worldbody>
    <geom type="plane" size="60 60 1" pos="0 0 -0.2"/>
    <geom type="box" size="{LID_X} {LID_Y} 0.1" pos="0 0 -0.1"/>
    {walls()}
    {"".join(bodies)}
  </worldbody>
</mujoco>"""
    )


def walls() -> str:
    """Return the four sides of the lid."""
    half, thick = LID_RIM / 2, 0.1
    return "".join(
        f'<geom type="box" size="{sx} {sy} {half}" pos="{x} {y} {half}"/>'
        for x, y, sx, sy in (
            (LID_X + thick, 0, thick, LID_Y + 0.2),
            (-LID_X - thick, 0, thick, LID_Y + 0.2),
            (0, LID_Y + thick, LID_X, thick),
            (0, -LID_Y - thick, LID_X, thick),
        )
    )


def boxes() -> str:
    """Return a meeple: legs, a body with arms, a head."""
    half = THICK / 2
    return "".join(
        f'<geom type="box" size="{sx} {half} {sz}" pos="{x} 0 {z}"/>' for x, z, sx, sz in (*SHAPE,)
    )
