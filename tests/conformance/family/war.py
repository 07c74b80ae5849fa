"""Helpers for the tests of Movement, battles and board updates in all games of the family.

The ground that all boards share: Bavaria, nobody's home, beside Wien and Tyrol (Austrian homes, Wien the Capital),
Bohemia, Hesse and Wurttemberg. Paris, Picardie, Normandie-Bretagne, Aquitaine, Languedoc and Provence are French homes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chancellery import Match
from tests.conformance.coalitions.table import asked, options, play
from tests.conformance.coalitions.war import decline
from tests.conformance.family.stage import STAGES, Stage

Pair = tuple[str, str]
Powers = dict[str, dict[str, Any]]

K, RP, RD = STAGES
WITH_STATUSES = (K, RD)  # the games that know Neutral and Expansionist Powers
OTHER_COALITION = {"coalitions": "british", "raison_detat": "austrian"}  # the one that is not French
PRESTIGE = ["france", "italy", "austria", "prussia"]  # Realpolitik: France first, as among these Powers everywhere
UPDATE = ("assign", "stay", "update_withdraw")
TOKENS = {  # of Troops and Garrisons: K-1.1.3, RP-2.1.3, RD-2.1.4
    "coalitions": {"france": 49, "austria": 28, "prussia": 21, "russia": 28},
    "realpolitik": dict.fromkeys(PRESTIGE, 28),
    "raison_detat": {"france": 28, "austria": 28, "sweden": 21, "russia": 28},
}
GENERALS = {  # K-1.1.2, RP-2.1.2, RD-2.1.3
    "coalitions": {"france": 7, "austria": 4, "prussia": 3, "russia": 4},
    "realpolitik": dict.fromkeys(PRESTIGE, 4),
    "raison_detat": {"france": 4, "austria": 4, "sweden": 3, "russia": 4},
}


def sided(stage: Stage, pairs: Iterable[Pair], fields: dict[str, Any]) -> dict[str, Any]:
    """The fields of a position in which these pairs are Allies and all others at War."""
    powers: Powers = {name: dict(data) for name, data in fields.pop("powers", {}).items()}
    if stage.coalition:
        for pair in pairs:
            status = stage.coalition if "france" in pair else OTHER_COALITION[stage.game]
            for name in pair:
                if name in stage.free:
                    powers.setdefault(name, {})["status"] = status
    else:
        fields = {"prestige": PRESTIGE, "alliances": [list(pair) for pair in pairs], **fields}
    return {"powers": powers, **fields}


def moving(stage: Stage, mover: str = "france", *, pairs: Iterable[Pair] = (), **fields: Any) -> Match:
    """A Power in its first Movement Turn; the rival is the Arbiter of France, France that of everybody else."""
    fields.setdefault("arbiter", stage.rival if mover == "france" else "france")
    return stage.movement(mover, **sided(stage, pairs, fields))


def attack(stage: Stage, *moves: str, mover: str = "france", pairs: Iterable[Pair] = (), **fields: Any) -> Match:
    """A Movement Turn with these moves, no Garrisons left on the way, up to the first decision of its battles."""
    fields.setdefault("arbiter", stage.rival if mover == "france" else "france")
    return stage.attack(mover, *moves, **sided(stage, pairs, fields))


def again(match: Match, mover: str, arbiter: str) -> Match:
    """The next Movement Turn is asked for and granted."""
    return play(match, f"{mover}: request", f"{arbiter}: grant")


def update(stage: Stage, before: Iterable[Pair], after: Iterable[Pair], **fields: Any) -> Match:
    """A Diplomacy Phase after which other pairs are Allies, up to the first decision of the board update."""
    fields = sided(stage, before, fields)
    if not stage.coalition:
        match = stage.position(phase="diplomacy", **fields)
        for name in PRESTIGE:
            match.play(name, "ready")
        for name, friend in _demands(list(after)).items():
            match.play(name, f"alliance {friend}")
        return match
    wanted = sided(stage, after, {})["powers"]
    match = stage.position(phase="diplomacy", round=2, **fields)
    return declare(match, {name: wanted.get(name, {}).get("status", "expansionist") for name in stage.free})


def declare(match: Match, statuses: dict[str, str]) -> Match:
    """These Powers take these statuses, nobody is expelled and everybody is admitted; up to the board update."""
    decline(match, "expel_before")
    for name, status in statuses.items():
        match.play(name, f"status {status}")
    while match.decisions[0].kind == "admit":
        match.play(match.decisions[0].seat, "accept")
    return decline(match, "expel_after")


def _demands(pairs: list[Pair]) -> dict[str, str]:
    """To whom each Power of Realpolitik gives its Alliance token, so that only these pairs are mutual."""
    if not pairs:
        return dict(zip(PRESTIGE, PRESTIGE[1:] + PRESTIGE[:1], strict=True))
    given = dict.fromkeys(PRESTIGE, pairs[0][0])
    for a, b in pairs:
        given[a], given[b] = b, a
    return given


def friends(stage: Stage) -> list[Pair]:
    return [("france", stage.friend)]


def allied(stage: Stage, powers: Powers, **fields: Any) -> Match:
    """France and its friend were at War and are Allies now."""
    return update(stage, [], friends(stage), powers=powers, **fields)


def parted(stage: Stage, powers: Powers, **fields: Any) -> Match:
    """France and its friend were Allies and are at War now."""
    return update(stage, friends(stage), [], powers=powers, **fields)


def withdrawals(m: Match, seat: str, start: str) -> set[str]:
    head = f"withdraw {start} > "
    return {move.removeprefix(head) for move in options(m, seat) if move.startswith(head)}


def updated(match: Match) -> bool:
    """Whether the board update has nothing more to ask."""
    return not any(kind in UPDATE for _, kind in asked(match))


def seen(match: Match, name: str) -> dict[str, Any]:
    """A Power as everybody sees it."""
    found: dict[str, Any] = match.view(None)["powers"][name]
    return found


def generals(match: Match) -> dict[str, dict[str, int]]:
    """The Generals on the map."""
    powers = match.view(None)["powers"]
    return {name: powers[name]["generals"] for name in powers if powers[name]["generals"]}


def track(match: Match, name: str) -> dict[str, int]:
    """The Powers that are not at 0 on a track: `morale`, `influence`, `money` or `cards`."""
    powers = match.view(None)["powers"]
    return {power: data[name] for power, data in powers.items() if data[name]}


def garrisons(match: Match) -> dict[str, str]:
    found: dict[str, str] = match.view(None)["garrisons"]
    return found


def targets(match: Match, seat: str, verb: str, start: str) -> set[str]:
    """Where a General may go from a Territory: by `march` or `sail`, or the first step of `strategic`."""
    head = f"{verb} {start} > "
    return {move.removeprefix(head) for move in options(match, seat) if move.startswith(head)}


def sites(match: Match, seat: str) -> set[str]:
    """Where the General that has just moved, or won, may place a Garrison now."""
    assert asked(match) in ([(seat, "garrison")], [(seat, "win_garrison")])
    return {move.removeprefix("garrison ") for move in options(match, seat)} - {"done"}
