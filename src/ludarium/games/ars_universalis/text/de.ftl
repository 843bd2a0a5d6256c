# Ars Universalis, auf Deutsch. Derselbe Katalog dient Terminal und Browser; core/text.py erklärt die Namen.

## Figuren, Werke und Materialien

figure-khwarizmi = al-Chwarizmi
figure-ziryab = Ziryab
figure-kassia = Kassia
figure-tuotilo = Tuotilo
figure-murasaki = Murasaki Shikibu
figure-guido = Guido von Arezzo
figure-hildegard = Hildegard von Bingen
figure-jazari = al-Dschazari
figure-unkei = Unkei
figure-marie = Marie de France
figure-fibonacci = Fibonacci
figure-pisano = Nicola Pisano
figure-alfonso = Alfons X. der Weise
figure-guan = Guan Daosheng
figure-dante = Dante Alighieri
figure-giotto = Giotto
figure-petrarch = Petrarca
figure-orcagna = Andrea Orcagna
figure-sluter = Claus Sluter
figure-rublev = Andrei Rubljow
figure-brunelleschi = Filippo Brunelleschi
figure-leonardo = Leonardo da Vinci
figure-durer = Albrecht Dürer
figure-michelangelo = Michelangelo
figure-cellini = Benvenuto Cellini
figure-tansen = Tansen
figure-cervantes = Miguel de Cervantes
figure-shakespeare = William Shakespeare
figure-kepler = Johannes Kepler
figure-artemisia = Artemisia Gentileschi
figure-bernini = Gian Lorenzo Bernini
figure-rembrandt = Rembrandt
figure-strozzi = Barbara Strozzi
figure-newton = Isaac Newton
figure-basho = Matsuo Bashō
figure-merian = Maria Sibylla Merian
figure-sor_juana = Sor Juana Inés de la Cruz
figure-roldan = Luisa Roldán
figure-handel = Georg Friedrich Händel
figure-bach = Johann Sebastian Bach
figure-aleijadinho = Aleijadinho
figure-herschel = Wilhelm Herschel
figure-blake = William Blake
figure-hokusai = Katsushika Hokusai
figure-beethoven = Ludwig van Beethoven
figure-austen = Jane Austen
figure-chopin = Frédéric Chopin
figure-schumann = Clara Schumann
figure-tolstoy = Leo Tolstoi
figure-borodin = Alexander Borodin
figure-degas = Edgar Degas
figure-rodin = Auguste Rodin
figure-lewis = Edmonia Lewis
figure-gonzaga = Chiquinha Gonzaga
figure-kovalevskaya = Sofja Kowalewskaja
figure-cajal = Santiago Ramón y Cajal
figure-van_gogh = Vincent van Gogh
figure-tagore = Rabindranath Tagore
figure-rizal = José Rizal
figure-claudel = Camille Claudel
figure-curie = Marie Curie
figure-olowe = Olowe von Ise
figure-ramanujan = Srinivasa Ramanujan

work-khwarizmi-1 = Das kurzgefasste Rechenbuch (al-Dschabr)
work-ziryab-1 = Lieder der Schule von Córdoba
work-kassia-1 = Hymnus der Kassiani
work-kassia-2 = Epigramme
work-tuotilo-1 = Elfenbeindeckel des Evangelium longum
work-tuotilo-2 = Hodie cantandus est
work-tuotilo-3 = Wandmalereien von St. Gallen
work-murasaki-1 = Die Geschichte vom Prinzen Genji
work-guido-1 = Ut queant laxis (Solmisation)
work-hildegard-1 = Ordo virtutum
work-hildegard-2 = Physica
work-hildegard-3 = Scivias
work-jazari-1 = Buch der sinnreichen Vorrichtungen
work-jazari-2 = Gemalte Entwürfe der Schlossuhr
work-unkei-1 = Niō-Wächter des Tōdai-ji
work-marie-1 = Lais
work-fibonacci-1 = Liber abaci
work-pisano-1 = Kanzel im Baptisterium von Pisa
work-alfonso-1 = Alfonsinische Tafeln
work-alfonso-2 = Cantigas de Santa Maria
work-guan-1 = Bambushaine in Nebel und Regen
work-dante-1 = Göttliche Komödie
work-giotto-1 = Fresken der Scrovegni-Kapelle
work-petrarch-1 = Rime sparse (Rerum vulgarium fragmenta)
work-orcagna-1 = Strozzi-Altar
work-orcagna-2 = Tabernakel von Orsanmichele
work-sluter-1 = Mosesbrunnen
work-rublev-1 = Dreifaltigkeit
work-brunelleschi-1 = Kuppel von Santa Maria del Fiore
work-brunelleschi-2 = Opferung Isaaks (Wettbewerbsrelief)
work-leonardo-1 = Mona Lisa
work-leonardo-2 = Codex Atlanticus
work-leonardo-3 = Sforza-Pferd (Modell)
work-durer-1 = Selbstbildnis im Pelzrock
work-durer-2 = Magisches Quadrat der Melencolia I
work-durer-3 = Tagebuch der Reise in die Niederlande
work-michelangelo-1 = Decke der Sixtinischen Kapelle
work-michelangelo-2 = David
work-cellini-1 = Perseus mit dem Haupt der Medusa
work-cellini-2 = Vita (Selbstbiographie)
work-tansen-1 = Raga Miyan ki Todi
work-cervantes-1 = Don Quijote
work-shakespeare-1 = Hamlet
work-kepler-1 = Astronomia nova
work-artemisia-1 = Judith enthauptet Holofernes
work-bernini-1 = Verzückung der heiligen Theresa
work-rembrandt-1 = Die Nachtwache
work-strozzi-1 = Lagrime mie
work-newton-1 = Principia Mathematica
work-basho-1 = Auf schmalen Pfaden durchs Hinterland
work-merian-1 = Metamorphosis insectorum Surinamensium
work-merian-2 = Neues Blumenbuch
work-sor_juana-1 = Primero sueño
work-sor_juana-2 = El caracol (Abhandlung über Musik)
work-roldan-1 = Die Grablegung Christi
work-handel-1 = Messias
work-bach-1 = Jesus bleibet meine Freude
work-aleijadinho-1 = Portal von São Francisco de Assis, Ouro Preto
work-herschel-1 = Entdeckung des Uranus
work-herschel-2 = Sinfonie Nr. 8 c-Moll
work-blake-1 = Der Alte der Tage
work-blake-2 = Tiriel
work-hokusai-1 = Die große Welle vor Kanagawa
work-beethoven-1 = Sinfonie Nr. 9
work-austen-1 = Verstand und Gefühl
work-chopin-1 = Nocturnes
work-schumann-1 = Klaviertrio g-Moll
work-tolstoy-1 = Krieg und Frieden
work-borodin-1 = Polowetzer Tänze
work-borodin-2 = Die Aldolreaktion
work-degas-1 = Die Tanzklasse
work-degas-2 = Kleine vierzehnjährige Tänzerin
work-rodin-1 = Das Höllentor
work-lewis-1 = Der Tod der Kleopatra
work-gonzaga-1 = Ó abre alas
work-kovalevskaya-1 = Über die Drehung eines festen Körpers
work-kovalevskaya-2 = Eine russische Kindheit
work-cajal-1 = Textur des Nervensystems
work-cajal-2 = Zeichnungen der Neuronen
work-van_gogh-1 = Sternennacht
work-tagore-1 = Gitanjali
work-tagore-2 = Rabindra Sangeet
work-tagore-3 = Späte Tuschbilder
work-rizal-1 = El filibusterismo
work-rizal-2 = Der Triumph der Wissenschaft über den Tod
work-rizal-3 = Naturgeschichte von Dapitan (Draco rizali)
work-claudel-1 = Der Walzer
work-curie-1 = Die Entdeckung des Radiums
work-olowe-1 = Verandapfosten des Palastes von Ikere
work-ramanujan-1 = Zahlentheoretische Notizbücher

category-painting = Malerei
category-literature = Literatur
category-music = Musik
category-sculpture = Skulptur
category-science = Wissenschaft

period-middle_ages = das Mittelalter
period-early_modern = die Frühe Neuzeit
period-late_modern = die Späte Neuzeit

material-M001 = M001
material-M002 = M002
material-M003 = M003
material-M004 = M004
material-M005 = M005
material-M006 = M006
material-M007 = M007
material-M008 = M008
material-M009 = M009
material-M010 = M010
material-M011 = M011
material-M012 = M012
material-M013 = M013
material-M014 = M014
material-M015 = M015
material-M016 = M016
material-M017 = M017
material-M018 = M018
material-M019 = M019
material-M020 = M020
material-M021 = M021
material-M022 = M022
material-M023 = M023
material-M024 = M024
material-M025 = M025
material-M026 = M026
material-M027 = M027
material-M028 = M028
material-M029 = M029
material-M030 = M030
material-M031 = M031
material-M032 = M032
material-M033 = M033
material-M034 = M034
material-M035 = M035
material-M036 = M036
material-M037 = M037
material-M038 = M038
material-M039 = M039
material-M040 = M040
material-M041 = M041
material-M042 = M042
material-M043 = M043
material-M044 = M044
material-M045 = M045
material-M046 = M046
material-M047 = M047
material-M048 = M048
material-M049 = M049
material-M050 = M050
material-M051 = M051
material-M052 = M052
material-M053 = M053
material-M054 = M054
material-M055 = M055
material-M056 = M056
material-M057 = M057
material-M058 = M058
material-M059 = M059
material-M060 = M060
material-M061 = M061
material-M062 = M062
material-M063 = M063
material-M064 = M064
material-M065 = M065
material-M066 = M066
material-M067 = M067
material-M068 = M068
material-M069 = M069
material-M070 = M070
material-M071 = M071
material-M072 = M072
material-M073 = M073
material-M074 = M074
material-M075 = M075
material-M076 = M076
material-M077 = M077
material-M078 = M078
material-M079 = M079
material-M080 = M080
material-M081 = M081
material-M082 = M082
material-M083 = M083
material-M084 = M084
material-M085 = M085
material-M086 = M086
material-M087 = M087
material-M088 = M088
material-M089 = M089
material-M090 = M090
material-M091 = M091
material-M092 = M092
material-M093 = M093
material-M094 = M094
material-M095 = M095
material-M096 = M096
material-M097 = M097
material-M098 = M098
material-M099 = M099
material-M100 = M100

## Was gefragt ist

goal = { $seats ->
    [1] Vollende ein Werk der Späten Neuzeit
   *[other] Sammle die meisten Punkte
}
    .end = { $seats ->
    [1] endet, wenn kein Werk mehr vollendet werden kann
    [2] endet in der Runde, in der jemand { $end_score } erreicht; wer { $idle_rounds } Runden keine Figur bekommt, verliert
   *[other] endet in der Runde, in der jemand { $end_score } erreicht oder niemand eine Figur nimmt
}
step-auction = Eröffne eine Auktion mit einem Gebot oder steige aus dieser Phase aus.
step-bidding = Erhöhe das Gebot oder passe.
step-recruitment = Wirb die angebotene Figur an oder lehne ab.
step-acquire = Du hast so viele Figuren, wie du darfst: Entlasse eine für die neue.
step-receive = Mehr Materialien, als deine Hand halten darf: Lege vorher einige ab, eines nach dem anderen, oder nimm weniger.
step-trade = Handel: einmal verkaufen und einmal kaufen, in beliebiger Reihenfolge.
step-projects = Projekte: Vollende Werke mit deinen Materialien und beende deinen Zug.
step-make_room = Deine Hand ist voll: Lege eine Karte für die der Werkstatt ab.
step-solo = Vollende ein Werk einer aufgedeckten Figur oder nimm einmal eine neue Hand.
step-solo_discard = Mehr Karten, als du halten darfst: Lege einige ab, eine nach der anderen.

## Züge

verb-open = { $figure } mit { $bid } eröffnen
    .group = { $figure } eröffnen mit
    .item = { $bid }
verb-raise = { $bid } bieten
    .group = Bieten
    .item = { $bid }
verb-pass = Passen
verb-take = { $figure } zum Mindestgebot nehmen
    .group = Zum Mindestgebot nehmen
    .item = { $figure }
verb-take_classic = Den Klassiker { $figure } zum Mindestgebot nehmen
verb-withdraw = Aus dieser Phase aussteigen
verb-hire = { $figure } anwerben
verb-decline = Ablehnen
verb-dismiss = { $figure } entlassen
    .group = Entlassen
    .item = { $figure }
verb-drop = { $material } ablegen
    .group = Ablegen
    .item = { $material }
verb-keep = Nichts mehr ablegen
verb-sell = { $material } verkaufen
    .group = Verkaufen
    .item = { $material }
verb-buy = { $number ->
    [one] { $number } Material
   *[other] { $number } Materialien
} kaufen
    .group = Materialien kaufen
    .item = { $number }
verb-exchange = { $give } gegen { $take } der Bank tauschen
    .group = { $give } tauschen gegen
    .item = { $take }
    .grid = … tauschen gegen
    .row = { $give }
verb-fetch = { $material } aus der Werkstatt kaufen
    .group = Aus der Werkstatt kaufen
    .item = { $material }
verb-complete = „{ $work }“ von { $figure } mit { $materials } vollenden
    .group = „{ $work }“ von { $figure } vollenden mit
    .item = { $materials }
verb-shift_hand = Paradigmenwechsel: eine neue Hand
verb-shift_coins = Paradigmenwechsel: Münzen
verb-end = Zug beenden

## Was geschah

event-round_began = Runde { $round } begann; { $me ->
    [seat] du führst.
   *[none] { $seat } führt.
}
event-period_began = Ein neues Zeitalter begann, { $period }, und alle nahmen { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
event-dealt = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} mit { $figure } begonnen.
event-revealed = { $figure } wurde aufgedeckt.
    .many = Aufgedeckt: { $figure }.
event-reshuffled = { $number ->
    [one] Die Figur, die niemand kaufte, wurde ein neuer Stapel.
   *[other] Die { $number } Figuren, die niemand kaufte, wurden ein neuer Stapel.
}
event-opened = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $figure } mit { $bid } eröffnet.
event-raised = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $bid } geboten.
    .matters = Das ist mehr, als du geboten hast. Biete noch mehr oder passe: Es bleiben andere Figuren.
event-passed = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} gepasst.
event-withdrew = { $me ->
    [seat] { $seat } bist
   *[none] { $seat } ist
} aus der Phase ausgestiegen.
event-declined = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $figure } abgelehnt.
event-acquired = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $figure } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} erworben.
event-dismissed = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $figure } entlassen.
event-unsold = Niemand hat { $figure } gekauft.
    .many = Niemand hat { $figure } gekauft.
event-drew = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $material } gezogen.
    .many = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $material } gezogen.
event-drew_hidden = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $material } gezogen.
    .many = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $material } gezogen.
event-drew_hidden-hidden = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $times ->
    [one] { $times } Material
   *[other] { $times } Materialien
} gezogen.
event-discarded = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $material } abgelegt.
    .many = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $material } abgelegt.
event-sold = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $material } verkauft.
    .many = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $material } verkauft.
event-bought = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $number ->
    [one] { $number } Material
   *[other] { $number } Materialien
} für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} gekauft.
event-bank_laid = { $material } kam in die Bank.
    .many = Die Bank wurde ausgelegt: { $material }.
event-exchanged = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $give } gegen { $take } der Bank getauscht.
event-workshop_laid = { $material } kam in die Werkstatt.
    .many = Die Werkstatt wurde ausgelegt: { $material }.
event-fetched = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $material } aus der Werkstatt für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} gekauft.
event-tipped = { $me ->
    [other] Du hast eine Münze davon bekommen.
   *[none] { $other } hat eine Münze davon bekommen.
}
    .matters = Was andere in der Werkstatt zahlen, geht an die Nächsten.
event-completed = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} „{ $work }“ von { $figure } mit { $materials } vollendet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (jetzt { $total }).
event-finished = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} alle Werke von { $figure } vollendet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (jetzt { $total }).
event-developed = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} die große Entwicklung in { $category } genommen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (jetzt { $total }).
event-overtaken = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} die große Entwicklung in { $category } verloren: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger (jetzt { $total }).
    .matters = Sie hat, wer am meisten Werke dieser Kategorie hat: Vollende mehr davon, und sie kommt zurück.
event-advanced = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} das nächste Zeitalter eingeleitet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (jetzt { $total }).
event-achieved = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} die große Leistung in Kunst und Wissenschaft erreicht: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (jetzt { $total }).
event-shifted_hand = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} einen Paradigmenwechsel gemacht: { $number ->
    [one] { $number } Material
   *[other] { $number } Materialien
} ersetzt.
event-shifted_coins = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} einen Paradigmenwechsel gemacht: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
event-put_aside = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $material } beiseitegelegt.
    .many = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $material } beiseitegelegt.
event-classic_shown = { $figure } liegt nun als Klassiker oben.
event-round_ended = Runde { $round } endete.
event-forfeited = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} verloren: keine neue Figur in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden hintereinander
}.
    .matters = Wer zu lange keine Figur bekommt, verliert, gleich wie die Punkte stehen.
event-marker_scored = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für den Paradigmenmarker erhalten (jetzt { $total }).
event-treasures_scored = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für die meisten Werke des Mittelalters erhalten (jetzt { $total }).
event-turned_up = { $figure } wurde aufgedeckt.
    .many = Aufgedeckt: { $figure }.
event-inspired = { $figure } ist die neue Inspiration.
event-won = Gewonnen mit { $works ->
    [one] { $works } Werk
   *[other] { $works } Werken
}.
event-lost = Nichts lässt sich mehr vollenden: verloren mit { $works ->
    [one] { $works } Werk
   *[other] { $works } Werken
}.
event-solved = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} „{ $work }“ von { $figure } mit { $materials } vollendet.
event-gave_up = Aufgegeben mit { $works ->
    [one] { $works } Werk
   *[other] { $works } Werken
}.

## Was geschähe

would-round_began = Runde { $round } würde beginnen.
would-period_began = Ein neues Zeitalter würde beginnen, { $period }, und alle nähmen { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
would-opened = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $figure } mit { $bid } eröffnen.
would-raised = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $bid } bieten.
would-passed = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} passen.
would-withdrew = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} aus der Phase aussteigen.
would-declined = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $figure } ablehnen.
would-acquired = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $figure } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} erwerben.
would-dismissed = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $figure } entlassen.
would-unsold = Niemand hätte { $figure } gekauft.
    .many = Niemand hätte { $figure } gekauft.
would-discarded = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $material } ablegen.
    .many = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $material } ablegen.
would-sold = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $material } verkaufen.
    .many = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $material } verkaufen.
would-bought = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $number ->
    [one] { $number } Material
   *[other] { $number } Materialien
} für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} kaufen.
would-exchanged = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $give } gegen { $take } der Bank tauschen.
would-fetched = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $material } aus der Werkstatt für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} kaufen.
would-tipped = { $me ->
    [other] Du bekämst eine Münze davon.
   *[none] { $other } bekäme eine Münze davon.
}
would-completed = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} „{ $work }“ von { $figure } mit { $materials } vollenden: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (dann { $total }).
would-finished = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} alle Werke von { $figure } vollenden: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (dann { $total }).
would-developed = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} die große Entwicklung in { $category } nehmen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (dann { $total }).
would-overtaken = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} die große Entwicklung in { $category } verlieren: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} weniger (dann { $total }).
would-advanced = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} das nächste Zeitalter einleiten: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (dann { $total }).
would-achieved = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} die große Leistung in Kunst und Wissenschaft erreichen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} (dann { $total }).
would-shifted_hand = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} einen Paradigmenwechsel machen und { $number ->
    [one] { $number } Material
   *[other] { $number } Materialien
} ersetzen.
would-shifted_coins = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} einen Paradigmenwechsel machen: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
would-put_aside = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $material } beiseitelegen.
    .many = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $material } beiseitelegen.
would-classic_shown = { $figure } läge als Klassiker oben.
would-round_ended = Runde { $round } würde enden.
would-forfeited = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} verlieren: keine neue Figur in { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden hintereinander
}.
would-marker_scored = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für den Paradigmenmarker erhalten (dann { $total }).
would-treasures_scored = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für die meisten Werke des Mittelalters erhalten (dann { $total }).
would-won = Es wäre gewonnen mit { $works ->
    [one] { $works } Werk
   *[other] { $works } Werken
}.
would-lost = Nichts ließe sich mehr vollenden: verloren mit { $works ->
    [one] { $works } Werk
   *[other] { $works } Werken
}.
would-solved = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} „{ $work }“ von { $figure } mit { $materials } vollenden.

## Warum nicht

reason-not-in-hand = Du hast { $material } nicht auf der Hand.
reason-not-on-table = { $figure } wird nicht angeboten.
reason-needs-coins = Das kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}, du hast { $coins ->
    [0] keine
   *[other] { $coins }
}.
reason-bid-too-low = Das niedrigste Gebot ist { $least }.
reason-others-in-play = Andere sind noch im Spiel: Eröffne eine Auktion.
reason-last-in-play = Nur du bist noch im Spiel: Nimm eine Figur zum Mindestgebot.
reason-no-classic = { $figure } ist nicht der Klassiker, der oben liegt.
reason-not-active = { $figure } ist keine deiner Figuren.
reason-no-such-work = { $figure } hat kein Werk { $work }.
reason-work-is-done = „{ $work }“ von { $figure } ist schon vollendet.
reason-needs-earlier = Vollende zuerst ein Werk des Zeitalters davor: { $period }.
reason-needs-earlier-kind = Vollende zuerst ein Werk dieser Kategorie ({ $category }) aus dem Zeitalter davor: { $period }.
reason-unsolved = Mit genau diesen Karten lässt sich „{ $work }“ von { $figure } nicht lösen.
reason-no-bank = Mit Leonardos Werkstatt gibt es keine Bank.
reason-no-workshop = In dieser Partie gibt es keine Werkstatt.
reason-not-in-bank = { $material } ist nicht in der Bank.
reason-not-in-workshop = { $material } ist nicht in der Werkstatt.
reason-once-a-turn = Das hast du in diesem Zug schon getan.
reason-sale-is-over = Dein Verkauf in diesem Zug ist vorbei.
reason-in-card-order = Karten gehen einzeln in der Reihenfolge ihrer Nummern: Diese kommt zu spät oder zu früh.
reason-bought-already = Du hast in diesem Zug schon gekauft.
reason-above-limit = Deine Hand darf { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
} halten.
reason-marker-is-gone = Du hast deinen Marker für den Paradigmenwechsel abgegeben.
reason-shifted-already = Nur ein Paradigmenwechsel je Runde.
reason-hand-is-empty = Deine Hand ist leer.
reason-must-drop = Deine Hand ist voll: Lege mindestens eine Karte ab, um zu kaufen.
reason-pool-is-empty = Es sind keine Materialien mehr da.

## Optionen

option-help = Hilfe bei Lösungen
option-help-on = wird auf Wunsch gezeigt
option-help-off = keine: alle lösen selbst
option-hands = Hände
option-hands-open = offen
option-hands-closed = verdeckt
option-duel = Duell der Mäzene: Zwei Werke genügen für eine große Entwicklung
option-workshop = Leonardos Werkstatt statt der Bank
option-greatness = Geteilte Größe: Alle derselben Runde punkten
option-golden_age = Verlängertes Goldenes Zeitalter: Vier Werke beenden die Frühe Neuzeit
option-treasures = Schätze der Vergangenheit: Klassiker des Mittelalters zu kaufen
option-duel-off = aus
option-duel-on = an
option-workshop-off = aus
option-workshop-on = an
option-greatness-off = aus
option-greatness-on = an
option-golden_age-off = aus
option-golden_age-on = an
option-treasures-off = aus
option-treasures-on = an

## Die Schlusswertung

score-painting = { category-painting }
score-literature = { category-literature }
score-music = { category-music }
score-sculpture = { category-sculpture }
score-science = { category-science }
score-bonuses = Alle Werke einer Figur
score-transitions = Neue Zeitalter
score-developments = Große Entwicklungen
score-achievement = Kunst und Wissenschaft
score-marker = Paradigmenmarker
score-treasures = Schätze der Vergangenheit
score-won = Gewonnen

## Der Tisch

label-round = Runde { $round }
label-lead = { $me ->
    [seat] du führst
   *[none] { $seat } führt
}
label-figures = { $deck ->
    [one] { $deck } Figur im Stapel
   *[other] { $deck } Figuren im Stapel
}
label-pool = { $pool ->
    [one] { $pool } Material übrig
   *[other] { $pool } Materialien übrig
}
label-player = Mäzen
label-score = Punkte
label-coins = Münzen
label-marker = Marker
label-hand = Hand
label-ages = Zeitalter
label-active = Figuren
label-records = Werke nach Kategorie
label-offer = Im Angebot
label-classic = Klassiker
label-inspiration = Inspiration
label-yours = Deine Figuren
label-grid = Figuren
label-price = Gebot
label-materials = Mat.
label-work = Werk
label-kind = Art
label-target = Rätsel
label-points = Pkt
label-bank = Bank
label-workshop = Werkstatt (eine Spalte kostet ihre Nummer)
label-your-hand = Deine Hand
label-card = Karte
label-number = Zahl
label-paint = Farbe
label-element = Körper
label-joints = Anschl.
label-letters = Buchst.
label-notes = Noten
note-auction = Unter dem Hammer: { $figure }, { $bid } geboten von { $seat }; es bieten noch: { $list }
note-in-play = noch ohne Figur: { $list }
note-pending = mit der nächsten Runde beginnt ein neues Zeitalter
note-bonus = alle Werke: +{ $points }
note-done = fertig
note-holder = { $seat } hält { $list }
note-development = Große Entwicklungen: { $list }
note-of = { $category } ({ $seat })
note-idle = seit { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
} ohne neue Figur
note-hidden = { $number } verdeckt
note-nothing = nichts
note-reconstructed = Fast alle Figuren und Rätsel und alle Materialien sind unsere Rekonstruktion, nicht die gedruckten.
note-puzzles = Malerei: Benachbarte Enden mischen sich zu den Farben. Literatur: Buchstaben der Reihe nach, jeder einer Karte einmal. Musik: Noten in Folge, Karten gleiten um ganze Linien (2). Skulptur: Anschlüsse müssen zusammentreffen, ~ dreht eine Karte. Wissenschaft: + − × ÷.

## Urteile über ein Werk, während es gelegt wird

verdict-complete = Es löst das Werk.
verdict-no-cards = Es liegt noch nichts da.
verdict-unreadable = Das liest sich nicht als Karten, die für das Werk liegen.
verdict-not-in-hand = Du hast { $card } nicht.
verdict-card-twice = { $card } liegt zweimal da.
verdict-dead-card = { $card } trägt nichts zum Werk bei: Nutze sie oder nimm sie zurück.
verdict-wrong-part = { $category ->
    [painting] Farbe
    [literature] Buchstabe
    [music] Note Nr.
   *[other] Körper
} { $place }: gesucht ist { $wanted }, nicht { $found }.
verdict-missing-parts = Es fehlt noch: { $wanted }.
verdict-surplus-parts = Am Ende zu viel: { $found }.
verdict-short-row = Reihe { $place }: Eine Karte allein ergibt keine Farbe.
verdict-no-such-letter = { $card } zeigt den Buchstaben { $found } nicht.
verdict-letter-twice = { $card } zeigt den Buchstaben { $found } nur einmal.
verdict-unconnected = Vor { $card } treffen die Anschlüsse nicht zusammen: { $wanted } und { $found }.
verdict-wrong-start = Die erste Karte muss den ersten Körper zeigen: { $wanted }, nicht { $found }.
verdict-wrong-end = Die letzte Karte muss den letzten Körper zeigen: { $wanted }, nicht { $found }.
verdict-division-by-zero = Durch null kann man nicht teilen.
verdict-wrong-value = Das ergibt { $found }; gesucht ist { $wanted }.
verdict-breaks-off = Am Ende fehlt eine Zahl.
verdict-number-missing = Vor einem Zeichen fehlt eine Zahl.
verdict-operator-missing = Ein Zeichen fehlt: Zahlen stehen nicht nebeneinander.
verdict-not-closed = Eine Klammer ist noch offen.
verdict-not-opened = Eine Klammer wird geschlossen, die nicht offen war.

part-red = Rot
part-yellow = Gelb
part-blue = Blau
part-orange = Orange
part-green = Grün
part-purple = Violett
part-cone = Kegel
part-cylinder = Zylinder
part-sphere = Kugel
part-cube = Würfel
part-high = oben
part-middle = Mitte
part-low = unten

## Wie man im Terminal eine Anordnung tippt

notation-painting = M024 M033 / M012 M075; Enden, die sich berühren, mischen sich, / beginnt eine neue Reihe.
notation-literature = M004:RI M011:SF; hinter jeder Karte die Buchstaben, die du von ihr nimmst.
notation-music = M004 M063+1 M034-1; + und - verschieben die Noten einer Karte nach oben oder unten.
notation-sculpture = M007 M002~ M011; ~ dreht eine Karte um.
notation-science = M014*(M006+M009)-M004; Karten als Zahlen, mit + - * / und Klammern.

## Was geschieht, für den Trainer: „Danach … in 62 von 100 Partien“

fact-acquired = gewinnst du { $figure }
    .rival = gewinnt ein Gegner { $figure }
fact-completed = vollendest du ein Werk von { $figure }
    .rival = vollendet ein Gegner ein Werk von { $figure }
fact-shifted_hand = machst du einen Paradigmenwechsel für Materialien
    .rival = macht ein Gegner einen Paradigmenwechsel für Materialien
fact-shifted_coins = machst du einen Paradigmenwechsel für Münzen
    .rival = macht ein Gegner einen Paradigmenwechsel für Münzen

## Was der Löser über ein beendetes Spiel findet, nach dem, was jeder Mäzen sah

review-missed = { $seat } hätte in Runde { $round } { $works ->
    [one] ein Werk
   *[other] { $works } Werke
} vollenden können und tat es nie. Der Zug hätte { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} gebracht; er brachte { $made }.
review-bank = Für { $seat } war der Tausch mit der Bank insgesamt bis zu { $could ->
    [one] einen Punkt
   *[other] { $could } Punkte
} wert; er brachte { $took }.
review-workshop = { $seat }: Die Karten der Werkstatt waren insgesamt bis zu { $could ->
    [one] einen Punkt
   *[other] { $could } Punkte
} wert; sie brachten { $took }.
