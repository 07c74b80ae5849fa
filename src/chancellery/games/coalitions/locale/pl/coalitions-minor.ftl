# Pomniejsze Mocarstwa (rozdział 11).

option-coalitions-third_minor = Trzecie Pomniejsze Mocarstwo
    .description = Przy trzech graczach: które Mocarstwo jest Pomniejsze obok Prus i Imperium Osmańskiego (K-11.1.4).
option-coalitions-third_minor-russia = Rosja jest Pomniejszym Mocarstwem; gracze mają Wielką Brytanię, Francję i Austrię.
option-coalitions-third_minor-austria = Austria jest Pomniejszym Mocarstwem; gracze mają Wielką Brytanię, Francję i Rosję.

prompt-bid = Zaoferuj w tajemnicy punkty Morale za kontrolę. Licytowane Pomniejsze Mocarstwo: { $minor }. Wygrywa najwyższa oferta i tylko ona jest płacona; remisy rozstrzyga Porządek Mocarstw. Do chwili ostatniej oferty możesz swoją zmienić.
    .declining = Musisz złożyć ofertę; 0 też jest ofertą.
    .waiting = { $power }: tajna oferta w licytacji. Pomniejsze Mocarstwo: { $minor }.
move-bid = Oferta: { $points }

log-bid = { $power }: oferta { $points } w licytacji Pomniejszego Mocarstwa ({ $minor }).
log-capital_held = { $controller }: kontrola nad Terytorium Stołecznym Pomniejszego Mocarstwa ({ $minor }), licytacji nie ma.
log-control = { $controller }: przejęcie kontroli nad Pomniejszym Mocarstwem ({ $minor }).
log-control_kept = { $controller }: kontrola nad Pomniejszym Mocarstwem ({ $minor }) bez zmian.
phase-Auction = Licytacja: { $power }

option-coalitions-french_minor_in_paris = Francuskie Pomniejsze Mocarstwo na Terytorium Paris
    .description = Czy Generał Pomniejszego Mocarstwa kontrolowanego przez Francję liczy się na koniec rundy jako obcy Generał na Terytorium Paris (K-R-23).
option-coalitions-french_minor_in_paris-false = Nie liczy się: jest w rękach Francji.
option-coalitions-french_minor_in_paris-true = Liczy się na rzecz Francji, zgodnie z literą zasad.
