# Maria: negotiations and contracts (20, 21).

## Clauses

maria-clause-truce = truce between { $power_dat } and { $other_power_dat } until the end of turn { $turn }
maria-clause-evacuate = { $power_dat } evacuates { $city } and stays out until the end of turn { $turn }
maria-clause-vote = { $power_dat } votes for the { $candidate_id ->
    [france] French
   *[other] Austrian
} candidate
maria-clause-subsidy = { $power_dat } pays { $other_power_dat } a subsidy for { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
maria-clause-cancel = the contract by which { $power_dat } pays { $other_power_dat } is cancelled
maria-clause-end = agreement { $number } ends

## Log

maria-log-contract_made = { $power_subject } and { $other_power_dat } make a contract: { $other_power_dat } receives a card a turn for { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}.
maria-log-agreement_proposed = { $seat } proposes agreement { $number }, to be signed by { $seats }{ $clauses_count ->
    [0] {""}
   *[other] : { $clauses }
}.{ $words_id ->
    [said] {" "}“{ $words }”
   *[nothing] {""}
}
maria-log-agreement_signed = { $seat } signs agreement { $number }.
maria-log-agreement_refused = { $seat } turns down agreement { $number }.
maria-log-agreement_withdrawn = { $seat } withdraws the proposal of agreement { $number }.
maria-log-agreement_concluded = Agreement { $number } is concluded and binds.
maria-log-agreement_lapsed = The proposal of agreement { $number } lapses with the turn.
maria-log-agreement_ended = Agreement { $number } has ended.

## Answering

maria-prompt-agreement = Sign agreement { $number }?
    .declining = Nobody waits for your answer; the proposal lapses with the turn.
    .waiting = { $power_subject } may sign an agreement.
maria-move-sign = Sign agreement { $number }
maria-move-turn_down = Turn down agreement { $number }
maria-move-withdraw = Withdraw agreement { $number }

## The draft of a proposal

maria-answer-sign = Sign
maria-answer-turn_down = Turn down
maria-answer-withdraw = Withdraw
maria-contract-left = { $count ->
    [one] { $count } more turn
   *[other] { $count } more turns
}

maria-draft-truce = Truce
    .about = Neither side moves a piece into a city that holds a piece of the other, or next to one. Attacks and retreats that the rules demand are not touched.
maria-draft-evacuate = Evacuation
    .about = The power leaves the city as soon as it can and does not enter it again.
maria-draft-vote = Votes in the election
    .about = The power casts all its votes in the Imperial election for this candidate.
maria-draft-subsidy = Subsidy
    .about = Each turn the payer draws one card fewer and the receiver draws one card.
maria-draft-cancel = Cancel a contract
    .about = The contract ends at once.
maria-draft-end = End an agreement
    .about = The agreement ends at once; all its parties must sign.
maria-draft-words = Promise in words
    .about = Everybody can read it. It binds, but nothing keeps it except good faith.
maria-draft-term = The agreement runs
    .open = as its clauses say, else to the end

maria-field-between = Between
maria-field-who = Who
maria-field-city = City
maria-field-long = How long
maria-field-pays = Who pays whom
maria-field-votes = Who votes for whom
maria-field-contract = Which contract
maria-field-agreement = Which agreement

maria-choice-turn = until the end of turn { $turn }
maria-choice-span = for { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
maria-choice-truce = { $power_subject } and { $other_power_dat }
maria-choice-subsidy = { $power_subject } to { $other_power_dat }
maria-choice-cancel = { $power_subject } to { $other_power_dat }
maria-choice-contract = { $power_subject } pays { $other_power_dat }
maria-choice-vote = { $power_subject } for the { $other_power_id ->
    [france] French
   *[other] Austrian
} candidate
maria-choice-agreement = { $number }: { $said }

## Refusals

maria-refused-agreement-full-only = Agreements and contracts belong to the full game.
maria-refused-agreement-battle = While a battle is fought nothing is agreed.
maria-refused-agreement-empty = An agreement needs a clause or words.
maria-refused-agreement-long = An agreement has at most { $most } clauses.
maria-refused-agreement-alone = An agreement needs another player; only a contract between your own powers does not.
maria-refused-agreement-too-many = You already have { $most } open proposals. Withdraw one first.
maria-refused-agreement-term = An agreement runs to the end of a turn from { $first } to { $last }.
maria-refused-agreement-other-player = A power named in agreement { $number } is run by another player now.
maria-refused-vote-promised = { $power } has promised its votes to { $candidate }.
maria-refused-contract-runs = There is already a contract between these two powers.
maria-refused-no-contract = There is no such contract to cancel.
maria-refused-contract-term = A contract runs for 1 to { $most } turns.
maria-refused-truce-no-enemies = { $power } and { $other } are not enemies: there is nothing to make a truce about.
maria-refused-election-over = The Emperor has been elected.
maria-refused-standing-subsidy = France’s subsidy to Bavaria is a standing one: there is no contract between these two.
maria-refused-payer-minor = Only major powers pay subsidies; { $power } is not one.
maria-refused-not-allied = { $power } and { $other } are not allied, and subsidies go to allies only.
maria-refused-minor-powers-only = With two players only minor powers receive subsidies.
maria-refused-no-agreement = No agreement { $number } is in force.
maria-refused-no-proposal = No proposal { $number } is open.
maria-refused-not-your-proposal = Proposal { $number } is not yours to withdraw.
maria-refused-not-a-party = You are not a party to agreement { $number }.
maria-refused-already-signed = You have signed agreement { $number } already.
maria-refused-agreement-keeps = Agreement { $number } keeps the piece out of { $city }.
maria-refused-agreement-leave = By agreement { $number } { $piece } must leave { $city } first.
maria-refused-agreement-vote = By agreement { $number } { $power } votes for { $candidate }.
maria-refused-press-public = Negotiations are open to all players: write to everybody.
