"""Chapter 3, the end."""

from __future__ import annotations

from chancellery.kernel import Outcome
from chancellery_partition.state import Lands


def end(s: Lands) -> None:
    """PT-3.2: the highest score wins."""
    scores = tuple(s.score(crown) for crown in range(len(s.hands)))
    winners = tuple(crown for crown, score in enumerate(scores) if score == max(scores))
    s.emit("end", *winners)
    s.end(Outcome(winners, scores, "PT-3.2", "values"))
