"""The table as an installed app: what a device wants to know of it, and what it shows offline."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, Router, get
from litestar.exceptions import NotFoundException

from oyabun.core.errors import MessageError
from oyabun.svg.theme import LIGHT
from oyabun.web import pages
from oyabun.web.answers import render
from oyabun.web.built import static_folder
from oyabun.web.identity import AnyRequest, language_of
from oyabun.web.requests import hub_of
from oyabun.web.texts import page_texts

SIZES: Final = (180, 192, 512)
EDGE: Final = 13
"""How much paper a device may cut off around an icon, of the 64 that the drawing is wide."""


@get("/app.webmanifest", media_type="application/manifest+json")
async def manifest(request: AnyRequest) -> Response[dict[str, Any]]:
    """Describe the app."""
    language = language_of(request)
    icons = [
        {
            "src": f"/icons/{kind}/{size}",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": kind,
        }
        for kind in ("any", "maskable")
        for size in SIZES[1:]
    ]
    described = {
        "name": "Oyabun",
        "short_name": "Oyabun",
        "description": page_texts(language).word("home-lead"),
        "lang": language,
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": LIGHT.paper,
        "theme_color": LIGHT.panel,
        "icons": icons,
    }
    return Response(described, headers={"cache-control": "max-age=3600"})


@get("/icons/{kind:str}/{size:int}", media_type="image/png")
async def icon(request: AnyRequest, kind: str, size: int) -> Response[bytes]:
    """Show our seal as an icon."""
    if size not in SIZES or kind not in ("any", "maskable"):
        raise MessageError(f"icons are {' or '.join(map(str, SIZES))} wide")
    drawn = _built("icon.svg").decode()
    if kind == "maskable":
        wide = 64 + 2 * EDGE
        corner = f'x="{-EDGE}" y="{-EDGE}" width="{wide}" height="{wide}"'
        paper = f'viewBox="{-EDGE} {-EDGE} {wide} {wide}"><rect {corner} fill="{LIGHT.paper}"/>'
        drawn = drawn.replace('viewBox="0 0 64 64">', paper)
    painted = await hub_of(request).painter.paint(drawn, size)
    return Response(painted, media_type="image/png", headers={"cache-control": "max-age=86400"})


@get("/worker.js", media_type="text/javascript")
async def worker() -> Response[bytes]:
    """Give browsers what works for us while no page is open."""
    return Response(
        _built("worker.js"), media_type="text/javascript", headers={"cache-control": "no-cache"}
    )


def _built(name: str) -> bytes:
    path = static_folder() / name
    if not path.exists():  # nobody has bundled the client yet
        raise NotFoundException
    return path.read_bytes()


@get("/offline")
async def offline(request: AnyRequest) -> Response[str]:
    """Say that there is no line; a browser keeps this page."""
    return render(request, pages.OfflinePage())


installing = Router("/", include_in_schema=False, route_handlers=[manifest, icon, worker, offline])
