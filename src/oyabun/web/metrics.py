"""What the server counts and times, for /metrics.

What changes with every move is a plain number here, and becomes a metric when somebody asks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator
from importlib.metadata import version

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Info,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from oyabun.web.built import static_address

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
SLOW = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Timing:
    """How long something took, each time."""

    def __init__(self, name: str, told: str, bounds: tuple[float, ...]) -> None:
        self._name = name
        self._told = told
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._total = 0.0

    def observe(self, seconds: float) -> None:
        """Note how long it took once more."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._total += seconds

    def metric(self) -> Metric:
        """Return all of them: how often it took at most so long."""
        counted = 0
        buckets: list[tuple[str, float]] = []
        for bound, count in zip((*map(str, self._bounds), "+Inf"), self._counts, strict=True):
            counted += count
            buckets.append((bound, counted))
        return HistogramMetricFamily(self._name, self._told, buckets, self._total)


class Metrics(Collector):
    """Counters of one server."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        build = Info("oyabun_build", "What this server is made of", registry=registry)
        build.info({"version": version("oyabun"), "built": static_address()})
        self.refused = Counter(
            "oyabun_refused", "Requests refused, by error", ["error"], registry=registry
        )
        self.requests = Counter(
            "oyabun_requests", "Requests answered", ["route", "status"], registry=registry
        )
        self.tables = Gauge("oyabun_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("oyabun_sockets", "Open sockets", registry=registry)
        self.bytes_sent = 0
        self.leases = Gauge(
            "oyabun_leases", "Tables that this server looks after", registry=registry
        )
        self.conflicts = 0
        """How often another server was faster."""
        self.catch_ups = 0
        """How often something was taken in that another server has appended."""
        self.takeovers = 0
        """How often a table was taken that a server looked after which is gone."""
        self.losses = 0
        """How often the store was lost while something was appended."""
        self.deaths = 0
        """How often others took this server for dead."""
        self.decisions: Tally[tuple[str, str]] = Tally()
        """By game and by who decided."""
        self.storing = Timing("oyabun_store_seconds", "From a decision to durable", FAST)
        self.beating = Timing("oyabun_beat_seconds", "The store's answer to a sign of life", FAST)
        self.drawing = Timing("oyabun_draw_seconds", "Drawing for everybody at a table", FAST)
        self.thinking = Timing("oyabun_bot_seconds", "A bot's answer", SLOW)
        registry.register(self)

    def collect(self) -> Iterator[Metric]:
        """Return the plain numbers as metrics."""
        sent = CounterMetricFamily("oyabun_sent_bytes", "Bytes sent over sockets")
        sent.add_metric([], self.bytes_sent)
        yield sent
        for name, told, count in (
            ("conflicts", "Appends for which another server was faster", self.conflicts),
            ("catch_ups", "Tables brought up to date after another server", self.catch_ups),
            ("takeovers", "Tables taken over from servers that are gone", self.takeovers),
            ("store_losses", "Appends during which the store was lost", self.losses),
            ("deaths", "Times that this server was taken for dead", self.deaths),
        ):
            counted = CounterMetricFamily(f"oyabun_{name}", told)
            counted.add_metric([], count)
            yield counted
        decided = CounterMetricFamily(
            "oyabun_decisions", "Decisions stored", labels=["game", "who"]
        )
        for labels, count in self.decisions.items():
            decided.add_metric(labels, count)
        yield decided
        for timing in (self.storing, self.beating, self.drawing, self.thinking):
            yield timing.metric()

    def report(self) -> bytes:
        """Return all numbers in the format that Prometheus reads."""
        return generate_latest(self._registry)
