"""The vocabulary of Realpolitik: what it asks and tells besides the system."""

from __future__ import annotations

from collections.abc import Mapping

from chancellery.games.coalitions.realpolitik import why_not
from chancellery.games.coalitions.realpolitik.components import ACTIONS
from chancellery.games.coalitions.system.event_kinds import Type, fields
from chancellery.games.coalitions.system.scene_asking import BORDER_VERBS
from chancellery.games.coalitions.system.vocabulary import Fields, Vocabulary
from chancellery.kernel import Move, Notation

TYPES: Mapping[str, Type] = {"action_card": "word", "other": "power", "rank": "number"}


def own(names: str) -> Fields:
    return fields(names, TYPES)


class BorderNotation(Notation):
    """A border has no direction: its two Territories may be written in either order."""

    def move(self, verb: str, *args: int) -> Move:
        return super().move(verb, *(sorted(args) if verb in BORDER_VERBS else args))


REALPOLITIK = Vocabulary(
    forms={
        **{action: f"{action} {{power}}" for action in ACTIONS},
        "ready": "ready",
        "alliance": "alliance {power}",
        "train": "train {place} - {place}",
        "buy_train": "buy train {place} - {place}",
        "rail": "rail {place} > {place}",
        "rail_troop": "rail troop {place} > {place}",
    },
    moves={
        **{action: own("power") for action in ACTIONS},
        "alliance": own("power"),
        "train": own("place to"),
        "buy_train": own("place to"),
        "rail": own("place to"),
        "rail_troop": own("place to"),
    },
    decisions={
        "action_card": (),
        "negotiation": (),
        "demand": (),
        "free_train": own("count"),
        "train_consent": own("mover place to"),
        "generals": (),
        "rail": (),
        "rail_path": own("path"),
        "troop_consent": own("mover place to"),
    },
    verbs={
        "action_card": set(ACTIONS),
        "negotiation": {"ready"},
        "demand": {"alliance"},
        "free_train": {"train", "done"},
        "train_consent": {"consent", "refuse"},
        "generals": {"place", "take_off", "done"},
        "purchase": {"buy_train"},
        "rail": {"rail", "rail_troop", "done"},
        "rail_path": {"on", "halt"},
        "troop_consent": {"consent", "refuse"},
    },
    events={
        # sequence of play
        "game_turn": own("turn"),
        "action_card": own("power action_card"),
        "dispatch": own("power number"),
        # diplomacy
        "diplomacy_phase": (),
        "demand": own("power recipient"),
        "alliance": own("power other"),
        "alliance_kept": own("power other"),
        "alliance_ended": own("power other"),
        "no_alliance": (),
        # Mobilisation
        "train": own("power place to"),
        "bought_train": own("power place to left"),
        "train_consent": own("host power place to"),
        "train_refused": own("host power place to"),
        "own_reshuffle": own("power count"),
        # Rail Transport
        "troop_by_rail": own("power place to"),
        "troop_consent": own("host power place to"),
        "troop_refused": own("host power place to"),
        # battle
        "prestige": own("power other rank"),
    },
    words={"movement": ("rail",), "action_card": ACTIONS},
    explain=why_not.EXPLAIN,
    when={
        **dict.fromkeys(ACTIONS, "RP-5.1.2"),
        "ready": "RP-7.2.3",
        "alliance": "RP-7.3.3",
        "train": "RP-8.2.2",
        "buy_train": "RP-8.2.15",
        "rail": "RP-8.8.1",
        "rail_troop": "RP-8.8.1",
        "done": "RP-8.2.1",
    },
    never={
        "expel": "RP-1.1.2",
        **dict.fromkeys(("drill", "card", "morale"), "RP-5.1.1"),  # there is neither Drill nor Leadership
        "accept": "RP-5.11.3",
        "place_named": "RP-2.1.2",
        "decline": "RP-R-10",
    },
)
