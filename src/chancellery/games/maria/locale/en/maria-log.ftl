# Maria: log lines, questions and options.

## Log: the course of a turn

maria-log-turn = Turn { $turn }.
maria-log-stage = { $stage ->
    [1] Stage I: politics.
    [2] Stage II: hussars.
    [3] Stage III: France and Bavaria.
    [4] Stage IV: Prussia and Saxony.
   *[5] Stage V: Austria and the Pragmatic Army.
}
maria-log-stage-introductory = { $stage ->
    [2] Stage II: hussars.
    [3] Stage III: France and Bavaria.
    [4] Stage IV: Prussia and Saxony.
   *[5] Stage V: Austria.
}
maria-log-winter = Winter after turn { $turn }: armies are recruited, generals return.

## Log: armies

maria-log-allocated = { $power_gen } armies: { $armies }.
maria-one-of-armies = { $general } { $count }
maria-log-armies_divided = All powers have divided their armies among their generals, in secret.
maria-log-divided = { $general } now commands { grammar-maria-armies }, { $mate } { $rest }.
maria-log-armies_lost = The force of { $general } loses { grammar-maria-armies } for want of supply.
maria-log-removed = { $general } is removed from { $city } { $reason ->
    [supply] (no supply)
    [retreat] (no way to retreat)
   *[battle] (no armies left)
}.
maria-log-recruited = { $power_subject } recruits { grammar-maria-armies }.
maria-log-armies_given = { $power_subject }: { $general } receives { grammar-maria-armies }.
maria-log-returned = { $general } returns in { $city }.

## Log: tactical cards

maria-log-drawn = { $power_subject } draws { grammar-maria-cards }{ $drawn_for ->
    [set_up] { "" } for the set-up
    [subsidy] { "" } as a subsidy
    [politics] { "" } through politics
   *[stage] { "" }
}: { $cards }.
maria-log-cards_drawn = Tactical cards: { $counts }.
maria-one-of-counts = { $power } { $count }{ $subsidies ->
    [0] { "" }
   *[other] { "" } (as a subsidy: { $subsidies })
}
maria-log-drawn-unknown = { $power_subject } draws { grammar-maria-cards }{ $drawn_for ->
    [set_up] { "" } for the set-up
    [subsidy] { "" } as a subsidy
    [politics] { "" } through politics
   *[stage] { "" }
}.
maria-log-reshuffled = The discard pile of deck { $deck } is shuffled into a new draw deck: { grammar-maria-cards }.
maria-log-paid = { $power_subject } pays { $paid_for ->
    [supply] for supply past the hussars
    [train] for the return of a train
    [corps] for the armies of an expedition corps
   *[armies] for recruited armies
}: { $faces }.
maria-log-discarded = { $power_subject } discards { $card }.
maria-log-subsidy = { $granted ->
    [yes] France grants Bavaria the subsidy this turn.
   *[no] France refuses Bavaria the subsidy this turn.
}
maria-log-contract_ended = The subsidy contract ends: { $power } no longer pays { $other_power_acc }.

## Log: politics

maria-log-recovered = { $power_subject } takes { grammar-maria-cards } lying face down back into hand.
maria-log-election_revealed = “Imperial Election” comes up: the vote is held at the end of this turn.
maria-log-politics = Political cards of this turn: { $offer }.
maria-log-trump_card = To settle trump a tactical card is revealed: { $card }.
maria-log-trump = Trump is { $suit }.
maria-log-bids_shown = { $bids_count ->
    [0] No card is put on the politics board
   *[other] Put on the politics board: { $bids }
}. { $powers_count ->
    [0] No power chooses a political card
    [one] Only { $powers } chooses
   *[other] Order of choice: { $powers }
}.
maria-one-of-bids = { $power_acc } { $card }
maria-log-taken_back = { $power_subject } can take no political card and takes back { grammar-maria-cards }.
maria-log-kept = { $power_subject } keeps { grammar-maria-cards } on the politics board.
maria-log-political_discarded = { $power_subject } takes the political card “{ $political }” and discards it unused.
maria-log-political_used = { $power_subject } takes and uses the political card “{ $political }”.
maria-log-shift = { $power_subject } shifts the { $track } track { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
} { $steps_sign ->
    [minus] to the left
   *[plus] to the right
}.
maria-log-track = The { $track } marker comes to space { $space }.
maria-log-corps = { $general } leaves the map as an expedition corps.
maria-log-corps_back = { $general } comes back from his expedition, to { $city }.

## Log: the Imperial election

maria-log-election = The electors assemble: the Imperial election.
maria-log-vote = { $power_subject } casts the vote of { $city }: for { $candidate }.
maria-log-emperor = { $power_subject } wins the Imperial crown. Votes for Austria: { $votes }; for France: { $other_votes }.

## Log: hussars and supply

maria-log-hussar = Hussar { $hussar } rides to { $city }.
maria-log-hussar_off = Hussar { $hussar } is driven off from { $city }.
maria-log-toll = Supply for { $general } runs past hussars and costs { $price ->
    [one] { $price } point
   *[other] { $price } points
}.
maria-log-hand_lost = Supply for { $general } runs past hussars and costs { $price ->
    [one] { $price } point
   *[other] { $price } points
}; { $faces_count ->
    [0] { $power_acc } has no cards to pay with
   *[other] { $power_acc } cannot pay that and loses its whole hand: { $faces }
}.
maria-log-unsupplied = { $general } is out of supply.
maria-log-supplied = { $general } is supplied again.

## Log: movement

maria-log-move_completed = { $piece }{ $pieces ->
    [one] { "" }
   *[other] { "" } with his stack
}{ $forced ->
    [yes] { "" } on a forced march of { $cities_count ->
        [one] { $cities_count } city
       *[other] { $cities_count } cities
    }: { $cities_ends }
   *[no] : { $cities }
}{ $joined_count ->
    [0] { "" }
   *[other] , joining { $joined }
}{ $conquests_count ->
    [0] { "" }
   *[other] ; conquers { $conquests }
}{ $claims_count ->
    [0] { "" }
   *[other] ; “?” on { $claims }
}.
maria-log-train_captured = { $general } destroys a train in { $city }: { $train }.
maria-log-train_returned = { $train } is placed in { $city }.
maria-log-consent_refused = { $power_subject } does not agree that { $general } joins the general in { $city }.
maria-log-consent_move_refused = { $power_subject } does not agree that the stack of { $general } moves to { $city } as one body.
maria-log-stacked = Together in { $city }: { $generals }.
maria-log-commander = { $general } commands the stack in { $city }.

## Log: fortresses and victory markers

maria-log-claims_failed = No delayed conquest of { $claims }: { $claims_count ->
    [one] the “?” is removed
   *[other] each “?” is removed
}.
maria-log-conquered = Delayed conquest: { $power_acc } conquers { $conquest }.
maria-one-of-conquests = { $city }{ $marker_placed_id ->
    [nobody] { $marker_lost_id ->
        [nobody] { "" }
       *[other] { "" } ({ $marker_lost_gen } victory marker returns to its pool)
    }
   *[other] { $marker_lost_id ->
        [nobody] { "" } ({ $marker_placed_gen } victory marker)
       *[other] { "" } ({ $marker_placed_gen } victory marker replaces { $marker_lost_gen })
    }
}
maria-log-marker_lost = The victory marker of { $power_acc } in { $city } returns to its pool.
maria-log-elector = The elector marker of { $city } is turned: { $power_id ->
    [france] the French side is up
   *[austria] the Austrian-Pragmatic side is up
}.
maria-log-box = { $power_subject } places a victory marker in the box { $box ->
    [electors] 3 Electors
    [italy] Italy
   *[silesia] Silesia
}.
maria-log-box_lost = { $power_subject } takes its victory marker back from the box { $box ->
    [electors] 3 Electors
    [italy] Italy
   *[silesia] Silesia
}.
maria-log-battle_points = Won battles: { $gained ->
    [0] { $loser } −{ $lost }
   *[other] { $winner } +{ $gained }{ $lost ->
        [0] { "" }
       *[other] , { $loser } −{ $lost }
    }
}.
maria-log-battle_points_lost = { $power_subject } takes { grammar-maria-markers } back from its won-battle boxes.

## Log: combat

maria-log-battle = Battle: { $power } in { $city } ({ $strength }) attacks { $other_power_acc } in { $other_city } ({ $other_strength }).
maria-log-card_played = { $power_subject } plays { $card }, worth { $value }; its score is { $score_sign ->
    [minus] −{ $score }
   *[plus] { $score }
}.
maria-log-battle_tied = The battle between { $power_acc } and { $other_power_acc } is a tie.
maria-log-battle_won = { $winner_subject } wins; { $loser_acc } loses { grammar-maria-armies }.
maria-log-retreated = { $general }{ $pieces ->
    [one] { "" }
   *[other] { "" } and his stack
} must retreat: { $start } → { $to_city }.

## Log: upheavals and the end

maria-log-peace_offered = Prussia offers Austria peace for Silesia.
maria-log-peace_rejected = Austria rejects the peace.
maria-log-annexed = Austria accepts: Silesia becomes Prussian.
maria-log-prussia_neutral = Prussia is neutral now.
maria-log-prussia_at_war = Prussia is at war again.
maria-log-set_aside = { $power_subject } takes its victory { $fortresses_count ->
    [one] marker off { $fortresses } and sets it aside
   *[other] markers off { $fortresses }: { $count } set aside, { $rest } to the pool
}.
maria-log-brought_back = { $power_subject }: { grammar-maria-markers } that had been set aside are back in the pool.
maria-log-saxony = Saxony { $status ->
    [prussian_ally] is Prussia’s ally
    [neutral] becomes neutral
   *[austrian_ally] goes over to Austria
}.
maria-log-relocated = { $city_id ->
    [nowhere] { $piece } finds no place and is removed.
   *[city] { $piece } must go to { $city }.
}
maria-log-winter_sheet = The winter sheet is opened. Sums: France { $france }, Prussia { $prussia }, Pragmatic Army { $pragmatic }, Austria { $austria }.
maria-log-victory = { $victory ->
    [aims] The war aims are reached. The winner: { $seats }.
    [survived] Maria Theresa’s realm has held out. The winner: { $seats }.
    [draw] A draw: { $seats }.
    [pool] A pool of victory markers is empty. The winner: { $seats }.
   *[winters] The lowest sum of the winters decides. The winner: { $seats }.
}

## Questions

maria-prompt-armies = How many armies does { $general } command? How the armies are divided stays secret ({ $power }).
    .declining = { must-decide }
    .waiting = { $power_subject } is dividing its armies.
maria-prompt-trump = You won the last battle: name the trump suit.
    .declining = { must-decide }
    .waiting = { $seat } won the last battle and names the trump suit.
maria-prompt-bid = Put one tactical card of { $power_acc } face down on the politics board: a trump, a Reserve, or a bluff.
    .declining = Without a card { $power_acc } takes part only with cards kept from earlier turns.
    .waiting = { $power_subject } may put a card on the politics board.
maria-prompt-political_card = Political cards on offer: { $offer }. { $power_subject } may take one that shows its symbol; it then discards its tactical cards on the politics board.
    .declining = If you keep the tactical cards, they stay on the politics board for later turns.
    .waiting = { $power_subject } chooses a political card.
maria-prompt-use_card = Use “{ $political }”, or discard it?
    .declining = If you discard it, nothing on it happens.
    .waiting = { $power_subject } decides whether to use a political card.
maria-prompt-use_part = “{ $political }”, part { $number }: { $effect }. Carry it out?
    .declining = If you decline, this part has no effect.
    .waiting = { $power_subject } decides about a part of a political card.
maria-prompt-vote = For whom does { $city } vote? { $power_subject } casts the vote.
    .declining = { must-decide }
    .waiting = { $power_subject } casts a vote in the Imperial election.
maria-prompt-hussar = Where does hussar { $number } go? Within four cities of an Austrian general, on the map of Bohemia.
    .declining = If you leave him, he stays where he is, or off the board.
    .waiting = { $power_subject } places its hussars.
maria-prompt-subsidy = Does France pay Bavaria the subsidy this turn: one card fewer for France, one more for Bavaria?
    .declining = Without it France keeps the card.
    .waiting = { $power_subject } decides about the subsidy for Bavaria.
maria-prompt-payment = { $power_subject } must pay { $price ->
    [one] { $price } point
   *[other] { $price } points
}. Choose the cards; what is too much is lost.
    .declining = { must-decide }
    .waiting = { $power_subject } pays with tactical cards.
maria-prompt-discard = { $power_subject } must discard { grammar-maria-cards } more. Choose one.
    .declining = { must-decide }
    .waiting = { $power_subject } discards tactical cards.
maria-prompt-supply = Hussars stand on the supply paths of several generals of { $power_acc }: whose supply is paid next?
    .declining = { must-decide }
    .waiting = { $power_subject } decides whose supply is paid next.
maria-prompt-movement = Move generals and trains, one after another, or bring a train back.
    .declining = If you are done, pieces that have not moved stay where they are.
    .waiting = { $seat } moves pieces.
maria-prompt-end_movement = Nothing is left to move, and battles follow.
    .declining = Until you go on you can take back your last move.
    .waiting = { $seat } ends the movement.
maria-prompt-walk = { $piece } has moved { $steps ->
    [one] { $steps } city
   *[other] { $steps } cities
}. Where does the move go on?
    .declining = If you halt, the move ends here.
    .waiting = { $power_subject } is moving a piece.
maria-prompt-consent = { $general } wants to join your general in { $city }. Do you agree?
    .declining = If you refuse, he does not come there.
    .waiting = { $power_subject } decides whether a stack may form.
maria-prompt-consent_move = { $general } wants to lead the stack to { $city } as one body, your general with him. Do you agree?
    .declining = If you refuse, your general stays.
    .waiting = { $power_subject } decides whether a stack may move as one body.
maria-prompt-command = Who commands the stack in { $city }? Both generals have the same rank.
    .declining = { must-decide }
    .waiting = { $power_subject } names the commander of a stack.
maria-prompt-division = { $general } and { $mate } have { grammar-maria-armies } together. How many does { $general } take?
    .declining = { must-decide }
    .waiting = { $power_subject } divides armies between two generals.
maria-prompt-remain = Of { $power_gen } stack one army is left. Which general stays with it?
    .declining = { must-decide }
    .waiting = { $power_subject } decides which general stays.
maria-prompt-attack = Generals beside enemies must attack. Which battle comes next?
    .declining = { must-decide }
    .waiting = { $seat } chooses the next battle.
maria-prompt-battle = Battle between { $city } and { $other_city }: { $power_gen } score is { $score_sign ->
    [minus] −{ $score }
   *[plus] { $score }
}. { $plays ->
    [no] { $power_subject } has neither a card of { $suit } nor a Reserve to play.
   *[yes] Play a card of { $suit } or a Reserve.
}
    .declining = { $declines ->
        [no] At zero you must play, as you hold a card of your suit.
       *[yes] { $score ->
            [0] If you play none, the battle is a tie.
           *[other] If you play none, the battle is lost.
        }
    }
    .waiting = { $power_subject } may play a card in the battle.
maria-prompt-retreat = { $general } must retreat { $count ->
    [one] { $count } city
   *[other] { $count } cities
}. You lead him: where does he end?
    .declining = { must-decide }
    .waiting = { $power_subject } leads the defeated away.
maria-prompt-retreat_way = A hussar stands in { $city }. Does { $general } retreat through it and drive him off?
    .declining = { must-decide }
    .waiting = { $power_subject } leads the defeated away.
maria-prompt-recruit = How many armies does { $power_acc } recruit? Each costs 4 points.
    .declining = With 0 nothing is paid.
    .waiting = { $power_subject } recruits.
maria-prompt-levy = How many armies does { $power_acc } recruit, free of charge?
    .declining = With 0 nobody is recruited.
    .waiting = { $power_subject } recruits.
maria-prompt-return = { $power_subject } has { grammar-maria-armies } to give. Does a removed general return with one of them?
    .declining = If you are done, the armies go to the generals on the map.
    .waiting = { $power_subject } may bring generals back.
maria-prompt-give = { grammar-maria-armies } left to give. How many does { $general } receive?
    .declining = { must-decide }
    .waiting = { $power_subject } secretly divides recruited armies.
maria-prompt-corps = { $power_subject } must send an expedition corps: which general goes? A removed one costs 8 points and gets 2 armies.
    .declining = { must-decide }
    .waiting = { $power_subject } chooses an expedition corps.
maria-prompt-make_room = { $general } comes back from his expedition. Where does the piece in his city go?
    .declining = { must-decide }
    .waiting = { $power_subject } makes room for a returning general.
maria-prompt-reduce = Does France reduce its military aims? Its markers in core Austria come off: half of them, rounded up, are set aside, the others return to the pool.
    .declining = If not, all markers stay; you may do it at the end of a later stage of yours.
    .waiting = { $power_subject } decides whether to reduce its aims.
maria-prompt-offer_peace = All fortresses of Silesia are Prussian. Does Prussia offer Austria peace?
    .declining = If not, you may offer it after a later stage of yours.
    .waiting = { $power_subject } decides whether to offer peace.
maria-prompt-peace = Prussia offers peace for Silesia. Does Austria accept?
    .declining = If you reject it, nothing changes, and Prussia may offer again.
    .waiting = { $power_subject } decides about the peace offer.
maria-prompt-second_train = Where does Prussia place its second train?
    .declining = { must-decide }
    .waiting = { $power_subject } places its second train.
maria-prompt-saxony = Move Saxony’s marker one space to the right, towards Austria?
    .declining = If you decline, the marker stays.
    .waiting = { $power_subject } may move Saxony’s marker.
maria-prompt-saxon_return = The Saxon general may return at once. With how many recruited armies, at 4 points each?
    .declining = With 0 he stays off the board.
    .waiting = { $power_subject } may bring its general back.
maria-prompt-relocate = Pieces of { $power_acc } must leave. Which goes where?
    .declining = { must-decide }
    .waiting = { $power_subject } must relocate pieces.

## Options

maria-move-armies = { $general }: { grammar-maria-armies }
maria-move-trump = Trump: { $suit }
maria-move-bid = { $power }: put down { $card }
maria-move-no_bid = { $power }: no card
maria-move-take = Take “{ $political }”
maria-move-keep = Keep the tactical cards on the board
maria-move-use = Use it
maria-move-discard_it = Discard it unused
maria-move-do = Carry out part { $number }
maria-move-do_left = Part { $number }: to the left
maria-move-do_right = Part { $number }: to the right
maria-move-vote = { $city } votes for { $candidate }
maria-move-hussar = Hussar { $number } to { $city }
maria-move-leave = Leave hussar { $number }
maria-move-subsidise = Pay the subsidy
maria-move-no_subsidy = No subsidy this turn
maria-move-pay = Pay with { $cards }
maria-move-lay = Card by card: { $card } first
maria-move-lay_reserve = Card by card: a Reserve first, worth { $value }
maria-move-discard = Discard { $card }
maria-move-supply = Pay for { $general }
maria-move-move = { $piece } to { $city }
maria-move-together = { $general } with his stack to { $city }
maria-move-march = Forced march: { $general } to { $city }
maria-move-march_together = Forced march: { $general } with his stack to { $city }
maria-move-on = On to { $city }
maria-move-halt = Halt
maria-move-restore = Bring back { $piece } in { $city } (4 points)
maria-move-replace = Take off { $piece } and place it in { $city } (4 points)
maria-move-command = { $general } commands
maria-move-consent = Agree
maria-move-consent-make_room = Stays: both form a stack
maria-move-refuse = Refuse
maria-move-wait = Let the other player move until he hands back
maria-move-done = Done
maria-move-done-movement = Done moving
maria-move-done-end_movement = On to the battles
maria-move-done-return = No further general returns
maria-move-attack = From { $city } against { $other_city }
maria-move-play = Play { $card }
maria-move-play_reserve = Play a Reserve, worth { $value }
maria-move-decline = Decline
maria-move-decline-battle = Play no card
maria-move-decline-use_part = Leave this part out
maria-move-decline-saxony = Leave Saxony’s marker
maria-move-remain = { $general } stays
maria-move-retreat = To { $city }
maria-move-through = Through { $city }; the hussar is taken off
maria-move-around = Around { $city }; the hussar stays
maria-move-recruit = { $count ->
    [0] Recruit none
    [one] Recruit { $count } army
   *[other] Recruit { $count } armies
}
maria-move-return = { $general } returns in { $city }
maria-move-give = { $general }: { $count ->
    [0] no army
    [one] { $count } army
   *[other] { $count } armies
}
maria-move-offer_peace = Offer peace
maria-move-no_offer = Offer no peace
maria-move-no_offer-reduce = Keep all aims
maria-move-accept = Accept
maria-move-reject = Reject
maria-move-reduce = Reduce the aims
maria-move-saxony = Move it one space to the right
maria-move-place = { $piece } to { $city }
maria-move-corps = Send { $general }
