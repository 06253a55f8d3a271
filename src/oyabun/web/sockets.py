"""Sockets: a person's moves come in, what that person may see goes out."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket

from oyabun.core.errors import LimitError, MessageError, NotAllowedError, OyabunError, RequestError
from oyabun.physics.lid import Flick
from oyabun.service import Table
from oyabun.web.built import static_address
from oyabun.web.hub import Hub
from oyabun.web.identity import eyes_of, language_of, same_site
from oyabun.web.limits import Addresses, Bucket, Doors
from oyabun.web.live import LiveTable
from oyabun.web.messages import (
    Bye,
    ClientMessage,
    Flicked,
    Ping,
    PlayMove,
    Refused,
    Release,
    Resync,
    Return,
    Say,
    TakeBack,
)
from oyabun.web.protocols import LINE, SocketLine
from oyabun.web.texts import explain
from oyabun.web.viewers import Post, Viewer

PATIENCE: Final = 50
"""How many messages too many are refused before the connection is closed."""
POLICY: Final = 1008
NORMAL: Final = 1000

Socket = WebSocket[Any, Any, Any]

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


@websocket("/ws/{table_id:str}")
async def table_socket(socket: Socket, table_id: str) -> None:
    """Connect somebody to a table."""
    hub: Hub = socket.app.state.hub
    doors: Doors = socket.app.state.doors
    addresses: Addresses = socket.app.state.addresses
    address = socket.client.host if socket.client else ""
    await socket.accept()
    try:
        if not same_site(socket, hub.config):
            raise NotAllowedError("sockets are for our own pages")
        addresses.check(address, time.monotonic())
        doors.enter(address)
    except RequestError as error:
        await _turn_away(socket, error)
        return
    try:
        await _serve(hub, socket, table_id)
    finally:
        doors.leave(address)
        del socket.receive, socket.send  # Litestar's hold the socket that holds them


async def _serve(hub: Hub, socket: Socket, table_id: str) -> None:
    if socket.query_params.get("built", static_address()) != static_address():
        await _send_message(socket, Bye("upgrade"))
        await socket.close(NORMAL)
        return
    try:
        live = await hub.find(table_id)
    except OyabunError as error:
        await _turn_away(socket, error)
        return
    scope: Any = socket.scope
    line: SocketLine = scope[LINE]
    post = Post(hub.outbox, hub.metrics)
    have, said = _number(socket, "have"), _number(socket, "said")
    viewer = Viewer(live, eyes_of(socket, live.table), line, post, have, said)
    line.on_taken = viewer.take_up
    hub.metrics.sockets.inc()
    try:
        await hub.welcome(live, viewer)
        viewer.begin()
        await _receive(hub, line, viewer)
    finally:
        line.on_taken = None
        hub.metrics.sockets.dec()
        await hub.part(live, viewer)
    if viewer.gone and line.takes():
        await socket.close(NORMAL)


async def _turn_away(socket: Socket, error: OyabunError) -> None:
    """Say why somebody cannot be connected."""
    name = type(error).__name__
    await _send_message(socket, Refused("", name, explain(error, language_of(socket)), 0))
    if isinstance(error, LimitError):
        await _send_message(socket, Bye("limit"))
    await socket.close(POLICY)


async def _send_message(socket: Socket, message: Refused | Bye) -> None:
    await socket.send_text(msgspec.json.encode(message).decode())


def _number(socket: Socket, name: str) -> int | None:
    text = str(socket.query_params.get(name, ""))
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


async def _receive(hub: Hub, line: SocketLine, viewer: Viewer) -> None:
    bucket = Bucket(hub.config.rate, hub.config.burst, time.monotonic())
    patience = PATIENCE
    while (event := await line.receive())["type"] == "websocket.receive":
        if not bucket.take(time.monotonic()):
            patience -= 1
            if patience == 0:
                viewer.dismiss("limit")
            _refuse(viewer, "", LimitError("too many messages: wait a moment"))
            continue
        await _hear(hub, viewer, event)


async def _hear(hub: Hub, viewer: Viewer, event: Any) -> None:
    """Do what one message asks, and answer it."""
    key = ""
    try:
        text = event.get("text")
        if text is None:
            raise MessageError("messages are text")
        message = _read(text)
        key = getattr(message, "key", "")
        await _obey(hub, viewer, message)
    except OyabunError as error:
        _refuse(viewer, key, error)


def _read(text: str) -> ClientMessage:
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise MessageError(str(error)) from None


def _refuse(viewer: Viewer, key: str, error: OyabunError) -> None:
    message = explain(error, viewer.eyes.language)
    viewer.reply(Refused(key, type(error).__name__, message, _ply(viewer.live.table, viewer)))


def _ply(table: Table, viewer: Viewer) -> int:
    return 0 if viewer.eyes.seat is None else table.plies[viewer.eyes.seat]


async def _obey(hub: Hub, viewer: Viewer, message: ClientMessage) -> None:
    live = viewer.live
    match message:
        case Ping():
            viewer.pong()
        case Resync():
            viewer.start_over()
        case PlayMove():
            play = message
            await hub.run(
                live,
                lambda table, now: table.submit(
                    _seat(viewer), play.ply, play.move, play.words, play.key, now
                ),
                viewer.accept(play.key),
            )
        case _:
            await _obey_rarer(hub, viewer, live, message)


async def _obey_rarer(hub: Hub, viewer: Viewer, live: LiveTable, message: ClientMessage) -> None:
    match message:
        case TakeBack(ply, key):
            await hub.run(
                live,
                lambda table, now: table.take_back(_seat(viewer), ply, key, now),
                viewer.accept(key),
            )
        case Return(key):
            await hub.run(
                live,
                lambda table, now: table.give_back(_seat(viewer), key, now),
                viewer.accept(key),
            )
        case Say(text, key, name) if viewer.eyes.seat is None:
            await hub.run(live, lambda table, now: table.call(name, text, key, now))
        case Say(text, key):
            await hub.run(live, lambda table, now: table.say(_seat(viewer), text, key, now))
        case Release(value):
            await hub.run(live, lambda table, now: table.release(_seat(viewer), value, now))
        case Flicked(direction, spin):
            live.table.flick(_seat(viewer), Flick(0.5, direction, spin))


def _seat(viewer: Viewer) -> int:
    """Return the viewer's seat, when what was asked is done and not when it came in."""
    if viewer.dismissed:
        raise NotAllowedError("this connection has lost its seat")
    if viewer.eyes.seat is None:
        raise NotAllowedError("spectators watch: open the link of a seat to play")
    return viewer.eyes.seat
