"""Pictures of a table: all that one viewer is shown, made from that viewer's view.

Everybody who sees with the same eyes, in the same language and theme, shares one picture; it is
drawn once, and what changed since the one before is found and written once.
"""

from __future__ import annotations

from collections import OrderedDict
from secrets import randbits
from typing import Final

import msgspec

from oyabun.core.view import AnyView
from oyabun.svg.scene import Scene
from oyabun.svg.theme import DARK, LIGHT, Theme
from oyabun.web.lines import frame_of
from oyabun.web.messages import ChatLine, Diff, Snapshot, TablePanel
from oyabun.web.panel import Eyes, Moment, make_panel, speaker_for
from oyabun.web.telling import Telling

THEMES: Final = {"light": LIGHT, "dark": DARK}
REMEMBERED: Final = 4
"""How many pictures a viewer can be behind and still be sent only what changed."""

_encoder = msgspec.json.Encoder()


def to_json(message: msgspec.Struct) -> bytes:
    """Return a message as it is sent."""
    return _encoder.encode(message)


class Picture:
    """All that one viewer is shown of a table at one moment."""

    def __init__(
        self, version: int, ply: int, scene: Scene, panel: TablePanel, log: tuple[str, ...]
    ) -> None:
        self.version = version
        self.ply = ply
        self.scene = scene
        self.panel = panel
        self.log = log
        self._diffs: dict[int, bytes] = {}
        self._frames: dict[int, bytes] = {}

    def snapshot(self, chat: tuple[ChatLine, ...], said: int) -> Snapshot:
        """Return everything, for whoever has nothing yet."""
        return Snapshot(self.version, self.ply, str(self.scene), self.panel, self.log, chat, said)

    def since(self, base: Picture) -> bytes:
        """Return the message for whoever has `base`; written once for all of them."""
        known = self._diffs.get(base.version)
        if known is None:
            known = self._diffs[base.version] = to_json(self.diff(base))
        return known

    def frame_since(self, base: Picture) -> bytes:
        """Return the same as a frame that holds nothing else."""
        known = self._frames.get(base.version)
        if known is None:
            known = self._frames[base.version] = frame_of(self.since(base))
        return known

    def forget(self) -> None:
        """Forget the messages: nobody is sent this picture any more."""
        self._diffs.clear()
        self._frames.clear()

    def diff(self, base: Picture) -> Diff:
        """Return what changed since `base`."""
        keep = _common(base.log, self.log)
        ops = msgspec.Raw(self.scene.write_diff(base.scene))
        panel = msgspec.Raw(_encoder.encode(_changed(base.panel, self.panel)))
        new = self.log[keep:]
        return Diff(self.version, base.version, self.ply, ops, panel, keep, new)

    def shows_the_same(self, other: Picture) -> bool:
        """Return whether a viewer could not tell the two apart."""
        return (
            self.ply == other.ply
            and self.panel == other.panel
            and self.log == other.log
            and self.scene == other.scene
        )


class Album:
    """The pictures of one table for one pair of eyes, the latest and a few before it."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self._telling = Telling(eyes.seat)
        self._version = randbits(40)  # a version from before a restart is never taken for ours
        self._pictures: OrderedDict[int, Picture] = OrderedDict()
        self._drawn_from: tuple[int, frozenset[int], bool] | None = None

    @property
    def latest(self) -> Picture:
        """The picture that was drawn last."""
        return next(reversed(self._pictures.values()))

    def find(self, version: int) -> Picture | None:
        """Return an earlier picture, if it is not too old."""
        return self._pictures.get(version)

    def close(self) -> None:
        """Keep only the picture with which somebody may come back: nobody looks any more."""
        while len(self._pictures) > 1:
            self._pictures.popitem(last=False)
        for picture in self._pictures.values():
            picture.forget()

    def draw(self, moment: Moment) -> Picture:
        """Draw the table as it is now; the same picture as before if nothing can be told apart."""
        table = moment.table
        drawn_from = (table.stored, moment.here, bool(table.to_enter(self.eyes.seat)))
        if drawn_from == self._drawn_from:
            return self.latest
        self._drawn_from = drawn_from
        match = table.match
        assert match is not None, "a lobby has no board"
        view: AnyView = match.view(self.eyes.seat)
        if table.stage == "stopped":
            view = view.watched()
        speaker = speaker_for(table, self.eyes)
        scene: Scene = table.game.draw(view, speaker, THEMES[self.eyes.theme])
        if self._pictures and scene == self.latest.scene:
            scene = self.latest.scene  # only what stands beside the board changed: one is kept
        self._telling.listen(table, match, speaker)
        panel = make_panel(moment, view, speaker, scene, self._telling)
        ply = 0 if self.eyes.seat is None else table.plies[self.eyes.seat]
        drawn = Picture(self._version + 1, ply, scene, panel, self._telling.lines)
        if self._pictures:
            if drawn.shows_the_same(self.latest):
                return self.latest
            self.latest.forget()
        self._version += 1
        self._pictures[drawn.version] = drawn
        if len(self._pictures) > REMEMBERED:
            self._pictures.popitem(last=False)
        return drawn


def _changed(before: TablePanel, now: TablePanel) -> dict[str, object]:
    """Return the fields of a panel that are different."""
    return {
        name: value
        for name in TablePanel.__struct_fields__
        if (value := getattr(now, name)) != getattr(before, name)
    }


def _common(before: tuple[str, ...], now: tuple[str, ...]) -> int:
    """Return how many lines both begin with."""
    if now[: len(before)] == before:
        return len(before)
    pairs = zip(before, now, strict=False)
    return next(place for place, (one, other) in enumerate(pairs) if one != other)


def theme_named(name: str) -> Theme:
    """Return a theme; whoever leaves it to the device gets the one by day first."""
    return THEMES.get(name, LIGHT)
