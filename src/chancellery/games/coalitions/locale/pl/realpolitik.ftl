# Realpolitik: co gracz czyta poza tekstami wspólnymi dla rodziny Koalicji.

## Gra, jej przygotowanie i opcje

game-realpolitik = Realpolitik
game-realpolitik-credits = Realpolitik to siostrzana gra Koalicji (Coalitions), których autorem jest Andrew Rourke; obie wydaje PHALANX. Chancellery jest programem nieoficjalnym i nie zawiera grafik ani tekstu instrukcji; wartości planszy, których nie opublikowano, są odtworzone.
game-realpolitik-about = Niemcy i Włochy jednoczą się żelazem: graj akcje w tajemnicy i przewoź armie koleją.
    .minutes = 150–180
    .years = 1866–1871
    .weight = 3
    .scenario = standard
    .seat = prussia
scenario-realpolitik-standard = 1866–1871
    .description = Austria, Francja, Prusy i Włochy, wszyscy ze wszystkimi w Stanie Wojny. Przy trzech graczach Włochy są Pomniejszym Mocarstwem, a gra zaczyna się od Fazy Dyplomacji.
option-realpolitik-diplomacy_track = Tor Fazy Dyplomacji
    .description = Po ilu Depeszach następuje Faza Dyplomacji; liczba pól toru nie jest znana (RP-R-07).
option-realpolitik-diplomacy_track-3 = Po trzech Depeszach.
option-realpolitik-diplomacy_track-4 = Po czterech Depeszach.
option-realpolitik-diplomacy_track-5 = Po pięciu Depeszach.
option-realpolitik-diplomacy_track-6 = Po sześciu Depeszach.

## Mocarstwa, karty Akcji

power-italy = Włochy
    .subject = Włochy
    .gen = Włoch
    .dat = Włochom
    .acc = Włochy
    .ins = Włochami
    .letter = W
action-dispatch = Depesza
action_card-taxation = Pobierz Pieniądze ze swoich Terytoriów Macierzystych, z Niespornych i ze Spornych bez Twojego paska.
action_card-mobilisation = Umieść do dwóch Pociągów, dobierz kartę za każdego Generała poza planszą, umieść Generałów albo przenieś ich poza planszę i kupuj. Niewydane Pieniądze przepadają.
action_card-influence = Otrzymaj punkty Wpływu z Terytoriów Spornych z Twoim paskiem i z Terytoriów Macierzystych innych Mocarstw.
action_card-dispatch = Żeton Fazy Dyplomacji idzie w górę, a wszystkie Twoje karty Akcji wracają na rękę.
action_card-movement = Wybierz Arbitra, wykonaj Transport Kolejowy, poruszaj Generałów i rozstrzygaj bitwy.

## Dziennik

log-game_turn = Tura { $turn }.
log-action_card = { $power }: karta Akcji { $action_card ->
    [taxation] Opodatkowanie
    [mobilisation] Mobilizacja
    [influence] Poszerzenie Wpływów
    [dispatch] Depesza
   *[movement] Ruch
}.
log-dispatch = { $power }: karty Akcji wracają na rękę; żeton Fazy Dyplomacji stoi na polu { $number }.
log-own_reshuffle = { $power }: stos kart odrzuconych potasowano, nowa talia to { $count ->
    [one] { $count } karta Bitwy
    [few] { $count } karty Bitwy
   *[many] { $count } kart Bitwy
}.
log-diplomacy_phase = Faza Dyplomacji.
log-demand = { $power }: propozycja Przymierza dla { $recipient_gen }.
log-alliance = { $power } i { $other }: nowe Przymierze.
log-alliance_kept = { $power } i { $other }: Przymierze potwierdzone.
log-alliance_ended = { $power } i { $other }: koniec Przymierza, Mocarstwa są w Stanie Wojny.
log-no_alliance = Nie ma żadnego Przymierza: wszystkie Mocarstwa są ze sobą w Stanie Wojny.
log-train = { $power }: Pociąg między Terytoriami { $place } i { $to }.
log-bought_train = { $power }: zakup Pociągu między Terytoriami { $place } i { $to } (w skarbcu: { grammar-left }).
log-train_consent = { $host }: zgoda na Pociąg { $power_gen } między Terytoriami { $place } i { $to }.
log-train_refused = { $host }: brak zgody na Pociąg { $power_gen } między Terytoriami { $place } i { $to }.
log-troop_by_rail = { $power }: Transport Kolejowy Oddziału od Generała na Terytorium { $place } do Generała na Terytorium { $to }.
log-troop_consent = { $host }: zgoda na Transport Kolejowy Oddziału { $power_gen } { $place } → { $to }.
log-troop_refused = { $host }: brak zgody na Transport Kolejowy Oddziału { $power_gen } { $place } → { $to }.
log-prestige = { $power }: wyższe miejsce w kolejności Prestiżu ({ $rank }), zamiana miejsc z { $other_ins }.

## Pytania

prompt-action_card = Wybierz w tajemnicy kartę Akcji na tę turę. Mocarstwo: { $power }. Wszystkie karty zostaną odkryte razem; do chwili ostatniego wyboru możesz swój zmienić.
    .declining = Musisz zagrać kartę, nawet jeśli jej akcja nic nie da.
    .waiting = { $power }: tajny wybór karty Akcji.
prompt-negotiation = Czas na negocjacje. Żadne ustalenia nie są wiążące. Daj znać, gdy możesz przejść do postulatów dyplomatycznych.
    .declining = Postulaty następują, gdy wszyscy są gotowi.
    .waiting = { $power }: negocjacje trwają.
prompt-demand = Daj w tajemnicy żeton Przymierza{ grammar-of-power } jednemu Mocarstwu; pozostałe otrzymają żetony „w Stanie Wojny”. Mocarstwa, które wymieniły się żetonami Przymierza, są Sojusznikami do następnej Fazy Dyplomacji.
    .declining = Musisz go komuś dać. Do chwili ostatniego wyboru możesz swój zmienić.
    .waiting = { $power }: tajny wybór adresata propozycji Przymierza.
prompt-free_train = Mobilizacja{ grammar-of-power }: możesz umieścić za darmo { $count ->
    [one] jeden Pociąg
   *[other] najwyżej { $count } Pociągi
} na granicach Terytoriów kontrolowanych { grammar-by-you } albo na granicy z Terytorium Sojusznika, jeśli się zgodzi.
    .declining = Jeśli zakończysz, nieumieszczone darmowe Pociągi przepadają.
    .waiting = { $power }: umieszczanie darmowych Pociągów.
prompt-train_consent = Prośba { $mover_gen } o zgodę{ grammar-of-power } na Pociąg między Terytoriami { $place } i { $to }.
    .declining = Jeśli odmówisz, w tej akcji nie będzie można tam umieścić Pociągu.
    .waiting = { $power }: decyzja o Pociągu { $mover_gen } między Terytoriami { $place } i { $to }.
prompt-generals = Mobilizacja: możesz albo umieścić Generałów spoza planszy na Terytoriach kontrolowanych { grammar-by-you }, albo przenieść Generałów poza planszę; ich Oddziały przepadają.
    .declining = Jeśli zakończysz, pozostali Generałowie zostają tam, gdzie są.
    .waiting = { $power }: decyzja o umieszczeniu Generałów albo przeniesieniu ich poza planszę.
prompt-rail = Transport Kolejowy: możesz przewozić Generałów{ grammar-of-power } oraz Oddziały od Generała do Generała wzdłuż Pociągów, przez Terytoria kontrolowane { grammar-by-you } lub przez Sojusznika. Każdy Generał jedzie raz.
    .declining = Jeśli zakończysz, zaczyna się pierwsza Tura Ruchu.
    .waiting = { $power }: Transport Kolejowy.
prompt-rail_path = Transport Kolejowy{ grammar-of-power }: { $path }. Dokąd dalej?
    .declining = { $last ->
        [halt] Jeśli się zatrzymasz, Transport Kolejowy kończy się tutaj.
       *[on] Tutaj nie można się zatrzymać: wybierz, dokąd Generał jedzie dalej.
    }
    .waiting = { $power }: wybór drogi Transportu Kolejowego { $path }.
prompt-troop_consent = Prośba { $mover_gen } o zgodę na Transport Kolejowy Oddziału przez Terytoria kontrolowane { grammar-by-you }: { $place } → { $to }.
    .declining = Jeśli odmówisz, Oddział zostaje i w tej akcji nie można o to prosić ponownie.
    .waiting = { $power }: decyzja o Transporcie Kolejowym Oddziału { $mover_gen } { $place } → { $to }.
prompt-purchase-realpolitik = Mobilizacja{ grammar-of-power }: do wydania { grammar-money }. Oddział, Pociąg, karta Bitwy i punkt Morale kosztują po 1, Forteca 5.
    .declining = Gdy zakończysz, niewydane Pieniądze pochłonie Korupcja.
    .waiting = { $power }: zakupy w Mobilizacji.
prompt-disband-realpolitik = Możesz rozwiązać Garnizony{ grammar-of-power }, zanim cokolwiek ruszy. Ich żetony wracają do zasobów, Forteca zostaje.
    .declining = Gdy zakończysz, pozostałe Garnizony zostają i zaczyna się Transport Kolejowy.
    .waiting = { $power }: decyzja o rozwiązaniu Garnizonów.
prompt-bid-realpolitik = Zaoferuj w tajemnicy punkty Morale za kontrolę do następnej Fazy Dyplomacji. Pomniejsze Mocarstwo: { $minor }. Wygrywa najwyższa oferta i tylko ona jest płacona; remisy rozstrzyga kolejność Prestiżu. Do chwili ostatniej oferty możesz swoją zmienić.
    .declining = Musisz złożyć ofertę; 0 też jest ofertą.
    .waiting = { $power }: tajna oferta w licytacji. Pomniejsze Mocarstwo: { $minor }.
prompt-card-realpolitik = Bitwa na Terytorium { $place }: zagraj kartę Bitwy za jednego z { grammar-your-generals } albo spasuj. Karta kosztuje 1 punkt Morale; atakujący lub obrońca, którego Morale od początku bitwy wynosi 0, ma jedną kartę za darmo.
    .declining = Jeśli spasujesz, w tej bitwie nie zagrasz już żadnej karty{ grammar-for-power }.
    .waiting = { $power }: karta albo pas w bitwie na Terytorium { $place }.

## Opcje

move-taxation = { $power }: Opodatkowanie
move-mobilisation = { $power }: Mobilizacja
move-influence = { $power }: Poszerzenie Wpływów
move-dispatch = { $power }: Depesza
move-movement = { $power }: Ruch
move-ready = Wszystko omówione
move-alliance = Zaproponuj Przymierze { $power_dat }
move-train = Umieść Pociąg między Terytoriami { $place } i { $to }
move-buy_train = Kup Pociąg między Terytoriami { $place } i { $to } (1)
move-rail = Transport Kolejowy Generała { $place } → { $to } …
realpolitik-rail-way = Transport Kolejowy Generała { $path }{ $open ->
    [yes] { " " }…
   *[no] { "" }
}
realpolitik-on-way = Dalej na Terytorium { $path }{ $open ->
    [yes] { " " }…
   *[no] { "" }
}
move-rail_troop = Transport Kolejowy Oddziału { $place } → { $to }
move-done-free_train = Bez dalszych darmowych Pociągów
move-done-generals = Bez dalszych Generałów
move-done-rail = Bez dalszego Transportu Kolejowego
move-refuse-train_consent = Odmów zgody na Pociąg
move-refuse-troop_consent = Odmów zgody na Transport Kolejowy

## Stół

realpolitik-turn = Tura { $turn }
phase-RailMobilisation = Mobilizacja: { $power }
phase-RailMovement = Ruch: { $power }{ $number ->
    [0] { "" }
   *[other] , { grammar-turn }
}
phase-RailTransport = Transport Kolejowy
phase-ControlOfItaly = Kontrola nad Włochami
phase-PrestigeBattle = Bitwa: { $place }
track-prestige = Prestiż
track-diplomacy = Tor Fazy Dyplomacji
realpolitik-token = żeton Fazy Dyplomacji
realpolitik-trains-left = Pociągi w puli zasobów ogólnych
realpolitik-alliance = Przymierze
realpolitik-at-war = W Stanie Wojny ze wszystkimi innymi
realpolitik-open = Jeszcze bez Statusu
realpolitik-allied = Przymierze z { $power_ins }
realpolitik-alone = bez Sojusznika
realpolitik-deck = Talia: { $power }
realpolitik-discards = Stos kart odrzuconych: { $power }
realpolitik-action-cards = Karty Akcji: { $power }
realpolitik-card-hand = na ręce
realpolitik-card-chosen = wybrana
realpolitik-card-now = w tej turze
realpolitik-card-played = zagrana
realpolitik-legend-routes = Szlaki Morskie: francuskie (niebieskie) i włoskie (czerwone)
realpolitik-legend-trains = Pociągi stoją na granicach; Terytorium wymienia te, z którymi jest połączone.
place-trains = Pociągi do: { $places }.

## Dlaczego ruch jest niedozwolony

refused-card-of-another = { $power }: kartę Akcji tego Mocarstwa wybiera ktoś inny.
refused-minor-without-influence = { $power }: Pomniejsze Mocarstwo nie ma karty Poszerzenie Wpływów.
refused-action-card-played = { $power }: ta karta Akcji została już zagrana; wraca po Depeszy.
refused-only-one-card = { $power }: na ręce jest już tylko jedna karta Akcji i zostaje zagrana bez pytania.
refused-no-offer-no-bid = Licytują tylko Mocarstwa, które zaproponowały Przymierze licytowanemu Mocarstwu ({ $power }).
refused-alliance-with-itself = Żeton Przymierza otrzymuje inne Mocarstwo.
refused-train-there = Między Terytoriami { $start } i { $place } stoi już Pociąg.
refused-no-train-left = Wszystkie Pociągi są już na planszy.
refused-neither-side-yours = Mocarstwo { $power } nie kontroluje ani Terytorium { $start }, ani Terytorium { $place }.
refused-train-refused = W tej akcji odmówiono już zgody na Pociąg między Terytoriami { $start } i { $place }.
refused-rode-already = Generał na Terytorium { $place } jechał już koleją w tej akcji.
refused-troops-by-rail = Generał na Terytorium { $place } oddał lub przyjął Oddziały koleją, więc sam nie może nią jechać.
refused-no-train = Między Terytoriami { $start } i { $place } nie ma Pociągu.
refused-no-other-general = Oddziały jadą koleją do innego Twojego Generała; na Terytorium { $place } go nie ma.
refused-troops-gone-by-rail = Oddziały, które Generał na Terytorium { $place } miał na początku, już pojechały koleją; żaden nie jedzie dwa razy.
refused-no-line = Z Terytorium { $start } na Terytorium { $place } nie prowadzi linia Pociągów przez Terytoria kontrolowane przez Ciebie lub Sojusznika.
refused-route-of-another = Szlak Morski z Terytorium { $start } na Terytorium { $place } należy do Mocarstwa, które nie jest Twoim Sojusznikiem.
