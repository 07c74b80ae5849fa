# The second lesson of Raison d'État: Mercenaries and the sea.

lesson-raison_detat-gold_and_ships = Mercenaries and ships
    .about = Fight with the hands of others, as Richelieu did, and land a Swedish army in Germany.

## 1. Mercenaries

lesson-raison_detat-gold_and_ships-mercenaries = War by other hands

lesson-raison_detat-gold_and_ships-mercenaries-wheel =
    You lead France, an Ally of Sweden. In 1618 the War Wheel has seven Powers and seven actions, each Power on a different one; after seven turns the Round is over.

    One action is new: Subsidies and Mercenaries. You are on it now. In 1702 it is a part of Leadership.

lesson-raison_detat-gold_and_ships-mercenaries-first =
    Either Money or cards, up to three in all, for your Allies. Sweden is about to fight Austria in Saxonia, with a single card, a 1.
    .task = Send your 5 to Sweden.
    .hint = Also welcome. But begin with the strongest card: it shall hit Austria, not lie in Paris.
    .hint-money = Money can only be spent in Mobilisation. Sweden fights sooner than that: send cards. You cannot do both.
    .hint-protestants = The Protestants have one Troop and no battle before them. Sweden has three: send it there.
    .hint-done = Your cards would stay in Paris, where nobody is fighting.

lesson-raison_detat-gold_and_ships-mercenaries-second =
    You may send up to three cards. Only you and Sweden will know which.
    .task = Send Sweden the 4 as well.
    .hint = You may. But a 4 helps Sweden far more, and one card you should keep.
    .hint-protestants = One strong Ally is better than two weak ones. Send it to Sweden.
    .right = Sweden accepts: it now has 1, 4 and 5.

lesson-raison_detat-gold_and_ships-mercenaries-reason =
    A gift brings no Influence here, unlike in Coalitions, and the Ally could have refused it. You do it for one reason: your enemy’s enemy wins.

    And what you keep in Money, you lose to Corruption after your Mobilisation. Nobody is exempt.

## 2. The landing

lesson-raison_detat-gold_and_ships-sea = The landing

lesson-raison_detat-gold_and_ships-sea-sail =
    You lead Sweden. Skania and Stockholm can only be left by ship. A Sea Route in your colour is always open to you: the one from Skania to Pommern.

    Pommern has your stripe and belongs to nobody.
    .task = Sail from Skania to Pommern.
    .hint = That is not the way to Germany.
    .hint-grey = That Sea Route is grey and open to you as well. But the way into Germany leads through Pommern.
    .hint-march = Your army would stay behind the Baltic. The war is in Germany.
    .right = The Lion of the North has landed.

lesson-raison_detat-gold_and_ships-sea-garrison =
    One Sea Route in one move, and you are there.
    .task = Leave a Garrison in Pommern.
    .hint = Then Pommern would be nobody’s, and your way home would be open to everybody.
    .hint-home = Nobody can walk to Skania. Pommern needs the Garrison.
    .right = Pommern is Swedish: 1 Influence in every Round.

lesson-raison_detat-gold_and_ships-sea-grey =
    Grey Sea Routes belong to nobody. Whoever starts from a Territory of the own, or from nobody’s, may use them. Those of another colour are for their owner, and for Allies with permission.

    Nobody supports a battle across the sea.
