# The third lesson of Raison d'État: a battle, and a peace.

lesson-raison_detat-lion_of_the_north = The Lion of the North
    .about = Win Saxonia with an Ally at your side, and learn what a new friend may ask of you.

## 1. A battle

lesson-raison_detat-lion_of_the_north-battle = The battle for Saxonia

lesson-raison_detat-lion_of_the_north-battle-look =
    You lead Sweden and attack Saxonia: 4 Strength to Austria’s 3. The Protestants support you from Hesse. Supporters add no Strength, only cards.

    All draw from one common deck of 52 cards.

lesson-raison_detat-lion_of_the_north-battle-first =
    Three Troops permit three cards, at 1 Morale each.
    .task = Play a 4.
    .hint = Keep the 3: it can do something, but only when Austria has played.
    .hint-pass = Then you play no more cards in this battle, and Austria has two.
    .right = Austria and the Protestants each play a hidden card.

lesson-raison_detat-lion_of_the_north-battle-strike =
    In this game a 3 played face up discards an enemy card, whatever it is, and still counts 3. A 2 played face up shows you one.
    .task = Play the 3 face up.
    .hint = Strong, but the Austrian card stays. First let the 3 do its work.
    .hint-down = Face down it is only a 3. Face up it also takes an enemy card away.
    .hint-pass = You still hold a card that strikes. Use it.
    .right = A 5 is gone! Austria plays its second and last card.

lesson-raison_detat-lion_of_the_north-battle-count =
    Count. You: 4, a 4 and a 3 make 11, and the card of the Protestants comes on top. Austria: 3 and a card of 5 at most, 8.
    .task = Pass, and keep your second 4.
    .hint = You have won already. The next battle will need that 4.
    .right = 13 to 5!

lesson-raison_detat-lion_of_the_north-battle-garrison =
    Saxonia has your stripe, is worth 2, and is one of the seven Elector Territories: a vote for the crown.
    .task = Leave a Garrison in Saxonia.
    .hint = Without it you have neither the Influence nor the vote.
    .right = The Elector of Saxony votes as you wish.

lesson-raison_detat-lion_of_the_north-battle-points =
    2 Influence: 1 for the beaten General, and 1 more because he belongs to the other Coalition.

    The Protestants gain 2 as well, for one card. In this game supporters get the second point, too. So supporting pays.

## 2. A new friend

lesson-raison_detat-lion_of_the_north-peace = A new friend

lesson-raison_detat-lion_of_the_north-peace-choose =
    Diplomacy. You stand in Poland: a General in Lithuania, Garrisons in Krakow and Livonia. Poland has been with Austria, but is said to waver.
    .task = Stay in the Protestant Coalition.
    .hint = You would lose your only Allies. Stay, and see what Poland does.
    .right = Poland joins your Coalition, and the Protestants admit it.

lesson-raison_detat-lion_of_the_north-peace-garrison =
    So you are Allies. In the board update your Garrison leaves Krakow, a Polish Home Territory, and becomes a Troop.
    .task = Choose the General who gets it.
    .right = Krakow is Polish again.

lesson-raison_detat-lion_of_the_north-peace-withdraw =
    May your General stay in Lithuania? Poland says no. He must go to the nearest Territory you control, with his Troops, or off board without them.
    .task = Withdraw to Livonia.
    .hint = Off board he loses all his Troops. In Livonia he keeps them.
    .right = He marches north, with his army.

lesson-raison_detat-lion_of_the_north-peace-ally =
    Livonia is Contested, nobody’s home. There your Garrison may stay, whatever Poland thinks of it.

    When friends become enemies in one Territory, Strength is compared without a battle, and the weaker one withdraws.
