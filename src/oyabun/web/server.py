"""The server: the app, what every answer carries, and how it runs."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from importlib.metadata import version
from typing import Any, Final

import structlog
import uvicorn
from litestar import Litestar, MediaType, Request, Response, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from oyabun.core.errors import LimitError, NotAllowedError, OyabunError
from oyabun.service import Store
from oyabun.web.answers import (
    answer_error,
    answer_http,
    answer_nesting,
    answer_no_file,
    answer_unexpected,
    limit_answer,
)
from oyabun.web.api import api
from oyabun.web.built import static_address, static_folder
from oyabun.web.config import Config
from oyabun.web.editions import editions
from oyabun.web.hub import Hub
from oyabun.web.identity import same_site
from oyabun.web.installing import installing
from oyabun.web.joining import joining
from oyabun.web.labpage import labs
from oyabun.web.learning import learning
from oyabun.web.limits import Addresses, Doors, Openings, front_doors
from oyabun.web.metrics import Metrics
from oyabun.web.mine import mine
from oyabun.web.packing import packed
from oyabun.web.protocols import WatchedSettings
from oyabun.web.reviewpage import reviews
from oyabun.web.site import site
from oyabun.web.sockets import table_socket
from oyabun.web.tickets import TICKETS_A_SECOND, TICKETS_AT_ONCE, Tickets

BODY_LIMIT: Final = 1_500_000
MESSAGE_LIMIT: Final = 16_384
SHUTDOWN_SECONDS: Final = 5
GARBAGE: Final = (5_000, 5, 1_000)
"""New objects before the youngest are looked through, and how often before the older ones are."""
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # addresses of seats are secrets, but forms name our origin
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
PAGES: Final = (site, mine, joining, installing, editions, labs, reviews, learning)
"""Whatever has an address that somebody may be sent."""
FOREVER: Final = "public, max-age=31536000, immutable"

log = structlog.get_logger()


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """Say that the process is there."""
    return {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(state: State) -> Response[dict[str, str]]:
    """Say whether the process is there and its store takes what happens."""
    hub: Hub = state.hub
    if hub.closing:
        return Response({"status": "closing"}, status_code=503)
    if not await hub.can_store():
        return Response({"status": "nothing can be stored"}, status_code=503)
    return Response({"status": "ok"})


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(state: State) -> bytes:
    """Say what was counted."""
    counted: Metrics = state.hub.metrics
    return counted.report()


def create_app(config: Config, store: Store) -> Litestar:
    """Return the web table over a store."""

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        hub = Hub(config, store, Metrics())
        app.state.hub = hub
        app.state.doors = Doors(config.sockets, config.sockets_each)
        app.state.addresses = Addresses(config.rate, config.burst)
        app.state.openings = Openings(config.tables_each)
        app.state.listings = Openings(config.listed_each)
        app.state.tickets = Tickets()
        app.state.ticket_pace = Addresses(TICKETS_A_SECOND, TICKETS_AT_ONCE)
        await hub.start()
        log.info("ready", host=config.host, port=config.port, data=config.kind_of_store)
        yield
        await hub.stop()
        await store.close()
        log.info("stopped")

    static = create_static_files_router(
        static_address(),
        [static_folder()],
        cache_control=None,
        exception_handlers={HTTPException: answer_no_file, ValueError: answer_no_file},
        include_in_schema=False,
    )
    return Litestar(
        [
            *PAGES,
            api,
            table_socket,
            health,
            ready,
            metrics,
            static,
        ],
        lifespan=[running],
        before_request=_check_request,
        before_send=[_finish_answer],
        exception_handlers={
            OyabunError: answer_error,
            HTTPException: answer_http,
            RecursionError: answer_nesting,
            Exception: answer_unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Oyabun",
            version=version("oyabun"),
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
        request_max_body_size=BODY_LIMIT,
        logging_config=None,
    )


async def _check_request(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Refuse what another site makes a browser send."""
    request.state.started = time.perf_counter()
    state = request.app.state
    if request.method != "GET" and not same_site(request, state.hub.config):
        raise NotAllowedError("forms are taken from our own pages only")
    return None


async def _finish_answer(message: Message, scope: Scope) -> None:
    """Put what every answer carries on it, and note it; never the path, which may hold a token."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    status = message["status"]
    kept = scope["path"].startswith("/static/") and status == HTTPStatus.OK
    headers.setdefault("cache-control", FOREVER if kept else "no-store")
    if scope["scheme"] == "https":
        headers.setdefault("strict-transport-security", "max-age=31536000")
    route = scope.get("path_template") or "none"
    hub: Hub | None = scope["litestar_app"].state.get("hub")
    if hub is not None:
        hub.metrics.requests.labels(route, status).inc()
    started = scope["state"].get("started", time.perf_counter())
    took = round((time.perf_counter() - started) * 1000, 1)
    log.info("request", route=route, status=status, ms=took)


def at_the_door(app: Litestar) -> ASGIApp:
    """Return the app as the server calls it.

    Whoever asks too fast is answered here, whatever they asked for, before it costs anything.
    Every page can be asked for its head alone: uvicorn sends no body then.
    """
    whole = packed(app)

    async def answer(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not _comes_slowly(app, scope):
            await _turn_away(scope, send)
            return
        if scope.get("method") == "HEAD":
            scope = {**scope, "method": "GET"}
        await whole(scope, receive, send)

    return answer


def _comes_slowly(app: Litestar, scope: Any) -> bool:
    addresses: Addresses = app.state.addresses
    try:
        addresses.check(scope["client"][0] if scope["client"] else "", time.monotonic())
    except LimitError:
        app.state.hub.metrics.refused.labels("LimitError").inc()
        return False
    return True


async def _turn_away(scope: Any, send: Send) -> None:
    kind, body = limit_answer(Request(scope))
    headers = {**HEADERS, "content-type": kind, "content-length": str(len(body))}
    headers["cache-control"] = "no-store"
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": 429, "headers": raw})
    shown = b"" if scope["method"] == "HEAD" else body
    await send({"type": "http.response.body", "body": shown, "more_body": False})


def configure_logs(level: str) -> None:
    """Write logs as JSON, one line each, to standard error."""
    least = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    known: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    written = structlog.processors.JSONRenderer()
    libraries = logging.StreamHandler(sys.stderr)
    libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=known,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, written],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[libraries], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # rubbish that comes in is no news
    structlog.configure(
        processors=[*known, written],
        wrapper_class=structlog.make_filtering_bound_logger(least),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


class PoliteServer(uvicorn.Server):
    """Says goodbye before it hangs up: uvicorn closes sockets first and asks the app later."""

    def __init__(self, settings: uvicorn.Config, app: Litestar) -> None:
        super().__init__(settings)
        self._app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, let everybody hear why, then go."""
        for listening in self.servers:
            listening.close()
        hub: Hub = self._app.state.hub
        await hub.say_goodbye()
        await super().shutdown(sockets)


def collect_garbage_in_small_steps() -> None:
    """Let nobody wait while Python looks through all that it remembers.

    What is loaded now stays for good. Pieces of boards that were drawn since are many and live
    long, so they are looked at rarely; what moves and connections leave behind, often.
    """
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def serve(config: Config, store: Store) -> None:
    """Serve until told to stop."""
    configure_logs(config.log_level)
    collect_garbage_in_small_steps()
    # Once all is put away uvicorn raises the signal again, and being asked to stop is no failure.
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(0))
    app = create_app(config, store)
    doors, complaint = front_doors(config.sockets, config.sockets_each, config.proxies)
    if complaint:
        log.warning("fewer connections", why=complaint)
    settings = WatchedSettings(
        at_the_door(app),
        config,
        doors,
        host=config.host,
        port=config.port,
        ws_per_message_deflate=False,
        ws_max_size=MESSAGE_LIMIT,
        proxy_headers=True,
        forwarded_allow_ips=config.proxies,
        access_log=False,
        server_header=False,
        log_config=None,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    with suppress(KeyboardInterrupt):
        PoliteServer(settings, app).run()
