"""Push services: how a browser that looks elsewhere is called to its turn.

What is sent is encrypted for the browser alone (RFC 8291) and signed with a key of this server's
own (VAPID, RFC 8292), which is made at the first start and stays in the data file. An address to
send to comes from outside, so only services that the host has named are ever asked.

The extra ``push`` brings what this needs; without it nobody is called.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from fnmatch import fnmatchcase
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

import structlog

from oyabun.core.errors import LimitError, MessageError, NotAllowedError
from oyabun.service import Store
from oyabun.service.events import Subscribed
from oyabun.web.config import Config
from oyabun.web.limits import Addresses

POINT_BYTES: Final = 65
SECRET_BYTES: Final = 16
GONE: Final = (404, 410)
"""How a service says that a browser does not want to be called any more."""
SEND_SECONDS: Final = 10.0
AT_ONCE: Final = 4
"""How many calls are under way at a time …"""
MOST_WAITING: Final = 200
"""… and how many may wait."""
CALLS_A_SECOND: Final = 1 / 30
"""How often one browser is called in the long run …"""
CALLS_IN_A_ROW: Final = 5
"""… and in a row."""
A_DAY: Final = 86_400
"""How long a service keeps a call for a browser that is switched off."""
ADDRESS: Final = re.compile(r"(?P<origin>https?://[a-z0-9.-]+(:[0-9]{1,5})?)/[!-\[\]-~]*")
"""Nothing that one program could take for another address than another program does."""
KEY_NAME: Final = "vapid"
NOBODY_TO_ASK: Final = "https://localhost"

log = structlog.get_logger()


class NoPushError(NotAllowedError):
    """This server cannot call anybody, or not through that service."""


class PushServices:
    """Calls browsers, through the services that the host has named."""

    def __init__(self, config: Config) -> None:
        self._services = config.push_services.split()
        self._contact = config.push_contact or config.public_url or NOBODY_TO_ASK
        self._pace = Addresses(CALLS_A_SECOND, CALLS_IN_A_ROW)
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._key: Any = None
        self.public_key = ""
        """What browsers want to know of us; empty where nobody can be called."""

    async def get_ready(self, store: Store) -> None:
        """Take our key from the store, made now if there is none there."""
        if self._services and find_spec("pywebpush") is not None:
            self._key, self.public_key = await _own_key(store)

    def check(self, endpoint: str, p256dh: str, auth: str) -> None:
        """Raise unless a browser can be called that gives this address and these keys."""
        if not self.public_key:
            raise NoPushError("this server calls nobody: it has no push services")
        if not any(_is_of(endpoint, service) for service in self._services):
            raise NoPushError("this server does not know that push service")
        _check_point(p256dh)
        if len(_decoded(auth)) != SECRET_BYTES:
            raise MessageError(f"auth has {SECRET_BYTES} bytes")

    async def call(self, browser: Subscribed, message: dict[str, str]) -> bool:
        """Call a browser; False when it is gone for good. Whatever else fails is only logged."""
        if not self.public_key or self._waiting >= MOST_WAITING:
            return True
        try:
            self._pace.check(browser.endpoint, time.monotonic())
        except LimitError:
            return True
        self._waiting += 1
        try:
            async with self._turns:
                status = await asyncio.to_thread(self._send, browser, json.dumps(message))
        finally:
            self._waiting -= 1
        log.info("called", service=urlsplit(browser.endpoint).hostname, status=status)
        return status not in GONE

    def _send(self, browser: Subscribed, message: str) -> int:
        """Return how the service answered, 0 where it did not; in a thread of its own."""
        import requests
        from pywebpush import WebPushException, webpush

        keys = {"p256dh": browser.p256dh, "auth": browser.auth}
        with requests.Session() as session:
            session.max_redirects = 0  # an address that was checked, and no other
            session.trust_env = False
            try:
                answer = webpush(
                    {"endpoint": browser.endpoint, "keys": keys},
                    message,
                    vapid_private_key=self._key,
                    vapid_claims={"sub": self._contact},
                    ttl=A_DAY,
                    timeout=SEND_SECONDS,
                    requests_session=session,
                )
            except WebPushException as error:
                return int(getattr(error.response, "status_code", 0) or 0)
            except (requests.RequestException, ValueError):
                return 0
        return int(answer.status_code)


async def _own_key(store: Store) -> tuple[Any, str]:
    """Return our key, made now if there is none, and its public half as browsers want it."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02

    new = Vapid02()
    new.generate_keys()
    kept = Vapid02.from_pem(await store.keep(KEY_NAME, new.private_pem()))
    point = kept.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return kept, urlsafe_b64encode(point).decode().rstrip("=")


def _is_of(endpoint: str, service: str) -> bool:
    """Return whether an address belongs to a service, named as ``https://*.example.org``."""
    plain = ADDRESS.fullmatch(endpoint)
    return plain is not None and fnmatchcase(plain["origin"], service)


def _check_point(p256dh: str) -> None:
    from cryptography.hazmat.primitives.asymmetric import ec

    point = _decoded(p256dh)
    try:
        if len(point) != POINT_BYTES:
            raise ValueError(len(point))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise MessageError("p256dh is a point of P-256, in base64") from None


def _decoded(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
    except (ValueError, UnicodeError):
        raise MessageError("keys of a browser are written in base64") from None
