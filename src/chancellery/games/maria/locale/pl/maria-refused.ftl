# Maria: dlaczego ruch jest niedozwolony.

maria-refused-full-only = To należy do pełnej gry; w grze wprowadzającej tego nie ma.
maria-refused-one-player = W grze dwuosobowej nikt inny nie musi się zgadzać i na nikogo się nie czeka.
maria-refused-move-under-way = Najpierw trzeba dokończyć ruch pionka: { $piece }.
maria-refused-battle-under-way = Bitwa jeszcze trwa; następna będzie po niej.

## Armie i generałowie

maria-refused-next-general = Teraz chodzi o innego generała ({ $general }); generałowie następują po kolei.
maria-refused-armies-limit = Generał dowodzi co najmniej 1 i najwyżej { $most } armiami.
maria-refused-division = Wtedy { $general } nie miałby od 1 do { $most } armii.
maria-refused-least-armies = { $general } zaczyna z co najmniej { $least } armiami.
maria-refused-armies-left = Armii musi wystarczyć dla pozostałych generałów i żadna nie może zostać: tu możliwe jest od { $least } do { $most }.
maria-refused-not-of-the-stack = { $general } nie należy do tego zgrupowania.
maria-refused-too-dear = Koszt w punktach: { $price }, a karty w ręce są warte najwyżej { $worth }.
maria-refused-levy = Karta pozwala zrekrutować najwyżej { $most ->
    [one] { $most } armię
    [few] { $most } armie
   *[many] { $most } armii
}.
maria-refused-no-room = Generałowie mogą przyjąć najwyżej { $most ->
    [one] { $most } armię
    [few] { $most } armie
   *[many] { $most } armii
}.
maria-refused-not-removed = { $general } nie został usunięty, więc nie można go przywrócić.
maria-refused-no-return-there = { $general } nie może być przywrócony w mieście { $city }: to nie jest główna twierdza jego frakcji.
maria-refused-not-controlled = Miasta { $city } nie kontroluje sama frakcja ani jej sojusznik.
maria-refused-return-occupied = W mieście { $city } nie ma miejsca na przywrócenie generała.
maria-refused-must-return = Te armie zrekrutowano, by przywrócić generała: { $general }.
maria-refused-armies-need-a-general = Generałowie na planszy nie przyjmą wszystkich armii, więc trzeba przywrócić któregoś generała.
maria-refused-not-so-many = Armie, które zostały do rozdania: { $count }.
maria-refused-rest-needs-room = Pozostali generałowie nie pomieszczą reszty: daj co najmniej { $least }.

## Frakcje i pionki

maria-refused-not-your-power = Nie prowadzisz tej frakcji: { $power }.
maria-refused-not-active = To nie jest frakcja aktywna: { $power }.
maria-refused-other-power = { $piece } nie należy do tej frakcji: { $power }.
maria-refused-not-on-the-map = Pionka nie ma na mapie: { $piece }.
maria-refused-piece-stays = { $piece } nie należy do pionków, które trzeba teraz ustawić.

## Polityka

maria-refused-no-major-power = W polityce biorą udział tylko cztery frakcje główne, a ta do nich nie należy: { $power }.
maria-refused-not-on-offer = Karty „{ $card }” nie ma już albo nie było w tej turze do wyboru.
maria-refused-no-symbol = Karta „{ $card }” nie ma symbolu tej frakcji: { $power }.
maria-refused-next-part = Części karty idą w kolejności druku; teraz część { $number }.
maria-refused-direction = Karta nie pozostawia wyboru tego kierunku.
maria-refused-choose-direction = Karta pozostawia wybór kierunku: podaj, czy w lewo, czy w prawo.
maria-refused-no-candidate = Kandydatów wystawiają Austria i Francja, nie inna frakcja: { $power }.
maria-refused-no-elector = { $city } nie jest twierdzą elektorską i nie ma głosu.
maria-refused-next-vote = Teraz głosuje { $city }.

## Huzarzy, karty, zaopatrzenie

maria-refused-retreat-way = Teraz trzeba rozstrzygnąć, czy droga wycofania prowadzi przez miasto { $city }.
maria-refused-so-many-hussars = Austria ma tylko tylu huzarów: { $count }.
maria-refused-next-hussar = Teraz kolej na huzara { $number }.
maria-refused-hussar-there = Huzar już stoi w mieście { $city }; zostaw go tam.
maria-refused-not-in-bohemia = Miasto { $city } nie leży na mapie Bohemii, na której działają huzarzy.
maria-refused-too-far-for-hussars = Miasto { $city } jest dalej niż { $range } miasta od każdego austriackiego generała.
maria-refused-not-in-hand = Tej karty nie ma w ręce frakcji, która gra: { $power }.
maria-refused-reserve-value = Karta „Reserve” jest warta od { $least } do { $most }; podaj ile.
maria-refused-payment-too-little = Te karty są warte mniej, niż trzeba zapłacić (punkty: { $price }).
maria-refused-card-to-spare = Bez jednej z tych kart pozostałe też pokryłyby zapłatę (punkty: { $price }).
maria-refused-lay-one-by-one = Sposobów zapłaty jest zbyt wiele, by wymienić wszystkie: wyłóż te karty po kolei, od najwyższej.
maria-refused-pay-at-once = Wszystkie karty płaci się naraz: podaj całą zapłatę.
maria-refused-falling-order = Płaci się od najwyższej karty do najniższej: teraz najwyżej { $most }.
maria-refused-rest-unpaid = Po tej karcie zostałyby tylko karty nie wyższe od niej, a one nie wystarczą (do zapłaty: { $price }).
maria-refused-no-toll = { $general } nie musi teraz płacić za zaopatrzenie.

## Ruch

maria-refused-has-moved = W tej fazie ruch już wykonany: { $piece }.
maria-refused-settled = { $piece } należy do zgrupowania, które powstało w tej fazie, i zostaje w nim do jej końca.
maria-refused-no-stack = { $general } jest w swoim mieście sam.
maria-refused-not-commander = Zgrupowanie prowadzi nie { $general }, lecz { $commander }.
maria-refused-not-adjacent = { $city } – { $other_city }: to dalej niż o jedno miasto, a ruch prowadzi drogami od miasta do miasta.
maria-refused-no-crossing = Z jednej mapy na drugą przechodzą tylko pionki Francji i Austrii, nie innej frakcji: { $power }.
maria-refused-no-main-road = Forsowny marsz trzyma się dróg głównych, a droga { $city } – { $other_city } nią nie jest.
maria-refused-neutral = Neutralność zamyka drogę do miasta { $city }.
maria-refused-occupied = Miasto { $city } jest zajęte.
maria-refused-enemy-general = W mieście { $city } stoi wrogi generał.
maria-refused-two-generals = Zgrupowanie ma najwyżej dwóch generałów, a miasto { $city } jest zajęte.
maria-refused-not-partners = Generałowie frakcji, które nie współpracują, nie tworzą zgrupowania: { $power }, { $other }.
maria-refused-consent-refused = Drugi gracz nie chce zgrupowania w mieście { $city }.
maria-refused-consent-move-refused = Drugi gracz nie chce wspólnego ruchu zgrupowania do miasta { $city }.
maria-refused-march-fortress = W forsownym marszu nie można wejść do miasta { $city }: to twierdza kontrolowana przez wroga.
maria-refused-march-enemy = W forsownym marszu nie można wejść do miasta { $city }: sąsiaduje z wrogim pionkiem.
maria-refused-main-roads-only = Po tylu miastach ({ $reach }) idzie się dalej tylko wtedy, gdy cały ruch biegnie drogami głównymi; najwyżej { $most }.
maria-refused-no-train = { $piece } to nie tabor.
maria-refused-train-in-box = Ten tabor przychodzi tylko z aneksją Śląska.
maria-refused-train-on-the-map = { $piece } jest na mapie; można go tylko zdjąć i postawić na nowo.
maria-refused-train-off-the-map = Taboru nie ma na mapie, więc nie można go zdjąć: { $piece }.
maria-refused-no-train-fortress = W mieście { $city } nie można przywrócić taboru tej frakcji: { $power }.
maria-refused-train-placed = { $piece } stanął na mapie w tej fazie i zostaje na miejscu do jej końca.
maria-refused-other-waits = Drugi gracz dopiero co oddał Ci ruch: najpierw rusz pionek albo zakończ ruchy.
maria-refused-nobody-to-wait-for = Nie ma nikogo, kto mógłby ruszyć najpierw.

## Walka i polityczne roszady

maria-refused-no-attacker = W mieście { $city } nie stoi generał frakcji aktywnej.
maria-refused-neutral-general = Neutralni generałowie nie atakują ani nie są atakowani: { $power }.
maria-refused-no-enemy = W mieście { $city } nie ma wrogiego generała.
maria-refused-attack-not-adjacent = Miasta { $city } i { $other_city } nie sąsiadują.
maria-refused-beaten = Generał pokonany w tej fazie już nie atakuje ani nie jest atakowany.
maria-refused-austria-attacks-first = Wszystkie ataki Austrii poprzedzają ataki Armii Pragmatycznej.
maria-refused-battle-over = W tej fazie nie ma już bitwy { $city } – { $other_city }.
maria-refused-other-suit = Tam, gdzie stoi Twój generał, liczą się tylko karty „Reserve” i ten kolor: { $suit }.
maria-refused-must-play = Przy przewadze zero musisz zagrać, jeśli masz kartę w swoim kolorze.
maria-refused-retreat = Wycofanie liczy dokładnie { $count ->
    [one] { $count } miasto
    [few] { $count } miasta
   *[many] { $count } miast
} i kończy się jak najdalej od zwycięzcy; { $city } się nie nadaje.
maria-refused-must-make-room = { $general } i ten pionek nie mogą stać razem, więc pionek ustępuje.
maria-refused-second-train = Drugi tabor staje w głównej twierdzy Prus.
maria-refused-not-nearest = { $piece } przechodzi do najbliższego możliwego miasta, a { $city } nim nie jest.
