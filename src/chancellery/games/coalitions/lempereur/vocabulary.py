"""The vocabulary of L'Empereur: what it asks and tells besides Coalitions."""

from __future__ import annotations

from collections.abc import Mapping

from chancellery.games.coalitions.base.vocabulary import COALITIONS
from chancellery.games.coalitions.system.event_kinds import Type, fields
from chancellery.games.coalitions.system.vocabulary import Fields, Vocabulary

TYPES: Mapping[str, Type] = {"level": "word", "source": "word", "race_source": "word", "stop": "word"}


def own(names: str) -> Fields:
    return fields(names, TYPES)


LEMPEREUR = COALITIONS.plus(
    Vocabulary(
        forms={
            "entrust": "entrust {power} > {number}",
            "encourage": "encourage {power}",
            "summon": "summon {place} > {place}",
            "race": "race {place}",
            "wait": "wait",
        },
        moves={
            "entrust": own("power number"),
            "encourage": own("power"),
            "summon": own("place to"),
            "race": own("place"),
        },
        decisions={
            "division": (),
            "lowest_morale": (),
            "source": own("place"),
            "race_place": own("place"),
            "french_troops": own("money"),
            "open_card": own("place"),
            "french_withdraw": own("place"),
        },
        verbs={
            "division": {"entrust"},
            "lowest_morale": {"encourage"},
            "source": {"summon"},
            "race_place": {"race"},
            "french_troops": {"buy_troop"},
            "open_card": {"play", "wait", "pass"},
            "french_withdraw": {"withdraw"},
        },
        events={
            "empire": own("level points"),
            "entrusted": own("power number"),
            "contested_money": own("power money"),
            "lowest_morale": own("powers morale"),
            "napoleon_reshuffle": own("count"),
            "napoleon_card": own("number name path"),
            "target_scored": own("place points"),
            "target_standing": own("place"),
            "target_attacked": own("place"),
            "target_skipped": own("place"),
            "source": own("place source candidates start equal"),
            "race": own("places"),
            "race_target": own("number place places"),
            "race_source": own("place race_source candidates start equal"),
            "race_skipped": own("place"),
            "summoned": own("power general start place"),
            "filled": own("place count troops"),
            "french_card": own("place card morale attack defence"),
            "french_stop": own("place stop count strength"),
            "players_won": own("power place"),
            "players_lost": own("total"),
        },
        when={
            "entrust": "K-12.0.2",
            "encourage": "K-12.5.1",
            "summon": "K-12.5.11",
            "race": "K-12.7.3",
            "wait": "K-12.6.14",
            "play": "K-12.6.3",
            "pass": "K-12.6.14",
        },
        never={
            **dict.fromkeys(("status", "assign", "stay", "leave"), "K-12.1.2"),
            "expel": "K-12.3.2",
            "bid": "K-12.1.9",
            "arbiter": "K-12.3.8",
            **dict.fromkeys(("request", "stop", "grant"), "K-12.3.7"),
            **dict.fromkeys(("reveal", "turn_up", "strike", "strike_out"), "K-12.6.9"),
            **dict.fromkeys(("name_general", "name_off_board"), "K-12.1.8"),
            "orient": "K-13.0.1",
            "add_strength": "K-12.6.11",
        },
        words={
            "level": ("easy", "demanding", "extreme"),
            "source": ("off_board", "french_home", "paris", "uncontested", "contested", "coalition_home", "blue"),
            "race_source": ("off_board", "uncontested", "contested", "coalition_home", "blue"),
            "why_morale": ("lowest", "movement"),
            "why_influence": ("target",),
            "stop": ("ahead", "no_morale", "no_troops", "hopeless", "no_card"),
        },
    )
)
