# Piąta lekcja gry Maria: polityka. Forma jak w lessons.ftl.

lesson-maria-politics = Polityka
    .about = Atut, blef i cierpliwość: kto weźmie którą kartę polityki i co dają tory Rosji i Włoch.

## 1. Atut

lesson-maria-politics-trump = Pierwszy wybór

lesson-maria-politics-trump-offer =
    Każda tura pełnej gry zaczyna się od polityki. Odkrywa się dwie karty polityki, a cztery frakcje główne walczą o nie kartami taktycznymi.

    Jesteś Fryderykiem. Leżą tu „{ maria-political-palace_coup }” i „{ maria-political-london_votes_money }”. Symbole mówią, kto może wziąć kartę: pierwszą każdy, drugą tylko Armia Pragmatyczna i Austria.

lesson-maria-politics-trump-suit =
    Kolor atutowy ogłasza zwycięzca ostatniej bitwy. To Ty. Spójrz na obie swoje ręce: liczy się tu tylko atut.

    Ogłoś kolor, w którym masz najwięcej. (Dopóki nikt nie wygrał bitwy, decyduje los.)
    .task = Ogłoś trefle.
    .hint = Ogłoś trefle.
    .hint-weak = Twój jedyny pik to 2. W treflach masz 9 i 4.
    .hint-one = 7 karo jest dobra, ale Armia Pragmatyczna nie ma żadnego kara. W treflach każda z Twoich frakcji ma kartę.
    .hint-two = Armia Pragmatyczna miałaby 8, ale Prusy tylko 3. A to Prusom zależy na pierwszym wyborze.

lesson-maria-politics-trump-bid =
    Teraz każda frakcja może położyć zakrytą kartę: atut, kartę „Reserve”, która liczy się tu za 16, albo inną, jako blef. Wszyscy naraz.

    Najwyższa wartość wybiera pierwsza. Prusy chcą karty „{ maria-political-palace_coup }”, więc połóż ich najlepszy atut.
    .task = Połóż pruską kartę 9 trefl.
    .hint = To nie atut: wróciłby do ręki, a Prusy nie miałyby nic do powiedzenia.
    .hint-pragmatic = Po kolei. Najpierw Prusy.
    .hint-nothing = Bez karty na planszy polityki Prusy nie biorą udziału w wyborze.

lesson-maria-politics-trump-second =
    Druga frakcja decyduje osobno, z własnej ręki. Kto się spóźni i nie ma czego wziąć, zabiera swoją kartę: próba nic nie kosztuje.
    .task = Połóż kartę 4 trefl Armii Pragmatycznej.
    .hint = Prusy już położyły kartę. Kolej na Armię Pragmatyczną.
    .hint-nothing = Próba nic nie kosztuje. Jeśli nic nie zostanie, karta wróci.
    .hint-bluff = Blef denerwuje innych, ale niczego nim nie weźmiesz. Atutową 4 możesz.
    .right = Prusy 9, Francja 6, Austria 5, Armia Pragmatyczna 4: w tej kolejności wybierają.

lesson-maria-politics-trump-take =
    Wybierasz jako pierwszy! Kto bierze kartę, odrzuca wszystkie swoje karty taktyczne z planszy polityki. To jest jej cena.

    „{ maria-political-palace_coup }” przesuwa znacznik na torze Rosji. Stoi teraz tam, gdzie pruski generał, Stary Dessauer, musi pilnować rosyjskiej granicy.
    .task = Weź kartę „{ maria-political-palace_coup }”.
    .hint = Weź kartę „{ maria-political-palace_coup }”.
    .hint-keep = 9 zostałaby na następne tury. Ale kartę wzięłaby Austria, a Twój generał dalej stałby poza mapą.

lesson-maria-politics-trump-use =
    Karta jest Twoja. Możesz jej użyć albo ją odrzucić, jeśli chodziło tylko o to, by nie miał jej nikt inny.
    .task = Użyj jej.
    .hint = Stary Dessauer by nie wrócił. Użyj jej.
    .hint-discard = Stary Dessauer by nie wrócił. Użyj jej.

lesson-maria-politics-trump-russia =
    Po lewej Rosja ma inne kłopoty, po prawej zagraża Prusom. Znacznik stoi na gwiazdce; o jedno pole w lewo korpus nie jest już potrzebny.
    .task = Przesuń znacznik w lewo.
    .hint = Przesuń znacznik w lewo.
    .hint-right = Austria dobierałaby co turę o kartę więcej, a Twój korpus dalej by tam tkwił.
    .hint-decline = Karta poszłaby na nic.
    .right = Stary Dessauer wraca do Kostrzyna ze wszystkimi armiami.

lesson-maria-politics-trump-back =
    Potem inni: Francja nie może wziąć karty „{ maria-political-london_votes_money }”, więc zabrała swoją. Austria ją wzięła i dobrała 2 karty. Dla Armii Pragmatycznej nic nie zostało: 4 wróciła do Twojej ręki.

    To, co mówi tor, działa, dopóki znacznik się nie przesunie.

## 2. Cierpliwość

lesson-maria-politics-patience = Czekanie na lepszą kartę

lesson-maria-politics-patience-bid =
    Teraz jesteś Ludwikiem XV. Do wzięcia: pole na torze Saksonii i Rosji albo sama Rosja. Dla Francji żadna nie znaczy wiele, a we Włoszech Austria może Cię ubiec.

    Atutem są piki. Mimo to połóż swój atut: zaraz zobaczysz dlaczego.
    .task = Połóż kartę 7 pik.
    .hint = Połóż kartę 7 pik.
    .hint-nothing = Bez karty nie masz nic do powiedzenia i nic nie leży też na następną turę.
    .hint-bluff = Karta, która nie jest atutem, od razu wraca, a wszyscy ją widzieli. Połóż atut.
    .right = Francja 7, Austria 3: wybierasz jako pierwszy.

lesson-maria-politics-patience-keep =
    Możesz wziąć kartę. Albo zostawić swoją: wtedy 7 leży dalej na planszy polityki i liczy się także w następnych turach, bez względu na atut.
    .task = Zostaw kartę na planszy.
    .hint = Saksonia i Rosja Francji nie pomogą, a 7 by przepadła. Cierpliwości.
    .right = 7 zostaje. W następnej turze doda się do niej nowy atut.

lesson-maria-politics-patience-later =
    Z 7 i nowym atutem trudno będzie przebić Francję, gdy przyjdzie karta o Włoszech. Ale teraz Austria wybiera sama: cierpliwość też kosztuje. Przy równej wartości pierwsza jest frakcja stojąca na planszy bardziej na prawo.

    Zasada opcjonalna podnosi cenę blefu: karta, która nie jest atutem, leży zakryta do następnej tury.

## 3. Włochy

lesson-maria-politics-italy = Wojna we Włoszech

lesson-maria-politics-italy-sum =
    Znów Maria Teresa. Na planszy leży Twoja 6 kier z wcześniejszej tury. Atutem są trefle. Francja położyła 10, Ty 7.

    6 i 7 to 13, więc wybierasz przed Francją. Karty zostawione na planszy liczą się bez względu na kolor.

lesson-maria-politics-italy-turin =
    „{ maria-political-pact_of_turin }” przesuwa znacznik Włoch w prawo i daje kartę. Stoi na polu 5, a na polu 6 jest symbol zwycięstwa w Twoim kolorze.
    .task = Weź kartę „{ maria-political-pact_of_turin }”.
    .hint = Weź kartę „{ maria-political-pact_of_turin }”.
    .hint-keep = Taka karta może się już nie trafić. Weź ją.

lesson-maria-politics-italy-part =
    Kartę można wykorzystać całą albo w części. Tu obie części Ci służą. Najpierw tor.
    .task = Przesuń znacznik Włoch.
    .hint = Bez przesunięcia Austria nie dostanie znacznika we Włoszech.
    .right = Pole 6: znacznik zwycięstwa trafia na pole Włoch, a druga część daje Ci kartę.

lesson-maria-politics-italy-corps =
    Symbol uderza też we Francję: musi wysłać korpus ekspedycyjny. Noailles zszedł z mapy ze wszystkimi armiami i brakuje go we Flandrii. Wróci, gdy znacznik opuści pola z korpusem.

    Twój znacznik zostaje, dopóki znacznik Włoch nie wróci na gwiazdkę. Francja będzie więc walczyć o następną kartę.
