"""The record of a match as text: one line for each decision, so that two records can be compared.

::

    oyabun-record 1
    {"game":"kamiza","rules":1,"moves":"…","edition":{…},"options":{…},"seats":["Ann","Bo","Cy"]}
    chance start 2
    2 card boss
    2 area kamiza
    2 own | "Is that your chair?"
    0! card hitman
    end {"ply":4,"digest":"…","outcome":null,"checksum":"…"}

An entry is a seat (or ``chance``) and the text of a move; ``!`` marks a decision that the rules
took for a player who was too slow, ``|`` what the player said with the move, as a JSON string,
``~`` the flight of pieces that were really thrown (see `oyabun.physics.flights`). The header embeds
the component data unless it is what the game ships. A record has exactly one form: it is sound if
and only if writing the match that was read from it gives the same bytes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import blake2s
from typing import Annotated, Any, Final, NoReturn

import msgspec

from oyabun.core.editions import Edition, read_edition
from oyabun.core.errors import CorruptRecordError, RequestError
from oyabun.core.game import Game
from oyabun.core.match import Entry, Header, Match
from oyabun.core.outcome import Outcome
from oyabun.core.phases import CHANCE
from oyabun.core.seals import Seal
from oyabun.core.state import digest
from oyabun.core.writing import SEAL_LIMIT, clean_name
from oyabun.replay.flights import Witness
from oyabun.shelf import find_game

FIRST_LINE: Final = "oyabun-record 1"
LARGEST: Final = 1_500_000
"""Bytes of a record: an edition of the largest size, and the longest match with all its words."""
READ_AT_ONCE: Final = 64
"""How many entries are read in one step."""


class EditionLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Which component data the match was played with."""

    id: str
    digest: str
    data: dict[str, Any] | None = None
    """All of it, unless it is what the game ships."""


class SealLine(msgspec.Struct, forbid_unknown_fields=True):
    """What decided chance, where a table had committed to it."""

    secret: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
    words: tuple[Annotated[str, msgspec.Meta(max_length=SEAL_LIMIT)], ...]


class HeaderLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The second line of a record."""

    game: str
    rules: int
    moves: str
    edition: EditionLine
    options: dict[str, str]
    seats: tuple[str, ...]
    seal: SealLine | None = None


class OutcomeLine(msgspec.Struct, forbid_unknown_fields=True):
    """How the match ended."""

    places: tuple[int, ...]
    reason: str
    scores: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]


class EndLine(msgspec.Struct, forbid_unknown_fields=True):
    """The last line of a record, after the word ``end``."""

    ply: int
    digest: str
    outcome: OutcomeLine | None
    checksum: str
    """Of all bytes before this line."""


# Writing


def write_record(match: Match) -> str:
    """Return the record of a match, finished or not."""
    return f"{_body(match)}end {_json(_end(match))}\n"


def _body(match: Match) -> str:
    lines = (FIRST_LINE, _header_text(match), *map(_entry_text, match.entries))
    return "".join(f"{line}\n" for line in lines)


def _header_text(match: Match) -> str:
    header, edition = match.header, match.edition
    shipped = edition.digest == match.game.edition.digest
    return _json(
        HeaderLine(
            header.game,
            header.rules,
            header.moves,
            EditionLine(edition.id, edition.digest, None if shipped else dict(edition.data)),
            dict(header.options),
            header.seats,
            None if header.seal is None else SealLine(*header.seal),
        )
    )


def _entry_text(entry: Entry) -> str:
    seat = "chance" if entry.seat == CHANCE else str(entry.seat)
    words = f" | {_json(entry.words)}" if entry.words else ""
    flight = f" ~ {entry.flight}" if entry.flight else ""
    return f"{seat}{'!' if entry.lapsed else ''} {entry.move}{words}{flight}"


def _end(match: Match) -> EndLine:
    checksum = blake2s(_body(match).encode(), digest_size=16).hexdigest()
    return EndLine(match.ply, digest(match.state), _outcome(match.outcome), checksum)


def _outcome(outcome: Outcome | None) -> OutcomeLine | None:
    return None if outcome is None else OutcomeLine(**outcome._asdict())


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


# Reading


def read_record(record: str | bytes) -> Match:
    """Return the match of a record, replayed move by move; whatever is wrong names its line."""
    *_, match = reading(record)
    return match


def reading(record: str | bytes) -> Iterator[Match]:
    """Read a record as `read_record` does, in steps: the match is whole when the last is done."""
    if len(record) > LARGEST:
        _refuse(1, f"a record has at most {LARGEST} bytes, not {len(record)}")
    first, *lines = _lines(record)
    if first != FIRST_LINE:
        _refuse(1, f"{first[:40]!r} is not {FIRST_LINE!r}, with which a record begins")
    if not lines:
        _refuse(2, "the record is cut off: its header is missing")
    match = _start(lines[0])
    witness = Witness()
    for number, line in enumerate(lines[1:-1], start=3):
        _append(match, witness, number, line)
        if number % READ_AT_ONCE == 0:
            yield match
    _check_end(match, len(lines) + 1, lines[-1])
    yield match


def _lines(record: str | bytes) -> list[str]:
    try:
        text = record if isinstance(record, str) else record.decode()
    except UnicodeDecodeError as error:
        _refuse(error.object.count(b"\n", 0, error.start) + 1, "this is not UTF-8 text")
    *lines, rest = text.split("\n")
    if rest:
        _refuse(len(lines) + 1, "the record is cut off: the line does not end")
    return lines or [""]


def _refuse(line: int, why: str) -> NoReturn:
    raise CorruptRecordError(f"line {line}: {why}") from None


def _start(line: str) -> Match:
    """Set the match up that the header describes."""
    try:
        said = msgspec.json.decode(line, type=HeaderLine)
        game = find_game(said.game)
        _check_versions(game, said)
        edition = _edition(game, said.edition)
        options = game.read_options(said.options)
        game.check_seats(len(said.seats), options)
        if tuple(map(clean_name, said.seats)) != said.seats:
            _refuse(2, "a name is not written as names are")
        seal = None if said.seal is None else Seal(said.seal.secret, said.seal.words)
        header = Header(game.key, said.rules, said.moves, edition.digest, options, said.seats, seal)
        match = Match(game, header, edition)
    except (RequestError, msgspec.MsgspecError) as error:
        _refuse(2, f"the header cannot be used: {error}")
    if _header_text(match) != line:
        _refuse(2, "the header is not written as headers are")
    return match


def _check_versions(game: Game, said: HeaderLine) -> None:
    if said.rules != game.rules_version:
        _refuse(
            2,
            f"the match was played by version {said.rules} of the rules of {game.title}, "
            f"and this is version {game.rules_version}",
        )
    if said.moves != game.moves.digest():
        _refuse(2, f"the moves of {game.title} were numbered otherwise when this was recorded")


def _edition(game: Game, said: EditionLine) -> Edition:
    edition = game.edition if said.data is None else read_edition(json.dumps(said.data))
    if edition.digest != said.digest:
        _refuse(2, f"the component data {said.id!r} ({said.digest}) is not to be had")
    return edition


def _append(match: Match, witness: Witness, number: int, line: str) -> None:
    """Play the entry that the line describes."""
    if line.startswith("end"):
        _refuse(number, "there are more lines after the end")
    told, _, flight = line.partition(" ~ ") if line.startswith("chance ") else (line, "", "")
    act, bar, words = told.partition(" | ")
    who, _, move = act.partition(" ")
    seat = who.removesuffix("!")
    try:
        entry = Entry(
            CHANCE if seat == "chance" else int(seat),
            match.game.moves.parse(move),
            msgspec.json.decode(words, type=str) if bar else "",
            who.endswith("!"),
            flight,
        )
        witness.hear(match, entry)
        match.append(entry)
    except (RequestError, CorruptRecordError, msgspec.MsgspecError) as error:
        _refuse(number, str(error))
    except ValueError:
        _refuse(number, f"{seat!r} is not a seat")
    if _entry_text(entry) != line:
        _refuse(number, f"{line!r} is not written as entries are")


def _check_end(match: Match, number: int, line: str) -> None:
    """Compare what the last line claims with what the entries led to."""
    word, _, claim = line.partition(" ")
    if word != "end":
        _refuse(number, "the record is cut off: its last line must begin with 'end'")
    try:
        claimed = msgspec.json.decode(claim, type=EndLine)
    except msgspec.MsgspecError as error:
        _refuse(number, f"the end cannot be read: {error}")
    real = _end(match)
    for field in EndLine.__struct_fields__:
        if getattr(claimed, field) != getattr(real, field):
            _refuse(number, f"the {field} that is stored here is not that of the lines above")
    if claim != _json(real):
        _refuse(number, "the end is not written as ends are")
