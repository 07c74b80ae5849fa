"""Small nets that value positions: weights in a file of numpy's own open format, worked out on the processor."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]


FEW: Final = 16  # rows of one position
AT_ONCE: Final = 200_000  # products; of many more OpenBLAS makes threads, which cost far more than they save here


def _times(rows: Numbers, weights: Numbers) -> Numbers:
    """The matrices multiplied, by one thread where there are few rows."""
    columns = weights.shape[1]
    if len(rows) > FEW or rows.size * columns <= AT_ONCE:
        return rows @ weights
    step = max(1, AT_ONCE // rows.size)
    return np.concatenate([rows @ weights[:, at : at + step] for at in range(0, columns, step)], 1)


class Net:
    """Layers of weights with rectifiers between them."""

    def __init__(self, layers: list[tuple[Numbers, Numbers]], version: int) -> None:
        self.layers = layers
        self.version = version  # of the observations it was trained on

    def __reduce__(self) -> tuple[Any, ...]:
        """For other processes: a compiled class does not know by itself how to be sent."""
        return Net, (self.layers, self.version)

    def __call__(self, row: Numbers) -> Numbers:
        for weights, biases in self.layers[:-1]:
            row = np.maximum(_times(row, weights) + biases, 0)
        weights, biases = self.layers[-1]
        return row @ weights + biases

    def save(self, path: Any) -> None:
        layers = {
            f"{name}{n}": part.astype(np.float16)
            for n, pair in enumerate(self.layers)
            for name, part in zip("wb", pair)
        }
        np.savez_compressed(path, allow_pickle=False, version=np.int32(self.version), **layers)


def where(place: str) -> Traversable:
    """The file of `package:file`."""
    package, _, name = place.partition(":")
    return files(package) / name


@cache
def net(place: str) -> Net:
    """The net of a file, `package:file`."""
    return read(where(place))


def read(path: Traversable) -> Net:
    """The net of a file; its numbers are kept in 16 bits."""
    with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
        count = sum(name.startswith("w") for name in stored.files)
        layers = [(stored[f"w{n}"].astype(np.float32), stored[f"b{n}"].astype(np.float32)) for n in range(count)]
        return Net(layers, int(stored["version"]))
