# Specjalne zdolności Generałów (rozdział 10).

option-coalitions-generals = Generałowie ze zdolnością specjalną
    .description = Czy Wellington, Schwarzenberg, Blücher, Kutuzow i Wielki Wezyr mają swoje zdolności; dla doświadczonych graczy (K-10.1.1).
option-coalitions-generals-false = Zdolność ma tylko Napoleon.
option-coalitions-generals-true = Swoje zdolności ma wszystkich sześciu Generałów historycznych.

general-wellington = Wspierając bitwę z sąsiedniego Terytorium, może dać po 1 punkcie Siły za siebie i za każdy swój Oddział; nie dotyczy to wsparcia przez Szlak Morski.
general-napoleon = W turze francuskiego Przywództwa może wykonać własną Turę Ruchu.
general-schwarzenberg = Na polu bitwy może zagrać o 1 kartę Bitwy więcej za każde inne Mocarstwo, które wspiera jego stronę.
general-blucher = Pokonany, traci najwyżej 2 Oddziały i może się wycofać na sąsiednie Terytorium bez wrogów.
general-kutuzov = Zaatakowany, może się wycofać przed bitwą na sąsiednie Terytorium bez wrogów; traci przy tym 1 Oddział.
general-grand_vizier = Pokonany, trafia z 1 nowym Oddziałem na dowolne inne Terytorium kontrolowane przez Imperium Osmańskie.

phase-NameGenerals = Wybór Generałów historycznych
phase-BattleWithGenerals = { phase-Battle }
phase-Retreat = Wycofanie: { $power }

prompt-named_general = Wybierz, który z { grammar-your-generals } to { $hero }. Wybór jest jawny i obowiązuje do końca gry.
    .declining = { must-decide }
    .waiting = { $power }: wybór Generała ({ $hero }).
prompt-wellington = { $hero } wspiera { $side ->
    [attack] atakującego
   *[defence] obrońcę
} w bitwie na Terytorium { $place }. Może dać po 1 punkcie Siły za siebie i za każdy swój Oddział.
    .declining = Jeśli zrezygnujesz, jego Oddziały pozwolą tylko zagrywać karty Bitwy.
    .waiting = { $power }: decyzja, czy { $hero } doda Siłę w bitwie na Terytorium { $place }.
prompt-kutuzov = { $hero } został zaatakowany na Terytorium { $place }. Przed bitwą może się wycofać na sąsiednie Terytorium; kosztuje go to 1 Oddział.
    .declining = Jeśli zrezygnujesz, zostaje i walczy.
    .waiting = { $power }: decyzja, czy { $hero } wycofa się z Terytorium { $place }.
prompt-blucher = { $hero } został pokonany na Terytorium { $place }; { $troops ->
    [0] nie ma już Oddziałów. Dokąd trafia?
   *[other] pozostało mu: { grammar-troops }. Dokąd trafia? Poza planszą je traci.
}
    .declining = { must-decide }
    .waiting = { $power }: decyzja, dokąd z Terytorium { $place } trafia { $hero }.
prompt-grand_vizier = { $hero } został pokonany na Terytorium { $place }. Umieść go z 1 Oddziałem na Terytorium kontrolowanym { grammar-by-you }.
    .declining = { must-decide }
    .waiting = { $power }: decyzja, gdzie stanie { $hero }.

move-add_strength = Dodaj jego Siłę
move-decline-wellington = Nie dodawaj Siły
move-decline-kutuzov = Zostań i walcz
move-place-grand_vizier = { $hero } trafia na Terytorium { $place }

log-evaded = { $hero } wycofuje się przed bitwą z Terytorium { $place } na Terytorium { $to }.
log-no_battle = { $power }: brak przeciwnika na Terytorium { $place }, bitwa się nie odbywa.
log-strength_added = { $hero }: { $strength ->
    [one] { $strength } punkt
    [few] { $strength } punkty
   *[many] { $strength } punktów
} Siły dla { $side ->
    [attack] atakującego
   *[defence] obrońcy
} w bitwie na Terytorium { $place }.
log-extra_cards = { $hero } może w bitwie na Terytorium { $place } zagrać dodatkowo: { grammar-cards }.
log-rallied = { $hero } zbiera siły na Terytorium { $place }: { grammar-troops }.

refused-capital-not-open = Na Terytorium Stołeczne może trafić tylko wtedy, gdy kontroluje je jego Mocarstwo, nie stoi tam żaden Generał i nie jest to pole bitwy.
refused-pieces-there = Na Terytorium { $place } stoją jednostki Mocarstwa, które nie jest Sojusznikiem.
refused-battlefield = { $place } to pole bitwy.
refused-cards-used-up = { $hero }: limit kart w tej bitwie to { $limit }, po jednej za każdy Oddział i za każde inne Mocarstwo, które go wspiera.
