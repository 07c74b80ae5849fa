# Imperial Struggle: what the table says about the map, the tiles and the cards on it.

## Where the match stands

is-title-powers = The two sides
is-title-table = Scores
is-phase-round = Action Round { $number } of { $count }
is-phase-keep = Event cards
is-phase-ministry = Ministry Phase
is-phase-first = Initiative
is-phase-assign = Laying out the war
is-phase-other = Between the rounds

## Spaces

is-mark-prestige = Prestige
is-mark-alliance = Alliance
is-mark-local_alliance = Local Alliance
is-place-cost = { $name }, cost { $cost }
is-place-closed = Not in play now; it can come into play in the { $era }.
is-place-held-france = Controlled by France.
is-place-held-britain = Controlled by Great Britain.
is-place-held-usa = Flag of the United States: nobody can take it.
is-place-held-spain = Spanish flag: it is treated like a flag of the opponent.
is-place-held-nobody = Nobody controls it.
is-place-conflict = Conflict marker: shifting it costs 1, and it counts for nobody.
is-place-conflict_plus = Conflict marker (+1): shifting it costs 1, removing the marker 1 more; it counts for nobody.
is-place-protected = Protected by a Squadron or Fort: unflagging it costs 1 more.
is-place-isolated = Isolated: unflagging it costs 1.
is-place-damaged = Damaged: it protects nothing and gives no strength.
is-place-huguenots = Huguenots: conquering it costs 1 more; the marker can still be spent.
is-place-huguenots_spent = Huguenots (spent): conquering it costs 1 more.
is-place-demand = In Global Demand this turn.
is-place-strength = Gives strength in the war on the table: { $theaters }.
is-place-needed = Needed for { $advantages }.
is-place-needs = Whoever controls { $spaces } has it.
is-place-advantage-france = France has it.
is-place-advantage-britain = Great Britain has it.
is-place-advantage-nobody = Nobody has it.
is-place-advantage-exhausted = Exhausted until the next turn.
is-place-advantage-new = Gained in this Action Round: it cannot be used before the next one.
is-place-advantage-blocked = A Conflict marker keeps it from being used.
is-place-navy = { $side }: { $navy } in the Navy Box, { $unbuilt } unbuilt, { $track } on the Turn Track.

## Pieces

is-letter-usa = U
is-letter-spain = S
is-piece-flag = { $side_id ->
    [france] French flag
    [britain] British flag
    [usa] Flag of the United States
   *[spain] Spanish flag
}
is-piece-squadron = { $side_id ->
    [france] French Squadron
   *[britain] British Squadron
}
is-piece-fort = { $side_id ->
    [france] French Fort
   *[britain] British Fort
}
is-piece-fort_damaged = { $side_id ->
    [france] French Fort, damaged
   *[britain] British Fort, damaged
}
is-piece-conflict = Conflict marker
is-piece-conflict_plus = Conflict marker (+1)
is-piece-huguenots = Huguenots
is-piece-huguenots_spent = Huguenots, spent
is-piece-exhausted = Exhausted

## Sides and tracks

is-fact-initiative = Initiative
is-fact-debt = Debt
    .text = Debt { $debt } of { $limit }: { $left } available
is-fact-treaty = Treaty Points
    .text = Treaty Points: { $count }
is-fact-cards = Event cards
    .text = Event cards in hand: { $count }
is-fact-squadrons = Squadrons
    .text = Squadrons: { $map } on the map, { $navy } in the Navy Box, { $unbuilt } unbuilt, { $track } on the Turn Track
is-track-vp = Victory Points
is-track-vp-france = France wins at 30
is-track-vp-britain = Great Britain wins at 0
is-meter-credit = Debt available
is-meter-treaty = Treaty Points
is-meter-advantages = Advantages used

## Rows of tiles

is-row-candidates = Ministry cards to choose from
is-row-actions = This Action Round
is-row-investment = Investment tiles
is-row-awards = Awards
is-row-demand = Global Demand
is-row-ministry = Ministry cards
is-action-major = Major Action
is-action-minor = Minor Action
is-action-event = Points of the Event
is-action-exchange = Exchanged points
is-action-absent = not there
is-action-waiting = not begun
is-action-open = under way
is-action-closed = over
is-award-wins = { $side_subject } would win it.
is-award-open = { $side_id ->
    [nobody] Nobody would win it.
   *[other] { $side_subject } leads, but not by enough.
}
is-award-prestige = { $vp } VP for the side with more Prestige spaces.
is-demand-reward = { $vp } VP{ $treaty ->
    [0] { "" }
    [one] , { $treaty } Treaty Point
   *[other] , { $treaty } Treaty Points
}{ $debt ->
    [0] { "" }
    [-1] , Debt −1
   *[other] , Debt +{ $debt }
}
is-demand-none = Not in demand this turn
is-demand-townshend = Townshend Acts marker
is-ministry-keywords = Keywords: { $keywords }
is-ministry-hidden = Face down
is-ministry-up = revealed
is-ministry-down = face down, only you see it
is-ministry-spent = { $count ->
    [one] { $count } ability exhausted
   *[other] { $count } abilities exhausted
}

## Cards and piles

is-card-needs = Needs a tile with the Event symbol and, as Major Action: { $action }.
is-card-bonus = Bonus: { $effect }
is-card-condition = Condition: { $condition }
is-bonus-none = no Bonus Effect
    .short = no bonus
is-bonus-met = Bonus Condition met
    .short = bonus met
is-bonus-possible = Bonus Condition met if you reveal a Ministry card
    .short = bonus possible
is-bonus-missed = Bonus Condition not met
    .short = bonus not met
is-option-vp = { $move } ({ $vp } VP)
is-option-over = { $said }; { $action ->
    [major] the Major Action is over then
    [minor] the Minor Action is over then
    [event] the Action of the Event is over then
   *[exchange] the Action of the exchanged points is over then
}{ $count ->
    [0] { "" }
    [one] , { $points } is lost
   *[other] , { $points } are lost
}
is-option-lost = { $said }; { $points } { $count ->
    [one] is lost
   *[other] are lost
}
is-option-leave = Leave this Action for later: nothing has been spent in it
is-option-forfeit = { $count ->
    [one] 1 point is lost
   *[other] { $count } points are lost
}
is-option-unused = { $said }; not used: { $unused }
is-pile-deck = Event cards to draw
is-pile-discards = Discarded Events
is-pile-removed = Events out of the game

## Sections of options

is-section-take = Take an Investment tile
is-section-flag = Flag
is-section-unflag = Unflag
is-section-deploy = Deploy Squadrons
is-section-pacify = Remove Conflict markers
is-section-forts = Forts
is-section-construct = Construct a Squadron
is-section-ministry = Ministry cards
is-section-events = Events
is-section-advantages = Advantages
is-section-upgrade = Military Upgrade
is-section-keep = Cards to keep
is-section-ministers = Pairs of Ministry cards
is-section-conquer = Conquer
is-section-spoil = Flags to remove

## War Displays

is-war-next = The next war
is-war-now = The war under way
is-war-staged = The theaters are resolved one after another.
is-war-known = Total strength as far as you know
is-tile-hidden = War tile, face down
is-strength-alliances = Alliances { $count }
is-strength-keywords = keywords { $count }
is-strength-conflicts = Conflict markers { $count }
is-strength-forts = Forts { $count }
is-strength-squadrons = Squadrons { $count }
is-strength-special = special tiles { $count }
is-strength-from = Strength besides tiles: { $parts }.
is-strength-from-alliances = Alliances ({ $spaces })
is-strength-from-keywords = keywords ({ $keywords })
is-strength-from-conflicts = Conflict markers on flags of the opponent
is-strength-from-forts = Forts
is-strength-from-squadrons = Squadrons
is-contest-army = War tiles
is-contest-tiles = Tiles: { $count }
is-odds = { $theater }, with the Strengths of now. All War tiles you have not seen are equally likely.
is-clash = { $theater }: { $france } : { $britain }
is-clash-hidden = { $count ->
    [one] { $count } War tile face down
   *[other] { $count } War tiles face down
}
is-clash-tiles = War tiles { $strength }
is-clash-region = { $region }: { $standing }
is-beat-bonus = Bonus Strength: { $count }
is-spoils = Margin and spoils
is-spoils-of = Margin and spoils if { $side_subject } wins
is-spoils-vp = { $count } VP
is-spoils-conquest = { $count ->
    [one] { $count } Conquest Point
   *[other] { $count } Conquest Points
}
is-spoils-unflag-market = remove a flag on a Market { $where }
is-spoils-unflag-political = remove a flag on a Political space { $where }
is-spoils-treaty = { $count ->
    [one] the loser gains { $count } Treaty Point
   *[other] the loser gains { $count } Treaty Points
}
is-special-usa = flags of the United States
is-special-canada = flags of the United States, also over Canada
is-special-atlantic_dominance_tile = Atlantic Dominance tile
is-special-jacobite_uprisings_extra_slot = a third place for Jacobite Uprisings
is-special-jacobite_victory_marker = Jacobite Victory marker
is-special-jacobite_defeat = Jacobite Defeat
is-special-loser_squadron_to_unbuilt_1 = the loser unbuilds 1 Squadron
is-special-loser_squadron_to_unbuilt_2 = the loser unbuilds 2 Squadrons
is-special-loser_squadron_removed_from_game = the loser removes Squadrons: 1 per point of margin, at most 2

## How to read the board

is-legend-political = Political space: its number is the cost in diplomatic points.
is-legend-market = Market: its number is the cost in economic points, its sign and tint the commodity.
is-legend-territory = Territory: only conquest takes it.
is-legend-naval = Naval space: room for one Squadron.
is-legend-fort = Fort space: its number is the cost in military points.
is-legend-advantage = Advantage: whoever controls the spaces linked to it may use it.
is-legend-flag = Flag: the space has the colour and pattern of its side.
is-legend-squadron = Squadron.
is-legend-conflict = Conflict marker; +1 if it is dearer to remove.
is-legend-fort_damaged = Damaged Fort.
is-legend-huguenots = Huguenots marker.
is-legend-exhausted = Exhausted Advantage.
is-legend-crown = A crown marks Prestige.
is-legend-alliance = Two links of a chain mark an Alliance.
is-legend-dots = The four dots below a space stand for the four wars: full ones say in which it gives strength.
is-legend-tint = Faded spaces are not in play yet.
is-legend-connection = Solid lines are connections.
is-legend-conquest = Red dashed lines are Conquest Lines.
is-legend-link = Dotted lines lead from an Advantage to the spaces it needs.
is-legend-border = The line of dots and dashes parts the two halves of a region.

# what a match is measured by
is-measure-vp = { is-track-vp }
is-measure-spaces = Spaces with flags
is-measure-debt = { is-fact-debt }
is-measure-treaty = { is-fact-treaty }

## Answers in advance

is-advance-accept_bid = { $value ->
        [0] Accept a bid of 0
       *[other] Accept any bid up to { $value }
    }
is-advance-first = The first Action Round goes to: { $value }
is-advance-pass = Pass whenever I may in Action Rounds
is-advance-cede = Give up every Territory that is claimed
is-advance-refuse_to_cede = Refuse to give up Territories
is-advance-score = Score commodities whenever an Event lets me
