"""The nine Powers of Raison d'État and what each has (chapter 2), the Coalitions and who leads them (RD-7.1.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

GENERALS: Final = {
    "protestants": 3,
    "spain": 4,
    "sweden": 3,
    "austria": 4,
    "france": 4,
    "poland": 3,
    "ottoman": 3,
    "britain": 3,
    "russia": 4,
}  # RD-2.1.3
TOKENS: Final = {power: 7 * generals for power, generals in GENERALS.items()}  # RD-2.1.4: 21 or 28


@dataclass(frozen=True)
class Sides:
    """What differs between the two scenarios about Powers and Coalitions. Powers are given by id."""

    statuses: tuple[str, ...]  # RD-7.3.3: two Coalitions, Neutral, Expansionist
    leaders: tuple[tuple[str, str], ...]  # RD-7.4.1: who decides for which Coalition, in the Order of Powers
    fixed: Mapping[str, str]  # RD-3.2.1, RD-3.2.2, RD-3.3.1: permanent members
    temporary: tuple[
        str, str
    ]  # RD-12.8.4, RD-12.8.5: who plays an uncontrolled Minor Power; the second against Austria's
    minor: Mapping[int, tuple[str, ...]]  # RD-3.1.6 to RD-3.1.11: Minor Powers per number of players
    permanent: Mapping[int, Mapping[str, str]] = field(default_factory=dict)  # RD-12.10.1: their permanent controllers


SIDES: Final = {
    "1618": Sides(
        statuses=("austrian", "protestant", "neutral", "expansionist"),
        leaders=(("protestants", "protestant"), ("austria", "austrian")),
        fixed={"protestants": "protestant", "spain": "austrian", "austria": "austrian"},
        temporary=("austria", "protestants"),
        minor={7: (), 6: ("ottoman",), 5: ("poland", "ottoman"), 4: ("spain", "poland", "ottoman")},
        permanent={4: {"spain": "austria"}},
    ),
    "1702": Sides(
        statuses=("austrian", "french", "neutral", "expansionist"),
        leaders=(("france", "french"), ("austria", "austrian")),
        fixed={"france": "french", "austria": "austrian"},
        temporary=("austria", "france"),
        minor={6: (), 5: ("ottoman",), 4: ("russia", "ottoman"), 3: ("sweden", "russia", "ottoman")},
    ),
}
