# The second lesson of Coalitions: Great Britain.

lesson-coalitions-britannia = Gold and salt water
    .about = Great Britain has few soldiers. Pay those of others, sail past the enemy, and build walls.

## 1. Paying the armies of others

lesson-coalitions-britannia-subsidies = Paying the armies of others

lesson-coalitions-britannia-subsidies-trade =
    London, 1805. You lead Great Britain. Your Taxation has just brought 3 Money, and your Trade 9.

    Only Great Britain has Trade: 11 Money for the eleven ports, less 1 for each port of an enemy. Egypt and Hellas are Ottoman, and the Sultan is at War with you.

lesson-coalitions-britannia-subsidies-leadership =
    You are on Leadership. First the choice that everybody has.
    .task = Draw a Battle card or gain 1 Morale.
    .hint = You would get nothing at all. Take the card or the Morale; the Subsidies come in any case.
    .hint-take_off = You have only three Generals. One who leaves the map holds no port. Take a card or 1 Morale.

lesson-coalitions-britannia-subsidies-austria =
    Now what only you can do: Subsidies. You may offer Money to members of your Coalition.

    For each Power that accepts 3 or more you gain 1 Influence. For less you gain none, and for more never a second point.
    .task = Offer Austria exactly 3 Money.
    .hint = Austria would be glad. But 3 are enough for your point of Influence, and Russia is waiting, too.
    .hint-little = A kind gift, but below 3 Money it earns you no Influence. Offer 3.
    .hint-russia = Russia comes next. Austria is the one that Napoleon is marching against: begin there.
    .hint-done = You would keep 12 Money and gain nothing. Influence is what wins.

lesson-coalitions-britannia-subsidies-russia =
    The point comes for each Power. So two small gifts are better than one big one.
    .task = Offer Russia 3 Money as well.
    .hint = A fourth coin brings you no second point. Keep it for your own fleet and men.
    .hint-little = That is less than 3, so it brings you no Influence. Offer 3.
    .hint-done = Then you would gain 1 Influence instead of 2. You can afford both.
    .right = Both accept: 2 Influence for 6 Money.

lesson-coalitions-britannia-subsidies-friends =
    Nobody else may give Money away. That is your power at the table: who is in your Coalition may hope for gold.

    They could also have refused. Then the Money would have stayed with you, without a point.

## 2. Across the sea

lesson-coalitions-britannia-sea = Across the sea

lesson-coalitions-britannia-sea-routes =
    The dashed red lines are Sea Routes. A Sea Movement begins in a port and follows up to three of them.

    You have named Prussia your Arbiter, and your first Movement Turn begins.

lesson-coalitions-britannia-sea-sail =
    Holland belongs to nobody. It has a red stripe, so it is worth 1 Influence to you in every Round.
    .task = Sail from London to Holland.
    .hint = Possible, but it does not bring Holland under your flag.
    .hint-far = Three Sea Routes in one go, by way of Danmark: your fleet can do that. But St. Petersburg is the Tsar’s, and nothing is to be gained there.
    .hint-cornwall = The General in Cornwall has no Troops, so he could leave no Garrison. Send the one from London.
    .hint-end = Your redcoats would stay at home, and Holland would go to France.

lesson-coalitions-britannia-sea-garrison =
    He has landed with two Troops.
    .task = Leave a Garrison in Holland.
    .hint = Then Holland would still be nobody’s, and France needs only one March to get there.
    .hint-london = No enemy can walk to London. The Troop is worth more in Holland.
    .right = Holland is yours, next door to France.

lesson-coalitions-britannia-sea-end =
    The other General is to stay in Cornwall and guard the Channel.
    .task = Choose “{ move-end }”.
    .hint = Without Troops he can hold nothing abroad. Leave him where he is.

lesson-coalitions-britannia-sea-guests =
    Ships sail past enemies in a port without a battle. And nobody comes to the island any other way.

    Members of your Coalition may sail as well, but each time only with your consent. That, too, has its price in the talks.

## 3. Walls for Lisboa

lesson-coalitions-britannia-fortress = Walls for Lisboa

lesson-coalitions-britannia-fortress-lisboa =
    Mobilisation, with 9 Money. A Fortress costs 5 and needs a Garrison of yours to stand with. There are only six in the game, and Istanbul has one already.
    .task = Buy a Fortress in Lisboa.
    .hint = Useful, and cheap. But first the walls: Lisboa is your only foothold in Spain and Portugal.
    .hint-done = You may keep your Money. But France has seven Generals, and Lisboa is one Garrison without walls. Build first.

lesson-coalitions-britannia-fortress-keep =
    4 Money are left. Every other Power would lose them to Corruption now. You keep what you do not spend.
    .task = Keep the rest: choose “{ move-done-purchase }”.
    .hint = Not needed today. What you save now pays for Subsidies in the next Round.
    .right = 4 Money wait in your treasury.

lesson-coalitions-britannia-fortress-walls =
    In a battle for Lisboa your Garrison now counts 4 Strength instead of 1.

    But a Fortress belongs to nobody and is never torn down. If France takes Lisboa and leaves a Garrison, the walls are French.
