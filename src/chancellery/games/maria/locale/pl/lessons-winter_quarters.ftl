# Trzecia lekcja gry Maria: zima i koniec gry wprowadzającej. Forma jak w lessons.ftl.

lesson-maria-winter_quarters = Kwatery zimowe
    .about = Rekrutuj zimą, przywróć generała i zobacz, jak każdy z trójki wygrywa grę wprowadzającą.

## 1. Zima

lesson-maria-winter_quarters-recruits = Nowe armie

lesson-maria-winter_quarters-recruits-snow =
    Po każdej trzeciej turze przychodzi zima. Nikt się nie rusza, nie walczy i nie głoduje; wszystkie pionki zostają na miejscu.

    Tylko wtedy można się odbudować. Fryderykowi zostało 5 armii, Schwerinowi 3, a książę Leopold został jesienią usunięty z planszy.

lesson-maria-winter_quarters-recruits-recruit =
    Armia kosztuje 4 punkty, a kolor kart jest obojętny. Twoja ręka jest warta 25: to byłoby 6 armii.

    Ale te same karty wygrywają wiosenne bitwy, a dobierasz tylko 3 na turę. Nie wydawaj więc wszystkich.
    .task = Zrekrutuj 3 armie.
    .hint = Zrekrutuj 3 armie.
    .hint-none = Książę Leopold zostałby poza planszą do następnej zimy, jeszcze trzy tury.
    .hint-fewer = Możesz trochę więcej: na 12 punktów masz karty co do punktu.
    .hint-more = Wiosną Twoja ręka byłaby prawie pusta i Austria by o tym wiedziała. 3 armie wystarczą.

lesson-maria-winter_quarters-recruits-pay =
    3 armie kosztują 12 punktów. 7 i 5 to dokładnie 12.
    .task = Zapłać kartami 7 karo i 5 trefl.
    .hint = To o wiele za dużo, a nadpłata przepada.
    .hint-ten = To 13: przepadłby 1 punkt, a z nim Twoja najmocniejsza karta.
    .right = 10 kier zostaje. Na Śląsku, gdzie kierów wiele, jeszcze się przyda.

lesson-maria-winter_quarters-recruits-leopold =
    Usunięty generał wraca za darmo, jeśli dostanie co najmniej jedną z nowych armii. Pojawia się w głównej twierdzy swojej frakcji: w Berlinie albo Magdeburgu.

    Z Berlina na Śląsk jest bliżej.
    .task = Przywróć księcia Leopolda w Berlinie.
    .hint = Leopold jest potrzebny na Śląsku. Z Berlina ma bliżej niż z Magdeburga, a poza planszą nikomu nie pomoże.
    .right = Książę Leopold wraca z jedną armią.

lesson-maria-winter_quarters-recruits-give =
    Zostały 2 armie. Kto je dostanie, to Twoja tajemnica, ale nikt nie poprowadzi więcej niż 8. Im mniej inni wiedzą, tym lepiej.
    .task = Rozdziel ostatnie armie, jak chcesz.
    .right = Niech przyjdzie wiosna.

## 2. Ludwik XV

lesson-maria-winter_quarters-nine = Dziewiąta twierdza

lesson-maria-winter_quarters-nine-aims =
    Kto wygrywa? Ludwik XV, gdy ma 9 twierdz w Austrii. Fryderyk II, gdy ma 12 w Austrii i na Śląsku. Maria Teresa, gdy po turze 9 żadnemu się nie udało.

    Jesteś Ludwikiem, trwa tura 8, masz 8 twierdz. Brakuje jednej.

lesson-maria-winter_quarters-nine-which =
    W austriackich twierdzach stoją dwaj Twoi generałowie: Broglie w Niemieckim Brodzie, Belle-Isle w Jindřichovym Hradcu. Kto opuszcza twierdzę, której nikt nie broni, zdobywa ją natychmiast, i w tej chwili gra się kończy.

    Policz więc: czy w odległości do 3 miast jest austriacki generał?
    .task = Opuść tę twierdzę, której nikt nie broni.
    .hint = To nie da Ci twierdzy. Niech generał opuści tę, której nikt nie broni.
    .hint-broglie = Neipperg w Znojmie jest dokładnie o 3 miasta od Niemieckiego Brodu i go broni. Położysz tam tylko „?”.
    .hint-forced = Forsowny marsz niczego nie zdobywa. Wykonaj zwykły ruch.
    .hint-done = Maria Teresa zdążyłaby zamknąć lukę. Wygraj teraz!
    .right = Z Pragi i ze Znojma są do Jindřichovego Hradca 4 miasta: twierdza pada. 9 twierdz, Ludwik XV wygrał.

## 3. Maria Teresa

lesson-maria-winter_quarters-guard = Wytrwać

lesson-maria-winter_quarters-guard-eleven =
    Teraz jesteś Marią Teresą, w turze 8. Fryderyk ma 11 twierdz, a Schwerin stoi już w dwunastej, w Uherskim Hradišciu.

    Jeśli w turze 9 opuści ją, gdy nikt jej nie będzie bronił, Prusy wygrają. Nie musisz bić Schwerina. Wystarczy stanąć dość blisko.

lesson-maria-winter_quarters-guard-protect =
    Generał broni twierdz w odległości do 3 miast, ktokolwiek stoi po drodze. Neipperg w Sopronie ma do Uherskiego Hradišcia 5.

    Z Preszburga są tam 3, a dojdzie do niego w dwóch krokach.
    .task = Przesuń Neipperga z Sopronu do Brucku nad Litawą.
    .hint = To nie uratuje Uherskiego Hradišcia. Neipperg może.
    .hint-far = Wiener Neustadt to nie w tę stronę. Idź ku Preszburgowi.
    .hint-march = Karol jest tak daleko, że nie wystarczy nawet 8 miast. Neipperg ma dość blisko.
    .hint-karl = Karol w Chebie jest za daleko. Neipperg ma bliżej.
    .hint-done = W turze 9 Schwerin opuściłby Uherské Hradiště i Fryderyk by wygrał.

lesson-maria-winter_quarters-guard-stand =
    Stąd do Uherskiego Hradišcia są 4 miasta, o jedno za dużo. Z Preszburga 3.
    .task = Idź dalej do Preszburga.
    .hint = Stamtąd do Uherskiego Hradišcia jest za daleko. Właściwe miejsce to Preszburg.
    .hint-halt = Brakuje jednego miasta: stąd nikt nie broni Uherskiego Hradišcia.
    .right = W turze 9 Schwerin opuszcza Uherské Hradiště i kładzie na nim „?”. Ale Neipperg wciąż tam jest i znacznik znika.

lesson-maria-winter_quarters-guard-hold =
    To ostatni etap tury 9. Nikt już nie osiągnie celu: wystarczy go zakończyć.

    Pamiętaj o tym, grając Austrią. Czas działa na Twoją korzyść i liczy się każda twierdza, na którą muszą poczekać.
    .task = Wybierz „{ maria-move-done-movement }”.
    .hint = Możesz to jeszcze zrobić, ale nie trzeba. Zakończ ruch, a wygrasz.
    .right = Państwo Marii Teresy wytrwało. To zwycięstwo.

lesson-maria-winter_quarters-guard-others =
    Grać można też we dwoje. Jedno prowadzi Francję, Bawarię, Prusy i Saksonię i musi osiągnąć oba cele naraz; drugie prowadzi Austrię i wygrywa, jeśli nie uda się żaden. Jeden cel to remis.

    Znasz już całą grę wprowadzającą: 9 tur, około 90 minut. Następne lekcje są o pełnej grze.
