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
Pairs = list[tuple[int, int]]
"""Which child of the old element becomes which of the new one, by their places."""
NO_KEYS: Final[frozenset[str]] = frozenset()


def diff(old: Node, new: Node) -> list[Op]:
    """The operations that turn the tree `old` into `new`; both are roots with the same key."""
    return _compare(old, new).ops()


def write_diff(old: Node, new: Node) -> bytes:
    """The same as JSON; what is known of a piece that changed is not written again."""
    return b"[" + _compare(old, new).written() + b"]"


def _compare(old: Node, new: Node) -> Steps:
    steps = _changed_in_place(old, new)
    if steps is None or steps.came & steps.went:  # something has moved
        return _Diff(old).run(new)
    return steps


class Steps:
    """Some operations, how they are written, and the keys of what they bring and take away."""

    __slots__ = ("_parts", "_written", "came", "went")

    def __init__(
        self,
        parts: Sequence[Op | Steps],
        came: frozenset[str] = NO_KEYS,
        went: frozenset[str] = NO_KEYS,
    ) -> None:
        self._parts = parts
        self._written: bytes | None = None
        self.came = came
        self.went = went

    def ops(self) -> list[Op]:
        """The operations one by one."""
        found: list[Op] = []
        for part in self._parts:
            if isinstance(part, Steps):
                found += part.ops()
            else:
                found.append(part)
        return found

    def written(self) -> bytes:
        """The operations as JSON, without the brackets around them all."""
        if self._written is None:
            parts = [
                part.written() if isinstance(part, Steps) else msgspec.json.encode(part.to_json())
                for part in self._parts
            ]
            self._written = b",".join([part for part in parts if part])
        return self._written


_NONE: Final = Steps(())


# 1. What changes in its place


@lru_cache(maxsize=REMEMBERED)
def _in_place(old: Node, new: Node) -> Steps | None:
    """How a piece becomes another, found once for all who see the two."""
    return _changed_in_place(old, new)


def _changed_in_place(old: Node, new: Node) -> Steps | None:
    """How a keyed element becomes another, if what has a key in it comes or goes, but stays put.

    Nothing else in the picture matters then, unless what comes here goes elsewhere.
    """
    if old.tag != new.tag:
        return None
    change = _Change()
    key = new.key
    assert key is not None, "only keyed nodes are followed"
    if not change.element(old, new, key):
        return None
    steps = change.steps()
    plain = not new.survey().keys_below and not old.survey().keys_below
    if plain and len(steps.written()) > len(str(new)) + SPARED:
        return Steps((Replace(key, new),))
    return steps


class _Change:
    """Operations on one element and all below it, as they are found."""

    def __init__(self) -> None:
        self.parts: list[Op | Steps] = []
        self.came: set[str] = set()
        self.went: set[str] = set()

    def steps(self) -> Steps:
        if not self.parts:
            return _NONE
        came = frozenset(self.came) if self.came else NO_KEYS
        went = frozenset(self.went) if self.went else NO_KEYS
        return Steps(self.parts, came, went)

    def element(self, old: Node, new: Node, address: str) -> bool:
        """Change an element in its place; False if that cannot be done."""
        before, after = old.children, new.children
        if old.text != new.text and (before or after):
            return self.replace(old, new, address)
        if old.attrs != new.attrs:
            self.parts.append(SetAttributes(address, _changed(old.attrs, new.attrs)))
        if old.text != new.text:
            self.parts.append(SetText(address, new.text))
        if before == after:
            return True
        first, last_old, last_new = 0, len(before), len(after)
        while first < last_old and first < last_new and before[first] == after[first]:
            first += 1
        while first < last_old and first < last_new and before[last_old - 1] == after[last_new - 1]:
            last_old -= 1
            last_new -= 1
        pairs = _pairs(before, after, first, last_old, last_new)
        if pairs is None:
            return False
        self.take_away(before, pairs, first, last_old, address)
        self.bring(after, pairs, first, last_new, address)
        changed = [
            self.child(before[was], after[now], f"{address}{DOWN}{now}") for was, now in pairs
        ]
        return all(changed)

    def take_away(
        self, before: tuple[Node, ...], pairs: Pairs, first: int, last: int, address: str
    ) -> None:
        """Take away the children that have no successor, the last one first."""
        staying = {was for was, _ in pairs}
        for place in range(last - 1, first - 1, -1):
            if place not in staying:
                child = before[place]
                self.parts.append(Remove(child.key or f"{address}{DOWN}{place}"))
                self.went |= child.survey().keys

    def bring(
        self, after: tuple[Node, ...], pairs: Pairs, first: int, last: int, address: str
    ) -> None:
        """Bring the children that had no predecessor, the last one first."""
        staying = {now for _, now in pairs}
        there = first + len(pairs)  # so many stand before what is brought next
        for place in range(last - 1, first - 1, -1):
            if place in staying:
                there -= 1
                continue
            following = None
            if place + 1 < len(after):
                following = after[place + 1].key or f"{address}{DOWN}{there}"
            self.parts.append(Add(address, following, after[place]))
            self.came |= after[place].survey().keys

    def child(self, old: Node, new: Node, address: str) -> bool:
        """Change one child; keyed ones are known."""
        if old is new:
            return True
        if new.key is not None:
            steps = _in_place(old, new)
            if steps is None:
                return False
            if steps is not _NONE:
                self.parts.append(steps)
                self.came |= steps.came
                self.went |= steps.went
            return True
        if old.tag != new.tag:
            return self.replace(old, new, address)
        return self.element(old, new, address)

    def replace(self, old: Node, new: Node, address: str) -> bool:
        """Put something new in the place of something old, neither of which has keys in it."""
        if old.survey().keys_below or new.survey().keys_below:
            return False
        self.parts.append(Replace(address, new))
        return True


def _pairs(
    before: tuple[Node, ...], after: tuple[Node, ...], first: int, last_old: int, last_new: int
) -> Pairs | None:
    """Which children become which, between the first and the last difference.

    Those with a key become those with the same key, and must not have changed their order. Those
    without become each other one by one; where they are more or fewer, all of them are others.
    """
    old_keys = [before[place].key for place in range(first, last_old)]
    new_keys = [after[place].key for place in range(first, last_new)]
    if old_keys == new_keys:
        return [(first + place, first + place) for place in range(len(new_keys))]
    known, wanted = set(old_keys), set(new_keys)
    olds = [first + at for at, key in enumerate(old_keys) if key is not None and key in wanted]
    news = [first + at for at, key in enumerate(new_keys) if key is not None and key in known]
    if [before[was].key for was in olds] != [after[now].key for now in news]:
        return None
    return list(zip(olds, news, strict=True))


# 2. What comes, goes and moves


class _Diff:
    """One comparison: the old tree, the operations so far, who was followed."""

    def __init__(self, old: Node) -> None:
        self.old = old
        self.parts: list[Op | Steps] = []
        self.followed: set[str] = set()
        self.settled: set[str] = set()
        """In whom nothing with a key came, went or moved."""
        self.replaced: set[str] = set()
        self.rebuilt = False

    def run(self, new: Node) -> Steps:
        self.follow(self.old, new)
        removed = self.leftovers(self.old, gone=False) if self.rebuilt else []
        return Steps([*removed, *self.parts])

    def follow(self, old: Node, new: Node) -> None:
        key = new.key
        assert key is not None, "only keyed nodes are followed"
        self.followed.add(key)
        if old is new:
            self.settled.add(key)
            return
        steps = _in_place(old, new) if old is not self.old else None
        if steps is not None and not steps.came and not steps.went:
            self.settled.add(key)
            self.parts.append(steps)
            return
        mixed = old.text != new.text and (old.children or new.children)
        if old.tag != new.tag or mixed or not self.keep(key, old, new):
            self.parts.append(Replace(key, new))
            self.replaced.add(key)
            self.rebuilt = True

    def keep(self, key: str, old: Node, new: Node) -> bool:
        """Keep an element in which things come, go and move; False if it has to be made anew.

        Beside the first and the last child that is another one, all children must have keys.
        """
        before, after = old.children, new.children
        first, last_old, last_new = _others(before, after)
        coming, going = after[first:last_new], before[first:last_old]
        if any(child.key is None for child in (*coming, *going)):
            return False
        rest = after[last_new:]
        if (coming or going) and rest and rest[0].key is None:
            return False
        pairs = list(zip(before[last_old:], rest, strict=True))
        same = not any(child.key is None and was != child for was, child in pairs)
        unkeyed = _change_unkeyed(before[:first], after[:first], key) if same else None
        if unkeyed is None:
            return False
        if old.attrs != new.attrs:
            self.parts.append(SetAttributes(key, _changed(old.attrs, new.attrs)))
        if old.text != new.text:
            self.parts.append(SetText(key, new.text))
        self.parts.append(unkeyed)
        if coming or going:
            self.reorder(key, going, coming, rest[0].key if rest else None)
        for was, child in (*zip(before[:first], after[:first], strict=True), *pairs):
            if child.key is not None:
                self.follow(was, child)
        return True

    def reorder(
        self,
        parent: str,
        before: tuple[Node, ...],
        after: tuple[Node, ...],
        following: str | None,
    ) -> None:
        """Bring children into their new order with as few moves as possible, last first."""
        self.rebuilt = True
        places = {child.key: place for place, child in enumerate(before)}
        known = {child.key: child for child in before}
        for child in after:
            if child.key not in known and (moved := self.elsewhere(child.key)) is not None:
                known[child.key] = moved
        stay = _longest_rise([places[child.key] for child in after if child.key in places])
        for child in reversed(after):
            assert child.key is not None, "children in a new order have keys"
            if child.key not in known:
                self.parts.append(Add(parent, following, child))
            elif places.get(child.key) not in stay:
                self.parts.append(Put(child.key, parent, following))
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


def _change_unkeyed(before: tuple[Node, ...], after: tuple[Node, ...], parent: str) -> Steps | None:
    """How the first children of an element change in their places, those without a key."""
    change = _Change()
    for place in range(len(after)):
        was, child = before[place], after[place]
        if child.key is None and not change.child(was, child, f"{parent}{DOWN}{place}"):
            return None
    steps = change.steps()
    return None if steps.came or steps.went else steps


def _others(before: tuple[Node, ...], after: tuple[Node, ...]) -> tuple[int, int, int]:
    """Between which places the children of an element are others: first, last of each."""
    first, last_old, last_new = 0, len(before), len(after)
    while first < last_old and first < last_new and before[first].key == after[first].key:
        first += 1
    while (
        first < last_old
        and first < last_new
        and before[last_old - 1].key == after[last_new - 1].key
    ):
        last_old -= 1
        last_new -= 1
    return first, last_old, last_new


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
