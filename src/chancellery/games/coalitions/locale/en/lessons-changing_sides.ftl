# The fourth lesson of Coalitions: diplomacy and the board update.

lesson-coalitions-changing_sides = Changing sides
    .about = Throw a friend out of your Coalition, become Neutral, and receive a former enemy as a guest.

## 1. Expelling

lesson-coalitions-changing_sides-expel = The door of the Coalition

lesson-coalitions-changing_sides-expel-before =
    You lead Great Britain and with it the British Coalition. The talks are over, the tokens not yet chosen.

    Russia has 19 Influence. As your Ally it is safe from you, and your gold would help it to 25. Only the leader may expel, and only now.
    .task = Expel Russia.
    .hint = Russia would stay your Ally for one more Round, and you could not touch it.
    .hint-austria = Austria is weak and holds the front against Napoleon. You need it. Russia is the danger.
    .hint-done = Russia would stay your Ally for one more Round, and you could not touch it. Expel it.

lesson-coalitions-changing_sides-expel-others =
    Russia may now choose any Status except your Coalition. Everybody knows it before the tokens are chosen.
    .task = That is enough: choose “{ move-done-expel_before }”.
    .hint = Then you would face Napoleon alone.
    .hint-austria = Then you would face Napoleon alone. Keep Austria.
    .right = The tokens are turned up. Russia is Expansionist, and Prussia has chosen your Coalition without asking!

lesson-coalitions-changing_sides-expel-after =
    Nobody needs an invitation. But whoever joins or stays may be expelled once more, after the reveal.

    Prussia has 20 Influence. It wants your shield for its last five points.
    .task = Expel Prussia.
    .hint = Prussia would win under your protection.
    .hint-austria = Austria has done nothing to you. Look who has 20 Influence.
    .hint-done = Prussia would be your Ally: it might even win with your help. Expel it.
    .right = It must now be Neutral or Expansionist, at once and openly. Prussia chooses to be Neutral.

lesson-coalitions-changing_sides-expel-price =
    Expelling costs nothing and needs no reason. But it is remembered: in the next talks somebody will ask what your word is worth.

    Promises bind nobody. That cuts both ways.

## 2. Becoming Neutral

lesson-coalitions-changing_sides-neutral = Out of the war

lesson-coalitions-changing_sides-neutral-choose =
    You lead Austria. Your army is tired, and a French army stands in Lorraine, one March from Wurttemberg.

    A Neutral Power gets double taxes, and nobody may enter its Home Territories.
    .task = Become Neutral.
    .hint = War with both Coalitions, with a tired army. Rather not: become Neutral.
    .hint-british = Then the war goes on, and Napoleon comes. Take a Round of peace instead.
    .hint-french = Then Great Britain and Russia are your enemies. Take a Round of peace instead.
    .right = Austria is Neutral. Now the board is put in order.

lesson-coalitions-changing_sides-neutral-garrison =
    This is the board update. A Neutral Power keeps no Garrison in the Home Territory of another. Yours leaves Provence and becomes a Troop of a General of your choice.
    .task = Choose the General who gets the Troop.
    .right = Nothing is lost: the Garrison has become a Troop.

lesson-coalitions-changing_sides-neutral-withdraw =
    And Generals of a Neutral Power stand only where it has control. Wurttemberg is nobody’s, so yours must leave: to the nearest Territory you control, with his Troops.
    .task = Withdraw to Bohemia or Tyrol, which are equally near.
    .hint = Off board he would lose all his Troops. At home he keeps them.
    .right = He is back on home ground with his army.

lesson-coalitions-changing_sides-neutral-stays =
    Lombardia is different: it is nobody’s home, your Garrison stands there, and so your General may stay.

    But only Home Territories are protected. Lombardia may be attacked, even though you are Neutral.

## 3. A guest

lesson-coalitions-changing_sides-guest = A former enemy as a guest

lesson-coalitions-changing_sides-guest-choose =
    Last Round Russia was with France and marched into Galicia. Its envoy now whispers that the Tsar will change sides.
    .task = Stay in the British Coalition and see whether he keeps his word.
    .hint = If Russia comes, you would miss an Ally. Stay in the British Coalition.
    .right = He does: Russia joins the British Coalition.

lesson-coalitions-changing_sides-guest-stay =
    Enemies have become Allies. The Russian Garrison has left Transylvania. But the General in Galicia may stay, if you agree.

    With two Troops he guards your border, and as your Ally he may support you.
    .task = Let him stay.
    .hint = He would have to go home, and in the next battle near Galicia you would be alone.
    .right = The Tsar’s men drink to your health.

lesson-coalitions-changing_sides-guest-war =
    The other way round, when Allies become enemies in one Territory, there is no battle: the stronger side stays, the weaker withdraws. If they are equal, the Garrison stays.

    And whoever has lost the own Capital cannot choose at all: without it a Power is Neutral.
