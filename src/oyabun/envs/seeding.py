"""Seeds of matches: the one that is given, else the next of a stream."""

from __future__ import annotations

import secrets

from oyabun.core.chance import Rng


class Seeds:
    """Gives every match its random numbers; whoever once gave a seed can repeat what follows."""

    def __init__(self) -> None:
        self._stream = Rng(secrets.randbits(96))

    def next(self, seed: int | None) -> Rng:
        """Return the numbers of the next match, which a seed decides, and all that come after."""
        if seed is not None:
            self._stream = Rng(seed)
        return self._stream.fork()

    def clone(self) -> Seeds:
        """Return an independent copy."""
        other = Seeds()
        other._stream = self._stream.clone()
        return other
