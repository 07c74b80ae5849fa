# Maria: wpisy dziennika, pytania i możliwości.

## Dziennik: przebieg tury

maria-log-turn = Tura { $turn }.
maria-log-stage = { $stage ->
    [1] Etap I: polityka.
    [2] Etap II: huzarzy.
    [3] Etap III: Francja i Bawaria.
    [4] Etap IV: Prusy i Saksonia.
   *[5] Etap V: Austria i Armia Pragmatyczna.
}
maria-log-stage-introductory = { $stage ->
    [2] Etap II: huzarzy.
    [3] Etap III: Francja i Bawaria.
    [4] Etap IV: Prusy i Saksonia.
   *[5] Etap V: Austria.
}
maria-log-winter = Zima po turze { $turn }: rekrutacja armii i przywrócenie generałów.

## Dziennik: armie

maria-log-allocated = Armie { $power_gen }: { $armies }.
maria-one-of-armies = { $general } { $count }
maria-log-armies_divided = Wszystkie frakcje rozdzieliły w tajemnicy armie między generałów.
maria-log-divided = Nowy podział armii: { $general } – { $count }, { $mate } – { $rest }.
maria-log-armies_lost = { $general }: straty z braku zaopatrzenia – { grammar-maria-armies }.
maria-log-removed = { $general } zostaje usunięty z planszy (miasto { $city }): { $reason ->
    [supply] brak zaopatrzenia
    [retreat] brak drogi wycofania
   *[battle] brak armii
}.
maria-log-recruited = { $power }: rekrutacja – { grammar-maria-armies }.
maria-log-armies_given = { $power }: { $general } otrzymuje { grammar-maria-armies-acc }.
maria-log-returned = { $general } zostaje przywrócony w mieście { $city }.

## Dziennik: karty taktyczne

maria-log-drawn = { $power }: dobranie kart{ $drawn_for ->
    [set_up] { "" } na początek gry
    [subsidy] { "" } z subsydiów
    [politics] { "" } dzięki polityce
   *[stage] { "" }
} – { grammar-maria-cards }: { $cards }.
maria-log-cards_drawn = Karty taktyczne: { $counts }.
maria-one-of-counts = { $power } { $count }{ $subsidies ->
    [0] { "" }
   *[other] { "" } (z subsydiów: { $subsidies })
}
maria-log-drawn-unknown = { $power }: dobranie kart{ $drawn_for ->
    [set_up] { "" } na początek gry
    [subsidy] { "" } z subsydiów
    [politics] { "" } dzięki polityce
   *[stage] { "" }
} – { grammar-maria-cards }.
maria-log-reshuffled = Stos kart odrzuconych talii { $deck } potasowano w nową talię: { grammar-maria-cards }.
maria-log-paid = { $power }: zapłata za { $paid_for ->
    [supply] zaopatrzenie mimo huzarów
    [train] przywrócenie taboru
    [corps] armie korpusu ekspedycyjnego
   *[armies] zrekrutowane armie
} – { $faces }.
maria-log-discarded = { $power }: odrzucenie karty { $card }.
maria-log-subsidy = { $granted ->
    [yes] Francja przekazuje w tej turze subsydia Bawarii.
   *[no] Francja odmawia w tej turze subsydiów Bawarii.
}
maria-log-contract_ended = Koniec kontraktu: subsydia { $power_gen } dla { $other_power_gen }.

## Dziennik: polityka

maria-log-recovered = { $power }: powrót zakrytych kart do ręki – { grammar-maria-cards }.
maria-log-election_revealed = Odkryto kartę „Wybory cesarskie”: głosowanie odbędzie się na końcu tej tury.
maria-log-politics = Karty polityki w tej turze: { $offer }.
maria-log-trump_card = O kolorze atutowym rozstrzyga odkryta karta taktyczna: { $card }.
maria-log-trump = Kolor atutowy: { $suit }.
maria-log-bids_shown = { $bids_count ->
    [0] Nikt nie kładzie karty na planszy polityki
   *[other] Na planszę polityki trafiają: { $bids }
}. { $powers_count ->
    [0] Nikt nie wybiera karty polityki
   *[other] Kolejność wyboru: { $powers }
}.
maria-one-of-bids = { $power } – { $card }
maria-log-taken_back = { $power }: brak karty polityki do wybrania, do ręki { $count ->
    [one] wraca { $count } karta taktyczna
    [few] wracają { $count } karty taktyczne
   *[many] wraca { $count } kart taktycznych
}.
maria-log-kept = { $power }: zachowanie kart na planszy polityki – { grammar-maria-cards }.
maria-log-political_discarded = { $power }: wybór karty polityki „{ $political }” i odrzucenie jej bez użycia.
maria-log-political_used = { $power }: wybór i użycie karty polityki „{ $political }”.
maria-log-shift = { $power }: tor { $track_gen }, przesunięcie o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
} { $steps_sign ->
    [minus] w lewo
   *[plus] w prawo
}.
maria-log-track = Tor { $track_gen }: znacznik staje na polu { $space }.
maria-log-corps = { $general } opuszcza mapę jako korpus ekspedycyjny.
maria-log-corps_back = Korpus ekspedycyjny wraca do miasta { $city }: { $general }.

## Dziennik: wybory cesarskie

maria-log-election = Elektorzy się zbierają: wybory cesarskie.
maria-log-vote = { $power }: głos twierdzy { $city } na kandydata { $candidate_id ->
    [france] francuskiego
   *[other] austriackiego
}.
maria-log-emperor = Korona cesarska: { $power }. Głosy na Austrię: { $votes }, na Francję: { $other_votes }.

## Dziennik: huzarzy i zaopatrzenie

maria-log-hussar = Huzar { $hussar } zostaje umieszczony w mieście { $city }.
maria-log-hussar_off = Huzar { $hussar } zostaje zdjęty z planszy (miasto { $city }).
maria-log-toll = { $general }: zaopatrzenie biegnie obok huzarów i kosztuje { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
}.
maria-log-hand_lost = { $general }: zaopatrzenie biegnie obok huzarów i kosztuje { $price ->
    [one] { $price } punkt
    [few] { $price } punkty
   *[many] { $price } punktów
}; { $faces_count ->
    [0] { $power }: brak kart na zapłatę
   *[other] { $power }: kart na to nie starcza i cała ręka przepada – { $faces }
}.
maria-log-unsupplied = { $general } jest niezaopatrzony.
maria-log-supplied = { $general } jest znów zaopatrzony.

## Dziennik: ruch

maria-log-move_completed = { $piece }{ $pieces ->
    [one] { "" }
   *[other] { "" } na czele zgrupowania
}{ $forced ->
    [yes] , forsowny marsz ({ $cities_count ->
        [one] { $cities_count } miasto
        [few] { $cities_count } miasta
       *[many] { $cities_count } miast
    }): { $cities_ends }
   *[no] : { $cities }
}{ $joined_count ->
    [0] { "" }
   *[other] { "" } (w zgrupowaniu: { $joined })
}{ $conquests_count ->
    [0] { "" }
   *[other] ; podbój: { $conquests }
}{ $claims_count ->
    [0] { "" }
    [one] ; znacznik z pytajnikiem na twierdzy { $claims }
   *[other] ; znaczniki z pytajnikiem na twierdzach { $claims }
}.
maria-log-train_captured = { $general } niszczy tabor w mieście { $city } ({ $train }).
maria-log-train_returned = { $train } staje w mieście { $city }.
maria-log-consent_refused = { $power }: brak zgody, by { $general } dołączył do generała w mieście { $city }.
maria-log-consent_move_refused = { $power }: brak zgody na wspólny ruch zgrupowania, które chce poprowadzić { $general } (cel: { $city }).
maria-log-stacked = Razem w mieście { $city }: { $generals }.
maria-log-commander = { $general } dowodzi zgrupowaniem w mieście { $city }.

## Dziennik: twierdze i znaczniki zwycięstwa

maria-log-claims_failed = Bez opóźnionego podboju: { $claims }; { $claims_count ->
    [one] znacznik z pytajnikiem znika
   *[other] znaczniki z pytajnikiem znikają
}.
maria-log-conquered = { $power }: opóźniony podbój – { $conquest }.
maria-one-of-conquests = { $city }{ $marker_placed_id ->
    [nobody] { $marker_lost_id ->
        [nobody] { "" }
       *[other] { "" } (znacznik zwycięstwa { $marker_lost_gen } wraca do puli)
    }
   *[other] { $marker_lost_id ->
        [nobody] { "" } (znacznik zwycięstwa { $marker_placed_gen })
       *[other] { "" } (znacznik zwycięstwa { $marker_placed_gen } zamiast znacznika { $marker_lost_gen })
    }
}
maria-log-marker_lost = { $power }: znacznik zwycięstwa z twierdzy { $city } wraca do puli.
maria-log-elector = Znacznik elektora ({ $city }) odwrócony: { $power_id ->
    [france] strona francuska
   *[austria] strona austriacko-pragmatyczna
}.
maria-log-box = { $power }: znacznik zwycięstwa na polu { $box ->
    [electors] „3 elektorzy”
    [italy] „Włochy”
   *[silesia] „Śląsk”
}.
maria-log-box_lost = { $power }: znacznik zwycięstwa wraca do puli z pola { $box ->
    [electors] „3 elektorzy”
    [italy] „Włochy”
   *[silesia] „Śląsk”
}.
maria-log-battle_points = Wygrane bitwy: { $gained ->
    [0] { $loser } −{ $lost }
   *[other] { $winner } +{ $gained }{ $lost ->
        [0] { "" }
       *[other] , { $loser } −{ $lost }
    }
}.
maria-log-battle_points_lost = { $power }: zwrot z pól wygranych bitew do puli – { grammar-maria-markers }.

## Dziennik: walka

maria-log-battle = Bitwa: atak – { $power }, { $city } ({ $strength }); obrona – { $other_power }, { $other_city } ({ $other_strength }).
maria-log-card_played = { $power }: zagranie karty { $card } o wartości { $value }; przewaga wynosi { $score_sign ->
    [minus] −{ $score }
   *[plus] { $score }
}.
maria-log-battle_tied = Remis w bitwie: { $power } i { $other_power }.
maria-log-battle_won = Bitwę wygrywa: { $winner }. Przegrywa: { $loser }, straty: { grammar-maria-armies }.
maria-log-retreated = { $general }{ $pieces ->
    [one] { "" }
   *[other] { "" } na czele zgrupowania
} musi się wycofać: { $start } → { $to_city }.

## Dziennik: polityczne roszady i koniec gry

maria-log-peace_offered = Prusy oferują Austrii pokój za Śląsk.
maria-log-peace_rejected = Austria odrzuca pokój.
maria-log-annexed = Austria się zgadza: Śląsk staje się pruski.
maria-log-prussia_neutral = Prusy są odtąd neutralne.
maria-log-prussia_at_war = Prusy wracają do wojny.
maria-log-set_aside = { $power }: { $fortresses_count ->
    [one] znacznik zwycięstwa z twierdzy { $fortresses } zostaje odłożony poza planszę
   *[other] zdjęte znaczniki zwycięstwa ({ $fortresses }) – odłożone poza planszę: { $count }, do puli: { $rest }
}.
maria-log-brought_back = { $power }: odłożone znaczniki wracają do puli – { grammar-maria-markers }.
maria-log-saxony = Saksonia { $status ->
    [prussian_ally] jest sojusznikiem Prus
    [neutral] staje się neutralna
   *[austrian_ally] przechodzi na stronę Austrii
}.
maria-log-relocated = { $city_id ->
    [nowhere] { $piece } nie znajduje miejsca i zostaje usunięty z planszy.
   *[city] { $piece } musi przejść do miasta { $city }.
}
maria-log-winter_sheet = Arkusz zimowego punktowania jest jawny. Sumy: Francja { $france }, Prusy { $prussia }, Armia Pragmatyczna { $pragmatic }, Austria { $austria }.
maria-log-victory = { $victory ->
    [aims] Warunki zwycięstwa spełnione. Wygrywa: { $seats }.
    [survived] Państwo Marii Teresy przetrwało. Wygrywa: { $seats }.
    [draw] Remis: { $seats }.
    [pool] Pula znaczników zwycięstwa jest pusta. Wygrywa: { $seats }.
   *[winters] Rozstrzyga najniższa suma zimowego punktowania. Wygrywa: { $seats }.
}

## Pytania

maria-prompt-armies = Ilu armiami dowodzi { $general }? Podział pozostaje tajny ({ $power }).
    .declining = { must-decide }
    .waiting = { $power }: trwa podział armii.
maria-prompt-trump = Ostatnie zwycięstwo w bitwie należy do Ciebie: wybierz kolor atutowy.
    .declining = { must-decide }
    .waiting = { $seat }: wybór koloru atutowego po ostatniej wygranej bitwie.
maria-prompt-bid = Połóż zakrytą kartę taktyczną { $power_gen } na planszy polityki: atut, kartę „Reserve” albo blef.
    .declining = Bez karty w wyborze liczą się tylko karty { $power_gen } zachowane z wcześniejszych tur.
    .waiting = { $power }: wybór karty na planszę polityki.
maria-prompt-political_card = Karty polityki do wyboru: { $offer }. { $power }: możesz wybrać kartę z symbolem tej frakcji; odrzucasz wtedy jej karty taktyczne z planszy polityki.
    .declining = Jeśli zachowasz karty taktyczne, zostaną na planszy polityki na późniejsze tury.
    .waiting = { $power }: wybór karty polityki.
maria-prompt-use_card = Użyć karty „{ $political }” czy ją odrzucić?
    .declining = Jeśli ją odrzucisz, nic z niej się nie wydarzy.
    .waiting = { $power }: decyzja, czy użyć karty polityki.
maria-prompt-use_part = „{ $political }”, część { $number }: { $effect }. Wykonać?
    .declining = Jeśli zrezygnujesz, ta część nie zadziała.
    .waiting = { $power }: decyzja o części karty polityki.
maria-prompt-vote = Na kogo głosuje { $city }? Frakcja, która oddaje głos: { $power }.
    .declining = { must-decide }
    .waiting = { $power }: głos w wyborach cesarskich.
maria-prompt-hussar = Gdzie umieszczasz huzara { $number }? Najwyżej cztery miasta od austriackiego generała, na mapie Bohemii.
    .declining = Jeśli go zostawisz, pozostanie tam, gdzie jest, albo poza planszą.
    .waiting = { $power }: umieszczanie huzarów.
maria-prompt-subsidy = Czy Francja przekazuje w tej turze subsydia Bawarii: karta mniej dla Francji, karta więcej dla Bawarii?
    .declining = Bez subsydiów Francja zatrzymuje kartę.
    .waiting = { $power }: decyzja o subsydiach dla Bawarii.
maria-prompt-payment = { $power }: do zapłaty { $price ->
    [one] został { $price } punkt
    [few] zostały { $price } punkty
   *[many] zostało { $price } punktów
}. Wybierz karty; nadpłata przepada.
    .declining = { must-decide }
    .waiting = { $power }: zapłata kartami taktycznymi.
maria-prompt-discard = { $power }: do odrzucenia { $count ->
    [one] została { $count } karta taktyczna
    [few] zostały { $count } karty taktyczne
   *[many] zostało { $count } kart taktycznych
}. Wybierz jedną.
    .declining = { must-decide }
    .waiting = { $power }: odrzucanie kart taktycznych.
maria-prompt-supply = Na drogach zaopatrzenia kilku generałów { $power_gen } stoją huzarzy: za czyje zaopatrzenie płacisz teraz?
    .declining = { must-decide }
    .waiting = { $power }: decyzja, za czyje zaopatrzenie zapłacić.
maria-prompt-movement = Ruszaj generałami i taborami, jednym po drugim, albo przywróć tabor.
    .declining = Jeśli skończysz, pionki, które się nie ruszyły, zostaną na miejscu.
    .waiting = { $seat }: ruch pionków.
maria-prompt-end_movement = Nie ma już czym ruszyć, nadchodzą bitwy.
    .declining = Zanim pójdziesz dalej, możesz cofnąć ostatni ruch.
    .waiting = { $seat }: zakończenie ruchów.
maria-prompt-walk = { $piece }: przebyte miasta – { $steps }. Dokąd dalej?
    .declining = Jeśli się zatrzymasz, ruch kończy się tutaj.
    .waiting = { $power }: pionek w drodze.
maria-prompt-consent = { $general } chce dołączyć do Twojego generała w mieście { $city }. Zgadzasz się?
    .declining = Jeśli odmówisz, nie stanie w tym mieście.
    .waiting = { $power }: decyzja, czy może powstać zgrupowanie.
maria-prompt-consent_move = { $general } chce poprowadzić całe zgrupowanie, razem z Twoim generałem, do miasta { $city }. Zgadzasz się?
    .declining = Jeśli odmówisz, Twój generał zostanie na miejscu.
    .waiting = { $power }: decyzja, czy zgrupowanie może ruszyć razem.
maria-prompt-command = Kto dowodzi zgrupowaniem w mieście { $city }? Obaj generałowie mają tę samą rangę.
    .declining = { must-decide }
    .waiting = { $power }: wybór dowódcy zgrupowania.
maria-prompt-division = { $general } i { $mate } mają razem { grammar-maria-armies-acc }. Ile bierze { $general }?
    .declining = { must-decide }
    .waiting = { $power }: podział armii między dwóch generałów.
maria-prompt-remain = W zgrupowaniu { $power_gen } została jedna armia. Który generał zostaje z nią?
    .declining = { must-decide }
    .waiting = { $power }: wybór generała, który zostaje.
maria-prompt-attack = Generałowie, którzy sąsiadują z wrogami, muszą atakować. Która bitwa jest następna?
    .declining = { must-decide }
    .waiting = { $seat }: wybór następnej bitwy.
maria-prompt-battle = Bitwa { $city } – { $other_city }: przewaga { $power_gen } wynosi { $score_sign ->
    [minus] −{ $score }
   *[plus] { $score }
}. { $plays ->
    [no] { $power }: w ręce nie ma karty w kolorze { $suit } ani karty „Reserve”.
   *[yes] Zagraj kartę w kolorze { $suit } albo kartę „Reserve”.
}
    .declining = { $declines ->
        [no] Przy zerze musisz zagrać, bo masz kartę w swoim kolorze.
       *[yes] { $score ->
            [0] Jeśli nic nie zagrasz, bitwa kończy się remisem.
           *[other] Jeśli nic nie zagrasz, bitwa jest przegrana.
        }
    }
    .waiting = { $power }: decyzja o karcie w bitwie.
maria-prompt-retreat = { $general } musi się wycofać o { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[many] { $count } miast
}. Ty wybierasz drogę: dokąd?
    .declining = { must-decide }
    .waiting = { $power }: wybór drogi wycofania pokonanych.
maria-prompt-retreat_way = W mieście { $city } stoi huzar. Czy { $general } wycofuje się przez to miasto i zdejmuje go z planszy?
    .declining = { must-decide }
    .waiting = { $power }: wybór drogi wycofania pokonanych.
maria-prompt-recruit = Ile armii rekrutuje frakcja { $power }? Każda kosztuje 4 punkty.
    .declining = Przy 0 nic nie płacisz.
    .waiting = { $power }: rekrutacja.
maria-prompt-levy = Ile armii rekrutuje bezpłatnie frakcja { $power }?
    .declining = Przy 0 nie rekrutujesz żadnej armii.
    .waiting = { $power }: rekrutacja.
maria-prompt-return = { $power }: do rozdania { grammar-maria-armies }. Czy z jedną z nich przywracasz usuniętego generała?
    .declining = Jeśli skończysz, armie trafią do generałów na planszy.
    .waiting = { $power }: decyzja o przywróceniu generałów.
maria-prompt-give = Do rozdania: { grammar-maria-armies }. Ile otrzymuje { $general }?
    .declining = { must-decide }
    .waiting = { $power }: tajny podział zrekrutowanych armii.
maria-prompt-corps = { $power }: trzeba wysłać korpus ekspedycyjny. Który generał odchodzi? Usunięty kosztuje 8 punktów i dostaje 2 armie.
    .declining = { must-decide }
    .waiting = { $power }: wybór korpusu ekspedycyjnego.
maria-prompt-make_room = Korpus ekspedycyjny wraca: { $general }. Dokąd ustępuje pionek z jego miasta?
    .declining = { must-decide }
    .waiting = { $power }: miejsce dla wracającego generała.
maria-prompt-reduce = Czy Francja redukuje cele militarne? Zdejmie wtedy swoje znaczniki z twierdz Austrii na mapie Bohemii: połowę, zaokrągloną w górę, odłoży poza planszę, resztę zwróci do puli.
    .declining = Jeśli nie, znaczniki zostają; możesz to zrobić na końcu późniejszego swojego etapu.
    .waiting = { $power }: decyzja o redukcji celów militarnych.
maria-prompt-offer_peace = Wszystkie twierdze Śląska są pruskie. Czy Prusy oferują Austrii pokój?
    .declining = Jeśli nie, możesz go zaoferować po późniejszym swoim etapie.
    .waiting = { $power }: decyzja o ofercie pokoju.
maria-prompt-peace = Prusy oferują pokój za Śląsk. Czy Austria go przyjmuje?
    .declining = Jeśli go odrzucisz, nic się nie zmienia, a Prusy mogą ponowić ofertę.
    .waiting = { $power }: odpowiedź na ofertę pokoju.
maria-prompt-second_train = Gdzie Prusy stawiają swój drugi tabor?
    .declining = { must-decide }
    .waiting = { $power }: ustawienie drugiego taboru.
maria-prompt-saxony = Przesunąć znacznik Saksonii o jedno pole w prawo, ku Austrii?
    .declining = Jeśli zrezygnujesz, znacznik zostaje na miejscu.
    .waiting = { $power }: decyzja o znaczniku Saksonii.
maria-prompt-saxon_return = Saksońskiego generała można od razu przywrócić. Z iloma zrekrutowanymi armiami, po 4 punkty każda?
    .declining = Przy 0 pozostaje poza planszą.
    .waiting = { $power }: decyzja o przywróceniu generała.
maria-prompt-relocate = Pionki { $power_gen } muszą ustąpić. Który dokąd?
    .declining = { must-decide }
    .waiting = { $power }: przenoszenie pionków.

## Możliwości

maria-move-armies = { $general }: { grammar-maria-armies }
maria-move-trump = Atut: { $suit }
maria-move-bid = { $power }: połóż kartę { $card }
maria-move-no_bid = { $power }: bez karty
maria-move-take = Wybierz „{ $political }”
maria-move-keep = Zachowaj karty taktyczne na planszy polityki
maria-move-use = Użyj
maria-move-discard_it = Odrzuć bez użycia
maria-move-do = Wykonaj część { $number }
maria-move-do_left = Część { $number }: w lewo
maria-move-do_right = Część { $number }: w prawo
maria-move-vote = { $city }: głos na kandydata { $candidate_id ->
    [france] francuskiego
   *[other] austriackiego
}
maria-move-hussar = Huzar { $number } do miasta { $city }
maria-move-leave = Zostaw huzara { $number }
maria-move-subsidise = Przekaż subsydia
maria-move-no_subsidy = Bez subsydiów w tej turze
maria-move-pay = { $cards_count ->
    [one] Zapłać kartą { $cards }
   *[other] Zapłać kartami { $cards }
}
maria-move-lay = Karta po karcie: najpierw { $card }
maria-move-lay_reserve = Karta po karcie: najpierw „Reserve” o wartości { $value }
maria-move-discard = Odrzuć kartę { $card }
maria-move-supply = Zapłać za zaopatrzenie: { $general }
maria-move-move = { $piece } do miasta { $city }
maria-move-together = { $general } na czele zgrupowania do miasta { $city }
maria-move-march = Forsowny marsz: { $general } do miasta { $city }
maria-move-march_together = Forsowny marsz: { $general } na czele zgrupowania do miasta { $city }
maria-move-on = Dalej do miasta { $city }
maria-move-halt = Zatrzymaj się
maria-move-restore = { $piece }: przywróć w mieście { $city } (4 punkty)
maria-move-replace = { $piece }: zdejmij i postaw w mieście { $city } (4 punkty)
maria-move-command = Dowodzi { $general }
maria-move-consent = Zgoda
maria-move-consent-make_room = Zostaje: obaj tworzą zgrupowanie
maria-move-refuse = Odmowa
maria-move-wait = Niech rusza się drugi gracz, dopóki nie odda ruchu
maria-move-done = Gotowe
maria-move-done-movement = Koniec ruchów
maria-move-done-end_movement = Do bitew
maria-move-done-return = Bez dalszych generałów
maria-move-attack = Atak: { $city } → { $other_city }
maria-move-play = Zagraj kartę { $card }
maria-move-play_reserve = Zagraj kartę „Reserve” o wartości { $value }
maria-move-decline = Zrezygnuj
maria-move-decline-battle = Nie zagrywaj karty
maria-move-decline-use_part = Pomiń tę część
maria-move-decline-saxony = Zostaw znacznik Saksonii
maria-move-remain = Zostaje { $general }
maria-move-retreat = Do miasta { $city }
maria-move-through = Przez miasto { $city }; huzar schodzi z planszy
maria-move-around = Z pominięciem miasta { $city }; huzar pozostaje
maria-move-recruit = { $count ->
    [0] Bez rekrutacji
    [one] Zrekrutuj { $count } armię
    [few] Zrekrutuj { $count } armie
   *[many] Zrekrutuj { $count } armii
}
maria-move-return = { $general }: przywróć w mieście { $city }
maria-move-give = { $general }: { $count ->
    [0] 0 armii
    [one] { $count } armia
    [few] { $count } armie
   *[many] { $count } armii
}
maria-move-offer_peace = Zaoferuj pokój
maria-move-no_offer = Nie oferuj pokoju
maria-move-no_offer-reduce = Zachowaj wszystkie cele
maria-move-accept = Przyjmij
maria-move-reject = Odrzuć
maria-move-reduce = Zredukuj cele
maria-move-saxony = Przesuń o jedno pole w prawo
maria-move-place = { $piece } do miasta { $city }
maria-move-corps = Wyślij: { $general }
