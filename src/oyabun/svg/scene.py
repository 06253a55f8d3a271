"""A picture: built by a board, written as SVG, compared with the one before.

A board builds a new `Scene` for every position. `str(scene)` is a complete standalone SVG;
`scene.diff(previous)` is the little that has to be sent to somebody who already sees `previous`.
Give every layer and every piece a key that reveals nothing (see `node`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain

from oyabun.svg import changes
from oyabun.svg.changes import Op
from oyabun.svg.node import Node, el, number
from oyabun.svg.theme import SANS

__all__ = ["DuplicateKeyError", "Node", "Op", "Scene", "el"]


ROOT = ""
"""The key by which operations address the picture itself; it is not written as an id."""


DEFINITIONS = "scene-defs"


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
        layers = (
            el("title", key="scene-title", text=title),
            el("desc", key="scene-desc", text=desc),
            el("defs", *definitions, key=DEFINITIONS),
            *nodes,
        )
        attrs = {
            "xmlns": "http://www.w3.org/2000/svg",
            "width": number(width),
            "height": number(height),
            "viewBox": f"0 0 {number(width)} {number(height)}",
            "font-family": font_family,
            "role": "group",
        }
        self.root = Node("svg", ROOT, attrs, layers, None)

    def definitions(self) -> tuple[Node, ...]:
        """The symbols and patterns that the picture refers to."""
        return next(one.children for one in self.root.children if one.key == DEFINITIONS)

    def moves(self) -> frozenset[int]:
        """The moves that can be played by pressing something in the picture."""
        found = [layer.survey().moves for layer in self.root.children]
        return frozenset(chain.from_iterable(found))

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

    def write_diff(self, previous: Scene) -> bytes:
        """The same as JSON."""
        return changes.write_diff(previous.root, self.root)


def _definitions(nodes: Sequence[Node], library: Iterable[Node]) -> tuple[Node, ...]:
    """Every definition that is needed; all keys are looked at, each may be there only once."""
    surveys = [node.survey() for node in nodes]
    definitions = _needed(tuple(library), tuple([survey.needs for survey in surveys]))
    if not _differ(
        definitions, tuple([survey.keys for survey in surveys]), sum([s.keyed for s in surveys])
    ):
        raise DuplicateKeyError(f"two nodes have the key {_twice((*nodes, *definitions))!r}")
    return definitions


# The layers of a picture have mostly the keys, and need mostly the symbols, that they had before.


@lru_cache(maxsize=4096)
def _needed(library: tuple[Node, ...], needs: tuple[frozenset[Node], ...]) -> tuple[Node, ...]:
    nothing: frozenset[Node] = frozenset()
    return _closed(nothing.union(library, *needs))


@lru_cache(maxsize=4096)
def _differ(definitions: tuple[Node, ...], keys: tuple[frozenset[str], ...], keyed: int) -> bool:
    """Whether all keys of a picture differ; its definitions aside there are so many."""
    surveys = [definition.survey() for definition in definitions]
    found: set[str] = set()
    found = found.union(*keys, *[survey.keys for survey in surveys])
    return len(found) == keyed + sum([survey.keyed for survey in surveys])


def _twice(nodes: Iterable[Node]) -> str | None:
    counted = Counter([below.key for node in nodes for below in node.walk() if below.key])
    return counted.most_common(1)[0][0]


@lru_cache(maxsize=1000)
def _closed(needed: frozenset[Node]) -> tuple[Node, ...]:
    """The definitions and what they need themselves, by key so that use does not shuffle them."""
    found: dict[str, Node] = {}
    wanted = list(needed)
    while wanted:
        definition = wanted.pop()
        if definition.key is not None and definition.key not in found:
            found[definition.key] = definition
            wanted += definition.survey().needs
    return tuple(found[key] for key in sorted(found))
