"""Who asks: the seat, the language and the theme of a request, from its cookies."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from oyabun.core.errors import NotAllowedError
from oyabun.service import Table
from oyabun.text import LANGUAGES
from oyabun.web.config import Config
from oyabun.web.drawing import THEMES
from oyabun.web.panel import Eyes
from oyabun.web.texts import preferred_language

AnyRequest = Request[Any, Any, Any]
Connection = ASGIConnection[Any, Any, Any, Any]

A_YEAR: Final = 365 * 24 * 3600
THEME_NAMES: Final = (*THEMES, "auto")


def language_of(connection: Connection) -> str:
    """Return the reader's language: chosen, or the browser's."""
    chosen = connection.query_params.get("lang") or connection.cookies.get("lang")
    if chosen in LANGUAGES:
        return str(chosen)
    return preferred_language(connection.headers.get("accept-language", ""))


def theme_of(connection: Connection) -> str:
    """Return the reader's theme: light, dark, or auto for what the device prefers."""
    chosen = connection.query_params.get("theme") or connection.cookies.get("theme")
    return str(chosen) if chosen in THEME_NAMES else "auto"


def eyes_of(connection: Connection, table: Table) -> Eyes:
    """Return through whose eyes the reader sees a table."""
    theme = theme_of(connection)
    seat = seat_of(connection, table)
    return Eyes(seat, language_of(connection), theme if theme in THEMES else "light")


def seat_of(connection: Connection, table: Table) -> int | None:
    """Return the seat that the reader holds."""
    token = connection.cookies.get(f"seat_{table.id}")
    return None if token is None else table.seat_of(token)


def held_seat(connection: Connection, table: Table) -> int:
    """Return the seat that the reader holds, or say that there is none."""
    seat = seat_of(connection, table)
    if seat is None:
        raise NotAllowedError("this needs a seat at the table: open the link of yours")
    return seat


def host_token(connection: Connection, table: Table) -> str | None:
    """Return the host's token if the reader is the host."""
    token = connection.cookies.get(f"host_{table.id}")
    return token if token is not None and table.is_host(token) else None


def need_host(connection: Connection, table: Table) -> str:
    """Return the host's token, or say that the reader is not the host."""
    token = host_token(connection, table)
    if token is None:
        raise NotAllowedError("only the host of the table can do this")
    return token


def home_url(connection: Connection, config: Config) -> str:
    """Return how players reach this server, without a slash at the end."""
    return (config.public_url or str(connection.base_url)).rstrip("/")


def secret_cookie(connection: Connection, config: Config, name: str, token: str) -> Cookie:
    """Return a cookie that no script reads and no other site sends."""
    secure = urlsplit(home_url(connection, config)).scheme == "https"
    return Cookie(
        key=name,
        value=token,
        path="/",
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def same_site(connection: Connection, config: Config) -> bool:
    """Return whether a request comes from our own pages, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    ours = {f"{scheme}://{connection.headers.get('host', '')}"}
    if config.public_url:
        public = urlsplit(config.public_url)
        ours.add(f"{public.scheme}://{public.netloc}")
    return origin in ours
