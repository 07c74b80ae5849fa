"""Work on Ray: on this machine, or on the cluster of an address.

A task does a batch of items, as many as take a second, and depends on nothing but these. Where a node dies its tasks
are done again elsewhere and give the same; results come in the order of the items, each once.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from chancellery.kernel import BadInput
from chancellery.sim.pool import batch, next_size

BATCH: Final = 1.0  # seconds of work: one process gives out the tasks of all nodes
MOST: Final = 500  # items
AHEAD: Final = 4  # tasks for each processor that are given out and not yet fetched
A = TypeVar("A")
B = TypeVar("B")


def each(do: Callable[[A], B], items: Sequence[A], on: str) -> Iterator[B]:
    """What is done with each of the items, in their order."""
    try:
        import ray as library
    except ImportError as error:
        raise BadInput("sim-no-ray", field="--on") from error
    ray: Any = library
    own = not ray.is_initialized()
    if own:
        _connect(ray, on)
    # a task that died with its node is tried again as long as it takes; an error of its own is told
    task = ray.remote(max_retries=-1, num_cpus=1, scheduling_strategy="SPREAD")(batch)
    doing = ray.put(do)
    waiting: deque[Any] = deque()
    given, size = 0, 1
    try:
        while waiting or given < len(items):
            most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            while given < len(items) and len(waiting) < most:
                waiting.append(task.remote(doing, items[given : given + size]))
                given += size
            found, seconds = ray.get(waiting.popleft())
            size = next_size(len(found), seconds, BATCH, min(MOST, (len(items) - given) // most))
            yield from found
    finally:
        for reference in waiting:
            ray.cancel(reference, force=True)
        if own:
            ray.shutdown()


def _connect(ray: Any, on: str) -> None:
    """`ray`: the cluster this machine belongs to, or one of its own; `ray://host:port`: that cluster."""
    settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if on != "ray":
        try:
            ray.init(address=on, **settings)
        except ImportError as error:  # the client needs more than Ray itself
            raise BadInput("sim-no-ray", field="--on") from error
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise BadInput("sim-ray-unreachable", field="--on", value=on[:60]) from error
        return
    try:
        ray.init(address="auto", **settings)
    except ConnectionError:
        ray.init(include_dashboard=False, **settings)
