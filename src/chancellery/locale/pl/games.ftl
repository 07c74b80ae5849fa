## Names that several games use: Powers, lengths of a match, what every table says

ended-resigned = Rezygnacja ({ $lost }). { $count ->
        [0] Nikt nie wygrywa.
       *[other] Wygrywa { $won }.
    }
ended-agreed = Zakończono za zgodą wszystkich. { $count ->
        [0] Nikt nie wygrywa.
        [one] Wygrywa { $won }.
       *[other] Wspólnie wygrywają { $won }.
    }
ended-shared = Zakończono za zgodą wszystkich: remis.
ended-adjudged = Rozstrzygnął turniej: { $count ->
        [0] remis.
        [one] wygrywa { $won }.
       *[other] wspólnie wygrywają { $won }.
    }
ended-closed = Rozgrywkę zakończył gospodarz serwera: nikt nie wygrywa.
ended-time = Koniec czasu ({ $lost }). Wygrywa { $won }.
power-britain = Wielka Brytania
    .subject = Wielka Brytania
    .gen = Wielkiej Brytanii
    .dat = Wielkiej Brytanii
    .acc = Wielką Brytanię
    .ins = Wielką Brytanią
    .letter = B
power-france = Francja
    .subject = Francja
    .gen = Francji
    .dat = Francji
    .acc = Francję
    .ins = Francją
    .letter = F
power-austria = Austria
    .subject = Austria
    .gen = Austrii
    .dat = Austrii
    .acc = Austrię
    .ins = Austrią
    .letter = A
power-prussia = Prusy
    .subject = Prusy
    .gen = Prus
    .dat = Prusom
    .acc = Prusy
    .ins = Prusami
    .letter = P
power-russia = Rosja
    .subject = Rosja
    .gen = Rosji
    .dat = Rosji
    .acc = Rosję
    .ins = Rosją
    .letter = R
power-ottoman = Imperium Osmańskie
    .subject = Imperium Osmańskie
    .gen = Imperium Osmańskiego
    .dat = Imperium Osmańskiemu
    .acc = Imperium Osmańskie
    .ins = Imperium Osmańskim
    .letter = O
scenario-length-long = długi, 150–180 minut
scenario-length-medium = średni, około 120 minut
scenario-length-short = krótki, około 90 minut
names-and = { $first } i { $last }
must-decide = Musisz wybrać: gra czeka na Ciebie.
prompt-chosen = Twój wybór: { $choice }. Możesz go zmienić, dopóki nie wybiorą wszyscy.
asked-short = Decyzja należy do Ciebie.
subject-place = { $name }: wybierz podświetlone miejsce.
subject-act = { $name }: wybierz, co dalej.
barred = { $name }: { $why }
option-open = Co będzie dalej, jeszcze nie wiadomo.
option-cost = { $what }: { $count } z { $of }
option-lost = { $what }: przepada { $count }
option-stay = { $count ->
    [few] { $count } zostają
   *[other] { $count } zostaje
}
odds-win = zwycięstwo
odds-draw = remis
odds-lose = porażka
odds-side = wygrywa { $side }
scene-title = { $game } · { $scenario }
scene-setup = Przygotowanie rozgrywki
scene-over = Gra jest zakończona.

# the story of a match
story-now = Teraz
story-won = Zwycięstwo jest Twoje.
story-lost = Tym razem bez zwycięstwa.
story-won-by = Wygrywasz z wynikiem { $own }; { $gap ->
        [0] tyle samo ma { $other }
       *[other] przewaga nad drugim miejscem ({ $other }): { $gap }
    }.
story-short = Twój wynik: { $own }; { $gap ->
        [0] tyle samo ma { $other }
       *[other] do zwycięstwa ({ $other }) zabrakło: { $gap }
    }.
story-led-from = Prowadzenie od: { $round }.
story-led-last = Ostatni raz prowadzisz na początku: { $round }.
story-never-led = Na początku żadnej rundy nie prowadzisz.
story-made = Najwięcej dało: { $line }
story-cost = Najwięcej kosztowało: { $line }
story-margin = { $count ->
    [0] Nikt nie był silniejszy.
    [one] Rozstrzygnął jeden punkt.
    [few] Rozstrzygnęły { $count } punkty.
   *[many] Rozstrzygnęło { $count } punktów.
}
story-battles = Bitwy wygrane: { $won }, przegrane: { $lost }
story-losses = { $what }: straty { $count }
story-times = Najszybsza decyzja { $fastest }, najdłuższa { $longest }
span-seconds = { $seconds } s
span-minutes = { $minutes } min
span-hours = { $hours } godz. { $minutes } min
honour-battles = Marszałek
    .text = { $power }: { $count ->
        [one] { $count } wygrana bitwa
        [few] { $count } wygrane bitwy
       *[many] { $count } wygranych bitew
    }.
honour-ways = Najdłuższe marsze
    .text = { $power }: { $count ->
        [one] { $count } krok w marszu
        [few] { $count } kroki w marszu
       *[many] { $count } kroków w marszu
    }.
honour-sums = Uśmiech fortuny
    .text = { $power }: +{ $count } naraz ({ $what }), { $round }.
