"""How answers look: pages from templates, problems as JSON or as a page."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import jinja2
import msgspec
import structlog
from litestar import MediaType, Response
from litestar.exceptions import HTTPException, NotFoundException
from markupsafe import Markup

from oyabun.core import errors, writing
from oyabun.core.errors import OyabunError
from oyabun.service import DamagedTableError
from oyabun.web.built import static_address
from oyabun.web.drawing import theme_named
from oyabun.web.identity import AnyRequest, home_url, language_of, theme_of
from oyabun.web.messages import Problem
from oyabun.web.pages import ErrorPage, Page
from oyabun.web.requests import hub_of
from oyabun.web.texts import explain, page_texts

STATUS: Final[dict[type[OyabunError], int]] = {
    errors.UnknownGameError: 404,
    errors.UnknownTableError: 404,
    errors.NotAllowedError: 403,
    errors.LimitError: 429,
    errors.IllegalMoveError: 409,
    errors.NotYourTurnError: 409,
    errors.StaleMoveError: 409,
    errors.MatchOverError: 409,
    errors.TakeBackError: 409,
    errors.StageError: 409,
    errors.NameTakenError: 409,
    DamagedTableError: 500,
    errors.CorruptRecordError: 422,
    errors.RequestError: 400,
    OyabunError: 500,
}
"""The nearest class of an error counts."""
HTTP_ERRORS: Final = {404: "NotFoundError", 405: "MethodError", 413: "LimitError"}

_LIMIT_PROBLEM: Final = msgspec.json.encode(
    Problem("LimitError", "too many requests: wait a moment")
)

log = structlog.get_logger()


@cache
def _templates() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader("oyabun.web"),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["embedded"] = _embedded
    return environment


def _embedded(message: msgspec.Struct) -> Markup:
    """Return a message as JSON that can stand inside a script element as data."""
    plain = msgspec.json.encode(message).decode()
    for sign in "<>&":
        plain = plain.replace(sign, f"\\u{ord(sign):04x}")
    return Markup(plain)  # noqa: S704 -- nothing is left that HTML would read


def render(request: AnyRequest, page: Page, status: int = 200) -> Response[str]:
    """Return a page in the reader's language and theme."""
    home = home_url(request, hub_of(request).config)
    markup = _markup(page, language_of(request), theme_of(request), request.url.path, home)
    return Response(markup, media_type=MediaType.HTML, status_code=status)


def _markup(page: Page, language: str, theme: str, path: str, home: str) -> str:
    template = _templates().get_template(f"{type(page).__name__.removesuffix('Page').lower()}.html")
    return template.render(
        page=page,
        t=page_texts(language).word,
        lang=language,
        theme=theme,
        path=path,
        home=home,
        static=static_address(),
        chrome=theme_named(theme).panel,
        limits=writing,
    )


def status_of(error: OyabunError) -> int:
    """Return the HTTP status that says whose fault it was."""
    return next(STATUS[kind] for kind in type(error).__mro__ if kind in STATUS)


def answer_error(request: AnyRequest, error: OyabunError) -> Response[Any]:
    """Answer an error of our own tree."""
    return _answer(request, status_of(error), type(error).__name__, str(error), error)


def answer_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Answer what the framework refused: no such page, unreadable or too big."""
    status = error.status_code
    name = HTTP_ERRORS.get(status, "MessageError" if status < 500 else "OyabunError")
    kind = getattr(errors, name, errors.RequestError)
    return _answer(request, status, name, _detail(error), kind(name))


def answer_no_file(request: AnyRequest, _error: Exception) -> Response[Any]:
    """Answer whoever asks for a file that was never built, in whatever way."""
    return answer_http(request, NotFoundException())


def answer_nesting(request: AnyRequest, _error: RecursionError) -> Response[Any]:
    """Answer JSON that is nested deeper than anybody means."""
    return answer_error(request, errors.MessageError("the request is nested too deeply"))


def answer_unexpected(request: AnyRequest, error: Exception) -> Response[Any]:
    """Answer our own bugs, without telling anything about them."""
    log.error("unexpected", route=request.scope.get("path_template"), exc_info=error)
    ours = OyabunError("something went wrong here; nothing has changed")
    return _answer(request, 500, "OyabunError", str(ours), ours)


def _detail(error: HTTPException) -> str:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        what, why = extra[0].get("key", "the request"), extra[0].get("message", error.detail)
        return f"{what} is missing" if why == repr(what) else f"{what}: {why}"
    return error.detail


def limit_answer(request: AnyRequest) -> tuple[str, bytes]:
    """Return what whoever asks too fast is told, and in which form; it costs nearly nothing."""
    if request.url.path.startswith("/api/"):
        return MediaType.JSON, _LIMIT_PROBLEM
    return MediaType.HTML, _limit_page(language_of(request))


@cache
def _limit_page(language: str) -> bytes:
    shown = explain(errors.LimitError(), language)
    page = ErrorPage(429, "LimitError", shown)
    return _markup(page, language, "auto", "/", "").encode()


def _answer(
    request: AnyRequest, status: int, name: str, message: str, error: OyabunError
) -> Response[Any]:
    if request.url.path.startswith("/api/"):
        body = msgspec.json.encode(Problem(name, message))
        return Response(body, media_type=MediaType.JSON, status_code=status)
    shown = explain(error, language_of(request))
    return render(request, ErrorPage(status, name, shown), status)
