"""What a good player would do, and would have done: from what one seat knows, never from more."""

from __future__ import annotations

from oyabun.advice.hints import Hint, give_hints
from oyabun.advice.reasons import Reason
from oyabun.advice.review import Review, Reviewed, review_match
from oyabun.advice.seen import Seen, read_seen, what_is_seen

__all__ = [
    "Hint",
    "Reason",
    "Review",
    "Reviewed",
    "Seen",
    "give_hints",
    "read_seen",
    "review_match",
    "what_is_seen",
]
