# The seventh lesson of Coalitions: how a match ends.

lesson-coalitions-victory = How to win
    .about = Twenty-five Influence, a General in Paris, and the art of counting before you march.

## 1. Twenty-five

lesson-coalitions-victory-points = Twenty-five

lesson-coalitions-victory-points-attack =
    The first to reach 25 Influence wins at once, in the middle of whatever is going on.

    You lead Austria with 23. France has 24 and, with Holland, gets its last point soon. A beaten General brings 1, and a French one brings 2 to a member of the British Coalition.
    .task = Attack the French General in Lombardia from Venezia.
    .hint = Then France wins when it expands its Influence. Only a victory over a French General brings you 2 points now.
    .right = 4 Strength to 2.

lesson-coalitions-victory-points-first =
    France has one Troop and so one card: 7 at most.
    .task = Play a card that makes victory certain.
    .hint = 5 to at most 7: the match of your life, left to chance. Play a 4.
    .hint-pass = 4 to 2, but France has a card to play. Do not risk it.
    .right = France plays its card.

lesson-coalitions-victory-points-enough =
    8 to at most 7. Nothing can go wrong any more.
    .task = Pass.
    .hint = There is no need. Pass and enjoy it.
    .right = 25! Austria has won. France stays on 24 for ever.

## 2. Paris

lesson-coalitions-victory-paris = The Conqueror of Paris

lesson-coalitions-victory-paris-clock =
    There is a second end. If a General of another Power than France stands in Paris when a Round ends, the match is over.

    It is the sixth turn, the last of this Round, and in the sixth turn it is always Great Britain that moves. You lead it.

lesson-coalitions-victory-paris-count =
    A General in Paris counts 6 Influence for the comparison, in the British Coalition even 9. Neither a Garrison nor control is needed.

    You have 13, France 21, Austria 18. Count: 13 and 9.
    .task = March from Picardie to Paris.
    .hint = The Round would end without you in Paris, and France needs only 4 more points.
    .right = Paris! Nobody was there to stop you.

lesson-coalitions-victory-paris-stop =
    You could ask for a second Movement Turn. But you are where you want to be.
    .task = Choose “{ move-stop }”: the Round ends.
    .hint = You are in Paris already. Why ask for more and pay an Arbiter for it?
    .right = 22 to 21: you are the Conqueror of Paris. Most Influence wins, and that could have been anybody, France included.

## 3. Count before you march

lesson-coalitions-victory-patience = Count before you march

lesson-coalitions-victory-patience-look =
    The same again, but look closely. You have 13 Influence, France 23. Your Garrisons hold Picardie, Lisboa and Napoli, France only Lombardia.

    You stand before Paris. Count first!
    .task = Do what the figures say.
    .hint = Your General stands well in Picardie, next to Paris. Why send him away? Count again, and wait.
    .hint-paris = 13 and 9 are 22. France has 23: the match would end, and France would win it. Not yet!
    .right = Well counted.

lesson-coalitions-victory-patience-wait =
    In the next Round you get 3 from your Garrisons and France 1: then it is 16 and 9 against 24, and Paris makes you the winner. Unless somebody stops you.

    In a tie the Power whose Contested Territories are worth more wins, then the one with more Morale.

## 4. 1792

lesson-coalitions-victory-orient = Another war: 1792

lesson-coalitions-victory-orient-scenarios =
    Seven scenarios wait for you, from 1792 to 1813. They differ in who stands where, and in the Influence everybody starts with: from 0 to 13. The later, the shorter.

    Only 1792 has special rules. You lead the young Republic.

lesson-coalitions-victory-orient-sail =
    You hold the card Armée d’Orient. Once in the match a General from Provence may cross the sea to Egypt, if no British General stands in Patrimonium St. Petri or Napoli.
    .task = Send the Armée d’Orient to Egypt.
    .hint = A fine idea for tomorrow. The sea is free today: sail.
    .hint-end = The British fleet will not be away for ever. Sail today.
    .right = The fleet has slipped past Nelson.

lesson-coalitions-victory-orient-garrison =
    Egypt is Ottoman home ground with the value 1. Held by your Garrison it brings you that Influence in every Round.
    .task = Leave a Garrison in Egypt.
    .hint = Forty centuries look down on you, and you leave no flag?
    .hint-home = Provence is yours without a Garrison. Egypt is not.
    .right = Soldiers, from these pyramids…

lesson-coalitions-victory-orient-wars =
    In 1792 Spain is closed to all but France, until a French General enters it or somebody has 11 Influence.

    Begin with 1805, the scenario of your first lessons. You know it all now: good luck!
