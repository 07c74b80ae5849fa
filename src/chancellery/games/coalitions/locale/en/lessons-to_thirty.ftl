# The fourth lesson of Raison d'État: Minor Powers, and the end of a match.

lesson-raison_detat-to_thirty = To thirty
    .about = Buy Poland and its vote, and be the first to have 30 Influence.

## 1. A Minor Power

lesson-raison_detat-to_thirty-auction = Poland and its vote

lesson-raison_detat-to_thirty-auction-who =
    Five players in 1618: Poland and the Ottoman Empire are Minor Powers. Whenever one of them comes to Drill, all bid for it.

    Poland holds Brandenburg, an Elector Territory. Minor Powers vote in the election like all others, and their controller decides how.

lesson-raison_detat-to_thirty-auction-bid =
    You lead the Protestants with 7 Morale. Austria has 4, Spain 2, Sweden 1. Bids are secret, and only the winner pays.

    In a tie the Power first in the Order of Powers wins. And who is first? The Protestants.
    .task = Bid just enough to be sure to win.
    .hint = Austria can bid 4 and would win. But a tie is yours.
    .hint-more = That wins, too, but you pay it all. Nobody can bid more than 4, and a tie is yours.
    .right = Austria bid 4 as well, and the tie is yours.

lesson-raison_detat-to_thirty-auction-yours =
    Poland joins your Coalition at once and acts under your orders until its next Drill, with its own cards, Money and Morale.

    It does not expand Influence, but what it wins in battle is yours. And Brandenburg’s vote is as good as your own.

## 2. Thirty

lesson-raison_detat-to_thirty-thirty = The last battle

lesson-raison_detat-to_thirty-thirty-look =
    In 1618 the first to have 30 Influence wins, at once. There is no other way: no Capital to take, no last Round.

    You lead the Protestants with 28. Austria has 29, holds Bohemia, and will expand its Influence before long.

lesson-raison_detat-to_thirty-thirty-attack =
    An Austrian General stands in Alsace with a single Troop. Beating him brings 1 Influence, and 1 more because he is of the other Coalition.
    .task = March from Pfalz to Alsace.
    .hint = That brings no Influence now, and Austria needs only one point.
    .hint-end = Then Austria wins. Attack!
    .right = 4 Strength to 2.

lesson-raison_detat-to_thirty-thirty-card =
    Austria has one Troop, so one card: 7 at most.
    .task = Play the card that makes it certain.
    .hint = 4 to 2, but a card can make it 7 for Austria. Play the 4.
    .hint-one = 5 to at most 7: not safe. The 4 makes it 8.
    .right = 8 to at most 7.

lesson-raison_detat-to_thirty-thirty-enough =
    Nothing can go wrong any more.
    .task = Pass.
    .hint = There is no need of it. Pass.
    .right = 30! The Protestants have won. In 1702 it would have been 25. Now you know the whole game.
