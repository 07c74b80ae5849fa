# Special abilities of Generals (chapter 10).

option-coalitions-generals = Named Generals
    .description = Whether Wellington, Schwarzenberg, Blücher, Kutuzov and the Grand Vizier have their special abilities; for experienced players (K-10.1.1).
option-coalitions-generals-false = Only Napoleon has an ability.
option-coalitions-generals-true = All six named Generals have their abilities.

general-wellington = Supporting a battle from an adjacent Territory, he may add 1 Strength for himself and 1 for each of his Troops; not over a Sea Route.
general-napoleon = In the turn of the French Leadership he may make a Movement Turn of his own.
general-schwarzenberg = On the battlefield he may play 1 more Battle card for each other Power that supports his side.
general-blucher = Beaten, he loses no more than 2 Troops and may withdraw to an adjacent Territory without enemies.
general-kutuzov = Attacked, he may withdraw before the battle to an adjacent Territory without enemies; he loses 1 Troop.
general-grand_vizier = Beaten, he is placed with 1 new Troop in any other Territory the Ottoman Empire controls.

phase-NameGenerals = Choice of the named Generals
phase-BattleWithGenerals = { phase-Battle }
phase-Retreat = Withdrawal: { $power }

prompt-named_general = Choose which of { grammar-your } Generals is { $hero }. The choice is open and holds for the whole match.
    .declining = { must-decide }
    .waiting = { $power_subject } chooses which of its Generals is { $hero }.
prompt-wellington = { $hero } supports the { $side ->
    [attack] attacker
   *[defence] defender
} in { $place }. He may add Strength: 1 and 1 for each of his Troops.
    .declining = If you decline, his Troops only permit Battle cards.
    .waiting = { $power_subject } decides whether { $hero } adds Strength in { $place }.
prompt-kutuzov = { $hero } is attacked in { $place }. He may withdraw to an adjacent Territory before the battle; this costs him 1 Troop.
    .declining = If you decline, he stands and fights.
    .waiting = { $power_subject } decides whether { $hero } withdraws from { $place }.
prompt-blucher = { $hero } was beaten in { $place }; he { $troops ->
    [0] has no Troops left. Where does he go?
   *[other] keeps { grammar-troops }. Where does he go? Off board they are lost.
}
    .declining = { must-decide }
    .waiting = { $power_subject } decides where { $hero } goes from { $place }.
prompt-grand_vizier = { $hero } was beaten in { $place }. Place him with 1 Troop in a Territory { grammar-you-control }.
    .declining = { must-decide }
    .waiting = { $power_subject } decides where { $hero } is placed.

move-add_strength = Add his Strength
move-decline-wellington = Add no Strength
move-decline-kutuzov = Stand and fight
move-place-grand_vizier = Place { $hero } in { $place }

log-evaded = { $hero } withdraws from { $place } to { $to } before the battle.
log-no_battle = Nobody is left to fight { $power_acc } in { $place }: there is no battle.
log-strength_added = { $hero } adds { $strength } Strength to the { $side ->
    [attack] attacker
   *[defence] defender
} in { $place }.
log-extra_cards = { $hero } may play { $count } more { $count ->
    [one] Battle card
   *[other] Battle cards
} in { $place }.
log-rallied = { $hero } gathers { grammar-troops } in { $place }.

refused-capital-not-open = He can go to the Capital only if his own Power controls it, no General is there and it is not the battlefield.
refused-pieces-there = Pieces of a Power that is not an Ally are in { $place }.
refused-battlefield = { $place } is the battlefield.
refused-cards-used-up = For { $hero } no more than { $limit } cards may be played: one for each Troop and one for each other Power that supports him.
