# Koalicje: wszystko, co gracz czyta w czasie gry. Mocarstwo $power ma formy: $power (nazwa), $power_subject
# (na początku zdania), $power_gen, $power_dat, $power_acc, $power_ins (przypadki), $power_id (do wyboru wariantu), a w pytaniach
# i opcjach $power_own (czy to własne Mocarstwo czytającego, czy inne, za które decyduje).

## Gra, jej scenariusze i opcje

game-coalitions = Koalicje
game-coalitions-credits = Koalicje (Coalitions) to gra Andrew Rourke’a wydana przez PHALANX. Chancellery jest programem nieoficjalnym i nie zawiera grafik ani tekstu instrukcji; wartości planszy, których nie opublikowano, są odtworzone.
game-coalitions-about = Europa przeciw Napoleonowi: prowadź armie, blefuj kartami bitew i w porę zmieniaj strony.
    .minutes = 90–180
    .years = 1792–1813
    .weight = 2
    .scenario = 1805
    .seat = france
scenario-coalitions-1805 = 1805: III Koalicja antyfrancuska
    .description = Wielka Brytania, Austria i Rosja przeciw Francji; Prusy zachowują Neutralność, Imperium Osmańskie stawia na Ekspansjonizm. Francja wybiera, który z jej Generałów to Napoleon.
scenario-coalitions-1792 = 1792: I Koalicja antyfrancuska
    .description = Wielka Brytania, Austria, Prusy i Rosja przeciw rewolucyjnej Francji; Imperium Osmańskie stawia na Ekspansjonizm. Napoleon zaczyna poza planszą, Hiszpania jest na początku zamknięta dla wszystkich prócz Francji, a Francja ma kartę Armée d’Orient.
scenario-coalitions-1798 = 1798: II Koalicja antyfrancuska
    .description = Wielka Brytania, Austria, Rosja i Imperium Osmańskie przeciw Francji; Prusy zachowują Neutralność. Napoleon jest w Egipcie.
scenario-coalitions-1806 = 1806: IV Koalicja antyfrancuska
    .description = Wielka Brytania, Prusy i Rosja przeciw Francji; rozbrojona Austria zachowuje Neutralność, Imperium Osmańskie stawia na Ekspansjonizm. Francja wybiera, który z jej Generałów to Napoleon.
scenario-coalitions-1809 = 1809: V Koalicja antyfrancuska
    .description = Wielka Brytania i Austria przeciw Francji i Rosji; Prusy zachowują Neutralność, Imperium Osmańskie stawia na Ekspansjonizm. Francja wybiera, który z jej Generałów to Napoleon.
scenario-coalitions-1812 = 1812: VI Koalicja antyfrancuska
    .description = Francja z Austrią i Prusami przeciw Wielkiej Brytanii i Rosji; Imperium Osmańskie zachowuje Neutralność. Francja wybiera, który z jej Generałów to Napoleon.
scenario-coalitions-1813 = 1813: Święte Przymierze
    .description = Wielka Brytania, Prusy i Rosja przeciw Francji; Austria zachowuje Neutralność, Imperium Osmańskie stawia na Ekspansjonizm. Francja wybiera, który z jej Generałów to Napoleon.
option-coalitions-capital_lost = Utrata stolicy
    .description = Status Dyplomatyczny Mocarstwa, które w chwili wyboru Statusów nie kontroluje swojego Terytorium Stołecznego (K-R-04).
option-coalitions-capital_lost-neutral = Musi być Neutralne.
option-coalitions-capital_lost-keep = Zachowuje dotychczasowy Status.
option-coalitions-saxonia_garrison = Pruski Garnizon na Terytorium Saxonia
    .description = Czy Prusy zaczynają scenariusz 1805 z Garnizonem na Terytorium Saxonia, jak w innych scenariuszach (K-R-11).
option-coalitions-saxonia_garrison-true = Prusy mają Garnizon na Terytorium Saxonia.
option-coalitions-saxonia_garrison-false = Jak w instrukcji: Generał bez Garnizonu.

## Mocarstwa, Generałowie historyczni, Statusy, akcje, karty

hero-wellington = Wellington
hero-napoleon = Napoleon
hero-schwarzenberg = Schwarzenberg
hero-blucher = Blücher
hero-kutuzov = Kutuzow
hero-grand_vizier = Wielki Wezyr
status-british = Koalicja brytyjska
status-french = Koalicja francuska
status-neutral = Neutralność
status-expansionist = Ekspansjonizm
action-drill = Musztra
action-taxation = Opodatkowanie
action-leadership = Przywództwo
action-mobilisation = Mobilizacja
action-influence = Poszerzenie Wpływów
action-movement = Ruch
card-title = Karta Bitwy { $card }
card-hidden = Zakryta karta Bitwy
ability-none = Dodaje swoją wartość.
ability-own_ground = Ma wartość o 1 większą, jeśli pole bitwy kontroluje Mocarstwo, które ją zagrało.
ability-reveal = Można ją zagrać odkrytą i ujawnić jedną zakrytą kartę przeciwnika.
ability-discard = Można ją zagrać odkrytą i odrzucić jedną kartę zagraną przez przeciwnika.
ability-pair = Każde dwie takie karty w stosie jednego Generała dają 1 dodatkowy punkt Siły.
ability-costly_defeat = Jeśli Twoja strona przegra, za każdą taką kartę tracisz dodatkowo 1 punkt Morale.
# the same at the foot of a card
ability-short-none = Dodaje swoją wartość
ability-short-own_ground = +1 na swoim polu
ability-short-reveal = ujawnia kartę wroga
ability-short-discard = odrzuca kartę wroga
ability-short-pair = para dodaje 1
ability-short-costly_defeat = porażka: Morale −1
side-attack = Atakujący
side-defence = Obrońca
## Gramatyka tego języka: tylko do użytku w tym pliku

grammar-cards = { $count ->
    [one] { $count } karta Bitwy
    [few] { $count } karty Bitwy
   *[many] { $count } kart Bitwy
}
grammar-troops = { $troops ->
    [one] { $troops } Oddział
    [few] { $troops } Oddziały
   *[many] { $troops } Oddziałów
}
grammar-money = { $money ->
    [one] { $money } Pieniądz
    [few] { $money } Pieniądze
   *[many] { $money } Pieniędzy
}
grammar-left = { $left ->
    [one] { $left } Pieniądz
    [few] { $left } Pieniądze
   *[many] { $left } Pieniędzy
}
grammar-influence = { $points ->
    [one] { $points } punkt Wpływu
    [few] { $points } punkty Wpływu
   *[many] { $points } punktów Wpływu
}
grammar-morale = { $number ->
    [one] { $number } punkt Morale
    [few] { $number } punkty Morale
   *[many] { $number } punktów Morale
}
grammar-turn = { $number ->
    [1] pierwsza
    [2] druga
   *[3] trzecia
} Tura Ruchu
grammar-turn-gen = { $number ->
    [1] pierwszej
    [2] drugiej
   *[3] trzeciej
} Tury Ruchu
grammar-turn-acc = { $number ->
    [1] pierwszą
    [2] drugą
   *[3] trzecią
} Turę Ruchu
grammar-turn-loc = { $number ->
    [1] pierwszej
    [2] drugiej
   *[3] trzeciej
} Turze Ruchu
grammar-why-card = { $why_card ->
    [drill] {" "}w Musztrze
    [leadership] {" "}dzięki Przywództwu
    [purchase] {" "}po zakupie
    [off_board] {" "}za Generała poza planszą
   *[battle] {" "}po bitwie
}
grammar-of-power = { $power_own ->
    [yes] { "" }
   *[no] {" "}{ $power_gen }
}
grammar-for-power = { $power_own ->
    [yes] { "" }
   *[no] {" "}dla { $power_gen }
}
grammar-by-you = { $power_own ->
    [yes] przez Ciebie
   *[no] przez { $power_acc }
}
grammar-your-generals = { $power_own ->
    [yes] Twoich Generałów
   *[no] Generałów { $power_gen }
}
grammar-the-general = { $named_id ->
    [none] Generał
   *[other] { $named }
}
grammar-named = { $named_id ->
    [none] { "" }
   *[other] {" "}({ $named })
}
grammar-your-general = { $named_id ->
    [none] { $power_own ->
        [yes] Twój Generał
       *[no] Generał { $power_gen }
    }
   *[other] { $named }
}
grammar-lost = { $troops ->
    [0] { "" }
   *[other] , strata: { grammar-troops }
}
grammar-movement = { $movement ->
    [march] Przemarsz
    [strategic] Ruch Strategiczny
    [orient] Armée d’Orient
    [rail] Transport Kolejowy
   *[sail] Ruch Morski
}

## Dziennik: przebieg gry

log-round = Runda { $round }.
log-diplomacy = Runda { $round }: Faza Dyplomacji.
log-turn = Runda { $round }, Tura Akcji { $turn }.
log-named = { $power }: { $hero } to { $place ->
    [off] Generał poza planszą
   *[other] Generał na Terytorium { $place }
}.

## Dziennik: dyplomacja

log-status = { $kept ->
    [yes] { $power }: Status bez zmian ({ $status }).
   *[no] { $power }: zmiana Statusu, { $before } → { $status }.
}
log-no_choice = { $power }: brak kontroli nad Terytorium Stołecznym ({ $place }), więc bez wyboru. Status: { $status }.
log-expelled = { $leader }: wydalenie { $power_gen } z Koalicji.

## Dziennik: akcje

log-declined = { $power }: rezygnacja z { $action ->
    [drill] Musztry
   *[leadership] Przywództwa
}.
log-draw = { $power }: dobranie karty Bitwy o wartości { $card }{ grammar-why-card }.
log-draw-unknown = { $power }: dobranie karty Bitwy{ grammar-why-card }.
log-no_card = { $power }: brak karty do dobrania, talia i stos kart odrzuconych są puste.
log-reshuffle = Stos kart odrzuconych potasowano: nowa talia to { grammar-cards }.
log-discard = { $power }: odrzucenie karty o wartości { $card }{ $why_discard ->
    [drill] {" "}w Musztrze
   *[limit] , bo na ręce jest ich za dużo
}.
log-tax = { $power }: Opodatkowanie { $money ->
    [0] nic nie przynosi
   *[other] przynosi { grammar-money }
}.
log-trade = { $power }: Handel { $money ->
    [0] nic nie przynosi
   *[other] przynosi { grammar-money }
}.
log-placed = { $power }: umieszczenie Generała{ grammar-named } na Terytorium { $place }.
log-taken_off = { $power }: przeniesienie Generała{ grammar-named } z Terytorium { $place } poza planszę{ grammar-lost }.
log-offered = { $power }: oferta Subwencji dla { $recipient_gen } ({ grammar-money }).
log-subsidy = { $recipient }: przyjęcie Subwencji od { $power_gen } ({ grammar-money }).
log-subsidy_refused = { $recipient }: odmowa przyjęcia Subwencji ({ grammar-money }).
log-bought = { $power }: zakup { $item ->
    [buy_troop] Oddziału dla Generała na Terytorium { $place }
    [buy_card] karty Bitwy
    [buy_morale] 1 punktu Morale
   *[buy_fortress] Fortecy na Terytorium { $place }
} (w skarbcu: { grammar-left }).
log-corruption = { $power }: Korupcja pochłania { grammar-money }.
log-expand = { $power }: Poszerzenie Wpływów { $points ->
    [0] nic nie przynosi (Wpływ { $total })
   *[other] przynosi { grammar-influence } (razem { $total })
}.

## Dziennik: tory

log-morale = { $power }: Morale { $points_sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
} { $why_morale ->
    [leadership] dzięki Przywództwu
    [purchase] za 1 Pieniądz
    [arbiter] dla Arbitra
    [grant] za zgodę na Turę Ruchu
    [bid] za wygraną licytację
    [fives] za karty o wartości 5 zagrane w przegranej bitwie
    [lowest] przed kartą Napoleona
   *[movement] przed Ruchem Wielkiej Koalicji
} (teraz { $total }).
log-influence = { $power }: Wpływ +{ $points } { $why_influence ->
    [battle] za zwycięstwo
    [minor_battle] za zwycięstwo Pomniejszego Mocarstwa
    [subsidy] za Subwencję
   *[target] za Terytorium docelowe
} (teraz { $total }).

## Dziennik: ruch

log-napoleons_move = { $power }: Ruch Napoleona.
log-arbiter = { $power }: wybór Arbitra – { $arbiter }.
log-no_arbiter = { $power }: nikt nie może być Arbitrem, więc jest tylko jedna Tura Ruchu.
log-disbanded = { $power }: rozwiązanie Garnizonu na Terytorium { $place }.
log-movement_turn = { $power }: { grammar-turn }.
log-moved = { $power }: { grammar-movement } { $path }{ grammar-named }.
log-consent = { $host }: zgoda na ruch Generała { $power_gen } { $start } → { $to }.
log-consent_refused = { $host }: brak zgody na ruch Generała { $power_gen } { $start } → { $to }.
log-garrison = { $power }: Garnizon na Terytorium { $place }.
log-requested = { $power }: prośba do { $arbiter_gen } o { grammar-turn-acc }.
log-granted = { $arbiter }: zgoda na { grammar-turn-acc } dla { $power_gen }.
log-refused_turn = { $arbiter }: odmowa { grammar-turn-gen } dla { $power_gen }.

## Dziennik: bitwa

log-battle = Bitwa na Terytorium { $place }; atakujący: { $power }.
log-strength = { $place }: Siła { $attack } (atakujący) do { $defence } (obrońca).
log-support = { $power }: wsparcie { $side ->
    [attack] atakującego
   *[defence] obrońcy
} w bitwie na Terytorium { $place } z Terytorium { $start }.
log-card_down = { $power }: zakryta karta o wartości { $card } za Generała na Terytorium { $place } (Morale { $morale }).
log-card_down-unknown = { $power }: zakryta karta za Generała na Terytorium { $place } (Morale { $morale }).
log-card_up = { $power }: odkryta karta o wartości { $card } za Generała na Terytorium { $place } (Morale { $morale }).
log-turned_up = { $power }: ujawnienie karty zagranej za Generała { $owner_gen } na Terytorium { $place }; jej wartość: { $card }.
log-struck_out = { $power }: odrzucenie karty zagranej za Generała { $owner_gen } na Terytorium { $place }; jej wartość: { $card }. Karta już się nie liczy.
log-passed = { $power }: pas.
log-stack = { $power }, Generał na Terytorium { $place }: { $cards_count ->
    [one] karta { $cards },
   *[other] karty { $cards }, razem
} Siła { $strength }.
log-result = { $place }: { $attack } do { $defence }. { $winner ->
    [attack] Zwycięstwo atakującego.
    [defence] Zwycięstwo obrońcy.
   *[draw] Remis.
}
log-lost_troops = { $power }: { $loss ->
    [battle] w bitwie
    [defeat] po porażce
   *[retreat] przy wycofaniu
} { grammar-the-general } na Terytorium { $place } traci { grammar-troops }.
log-withdrew = { $power }: { grammar-the-general } wycofuje się z Terytorium { $place } { $to ->
    [off] poza planszę
   *[other] na Terytorium { $to }
}{ grammar-lost }.
log-beaten = { $power }: { $named_id ->
    [none] Generał pokonany na Terytorium { $place }
   *[other] { $named }, pokonany na Terytorium { $place },
} trafia { $to ->
    [off] poza planszę
   *[other] na Terytorium { $to }
}{ grammar-lost }.
log-garrison_lost = { $power }: utrata Garnizonu na Terytorium { $place }.

## Dziennik: aktualizacja stanu planszy

log-garrison_removed = { $power }: Garnizon opuszcza Terytorium { $place }, { $removal ->
    [peace] bo to Terytorium Macierzyste Mocarstwa, z którym nie ma Stanu Wojny
   *[weaker] bo jego strona tu nie zostaje
}.
log-garrison_paid = { $power }: Pieniądze +{ $money } (teraz { $total }), bo żaden Generał nie może przyjąć Garnizonu z Terytorium { $place }.
log-assigned = { $power }: Garnizon z Terytorium { $place } staje się Oddziałem Generała{ grammar-named } na Terytorium { $to }.
log-must_leave = { $power }: { grammar-the-general } musi opuścić Terytorium { $place }, bo { $duty ->
    [neutral] jego Mocarstwo jest Neutralne i nie kontroluje tego Terytorium
    [neutral_home] to Terytorium Macierzyste Neutralnego Mocarstwa
   *[uncontrolled] Mocarstwo, które je kontroluje, nie ma gracza i nie może się zgodzić
}.
log-may_stay = { $host }: zgoda na pozostanie Generała { $power_gen } na Terytorium { $place }.
log-must_go = { $host }: brak zgody na pozostanie Generała { $power_gen } na Terytorium { $place }.
log-compared = { $place }: bez bitwy; { $verdict ->
    [stronger] zostaje silniejsza strona
    [garrison] strony są równe, zostaje ta z Garnizonem
   *[lot] strony są równe, zostaje strona wylosowana
}: { $powers } (Siła { $strength }).

## Dziennik: zasady specjalne scenariuszy

log-spain_open = { $place ->
    [off] { $power }: dość Wpływu, by otworzyć Hiszpanię dla wszystkich Mocarstw do końca gry.
   *[other] Francuski Generał na Terytorium { $place }: Hiszpania jest otwarta dla wszystkich Mocarstw do końca gry.
}

## Dziennik: koniec

log-paris = { $power }: Generał na Terytorium Paris dodaje do porównania { grammar-influence } (razem { $total }).
log-victory = { $reason ->
    [influence] Zwycięstwo Wpływami
   *[paris] Zwycięstwo Zdobywcy Paryża
}: { $powers }.

## Pytania: co mogę zrobić; .declining: co się stanie, jeśli nie zrobię; .waiting: co czytają pozostali

prompt-napoleon = Wybierz, który z { grammar-your-generals } to { $hero }. Wybór jest jawny i obowiązuje do końca gry.
    .declining = { must-decide }
    .waiting = { $power }: wybór Generała ({ $hero }).
prompt-expel_before = Możesz wydalić członków { $power_own ->
    [yes] swojej Koalicji
   *[no] Koalicji { $power_gen }
}, zanim zostaną wybrane nowe Statusy. Kto zostanie wydalony, tym razem nie może wybrać tej Koalicji.
    .declining = Jeśli nikogo nie wydalisz, każdy członek może zostać.
    .waiting = { $power }: decyzja o wydaleniu z Koalicji przed wyborem Statusów.
prompt-status = Deklaracja Statusu Dyplomatycznego: wybierz w tajemnicy Status { $power_gen }. Wszystkie żetony zostaną ujawnione razem; do chwili ostatniego wyboru możesz swój zmienić.
    .declining = Musisz wybrać; zachowanie dotychczasowego Statusu też jest wyborem.
    .waiting = { $power }: Deklaracja Statusu Dyplomatycznego, wybór w tajemnicy.
prompt-expel_after = Możesz wydalić członków { $power_own ->
    [yes] swojej Koalicji
   *[no] Koalicji { $power_gen }
}, skoro wszystkie Statusy są już znane. Kto zostanie wydalony, musi od razu wybrać Neutralność albo Ekspansjonizm.
    .declining = Jeśli nikogo nie wydalisz, Koalicja pozostaje bez zmian.
    .waiting = { $power }: decyzja o wydaleniu z Koalicji.
prompt-expelled_status = Wydalenie { $power_gen } z Koalicji: wybierz jawnie Neutralność albo Ekspansjonizm.
    .declining = { must-decide }
    .waiting = { $power }: wybór nowego Statusu po wydaleniu.
prompt-drill = Musztra{ grammar-of-power }: możesz dobrać jedną kartę Bitwy, a potem jedną odrzucić.
    .declining = Jeśli zrezygnujesz, karty na ręce{ grammar-of-power } pozostają bez zmian.
    .waiting = { $power }: decyzja o Musztrze.
prompt-drill_discard = Musztra{ grammar-of-power }: odrzuć jedną kartę Bitwy. Może to być karta właśnie dobrana.
    .declining = { must-decide }
    .waiting = { $power }: odrzucenie karty po Musztrze.
prompt-surplus = { $power_own ->
    [yes] Masz za dużo kart Bitwy.
   *[no] Za dużo kart Bitwy na ręce { $power_gen }.
} Do odrzucenia: { $count ->
    [one] jedna
   *[other] { $count }, po jednej
}.
    .declining = { must-decide }
    .waiting = { $power }: odrzucenie nadmiaru kart Bitwy.
prompt-leadership = Przywództwo{ grammar-of-power }, jedno z czterech: umieść Generałów spoza planszy, przenieś Generałów poza planszę, dobierz jedną kartę Bitwy albo otrzymaj 1 punkt Morale.
    .declining = Jeśli zrezygnujesz, nic z tego nie nastąpi.
    .waiting = { $power }: decyzja o Przywództwie.
prompt-more_generals = { $verb ->
    [take_off] Możesz przenieść poza planszę kolejnych Generałów{ grammar-of-power }; ich Oddziały przepadają.
   *[place] Możesz umieścić kolejnych Generałów na Terytoriach kontrolowanych { grammar-by-you }.
}
    .declining = Jeśli zakończysz, Przywództwo jest wykonane.
    .waiting = { $power }: decyzja o kolejnych Generałach w akcji Przywództwa.
prompt-subsidy = Subwencje: możesz zaoferować Pieniądze członkom Koalicji brytyjskiej; do rozdania: { grammar-money }. Subwencja w wysokości co najmniej 3, przyjęta przez Mocarstwo inne niż Pomniejsze, daje { $power_own ->
    [yes] Ci
   *[no] { $power_dat }
} 1 punkt Wpływu.
    .declining = Gdy zakończysz, inni gracze odpowiedzą na oferty dla swoich Mocarstw; czego nie zaoferujesz, zostaje w skarbcu.
    .waiting = { $power }: decyzja o Subwencjach.
prompt-subsidy_answer = Oferta Subwencji od { $giver_gen }{ grammar-for-power }: { grammar-money }.
    .declining = Jeśli odmówisz, Pieniądze zostaną w skarbcu { $giver_gen }.
    .waiting = { $power }: decyzja o przyjęciu Subwencji ({ grammar-money }).
prompt-purchase = Mobilizacja{ grammar-of-power }: do wydania { grammar-money }. Oddział, karta Bitwy i punkt Morale kosztują po 1, Forteca 5.
    .declining = Gdy zakończysz, za każdego Generała poza planszą zostanie dobrana darmowa karta; niewydane Pieniądze { $power_id ->
        [britain] zostają w skarbcu
       *[other] pochłonie Korupcja
    }.
    .waiting = { $power }: zakupy w Mobilizacji.
prompt-arbiter = Ruch{ grammar-of-power }: wybierz Arbitra, nawet jeśli nikt nie będzie się poruszał. Arbiter od razu otrzymuje 1 punkt Morale i decyduje o drugiej i trzeciej Turze Ruchu.
    .declining = { must-decide }
    .waiting = { $power }: wybór Arbitra.
prompt-disband = Możesz rozwiązać Garnizony{ grammar-of-power }, zanim ruszą Generałowie. Ich żetony wracają do zasobów, Forteca zostaje.
    .declining = Gdy zakończysz, pozostałe Garnizony zostają i zaczyna się pierwsza Tura Ruchu.
    .waiting = { $power }: decyzja o rozwiązaniu Garnizonów.
prompt-move = { $alone ->
    [0] Poruszaj Generałów{ grammar-of-power } jednego po drugim, każdego raz w tej Turze Ruchu. Kto kończy ruch tam, gdzie jest wróg, atakuje.
   *[1] { phase-NapoleonsMove }: możesz poruszyć go raz i nikogo więcej. Jeśli zakończy ruch tam, gdzie jest wróg, atakuje.
}
    .declining = { $alone ->
        [0] Jeśli zakończysz ruchy, pozostali Generałowie zostają na miejscu i rozstrzyga się bitwy.
       *[1] Jeśli nim nie poruszysz, zostaje na miejscu.
    }
    .waiting = { $power }: { $alone ->
        [0] ruchy Generałów
       *[1] { phase-NapoleonsMove }
    }.
prompt-path = Ruch Strategiczny{ grammar-of-power }: { $path }. Dokąd dalej?
    .declining = { $last ->
        [halt] Jeśli się zatrzymasz, ruch kończy się tutaj.
       *[on] Tutaj nie można się zatrzymać: wybierz, dokąd Generał idzie dalej.
    }
    .waiting = { $power }: wybór drogi Ruchu Strategicznego { $path }.
prompt-consent = Prośba { $mover_gen } o zgodę{ grammar-of-power } na ruch Generała: { $path }.
    .declining = Jeśli odmówisz, Generał się nie poruszy i w tej Turze Ruchu nie może już prosić o zgodę na ten sam cel.
    .waiting = { $power }: decyzja o zgodzie na ruch Generała { $mover_gen } { $path }.
prompt-garrison = Możesz zamienić Oddział { $power_own ->
    [yes] tego Generała
   *[no] Generała { $power_gen }
} na Garnizon na Terytorium, które opuścił lub na które wszedł.
    .declining = Jeśli zakończysz, Generał zachowuje swoje Oddziały.
    .waiting = { $power }: decyzja o umieszczeniu Garnizonu.
prompt-battle = Do rozstrzygnięcia jest kilka bitew{ grammar-of-power }. Która będzie następna?
    .declining = { must-decide }
    .waiting = { $power }: wybór następnej bitwy.
prompt-request = { $count ->
    [0] Na planszy nie ma żadnego { $power_own ->
        [yes] Twojego Generała
       *[no] Generała { $power_gen }
    }. Mimo to możesz poprosić o { grammar-turn-acc }{ grammar-of-power }; Arbiter: { $arbiter }. Nikt się nie poruszy, ale Arbiter otrzyma { grammar-morale }: to podarunek.
   *[other] Możesz poprosić o { grammar-turn-acc }{ grammar-of-power }; Arbiter: { $arbiter }. Jeśli się zgodzi, otrzyma { grammar-morale }.
    }
    .declining = Jeśli nie poprosisz, Ruch{ grammar-of-power } się kończy.
    .waiting = { $power }: decyzja, czy prosić o { grammar-turn-acc }.
prompt-grant = Prośba { $mover_gen } o { grammar-turn-acc }. Jeśli się zgodzisz, { $power_own ->
    [yes] otrzymasz { grammar-morale }
   *[no] Morale { $power_gen } wzrośnie o { $number }
}.
    .declining = Jeśli odmówisz, Ruch { $mover_gen } się kończy, a { $power_own ->
        [yes] Ty nic nie otrzymujesz
       *[no] Morale { $power_gen } się nie zmienia
    }.
    .waiting = { $power }: decyzja Arbitra o { grammar-turn-loc } { $mover_gen }.
prompt-support = Bitwa na Terytorium { $place }: możesz wesprzeć { $side ->
    [attack] atakującego
   *[defence] obrońcę
} ({ $powers }) Generałami{ grammar-of-power } z sąsiedztwa. Każdy Oddział wspierającego Generała pozwala zagrać jedną kartę Bitwy.
    .declining = Jeśli zakończysz, nie wesprze już żaden { $power_own ->
        [yes] Twój Generał
       *[no] Generał { $power_gen }
    }; zadeklarowane wsparcie jest ostateczne.
    .waiting = { $power }: decyzja o wsparciu { $side ->
        [attack] atakującego
       *[defence] obrońcy
    } ({ $powers }) w bitwie na Terytorium { $place }.
prompt-card = Bitwa na Terytorium { $place }: zagraj kartę Bitwy za jednego z { grammar-your-generals } albo spasuj. Karta kosztuje 1 punkt Morale; przy 0 punktów Morale na początku bitwy jedna karta jest darmowa.
    .declining = Jeśli spasujesz, w tej bitwie nie zagrasz już żadnej karty{ grammar-for-power }.
    .waiting = { $power }: karta albo pas w bitwie na Terytorium { $place }.
prompt-target = { $verb ->
        [strike_out] Wybierz kartę przeciwnika{ grammar-of-power }, która zostanie odrzucona.
       *[other] Wybierz zakrytą kartę przeciwnika{ grammar-of-power }, która zostanie ujawniona.
    }
    .declining = { must-decide }
    .waiting = { $verb ->
        [strike_out] { $power }: wybór karty do odrzucenia.
       *[other] { $power }: wybór karty do ujawnienia.
    }
prompt-beaten = { grammar-your-general } został pokonany na Terytorium { $place } i stracił Oddziały. Dokąd trafia?
    .declining = { must-decide }
    .waiting = { $power }: decyzja, dokąd trafia pokonany Generał.
prompt-withdraw = Bitwa na Terytorium { $place } kończy się remisem. { grammar-your-general } wycofuje się na najbliższe kontrolowane { grammar-by-you } Terytorium albo poza planszę, gdzie traci Oddziały.
    .declining = { must-decide }
    .waiting = { $power }: decyzja, dokąd wycofuje się Generał z Terytorium { $place }.
prompt-win_garrison = Zwycięstwo{ grammar-of-power }! Możesz zamienić Oddział na Garnizon i tak przejąć kontrolę nad polem bitwy.
    .declining = Jeśli tego nie zrobisz, to zwycięstwo nikomu nie da kontroli.
    .waiting = { $power }: decyzja o Garnizonie na polu bitwy.
prompt-assign = { $power_own ->
    [yes] Twoje Garnizony
   *[no] Garnizony { $power_gen }
} musiały odejść. Wybierz, który Generał otrzyma który z nich jako Oddział.
    .declining = { must-decide }
    .waiting = { $power }: przydział Garnizonów, które musiały odejść.
prompt-stay = Czy Generał { $guest_gen } może zostać na Terytorium { $place }, skoro { $power_own ->
    [yes] jesteście teraz Sojusznikami
   *[no] jego Mocarstwo jest teraz Sojusznikiem { $power_gen }
}?
    .declining = Jeśli się nie zgodzisz, wycofa się na najbliższe Terytorium kontrolowane przez jego Mocarstwo albo poza planszę.
    .waiting = { $power }: decyzja, czy Generał { $guest_gen } może zostać na Terytorium { $place }.
prompt-update_withdraw = { $power_own ->
    [yes] Twoi Generałowie
   *[no] Generałowie { $power_gen }
} muszą odejść. Wybierz Generała i Terytorium, na które się wycofa; poza planszą traci Oddziały.
    .declining = { must-decide }
    .waiting = { $power }: wycofanie Generałów, którzy muszą odejść.
## Opcje

move-name_general = { $hero } to Generał na Terytorium { $place }
move-name_off_board = { $hero } to Generał poza planszą
move-expel = Wydal { $power_acc }
move-status = { $status }{ $kept ->
    [yes] {" "}(jak dotąd)
   *[no] { "" }
}
move-drill = Dobierz kartę Bitwy, potem jedną odrzuć
move-discard = Odrzuć kartę { $card }
move-place = Umieść Generała na Terytorium { $place }
move-place_named = Umieść Generała na Terytorium { $place }: { $hero }
move-take_off = Przenieś Generała z Terytorium { $place } poza planszę
move-card = Dobierz kartę Bitwy
move-morale = Otrzymaj 1 punkt Morale
move-offer = Zaoferuj { $power_dat } { grammar-money }
move-accept = Przyjmij
move-buy_troop = Kup Oddział dla Generała na Terytorium { $place } (1)
move-buy_card = Kup kartę Bitwy (1)
move-buy_morale = Kup 1 punkt Morale (1)
move-buy_fortress = Kup Fortecę na Terytorium { $place } (5)
move-arbiter = Arbiter: { $power }
move-disband = Rozwiąż Garnizon na Terytorium { $place }
move-march = Przemarsz { $place } → { $to }
move-strategic = Ruch Strategiczny { $place } → { $to } → …
move-sail = Ruch Morski { $place } → { $to }
move-orient = Armée d’Orient: { $place } → { $to }, raz w grze
move-on = Dalej na Terytorium { $place }
move-halt = Zatrzymaj się tutaj
move-consent = Zgódź się
move-garrison = Umieść Garnizon na Terytorium { $place }
move-garrison-win_garrison = Umieść Garnizon na polu bitwy: { $place }
move-end = Zakończ ruchy
move-battle = Bitwa na Terytorium { $place }
move-request = { $count ->
    [0] Poproś o { grammar-turn-acc } bez Generałów, aby dać Arbitrowi { grammar-morale }
   *[other] Poproś o { grammar-turn-acc }
    }
move-stop = Nie proś, zakończ Ruch
move-grant = { $power_own ->
    [yes] Zgódź się i otrzymaj { grammar-morale }
   *[no] Zgódź się: { grammar-morale } dla { $power_gen }
}
move-support = Wesprzyj Generałem z Terytorium { $place }
move-play = Zagraj zakrytą kartę { $card } za Generała na Terytorium { $place }
move-reveal = Zagraj odkrytą kartę { $card } za Generała na Terytorium { $place } i ujawnij kartę
move-turn_up = Ujawnij kartę nr { $number } Generała { $power_gen } na Terytorium { $place }
move-strike = Zagraj odkrytą kartę { $card } za Generała na Terytorium { $place } i odrzuć kartę przeciwnika
move-strike_out = Odrzuć kartę nr { $number } Generała { $power_gen } na Terytorium { $place }
move-pass = Spasuj
move-capital = Na Terytorium Stołeczne
move-off_board = Poza planszę
move-withdraw = Wycofaj Generała: { $place } → { $to }
move-withdraw_off = Wycofaj Generała z Terytorium { $place } poza planszę (Oddziały przepadają)
move-assign = Przydziel Garnizon z Terytorium { $place } Generałowi na Terytorium { $to }
move-stay = Generał { $power_gen } może zostać na Terytorium { $place }
move-leave = Generał { $power_gen } musi opuścić Terytorium { $place }
move-decline = Zrezygnuj
move-decline-drill = Zrezygnuj z Musztry
move-decline-leadership = Zrezygnuj z Przywództwa
move-refuse = Odmów
move-refuse-subsidy_answer = Odmów przyjęcia Subwencji
move-refuse-consent = Odmów zgody
move-refuse-grant = Odmów Tury Ruchu
move-done = Zakończ
move-done-expel_before = Zakończ wydalanie
move-done-expel_after = Zakończ wydalanie
move-done-more_generals = Zakończ Przywództwo
move-done-subsidy = Bez dalszych ofert
move-done-purchase = Zakończ zakupy
move-done-disband = Zakończ rozwiązywanie
move-done-garrison = Bez dalszych Garnizonów
move-done-support = Bez dalszego wsparcia
move-done-win_garrison = Bez Garnizonu

## Stół

scene-round = Runda { $round }
scene-turn = Tura Akcji { $turn }
phase-ChooseNapoleon = Wybór Napoleona
phase-DiplomacyPhase = Faza Dyplomacji
phase-BoardUpdate = Aktualizacja stanu planszy
phase-HandLimit = Limit kart na ręce
phase-Drill = Musztra: { $power }
phase-Leadership = Przywództwo: { $power }
phase-Subsidies = Subwencje
phase-Mobilisation = Mobilizacja: { $power }
phase-NapoleonsMove = Ruch Napoleona
phase-Movement = Ruch: { $power }{ $number ->
    [0] { "" }
   *[other] , { grammar-turn }
}
phase-Battle = Bitwa: { $place }
special-spain_closed = Hiszpania: na Terytoria Leon, Navarra, Catalonia, Valencia, Andalusia i Madrid może wchodzić tylko Francja, dopóki francuski Generał nie wejdzie na Terytorium Navarra lub Catalonia albo któreś Mocarstwo nie osiągnie 11 punktów Wpływu.
special-armee_dorient = Armée d’Orient: raz w grze, w swoim Ruchu, Francja może przenieść Generała z Terytorium Provence prosto na Terytorium Egypt, jeśli na Terytoriach Patrimonium St. Petri i Napoli nie ma brytyjskiego Generała.
track-morale = Morale
track-influence = Wpływ
track-strength = Siła
pile-deck = Talia
pile-discards = Stos kart odrzuconych
place-home = Terytorium Macierzyste { $home_gen }.
place-capital = Terytorium Stołeczne { $home_gen }.
place-contested = Terytorium Sporne: { $powers }.
place-uncontested = Terytorium Niesporne.
place-impassable = Terytorium Nieprzekraczalne: żaden Generał nie może tu wejść.
place-port = Port.
place-controlled = Kontrola: { $power }.
place-uncontrolled = Niekontrolowane.
place-closed = Na razie zamknięte dla: { $powers }.
place-worth-home = Wartość { $value }: Pieniądze dla { $home_gen }, Wpływ dla innego Mocarstwa, które je kontroluje.
place-worth-contested = Wartość { $value }: Wpływ ({ $powers }), dla innych Pieniądze.
place-worth-uncontested = Wartość { $value }: Pieniądze.
piece-general = Generał { $power_gen }, { grammar-troops }
piece-named = { $hero }, Generał { $power_gen }, { grammar-troops }
piece-garrison = Garnizon { $power_gen }
piece-fortress = Forteca
outcome-influence = { $count ->
    [one] Zwycięstwo Wpływami: { $powers }.
   *[other] Wspólne Zwycięstwo Wpływami: { $powers }.
}
outcome-paris = { $count ->
    [one] Zwycięstwo Zdobywcy Paryża: { $powers }.
   *[other] Wspólne zwycięstwo po zdobyciu Paryża: { $powers }.
}
