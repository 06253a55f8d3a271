"""Chance that is fixed beforehand, by a secret of the table and a word of each seat.

A table makes a secret when it is opened and shows its hash, the *commitment*, before anybody says a
word. What chance decides is then drawn from both, number by number: whoever knows the secret in the
end can draw it all again, and nobody could have chosen it, for the secret was fixed before the
words and the words were said without the secret.
"""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from typing import NamedTuple

from oyabun.core.chance import SealedRng


class Seal(NamedTuple):
    """What decides all chance of a match."""

    secret: str
    words: tuple[str, ...]
    """What each seat has added; nothing where it added nothing."""

    @property
    def commitment(self) -> str:
        """What the table shows before the first deal."""
        return committed(self.secret)

    def rng(self, number: int) -> SealedRng:
        """Return the random numbers for decision `number` of chance, from 0."""
        what = json.dumps([number, *self.words]).encode()
        return SealedRng(hmac.digest(self.secret.encode(), what, "sha256"))


def committed(secret: str) -> str:
    """Return the hash of a secret, which says nothing about it and fits no other."""
    return sha256(secret.encode()).hexdigest()
