"""How smooth a table is on a telephone: frames of a real page whose processor is slowed down."""

from __future__ import annotations

import asyncio
import time
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from oyabun.bench.web.players import Heard, Player
from oyabun.bench.web.serving import Desk, ServerProcess
from oyabun.bench.web.settings import Setting

if TYPE_CHECKING:
    from playwright.async_api import Browser, CDPSession

SLOWED: Final = 4.0
"""How many times slower the page's processor is: a telephone of some years ago."""
SCREEN: Final = {"width": 360, "height": 740}
SETTLING_SECONDS: Final = 1.5
"""How long a page has to become quiet before it is watched."""
PAUSE_SECONDS: Final = 0.4
"""From move to move."""

# Of every change how long the page takes it in, and how long each frame takes that shows it: all
# frames until things have glided to their places.
WATCH: Final = """
window.taken = []; window.shown = [];
let until = 0, last = 0;
window.WebSocket = class extends WebSocket {
  set onmessage(hear) {
    super.onmessage = (event) => {
      const start = performance.now();
      hear(event);
      if (!event.data.includes('"type":"diff"')) return;
      window.taken.push(performance.now() - start);
      until = start + 500;
    };
  }
};
const frame = (now) => {
  if (last && last < until) window.shown.push(now - last);
  last = now;
  requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""


class Frames(Struct):
    """How a page on a slow telephone keeps up with a table."""

    game: str
    seats: int
    first_load_bytes: int
    """All that comes through the network until the board is seen, nothing being there yet."""
    changes: int
    taken_p50_ms: float
    """From a message to the end of what the page does about it at once."""
    taken_p95_ms: float
    frame_p95_ms: float
    """From frame to frame while something moves."""
    frame_worst_ms: float


class _Quiet(Player):
    """Plays when told to."""

    def heard(self, message: Heard, size: int) -> None:
        pass


async def measure_frames(
    server: ServerProcess, browser: Browser, setting: Setting, seconds: float
) -> Frames:
    """Let a page watch a table, at a pace at which nobody could follow it."""
    with Desk(server.config) as desk:
        table = desk.open_table(setting.game, setting.seats, setting.options)
    context = await browser.new_context(
        base_url=server.url,
        viewport={"width": SCREEN["width"], "height": SCREEN["height"]},
        device_scale_factor=2,
        is_mobile=True,
        has_touch=True,
    )
    page = await context.new_page()
    await page.add_init_script(WATCH)
    tools = await context.new_cdp_session(page)
    loaded = await _count_bytes(tools)
    await page.goto(f"/t/{table.id}")
    await page.wait_for_selector("#ui-board svg")
    await page.wait_for_load_state("networkidle")
    first_load = sum(loaded)
    await tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    players = [_Quiet() for _ in range(setting.seats)]
    for seat, player in enumerate(players):
        await player.sit_down(server.config, table, seat)
    await asyncio.sleep(SETTLING_SECONDS)
    await page.evaluate("window.taken = []; window.shown = []")
    end = time.monotonic() + seconds
    while time.monotonic() < end and players[0].seen.outcome is None:
        next((player for player in players if player.play()), None)
        await asyncio.sleep(PAUSE_SECONDS)
    taken = await page.evaluate("window.taken")
    shown = await page.evaluate("window.shown")
    for player in players:
        player.hang_up()
    await context.close()
    return Frames(
        setting.game,
        setting.seats,
        first_load,
        len(taken),
        round(median(taken), 1),
        round(quantiles(taken, n=20)[18], 1),
        round(quantiles(shown, n=20)[18], 1),
        round(max(shown), 1),
    )


async def _count_bytes(tools: CDPSession) -> list[int]:
    """Return a list that gets the size of whatever the page loads."""
    loaded: list[int] = []
    tools.on("Network.loadingFinished", lambda done: loaded.append(int(done["encodedDataLength"])))
    tools.on(
        "Network.webSocketFrameReceived",
        lambda frame: loaded.append(len(frame["response"]["payloadData"].encode())),
    )
    await tools.send("Network.enable")
    return loaded
