# The sixth lesson of Coalitions: fewer than six players.

lesson-coalitions-minor_powers = Powers on loan
    .about = With three to five players some Powers belong to nobody. Buy one with Morale and fight with its army.

## 1. The auction

lesson-coalitions-minor_powers-auction = The auction

lesson-coalitions-minor_powers-auction-who =
    Five players: nobody leads the Ottoman Empire. It is a Minor Power. With four players Prussia is one, too, with three a third.

    In Round 1 it does nothing at all until it comes to Drill. Then, and every time it comes to Drill again, it is put up for auction.

lesson-coalitions-minor_powers-auction-bid =
    You lead Austria and have 7 Morale. France, which has held the Sultan until now, has only 4; Great Britain has 3, Russia 2.

    All bid Morale in secret. Only the winner pays. A tie goes to the Power higher in the Order of Powers: France stands before you.
    .task = Bid just enough to be sure to win.
    .hint = That wins as well, but you pay what you bid. Nobody can bid more than 4: 5 is enough.
    .hint-less = France can bid 4, and a tie goes to France. Bid more than 4.
    .right = France bid 4. You win with 5, and 2 Morale are left to you.

lesson-coalitions-minor_powers-auction-drill =
    The Ottoman Empire is yours until its next Drill. It takes your Status, so it has joined the British Coalition with you. You see its cards and play all its actions, this one first.
    .task = Choose “{ move-drill }” for the Ottoman Empire.
    .hint = A free look at a card is given away.

lesson-coalitions-minor_powers-auction-discard =
    It has its own hand, its own Money and its own Morale. Nothing may pass between it and you.
    .task = Discard the 1.
    .hint = Keep that one: the two 4s make a pair, and a 2 is still more than a 1.
    .right = The Sultan’s army is ready.

## 2. Somebody else's army

lesson-coalitions-minor_powers-army = Somebody else’s army

lesson-coalitions-minor_powers-army-attack =
    The Ottoman Movement, and you command. Russia is with France now, and its General in Bessarabia has one Troop.
    .task = March from Wallachia to Bessarabia.
    .hint = Your borrowed army would win nothing there. Bessarabia is the weak spot.
    .right = 4 Strength to 2.

lesson-coalitions-minor_powers-army-card =
    The cards are the Ottoman ones, and so is the Morale that they cost. Yours is not touched.

    Russia has one Troop, so it may play one card: 7 at most.
    .task = Play a 4.
    .hint = 4 to 2 looks good, but one card could make it 7. Play a 4.
    .hint-two = 6 to at most 7: not safe. With a 4 it is 8.
    .right = Russia plays its card.

lesson-coalitions-minor_powers-army-enough =
    8 to at most 7.
    .task = Pass.
    .hint = It is won already. Save the card.
    .right = 8 to 3!

lesson-coalitions-minor_powers-army-garrison =
    The Ottoman Empire may leave a Garrison there.
    .task = Leave an Ottoman Garrison in Bessarabia.
    .hint = Then Russia could simply walk back in.
    .right = The crescent flies over Bessarabia.

lesson-coalitions-minor_powers-army-glory =
    1 Influence for the beaten General, and it is yours: what a Minor Power wins in battle goes to its controller.

    But it never expands Influence, and it cannot win. At its next Drill somebody else may buy it, with all that you have made of it.
