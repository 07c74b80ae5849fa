# Imperial Struggle: wpisy dziennika, pytania i możliwości oraz to, co stół mówi wokół nich.

## Nazwy na planszy

is-box-navy = Sekcja Floty
is-box-unbuilt = Niezwerbowane Szwadrony
is-box-track = Szwadrony na Torze Tur
is-land-britain = Wielka Brytania
is-land-france = Francja
is-tile-bonus = Bonusowy kafelek Wojny
is-tile-told = { $name } ({ $strength ->
    [-1] −1
   *[other] { $strength }
}{ $symbol ->
    [opponent_debt] , Kredyt
    [damage_fort_or_remove_squadron] , Fort lub Szwadron
    [unflag] , odflagowuje
   *[none] { "" }
})

## Dlaczego zmienił się tor

is-reason-award = Nagroda
is-reason-prestige = Prestiż
is-reason-demand = Globalne Zapotrzebowanie
is-reason-war = łupy wojenne
is-reason-refusal = odmowa podboju
is-reason-debt_overrun = Kredyt, którego przeciwnik nie mógł zaciągnąć
is-reason-credit = Dostępny Kredyt
is-reason-commodity = najwięcej Rynków towaru
is-reason-territory = Terytoria przeciwnika
is-reason-war_tile = kafelek Wojny
is-reason-taken = zaciągnięty na Punkty Akcji
is-reason-paid = zapłacono
is-reason-seized = przejęcie
is-reason-conquest = podbój
is-reason-control = zmieniła się kontrola
is-reason-displaced = wyparty
is-reason-spain = zajęto Terytorium hiszpańskie
is-reason-usa = Rewolucja Amerykańska
is-reason-cut_off = Izolacja
is-reason-war_over = dał siłę w tej Wojnie
is-reason-pass = pasowanie
is-reason-spent = zapłata
is-reason-reduced = nadwyżka ponad 4 przepada
is-reason-upgrade = symbol ulepszenia w Turze 6
is-reason-era = nowa Era
is-reason-bid = licytacja stron

## Dziennik: Tura Pokoju

is-log-turn = { $turn }
is-log-deck = Do talii dochodzą Karty Wydarzeń: { $era }.
is-log-event_removed = { $side_subject } traci Wydarzenie { $card } z minionej Ery.
is-log-limit = Limit Kredytu { $side_gen } { $points_sign ->
    [minus] spada
   *[plus] rośnie
} o { $points }, do { $total } ({ $reason }).
is-log-awards = Nagrody w tej turze: { $awards }.
is-log-demand = Globalne Zapotrzebowanie: { $commodities }.
is-log-squadrons_return = Z Toru Tur do Sekcji Floty { $count ->
    [one] wraca { $count } Szwadron
    [few] wracają { $count } Szwadrony
   *[many] wraca { $count } Szwadronów
} { $side_gen }.
is-log-tiles = Kafelki Inwestycji: { $tiles }.
is-log-draw_pile_renewed = Odrzucone Wydarzenia tworzą nową talię: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
is-log-event_drawn = { $side_subject } dobiera Wydarzenie { $card }.
is-log-event_drawn-unknown = { $side_subject } dobiera Kartę Wydarzenia.
is-log-event_discarded = { $side_subject } odrzuca Wydarzenie { $card }.
is-log-ministry = { $side_subject } { $places_count ->
    [0] zachowuje swoje Karty Ministerialne: { $ministers }.
   *[other] ma teraz Karty Ministerialne: { $ministers }. Zmienione miejsca: { $places }.
}
is-log-ministry-unknown = { $side_subject } { $places_count ->
    [0] nie wymienia żadnej Karty Ministerialnej.
    [one] wymienia Kartę Ministerialną na miejscu { $places }.
   *[other] wymienia Karty Ministerialne na miejscach { $places }.
}
is-log-ministry_chosen = { $side_subject } wybiera Karty Ministerialne: { $ministers }.
is-log-ministry_chosen-unknown = { $side_subject } ma { $count ->
    [one] { $count } wybraną Kartę Ministerialną
    [few] { $count } wybrane Karty Ministerialne
   *[many] { $count } wybranych Kart Ministerialnych
}.
is-log-initiative = { $side_subject } ma Inicjatywę.
is-log-bid = { $seat } licytuje: { $side } za { $points ->
    [one] { $points } Punkt Pokoju
    [few] { $points } Punkty Pokoju
   *[many] { $points } Punktów Pokoju
}.
is-log-sides = Pierwszy gracz obejmuje stronę: { $side }, drugi: { $other_side }; cena to { $points ->
    [one] { $points } Punkt Pokoju
    [few] { $points } Punkty Pokoju
   *[many] { $points } Punktów Pokoju
}.
is-log-first = { $side_subject } rozgrywa pierwszą Rundę Akcji.
is-log-scoring = Punktacja.
is-log-award = Nagroda za Region { $region }: { $winner_id ->
    [nobody] { $leader_id ->
        [nobody] nie zdobywa jej nikt, obie strony kontrolują tyle samo sekcji
       *[other] nie zdobywa jej nikt, prowadzi { $leader_subject } z przewagą { $margin }, a potrzeba { $required }
    }
   *[other] zdobywa ją { $winner_subject } z przewagą { $margin }
}.
is-log-award_changed = { $minister }: Nagroda jest warta o { $points } PZ { $points_sign ->
    [minus] mniej
   *[plus] więcej
}.
is-log-prestige = Prestiż: { $winner_id ->
    [nobody] obie strony mają tyle samo sekcji
   *[other] prowadzi { $winner_subject }, przewaga { $margin }
}.
is-log-demand_scored = { $commodity }: { $winner_id ->
    [nobody] obie strony mają tyle samo Rynków
   *[other] prowadzi { $winner_subject }, przewaga { $margin }
}.

## Dziennik: tory

is-log-vp = { $side_subject } zdobywa { $points } PZ ({ $reason }): znacznik stoi na { $total_sign ->
    [minus] −{ $total }
   *[plus] { $total }
}.
is-log-debt = Kredyt { $side_gen } { $points_sign ->
    [minus] spada
   *[plus] rośnie
} o { $points }, do { $total } ({ $reason }).
is-log-treaty = { $side_subject } { $points_sign ->
    [minus] traci
   *[plus] zyskuje
} { $points ->
    [one] { $points } Punkt Pokoju
    [few] { $points } Punkty Pokoju
   *[many] { $points } Punktów Pokoju
} ({ $reason }); { $total ->
    [0] nie ma teraz żadnego
   *[other] ma teraz { $total }
}.
is-log-debt_overrun = W Limicie Kredytu { $side_gen } nie mieści się { $points ->
    [one] { $points } Kredyt
    [few] { $points } Kredyty
   *[many] { $points } Kredytów
} ({ $reason }).{ $prevented ->
    [0] { "" }
   *[other] { " " }Dzięki karcie James Watt przeciwnik nie zdobywa za to PZ.
}

## Dziennik: Runda Akcji

is-log-round = Runda Akcji: { $side_subject }
is-log-tile_taken = { $side_subject } bierze kafelek Inwestycji: { $tile }.
is-log-passed = { $side_subject } pasuje.
is-log-action = { $side_subject } zaczyna { $action ->
    [major] Dużą Akcję
    [minor] Małą Akcję
    [event] Akcję za punkty z Wydarzenia
   *[exchange] Akcję za wymienione punkty
}: { $points ->
    [one] { $points } punkt { $type ->
        [economic] ekonomiczny
        [diplomatic] dyplomatyczny
       *[military] militarny
    }
    [few] { $points } punkty { $type ->
        [economic] ekonomiczne
        [diplomatic] dyplomatyczne
       *[military] militarne
    }
   *[many] { $points } punktów { $type ->
        [economic] ekonomicznych
        [diplomatic] dyplomatycznych
       *[military] militarnych
    }
}.
is-log-paid = { $side_subject } { $points ->
    [0] nie płaci nic: cena spadła do 0
    [one] płaci { $points } punkt { $type ->
        [economic] ekonomiczny
        [diplomatic] dyplomatyczny
       *[military] militarny
    }
    [few] płaci { $points } punkty { $type ->
        [economic] ekonomiczne
        [diplomatic] dyplomatyczne
       *[military] militarne
    }
   *[many] płaci { $points } punktów { $type ->
        [economic] ekonomicznych
        [diplomatic] dyplomatycznych
       *[military] militarnych
    }
}{ $debt ->
    [0] { $treaty ->
        [0] { "" }
        [one] , wydając { $treaty } Punkt Pokoju
        [few] , wydając { $treaty } Punkty Pokoju
       *[many] , wydając { $treaty } Punktów Pokoju
    }
   *[other] , zaciągając { $debt ->
        [one] { $debt } Kredyt
        [few] { $debt } Kredyty
       *[many] { $debt } Kredytów
    }{ $treaty ->
        [0] { "" }
        [one] { " " }i wydając { $treaty } Punkt Pokoju
        [few] { " " }i wydając { $treaty } Punkty Pokoju
       *[many] { " " }i wydając { $treaty } Punktów Pokoju
    }
}.
is-log-joined = { $action ->
    [event] Punkty z Wydarzenia
   *[exchange] Wymienione punkty
} zasilają Akcję { $type ->
    [economic] Ekonomiczną
    [diplomatic] Dyplomatyczną
   *[military] Militarną
} { $side_gen }.
is-log-banks = Banki Kupieckie pokrywają { $points ->
    [one] { $points } Kredyt
    [few] { $points } Kredyty
   *[many] { $points } Kredytów
} { $side_gen }: nie zaznacza się go na torze.
is-log-exchanged = { $side_subject } wymienia 2 punkty militarne na 1 punkt { $type ->
    [economic] ekonomiczny
   *[diplomatic] dyplomatyczny
}.
is-log-swapped = { $side_subject } zamienia miejscami swoje Bazowe kafelki Wojny: { $theater } i { $to_theater }.
is-log-event = { $side_subject } zagrywa Wydarzenie { $card }.
is-log-event_bonus = { $card }: { $side_subject } { $bonus ->
    [0] nie spełnia Warunku Bonusowego
   *[other] spełnia Warunek Bonusowy
}.
is-log-in_vain = Efekt karty { $card } nic nie daje.
is-log-points = { $side_subject } zyskuje z Wydarzenia { $card } { $points ->
    [one] { $points } punkt { $type ->
        [economic] ekonomiczny
        [diplomatic] dyplomatyczny
       *[military] militarny
    }
    [few] { $points } punkty { $type ->
        [economic] ekonomiczne
        [diplomatic] dyplomatyczne
       *[military] militarne
    }
   *[many] { $points } punktów { $type ->
        [economic] ekonomicznych
        [diplomatic] dyplomatycznych
       *[military] militarnych
    }
}.
is-log-ability = { $side_subject } korzysta z karty { $ability_of }: { $ability }
is-log-revealed = { $side_subject } odkrywa Kartę Ministerialną: { $minister }.
is-log-ministry_lost = { $side_subject } traci Kartę Ministerialną { $minister }: opuszcza ona grę.
is-log-huguenots = Znacznik Hugenotów trafia na Terytorium { $space }.
is-log-huguenots_lost = Znacznik Hugenotów przepada: { $space }.
is-log-huguenots_spent = Znacznik Hugenotów zostaje wykorzystany: { $space }.
is-log-huguenots_refreshed = Wszystkie wykorzystane znaczniki Hugenotów się odnawiają.
is-log-townshend = Znacznik Ustaw Townshenda: { $commodity }.
is-log-demand_added = Do Globalnego Zapotrzebowania dochodzi towar: { $commodity }.
is-log-demand_drawn = Dobrano kafelek Globalnego Zapotrzebowania: { $commodity }.
is-log-demand_replaced = Zmiana w Globalnym Zapotrzebowaniu: { $commodity } → { $to_commodity }.

## Dziennik: mapa

is-log-flagged = { $side_subject } oflagowuje: { $space }{ $reason_id ->
    [paid] { "" }
   *[other] { " " }({ $reason })
}.
is-log-unflagged = { $reason_id ->
    [paid] { $other_side_subject } odflagowuje: { $space }. Flagę traci { $side_subject }.
   *[other] { $side_subject } traci kontrolę: { $space } ({ $reason }).
}
is-log-spanish_flag_removed = { $side_subject } usuwa Flagę hiszpańską: { $space }{ $reason_id ->
    [paid] { "" }
   *[other] { " " }({ $reason })
}.
is-log-conflict = Znacznik Konfliktu{ $plus ->
    [0] { "" }
   *[other] { " " }(+1)
}: { $space }.
is-log-conflict_removed = Znika znacznik Konfliktu: { $space }{ $reason_id ->
    [paid] { "" }
   *[other] { " " }({ $reason })
}.
is-log-fort_built = { $side_subject } buduje Fort: { $space }{ $reason_id ->
    [paid] { "" }
   *[other] { " " }({ $reason })
}.
is-log-fort_taken = { $reason_id ->
    [seized] { $side_subject } przejmuje i naprawia Uszkodzony Fort: { $space }.
   *[other] { $side_subject } przejmuje Fort: { $space } ({ $reason }).
}
is-log-damaged = Fort { $side_gen } zostaje Uszkodzony: { $space } ({ $reason }).
is-log-repaired = { $side_subject } naprawia swój Fort: { $space }.
is-log-advantage_taken = { $side_subject } zdobywa Korzyść { $advantage }.
is-log-advantage_lost = { $side_subject } traci Korzyść { $advantage }.
is-log-advantage_used = { $side_subject } używa Korzyści { $advantage }.
is-log-advantage_refreshed = { $side_subject } odnawia Korzyść { $advantage }.
is-log-advantage_exhausted = { $side_subject } zużywa Korzyść { $advantage }.
is-log-constructed = { $side_subject } werbuje Szwadron.
is-log-deployed = { $side_subject } wystawia Szwadron: { $start } → { $space }.
is-log-squadron_to_navy = Szwadron { $side_gen } wraca do Sekcji Floty: { $space } ({ $reason }).
is-log-squadron_set_aside = Szwadron { $side_gen } ({ $start }) { $destination ->
    [turn_track] trafia na Tor Tur i wróci w następnej Turze Pokoju
    [unbuilt] wraca do niezwerbowanych
   *[removed] opuszcza grę
} ({ $reason }).

## Dziennik: kafelki Wojny

is-log-layout = Rozłożono Sekcję Wojny: { $war }.
is-log-basic_placed = Teatr { $theater }, { $side_subject }: { $wartile }.
is-log-basic_placed-unknown = { $side_subject } ma Bazowy kafelek Wojny w Teatrze { $theater }.
is-log-free_tiles = { $side_subject } otrzymuje { $count ->
    [one] { $count } darmowy Bonusowy kafelek Wojny
    [few] { $count } darmowe Bonusowe kafelki Wojny
   *[many] { $count } darmowych Bonusowych kafelków Wojny
} za swoje Bonusowe kafelki z Wojny: { is-war-was }.
is-log-tile_drawn = { $side_subject } dobiera kafelek Wojny: { $wartile }.
is-log-tile_drawn-unknown = { $side_subject } dobiera Bonusowy kafelek Wojny.
is-log-tile_placed = { $side_subject } kładzie kafelek Wojny w Teatrze { $theater }: { $wartile }.
is-log-tile_placed-unknown = { $side_subject } kładzie Bonusowy kafelek Wojny w Teatrze { $theater }.
is-log-tile_moved = { $side_subject } przenosi kafelek Wojny: { $theater } → { $to_theater }, { $wartile }.
is-log-tile_moved-unknown = { $side_subject } przenosi Bonusowy kafelek Wojny: { $theater } → { $to_theater }.
is-log-tile_returned = Bonusowy kafelek Wojny { $side_gen } wraca z Teatru { $theater } do puli: { $wartile }.
is-log-tile_returned-unknown = Bonusowy kafelek Wojny { $side_gen } wraca z Teatru { $theater } do puli.
is-log-upgrade = Ulepszenie Militarne { $side_gen } w Teatrze { $theater }: dobrano { $wartile }.
is-log-upgrade-unknown = Ulepszenie Militarne { $side_gen } w Teatrze { $theater }.
is-log-upgraded = { $side_subject } zatrzymuje { $kept ->
    [placed] kafelek, który tam leżał
   *[drawn] dobrany kafelek
}; drugi, { $wartile }, { $fate ->
    [returned] wraca do puli
   *[removed] opuszcza grę
}.
is-log-upgraded-unknown = { $side_subject } wybiera kafelek; drugi { $fate ->
    [returned] wraca do puli
   *[removed] opuszcza grę
}.
is-log-byng = { $side_subject } kładzie kafelek Bynga w Teatrze { $theater }.

## Dziennik: wojna

is-log-war = { $war }
is-log-theater = Teatr: { $theater }
is-log-tiles_revealed = { $side_subject } odkrywa: { $wartiles }. Siła Armii { $army_sign ->
    [minus] −{ $army }
   *[plus] { $army }
}.
is-log-tile_effect = Kafelek Wojny { $side_gen }: { $symbol ->
    [opponent_debt] 1 Kredyt dla przeciwnika
    [damage_fort_or_remove_squadron] Fort lub Szwadron – { $space }
   *[unflag] odflagowuje – { $space }
}.
is-log-tile_effects_declined = { $side_subject } nie korzysta z pozostałych symboli kafelków Wojny.
is-log-strength = { $side_subject }, { $theater }: kafelki { $army_sign ->
    [minus] −{ $army }
   *[plus] { $army }
}{ $alliances ->
    [0] { "" }
   *[other] , Sojusze { $alliances }
}{ $keywords ->
    [0] { "" }
   *[other] , Słowa Klucze { $keywords }
}{ $conflicts ->
    [0] { "" }
   *[other] , znaczniki Konfliktu { $conflicts }
}{ $forts ->
    [0] { "" }
   *[other] , Forty { $forts }
}{ $squadrons ->
    [0] { "" }
   *[other] , Szwadrony { $squadrons }
}{ $special ->
    [0] { "" }
   *[other] , kafelki specjalne { $special }
}: Siła Teatru { $total_sign ->
    [minus] −{ $total }
   *[plus] { $total }
}.
is-log-theater_drawn = { $theater }: siły są równe, nie wygrywa nikt.
is-log-theater_won = { $side_subject } wygrywa Teatr { $theater } z przewagą { $margin }.{ $row_sign ->
    [minus] { " " }Taka przewaga nie daje łupów.
   *[plus] { "" }
}
is-log-spoils = { $side_subject } bierze łupy za Teatr { $theater }{ $gains_count ->
    [0] { "" }
   *[other] : { $gains }
}.
is-log-spoils_declined = { $side_subject } nie wykorzystuje reszty łupów: { $gains }.
is-log-stripped = { $side_subject } odflagowuje w ramach łupów: { $space }.
is-log-conquered = { $side_subject } podbija: { $space }.
is-log-conquest_refused = { $side_subject } odmawia oddania Terytorium { $space }.
is-log-jacobite_victory = Zwycięstwo Jakobitów: Francja ma { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
   *[many] { $count } znaczników
}.
is-log-jacobite_defeat = Porażka Jakobitów: Powstania Jakobitów opuszczają grę.
is-log-jacobite_place = Francja może mieć Powstania Jakobitów jako trzecią Kartę Ministerialną.
is-log-atlantic_dominance = { $side_subject } otrzymuje kafelek Dominacji na Atlantyku.
is-log-shift_declined = { $side_subject } nie zmienia żadnej sekcji Hiszpanii.
is-log-shift_in_spain = { $side_subject } zmienia sekcję za zajęte Terytorium hiszpańskie: { $space }.
is-log-usa_flag = Flaga USA: { $space }.
is-log-cut_off = Rynek { $side_gen } jest Odizolowany i traci Flagę: { $space }.
is-log-war_reset = Koniec Wojny: { $war }.
is-gain-vp = { $n } PZ
is-gain-conquest = { $n ->
    [one] { $n } Punkt Podboju
    [few] { $n } Punkty Podboju
   *[many] { $n } Punktów Podboju
}
is-gain-strips = { $n ->
    [one] { $n } sekcja do odflagowania
    [few] { $n } sekcje do odflagowania
   *[many] { $n } sekcji do odflagowania
}
is-gain-treaty = { $n ->
    [one] { $n } Punkt Pokoju dla przegranego
    [few] { $n } Punkty Pokoju dla przegranego
   *[many] { $n } Punktów Pokoju dla przegranego
}
is-gain-fleets = Fort lub Szwadron: { $n }
is-gain-unflags = odflagowanie: { $n }

## Dziennik: koniec

is-log-final_scoring = Finałowa Punktacja.
is-log-credit_compared = Dostępny Kredyt: { $winner_id ->
    [nobody] obie strony mają tyle samo
   *[other] { $winner_subject } ma o { $margin } więcej
}.
is-log-commodity_compared = { $commodity }: { $winner_id ->
    [nobody] obie strony mają tyle samo Rynków
   *[other] prowadzi { $winner_subject }, przewaga { $margin }
}.
is-log-territory_counted = { $space }, na początku gry Terytorium przeciwnika: punktuje { $side_subject }.
is-log-victory = { $victory ->
    [scoring] { $side_subject } zdobywa wszystkie Nagrody i wszystkie towary jednej tury.
    [vp] { $side_subject } dociera do końca toru Punktów Zwycięstwa.
    [war_sweep] { $side_subject } wygrywa wszystkie Teatry jednej Wojny z największą przewagą.
    [tie] Znacznik stoi na 15: { $side_subject } wygrywa dzięki większemu Dostępnemu Kredytowi.
    [equal] Znacznik stoi na 15, a Dostępny Kredyt jest równy: wygrywa { $side_subject }.
   *[final] { $side_subject } wygrywa rozgrywkę.
}
is-outcome-scoring = Wygrywa { $side_subject }: wszystkie Nagrody i wszystkie towary jednej tury.
is-outcome-vp = Wygrywa { $side_subject }: znacznik Punktów Zwycięstwa dotarł do końca toru.
is-outcome-war_sweep = Wygrywa { $side_subject }: wszystkie Teatry jednej Wojny z największą przewagą.
is-outcome-final = Po Finałowej Punktacji wygrywa { $side_subject }, znacznik stoi na { $vp }.
is-outcome-tie = Wygrywa { $side_subject }: znacznik stoi na 15, rozstrzyga większy Dostępny Kredyt.
is-outcome-equal = Wygrywa { $side_subject }: znacznik stoi na 15, a przy równym Dostępnym Kredycie wygrywa Wielka Brytania.

## Pytania: co mogę zrobić; .declining: co się stanie, jeśli nic; .waiting: co czytają inni

is-prompt-keep = Masz więcej niż 3 Karty Wydarzeń. Wybierz 3, które zatrzymasz; pozostałe odrzucasz odkryte. Obaj gracze wybierają jednocześnie.
    .waiting = { $side_subject } wybiera Karty Wydarzeń, które zatrzyma.
is-prompt-ministry = { $may_stay ->
    [0] Wybierz swoje Karty Ministerialne. Leżą zakryte, dopóki nie odkryjesz ich w jednej ze swoich Rund Akcji.
   *[other] Możesz wymienić swoje zakryte Karty Ministerialne na inne z tej Ery; odkryte zostają. Nowe leżą zakryte. Przeciwnik dowie się, które miejsca zmieniasz, ale nie pozna kart.
}
    .declining = Możesz też zachować karty, które masz.
    .waiting = { $side_subject } wybiera Karty Ministerialne.
is-prompt-bid = { $side_id ->
    [nobody] Licytacja stron: ile Punktów Pokoju może dostać przeciwnik, jeśli to Ty zagrasz wybraną stroną?
   *[other] Strona: { $side }; druga strona dostanie { $points ->
        [one] { $points } Punkt Pokoju
        [few] { $points } Punkty Pokoju
       *[many] { $points } Punktów Pokoju
    }. Przyjmij i obejmij drugą stronę albo zalicytuj wyżej o tę samą.
}
    .waiting = Drugi gracz licytuje strony.
is-prompt-first = Masz Inicjatywę: kto rozgrywa pierwszą Rundę Akcji?
    .waiting = { $side_subject } decyduje, kto rozegra pierwszą Rundę Akcji.
is-prompt-round = { $stage ->
    [tile] Weź kafelek Inwestycji. Wcześniej możesz odkryć Karty Ministerialne i użyć Korzyści lub zdolności.
    [actions] Wydaj punkty swoich Akcji, zagraj Wydarzenie albo skorzystaj z tego, co jeszcze masz. Akcje następują po sobie w kolejności, którą wybierzesz; Akcję zaczyna pierwszy zakup.
    [over] Akcje są wykonane. Skorzystaj z tego, co jeszcze masz, albo zakończ Rundę Akcji.
    [major] Wydaj punkty Dużej Akcji.
    [minor] Mała Akcja: jeden zakup. Odflagować można nią tylko sekcję ze znacznikiem Konfliktu.
    [event] Wydaj punkty z Wydarzenia.
   *[exchange] Wydaj wymienione punkty.
}
    .declining = { $stage ->
        [tile] Musisz wziąć kafelek; z kafelkiem możesz jeszcze spasować.
        [actions] Jeśli zakończysz Rundę Akcji, niezaczęte Akcje przepadną.
        [untouched] Nic w niej jeszcze nie wydano: inna Akcja, Wydarzenie albo pasowanie są możliwe tak jak przedtem.
        [over] Runda kończy się dopiero, gdy ją zakończysz; do tego czasu możesz cofać ruchy, o ile nic ukrytego nie wyszło na jaw.
       *[other] Jeśli zamkniesz Akcję, niewydane punkty przepadną.
    }
    .waiting = { $side_subject } rozgrywa Rundę Akcji.
is-prompt-pay = Zakup kosztuje { $points ->
    [one] { $points } punkt { $type ->
        [economic] ekonomiczny
        [diplomatic] dyplomatyczny
       *[military] militarny
    }
    [few] { $points } punkty { $type ->
        [economic] ekonomiczne
        [diplomatic] dyplomatyczne
       *[military] militarne
    }
   *[many] { $points } punktów { $type ->
        [economic] ekonomicznych
        [diplomatic] dyplomatycznych
       *[military] militarnych
    }
}. Co dokładasz do punktów swojej Akcji?
    .waiting = { $side_subject } wybiera sposób zapłaty.
is-prompt-discard = Robert Walpole: którą Kartę Wydarzenia z ręki odrzucasz, odkrytą?
    .waiting = { $side_subject } odrzuca Kartę Wydarzenia.
is-prompt-settle = { is-ministry-new_world_huguenots }: na którym francuskim Terytorium kładziesz znacznik?
    .waiting = { $side_subject } kładzie znacznik Hugenotów.
is-prompt-activate = { $advantage }: { $number ->
    [0] na której sekcji kładziesz znacznik Konfliktu?
   *[other] który Szwadron przeciwnika wraca do Sekcji Floty?
}
    .waiting = { $side_subject } używa Korzyści.
is-prompt-activate_by_event = { $choice ->
    [may] Wydarzenie pozwala użyć Korzyści, za którą się płaci: której?
   *[must] Dzięki Wydarzeniu używasz jednej ze swoich Korzyści, także Zużytej: której?
}
    .declining = Jeśli zrezygnujesz, nie użyjesz żadnej i nic nie zapłacisz.
    .waiting = { $side_subject } używa Korzyści dzięki Wydarzeniu.
is-prompt-effect_place_conflict = { $card }: { $choice ->
    [may] możesz położyć { $count ->
        [one] jeszcze jeden znacznik Konfliktu
       *[other] do { $count } znaczników Konfliktu, jeden po drugim
    }. Gdzie?
   *[must] gdzie kładziesz { $count ->
        [one] znacznik Konfliktu
       *[other] kolejny z { $count } znaczników Konfliktu
    }?
}
    .declining = Jeśli zrezygnujesz, nie położysz kolejnych.
    .waiting = { $side_subject } kładzie znacznik Konfliktu.
is-prompt-effect_unflag = { $card }: którą sekcję przeciwnika odflagowujesz?
    .waiting = { $side_subject } odflagowuje sekcję.
is-prompt-effect_shift = { $card }: którą sekcję zmieniasz za darmo? Odflagowujesz sekcję przeciwnika albo oflagowujesz pustą.
    .waiting = { $side_subject } zmienia sekcję.
is-prompt-effect_take_control = { $card }: nad którą sekcją przejmujesz kontrolę?
    .waiting = { $side_subject } przejmuje kontrolę nad sekcją.
is-prompt-effect_damage_fort = { $card }: który Fort przeciwnika uszkadzasz?
    .waiting = { $side_subject } uszkadza Fort.
is-prompt-effect_remove_own_flag = { $card }: którą własną Flagę usuwasz?
    .waiting = { $side_subject } usuwa własną Flagę.
is-prompt-effect_choose_one = { $card }: wybierz, który z jej efektów zadziała.
    .waiting = { $side_subject } wybiera efekt Wydarzenia.
is-prompt-effect_move_squadron = { $card }: który Szwadron { $other_side_gen } { $number ->
    [0] wraca do Sekcji Floty
    [1] czeka na Torze Tur do następnej Tury Pokoju
   *[other] opuszcza grę
}?
    .waiting = { $side_subject } wybiera Szwadron.
is-prompt-effect_opponent_loses_asset = { $card }, Wydarzenie przeciwnika: co tracisz? Fort zostaje Uszkodzony, Szwadron wraca do Sekcji Floty, a Bonusowy kafelek Wojny do Twojej puli.
    .waiting = { $side_subject } wybiera, co straci.
is-prompt-effect_remove_bonus_war_tile = { $card }: z którego Teatru losowy Bonusowy kafelek Wojny przeciwnika wraca do puli?
    .waiting = { $side_subject } wybiera Teatr.
is-prompt-effect_place_byng = { $card }: w którym Teatrze kładziesz kafelek Bynga?
    .waiting = { $side_subject } kładzie kafelek Bynga.
is-prompt-effect_add_demand = { $card }: możesz dodać towar do Globalnego Zapotrzebowania na tę turę. Który?
    .declining = Jeśli zrezygnujesz, nic nie dojdzie.
    .waiting = { $side_subject } może dodać towar do Globalnego Zapotrzebowania.
is-prompt-effect_replace_demand = { $card }: dobrano towar { $commodity }. Który towar ustępuje mu miejsca w Globalnym Zapotrzebowaniu?
    .waiting = { $side_subject } zmienia Globalne Zapotrzebowanie.
is-prompt-effect_score_commodity = { $card }: możesz podliczyć teraz towar { $commodity }. Nagrodę dostaje strona, która ma więcej jego Rynków.
    .declining = Jeśli zrezygnujesz, nie będzie teraz podliczony.
    .waiting = { $side_subject } decyduje o podliczeniu towaru.
is-prompt-effect_refresh_advantages = { $card }: możesz odnowić { $count ->
    [one] jedną Zużytą Korzyść
   *[other] do { $count } Zużytych Korzyści, jedną po drugiej
}. Którą?
    .declining = Jeśli zrezygnujesz, nie odnowisz kolejnych.
    .waiting = { $side_subject } odnawia Korzyści.
is-prompt-effect_exhaust_advantages = { $card }: możesz zużyć { $count ->
    [one] jedną Korzyść, czyjakolwiek by była
   *[other] do { $count } Korzyści, czyjekolwiek by były, jedną po drugiej
}. Którą?
    .declining = Jeśli zrezygnujesz, nie zużyjesz kolejnych.
    .waiting = { $side_subject } zużywa Korzyści.
is-prompt-place_tile = Dobrany kafelek: { $wartile }. W którym Teatrze go kładziesz?
    .waiting = { $side_subject } kładzie Bonusowy kafelek Wojny.
is-prompt-displace = Teatr { $theater } jest pełny. Który kafelek przenosisz i dokąd? Miejsce zajmie: { $wartile }.
    .waiting = { $side_subject } robi miejsce na Bonusowy kafelek Wojny.
is-prompt-upgrade = Ulepszenie Militarne, Teatr { $theater }. W Sekcji Wojny: { $now_wartile }. Dobrany: { $drawn }. Który zostaje, a co z drugim?
    .waiting = { $side_subject } wybiera między dwoma Bazowymi kafelkami Wojny.
is-prompt-assign = Przydziel swoje Bazowe kafelki Wojny do Teatrów. Przeciwnik ich nie widzi.
    .waiting = { $side_subject } przydziela Bazowe kafelki Wojny.
is-prompt-tile_effect = { $theater }: możesz użyć symboli swoich kafelków Wojny ({ $gains }).
    .declining = Jeśli zrezygnujesz, pozostałe nie zadziałają.
    .waiting = { $side_subject } korzysta z symboli kafelków Wojny.
is-prompt-spoils = { $theater }: możesz wydać łupy ({ $gains }).
    .declining = Jeśli zrezygnujesz, reszta przepadnie.
    .waiting = { $side_subject } wydaje łupy wojenne.
is-prompt-refusal = Przeciwnik chce podbić Terytorium { $space }. Oddaj je albo odmów: zostanie Twoje, a przeciwnik zdobędzie { $vp } PZ.
    .waiting = { $side_subject } może odmówić oddania Terytorium.
is-prompt-lose_squadron = Po przegranej w Teatrze musisz oddać { $count ->
    [one] { $count } Szwadron
    [few] { $count } Szwadrony
   *[many] { $count } Szwadronów
}: który { $number ->
    [0] wraca do niezwerbowanych
   *[other] opuszcza grę
}?
    .waiting = { $side_subject } oddaje Szwadrony.
is-prompt-shift_in_spain = Przeciwnik zajął { $count ->
    [one] Terytorium hiszpańskie: możesz za darmo zmienić sekcję Hiszpanii
   *[other] Terytoria hiszpańskie ({ $count }): możesz za darmo zmienić tyle samo sekcji Hiszpanii
}. Którą?
    .declining = Jeśli zrezygnujesz, nie zmienisz żadnej.
    .waiting = { $side_subject } może zmienić sekcję Hiszpanii.
is-prompt-usa = Rewolucja Amerykańska wygrana: możesz kłaść Flagi USA na Terytoriach i usuwać Forty w Północnych Koloniach, każdej ze stron{ $canada ->
    [0] { "" }
   *[other] ; mogą się przyłączyć Quebec i Montreal
}.
    .declining = Gdy skończysz, Rynki, które zostały Odizolowane, stracą Flagi.
    .waiting = { $side_subject } kładzie Flagi USA.

## Możliwości

is-move-keep = Zatrzymaj: { $first_card }, { $second_card }, { $third_card }
is-move-ministers = { $minister } + { $second }{ $stay ->
    [yes] { " " }(tak jak teraz)
   *[no] { "" }
}
is-move-ministers_and = { $minister } + { $second } + { $third } na trzecim miejscu{ $stay ->
    [yes] { " " }(tak jak teraz)
   *[no] { "" }
}
is-move-bid = { $side }: { $points ->
    [one] { $points } Punkt Pokoju
    [few] { $points } Punkty Pokoju
   *[many] { $points } Punktów Pokoju
} dla przeciwnika
is-move-accept-bid = Przyjmij: obejmij drugą stronę z Punktami Pokoju
is-seat-first_player = Pierwszy gracz
is-seat-second_player = Drugi gracz
is-move-first = { $side }
is-move-take = Weź kafelek: { $tile }
is-move-pass = { $points ->
    [0] Spasuj
   *[other] Spasuj: Kredyt spada o { $points }
}
is-move-end = Zakończ Rundę Akcji
is-move-reveal = Odkryj kartę: { $minister }
is-move-play = Zagraj Wydarzenie: { $card }
is-move-play_with = Zagraj Wydarzenie: { $card }, odkrywając do niego kartę: { $minister }
is-move-begin = { $action ->
    [major] Zacznij Dużą Akcję
    [minor] Zacznij Małą Akcję
    [event] Zacznij Akcję za punkty z Wydarzenia
   *[exchange] Zacznij Akcję za wymienione punkty
}
is-move-join = { $action ->
    [event] Dołącz punkty z Wydarzenia
   *[exchange] Dołącz wymienione punkty
}
is-move-finish = Zamknij tę Akcję
is-move-pay = { $debt ->
    [0] { $treaty ->
        [0] Bez Kredytu i Punktów Pokoju
        [one] { $treaty } Punkt Pokoju
        [few] { $treaty } Punkty Pokoju
       *[many] { $treaty } Punktów Pokoju
    }
   *[other] { $debt ->
        [one] { $debt } Kredyt
        [few] { $debt } Kredyty
       *[many] { $debt } Kredytów
    }{ $treaty ->
        [0] { "" }
        [one] { " i " }{ $treaty } Punkt Pokoju
        [few] { " i " }{ $treaty } Punkty Pokoju
       *[many] { " i " }{ $treaty } Punktów Pokoju
    }
}
is-move-upgrade = Ulepszenie Militarne: { $theater }
is-move-swap = Zamień miejscami kafelki: { $theater } i { $to_theater }
is-move-treaty_point = Symbol ulepszenia: 1 Punkt Pokoju
is-move-retain = { $kept ->
    [placed] Zostaje kafelek z Sekcji Wojny
   *[drawn] Zostaje dobrany kafelek
}; drugi { $fate ->
    [returned] wraca do puli
   *[removed] opuszcza grę
}
is-move-flag = Oflaguj: { $space }
is-move-unflag = Odflaguj: { $space }
is-move-unflag_with = Odflaguj z Korzyścią { $advantage }: { $space }
is-move-draw = Dobierz Kartę Wydarzenia
is-move-tile = Kup Bonusowy kafelek Wojny
is-move-pacify = Usuń znacznik Konfliktu: { $space }
is-move-fort = Zbuduj Fort: { $space }
is-move-repair = Napraw Fort: { $space }
is-move-seize = Przejmij Fort: { $space }
is-move-construct = Zwerbuj Szwadron
is-move-construct_with = Zwerbuj Szwadron ({ $source })
is-move-muster = Wystaw z Sekcji Floty: { $space }
is-move-deploy = Wystaw Szwadron: { $start } → { $space }
is-move-exchange = Wymień 2 punkty militarne na 1 punkt { $type ->
    [economic] ekonomiczny
   *[diplomatic] dyplomatyczny
}
is-move-activate = Użyj Korzyści: { $advantage }
is-move-use = Użyj karty: { $ability_of }
is-move-huguenots = Wykorzystaj Hugenotów ({ $space }): Rynek w tym Regionie o 1 taniej
is-move-mark = Ustawy Townshenda: { $commodity }
is-move-discard = Odrzuć: { $card }
is-move-discard-round = Edmond Halley: odrzuć kartę { $card } za 1 Punkt Pokoju
is-move-uprising = Podlicz Powstania Jakobitów
is-move-choose = { $space }
is-move-navy = Szwadron w Sekcji Floty
is-move-option = Możliwość { $number }
is-move-commodity = { $commodity }
is-move-advantage = { $advantage }
is-move-theater = { $theater }
is-move-place = { $theater }
is-move-displace = { $wartile } → { $theater }
is-move-give_up = { $wartile }: { $theater }
is-move-assign = { $theater }: { $wartile }
is-move-assign_three = { is-move-assign }
is-move-decline = Zrezygnuj
is-move-decline-tile_effect = Zostaw resztę
is-move-decline-spoils = Zostaw resztę
is-move-decline-usa = Zakończ
is-move-yes = Tak
is-move-conquer = Podbij: { $space }
is-move-conquer_from = Podbij: { $space }, Szwadron: { $start }
is-move-spoil = Odflaguj: { $space }
is-move-accept = Oddaj: { $space }
is-move-refuse = Odmów: przeciwnik zdobywa { $vp } PZ

## Możliwości z Wydarzeń

is-choice-carnatic_war-0 = Uszkodź Fort przeciwnika w Indiach
is-choice-carnatic_war-1 = Zmień za darmo Rynek Bawełny w Indiach
is-choice-austro_spanish_rivalry-0 = 2 punkty dyplomatyczne, tylko w Indiach
is-choice-austro_spanish_rivalry-1 = 2 punkty ekonomiczne, tylko w Indiach
is-choice-hyder_ali-0 = Przejmij kontrolę nad Lokalnym Sojuszem w Indiach
is-choice-hyder_ali-1 = Połóż 2 znaczniki Konfliktu w Indiach
is-choice-war_of_the_quadruple_alliance-0 = Zaciągnij 1 Kredyt
is-choice-war_of_the_quadruple_alliance-1 = Strać 1 Punkt Pokoju
is-choice-nootka_incident-0 = 2 punkty dyplomatyczne
is-choice-nootka_incident-1 = 2 punkty ekonomiczne

## Ile kosztuje zakup i skąd się to bierze

is-price-printed = nadrukowany
is-price-conflict = znacznik Konfliktu
is-price-isolated = Odizolowany
is-price-protected = Chroniony
is-price-huguenots = Hugenoci
is-price-region = kolejny Region
is-price-cheap_squadron = tańszy Szwadron
is-price-plus = znacznik +1
is-price-repair = naprawa
is-price-seize = przejęcie
is-price-displace = Szwadron przeciwnika
is-price-told = { $move } – { $cost }
is-price-sum = { $steps } = { $cost }
is-price-covered = { $cost }, { $own ->
    [0] czyli
   *[other] w tym
} { $rest }
is-price-rest = { $short } z Kredytu lub Punktów Pokoju
is-only = tylko { $where }
is-only-flag = tylko na oflagowanie sekcji { $where }
is-only-unflag = tylko na odflagowanie sekcji { $where }
is-only-shift = tylko na zmianę sekcji { $where }
is-only-beside = tylko na oflagowanie Rynków połączonych z własnymi
is-only-markets = tylko na odflagowanie Rynków
is-only-buy_bonus_war_tile_or_deploy_squadron = tylko na Bonusowe kafelki Wojny i wystawianie Szwadronów
is-only-major_action_entirely_in_europe = tylko jeśli cała Akcja zostanie wydana w Europie
is-only-plain = tylko na zmianę Sekcji Politycznych bez Prestiżu
