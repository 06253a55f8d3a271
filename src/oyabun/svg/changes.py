"""What changed between two pictures, as operations on elements found by key.

An operation names an element of the *previous* picture, or one that an earlier operation of the
same list brought; whoever applies a list therefore remembers all elements by id first, so that an
element which leaves with its old parent can still be put elsewhere. `apply` is the reference.

A keyed element is followed as long as all elements around it have keys. What has none is compared
as a value: when it differs, the nearest followed element around it is replaced.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from oyabun.svg.node import Node

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
    return _Diff(old).run(new)


class _Diff:
    """One comparison: the old tree, the operations so far, who was followed."""

    def __init__(self, old: Node) -> None:
        self.old = old
        self.ops: list[Op] = []
        self.followed: set[str] = set()
        self.unchanged: set[str] = set()
        self.in_place: set[str] = set()
        """Whose children all stayed: those that were not followed have not changed at all."""
        self.replaced: set[str] = set()
        self.rebuilt = False

    def run(self, new: Node) -> list[Op]:
        self.follow(self.old, new)
        if self.rebuilt:
            self.ops[:0] = self.leftovers(self.old, gone=False)
        return self.ops

    def follow(self, old: Node, new: Node) -> None:
        key = new.key
        assert key is not None, "only keyed nodes are followed"
        self.followed.add(key)
        if old is new:
            self.unchanged.add(key)
            return
        before, after = old.children, new.children
        same_places = _same_places(before, after)
        orderly = same_places or all(child.key is not None for child in (*before, *after))
        if old.tag != new.tag or not orderly or (old.text != new.text and (before or after)):
            self.ops.append(Replace(key, new))
            self.replaced.add(key)
            self.rebuilt = True
            return
        if old.attrs != new.attrs:
            self.ops.append(SetAttributes(key, _changed(old.attrs, new.attrs)))
        if old.text != new.text:
            self.ops.append(SetText(key, new.text))
        if same_places:
            self.in_place.add(key)
            for place in range(len(after)):  # compiled, much faster than pairs
                child = after[place]
                if child is not before[place] and child.key is not None:
                    self.follow(before[place], child)
        else:
            self.reorder(key, before, after)

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
                self.ops.append(Add(parent, following, child))
            elif places.get(child.key) not in stay:
                self.ops.append(Put(child.key, parent, following))
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
        in_place = node.key in self.in_place
        for child in node.children:
            key = child.key
            if key is None or key in self.unchanged or (in_place and key not in self.followed):
                continue
            stays = key in self.followed and key not in self.replaced
            if key not in self.followed and not gone:
                removed.append(Remove(key))
            removed.extend(self.leftovers(child, gone=not stays))
        return removed


def _same_places(before: tuple[Node, ...], after: tuple[Node, ...]) -> bool:
    """Whether child follows child; what has no key must be equal."""
    if len(before) != len(after):
        return False
    for place in range(len(after)):
        a, b = before[place], after[place]
        if a is not b and (a.key != b.key or (a.key is None and a != b)):
            return False
    return True


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


def apply(ops: Sequence[Op], previous: Node) -> Node:
    """The tree after the operations, done one by one as a browser does them."""
    known: dict[str, _Element] = {}
    root = _Element(previous, None, known)
    for op in ops:
        match op:
            case SetAttributes(key, attrs):
                element = known[key]
                merged = {**element.attrs, **attrs}
                element.attrs = {k: v for k, v in merged.items() if v is not None}
            case SetText(key, text):
                known[key].text = text
            case Replace(key, node):
                element = known[key]
                fresh = _Element(node, None, known)
                if element.parent is None:
                    root = fresh
                else:
                    fresh.enter(element.parent, element)
                    element.leave()
            case Add(parent, before, node):
                _Element(node, None, known).enter(known[parent], known[before] if before else None)
            case Put(key, parent, before):
                known[key].enter(known[parent], known[before] if before else None)
            case Remove(key):
                known[key].leave()
    return root.freeze()
