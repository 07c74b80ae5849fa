# The eighth lesson of Coalitions: L'Empereur.

lesson-coalitions-lempereur = L’Empereur
    .about = Alone or together against Napoleon, whom a deck of cards commands: hold the line, then go for Paris.

## 1. A Napoleon card

lesson-coalitions-lempereur-card = A Napoleon card

lesson-coalitions-lempereur-card-together =
    In L’Empereur cards play France, and you lead all the others: the Grand Coalition. With several players you would share the Powers.

    There is no diplomacy. All five are Allies, and France is at War with all of them.

lesson-coalitions-lempereur-card-lowest =
    When France is on Drill, Leadership or Movement, it draws a Napoleon card. But first the Power with the lowest Morale takes heart and gains 1.

    Great Britain and Prussia have 1 each, so you choose.
    .task = Choose one of the two.
    .right = The card is turned up: Armée d’Italie.

lesson-coalitions-lempereur-card-targets =
    Its targets: Lombardia, Venezia, Patrimonium St. Petri. A target with a French Garrison gives France its value in Influence. That was Lombardia: France has 6 now.

    Each of the others is attacked by a General with three Troops, taken from off board if there is one. Patrimonium was empty and is French already.

lesson-coalitions-lempereur-card-support =
    In Venezia it comes to a battle: 4 Strength to 3. The French General in Patrimonium supports by himself. You have one as well, in Tyrol.
    .task = Support with the General in Tyrol.
    .hint = You would have one card less, and France has five Troops that draw cards.

lesson-coalitions-lempereur-card-cards =
    You play first, face up, and as many as your Troops permit. Then cards are drawn for France, one for each Troop, until it is ahead, or cannot win, or has no Morale left.

    Only the printed numbers count.
    .task = Play all three cards.
    .hint = France will draw up to five cards. Every point counts: play on.
    .right = France drew 1, 2, 1, 3, 1: 14 to 12 for you!

lesson-coalitions-lempereur-card-saved =
    The beaten French General goes off board, with all his Troops. He will be back: off board is where the next card looks first.

    Each card cost France 1 Morale. An Emperor without Morale draws no cards.

## 2. The Race to Paris

lesson-coalitions-lempereur-race = The Race to Paris

lesson-coalitions-lempereur-race-alarm =
    Austria has broken into Picardie. As long as one of your Generals is in a French Home Territory, France draws no Napoleon card. It runs the Race to Paris.

    Three Generals with three Troops each appear: in Paris, where you are, and next to it, in Lorraine.

lesson-coalitions-lempereur-race-support =
    Now France attacks you in Picardie: 4 Strength to 4. Paris and Lorraine support it.
    .task = Support with the British General in Holland.
    .hint = Alone Austria has a single card. The British one may decide it.

lesson-coalitions-lempereur-race-cards =
    France has many Troops, but look at its Morale: 1. So it can draw a single card, and have 9 Strength at most.
    .task = Play your cards: 4, 5 and 4 make 13.
    .hint = Without that card France might draw level or win. Play it.
    .right = 13 to 7. Picardie holds!

lesson-coalitions-lempereur-race-held =
    The attacker has gone off board, and all who took part have lost a Troop, also in Paris and Lorraine.

    In the Race to Paris nobody gains Morale, and no target brings France Influence. An army in France is worth more than its battles.

## 3. Paris

lesson-coalitions-lempereur-paris = To Paris!

lesson-coalitions-lempereur-paris-march =
    France has 23 Influence. At 25 you have lost. You win if one of your Generals is in Paris when an action and its battles are over.

    Each of your Movements gives France 1 Morale, and you have only one Movement Turn. So it is now or never.
    .task = March from Picardie to Paris.
    .hint = Two more points for France and all is lost. Paris lies before you.
    .right = 3 Strength to 3.

lesson-coalitions-lempereur-paris-support =
    Austria stands in Lorraine, next to Paris.
    .task = Support with the Austrian General.
    .hint = With the British card alone you have 8, and one French card can make it 8 as well.

lesson-coalitions-lempereur-paris-cards =
    France has one Troop here: one card, 8 Strength at most.
    .task = Play both cards.
    .hint = 8 is the most that France can reach. You need more: play on.
    .right = 12 to 3. France does not even draw: it could not win any more.

lesson-coalitions-lempereur-paris-flag =
    The battle is won. A Garrison is not needed for the victory: the General alone is enough.
    .task = Plant your flag, or do not: as you like.
    .right = Paris has fallen. You have won!

lesson-coalitions-lempereur-paris-farewell =
    France begins with 5 Influence in the easy game, called L’Ogre. With 10 it is demanding, and with 15 extremely so.

    Start with the Ogre. He bites hard enough.
