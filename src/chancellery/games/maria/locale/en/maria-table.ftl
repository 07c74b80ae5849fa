# Maria: what the table shows.

## Maps and lands

maria-map-flanders = Flanders
maria-map-bohemia = Bohemia
maria-land-bohemia = Bohemia
maria-land-france = France
maria-land-silesia = Silesia
maria-land-dutch_republic = Dutch Republic
maria-land-austrian_netherlands = Austrian Netherlands
maria-land-bavaria = Bavaria
maria-land-saxony = Saxony
maria-land-moravia = Moravia
maria-land-hesse = Hesse
maria-land-westphalia = Westphalia
maria-land-lower_austria = Lower Austria
maria-land-brandenburg = Brandenburg
maria-land-franconia = Franconia
maria-land-lower_rhine = Lower Rhine
maria-land-hungary = Hungary
maria-land-lorraine = Lorraine
maria-land-palatinate = Palatinate
maria-land-poland = Poland
maria-land-electorate_trier = Trier
maria-land-upper_austria = Upper Austria
maria-land-luxemburg = Luxemburg
maria-land-hannover = Hanover
maria-land-swabia = Swabia
maria-land-lusatia = Lusatia

## The table

maria-title-powers = Powers
maria-title-special = In force now
maria-title-table = Politics
maria-title-shown = Supply
maria-phase-set_up = Set-up: the armies are divided
maria-phase-turn = Turn { $turn } ({ $year })
maria-phase-winter = Winter
maria-phase-election = Imperial election
maria-phase-stage-0 = Set-up
maria-phase-stage-1 = Politics
maria-phase-stage-2 = Hussars
maria-phase-stage-3 = France and Bavaria
maria-phase-stage-4 = Prussia and Saxony
maria-phase-stage-5 = Austria and the Pragmatic Army
maria-phase-supply = Supply
maria-phase-movement = Movement
maria-phase-combat = Combat
maria-section-moves = Moves
maria-section-marches = Forced marches
maria-section-trains = Supply trains
maria-section-hussars = Hussar to a city
maria-section-returns = Generals who return
maria-section-cities = Cities
maria-section-payments = Whole payments
maria-section-cards = Cards in hand
maria-section-reserve = Reserve

## Cities

maria-territory-silesia = Silesia
maria-territory-poland = Poland
maria-territory-empire = the Empire
maria-place-printed = On the board: { $name }
maria-place-kind = { $kind ->
    [major] Major fortress
    [minor] Minor fortress
   *[town] City
} · { $land }
maria-place-suit = In battles from here: { $suit }
maria-place-elector = Elector: votes in the Imperial election
maria-place-elector-france = Held for France
maria-place-elector-others = Held for Austria and the Pragmatic Army
maria-place-capital = Capital of { $power_acc }
maria-place-marker = Victory marker of { $power_acc }
maria-place-claim = { $power_subject } conquers it at the end of the stage unless it is protected then
maria-place-protected = Protected by a general within three cities
maria-reach = Can come here: { $pieces }
maria-reach-steps = { $name } ({ $count ->
    [one] { $count } step
   *[other] { $count } steps
})
maria-reach-march = { $name } (forced march, { $count ->
    [one] { $count } step
   *[other] { $count } steps
})

## Pieces

maria-hussar = Hussar { $number }
    .letter = H
    .about = Enemies of Austria whose supply path passes here pay for it.
maria-train-about = Supplies the generals of its power within { $most } cities by road, unless an enemy piece bars the way.
maria-general-armies = { $name }: { grammar-maria-armies }
maria-general-rank = Rank { $rank }.
maria-general-down = Face down: he was without supply.
maria-supply-home = In supply: he stands in his own country.
maria-supply-path = In supply: a train is { $count ->
    [one] { $count } step
   *[other] { $count } steps
} away (at most { $most }).
maria-supply-ally = In supply through the Pragmatic Army’s train.
maria-supply-price = Supply only past hussars, for { $price ->
    [one] { $price } point
   *[other] { $price } points
}.
maria-supply-none = Without supply: no train within 6 cities by a free path.

## Powers and tracks

maria-status-prussian_ally = Ally of Prussia
maria-status-neutral = Neutral
maria-status-austrian_ally = Ally of Austria
maria-fact-cards = Cards
    .text = { grammar-maria-cards } in hand
maria-fact-armies = Armies
    .text = { grammar-maria-armies } in all
maria-fact-generals = Generals
    .text = { $count } of { $most } generals on the map{ $away ->
        [0] {""}
       *[other] , { $away } on an expedition
    }
maria-fact-pool = Markers left
    .text = { grammar-maria-markers } left in the pool of { $most }: with none left the war is won
maria-fact-aim = Fortresses
    .text = { $count } of { $most } fortresses needed to win
maria-track-now = { $track }: { $now }
maria-track-nothing = no effect
maria-track-ends-saxony =
    .left = towards Prussia
    .right = towards Austria
maria-track-ends-russia =
    .left = good for Prussia
    .right = good for Austria
maria-track-ends-italy =
    .left = good for France
    .right = good for Austria
maria-symbol-tc_plus = { $power } draws { $count } more
maria-symbol-tc_minus = { $power } draws { $count } fewer
maria-symbol-corps = { $power } keeps a general away
maria-symbol-victory = victory marker of { $power }

## Cards, rows and boxes

maria-card-title = { $value } of { $suit }
maria-card-text = A tactical card
maria-row-politics = Political cards{ $known ->
    [yes] {" "}· trump { $trump }
   *[no] {""}
}
maria-row-board = Tactical cards on the politics board
maria-row-battles = Won battles (at most { $most })
maria-row-boxes = Victory boxes
maria-staged-trump = Trump: { $suit }
maria-staged-no-trump = The trump suit is not named yet.
maria-staged-sealed = bid sealed
maria-staged-open = not yet
maria-staged-none = no bid
maria-staged-given = vote cast
maria-staged-for = for { $power }
maria-staged-election = The electors vote one after another; most votes win the Imperial crown.
maria-board-worth = { $cards }: worth { $worth }
maria-board-hidden = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
maria-battles-won = { $count ->
    [one] { $count } victory marker
   *[other] { $count } victory markers
} for won battles
maria-box-electors = Three electors
    .text = A marker for France or the Pragmatic Army while it holds three of Mainz, Trier, Köln and Mannheim: { $holder }
maria-box-emperor = Emperor
    .text = A marker for the power whose candidate is elected: { $holder }
maria-box-italy = Italy
    .text = A marker for the power of the Italy track’s laurel: { $holder }
maria-box-silesia = Silesia
    .text = A marker for Prussia once it has annexed Silesia: { $holder }
maria-box-nobody = nobody
maria-pile-deck = Cards
maria-pile-discard = Discards { $number }
maria-pile-political = Political
maria-reserve = Reserve
    .short = R
    .text = Any suit; worth 1 to 8 as you choose, 16 in politics
maria-meter-left = to deal out: { $power }
    .text = Armies left to divide ({ $power }): { $count }
maria-meter-price = Still to pay
maria-meter-steps = Steps
maria-special-trump = Trump in politics: { $suit }.
maria-special-contract = { $power_subject } pays { $other_power_dat } a subsidy: { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}.
maria-special-election = The Imperial election is held at the end of this turn.
maria-special-silesia = Prussia has annexed Silesia: it is Prussian home territory.
maria-special-prussia_neutral = Prussia is neutral: its pieces stay at home, and no others enter.
maria-special-reduced = France has reduced its military aims.

## Battles

maria-battle-title = { $attacker } against { $defender }
maria-battle-attacker = { $power } attacks
maria-battle-defender = { $power } defends
maria-battle-score = Score { $score }
maria-battle-armies = { grammar-maria-armies }
maria-battle-suit = Plays { $suit }
maria-battle-to_play = To play
maria-odds-all = If both sides play on as long as they can, a Reserve as 8. All cards you have not seen are equally likely.
maria-odds-last = If you play nothing more and the other side answers with all it has, a Reserve as 8. All cards you have not seen are equally likely.
maria-odds-over = If you play nothing more, the battle is over.
maria-clash = Armies { $attack } : { $defence } before cards
maria-clash-hands = Cards in hand: { $hands }
maria-clash-suit = Fights in { $suit }: { $count ->
    [0] you hold none
   *[other] you hold { $cards }
}
maria-clash-supply = { $how ->
    [none] Out of supply.
    [price] In supply for a toll.
   *[other] In supply.
}
maria-stake-armies = { $power } loses as many armies as it is behind and retreats as far.
maria-stake-points = { $power } gains 1 victory point for every 3 armies lost.

## How to read the board

maria-legend-town = City
maria-legend-minor = Minor fortress
maria-legend-major = Major fortress
maria-legend-general = General. The dots are his armies: you see them only on your own generals.
maria-legend-general_hungry = General face down: he was without supply
maria-legend-unsupplied = He has no supply where he stands now
maria-legend-toll = His supply path passes hussars: its price
maria-legend-supply = Point at a general to see his supply path, at a train to see the cities it supplies. The key V shows all paths.
maria-legend-reach = While you move a piece, numbers are the steps to a city; in a dashed diamond, by a forced march.
maria-legend-wagon = Supply train
maria-legend-hussar = Austrian hussar
maria-legend-claim = Delayed conquest: it is decided at the end of the stage
maria-legend-marker = A fortress in a strong colour carries the victory marker of that power.
maria-legend-sector = The squares are sectors. The suit of a sector is the one its armies play in battle.
maria-legend-highroad = Thick red lines are main roads: one step more, and forced marches.
maria-legend-armies = How the armies of a power are divided among its generals is secret; their sum is not.
maria-legend-elector = A crown marks an elector.
maria-legend-crossing = Dotted lines join the two maps: only France and Austria may use them.

# what a match is measured by
maria-measure-markers = Victory markers placed
maria-measure-armies = Armies
maria-measure-aim = Fortresses of the aim
maria-reason-winter = winter { $count }

## Answers in advance

maria-advance-no_bid = Bid nothing in politics
maria-advance-consent = Consent whenever others want to enter or pass
maria-advance-refuse = Refuse whenever others want to enter or pass
maria-advance-hold = Move nothing this turn, unless somebody comes next to my pieces or takes a fortress of mine
maria-advance-no_cards = Play no cards in battles
maria-advance-vote = In the election vote for: { $value }
maria-advance-subsidise = Subsidise Bavaria
maria-advance-no_subsidy = No subsidy for Bavaria
maria-advance-hussars_stay = Leave the hussars where they are
