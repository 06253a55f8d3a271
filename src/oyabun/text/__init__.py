"""Phrases put into English or French, from each game's texts."""

from __future__ import annotations

from oyabun.text.speaker import LANGUAGES, Speaker, shared_words

__all__ = ["LANGUAGES", "Speaker", "shared_words"]
