"""Maria: what is refused is refused by the rule that forbids it, in words of both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chancellery
from chancellery import Match
from chancellery.games.maria import vocabulary
from chancellery.games.maria.agreements import ACTS
from chancellery.games.maria.vocabulary import QUESTIONS, VERBS
from chancellery.kernel import Move, Reason
from chancellery.locale import LANGUAGES, bundle
from chancellery.rules import lookup
from tests.property.test_refusals import every_move, unexplained

ALWAYS = {  # verbs whose moves are always among the options of their decisions
    "trump", "keep", "use", "discard_it", "subsidise", "no_subsidy", "refuse", "offer_peace",
    "no_offer", "accept", "reject", "reduce", "saxony",
}  # fmt: skip
REASONS = [reason for reason in vars(vocabulary).values() if isinstance(reason, Reason)]
SOURCE = Path(chancellery.__file__).parent / "games" / "maria"
ODD = r"[{}$]|  | [.,:;?]|None|maria-"


def place(**fields: Any) -> Match:
    return Match.from_position("maria", {"scenario": "full", "seats": 3, **fields}, nonce="test")


def on(**generals: Any) -> dict[str, Any]:
    """Generals where they stand, with armies where they matter."""
    return {
        general: {"city": where} if isinstance(where, str) else {"city": where[0], "armies": where[1]}
        for general, where in generals.items()
    }


FRENCH = {"generals": on(belle_isle="pilsen", broglie="prag", traun="wien")}
PRUSSIAN = {"stage": "prussia_saxony"}
AUSTRIAN = {"stage": "austria_pragmatic"}
HUSSARS = {"stage": "hussars", "generals": on(traun="wien")}
BIDS = {"stage": "politics", "phase": "bid", "trump": "hearts", "prussia": {"hand": ["clubs_2"]}}
OFFER = {
    "stage": "politics", "phase": "order", "trump": "hearts", "offer": ["hungarian_estates", "militia_levy"],
    "france": {"politics": ["hearts_5"]},
}  # fmt: skip
WINTER = {"stage": "winter", "turn": 3}
TOLL = {
    "phase": "supply", "hussars": ["horowitz", "pisek"], "trains": {"train_france_2": "pilsen"},
    "generals": on(belle_isle="pribram", broglie="pribram"), "france": {"hand": ["spades_10", "hearts_10", "clubs_2"]},
}  # fmt: skip
BATTLE = {
    "phase": "combat", "generals": on(belle_isle=("pilsen", 2), traun=("mies", 5)),
    "france": {"hand": ["spades_4", "hearts_4", "diamonds_4", "clubs_4"]},
}  # fmt: skip
BEATEN = {
    "phase": "combat", "hussars": ["prag"],
    "generals": on(belle_isle=("pilsen", 8), traun=("horowitz", 5), neipperg="tachau"),
}  # fmt: skip
SILESIA = dict.fromkeys(("breslau", "brieg", "neisse", "glatz", "cosel"), "prussia")

TRUCE = "propose: truce france austria until 2"

# fields, moves before, seat, the move, the rule, the reason
Case = tuple[dict[str, Any], list[tuple[int, str]], int, str, str, str]
CASES: list[Case] = [
    ({"stage": "set_up"}, [], 2, "armies traun 4", "M-4.15", "next-general"),
    ({"stage": "set_up"}, [], 2, "armies karl_von_lothringen 9", "M-6.7", "armies-limit"),
    ({"stage": "set_up"}, [], 2, "armies karl_von_lothringen 0", "M-6.6", "armies-limit"),
    ({"stage": "set_up"}, [], 0, "armies moritz_von_sachsen 6", "M-4.17", "least-armies"),
    ({"stage": "set_up"}, [], 2, "armies friedrich 4", "M-4.15", "not-your-power"),
    ({"generals": on(belle_isle=("pilsen", 3), broglie=("pilsen", 3), noailles="paris")},
     [(0, "move belle_isle > mies")], 0, "armies noailles 1", "M-6.12", "not-of-the-stack"),
    # what does not answer the question
    ({"scenario": "introductory", **FRENCH}, [], 0, "trump hearts", "M-14.7", "full-only"),
    ({"scenario": "introductory", **FRENCH}, [], 0, "reduce aims", "M-1.3", "full-only"),
    ({"seats": 2, **FRENCH}, [], 0, "consent", "M-R-94", "one-player"),
    ({"seats": 2, **FRENCH}, [], 0, "wait", "M-R-94", "one-player"),
    (FRENCH, [(0, "move belle_isle > mies")], 0, "move broglie > beraun", "M-10.1.4", "move-under-way"),
    (FRENCH, [(0, "move belle_isle > mies")], 0, "done", "M-10.1.4", "move-under-way"),
    (BATTLE, [], 0, "attack pilsen > mies", "M-11.1.3", "battle-under-way"),
    # politics
    (BIDS, [], 1, "bid prussia clubs_9", "M-17.3.1", "not-in-hand"),
    (BIDS, [], 1, "bid austria nothing", "M-17.0.3", "not-your-power"),
    (BIDS, [], 1, "bid saxony nothing", "M-17.0.1", "no-major-power"),
    (OFFER, [], 0, "take palace_coup", "M-17.1.1", "not-on-offer"),
    (OFFER, [], 0, "take hungarian_estates", "M-17.5.2", "no-symbol"),
    (OFFER, [(0, "take militia_levy"), (0, "use it")], 0, "do 2", "M-R-92", "next-part"),
    (OFFER, [(0, "take militia_levy"), (0, "use it")], 0, "do 1 left", "M-17.5.10", "direction"),
    (OFFER, [(0, "take militia_levy"), (0, "use it")], 0, "do 2 right", "M-R-92", "next-part"),
    ({**OFFER, "generals": on(belle_isle=("paris", 5))},
     [(0, "take militia_levy"), (0, "use it"), (0, "do 1")], 0, "recruit 3", "M-17.5.16", "levy"),
    ({**OFFER, "generals": on(moritz_von_sachsen=("paris", 8), belle_isle=("paris", 8), broglie=("metz", 8),
                              maillebois=("metz", 8), noailles=("laon", 7))},
     [(0, "take militia_levy"), (0, "use it"), (0, "do 1")], 0, "recruit 2", "M-17.5.17", "no-room"),
    ({**OFFER, "offer": ["fleet_at_dunkirk"], "turn": 10, "pragmatic": {"hand": ["clubs_2", "clubs_3", "clubs_4"]}},
     [(0, "take fleet_at_dunkirk"), (0, "use it"), (0, "do 1")], 1, "discard clubs_9", "M-17.5.27", "not-in-hand"),
    ({"stage": "election"}, [], 0, "vote prussia in prag", "M-18.5", "no-candidate"),
    ({"stage": "election"}, [], 0, "vote france in wien", "M-18.4", "no-elector"),
    ({**OFFER, "offer": ["palace_coup"]}, [(0, "take palace_coup"), (0, "use it")], 0, "do 1", "M-17.5.10",
     "choose-direction"),
    ({"stage": "politics", "phase": "tracks", "shift": {"italy": 1}, "tracks": {"italy": 2},
      "generals": {"traun": {"city": "box", "armies": 5}, **on(broglie="bruck_a_d_mur")}}, [], 0, "consent", "M-R-32",
     "must-make-room"),
    ({"stage": "politics", "phase": "tracks", "shift": {"italy": 2}, **FRENCH}, [], 0, "corps traun", "M-17.5.20",
     "other-power"),
    ({"stage": "politics", "phase": "tracks", "shift": {"italy": 2}, **FRENCH}, [], 0, "corps noailles", "M-17.5.21",
     "too-dear"),
    # hussars
    (HUSSARS, [], 2, "hussar 2 > bruenn", "M-7.2", "next-hussar"),
    (HUSSARS, [], 2, "leave hussar 2", "M-7.2", "next-hussar"),
    (HUSSARS, [], 2, "hussar 3 > bruenn", "M-7.1", "so-many-hussars"),
    (HUSSARS, [], 2, "leave hussar 0", "M-7.1", "so-many-hussars"),
    (HUSSARS, [], 2, "hussar 1 > paris", "M-7.3", "not-in-bohemia"),
    (HUSSARS, [], 2, "hussar 1 > wien", "M-7.5", "occupied"),
    (HUSSARS, [], 2, "hussar 1 > berlin", "M-7.4", "too-far-for-hussars"),
    ({**HUSSARS, "hussars": ["melk"]}, [], 2, "hussar 1 > melk", "M-7.6", "hussar-there"),
    # supply and payments
    (TOLL, [], 0, "supply noailles", "M-9.17", "no-toll"),
    (TOLL, [(0, "supply broglie")], 0, "pay clubs_10", "M-8.17", "not-in-hand"),
    (TOLL, [(0, "supply broglie")], 0, "pay reserve", "M-8.17", "not-in-hand"),
    (TOLL, [(0, "supply broglie")], 0, "lay clubs_10", "M-8.17", "not-in-hand"),
    (TOLL, [(0, "supply broglie")], 0, "lay reserve 2", "M-8.17", "not-in-hand"),
    # movement
    (FRENCH, [], 0, "move traun > melk", "M-10.1.1", "not-your-power"),
    (FRENCH, [], 0, "move noailles > paris", "M-10.1.2", "not-on-the-map"),
    (FRENCH, [], 0, "move belle_isle > prag", "M-10.1.2", "not-adjacent"),
    (FRENCH, [(0, "move belle_isle > mies"), (0, "halt")], 0, "move belle_isle > pilsen", "M-10.1.3", "has-moved"),
    (FRENCH, [], 0, "move stack belle_isle > mies", "M-10.1.15", "no-stack"),
    ({"generals": on(belle_isle="pilsen", broglie="pilsen")}, [], 0, "move stack broglie > mies", "M-6.4",
     "not-commander"),
    ({"generals": on(belle_isle="pilsen", traun="mies")}, [], 0, "move belle_isle > mies", "M-10.1.14",
     "enemy-general"),
    ({"generals": on(belle_isle="pilsen"), "trains": {"train_france_2": "mies"}}, [], 0, "move belle_isle > mies",
     "M-10.1.8", "occupied"),
    ({"generals": on(belle_isle="mies"), "trains": {"train_france_2": "pilsen"}}, [], 0,
     "move train_france_2 > mies", "M-10.1.13", "occupied"),
    ({"generals": on(belle_isle="pilsen", toerring="mies", broglie="mies")}, [], 0, "move belle_isle > mies",
     "M-6.2", "two-generals"),
    ({"generals": on(belle_isle="pilsen", friedrich="mies")}, [], 0, "move belle_isle > mies", "M-6.2",
     "not-partners"),
    ({**PRUSSIAN, "generals": on(friedrich="wuerzburg")}, [], 1, "move friedrich > wertheim", "M-10.1.22",
     "no-crossing"),
    ({"generals": on(belle_isle="eger"), "tracks": {"saxony": 4}}, [], 0, "move belle_isle > plauen", "M-10.1.2",
     "not-adjacent"),
    ({"generals": on(belle_isle="karlsbad"), "tracks": {"saxony": 4}}, [], 0, "move belle_isle > annaberg",
     "M-19.4.5", "neutral"),
    ({"generals": on(belle_isle="paris")}, [], 0, "wait", "M-R-16", "nobody-to-wait-for"),
    ({"generals": on(belle_isle="paris"), "france": {"hand": ["clubs_2"]}}, [], 0, "restore train_france_1 > metz",
     "M-10.2.4", "too-dear"),
    ({"generals": on(belle_isle="paris")}, [], 0, "restore train_france_1 > paris", "M-10.2.7", "occupied"),
    ({"generals": on(belle_isle="paris")}, [], 0, "restore train_france_1 > wien", "M-10.2.5", "no-train-fortress"),
    ({"generals": on(belle_isle="paris")}, [], 0, "replace train_france_1 > metz", "M-10.2.2", "train-off-the-map"),
    ({"generals": on(belle_isle="paris")}, [], 0, "restore belle_isle > metz", "M-10.2.1", "no-train"),
    ({**PRUSSIAN, "generals": on(friedrich="berlin")}, [], 1, "restore train_prussia_2 > magdeburg", "M-10.2.3",
     "train-in-box"),
    ({"generals": on(belle_isle="paris"), "trains": {"train_france_1": "reims"}}, [], 0,
     "restore train_france_1 > metz", "M-10.2.1", "train-on-the-map"),
    ({"generals": on(belle_isle="paris"), "markers": {"metz": "pragmatic"}}, [], 0, "restore train_france_1 > metz",
     "M-10.2.8", "not-controlled"),
    ({"generals": on(belle_isle="laon"), "trains": {"train_france_1": "reims"}, "france": {"hand": ["clubs_4"]}},
     [(0, "replace train_france_1 > metz")], 0, "move train_france_1 > longwy", "M-10.2.10", "train-placed"),
    ({"generals": on(belle_isle="laon"), "trains": {"train_france_1": "reims"}, "france": {"hand": ["clubs_4"]}},
     [(0, "replace train_france_1 > metz")], 0, "replace train_france_1 > paris", "M-R-17", "train-placed"),
    ({**PRUSSIAN, "turn": 4, "annexed": 1, "markers": SILESIA, "generals": on(friedrich="berlin"),
      "trains": {"train_prussia_2": "box"}}, [], 1, "restore train_prussia_2 > potsdam", "M-19.1.12", "second-train"),
    ({**AUSTRIAN, "generals": on(arenberg="bruessel", cumberland="bruessel")},
     [(1, "move stack cumberland > loewen"), (2, "refuse")], 1, "move stack cumberland > loewen", "M-R-14",
     "consent-move-refused"),
    ({**AUSTRIAN, "generals": on(arenberg="loewen", cumberland="bruessel")},
     [(1, "move cumberland > loewen"), (2, "refuse")], 1, "move cumberland > loewen", "M-10.1.23", "consent-refused"),
    (FRENCH, [], 0, "march stack belle_isle > mies", "M-10.1.15", "no-stack"),
    ({"generals": on(belle_isle="pilsen", traun="tachau")}, [], 0, "march belle_isle > mies", "M-10.1.20",
     "march-enemy"),
    (FRENCH, [(0, "move belle_isle > mies")], 0, "on prag", "M-10.1.2", "not-adjacent"),
    ({"phase": "supply", "generals": {"belle_isle": {"city": "prag", "face_down": True}, **on(broglie=("prag", 2))}},
     [], 0, "remain traun", "M-6.14",
     "not-of-the-stack"),
    ({**PRUSSIAN, "generals": on(friedrich="sagan", rutowski="bunzlau")}, [(1, "move rutowski > sagan")], 1,
     "command traun", "M-6.5", "not-of-the-stack"),
    # combat
    (BATTLE, [], 0, "play spades_9", "M-8.17", "not-in-hand"),
    (BATTLE, [], 0, "play reserve 3", "M-8.17", "not-in-hand"),
    ({**BATTLE, "france": {"hand": ["reserve"]}}, [], 0, "play reserve 9", "M-8.10", "reserve-value"),
    ({**BATTLE, "generals": on(belle_isle="pilsen", traun="mies", neipperg="klattau")}, [], 0,
     "attack wien > mies", "M-11.1.1", "no-attacker"),
    ({**BATTLE, "generals": on(belle_isle="pilsen", traun="mies", neipperg="klattau")}, [], 0,
     "attack pilsen > wien", "M-11.1.1", "no-enemy"),
    ({**PRUSSIAN, "phase": "combat", "tracks": {"saxony": 4},
      "generals": on(friedrich="neisse", traun="grottkau", neipperg="patschkau", rutowski="dresden")}, [], 1,
     "attack neisse > dresden", "M-19.4.4", "neutral-general"),
    (BEATEN, [(2, "decline")], 0, "retreat > horowitz", "M-11.2.7", "occupied"),
    # winter
    ({**WINTER, "france": {"hand": ["clubs_4"]}, **FRENCH}, [(0, "recruit 1")], 0, "return neipperg > wien", "M-R-59",
     "other-power"),
    ({**WINTER, "austria": {"hand": ["clubs_4"]}, "generals": on(cumberland="amsterdam", traun="wien")},
     [(2, "recruit 1"), (2, "return arenberg > amsterdam"), (1, "refuse")], 2, "return arenberg > amsterdam", "M-R-60",
     "consent-refused"),
    ({"stage": "politics", "phase": "tracks", "shift": {"saxony": 1}, "tracks": {"saxony": 5},
      "saxony": {"hand": ["clubs_10", "clubs_4"]}}, [(2, "recruit 1"), (2, "pay clubs_4")], 2, "done", "M-19.3.14",
     "must-return"),
    ({**WINTER, "france": {"hand": ["clubs_9"]}, **FRENCH}, [], 0, "recruit 3", "M-13.3", "too-dear"),
    ({**WINTER, "france": {"hand": ["clubs_10", "hearts_10"]}, "generals": on(belle_isle=("paris", 8))}, [], 0,
     "recruit 30", "M-13.3", "too-dear"),
    ({**WINTER, "france": {"hand": ["clubs_4"]}, **FRENCH}, [(0, "recruit 1")], 0, "return belle_isle > paris",
     "M-13.7", "not-removed"),
    ({**WINTER, "france": {"hand": ["clubs_4"]}, **FRENCH}, [(0, "recruit 1")], 0, "return noailles > wien", "M-13.8",
     "no-return-there"),
    ({**WINTER, "france": {"hand": ["clubs_4"]}, "generals": on(belle_isle=("laon", 8))}, [(0, "recruit 1")], 0,
     "done", "M-13.6", "armies-need-a-general"),
    ({**WINTER, "france": {"hand": ["clubs_4"]}, "generals": on(belle_isle="laon", broglie=("laon", 2))},
     [(0, "recruit 1"), (0, "done")], 0, "give broglie 1", "M-13.6", "next-general"),
    ({**WINTER, "france": {"hand": ["clubs_4"]}, "generals": on(belle_isle=("laon", 8), broglie=("laon", 2))},
     [(0, "recruit 1"), (0, "done")], 0, "give belle_isle 1", "M-6.7", "armies-limit"),
    ({**WINTER, "france": {"hand": ["clubs_4"]}, "generals": on(belle_isle="laon", broglie=("laon", 2))},
     [(0, "recruit 1"), (0, "done")], 0, "give belle_isle 2", "M-13.4", "not-so-many"),
    (BEATEN, [(2, "decline")], 0, "retreat > tachau", "M-11.2.7", "occupied"),
    (BEATEN, [(2, "decline")], 0, "retreat > prag", "M-11.2.5", "retreat"),
    (BEATEN, [(2, "decline"), (0, "retreat > schlan")], 0, "through wien", "M-11.2.4", "retreat-way"),
    (BEATEN, [(2, "decline"), (0, "retreat > schlan")], 0, "around wien", "M-11.2.4", "retreat-way"),
    ({**BATTLE, "generals": on(belle_isle=("pilsen", 5), traun=("mies", 5))}, [], 0, "decline", "M-11.1.14",
     "must-play"),
    # upheavals
    ({**PRUSSIAN, "phase": "end", "markers": SILESIA}, [(1, "offer peace"), (2, "accept")], 1,
     "place train_prussia_2 > potsdam", "M-19.1.12", "second-train"),
    # negotiations and contracts: acts
    ({"scenario": "introductory"}, [], 0, "propose to frederick_ii: -- peace", "M-21.1", "agreement-full-only"),
    ({"scenario": "introductory"}, [], 0, "sign 1", "M-21.1", "agreement-full-only"),
    (BATTLE, [], 1, TRUCE, "M-R-67", "agreement-battle"),
    (BATTLE, [], 2, "turn down 1", "M-R-67", "agreement-battle"),
    (FRENCH, [], 0, "propose to frederick_ii:", "M-21.4", "agreement-empty"),
    (FRENCH, [], 0, "propose: " + "; ".join(["truce france austria until 1"] * 9), "M-21.4", "agreement-long"),
    (FRENCH, [], 0, "propose: evacuate france prag until 2", "M-21.1", "agreement-alone"),
    (FRENCH, [], 1, "propose: truce prussia pragmatic until 2", "M-21.1", "agreement-alone"),
    (FRENCH, [(0, TRUCE)] * 3, 0, TRUCE, "M-21.4", "agreement-too-many"),
    ({**FRENCH, "turn": 4}, [], 0, "propose until 3: truce france austria until 4", "M-R-68", "agreement-term"),
    ({**FRENCH, "turn": 4}, [], 0, "propose: truce france austria until 3", "M-R-68", "agreement-term"),
    (FRENCH, [], 0, "propose until 2: truce france austria until 3", "M-R-68", "agreement-term"),
    (FRENCH, [], 0, "propose: evacuate austria prag until 13", "M-R-68", "agreement-term"),
    (FRENCH, [], 0, "propose to frederick_ii until 13: -- peace", "M-R-68", "agreement-term"),
    (FRENCH, [], 0, "propose: truce france prussia until 2", "M-21.1", "truce-no-enemies"),
    ({**FRENCH, "tracks": {"saxony": 4}}, [], 2, "propose to louis_xv: truce saxony france until 2", "M-21.1",
     "truce-no-enemies"),
    (FRENCH, [], 0, "propose: vote prussia for bavaria", "M-18.5", "no-candidate"),
    ({**FRENCH, "emperor": "france"}, [], 0, "propose: vote prussia for france", "M-18.8", "election-over"),
    (FRENCH, [], 0, "propose: vote prussia for france; vote prussia for austria", "M-21.2", "vote-promised"),
    (FRENCH, [(0, "propose: vote prussia for france"), (1, "sign 1")], 2, "propose: vote prussia for austria",
     "M-21.2", "vote-promised"),
    (FRENCH, [], 0, "propose: subsidy france > prussia for 0", "M-20.3", "contract-term"),
    (FRENCH, [], 0, "propose: subsidy bavaria > prussia for 2", "M-20.2", "payer-minor"),
    (FRENCH, [], 0, "propose: subsidy france > austria for 2", "M-20.2", "not-allied"),
    (FRENCH, [], 0, "propose: subsidy france > bavaria for 2", "M-20.7", "standing-subsidy"),
    (FRENCH, [], 0, "propose: cancel france > bavaria", "M-20.7", "standing-subsidy"),
    (FRENCH, [], 0, "propose: cancel france > prussia", "M-20.6", "no-contract"),
    ({**FRENCH, "contracts": [["france", "prussia", 2]]}, [], 1, "propose: subsidy prussia > france for 1", "M-20.4",
     "contract-runs"),
    (FRENCH, [], 0, "propose: subsidy france > prussia for 1; subsidy prussia > france for 1", "M-20.4",
     "contract-runs"),
    ({**FRENCH, "seats": 2}, [], 0, "propose: subsidy france > prussia for 1", "M-24.2.3", "minor-powers-only"),
    (FRENCH, [(0, TRUCE)], 0, "propose: end 1", "M-21.2", "no-agreement"),
    (FRENCH, [], 0, "sign 1", "M-21.2", "no-proposal"),
    (FRENCH, [(0, TRUCE), (2, "sign 1")], 2, "turn down 1", "M-21.2", "no-proposal"),
    (FRENCH, [(0, TRUCE)], 1, "turn down 1", "M-21.2", "not-a-party"),
    (FRENCH, [(0, TRUCE)], 1, "sign 1", "M-21.2", "not-a-party"),
    (FRENCH, [(0, TRUCE)], 0, "sign 1", "M-21.2", "already-signed"),
    (FRENCH, [(0, TRUCE)], 2, "withdraw 1", "M-21.2", "not-your-proposal"),
    # what an agreement in force forbids
    ({"generals": on(belle_isle="pilsen", traun="tachau")}, [(0, TRUCE), (2, "sign 1")], 0, "move belle_isle > mies",
     "M-21.2", "agreement-keeps"),
    ({"generals": on(belle_isle="paris"), "france": {"hand": ["clubs_9"]}},
     [(2, "propose: evacuate france metz until 2"), (0, "sign 1")], 0, "restore train_france_1 > metz", "M-21.2",
     "agreement-keeps"),
    (FRENCH, [(0, "move belle_isle > mies"), (2, "propose: evacuate france mies until 2"), (0, "sign 1")], 0, "halt",
     "M-21.2", "agreement-leave"),
    (FRENCH, [(2, "propose: evacuate france prag until 2"), (0, "sign 1")], 0, "done", "M-21.2", "agreement-leave"),
    ({"stage": "election"}, [(0, "propose to frederick_ii: vote france for austria"), (1, "sign 1")], 0,
     "vote france in koeln", "M-21.2", "agreement-vote"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "moves", "seat", "text", "rule", "reason"), CASES)
def test_the_rule_that_forbids(
    fields: dict[str, Any], moves: list[tuple[int, str]], seat: int, text: str, rule: str, reason: str
) -> None:
    match = place(**fields)
    for who, move in moves:
        match.play(who, move)
    refusal = match.why_not(seat, text)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, "maria-refused-" + reason)
    for lang in LANGUAGES:
        assert not re.search(ODD, refusal.text(lang)), refusal.text(lang)


def test_a_card_of_another_suit() -> None:
    match = place(**BATTLE)
    decision = match.decisions[0]
    wanted = ("spades", "hearts", "diamonds", "clubs")[decision.about[3]]
    for suit in {"spades", "hearts", "diamonds", "clubs"} - {wanted}:
        refusal = match.why_not(0, f"play {suit}_4")
        assert refusal is not None
        assert refusal.rule == "M-11.1.5"
    assert match.why_not(0, f"play {wanted}_4") is None


def test_a_forced_march_keeps_away_from_enemies() -> None:
    match = place(generals=on(belle_isle="pilsen"))
    legal = {move.text for move in match.legal(0)}
    found = {}
    for city in match.definition.notation.words["city"]:
        text = f"march belle_isle > {city}"
        if text not in legal and f"move belle_isle > {city}" in legal:
            refusal = match.why_not(0, text)
            assert refusal is not None
            found[city] = refusal.rule
    assert set(found.values()) <= {"M-10.1.17", "M-10.1.18", "M-10.1.20"}
    assert found


def test_every_verb_that_can_be_refused_has_a_reason() -> None:
    every = {verb.name for verb in VERBS}
    assert {verb.name for question in QUESTIONS for verb in question.verbs} | ACTS == every
    assert all(lookup(verb.when).id == verb.when for verb in VERBS)
    read = place().definition.notation.read
    assert {read(text).verb for _, _, _, text, _, _ in CASES} >= every - ALWAYS


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("take militia_levy", "M-17.5.2"),
        ("trump hearts", "M-17.2.1"),
        ("vote france in prag", "M-18.3"),
        ("hussar 1 > melk", "M-7.2"),
        ("no subsidy", "M-8.4"),
        ("pay clubs_2", "M-R-43"),
        ("attack pilsen > mies", "M-5.12"),
        ("play clubs_2", "M-11.1.8"),
        ("recruit 2", "M-13.2"),
        ("offer peace", "M-19.1.1"),
        ("reduce aims", "M-19.2.1"),
        ("consent", "M-10.1.23"),
        ("on mies", "M-10.1.2"),
    ],
)
def test_a_move_of_another_time_is_refused_by_the_rule_that_says_when(text: str, rule: str) -> None:
    refusal = place(**FRENCH).why_not(0, text)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, "refused-other-time")
    assert place(**HUSSARS).why_not(2, "move traun > melk") is not None


SAXON_STACK = {
    "stage": "politics", "phase": "tracks", "shift": {"saxony": 1}, "tracks": {"saxony": 5},
    "saxony": {"hand": ["clubs_10", "clubs_4"]},
}  # fmt: skip
SEEN_SELDOM: list[tuple[dict[str, Any], list[tuple[int, str]]]] = [  # kinds that random matches do not always ask
    ({"stage": "politics", "phase": "trump", "last_winner": "louis_xv"}, []),
    (TOLL, []),
    (TOLL, [(0, "supply broglie")]),
    (BEATEN, [(2, "decline")]),
    (BEATEN, [(2, "decline"), (0, "retreat > schlan")]),
    ({**AUSTRIAN, "generals": on(arenberg="loewen", cumberland="bruessel")}, [(1, "move cumberland > loewen")]),
    ({**AUSTRIAN, "generals": on(arenberg="bruessel", cumberland="bruessel")}, [(1, "move stack cumberland > loewen")]),
    ({**PRUSSIAN, "generals": on(friedrich="sagan", rutowski="bunzlau")}, [(1, "move rutowski > sagan")]),
    ({**PRUSSIAN, "phase": "end", "markers": SILESIA}, []),
    ({**PRUSSIAN, "phase": "end", "markers": SILESIA}, [(1, "offer peace")]),
    ({**PRUSSIAN, "phase": "end", "markers": SILESIA}, [(1, "offer peace"), (2, "accept")]),
    ({"phase": "end", "markers": {"linz": "france"}}, []),
    ({"stage": "election"}, []),
    (SAXON_STACK, []),
    (SAXON_STACK, [(2, "recruit 1"), (2, "pay clubs_4")]),
    ({"stage": "politics", "phase": "tracks", "shift": {"italy": 2}, **FRENCH}, []),
    ({"stage": "politics", "phase": "tracks", "shift": {"italy": 1}, "tracks": {"italy": 2},
      "generals": {"traun": {"city": "box", "armies": 5}, **on(broglie="bruck_a_d_mur")}}, []),
    ({**PRUSSIAN, "phase": "supply", "generals": on(friedrich="wien")}, []),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "moves"), SEEN_SELDOM)
def test_no_answer_fits_everything(fields: dict[str, Any], moves: list[tuple[int, str]]) -> None:
    match = place(**fields)
    for who, move in moves:
        match.play(who, move)
    for decision in match.decisions:
        assert not unexplained(match, decision, Random(f"{fields} {moves}"))


# -- the reasons are true


def untrue(match: Match, seat: int, move: Move) -> str | None:
    """What a refusal claims although a view of the table shows the contrary, if it does."""
    refusal = match.why_not(seat, move)
    if refusal is None:
        return None
    view, args = match.view(seat), refusal.args
    words = match.definition.notation.words
    reason = refusal.reason.removeprefix("maria-refused-")
    named = zip(move.args, match.definition.notation.slots(move.verb), strict=False)
    city = next((words["city"][a] for a, slot in named if slot == "city"), "")
    pieces = {one["city"] for one in view["generals"].values()} | set(view["trains"].values())
    wrong = {
        "too-dear": lambda: args["price"] <= args["worth"],
        "occupied": lambda: city not in pieces,
        "not-in-hand": lambda: in_hand(view, move, words),
        "train-placed": lambda: not any(e.kind == "train_returned" for e in match.events()),
        "consent-refused": lambda: not any(e.kind == "consent_refused" for e in match.events()),
        "consent-move-refused": lambda: not any(e.kind == "consent_move_refused" for e in match.events()),
        "no-elector": lambda: city in ("koeln", "mainz", "trier", "mannheim", "berlin", "prag"),
        "armies-need-a-general": lambda: match.decisions[0].kind != "return",
    }.get(reason)
    return f"{move.text}: {refusal.rule} {reason}" if wrong is not None and wrong() else None


def in_hand(view: dict[str, Any], move: Move, words: Any) -> bool:
    """Whether the hand of the power that decides has the cards of a bid, a payment, a discard or a play."""
    faces = move.args[1:] if move.verb == "bid" else move.args
    power = words["power"][move.args[0]] if move.verb == "bid" else view["decisions"][0]["power"]
    cards = ["reserve"] if move.verb.endswith("_reserve") else [words["card"][face] for face in faces]
    return not Counter(cards) - Counter(view["powers"][power].get("hand", []))


@pytest.mark.parametrize(("scenario", "seats"), [("full", 3), ("full", 2), ("introductory", 3)])
def test_what_a_refusal_says_is_true(scenario: str, seats: int) -> None:
    rng = Random(f"true {scenario} {seats}")
    match = Match.new("maria", scenario, seats, seed=f"true {seats}", nonce="test")
    asked: Counter[str] = Counter()
    while match.outcome is None and len(match) < 1200:
        decision = rng.choice(match.decisions)
        asked[decision.kind] += 1
        if asked[decision.kind] <= 3:
            for move in every_move(match.definition, match.legal(decision.seat), rng):
                assert untrue(match, decision.seat, move) is None
        match.play(decision.seat, rng.choice(decision.options))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_refusal_tells_nothing_about_others(seat: int) -> None:
    """The same answer, whatever the others hold: what a seat does not know is dealt anew."""
    rng = Random(f"refused and hidden {seat}")
    match = Match.new("maria", "full", 3, seed="refused and hidden", nonce="test")
    compared = 0
    while match.outcome is None and len(match) < 500:
        decision = rng.choice(match.decisions)
        if decision.seat == seat and rng.random() < 0.2:
            other = match.determinize(seat, rng)
            for move in list(every_move(match.definition, match.legal(seat), rng))[::7]:
                assert match.why_not(seat, move) == other.why_not(seat, move)
                compared += 1
        match.play(decision.seat, rng.choice(decision.options))
    assert compared > 1000


def source() -> str:
    """The source of all modules but the vocabulary."""
    return "".join(path.read_text(encoding="utf-8") for path in SOURCE.glob("*.py") if path.stem != "vocabulary")


def test_no_reason_is_left_over() -> None:
    names = [name for name, value in vars(vocabulary).items() if isinstance(value, Reason)]
    assert [name for name in names if not re.search(rf"\b{name}\b", source())] == []
    for lang in LANGUAGES:
        keys = {key.removeprefix("maria-refused-") for key in bundle(lang).sources if key.startswith("maria-refused-")}
        assert keys == {reason.key for reason in REASONS}


def test_every_reason_for_refusing_an_act_is_met() -> None:
    """Also what agreements forbid; a change of Saxony's player between proposal and signature needs a longer story."""
    text = "".join((SOURCE / name).read_text(encoding="utf-8") for name in ("agreements.py", "subsidies.py"))
    named = [value.key for name, value in vars(vocabulary).items() if isinstance(value, Reason) and name in text]
    reasons = {*named, "agreement-keeps", "agreement-leave"}
    assert len(reasons) > 25
    assert reasons - {reason for *_, reason in CASES} == {"agreement-other-player"}


def test_every_rule_that_is_cited_is_in_the_catalogue() -> None:
    cited = {reason.rule for reason in REASONS} | set(re.findall(r'by\("(M-[\w.-]+)"', source()))
    assert len(cited) > 60
    assert [rule for rule in cited if lookup(rule) is None] == []


@pytest.mark.parametrize(("scenario", "seats"), [("full", 3), ("full", 2), ("introductory", 3)])
def test_whatever_is_refused_is_refused_in_words(scenario: str, seats: int) -> None:
    """Moves of other moments, tried out of turn in the middle of a match."""
    rng = Random(f"refused {scenario} {seats}")
    match = Match.new("maria", scenario, seats, seed=f"refused {seats}", nonce="test")
    pool: list[str] = []
    refused = 0
    while match.outcome is None and len(match) < 1500:
        decision = rng.choice(match.decisions)
        pool += [move.text for move in rng.sample(decision.options, min(3, len(decision.options)))]
        for text in rng.sample(pool, min(2, len(pool))):
            refusal = match.why_not(decision.seat, text)
            if refusal is not None:
                refused += 1
                for lang in LANGUAGES:
                    assert not re.search(ODD, refusal.text(lang).replace(text, "")), refusal.text(lang)
        match.play(decision.seat, rng.choice(decision.options))
    assert refused > 100
