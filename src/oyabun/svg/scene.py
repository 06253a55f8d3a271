"""A picture: built by a board, written as SVG, compared with the one before.

A board builds a new `Scene` for every position. `str(scene)` is a complete standalone SVG;
`scene.diff(previous)` is the little that has to be sent to somebody who already sees `previous`.
Give every layer and every piece a key that reveals nothing (see `node`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from oyabun.svg import changes
from oyabun.svg.changes import Op
from oyabun.svg.node import Node, el, number
from oyabun.svg.theme import SANS

__all__ = ["DuplicateKeyError", "Node", "Op", "Scene", "apply", "el"]


ROOT = ""
"""The key by which operations address the picture itself; it is not written as an id."""


class DuplicateKeyError(ValueError):
    """Two nodes of one scene have the same key."""


class Scene:
    """A whole picture: a size, a title and a description for screen readers, and nodes."""

    __slots__ = ("root",)

    def __init__(
        self,
        width: float,
        height: float,
        *nodes: Node,
        title: str,
        desc: str = "",
        library: Iterable[Node] = (),
        font_family: str = SANS,
    ) -> None:
        """Collect the definitions the nodes need, and those of `library` whether needed or not.

        A board that names in `library` everything it may ever draw sends definitions only once,
        and shows by them nothing about what is on the table.
        """
        definitions = _definitions(nodes, library)
        self.root = el(
            "svg",
            el("title", key="scene-title", text=title),
            el("desc", key="scene-desc", text=desc),
            el("defs", *definitions, key="scene-defs"),
            *nodes,
            key=ROOT,
            role="group",
            xmlns="http://www.w3.org/2000/svg",
            width=width,
            height=height,
            view_box=f"0 0 {number(width)} {number(height)}",
            font_family=font_family,
        )

    def __str__(self) -> str:
        """The complete SVG, fit for a file, a page or a notebook."""
        return str(self.root)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return str(self)

    def __eq__(self, other: object) -> bool:
        return self.root == other.root if isinstance(other, Scene) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def diff(self, previous: Scene) -> list[Op]:
        """What turns `previous` into this scene; empty when they are equal."""
        return changes.diff(previous.root, self.root)


def apply(ops: Sequence[Op], previous: Scene) -> Scene:
    """The scene after the operations: what a browser must arrive at."""
    scene = Scene.__new__(Scene)
    scene.root = changes.apply(ops, previous.root)
    return scene


def _definitions(nodes: Iterable[Node], library: Iterable[Node]) -> list[Node]:
    """Every definition that is needed, in the order of keys so that use does not shuffle them.

    All keys are looked at on the way: each may be there only once.
    """
    found: dict[str, Node] = {}
    seen: set[str] = set()
    wanted = list(library)
    for node in nodes:
        wanted += _note_keys(node, seen)
    while wanted:
        definition = wanted.pop()
        if definition.key is not None and definition.key not in found:
            found[definition.key] = definition
            wanted += _note_keys(definition, seen)
    return [found[key] for key in sorted(found)]


def _note_keys(node: Node, seen: set[str]) -> tuple[Node, ...]:
    """Note the keys of a tree, each of which may be there only once; return what it needs."""
    survey = node.survey()
    if not seen.isdisjoint(survey.keys) or len(set(survey.keys)) < len(survey.keys):
        twice = next(key for key in survey.keys if key in seen or survey.keys.count(key) > 1)
        raise DuplicateKeyError(f"two nodes have the key {twice!r}")
    seen.update(survey.keys)
    return survey.needs
