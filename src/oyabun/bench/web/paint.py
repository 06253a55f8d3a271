"""From the server's push to the painted frame, in a real Chromium page at a real table."""

from __future__ import annotations

import asyncio
import os
import shutil
import time
from collections.abc import Sequence
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from oyabun.bench.web.frames import Frames, measure_frames
from oyabun.bench.web.players import Heard, Player
from oyabun.bench.web.serving import Desk, ServerProcess
from oyabun.bench.web.settings import Setting

if TYPE_CHECKING:
    from playwright.async_api import Browser

Times = tuple[float, float]
"""Milliseconds: since 1970 where something arrived and was painted, else as they passed."""

GAME: Final = "kamiza"
SEATS: Final = 4
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
UNSEEN_SECONDS: Final = 1.0
"""A move of which the page has heard nothing for so long is a secret."""
TURN_SECONDS: Final = 60.0

# Every diff that changes the board is noted when it arrives, before the page hears of it, and again
# when the frame with the change has been handed over: in the second callback after the change.
# A diff that changes only what stands beside the board is told at once, as painted never.
WATCH: Final = """
let arrived = 0;
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => {
      if (!data.includes('"type":"diff"')) return;
      const now = performance.timeOrigin + performance.now();
      if (data.includes('"ops":[[')) arrived = now;
      else window.painted(now, 0);
    });
  }
};
document.addEventListener("DOMContentLoaded", () => {
  const seen = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => {
    if (!arrived) return;
    const since = arrived;
    arrived = 0;
    requestAnimationFrame(() => requestAnimationFrame(() => {
      window.painted(since, performance.timeOrigin + performance.now());
    }));
  }).observe(document.querySelector("#ui-board"), seen);
});
"""


class Paint(Struct):
    """How soon somebody's browser shows what somebody else did."""

    browser: str
    samples: int
    push_to_paint_p50_ms: float
    """From a diff's arrival in the page to the frame that shows it."""
    push_to_paint_p99_ms: float
    move_to_paint_p50_ms: float
    """From the sending of another seat's move to that frame."""
    move_to_paint_p99_ms: float
    frames: tuple[Frames, ...] = ()
    """On a telephone, of each game at its largest table."""


class NotMeasured(Struct):
    """Why there is no number."""

    not_measured: str


def measure_paint(
    server: ServerProcess, samples: int, phones: Sequence[Setting] = (), seconds: float = 6.0
) -> Paint | NotMeasured:
    """Let a page watch so many moves of others, if there is a browser; then telephones."""
    browser = os.environ.get("OYABUN_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), "")
    if not browser:
        return NotMeasured("no Chromium: install it, or name it in OYABUN_CHROMIUM")
    try:
        import playwright.async_api  # noqa: F401 -- only who develops has it
    except ImportError:
        return NotMeasured("no Playwright: pip install playwright")
    return asyncio.run(_measure(server, samples, browser, phones, seconds))


async def _measure(
    server: ServerProcess, samples: int, executable: str, phones: Sequence[Setting], seconds: float
) -> Paint:
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        found: list[Times] = []
        while len(found) < samples:
            found += await _watch_a_match(server, browser, samples - len(found))
        frames = [await measure_frames(server, browser, phone, seconds) for phone in phones]
        version = browser.version
        await browser.close()
    push, move = ([sample[which] for sample in found] for which in (0, 1))
    return Paint(
        f"Chromium {version}",
        len(found),
        round(median(push), 1),
        round(quantiles(push, n=100)[98], 1),
        round(median(move), 1),
        round(quantiles(move, n=100)[98], 1),
        tuple(frames),
    )


async def _watch_a_match(server: ServerProcess, browser: Browser, most: int) -> list[Times]:
    """Return, for the moves of one match, the milliseconds since their arrival and sending."""
    with Desk(server.config) as desk:
        table = desk.open_table(GAME, SEATS)
    page = await browser.new_page(base_url=server.url, viewport={"width": 1280, "height": 800})
    painted: asyncio.Queue[Times] = asyncio.Queue()
    await page.expose_function("painted", lambda *times: painted.put_nowait(times))
    await page.add_init_script(WATCH)
    await page.goto(f"/t/{table.id}")
    turns: asyncio.Queue[_Patient | None] = asyncio.Queue()
    players = [_Patient(turns) for _ in range(SEATS)]
    for seat, player in enumerate(players):
        await player.sit_down(server.config, table, seat)
    found: list[Times] = []
    while len(found) < most and (mover := await asyncio.wait_for(turns.get(), TURN_SECONDS)):
        sent = time.time() * 1000
        if mover.play():  # nothing if it was asked twice, as when somebody sat down
            arrived, shown = await _next_paint(painted, sent)
            if shown:
                found.append((shown - arrived, shown - sent))
    for player in players:
        player.hang_up()
    await page.close()
    return found


async def _next_paint(painted: asyncio.Queue[Times], sent: float) -> Times:
    """Return when something that was sent after a moment arrived, and when it was painted."""
    arrived, shown = 0.0, 0.0
    while arrived < sent:
        try:
            arrived, shown = await asyncio.wait_for(painted.get(), UNSEEN_SECONDS)
        except TimeoutError:
            return sent, 0.0
    return arrived, shown


class _Patient(Player):
    """Plays when told to."""

    def __init__(self, turns: asyncio.Queue[_Patient | None]) -> None:
        super().__init__()
        self._turns = turns

    def heard(self, message: Heard, size: int) -> None:
        if message.panel is None:
            return
        if self.seen.outcome is not None:
            self._turns.put_nowait(None)
        elif self.seen.moves:
            self._turns.put_nowait(self)
