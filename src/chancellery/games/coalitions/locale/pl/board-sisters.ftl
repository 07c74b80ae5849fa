# Plansze Realpolitik i Raison d’État: fakty z ich instrukcji.

## Obie gry

board-sisters-f09 = { board-head }: Szlaki Morskie łączą Terytoria, które się nie stykają; { board-found }.
board-realpolitik-f11 = { board-head }: plansza ma od 35 do 50 Terytoriów; { board-found }.
board-raison-f11 = { board-head }: plansza ma od 55 do 75 Terytoriów; { board-found }.

## Realpolitik

board-p01 = { board-head }: Mocarstwa to, w początkowej kolejności Prestiżu, Austria, Francja, Włochy i Prusy; { board-found }.
board-p02 = { board-head }: Champagne jest francuskim Terytorium Macierzystym; { board-found }.
board-p03 = { board-head }: Terytorium Stołecznym Francji jest Paris; { board-found }.
board-p04 = { board-head }: Savoy jest Sporne tylko między Francją a Włochami; { board-found }.
board-p05 = { board-head }: Luxembourg jest Terytorium Niespornym; { board-found }.
board-p06 = { board-head }: Alps jest Terytorium Nieprzekraczalnym; { board-found }.
board-p07 = { board-head }: jedenaście Pociągów stoi na początku na granicach z instrukcji; za dużo albo za mało na: { $found }.
board-p08 = { board-head }: Pociągi stoją na początku między Terytoriami Macierzystymi jednego Mocarstwa; inaczej jest tu: { $found }.
board-p09 = { board-head }: tylko do Sardinia, i do niczego więcej, prowadzi wyłącznie droga morska; inaczej jest tu: { $found }.
board-p10 = { board-head }: Szlaki Morskie są francuskie albo włoskie i oba Mocarstwa jakieś mają; właściciele: { $found }.
board-p11 = { board-head }: Venezia sąsiaduje z Lombardia; sąsiedzi Venezia: { $found }.
board-p12 = { board-head }: Dalmatia sąsiaduje z Venezia; sąsiedzi Dalmatia: { $found }.
board-p13 = { board-head }: Bohemia sąsiaduje z Wien i nie jest austriackim ani pruskim Terytorium Macierzystym; { board-found }.
board-p14 = { board-head }: Terytorium Stołecznym Austrii jest Wien; { board-found }.
board-p15 = { board-head }: żadne pruskie Terytorium Macierzyste nie sąsiaduje z Wien; { board-found }.
board-p16 = { board-head }: Saxonia nie jest pruskim Terytorium Macierzystym; { board-found }.
board-p17 = { board-head }: Toscania sąsiaduje z Lombardia; sąsiedzi Toscania: { $found }.
board-p18 = { board-head }: Lombardia nie jest niczyim Terytorium Macierzystym; { board-found }.
board-p19 = { board-head }: Generałowie stoją na początku na Terytoriach Macierzystych własnego Mocarstwa; { board-found }.
board-p20 = { board-head }: grę kończy 25 punktów Wpływu; { board-found }.
board-p21 = { board-head }: Terytorium Stołecznym Włoch jest Liguria, a Prus Berlin; { board-found }.
board-p22 = { board-head }: z Sardinia prowadzi włoski Szlak Morski do włoskiego Terytorium Macierzystego; szlaki z Sardinia prowadzą do: { $found }.
board-p23 = { board-head }: nie ma portów; { board-found }.

## Raison d’État

board-d01-1618 = { board-head }: Mocarstwa roku 1618 to kolejno Protestanci, Hiszpania, Szwecja, Austria, Francja, Polska i Imperium Osmańskie; { board-found }.
board-d01-1702 = { board-head }: Mocarstwa roku 1702 to kolejno Wielka Brytania, Francja, Szwecja, Austria, Rosja i Imperium Osmańskie; { board-found }.
board-d02-1618 = { board-head }: w 1618 zwycięstwo daje 30 punktów Wpływu; { board-found }.
board-d02-1702 = { board-head }: w 1702 zwycięstwo daje 25 punktów Wpływu; { board-found }.
board-d03 = { board-head }: Terytoria Elektorskie w 1618 to Pfalz, Nassau, Lorraine, Bohemia, Saxonia, Brandenburg i Bavaria; { board-found }.
board-d04 = { board-head }: Terytoria Elektorskie w 1702 to Pfalz, Nassau, Lorraine, Bohemia, Saxonia, Brandenburg i Hannover; { board-found }.
board-d05 = { board-head }: Terytorium Stołecznym Francji jest Paris, a Champagne jest francuskim Terytorium Macierzystym; { board-found }.
board-d06 = { board-head }: w 1618 Piedmont jest Sporne tylko między Francją a Hiszpanią; { board-found }.
board-d07 = { board-head }: Wurttemberg jest Terytorium Niespornym; { board-found }.
board-d08 = { board-head }: Alps jest Terytorium Nieprzekraczalnym; { board-found }.
board-d09 = { board-head }: w 1618 Hiszpania ma Szlak Morski; właściciele: { $found }.
board-d10 = { board-head }: Szlaki Morskie mają co najmniej trzy Mocarstwa, a niektóre są neutralne (szare); właściciele: { $found }.
board-d11 = { board-head }: do Wielkiej Brytanii i z niej nie prowadzi żadna droga lądowa; lądem osiągalne jest za dużo albo za mało: { $found }.
board-d12 = { board-head }: Stockholm i Skania sąsiadują ze sobą, mają Szlaki Morskie i żadnych innych sąsiadów; inaczej jest tu: { $found }.
board-d13 = { board-head }: tylko morzem dociera się do Wielkiej Brytanii, Stockholm i Skania, i do niczego więcej; inaczej jest tu: { $found }.
board-d14 = { board-head }: w 1702 London i Hannover łączy jeden Szlak Morski, brytyjski albo neutralny (szary); właściciele: { $found }.
board-d15 = { board-head }: w 1702 Cornwall i Oporto łączy jeden Szlak Morski, brytyjski albo neutralny (szary); właściciele: { $found }.
board-d16 = { board-head }: w 1702 Oporto sąsiaduje z Madrid; sąsiedzi Oporto: { $found }.
board-d17 = { board-head }: w 1702 Hannover, Madrid i Oporto nie są niczyimi Terytoriami Macierzystymi; { board-found }.
board-d18 = { board-head }: w 1702 Ingria nie jest szwedzkim Terytorium Macierzystym; { board-found }.
board-d19 = { board-head }: w 1702 najwyżej dwa Terytoria Elektorskie są austriackimi Terytoriami Macierzystymi i żadne nie jest Terytorium Macierzystym Wielkiej Brytanii, Szwecji, Rosji ani Imperium Osmańskiego; { board-found }.
board-d20 = { board-head }: w 1618 Nassau sąsiaduje z Oldenburg; sąsiedzi Nassau: { $found }.
board-d21 = { board-head }: w 1618 Hannover sąsiaduje z Oldenburg; sąsiedzi Hannover: { $found }.
board-d22 = { board-head }: w 1618 Oldenburg nie jest niczyim Terytorium Macierzystym; { board-found }.
board-d23 = { board-head }: w 1618 Terytorium Stołecznym Protestantów jest Pfalz; { board-found }.
board-d24 = { board-head }: w 1618 Brandenburg nie jest Terytorium Macierzystym Szwecji, Austrii ani Hiszpanii; { board-found }.
board-d25 = { board-head }: w 1702 Silesia jest austriackim Terytorium Macierzystym; { board-found }.
board-d26 = { board-head }: w 1702 Podolia nie jest niczyim Terytorium Macierzystym; { board-found }.
board-d27 = { board-head }: w 1618 Bohemia nie jest niczyim Terytorium Macierzystym; { board-found }.
board-d28 = { board-head }: w 1702 Lombardia, Hungari, Livonia, Ingria, Saxonia, Bavaria i Wurttemberg, obsadzone na początku Garnizonami, nie są niczyimi Terytoriami Macierzystymi; { board-found }.
board-d29 = { board-head }: Bavaria i Hannover są na obu stronach; { board-found }.
board-d30 = { board-head }: w 1618 Picardie, Champagne i Paris są francuskimi Terytoriami Macierzystymi; { board-found }.
board-d31 = { board-head }: w 1702 Wallachia i Istanbul są osmańskimi Terytoriami Macierzystymi; { board-found }.
board-d32 = { board-head }: Terytorium Stołecznym Austrii jest Wien, a Imperium Osmańskiego Istanbul; { board-found }.
board-d33 = { board-head }: Terytorium Stołecznym Szwecji jest Stockholm; { board-found }.
board-d34 = { board-head }: w 1618 Terytorium Stołecznym Polski jest Warszawa; { board-found }.
board-d35 = { board-head }: w 1702 Terytorium Stołecznym Wielkiej Brytanii jest London; { board-found }.
board-d36 = { board-head }: nie ma portów; { board-found }.
