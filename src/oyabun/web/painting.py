"""Boards as PNG files: painted in a process of their own, a few at a time, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from oyabun.svg.png import png
from oyabun.web.workers import Workers

KEPT: Final = 64
"""How many pictures are kept; a picture has some hundred kilobytes."""
MOST_WAITING: Final = 12
"""How many pictures may wait to be painted."""


class Painter:
    """Paints pictures; the same one twice only after a long time."""

    def __init__(self) -> None:
        self._workers = Workers(1, MOST_WAITING)
        self._pictures: OrderedDict[tuple[str, int], asyncio.Task[bytes]] = OrderedDict()

    async def paint(self, svg: str, width: int) -> bytes:
        """Return a drawing as PNG."""
        wanted = (svg, width)
        painting = self._pictures.get(wanted)
        if painting is None:
            painting = asyncio.ensure_future(self._workers.ask(png, svg, width))
            self._pictures[wanted] = painting
            painting.add_done_callback(lambda task: self._keep(wanted, task))
        return await asyncio.shield(painting)

    def _keep(self, wanted: tuple[str, int], painting: asyncio.Task[bytes]) -> None:
        if painting.cancelled() or painting.exception() is not None:
            self._pictures.pop(wanted, None)
        elif len(self._pictures) > KEPT:
            self._pictures.popitem(last=False)

    def close(self) -> None:
        """Let the worker go."""
        self._workers.close()
