# The third lesson of Imperial Struggle: military actions. The form is that of lessons.ftl.

lesson-imperial_struggle-fleets_and_forts = Fleets and forts
    .about = Seize a Fort, drive a Squadron away, calm a Conflict, and exchange poor troops for good ones.

## 1. A Fort

lesson-imperial_struggle-fleets_and_forts-fort = Louisbourg

lesson-imperial_struggle-fleets_and_forts-fort-louisbourg =
    You are France. Louisbourg is British, but a War has left it Damaged. An undamaged Fort can never be taken in a Peace Turn. A Damaged one can be seized.

    For that you need a Squadron or a Market of your own next to it. Britain could repair it for 2; so do not wait.

lesson-imperial_struggle-fleets_and_forts-fort-sea =
    Two Squadrons lie in your Navy Box. A Squadron goes anywhere in the world, and an empty Naval space costs 1 point.

    The Cabot Strait is connected to Louisbourg.
    .task = Deploy a Squadron from the Navy Box to the Cabot Strait.
    .hint = That does not bring you closer to Louisbourg. First a Squadron to the Cabot Strait.
    .hint-elsewhere = From there Louisbourg cannot be reached. The Cabot Strait is connected to it.
    .hint-construct = You have two Squadrons already. A new one costs all 4 points.
    .hint-later = A War tile can be bought any time. The Damaged Fort will not stay damaged.
    .hint-build = That Fort is free to build later as well. Louisbourg would take one from Britain.
    .hint-leave = You have 4 military points. Use them here.
    .right = The fleet lies before Louisbourg. It counts at once.

lesson-imperial_struggle-fleets_and_forts-fort-seize =
    To repair one’s own Fort costs its number less 1. To seize the enemy’s costs its number plus 1: here 4. You have 3 points left, so 1 comes as Debt.

    For that the Fort changes hands in one step, and is repaired.
    .task = Seize Louisbourg.
    .hint = Louisbourg first: a Fort counts in its Region, protects Markets and opens the way into Acadia.
    .hint-more = Then even Debt would hardly be enough for Louisbourg. First the Fort.
    .hint-leave = Everything is ready. Take the Fort before the Action ends.
    .right = Louisbourg is French: a flag more for you, one less for Britain.

## 2. The fleet

lesson-imperial_struggle-fleets_and_forts-fleet = In the Antilles

lesson-imperial_struggle-fleets_and_forts-fleet-martinique =
    Your Market Martinique has a Conflict marker: it counts for nobody, and anyone next to it may unflag it for 1. And a British Squadron lies in the Antilles Channel beside it.

    You have 4 military points, a Squadron in the Navy Box and one in the Atlantic Passage.

lesson-imperial_struggle-fleets_and_forts-fleet-drive =
    An opposing Squadron can be driven away: 3 points from the Navy Box, only 2 from the map. It is not lost, it goes back to its Navy Box.

    Each Squadron deploys once in an Action Round, and the space it leaves is empty.
    .task = Send the Squadron of the Atlantic Passage to the Antilles Channel.
    .hint = First the British Squadron must go.
    .hint-dear = From the Navy Box it costs 3. From the Atlantic Passage it costs 2.
    .hint-elsewhere = The British Squadron would stay beside Martinique. Go to the Antilles Channel.
    .hint-first = Possible, but dearer now: 2. Once your own Squadron protects Martinique it costs 1.
    .hint-construct = You have Squadrons enough for this.
    .hint-leave = Martinique would stay in danger. You have 4 points: use them.
    .right = The British are gone, and Martinique is Protected by your own Squadron.

lesson-imperial_struggle-fleets_and_forts-fleet-pacify =
    To remove a Conflict marker costs 2, in a Protected space 1. Now it is 1: the order of your purchases has saved a point.
    .task = Remove the Conflict marker on Martinique.
    .hint = Martinique first, as long as it is cheap.
    .hint-deploy = In a moment. First Martinique.
    .hint-leave = Martinique would still count for nobody.
    .right = Martinique counts again.

lesson-imperial_struggle-fleets_and_forts-fleet-rest =
    1 point is left, and a Squadron in the Navy Box does nothing there. At sea it counts as a space of its Region and protects the Markets around it.

    New Squadrons cost 4, and each side has only eight.
    .task = Deploy it wherever you like.
    .hint = That can wait. A point is just enough for an idle Squadron.
    .hint-leave = The point would be lost. A Squadron is waiting for it.
    .right = No point is lost, and one space more is yours.

lesson-imperial_struggle-fleets_and_forts-fleet-isolated =
    Remember the chains: a Market that no chain of your Markets joins to a Territory, Fort or Squadron of yours is Isolated, and then it costs the enemy only 1, too.

    So guard the links of a chain, and look for weak ones in the enemy’s.

## 3. Upgrades

lesson-imperial_struggle-fleets_and_forts-upgrade = Better troops

lesson-imperial_struggle-fleets_and_forts-upgrade-symbol =
    Britain again, before the War of the Austrian Succession. In each of its theaters a Basic War tile of yours lies face down. In Central Europe it is only −1.

    Your tile “2 military / 2 diplomatic” shows the Military Upgrade: it costs nothing, and you may use it before or after your Actions.

lesson-imperial_struggle-fleets_and_forts-upgrade-draw =
    You name a theater, draw one of your Basic tiles at random, and decide which of the two stays. It can only get better, so use it where you are weakest.
    .task = Use the Military Upgrade in Central Europe.
    .hint = That is possible, but the Upgrade is free: use it first, in Central Europe.
    .hint-good = There the tile is better already. In Central Europe you have −1.
    .hint-first = Points can be spent afterwards. The Upgrade is free: begin with it.
    .hint-pass = The Upgrade would be lost.
    .right = A 2! Three better than what lay there.

lesson-imperial_struggle-fleets_and_forts-upgrade-keep =
    The 2 should stay. And the −1? Back in the pool it may be drawn again by you, in this War or the next. You may also remove it from the game, as long as you keep four Basic tiles.
    .task = Keep the tile drawn, and let the other leave the game.
    .hint = Then −1 would still lie in Central Europe, and the 2 would be gone.
    .hint-returned = That works, but the −1 would wait for you in the pool. Be rid of it.
    .right = Central Europe is three stronger, and your pool is better for good. Britain’s enemies saw only that something was exchanged.
