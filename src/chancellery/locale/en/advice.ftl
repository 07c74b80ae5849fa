## Advice

advice-none = There is no advice in this game.
advice-chance = Chance to win: about { $chance } %.
advice-chance-more = Chance to win: about { $chance } %, { $points ->
        [one] one point
       *[other] { $points } points
    } more than with the next best option.
advice-chance-even = Chance to win: about { $chance } %, no better and no worse than with another option.
advice-chance-less = Chance to win: about { $chance } %, { $points ->
        [one] one point
       *[other] { $points } points
    } less than with the best option.
advice-expects = Expected next: { $changes }.
advice-change = { $power }: { $measure } { $change }
advice-same = What it is expected to bring differs little from the other options.
advice-sensible = This is what the sensible player would choose.
advice-unreckoned = Chances cannot be reckoned here.
advice-no-reason = Nothing can be said of this move, or not yet: what it rests on is hidden, or it left no choice.
advice-point = .
