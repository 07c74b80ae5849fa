## Advice

advice-none = There is no advice in this game.
advice-chance = Chance to win: about { $chance } %.
advice-chance-more = Chance to win: about { $chance } %, { $points ->
        [one] one percentage point
       *[other] { $points } percentage points
    } more than with the next best option.
advice-chance-even = Chance to win: about { $chance } %, as good as with the next best option.
advice-chance-less = Chance to win: about { $chance } %, { $points ->
        [one] one percentage point
       *[other] { $points } percentage points
    } less than with the best option.
advice-expects = Expected next: { $changes }.
advice-change = { $power }: { $changes }
advice-same = What follows hardly differs from the other options.
advice-thumb = What follows hardly differs from the other options; by rules of thumb this is the first choice.
advice-sensible = This is what the sensible player would choose.
advice-unreckoned = Chances cannot be reckoned here.
advice-no-reason = Nothing can be said of this move, or not yet: what it rests on is hidden, or it left no choice.
advice-point = .
