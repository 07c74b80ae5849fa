# Druga lekcja gry Raison d’État: Najemnicy i morze.

lesson-raison_detat-gold_and_ships = Najemnicy i okręty
    .about = Walcz cudzymi rękami, jak Richelieu, i wyląduj ze szwedzką armią w Niemczech.

## 1. Najemnicy

lesson-raison_detat-gold_and_ships-mercenaries = Wojna cudzymi rękami

lesson-raison_detat-gold_and_ships-mercenaries-wheel =
    Prowadzisz Francję, Sojusznika Szwecji. W 1618 roku Koło Wojny ma siedem Mocarstw i siedem akcji, każde Mocarstwo ma inną; po siedmiu turach runda się kończy.

    Jedna akcja jest nowa: Subwencje i Najemnicy. Właśnie na nią pora. W 1702 roku jest częścią Przywództwa.

lesson-raison_detat-gold_and_ships-mercenaries-first =
    Albo Pieniądze, albo karty, razem najwyżej trzy, dla Sojuszników. Szwecja zaraz zaatakuje Austrię w Saksonii (Saxonia), a ma jedną kartę, jedynkę.
    .task = Przekaż Szwecji piątkę.
    .hint = Też się przyda. Ale zacznij od najmocniejszej: ma uderzyć w Austrię, a nie leżeć na Twojej ręce.
    .hint-money = Pieniądze wydaje się dopiero w Mobilizacji. Szwecja walczy wcześniej: przekaż karty. Jedno i drugie naraz nie jest możliwe.
    .hint-protestants = Protestanci mają jeden Oddział i żadnej bitwy przed sobą. Szwecja ma trzy: przekaż karty jej.
    .hint-done = Karty zostałyby u Ciebie, gdzie nikt nie walczy.

lesson-raison_detat-gold_and_ships-mercenaries-second =
    Wolno przekazać do trzech kart. Tylko Ty i Szwecja będziecie wiedzieć jakie.
    .task = Przekaż Szwecji także czwórkę.
    .hint = Wolno. Ale czwórka pomoże Szwecji dużo bardziej, a jedną kartę warto zachować.
    .hint-protestants = Jeden silny Sojusznik jest lepszy niż dwóch słabych. Przekaż ją Szwecji.
    .right = Szwecja przyjmuje: ma teraz 1, 4 i 5.

lesson-raison_detat-gold_and_ships-mercenaries-reason =
    Inaczej niż w Koalicjach nie daje to Wpływu, a Sojusznik mógł odmówić. Robisz to z jednego powodu: wygrywa wróg Twojego wroga.

    A niewydane Pieniądze tracisz po Mobilizacji przez Korupcję. Wyjątków nie ma.

## 2. Desant

lesson-raison_detat-gold_and_ships-sea = Desant

lesson-raison_detat-gold_and_ships-sea-sail =
    Prowadzisz Szwecję. Terytoria Skania i Stockholm można opuścić tylko na okręcie. Szlak Morski w Twoim kolorze zawsze stoi Ci otworem: ten ze Skanii na Pomorze (Pommern).

    Pomorze ma Twój pasek i jest niczyje.
    .task = Ruch Morski Skania → Pommern.
    .hint = To nie jest droga do Niemiec.
    .hint-grey = Ten Szlak Morski jest szary i też możesz z niego korzystać. Ale droga do Niemiec prowadzi przez Pomorze.
    .hint-march = Twoja armia zostałaby za Bałtykiem. Wojna jest w Niemczech.
    .right = Lew Północy wylądował.

lesson-raison_detat-gold_and_ships-sea-garrison =
    Jeden Szlak Morski w jednym ruchu i jesteś na miejscu.
    .task = Umieść Garnizon na Pomorzu (Pommern).
    .hint = Pomorze byłoby niczyje, a droga powrotna otwarta dla każdego.
    .hint-home = Do Skanii nikt nie dojdzie pieszo. Garnizon potrzebny jest na Pomorzu.
    .right = Pomorze jest szwedzkie: 1 punkt Wpływu w każdej rundzie.

lesson-raison_detat-gold_and_ships-sea-grey =
    Szare Szlaki Morskie nie należą do nikogo. Może z nich korzystać każdy, kto rusza z Terytorium własnego albo niczyjego. Szlaki w innym kolorze są dla ich właściciela i, za zgodą, dla jego Sojuszników.

    Przez morze nikt nie wspiera bitwy.
