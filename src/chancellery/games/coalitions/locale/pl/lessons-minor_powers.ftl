# Szósta lekcja Koalicji: mniej niż sześciu graczy.

lesson-coalitions-minor_powers = Mocarstwa do wzięcia
    .about = Przy trzech do pięciu graczy niektóre Mocarstwa są niczyje. Wylicytuj jedno za punkty Morale i walcz jego armią.

## 1. Licytacja

lesson-coalitions-minor_powers-auction = Licytacja

lesson-coalitions-minor_powers-auction-who =
    Pięciu graczy: nikt nie prowadzi Imperium Osmańskiego. To Pomniejsze Mocarstwo. Przy czterech graczach są nim też Prusy, przy trzech jeszcze jedno.

    W pierwszej rundzie nie robi nic, dopóki nie trafi na Musztrę. Wtedy i za każdym następnym razem odbywa się o nie licytacja.

lesson-coalitions-minor_powers-auction-bid =
    Prowadzisz Austrię i masz 7 punktów Morale. Francja, dotąd pani Sułtana, ma tylko 4, Wielka Brytania 3, Rosja 2.

    Wszyscy licytują w tajemnicy punktami Morale. Płaci tylko zwycięzca. Przy remisie wygrywa Mocarstwo wyższe w Porządku Mocarstw: Francja jest przed Tobą.
    .task = Zaoferuj tylko tyle, ile trzeba, żeby na pewno wygrać.
    .hint = To też wygrywa, ale płacisz tyle, ile oferujesz. Nikt nie da więcej niż 4, więc wystarczy 5.
    .hint-less = Francja może dać 4, a remis jest dla niej. Zaoferuj więcej niż 4.
    .right = Francja dała 4. Wygrywasz za 5 i zostają Ci 2 punkty Morale.

lesson-coalitions-minor_powers-auction-drill =
    Imperium Osmańskie jest Twoje aż do jego następnej Musztry. Przejmuje Twój Status, więc razem z Tobą jest w Koalicji brytyjskiej. Widzisz jego karty i wykonujesz wszystkie jego akcje, tę jako pierwszą.
    .task = Wybierz „{ move-drill }” dla Imperium Osmańskiego.
    .hint = Szkoda darmowej karty.

lesson-coalitions-minor_powers-auction-discard =
    Ma własną rękę, własne Pieniądze i własne Morale. Nic nie może przejść od niego do Ciebie ani z powrotem.
    .task = Odrzuć jedynkę.
    .hint = Tę zatrzymaj: dwie czwórki tworzą parę, a dwójka to wciąż więcej niż jedynka.
    .right = Armia Sułtana jest gotowa.

## 2. Cudza armia

lesson-coalitions-minor_powers-army = Cudza armia

lesson-coalitions-minor_powers-army-attack =
    Ruch Imperium Osmańskiego, a dowodzisz Ty. Rosja jest teraz z Francją, a jej Generał w Besarabii (Bessarabia) ma jeden Oddział.
    .task = Przemarsz Wallachia → Bessarabia.
    .hint = Tam ta armia nic nie wygra. Słabym punktem jest Besarabia.
    .right = 4 do 2.

lesson-coalitions-minor_powers-army-card =
    Karty są osmańskie i osmańskie są punkty Morale, które kosztują. Twoje zostają nietknięte.

    Rosja ma jeden Oddział, więc może zagrać jedną kartę: razem najwyżej 7.
    .task = Zagraj czwórkę.
    .hint = 4 do 2 wygląda dobrze, ale jedna karta może dać Rosji 7. Zagraj czwórkę.
    .hint-two = 6 do najwyżej 7: to za mało. Z czwórką jest 8.
    .right = Rosja zagrywa swoją kartę.

lesson-coalitions-minor_powers-army-enough =
    8 do najwyżej 7.
    .task = Spasuj.
    .hint = To już wygrana. Oszczędź kartę.
    .right = 8 do 3!

lesson-coalitions-minor_powers-army-garrison =
    Imperium Osmańskie może umieścić tam Garnizon.
    .task = Umieść osmański Garnizon w Besarabii (Bessarabia).
    .hint = Wtedy Rosja mogłaby po prostu tam wrócić.
    .right = Nad Besarabią powiewa półksiężyc.

lesson-coalitions-minor_powers-army-glory =
    1 punkt Wpływu za pokonanego Generała, i to dla Ciebie: co Pomniejsze Mocarstwo zdobędzie w bitwie, otrzymuje ten, kto je kontroluje.

    Ale Poszerzenia Wpływów ono nie wykonuje i wygrać nie może. Przy następnej Musztrze może je wylicytować ktoś inny, ze wszystkim, co z niego masz.
