"""Reads the pixels of the PNG pictures that the renderer writes (8 bits, RGBA, not interlaced)."""

from __future__ import annotations

import zlib
from struct import iter_unpack, unpack

Pixel = tuple[int, int, int, int]


def pixels(picture: bytes) -> list[list[Pixel]]:
    """Rows of red, green, blue, alpha."""
    at, packed, width = 8, b"", 0
    while at < len(picture):
        length, kind = unpack(">I4s", picture[at : at + 8])
        body = picture[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, _, depth, colours = unpack(">IIBB", body[:10])
            assert (depth, colours) == (8, 6), "8 bits, RGBA"
        elif kind == b"IDAT":
            packed += body
        at += 12 + length
    raw, stride, above = zlib.decompress(packed), width * 4, bytearray(width * 4)
    rows = []
    for start in range(0, len(raw), stride + 1):
        above = _unfilter(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), above)
        rows.append(list(iter_unpack("4B", above)))
    return rows


def _unfilter(kind: int, row: bytearray, above: bytearray) -> bytearray:
    for i in range(len(row)):
        left = row[i - 4] if i >= 4 else 0
        corner = above[i - 4] if i >= 4 else 0
        guess = left + above[i] - corner
        nearest = min((left, above[i], corner), key=lambda value: abs(guess - value))
        row[i] = (row[i] + (0, left, above[i], (left + above[i]) // 2, nearest)[kind]) & 255
    return row
