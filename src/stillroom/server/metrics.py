"""Metrics: how much the server does and how long it takes, as Prometheus reads it.

With several workers each writes its figures into a folder that the environment names, and whichever
is asked adds them up.
"""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    generate_latest,
)

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable that names the folder which the workers of a server share."""
CONTENT_TYPE = CONTENT_TYPE_LATEST

# When a figure was first counted is told by nobody's need, and would double them all.
disable_created_metrics()
_registry = CollectorRegistry()

requests = Counter(
    "stillroom_requests",
    "Requests that were answered, by method, pattern of the path, and status.",
    ["method", "route", "status"],
    registry=_registry,
)
request_seconds = Histogram(
    "stillroom_request_seconds",
    "How long requests took, by the pattern of the path.",
    ["route"],
    registry=_registry,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
open_sockets = Gauge(
    "stillroom_open_sockets",
    "Sockets that are open now.",
    registry=_registry,
    multiprocess_mode="livesum",
)
open_tables = Gauge(
    "stillroom_open_tables",
    "Tables that are open in a worker now.",
    registry=_registry,
    multiprocess_mode="livesum",
)
moves = Counter("stillroom_moves", "Moves that were stored.", registry=_registry)
bot_moves = Counter("stillroom_bot_moves", "Moves among these of bots.", registry=_registry)
bot_failures = Counter(
    "stillroom_bot_failures", "Bots that failed and were replaced.", registry=_registry
)
refusals = Counter(
    "stillroom_refusals",
    "Requests and messages that were refused, by kind.",
    ["error"],
    registry=_registry,
)
batches = Histogram(
    "stillroom_write_batches",
    "Commits, by how many jobs share one.",
    registry=_registry,
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
)


def figures() -> bytes:
    """All figures, in the text that Prometheus reads; of all workers, if there are several."""
    if FOLDER not in os.environ:
        return generate_latest(_registry)
    from prometheus_client.multiprocess import MultiProcessCollector

    together = CollectorRegistry()
    MultiProcessCollector(together)
    return generate_latest(together)
