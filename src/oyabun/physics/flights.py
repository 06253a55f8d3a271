"""A throw written down: keyframes of every piece, small enough to be sent and kept.

A flight is text: base64 of a version, pictures a second, how many pieces and pictures there are,
the number of each piece, and then, picture by picture, seven 16-bit numbers a piece: the place in
parts of a centimetre, and the turn. The last picture is how they came to lie.
What is read from outside is bounded before anything is unpacked.
"""

from __future__ import annotations

import struct
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from typing import Final, NamedTuple

from oyabun.physics.poses import Pose, position

VERSION: Final = 1
RATE: Final = 30
"""Pictures a second."""
MOST_PIECES: Final = 25
MOST_PICTURES: Final = 150
"""Five seconds: longer than any throw takes."""
NUMBERS: Final = 7
PLACE_SCALE: Final = 800.0
"""Of a centimetre: 40 cm either way fit into 16 bits."""
TURN_SCALE: Final = 32_000.0
HEAD: Final = struct.Struct("<BBBB")
LARGEST: Final = HEAD.size + MOST_PIECES + MOST_PIECES * MOST_PICTURES * NUMBERS * 2
LONGEST: Final = 4 * (LARGEST // 3 + 1)
"""Characters of a flight."""


class FlightError(ValueError):
    """This is not a flight."""


class Flight(NamedTuple):
    """What everybody saw: who was thrown, and every picture of it."""

    pieces: tuple[int, ...]
    pictures: tuple[tuple[Pose, ...], ...]
    """In each a pose for every piece."""

    def positions(self) -> dict[int, int]:
        """Return how each piece came to lie."""
        return {
            piece: position(pose)
            for piece, pose in zip(self.pieces, self.pictures[-1], strict=True)
        }


def write_flight(flight: Flight) -> str:
    """Return a flight as text."""
    packed = [
        HEAD.pack(VERSION, RATE, len(flight.pieces), len(flight.pictures)),
        bytes(flight.pieces),
    ]
    for picture in flight.pictures:
        numbers = [number for pose in picture for number in pack_pose(pose)]
        packed.append(struct.pack(f"<{len(numbers)}h", *numbers))
    return b64encode(b"".join(packed)).decode()


def pack_pose(pose: Pose) -> list[int]:
    """Return a pose as seven whole numbers of 16 bits."""
    place = [round(one * PLACE_SCALE) for one in pose[:3]]
    turn = [round(one * TURN_SCALE) for one in pose[3:]]
    return [max(-32_767, min(32_767, one)) for one in (*place, *turn)]


def read_flight(text: str) -> Flight:
    """Return the flight of a text, or say why it is none."""
    if len(text) > LONGEST:
        raise FlightError(f"a flight has at most {LONGEST} characters, not {len(text)}")
    try:
        packed = b64decode(text, validate=True)
    except (Base64Error, ValueError):
        raise FlightError("a flight is written in base64") from None
    if len(packed) < HEAD.size:
        raise FlightError("the flight is cut off")
    version, rate, pieces, pictures = HEAD.unpack_from(packed)
    if (version, rate) != (VERSION, RATE):
        raise FlightError(f"a flight has version {VERSION} and {RATE} pictures a second")
    if not 1 <= pieces <= MOST_PIECES or not 1 <= pictures <= MOST_PICTURES:
        raise FlightError(f"{pieces} pieces in {pictures} pictures are not a flight")
    if len(packed) != HEAD.size + pieces + pictures * pieces * NUMBERS * 2:
        raise FlightError("the flight is longer or shorter than it says")
    named = tuple(packed[HEAD.size : HEAD.size + pieces])
    if len(set(named)) != pieces:
        raise FlightError("a piece is thrown twice in one flight")
    numbers = struct.unpack_from(f"<{pictures * pieces * NUMBERS}h", packed, HEAD.size + pieces)
    return Flight(named, unpack_pictures(numbers, pieces, pictures))


def unpack_pictures(
    numbers: tuple[int, ...], pieces: int, pictures: int
) -> tuple[tuple[Pose, ...], ...]:
    """Return the poses of every picture."""
    found: list[tuple[Pose, ...]] = []
    for picture in range(pictures):
        poses: list[Pose] = []
        for piece in range(pieces):
            at = (picture * pieces + piece) * NUMBERS
            place = [number / PLACE_SCALE for number in numbers[at : at + 3]]
            turn = [number / TURN_SCALE for number in numbers[at + 3 : at + NUMBERS]]
            poses.append(Pose(*place, *turn))
        found.append(tuple(poses))
    return tuple(found)
