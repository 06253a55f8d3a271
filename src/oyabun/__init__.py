"""Oyabun: the table where five Japanese underworld games are played, hosted, studied and tuned."""

from __future__ import annotations

import os

if os.environ.get("OYABUN_PURE") == "1":
    from oyabun import _pure

    _pure.install()
