# The third lesson of Coalitions: France.

lesson-coalitions-napoleon = The Emperor moves
    .about = Choose Napoleon, strike with him out of turn, and see a battle that nobody wins.

## 1. Who is Napoleon?

lesson-coalitions-napoleon-who = Who is Napoleon?

lesson-coalitions-napoleon-who-army =
    Paris, 1805. You lead France: seven Generals, more than anybody else. Five stand on the map with the Troops of the scenario, two wait off board.

    The match begins with a question that only you are asked.

lesson-coalitions-napoleon-who-choose =
    One of your seven Generals is Napoleon. You say it openly, and it stays so for the whole match. He may move once more in every Round than all others.

    Austria holds Bavaria, which has your blue stripe and is worth 2.
    .task = Choose the General in Lorraine: three Troops, and the nearest to Bavaria.
    .hint = Three Troops he has there, too. But from Lorraine it is only two Marches to Bavaria.
    .hint-off = Off board he cannot make his move. You would have to place him first, without Troops.
    .hint-weak = There he would have a single Troop. An Emperor needs an army: choose Lorraine.
    .right = Napoleon takes command in Lorraine.

## 2. Napoleon's Move

lesson-coalitions-napoleon-dash = Out of turn

lesson-coalitions-napoleon-dash-leadership =
    The second Round. Napoleon stands in Wurttemberg, next to Bavaria, and you are on Leadership. First the usual choice.
    .task = Draw a Battle card or gain 1 Morale.
    .hint = You would come away with nothing. Take a card or 1 Morale; Napoleon moves in any case.
    .hint-place = A new General has no Troops. You have a battle to win: take a card or 1 Morale.
    .hint-take_off = His Troops would be lost. Take a card or 1 Morale.

lesson-coalitions-napoleon-dash-march =
    Now Napoleon’s Move: a Movement Turn for him alone, after the actions of all others but before Russia moves.

    There is no Arbiter, so nobody gains Morale from it, and nobody can say no.
    .task = March with Napoleon from Wurttemberg to Bavaria.
    .hint = Bavaria lies before you, with one weak army. That is the way to go.
    .hint-end = Napoleon’s Move would be lost until the next Round. Attack.
    .right = He attacks!

lesson-coalitions-napoleon-dash-first =
    You have 4 Strength: the General and three Troops. Austria has 3: General, Troop, Garrison. Nobody stands near enough to support.

    For three Troops you may play three cards.
    .task = Play a 4 for Napoleon.
    .hint = You hold a pair of 4s, and a pair is worth 1 more. Begin with a 4.
    .hint-pass = You would be out of the battle with 4 to 3, and Austria would only need a 2.
    .right = Austria answers, face down, with its only possible card.

lesson-coalitions-napoleon-dash-second =
    Austria’s one Troop has played. Its card may be a 5: then it would be 8 to 8, a draw. Do not leave that to chance.
    .task = Play the second 4.
    .hint = Just as strong: the second 4 counts 5 as well, because it completes the pair. Keep the 5 for another battle.
    .hint-pass = If the hidden card is a 5, it ends 8 to 8 and you must withdraw. Play the second 4.
    .right = 13 to at most 8.

lesson-coalitions-napoleon-dash-enough =
    You may play a third card. It would cost a card and 1 Morale for nothing.
    .task = Pass.
    .hint = You have won already. Keep the card for the next battle.
    .right = 13 to 6. Austria’s 2 counted 3: a 2 is worth 1 more on ground that its player controls.

lesson-coalitions-napoleon-dash-garrison =
    The Austrian General has gone off board, because another one already stands in Wien.
    .task = Leave a Garrison in Bavaria.
    .hint = Without a Garrison Bavaria would be nobody’s, and its 2 Influence in every Round would be lost.
    .right = Bavaria is French.

lesson-coalitions-napoleon-dash-won =
    1 Influence for the beaten General at once, and 2 from Bavaria in every Round from now on.

    Everybody fears Napoleon because he moves twice in a Round: here, and in your own Movement.

## 3. A draw

lesson-coalitions-napoleon-draw = A battle that nobody wins

lesson-coalitions-napoleon-draw-attack =
    Your Movement. Your General in Bavaria has three Troops, the Austrian in Bohemia as well. Nobody holds a card.
    .task = Attack: march from Bavaria to Bohemia.
    .hint = You may go there. But this time see what happens when two equal armies meet: go to Bohemia.
    .hint-wien = In Wien stands a General without Troops, an easy victory! But today you are to see an even fight: go to Bohemia.
    .hint-end = Then there is no battle. March to Bohemia.
    .right = 4 to 4. A draw!

lesson-coalitions-napoleon-draw-equal =
    Each General has lost one Troop, as in every battle. The defender stays. You must withdraw to the nearest Territory you control, or go off board and lose all Troops.

    Nobody gains Influence.
    .task = Decide where your General goes. Wurttemberg keeps his two Troops.
    .right = That is why attackers like to be sure. The defender can be content with a draw.
