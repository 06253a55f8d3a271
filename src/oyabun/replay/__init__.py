"""Stored matches: written, read back, and verified."""

from __future__ import annotations

from oyabun.replay.record import read_record, reading, write_record

__all__ = ["read_record", "reading", "write_record"]
