"""How much room the parts of a picture take: to point at them, or to show only them.

Curves are taken by their handles and words by the number of their letters, so a box may be a little
larger than what is seen, never much smaller.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from oyabun.svg.geometry import Box
from oyabun.svg.node import Node, el
from oyabun.svg.scene import Scene

TRANSFORM: Final = re.compile(r"([a-z]+)\(([^)]*)\)")
STEP: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
TAKES: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "S": 4, "T": 2, "A": 7}
LETTER: Final = 0.55
"""How wide a letter is, as a part of its height."""
UNDRAWN: Final = frozenset({"defs", "title", "desc", "symbol", "pattern", "clipPath"})

Matrix = tuple[float, float, float, float, float, float]
Spot = tuple[float, float]


def boxes(scene: Scene, keys: Iterable[str]) -> dict[str, Box]:
    """Return the room that each of these parts takes; what is not in the picture is left out."""
    wanted = frozenset(keys)
    defined = {node.key: node for node in scene.root.walk() if node.key}
    found: dict[str, Box] = {}
    for node, matrix in _placed(scene.root, _unmoved()):
        if node.key in wanted and node.key is not None:
            box = _around(list(_spots(node, matrix, defined)))
            if box is not None:
                found[node.key] = box
    return found


def together(found: Iterable[Box]) -> Box:
    """Return the box around boxes."""
    all_of_them = list(found)
    left = min([box.x for box in all_of_them])
    top = min([box.y for box in all_of_them])
    right = max([box.x + box.width for box in all_of_them])
    bottom = max([box.y + box.height for box in all_of_them])
    return Box(left, top, right - left, bottom - top)


def cut_out(scene: Scene, box: Box) -> Node:
    """Return the part of a picture within a box, without what lies wholly outside."""
    defined = {node.key: node for node in scene.root.walk() if node.key}
    root = scene.root
    children = _within(root, _unmoved(), box, defined)
    frame = {
        "width": f"{box.width:.0f}",
        "height": f"{box.height:.0f}",
        "viewBox": f"{box.x:.1f} {box.y:.1f} {box.width:.1f} {box.height:.1f}",
    }
    return Node(root.tag, root.key, {**root.attrs, **frame}, children, None)


def ring(box: Box, colour: str, key: str) -> Node:
    """Return a ring around something that is pointed at; it takes no click from it."""
    return el(
        "rect",
        key=key,
        class_="pointed",
        x=box.x,
        y=box.y,
        width=box.width,
        height=box.height,
        rx=10,
        fill="none",
        stroke=colour,
        stroke_width=5,
        stroke_dasharray="14 7",
        pointer_events="none",
    )


def _within(node: Node, outer: Matrix, box: Box, defined: dict[str, Node]) -> tuple[Node, ...]:
    """The children of a node without what lies wholly outside the box, at any depth."""
    inner = _times(outer, _matrix(node.attrs.get("transform", "")))
    kept: list[Node] = []
    for child in node.children:
        if child.tag in UNDRAWN or "%" in child.attrs.get("width", ""):
            kept.append(child)
            continue
        room = _around(list(_spots(child, inner, defined)))
        if room is None or not room.grown(2).meets(box):
            continue
        below = _within(child, inner, box, defined) if child.children else ()
        kept.append(Node(child.tag, child.key, child.attrs, below, child.text))
    return tuple(kept)


def _placed(node: Node, outer: Matrix) -> Iterator[tuple[Node, Matrix]]:
    """The node and all below it, each with what moves it (its own transform not included)."""
    if node.tag in UNDRAWN:
        return
    yield node, outer
    inner = _times(outer, _matrix(node.attrs.get("transform", "")))
    for child in node.children:
        yield from _placed(child, inner)


def _spots(node: Node, outer: Matrix, defined: dict[str, Node]) -> Iterator[Spot]:
    """Where the corners of everything lie that the node draws."""
    if node.tag in UNDRAWN:
        return
    matrix = _times(outer, _matrix(node.attrs.get("transform", "")))
    for x, y in _own_spots(node):
        yield (
            matrix[0] * x + matrix[2] * y + matrix[4],
            matrix[1] * x + matrix[3] * y + matrix[5],
        )
    if node.tag == "use":
        meant = defined.get(node.attrs.get("href", "").removeprefix("#"))
        if meant is not None:
            for drawn in meant.children if meant.tag == "symbol" else (meant,):
                yield from _spots(drawn, matrix, defined)
    for child in node.children:
        yield from _spots(child, matrix, defined)


def _own_spots(node: Node) -> list[Spot]:
    attrs = node.attrs
    if node.tag in ("rect", "image"):
        if "%" in attrs.get("width", ""):
            return []
        x, y = _number(attrs, "x"), _number(attrs, "y")
        return [(x, y), (x + _number(attrs, "width"), y + _number(attrs, "height"))]
    if node.tag in ("circle", "ellipse"):
        x, y = _number(attrs, "cx"), _number(attrs, "cy")
        wide = _number(attrs, "r") or _number(attrs, "rx")
        high = _number(attrs, "r") or _number(attrs, "ry")
        return [(x - wide, y - high), (x + wide, y + high)]
    if node.tag in ("polygon", "polyline"):
        numbers = [float(one) for one in NUMBER.findall(attrs.get("points", ""))]
        return list(zip(numbers[::2], numbers[1::2], strict=False))
    if node.tag == "line":
        return [(_number(attrs, f"x{end}"), _number(attrs, f"y{end}")) for end in (1, 2)]
    if node.tag == "path":
        return _path_spots(attrs.get("d", ""))
    if node.tag == "text":
        return _text_spots(node)
    return []


def _text_spots(node: Node) -> list[Spot]:
    size = _number(node.attrs, "font-size")
    wide = LETTER * size * len(node.text or "")
    x, y = _number(node.attrs, "x"), _number(node.attrs, "y")
    before = {"middle": wide / 2, "end": wide}.get(node.attrs.get("text-anchor", ""), 0.0)
    return [(x - before, y - size), (x - before + wide, y + size / 4)] if wide else []


def _path_spots(steps: str) -> list[Spot]:
    found: list[Spot] = []
    x = y = 0.0
    for step in STEP.finditer(steps):
        kind = step[1].upper()
        relative = step[1] != kind
        numbers = [float(one) for one in NUMBER.findall(step[2])]
        takes = TAKES.get(kind, 0)
        for at in range(0, len(numbers) - takes + 1, takes) if takes else ():
            from_x, from_y = (x, y) if relative else (0.0, 0.0)
            given = numbers[at : at + takes]
            if kind == "H":
                x = from_x + given[0]
            elif kind == "V":
                y = from_y + given[0]
            else:
                handles = given[5:] if kind == "A" else given
                pairs = list(zip(handles[::2], handles[1::2], strict=False))
                found += [(from_x + dx, from_y + dy) for dx, dy in pairs[:-1]]
                x, y = from_x + pairs[-1][0], from_y + pairs[-1][1]
            found.append((x, y))
    return found


def _around(spots: list[Spot]) -> Box | None:
    if not spots:
        return None
    across = [x for x, _ in spots]
    along = [y for _, y in spots]
    return Box(min(across), min(along), max(across) - min(across), max(along) - min(along))


def _number(attrs: dict[str, str], name: str) -> float:
    written = NUMBER.match(attrs.get(name, ""))
    return float(written[0]) if written else 0.0


def _unmoved() -> Matrix:
    """Move nothing; no constant, for mypyc takes one of this type for unset."""
    return (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def _matrix(transform: str) -> Matrix:
    whole = _unmoved()
    for found in TRANSFORM.finditer(transform):
        numbers = [float(one) for one in NUMBER.findall(found[2])]
        whole = _times(whole, _moved(found[1], numbers))
    return whole


def _moved(kind: str, numbers: list[float]) -> Matrix:
    if kind == "translate":
        return (1.0, 0.0, 0.0, 1.0, numbers[0], numbers[1] if len(numbers) > 1 else 0.0)
    if kind == "scale":
        return (numbers[0], 0.0, 0.0, numbers[-1], 0.0, 0.0)
    if kind == "rotate":
        turn = complex(0, 1) ** (numbers[0] / 90)
        return (turn.real, turn.imag, -turn.imag, turn.real, 0.0, 0.0)
    raise ValueError(f"pictures are not moved by {kind!r}")


def _times(outer: Matrix, inner: Matrix) -> Matrix:
    a, b, c, d, e, f = outer
    return (
        a * inner[0] + c * inner[1],
        b * inner[0] + d * inner[1],
        a * inner[2] + c * inner[3],
        b * inner[2] + d * inner[3],
        a * inner[4] + c * inner[5] + e,
        b * inner[4] + d * inner[5] + f,
    )
