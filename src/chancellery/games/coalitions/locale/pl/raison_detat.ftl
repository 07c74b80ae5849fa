# Raison d’État: to, co ta gra mówi poza resztą rodziny Koalicji. Formy nazwy Mocarstwa: zob. coalitions.ftl.

## Gra, jej scenariusze i opcje

game-raison_detat = Raison d’État
game-raison_detat-credits = Koalicje: Raison d’État to gra Andrew Rourke’a wydana przez PHALANX. Chancellery jest programem nieoficjalnym i nie zawiera grafik ani tekstu instrukcji; wartości planszy, których nie opublikowano, są odtworzone.
game-raison_detat-about = Korony i wyznania: wybierz Cesarza, opłacaj Sojuszników i zrywaj z nimi.
    .minutes = 150–180
    .years = 1618 · 1702
    .weight = 3
    .scenario = 1618
    .seat = sweden
scenario-raison_detat-1618 = 1618: Wojna trzydziestoletnia
    .description = Habsburgowie austriaccy i hiszpańscy z Polską przeciw Protestantom i Szwecji; Francja zachowuje Neutralność, Imperium Osmańskie stawia na Ekspansjonizm. O wyborze Cesarza decydują głosy z siedmiu Terytoriów Elektorskich. Wygrywa Mocarstwo, które pierwsze osiągnie 30 punktów Wpływu.
scenario-raison_detat-1702 = 1702: Wojna o sukcesję hiszpańską i wielka wojna północna
    .description = Austria, Wielka Brytania i Rosja przeciw Francji i Szwecji; Imperium Osmańskie zachowuje Neutralność. O wyborze Cesarza decydują głosy z siedmiu Terytoriów Elektorskich. Wygrywa Mocarstwo, które pierwsze osiągnie 25 punktów Wpływu.
option-raison_detat-austria_1618_cards = Karty Bitwy Austrii w 1618
    .description = Ile kart Bitwy otrzymuje na początku scenariusza 1618 Austria, która ma na planszy czterech Generałów (RD-R-04).
option-raison_detat-austria_1618_cards-3 = Trzy, jak podaje jej lista.
option-raison_detat-austria_1618_cards-4 = Cztery, po jednej na każdego Generała na planszy.
option-raison_detat-wheel_order_1702 = Kolejność na Kole Wojny 1702
    .description = W jakiej kolejności Mocarstwa dochodzą do Musztry w scenariuszu 1702; kolejność decyzji od tego nie zależy (RD-R-06).
option-raison_detat-wheel_order_1702-sweden_fourth = Wielka Brytania, Francja, Austria, Szwecja, Rosja, Imperium Osmańskie.
option-raison_detat-wheel_order_1702-text = Kolejność Mocarstw: Szwecja trzecia, Austria czwarta.
option-raison_detat-habsburg_unlimited = Subwencje i Najemnicy między Hiszpanią a Austrią
    .description = Kiedy w scenariuszu 1618 Hiszpania i Austria mogą w jednej akcji przekazać sobie nawzajem więcej niż 3 Pieniądze lub 3 karty Bitwy (RD-R-32).
option-raison_detat-habsburg_unlimited-minor_only = Tylko przy czterech graczach, gdy oba Mocarstwa ma gracz austriacki.
option-raison_detat-habsburg_unlimited-always = Zawsze.
option-raison_detat-sea_move_routes = Ruch Morski
    .description = Iloma Szlakami Morskimi może przepłynąć Generał w jednym Ruchu Morskim (RD-R-39).
option-raison_detat-sea_move_routes-1 = Jednym.
option-raison_detat-sea_move_routes-3 = Najwyżej trzema; z każdego musi mieć prawo skorzystać, a Terytoria po drodze nie mają znaczenia.

## Mocarstwa, Statusy, akcje

power-protestants = Protestanci
    .subject = Protestanci
    .gen = Protestantów
    .dat = Protestantom
    .acc = Protestantów
    .ins = Protestantami
    .letter = T
power-spain = Hiszpania
    .subject = Hiszpania
    .gen = Hiszpanii
    .dat = Hiszpanii
    .acc = Hiszpanię
    .ins = Hiszpanią
    .letter = H
power-sweden = Szwecja
    .subject = Szwecja
    .gen = Szwecji
    .dat = Szwecji
    .acc = Szwecję
    .ins = Szwecją
    .letter = S
power-poland = Polska
    .subject = Polska
    .gen = Polski
    .dat = Polsce
    .acc = Polskę
    .ins = Polską
    .letter = P
status-austrian = Koalicja austriacka
status-protestant = Koalicja protestancka
action-subsidies = Subwencje i Najemnicy

## Gramatyka tego języka: tylko do użytku w tym pliku

grammar-votes = { $count ->
    [one] { $count } głos
    [few] { $count } głosy
   *[many] { $count } głosów
}
grammar-gift-limit = { $free_id ->
    [none] { "" }
   *[other] {" "}Dla { $free_gen } nie ma limitu.
}

## Dziennik

log-declared = { $power }: Deklaracja Statusu Dyplomatycznego – { $status }.
log-admitted = { $leader }: przyjęcie { $power_gen } do Koalicji.
log-turned_away = { $leader }: odrzucenie prośby { $power_gen } o przyjęcie do Koalicji.
log-election = Faza Elekcji Cesarza.
log-crown_returned = { $power }: zwrot Korony Świętego Cesarstwa Rzymskiego.
log-crown_declined = { $power }: dość własnych głosów ({ $count }), ale bez Korony; odbywa się głosowanie.
log-vote = { $power }: { grammar-votes } na { $candidate_acc }.
log-abstained = { $power }: wstrzymanie się od głosu ({ grammar-votes }).
log-emperor = Święty Cesarz Rzymski: { $power } ({ grammar-votes }).
log-no_emperor = Nikt nie ma czterech głosów: do następnej Elekcji nie ma Cesarza.
log-crown_influence = Cesarz: { $power }. Dodatkowy Wpływ +{ $points }: { $controller } (teraz { $total }).
log-promised = { $power }: oferta karty Bitwy o wartości { $card } dla { $recipient_gen }.
log-promised-unknown = { $power }: oferta karty Bitwy dla { $recipient_gen }.
log-mercenaries = { $recipient }: przyjęcie Najemników od { $power_gen }, { grammar-cards } ({ $cards }).
log-mercenaries-unknown = { $recipient }: przyjęcie Najemników od { $power_gen }, { grammar-cards }.
log-mercenaries_refused = { $recipient }: odmowa przyjęcia Najemników ({ grammar-cards }).

## Pytania

prompt-admit = Prośba { $applicant_gen } o przyjęcie do { $power_own ->
    [yes] Twojej Koalicji
   *[no] Koalicji { $power_gen }
}. Czy się zgadzasz?
    .declining = Jeśli odmówisz, trzeba będzie od razu wybrać inny Status ({ $applicant }).
    .waiting = { $power }: decyzja o przyjęciu { $applicant_gen } do Koalicji.
prompt-refused_status = Odrzucenie{ grammar-of-power } przez Czołowe Mocarstwo Koalicji ({ $leader }). Wybierz jawnie inny Status; druga Koalicja też może odmówić.
    .declining = { must-decide }
    .waiting = { $power }: wybór innego Statusu po odrzuceniu.
prompt-crown = { $power_own ->
    [yes] Masz { grammar-votes } z własnych Terytoriów Elektorskich
   *[no] Własne Terytoria Elektorskie { $power_gen } dają { grammar-votes }
}, a to wystarcza, by bez głosowania otrzymać tytuł Świętego Cesarza Rzymskiego. Czy bierzesz Koronę?
    .declining = Jeśli zrezygnujesz, odbędzie się głosowanie i możesz oddać głosy{ grammar-of-power } na dowolnego kandydata.
    .waiting = { $power }: dość własnych głosów, decyzja o przyjęciu Korony.
prompt-vote = Elekcja Cesarza: oddaj { grammar-votes }{ grammar-of-power } na jedno Mocarstwo, które kontroluje Terytorium Elektorskie i nie jest w Stanie Wojny z { $power_own ->
    [yes] Tobą
   *[no] { $power_ins }
}. Cztery głosy dają tytuł Cesarza, a z nim 2 dodatkowe punkty Wpływu w Poszerzeniu Wpływów.
    .declining = Jeśli się wstrzymasz, { $count ->
        [one] głos{ grammar-of-power } w tej Elekcji przepada
       *[other] głosy{ grammar-of-power } w tej Elekcji przepadają
    }.
    .waiting = { $power }: głosowanie w Elekcji Cesarza ({ grammar-votes }).
prompt-gifts = Subwencje i Najemnicy{ grammar-of-power }: możesz zaoferować Sojusznikom łącznie do 3 Pieniędzy albo do 3 kart Bitwy.{ grammar-gift-limit }
    .declining = Jeśli zakończysz, w tej akcji nic nie zostanie przekazane.
    .waiting = { $power }: decyzja o Subwencjach i Najemnikach.
prompt-subsidies = Subwencje{ grammar-of-power }: możesz zaoferować Pieniądze jeszcze innemu Sojusznikowi; wszystkie Subwencje tej akcji to łącznie najwyżej 3.{ grammar-gift-limit }
    .declining = Gdy zakończysz, inni gracze odpowiedzą na oferty dla swoich Mocarstw; czego nie przyjmą, zostaje w skarbcu{ grammar-of-power }.
    .waiting = { $power }: decyzja o Subwencjach.
prompt-mercenaries = Najemnicy{ grammar-of-power }: możesz zaoferować kolejne karty Bitwy; w tej akcji łącznie najwyżej 3.{ grammar-gift-limit }
    .declining = Gdy zakończysz, inni gracze odpowiedzą na oferty dla swoich Mocarstw; czego nie przyjmą, zostaje na ręce{ grammar-of-power }.
    .waiting = { $power }: decyzja o Najemnikach.
prompt-mercenaries_answer = Oferta Najemników od { $giver_gen }{ grammar-for-power }: { grammar-cards }, do obejrzenia dopiero po przyjęciu.
    .declining = Jeśli odmówisz, { $count ->
        [one] karta zostanie
       *[other] karty zostaną
    } na ręce { $giver_gen }.
    .waiting = { $power }: decyzja o przyjęciu Najemników ({ grammar-cards }).
prompt-bid-raison_detat = Zaoferuj w tajemnicy punkty Morale za kontrolę. Licytowane Pomniejsze Mocarstwo: { $minor }. Wygrywa najwyższa oferta i tylko ona jest płacona; remisy rozstrzyga Kolejność Mocarstw. Do chwili ostatniej oferty możesz swoją zmienić.
    .declining = { prompt-bid.declining }
    .waiting = { prompt-bid.waiting }
prompt-purchase-raison_detat = Mobilizacja{ grammar-of-power }: do wydania { grammar-money }. Oddział, karta Bitwy i punkt Morale kosztują po 1, Forteca 5.
    .declining = Gdy zakończysz, za każdego Generała poza planszą zostanie dobrana darmowa karta; niewydane Pieniądze pochłonie Korupcja.
    .waiting = { $power }: zakupy w Mobilizacji.
prompt-card-raison_detat = Bitwa na Terytorium { $place }: zagraj kartę Bitwy za jednego z { grammar-your-generals } albo spasuj. Karta kosztuje 1 punkt Morale; atakujący lub obrońca, którego Morale od początku bitwy wynosi 0, ma jedną kartę za darmo.
    .declining = Jeśli spasujesz, w tej bitwie nie zagrasz już żadnej karty{ grammar-for-power }.
    .waiting = { $power }: karta albo pas w bitwie na Terytorium { $place }.

## Opcje

move-send = Zaoferuj { $power_dat } kartę { $card }
move-crown = Weź Koronę
move-vote = Głosuj na { $power_acc }
move-abstain = Wstrzymaj się od głosu
move-accept-admit = Przyjmij { $applicant_acc }
move-accept-mercenaries_answer = Przyjmij Najemników
move-refuse-admit = Odrzuć { $applicant_acc }
move-refuse-mercenaries_answer = Odmów przyjęcia Najemników
move-decline-crown = Nie bierz Korony, niech odbędzie się głosowanie
move-done-gifts = Niczego nie przekazuj
move-done-subsidies = Bez dalszych Subwencji
move-done-mercenaries = Bez dalszych Najemników

## Stół

phase-Election = Faza Elekcji Cesarza
phase-Gifts = Subwencje i Najemnicy: { $power }
raison-electors = Głosy
    .text = Głosy w Elekcji Cesarza: { $count } z 7
raison-emperor = Cesarz
    .text = Święty Cesarz Rzymski: dodatkowe punkty Wpływu ({ $points }) w akcji Poszerzenie Wpływów
raison-votes = Elekcja Cesarza
raison-vote = { grammar-votes } na { $candidate_acc }
raison-vote-abstained = wstrzymanie się od głosu
raison-vote-none = bez głosu
raison-votes-needed = Cesarzem zostaje Mocarstwo, które zbierze { $count } głosy.
raison-vote-open = { grammar-votes }, jeszcze nie oddano
raison-declarations = Deklaracja Statusu Dyplomatycznego
place-elector = Terytorium Elektorskie: jeden głos w Elekcji Cesarza.
place-route = Szlak Morski na Terytorium { $place }; właściciel: { $power }.
place-route-grey = Neutralny (szary) Szlak Morski na Terytorium { $place }: dla każdego, czyj Generał wyrusza z Terytorium własnego lub niekontrolowanego.
raison-legend-route = Szlak Morski w kolorze Mocarstwa; za jego zgodą mogą z niego korzystać Sojusznicy
raison-legend-grey = Neutralny (szary) Szlak Morski, otwarty dla wszystkich
raison-legend-elector = Terytorium Elektorskie, jeden głos w Elekcji Cesarza

## Dlaczego nie

refused-leading-power = { $power } to Czołowe Mocarstwo Koalicji i nie może zostać wydalone.
refused-coalition-closed = Ta Koalicja odrzuciła albo wydaliła Twoje Mocarstwo w tej Fazie Dyplomacji.
refused-no-elector = Mocarstwo { $power } nie kontroluje żadnego Terytorium Elektorskiego.
refused-vote-final = Ogłoszony głos jest ostateczny.
refused-at-war-with = Jesteś w Stanie Wojny z tym Mocarstwem: { $power }.
refused-not-an-ally = Mocarstwo { $power } nie jest Twoim Sojusznikiem.
refused-money-or-cards = W jednej akcji przekazuje się albo Pieniądze, albo karty Bitwy.
refused-gift-limit = W jednej akcji można przekazać łącznie najwyżej { $most }.
refused-route-not-yours = Szlak Morski { $start } – { $place } nie należy ani do Twojego Mocarstwa, ani do Sojusznika, który mógłby wyrazić zgodę.
refused-route-start = Z neutralnego (szarego) Szlaku Morskiego można skorzystać tylko z Terytorium kontrolowanego przez własne Mocarstwo albo przez nikogo; { $start } takie nie jest.
