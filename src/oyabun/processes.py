"""Processes that work for this one: what takes long is done there, and they go when it goes."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import active_children, get_context, parent_process
from threading import Thread


def new_pool(processes: int) -> ProcessPoolExecutor:
    """Return a pool of fresh processes; they start when something is asked of them."""
    return ProcessPoolExecutor(processes, get_context("spawn"), initializer=_settle_in)


def end_all_workers() -> None:
    """End every process that was started here, whatever it is doing."""
    for child in active_children():
        child.kill()


def _settle_in() -> None:
    """Leave interrupts to whoever asks, and go when they are gone, however they went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asker = parent_process()
    assert asker is not None, "workers are started by somebody"

    def follow() -> None:
        asker.join()
        os._exit(0)

    Thread(target=follow, daemon=True).start()
