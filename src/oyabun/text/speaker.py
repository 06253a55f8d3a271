"""A speaker tells phrases in one language to one listener.

Texts are Fluent files: ``<game>/<language>.ftl`` beside the rules, and ``shared.<language>.ftl``
here for what all games say. Gaps of a phrase are filled as ``$seat $seat2 …`` (names), ``$you
$you2 …`` (``yes`` when that seat is the listener), ``$word $word2 …`` (other messages), ``$n $n2
…``, ``$quote``, and ``$list``: its parts, one after the other.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE
from oyabun.core.phrases import Phrase
from oyabun.core.view import Frame

LANGUAGES: Final = ("en", "fr")

FRENCH_GAP: Final = re.compile(r"(?<=\S) (?=[:;?!»])|(?<=«) ")
"""A space that French keeps together with what stands beside it."""

TIE_BREAK: Final = "tie-break"
"""The text of a game that says what decides where points do not."""

HYPHEN: Final = re.compile(r"-(?=\d)")
"""What stands before a number below nothing, until it is set as a minus."""

_plain_words: dict[tuple[str | None, str], dict[str, str]] = {}
"""Messages without gaps that have been said, of each game in each language."""


FRENCH_VOWELS: Final = frozenset("aeiouAEIOU")


def elided(text: str, name: str) -> str:
    """Return a French text in which "de" and "que" give way to a name: d’Emi, qu’Akira."""
    if unicodedata.normalize("NFD", name)[:1] not in FRENCH_VOWELS:
        return text
    return re.sub(rf"\b([Dd]|[Qq]u)e (?={re.escape(name)})", r"\1’", text)


def typeset(text: str, language: str) -> str:
    """Return a text as it is set: in French no line begins with a sign that ends a sentence."""
    return FRENCH_GAP.sub("\u00a0", text) if language == "fr" else text


@cache
def _bundle(package: str | None, language: str) -> FluentBundle:
    assert language in LANGUAGES, language
    bundle = FluentBundle([language], use_isolating=False)
    places = [(__package__, f"shared.{language}.ftl")]
    if package is not None:
        places.append((package, f"{language}.ftl"))
    for where, name in places:
        text = files(where).joinpath(name).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(typeset(text, language)), allow_overrides=True)
    return bundle


def message_keys(package: str | None, language: str) -> frozenset[str]:
    """Return the keys of all messages that a game, or the shared texts, can say."""
    return frozenset(_bundle(package, language)._messages)


class Speaker:
    """Tells the phrases of one game in one language, to a listener in one seat or none."""

    def __init__(
        self,
        package: str | None,
        language: str,
        names: tuple[str, ...] = (),
        listener: int | None = None,
    ) -> None:
        self.language = language
        self.names = names
        self.listener = listener
        self._package = package
        self._plain = _plain_words.setdefault((package, language), {})
        self._labels: dict[int, str] = {}

    def say(self, phrase: Phrase) -> str:
        """Return the phrase as a sentence."""
        if self.listener is not None and not phrase.names(self.listener):
            return self.impersonal().say(phrase)  # the same for everybody else, and said once
        return _said(self, phrase)

    def _say(self, phrase: Phrase) -> str:
        gaps: dict[str, str | int] = {}
        for place, seat in enumerate(phrase.seats):
            gaps["seat" + _suffix(place)] = self.name(seat)
            gaps["you" + _suffix(place)] = "yes" if seat == self.listener else "no"
        for place, word in enumerate(phrase.words):
            gaps["word" + _suffix(place)] = self.word(word)
            gaps["key" + _suffix(place)] = word
        for place, number in enumerate(phrase.numbers):
            gaps["n" + _suffix(place)] = number
        if phrase.quote:
            gaps["quote"] = phrase.quote
        if phrase.parts:
            gaps["list"] = self.list([self.say(part) for part in phrase.parts])
        return self._format(phrase.key, gaps)

    def word(self, key: str, **gaps: str | int) -> str:
        """Return a message that is not a phrase of the game: a name, a label."""
        if gaps:
            return self._format(key, gaps)
        known = self._plain.get(key)
        if known is None:
            known = self._plain[key] = self._format(key, gaps)
        return known

    def move(self, move: Move) -> str:
        """Return what a move decides, as the label of its button."""
        label = self._labels.get(int(move.index))
        if label is None:
            label = self._labels[int(move.index)] = self.say(move.phrase())
        return label

    def prompt(self, frame: Frame) -> str:
        """Return what is asked of the listener, or of whom else, or how the match ended."""
        if frame.asks is not None:
            return self.say(frame.asks)
        if frame.outcome is not None:
            why = self.word("reason-" + frame.outcome.reason)
            told = frame.outcome.tie_broken and self.has(TIE_BREAK)
            return f"{why} {self.word(TIE_BREAK)}" if told else why
        names = self.list([self.name(seat) for seat in frame.waiting])
        return self.word("wait-" + frame.stack[-1].name, seat=names, n=len(frame.waiting))

    def name(self, seat: int) -> str:
        """Return the name of whoever sits there."""
        if seat == CHANCE:
            return self.word("the-table")
        return self.names[seat] if seat < len(self.names) else self.word("seat", n=seat + 1)

    def list(self, items: list[str]) -> str:
        """Return the items as running text: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        return self.word("list-and", head=", ".join(items[:-1]), tail=items[-1])

    def colon(self, head: str, tail: str) -> str:
        """Return what is named, and what there is to say of it."""
        return self.word("colon", head=head, tail=tail)

    def impersonal(self) -> Speaker:
        """Return who tells the same to nobody in particular.

        It is one and the same for all listeners, so pieces that are remembered by it are shared.
        """
        return _impersonal(self._package, self.language, self.names)

    def has(self, key: str) -> bool:
        """Return whether there is such a message."""
        return _bundle(self._package, self.language).has_message(key)

    def _format(self, key: str, gaps: dict[str, str | int]) -> str:
        return _spoken(self._package, self.language, key, tuple(gaps.items()))


@lru_cache(maxsize=20_000)  # a board says the same hundred things at every move
def _spoken(
    package: str | None, language: str, key: str, gaps: tuple[tuple[str, str | int], ...]
) -> str:
    bundle = _bundle(package, language)
    if not bundle.has_message(key):
        raise KeyError(f"no {language} text {key!r}")
    value = bundle.get_message(key).value
    assert value is not None, f"text {key!r} has no value"
    text, errors = bundle.format_pattern(value, dict(gaps))
    if errors:
        raise KeyError(f"text {key!r} in {language}: {errors[0]}")
    told = str(text)
    if any(isinstance(filling, int) and filling < 0 for _, filling in gaps):
        told = HYPHEN.sub("−", told)
    if language == "fr":
        for gap, filling in gaps:
            if gap.startswith(("seat", "list")):
                told = elided(told, str(filling))
    return told


@lru_cache(maxsize=20_000)
def _said(speaker: Speaker, phrase: Phrase) -> str:
    return speaker._say(phrase)


@lru_cache(maxsize=2000)
def _impersonal(package: str | None, language: str, names: tuple[str, ...]) -> Speaker:
    return Speaker(package, language, names)


def _suffix(place: int) -> str:
    return "" if place == 0 else str(place + 1)


@cache
def shared_words(language: str) -> Speaker:
    """Return a speaker of what all games say."""
    return Speaker(None, language)
