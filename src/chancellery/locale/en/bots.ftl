## Bots

bots-unknown = There is no bot called “{ $name }”. Known bots: { $known }.

bots-with-personality = { $level }, { $personality }

personality-hawk = hawk
    .description = Attacks where others wait, forgives little and signs little.
personality-banker = banker
    .description = Spends late, fights only what is sure, and pays for quiet.
personality-broker = honest broker
    .description = Seeks truces, keeps his word and expects the same.
personality-opportunist = opportunist
    .description = Takes what lies open, whoever owns it, and forgets quickly.
personality-guardian = guardian of the balance
    .description = Watches whoever leads, and calls the others together.
personality-surprise = surprise
    .description = One of the five; which one, you will find out.
bots-not-importable = The bot “{ $name }” cannot be used: { $error }
research-rewards = There are no rewards “{ $value }”. Known: { $known }
