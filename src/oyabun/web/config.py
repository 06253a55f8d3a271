"""How a server is set up: one value, from the environment, documented in docs/hosting.md."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from oyabun.core.errors import RequestError


class ConfigError(RequestError):
    """A setting that cannot be used."""


@dataclass(frozen=True)
class Config:
    """Every setting; the environment has each as OYABUN_<NAME>."""

    host: str = "127.0.0.1"
    """Address to listen on."""
    port: int = 8000
    data: Path = field(default_factory=lambda: Path("oyabun.db"))
    """The file that holds all tables."""
    database: str = ""
    """Where PostgreSQL holds all tables instead, as postgresql://name:secret@host/database."""
    public_url: str = ""
    """How players reach the server, as https://play.example.org; from the request if not given."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies whose word about the player's address is taken."""
    bot_workers: int = 1
    """Processes in which bots think."""
    bot_delay: float = 0.8
    """Seconds after which a bot's move is shown, however fast it was; longer after much news."""
    countdown: float = 3.0
    """Seconds from the last answer to its showing, where a game counts 1-2-3."""
    sockets: int = 2000
    """Most connections at a time."""
    sockets_each: int = 40
    """Most connections at a time from one address."""
    request_seconds: float = 15.0
    """How long a request may take to come in, from connecting, or its first byte, to its last."""
    rate: float = 20.0
    """Requests and messages a second from one address or connection, in the long run."""
    burst: int = 100
    """How many of them may come at once."""
    tables_each: int = 200
    """How many tables one address may open in a day."""
    listed_each: int = 20
    """How many tables one address may put on the first page in a day."""
    keep_empty: float = 14.0
    """After how many days a table is deleted at which nobody ever sat; 0 for never."""
    keep_finished: float = 365.0
    """After how many days a table is deleted whose match has ended; 0 for never."""
    push_services: str = (
        "https://fcm.googleapis.com https://updates.push.services.mozilla.com "
        "https://*.push.apple.com https://*.notify.windows.com"
    )
    """Services through which browsers may be called to their turn; nothing for none."""
    push_contact: str = ""
    """Whom such a service may write to, as mailto:host@example.org; else the public address."""
    log_level: str = "info"

    @property
    def kind_of_store(self) -> str:
        """Where the tables are, as a log may say it: an address may hold a password."""
        return "postgresql" if self.database else str(self.data)

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None) -> Config:
        """Read the settings from the environment."""
        given = os.environ if environment is None else environment
        read: dict[str, Any] = {}
        for setting in fields(cls):
            name = f"OYABUN_{setting.name.upper()}"
            if name in given:
                read[setting.name] = _convert(name, given[name], str(setting.type))
        return cls(**read)


def _convert(name: str, text: str, kind: str) -> object:
    """Return a setting in its type."""
    types = {"str": str, "int": int, "float": float, "Path": Path}
    try:
        return types[kind](text)
    except ValueError:
        raise ConfigError(f"{name} cannot be {text!r}: it is a number") from None
