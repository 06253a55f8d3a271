"""What changed between two pictures, as operations on elements.

An operation names an element of the *previous* picture, or one that an earlier operation of the
same list brought; whoever applies a list therefore remembers all elements by id first, so that an
element which leaves with its old parent can still be put elsewhere. `apply` is the reference.

An element is named by its key, or by the key of the nearest element around it and the way down
from there: `seat-3/0/2` is the third child of the first child of `seat-3`. Ways are those of the
moment: what stood before an operation may have made room, or taken it.

A keyed element is followed wherever it goes, as long as all elements around it have keys. What has
none stays where it is: it is changed in its place, made anew there, or goes. Where things with keys
come or go beside or below something that has none, the nearest followed element is replaced.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from oyabun.svg.node import Node

DOWN: Final = "/"
"""Between a key and the way down from there; no key has it."""
REMEMBERED: Final = 8192
"""Pairs of pieces of which the one became the other, at whatever table, for whoever looks."""
BRACKETS: Final = 30
"""About how many letters an operation has besides what it says."""
SPARED: Final = 150
"""So many letters must be saved before something is replaced that could be changed in its place."""

Json = str | None | dict[str, str | None]


class SetAttributes(NamedTuple):
    """Give an element these attributes; `None` takes one away."""

    key: str
    attrs: dict[str, str | None]

    def to_json(self) -> list[Json]:
        """`["set", key, {name: value or null}]`."""
        return ["set", self.key, self.attrs]


class SetText(NamedTuple):
    """Give an element without children this text."""

    key: str
    text: str | None

    def to_json(self) -> list[Json]:
        """`["text", key, text or null]`."""
        return ["text", self.key, self.text]


class Replace(NamedTuple):
    """Put a new element where the one with its key was."""

    key: str
    node: Node

    def to_json(self) -> list[Json]:
        """`["replace", key, markup]`."""
        return ["replace", self.key, str(self.node)]


class Add(NamedTuple):
    """Bring a new element into `parent`, before the sibling `before` or at the end."""

    parent: str
    before: str | None
    node: Node

    def to_json(self) -> list[Json]:
        """`["add", parent, before or null, markup]`."""
        return ["add", self.parent, self.before, str(self.node)]


class Put(NamedTuple):
    """Move an element that exists into `parent`, before the sibling `before` or at the end."""

    key: str
    parent: str
    before: str | None

    def to_json(self) -> list[Json]:
        """`["put", key, parent, before or null]`."""
        return ["put", self.key, self.parent, self.before]


class Remove(NamedTuple):
    """Take an element away, with all that is in it."""

    key: str

    def to_json(self) -> list[Json]:
        """`["remove", key]`."""
        return ["remove", self.key]


Op = SetAttributes | SetText | Replace | Add | Put | Remove


def diff(old: Node, new: Node) -> list[Op]:
    """The operations that turn the tree `old` into `new`; both are roots with the same key."""
    ops: list[Op] = []
    for part in _Diff(old).run(new):
        ops += part.ops
    return ops


def write_diff(old: Node, new: Node) -> bytes:
    """The same as JSON; what is known of a piece that changed is not written again."""
    return b"[" + b",".join([part.written() for part in _Diff(old).run(new)]) + b"]"


class Steps:
    """Some operations, and how they are written."""

    __slots__ = ("_written", "ops")

    def __init__(self, ops: tuple[Op, ...]) -> None:
        self.ops = ops
        self._written: bytes | None = None

    def written(self) -> bytes:
        """The operations as JSON, without the brackets around them all."""
        if self._written is None:
            self._written = msgspec.json.encode([op.to_json() for op in self.ops])[1:-1]
        return self._written


_NONE: Final = Steps(())


# 1. What changes in its place


@lru_cache(maxsize=REMEMBERED)
def _in_place(old: Node, new: Node) -> Steps | None:
    """How a piece becomes another, found once for all who see the two."""
    return _changed_in_place(old, new)


def _changed_in_place(old: Node, new: Node) -> Steps | None:
    """How a keyed element becomes another, if nothing that has a key comes, goes or moves in it.

    Then nothing else in the picture matters.
    """
    ops: list[Op] = []
    if old.tag != new.tag or not _change(old, new, new.key or "", ops):
        return None
    if not new.survey().keys_below and sum(map(_size, ops)) > len(str(new)) + SPARED:
        assert new.key is not None, "only keyed nodes are followed"
        return Steps((Replace(new.key, new),))
    return Steps(tuple(ops)) if ops else _NONE


def _size(op: Op) -> int:
    """About how long an operation is when it is written."""
    if isinstance(op, SetAttributes):
        said = sum([len(name) + len(value or "") + 6 for name, value in op.attrs.items()])
        return BRACKETS + said
    if isinstance(op, SetText):
        return BRACKETS + len(op.text or "")
    return BRACKETS + (len(str(op.node)) if isinstance(op, Replace | Add) else 0)


def _change(old: Node, new: Node, address: str, ops: list[Op]) -> bool:
    """Change an element in its place; False if that cannot be done."""
    before, after = old.children, new.children
    if old.text != new.text and (before or after):
        return _replace(old, new, address, ops)
    if old.attrs != new.attrs:
        ops.append(SetAttributes(address, _changed(old.attrs, new.attrs)))
    if old.text != new.text:
        ops.append(SetText(address, new.text))
    return before == after or _change_children(before, after, address, ops)


def _change_children(
    before: tuple[Node, ...], after: tuple[Node, ...], address: str, ops: list[Op]
) -> bool:
    """Change what lies between the first and the last difference, or make it anew."""
    first, last_old, last_new = 0, len(before), len(after)
    while first < last_old and first < last_new and before[first] == after[first]:
        first += 1
    while first < last_old and first < last_new and before[last_old - 1] == after[last_new - 1]:
        last_old -= 1
        last_new -= 1
    if last_old == last_new:
        changed = [
            _change_child(before[place], after[place], f"{address}{DOWN}{place}", ops)
            for place in range(first, last_new)
        ]
        return all(changed)
    if any(map(_has_keys, before[first:last_old])) or any(map(_has_keys, after[first:last_new])):
        return False
    ops += [Remove(f"{address}{DOWN}{place}") for place in range(last_old - 1, first - 1, -1)]
    following = f"{address}{DOWN}{first}" if last_old < len(before) else None
    for place in range(last_new - 1, first - 1, -1):
        ops.append(Add(address, following, after[place]))
        following = f"{address}{DOWN}{first}"
    return True


def _change_child(old: Node, new: Node, address: str, ops: list[Op]) -> bool:
    if old is new:
        return True
    if old.key != new.key:
        return False
    if new.key is not None:
        steps = _in_place(old, new)
        if steps is not None:
            ops += steps.ops
        return steps is not None
    if old.tag != new.tag:
        return _replace(old, new, address, ops)
    return _change(old, new, address, ops)


def _replace(old: Node, new: Node, address: str, ops: list[Op]) -> bool:
    """Put something new in the place of something old, neither of which has keys in it."""
    if old.survey().keys_below or new.survey().keys_below:
        return False
    ops.append(Replace(address, new))
    return True


def _has_keys(node: Node) -> bool:
    return node.key is not None or node.survey().keys_below


# 2. What comes, goes and moves


class _Diff:
    """One comparison: the old tree, the operations so far, who was followed."""

    def __init__(self, old: Node) -> None:
        self.old = old
        self.ops: list[Steps] = []
        self.followed: set[str] = set()
        self.settled: set[str] = set()
        """In whom nothing with a key came, went or moved."""
        self.replaced: set[str] = set()
        self.rebuilt = False

    def run(self, new: Node) -> list[Steps]:
        self.follow(self.old, new)
        if self.rebuilt:
            removed = self.leftovers(self.old, gone=False)
            if removed:
                self.ops.insert(0, Steps(tuple(removed)))
        return self.ops

    def follow(self, old: Node, new: Node) -> None:
        key = new.key
        assert key is not None, "only keyed nodes are followed"
        self.followed.add(key)
        if old is new:
            self.settled.add(key)
            return
        steps = _changed_in_place(old, new) if old is self.old else _in_place(old, new)
        if steps is not None:
            self.settled.add(key)
            if steps is not _NONE:
                self.ops.append(steps)
            return
        before, after = old.children, new.children
        orderly = old.tag == new.tag and (old.text == new.text or not (before or after))
        if not orderly or any(child.key is None for child in (*before, *after)):
            self.add(Replace(key, new))
            self.replaced.add(key)
            self.rebuilt = True
            return
        if old.attrs != new.attrs:
            self.add(SetAttributes(key, _changed(old.attrs, new.attrs)))
        if old.text != new.text:
            self.add(SetText(key, new.text))
        if [child.key for child in before] == [child.key for child in after]:
            for place in range(len(after)):  # compiled, much faster than pairs
                self.follow(before[place], after[place])
        else:
            self.reorder(key, before, after)

    def add(self, op: Op) -> None:
        self.ops.append(Steps((op,)))

    def reorder(self, parent: str, before: tuple[Node, ...], after: tuple[Node, ...]) -> None:
        """Bring the children into their new order with as few moves as possible, last first."""
        self.rebuilt = True
        places = {child.key: place for place, child in enumerate(before)}
        known = {child.key: child for child in before}
        for child in after:
            if child.key not in known and (moved := self.elsewhere(child.key)) is not None:
                known[child.key] = moved
        stay = _longest_rise([places[child.key] for child in after if child.key in places])
        following: str | None = None
        for child in reversed(after):
            assert child.key is not None, "children in a new order have keys"
            if child.key not in known:
                self.add(Add(parent, following, child))
            elif places.get(child.key) not in stay:
                self.add(Put(child.key, parent, following))
            following = child.key
        for child in after:
            if child.key in known:
                self.follow(known[child.key], child)

    def elsewhere(self, key: str | None) -> Node | None:
        """A node of the old tree that had another parent."""
        return None if key is None else _find(self.old, key)

    def leftovers(self, node: Node, *, gone: bool) -> list[Op]:
        """What the new tree no longer holds below an old node.

        What goes with something that is `gone` needs no word of its own; but what was taken out of
        it may have left parts of itself behind.
        """
        removed: list[Op] = []
        for child in node.children:
            key = child.key
            if key is None or key in self.settled:
                continue
            stays = key in self.followed and key not in self.replaced
            if key not in self.followed and not gone:
                removed.append(Remove(key))
            removed.extend(self.leftovers(child, gone=not stays))
        return removed


def _changed(old: dict[str, str], new: dict[str, str]) -> dict[str, str | None]:
    changed: dict[str, str | None] = {k: v for k, v in new.items() if old.get(k) != v}
    changed.update((name, None) for name in old if name not in new)
    return changed


def _find(node: Node, key: str) -> Node | None:
    """The node below this one with a key, if all nodes on the way have keys too."""
    for child in node.children:
        if child.key == key:
            return child
        if child.key is not None and key in child.survey().keys:
            return _find(child, key)
    return None


def _longest_rise(places: Sequence[int]) -> set[int]:
    """A longest increasing subsequence: the children that need not move."""
    tails: list[int] = []
    previous: dict[int, int | None] = {}
    for place in places:
        length = bisect_left(tails, place)
        previous[place] = tails[length - 1] if length else None
        tails[length : length + 1] = [place]
    rise: set[int] = set()
    place_or_none = tails[-1] if tails else None
    while place_or_none is not None:
        rise.add(place_or_none)
        place_or_none = previous[place_or_none]
    return rise


# 3. How operations are applied


class _Element:
    """A mutable element, as a browser has them."""

    def __init__(self, node: Node, parent: _Element | None, known: dict[str, _Element]) -> None:
        self.node = node
        self.attrs: dict[str, str] = dict(node.attrs)
        self.text = node.text
        self.parent = parent
        self.children = [_Element(child, self, known) for child in node.children]
        if node.key is not None:
            known[node.key] = self

    def leave(self) -> None:
        if self.parent is not None:
            self.parent.children.remove(self)
            self.parent = None

    def enter(self, parent: _Element, before: _Element | None) -> None:
        self.leave()
        at = parent.children.index(before) if before is not None else len(parent.children)
        parent.children.insert(at, self)
        self.parent = parent

    def freeze(self) -> Node:
        children = tuple(child.freeze() for child in self.children)
        return Node(self.node.tag, self.node.key, self.attrs, children, self.text)


class _Page:
    """A picture whose elements are found by name, as a browser has it."""

    def __init__(self, picture: Node) -> None:
        self.known: dict[str, _Element] = {}
        self.root = _Element(picture, None, self.known)

    def find(self, address: str) -> _Element:
        key, *way = address.split(DOWN)
        element = self.known[key]
        for place in way:
            element = element.children[int(place)]
        return element

    def find_sibling(self, address: str | None) -> _Element | None:
        return None if address is None else self.find(address)

    def bring(self, node: Node) -> _Element:
        return _Element(node, None, self.known)


def apply(ops: Sequence[Op], previous: Node) -> Node:
    """The tree after the operations, done one by one as a browser does them."""
    page = _Page(previous)
    for op in ops:
        match op:
            case SetAttributes(key, attrs):
                element = page.find(key)
                merged = {**element.attrs, **attrs}
                element.attrs = {k: v for k, v in merged.items() if v is not None}
            case SetText(key, text):
                page.find(key).text = text
            case Replace(key, node):
                element = page.find(key)
                fresh = page.bring(node)
                if element.parent is None:
                    page.root = fresh
                else:
                    fresh.enter(element.parent, element)
                    element.leave()
            case Add(parent, before, node):
                sibling = page.find_sibling(before)
                page.bring(node).enter(page.find(parent), sibling)
            case Put(key, parent, before):
                page.find(key).enter(page.find(parent), page.find_sibling(before))
            case Remove(key):
                page.find(key).leave()
    return page.root.freeze()
