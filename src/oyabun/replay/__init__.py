"""Stored matches: written, read back, and verified."""

from __future__ import annotations

from oyabun.replay.fairness import FairChance, check_chance
from oyabun.replay.record import read_record, reading, write_record

__all__ = ["FairChance", "check_chance", "read_record", "reading", "write_record"]
