# Boards of Realpolitik and Raison d'État: facts of their rulebooks.

## Both games

board-sisters-f09 = { board-head }: sea routes join territories that do not touch; { board-found }.
board-realpolitik-f11 = { board-head }: the board has 35 to 50 territories; { board-found }.
board-raison-f11 = { board-head }: the board has 55 to 75 territories; { board-found }.

## Realpolitik

board-p01 = { board-head }: the powers are, in the order of Prestige at the start, Austria, France, Italy and Prussia; { board-found }.
board-p02 = { board-head }: Champagne is a French home; { board-found }.
board-p03 = { board-head }: Paris is the capital of France; { board-found }.
board-p04 = { board-head }: Savoy is contested between France and Italy only; { board-found }.
board-p05 = { board-head }: Luxembourg is uncontested; { board-found }.
board-p06 = { board-head }: the Alps are impassable; { board-found }.
board-p07 = { board-head }: the eleven Trains of the start stand on the borders of the rulebook; too many or too few on: { $found }.
board-p08 = { board-head }: the Trains of the start stand between homes of one power; not so: { $found }.
board-p09 = { board-head }: Sardinia, and nothing else, is reached by sea only; not so: { $found }.
board-p10 = { board-head }: sea routes are French or Italian, and both powers have some; owners: { $found }.
board-p11 = { board-head }: Venezia touches Lombardia; Venezia has: { $found }.
board-p12 = { board-head }: Dalmatia touches Venezia; Dalmatia has: { $found }.
board-p13 = { board-head }: Bohemia touches Wien and is neither an Austrian nor a Prussian home; { board-found }.
board-p14 = { board-head }: Wien is the capital of Austria; { board-found }.
board-p15 = { board-head }: no Prussian home is a neighbour of Wien; { board-found }.
board-p16 = { board-head }: Saxonia is no Prussian home; { board-found }.
board-p17 = { board-head }: Toscania touches Lombardia; Toscania has: { $found }.
board-p18 = { board-head }: Lombardia is nobody's home; { board-found }.
board-p19 = { board-head }: the Generals of the start stand on homes of their own power; { board-found }.
board-p20 = { board-head }: 25 influence end the game; { board-found }.
board-p21 = { board-head }: Liguria is the capital of Italy and Berlin the capital of Prussia; { board-found }.
board-p22 = { board-head }: an Italian sea route leads from Sardinia to an Italian home; Sardinia leads to: { $found }.
board-p23 = { board-head }: there are no ports; { board-found }.

## Raison d'État

board-d01-1618 = { board-head }: the powers of 1618 are, in this order, the Protestants, Spain, Sweden, Austria, France, Poland and the Ottomans; { board-found }.
board-d01-1702 = { board-head }: the powers of 1702 are, in this order, Britain, France, Sweden, Austria, Russia and the Ottomans; { board-found }.
board-d02-1618 = { board-head }: 30 influence win in 1618; { board-found }.
board-d02-1702 = { board-head }: 25 influence win in 1702; { board-found }.
board-d03 = { board-head }: the Electors of 1618 are Pfalz, Nassau, Lorraine, Bohemia, Saxonia, Brandenburg and Bavaria; { board-found }.
board-d04 = { board-head }: the Electors of 1702 are Pfalz, Nassau, Lorraine, Bohemia, Saxonia, Brandenburg and Hannover; { board-found }.
board-d05 = { board-head }: Paris is the capital of France and Champagne a French home; { board-found }.
board-d06 = { board-head }: in 1618 Piedmont is contested between France and Spain only; { board-found }.
board-d07 = { board-head }: Wurttemberg is uncontested; { board-found }.
board-d08 = { board-head }: the Alps are impassable; { board-found }.
board-d09 = { board-head }: in 1618 Spain has a sea route; owners: { $found }.
board-d10 = { board-head }: three powers or more have sea routes, and some routes are grey; owners: { $found }.
board-d11 = { board-head }: no way by land leads into or out of Great Britain; too much or too little by land: { $found }.
board-d12 = { board-head }: Stockholm and Skania touch each other, have sea routes and nothing else by land; not so: { $found }.
board-d13 = { board-head }: by sea only are reached Great Britain, Stockholm and Skania, and nothing else; not so: { $found }.
board-d14 = { board-head }: in 1702 London and Hannover are joined by one sea route that is British or grey; owners: { $found }.
board-d15 = { board-head }: in 1702 Cornwall and Oporto are joined by one sea route that is British or grey; owners: { $found }.
board-d16 = { board-head }: in 1702 Oporto touches Madrid; Oporto has: { $found }.
board-d17 = { board-head }: in 1702 Hannover, Madrid and Oporto are nobody's homes; { board-found }.
board-d18 = { board-head }: in 1702 Ingria is no Swedish home; { board-found }.
board-d19 = { board-head }: in 1702 at most two Electors are Austrian homes, and none is a home of Britain, Sweden, Russia or the Ottomans; { board-found }.
board-d20 = { board-head }: in 1618 Nassau touches Oldenburg; Nassau has: { $found }.
board-d21 = { board-head }: in 1618 Hannover touches Oldenburg; Hannover has: { $found }.
board-d22 = { board-head }: in 1618 Oldenburg is nobody's home; { board-found }.
board-d23 = { board-head }: in 1618 Pfalz is the capital of the Protestants; { board-found }.
board-d24 = { board-head }: in 1618 Brandenburg is no home of Sweden, Austria or Spain; { board-found }.
board-d25 = { board-head }: in 1702 Silesia is an Austrian home; { board-found }.
board-d26 = { board-head }: in 1702 Podolia is nobody's home; { board-found }.
board-d27 = { board-head }: in 1618 Bohemia is nobody's home; { board-found }.
board-d28 = { board-head }: in 1702 Lombardia, Hungari, Livonia, Ingria, Saxonia, Bavaria and Wurttemberg, garrisoned at the start, are nobody's homes; { board-found }.
board-d29 = { board-head }: Bavaria and Hannover are on both sides; { board-found }.
board-d30 = { board-head }: in 1618 Picardie, Champagne and Paris are French homes; { board-found }.
board-d31 = { board-head }: in 1702 Wallachia and Istanbul are Ottoman homes; { board-found }.
board-d32 = { board-head }: Wien is the capital of Austria and Istanbul the capital of the Ottomans; { board-found }.
board-d33 = { board-head }: Stockholm is the capital of Sweden; { board-found }.
board-d34 = { board-head }: in 1618 Warszawa is the capital of Poland; { board-found }.
board-d35 = { board-head }: in 1702 London is the capital of Britain; { board-found }.
board-d36 = { board-head }: there are no ports; { board-found }.
