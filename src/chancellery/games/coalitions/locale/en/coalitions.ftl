# Coalitions: everything a player reads while playing. A Power $power comes in forms: $power (label), $power_subject
# (at the start of a sentence), $power_gen, $power_dat, $power_acc, $power_ins (inside one), $power_id (to select by) and, in
# prompts and options, $power_own (whether it is the reader’s own Power, or another that he decides for).

## The game, its scenarios and options

game-coalitions = Coalitions
game-coalitions-credits = Coalitions is a game by Andrew Rourke, published by PHALANX. Chancellery is unofficial and contains none of its artwork or rules text; board values that are not public are reconstructed.
game-coalitions-about = Europe against Napoleon: move armies, bluff with battle cards, and change sides in time.
    .minutes = 90–180
    .years = 1792–1813
    .weight = 2
    .scenario = 1805
    .seat = france
scenario-coalitions-1805 = 1805: the Third Coalition
    .description = Great Britain, Austria and Russia against France; Prussia is Neutral, the Ottoman Empire Expansionist. France chooses which of its Generals is Napoleon.
scenario-coalitions-1792 = 1792: the First Coalition
    .description = Great Britain, Austria, Prussia and Russia against revolutionary France; the Ottoman Empire is Expansionist. Napoleon starts off board, Spain is closed to all but France at first, and France holds the card Armée d’Orient.
scenario-coalitions-1798 = 1798: the Second Coalition
    .description = Great Britain, Austria, Russia and the Ottoman Empire against France; Prussia is Neutral. Napoleon is in Egypt.
scenario-coalitions-1806 = 1806: the Fourth Coalition
    .description = Great Britain, Prussia and Russia against France; Austria is Neutral and disarmed, the Ottoman Empire Expansionist. France chooses which of its Generals is Napoleon.
scenario-coalitions-1809 = 1809: the Fifth Coalition
    .description = Great Britain and Austria against France and Russia; Prussia is Neutral, the Ottoman Empire Expansionist. France chooses which of its Generals is Napoleon.
scenario-coalitions-1812 = 1812: the Sixth Coalition
    .description = France with Austria and Prussia against Great Britain and Russia; the Ottoman Empire is Neutral. France chooses which of its Generals is Napoleon.
scenario-coalitions-1813 = 1813: the Holy Alliance
    .description = Great Britain, Prussia and Russia against France; Austria is Neutral, the Ottoman Empire Expansionist. France chooses which of its Generals is Napoleon.
option-coalitions-capital_lost = Capital lost
    .description = The Diplomatic Status of a Power that does not control its Capital when statuses are chosen (K-R-04).
option-coalitions-capital_lost-neutral = It must be Neutral.
option-coalitions-capital_lost-keep = It keeps the status it has.
option-coalitions-saxonia_garrison = Prussian Garrison in Saxonia
    .description = Whether Prussia starts scenario 1805 with a Garrison in Saxonia, as it does in others (K-R-11).
option-coalitions-saxonia_garrison-true = Prussia has a Garrison in Saxonia.
option-coalitions-saxonia_garrison-false = As printed: a General without a Garrison.

## Powers, named Generals, statuses, actions, cards

hero-wellington = Wellington
hero-napoleon = Napoleon
hero-schwarzenberg = Schwarzenberg
hero-blucher = Blücher
hero-kutuzov = Kutuzov
hero-grand_vizier = Grand Vizier
status-british = British Coalition
status-french = French Coalition
status-neutral = Neutral
status-expansionist = Expansionist
action-drill = Drill
action-taxation = Taxation
action-leadership = Leadership
action-mobilisation = Mobilisation
action-influence = Expand Influence
action-movement = Movement
card-title = Battle card { $card }
card-hidden = Battle card, face down
ability-none = Adds its value.
ability-own_ground = Counts one more if the Power that plays it controls the battlefield.
ability-reveal = May be played face up to turn up one face-down card of an opponent.
ability-discard = May be played face up to discard one card that an opponent has played.
ability-pair = Every two of these cards in the stack of one General add 1 Strength.
ability-costly_defeat = If your side loses, you lose 1 more Morale for each of these cards.
# the same at the foot of a card
ability-short-none = Adds its value
ability-short-own_ground = +1 on ground you control
ability-short-reveal = shows an enemy card
ability-short-discard = discards an enemy card
ability-short-pair = a pair adds 1
ability-short-costly_defeat = defeat: 1 more Morale
side-attack = Attacker
side-defence = Defender
## Grammar of this language: used inside this file only

grammar-cards = { $count ->
    [one] { $count } Battle card
   *[other] { $count } Battle cards
}
grammar-troops = { $troops ->
    [one] { $troops } Troop
   *[other] { $troops } Troops
}
grammar-turn = { $number ->
    [1] first
    [2] second
   *[3] third
} Movement Turn
grammar-why-card = { $why_card ->
    [drill] {" "}in Drill
    [leadership] {" "}in Leadership
    [purchase] {" "}it has bought
    [off_board] {" "}for a General off board
   *[battle] {" "}after the battle
}
grammar-your = { $power_own ->
    [yes] your
   *[no] { $power_gen }
}
grammar-of-power = { $power_own ->
    [yes] { "" }
   *[no] {" "}of { $power_acc }
}
grammar-you-control = { $power_own ->
    [yes] you control
   *[no] { $power_acc } controls
}
grammar-you-gain = { $power_own ->
    [yes] you gain
   *[no] { $power_acc } gains
}
grammar-you-have = { $power_own ->
    [yes] you have
   *[no] { $power_acc } has
}
grammar-you-play = { $power_own ->
    [yes] you play
   *[no] { $power_acc } plays
}
grammar-you = { $power_own ->
    [yes] you
   *[no] { $power_acc }
}
grammar-the-general = { $named_id ->
    [none] the General
   *[other] { $named }
}
grammar-your-general = { $named_id ->
    [none] { $power_own ->
        [yes] Your General
       *[no] A General of { $power_acc }
    }
   *[other] { $named }
}
grammar-lost = { $troops ->
    [0] { "" }
   *[other] {" "}and loses { grammar-troops }
}
grammar-movement = { $movement ->
    [march] March
    [strategic] Strategic Movement
    [orient] Armée d’Orient
    [rail] Rail Transport
   *[sail] Sea Movement
}

## Log: sequence of play

log-round = Round { $round }.
log-diplomacy = Round { $round }: Diplomacy Phase.
log-turn = Round { $round }, Action Turn { $turn }.
log-named = { $power }: { $hero } is { $place ->
    [off] a General off board
   *[other] the General in { $place }
}.

## Log: diplomacy

log-status = { $kept ->
    [yes] { $power_subject } keeps its status: { $status }.
   *[no] { $power_subject } changes its status: { $before } → { $status }.
}
log-no_choice = { $power_subject } does not control its Capital, { $place }, and has no choice. Its status: { $status }.
log-expelled = { $leader_subject } expels { $power_acc } from its Coalition.

## Log: actions

log-declined = { $power_subject } declines { $action ->
    [drill] Drill
   *[leadership] Leadership
}.
log-draw = { $power_subject } draws a Battle card{ grammar-why-card }: { $card }.
log-draw-unknown = { $power_subject } draws a Battle card{ grammar-why-card }.
log-no_card = { $power_subject } draws no card: deck and discard pile are empty.
log-reshuffle = The discard pile is shuffled into a new deck of { grammar-cards }.
log-discard = { $power_subject } discards a { $card }{ $why_discard ->
    [drill] {" "}in Drill
   *[limit] : its hand is too large
}.
log-tax = { $money ->
    [0] Taxation brings { $power_dat } nothing.
   *[other] { $power_subject } takes { $money } Money in Taxation.
}
log-trade = { $money ->
    [0] Trade brings { $power_dat } nothing.
   *[other] { $power_subject } takes { $money } Money in Trade.
}
log-placed = { $named_id ->
    [none] { $power_subject } places a General in { $place }.
   *[other] { $power_subject } places { $named } in { $place }.
}
log-taken_off = { $power_subject } takes { grammar-the-general } in { $place } off the map{ grammar-lost }.
log-offered = { $power_subject } offers { $recipient_dat } a Subsidy of { $money } Money.
log-subsidy = { $recipient_subject } accepts a Subsidy of { $money } Money from { $power_acc }.
log-subsidy_refused = { $recipient_subject } refuses the Subsidy of { $money } Money.
log-bought = { $power_subject } buys { $item ->
    [buy_troop] a Troop for the General in { $place }
    [buy_card] a Battle card
    [buy_morale] 1 Morale
   *[buy_fortress] a Fortress in { $place }
} ({ $left } Money left).
log-corruption = { $power_subject } loses { $money } Money to Corruption.
log-expand = { $points ->
    [0] Expand Influence brings { $power_dat } nothing (Influence { $total }).
   *[other] { $power_subject } expands its Influence by { $points } (now { $total }).
}

## Log: tracks

log-morale = { $power_subject } { $points_sign ->
    [minus] loses
   *[plus] gains
} { $points } Morale { $why_morale ->
    [leadership] in Leadership
    [purchase] for 1 Money
    [arbiter] as Arbiter
    [grant] for granting the Movement Turn
    [bid] for its bid
    [fives] for 5s played in the lost battle
    [lowest] before the Napoleon card
   *[movement] before a Movement of the Grand Coalition
} (now { $total }).
log-influence = { $power_subject } gains { $points } Influence for { $why_influence ->
    [battle] the victory
    [minor_battle] the victory of a Minor Power
    [subsidy] the Subsidy
   *[target] the target
} (now { $total }).

## Log: movement

log-napoleons_move = { $power }: Napoleon’s Move.
log-arbiter = { $power_subject } names { $arbiter_acc } Arbiter.
log-no_arbiter = { $power }: no Power can be Arbiter, so there is only one Movement Turn.
log-disbanded = { $power_subject } disbands its Garrison in { $place }.
log-movement_turn = { $power }: { grammar-turn }.
log-moved = { $power }: { $named_id ->
    [none] { grammar-movement } { $path }.
   *[other] { grammar-movement } { $path } ({ $named }).
}
log-consent = { $host_subject } consents to the move of { $power_gen } General { $start } → { $to }.
log-consent_refused = { $host_subject } refuses the move of { $power_gen } General { $start } → { $to }.
log-garrison = { $power_subject } leaves a Garrison in { $place }.
log-requested = { $power_subject } asks { $arbiter_acc } for a { grammar-turn }.
log-granted = { $arbiter_subject } grants { $power_dat } a { grammar-turn }.
log-refused_turn = { $arbiter_subject } refuses { $power_dat } a { grammar-turn }.

## Log: battle

log-battle = Battle in { $place }: { $power_acc } attacks.
log-strength = { $place }: Strength { $attack } (attacker) to { $defence } (defender).
log-support = { $power_subject } supports the { $side ->
    [attack] attacker
   *[defence] defender
} in { $place } from { $start }.
log-card_down = { $power_subject } plays a { $card } face down for the General in { $place } (Morale { $morale }).
log-card_down-unknown = { $power_subject } plays a card face down for the General in { $place } (Morale { $morale }).
log-card_up = { $power_subject } plays a { $card } face up for the General in { $place } (Morale { $morale }).
log-turned_up = { $power_subject } turns up a card of { $owner_gen } General in { $place }: { $card }.
log-struck_out = { $power_subject } discards a card of { $owner_gen } General in { $place }: { $card }. It counts no more.
log-passed = { $power_subject } passes.
log-stack = { $power }, General in { $place }: { $cards_count ->
    [one] card { $cards },
   *[other] cards { $cards }, together
} { $strength } Strength.
log-result = { $place }: { $attack } to { $defence }. { $winner ->
    [attack] The attacker wins.
    [defence] The defender wins.
   *[draw] A draw.
}
log-lost_troops = { $power }: { grammar-the-general } in { $place } loses { grammar-troops }{ $loss ->
    [battle] {" "}in the battle
    [defeat] {" "}in defeat
   *[retreat] {" "}in withdrawing
}.
log-withdrew = { $power }: { grammar-the-general } in { $place } withdraws { $to ->
    [off] off board
   *[other] to { $to }
}{ grammar-lost }.
log-beaten = { $power }: { $named_id ->
    [none] the General beaten in { $place }
   *[other] { $named }, beaten in { $place },
} goes { $to ->
    [off] off board
   *[other] to { $to }
}{ grammar-lost }.
log-garrison_lost = { $power_subject } loses its Garrison in { $place }.

## Log: board update

log-garrison_removed = { $power }: the Garrison leaves { $place }, { $removal ->
    [peace] a Home Territory of a Power with which there is no War
   *[weaker] where its side does not stay
}.
log-garrison_paid = { $power_subject } receives { $money } Money (now { $total }): no General has room for the Garrison from { $place }.
log-assigned = { $power }: the Garrison from { $place } becomes a Troop of { grammar-the-general } in { $to }.
log-must_leave = { $power }: { grammar-the-general } in { $place } must leave: { $duty ->
    [neutral] his Power is Neutral and does not control the Territory
    [neutral_home] it is a Home Territory of a Neutral Power
   *[uncontrolled] its Power has no player who could let him stay
}.
log-may_stay = { $host_subject } lets { $power_gen } General stay in { $place }.
log-must_go = { $host_subject } does not let { $power_gen } General stay in { $place }.
log-compared = { $place }: no battle. { $verdict ->
    [stronger] The stronger side stays
    [garrison] Of equally strong sides the one with the Garrison stays
   *[lot] Of equally strong sides one is drawn by lot and stays
}: { $powers } (Strength { $strength }).

## Log: special rules of scenarios

log-spain_open = { $place ->
    [off] { $power_subject } has enough Influence: Spain is open to all Powers for the rest of the match.
   *[other] A French General has entered { $place }: Spain is open to all Powers for the rest of the match.
}

## Log: the end

log-paris = { $power }: a General in Paris adds { $points } Influence for the comparison (total { $total }).
log-victory = { $reason ->
    [influence] Influence Victory
   *[paris] Conqueror of Paris: victory
}: { $powers }.

## Prompts: what may I do; .declining: what happens if I do not; .waiting: what the others read

prompt-napoleon = Choose which of { grammar-your } Generals is { $hero }. The choice is open and holds for the whole match.
    .declining = { must-decide }
    .waiting = { $power_subject } chooses which of its Generals is { $hero }.
prompt-expel_before = You may expel members of { grammar-your } Coalition before the new statuses are chosen. Whoever is expelled cannot choose this Coalition this time.
    .declining = If you expel nobody, every member may stay.
    .waiting = { $power_subject } decides about expelling members of its Coalition, before statuses are chosen.
prompt-status = Choose the Diplomatic Status of { $power_acc } in secret. All choices are revealed together; until the last one is made, you can change yours.
    .declining = You must choose; keeping the present status is a choice, too.
    .waiting = { $power_subject } chooses its Diplomatic Status in secret.
prompt-expel_after = You may expel members of { grammar-your } Coalition now that all statuses are known. Whoever is expelled must become Neutral or Expansionist at once.
    .declining = If you expel nobody, the Coalition stays as it is.
    .waiting = { $power_subject } decides about expelling members of its Coalition.
prompt-expelled_status = { $power_subject } has been expelled. Choose openly: Neutral or Expansionist.
    .declining = { must-decide }
    .waiting = { $power_subject } has been expelled and chooses a new status.
prompt-drill = Drill{ grammar-of-power }: you may draw one Battle card and then discard one.
    .declining = If you decline, { grammar-your } hand stays as it is.
    .waiting = { $power_subject } decides about Drill.
prompt-drill_discard = Drill{ grammar-of-power }: discard one Battle card. It may be the one just drawn.
    .declining = { must-decide }
    .waiting = { $power_subject } discards a card after Drill.
prompt-surplus = { $power_own ->
    [yes] You hold
   *[no] { $power_subject } holds
} too many Battle cards: discard { $count ->
    [one] one
   *[other] { $count }, one at a time
}.
    .declining = { must-decide }
    .waiting = { $power_subject } holds too many Battle cards and discards.
prompt-leadership = Leadership{ grammar-of-power }, one of four: place Generals who are off board, take Generals off the map, draw one Battle card, or gain 1 Morale.
    .declining = If you decline, none of them is done.
    .waiting = { $power_subject } decides about Leadership.
prompt-more_generals = { $verb ->
    [take_off] You may take further Generals{ grammar-of-power } off the map; their Troops are lost.
   *[place] You may place further Generals in Territories { grammar-you-control }.
}
    .declining = If you finish, Leadership is over.
    .waiting = { $power_subject } decides about further Generals in Leadership.
prompt-subsidy = Subsidies: you may offer Money to members of the British Coalition; { $money } left to offer. A Subsidy of 3 or more gives { grammar-you } 1 Influence unless a Minor Power accepts it.
    .declining = When you finish, other players answer the offers made to their Powers; what you did not offer is kept.
    .waiting = { $power_subject } decides about Subsidies.
prompt-subsidy_answer = { $giver_subject } offers { grammar-you } a Subsidy of { $money } Money.
    .declining = If you refuse, the Money stays with { $giver_ins }.
    .waiting = { $power_subject } decides whether to accept a Subsidy of { $money } Money.
prompt-purchase = Mobilisation: { grammar-you-have } { $money } Money. A Troop, a Battle card or 1 Morale costs 1, a Fortress 5.
    .declining = When you finish, a free card is drawn for each General off board; { $power_id ->
        [britain] unspent Money is kept
       *[other] unspent Money is lost to Corruption
    }.
    .waiting = { $power_subject } buys in Mobilisation.
prompt-arbiter = Movement{ grammar-of-power }: name the Arbiter, also if nobody is going to move. The Arbiter gains 1 Morale at once and decides about a second and a third Movement Turn.
    .declining = { must-decide }
    .waiting = { $power_subject } names an Arbiter for its Movement.
prompt-disband = You may disband { grammar-your } Garrisons before the Generals move. Their tokens go back to the stock, a Fortress stays.
    .declining = When you finish, the other Garrisons stay and the first Movement Turn begins.
    .waiting = { $power_subject } decides about disbanding Garrisons.
prompt-move = { $alone ->
    [0] Move { grammar-your } Generals one after another, each once in this Movement Turn. Ending a move where an enemy is means attacking.
   *[1] { phase-NapoleonsMove }: you may move him once, and nobody else. Ending the move where an enemy is means attacking.
}
    .declining = { $alone ->
        [0] If you end the moves, the other Generals stay and the battles are fought.
       *[1] If you do not move him, he stays where he is.
    }
    .waiting = { $alone ->
        [0] { $power_subject } moves its Generals.
       *[1] { $power_subject } decides about { phase-NapoleonsMove }.
    }
prompt-path = Strategic Movement { $path }: where does { $power_own ->
    [yes] the
   *[no] { $power_gen }
} General go on to?
    .declining = { $last ->
        [halt] If you stop, the movement ends here.
       *[on] He cannot stop here: choose where he goes on to.
    }
    .waiting = { $power_subject } chooses the path of a Strategic Movement: { $path }.
prompt-consent = { $mover_subject } asks for { grammar-your } consent to this move: { $path }.
    .declining = If you refuse, the General does not move, and he may not ask for this destination again in this Movement Turn.
    .waiting = { $power_subject } decides whether { $mover_gen } General may move { $path }.
prompt-garrison = You may turn a Troop of { $power_own ->
    [yes] this
   *[no] { $power_gen }
} General into a Garrison in a Territory he has left or entered.
    .declining = If you finish, he keeps his Troops.
    .waiting = { $power_subject } decides about leaving a Garrison.
prompt-battle = Several battles{ grammar-of-power } are due. Which one is fought next?
    .declining = { must-decide }
    .waiting = { $power_subject } chooses the next battle.
prompt-request = { $count ->
    [0] { $power_own ->
        [yes] You have
       *[no] { $power_subject } has
    } no General on the map. You may ask { $arbiter_acc } for a { grammar-turn }{ grammar-of-power } all the same: nobody would move, but the Arbiter would gain { $number } Morale, as a gift.
   *[other] You may ask { $arbiter_acc } for a { grammar-turn }{ grammar-of-power }. If it is granted, the Arbiter gains { $number } Morale.
    }
    .declining = If you do not ask, { grammar-your } Movement is over.
    .waiting = { $power_subject } decides whether to ask for a { grammar-turn }.
prompt-grant = { $mover_subject } asks { grammar-you } for a { grammar-turn }. If you grant it, { grammar-you-gain } { $number } Morale.
    .declining = If you refuse, { $mover_gen } Movement is over and { grammar-you-gain } nothing.
    .waiting = { $power_subject } decides as Arbiter about a { grammar-turn } of { $mover_acc }.
prompt-support = Battle in { $place }: you may support the { $side ->
    [attack] attacker
   *[defence] defender
} ({ $powers }) with { grammar-your } Generals next to it. Each Troop of a supporting General permits one Battle card.
    .declining = If you finish, no further General { $power_own ->
        [yes] of yours
       *[no] of { $power_acc }
    } supports; support already declared is final.
    .waiting = { $power_subject } decides about support for the { $side ->
        [attack] attacker
       *[defence] defender
    } ({ $powers }) in { $place }.
prompt-card = Battle in { $place }: play a Battle card for one of { grammar-your } Generals, or pass. A card costs 1 Morale; who had Morale 0 from the start has one free card.
    .declining = If you pass, { grammar-you-play } no more cards in this battle.
    .waiting = { $power_subject } plays a card or passes in { $place }.
prompt-target = { $verb ->
        [strike_out] Choose the card of an opponent{ grammar-of-power } that is discarded.
       *[other] Choose the face-down card of an opponent{ grammar-of-power } that is turned up.
    }
    .declining = { must-decide }
    .waiting = { $verb ->
        [strike_out] { $power_subject } chooses the card that is discarded.
       *[other] { $power_subject } chooses the card that is turned up.
    }
prompt-beaten = { grammar-your-general } was beaten in { $place } and lost his Troops. Where does he go?
    .declining = { must-decide }
    .waiting = { $power_subject } decides where its beaten General goes.
prompt-withdraw = The battle in { $place } is a draw. { grammar-your-general } withdraws to the nearest Territory { grammar-you-control }, or off board, where his Troops are lost.
    .declining = { must-decide }
    .waiting = { $power_subject } decides where its General withdraws to from { $place }.
prompt-win_garrison = { $power_own ->
    [yes] You have won.
   *[no] { $power_subject } has won.
} You may turn a Troop into a Garrison and so take control of the battlefield.
    .declining = If you do not, nobody takes control by this victory.
    .waiting = { $power_subject } decides about a Garrison on the battlefield.
prompt-assign = Garrisons { $power_own ->
    [yes] of yours
   *[no] of { $power_acc }
} had to leave. Choose which General gets which of them as a Troop.
    .declining = { must-decide }
    .waiting = { $power_subject } assigns Garrisons that had to leave.
prompt-stay = May { $guest_gen } General stay in { $place }, now that { $power_own ->
    [yes] you are Allies
   *[no] { $power_acc } is an Ally
}?
    .declining = If you do not let him stay, he withdraws to the nearest Territory his Power controls, or off board.
    .waiting = { $power_subject } decides whether { $guest_gen } General may stay in { $place }.
prompt-update_withdraw = Generals { $power_own ->
    [yes] of yours
   *[no] of { $power_acc }
} must leave. Choose one and where he withdraws to; off board his Troops are lost.
    .declining = { must-decide }
    .waiting = { $power_subject } withdraws Generals that must leave.
## Options

move-name_general = { $hero } is the General in { $place }
move-name_off_board = { $hero } is a General off board
move-expel = Expel { $power_acc }
move-status = { $status }{ $kept ->
    [yes] {" "}(as now)
   *[no] { "" }
}
move-drill = Draw a Battle card, then discard one
move-discard = Discard a { $card }
move-place = Place a General in { $place }
move-place_named = Place { $hero } in { $place }
move-take_off = Take the General in { $place } off the map
move-card = Draw a Battle card
move-morale = Gain 1 Morale
move-offer = Offer { $power_dat } { $money } Money
move-accept = Accept
move-buy_troop = Buy a Troop for the General in { $place } (1)
move-buy_card = Buy a Battle card (1)
move-buy_morale = Buy 1 Morale (1)
move-buy_fortress = Buy a Fortress in { $place } (5)
move-arbiter = Name { $power_acc } Arbiter
move-disband = Disband the Garrison in { $place }
move-march = March { $place } → { $to }
move-strategic = Strategic Movement { $place } → { $to } → …
move-sail = Sea Movement { $place } → { $to }
move-orient = Armée d’Orient: { $place } → { $to }, once in the match
move-on = On to { $place }
move-halt = Stop here
move-consent = Consent
move-garrison = Garrison in { $place }
move-garrison-win_garrison = Garrison on the battlefield, { $place }
move-end = End the moves
move-battle = Battle in { $place }
move-request = { $count ->
    [0] Ask for a { grammar-turn } without a General, to give the Arbiter { $number } Morale
   *[other] Ask for a { grammar-turn }
    }
move-stop = Do not ask, end the Movement
move-grant = { $power_own ->
    [yes] Grant it and gain { $number } Morale
   *[no] Grant it: { $number } Morale for { $power_acc }
}
move-support = Support with the General in { $place }
move-play = Play a { $card } face down for the General in { $place }
move-reveal = Play a { $card } face up for the General in { $place } and turn up a card
move-turn_up = Turn up card { $number } of { $power_gen } General in { $place }
move-strike = Play a { $card } face up for the General in { $place } and discard a card of an opponent
move-strike_out = Discard card { $number } of { $power_gen } General in { $place }
move-pass = Pass
move-capital = To the Capital
move-off_board = Off board
move-withdraw = Withdraw { $place } → { $to }
move-withdraw_off = Withdraw from { $place } off board (Troops are lost)
move-assign = Garrison from { $place } to the General in { $to }
move-stay = Let { $power_gen } General stay in { $place }
move-leave = Have { $power_gen } General leave { $place }
move-decline = Decline
move-decline-drill = Decline Drill
move-decline-leadership = Decline Leadership
move-refuse = Refuse
move-refuse-subsidy_answer = Refuse the Subsidy
move-refuse-consent = Refuse consent
move-refuse-grant = Refuse the Movement Turn
move-done = Finish
move-done-expel_before = Done expelling
move-done-expel_after = Done expelling
move-done-more_generals = Finish Leadership
move-done-subsidy = No further offers
move-done-purchase = Finish buying
move-done-disband = Done disbanding
move-done-garrison = No further Garrison
move-done-support = No further support
move-done-win_garrison = No Garrison

## The table

scene-round = Round { $round }
scene-turn = Action Turn { $turn }
phase-ChooseNapoleon = Choice of Napoleon
phase-DiplomacyPhase = Diplomacy Phase
phase-BoardUpdate = Board update
phase-HandLimit = Hand limit
phase-Drill = Drill: { $power }
phase-Leadership = Leadership: { $power }
phase-Subsidies = Subsidies
phase-Mobilisation = Mobilisation: { $power }
phase-NapoleonsMove = Napoleon’s Move
phase-Movement = Movement: { $power }{ $number ->
    [0] { "" }
   *[other] , { grammar-turn }
}
phase-Battle = Battle in { $place }
special-spain_closed = Spain: nobody but France may enter Leon, Navarra, Catalonia, Valencia, Andalusia or Madrid until a French General has entered Navarra or Catalonia, or a Power has 11 Influence.
special-armee_dorient = Armée d’Orient: once in the match, in its Movement, France may move a General from Provence directly to Egypt if no British General is in Patrimonium St. Petri or Napoli.
track-morale = Morale
track-influence = Influence
track-strength = Strength
pile-deck = Deck
pile-discards = Discard pile
place-home = Home Territory of { $home_acc }.
place-capital = Capital of { $home_acc }.
place-contested = Contested Territory: { $powers }.
place-uncontested = Uncontested Territory.
place-impassable = Impassable: no General may ever enter.
place-port = Port.
place-controlled = Controlled by { $power_acc }.
place-uncontrolled = Uncontrolled.
place-closed = Closed for now to: { $powers }.
place-worth-home = Value { $value }: Money for { $home_acc }, Influence for another Power in control.
place-worth-contested = Value { $value }: Influence for { $powers }, Money for others.
place-worth-uncontested = Value { $value }: Money.
piece-general = General of { $power_acc }, { grammar-troops }
piece-named = { $hero }, General of { $power_acc }, { grammar-troops }
piece-garrison = Garrison of { $power_acc }
piece-fortress = Fortress
outcome-influence = { $count ->
    [one] Influence Victory: { $powers }.
   *[other] Shared Influence Victory: { $powers }.
}
outcome-paris = The round has ended with a conqueror in Paris. { $count ->
    [one] Victory: { $powers }.
   *[other] Shared victory: { $powers }.
}
