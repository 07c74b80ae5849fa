"""The same fitting with PyTorch, where it is installed and sees a graphics card: larger nets in less time."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from chancellery.bots.planning.net import Numbers
from chancellery.training.fit import OF_MARGIN, Data, Learner, Settings, begin, loss_of

BATCH = 1024  # a step takes the same time as a smaller one
RATE = 4e-3
EPOCHS, STEPS = (15, 400), 3_000  # at least and at most; so many steps if there are not enough positions


def learner() -> Learner:
    """Raises if there is no PyTorch, or no graphics card."""
    torch = import_module("torch")
    if not torch.cuda.is_available():
        raise RuntimeError("no graphics card")
    torch.zeros(1, device="cuda").sum().item()
    return learn


def learn(data: Data, settings: Settings, seed: int, device: str = "cuda") -> list[Numbers]:
    """The weights of the epoch that did best on held-out matches."""
    torch = import_module("torch")  # not among what the package needs
    torch.manual_seed(seed)
    place = _Placed(torch, data, device)
    start = begin(data.rows.shape[2], settings.hidden, np.random.default_rng(seed))
    weights = [torch.tensor(part, device=device, requires_grad=True) for part in start]
    groups = [
        {"params": [part for part in weights if part.ndim > 1], "weight_decay": settings.decay},
        {"params": [part for part in weights if part.ndim == 1], "weight_decay": 0.0},
    ]
    steps = torch.optim.AdamW(groups, lr=RATE)
    epochs = min(max(STEPS * BATCH // max(1, len(data.train)), EPOCHS[0]), EPOCHS[1])
    rates = torch.optim.lr_scheduler.LambdaLR(steps, lambda epoch: 1 - epoch / (epochs + 1))
    best, kept = float("inf"), start
    train = torch.tensor(data.train, device=device)
    for _ in range(epochs):
        order = train[torch.randperm(len(train), device=device)]
        for at in order.split(BATCH):
            steps.zero_grad(set_to_none=True)
            place.loss(weights, at, settings).backward()
            steps.step()
        rates.step()
        found = [part.detach().cpu().numpy().copy() for part in weights]
        loss, _ = loss_of(found, data, data.test)
        if loss < best:
            best, kept = loss, found
    return kept


class _Placed:
    """The positions on the device."""

    def __init__(self, torch: Any, data: Data, device: str) -> None:
        self.torch, self.alone = torch, data.alone
        self.rows = torch.tensor(data.rows, device=device)
        self.mask = torch.tensor(data.mask, device=device)
        self.won = torch.tensor(data.won, device=device)
        self.margins = torch.tensor(data.margins, device=device)
        weights = np.ones(len(data.rows), np.float32) if data.weights is None else data.weights
        self.weights = torch.tensor(weights, device=device)

    def loss(self, weights: list[Any], at: Any, settings: Settings) -> Any:
        torch, drop = self.torch, self.torch.nn.functional.dropout
        w1, b1, w2, b2 = weights
        mask = self.mask[at]
        hidden = torch.relu(drop(self.rows[at], settings.drop_in) @ w1 + b1)
        out = drop(hidden, settings.drop_hidden) @ w2 + b2
        scores, won = out[..., 0].masked_fill(~mask, -1e9), self.won[at]
        if self.alone:
            scores = torch.cat((scores, torch.zeros_like(scores)), 1)
            won = torch.cat((won, 1 - won), 1)
        likely = (torch.softmax(scores, 1) * won).sum(1).clamp_min(1e-6)
        missed = ((out[..., 1] - self.margins[at]) ** 2 * mask).sum(1) / mask.sum(1)
        return ((-torch.log(likely) + OF_MARGIN / 2 * missed) * self.weights[at]).mean()
