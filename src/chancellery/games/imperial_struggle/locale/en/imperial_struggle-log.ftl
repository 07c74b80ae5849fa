# Imperial Struggle: log lines, prompts and options, and what the table says around them.

## Names on the board

is-box-navy = Navy Box
is-box-unbuilt = Unbuilt Squadrons
is-box-track = Squadrons on the Turn Track
is-land-britain = Great Britain
is-land-france = France
is-tile-bonus = Bonus War tile
is-tile-told = { $name } ({ $strength ->
    [-1] −1
   *[other] { $strength }
}{ $symbol ->
    [opponent_debt] , Debt
    [damage_fort_or_remove_squadron] , Fort or Squadron
    [unflag] , unflags
   *[none] { "" }
})

## Why a track changed

is-reason-award = Award
is-reason-prestige = Prestige
is-reason-demand = Global Demand
is-reason-war = spoils of war
is-reason-refusal = conquest refused
is-reason-debt_overrun = Debt the opponent could not take
is-reason-credit = Available Debt
is-reason-commodity = most Markets of the commodity
is-reason-paid = paid for
is-reason-seized = seized
is-reason-conquest = conquest
is-reason-control = control has changed
is-reason-displaced = displaced
is-reason-spain = a Spanish Territory was taken
is-reason-usa = American Revolution
is-reason-cut_off = cut off
is-reason-war_over = it gave strength in the war
is-reason-territory = Territories of the opponent
is-reason-war_tile = War tile
is-reason-taken = taken for points
is-reason-pass = passing
is-reason-spent = spent
is-reason-reduced = more than 4 are lost
is-reason-upgrade = upgrade symbol in Turn 6
is-reason-era = new Era
is-reason-bid = balancing bid

## Log: a Peace Turn

is-log-turn = { $turn }
is-log-deck = The Event cards of the { $era } are shuffled into the draw pile.
is-log-event_removed = { $side_subject } loses the Event { $card }, which belongs to a past Era.
is-log-limit = { $side_gen } Debt Limit { $points_sign ->
    [minus] falls
   *[plus] rises
} by { $points } to { $total } ({ $reason }).
is-log-awards = Awards of this turn: { $awards }.
is-log-demand = In Global Demand: { $commodities }.
is-log-squadrons_return = { $count ->
    [one] A Squadron of { $side_acc } returns
   *[other] { $count } Squadrons of { $side_acc } return
} from the Turn Track to the Navy Box.
is-log-tiles = Investment tiles: { $tiles }.
is-log-draw_pile_renewed = The discarded Events become a new draw pile of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
is-log-event_drawn = { $side_subject } draws the Event { $card }.
is-log-event_drawn-unknown = { $side_subject } draws an Event card.
is-log-event_discarded = { $side_subject } discards the Event { $card }.
is-log-ministry = { $side_subject } { $places_count ->
    [0] keeps its Ministry cards: { $ministers }.
   *[other] now has as Ministry cards: { $ministers }. Changed places: { $places }.
}
is-log-ministry-unknown = { $side_subject } { $places_count ->
    [0] exchanges no Ministry card.
    [one] exchanges the Ministry card in place { $places }.
   *[other] exchanges the Ministry cards in places { $places }.
}
is-log-ministry_chosen = { $side_subject } chooses as Ministry cards: { $ministers }.
is-log-ministry_chosen-unknown = { $side_subject } has chosen { $count ->
    [one] { $count } Ministry card
   *[other] { $count } Ministry cards
}.
is-log-initiative = { $side_subject } has the Initiative.
is-log-bid = { $seat } bids { $points } { $points ->
    [one] Treaty Point
   *[other] Treaty Points
} for { $side }.
is-log-sides = The first player takes { $side }, the second { $other_side }, for { $points } { $points ->
    [one] Treaty Point
   *[other] Treaty Points
}.
is-log-first = { $side_subject } takes the first Action Round.
is-log-scoring = Scoring.
is-log-award = { $region } Award: { $winner_id ->
    [nobody] { $leader_id ->
        [nobody] nobody wins it, both sides control as many spaces
       *[other] nobody wins it, { $leader_subject } leads by { $margin } and { $required } are needed
    }
   *[other] { $winner_subject } wins it, leading by { $margin }
}.
is-log-award_changed = { $minister }: the Award is worth { $points } VP { $points_sign ->
    [minus] less
   *[plus] more
}.
is-log-prestige = Prestige: { $winner_id ->
    [nobody] both sides hold as many spaces
   *[other] { $winner_subject } leads by { $margin }
}.
is-log-demand_scored = { $commodity }: { $winner_id ->
    [nobody] both sides hold as many Markets
   *[other] { $winner_subject } leads by { $margin }
}.

## Log: tracks

is-log-vp = { $side_subject } scores { $points } VP ({ $reason }): the marker is on { $total_sign ->
    [minus] −{ $total }
   *[plus] { $total }
}.
is-log-debt = { $side_gen } Debt { $points_sign ->
    [minus] falls
   *[plus] rises
} by { $points } to { $total } ({ $reason }).
is-log-treaty = { $side_subject } { $points_sign ->
    [minus] loses
   *[plus] gains
} { $points ->
    [one] { $points } Treaty Point
   *[other] { $points } Treaty Points
} ({ $reason }); it has { $total ->
    [0] none
   *[other] { $total }
} now.
is-log-debt_overrun = { $side_gen } Debt Limit leaves no room for { $points } Debt ({ $reason }).{ $prevented ->
    [0] { "" }
   *[other] { " " }James Watt keeps the opponent from scoring for it.
}

## Log: an Action Round

is-log-round = Action Round of { $side_acc }
is-log-tile_taken = { $side_subject } takes the Investment tile { $tile }.
is-log-passed = { $side_subject } passes.
is-log-action = { $side_subject } begins { $action ->
    [major] the Major Action
    [minor] the Minor Action
    [event] an Action with the points of the Event
   *[exchange] an Action with exchanged points
}: { $points } { $type ->
    [economic] economic
    [diplomatic] diplomatic
   *[military] military
} { $points ->
    [one] point
   *[other] points
}.
is-log-joined = { $action ->
    [event] The points of the Event
   *[exchange] The exchanged points
} join the { $type ->
    [economic] Economic
    [diplomatic] Diplomatic
   *[military] Military
} Action of { $side_acc }.
is-log-paid = { $side_subject } pays { $points ->
    [0] nothing: the price has fallen to 0
   *[other] { $points } { $type ->
        [economic] economic
        [diplomatic] diplomatic
       *[military] military
    } { $points ->
        [one] point
       *[other] points
    }
}{ $debt ->
    [0] { $treaty ->
        [0] { "" }
        [one] , with { $treaty } Treaty Point
       *[other] , with { $treaty } Treaty Points
    }
   *[other] , with { $debt } Debt{ $treaty ->
        [0] { "" }
        [one] { " and " }{ $treaty } Treaty Point
       *[other] { " and " }{ $treaty } Treaty Points
    }
}.
is-log-banks = Merchant Banks cover { $points } Debt of { $side_acc }: it is not recorded.
is-log-exchanged = { $side_subject } exchanges 2 military points for 1 { $type ->
    [economic] economic
   *[diplomatic] diplomatic
} point.
is-log-swapped = { $side_subject } exchanges its Basic War tiles of { $theater } and { $to_theater }.
is-log-event = { $side_subject } plays the Event { $card }.
is-log-event_bonus = { $card }: { $side_subject } { $bonus ->
    [0] does not meet
   *[other] meets
} the Bonus Condition.
is-log-points = { $side_subject } gains { $points } { $type ->
    [economic] economic
    [diplomatic] diplomatic
   *[military] military
} { $points ->
    [one] point
   *[other] points
} from { $card }.
is-log-in_vain = An effect of { $card } comes to nothing.
is-log-ability = { $side_subject } uses { $ability_of }: { $ability }
is-log-revealed = { $side_subject } reveals the Ministry card { $minister }.
is-log-ministry_lost = { $side_subject } loses the Ministry card { $minister }: it leaves the game.
is-log-huguenots = A Huguenots marker is placed on { $space }.
is-log-huguenots_lost = The Huguenots marker on { $space } is lost.
is-log-huguenots_spent = The Huguenots marker on { $space } is spent.
is-log-huguenots_refreshed = All spent Huguenots markers are refreshed.
is-log-townshend = The Townshend Acts marker is on { $commodity }.
is-log-demand_added = { $commodity } is added to Global Demand.
is-log-demand_drawn = { $commodity } is drawn for Global Demand.
is-log-demand_replaced = { $commodity } leaves Global Demand, { $to_commodity } takes its place.

## Log: the map

is-log-flagged = { $side_subject } flags { $space }{ $reason_id ->
    [paid] { "" }
   *[other] { " " }({ $reason })
}.
is-log-unflagged = { $reason_id ->
    [paid] { $other_side_subject } unflags { $space }: { $side_subject } loses it.
   *[other] { $side_subject } loses { $space } ({ $reason }).
}
is-log-spanish_flag_removed = { $side_subject } removes the Spanish flag in { $space }{ $reason_id ->
    [paid] { "" }
   *[other] { " " }({ $reason })
}.
is-log-conflict = A Conflict marker{ $plus ->
    [0] { "" }
   *[other] { " " }(+1)
} is placed on { $space }.
is-log-conflict_removed = The Conflict marker on { $space } is removed{ $reason_id ->
    [paid] { "" }
   *[other] { " " }({ $reason })
}.
is-log-fort_built = { $side_subject } builds the Fort { $space }{ $reason_id ->
    [paid] { "" }
   *[other] { " " }({ $reason })
}.
is-log-fort_taken = { $reason_id ->
    [seized] { $side_subject } seizes the Damaged Fort { $space } and repairs it.
   *[other] { $side_subject } takes over the Fort { $space } ({ $reason }).
}
is-log-damaged = { $side_gen } Fort { $space } is damaged ({ $reason }).
is-log-repaired = { $side_subject } repairs its Fort { $space }.
is-log-advantage_taken = { $side_subject } gains the Advantage { $advantage }.
is-log-advantage_lost = { $side_subject } loses the Advantage { $advantage }.
is-log-advantage_used = { $side_subject } uses the Advantage { $advantage }.
is-log-advantage_refreshed = { $side_subject } refreshes the Advantage { $advantage }.
is-log-advantage_exhausted = { $side_subject } exhausts the Advantage { $advantage }.
is-log-constructed = { $side_subject } constructs a Squadron.
is-log-deployed = { $side_subject } deploys a Squadron: { $start } → { $space }.
is-log-squadron_to_navy = { $side_gen } Squadron in { $space } goes to the Navy Box ({ $reason }).
is-log-squadron_set_aside = { $side_gen } Squadron ({ $start }) { $destination ->
    [turn_track] goes to the Turn Track and returns in the next Peace Turn
    [unbuilt] goes back to the Unbuilt Squadrons
   *[removed] leaves the game
} ({ $reason }).

## Log: War tiles

is-log-layout = The { $war } is laid out.
is-log-basic_placed = { $side_subject } has a Basic War tile in { $theater }: { $wartile }.
is-log-basic_placed-unknown = { $side_subject } has a Basic War tile in { $theater }.
is-log-free_tiles = { $side_subject } receives { $count ->
    [one] { $count } free Bonus War tile
   *[other] { $count } free Bonus War tiles
} for its Bonus tiles of the { is-war-was }.
is-log-tile_drawn = { $side_subject } draws a War tile: { $wartile }.
is-log-tile_drawn-unknown = { $side_subject } draws a Bonus War tile.
is-log-tile_placed = { $side_subject } places a War tile in { $theater }: { $wartile }.
is-log-tile_placed-unknown = { $side_subject } places a Bonus War tile in { $theater }.
is-log-tile_moved = { $side_subject } moves a War tile from { $theater } to { $to_theater }: { $wartile }.
is-log-tile_moved-unknown = { $side_subject } moves a Bonus War tile from { $theater } to { $to_theater }.
is-log-tile_returned = A Bonus War tile of { $side_acc } goes from { $theater } back to the pool: { $wartile }.
is-log-tile_returned-unknown = A Bonus War tile of { $side_acc } goes from { $theater } back to the pool.
is-log-upgrade = Military Upgrade of { $side_acc } in { $theater }: { $wartile } is drawn.
is-log-upgrade-unknown = Military Upgrade of { $side_acc } in { $theater }.
is-log-upgraded = { $side_subject } keeps the { $kept ->
    [placed] tile that was there
   *[drawn] tile drawn
}; the other, { $wartile }, { $fate ->
    [returned] goes back to the pool
   *[removed] leaves the game
}.
is-log-upgraded-unknown = { $side_subject } has chosen; the other tile { $fate ->
    [returned] goes back to the pool
   *[removed] leaves the game
}.
is-log-byng = { $side_subject } places the Byng tile in { $theater }.

## Log: a War

is-log-war = { $war }
is-log-theater = Theater: { $theater }
is-log-tiles_revealed = { $side_subject } reveals: { $wartiles }. Army Strength { $army_sign ->
    [minus] −{ $army }
   *[plus] { $army }
}.
is-log-tile_effect = War tile of { $side_acc }: { $symbol ->
    [opponent_debt] 1 Debt for the opponent
    [damage_fort_or_remove_squadron] strikes { $space }
   *[unflag] removes the flag in { $space }
}.
is-log-tile_effects_declined = { $side_subject } leaves the other symbols of its War tiles unused.
is-log-strength = { $side_subject } in { $theater }: tiles { $army_sign ->
    [minus] −{ $army }
   *[plus] { $army }
}{ $alliances ->
    [0] { "" }
   *[other] , Alliances { $alliances }
}{ $keywords ->
    [0] { "" }
   *[other] , keywords { $keywords }
}{ $conflicts ->
    [0] { "" }
   *[other] , Conflict markers { $conflicts }
}{ $forts ->
    [0] { "" }
   *[other] , Forts { $forts }
}{ $squadrons ->
    [0] { "" }
   *[other] , Squadrons { $squadrons }
}{ $special ->
    [0] { "" }
   *[other] , special tiles { $special }
}: { $total_sign ->
    [minus] −{ $total }
   *[plus] { $total }
}.
is-log-theater_drawn = { $theater }: both sides are equally strong, nobody wins.
is-log-theater_won = { $side_subject } wins { $theater } by { $margin }.{ $row_sign ->
    [minus] { " " }There are no spoils for such a margin.
   *[plus] { "" }
}
is-log-spoils = { $side_subject } takes the spoils of { $theater }{ $gains_count ->
    [0] { "" }
   *[other] : { $gains }
}.
is-log-spoils_declined = { $side_subject } leaves unused: { $gains }.
is-log-stripped = { $side_subject } removes the flag in { $space } as spoils.
is-log-conquered = { $side_subject } conquers { $space }.
is-log-conquest_refused = { $side_subject } refuses to cede { $space }.
is-log-jacobite_victory = Jacobite Victory: France has { $count ->
    [one] { $count } marker
   *[other] { $count } markers
}.
is-log-jacobite_defeat = Jacobite Defeat: Jacobite Uprisings leaves the game.
is-log-jacobite_place = France may have Jacobite Uprisings as a third Ministry card.
is-log-atlantic_dominance = { $side_subject } receives the Atlantic Dominance tile.
is-log-shift_declined = { $side_subject } shifts no space of Spain.
is-log-shift_in_spain = { $side_subject } shifts { $space }, because a Spanish Territory was taken.
is-log-usa_flag = A flag of the United States flies over { $space }.
is-log-cut_off = { $side_gen } Market { $space } is cut off and loses its flag.
is-log-war_reset = The { $war } is over.
is-gain-vp = { $n } VP
is-gain-conquest = { $n ->
    [one] { $n } Conquest Point
   *[other] { $n } Conquest Points
}
is-gain-strips = { $n ->
    [one] { $n } flag to remove
   *[other] { $n } flags to remove
}
is-gain-treaty = { $n ->
    [one] { $n } Treaty Point for the loser
   *[other] { $n } Treaty Points for the loser
}
is-gain-fleets = { $n ->
    [one] { $n } against a Fort or Squadron
   *[other] { $n } against Forts or Squadrons
}
is-gain-unflags = { $n ->
    [one] { $n } to unflag a space
   *[other] { $n } to unflag spaces
}

## Log: the end

is-log-final_scoring = Final scoring.
is-log-credit_compared = Available Debt: { $winner_id ->
    [nobody] both sides have as much
   *[other] { $winner_subject } has { $margin } more
}.
is-log-commodity_compared = { $commodity }: { $winner_id ->
    [nobody] both sides hold as many Markets
   *[other] { $winner_subject } leads by { $margin }
}.
is-log-territory_counted = { $space }, the opponent’s at the start, counts for { $side_acc }.
is-log-victory = { $victory ->
    [scoring] { $side_subject } has won every Award and every commodity of one turn.
    [vp] { $side_subject } has reached the end of the Victory Point track.
    [war_sweep] { $side_subject } has won every theater of one war by the widest margin.
    [tie] The marker is on 15: { $side_subject } wins by more Available Debt.
    [equal] The marker is on 15 and Available Debt is equal: { $side_subject } wins.
   *[final] { $side_subject } has won the match.
}
is-outcome-scoring = { $side_subject } wins: every Award and every commodity of one turn.
is-outcome-vp = { $side_subject } wins: the Victory Point marker is at the end of its track.
is-outcome-war_sweep = { $side_subject } wins: every theater of one war by the widest margin.
is-outcome-final = { $side_subject } wins after the final scoring with the marker on { $vp }.
is-outcome-tie = { $side_subject } wins: the marker is on 15, and more Available Debt decides.
is-outcome-equal = { $side_subject } wins: the marker is on 15, Available Debt is equal, and then Great Britain wins.

## Prompts: what may I do; .declining: what happens if I do not; .waiting: what the others read

is-prompt-keep = You hold more than 3 Event cards. Choose the 3 you keep; the others are discarded face up. Both players choose at the same time.
    .waiting = { $side_subject } chooses which Event cards to keep.
is-prompt-ministry = { $may_stay ->
    [0] Choose your Ministry cards. They lie face down until you reveal them in one of your Action Rounds.
   *[other] You may exchange your face-down Ministry cards for others of this Era; cards that are face up stay. New ones lie face down. Your opponent learns which places you change, not the cards.
}
    .declining = You may also keep the cards you have.
    .waiting = { $side_subject } chooses Ministry cards.
is-prompt-bid = { $side_id ->
    [nobody] Bid for a side: how many Treaty Points may your opponent have if you play it?
   *[other] { $side_subject } goes for { $points } { $points ->
        [one] Treaty Point
       *[other] Treaty Points
    } to the other side. Accept and take the other side with them, or bid more for the same side.
}
    .waiting = The other player bids for a side.
is-prompt-first = You have the Initiative: who takes the first Action Round?
    .waiting = { $side_subject } decides who takes the first Action Round.
is-prompt-round = { $stage ->
    [tile] Take an Investment tile. Before that you may reveal Ministry cards and use Advantages or abilities.
    [actions] Spend the points of your Actions, play an Event, or use what else you have. Actions come one after another, in your order; one begins with what you buy.
    [over] Your Actions are done. Use what else you have, or end the Action Round.
    [major] Spend the points of your Major Action.
    [minor] Your Minor Action: one purchase. It can remove flags only where there is a Conflict marker.
    [event] Spend the points of the Event.
   *[exchange] Spend the exchanged points.
}
    .declining = { $stage ->
        [tile] You must take a tile; with it you may still pass.
        [actions] If you end the Action Round, Actions not begun are lost.
        [untouched] Nothing has been spent in it: another Action, an Event or a pass is as possible as before.
        [over] It ends only when you end it; until then you can take back what you did, as long as nothing hidden came to light.
       *[other] If you close the Action, points not spent are lost.
    }
    .waiting = { $side_subject } plays an Action Round.
is-prompt-pay = The purchase costs { $points } { $type ->
    [economic] economic
    [diplomatic] diplomatic
   *[military] military
} { $points ->
    [one] point
   *[other] points
}. What do you add to the points of your Action?
    .waiting = { $side_subject } decides how to pay.
is-prompt-discard = Robert Walpole: which Event card of your hand do you discard, face up?
    .waiting = { $side_subject } discards an Event card.
is-prompt-settle = { is-ministry-new_world_huguenots }: which French Territory gets the marker?
    .waiting = { $side_subject } places a Huguenots marker.
is-prompt-activate = { $advantage }: { $number ->
    [0] on which space do you put the Conflict marker?
   *[other] which opposing Squadron goes to the Navy Box?
}
    .waiting = { $side_subject } uses an Advantage.
is-prompt-activate_by_event = { $choice ->
    [may] The Event lets you use an Advantage that costs points: which one?
   *[must] The Event has you use one of your Advantages, Exhausted or not: which one?
}
    .declining = If you decline, you use none and pay nothing.
    .waiting = { $side_subject } uses an Advantage through an Event.
is-prompt-effect_place_conflict = { $card }: { $choice ->
    [may] you may place { $count ->
        [one] one more Conflict marker
       *[other] up to { $count } Conflict markers, one after another
    }. Where?
   *[must] where do you place { $count ->
        [one] the Conflict marker
       *[other] the next of { $count } Conflict markers
    }?
}
    .declining = If you decline, no further marker is placed.
    .waiting = { $side_subject } places a Conflict marker.
is-prompt-effect_unflag = { $card }: which opposing flag do you remove?
    .waiting = { $side_subject } removes a flag.
is-prompt-effect_shift = { $card }: which space do you shift, for free? An opposing flag is removed, or yours comes into an empty space.
    .waiting = { $side_subject } shifts a space.
is-prompt-effect_take_control = { $card }: of which space do you take control?
    .waiting = { $side_subject } takes control of a space.
is-prompt-effect_damage_fort = { $card }: which opposing Fort do you damage?
    .waiting = { $side_subject } damages a Fort.
is-prompt-effect_remove_own_flag = { $card }: which flag of your own do you remove?
    .waiting = { $side_subject } removes a flag of its own.
is-prompt-effect_choose_one = { $card }: choose which of its effects takes place.
    .waiting = { $side_subject } chooses what an Event does.
is-prompt-effect_move_squadron = { $card }: which Squadron of { $other_side_acc } { $number ->
    [0] goes to the Navy Box
    [1] waits on the Turn Track until the next Peace Turn
   *[other] leaves the game
}?
    .waiting = { $side_subject } chooses a Squadron.
is-prompt-effect_opponent_loses_asset = { $card }, played by your opponent: which of these do you lose? A Fort is damaged, a Squadron goes to the Navy Box, a Bonus War tile returns to your pool.
    .waiting = { $side_subject } chooses what to lose.
is-prompt-effect_remove_bonus_war_tile = { $card }: from which theater does a Bonus War tile of your opponent, taken at random, return to the pool?
    .waiting = { $side_subject } chooses a theater.
is-prompt-effect_place_byng = { $card }: in which theater do you place the Byng tile?
    .waiting = { $side_subject } places the Byng tile.
is-prompt-effect_add_demand = { $card }: you may add a commodity to Global Demand for this turn. Which one?
    .declining = If you decline, nothing is added.
    .waiting = { $side_subject } may add a commodity to Global Demand.
is-prompt-effect_replace_demand = { $card }: { $commodity } was drawn. Which commodity leaves Global Demand for it?
    .waiting = { $side_subject } changes Global Demand.
is-prompt-effect_score_commodity = { $card }: you may have { $commodity } scored now. Whoever has more of its Markets gets the reward.
    .declining = If you decline, it is not scored now.
    .waiting = { $side_subject } decides about scoring a commodity.
is-prompt-effect_refresh_advantages = { $card }: you may refresh { $count ->
    [one] one Exhausted Advantage
   *[other] up to { $count } Exhausted Advantages, one after another
}. Which one?
    .declining = If you decline, no further Advantage is refreshed.
    .waiting = { $side_subject } refreshes Advantages.
is-prompt-effect_exhaust_advantages = { $card }: you may exhaust { $count ->
    [one] one Advantage, whoever holds it
   *[other] up to { $count } Advantages, whoever holds them, one after another
}. Which one?
    .declining = If you decline, no further Advantage is exhausted.
    .waiting = { $side_subject } exhausts Advantages.
is-prompt-place_tile = You drew { $wartile }: in which theater do you place it?
    .waiting = { $side_subject } places a Bonus War tile.
is-prompt-displace = { $theater } is full: which tile makes room for { $wartile }, and where does it go?
    .waiting = { $side_subject } makes room for a Bonus War tile.
is-prompt-upgrade = Military Upgrade in { $theater }. On the Display: { $now_wartile }. Drawn: { $drawn }. Which one stays, and what becomes of the other?
    .waiting = { $side_subject } chooses between two Basic War tiles.
is-prompt-assign = Assign your Basic War tiles to the theaters. Your opponent does not see them.
    .waiting = { $side_subject } assigns Basic War tiles.
is-prompt-tile_effect = { $theater }: you may use the symbols of your War tiles ({ $gains }).
    .declining = If you decline, the rest of them has no effect.
    .waiting = { $side_subject } uses the symbols of War tiles.
is-prompt-spoils = { $theater }: you may spend your spoils ({ $gains }).
    .declining = If you decline, what is left of them is lost.
    .waiting = { $side_subject } spends the spoils of war.
is-prompt-refusal = Your opponent wants to conquer { $space }. Cede it, or refuse: it stays yours, and your opponent scores { $vp } VP.
    .waiting = { $side_subject } may refuse to cede a Territory.
is-prompt-lose_squadron = You lost the theater and must give up { $count ->
    [one] { $count } Squadron
   *[other] { $count } Squadrons
}: which one { $number ->
    [0] goes back to your Unbuilt Squadrons
   *[other] leaves the game
}?
    .waiting = { $side_subject } gives up Squadrons.
is-prompt-shift_in_spain = Your opponent took { $count ->
    [one] a Spanish Territory
   *[other] { $count } Spanish Territories
}: you may shift { $count ->
    [one] a space
   *[other] as many spaces
} of Spain for free. Which one?
    .declining = If you decline, you shift none.
    .waiting = { $side_subject } may shift a space of Spain.
is-prompt-usa = The American Revolution is won: you may place flags of the United States on Territories and remove Forts of the Northern Colonies, of either side{ $canada ->
    [0] { "" }
   *[other] ; Quebec and Montreal may join
}.
    .declining = When you finish, Markets of either side that were cut off lose their flags.
    .waiting = { $side_subject } places flags of the United States.

## Options

is-move-keep = Keep { $first_card }, { $second_card }, { $third_card }
is-move-ministers = { $minister } and { $second }{ $stay ->
    [yes] { " " }(as it is now)
   *[no] { "" }
}
is-move-ministers_and = { $minister } and { $second }, with { $third } beside them{ $stay ->
    [yes] { " " }(as it is now)
   *[no] { "" }
}
is-move-bid = { $side }: { $points } { $points ->
    [one] Treaty Point
   *[other] Treaty Points
} to the opponent
is-move-accept-bid = Accept: take the other side with the Treaty Points
is-seat-first_player = First player
is-seat-second_player = Second player
is-move-first = { $side }
is-move-take = Take { $tile }
is-move-pass = { $points ->
    [0] Pass
   *[other] Pass: Debt falls by { $points }
}
is-move-end = End the Action Round
is-move-reveal = Reveal { $minister }
is-move-play = Play { $card }
is-move-play_with = Play { $card } and reveal { $minister } for it
is-move-begin = { $action ->
    [major] Begin the Major Action
    [minor] Begin the Minor Action
    [event] Begin an Action with the points of the Event
   *[exchange] Begin an Action with the exchanged points
}
is-move-join = { $action ->
    [event] Add the points of the Event
   *[exchange] Add the exchanged points
}
is-move-finish = Close this Action
is-move-pay = { $debt ->
    [0] { $treaty ->
        [0] Neither Debt nor Treaty Points
        [one] { $treaty } Treaty Point
       *[other] { $treaty } Treaty Points
    }
   *[other] { $debt } Debt{ $treaty ->
        [0] { "" }
        [one] { " and " }{ $treaty } Treaty Point
       *[other] { " and " }{ $treaty } Treaty Points
    }
}
is-move-upgrade = Military Upgrade in { $theater }
is-move-swap = Exchange the tiles of { $theater } and { $to_theater }
is-move-treaty_point = Upgrade symbol: 1 Treaty Point
is-move-retain = { $kept ->
    [placed] The tile on the Display stays
   *[drawn] The tile drawn stays
}; the other { $fate ->
    [returned] goes back to the pool
   *[removed] leaves the game
}
is-move-flag = Flag { $space }
is-move-unflag = Unflag { $space }
is-move-unflag_with = Unflag { $space } with { $advantage }
is-move-draw = Draw an Event card
is-move-tile = Buy a Bonus War tile
is-move-pacify = Remove the Conflict marker on { $space }
is-move-fort = Build the Fort { $space }
is-move-repair = Repair the Fort { $space }
is-move-seize = Seize the Fort { $space }
is-move-construct = Construct a Squadron
is-move-construct_with = Construct a Squadron with { $source }
is-move-muster = Deploy from the Navy Box to { $space }
is-move-deploy = Deploy { $start } → { $space }
is-move-exchange = Exchange 2 military points for 1 { $type ->
    [economic] economic
   *[diplomatic] diplomatic
} point
is-move-activate = Use { $advantage }
is-move-use = Use { $ability_of }
is-move-huguenots = Spend the Huguenots of { $space }: a Market of the region costs 1 less
is-move-mark = Townshend Acts: { $commodity }
is-move-discard = Discard { $card }
is-move-discard-round = Edmond Halley: discard { $card } for 1 Treaty Point
is-move-uprising = Score Jacobite Uprisings
is-move-choose = { $space }
is-move-navy = A Squadron in the Navy Box
is-move-option = Option { $number }
is-move-commodity = { $commodity }
is-move-advantage = { $advantage }
is-move-theater = { $theater }
is-move-place = { $theater }
is-move-displace = { $wartile } → { $theater }
is-move-give_up = { $wartile } in { $theater }
is-move-assign = { $theater }: { $wartile }
is-move-assign_three = { is-move-assign }
is-move-decline = Decline
is-move-decline-tile_effect = Leave the rest
is-move-decline-spoils = Leave the rest
is-move-decline-usa = Finish
is-move-yes = Yes
is-move-conquer = Conquer { $space }
is-move-conquer_from = Conquer { $space } with the Squadron from { $start }
is-move-spoil = Remove the flag in { $space }
is-move-accept = Cede { $space }
is-move-refuse = Refuse: the opponent scores { $vp } VP

## Options of Events

is-choice-carnatic_war-0 = Damage an opposing Fort in India
is-choice-carnatic_war-1 = Shift a Cotton Market in India for free
is-choice-austro_spanish_rivalry-0 = 2 diplomatic points, only in India
is-choice-austro_spanish_rivalry-1 = 2 economic points, only in India
is-choice-hyder_ali-0 = Take control of a Local Alliance in India
is-choice-hyder_ali-1 = Place 2 Conflict markers in India
is-choice-war_of_the_quadruple_alliance-0 = Take 1 Debt
is-choice-war_of_the_quadruple_alliance-1 = Give up 1 Treaty Point
is-choice-nootka_incident-0 = 2 diplomatic points
is-choice-nootka_incident-1 = 2 economic points

## What a purchase costs and how that comes about

is-price-printed = printed
is-price-conflict = Conflict marker
is-price-isolated = Isolated
is-price-protected = Protected
is-price-huguenots = Huguenots
is-price-region = further region
is-price-cheap_squadron = cheaper Squadron
is-price-plus = marker +1
is-price-repair = repair
is-price-seize = seizure
is-price-displace = opposing Squadron
is-price-told = { $move }: { $cost }
is-price-sum = { $steps } = { $cost }
is-price-covered = { $cost }; { $own ->
    [0] { $rest }
    [one] { $own } point, { $rest }
   *[other] { $own } points, { $rest }
}
is-price-rest = { $short } from Debt or Treaty Points
is-only = only { $where }
is-only-flag = only to flag spaces { $where }
is-only-unflag = only to unflag spaces { $where }
is-only-shift = only to shift spaces { $where }
is-only-beside = only to flag Markets beside your own
is-only-markets = only to unflag Markets
is-only-buy_bonus_war_tile_or_deploy_squadron = only for Bonus War tiles and deploying Squadrons
is-only-major_action_entirely_in_europe = only if all is spent in Europe
is-only-plain = only to shift spaces without Prestige
