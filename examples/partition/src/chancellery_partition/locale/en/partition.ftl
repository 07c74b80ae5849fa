game-partition = Partition
game-partition-credits = A tiny game made up for Chancellery, to learn from.
game-partition-about = Three crowns divide a weak neighbour: claim its provinces in secret, and do not claim the same.
    .minutes = 10–15
    .years = 1772–1795
    .weight = 1
    .scenario = standard
    .seat = romanov
scenario-partition-standard = 1772
    .description = Two or three Crowns divide a weak neighbour in six rounds of secret claims.
seat-partition-hohenzollern = Hohenzollern
seat-partition-romanov = Romanov
seat-partition-habsburg = Habsburg

partition-crown-hohenzollern = Hohenzollern
    .letter = H
partition-crown-romanov = Romanov
    .letter = R
partition-crown-habsburg = Habsburg
    .letter = B
partition-province-berlin = Berlin
partition-province-smolensk = Smolensk
partition-province-wien = Vienna
partition-province-pomerelia = Pomerelia
partition-province-great_poland = Great Poland
partition-province-mazovia = Mazovia
partition-province-little_poland = Little Poland
partition-province-galicia = Galicia
partition-province-lithuania = Lithuania
partition-province-polesia = Polesia
partition-province-white_russia = White Russia

partition-phase = Round { $round } of { $of }
partition-title-crowns = Crowns
partition-title-table = Table
partition-legend = The number in a province is its value. An eagle shows which Crown holds it.
partition-region = The Commonwealth
partition-worth = Value { $value }
partition-flag = Held by { $crown }
partition-score = Score
partition-cards-left = Cards: { $cards }
partition-card = Card { $card }
partition-card-text = Lay it on a province to claim it. It is spent either way.

partition-prompt-claim = { $crown }: which province do you claim, and with which card?
    .declining = All choose at the same time; the claims are opened together.
    .waiting = { $crown } chooses a claim.
partition-short-claim = Claim a province with a card, in secret.
partition-move-claim = Claim { $province } with { $card }
partition-move-hold = Hold back

partition-log-round = Round { $round }
partition-log-laid = { $crown } claims { $province } with { $card }.
partition-log-taken = { $crown } takes { $province } (value { $value }).
partition-log-equal = Equal claims: nobody gets { $province }.
partition-log-end = { $crowns_count ->
    [one] { $crowns } wins.
   *[other] { $crowns } win together.
}

partition-refused-held = { $province } is held by a Crown already.
partition-refused-far = { $province } does not border on a province of yours.
partition-refused-no-card = There is no card { $card }: they go from 1 to 6.
partition-refused-spent = The card { $card } is spent.

lesson-partition-first_partition = Your first partition
    .about = Claims, equal claims and the end, in three steps.
lesson-partition-first_partition-claims = Claims
lesson-partition-first_partition-claims-hello =
    You are the Hohenzollern Crown. Eagles show who holds what; the number in a province is what it is worth at the end.
lesson-partition-first_partition-claims-claim =
    You may claim a free province next to your own. The highest card takes it, and every card laid is spent.
    .task = Claim Great Poland with your 4.
    .hint = That would be a claim too, but let us try Great Poland with the 4 first.
    .right = The Romanovs looked elsewhere: Great Poland is yours, and now Mazovia is next to you.
lesson-partition-first_partition-claims-equal =
    Where the highest cards are equal nobody gets the province. The Romanovs have their eyes on Lithuania.
    .task = Hold back this time and see what the Romanovs do.
    .hint = Keep your cards for now: hold back.
    .right = The Romanovs took Lithuania alone. Six rounds decide; the rest is yours to find out.
