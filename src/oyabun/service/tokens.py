"""Secrets in links: whoever has one holds the seat, or hosts the table.

The host has one secret. Invitations to the seats are derived from it, so the host can be shown them
again although only fingerprints are stored. An invitation is good once: whoever sits down gets a
token of their own, which nobody else has ever seen, the host included.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Final

TOKEN_BYTES: Final = 32
TABLE_ALPHABET: Final = "abcdefghijkmnpqrstuvwxyz23456789"
TABLE_LENGTH: Final = 12


def new_token() -> str:
    """Return a token for a host or a seat: 256 bits that nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> str:
    """Return the name of a table in addresses: 60 bits, without letters that look alike."""
    return "".join(secrets.choice(TABLE_ALPHABET) for _ in range(TABLE_LENGTH))


def invitation(host_token: str, table: str, seat: int, generation: int) -> str:
    """Return the invitation to a seat; freeing the seat makes the next generation."""
    what = f"{table}/{seat}/{generation}".encode()
    digest = hmac.digest(host_token.encode(), what, "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")


def follow_token(token: str, table: str) -> str:
    """Return the token of the same person at the table that follows, on all devices the same."""
    digest = hmac.digest(token.encode(), f"follow/{table}".encode(), "sha256")
    return urlsafe_b64encode(digest).decode().rstrip("=")


def fingerprint(token: str) -> str:
    """Return what is stored of a token; tokens are too long to be found from it."""
    return sha256(token.encode()).hexdigest()


def matches(token: str, stored: str) -> bool:
    """Return whether the fingerprint is the token's; the time it takes does not tell how nearly."""
    return hmac.compare_digest(fingerprint(token), stored)
