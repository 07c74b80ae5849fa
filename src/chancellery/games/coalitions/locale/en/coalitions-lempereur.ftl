# L'Empereur (chapter 12): one player, or several together, against Napoleon the automaton.

## What there is to choose before the match

scenario-coalitions-lempereur = L’Empereur: alone or together against Napoleon
    .description = One player has the whole Grand Coalition, or two to five divide its Powers; Napoleon is played by his cards. The set-up is that of 1805, with a Garrison in every French Home Territory. You win together when a General of yours is in Paris at the end of an action; you lose together when France has 25 Influence.
option-coalitions-level = Level
    .description = The Influence with which Napoleon starts (K-12.1.4); at 25 he has won.
option-coalitions-level-easy = L’Ogre (easy): 5 Influence
option-coalitions-level-demanding = L’Usurpateur (demanding): 10 Influence
option-coalitions-level-extreme = L’Empereur Napoléon (extremely demanding): 15 Influence
option-coalitions-napoleon_pawn = Seventh French General
    .description = Whether the pawn of Napoleon serves France as an ordinary General (K-R-14).
option-coalitions-napoleon_pawn-false = The pawn is not used: France has six Generals.
option-coalitions-napoleon_pawn-true = The pawn is an ordinary General: France has seven.

## Seats and sides

seat-coalitions-grand_coalition = Grand Coalition
seat-coalitions-player_1 = Player 1
seat-coalitions-player_2 = Player 2
seat-coalitions-player_3 = Player 3
seat-coalitions-player_4 = Player 4
seat-coalitions-player_5 = Player 5
status-grand_coalition = Grand Coalition
status-napoleon = Napoleon

## Napoleon's card and deck

napoleon-title = Napoleon: { $level ->
    [easy] L’Ogre (easy)
    [demanding] L’Usurpateur (demanding)
   *[extreme] L’Empereur Napoléon (extremely demanding)
}
napoleon-card = Targets in order: { $targets }. Only for orientation: { $others }.
napoleon-now = being resolved
napoleon-last = resolved last
napoleon-deck = Napoleon cards
napoleon-discards = Napoleon cards resolved
napoleon-influence = You lose together when France has { $most } Influence; it has { $points }.
napoleon-paris = You win together when a General of yours is in Paris at the end of an action.

## Log

grammar-taken = { $start }{ $equal ->
    [1] { "" }
   *[other] {" "}(the players’ choice among { $equal } equal ones)
}
candidate = { $place } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
})
candidate-value = { $place } ({ $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}, value { $value })
log-empire = { $level ->
    [easy] L’Ogre
    [demanding] L’Usurpateur
   *[extreme] L’Empereur Napoléon
}: Napoleon starts with { $points } Influence.
log-entrusted = { $power_subject } is played by player { $number }.
log-contested_money = { $money ->
    [0] { $power_subject } takes no Money for Contested Territories of its colour.
   *[other] { $power_subject } takes { $money } Money for Contested Territories of its colour.
}
log-lowest_morale = Before the card: lowest Morale ({ $morale }): { $powers }.
log-napoleon_reshuffle = The Napoleon deck is exhausted: { $count } cards are shuffled into a new one.
log-napoleon_card = Napoleon card { $number }, { $name }: { $path }.
log-target_scored = Target { $place }: a French Garrison is there, so France gains the value, { $points ->
    [0] which is nothing
   *[other] { $points }
}.
log-target_standing = Target { $place }: no French Garrison, but a French General stands there and counts as placed.
log-target_attacked = Target { $place }: no French Garrison, so a French General attacks it.
log-target_skipped = Target { $place }: no French General is left, so it is skipped.
log-source = General for { $place }: { $source ->
    [off_board] (a) one is off board.
    [french_home] (b) nearest French Home Territory but Paris, of { $candidates }: { grammar-taken }.
    [paris] (c) from Paris.
    [uncontested] (d) nearest Uncontested Territory, then lowest value, of { $candidates }: { grammar-taken }.
    [contested] (e) nearest Contested Territory without a blue stripe, then lowest value, of { $candidates }: { grammar-taken }.
    [coalition_home] (f) nearest Home Territory of the Grand Coalition, then lowest value, of { $candidates }: { grammar-taken }.
   *[blue] (g) nearest Contested Territory with a blue stripe, then lowest value, of { $candidates }: { grammar-taken }.
}
log-race = Race to Paris instead of a card: Generals of the Grand Coalition are in { $places }.
log-race_target = Race to Paris, target { $number }: { $number ->
    [1] { $place }.
    [2] { $place }, the first invaded Territory of the list ({ $places }).
   *[3] { $place }, the first Territory of the list next to target 2 ({ $places }).
}
log-race_source = General for { $place }: { $race_source ->
    [off_board] (A) one is off board.
    [uncontested] (B) nearest Uncontested Territory, then lowest value, of { $candidates }: { grammar-taken }.
    [contested] (C) nearest Contested Territory without a blue stripe, then lowest value, of { $candidates }: { grammar-taken }.
    [coalition_home] (D) nearest Home Territory of the Grand Coalition, then lowest value, of { $candidates }: { grammar-taken }.
   *[blue] (E) nearest Contested Territory with a blue stripe, then lowest value, of { $candidates }: { grammar-taken }.
}
log-race_skipped = Race to Paris: no French General is left for { $place }.
log-summoned = { $power_subject } places a General in { $place }, taken from { $start ->
    [off] off board
   *[other] { $start }
}.
log-filled = The French General in { $place } is filled up by { $count } to { $troops ->
    [one] { $troops } Troop
   *[other] { $troops } Troops
}.
log-french_card = { $place }: a { $card } is drawn for France (Morale { $morale }). Strength { $attack } (attacker) to { $defence } (defender).
log-french_stop = { $place }: France draws no card: { $stop ->
    [ahead] it is ahead by { $strength }.
    [no_morale] it has no Morale.
    [no_troops] no Troop is left that could draw one.
    [hopeless] { $count } × 5 for its remaining Troops is not more than the { $strength } it is behind.
   *[no_card] deck and discard pile are empty.
}
log-players_won = { $power_subject } has a General in { $place }: the Grand Coalition has won.
log-players_lost = France has { $total } Influence: Napoleon has won.

## Questions

prompt-division = Who plays { $power_acc }? Divide the Powers as the players have agreed; each player gets at least one.
    .declining = { must-decide }
    .waiting = The first player enters who plays { $power_acc }; agree by press.
prompt-lowest_morale = A Napoleon card comes next. Several Powers share the lowest Morale: which of them gains 1?
    .declining = { must-decide }
    .waiting = The player of Great Britain chooses which Power with the lowest Morale gains 1.
prompt-source = Several French Generals are equally well placed to attack { $place }. Which one is taken?
    .declining = { must-decide }
    .waiting = The player of Great Britain chooses which French General is taken for { $place }.
prompt-race_place = Race to Paris: no Territory of the list is next to { $place }. Which neighbour gets the third General?
    .declining = { must-decide }
    .waiting = The player of Great Britain chooses the third target of the Race to Paris.
prompt-french_troops = French Mobilisation: { $money } Money or the tokens do not suffice for all Troops. Which General gets the next one?
    .declining = { must-decide }
    .waiting = The player of Great Britain decides which French General gets a Troop.
prompt-open_card = Battle in { $place }: play open Battle cards for { $power_gen } Generals. Each costs 1 Morale; only the printed value counts.
    .declining = Finished means that { $power_acc } plays no more cards in this battle. When all are finished, cards are drawn for France.
    .waiting = { $power_subject } plays open cards in { $place }.
prompt-french_withdraw = The battle in { $place } is a draw. Several French Territories are equally near: where does the French General withdraw to?
    .declining = { must-decide }
    .waiting = The player of Great Britain decides where the French General withdraws to from { $place }.
prompt-subsidy-lempereur = Subsidies of { $power_acc }: you may give Money to other Powers of the Grand Coalition; { $money } left to offer.
    .declining = When you finish, other players answer the offers made to their Powers; what you did not offer stays with { $power_acc }.
    .waiting = { $power_subject } decides about Subsidies.

## Options

move-entrust = { $power }: player { $number }
move-encourage = 1 Morale for { $power_acc }
move-summon = From { $place } to { $to }
move-race = { $place }
move-wait = Let others play first
move-play-open_card = Play a { $card } for the General in { $place }
move-pass-open_card = Finished
move-buy_troop-french_troops = A Troop for the French General in { $place }
move-withdraw-french_withdraw = To { $to }

## The table

phase-Division = The players divide the Powers
phase-GrandMovement = Movement: { $power }
phase-FrenchMobilisation = Mobilisation: { $power }
phase-NapoleonCard = Napoleon card
phase-RaceToParis = Race to Paris
phase-BattleAgainstNapoleon = { phase-Battle }
place-worth-home-lempereur = Value { $value }: Money for { $home_acc }; for France only by a Napoleon card.
place-worth-contested-lempereur = Value { $value }: Influence for France if it has a stripe, else Money ({ $powers }).
place-worth-uncontested-lempereur = Value { $value }: Money; for France also Influence by a Napoleon card.
outcome-liberation = A General of the Grand Coalition is in Paris: the players have won together.
outcome-domination = France has 25 Influence: Napoleon has won, the players have lost together.

## Why not

refused-other-power-divided = Now it is decided who plays { $power }.
refused-no-such-player = There is no player { $number }.
refused-player-without-power = Then a player would have no Power.
refused-not-lowest-morale = { $power } does not have the lowest Morale.
refused-other-target = Now a General is taken for { $place }.
refused-placed-already = The French General in { $place } stands in a target or was placed in this action.
refused-not-first-source = The French General in { $place } does not come first by the order of sources.
refused-nobody-to-wait-for = No other Power is left to play first.
refused-third-elsewhere = The third General goes to a Territory next to { $place }, but not to Paris.
