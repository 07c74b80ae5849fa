"""axe-core, which looks for what shuts people out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

# Colours change while something fades in; what pulses for ever is not waited for.
SETTLED = """Promise.all(
    document.getAnimations()
        .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
        .map((one) => one.finished)
)"""


def violations(page: Page, within: str | None = None) -> list[tuple[Any, ...]]:
    """All that axe finds on a page as it is now, or within a part of it that a selector names."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: run `make client`")
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate("(within) => axe.run(within ?? document, { resultTypes: ['violations'] })", within)
    return [
        (one["id"], node["target"], node["failureSummary"], one["impact"])
        for one in found["violations"]
        for node in one["nodes"]
    ]


def serious(page: Page, within: str | None = None) -> list[tuple[Any, ...]]:
    """The serious and critical violations among them."""
    return [one[:3] for one in violations(page, within) if one[3] in ("serious", "critical")]
