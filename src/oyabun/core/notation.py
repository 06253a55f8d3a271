"""The text of a view, as a chess position has one: one line that reads back to an equal view.

::

    oyabun/1 kamiza rules=1 edition=9c… options={…} seats=3 eyes=1 stack=["judge","threaten:1"]
    waiting=[1] legal=[[4,15]] asks=["ask-threaten",[],[],[],""] public.start=1 own.card=2

A word for each thing, a name and its value in JSON without spaces. Fields are named as the parts of
the position name them and are left out where they are as a new match begins. A whole position, for
tests and bug reports, has ``private.0.card=2`` for every seat in the place of ``eyes``, ``own`` and
what is asked. Whatever thinks in another process gets the text of a view and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from oyabun.core.editions import Edition
from oyabun.core.errors import NotationError
from oyabun.core.game import Game
from oyabun.core.match import Header
from oyabun.core.moves import Move
from oyabun.core.outcome import Outcome
from oyabun.core.phrases import Phrase
from oyabun.core.state import AnyState, Part, field_names, named_facts
from oyabun.core.view import AnyView, Frame

FIRST_WORD: Final = "oyabun/1"
LONGEST: Final = 20_000
"""Characters of a text; the longest view of our games has about 3,000."""
FEWEST, MOST = -(1 << 63), (1 << 63) - 1


# Writing


def write_view(game: Game, header: Header, edition: Edition, view: AnyView) -> str:
    """Return the text of a view."""
    frame = view.frame
    fresh = game.setup(int(view.public.seats), header.options, edition)
    words = [
        *_head_words(header, int(view.public.seats)),
        _word("eyes", frame.seat),
        _word("stack", [str(phase) for phase in frame.stack]),
        _word("waiting", frame.waiting),
        _word("legal", _ranges(frame.legal)),
        _word("asks", frame.asks and frame.asks[:-1]),  # no question has parts
        _word("outcome", frame.outcome),
        *_part_words("public", view.public, fresh.public),
    ]
    if view.own is not None and frame.seat is not None:
        words += _part_words("own", view.own, fresh.private[frame.seat])
    return " ".join(words)


def write_position(game: Game, header: Header, edition: Edition, state: AnyState) -> str:
    """Return the text of a whole position: for tests and for finished matches only."""
    seats = len(state.private)
    fresh = game.setup(seats, header.options, edition)
    words = [
        *_head_words(header, seats),
        _word("stack", [str(phase) for phase in state.stack]),
        _word("outcome", state.outcome),
        *_part_words("public", state.public, fresh.public),
    ]
    for seat, own in enumerate(state.private):
        words += _part_words(f"private.{seat}", own, fresh.private[seat])
    return " ".join(words)


def _head_words(header: Header, seats: int) -> list[str]:
    return [
        FIRST_WORD,
        header.game,
        _word("rules", header.rules),
        _word("edition", header.edition),
        _word("options", dict(header.options)),
        _word("seats", seats),
    ]


def _word(name: str, value: object) -> str:
    text = json.dumps(value, separators=(",", ":")).replace(" ", "\\u0020")
    return f"{name}={text}"


def _part_words(prefix: str, part: Part, fresh: Part) -> list[str]:
    usual = named_facts(fresh)
    facts = named_facts(part)
    return [_word(f"{prefix}.{name}", facts[name]) for name in facts if facts[name] != usual[name]]


def _ranges(moves: tuple[Move, ...]) -> list[list[int]]:
    found: list[list[int]] = []
    for move in moves:
        index = int(move.index)
        if found and found[-1][1] == index - 1:
            found[-1][1] = index
        else:
            found.append([index, index])
    return found


# Reading


def named_game(text: str) -> str:
    """Return the key of the game that a text is about."""
    words = text.split(" ", 2)
    if len(words) < 3 or words[0] != FIRST_WORD:
        raise NotationError(f"a position begins with {FIRST_WORD!r} and the name of its game")
    return words[1]


def read_view(game: Game, text: str, edition: Edition | None = None) -> Any:
    """Return the view of a text; its edition must be given unless it is the shipped one."""
    said = _Words(game, text, edition)
    fresh = said.fresh
    eyes = said.take("eyes")
    if eyes is not None and (type(eyes) is not int or not 0 <= eyes < len(fresh.private)):
        raise NotationError(f"eyes cannot be {eyes!r}: there are {len(fresh.private)} seats")
    stack = said.stack()
    legal = said.moves("legal")
    waiting = tuple(_whole(one) for one in said.take_list("waiting"))
    frame = Frame(eyes, tuple(stack), waiting, legal, said.phrase("asks"), said.outcome())
    _fill(fresh.public, "public", said)
    own = None
    if eyes is not None:
        own = fresh.private[eyes]
        _fill(own, "own", said)
    said.finish()
    return game.secrets.view(frame, fresh.box, fresh.public, own)


def read_position(game: Game, text: str, edition: Edition | None = None) -> Any:
    """Return the position of a text."""
    said = _Words(game, text, edition)
    state = said.fresh
    state.stack = said.stack()
    state.outcome = said.outcome()
    _fill(state.public, "public", said)
    for seat, own in enumerate(state.private):
        _fill(own, f"private.{seat}", said)
    said.finish()
    return state


class _Words:
    """The words of a text, each taken once."""

    def __init__(self, game: Game, text: str, edition: Edition | None) -> None:
        if len(text) > LONGEST:
            raise NotationError(f"a position has at most {LONGEST} characters, not {len(text)}")
        if named_game(text) != game.key:
            raise NotationError(f"this is a position of {named_game(text)!r}, not of {game.key!r}")
        self.game = game
        self.left: dict[str, Any] = {}
        for word in text.split(" ")[2:]:
            name, _, value = word.partition("=")
            if name in self.left:
                raise NotationError(f"{name} is said twice")
            try:
                self.left[name] = json.loads(value)
            except (ValueError, RecursionError):
                raise NotationError(f"{name} has no value that can be read") from None
        box = game.edition if edition is None else edition
        if self.take("rules") != game.rules_version:
            raise NotationError(f"the rules of {game.title} have changed since this was written")
        if self.take("edition") != box.digest:
            raise NotationError(f"this is a position of another edition of {game.title}")
        options = self.take("options")
        seats = self.take("seats")
        if not isinstance(options, Mapping) or type(seats) is not int:
            raise NotationError("options are an object and seats a number")
        chosen = game.read_options(options)
        game.check_seats(seats, chosen)
        self.fresh = game.setup(seats, chosen, box)

    def take(self, name: str) -> Any:
        """Return a value that must be there."""
        if name not in self.left:
            raise NotationError(f"{name} is missing")
        return self.left.pop(name)

    def take_list(self, name: str) -> list[Any]:
        """Return a list that must be there."""
        found = self.take(name)
        if not isinstance(found, list):
            raise NotationError(f"{name} must be a list")
        return found

    def stack(self) -> list[Any]:
        """Return the phases of the stack."""
        return [self.game.phases.parse(str(one)) for one in self.take_list("stack")]

    def moves(self, name: str) -> tuple[Move, ...]:
        """Return moves that are given as ranges of their numbers."""
        found: list[Move] = []
        for one in self.take_list(name):
            if not isinstance(one, list) or len(one) != 2:
                raise NotationError(f"{name} must be ranges of numbers of moves")
            first, last = self.game.moves.decode(_whole(one[0])), _whole(one[1])
            self.game.moves.decode(last)
            found += [self.game.moves.decode(index) for index in range(first.index, last + 1)]
        return tuple(found)

    def phrase(self, name: str) -> Phrase | None:
        """Return a phrase, or nothing."""
        found = self.take(name)
        if found is None:
            return None
        if not isinstance(found, list) or len(found) != 5:
            raise NotationError(f"{name} must be a phrase")
        key, seats, words, numbers, quote = found
        return Phrase(
            str(key),
            tuple([_whole(one) for one in seats]),
            tuple([str(one) for one in words]),
            tuple([_whole(one) for one in numbers]),
            str(quote),
        )

    def outcome(self) -> Outcome | None:
        """Return how the match ended, if it has."""
        found = self.take("outcome")
        if found is None:
            return None
        if not isinstance(found, list) or len(found) != 4:
            raise NotationError("outcome must be places, reason, scores and teams")
        places, reason, scores, teams = found
        return Outcome(_tuple(places), str(reason), _tuple(scores), _tuple(teams))

    def finish(self) -> None:
        """Raise if anything was said that nobody asked for."""
        if self.left:
            raise NotationError(
                f"{', '.join(self.left)}: no position of {self.game.title} has that"
            )


def _fill(part: Part, prefix: str, said: _Words) -> None:
    """Give the fields of a part the values that were said; the others stay as they are."""
    for name in field_names(type(part)):
        now = getattr(part, name)
        path = f"{prefix}.{name}"
        if isinstance(now, Part):
            _fill(now, path, said)
        elif path in said.left:
            if name == "seats":
                raise NotationError("how many sit at the table is said once, as seats")
            setattr(part, name, _alike(now, said.take(path), path))


def _alike(now: object, value: Any, path: str) -> Any:
    """Return a value in the form that the field has now."""
    if isinstance(now, int | str) and type(value) is type(now):
        return _whole(value) if type(now) is int else value  # compiled, True would become 1
    if isinstance(value, list):
        if isinstance(now, tuple):
            return _tuple(value)
        numbers = [_whole(one) for one in value]
        return numbers if isinstance(now, list) else vec[i64](numbers)
    raise NotationError(f"{path} cannot be {value!r}")


def _whole(value: object) -> int:
    if not isinstance(value, int) or not FEWEST <= value <= MOST:
        raise NotationError(f"{value!r} is no whole number of a position")
    return value


def _tuple(value: Any) -> tuple[Any, ...]:
    if not isinstance(value, list):
        raise NotationError(f"{value!r} must be a list")
    return tuple([_tuple(one) if isinstance(one, list) else one for one in value])
