# Imperial Struggle: co stół mówi o mapie oraz o leżących na nim kafelkach i kartach.

## Na czym stoi rozgrywka

is-title-powers = Dwie strony
is-title-table = Wyniki
is-phase-round = Runda Akcji { $number } z { $count }
is-phase-keep = Karty Wydarzeń
is-phase-ministry = Faza Ministerialna
is-phase-first = Inicjatywa
is-phase-assign = Plan Wojny
is-phase-other = Między rundami

## Sekcje

is-mark-prestige = Prestiż
is-mark-alliance = Sojusz
is-mark-local_alliance = Lokalny Sojusz
is-place-cost = { $name }, koszt { $cost }
is-place-closed = Jeszcze poza grą; może wejść do gry później ({ $era }).
is-place-held-france = Pod kontrolą Francji.
is-place-held-britain = Pod kontrolą Wielkiej Brytanii.
is-place-held-usa = Flaga USA: tego Terytorium nikt nie może zająć.
is-place-held-spain = Flaga hiszpańska: traktuje się ją jak Flagę przeciwnika.
is-place-held-nobody = Bez kontroli.
is-place-conflict = Znacznik Konfliktu: zmiana sekcji kosztuje 1, a sekcja nie liczy się nikomu.
is-place-conflict_plus = Znacznik Konfliktu (+1): zmiana sekcji kosztuje 1, usunięcie znacznika o 1 więcej; sekcja nie liczy się nikomu.
is-place-protected = Chroniony przez Szwadron lub Fort: odflagowanie kosztuje o 1 więcej.
is-place-isolated = Odizolowany: odflagowanie kosztuje 1.
is-place-damaged = Uszkodzony: niczego nie chroni i nie daje siły.
is-place-huguenots = Hugenoci: podbój kosztuje o 1 więcej; znacznik można jeszcze wykorzystać.
is-place-huguenots_spent = Hugenoci (wykorzystani): podbój kosztuje o 1 więcej.
is-place-demand = W tej turze w Globalnym Zapotrzebowaniu.
is-place-strength = Daje siłę w najbliższej Wojnie, Teatr: { $theaters }.
is-place-needed = Liczy się do Korzyści: { $advantages }.
is-place-needs = Ma ją ten, kto kontroluje: { $spaces }.
is-place-advantage-france = Ma ją Francja.
is-place-advantage-britain = Ma ją Wielka Brytania.
is-place-advantage-nobody = Nie ma jej nikt.
is-place-advantage-exhausted = Zużyta do następnej tury.
is-place-advantage-new = Zdobyta w tej Rundzie Akcji: można jej użyć dopiero w następnej.
is-place-advantage-blocked = Nie można jej użyć z powodu znacznika Konfliktu.
is-place-navy = { $side }: w Sekcji Floty { $navy }, niezwerbowane { $unbuilt }, na Torze Tur { $track }.

## Żetony

is-letter-usa = U
is-letter-spain = S
is-piece-flag = { $side_id ->
    [france] Flaga francuska
    [britain] Flaga brytyjska
    [usa] Flaga USA
   *[spain] Flaga hiszpańska
}
is-piece-squadron = { $side_id ->
    [france] Szwadron francuski
   *[britain] Szwadron brytyjski
}
is-piece-fort = { $side_id ->
    [france] Fort francuski
   *[britain] Fort brytyjski
}
is-piece-fort_damaged = { $side_id ->
    [france] Fort francuski, Uszkodzony
   *[britain] Fort brytyjski, Uszkodzony
}
is-piece-conflict = Znacznik Konfliktu
is-piece-conflict_plus = Znacznik Konfliktu (+1)
is-piece-huguenots = Hugenoci
is-piece-huguenots_spent = Hugenoci, wykorzystani
is-piece-exhausted = Zużyta

## Strony i tory

is-fact-initiative = Inicjatywa
is-fact-debt = Kredyt
    .text = Kredyt { $debt } z { $limit }: dostępny { $left }
is-fact-treaty = Punkty Pokoju
    .text = Punkty Pokoju: { $count }
is-fact-cards = Karty Wydarzeń
    .text = Karty Wydarzeń w ręce: { $count }
is-fact-squadrons = Szwadrony
    .text = Szwadrony: na mapie { $map }, w Sekcji Floty { $navy }, niezwerbowane { $unbuilt }, na Torze Tur { $track }
is-track-vp = Punkty Zwycięstwa
is-track-vp-france = Francja wygrywa przy 30
is-track-vp-britain = Wielka Brytania wygrywa przy 0
is-meter-credit = Dostępny Kredyt
is-meter-treaty = Punkty Pokoju
is-meter-advantages = Użyte Korzyści

## Rzędy kafelków

is-row-candidates = Karty Ministerialne do wyboru
is-row-actions = Ta Runda Akcji
is-row-investment = Kafelki Inwestycji
is-row-awards = Nagrody
is-row-demand = Globalne Zapotrzebowanie
is-row-ministry = Karty Ministerialne
is-action-major = Duża Akcja
is-action-minor = Mała Akcja
is-action-event = Punkty z Wydarzenia
is-action-exchange = Wymienione punkty
is-action-absent = brak
is-action-waiting = niezaczęta
is-action-open = w toku
is-action-closed = zamknięta
is-award-wins = Teraz wygrywa { $side_subject }.
is-award-open = { $side_id ->
    [nobody] Teraz nie wygrywa nikt.
   *[other] Prowadzi { $side_subject }, ale przewaga nie wystarcza.
}
is-award-prestige = { $vp } PZ dla strony z większą liczbą Sekcji Prestiżu.
is-demand-reward = { $vp } PZ{ $treaty ->
    [0] { "" }
    [one] , { $treaty } Punkt Pokoju
    [few] , { $treaty } Punkty Pokoju
   *[many] , { $treaty } Punktów Pokoju
}{ $debt ->
    [0] { "" }
    [-1] , Kredyt −1
   *[other] , Kredyt +{ $debt }
}
is-demand-none = W tej turze poza Globalnym Zapotrzebowaniem
is-demand-townshend = Znacznik Ustaw Townshenda
is-ministry-keywords = Słowa Klucze: { $keywords }
is-ministry-hidden = Zakryta
is-ministry-up = odkryta
is-ministry-down = zakryta, widzisz ją tylko Ty
is-ministry-spent = { $count ->
    [one] { $count } zdolność zużyta
    [few] { $count } zdolności zużyte
   *[many] { $count } zdolności zużytych
}

## Karty i stosy

is-card-needs = Wymaga kafelka z symbolem Wydarzenia i takiej Dużej Akcji: { $action }.
is-card-bonus = Bonus: { $effect }
is-card-condition = Warunek: { $condition }
is-bonus-none = bez Efektu Bonusowego
    .short = bez bonusu
is-bonus-met = Warunek Bonusowy spełniony
    .short = bonus spełniony
is-bonus-possible = Warunek Bonusowy spełniony, jeśli odkryjesz Kartę Ministerialną
    .short = bonus możliwy
is-bonus-missed = Warunek Bonusowy niespełniony
    .short = bonus niespełniony
is-option-vp = { $move } ({ $vp } PZ)
is-option-over = { $said }; { $action ->
    [major] Duża Akcja się kończy
    [minor] Mała Akcja się kończy
    [event] Akcja za punkty z Wydarzenia się kończy
   *[exchange] Akcja za wymienione punkty się kończy
}{ $count ->
    [0] { "" }
    [one] , przepada { $points }
    [few] , przepadają { $points }
   *[many] , przepada { $points }
}
is-option-lost = { $said }; { $count ->
    [one] przepada
    [few] przepadają
   *[many] przepada
} { $points }
is-option-leave = Odłóż tę Akcję na później: nic w niej jeszcze nie wydano
is-option-forfeit = { $count ->
    [one] { $count } punkt przepadnie
    [few] { $count } punkty przepadną
   *[many] { $count } punktów przepadnie
}
is-option-unused = { $said }; niewykorzystane: { $unused }
is-pile-deck = Karty Wydarzeń do dobrania
is-pile-discards = Odrzucone Wydarzenia
is-pile-removed = Wydarzenia usunięte z gry

## Grupy możliwości

is-section-take = Weź kafelek Inwestycji
is-section-flag = Oflaguj
is-section-unflag = Odflaguj
is-section-deploy = Wystaw Szwadrony
is-section-pacify = Usuń znaczniki Konfliktu
is-section-forts = Forty
is-section-construct = Zwerbuj Szwadron
is-section-ministry = Karty Ministerialne
is-section-events = Wydarzenia
is-section-advantages = Korzyści
is-section-upgrade = Ulepszenie Militarne
is-section-keep = Karty do zatrzymania
is-section-ministers = Pary Kart Ministerialnych
is-section-conquer = Podbij
is-section-spoil = Odflaguj

## Sekcje Wojny

is-war-next = Następna Wojna
is-war-now = Trwająca Wojna
is-war-staged = Teatry rozstrzyga się jeden po drugim.
is-war-known = Siła Teatru, o ile ją znasz
is-tile-hidden = Zakryty kafelek Wojny
is-strength-alliances = Sojusze { $count }
is-strength-keywords = Słowa Klucze { $count }
is-strength-conflicts = znaczniki Konfliktu { $count }
is-strength-forts = Forty { $count }
is-strength-squadrons = Szwadrony { $count }
is-strength-special = kafelki specjalne { $count }
is-strength-from = Siła Bonusowa: { $parts }.
is-strength-from-alliances = Sojusze ({ $spaces })
is-strength-from-keywords = Słowa Klucze ({ $keywords })
is-strength-from-conflicts = znaczniki Konfliktu na Flagach przeciwnika
is-strength-from-forts = Forty
is-strength-from-squadrons = Szwadrony
is-contest-army = Kafelki Wojny
is-contest-tiles = Kafelki: { $count ->
    [-1] −1
   *[other] { $count }
}
is-odds = { $theater }, przy obecnej sile obu stron. Wszystkie kafelki Wojny, których nie widać, są równie prawdopodobne.
is-clash = { $theater }: { $france } : { $britain }
is-clash-hidden = { $count ->
    [one] { $count } zakryty kafelek Wojny
    [few] { $count } zakryte kafelki Wojny
   *[many] { $count } zakrytych kafelków Wojny
}
is-clash-tiles = kafelki Wojny { $strength }
is-clash-region = { $region }: { $standing }
is-beat-bonus = Siła Bonusowa: { $count }
is-spoils = Przewaga i łupy
is-spoils-of = Przewaga i łupy, jeśli wygra { $side_subject }
is-spoils-vp = { $count } PZ
is-spoils-conquest = { $count ->
    [one] { $count } Punkt Podboju
    [few] { $count } Punkty Podboju
   *[many] { $count } Punktów Podboju
}
is-spoils-unflag-market = odflagowanie Rynku { $where }
is-spoils-unflag-political = odflagowanie Sekcji Politycznej { $where }
is-spoils-treaty = { $count ->
    [one] przegrany zyskuje { $count } Punkt Pokoju
    [few] przegrany zyskuje { $count } Punkty Pokoju
   *[many] przegrany zyskuje { $count } Punktów Pokoju
}
is-special-usa = Flagi USA
is-special-canada = Kanada: Flaga USA także w sekcji Quebec i Montreal
is-special-atlantic_dominance_tile = kafelek Dominacji na Atlantyku
is-special-jacobite_uprisings_extra_slot = trzecie miejsce dla Powstań Jakobitów
is-special-jacobite_victory_marker = znacznik Zwycięstwa Jakobitów
is-special-jacobite_defeat = Porażka Jakobitów
is-special-loser_squadron_to_unbuilt_1 = przegrany odkłada 1 Szwadron do niezwerbowanych
is-special-loser_squadron_to_unbuilt_2 = przegrany odkłada 2 Szwadrony do niezwerbowanych
is-special-loser_squadron_removed_from_game = przegrany usuwa Szwadrony: 1 za punkt przewagi, najwyżej 2

## Jak czytać planszę

is-legend-political = Sekcja Polityczna: liczba to koszt w punktach dyplomatycznych.
is-legend-market = Rynek: liczba to koszt w punktach ekonomicznych, znak i barwa to towar.
is-legend-territory = Terytorium: zajmuje się je tylko podbojem.
is-legend-naval = Sekcja Morska: miejsce na jeden Szwadron.
is-legend-fort = Sekcja Fortu: liczba to koszt w punktach militarnych.
is-legend-advantage = Korzyść: może jej używać ten, kto kontroluje połączone z nią sekcje.
is-legend-flag = Flaga: sekcja ma barwę i wzór swojej strony.
is-legend-squadron = Szwadron.
is-legend-conflict = Znacznik Konfliktu; +1, jeśli jego usunięcie jest droższe.
is-legend-fort_damaged = Uszkodzony Fort.
is-legend-huguenots = Znacznik Hugenotów.
is-legend-exhausted = Zużyta Korzyść.
is-legend-crown = Korona oznacza Prestiż.
is-legend-alliance = Dwa ogniwa łańcucha oznaczają Sojusz.
is-legend-dots = Cztery kropki pod sekcją to cztery Wojny: pełne mówią, w których sekcja daje siłę.
is-legend-tint = Wyblakłych sekcji nie ma jeszcze w grze.
is-legend-connection = Linie ciągłe to połączenia.
is-legend-conquest = Czerwone linie przerywane to Linie Ekspansji.
is-legend-link = Linie kropkowane prowadzą od Korzyści do sekcji, których wymaga.
is-legend-border = Linia z kresek i kropek dzieli dwa sub-Regiony.

# what a match is measured by
is-measure-vp = { is-track-vp }
is-measure-spaces = Sekcje z Flagami
is-measure-debt = { is-fact-debt }
is-measure-treaty = { is-fact-treaty }

## Odpowiedzi z góry

is-advance-accept_bid = { $value ->
        [0] Przyjmuję ofertę 0
       *[other] Przyjmuję każdą ofertę do { $value }
    }
is-advance-first = Pierwsza Runda Akcji: { $value }
is-advance-pass = W Rundach Akcji pasuję, gdy tylko mogę
is-advance-cede = Oddaję każde żądane terytorium
is-advance-refuse_to_cede = Nie oddaję żadnych terytoriów
is-advance-score = Punktuję towar, gdy tylko Wydarzenie na to pozwala
