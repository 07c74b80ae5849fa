# The fifth lesson of Maria: politics. The form is that of lessons.ftl.

lesson-maria-politics = Politics
    .about = Trump, bluff and patience: who takes which political card, and what the tracks of Russia and Italy bring.

## 1. Trump

lesson-maria-politics-trump = The first choice

lesson-maria-politics-trump-offer =
    Every turn of the full game begins with politics. Two political cards are revealed; the four major powers compete for them with tactical cards.

    You are Frederick. Here lie “Palace coup” and “London votes money”. The symbols say who may take a card: the first is open to all, the second only to the Pragmatic Army and Austria.

lesson-maria-politics-trump-suit =
    Whoever won the last battle names the trump suit. That was you. Look at both your hands: only a trump counts here.

    Name the suit in which you are strongest. (As long as nobody has won a battle, chance decides.)
    .task = Name clubs.
    .hint = Name clubs.
    .hint-weak = Your only spade is a 2. In clubs you have a 9 and a 4.
    .hint-one = The 7 of diamonds is good, but the Pragmatic Army has no diamonds at all. In clubs both your powers have a card.
    .hint-two = The Pragmatic Army would have an 8, but Prussia only a 3. And it is Prussia that wants the first choice.

lesson-maria-politics-trump-bid =
    Now every power may put one card face down: a trump, a Reserve, which counts 16 here, or any other card as a bluff. All at the same time.

    The highest value chooses first. Prussia wants “Palace coup”, so put down its best trump.
    .task = Put down Prussia’s 9 of clubs.
    .hint = That is no trump: it would come back to your hand, and Prussia would have no say.
    .hint-pragmatic = One after the other. First Prussia.
    .hint-nothing = Without a card on the board Prussia takes no part in the choice.

lesson-maria-politics-trump-second =
    Your second power decides by itself, with its own hand. A power that comes too late for a card takes its own card back: trying costs nothing.
    .task = Put down the Pragmatic Army’s 4 of clubs.
    .hint = Prussia has put down its card. It is the turn of the Pragmatic Army.
    .hint-nothing = It costs nothing to try. If nothing is left, the card comes back.
    .hint-bluff = A bluff makes others nervous, but it can take no card. A 4 of trump can.
    .right = Prussia 9, France 6, Austria 5, Pragmatic Army 4: in this order they choose.

lesson-maria-politics-trump-take =
    First choice! Whoever takes a card discards all his tactical cards on the politics board. That is the price.

    “Palace coup” moves the marker of the Russia track. It now stands where a Prussian general, Old Dessauer, has to watch the Russian border.
    .task = Take “Palace coup in Saint Petersburg”.
    .hint = Take “Palace coup in Saint Petersburg”.
    .hint-keep = Then the 9 would stay for later turns. But Austria would take the card and keep your general off the map.

lesson-maria-politics-trump-use =
    The card is yours. You may use it or just discard it, if all you wanted was that nobody else has it.
    .task = Use it.
    .hint = Then Old Dessauer would stay away. Use it.
    .hint-discard = Then Old Dessauer would stay away. Use it.

lesson-maria-politics-trump-russia =
    To the left Russia is busy elsewhere, to the right it threatens Prussia. The marker stands on the star; one space further left no corps is needed any more.
    .task = Move the marker to the left.
    .hint = Move the marker to the left.
    .hint-right = Then Austria would draw a card more each turn, and your corps would still be tied down.
    .hint-decline = The card would be spent for nothing.
    .right = Old Dessauer comes back to Cüstrin with all his armies.

lesson-maria-politics-trump-back =
    The others went on: France may not take “London votes money” and got its card back. Austria took it and drew 2 cards. For the Pragmatic Army nothing was left: its 4 is in your hand again.

    What a track says holds until its marker moves on.

## 2. Patience

lesson-maria-politics-patience = Waiting for a better card

lesson-maria-politics-patience-bid =
    Now you are Louis XV. On offer: Saxony and Russia by a space, and Russia. Neither means much to France, and Austria leads in Italy before long.

    Trump is spades. Put your trump down all the same: you will see why.
    .task = Put down the 7 of spades.
    .hint = Put down the 7 of spades.
    .hint-nothing = Without a card you have no say, and nothing lies there for the next turn either.
    .hint-bluff = A card that is not trump comes back at once, and everybody has seen it. Put down a trump.
    .right = France 7, Austria 3: you choose first.

lesson-maria-politics-patience-keep =
    You may take a card. Or you keep: then your 7 stays on the politics board and counts in the next turns as well, whatever is trump by then.
    .task = Keep your card on the board.
    .hint = Saxony and Russia do not help France, and your 7 would be gone. Be patient.
    .right = The 7 stays there. Next turn a new trump is added to it.

lesson-maria-politics-patience-later =
    With 7 and a new trump France will be hard to beat when the card for Italy comes. But Austria now chooses alone: patience has its price. With equal values the power further to the right on the board comes first.

    An optional rule makes bluffing dear: a card that is not trump stays there face down until the next turn.

## 3. Italy

lesson-maria-politics-italy = War in Italy

lesson-maria-politics-italy-sum =
    Maria Theresa again. A 6 of hearts from an earlier turn lies on the board for you. Trump is clubs. France has put down a 10, you a 7.

    6 and 7 make 13, and so you come before France. Kept cards count whatever their suit.

lesson-maria-politics-italy-turin =
    “Pact of Turin” moves the Italy marker to the right and brings a card. It stands on space 5; on 6 there is a victory symbol in your colour.
    .task = Take “Pact of Turin”.
    .hint = Take “Pact of Turin”.
    .hint-keep = The marker waits for nobody: a card like this may not come again. Take it.

lesson-maria-politics-italy-part =
    A card may be used wholly or in part. Here both parts are good for you. First the track.
    .task = Carry out the shift in Italy.
    .hint = Without the shift Austria gets no victory marker in Italy.
    .right = Space 6: a victory marker goes into the Italy box, and the second part brings you a card.

lesson-maria-politics-italy-corps =
    The symbol hits France, too: it must send an expedition corps. Noailles has left the map with his armies and is missing in Flanders. He returns as soon as the marker leaves the corps spaces.

    Your marker in the box stays until the Italy marker comes back to the star. So France will fight for the next card.
