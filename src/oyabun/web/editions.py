"""The numbers of a game's box as a form: the board beside it shows what is typed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import groupby
from typing import Any, Final

import msgspec
from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import UploadFile
from litestar.response import Redirect
from markupsafe import Markup

from oyabun.core.chance import Rng
from oyabun.core.editions import LARGEST, Edition, Field, changed_edition, number_at, read_edition
from oyabun.core.errors import EditionError, UnknownGameError
from oyabun.core.game import Game
from oyabun.core.match import Match, rng_dealer
from oyabun.core.phases import CHANCE
from oyabun.core.play import decision
from oyabun.shelf import find_game
from oyabun.text import Speaker
from oyabun.web import pages
from oyabun.web.answers import render
from oyabun.web.drawing import theme_named
from oyabun.web.identity import AnyRequest, language_of, theme_of
from oyabun.web.requests import SEE_OTHER, count_opening, hub_of
from oyabun.web.site import opening_form
from oyabun.web.texts import explain, page_texts

SHOWN_PLY: Final = 150
"""The board is shown after about so many decisions: with something on it."""
SHOWN_SEED: Final = 20
LONGEST_NUMBER: Final = 4
"""Digits that are read at all."""


class NoNumbersError(UnknownGameError):
    """A game whose numbers nobody can change in a form."""


class Looked(msgspec.Struct):
    """What became of typed numbers: the board, and what is wrong where."""

    svg: str
    """Empty where something is wrong."""
    errors: dict[str, str]
    """By the path of a field."""


@get("/editions/{game:str}")
async def show(request: AnyRequest, game: str) -> Response[str]:
    """Show the numbers that come with a game."""
    found = _tunable(game)
    typed = {field.path: str(number_at(found.edition, field)) for field in found.fields}
    return render(request, _page(request, found, typed, {}))


@post("/editions/{game:str}", status_code=200)
async def change(request: AnyRequest, game: str) -> Response[Any]:
    """Show changed numbers again; keep them as a file, play with them, or study them."""
    found = _tunable(game)
    form = await request.form()
    action = form.get("action", "")
    upload = form.get("file")
    if action == "load" and isinstance(upload, UploadFile):
        return await _loaded(request, found, upload)
    typed = {name: value for name, value in form.items() if isinstance(value, str)}
    edition, errors = read_numbers(found, typed, language_of(request))
    if edition is not None and action == "lab":
        count_opening(request)
        return Redirect(hub_of(request).labs.begin(found, edition), status_code=SEE_OTHER)
    if edition is None or action not in ("keep", "table"):
        return render(request, _page(request, found, typed, errors), 400 if errors else 200)
    text = json.dumps(dict(edition.data), ensure_ascii=False, indent=2) + "\n"
    if action == "table":
        return render(request, opening_form(request, found, {"edition": text}))
    headers = {"content-disposition": f'attachment; filename="{found.key}-edition.json"'}
    return Response(text.encode(), media_type=MediaType.JSON, headers=headers)


@post("/editions/{game:str}/look", status_code=200)
async def look(request: AnyRequest, game: str) -> Response[bytes]:
    """Draw the board with typed numbers, or say what is wrong where."""
    found = _tunable(game)
    form = await request.form()
    typed = {name: value for name, value in form.items() if isinstance(value, str)}
    language = language_of(request)
    edition, errors = read_numbers(found, typed, language)
    svg = "" if edition is None else draw_edition(found, edition, language, theme_of(request))
    return Response(msgspec.json.encode(Looked(svg, errors)), media_type=MediaType.JSON)


async def _loaded(request: AnyRequest, game: Game, upload: UploadFile) -> Response[str]:
    """Fill the form from a file; what does not fit is said over the form."""
    language = language_of(request)
    typed = {field.path: str(number_at(game.edition, field)) for field in game.fields}
    try:
        text = (await upload.read(LARGEST + 1)).decode()
        edition = read_edition(text)
        typed |= {field.path: str(number_at(edition, field)) for field in game.fields}
    except (EditionError, UnicodeDecodeError) as error:
        wrong = error if isinstance(error, EditionError) else EditionError("the file is no text")
        message = f"{explain(wrong, language)} ({wrong})"
        return render(request, _page(request, game, typed, {"": message}), 400)
    _, errors = read_numbers(game, typed, language)
    return render(request, _page(request, game, typed, errors), 400 if errors else 200)


def _tunable(key: str) -> Game:
    game = find_game(key)
    if not game.fields:
        raise NoNumbersError(f"{game.title} has no numbers to change in a form")
    return game


def read_numbers(
    game: Game, typed: Mapping[str, str], language: str
) -> tuple[Edition | None, dict[str, str]]:
    """Return the edition that was typed, or what is wrong with which field."""
    numbers: dict[str, int] = {}
    errors: dict[str, str] = {}
    for field in game.fields:
        number = _whole(typed.get(field.path, ""))
        if number is None or not field.low <= number <= field.high:
            words = page_texts(language)
            errors[field.path] = words.word("edition-range", n=field.low, n2=field.high)
        else:
            numbers[field.path] = number
    if errors:
        return None, errors
    edition = changed_edition(game.edition, numbers)
    if edition.digest != game.edition.digest:
        own = {**edition.data, "id": f"{game.edition.id}-{edition.digest}"[:60]}
        edition = read_edition(json.dumps(own, ensure_ascii=False))
    try:
        for seats in game.seats:
            game.setup(seats, game.read_options({}), edition)
    except EditionError as error:
        return None, {_first_field(game, error.field): _told(game, error, language)}
    return edition, {}


def _whole(text: str) -> int | None:
    typed = text.strip()
    if not typed.isascii() or not typed.isdigit() or len(typed) > LONGEST_NUMBER:
        return None
    return int(typed)


def _first_field(game: Game, path: str) -> str:
    """Return the first field at or below a path; nothing where there is none."""
    below = [f.path for f in game.fields if f.path == path or f.path.startswith(f"{path}.")]
    return below[0] if below else ""


def _told(game: Game, error: EditionError, language: str) -> str:
    words = Speaker(game.package, language)
    for part in reversed(error.field.split(".")):
        if words.has(f"edition-wrong-{part}"):
            return words.word(f"edition-wrong-{part}")
    return str(error)


def draw_edition(game: Game, edition: Edition, language: str, theme: str) -> str:
    """Return the board of an edition after some random moves, always the same."""
    names = tuple(
        Speaker(game.package, language).word("seat", n=n + 1) for n in range(game.seats[-1])
    )
    match = Match.start(game, names, edition=edition)
    rng = Rng(SHOWN_SEED)
    dealer = rng_dealer(rng)
    while match.waiting() and match.ply < SHOWN_PLY:
        seat, asked = match.waiting()[0], decision(match.state)
        assert asked is not None, "somebody is waited for"
        if seat == CHANCE:
            match.submit(CHANCE, dealer(match.state))
        else:
            match.submit(seat, asked.random_move(match.state, seat, rng))
    speaker = Speaker(game.package, language, names)
    return str(game.draw(match.view(None).watched(), speaker, theme_named(theme)))


def _page(
    request: AnyRequest, game: Game, typed: Mapping[str, str], errors: dict[str, str]
) -> pages.EditionPage:
    language = language_of(request)
    words = Speaker(game.package, language)
    edition, found = read_numbers(game, typed, language)
    shown = game.edition if edition is None else edition
    return pages.EditionPage(
        game.key,
        game.title,
        tuple(_table(words, list(group), typed, errors or found) for group in _groups(game)),
        Markup(draw_edition(game, shown, language, theme_of(request))),  # noqa: S704 -- ours
        errors.get("", ""),
    )


def _groups(game: Game) -> list[list[Field]]:
    return [list(group) for _, group in groupby(game.fields, key=lambda field: field.group)]


def _table(
    words: Speaker, fields: list[Field], typed: Mapping[str, str], errors: Mapping[str, str]
) -> pages.EditionTable:
    columns = tuple(dict.fromkeys(field.column for field in fields))
    rows = [
        pages.EditionRow(
            words.word(row),
            tuple(
                pages.EditionCell(
                    field.path,
                    field.low,
                    field.high,
                    f"{words.word(row)}, {words.word(field.column)}",
                    typed.get(field.path, ""),
                    errors.get(field.path, ""),
                )
                for field in cells
            ),
        )
        for row, cells in groupby(fields, key=lambda field: field.row)
    ]
    title = words.word(fields[0].group)
    return pages.EditionTable(title, tuple(words.word(column) for column in columns), tuple(rows))


editions = Router("/", include_in_schema=False, route_handlers=[show, change, look])
