# Maria: gra, frakcje, miejsca, karty i tory.

game-maria = Maria
game-maria-credits = Maria to gra Richarda Sivéla wydana przez Histogame. Chancellery jest programem nieoficjalnym i nie zawiera jej grafik ani tekstu instrukcji.
game-maria-about = Maria Teresa broni dziedzictwa: maszeruj, walcz kolorami kart i negocjuj z każdym.
    .minutes = 60–300
    .years = 1741–1744
    .weight = 4
    .scenario = introductory
    .seat = maria_theresa
scenario-maria-introductory = Gra wprowadzająca
    .description = Sama mapa Bohemii, dziewięć tur, bez polityki: Francja i Prusy chcą twierdz, Austria musi wytrwać.
scenario-maria-full = Pełna gra
    .description = Obie mapy, polityka i dwanaście tur od 1741 do 1744 roku: frakcja główna wygrywa, gdy wyłoży wszystkie swoje znaczniki zwycięstwa.
option-maria-bluff = Opcjonalna zasada polityki
    .description = Czy karty, które nie są atutem, zostają zakryte na planszy polityki do następnej tury (rozdział 25).
option-maria-bluff-true = Blefy i karty, dla których nie ma karty polityki, leżą zakryte na planszy polityki przez jedną turę.
option-maria-bluff-false = Od razu wracają do ręki.

maria-seat-louis_xv = Ludwik XV
maria-seat-frederick_ii = Fryderyk II
maria-seat-maria_theresa = Maria Teresa
maria-seat-player_a = Gracz A
maria-seat-player_b = Gracz B
seat-maria-louis_xv = { maria-seat-louis_xv }
seat-maria-frederick_ii = { maria-seat-frederick_ii }
seat-maria-maria_theresa = { maria-seat-maria_theresa }
seat-maria-player_a = { maria-seat-player_a }
seat-maria-player_b = { maria-seat-player_b }

## Frakcje

maria-power-france = Francja
    .subject = Francja
    .gen = Francji
    .dat = Francji
    .acc = Francję
    .ins = Francją
    .letter = F
maria-power-bavaria = Bawaria
    .subject = Bawaria
    .gen = Bawarii
    .dat = Bawarii
    .acc = Bawarię
    .ins = Bawarią
    .letter = B
maria-power-prussia = Prusy
    .subject = Prusy
    .gen = Prus
    .dat = Prusom
    .acc = Prusy
    .ins = Prusami
    .letter = P
maria-power-saxony = Saksonia
    .subject = Saksonia
    .gen = Saksonii
    .dat = Saksonii
    .acc = Saksonię
    .ins = Saksonią
    .letter = S
maria-power-pragmatic = Armia Pragmatyczna
    .subject = Armia Pragmatyczna
    .gen = Armii Pragmatycznej
    .dat = Armii Pragmatycznej
    .acc = Armię Pragmatyczną
    .ins = Armią Pragmatyczną
    .letter = AP
maria-power-austria = Austria
    .subject = Austria
    .gen = Austrii
    .dat = Austrii
    .acc = Austrię
    .ins = Austrią
    .letter = A

## Karty i tory

maria-none = brak
maria-suit-spades = pik
maria-suit-hearts = kier
maria-suit-diamonds = karo
maria-suit-clubs = trefl
maria-card = { $value } { $suit }
maria-card-reserve = „Reserve”
maria-track-saxony = Saksonia
    .gen = Saksonii
maria-track-russia = Rosja
    .gen = Rosji
maria-track-italy = Włochy
    .gen = Włoch
maria-effect-shift = przesunięcie znacznika na torze { $track_gen } o { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[many] { $count } pól
} { $direction ->
    [left] w lewo
    [right] w prawo
   *[either] w lewo albo w prawo
}
maria-effect-recruit = bezpłatna rekrutacja ({ grammar-maria-armies })
maria-effect-draw = dobranie kart ({ grammar-maria-cards })
maria-effect-discard = odrzucenie z ręki ({ $power }, { grammar-maria-cards })
grammar-maria-armies = { $count ->
    [one] { $count } armia
    [few] { $count } armie
   *[many] { $count } armii
}
grammar-maria-armies-acc = { $count ->
    [one] { $count } armię
    [few] { $count } armie
   *[many] { $count } armii
}
grammar-maria-cards = { $count ->
    [one] { $count } karta taktyczna
    [few] { $count } karty taktyczne
   *[many] { $count } kart taktycznych
}
grammar-maria-markers = { $count ->
    [one] { $count } znacznik zwycięstwa
    [few] { $count } znaczniki zwycięstwa
   *[many] { $count } znaczników zwycięstwa
}

## Pozycje

maria-position-occupied = Pozycja, pole „{ $field }”: miasto { $city } zajmują pionki, które nie mogą stać razem.
maria-position-closed = Pozycja, pole „{ $field }”: przez neutralność jednej z frakcji pionek nie może stać w mieście { $city }.
maria-position-no-card = Pozycja, pole „{ $field }”: takich kart już więcej nie ma: { $card }.
