# Coalitions: what is written on the table itself: titles of its parts, facts about the Powers, the battle panel, and how
# to read the map.

## Titles

coalitions-title-powers = Powers
coalitions-title-zones = Status
coalitions-title-wheel = War Wheel
coalitions-title-special = Special rules in force

## Facts about a Power

coalitions-fact-money = Money
coalitions-fact-stock = Stock
coalitions-fact-cards = Battle cards
    .text = Battle cards: { $count } of at most { $limit }
coalitions-fact-generals = Generals
    .text = Generals: { $count } on the map, { $off } off board{ $hero ->
        [nobody] { "" }
       *[other] {" "}({ $hero })
    }

## The battle panel

coalitions-battle-base = Strength without cards: { $strength }
coalitions-battle-known = known to you
coalitions-battle-open = with the cards turned up
coalitions-battle-final = Final Strength
coalitions-battle-hidden = { $count ->
    [one] + { $count } card face down
   *[other] + { $count } cards face down
}
coalitions-battle-standing = in { $place }
coalitions-battle-supporting = supports from { $place }
coalitions-battle-limit = { $count } of { $limit } cards
coalitions-battle-passed = has passed
coalitions-odds-before = If every Power plays its best cards, as many as it may, and nobody else supports. All cards you have not seen are equally likely.
coalitions-odds-now = If nobody plays another card. All cards you have not seen are equally likely.
coalitions-odds-napoleon-before = If every Power plays its best cards, as many as it may, and nobody else supports. Cards for France are drawn from those you have not seen.
coalitions-odds-napoleon = If no Power plays another card. Cards for France are drawn from those you have not seen.
coalitions-clash = { $attack } : { $defence } before cards
coalitions-clash-hands = Cards in hand: { $hands }
coalitions-clash-morale = 1 Morale for each card you play ({ $left } left)
coalitions-clash-free = No Morale: one card, free
coalitions-clash-join-attack = The attack may be supported from { $places }.
coalitions-clash-join-defence = The defence may be supported from { $places }.
coalitions-stake-influence = { $power }: Influence +{ $points }
coalitions-stake-garrison = You may leave a Garrison in { $place }.
coalitions-stake-beaten = { $power }: a defeated General { $troops ->
    [0] leaves the battlefield.
   *[other] loses { grammar-troops } and leaves the battlefield.
}
coalitions-stake-holder = { $power }: the Garrison is lost.
coalitions-stake-fives = Morale −{ $count } for cards that make a defeat costly.
coalitions-stake-troops = Each General who takes part loses 1 Troop, whoever wins.
coalitions-base-general = General
coalitions-base-troops = Troops
coalitions-base-garrison = Garrison
coalitions-base-fortress = Garrison in a Fortress
coalitions-base-added = Strength of a supporter
coalitions-emblem-drum = Drummers
coalitions-emblem-muskets = Line
coalitions-emblem-sabres = Hussars
coalitions-emblem-cannon = Artillery
coalitions-emblem-eagle = Guard

## How to read the map

coalitions-legend-general = General with his Troops as pips
coalitions-legend-named = Named General, with his initial
coalitions-legend-garrison = Garrison
coalitions-legend-fortress = Fortress under a Garrison
coalitions-legend-home = Home Territory, in the colour and pattern of its Power
coalitions-legend-contested = Contested Territory, striped for its claimants, with a laurel
coalitions-legend-open = Uncontested Territory
coalitions-legend-controlled = Ring: who controls it
coalitions-legend-port = Port and Sea Route
coalitions-legend-capital = Capitals are underlined
coalitions-legend-barred = Mountains nobody may enter
coalitions-legend-provenance = The printed board is not public: much of this map is reconstructed from the rulebook and from history.

# parts of a sum
reason-neutral = doubled for a Neutral Power
reason-ports = open ports

# what a match is measured by
measure-influence = { track-influence }
measure-morale = { track-morale }
measure-territories = Territories
measure-troops = Troops
measure-cards = Cards in hand

## Answers in advance

advance-consent = Consent to every entry: { $value }
advance-refuse = Refuse every entry: { $value }
advance-hold = Move nothing this round, unless somebody attacks or enters my Territories
advance-subsidy = Accept every Subsidy: { $value }
advance-stay = Let every General stay: { $value }
advance-grant = Grant every request for another Movement Turn: { $value }
advance-no_grant = Refuse all requests for another Movement Turn
advance-no_support = Give no support in battles
advance-no_cards = Play no cards in battles
advance-no_drill = Do not drill

## Mountains that the rulebook of Coalitions translates, as it does no other name of its map

mountains-coalitions-alps = Alps
mountains-coalitions-caucasus = Caucasus
