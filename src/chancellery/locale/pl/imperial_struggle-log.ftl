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
is-reason-event = Wydarzenie
is-reason-war = łupy wojenne
is-reason-refusal = odmowa podboju
is-reason-debt_overrun = Kredyt ponad limit
is-reason-credit = Dostępny Kredyt
is-reason-commodity = najwięcej Rynków towaru
is-reason-territory = Terytoria przeciwnika
is-reason-war_tile = kafelek Wojny
is-reason-taken = wzięty na punkty
is-reason-pass = pas
is-reason-advantage = Korzyść
is-reason-spent = wydane
is-reason-reduced = nadwyżka ponad 4 przepada
is-reason-upgrade = symbol ulepszenia w Turze 6
is-reason-era = nowa Era
is-reason-bid = licytacja stron

## Dziennik: Tura Pokoju

is-log-turn = { $turn }
is-log-deck = Do talii wtasowano Karty Wydarzeń nowej ery: { $era }.
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
is-log-ministry = { $side_subject } ma { $count ->
    [one] Kartę Ministerialną
   *[other] Karty Ministerialne
}: { $ministers }.{ $places_count ->
    [0] { "" }
   *[other] { " " }Zmienione miejsca: { $places }.
}
is-log-ministry-unknown = { $side_subject } ma { $count ->
    [one] { $count } Kartę Ministerialną
    [few] { $count } Karty Ministerialne
   *[many] { $count } Kart Ministerialnych
}.{ $places_count ->
    [0] { " " }Żadnej nie wymieniono.
   *[other] { " " }Zmienione miejsca: { $places }.
}
is-log-initiative = { $side_subject } ma Inicjatywę.
is-log-bid = { $seat } licytuje: { $side } za { $points } PP.
is-log-sides = Pierwszy gracz obejmuje stronę: { $side }, drugi: { $other_side }; zalicytowano { $points } PP.
is-log-first = { $side_subject } rozgrywa pierwszą Rundę Akcji.
is-log-scoring = Punktacja.
is-log-award = Nagroda – { $region }: { $winner_id ->
    [nobody] nie zdobywa jej nikt (przewaga { $margin })
   *[other] zdobywa ją { $winner_subject } (przewaga { $margin })
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

is-log-vp = { $side_subject } zdobywa { $points } PZ ({ $reason }): znacznik stoi na { $total }.
is-log-debt = Kredyt { $side_gen } { $points_sign ->
    [minus] spada
   *[plus] rośnie
} o { $points }, do { $total } ({ $reason }).
is-log-treaty = { $side_subject } { $points_sign ->
    [minus] oddaje
   *[plus] zyskuje
} { $points ->
    [one] { $points } Punkt Pokoju
    [few] { $points } Punkty Pokoju
   *[many] { $points } Punktów Pokoju
} ({ $reason }): razem { $total }.

## Dziennik: Runda Akcji

is-log-round = Runda Akcji: { $side_subject }
is-log-tile_taken = { $side_subject } bierze kafelek Inwestycji: { $tile }.
is-log-passed = { $side_subject } pasuje.
is-log-action = { $side_subject } zaczyna { $action ->
    [major] Dużą Akcję
    [minor] Małą Akcję
    [event] Akcję za punkty z Wydarzenia
   *[exchange] Akcję za wymienione punkty
}: punkty { $type ->
    [economic] ekonomiczne
    [diplomatic] dyplomatyczne
   *[military] militarne
} – { $points }.
is-log-joined = { $action ->
    [event] Punkty z Wydarzenia
   *[exchange] Wymienione punkty
} zasilają Akcję { $type ->
    [economic] Ekonomiczną
    [diplomatic] Dyplomatyczną
   *[military] Militarną
} { $side_gen }.
is-log-banks = Banki Kupieckie pokrywają Kredyt { $side_gen }: { $points }.
is-log-exchanged = { $side_subject } wymienia 2 punkty militarne na 1 punkt { $type ->
    [economic] ekonomiczny
   *[diplomatic] dyplomatyczny
}.
is-log-swapped = { $side_subject } zamienia miejscami swoje Podstawowe kafelki Wojny: { $theater } i { $to_theater }.
is-log-event = { $side_subject } zagrywa Wydarzenie { $card }.
is-log-event_bonus = { $card }: { $side_subject } { $bonus ->
    [0] nie spełnia Warunku Bonusowego
   *[other] spełnia Warunek Bonusowy
}.
is-log-points = { $side_subject } zyskuje z Wydarzenia { $points ->
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

is-log-flagged = { $side_subject } flaguje: { $space }.
is-log-unflagged = { $side_subject } traci: { $space }.
is-log-spanish_flag_removed = Znika Flaga hiszpańska: { $space }.
is-log-conflict = Znacznik Konfliktu{ $plus ->
    [0] { "" }
   *[other] { " " }(+1)
}: { $space }.
is-log-conflict_removed = Znika znacznik Konfliktu: { $space }.
is-log-damaged = Fort { $side_gen } zostaje uszkodzony: { $space }.
is-log-repaired = { $side_subject } ma nieuszkodzony Fort: { $space }.
is-log-advantage_taken = { $side_subject } zdobywa Korzyść { $advantage }.
is-log-advantage_lost = { $side_subject } traci Korzyść { $advantage }.
is-log-advantage_used = { $side_subject } używa Korzyści { $advantage }.
is-log-advantage_refreshed = { $side_subject } odnawia Korzyść { $advantage }.
is-log-advantage_exhausted = { $side_subject } zużywa Korzyść { $advantage }.
is-log-constructed = { $side_subject } werbuje Szwadron.
is-log-deployed = { $side_subject } wystawia Szwadron: { $start } → { $space }.
is-log-squadron_to_navy = Szwadron { $side_gen } wraca do Sekcji Floty: { $space }.
is-log-squadron_set_aside = Szwadron { $side_gen } ({ $start }) { $destination ->
    [turn_track] trafia na Tor Tur i wróci w następnej Turze Pokoju
    [unbuilt] wraca do niezwerbowanych
   *[removed] opuszcza grę
}.

## Dziennik: kafelki Wojny

is-log-layout = Rozłożono plan wojny: { $war }.
is-log-basic_placed = { $side_subject } ma Podstawowy kafelek Wojny w Teatrze { $theater }: { $wartile }.
is-log-basic_placed-unknown = { $side_subject } ma Podstawowy kafelek Wojny w Teatrze { $theater }.
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
is-log-tiles_revealed = { $side_subject } odkrywa: { $wartiles }. Siła armii { $army_sign ->
    [minus] −{ $army }
   *[plus] { $army }
}.
is-log-tile_effect = Kafelek Wojny { $side_gen }: { $symbol ->
    [opponent_debt] przeciwnik zaciąga 1 punkt Kredytu
    [damage_fort_or_remove_squadron] cios – { $space }
   *[unflag] znika Flaga – { $space }
}.
is-log-tile_effects_declined = { $side_subject } nie korzysta już z kafelków Wojny.
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
}: razem { $total_sign ->
    [minus] −{ $total }
   *[plus] { $total }
}.
is-log-theater_drawn = { $theater }: nie wygrywa nikt.
is-log-theater_won = { $side_subject } wygrywa Teatr { $theater } z przewagą { $margin }.{ $row_sign ->
    [minus] { " " }Taka przewaga nie daje łupów.
   *[plus] { "" }
}
is-log-spoils = Łupy za Teatr { $theater } dla { $side_gen }: { $vp } PZ{ $conquest ->
    [0] { "" }
   *[other] , Punkty Podboju { $conquest }
}{ $strips ->
    [0] { "" }
   *[other] , Flagi do zdjęcia { $strips }
}{ $treaty ->
    [0] { "" }
   *[other] , Punkty Pokoju dla przegranego { $treaty }
}.
is-log-spoils_declined = { $side_subject } nie wykorzystuje reszty: Punkty Podboju { $conquest }, Flagi do zdjęcia { $strips }.
is-log-stripped = { $side_subject } zdejmuje Flagę jako łup: { $space }.
is-log-conquered = { $side_subject } podbija: { $space }.
is-log-conquest_refused = { $side_subject } odmawia oddania Terytorium { $space }.
is-log-jacobite_victory = Zwycięstwo Jakobitów: znaczniki { $count }.
is-log-jacobite_defeat = Klęska Jakobitów: Powstania Jakobitów opuszczają grę.
is-log-jacobite_place = Francja może mieć Powstania Jakobitów jako trzecią Kartę Ministerialną.
is-log-atlantic_dominance = { $side_subject } otrzymuje kafelek Dominacji na Atlantyku.
is-log-shift_declined = { $side_subject } nie zmienia Flagi w Hiszpanii.
is-log-shift_in_spain = { $side_subject } zmienia Flagę za zajęte Terytorium hiszpańskie: { $space }.
is-log-usa_flag = Flaga Stanów Zjednoczonych: { $space }.
is-log-cut_off = Rynek { $side_gen } zostaje odcięty i traci Flagę: { $space }.
is-log-war_reset = Koniec wojny: { $war }.

## Dziennik: koniec

is-log-final_scoring = Punktacja końcowa.
is-log-victory = { $victory ->
    [scoring] { $side_subject } zdobyła wszystkie Nagrody i wszystkie towary jednej tury.
    [vp] { $side_subject } dotarła do końca toru Punktów Zwycięstwa.
    [war_sweep] { $side_subject } wygrała wszystkie Teatry jednej wojny z największą przewagą.
    [tie] Znacznik stoi na 15: { $side_subject } wygrywa dzięki Dostępnemu Kredytowi.
   *[final] { $side_subject } wygrała partię.
}
is-outcome-scoring = Wygrywa { $side_subject }: wszystkie Nagrody i wszystkie towary jednej tury.
is-outcome-vp = Wygrywa { $side_subject }: znacznik Punktów Zwycięstwa dotarł do końca toru.
is-outcome-war_sweep = Wygrywa { $side_subject }: wszystkie Teatry jednej wojny z największą przewagą.
is-outcome-final = Po punktacji końcowej wygrywa { $side_subject }, znacznik stoi na { $vp }.
is-outcome-tie = Wygrywa { $side_subject }: znacznik stoi na 15, rozstrzyga Dostępny Kredyt.

## Pytania: co mogę zrobić; .declining: co się stanie, jeśli nic; .waiting: co czytają inni

is-prompt-keep = Możesz zatrzymać 3 Karty Wydarzeń; pozostałe odrzucasz odkryte. Obaj gracze wybierają jednocześnie.
    .declining = { must-decide }
    .waiting = { $side_subject } wybiera Karty Wydarzeń, które zatrzyma.
is-prompt-ministry = Wybierz swoje Karty Ministerialne. Leżą zakryte, dopóki nie odkryjesz ich w jednej ze swoich Rund Akcji.
    .declining = { must-decide }
    .waiting = { $side_subject } wybiera Karty Ministerialne.
is-prompt-bid = { $side_id ->
    [nobody] Licytacja stron: ile Punktów Pokoju może dostać przeciwnik, jeśli to ty zagrasz wybraną stroną?
   *[other] Strona: { $side }; druga strona dostanie Punktów Pokoju: { $points }. Przyjmij i obejmij drugą stronę albo zalicytuj wyżej o tę samą.
}
    .declining = { must-decide }
    .waiting = Drugi gracz licytuje strony.
is-prompt-first = Masz Inicjatywę: kto rozgrywa pierwszą Rundę Akcji?
    .declining = { must-decide }
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
        [untouched] Nic w niej jeszcze nie wydano: inna Akcja, Wydarzenie albo pas są możliwe tak jak przedtem.
        [over] Runda kończy się dopiero, gdy ją zakończysz; do tego czasu możesz cofać ruchy, o ile nic ukrytego nie wyszło na jaw.
       *[other] Jeśli zamkniesz Akcję, niewydane punkty przepadną.
    }
    .waiting = { $side_subject } rozgrywa Rundę Akcji.
is-prompt-pay = Punktów nie wystarczy: jak zapłacisz resztę?
    .declining = { must-decide }
    .waiting = { $side_subject } wybiera sposób zapłaty.
is-prompt-discard = Odrzuć jedną Kartę Wydarzenia.
    .declining = { must-decide }
    .waiting = { $side_subject } odrzuca Kartę Wydarzenia.
is-prompt-settle = Hugenoci w Nowym Świecie: wybierz Terytorium dla znacznika.
    .declining = { must-decide }
    .waiting = { $side_subject } kładzie znacznik Hugenotów.
is-prompt-activate = { $advantage }: wybierz sekcję.
    .declining = { must-decide }
    .waiting = { $side_subject } używa Korzyści.
is-prompt-activate_by_event = Wydarzenie pozwala użyć Korzyści: której?
    .declining = Jeśli zrezygnujesz, nie użyjesz żadnej.
    .waiting = { $side_subject } może użyć Korzyści dzięki Wydarzeniu.
is-prompt-effect_place_conflict = { $card }: gdzie kładziesz znacznik Konfliktu?
    .declining = { must-decide }
    .waiting = { $side_subject } kładzie znacznik Konfliktu.
is-prompt-effect_unflag = { $card }: którą Flagę zdejmujesz?
    .declining = { must-decide }
    .waiting = { $side_subject } zdejmuje Flagę.
is-prompt-effect_shift = { $card }: na której sekcji zmieniasz Flagę, za darmo?
    .declining = { must-decide }
    .waiting = { $side_subject } zmienia Flagę.
is-prompt-effect_take_control = { $card }: którą sekcję przejmujesz?
    .declining = { must-decide }
    .waiting = { $side_subject } przejmuje sekcję.
is-prompt-effect_damage_fort = { $card }: który Fort uszkadzasz?
    .declining = { must-decide }
    .waiting = { $side_subject } uszkadza Fort.
is-prompt-effect_remove_own_flag = { $card }: którą własną Flagę zdejmujesz?
    .declining = { must-decide }
    .waiting = { $side_subject } zdejmuje własną Flagę.
is-prompt-effect_choose_one = { $card }: wybierz jedno.
    .declining = { must-decide }
    .waiting = { $side_subject } wybiera, co robi Wydarzenie.
is-prompt-effect_move_squadron = { $card }: który Szwadron?
    .declining = { must-decide }
    .waiting = { $side_subject } wybiera Szwadron.
is-prompt-effect_opponent_loses_asset = { $card }: tracisz jedno z tego. Wybierz co.
    .declining = { must-decide }
    .waiting = { $side_subject } wybiera, co straci.
is-prompt-effect_remove_bonus_war_tile = { $card }: z którego Teatru Bonusowy kafelek Wojny wraca do puli?
    .declining = { must-decide }
    .waiting = { $side_subject } wybiera Teatr.
is-prompt-effect_place_byng = { $card }: w którym Teatrze kładziesz kafelek Bynga?
    .declining = { must-decide }
    .waiting = { $side_subject } kładzie kafelek Bynga.
is-prompt-effect_add_demand = { $card }: który towar dodajesz do Globalnego Zapotrzebowania?
    .declining = Jeśli zrezygnujesz, nic nie dojdzie.
    .waiting = { $side_subject } może dodać towar do Globalnego Zapotrzebowania.
is-prompt-effect_replace_demand = { $card }: dobrano towar { $commodity }. Który towar ustępuje mu miejsca w Globalnym Zapotrzebowaniu?
    .declining = { must-decide }
    .waiting = { $side_subject } zmienia Globalne Zapotrzebowanie.
is-prompt-effect_score_commodity = { $card }: podliczyć teraz towar { $commodity }?
    .declining = Jeśli nie, nie będzie teraz podliczony.
    .waiting = { $side_subject } decyduje o podliczeniu towaru.
is-prompt-effect_refresh_advantages = { $card }: którą Korzyść odnawiasz?
    .declining = Jeśli zrezygnujesz, nie odnowisz kolejnych.
    .waiting = { $side_subject } odnawia Korzyści.
is-prompt-effect_exhaust_advantages = { $card }: którą Korzyść zużywasz?
    .declining = Jeśli zrezygnujesz, nie zużyjesz kolejnych.
    .waiting = { $side_subject } zużywa Korzyści.
is-prompt-place_tile = Dobrany kafelek: { $wartile }. W którym Teatrze go kładziesz?
    .declining = { must-decide }
    .waiting = { $side_subject } kładzie Bonusowy kafelek Wojny.
is-prompt-displace = Teatr { $theater } jest pełny: który kafelek ustąpi miejsca ({ $wartile }) i dokąd pójdzie?
    .declining = { must-decide }
    .waiting = { $side_subject } robi miejsce na Bonusowy kafelek Wojny.
is-prompt-upgrade = Na planie wojny: { $now_wartile }. Dobrany: { $drawn }. Który zostaje?
    .declining = { must-decide }
    .waiting = { $side_subject } wybiera między dwoma Podstawowymi kafelkami Wojny.
is-prompt-assign = Przydziel swoje Podstawowe kafelki Wojny do Teatrów. Przeciwnik ich nie widzi.
    .declining = { must-decide }
    .waiting = { $side_subject } przydziela Podstawowe kafelki Wojny.
is-prompt-tile_effect = { $theater }: możesz użyć symboli swoich kafelków Wojny (Fort lub Szwadron: { $fleets }, Flaga: { $unflags }).
    .declining = Jeśli zrezygnujesz, pozostałe nie zadziałają.
    .waiting = { $side_subject } korzysta z symboli kafelków Wojny.
is-prompt-spoils = { $theater }: wydaj łupy (Punkty Podboju: { $conquest }, Flagi do zdjęcia: { $strips }).
    .declining = Jeśli zrezygnujesz, reszta przepadnie.
    .waiting = { $side_subject } wydaje łupy wojenne.
is-prompt-refusal = Przeciwnik chce podbić Terytorium { $space }. Możesz odmówić; przeciwnik zdobędzie wtedy zamiast niego { $vp } PZ.
    .declining = { must-decide }
    .waiting = { $side_subject } może odmówić oddania Terytorium.
is-prompt-lose_squadron = Musisz oddać { $count ->
    [one] { $count } Szwadron
    [few] { $count } Szwadrony
   *[many] { $count } Szwadronów
}: wybierz jeden.
    .declining = { must-decide }
    .waiting = { $side_subject } oddaje Szwadrony.
is-prompt-shift_in_spain = Zajęte przez przeciwnika Terytoria hiszpańskie: { $count }. Możesz zmienić Flagę na sekcji Hiszpanii.
    .declining = Jeśli zrezygnujesz, nie zmienisz żadnej.
    .waiting = { $side_subject } może zmienić Flagę na sekcji Hiszpanii.
is-prompt-usa = Rewolucja Amerykańska wygrana: połóż Flagi Stanów Zjednoczonych i usuń Forty w Północnych Koloniach{ $canada ->
    [0] { "" }
   *[other] ; mogą się przyłączyć Quebec i Montreal
}.
    .declining = Gdy skończysz, odcięte Rynki stracą Flagi.
    .waiting = { $side_subject } kładzie Flagi Stanów Zjednoczonych.

## Możliwości

is-move-keep = Zatrzymaj: { $first_card }, { $second_card }, { $third_card }
is-move-ministers = { $minister } i { $second }
is-move-ministers_and = { $minister } i { $second }, a obok { $third }
is-move-bid = { $side }: { $points } PP dla przeciwnika
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
        [one] { $treaty } Punkt Pokoju
        [few] { $treaty } Punkty Pokoju
       *[many] { $treaty } Punktów Pokoju
    }
   *[other] Kredyt { $debt }{ $treaty ->
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
    [placed] Zostaje kafelek z planu wojny
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
is-move-deploy = Przenieś Szwadron: { $start } → { $space }
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
is-move-spoil = Zdejmij Flagę: { $space }
is-move-accept = Oddaj: { $space }
is-move-refuse = Odmów: przeciwnik zdobywa { $vp } PZ

## Możliwości z Wydarzeń

is-choice-carnatic_war-0 = Uszkodź Fort przeciwnika w Indiach
is-choice-carnatic_war-1 = Zmień za darmo Flagę na Rynku Bawełny w Indiach
is-choice-austro_spanish_rivalry-0 = 2 punkty dyplomatyczne, tylko w Indiach
is-choice-austro_spanish_rivalry-1 = 2 punkty ekonomiczne, tylko w Indiach
is-choice-hyder_ali-0 = Przejmij kontrolę nad Lokalnym Sojuszem w Indiach
is-choice-hyder_ali-1 = Połóż 2 znaczniki Konfliktu w Indiach
is-choice-war_of_the_quadruple_alliance-0 = Zaciągnij 1 punkt Kredytu
is-choice-war_of_the_quadruple_alliance-1 = Oddaj 1 Punkt Pokoju
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
is-price-told = { $move }: { $cost }
is-price-sum = { $steps } = { $cost }
is-price-covered = { $cost }; { $own ->
    [0] { $rest }
    [one] { $own } punkt, { $rest }
    [few] { $own } punkty, { $rest }
   *[many] { $own } punktów, { $rest }
}
is-price-rest = { $short } z Kredytu lub Punktów Pokoju
is-only = tylko { $where }
is-only-flag = tylko na oflagowanie { $where }
is-only-unflag = tylko na odflagowanie { $where }
is-only-shift = tylko na zmianę Flag: { $where }
is-only-beside = tylko na oflagowanie Rynków obok własnych
is-only-markets = tylko na odflagowanie Rynków
is-only-buy_bonus_war_tile_or_deploy_squadron = tylko na Bonusowe kafelki Wojny i wystawianie Szwadronów
is-only-major_action_entirely_in_europe = tylko jeśli wszystko pójdzie na Europę
is-only-plain = tylko na zmianę Flag bez Prestiżu
