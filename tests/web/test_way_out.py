"""The way out of the server: frames, what is stored together, compression."""

from __future__ import annotations

import asyncio
import gzip
from concurrent.futures import Future
from threading import Thread
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from oyabun.core.errors import StaleMoveError
from oyabun.storage.arrivals import Arrivals
from oyabun.web.lines import frame_of
from oyabun.web.packing import SMALL, packed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_frame_is_what_the_protocol_says(size: int) -> None:
    payload = b"x" * size
    stream = StreamReader()
    stream.feed_data(frame_of(payload))
    reading = Frame.parse(stream.read_exact, mask=False, max_size=None)
    with pytest.raises(StopIteration) as parsed:
        next(reading)
    frame = parsed.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, payload)


def test_everybody_hears_what_became_of_what_was_stored_together() -> None:
    async def store() -> list[BaseException | None]:
        arrivals = Arrivals()
        jobs: list[Future[None]] = [Future() for _ in range(20)]
        waiting = [arrivals.of(job) for job in jobs]
        waiting[3].cancel()

        def commit() -> None:
            for place, job in enumerate(jobs):
                if place == 7:
                    job.set_exception(StaleMoveError("too late"))
                else:
                    job.set_result(None)

        thread = Thread(target=commit)
        thread.start()
        done = await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), 10)
        thread.join()
        return done

    done = asyncio.run(store())
    assert isinstance(done[3], asyncio.CancelledError)
    assert isinstance(done[7], StaleMoveError)
    assert [one for place, one in enumerate(done) if place not in (3, 7)] == [None] * 18


async def answer_of(
    parts: list[bytes], accept: bytes, **headers: str
) -> tuple[dict[str, str], bytes]:
    """What comes out of an app that answers in these parts."""
    sent: list[Any] = []

    async def app(_scope: Any, _receive: Any, send: Any) -> None:
        raw = [(name.encode(), value.encode()) for name, value in headers.items()]
        await send({"type": "http.response.start", "status": 200, "headers": raw})
        for place, part in enumerate(parts):
            more = place + 1 < len(parts)
            await send({"type": "http.response.body", "body": part, "more_body": more})

    async def receive() -> Any:
        raise AssertionError("nothing is asked")

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {"type": "http", "headers": [(b"accept-encoding", accept)]}
    await packed(app)(scope, receive, send)
    shown = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return shown, b"".join(message["body"] for message in sent[1:])


@pytest.mark.parametrize("size", [2000, 10 * SMALL], ids=["at once", "in a thread"])
def test_an_answer_is_compressed_for_whoever_reads_that(size: int) -> None:
    headers, body = asyncio.run(answer_of([b"ab" * size, b"c"], b"gzip, br"))
    assert headers["content-encoding"] == "gzip"
    assert headers["content-length"] == str(len(body))
    assert gzip.decompress(body) == b"ab" * size + b"c"


def test_small_answers_others_readers_and_what_is_packed_already_stay_as_they_are() -> None:
    large = b"ab" * 2000
    assert asyncio.run(answer_of([b"ab"], b"gzip")) == ({}, b"ab")
    assert asyncio.run(answer_of([large], b"identity")) == ({}, large)
    packed_already = {"content-encoding": "br"}
    assert asyncio.run(answer_of([large], b"gzip", **packed_already)) == (packed_already, large)
