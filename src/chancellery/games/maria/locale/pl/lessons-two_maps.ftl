# Czwarta lekcja gry Maria: pełna gra i jej dwie mapy. Forma jak w lessons.ftl.

lesson-maria-two_maps = Pełna gra: dwie mapy
    .about = Flandria, Armia Pragmatyczna, pule znaczników zwycięstwa, elektorzy i wygrane bitwy.

## 1. Pula

lesson-maria-two_maps-pool = Znacznik z puli

lesson-maria-two_maps-pool-west =
    Pełna gra dodaje na zachodzie mapę Flandrii. Stoi tam Armia Pragmatyczna: wojska brytyjskie, holenderskie i hanowerskie, partner Austrii. Prowadzi ją Fryderyk II, który ma więc frakcje po obu stronach!

    Z mapy na mapę przechodzą tylko pionki Francji i Austrii. Jesteś Ludwikiem XV.

lesson-maria-two_maps-pool-pools =
    Każda z czterech frakcji głównych – Francja, Prusy, Austria i Armia Pragmatyczna – ma pulę znaczników zwycięstwa. Każda zdobyta twierdza zabiera z niej jeden, każda utracona zwraca.

    Wygrywa ten, kto na koniec fazy ma pustą pulę. Celem nie jest już liczba twierdz w jednym kraju: pozbądź się wszystkich znaczników, gdziekolwiek.

lesson-maria-two_maps-pool-ypern =
    { maria-piece-moritz_von_sachsen } stoi w Ypres, austriackiej twierdzy w Niderlandach. Najbliższy wrogi generał, Arenberg, jest za daleko, żeby jej bronić.

    Opuść ją, a będzie tam leżał znacznik z Twojej puli. Twierdza stracona we Flandrii boli Austrię tak samo jak w Czechach.
    .task = Niech { maria-piece-moritz_von_sachsen } opuści Ypres: do Kortrijk, Ostendy albo Dunkierki.
    .hint = Najpierw { maria-piece-moritz_von_sachsen }: Ypres jest do wzięcia.
    .hint-lille = Można, ale z Maillebois w Lille musiałby tam zostać do końca fazy ruchu. Zostaw sobie wolną drogę.
    .hint-done = Ypres pozostałoby austriackie.
    .right = Ypres jest francuskie, a w puli masz o jeden znacznik mniej.

lesson-maria-two_maps-pool-arenberg =
    Słowo o Arenbergu. To Austriak daleko od Austrii, więc ma własne prawa: w holenderskiej części terytorium Armii Pragmatycznej jest zawsze zaopatrzony, a żywi go także jej tabor.

    Austria i Armia Pragmatyczna współpracują, ale prowadzą je różni gracze. Na wspólne zgrupowanie muszą się zgodzić oboje.

## 2. Elektorzy

lesson-maria-two_maps-electors = Elektorzy nad Renem

lesson-maria-two_maps-electors-four =
    Kolonia, Mannheim, Moguncja i Trewir to miasta elektorskie. Zamiast znaczników zwycięstwa leżą tam znaczniki elektorów o dwóch stronach: francuskiej oraz austriackiej i pragmatycznej. Na początku jest 2 do 2.

    Kto kontroluje 3 z 4, Francja albo Armia Pragmatyczna, kładzie za to znacznik zwycięstwa na polu elektorów.

lesson-maria-two_maps-electors-trier =
    Noailles stoi w Trewirze, a w pobliżu nie ma wroga. Kolonia i Mannheim są już Twoje.
    .task = Niech Noailles opuści Trewir dowolną drogą.
    .hint = Najpierw Trewir: trzeci elektor jest wart znacznik zwycięstwa.
    .hint-forced = Forsowny marsz niczego nie zdobywa. Wykonaj zwykły ruch.
    .hint-done = Trewir zostałby po drugiej stronie, a pole puste.
    .right = Znacznik Trewiru został odwrócony. Za 3 elektorów na pole trafia francuski znacznik zwycięstwa. Gdy stracisz któregoś, wróci do puli.

## 3. Wygrane bitwy

lesson-maria-two_maps-laurels = Punkty za bitwy

lesson-maria-two_maps-laurels-dettingen =
    Teraz jesteś Fryderykiem, ale z Armią Pragmatyczną: Jerzy II atakuje Noailles’a pod Frankfurtem. Twoje Prusy i Twoja Armia Pragmatyczna są sobie wrogie; pomagaj tej, która ma bliżej do zwycięstwa.

    Bitwa też daje punkty: 1 za każde 3 armie stracone przez pokonanego albo 1 za usunięcie generała. Na dwóch polach mieszczą się najwyżej 2 znaczniki.

lesson-maria-two_maps-laurels-ten =
    7 armii do 6, ale Francja zagrała 5: masz −4. Francja ma 6 armii. Przewaga 3 dałaby 1 punkt, przewaga 6 daje 2.

    10 pik to dokładnie 6.
    .task = Zagraj kartę 10 pik.
    .hint = Zagraj kartę 10 pik.
    .hint-reserve = Karta „Reserve” da najwyżej 4. 10 pik da 6, a „Reserve” zostanie w ręce.
    .hint-decline = To strata 4 armii i punkt dla Francji.
    .right = 6 straconych armii i Noailles usunięty: 2 znaczniki na Twoich polach. A pokonany oddaje tyle samo, o ile ma: Francja traci swój jedyny.

lesson-maria-two_maps-laurels-boxes =
    Jedna bitwa może więc przesunąć trzy znaczniki. Dlatego słaby generał lepiej niech trzyma się z dala od silnego.

    Są jeszcze cztery pola: 3 elektorów, Cesarz, Włochy i Śląsk. O nich mówią następne lekcje.
