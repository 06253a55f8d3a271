"""What is said at a table: how often, and who hears it."""

from __future__ import annotations

from typing import Final

from oyabun.core.errors import LimitError
from oyabun.core.view import AnyView
from oyabun.service.events import Said

CHAT_BURST: Final = 10
"""How many lines one seat may say …"""
CHAT_SECONDS: Final = 20.0
"""… in so many seconds."""
GALLERY: Final = -2
"""The seat of all who only watch: together they talk as much as one seat."""


class Chat:
    """Everything that was said at a table."""

    def __init__(self) -> None:
        self.lines: list[Said] = []

    def check_pace(self, seat: int, now: float) -> None:
        """Raise when a seat talks too fast."""
        said = 0
        for line in reversed(self.lines):
            if line.at <= now - CHAT_SECONDS:
                return
            said += line.seat == seat
            if said == CHAT_BURST:
                raise LimitError(f"at most {CHAT_BURST} lines in {CHAT_SECONDS:.0f} seconds")

    def heard_by(self, seat: int | None) -> list[Said]:
        """Return what was said that a seat, or a spectator, may hear."""
        return [line for line in self.lines if not line.to or seat in line.to]


def conferring(view: AnyView) -> tuple[int, ...]:
    """Return the team that alone hears the viewer now; nobody in particular means everyone."""
    if view.phase is None or not view.phase.confers:
        return ()
    return next((team for team in view.teams() if view.seat in team), ())
