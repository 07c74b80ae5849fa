"""Fitting a net to positions: who wins, and by how much. Train and test are split by match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from chancellery.bots.planning.net import Net, Numbers
from chancellery.training.self_play import ROUND, Positions

Places = NDArray[np.signedinteger]

HELD_OUT = 10  # one match in so many is for testing
OF_SENSIBLE = 0.4  # weight of a position of the first round, where nobody planned
BATCH = 128
EPOCHS, STEPS = (15, 200), 8_000  # at least and at most; so many steps if there are not enough positions
RATE = 1e-3
OF_MARGIN = 0.5  # weight of the error of the margin
BINS = 10
LEAST_SPREAD = 0.05


@dataclass(frozen=True)
class Settings:
    """How large a net is, and what keeps it from learning matches by heart."""

    hidden: int = 32
    drop_in: float = 0.1  # part of the numbers that are left out at random
    drop_hidden: float = 0.3  # part of the hidden units
    decay: float = 0.03

    @property
    def text(self) -> str:
        return f"{self.hidden} hidden, {self.drop_in} and {self.drop_hidden} left out, decay {self.decay}"


CHOICE = (
    Settings(),
    Settings(16, 0.1, 0.2, 0.1),
    Settings(64, 0.15, 0.4, 0.1),
    Settings(64, 0.3, 0.5, 0.3),
    Settings(128, 0.2, 0.5, 0.3),
)


@dataclass
class Fit:
    """A net and what is known about it."""

    net: Net
    loss: float  # log loss of who wins, on held-out matches
    margin_error: float  # mean square
    uniform: float  # the loss of one who thinks all equally likely
    positions: int
    matches: dict[int, int]  # by round
    settings: Settings = field(default_factory=Settings)
    calibration: list[tuple[float, float, int]] = field(default_factory=list)  # foretold, happened, how often
    beside: tuple[Settings, ...] = ()  # of other nets of which this one says the mean


class Data:
    """Positions as the fitting needs them: standardised rows and masks."""

    def __init__(self, positions: Positions) -> None:
        self.owners = positions.owners
        self.mask = positions.owners >= 0
        rows = positions.rows.astype(np.float32)
        flat = rows[self.mask]
        self.mean, self.spread = flat.mean(0), flat.std(0) + np.float32(LEAST_SPREAD)
        self.rows = (rows - self.mean) / self.spread * self.mask[:, :, None]
        self.won = positions.won.astype(np.float32)
        self.margins = positions.margins
        self.alone = self.mask.shape[1] == 1  # one contender against the rest
        tested = held_out(positions.matches)
        self.train, self.test = np.flatnonzero(~tested), np.flatnonzero(tested)
        rounds = positions.matches // ROUND
        self.weights = np.where(rounds == 0, OF_SENSIBLE, 1.0).astype(np.float32) if rounds.any() else None
        self.matches = {int(of): len(np.unique(positions.matches[rounds == of])) for of in np.unique(rounds)}

    def chances(self, scores: Numbers, at: Places) -> Numbers:
        """The chance of each contender; if there is one, of the rest beside it."""
        scores = np.where(self.mask[at], scores, np.float32(-1e9))
        if self.alone:
            scores = np.concatenate((scores, np.zeros_like(scores)), 1)
        powers = np.exp(scores - scores.max(1, keepdims=True))
        return powers / powers.sum(1, keepdims=True)  # type: ignore[no-any-return]

    def happened(self, at: Places) -> Numbers:
        won = self.won[at]
        return np.concatenate((won, 1 - won), 1) if self.alone else won


def held_out(matches: Places) -> NDArray[np.bool_]:
    """Which matches are for testing: scattered, since variants follow each other in a fixed order."""
    numbers, places = np.unique(matches, return_inverse=True)
    tested = np.array([crc32(str(number).encode()) % HELD_OUT == 0 for number in numbers.tolist()])
    return tested[places]


def fit(positions: Positions, version: int, seed: int, settings: Settings, tell: Callable[[str], None]) -> Fit:
    """The net of the epoch that does best on held-out matches."""
    data = Data(positions)
    weights = _learner(tell)(data, settings, seed)
    loss, margin = loss_of(weights, data, data.test)
    tell(f"{settings.text}: loss on held-out matches {loss:.4f}")
    return Fit(
        _net(weights, data, version), loss, margin, _uniform(data), len(data.rows), data.matches, settings,
        _bins(_out(weights, data, data.test), data),
    )  # fmt: skip


def together(positions: Positions, fits: list[Fit]) -> Fit:
    """The net that does best on held-out matches, and beside it in one file those that make it better: what they say
    is the mean of what each says."""
    data = Data(positions)
    rows = positions.rows[data.test].astype(np.float32)
    best = min(fits, key=lambda one: one.loss)
    taken, left, said = [best], [one for one in fits if one is not best], {id(one): one.net(rows) for one in fits}

    def missed(nets: list[Fit]) -> tuple[float, float]:
        return _missed(_mean([said[id(one)] for one in nets]), data, data.test)

    loss, margin = missed(taken)
    while left:
        more = min(left, key=lambda one: missed([*taken, one])[0])
        found = missed([*taken, more])
        if found[0] >= loss:
            break
        (loss, margin), taken = found, [*taken, more]
        left.remove(more)
    if len(taken) == 1:
        return best
    bins = _bins(_mean([said[id(one)] for one in taken]), data)
    beside = tuple([one.settings for one in taken[1:]])
    return replace(
        best, net=join([one.net for one in taken]), loss=loss, margin_error=margin, calibration=bins, beside=beside
    )


def join(nets: list[Net]) -> Net:
    """Nets side by side as one that says the mean of what they say."""
    first, last = [one.layers[0] for one in nets], [one.layers[1] for one in nets]
    inner = np.concatenate([weights for weights, _ in first], 1), np.concatenate([biases for _, biases in first])
    outer = np.concatenate([weights for weights, _ in last]) * np.float32(1 / len(nets))
    return Net([inner, (outer, _mean([biases for _, biases in last]))], nets[0].version)


def _mean(said: list[Numbers]) -> Numbers:
    return np.mean(said, 0)  # type: ignore[no-any-return]


Learner = Callable[["Data", Settings, int], list[Numbers]]


def _learner(tell: Callable[[str], None]) -> Learner:
    """PyTorch on a graphics card where there is one, else numpy."""
    try:
        from chancellery.training import fit_torch

        return fit_torch.learner()
    except Exception as error:  # whatever keeps it from working: numpy does
        tell(f"numpy fits ({type(error).__name__})")
        return learn


def learn(data: Data, settings: Settings, seed: int) -> list[Numbers]:
    """The weights of the epoch that did best on held-out matches."""
    rng = np.random.default_rng(seed)
    weights = begin(data.rows.shape[2], settings.hidden, rng)
    first, second = [np.zeros_like(part) for part in weights], [np.zeros_like(part) for part in weights]
    best, kept, steps = np.inf, weights, 0
    epochs = min(max(STEPS * BATCH // max(1, len(data.train)), EPOCHS[0]), EPOCHS[1])
    for epoch in range(epochs):
        order = rng.permutation(data.train)
        for start in range(0, len(order), BATCH):
            steps += 1
            slopes = _slopes(weights, data, order[start : start + BATCH], settings, rng)
            _step(weights, slopes, first, second, steps, RATE * (1 - epoch / (epochs + 1)), settings.decay)
        loss, _ = loss_of(weights, data, data.test)
        if loss < best:
            best, kept = loss, [part.copy() for part in weights]
    return kept


def begin(width: int, hidden: int, rng: np.random.Generator) -> list[Numbers]:
    def layer(rows: int, columns: int) -> Numbers:
        return (rng.normal(0, 0.5 / np.sqrt(rows), (rows, columns))).astype(np.float32)

    return [layer(width, hidden), np.zeros(hidden, np.float32), layer(hidden, 2), np.zeros(2, np.float32)]


def _slopes(
    weights: list[Numbers], data: Data, at: Places, settings: Settings, rng: np.random.Generator
) -> list[Numbers]:
    """How the loss changes with each weight, for some positions."""
    w1, b1, w2, b2 = weights
    rows, mask = data.rows[at], data.mask[at]
    rows = rows * _kept(rows.shape, settings.drop_in, rng)
    hidden = np.maximum(rows @ w1 + b1, 0)
    drop = _kept(hidden.shape, settings.drop_hidden, rng)
    out = (hidden * drop) @ w2 + b2
    chances, happened = data.chances(out[:, :, 0], at), data.happened(at)
    likely = chances * happened
    wrong = chances - likely / np.maximum(likely.sum(1, keepdims=True), 1e-6)
    margin = OF_MARGIN * (out[:, :, 1] - data.margins[at]) / mask.sum(1, keepdims=True)
    back = np.stack((wrong[:, : mask.shape[1]], margin), 2).astype(np.float32) / len(at) * mask[:, :, None]
    if data.weights is not None:
        back *= data.weights[at, None, None]
    inner = (back @ w2.T) * drop * (hidden > 0)
    flat_in, flat_hidden = rows.reshape(-1, w1.shape[0]), (hidden * drop).reshape(-1, w1.shape[1])
    flat_inner, flat_back = inner.reshape(-1, w1.shape[1]), back.reshape(-1, 2)
    return [flat_in.T @ flat_inner, flat_inner.sum(0), flat_hidden.T @ flat_back, flat_back.sum(0)]


def _kept(shape: tuple[int, ...], dropped: float, rng: np.random.Generator) -> Numbers:
    return (rng.random(shape, dtype=np.float32) > dropped).astype(np.float32) / np.float32(1 - dropped)


def _step(
    weights: list[Numbers],
    slopes: list[Numbers],
    first: list[Numbers],
    second: list[Numbers],
    steps: int,
    rate: float,
    decay: float,
) -> None:
    """Adam with decay of the weights themselves."""
    for n, slope in enumerate(slopes):
        first[n] = 0.9 * first[n] + 0.1 * slope
        second[n] = 0.999 * second[n] + 0.001 * slope**2
        change = first[n] / (1 - 0.9**steps) / (np.sqrt(second[n] / (1 - 0.999**steps)) + 1e-8)
        weights[n] -= (rate * (change + (decay * weights[n] if weights[n].ndim > 1 else 0))).astype(np.float32)


def _out(weights: list[Numbers], data: Data, at: Places) -> Numbers:
    w1, b1, w2, b2 = weights
    return np.maximum(data.rows[at] @ w1 + b1, 0) @ w2 + b2  # type: ignore[no-any-return]


def loss_of(weights: list[Numbers], data: Data, at: Places) -> tuple[float, float]:
    """The log loss of who wins and the mean square error of the margin, for some positions."""
    return _missed(_out(weights, data, at), data, at)


def _missed(out: Numbers, data: Data, at: Places) -> tuple[float, float]:
    likely = (data.chances(out[:, :, 0], at) * data.happened(at)).sum(1)
    missed = ((out[:, :, 1] - data.margins[at]) ** 2 * data.mask[at]).sum() / data.mask[at].sum()
    of = None if data.weights is None else data.weights[at]
    return float(np.average(-np.log(np.maximum(likely, 1e-6)), weights=of)), float(missed)


def _bins(out: Numbers, data: Data) -> list[tuple[float, float, int]]:
    """What was foretold of each seat and what happened, on held-out matches, by tenths."""
    at = data.test
    rows = data.chances(out[:, :, 0], at)[:, : data.mask.shape[1]]
    seats = [seat for seat in range(data.owners.max() + 1) if (data.owners[at] == seat).any()]
    chances, happened = [], []
    for seat in seats:
        own = data.owners[at] == seat
        there = own.any(1)
        chances.append((rows * own).sum(1)[there])
        happened.append((data.won[at] * own).max(1)[there])
    foretold, came, found = np.concatenate(chances), np.concatenate(happened), []
    tenths = np.minimum((foretold * BINS).astype(int), BINS - 1)
    for tenth in range(BINS):
        of = tenths == tenth
        if of.any():
            found.append((round(float(foretold[of].mean()), 3), round(float(came[of].mean()), 3), int(of.sum())))
    return found


def _uniform(data: Data) -> float:
    """The loss of one who thinks all seats equally likely to win."""
    owners, won = data.owners[data.test], data.won[data.test] > 0
    found = []
    for of, winning in zip(owners, won, strict=True):
        seats = 2 if data.alone else len({*of[of >= 0].tolist()})
        found.append(np.log(seats / max(1, len({*of[winning].tolist()}))))
    return float(np.mean(found))


def _net(weights: list[Numbers], data: Data, version: int) -> Net:
    """With the standardising worked into the first layer."""
    w1, b1, w2, b2 = weights
    return Net([(w1 / data.spread[:, None], b1 - (data.mean / data.spread) @ w1), (w2, b2)], version)
