# The lessons of Imperial Struggle. A step is one message: its text, .task what to do, .right what is said when it was done,
# .hint (and .hint-NAME for certain moves) what is said about a move that is allowed but not asked for.

lesson-imperial_struggle-first_turn = Your first Peace Turn
    .about = Govern Great Britain from 1697 on: trade and Debt, an Event, a raid, a fleet, the scoring, and a theater of the war that follows.

## 1. A tile

lesson-imperial_struggle-first_turn-tile = A tile

lesson-imperial_struggle-first_turn-tile-hello =
    London, 1697. The long war against Louis XIV is over, and nobody believes that the peace will last. Great Britain is put into your hands.

    Red is yours, blue is French. Your row shows Debt, Treaty Points, Event cards and Squadrons. You will need all of them.

lesson-imperial_struggle-first_turn-tile-map =
    The board has four Regions: Europe, North America, the Caribbean and India.

    Circles are Markets, diamonds Political spaces, squares Territories, hexagons hold Squadrons and Forts. A space in your colour has your flag: you control it.

lesson-imperial_struggle-first_turn-tile-marker =
    One marker counts the Victory Points (VP) of both sides. It stands on 15.

    France pulls it up and wins at 30. You pull it down and win at 0.

lesson-imperial_struggle-first_turn-tile-tiles =
    These nine Investment tiles lie open. In each Action Round you take one of them, then France takes one, until each of you has had four.

    France has the Initiative and lets you begin. That way it will have the last word.

lesson-imperial_struggle-first_turn-tile-take =
    How to read a tile: the large number is its Major Action, here 4 economic points. The small one is its Minor Action, always 2 points of another kind.

    The sign with cards allows an Event, the arrow a Military Upgrade. A tile with a 4 has neither.
    .task = Take the tile “4 economic / 2 military”.
    .hint = A fine tile for another day. Today trade comes first, and a ship to guard it: 4 economic and 2 military points.
    .hint-reveal = Your Ministers lie face down and surprise more that way. Take a tile.

lesson-imperial_struggle-first_turn-tile-actions =
    Your tile has become two Actions. You choose their order, and each is finished before the other begins.

    An Action begins with what you buy. Until then nothing is settled.

lesson-imperial_struggle-first_turn-tile-georges_bank =
    Economic points flag Markets. A Market must be connected to something of yours: a line leads from Georges Bank to your Massachusetts Bay.

    Its number is its price: 2.
    .task = Flag Georges Bank.
    .hint = Possible as well. But begin with Georges Bank: these fishing grounds will be of use to you.
    .hint-unflag = That would take a flag from France. You will do that in the next chapter.
    .hint-begin = Not needed: the Major Action begins by itself when you flag Georges Bank.
    .hint-minor = That would be the Minor Action. The order is up to you, but here trade comes first.
    .hint-reveal = Your Ministers can stay face down for now. Flag Georges Bank.
    .hint-waste = The tile would be gone, and all its points with it.

lesson-imperial_struggle-first_turn-tile-cumberland =
    2 points are left. Cumberland is connected to your Northern Colonies and costs 2.

    Georges Bank leads you no further yet: a Market that you have just flagged connects others only from your next Action Round on.
    .task = Flag Cumberland.
    .hint = Possible as well. But Cumberland opens the way into the land of furs.
    .hint-unflag = That would take a flag from France. You will do that in the next chapter.
    .hint-leave = Points that you do not spend are lost. You still have 2.

lesson-imperial_struggle-first_turn-tile-minor =
    The 4 points are spent. Now the Minor Action: 2 military points, and they pay for one thing only.

lesson-imperial_struggle-first_turn-tile-squadron =
    For 1 point a Squadron sails from your Navy Box to any empty Naval space in the world.

    In the Gulf of Maine it makes the Markets of yours that are connected to it Protected: Georges Bank and Massachusetts Bay.
    .task = Deploy a Squadron: choose the Navy Box, then the Gulf of Maine.
    .hint = A Minor Action pays for one thing only. Let it be the Squadron.
    .hint-elsewhere = It would get there, too. But your Markets to be protected lie around the Gulf of Maine.
    .hint-debt = You would have to pay for it with Debt. It is too early for that.
    .hint-finish = Not needed: the Major Action closes by itself when the Squadron sails.
    .hint-begin = Not needed: the Minor Action begins by itself when the Squadron sails.
    .hint-end = You would give away the Minor Action and its 2 points.
    .right = The fishing grounds are guarded. The second point is lost: a Minor Action pays for one thing only.

lesson-imperial_struggle-first_turn-tile-end =
    Both Actions are over, and France is waiting.
    .task = Choose “{ is-move-end }”.
    .hint = Your Ministers can stay face down for now. Let France play.
    .right = Two Markets and a Squadron at sea: a good beginning.

## 2. Prices

lesson-imperial_struggle-first_turn-price = Prices

lesson-imperial_struggle-first_turn-price-news =
    France has flagged Île-aux-Noix in Canada, and its Squadron has sailed to the Antilles Channel.

    It is your second Action Round. You have taken the tile “4 economic / 2 diplomatic” and begun the Major Action.

lesson-imperial_struggle-first_turn-price-martinique =
    You can unflag French Markets as well. Martinique is connected to your St. Lucia and costs 2.

    But the French Squadron beside it makes it Protected, and that is 1 more: 3 in all. You always see the price and its parts before you choose.
    .task = Unflag Martinique.
    .hint = Possible as well. But today you shall take something from France: Martinique.
    .hint-karaikal = Karaikal costs 3 as well, without any protection. But sugar first: take Martinique from France.
    .hint-leave = Points that you do not spend are lost. You still have 4.
    .right = Martinique is nobody’s now. To flag it would be a second purchase.

lesson-imperial_struggle-first_turn-price-kurpa =
    1 point is left. Kurpa in India, connected to your Midnapore, costs 2. But after a purchase in the Caribbean the first one in a further Region costs 1 more: 3 in all.
    .task = Flag Kurpa.
    .hint = Possible as well. But India must not be left to France: flag Kurpa.
    .hint-martinique = It would cost 2, without a surcharge. Tempting! But Martinique will not run away, and India is waiting.
    .hint-leave = Points that you do not spend are lost. You still have 1.

lesson-imperial_struggle-first_turn-price-pay =
    You are 2 points short. Debt pays, 1 for each point, up to your limit of 6. A Treaty Point pays, too, and you have one.

    What is free of your limit counts at the end of the game, and Debt that is forced on you beyond it gives VP to France. So use credit with care.
    .task = Pay with 1 Debt and 1 Treaty Point.
    .hint = That leaves you the Treaty Point, but less credit. Use the Treaty Point now: it is there to be spent.
    .right = Kurpa is yours. Your Debt is 1 of 6. If you pass in an Action Round, it falls by up to 2.

lesson-imperial_struggle-first_turn-price-iroquois =
    Your Minor Action has begun: 2 diplomatic points for Political spaces. Those need no connection.

    The Iroquois cost 2, without a surcharge: each kind of points counts its own Regions.
    .task = Flag the Iroquois.
    .hint = A worthy ally. But the Iroquois bring you an Advantage that you will use very soon.
    .hint-draw = A card for 3 points, one of them on Debt? Later perhaps. Flag the Iroquois.
    .hint-leave = You would give away the Minor Action and its 2 points.
    .right = The Iroquois stand by you, and with them comes their Advantage, Iroquois Raids. You may use it from your next Action Round on.

## 3. An Event

lesson-imperial_struggle-first_turn-event = An Event

lesson-imperial_struggle-first_turn-event-news =
    France has won Sardinia and a Prestige space of Spain. And French traders have come as far as Albany, right next to your Hudson Valley.

    Your third tile is “3 diplomatic / 2 economic”, and it has the sign of Events.

lesson-imperial_struggle-first_turn-event-card =
    So you may play one of your Event cards, before anything else. Austro-Spanish Rivalry puts a Conflict marker on a space of Spain. For its Bonus you need the keyword Governance.

    Your other two cards need a tile with an economic Major Action.

lesson-imperial_struggle-first_turn-event-play =
    Two Ministry cards are yours, chosen in secret at the beginning of the turn. One is Robert Walpole, with the keyword Governance.

    Once revealed, he stays face up.
    .task = Play Austro-Spanish Rivalry and reveal Robert Walpole for it.
    .hint = An Event comes first or not at all: after an Action or an Advantage it is too late. Play the card, and reveal Walpole for it.
    .hint-plain = Without Governance there is no Bonus. Play the card and reveal Walpole for it.
    .hint-walpole = You can do both in one go: play the card and reveal Walpole for it.
    .hint-pass = Passing lowers Debt, but the tile would be gone with its Event. Play the card, and reveal Walpole for it.

lesson-imperial_struggle-first_turn-event-conflict =
    Where a Conflict marker lies, a space counts for nobody, and to flag or unflag it costs only 1.

    Two spaces of Spain are French: one costs 2, the other 3.
    .task = Place the marker on “{ is-space-spain_alliance_upper.full }”.
    .hint = There is no French flag there. The marker would hurt nobody.
    .hint-cheap = French, too, but it costs only 2 anyway. On the other French space the marker saves you more.
    .right = And now the Bonus: the French Bonus War tile in Central Europe has gone back to its pool. Well done, Walpole.

lesson-imperial_struggle-first_turn-event-spain =
    Your Major Action has begun: 3 diplomatic points, for Political spaces anywhere. The one with the marker costs 3, but now only 1.
    .task = Unflag “{ is-space-spain_alliance_upper.full }”.
    .hint = Possible as well. But a flag for 1 in place of 3 is a bargain you should not miss.
    .hint-dear = That one costs its full price. The marker in Spain has made another one cheap: 1 in place of 3.
    .hint-leave = Points that you do not spend are lost. You still have 3.
    .hint-later = Soon. First the envoys: unflag the space with the marker.
    .right = France has lost an ally in Spain, and the marker has gone with the flag.

lesson-imperial_struggle-first_turn-event-savoy =
    2 points are left, and Savoy costs 2. The two links of a chain say that it is an Alliance: in the coming war it will give you Strength in the theater Central Europe.
    .task = Flag Savoy.
    .hint = Possible as well. But the war is coming, and you need Alliances for Central Europe: flag Savoy.
    .hint-ally = An Alliance for Central Europe, too, and for the same price. But the Duke of Savoy is waiting for your envoy.
    .hint-leave = Points that you do not spend are lost. You still have 2.
    .hint-later = Soon. First spend the 2 points that are left: flag Savoy.
    .right = The Duke of Savoy has changed sides. For now.

## 4. A raid

lesson-imperial_struggle-first_turn-raid = A raid

lesson-imperial_struggle-first_turn-raid-advantage =
    The same Action Round goes on. A pentagon is an Advantage: it belongs to whoever controls the spaces linked to it with dots. Iroquois Raids is yours.

    Each Advantage works once in a turn. In an Action Round you may use two, of different Regions.

lesson-imperial_struggle-first_turn-raid-use =
    Iroquois Raids puts a Conflict marker on a Furs Market. And there is Albany, with its French flag.
    .task = Use Iroquois Raids.
    .hint = Possible as well. But the Iroquois are waiting for your word.
    .hint-minor = In a moment. Send the Iroquois first, and the Minor Action will be worth more.
    .hint-end = The Advantage and the Minor Action would be wasted. Send the Iroquois first.

lesson-imperial_struggle-first_turn-raid-albany =
    Albany costs 3. Under a Conflict marker it costs 1. And you can reach it: it is connected to your Hudson Valley.
    .task = Place the marker on Albany.
    .hint = Nobody has a flag there. The Iroquois would come home with empty hands.
    .hint-own = That Market is your own! It would count for nobody, and France could take it for 1.
    .hint-far = French, but nothing of yours is connected to it. You could make no use of the marker.
    .right = The Iroquois stand before Albany, and the French traders pack their furs.

lesson-imperial_struggle-first_turn-raid-minor =
    Your Minor Action is still there: 2 economic points. A Minor Action must not remove a French flag, except where a Conflict marker lies. As in Albany.

lesson-imperial_struggle-first_turn-raid-unflag =
    The price of Albany has come down from 3 to 1. A Minor Action pays for one thing only, so there is no point in saving.
    .task = Unflag Albany.
    .hint = Albany would stay French. Unflag it while it is cheap.
    .hint-flag = A Market more for you, but Albany would stay French. Unflag it while it is cheap.
    .hint-begin = Not needed: the Minor Action begins by itself when you unflag Albany.
    .hint-end = The raid would have been for nothing. Unflag Albany.
    .right = Albany is free, and the marker has gone with the flag.

lesson-imperial_struggle-first_turn-raid-end =
    What an Action Round: an Event with its Bonus, a Major Action, an Advantage and a Minor Action, all from one tile.
    .task = Choose “{ is-move-end }”.
    .hint = Your other Minister can stay face down for now. Let France play.
    .hint-walpole = Walpole could exchange a card for you once in a turn. Keep that in mind; here let France play.
    .right = France has something to think about.

## 5. Arms

lesson-imperial_struggle-first_turn-arms = Arms

lesson-imperial_struggle-first_turn-arms-news =
    France has found friends in Scotland and in Prussia. Your fourth and last tile is “4 military / 2 economic”, and you have begun the Major Action.

    When this turn is over, the War of the Spanish Succession breaks out. It is time to arm.

lesson-imperial_struggle-first_turn-arms-display =
    A war has theaters; this one has four. In each of them lies a War tile of either side. You see only your own.

    In Central Europe yours is worth −1, but it can remove a French flag. Beside it stands your Bonus Strength, 3: Alliances in Austria, the German States and Savoy.

lesson-imperial_struggle-first_turn-arms-squadron =
    Military points know no surcharge for Regions. To deploy a Squadron costs 1, to construct a new one 4.

    One of yours is still in the Navy Box. In Balearic it counts like a flag in Europe, and the crown there is Prestige.
    .task = Deploy the Squadron from the Navy Box to Balearic.
    .hint = It would get there, too. But you will want the crown of Balearic when the turn is scored.
    .hint-maine = Then the Gulf of Maine would be empty. Take the Squadron from the Navy Box.
    .hint-construct = All 4 points for a Squadron, while another still lies in the Navy Box? Deploy that one first.
    .hint-later = That comes next. First the Squadron.
    .hint-leave = Points that you do not spend are lost. You still have 4.

lesson-imperial_struggle-first_turn-arms-fort =
    3 points are left, and Louisbourg costs 3. You may build it: it is connected to Georges Bank, yours since before this Action Round.

    The red dashed line from there to Acadia is a Conquest Line. Remember it.
    .task = Build the Fort Louisbourg.
    .hint = Possible as well. But Louisbourg gives you Strength in America and an eye on Acadia.
    .hint-fort = A good Fort, too. But only Louisbourg has a Conquest Line to Acadia.
    .hint-later = That comes next. First the Fort.
    .hint-leave = Points that you do not spend are lost. You still have 3.
    .right = Louisbourg is British, four decades before its time.

lesson-imperial_struggle-first_turn-arms-buy =
    The points are spent, but the Action is still open, and Debt can go on paying. A Bonus War tile costs 2.

    It is drawn at random, and only you look at it.
    .task = Buy a Bonus War tile, with 2 Debt.
    .hint = Possible as well. But what you need now is an army for Central Europe.
    .hint-end = Your tile in Central Europe alone is worth −1. You need an army there first.
    .right = Strength 3: it is the Duke of Marlborough! Your Debt is 3 of 6 now.

lesson-imperial_struggle-first_turn-arms-place =
    Where shall he command? In Central Europe your Alliances are ready for him, and a win by 5 or more brings 3 VP and 2 Conquest Points.
    .task = Place him in Central Europe.
    .hint = They could use him there, too. But your Alliances are in Central Europe.
    .right = 3 and −1 from tiles, 3 from Alliances: your Strength in Central Europe is 5.

## 6. Scoring

lesson-imperial_struggle-first_turn-scoring = Scoring

lesson-imperial_struggle-first_turn-scoring-awards =
    Before you end the turn, look at what it will be worth. Each Region has an Award for the side that controls more spaces in it.

    The one of North America is worth 3 VP, but needs a lead of 2. You have 9 spaces there, France 5.

lesson-imperial_struggle-first_turn-scoring-europe =
    Europe will go to France, 7 to 5: 1 VP and 1 Treaty Point.

    For Prestige there are 2 VP more: the crowns are counted. It is 2 to 2, and a tie brings nothing to anybody. Without your Squadron in Balearic it would be French.

lesson-imperial_struggle-first_turn-scoring-demand =
    The Caribbean is even: 5 to 5. And there is Global Demand: three commodities are wanted in this turn, and whoever has more Markets of one gets its reward.

    One of them is Sugar. Here, too, it is even: 1 to 1.

lesson-imperial_struggle-first_turn-scoring-sugar =
    Your Minor Action has begun: 2 economic points. One Market of Sugar would decide both.

    Three of them are in your reach for 2: Martinique, where you have made room, Antigua and Santiago.
    .task = Flag Martinique, Antigua or Santiago.
    .hint = A good Market, but not the one that decides. You need Sugar in the Caribbean.
    .hint-tobacco = That would win the Caribbean, but it is Tobacco. With Sugar you win both.
    .hint-leave = You would give away the Minor Action and its 2 points.
    .right = The Caribbean is yours by 6 to 5, and Sugar by 2 to 1.

lesson-imperial_struggle-first_turn-scoring-end =
    That was your last Action Round. France has one more. Then the turn is scored.
    .task = Choose “{ is-move-end }”.
    .hint = There is nothing left to decide. Let France play.
    .right = With its last tile France has flagged West Bengal. Then the turn was scored.

lesson-imperial_struggle-first_turn-scoring-won =
    The Awards: North America has brought you 3 VP and the Caribbean 1. Europe has brought France 1 VP and 1 Treaty Point.

    In India West Bengal has made it 5 to 5: nobody wins it.

lesson-imperial_struggle-first_turn-scoring-sold =
    The demand: Sugar has brought you 2 VP. Cotton goes to France, 3 to 2, for 2 VP and 1 Treaty Point. Furs are even, 2 to 2; with Albany they would be French.

    6 VP for you and 3 for France: the marker has come down from 15 to 12. And now the war begins.

## 7. War

lesson-imperial_struggle-first_turn-war = War

lesson-imperial_struggle-first_turn-war-tiles =
    1702. The King of Spain has died without an heir, and Europe is at war. The theaters are fought one after another, Central Europe first.

    The War tiles there are turned up: yours are 3 and −1, together 2. The French one is 0.

lesson-imperial_struggle-first_turn-war-symbol =
    First the symbols of the tiles. Your −1 may remove a French flag in Europe.

    Bavaria is an Alliance for this theater, the only one that France has.
    .task = Remove the French flag in Bavaria.
    .hint = That space gives no Strength in Central Europe. Bavaria does.
    .hint-decline = Bavaria would go on fighting for France. Remove its flag.
    .right = Bavaria is out of the war. The French tile had a symbol, too: you have had to take 1 Debt.

lesson-imperial_struggle-first_turn-war-strength =
    Tiles and Bonus Strength: 2 and 3 make 5 for you, France has 0. A win by 5 is the best row of the table: 3 VP for you and 2 Conquest Points.

    France, as the loser, gets 3 Treaty Points. With Bavaria it would have been a win by 4, and a Conquest Point less.

lesson-imperial_struggle-first_turn-war-conquest =
    Only conquest takes Territories: those in Europe, and here four more that the theater names.

    What belongs to nobody is simply taken: Gibraltar, Minorca, Hudson Bay, Asiento and San Agustin.
    .task = Conquer one of these five Territories.
    .hint = Choose one of the five Territories.
    .hint-acadia = In a moment. First take something that nobody can refuse you.
    .hint-biscay = Your Squadron would only move from Balearic to Biscay. Choose a Territory.
    .hint-decline = Conquest Points are lost with the end of the theater. You still have 2.
    .right = Taken, and France cannot object.

lesson-imperial_struggle-first_turn-war-acadia =
    The second Conquest Point. Acadia can only be taken from the other end of its Conquest Line: from Louisbourg, and that is yours.

    But its owner may refuse. The first refusal in a war costs 3 VP, the second 5.
    .task = Conquer Acadia.
    .hint = Yours for the taking. But first see what Versailles says about Acadia.
    .hint-decline = Conquest Points are lost with the end of the theater. You still have 1.
    .right = Louis XIV refuses! Acadia stays French, and you score 3 VP.

lesson-imperial_struggle-first_turn-war-refused =
    3 VP for the victory and 3 for the refusal: the marker has gone from 12 to 6.

    Nobody can demand Acadia again in this war, and another refusal would cost France 5 VP.

lesson-imperial_struggle-first_turn-war-rest =
    Next is Spain, then Queen Anne’s War and the Jacobite Rebellion, each in the same way: tiles, symbols, Bonus Strength, spoils.

    Then come two Peace Turns and the next war. There are six Peace Turns and four wars in all.

lesson-imperial_struggle-first_turn-war-farewell =
    You win if the marker is on 0 after a turn or a war; or if you win every Award and every commodity in demand in one turn, or every theater of a war in its best row. Otherwise the marker decides after Turn 6: below 15 you have won.

    You know enough to play. Begin a match: France is waiting.
