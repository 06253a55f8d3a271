"""What the server counts and times, for /metrics."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """Counters of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        registry = self._registry
        ProcessCollector(registry=registry)
        self.decisions = Counter(
            "oyabun_decisions", "Decisions stored", ["game", "who"], registry=registry
        )
        self.refused = Counter(
            "oyabun_refused", "Requests refused, by error", ["error"], registry=registry
        )
        self.requests = Counter(
            "oyabun_requests", "Requests answered", ["route", "status"], registry=registry
        )
        self._sent = Counter("oyabun_sent_bytes", "Bytes sent over sockets", registry=registry)
        self.bytes_sent = 0
        """A plain number, because it changes with every frame; told when somebody asks."""
        self._told = 0
        self.tables = Gauge("oyabun_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("oyabun_sockets", "Open sockets", registry=registry)
        self.storing = Histogram(
            "oyabun_store_seconds", "From a decision to durable", buckets=FAST, registry=registry
        )
        self.drawing = Histogram(
            "oyabun_draw_seconds",
            "Drawing for everybody at a table",
            buckets=FAST,
            registry=registry,
        )
        self.thinking = Histogram("oyabun_bot_seconds", "A bot's answer", registry=registry)

    def report(self) -> bytes:
        """Return all numbers in the format that Prometheus reads."""
        self._sent.inc(self.bytes_sent - self._told)
        self._told = self.bytes_sent
        return generate_latest(self._registry)
