# Szósta lekcja gry Maria: porozumienia i polityczne roszady. Forma jak w lessons.ftl.

lesson-maria-treaties = Porozumienia i korony
    .about = Zawieraj porozumienia, wybierz cesarza, zaanektuj Śląsk, przeciągnij Saksonię i w porę oddaj stracone twierdze.

## 1. Korona

lesson-maria-treaties-crown = Wybory cesarskie

lesson-maria-treaties-crown-word =
    W pełnej grze negocjować może każdy, także wrogowie: zawieszenie broni, głos, subsydia. Podpisane porozumienie wiąże i gra jej pilnuje.

    Ty, Fryderyk, masz porozumienie z Ludwikiem XV: Prusy głosują na Francję, a ona przez 2 tury oddaje Ci jedną z kart, które by dobrała. To są subsydia; inaczej kart przekazywać nie wolno.

lesson-maria-treaties-crown-nine =
    Na koniec jednej z tur roku 1742 wybiera się cesarza. Głosów jest 9, po jednym na twierdzę elektorską, a oddaje go ten, kto ją kontroluje. Wstrzymać się nie wolno.

    Zwycięzca, Francja albo Austria, na stałe kładzie znacznik zwycięstwa na polu cesarza. Kolonia, Mannheim i Monachium zagłosowały już na Francję.

lesson-maria-treaties-crown-dresden =
    Drezno jest saksońskie, a Saksonię prowadzisz Ty. Obietnica dotyczyła tylko Prus: czytaj porozumienia uważnie, inni też to robią.

    Jeszcze dwa głosy, a Francja ma pięć i o znacznik więcej. Grasz także przeciw Ludwikowi. Czy tego chcesz?
    .task = Niech Drezno zagłosuje na Austrię.
    .hint = Z obiecanym Berlinem Francja miałaby pięć głosów i koronę. Ludwik jest Twoim rywalem tak samo jak Maria Teresa.
    .right = Berlin głosuje na Francję, zgodnie z obietnicą. Hanower i pozostali na Austrię: 5 do 4!

lesson-maria-treaties-crown-emperor =
    Słowo dotrzymane, subsydia przyznane, a Francja mimo to zatrzymana.

    Są granice: porozumienie nie może przekazywać kart, zmieniać sojuszy ani łamać zasad. Nikt nie może obiecać, że jego generał nie będzie bronił twierdzy.

## 2. Śląsk

lesson-maria-treaties-silesia = Śląsk staje się pruski

lesson-maria-treaties-silesia-seven =
    Na koniec swojego etapu Twoje Prusy kontrolują wszystkie 7 twierdz Śląska. Mogą teraz zaproponować Austrii pokój. Austria może odmówić; wtedy zaproponujesz znowu w późniejszej turze.

    Po co Tobie pokój? I po co jej? Czytaj dalej.

lesson-maria-treaties-silesia-offer =
    Zyskujesz: Śląsk staje się własnym terytorium, gdzie generałowie są zawsze zaopatrzeni, do tego znacznik na polu Śląska i drugi tabor.

    Płacisz: Twoje znaczniki schodzą z Austrii. Połowę z 3, zaokrąglając w górę, odkłada się poza planszę, a liczą się tak, jakby leżały na mapie; 1 wraca do puli. A Prusy są neutralne aż do swojego etapu za dwie tury.
    .task = Zaproponuj pokój.
    .hint = Możesz czekać. Ale Śląsk nigdy nie będzie bezpieczniejszy niż dziś, a znacznika na polu Śląska nikt nie odbije.
    .right = Austria się zgadza: odzyskuje trzy twierdze i może zwrócić się przeciw Francji.

lesson-maria-treaties-silesia-train =
    Drugi tabor pruski zdobywa się tylko w ten sposób, za darmo, w głównej twierdzy. Fryderyk musiał opuścić Austrię, a Saksonia stała się neutralna.
    .task = Postaw tabor, gdzie chcesz: najbliżej Austrii jest Wrocław.

lesson-maria-treaties-silesia-peace =
    Neutralne Prusy dobierają karty, rekrutują i biorą udział w polityce, ale nie walczą, a na ich terytorium nikomu nie wolno wejść.

    2 odłożone znaczniki nie wrócą, dopóki żaden pruski pionek nie opuści własnego terytorium. Gdy to zrobi, trafią do puli, a wojna potrwa dalej.

## 3. Saksonia

lesson-maria-treaties-saxony = Saksonia zmienia stronę

lesson-maria-treaties-saxony-track =
    Maria Teresa. Saksonia zaczyna jako partner Prus. Jej znacznik przesuwają karty polityki: na polach 1–3 pomaga Prusom, na 4 i 5 jest neutralna, na 6 walczy po Twojej stronie.

    Jest i druga droga: pobić Prusy.

lesson-maria-treaties-saxony-beaten =
    Karol atakuje Schwerina, 8 do 5. Prusy zagrały 3: dokładnie 0. Masz kartę karo i musisz ją zagrać.
    .task = Zagraj kartę 4 karo.
    .right = 4 dla Ciebie. Schwerin traci 4 z 5 armii, a Prusy znacznik za wygraną bitwę.

lesson-maria-treaties-saxony-retreat =
    Zwycięzca prowadzi pokonanego. Dopiero potem okaże się, co ta porażka znaczy w Dreźnie.
    .task = Wybierz, dokąd wycofa się Schwerin.

lesson-maria-treaties-saxony-right =
    Ilekroć Prusy tracą znacznik za wygraną bitwę albo powinny go stracić, możesz przesunąć znacznik Saksonii o 1 pole w prawo. Stoi na 3.
    .task = Przesuń znacznik Saksonii w prawo.
    .hint = Saksonia dalej maszerowałaby z Prusami. Jedno pole i będzie neutralna.
    .right = Pole 4: Saksonia jest neutralna. Rutowski i jego armie nie służą już Prusom.

lesson-maria-treaties-saxony-neutral =
    Odtąd Saksonię prowadzisz Ty, razem z Austrią, w etapie V. Póki jest neutralna, siedzi u siebie i nikomu nie wolno do niej wejść.

    Na polu 6 zacznie z Tobą współpracować: dobiera 2 karty, walczy u Twego boku, a zdobycze znaczy Twoimi znacznikami. Prusy zrobią wszystko, żeby temu zapobiec.

## 4. Ustąpić

lesson-maria-treaties-aims = Gdy front jest stracony

lesson-maria-treaties-aims-lost =
    Ludwik XV. W Czechach i Austrii leżą trzy Twoje znaczniki, ale nie ma tam już francuskiego generała, a Karol Lotaryński zaraz zacznie odbijać twierdze, jedną po drugiej.

    Każdy znacznik wróciłby do puli. Ale na koniec Twojego etapu jest inne wyjście.

lesson-maria-treaties-aims-reduce =
    Raz w grze Francja może zredukować cele militarne: zdejmuje wszystkie znaczniki z twierdz Austrii na mapie Bohemii. Połowę, zaokrąglając w górę, odkłada poza planszę i te liczą się jak położone; reszta wraca do puli.

    Z 3 ocalisz 2, zamiast stracić wszystkie.
    .task = Zredukuj cele militarne.
    .hint = Karol odbiłby wszystkie trzy. Ocal dwa, póki możesz.
    .right = 2 odłożone, 1 w puli. Wrócą, gdy tylko Francja albo Bawaria znów położy znacznik na twierdzy. Wybierz więc dobrą chwilę.
