# The fourth lesson of Maria: the full game with its two maps. The form is that of lessons.ftl.

lesson-maria-two_maps = The full game: two maps
    .about = Flanders, the Pragmatic Army, pools of victory markers, electors and won battles.

## 1. The pool

lesson-maria-two_maps-pool = A marker from the pool

lesson-maria-two_maps-pool-west =
    The full game adds the map of Flanders in the west. There stands the Pragmatic Army: British, Dutch and Hanoverian troops, Austria’s partner. It is led by Frederick II, who thus has powers on both sides!

    Only French and Austrian pieces may cross from one map to the other. You are Louis XV.

lesson-maria-two_maps-pool-pools =
    Each of the four major powers, France, Prussia, Austria and the Pragmatic Army, has a pool of victory markers. Every fortress it conquers takes one out; every one it loses brings it back.

    Whose pool is empty at the end of a phase wins. So the aim is no longer a number of fortresses in one country, but to get rid of all your markers anywhere.

lesson-maria-two_maps-pool-ypern =
    Maurice de Saxe stands in Ypern, an Austrian fortress in the Netherlands. Arenberg, the nearest enemy general, is too far away to protect it.

    Leave it, and a marker of your pool lies there. A lost fortress in Flanders hurts Austria as much as one in Bohemia.
    .task = Let Maurice de Saxe leave Ypern, for Kortrijk, Ostende or Dünkirchen.
    .hint = First Maurice de Saxe: Ypern is there for the taking.
    .hint-lille = It would work, but with Maillebois in Lille he would have to stay there for the rest of the movement. Keep your way free.
    .hint-done = Ypern would stay Austrian.
    .right = Ypern is French, and your pool is one marker smaller.

lesson-maria-two_maps-pool-arenberg =
    A word about Arenberg. He is an Austrian, far from Austria, so he has rights of his own: in the Dutch part of the Pragmatic home territory he is always supplied, and its train feeds him too.

    Austria and the Pragmatic Army cooperate, but have different players. A common stack needs the consent of both.

## 2. Electors

lesson-maria-two_maps-electors = The electors on the Rhine

lesson-maria-two_maps-electors-four =
    Köln, Mannheim, Mainz and Trier belong to electors. Instead of victory markers they have elector markers with two sides: French, or Austrian and Pragmatic. At the start it is 2 to 2.

    Whoever controls 3 of the 4, France or the Pragmatic Army, puts a victory marker into the box for it.

lesson-maria-two_maps-electors-trier =
    Noailles stands in Trier, and no enemy is near. Köln and Mannheim are yours already.
    .task = Let Noailles leave Trier by any road.
    .hint = First Trier: the third elector is worth a victory marker.
    .hint-forced = A forced march conquers nothing. Make an ordinary move.
    .hint-done = Trier would stay on the other side, and the box empty.
    .right = Trier’s marker is turned. With 3 electors a French victory marker goes into the box. If you lose one of them, it comes back.

## 3. Won battles

lesson-maria-two_maps-laurels = Points for battles

lesson-maria-two_maps-laurels-dettingen =
    Now you are Frederick, but with the Pragmatic Army: George II attacks Noailles near Frankfurt. Your Prussians and your Pragmatic Army are enemies of each other; help whichever is closer to winning.

    A battle brings points as well: 1 for every 3 armies that the loser loses, or 1 if a general is removed. Two boxes hold at most 2 markers.

lesson-maria-two_maps-laurels-ten =
    7 armies to 6, but France has played a 5: you are at −4. France has 6 armies. A score of 3 would bring 1 point, a score of 6 brings 2.

    The 10 of spades makes exactly 6.
    .task = Play the 10 of spades.
    .hint = Play the 10 of spades.
    .hint-reserve = The Reserve gives 4 at most. The 10 of spades gives 6, and you keep the Reserve.
    .hint-decline = You would lose 4 armies, and France would win a point.
    .right = 6 armies lost and Noailles removed: 2 markers into your boxes. And the loser gives up as many as he has: France loses its one.

lesson-maria-two_maps-laurels-boxes =
    So one battle can shift three markers. That is why a weak general does better to keep away from a strong one.

    Four more boxes exist: 3 electors, Emperor, Italy and Silesia. The next lessons are about them.
