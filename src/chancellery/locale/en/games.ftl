## Names that several games use: Powers, lengths of a match, what every table says

ended-resigned = { $lost } resigns: { $count ->
        [0] nobody wins.
       *[other] { $won } wins.
    }
ended-agreed = Ended by agreement of all: { $count ->
        [0] nobody wins.
        [one] { $won } wins.
       *[other] { $won } win together.
    }
ended-shared = Ended by agreement of all: a draw.
ended-adjudged = Decided by the tournament: { $count ->
        [0] a draw.
        [one] { $won } wins.
       *[other] { $won } share the victory.
    }
ended-closed = Ended by the host of the server: nobody wins.
ended-time = { $lost } has run out of time: { $won } wins.
power-britain = Great Britain
    .subject = Great Britain
    .gen = Great Britain’s
    .dat = Great Britain
    .acc = Great Britain
    .ins = Great Britain
    .letter = B
power-france = France
    .subject = France
    .gen = France’s
    .dat = France
    .acc = France
    .ins = France
    .letter = F
power-austria = Austria
    .subject = Austria
    .gen = Austria’s
    .dat = Austria
    .acc = Austria
    .ins = Austria
    .letter = A
power-prussia = Prussia
    .subject = Prussia
    .gen = Prussia’s
    .dat = Prussia
    .acc = Prussia
    .ins = Prussia
    .letter = P
power-russia = Russia
    .subject = Russia
    .gen = Russia’s
    .dat = Russia
    .acc = Russia
    .ins = Russia
    .letter = R
power-ottoman = Ottoman Empire
    .subject = The Ottoman Empire
    .gen = the Ottoman Empire’s
    .dat = the Ottoman Empire
    .acc = the Ottoman Empire
    .ins = the Ottoman Empire
    .letter = O
scenario-length-long = long, 150 to 180 minutes
scenario-length-medium = medium, about 120 minutes
scenario-length-short = short, about 90 minutes
names-and = { $first } and { $last }
must-decide = You must choose one: the match waits for you.
prompt-chosen = You have chosen: { $choice }. You can change it until the last choice is in.
asked-short = It is for you to decide.
subject-place = { $name }: choose a lit place.
subject-act = { $name }: choose what to do.
barred = { $name }: { $why }
option-open = What follows is not known yet.
option-cost = { $what }: { $count } of { $of }
option-lost = { $what }: { $count } lost
option-stay = { $count ->
    [one] { $count } stays
   *[other] { $count } stay
}
odds-win = you win
odds-draw = draw
odds-lose = you lose
odds-side = { $side } wins
scene-title = { $game } · { $scenario }
scene-setup = Set-up
scene-over = The match is over.

# the story of a match
story-now = Now
story-won = You won.
story-lost = You did not win.
story-won-by = You won with { $own }, { $gap ->
    [0] level with
   *[other] { $gap } ahead of
} { $other }.
story-short = You ended with { $own }, { $gap ->
    [0] level with
   *[other] { $gap } short of
} { $other }.
story-led-from = You led from { $round } on.
story-led-last = You led for the last time when { $round } began.
story-never-led = You did not lead at the beginning of any round.
story-made = What brought you most: { $line }
story-cost = What cost you most: { $line }
story-margin = { $count ->
    [0] Nobody was stronger.
    [one] Decided by one point.
   *[other] Decided by { $count } points.
}
story-battles = Battles: { $won } won, { $lost } lost
story-losses = { $what }: { $count } lost
story-times = Fastest decision { $fastest }, longest { $longest }
span-seconds = { $seconds } s
span-minutes = { $minutes } min
span-hours = { $hours } h { $minutes } min
honour-battles = Marshal
    .text = { $power } won { $count ->
        [one] { $count } battle
       *[other] { $count } battles
    }.
honour-ways = Longest marches
    .text = { $power } marched { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }.
honour-sums = Turn of fortune
    .text = { $power }: +{ $count } at once ({ $what }), { $round }.
