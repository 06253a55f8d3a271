"""Is there a text, in every language, for everything a player can be told?"""

from __future__ import annotations

from typing import Final

from oyabun.core.game import Game
from oyabun.core.options import Choice
from oyabun.testing.failures import fail
from oyabun.text import LANGUAGES, Speaker
from oyabun.text.speaker import message_keys

GOAL_KEYS: Final = ("goal-1", "goal-2", "goal-3")
"""What one wants, what a turn is, how one scores: three lines before the first move."""
PAGE_KEYS: Final = ("title", "tagline", "summary", *GOAL_KEYS, "board-title", "board-desc")


def needed_keys(game: Game) -> set[str]:
    """Return the messages that every game must have."""
    keys = {*PAGE_KEYS, *(f"reason-{reason}" for reason in game.reasons)}
    keys.update(f"wait-{name}" for name in game.phases.asked())
    keys.update(game.recaps, game.spoken)
    if game.first_game:
        keys.add("first-game")
    for option in game.options:
        keys.add(f"option-{option.key}")
        if isinstance(option, Choice):
            keys.update(f"option-{option.key}-{value}" for value in option.values)
    return keys


def check_texts(game: Game) -> None:
    """Every language has the same messages, and all that are needed; every move can be said."""
    found = {language: message_keys(game.package, language) for language in LANGUAGES}
    for language, keys in found.items():
        missing = (needed_keys(game) | set().union(*found.values())) - keys
        if missing:
            fail(
                f"{len(missing)} texts of {game.key} are missing: {', '.join(sorted(missing))}",
                where=f"{language}.ftl",
                mend="write them; what exists in one language exists in all",
            )
    names = tuple(f"<{seat}>" for seat in range(game.seats[-1]))
    for language in LANGUAGES:
        speaker = Speaker(game.package, language, names)
        for move in game.moves:
            try:
                speaker.move(move)
            except KeyError as error:
                fail(f"move {move} cannot be said: {error}", where=language, mend="write its text")
