"""Who asks: the seat, the language and the theme of a request, from its cookies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple
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

KEYS_COOKIE: Final = "tables"
MOST_KEYS: Final = 32
"""Tables whose keys a browser keeps: about 3 kB, of the 4 kB that a cookie may have."""
LONGEST_KEYS: Final = 4096
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


class Keys(NamedTuple):
    """What opens a table for a reader: the token of a seat, of the host, or both."""

    seat: str = ""
    host: str = ""


def all_keys(connection: Connection) -> dict[str, Keys]:
    """Return the reader's keys by table, the last used first; what cannot be read is no key."""
    stored = connection.cookies.get(KEYS_COOKIE, "")[:LONGEST_KEYS]
    parts = [entry.split(".") for entry in stored.split("~")[:MOST_KEYS]]
    return {part[0]: Keys(part[1], part[2]) for part in parts if len(part) == 3}


def write_keys(keys: Mapping[str, Keys]) -> str:
    """Return keys as a cookie holds them."""
    first = list(keys.items())[:MOST_KEYS]
    return "~".join(f"{table}.{seat}.{host}" for table, (seat, host) in first)


def keys_cookie(connection: Connection, config: Config, table_id: str, added: Keys) -> Cookie:
    """Return the one cookie with all keys of a reader, those of this table in front."""
    keys = all_keys(connection)
    old = keys.pop(table_id, Keys())
    ours = Keys(added.seat or old.seat, added.host or old.host)
    return _secret_cookie(connection, config, write_keys({table_id: ours, **keys}))


def carried_keys(connection: Connection, config: Config, added: Mapping[str, Keys]) -> Cookie:
    """Return the one cookie with a reader's keys and others that were carried here."""
    keys = all_keys(connection)
    both = {
        table: Keys(
            keys.get(table, Keys()).seat or theirs.seat, keys.get(table, Keys()).host or theirs.host
        )
        for table, theirs in added.items()
    }
    return _secret_cookie(connection, config, write_keys({**both, **keys, **both}))


def without_keys(connection: Connection, config: Config, table_id: str) -> Cookie:
    """Return the one cookie with all keys of a reader but those of a table."""
    keys = all_keys(connection)
    keys.pop(table_id, None)
    return _secret_cookie(connection, config, write_keys(keys))


def fresh_keys(connection: Connection, config: Config, table: Table) -> list[Cookie]:
    """Return the cookie that puts a table in front which is still used, if that is needed."""
    place = next((at for at, key in enumerate(all_keys(connection)) if key == table.id), 0)
    if place < MOST_KEYS // 2:
        return []
    return [keys_cookie(connection, config, table.id, Keys())]


def seat_of(connection: Connection, table: Table) -> int | None:
    """Return the seat that the reader holds."""
    token = all_keys(connection).get(table.id, Keys()).seat
    return table.seat_of(token) if token else None


def own_token(connection: Connection, table: Table) -> str | None:
    """Return the token of the seat that the reader holds."""
    if seat_of(connection, table) is None:
        return None
    return all_keys(connection)[table.id].seat


def held_seat(connection: Connection, table: Table) -> int:
    """Return the seat that the reader holds, or say that there is none."""
    seat = seat_of(connection, table)
    if seat is None:
        raise NotAllowedError("this needs a seat at the table: open the link of yours")
    return seat


def host_token(connection: Connection, table: Table) -> str | None:
    """Return the host's token if the reader is the host."""
    token = all_keys(connection).get(table.id, Keys()).host
    return token if table.is_host(token) else None


def need_host(connection: Connection, table: Table) -> str:
    """Return the host's token, or say that the reader is not the host."""
    token = host_token(connection, table)
    if token is None:
        raise NotAllowedError("only the host of the table can do this")
    return token


def home_url(connection: Connection, config: Config) -> str:
    """Return how players reach this server, without a slash at the end."""
    return (config.public_url or str(connection.base_url)).rstrip("/")


def _secret_cookie(connection: Connection, config: Config, value: str) -> Cookie:
    """Return a cookie that no script reads and no other site sends."""
    secure = urlsplit(home_url(connection, config)).scheme == "https"
    return Cookie(
        key=KEYS_COOKIE,
        value=value,
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
