# The lesson of Maria. A step is one message: its text, .task what to do, .right what is said when it was done,
# .hint (and .hint-NAME for certain moves) what is said about a move that is allowed but not asked for.

lesson-maria-first_campaign = Your first campaign
    .about = March into Silesia as Frederick II: move your generals, feed them, win a battle and take fortresses.

## 1. Roads

lesson-maria-first_campaign-roads = Roads into Silesia

lesson-maria-first_campaign-roads-hello =
    Berlin, 1741. The Emperor is dead, young Maria Theresa reigns in Vienna, and you, Frederick II, have your eye on her richest province: Silesia.

    You lead Prussia and Saxony. With 12 fortresses in Austria and Silesia you win. Two are yours from the start, Glogau and Liegnitz.

lesson-maria-first_campaign-roads-table =
    Your generals, marked with a P, and the supply train that feeds them. The dots on a general are his armies, from 1 to 8. Only you see them: an enemy’s stay secret until he fights.

    Cities with walls are fortresses, small ones square and large ones like a star. Thin lines divide the map into sectors, each with a card suit. You will need it in battle.

lesson-maria-first_campaign-roads-march =
    A general moves from city to city, up to 3 cities. The thick red lines are main roads: on main roads alone he may go 4.

    Frederick is to take the main road to Breslau. Choose him, then the next city.
    .task = Move Frederick from Glogau to Lüben.
    .hint = That piece may move as well. But begin with Frederick, who stands in Glogau.
    .hint-direction = That is not the way to Breslau. The main road leads through Lüben.
    .hint-forced = A forced march is long, up to 8 cities on main roads, but it must keep away from enemies and conquers nothing. Make an ordinary move this time.
    .hint-done = Your movement would be over before it has begun.
    .right = Off he goes, and straight on to Liegnitz: 2 cities.

lesson-maria-first_campaign-roads-third =
    Frederick is on his way, in Liegnitz. The numbers say with which step he would reach a city. The dark line leads to his supply train: more about it in chapter 2.

    His move is finished before another piece sets out, and each piece moves only once in a turn.
    .task = Go on to Neumarkt.
    .hint = That leads away from Breslau. Stay on the main road to Neumarkt.
    .hint-halt = He would stay in Liegnitz for the rest of the turn. There is still a way to go.

lesson-maria-first_campaign-roads-fourth =
    3 cities. If one of the roads had been an ordinary one, this would be the end. But so far he has kept to main roads, so he may take a fourth step on one.

    Breslau is an Austrian fortress. That does not stop him: fortresses never bar the way.
    .task = Go on to Breslau.
    .hint = Back to Liegnitz? That would be his fourth step. Breslau is just as near.
    .hint-halt = He may stop here. But Breslau is only one more step away, on the main road.
    .right = Frederick is in Breslau. That alone does not conquer it; how a fortress falls comes in chapter 4.

lesson-maria-first_campaign-roads-country =
    Schwerin in Sagan has no main road at his door. An ordinary road leads to Bunzlau; from there main roads go on to Liegnitz and Lüben.

    A single step on an ordinary road is enough: 3 cities are the most he can do.
    .task = Move Schwerin from Sagan to Bunzlau.
    .hint = In a moment. First it is the turn of Schwerin, in Sagan.
    .hint-direction = Grünberg is the wrong way. Follow Frederick: to Bunzlau.
    .hint-done = Schwerin and Prince Leopold would be left where they are. Move Schwerin first.
    .right = He has gone on to Liegnitz and Lüben. 3 cities, and his move is over.

lesson-maria-first_campaign-roads-stack =
    A city has room for one piece, with one exception: two generals of the same power, or of powers that cooperate, may form a stack. They fight together, and the lower rank number commands.

    Whoever forms a stack stays there until the movement is over.
    .task = Move Prince Leopold from Wohlau to Lüben.
    .hint = In a moment. First bring Prince Leopold to Schwerin.
    .hint-elsewhere = He would be alone there. Schwerin is waiting in Lüben.
    .hint-done = Prince Leopold would be left alone in Wohlau. Bring him to Schwerin first.
    .right = A stack: Schwerin (rank 2) commands, Leopold (rank 3) follows, and together they have 8 armies.

## 2. Supply

lesson-maria-first_campaign-supply = Bread for the army

lesson-maria-first_campaign-supply-hungry =
    The next turn. Before you move, supply is checked. Outside his own country a general needs a supply train of his own power within 6 cities.

    From Breslau to your train in Fürstenwalde it is 7. So Frederick has lost 1 army and lies face down. Face down he conquers nothing, and next time he would lose 2 armies.

lesson-maria-first_campaign-supply-train =
    Bring up the train. It is slower than a general: 2 cities, or 3 on main roads alone. Guard it well, for an enemy general who enters its city destroys it.

    The main road to Silesia leads through Frankfurt and Crossen to Grünberg.
    .task = Move the Prussian supply train from Fürstenwalde to Frankfurt a.d. Oder.
    .hint = In a moment. First the train: Frederick is waiting for bread.
    .hint-direction = That leads away from the army. Frankfurt lies on the main road to Silesia.
    .hint-replace = For 4 points of cards a train may be taken off the map and put into a major fortress. But Berlin and Magdeburg are farther away still.
    .hint-friedrich = Face down he would conquer nothing by leaving Breslau. Let the train come to him.
    .hint-done = Without the train Frederick would lose 2 more armies in the next turn.
    .right = On it goes to Crossen and Grünberg: 3 cities. From there it is only 4 to Breslau.

lesson-maria-first_campaign-supply-turn =
    The train is near enough. But supply is checked only once, at the beginning of your next stage; first come the others.

    Each stage has the same order: draw cards, check supply, move, fight, and see which fortresses fall.
    .task = Choose “{ maria-move-done-movement }”.
    .hint = You may do that. But everybody stands well where he is: let the others act.
    .hint-friedrich = Face down he would conquer nothing by leaving Breslau. Let him wait there until he is supplied.
    .right = A new turn, with new cards. But who rides there?

lesson-maria-first_campaign-supply-hussars =
    The train is near enough now. But Austria’s hussars ride on every road to it, so this time supply costs 1 point for each city of the way: 4. Then Frederick is face up again.

    You pay with cards of any suit, and there is no change.
    .task = Pay with the 4 of clubs.
    .hint = You could pay with that, too. But the 4 fits exactly, and strong cards win battles.
    .hint-reserve = A Reserve is worth what you want, also 4. But in battle there is nothing better: keep it.
    .right = Paid, and Frederick is ready to march. A piece that enters a hussar’s city drives it off.

## 3. Battle

lesson-maria-first_campaign-battle = The battle for Neisse

lesson-maria-first_campaign-battle-approach =
    Spring 1742. Breslau and Brieg carry your victory markers. But Neipperg has come over the mountains with an Austrian army and stands in Neisse.

    Nobody may enter a city with an enemy general. But whoever is next to one when movement is over must attack.
    .task = Move Frederick from Brieg to Grottkau.
    .hint = That can wait. Neipperg cannot: send Frederick to Grottkau.
    .hint-away = That leads away from Neipperg. Grottkau lies next to Neisse.
    .hint-schwerin = Schwerin guards the road to Breslau. Leave Neipperg to Frederick.
    .hint-done = Then Neipperg would choose where to fight. Take the first step yourself.
    .right = Frederick halts in Grottkau, your movement is over, and the battle begins.

lesson-maria-first_campaign-battle-score =
    Now both sides show their strength: Frederick has 7 armies, Neipperg has 8. The difference is the score: −1 for you.

    Whoever is below zero may play a card, and its value is added. As soon as he is at zero or above, it is the other’s turn to play.

lesson-maria-first_campaign-battle-suit =
    Only one suit counts for you: that of the sector where your own general stands. In Grottkau it is hearts, so your 10 of clubs is no use here.

    Neisse lies in another sector: Neipperg must play spades.
    .task = Play the 3 of hearts.
    .hint = Play the 3 of hearts: it fits, and it is enough.
    .hint-reserve = A Reserve fits everywhere and is strong. Keep it for the moment when nothing else helps.
    .hint-decline = You would lose the battle: 1 army, and a retreat by 1 city.
    .right = −1 and 3 make 2. Now Austria is behind and answers with the 6 of spades.

lesson-maria-first_campaign-battle-reserve =
    −2 and 6 make 4 for Austria, so −4 for you, and you have no hearts left. But you have a Reserve: it fits every suit, with a value of your choice from 1 to 8.

    Whoever is below zero and plays no card is beaten. He loses as many armies as the winner’s score says, and retreats by as many cities.
    .task = Play the Reserve, worth 8.
    .hint = That wins as well, but by less. The higher your score, the more Neipperg loses.
    .hint-low = You would still be below zero, without another card to play, and lose.
    .hint-tie = That makes exactly 0. If Austria has no spades left, it ends in a tie, and nobody loses anything.
    .hint-decline = You would lose 4 armies and retreat by 4 cities.
    .right = −4 and 8 make 4. Austria has no card to answer: you have won!

lesson-maria-first_campaign-battle-retreat =
    Neipperg loses 4 of his 8 armies and must retreat by 4 cities. You lose nothing and stay where you are.

    The winner chooses where to: as far from Frederick as possible. Of the cities that are lit, take the one where Neipperg is least in your way.
    .task = Choose where Neipperg must go.
    .right = Neipperg is gone, and nobody protects Neisse any more. More about that in the next chapter.

## 4. Fortresses

lesson-maria-first_campaign-fortresses = Fortresses

lesson-maria-first_campaign-fortresses-enter =
    Neisse is still Austrian. A fortress is conquered by marching out of it: a general who is face up leaves it, and no general protects it. It is protected by a general of its own side within 3 cities.

    Neipperg is in Kremsier now, 4 cities away. Nobody protects Neisse.
    .task = Move Frederick from Grottkau to Neisse.
    .hint = In a moment. First comes Frederick: Neisse is open.
    .hint-away = That leads away from Neisse, and Neisse is open.
    .hint-forced = A forced march conquers nothing and must not enter an enemy’s fortress. Make an ordinary move.
    .hint-later = Schwerin comes next. First let Frederick go to Neisse.
    .hint-done = Neisse would stay Austrian. Send Frederick there first.

lesson-maria-first_campaign-fortresses-leave =
    He is in Neisse, but neither entering nor staying conquers it. He has to leave, now or in a later turn, by whichever road he likes.

    In one move he could even take several fortresses on his way.
    .task = Leave Neisse by any road you like.
    .hint = If he halts here, Neisse stays Austrian, and by the next turn somebody may protect it.
    .right = Neisse is yours! The Austrian marker is gone, and a Prussian one takes its place.

lesson-maria-first_campaign-fortresses-guarded =
    Schwerin stands in Glatz, which is Austrian, too. But Batthyány in Königgrätz is only 2 cities away and protects it.

    Whoever leaves a protected fortress puts a “?” on it. After the battles of the stage it is looked at again: if nobody protects it by then, it falls.
    .task = Move Schwerin from Glatz to Nachod, next to Batthyány.
    .hint = In a moment. First comes Schwerin, in Glatz.
    .hint-away = That puts a “?” on Glatz, but Batthyány would go on protecting it. Go to Nachod, next to him.
    .hint-forced = A forced march conquers nothing, not even later. Make an ordinary move to Nachod.
    .hint-done = Schwerin would stay in Glatz, and Glatz would stay Austrian.
    .right = A “?” lies on Glatz. Now it depends on the battle.

lesson-maria-first_campaign-fortresses-fall =
    Schwerin has 6 armies and will attack, for he stands next to Batthyány. If Batthyány is beaten, nobody protects Glatz any more.
    .task = Choose “{ maria-move-done-movement }”.
    .hint = You may do that. But everything is ready for the attack: end your movement.
    .right = 6 to 2, and Austria has no card to play. Batthyány loses both his armies and is removed. Glatz falls.

lesson-maria-first_campaign-fortresses-markers =
    Every fortress with your victory marker counts: you have 6 of the 12 you need. Louis XV with France and Bavaria needs 9, all of them in Austria.

    If nobody has reached his aim after turn 9, Maria Theresa wins. And beware: she may conquer back whatever you do not protect.

lesson-maria-first_campaign-fortresses-farewell =
    After every third turn comes winter: cards pay for new armies, and generals who were removed return.

    The full game adds a second map, politics and the election of an Emperor. But roads, bread, battles and fortresses are its heart, and those you know now. Begin a match: the introductory game is waiting.
