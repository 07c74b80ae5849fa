"""K-9.4.4: what must hold after every board update, tried on many boards and changes of status."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from chancellery import Match
from tests.conformance.coalitions.table import POWERS, tracks
from tests.conformance.coalitions.war import update
from tests.conformance.rule import rule

FREE = ("austria", "prussia", "russia", "ottoman")
STATUSES = ("british", "french", "neutral", "expansionist")
GENERALS = {"britain": 3, "france": 7, "austria": 4, "prussia": 3, "russia": 4, "ottoman": 3}
UPDATE = ("assign", "stay", "update_withdraw")

Statuses = dict[str, str]


def allies(statuses: Statuses, a: str, b: str) -> bool:
    return a == b or (statuses[a] == statuses[b] and statuses[a] in ("british", "french"))


def at_war(statuses: Statuses, a: str, b: str) -> bool:
    return not allies(statuses, a, b) and "neutral" not in (statuses[a], statuses[b])


def home_of(m: Match, place: str) -> str | None:
    board = m.definition.map  # type: ignore[attr-defined]
    owner = board.home[board.place_of[place]]
    return None if owner < 0 else POWERS[owner]


def crowded_board(rng: Random, m: Match, statuses: Statuses) -> dict[str, dict[str, Any]]:
    """Pieces anywhere the rules allow under these statuses, with many Allies in one Territory."""
    powers: dict[str, dict[str, Any]] = {p: {"status": statuses[p], "generals": {}, "garrisons": []} for p in POWERS}
    board = m.definition.map  # type: ignore[attr-defined]
    places = [name for name in board.ids if board.passable >> board.place_of[name] & 1]
    for place in rng.sample(places, 24):
        leader = rng.choice(POWERS)
        side = [p for p in POWERS if allies(statuses, leader, p)]
        home = home_of(m, place)
        if home is not None and statuses[home] == "neutral" and home not in side:
            continue
        garrison = rng.choice([None, *side])
        if garrison is not None and home not in (None, garrison) and not at_war(statuses, garrison, str(home)):
            garrison = None
        if garrison is not None:
            powers[garrison]["garrisons"].append(place)
        for p in side:
            controlled = garrison == p or (garrison is None and home == p)
            if statuses[p] == "neutral" and not controlled:
                continue
            if len(powers[p]["generals"]) < GENERALS[p] and rng.random() < 0.7:
                powers[p]["generals"][place] = rng.choice([0, 1, 1, 2, 3])
    return powers


def broken(m: Match) -> list[str]:
    """K-9.4.4 (a) to (e), read off the public view."""
    seen, found = m.view(), []
    statuses: Statuses = seen["statuses"]
    garrisons: dict[str, str] = seen["garrisons"]
    present: dict[str, set[str]] = {place: {owner} for place, owner in garrisons.items()}
    for p in POWERS:
        generals: dict[str, int] = seen["powers"][p]["generals"]
        if len(generals) + seen["powers"][p]["off_board"] != GENERALS[p] or any(n > 3 for n in generals.values()):
            found.append(f"(e) {p}")
        for place in generals:
            present.setdefault(place, set()).add(p)
            home = home_of(m, place)
            if statuses[p] == "neutral" and garrisons.get(place, home) != p:
                found.append(f"(d) {p} in {place}")
    for place, owners in present.items():
        home = home_of(m, place)
        if any(not allies(statuses, a, b) for a in owners for b in owners):
            found.append(f"(a) {place}")
        if home is not None:
            owner = garrisons.get(place, home)
            if owner != home and not at_war(statuses, owner, home):
                found.append(f"(b) {place}")
            if statuses[home] == "neutral" and owners != {home}:
                found.append(f"(c) {place}")
    return found


@rule("K-9.4.4", "K-9.0.4", "K-R-75")
def test_the_board_is_in_order_after_every_update() -> None:
    """Also: no track or hand changes, and every Garrison removed becomes one Troop of its Power or 1 Money."""
    happened: Counter[str] = Counter()
    empty = update({})
    for seed in range(250):
        rng = Random(seed)
        before = {"britain": "british", "france": "french", **{p: rng.choice(STATUSES) for p in FREE}}
        powers = crowded_board(rng, empty, before)
        after = {p: rng.choice(STATUSES) for p in FREE}
        m = update(after, powers=powers, seed=seed)
        while m.decisions[0].kind in UPDATE:
            m.play(m.decisions[0].seat, rng.choice(m.decisions[0].options))
            assert m.check() == [], seed
        assert m.decisions[0].kind == "drill"
        assert broken(m) == [], seed
        assert [set(tracks(m, t).values()) for t in ("morale", "influence", "cards")] == [{0}, {0}, {0}]
        kinds = Counter(event.kind for event in m.events())
        happened += kinds
        paid = sum(tracks(m, "money").values())
        assert kinds["garrison_removed"] == kinds["assigned"] + paid, seed
        assert not kinds["battle"]
    # all parts of chapter 9 have come up, again and again
    for kind in ("garrison_removed", "assigned", "garrison_paid", "may_stay", "must_go", "compared", "withdrew"):
        assert happened[kind] > 5, kind
