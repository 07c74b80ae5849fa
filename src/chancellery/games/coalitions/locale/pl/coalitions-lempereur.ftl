# L’Empereur (rozdział 12): jeden gracz albo kilku razem przeciw Napoleonowi, którym kierują karty.

## Co wybiera się przed grą

scenario-coalitions-lempereur = Tryb L’Empereur: rozgrywka jednoosobowa lub kooperacyjna
    .description = Jeden gracz prowadzi całą Wielką Koalicję albo od dwóch do pięciu graczy dzieli się jej Mocarstwami; Napoleonem kierują jego karty. Przygotowanie jak w 1805, z Garnizonem na każdym francuskim Terytorium Macierzystym. Wygrywacie razem, gdy na koniec akcji Wasz Generał jest na Terytorium Paris; przegrywacie razem, gdy Francja ma 25 punktów Wpływu.
option-coalitions-level = Poziom trudności
    .description = Z iloma punktami Wpływu zaczyna Napoleon (K-12.1.4); mając 25, wygrywa.
option-coalitions-level-easy = L’Ogre (łatwy): 5 punktów Wpływu
option-coalitions-level-demanding = L’Usurpateur (wymagający): 10 punktów Wpływu
option-coalitions-level-extreme = L’Empereur Napoléon (niezwykle wymagający): 15 punktów Wpływu
option-coalitions-napoleon_pawn = Siódmy francuski Generał
    .description = Czy pionek Napoleona służy Francji jako zwykły Generał (K-R-14).
option-coalitions-napoleon_pawn-false = Pionek nie bierze udziału: Francja ma sześciu Generałów.
option-coalitions-napoleon_pawn-true = Pionek jest zwykłym Generałem: Francja ma siedmiu.

## Miejsca i strony

seat-coalitions-grand_coalition = Wielka Koalicja
seat-coalitions-player_1 = Gracz 1
seat-coalitions-player_2 = Gracz 2
seat-coalitions-player_3 = Gracz 3
seat-coalitions-player_4 = Gracz 4
seat-coalitions-player_5 = Gracz 5
status-grand_coalition = Wielka Koalicja
status-napoleon = Napoleon

## Karta i talia Napoleona

napoleon-title = Napoleon: { $level ->
    [easy] L’Ogre (łatwy)
    [demanding] L’Usurpateur (wymagający)
   *[extreme] L’Empereur Napoléon (niezwykle wymagający)
}
napoleon-card = Terytoria docelowe po kolei: { $targets }. Tylko dla orientacji: { $others }.
napoleon-now = rozpatrywana teraz
napoleon-last = rozpatrzona ostatnio
napoleon-deck = Karty Napoleona
napoleon-discards = Rozpatrzone karty Napoleona
napoleon-influence = Przegrywacie razem, gdy Wpływ Francji osiągnie { $most }; teraz wynosi { $points }.
napoleon-paris = Wygrywacie razem, gdy na koniec akcji Wasz Generał jest na Terytorium Paris.

## Dziennik

grammar-taken = Wybór: { $start }{ $equal ->
    [1] { "" }
   *[other] {" "}(decyzja graczy, równorzędnych jest { $equal })
}
grammar-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
candidate = { $place } ({ grammar-steps })
candidate-value = { $place } ({ grammar-steps }, wartość { $value })
log-empire = { $level ->
    [easy] L’Ogre
    [demanding] L’Usurpateur
   *[extreme] L’Empereur Napoléon
}: Napoleon na początku ma { grammar-influence }.
log-entrusted = { $power }: gracz { $number }.
log-contested_money = { $power }: Terytoria Sporne we własnym kolorze { $money ->
    [0] nic nie przynoszą
   *[other] przynoszą { grammar-money }
}.
log-lowest_morale = Przed kartą: najniższe Morale ({ $morale }): { $powers }.
log-napoleon_reshuffle = Talia Napoleona się wyczerpała; nową talię potasowano, liczba kart: { $count }.
log-napoleon_card = Karta Napoleona { $number }, { $name }: { $path }.
log-target_scored = Terytorium docelowe { $place }: stoi tam francuski Garnizon, więc Francja { $points ->
    [0] punktuje, ale wartość Terytorium to 0
   *[other] otrzymuje { grammar-influence }
}.
log-target_standing = Terytorium docelowe { $place }: nie ma francuskiego Garnizonu, ale stoi tam francuski Generał i liczy się jako umieszczony.
log-target_attacked = Terytorium docelowe { $place }: nie ma francuskiego Garnizonu, więc atakuje francuski Generał.
log-target_skipped = Terytorium docelowe { $place }: nie ma już wolnego francuskiego Generała, więc zostaje pominięte.
log-source = Generał na Terytorium docelowe { $place }: { $source ->
    [off_board] (a) jest jeden poza planszą.
    [french_home] (b) najbliższe francuskie Terytorium Macierzyste oprócz Paris, spośród: { $candidates }. { grammar-taken }.
    [paris] (c) z Terytorium Paris.
    [uncontested] (d) najbliższe Terytorium Niesporne, potem najniższa wartość, spośród: { $candidates }. { grammar-taken }.
    [contested] (e) najbliższe Terytorium Sporne bez niebieskiego paska, potem najniższa wartość, spośród: { $candidates }. { grammar-taken }.
    [coalition_home] (f) najbliższe Terytorium Macierzyste Wielkiej Koalicji, potem najniższa wartość, spośród: { $candidates }. { grammar-taken }.
   *[blue] (g) najbliższe Terytorium Sporne z niebieskim paskiem, potem najniższa wartość, spośród: { $candidates }. { grammar-taken }.
}
log-race = Wyścig do Paryża zamiast karty: Generałowie Wielkiej Koalicji są na francuskiej ziemi ({ $places }).
log-race_target = Wyścig do Paryża, Terytorium docelowe { $number }: { $number ->
    [1] { $place }.
    [2] { $place }, pierwsze na liście spośród najechanych Terytoriów ({ $places }).
   *[3] { $place }, pierwsze na liście spośród sąsiadów Terytorium docelowego 2 ({ $places }).
}
log-race_source = Generał na Terytorium docelowe { $place }: { $race_source ->
    [off_board] (A) jest jeden poza planszą.
    [uncontested] (B) najbliższe Terytorium Niesporne, potem najniższa wartość, spośród: { $candidates }. { grammar-taken }.
    [contested] (C) najbliższe Terytorium Sporne bez niebieskiego paska, potem najniższa wartość, spośród: { $candidates }. { grammar-taken }.
    [coalition_home] (D) najbliższe Terytorium Macierzyste Wielkiej Koalicji, potem najniższa wartość, spośród: { $candidates }. { grammar-taken }.
   *[blue] (E) najbliższe Terytorium Sporne z niebieskim paskiem, potem najniższa wartość, spośród: { $candidates }. { grammar-taken }.
}
log-race_skipped = Wyścig do Paryża: nie ma już francuskiego Generała na Terytorium docelowe { $place }.
log-summoned = { $power }: umieszczenie Generała na Terytorium { $place }; skąd: { $start ->
    [off] spoza planszy
   *[other] { $start }
}.
log-filled = Francuski Generał na Terytorium { $place }: uzupełnienie o { $count }, razem { grammar-troops }.
log-french_card = { $place }: karta dobrana dla Francji ma wartość { $card } (Morale { $morale }). Siła { $attack } (atakujący) do { $defence } (obrońca).
log-french_stop = { $place }: Francja nie dobiera karty: { $stop ->
    [ahead] ma przewagę { $strength }.
    [no_morale] nie ma punktów Morale.
    [no_troops] nie ma już Oddziału, za który można dobrać.
    [hopeless] Oddziały mogą dać najwyżej { $count } × 5, a to za mało, by wygrać (strata: { $strength }).
   *[no_card] talia i stos kart odrzuconych są puste.
}
log-players_won = { $power }: Generał na Terytorium { $place }. Wielka Koalicja wygrała.
log-players_lost = Wpływ Francji: { $total }. Wygrał Napoleon.

## Pytania

prompt-division = Kto prowadzi { $power_acc }? Podzielcie Mocarstwa tak, jak się umówiliście; każdy gracz otrzymuje co najmniej jedno.
    .declining = { must-decide }
    .waiting = Pierwszy gracz zapisuje, kto prowadzi { $power_acc }; umówcie się w wiadomościach.
prompt-lowest_morale = Za chwilę karta Napoleona. Kilka Mocarstw ma najniższe Morale: które otrzymuje 1 punkt?
    .declining = { must-decide }
    .waiting = Gracz Wielkiej Brytanii wybiera, które Mocarstwo z najniższym Morale otrzymuje 1 punkt.
prompt-source = Kilku francuskich Generałów spełnia warunki na równi. Który zaatakuje Terytorium { $place }?
    .declining = { must-decide }
    .waiting = Gracz Wielkiej Brytanii wybiera francuskiego Generała na Terytorium docelowe { $place }.
prompt-race_place = Wyścig do Paryża: z Terytorium { $place } nie sąsiaduje żadne Terytorium z listy. Na którym sąsiednim stanie trzeci Generał?
    .declining = { must-decide }
    .waiting = Gracz Wielkiej Brytanii wybiera trzecie Terytorium docelowe Wyścigu do Paryża.
prompt-french_troops = Francuska Mobilizacja: Pieniędzy ({ $money }) albo żetonów nie starczy na wszystkie Oddziały. Który Generał otrzymuje następny?
    .declining = { must-decide }
    .waiting = Gracz Wielkiej Brytanii decyduje, który francuski Generał otrzymuje Oddział.
prompt-open_card = Bitwa na Terytorium { $place }: zagrywaj odkryte karty Bitwy za Generałów { $power_gen }. Każda kosztuje 1 punkt Morale; liczy się tylko wydrukowana wartość.
    .declining = Po zakończeniu karty { $power_gen } nie będą już zagrywane w tej bitwie. Gdy skończą wszyscy, dobiera się karty dla Francji.
    .waiting = { $power }: odkryte karty w bitwie na Terytorium { $place }.
prompt-french_withdraw = Bitwa na Terytorium { $place } kończy się remisem. Kilka francuskich Terytoriów jest równie blisko: dokąd wycofuje się francuski Generał?
    .declining = { must-decide }
    .waiting = Gracz Wielkiej Brytanii decyduje, dokąd wycofuje się francuski Generał z Terytorium { $place }.
prompt-subsidy-lempereur = Subwencje { $power_gen }: możesz przekazać Pieniądze innym Mocarstwom Wielkiej Koalicji; do rozdania: { grammar-money }.
    .declining = Gdy zakończysz, inni gracze odpowiedzą na oferty dla swoich Mocarstw; czego nie zaoferujesz, zostaje w skarbcu { $power_gen }.
    .waiting = { $power }: decyzja o Subwencjach.

## Opcje

move-entrust = { $power }: gracz { $number }
move-encourage = 1 punkt Morale dla { $power_gen }
move-summon = Z Terytorium { $place } na Terytorium { $to }
move-race = { $place }
move-wait = Niech inni zagrają pierwsi
move-play-open_card = Zagraj kartę { $card } za Generała na Terytorium { $place }
move-pass-open_card = Zakończ
move-buy_troop-french_troops = Oddział dla francuskiego Generała na Terytorium { $place }
move-withdraw-french_withdraw = Na Terytorium { $to }

## Stół

phase-Division = Podział Mocarstw między graczy
phase-GrandMovement = Ruch: { $power }
phase-FrenchMobilisation = Mobilizacja: { $power }
phase-NapoleonCard = Karta Napoleona
phase-RaceToParis = Wyścig do Paryża
phase-BattleAgainstNapoleon = { phase-Battle }
place-worth-home-lempereur = Wartość { $value }: Pieniądze dla { $home_gen }; dla Francji tylko przez kartę Napoleona.
place-worth-contested-lempereur = Wartość { $value }: Wpływ dla Francji, jeśli ma tu swój pasek, w innym razie Pieniądze ({ $powers }).
place-worth-uncontested-lempereur = Wartość { $value }: Pieniądze; dla Francji także Wpływ przez kartę Napoleona.
outcome-liberation = Generał Wielkiej Koalicji jest na Terytorium Paris: gracze wygrali razem.
outcome-domination = Francja ma 25 punktów Wpływu: wygrał Napoleon, gracze przegrali razem.

## Dlaczego nie

refused-other-power-divided = Teraz rozstrzyga się, kto prowadzi to Mocarstwo: { $power }.
refused-no-such-player = Nie ma gracza { $number }.
refused-player-without-power = Wtedy któryś gracz zostałby bez Mocarstwa.
refused-not-lowest-morale = Mocarstwo { $power } nie ma najniższego Morale.
refused-other-target = Teraz wybiera się Generała na Terytorium docelowe { $place }.
refused-placed-already = Francuski Generał na Terytorium { $place } stoi na jednym z Terytoriów docelowych albo został umieszczony w tej akcji.
refused-not-first-source = Francuski Generał na Terytorium { $place } nie jest pierwszy w kolejności źródeł.
refused-nobody-to-wait-for = Nie ma już innego Mocarstwa, które mogłoby zagrać pierwsze.
refused-third-elsewhere = Trzeci Generał staje na Terytorium sąsiadującym z Terytorium { $place }, ale nie na Terytorium Paris.
