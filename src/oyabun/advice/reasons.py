"""Why a choice is good, in the game's own words: what is likely to be told after it.

The choices are played in imagined worlds with somebody who writes down what the seat would hear.
What is heard oftener after one choice than after the others, and in worlds that end better, is its
reason. No game has to say anything for that; one that knows better says it itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from oyabun.advice.weighing import GLANCING, most_promising
from oyabun.core.chance import Rng
from oyabun.core.game import Game
from oyabun.core.moves import Move
from oyabun.core.phases import CHANCE
from oyabun.core.phrases import Diary, Phrase
from oyabun.core.play import answer, asked_seat
from oyabun.core.thinking import world_shares
from oyabun.search import Search
from oyabun.search.rollout import carry_out
from oyabun.text import Speaker

WORLDS: Final = 120
LISTENING: Final = 40
"""Decisions after a choice that are listened to, unless it is the seat's turn again before."""
OFTENER: Final = 0.15
"""By how much oftener something must be heard after a choice than after the others."""
BETTER: Final = 0.02
"""By how much share worlds must be better in which it is heard."""
ALWAYS: Final = 0.95
"""What is told after every choice says nothing about any of them."""


class Reason(NamedTuple):
    """A sentence for a choice."""

    phrase: Phrase
    often: int
    """How many times in 100 this is then heard; 0 where the sentence stands for itself."""


class Story(NamedTuple):
    """What the seat heard in one world after a choice, and what became of it."""

    heard: frozenset[Phrase]
    share: float


def reasons(game: Game, view: Any, moves: Sequence[Move], rng: Rng) -> list[Reason | None]:
    """Return a reason for each of some choices, or nothing where none stands out."""
    search = Search(game, GLANCING)
    told = [_stories(search, view, move, rng.fork()) for move in moves]
    usual = _told_anyway(told)
    found: list[Reason | None] = []
    for place, move in enumerate(moves):
        own = search.mind.explain(view, move)
        if own is not None:
            found.append(Reason(own, 0))
        else:
            others = [
                story for at, told_there in enumerate(told) if at != place for story in told_there
            ]
            found.append(_reason(view.seat, move, told[place], others, usual))
    return found


def _stories(search: Search, view: Any, move: Move, rng: Rng) -> list[Story]:
    plan = most_promising(search, view, move, rng).plan
    return [_story(search, view, plan, rng) for _ in range(WORLDS)]


def _story(search: Search, view: Any, plan: list[Move], rng: Rng) -> Story:
    world: Any = search.world(view, rng)
    world.diary = diary = Diary()
    seat, mind = view.seat, search.mind
    asked = carry_out(world, seat, plan)
    passed_on = False
    for _ in range(LISTENING):
        if asked is None:
            break
        whose = int(asked_seat(world, asked))
        if whose == seat and passed_on and mind.matters(asked):
            break
        passed_on = passed_on or whose != seat
        if whose == CHANCE:
            move = asked.random_move(world, whose, rng)
        else:
            move = mind.policy(world, asked, whose, rng)
        asked = answer(world, asked, whose, move)
    return Story(frozenset(diary.heard_by(seat)), world_shares(mind, world)[seat])


def _told_anyway(told: Sequence[Sequence[Story]]) -> set[str]:
    """Return the kinds of sentences that follow every choice."""
    every: list[set[str]] = []
    for stories in told:
        kinds = [frozenset(phrase.key for phrase in story.heard) for story in stories]
        each = frozenset().union(*kinds)
        every.append({key for key in each if _often(key, kinds) >= ALWAYS})
    return set.intersection(*every) if every else set()


def _often(what: object, heard: Sequence[frozenset[Any]]) -> float:
    return sum(what in one for one in heard) / len(heard)


def _reason(
    seat: int, move: Move, mine: Sequence[Story], others: Sequence[Story], usual: set[str]
) -> Reason | None:
    """Return what the seat hears of itself oftener after this choice, if it does good."""
    heard, elsewhere = [story.heard for story in mine], [story.heard for story in others]
    best, most = None, 0.0
    for phrase in sorted(frozenset().union(*heard)):
        often = _often(phrase, heard)
        oftener = often - (_often(phrase, elsewhere) if elsewhere else 0.0)
        if phrase.key in usual or oftener < OFTENER or not _tells(phrase, seat, move, often):
            continue
        gain = _gain(phrase, mine if often < ALWAYS else [*mine, *others])
        if gain > BETTER and oftener * gain > most:
            best, most = Reason(phrase, round(100 * often)), oftener * gain
    return best


def _tells(phrase: Phrase, seat: int, move: Move, often: float) -> bool:
    """Return whether a sentence is about the seat, and more than an echo of its choice."""
    echo = set(phrase.words) <= set(move.phrase().words) and not phrase.numbers
    return seat in phrase.seats and not (often >= ALWAYS and echo)


def _gain(phrase: Phrase, stories: Sequence[Story]) -> float:
    """Return by how much better the worlds are in which this was heard."""
    after = [story.share for story in stories if phrase in story.heard]
    without = [story.share for story in stories if phrase not in story.heard]
    if not after or not without:
        return 0.0
    return sum(after) / len(after) - sum(without) / len(without)


def say_reason(reason: Reason | None, speaker: Speaker) -> str:
    """Return a reason as a sentence; nothing where there is none."""
    if reason is None:
        return ""
    said = speaker.say(reason.phrase)
    return said if not reason.often else speaker.word("because", n=reason.often, quote=said)
