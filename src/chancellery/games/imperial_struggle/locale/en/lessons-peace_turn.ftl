# The second lesson of Imperial Struggle: the phases around the Action Rounds. The form is that of lessons.ftl.

lesson-imperial_struggle-peace_turn = The year before the first move
    .about = How a Peace Turn begins and ends: Awards and demand, cards, Ministers, Initiative, and when it pays to pass.

## 1. The deal

lesson-imperial_struggle-peace_turn-deal = What the turn is about

lesson-imperial_struggle-peace_turn-deal-year =
    You are France, and Turn 2 begins. Before anybody acts, you see what it is about: an Award for each Region, three commodities in Global Demand, nine Investment tiles.

    Read them before you plan. The demand changes every turn, and a Region whose Award is worth nothing to you can wait.

lesson-imperial_struggle-peace_turn-deal-limits =
    The match has six Peace Turns and four Wars in three Eras. Two Peace Turns make an Era; they share eight Awards, four in each.

    At the start of an Era new Event cards are shuffled in, and both Debt Limits rise by 4. In every turn what was Exhausted becomes ready again: Advantages and Ministry cards.

lesson-imperial_struggle-peace_turn-deal-keep =
    Each side draws three Event cards and may keep three of all it has. What you kept from the last turn counts, so sort well.

    Think of the tiles: an Event needs one with the Event symbol, and often a Major Action of a certain type. A card that fits no tile in sight is the one to let go.
    .task = Keep any three of your cards.
    .right = The others lie in the discard pile, which both may look through.

## 2. Ministers

lesson-imperial_struggle-peace_turn-ministers = Two Ministers

lesson-imperial_struggle-peace_turn-ministers-era =
    Turn 3, a new Era. Both sides take back their Ministry cards and choose two for the new Era, in secret. In the second turn of an Era a card that still lies face down may be exchanged.

    A Minister has abilities of his own and keywords that earn the Bonus of Events. So choose two who fit your plan.

lesson-imperial_struggle-peace_turn-ministers-appoint =
    There will be a War after the next turn, and Spice and Cotton are in demand. Choiseul helps with arms and shows two keywords, Governance and Finance. Dupleix brings Treaty Points in India, for Cotton and Spice.
    .task = Choose Choiseul and Dupleix.
    .hint = Pompadour & Du Barry bring a Treaty Point in a round. For arms and India take Choiseul and Dupleix.
    .hint-jacobites = The Jacobites pay when there is something to win in Scotland and Ireland. This time take Choiseul and Dupleix.
    .hint-voltaire = Voltaire lives on Prestige in Europe, and you have little of it. Take Choiseul and Dupleix.
    .right = They lie face down. Britain knows only that there are two.

## 3. The cabinet

lesson-imperial_struggle-peace_turn-cabinet = A Minister at work

lesson-imperial_struggle-peace_turn-cabinet-hidden =
    You have taken “4 military / 2 economic” and begun the Major Action. Louisbourg costs 3, a Bonus War tile 2: together 5. One point is missing.

    You could take Debt. Or you have a Minister.

lesson-imperial_struggle-peace_turn-cabinet-reveal =
    A Minister helps once he lies face up. You may reveal him only in an Action Round of your own, and face up he stays: Britain will then reckon with him.
    .task = Reveal Choiseul.
    .hint = In a moment. First reveal Choiseul: with him the points go further.
    .hint-dupleix = Dupleix works in the Scoring Phase. There is time until your last Action Round; it is Choiseul whom you need now.

lesson-imperial_struggle-peace_turn-cabinet-use =
    Once a turn Choiseul gives 1 military point, for Bonus War tiles or for deploying Squadrons only.
    .task = Use Choiseul.
    .hint = First use Choiseul: the point costs you nothing.
    .hint-dupleix = Dupleix can wait. First use Choiseul.
    .right = 4 points, and 1 more from Choiseul. He is Exhausted until the next turn.

lesson-imperial_struggle-peace_turn-cabinet-build =
    The tile’s own points may be spent on anything military; Choiseul’s only on War tiles and deployments. So spend those first that are free.
    .task = Build the Fort Louisbourg.
    .hint = First Louisbourg: 3 points.
    .hint-tile = A good idea, but do it second: Choiseul’s point pays only for the tile, and the Fort needs the others.
    .hint-construct = A new Squadron would eat all 4 points. Louisbourg and a War tile are the plan.
    .hint-dupleix = Dupleix can wait.

lesson-imperial_struggle-peace_turn-cabinet-buy =
    1 point of the tile is left, and Choiseul’s. Together they pay for a War tile.
    .task = Buy a Bonus War tile.
    .hint = For a Bonus War tile you have exactly enough. Nothing that is left over can be saved.
    .right = 5 points’ worth from a tile of 4.

## 4. Initiative

lesson-imperial_struggle-peace_turn-first = Who begins, and a pass

lesson-imperial_struggle-peace_turn-first-initiative =
    Now you are Britain. The marker stands on 17: France is ahead, so you, who are behind, have the Initiative. On 15 it stays where it was.

    Who begins has the first choice of nine tiles. Who goes second has the last word before the scoring. Both can be right.
    .task = Begin yourself.
    .hint = That can be wise when one last flag decides a Region. This time take the first choice.

lesson-imperial_struggle-peace_turn-first-take =
    Your Debt has reached 6, which is your whole Debt Limit: no point can be added to any purchase, and forced Debt would give France Victory Points.

    If you do not need the points of a tile, take a poor one. Then it is gone for France as well, and a round is a good time to pay back.
    .task = Take “2 military / 2 diplomatic”.
    .hint = That tile is too good for what you are about to do. Take “2 military / 2 diplomatic”.
    .hint-reveal = There is no need to show your Ministers yet.

lesson-imperial_struggle-peace_turn-first-pass =
    A pass gives up the whole tile, and your Debt falls by up to 2. You still have three Action Rounds left in this turn.

    More Available Debt counts at the end of the match, too.
    .task = Pass, and lower your Debt by 2.
    .hint = Whatever you use of the tile, you can no longer pass. Debt first, this time.
    .hint-less = Why less? 2 costs no more than 1 or 0.
    .hint-end = That would give up the tile as well, but your Debt would stay. Pass instead.
    .right = Your Debt is 4. Now 2 points can be borrowed again where they matter.

lesson-imperial_struggle-peace_turn-first-order =
    The sides alternate until each has had four Action Rounds. Then Treaty Points above 4 are lost, so spend them in time; abilities “at the end of the turn” follow.

    Then come the scoring and the Victory Check. Between most turns there is a War.
