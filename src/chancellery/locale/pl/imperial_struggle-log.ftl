is-box-navy = Sekcja Floty
