# The fourth lesson of Realpolitik: how a match ends.

lesson-realpolitik-prestige = The last turn
    .about = Twenty-five Influence end the match, but not at once; and in a tie Prestige wins.

## 1. To the end of the turn

lesson-realpolitik-prestige-last = Played to its end

lesson-realpolitik-prestige-last-count =
    When a Power has 25 Influence, the turn is still played to its end. Then the most Influence wins; in a tie the Power further left in Prestige.

    You lead Prussia with 21, and hold Bohemia and Saxonia, worth 2 each. France has 24 and Savoy, worth 1, and is sure to expand.
    .task = Choose the card that makes it 25 to 25. You stand left of France.
    .hint = Then France has 25 and you have 21. This is the last turn: nothing else counts.
    .hint-money = What would you buy in a match that is over? France will have 25, and you 21.
    .right = 25 to 25, and Prestige decides: Prussia has won!

## 2. Prestige first

lesson-realpolitik-prestige-prestige = Prestige first

lesson-realpolitik-prestige-prestige-look =
    Now it is closer. You and France have 24 each, and both of you hold a Territory worth 1. But this time France stands left of you in Prestige.

    If both expand, it is 25 to 25, and France wins.

lesson-realpolitik-prestige-prestige-card =
    A won battle brings two things: 1 Influence, and one place to the left in Prestige. In Bohemia stands an Austrian General with a single Troop.
    .task = Choose { action-movement }.
    .hint = France will have 25, and you stay on 24. You must gain a point and pass France.
    .hint-influence = 25 to 25, and France stands left of you: France would win. You need Prestige as well.
    .right = France has expanded: 25. Now it is your move, the last of the match.

lesson-realpolitik-prestige-prestige-arbiter =
    The usual Arbiter, who gains 1 Morale.
    .task = Name Italy, which is no danger any more.
    .hint = Austria would gain Morale, and you are about to fight Austria.
    .hint-france = Allowed, and harmless today. But do not make a habit of feeding your rival.

lesson-realpolitik-prestige-prestige-march =
    Schlesien borders on Bohemia.
    .task = March from Schlesien to Bohemia.
    .hint = Without a victory you stay on 24, and France wins.
    .right = 4 Strength to 2.

lesson-realpolitik-prestige-prestige-battle =
    Austria has one Troop, so one card: 7 at most.
    .task = Play a 4.
    .hint = 4 to 2, but a 5 would make it 7 for Austria. Leave nothing to chance.
    .right = 8 to at most 7.

lesson-realpolitik-prestige-prestige-enough =
    Nothing can go wrong any more.
    .task = Pass.
    .hint = There is no need of it. Pass.
    .right = 25 Influence, and past France in Prestige. 25 to 25, and Prussia wins! Now you know the whole game.
