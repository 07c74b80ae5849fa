# The fourth lesson of Imperial Struggle: the last War and the end. The form is that of lessons.ftl.

lesson-imperial_struggle-endings = How it ends
    .about = The American Revolution, the last Action Round, final scoring, and all the ways to win.

## 1. America

lesson-imperial_struggle-endings-america = The United States

lesson-imperial_struggle-endings-america-yorktown =
    1775. You are France, and the first theater of the last War is decided: Lafayette and your tiles make 5, an Alliance 1, together 6. Britain has 1.

    A lead of 5 is the highest row of the spoils table: 4 VP for you, and Britain, the loser, gets 3 Treaty Points. The more you win by, the more you get.

lesson-imperial_struggle-endings-america-north =
    And something that only France can do: flags of the United States. A USA flag removes the British one from a Territory for good. Nobody controls it any more, and Britain cannot refuse.
    .task = Place a USA flag on the Northern Colonies.
    .hint = Begin with the Northern Colonies: most British Markets in America depend on them.
    .hint-finish = You would leave the Thirteen Colonies to Britain. Place the flags first.

lesson-imperial_struggle-endings-america-south =
    In the final scoring a flag in a Territory that the other side had at the beginning is worth 2 VP, and USA flags count as yours. The Carolinas were British.
    .task = Place a USA flag on the Carolinas, too.
    .hint = Québec & Montréal are your own: a USA flag there would cost you a Territory. The Carolinas are British.
    .hint-finish = The Carolinas are worth 2 VP at the end. Take them along.

lesson-imperial_struggle-endings-america-finish =
    San Agustin would score nothing, and Québec & Montréal are French. That is enough.

    When you finish, every Market that has lost its last link loses its flag.
    .task = Finish.
    .hint = That flag would bring you nothing. Finish.
    .right = Four British Markets are cut off and lose their flags. And Britain loses the Advantage that hung on them.

## 2. The last round

lesson-imperial_struggle-endings-last = The last Action Round

lesson-imperial_struggle-endings-last-six =
    Britain, Turn 6, the very last Action Round. The marker stands on 11. The normal scoring comes first, then the final scoring.

    There: 2 VP for Prestige, 1 VP for every 2 points more of Available Debt, at most 4, 1 VP for each commodity with more Markets, 2 VP for each conquered home Territory of the enemy.

lesson-imperial_struggle-endings-last-prestige =
    Count first. As things are, France gains 7 VP in the scoring, and the final scoring gives you 1 more than France: the marker would end on 17. France wins with 16 or more.

    But in Prestige you are level, and Prestige is scored twice. For 2 diplomatic points a crown in Spain is free.
    .task = Flag “{ is-space-spain_prestige_2.full }”.
    .hint = That alone does not save you. One crown more is worth 2 VP now and 2 VP in the final scoring.
    .hint-pass = Your Debt would fall, but that brings 1 VP at most. It is not enough.
    .hint-dear = A crown, too, but it costs 3. The one in Spain costs 2 and needs no Debt.
    .hint-exchange = In the last turn military points may be exchanged, 2 for 1. But you have the 2 diplomatic points already.
    .right = The lead in Prestige is yours. And Europe is level now: France loses that Award as well.

lesson-imperial_struggle-endings-last-end =
    No War will follow, so military points are of little use now. End the round, and the sums are made.
    .task = Choose “{ is-move-end }”.
    .hint = It would change nothing. End the Action Round.
    .right = From 11 to 9 by Prestige, to 15 by Sugar and Cotton, to 13 by Prestige again, and to 12 by the commodities.

lesson-imperial_struggle-endings-last-who =
    12: Britain has won. Up to 14 Britain wins, from 16 France. On 15 it is the side with more Available Debt, and if that is equal, Britain.

    It may end earlier: at 30 or 0 in a Victory Check; by winning every theater of a War in its highest row; or by winning all four Awards and all the demand of one turn.

lesson-imperial_struggle-endings-last-optional =
    There are also optional rules, for both sides to agree upon before the match: Spanish flags in the Caribbean, more military planning, and a stricter conquest of Forts.

    That was the course. You know all the phases now: begin a match, and play it to its end.
