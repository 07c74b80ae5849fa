# The third lesson of Realpolitik: new Allies, and Italy with three players.

lesson-realpolitik-new_friends = New friends
    .about = Make peace with the enemy whose land you hold, and court Italy when only three are playing.

## 1. A new Alliance

lesson-realpolitik-new_friends-alliance = Yesterday’s enemy

lesson-realpolitik-new_friends-alliance-talk =
    You lead Prussia. A General of yours stands in Hungari, and your Garrisons hold Galicia and Bohemia. But France has 18 Influence. Vienna sends an envoy.

    The others have finished talking.
    .task = Say that you are ready, too.

lesson-realpolitik-new_friends-alliance-token =
    You have one Alliance token and two for War. An Alliance comes about only if both give each other theirs.
    .task = Offer Austria the Alliance: together you can stop France.
    .hint = Italy has few Troops and is far away. Austria borders on all your conquests.
    .hint-france = France is about to win. An Ally may not be attacked: you would protect it.
    .right = Austria has offered the same. You are Allies!

lesson-realpolitik-new_friends-alliance-garrison =
    Allies leave each other’s homes. Galicia is an Austrian Home Territory, so your Garrison goes, and becomes a Troop of one of your Generals.
    .task = Choose the General who gets it.
    .right = Galicia is Austrian again.

lesson-realpolitik-new_friends-alliance-guest =
    Your General in Hungari may stay only if Austria agrees. It does. Otherwise he would have had to withdraw to the nearest Territory you control.

    Bohemia is nobody’s home. There your Garrison stays: an Alliance does not return conquests.

lesson-realpolitik-new_friends-alliance-war =
    When an Alliance ends, and both stand in one Territory, there is no battle. The Strength there is compared: the weaker one withdraws, and in a tie the Garrison counts as stronger.

    So before the tokens are given, look where your Generals are guests.

## 2. Three players

lesson-realpolitik-new_friends-italy = Courting Italy

lesson-realpolitik-new_friends-italy-who =
    Three players lead Austria, France and Prussia. Italy is a Minor Power, and Austria has controlled it until now.

    In every Diplomacy Phase, also in the one that opens the match, whoever alone offers Italy the Alliance token gets it.

lesson-realpolitik-new_friends-italy-offer =
    An Ally with an army and a treasury of its own, in the back of Austria: Bismarck would not think long.
    .task = Give Italy your Alliance token.
    .hint = A clever Alliance, perhaps. But then you cannot have Italy: you have only one token.
    .right = France has courted Italy, too. So there is an auction.

lesson-realpolitik-new_friends-italy-bid =
    You bid Morale in secret, and only the winner pays. You have 6, France has 3. In a tie the one higher in Prestige wins, and that is France.
    .task = Bid just enough to be sure.
    .hint = France can bid 3, and a tie goes to France. Bid more than 3.
    .hint-more = That wins as well, but you pay it all. France cannot bid more than 3.
    .right = 4 to 3: Italy is yours until the next Diplomacy Phase.

lesson-realpolitik-new_friends-italy-two =
    From now on you choose two Action cards each turn: one of your own, one for Italy. Italy has four cards, for it cannot expand Influence.
    .task = Choose a card for Italy.
    .hint = Your own card comes in a moment. First one for Italy.

lesson-realpolitik-new_friends-italy-purse =
    Italy has its own Money, cards and Morale; nothing passes between you. But the Influence it wins in battle is yours.

    When it changes hands, all that it has goes along. So do not make it too rich before the next Dispatch.
