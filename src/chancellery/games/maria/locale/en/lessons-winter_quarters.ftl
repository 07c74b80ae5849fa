# The third lesson of Maria: winter, and how the introductory game ends. The form is that of lessons.ftl.

lesson-maria-winter_quarters = Winter quarters
    .about = Recruit in winter, bring a general back, and see how each of the three wins the introductory game.

## 1. Winter

lesson-maria-winter_quarters-recruits = New armies

lesson-maria-winter_quarters-recruits-snow =
    After every third turn comes winter. Nobody moves, fights or starves; all pieces stay where they are.

    It is the only time to rebuild. Frederick has 5 armies left, Schwerin 3, and Prince Leopold was removed in autumn.

lesson-maria-winter_quarters-recruits-recruit =
    An army costs 4 points, paid with cards of any suit. Your hand is worth 25: that would be 6 armies.

    But the same cards win the battles of spring, and you draw only 3 a turn. So do not spend all of them.
    .task = Recruit 3 armies.
    .hint = Recruit 3 armies.
    .hint-none = Prince Leopold would stay off the map until the next winter, three turns from now.
    .hint-fewer = A little more is possible: for 12 points you have exactly the right cards.
    .hint-more = In spring your hand would be almost empty, and Austria would know it. 3 armies are enough.

lesson-maria-winter_quarters-recruits-pay =
    3 armies cost 12 points. The 7 and the 5 make exactly 12.
    .task = Pay with the 7 of diamonds and the 5 of clubs.
    .hint = That would be far too much, and no change is given.
    .hint-ten = That makes 13: 1 point would be lost, and with it your strongest card.
    .right = The 10 of hearts stays. In Silesia, where hearts are at home, it will be useful.

lesson-maria-winter_quarters-recruits-leopold =
    A removed general returns free of charge, if he gets at least one of the new armies. He appears in a major fortress of his own power: Berlin or Magdeburg.

    From Berlin the road to Silesia is shorter.
    .task = Let Prince Leopold return in Berlin.
    .hint = Leopold is needed in Silesia. Berlin is closer to it than Magdeburg, and off the map he helps nobody.
    .right = Prince Leopold is back, with one army.

lesson-maria-winter_quarters-recruits-give =
    2 armies are left. Who gets them stays your secret, but no general leads more than 8. The more you keep the others guessing, the better.
    .task = Divide the last armies as you like.
    .right = Spring may come.

## 2. Louis XV

lesson-maria-winter_quarters-nine = The ninth fortress

lesson-maria-winter_quarters-nine-aims =
    Who wins? Louis XV with 9 fortresses in Austria. Frederick II with 12 in Austria and Silesia. Maria Theresa if turn 9 ends and neither has done it.

    You are Louis, turn 8 has begun, and you hold 8 fortresses. One is missing.

lesson-maria-winter_quarters-nine-which =
    Two of your generals stand in Austrian fortresses: Broglie in Deutsch-Brod, Belle-Isle in Neuhaus. Whoever leaves an unprotected fortress conquers it at once, and the match ends at that moment.

    So count: is there an Austrian general within 3 cities?
    .task = Leave the fortress that nobody protects.
    .hint = That brings no fortress. Let a general leave a fortress that nobody protects.
    .hint-broglie = Neipperg in Znaim is exactly 3 cities from Deutsch-Brod and protects it. You would only put down a “?”.
    .hint-forced = A forced march conquers nothing. Make an ordinary move.
    .hint-done = Maria Theresa would have time to close the gap. Win now!
    .right = From Prag and from Znaim it is 4 cities to Neuhaus: it falls. 9 fortresses, and Louis XV has won.

## 3. Maria Theresa

lesson-maria-winter_quarters-guard = Holding out

lesson-maria-winter_quarters-guard-eleven =
    Now you are Maria Theresa, in turn 8. Frederick has 11 fortresses, and Schwerin already stands in the twelfth, Ungarisch-Hradisch.

    If he can leave it unprotected in turn 9, Prussia wins. You need not beat Schwerin. It is enough to stand close by.

lesson-maria-winter_quarters-guard-protect =
    A general protects fortresses up to 3 cities away, whoever stands in between. Neipperg in Ödenburg is 5 cities from Ungarisch-Hradisch.

    Pressburg is 3 away from it, and he can be there in two steps.
    .task = Move Neipperg from Ödenburg to Bruck a.d. Leitha.
    .hint = That does not save Ungarisch-Hradisch. Neipperg can.
    .hint-far = Wiener Neustadt is the wrong way. Go towards Pressburg.
    .hint-march = Charles is so far away that not even 8 cities would do. Neipperg is near enough.
    .hint-karl = Charles in Eger is too far away. Neipperg is the nearer one.
    .hint-done = Schwerin would leave Ungarisch-Hradisch in turn 9, and Frederick would have won.

lesson-maria-winter_quarters-guard-stand =
    From here it is 4 cities to Ungarisch-Hradisch, one too many. From Pressburg it is 3.
    .task = Go on to Pressburg.
    .hint = From there it is too far to Ungarisch-Hradisch. Pressburg is the right place.
    .hint-halt = One city short: from here nobody protects Ungarisch-Hradisch.
    .right = In turn 9 Schwerin leaves Ungarisch-Hradisch and puts a “?” on it. But Neipperg is still there, and the “?” is removed.

lesson-maria-winter_quarters-guard-hold =
    This is the last stage of turn 9. Nobody can reach his aim any more: it only remains to end it.

    Remember this when you play Austria. Time is on your side, and every fortress that you make them wait for counts.
    .task = Choose “{ maria-move-done-movement }”.
    .hint = You may still do that, but it is not necessary. End your movement, and you have won.
    .right = Maria Theresa’s realm has held out. You have won.

lesson-maria-winter_quarters-guard-others =
    Two can play as well. One leads France, Bavaria, Prussia and Saxony and must reach both aims at the same time; the other leads Austria and wins if neither is reached. One aim alone is a draw.

    Now you know the whole introductory game: 9 turns, about 90 minutes. The next lessons are about the full game.
