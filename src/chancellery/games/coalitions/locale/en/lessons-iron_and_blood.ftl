# The second lesson of Realpolitik: battles, Prestige and the sea.

lesson-realpolitik-iron_and_blood = Iron and blood
    .about = Strike an enemy card off the table, rise in Prestige, and sail across the Adriatic.

## 1. A battle

lesson-realpolitik-iron_and_blood-bohemia = The battle for Bohemia

lesson-realpolitik-iron_and_blood-bohemia-look =
    You lead Prussia and have marched into Bohemia. A General, each Troop and a Garrison count 1 Strength: 4 to 4.

    Here each Power has a deck of its own, thirteen cards. What you play comes back to you when your deck is used up.

lesson-realpolitik-iron_and_blood-bohemia-first =
    Three Troops permit three cards, at 1 Morale each. You hold two 4s; as a pair in one stack they are worth 1 more.
    .task = Play a 4.
    .hint = Keep the 1 a moment: it can do something, but only when Austria has played a card.
    .hint-pass = You would play no more cards, and Austria has two to play.
    .right = Austria answers with a hidden card.

lesson-realpolitik-iron_and_blood-bohemia-strike =
    Now your 1. Played face up, it throws a card of the enemy off the table, whatever it is. That card counts no more, but it has been paid for, and its Troop has been used.
    .task = Play the 1 face up.
    .hint = A good card, but first let the 1 do its work, while there is a card to strike.
    .hint-down = Face down it is only a 1. Face up it is a 1 as well, and takes an enemy card away.
    .hint-pass = You still have a 1 that strikes and a 4 that completes a pair. Play on.
    .right = It was a 5! Gone. Austria plays its second and last card.

lesson-realpolitik-iron_and_blood-bohemia-pair =
    You have 4, 4 and 1: that makes 9. Austria has 4 and a hidden card: if it is a 5, also 9. A draw would send you home.
    .task = Complete the pair with the second 4.
    .hint = 9 to at most 9: you might have to withdraw. The 4 brings you 5 more.
    .right = 14 to 7! Austria’s 2 counted 3, because Austria controlled Bohemia.

lesson-realpolitik-iron_and_blood-bohemia-garrison =
    Bohemia has a black stripe and is worth 2.
    .task = Leave a Garrison in Bohemia.
    .hint = Bohemia would be nobody’s, and Expand Influence would find nothing there.
    .right = Bohemia is Prussian.

lesson-realpolitik-iron_and_blood-bohemia-prestige =
    1 Influence for the beaten General, and something more: whoever wins a battle with pieces on the field moves up one place in Prestige. You have passed Italy.

    Prestige decides who moves first, and it decides a tie at the end. Supporters do not rise.

## 2. The sea

lesson-realpolitik-iron_and_blood-sea = Across the Adriatic

lesson-realpolitik-iron_and_blood-sea-sail =
    Now you lead Italy. Red Sea Routes are Italian, blue ones French. Nobody else has any, except as an Ally who has asked.

    Dalmatia has a red stripe, belongs to nobody and is one Sea Route away.
    .task = Sail from Napoli to Dalmatia.
    .hint = By land you stay in Italy. The prize lies across the sea.
    .hint-sardinia = Sardinia is yours already. Sail the other way.
    .hint-end = Your General would stay at home, and Austria would take Dalmatia.
    .right = Landed.

lesson-realpolitik-iron_and_blood-sea-garrison =
    Your General has two Troops.
    .task = Leave a Garrison in Dalmatia.
    .hint = Without a Garrison you control nothing there.
    .hint-home = Napoli is yours anyway. Dalmatia is not.
    .right = 1 Influence whenever you expand it.

lesson-realpolitik-iron_and_blood-sea-support =
    One Sea Route per move, no more. And unlike in Coalitions nobody supports a battle across the sea.

    Your enemies cannot use your routes even if they hold the coasts. Your fleet is your own.
