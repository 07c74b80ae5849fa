# Druga lekcja gry Realpolitik: bitwy, Prestiż i morze.

lesson-realpolitik-iron_and_blood = Żelazem i krwią
    .about = Odrzuć przeciwnikowi kartę ze stołu, awansuj w kolejności Prestiżu i przepłyń Adriatyk.

## 1. Bitwa

lesson-realpolitik-iron_and_blood-bohemia = Bitwa o Czechy

lesson-realpolitik-iron_and_blood-bohemia-look =
    Prowadzisz Prusy, a Twój Generał wszedł do Czech (Bohemia). Generał, każdy Oddział i Garnizon dają po 1 punkcie Siły: 4 do 4.

    Tu każde Mocarstwo ma własną talię, trzynaście kart. Co zagrasz, wróci do Ciebie, gdy talia się skończy.

lesson-realpolitik-iron_and_blood-bohemia-first =
    Trzy Oddziały pozwalają na trzy karty, każda za 1 punkt Morale. Masz dwie czwórki, a para w jednym stosie jest warta o 1 więcej.
    .task = Zagraj czwórkę.
    .hint = Z jedynką poczekaj chwilę: coś potrafi, ale dopiero gdy Austria zagra kartę.
    .hint-pass = Nie zagrasz już żadnej karty, a Austria ma dwie.
    .right = Austria odpowiada zakrytą kartą.

lesson-realpolitik-iron_and_blood-bohemia-strike =
    Teraz jedynka. Zagrana odkryta usuwa ze stołu kartę przeciwnika, jakakolwiek jest. Ta karta już się nie liczy, ale jest zapłacona, a jej Oddział wykorzystany.
    .task = Zagraj odkrytą jedynkę.
    .hint = Dobra karta, ale najpierw niech jedynka zrobi swoje, póki ma co odrzucić.
    .hint-down = Zakryta to tylko jedynka. Odkryta też jest jedynką, a do tego usuwa kartę przeciwnika.
    .hint-pass = Masz jeszcze jedynkę ze zdolnością i czwórkę do pary. Graj dalej.
    .right = To była piątka! Już jej nie ma. Austria zagrywa drugą i ostatnią kartę.

lesson-realpolitik-iron_and_blood-bohemia-pair =
    Masz 4, 4 i 1: razem 9. Austria ma 4 i zakrytą kartę: jeśli to piątka, też 9. Po remisie trzeba się wycofać.
    .task = Dołóż drugą czwórkę do pary.
    .hint = 9 do najwyżej 9: możliwe, że trzeba będzie się wycofać. Czwórka daje tu 5.
    .right = 14 do 7! Dwójka Austrii liczyła się za 3, bo Austria kontrolowała Czechy.

lesson-realpolitik-iron_and_blood-bohemia-garrison =
    Czechy mają czarny pasek i wartość 2.
    .task = Umieść Garnizon w Czechach (Bohemia).
    .hint = Czechy byłyby niczyje i Poszerzenie Wpływów nic by tam nie znalazło.
    .right = Czechy są pruskie.

lesson-realpolitik-iron_and_blood-bohemia-prestige =
    1 punkt Wpływu za pokonanego Generała i coś jeszcze: kto wygra bitwę, mając coś na polu bitwy, awansuje o jedno miejsce w kolejności Prestiżu. Wyprzedzasz Włochy.

    Prestiż mówi, kto rusza pierwszy, i rozstrzyga remis na końcu. Wspierający nie awansują.

## 2. Morze

lesson-realpolitik-iron_and_blood-sea = Za Adriatyk

lesson-realpolitik-iron_and_blood-sea-sail =
    Teraz prowadzisz Włochy. Czerwone Szlaki Morskie są włoskie, niebieskie francuskie. Inni mogą z nich korzystać tylko jako Sojusznicy, za zgodą.

    Dalmacja (Dalmatia) ma czerwony pasek, jest niczyja i leży o jeden Szlak Morski stąd.
    .task = Ruch Morski Napoli → Dalmatia.
    .hint = Lądem zostaniesz we Włoszech. Zdobycz leży za morzem.
    .hint-sardinia = Sardynia już jest Twoja. Płyń w drugą stronę.
    .hint-end = Generał zostałby w domu, a Dalmację wzięłaby Austria.
    .right = Desant udany.

lesson-realpolitik-iron_and_blood-sea-garrison =
    Twój Generał ma dwa Oddziały.
    .task = Umieść Garnizon w Dalmacji (Dalmatia).
    .hint = Bez Garnizonu niczego tam nie kontrolujesz.
    .hint-home = Neapol (Napoli) i tak jest Twój. Dalmacja nie.
    .right = 1 punkt Wpływu przy każdym Poszerzeniu Wpływów.

lesson-realpolitik-iron_and_blood-sea-support =
    Jeden Szlak Morski w jednym ruchu, nie więcej. I inaczej niż w Koalicjach nikt nie wspiera bitwy przez morze.

    Wrogowie nie użyją Twoich szlaków, nawet jeśli trzymają oba wybrzeża. Twoja flota jest tylko Twoja.
