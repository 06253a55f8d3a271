"""The pages: read with a browser, worked with plain forms, no script needed to get to a table."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from typing import Any, Final

from litestar import MediaType, Response, Router, get, post
from litestar.datastructures import Cookie, UploadFile
from litestar.params import FromQuery
from litestar.response import Redirect
from markupsafe import Markup

from oyabun.arena.opponents import bot_name, opponents, published
from oyabun.core.errors import (
    CorruptRecordError,
    MessageError,
    NotAllowedError,
    RequestError,
    SeatLinkError,
    StageError,
    TextError,
)
from oyabun.core.game import Game
from oyabun.core.notation import LONGEST
from oyabun.core.options import Choice, Number
from oyabun.replay import reading, write_record
from oyabun.replay.lessons import read_lesson
from oyabun.service import Table, archive_events, new_table_id, new_token
from oyabun.shelf import find_game, games
from oyabun.svg.kit import CRESTS, mon
from oyabun.svg.node import el
from oyabun.text import LANGUAGES, Speaker, shared_words
from oyabun.web import pages
from oyabun.web.answers import render, status_of
from oyabun.web.identity import (
    A_YEAR,
    THEME_NAMES,
    AnyRequest,
    Keys,
    eyes_of,
    fresh_keys,
    held_seat,
    home_url,
    host_token,
    keys_cookie,
    language_of,
    need_host,
    own_token,
    seat_of,
    theme_of,
)
from oyabun.web.judged import show_decision
from oyabun.web.live import LiveTable
from oyabun.web.messages import Ended, SeatAction
from oyabun.web.mine import open_tables, own_tables
from oyabun.web.opening import OpenTable, open_table, play_now, read_form
from oyabun.web.panel import show_chat, show_seats, shown_names
from oyabun.web.positions import position_text
from oyabun.web.replaying import (
    ALL,
    NOBODY,
    decisions,
    draw_replay,
    finished_match,
    lettered_picture,
    replay_eyes,
    sample_picture,
)
from oyabun.web.requests import (
    SEE_OTHER,
    act_on_seat,
    count_listing,
    count_opening,
    form_fields,
    hub_of,
    opening_cookie,
    qr_code,
    seat_link,
)
from oyabun.web.rulepages import book, explained, introduction, rule_sections
from oyabun.web.texts import explain, page_texts
from oyabun.web.workers import in_steps

Html = Response[str]

PNG_WIDTH: Final = 1600
PREVIEW_WIDTH: Final = 800
SVG_TYPE: Final = "image/svg+xml"


# 1. Games, rules, about


@get("/")
async def home(request: AnyRequest) -> Html:
    """Show the games, the reader's own tables, and those that anybody may join."""
    mine = await own_tables(request)
    listed = await open_tables(request, mine)
    cards = _cards(request)
    levels = tuple(one._replace(rating=None) for one in cards[0].levels)
    return render(request, pages.HomePage(cards, mine, listed, levels))


@get("/about")
async def about(request: AnyRequest) -> Html:
    """Say what this is and whose games these are."""
    return render(request, pages.AboutPage(_cards(request)))


@get("/fair")
async def fair(request: AnyRequest) -> Html:
    """Say how chance is sealed."""
    return render(request, pages.FairPage())


@get("/rules/{game:str}")
async def rules(request: AnyRequest, game: str) -> Html:
    """Show the rules of a game."""
    found = find_game(game)
    language = language_of(request)
    page = pages.RulesPage(
        game_card(request, found),
        book(game, language).title,
        introduction(game, language),
        # A dozen boards are drawn for it, once: nobody at a table waits for that.
        await asyncio.to_thread(rule_sections, game, language, theme_of(request)),
        explained(game, language),
    )
    return render(request, page)


@get("/picture/{game:str}/{theme:str}", media_type=SVG_TYPE)
async def picture(request: AnyRequest, game: str, theme: str) -> Response[bytes]:
    """Show a game's board in the middle of a match."""
    svg = lettered_picture(game, language_of(request), theme)
    return Response(svg, media_type=SVG_TYPE, headers={"cache-control": "max-age=3600"})


@get("/preview/{game:str}", media_type="image/png")
async def preview(request: AnyRequest, game: str) -> Response[bytes]:
    """Show the same as a picture that messengers can show beside a link."""
    svg = sample_picture(find_game(game).key, language_of(request), "light")
    painted = await hub_of(request).painter.paint(svg, PREVIEW_WIDTH)
    return Response(painted, media_type="image/png", headers={"cache-control": "max-age=86400"})


@get("/crests.svg", media_type=SVG_TYPE)
async def crests() -> Response[bytes]:
    """Show the nine crests, each under its own id, for pages to use in the seats' colours."""
    symbols = [symbol for seat in range(len(CRESTS)) for symbol in mon(seat, 0, 0, 100, "").needs]
    sprite = el("svg", *symbols, xmlns="http://www.w3.org/2000/svg")
    headers = {"cache-control": "max-age=3600"}
    return Response(str(sprite).encode(), media_type=SVG_TYPE, headers=headers)


def _cards(request: AnyRequest) -> tuple[pages.GameCard, ...]:
    return tuple(game_card(request, game) for game in games())


def game_card(request: AnyRequest, game: Game) -> pages.GameCard:
    """Return a game as pages show it."""
    language = language_of(request)
    words = Speaker(game.package, language)
    return pages.GameCard(
        game.key,
        game.title,
        words.word("tagline"),
        words.word("summary"),
        game.authors,
        game.seats[0],
        game.seats[-1],
        game.minutes,
        f"/picture/{game.key}/light?lang={language}",
        f"/picture/{game.key}/dark?lang={language}",
        words.word("first-game") if game.first_game else "",
        tuple(words.word(f"goal-{line}") for line in (1, 2, 3)),
        tuple(one for one in opponents(game, language) if one.bot in game.levels),
        read_lesson(game.package) is not None,
    )


# 2. Opening a table


@get("/new")
async def new(request: AnyRequest, game: FromQuery[str] = "") -> Html:
    """Show the form that opens a table."""
    found = find_game(game) if game else games()[0]
    return render(request, opening_form(request, found, {}))


def opening_form(
    request: AnyRequest, game: Game, chosen: dict[str, str], error: str = ""
) -> pages.NewPage:
    """Return the form that opens a table, with what was chosen so far."""
    return pages.NewPage(
        game_card(request, game),
        _cards(request),
        game.seats,
        game.seats_with(game.read_options({}))[-1],
        opponents(game, language_of(request)),
        published(game),
        _options(game, language_of(request), _chosen_options(game, chosen)),
        chosen.get("edition", ""),
        bool(game.fields),
        chosen,
        error,
    )


def _chosen_options(game: Game, fields: Mapping[str, str]) -> dict[str, str]:
    return {
        option.key: fields.get(f"option-{option.key}", option.default()) for option in game.options
    }


def _options(game: Game, language: str, chosen: Mapping[str, str]) -> tuple[pages.OptionField, ...]:
    words = Speaker(game.package, language)
    shown = []
    for option in game.options:
        label = words.word(f"option-{option.key}")
        now, leads = chosen[option.key], option.key in game.leading
        if isinstance(option, Number):
            shown.append(
                pages.OptionField(option.key, label, now, leads, low=option.low, high=option.high)
            )
        else:
            values = tuple(
                pages.OptionValue(value, words.word(f"option-{option.key}-{value}"), seats)
                for value, seats in zip(option.values, _seats_taken(game, option), strict=True)
            )
            shown.append(pages.OptionField(option.key, label, now, leads, values))
    return tuple(shown)


def _seats_taken(game: Game, option: Choice) -> list[tuple[int, ...]]:
    """Return the numbers of players for each value of an option; all where it narrows nothing."""
    taken = [game.seats_with(game.read_options({option.key: value})) for value in option.values]
    return taken if len(set(taken)) > 1 else [game.seats] * len(taken)


@post("/tables")
async def open_one(request: AnyRequest) -> Response[Any]:
    """Open a table from the form; on a mistake the form comes back with what is wrong."""
    fields = await form_fields(request)
    try:
        asked = read_form(fields)
        count_opening(request)
        if asked.listed:
            count_listing(request)
        opened = open_table(asked, time.time())
    except RequestError as error:
        game = find_game(fields.get("game", ""))
        message = f"{explain(error, language_of(request))} ({error})"
        return render(request, opening_form(request, game, fields, message), 400)
    return await _opened(request, opened)


@post("/play/{game:str}")
async def play(request: AnyRequest, game: str) -> Response[Any]:
    """Play at once against bots."""
    fields = await form_fields(request)
    fields.setdefault("name", page_texts(language_of(request)).word("default-name"))
    count_opening(request)
    return await _opened(request, open_table(play_now(find_game(game), fields), time.time()))


async def _opened(request: AnyRequest, opened: OpenTable) -> Response[Any]:
    await hub_of(request).add(opened.table)
    cookie = opening_cookie(request, opened)
    return Redirect(f"/t/{opened.table.id}", status_code=SEE_OTHER, cookies=[cookie])


# 3. At the table


@get("/t/{table_id:str}")
async def table_page(request: AnyRequest, table_id: str) -> Html:
    """Show a table to whoever comes: its lobby, or its board."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    if live.table.match is None:
        page = render(request, _lobby(request, live))
    else:
        page = render(request, await _playing(request, live))
    page.cookies += fresh_keys(request, hub.config, live.table)
    return page


def _lobby(request: AnyRequest, live: LiveTable, error: str = "") -> pages.LobbyPage:
    table = live.table
    language = language_of(request)
    config = hub_of(request).config
    return pages.LobbyPage(
        table.id,
        game_card(request, table.game),
        show_seats(table, shown_names(table, language), live.here),
        _options(table.game, language, table.spec.options),
        table.spec.pace,
        table.spec.clock,
        seat_of(request, table),
        host_token(request, table) is not None,
        _own_link(request, table),
        _invitations(request, table),
        f"{home_url(request, config)}/t/{table.id}",
        opponents(table.game, language_of(request)),
        _sitting(request, table),
        _fairness(table),
        _word(request, table),
        table.spec.hints,
        table.listed,
        error,
    )


def _sitting(request: AnyRequest, table: Table) -> tuple[str, ...]:
    words = shared_words(language_of(request))
    return tuple(bot_name(words, seat.bot) if seat.bot else "" for seat in table.seats)


def _fairness(table: Table) -> pages.Fairness:
    revealed = table.revealed
    if revealed is None:
        return pages.Fairness(table.commitment)
    return pages.Fairness(table.commitment, revealed.secret, revealed.words)


def _word(request: AnyRequest, table: Table) -> str:
    seat = seat_of(request, table)
    return "" if seat is None else table.seats[seat].word


def _own_link(request: AnyRequest, table: Table) -> str:
    token = own_token(request, table)
    if token is None:
        return ""
    return seat_link(home_url(request, hub_of(request).config), table.id, token)


def _invitations(request: AnyRequest, table: Table) -> tuple[pages.Invitation, ...]:
    """Return the links to the seats that nobody has taken, for the host."""
    token = host_token(request, table)
    if token is None:
        return ()
    home = home_url(request, hub_of(request).config)
    links = [
        (place, seat_link(home, table.id, table.invitation(token, place)))
        for place, seat in enumerate(table.seats)
        if not seat.holder and not (seat.bot and table.spec.places[place].bot)
    ]
    return tuple(pages.Invitation(place, link, qr_code(link)) for place, link in links)


async def _playing(request: AnyRequest, live: LiveTable) -> pages.TablePage:
    hub = hub_of(request)
    table = live.table
    eyes = eyes_of(request, table)
    drawn = await hub.look(live, eyes)
    snapshot = drawn.snapshot(*show_chat(table, eyes))
    return pages.TablePage(
        table.id,
        game_card(request, table.game),
        snapshot,
        Markup(snapshot.svg),  # noqa: S704 -- the scene has escaped its texts
        host_token(request, table) is not None,
        _own_link(request, table),
        _invitations(request, table),
        f"{home_url(request, hub.config)}/t/{table.id}",
        rule_sections(table.game.key, eyes.language),
        table.stage == "finished",
        table.spec.gallery,
        hub.push.public_key if table.spec.pace == "turns" and eyes.seat is not None else "",
        opponents(table.game, language_of(request)),
        _sitting(request, table),
        _fairness(table),
    )


@get("/t/{table_id:str}/s/{token:str}", include_in_schema=False)
async def show_seat(request: AnyRequest, table_id: str, token: str) -> Response[Any]:
    """Ask whoever opens a seat's link to sit down; programs that only look take no seat."""
    table = (await hub_of(request).find(table_id)).table
    if table.stage == "finished" or own_token(request, table) is not None:
        return Redirect(f"/t/{table_id}", status_code=SEE_OTHER)
    return render(request, _sit(request, table, token))


def _sit(request: AnyRequest, table: Table, token: str, error: str = "") -> pages.SitPage:
    held = table.seat_of(token)
    return pages.SitPage(
        table.id,
        game_card(request, table.game),
        token,
        _invited(table, token) if held is None else held,
        tuple(name for name in table.names() if name),
        held is not None,
        table.spec.hints,
        error,
    )


def _invited(table: Table, token: str) -> int:
    seat = table.invited(token)
    if seat is None:
        raise SeatLinkError("this link opens no seat: ask the host for the new one")
    return seat


@post("/t/{table_id:str}/s/{token:str}", include_in_schema=False)
async def take_seat(request: AnyRequest, table_id: str, token: str) -> Response[Any]:
    """Let whoever was invited sit down, or whoever holds the seat open it here too."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    held = live.table.seat_of(token)
    if held is None:
        seat = _invited(live.table, token)
        usual = shared_words(language_of(request)).word("seat", n=seat + 1)
        name = (await form_fields(request)).get("name", "") or usual
        own = new_token()
        try:
            await hub.run(live, lambda table, now: table.claim(seat, name, own, now))
        except TextError as error:
            message = explain(error, language_of(request))
            return render(request, _sit(request, live.table, token, message), 400)
        token = own
    elif own_token(request, live.table) != token:
        await hub.run(live, lambda table, now: table.open_again(held, now))
    cookie = keys_cookie(request, hub.config, table_id, Keys(seat=token))
    return Redirect(f"/t/{table_id}", status_code=SEE_OTHER, cookies=[cookie])


@get("/t/{table_id:str}/h/{token:str}", include_in_schema=False)
async def claim_host(request: AnyRequest, table_id: str, token: str) -> Response[Any]:
    """Let whoever opens the host's link host the table."""
    hub = hub_of(request)
    if not (await hub.find(table_id)).table.is_host(token):
        raise NotAllowedError("this link opens no table")
    cookie = keys_cookie(request, hub.config, table_id, Keys(host=token))
    return Redirect(f"/t/{table_id}", status_code=SEE_OTHER, cookies=[cookie])


@post("/t/{table_id:str}/name")
async def rename(request: AnyRequest, table_id: str) -> Response[Any]:
    """Change one's nickname."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    seat = held_seat(request, live.table)
    name = (await form_fields(request)).get("name", "")
    try:
        await hub.run(live, lambda table, now: table.rename(seat, name, now))
    except RequestError as error:
        if live.table.match is not None:
            raise
        message = explain(error, language_of(request))
        return render(request, _lobby(request, live, message), 400)
    return Redirect(f"/t/{table_id}", status_code=SEE_OTHER)


@post("/t/{table_id:str}/word")
async def add_word(request: AnyRequest, table_id: str) -> Response[Any]:
    """Add a word to what decides chance."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    word = (await form_fields(request)).get("word", "")
    await hub.run(live, lambda table, now: table.add_word(held_seat(request, table), word, now))
    return Redirect(f"/t/{table_id}", status_code=SEE_OTHER)


@post("/t/{table_id:str}/start")
async def start(request: AnyRequest, table_id: str) -> Response[Any]:
    """Begin the match (for the host)."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    need_host(request, live.table)
    await hub.run(live, lambda table, now: table.start(now))
    return Redirect(f"/t/{table_id}", status_code=SEE_OTHER)


@post("/t/{table_id:str}/seats/{seat:int}")
async def change_seat(request: AnyRequest, table_id: str, seat: int) -> Response[Any]:
    """Renew a seat's link, or let a bot play it (for the host)."""
    fields = await form_fields(request)
    action = fields.get("action", "")
    if action not in ("free", "bot"):
        raise MessageError("a seat can be freed or given to a bot")
    asked = SeatAction("free" if action == "free" else "bot", fields.get("bot", ""))
    await act_on_seat(request, table_id, seat, asked)
    return Redirect(f"/t/{table_id}", status_code=SEE_OTHER)


# 4. Replay


@get("/r/{table_id:str}")
async def replay(
    request: AnyRequest,
    table_id: str,
    ply: FromQuery[int | None] = None,
    eyes: FromQuery[str] = "",
) -> Html:
    """Show a finished match: at its end unless a ply is named, with the reader's own eyes."""
    live = await hub_of(request).find(table_id)
    table = live.table
    language = language_of(request)
    match = finished_match(table)
    at = match.ply if ply is None else ply
    seat = seat_of(request, table)
    eyes = eyes or (NOBODY if seat is None else str(seat))
    reviewer = hub_of(request).reviewer
    judged = reviewer.named(table, at, eyes)
    shown = await draw_replay(table, at, eyes, language, theme_of(request), judged)
    texts = page_texts(language)
    nobody, everybody = texts.word("eyes-none"), texts.word("eyes-all")
    seats = show_seats(table, shown_names(table, language), live.here)
    page = pages.ReplayPage(
        table.id,
        game_card(request, table.game),
        shown.ply,
        shown.plies,
        eyes,
        replay_eyes(table, language, nobody, everybody),
        Markup(shown.svg),  # noqa: S704 -- the scene has escaped its texts
        shown.prompt,
        shown.news,
        seats,
        Ended(seats, shown.outcome, tuple(match.rounds()), decisions(match)),
        tuple(
            show_decision(table, whose, one, language) for whose, one in reviewer.all_named(table)
        ),
    )
    return render(request, page)


@get("/r/{table_id:str}/record")
async def record(request: AnyRequest, table_id: str) -> Response[str]:
    """Download the record of a finished match."""
    match = finished_match((await hub_of(request).find(table_id)).table)
    name = f"{match.header.game}-{table_id}.txt"
    return Response(
        write_record(match),
        media_type=MediaType.TEXT,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/r/{table_id:str}/board.svg", media_type=SVG_TYPE)
async def board_svg(
    request: AnyRequest, table_id: str, ply: FromQuery[int], eyes: FromQuery[str] = NOBODY
) -> Response[bytes]:
    """Download one position of a finished match as a drawing."""
    return _file(
        (await _board(request, table_id, ply, eyes)).encode(), SVG_TYPE, table_id, ply, "svg"
    )


@get("/r/{table_id:str}/board.png", media_type="image/png")
async def board_png(
    request: AnyRequest, table_id: str, ply: FromQuery[int], eyes: FromQuery[str] = NOBODY
) -> Response[bytes]:
    """Download one position of a finished match as a picture."""
    drawn = await _board(request, table_id, ply, eyes)
    picture = await hub_of(request).painter.paint(drawn, PNG_WIDTH)
    return _file(picture, "image/png", table_id, ply, "png")


async def _board(request: AnyRequest, table_id: str, ply: int, eyes: str) -> str:
    table = (await hub_of(request).find(table_id)).table
    shown = await draw_replay(table, ply, eyes, language_of(request), theme_of(request))
    return shown.svg


def _file(content: bytes, kind: str, table_id: str, ply: int, ending: str) -> Response[bytes]:
    name = f"{table_id}-{ply}.{ending}"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=kind, headers=headers)


@post("/replay")
async def open_record(request: AnyRequest) -> Response[Any]:
    """Open a match from a record file."""
    upload = (await request.form()).get("record")
    if not isinstance(upload, UploadFile):
        raise MessageError("choose a record file")
    count_opening(request)
    text = await upload.read()
    try:
        match = await in_steps(reading(text))
    except RecursionError:
        raise CorruptRecordError("the record is nested too deeply") from None
    shipped = match.edition.digest == match.game.edition.digest
    edition = "" if shipped else json.dumps(match.edition.data)
    table_id = new_table_id()
    await hub_of(request).add_archive(table_id, archive_events(match, edition, time.time()))
    return Redirect(f"/r/{table_id}?ply=0&eyes={ALL}", status_code=SEE_OTHER)


# 5. Positions as text


@get("/t/{table_id:str}/position")
async def position(request: AnyRequest, table_id: str) -> Response[str]:
    """Return what the reader knows of a match as a line of text."""
    hub = hub_of(request)
    live = await hub.find(table_id)
    if live.table.match is None:
        raise StageError("a lobby has no position")
    await live.curtain.opened()
    async with live.lock:
        text = position_text(live.table, seat_of(request, live.table))
    return Response(text, media_type=MediaType.TEXT)


@get("/position")
async def position_page(request: AnyRequest) -> Html:
    """Ask for the text of a position."""
    return render(request, pages.PositionPage(LONGEST))


@post("/position", status_code=200)
async def show_position(request: AnyRequest) -> Html:
    """Show a position from its text."""
    text = " ".join((await form_fields(request)).get("text", "").split())
    language = language_of(request)
    try:
        shown = await hub_of(request).reader.show(text, language, theme_of(request))
    except RequestError as error:
        message = f"{explain(error, language)} ({error})"
        page = pages.PositionPage(LONGEST, text[:LONGEST], error=message)
        return render(request, page, status_of(error))
    svg = Markup(shown.svg)  # noqa: S704 -- the scene has escaped its texts
    return render(request, pages.PositionPage(LONGEST, text, svg, shown.prompt))


# 6. Language and theme


@post("/lang/{code:str}")
async def choose_language(request: AnyRequest, code: str) -> Response[Any]:
    """Remember the reader's language."""
    if code not in LANGUAGES:
        raise MessageError(f"the languages are {', '.join(LANGUAGES)}")
    return await _choose(request, "lang", code)


@post("/theme/{name:str}")
async def choose_theme(request: AnyRequest, name: str) -> Response[Any]:
    """Remember the reader's theme."""
    if name not in THEME_NAMES:
        raise MessageError(f"the themes are {', '.join(THEME_NAMES)}")
    return await _choose(request, "theme", name)


async def _choose(request: AnyRequest, name: str, value: str) -> Response[Any]:
    path = (await form_fields(request)).get("path", "/")
    ours = path.startswith("/") and not path.startswith(("//", "/\\"))
    cookie = Cookie(key=name, value=value, path="/", max_age=A_YEAR, samesite="lax")
    return Redirect(path if ours else "/", status_code=SEE_OTHER, cookies=[cookie])


site = Router(
    "/",
    include_in_schema=False,
    route_handlers=[
        home,
        about,
        fair,
        rules,
        picture,
        preview,
        crests,
        new,
        open_one,
        play,
        table_page,
        show_seat,
        take_seat,
        claim_host,
        rename,
        add_word,
        start,
        change_seat,
        replay,
        record,
        board_svg,
        board_png,
        open_record,
        position,
        position_page,
        show_position,
        choose_language,
        choose_theme,
    ],
)
