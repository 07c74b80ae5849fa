# Realpolitik: what a player reads besides the texts of the Coalitions family.

## The game, its set-up and options

game-realpolitik = Realpolitik
game-realpolitik-credits = Realpolitik is a sister game of Coalitions, which was designed by Andrew Rourke; both are published by PHALANX. Chancellery is unofficial and contains none of its artwork or rules text; board values that are not public are reconstructed.
game-realpolitik-about = Germany and Italy are made by iron: play your actions in secret and bring your armies by rail.
    .minutes = 150–180
    .years = 1866–1871
    .weight = 3
    .scenario = standard
    .seat = prussia
scenario-realpolitik-standard = 1866–1871
    .description = Austria, France, Prussia and Italy, all At War with each other. With three players Italy is a Minor Power, and the match begins with a Diplomacy Phase.
option-realpolitik-diplomacy_track = Diplomacy Phase track
    .description = How many Dispatches it takes until a Diplomacy Phase is held; the number of spaces is not known (RP-R-07).
option-realpolitik-diplomacy_track-3 = Three Dispatches.
option-realpolitik-diplomacy_track-4 = Four Dispatches.
option-realpolitik-diplomacy_track-5 = Five Dispatches.
option-realpolitik-diplomacy_track-6 = Six Dispatches.

## Powers, Action cards

power-italy = Italy
    .subject = Italy
    .gen = Italy’s
    .dat = Italy
    .acc = Italy
    .ins = Italy
    .letter = I
action-dispatch = Dispatch
action_card-taxation = Take the Money of your Home Territories, of Uncontested ones, and of Contested ones without your stripe.
action_card-mobilisation = Place up to two Trains, draw a card for each General off board, place Generals or take them off, and buy. Unspent Money is lost.
action_card-influence = Gain the Influence of Contested Territories with your stripe and of Home Territories of other Powers.
action_card-dispatch = The Diplomacy Phase token moves up, and all your Action cards return to your hand.
action_card-movement = Name an Arbiter, send Generals and Troops by rail, move your Generals, and fight.

## Log

log-game_turn = Turn { $turn }.
log-action_card = { $power_subject } plays { $action_card ->
    [taxation] Taxation
    [mobilisation] Mobilisation
    [influence] Expand Influence
    [dispatch] Dispatch
   *[movement] Movement
}.
log-dispatch = { $power_subject } takes its Action cards back; the Diplomacy Phase token stands on { $number }.
log-own_reshuffle = { $power }: the discard pile is shuffled into a new deck of { $count ->
    [one] { $count } Battle card
   *[other] { $count } Battle cards
}.
log-diplomacy_phase = Diplomacy Phase.
log-demand = { $power_subject } offers { $recipient_dat } an Alliance.
log-alliance = { $power_subject } and { $other_acc } are now in an Alliance.
log-alliance_kept = { $power_subject } and { $other_acc } confirm their Alliance.
log-alliance_ended = The Alliance of { $power_acc } and { $other_acc } is over: they are At War.
log-no_alliance = There is no Alliance: all Powers are At War with each other.
log-train = { $power_subject } places a Train between { $place } and { $to }.
log-bought_train = { $power_subject } buys a Train between { $place } and { $to } ({ $left } Money left).
log-train_consent = { $host_subject } consents to { $power_gen } Train between { $place } and { $to }.
log-train_refused = { $host_subject } refuses { $power_gen } Train between { $place } and { $to }.
log-troop_by_rail = { $power }: Rail Transport, a Troop of the General in { $place } goes to the General in { $to }.
log-troop_consent = { $host_subject } consents to the transport of { $power_gen } Troop { $place } → { $to }.
log-troop_refused = { $host_subject } refuses the transport of { $power_gen } Troop { $place } → { $to }.
log-prestige = { $power_subject } passes { $other_acc } in Prestige and is now in place { $rank }.

## Prompts

prompt-action_card = Choose the Action card of { $power_acc } for this turn in secret. All cards are revealed together; until the last one is chosen, you can change yours.
    .declining = You must play a card, even if its action is of no use.
    .waiting = { $power_subject } chooses an Action card in secret.
prompt-negotiation = Negotiate. Nothing you agree on is binding. Say when you are ready for the diplomatic demands.
    .declining = The demands are made when everybody is ready.
    .waiting = { $power_subject } is still negotiating.
prompt-demand = Give { grammar-your } Alliance token to one Power in secret; the others get tokens “At War”. Two Powers that give each other their Alliance tokens are Allies until the next Diplomacy Phase.
    .declining = You must give it to somebody. Until the last Power has chosen, you can change your choice.
    .waiting = { $power_subject } chooses in secret whom to offer an Alliance.
prompt-free_train = Mobilisation: you may place { $count ->
    [one] one more Train
   *[other] up to { $count } Trains
} free of charge on borders between Territories { grammar-you-control }, or with one of an Ally’s if he consents.
    .declining = If you finish, the free Trains you have not placed are lost.
    .waiting = { $power_subject } places free Trains.
prompt-train_consent = { $mover_subject } asks for { grammar-your } consent to a Train between { $place } and { $to }.
    .declining = If you refuse, no Train is placed there in this action.
    .waiting = { $power_subject } decides about { $mover_gen } Train between { $place } and { $to }.
prompt-generals = Mobilisation: you may either place Generals who are off board in Territories { grammar-you-control }, or take Generals off the map; their Troops are lost.
    .declining = If you finish, the other Generals stay where they are.
    .waiting = { $power_subject } decides about placing Generals or taking them off.
prompt-rail = Rail Transport: you may send { grammar-your } Generals, and Troops from General to General, along Trains through Territories of { $power_own ->
    [yes] your own
   *[no] { $power_acc }
} or of an Ally. Each General goes once.
    .declining = If you finish, the first Movement Turn begins.
    .waiting = { $power_subject } uses Rail Transport.
prompt-rail_path = Rail Transport { $path }: where does { $power_own ->
    [yes] the
   *[no] { $power_gen }
} General go on to?
    .declining = { $last ->
        [halt] If you stop, the journey ends here.
       *[on] He cannot stop here: choose where he goes on to.
    }
    .waiting = { $power_subject } chooses the way of a Rail Transport: { $path }.
prompt-troop_consent = { $mover_subject } asks to send a Troop { $place } → { $to } by rail through { grammar-your } Territories.
    .declining = If you refuse, the Troop stays, and it may not be asked for again in this action.
    .waiting = { $power_subject } decides whether { $mover_gen } Troop may go { $place } → { $to } by rail.
prompt-purchase-realpolitik = Mobilisation: { grammar-you-have } { $money } Money. A Troop, a Train, a Battle card or 1 Morale costs 1, a Fortress 5.
    .declining = When you finish, unspent Money is lost to Corruption.
    .waiting = { $power_subject } buys in Mobilisation.
prompt-disband-realpolitik = You may disband { grammar-your } Garrisons before anything moves. Their tokens go back to the stock, a Fortress stays.
    .declining = When you finish, the other Garrisons stay and Rail Transport begins.
    .waiting = { $power_subject } decides about disbanding Garrisons.
prompt-bid-realpolitik = Bid Morale in secret for control of { $minor_acc } until the next Diplomacy Phase. The highest bid wins and alone is paid; ties go by Prestige. Until the last bid is made, you can change yours.
    .declining = You must bid; 0 is a bid, too.
    .waiting = { $power_subject } bids in secret for { $minor_acc }.
prompt-card-realpolitik = Battle in { $place }: play a Battle card for one of { grammar-your } Generals, or pass. A card costs 1 Morale; an attacker or defender at Morale 0 from the start has one free card.
    .declining = If you pass, { grammar-you-play } no more cards in this battle.
    .waiting = { $power_subject } plays a card or passes in { $place }.

## Options

move-taxation = { $power }: Taxation
move-mobilisation = { $power }: Mobilisation
move-influence = { $power }: Expand Influence
move-dispatch = { $power }: Dispatch
move-movement = { $power }: Movement
move-ready = I am ready
move-alliance = Offer { $power_dat } an Alliance
move-train = Train between { $place } and { $to }
move-buy_train = Buy a Train between { $place } and { $to } (1)
move-rail = Rail Transport of the General { $place } → { $to } …
realpolitik-rail-way = Rail Transport of the General { $path }{ $open ->
    [yes] { " " }…
   *[no] { "" }
}
realpolitik-on-way = On to { $path }{ $open ->
    [yes] { " " }…
   *[no] { "" }
}
move-rail_troop = One Troop by rail { $place } → { $to }
move-done-free_train = No further free Train
move-done-generals = Done with Generals
move-done-rail = No further Rail Transport
move-refuse-train_consent = Refuse the Train
move-refuse-troop_consent = Refuse the transport

## The table

realpolitik-turn = Turn { $turn }
phase-RailMobilisation = Mobilisation: { $power }
phase-RailMovement = Movement: { $power }{ $number ->
    [0] { "" }
   *[other] , { grammar-turn }
}
phase-RailTransport = Rail Transport
phase-ControlOfItaly = Control of Italy
phase-PrestigeBattle = Battle in { $place }
track-prestige = Prestige
track-diplomacy = Diplomacy Phase track
realpolitik-token = Diplomacy Phase token
realpolitik-trains-left = Trains in the supply
realpolitik-alliance = Alliance
realpolitik-at-war = At War with all others
realpolitik-open = No status yet
realpolitik-allied = in an Alliance with { $power_ins }
realpolitik-alone = without an Ally
realpolitik-deck = Deck: { $power }
realpolitik-discards = Discard pile: { $power }
realpolitik-action-cards = Action cards: { $power }
realpolitik-card-hand = in hand
realpolitik-card-chosen = chosen
realpolitik-card-now = played this turn
realpolitik-card-played = played
realpolitik-legend-routes = Sea Routes are French (blue) or Italian (red)
realpolitik-legend-trains = Trains stand on borders; a Territory names those it is joined with.
place-trains = Trains to: { $places }.

## Why a move is not allowed

refused-card-of-another = The Action card of { $power } is not yours to choose.
refused-minor-without-influence = { $power } is a Minor Power and has no Expand Influence card.
refused-action-card-played = { $power } has already played this Action card; it returns with Dispatch.
refused-only-one-card = { $power } has only one Action card left: it is played unasked.
refused-no-offer-no-bid = Only those who offered { $power } an Alliance bid for it.
refused-alliance-with-itself = The Alliance token goes to another Power.
refused-train-there = There is already a Train between { $start } and { $place }.
refused-no-train-left = All Trains are on the board.
refused-neither-side-yours = { $power } controls neither { $start } nor { $place }.
refused-train-refused = A Train between { $start } and { $place } was refused in this action.
refused-rode-already = The General in { $place } has already moved by rail in this action.
refused-troops-by-rail = The General in { $place } has given or received Troops by rail and cannot use it himself.
refused-no-train = There is no Train between { $start } and { $place }.
refused-no-other-general = Troops go by rail to another General of yours; in { $place } there is none.
refused-troops-gone-by-rail = The Troops the General in { $place } had at first have already gone by rail; none travels twice.
refused-no-line = No line of Trains through Territories you or your Ally control leads from { $start } to { $place }.
refused-route-of-another = The Sea Route from { $start } to { $place } belongs to a Power that is not your Ally.
