"""One element of a picture, as a value.

Nodes are never changed after they were built. A node that is built once and shared by many scenes
(a map, a paper background) costs nothing to write or to compare.

Keys become `id`s, and whoever receives a scene can read them. So a key names a *place* or a public
thing ("hand-2", "seat-1", "hex-4-7"), never a hidden one: a key that follows a face-down card
through a shuffle, or that says what the card is, gives the card away. The same holds for the order
of nodes, for labels and for definitions.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

Value = str | int | float

REMEMBERED: Final = 50_000
"""Elements; a board has a few hundred, and many tables are drawn in turn."""

REMEMBERED_SETS: Final = 4096
"""Sets of keys, and of symbols that are needed."""

LONGEST_REMEMBERED: Final = 2048
"""Letters of an element: a whole board would be remembered once for every group around it."""

# What XML cannot hold at all is dropped, what it reads as syntax is escaped.
_SURROGATES = f"{chr(0xD800)}-{chr(0xDFFF)}"  # as a literal they could not be compiled
_UNSAFE = re.compile(f'[&<>"\x00-\x08\x0b\x0c\x0e-\x1f{_SURROGATES}\ufffe\uffff]')
_ESCAPES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"}

# SVG names of Python names; grows by what is used, so that each name is spelled out once.
_names: dict[str, str] = {
    "class_": "class",
    "view_box": "viewBox",
    "pattern_units": "patternUnits",
    "text_length": "textLength",
}


class Node:
    """One SVG element; a value, compared by what it says and never changed once built."""

    __slots__ = ("_markup", "_survey", "attrs", "children", "key", "needs", "tag", "text")

    def __init__(
        self,
        tag: str,
        key: str | None,
        attrs: dict[str, str],
        children: tuple[Node, ...],
        text: str | None,
        needs: tuple[Node, ...] = (),
    ) -> None:
        self.tag = tag
        self.key = key
        """Unique in its scene; becomes the `id`; must not tell anything hidden."""
        self.attrs = attrs
        self.children = children
        self.text = text
        self.needs = needs
        """Keyed definitions (symbols, patterns) this node refers to; the scene collects them."""
        self._markup: str | None = None
        self._survey: Survey | None = None

    def __str__(self) -> str:
        """The element as SVG text; a piece is written once, what is large is put together anew."""
        if self._markup is not None:
            return self._markup
        markup = self._write()
        if len(markup) <= LONGEST_REMEMBERED:
            self._markup = markup
        return markup

    def _write(self) -> str:
        parts = [f"<{self.tag}"]
        if self.key:
            parts.append(f' id="{escape(self.key)}"')
        for name, value in self.attrs.items():
            parts.append(f' {name}="{escape(value)}"')
        if not self.children and self.text is None:
            parts.append("/>")
            return "".join(parts)
        parts.append(">")
        parts.extend(map(str, self.children))
        if self.text is not None:
            parts.append(escape(self.text))
        parts.append(f"</{self.tag}>")
        return "".join(parts)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Node):
            return NotImplemented
        return (
            self.tag == other.tag
            and self.key == other.key
            and self.attrs == other.attrs
            and self.text == other.text
            and self.children == other.children
        )

    def __hash__(self) -> int:
        # By identity, for memories: equal nodes may hash differently, which costs a memory a miss.
        return id(self) >> 4

    def __repr__(self) -> str:
        return f"Node({self})"

    def survey(self) -> Survey:
        """What a scene has to know of this node and all below it, found once and remembered."""
        if self._survey is None:
            self._survey = _look_through(self)
        return self._survey

    def walk(self) -> Iterator[Node]:
        """The node and everything below it, parents first."""
        yield self
        for child in self.children:
            yield from child.walk()


class Survey(NamedTuple):
    """What is in a tree: keys, definitions that are needed, moves that can be played on it."""

    keys: frozenset[str]
    keyed: int
    """How many nodes have a key: more than there are keys when two have the same."""
    needs: frozenset[Node]
    moves: tuple[int, ...]
    keys_below: bool
    """Whether anything below the node itself has a key."""


_NOTHING = Survey(frozenset(), 0, frozenset(), (), keys_below=False)


def _look_through(node: Node) -> Survey:
    below = [found for child in node.children if (found := child.survey()) is not _NOTHING]
    own = node.attrs.get("data-move")
    if not below and node.key is None and own is None and not node.needs:
        return _NOTHING
    keys = set() if node.key is None else {node.key}
    keyed = len(keys)
    needs = set(node.needs)
    moves = [] if own is None else [int(own)]
    for found in below:
        keys |= found.keys
        keyed += found.keyed
        needs |= found.needs
        moves += found.moves
    keys_below = keyed > (node.key is not None)
    found_keys, found_needs = _shared(frozenset(keys)), _shared_needs(frozenset(needs))
    return Survey(found_keys, keyed, found_needs, tuple(moves), keys_below=keys_below)


# Boards of one game have mostly the same keys and need the same symbols, whoever looks at them.


@lru_cache(maxsize=REMEMBERED_SETS)
def _shared(keys: frozenset[str]) -> frozenset[str]:
    return keys


@lru_cache(maxsize=REMEMBERED_SETS)
def _shared_needs(needs: frozenset[Node]) -> frozenset[Node]:
    return needs


def escape(text: str) -> str:
    """Text that may stand in an attribute or between tags."""
    if _UNSAFE.search(text) is None:
        return text
    return _UNSAFE.sub(lambda found: _ESCAPES.get(found.group(), ""), text)


def number(value: float) -> str:
    """A coordinate with at most two decimals: nobody sees a hundredth of a pixel."""
    written = f"{value:.2f}".rstrip("0").rstrip(".")
    return written if written != "-0" else "0"


@lru_cache(maxsize=REMEMBERED)
def el(
    tag: str,
    *children: Node | None,
    key: str | None = None,
    text: str | None = None,
    label: str | None = None,
    move: int | None = None,
    role: str | None = None,
    title: str | None = None,
    needs: tuple[Node, ...] = (),
    **attrs: Value | None,
) -> Node:
    """An element; `stroke_width` becomes `stroke-width`, `None` children and attributes vanish.

    `label` is what a screen reader says, and what whoever points at the element reads; a part of it
    that has words of its own for those who point at it carries them as `data_hint`. `move` makes
    the element a button that plays that move: reachable by keyboard, class `can`. `title` is a
    tooltip. A `key` becomes the `id`, is unique in the scene and never reveals anything hidden (see
    the module). A change below an element without a key is sent by replacing the nearest keyed
    element around it.

    The same call returns the same node, so what did not change between two pictures is not only
    equal but identical, up to its parents: comparing and writing pass it by.
    """
    written: dict[str, str] = {}
    for name, value in attrs.items():
        if value is None:
            continue
        xml_name = _names.get(name)
        if xml_name is None:
            xml_name = _names[name] = name.replace("_", "-")
        if isinstance(value, str):
            written[xml_name] = value
        elif isinstance(value, float):
            written[xml_name] = number(value)
        else:
            written[xml_name] = str(value)
    if label is not None:
        written["aria-label"] = label
    if role is not None:
        written["role"] = role
    if move is not None:
        written["data-move"] = str(move)
        written["role"] = "button"
        written["tabindex"] = "0"
        written["class"] = f"{written['class']} can" if "class" in written else "can"
    inside = [child for child in children if child is not None]
    if title is not None:
        inside.insert(0, Node("title", None, {}, (), title))
    return Node(tag, key, written, tuple(inside), text, needs)
