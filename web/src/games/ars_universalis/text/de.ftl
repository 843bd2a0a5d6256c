# Ars Universalis im Browser auf Deutsch: was Karten, Werkbänke und die Beispiele der Regeln sagen.

## Die Karten

era-MA = Mittelalter
era-EM = Frühe Neuzeit
era-LM = Späte Neuzeit

paint-letter-red = R
paint-letter-yellow = Ge
paint-letter-blue = B
paint-letter-orange = O
paint-letter-green = Gr
paint-letter-purple = V

opening-bid = Mindestgebot
materials = { $count ->
    [one] Material
   *[other] Materialien
}
all-works = für alle
points-label = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
notes-label = Noten auf den Stufen { $notes }
material-label = { $id }: Zahl { $number }; Farbe { $left } und { $right }; { $solid }, Anschlüsse { $high }; Buchstaben { $letters }; Noten { $notes }

## Die Beispiele

example-play = Abspielen
example-pause = Anhalten
example-again = Von vorn
example-back = Zurück
example-next = Weiter
example-step = Schritt { $step } von { $steps }
example-sought = Gesucht
example-solved = Gelöst
example-open = Offen
example-refused = Gilt nicht

example-painting-1 = { $title } von { $name } verlangt Orange, Gelb und Rot, in dieser Reihenfolge. Jede Karte hat links und rechts am Rand Farbe.
example-painting-2 = Leg die zweite Karte neben die erste: Rot trifft auf Gelb, und die Fuge wird orange.
example-painting-3 = Gelb an Gelb bleibt Gelb.
example-painting-4 = Rot an Rot bleibt Rot. Drei Farben in einer Reihe kosten vier Karten.
example-painting-5 = Geht eine Reihe nicht weiter, beginnst du darunter eine neue. Von oben nach unten gelesen ist auch das Orange, Gelb, Rot, aber es kostet fünf Karten.
example-literature-1 = { $title } von { $name } verlangt die Buchstaben M O L I N O.
example-literature-2 = Die erste Karte gibt M und O. Welche Buchstaben eine Karte gibt und in welcher Folge, bestimmst du.
example-literature-3 = Die zweite gibt L, I und N.
example-literature-4 = Das O der ersten Karte ist verbraucht: Für das zweite O braucht es eine weitere.
example-literature-5 = Die Karten liegen in der Reihenfolge des Wortes: Mit der zweiten Karte vorn liest man nicht mehr MOLINO.
example-music-1 = { $title } von { $name } verlangt diese vier Noten.
example-music-2 = Die erste Karte gibt die ersten beiden.
example-music-3 = Die zweite steigt genau richtig, aber zu hoch.
example-music-4 = Schieb sie um eine ganze Linie nach unten: Jetzt klingt sie richtig, und die Melodie ist vollständig.
example-music-5 = Auch diese Karte ginge, ganz ohne Schieben. Ihre letzte Note liegt hinter dem Ende der Melodie und zählt nicht.
example-music-6 = In der Mitte ist das anders: Zwischen der ersten und der letzten Note zählt jede. Diese ist zu viel.
example-sculpture-1 = { $title } von { $name } verlangt eine Kugel, einen Würfel und einen Kegel.
example-sculpture-2 = An der Fuge müssen die Anschlüsse aufeinandertreffen. Mitte und oben tun das nicht.
example-sculpture-3 = Dreh den Würfel um: Seine Enden tauschen die Plätze, und was oben war, ist unten. Jetzt trifft Mitte auf Mitte.
example-sculpture-4 = Unten trifft unten: Die Skulptur steht, mit drei Karten.
example-sculpture-5 = Dieser Kegel hat seine Anschlüsse oben, das passt nicht zu unten …
example-sculpture-6 = … es sei denn, eine Karte kommt dazwischen. Sie darf einen beliebigen Körper zeigen, wird aber auch verbraucht.
example-science-1 = { $title } von { $name } verlangt eine Rechnung, die { $target } ergibt.
example-science-2 = Neun mal vier …
example-science-3 = … plus zwei. Die Zahl jeder Karte zählt einmal; du darfst addieren, abziehen, malnehmen und teilen.
example-science-4 = Mit Klammern geht es auch anders, kostet aber eine Karte mehr.
example-science-5 = Zahlen werden nie nebeneinander geschrieben: Eine Drei und eine Acht sind keine Achtunddreißig.

## In den Listen der Regeln

solo-label = Der Tisch des Solospiels: Die oberste Reihe liegt offen, und unter einem vollendeten Werk die nächste Karte
list-brings = Gebot { $bid }, Materialien { $materials }{ $bonus ->
    [0] {""}
   *[other] , Bonus { $bonus }
}
list-materials = Materialien
turn-over = Umdrehen

## Das Brett

subtitle = { $count ->
    [1] Allein
    [2] Zwei Mäzene
    [3] Drei Mäzene
   *[other] Vier Mäzene
}
prompt-auction = { $last ->
    [true] Du bist übrig: Nimm eine Figur zum Mindestgebot oder steig aus
   *[other] Eröffne eine Auktion oder steig aus
}
    .help = { $last ->
    [true] Wer zuletzt übrig ist, zahlt das Mindestgebot.
   *[other] Wähle eine Figur und dein Gebot; du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}. Aussteigen gilt für die ganze Phase.
}
prompt-bidding = { $figure } steht bei { $bid }: erhöhen oder passen?
    .help = Du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}. Passen gilt nur für diese Figur.
prompt-recruitment = { $figure } anwerben oder ablehnen?
    .help = { $danger ->
    [true] Letzte Runde bekamst du keine Figur: Ohne eine verlierst du jetzt das Spiel.{" "}
   *[other] {""}
}Das kostet ihr Mindestgebot; du hast { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
prompt-acquire = Entlasse eine deiner Figuren
    .help = Mehr darfst du nicht haben. Wer geht, verlässt das Spiel; was gewertet ist, bleibt.
prompt-receive = Lege bis zu { $most } ab oder nimm weniger Materialien
    .help = Eine Hand fasst { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
}.
prompt-trade = Kaufe und verkaufe Materialien
    .help = Je einmal, in beliebiger Reihenfolge. Wähle eine Anzahl zum Kaufen oder Handkarten zum Verkaufen. Danach kommen die Werke.
prompt-projects = Vollende deine Werke
    .help = { $workshop ->
    [true] Öffne ein Werk auf der Werkbank. Einmal im Zug kannst du eine Karte der Werkstatt kaufen.
   *[other] Öffne ein Werk auf der Werkbank. Einmal im Zug kannst du eine Karte mit der Bank tauschen.
}
prompt-make_room = Lege eine Karte für die der Werkstatt ab
    .help = Eine Hand fasst { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
}.
prompt-solo = Vollende ein Werk einer aufgedeckten Figur
    .help = { $help ->
    [true] Öffne es auf der Werkbank. Ein vollendetes Werk der Späten Neuzeit gewinnt.
   *[other] Öffne es auf der Werkbank. Findest du nichts mehr, gib im Menü auf.
}
prompt-solo_discard = Lege bis auf { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
} ab
    .help = Was abgelegt ist, verlässt das Spiel.
begun-exchange = { $missing ->
    [give] … gegen { $take } tauschen
   *[other] { $give } gegen … tauschen
}
ask-give = Wähle nun eine Karte deiner Hand.
ask-take = Wähle nun eine Karte der Bank.
about-open = Passen alle, so zahlst du dein Gebot.
about-raise = Passen die anderen, so zahlst du dein Gebot.
about-withdraw = Du bekommst diese Runde keine Figur.
about-decline = Die Figur wird dem anderen Mäzen angeboten oder geht.
about-shift_coins = Du nimmst { $shift ->
    [one] { $shift } Münze
   *[other] { $shift } Münzen
}; der Marker verliert an Wert. Einmal je Runde, zweimal im Spiel.
about-shift_hand = Du bekommst ebenso viele neue Karten; der Marker verliert an Wert.
about-dismiss = Sie verlässt das Spiel, samt ihren offenen Werken.
about-exchange = Deine Karte bleibt für die Nächsten in der Bank.
button-open = Mit { $bid } eröffnen
button-raise = { $bid } bieten
button-pass = Passen
button-take = Nehmen
button-take_classic = Klassiker nehmen
button-withdraw = Aussteigen
button-hire = Anwerben
button-decline = Ablehnen
button-dismiss = Entlassen
button-drop = Ablegen
button-keep = Nichts ablegen
button-sell = Verkaufen
button-buy = Kaufen
button-exchange = Tauschen
button-fetch = Kaufen
button-complete = Vollenden
button-shift_hand = Neue Hand
button-shift_coins = Münzen nehmen
button-end = Zug beenden
hand-in-trade = { $count ->
    [one] 1 Karte verkaufen
   *[other] { $count } Karten verkaufen
}
hand-in-receive = { $count ->
    [0] Nichts ablegen
   *[other] { $count } ablegen
}
hand-in-solo_discard = Ablegen
tab-patrons = Mäzene
tab-records = Leisten
reason-wrong-note = Was auf der Werkbank liegt, löst das Werk nicht.
reason-needs-note = Lege die Karten auf die Werkbank: Man muss sehen, wie sie das Werk lösen.
reason-withheld = An diesem Tisch lösen alle für sich.

age-MA = MA
age-EM = FN
age-LM = SN
halved = aus früherem Zeitalter: halb
hammer = unter dem Hammer
no-offer = Keine Figur im Angebot.
classic-left = Klassiker, noch { $count }
figure-label = { $name }, { $period }. { $works }. Mindestgebot { $bid }, Materialien { $materials }.
auction = Auktion
recruitment = Anwerbung
trade = Handel
projects = Projekte
coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
of = { $count } von { $most }
bid-served = ist versorgt
bid-out = ausgestiegen
bid-highest = bietet { $bid }
bid-in = im Spiel
bid-opens = eröffnet
your-bid = Dein Gebot
bid-asked = ist dran
bid-by = { $bid }, geboten von { $name }
bid-proposed = { $bid }, vorgeschlagen
bid-all-label = { $bid }, alles, was du hast
you-label = Du
points-short = { $points } P.
bid-all = alles
bid-passed = passt
figures-of = Figuren von { $name }
figures-count = { $count } von { $most }
no-figures = Zurzeit keine Figur.
bench = Werkbank
bench-open = { $title } auf die Werkbank legen
benches = Werkbänke
bench-bank = Mit { $card } aus der Bank geht es.
bench-keeps = { $count ->
    [one] { $title } behält seine Karte auf der Werkbank.
   *[other] { $title } behält seine { $count } Karten auf der Werkbank.
}
offer-complete = { $points ->
    [0] { $title } vollenden?
    [one] { $title } für 1 Punkt vollenden?
   *[other] { $title } für { $points } Punkte vollenden?
}
doubt-decline = Diese Figur ablehnen?
    .help = Letzte Runde bekamst du keine Figur. Wer auch in dieser keine bekommt, verliert das Spiel, wie viele Punkte man auch hat.
doubt-end = Deinen Zug beenden?
    .help = { $title } liegt gelöst auf der Werkbank, ist aber nicht vollendet. Jetzt bringt das Werk { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}; in der nächsten Runde hast du vielleicht andere Karten.
hand-makes = deine Hand schafft es
hand-lacks = es fehlt: { $part }
hand-fails = nicht mit dieser Hand
hand-bank = mit { $card } aus der Bank
bank-remark = ein Tausch im Zug
bank-later = Sie wird mit den Projekten ausgelegt.
workshop = Leonardos Werkstatt
workshop-remark = eine Karte im Zug
buy-label = { $number } kaufen: { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
sell-begin = Für je { $coins } verkaufen
hand-of = { $count } von höchstens { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
}
hand-of-benched = { $count } von höchstens { $limit }, { $benched } auf den Werkbänken
hand-fits = { $count ->
    [one] 1 Karte passt
   *[other] { $count } Karten passen
}
hand-comes = { $count ->
    [one] 1 Karte kommt mit { $figure }
   *[other] { $count } Karten kommen mit { $figure }
}
hand-empty = Deine Hand ist leer.
shift = Paradigmen{ "\u00AD" }wechsel
shift-gone = abgegeben
shift-once = einmal
shift-worth = für eines davon abzugeben; behalten { $points } wert
shift-hand = Neue Hand
shift-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} nehmen
patrons = Mäzene
patrons-remark = bis { $points }
leads = führt diese Runde
marker-label = Marker, { $points } wert
ended-forfeit = { $me ->
    [true] Du warst zu lange ohne neue Figur: Das verliert das Spiel, wie viele Punkte man auch hat.
   *[false] Dein Gegenüber war zu lange ohne neue Figur: Das verliert das Spiel, wie viele Punkte man auch hat.
}
good-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
good-marker = Wechsel
good-cards = { $count ->
    [one] Karte
   *[other] Karten
}
forfeited = verloren: zu lange ohne Figur
records = Leisten
development-held = Große Entwicklung von { $name }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
record-free = { $works ->
    [one] { $works } Werk
   *[other] { $works } Werke
}: +{ $points }
development-free = { $works ->
    [one] { $works } Werk bringt
   *[other] { $works } Werke bringen
} die große Entwicklung: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
works-of-age = Werke des Zeitalters ({ $period })
arts = Kunst und Wissen{ "\u00AD" }schaft
arts-free = alle fünf: +{ $points }
solo-remark = ein vollendetes Werk deckt die Karte darunter auf
solo-locked = braucht erst ein Werk dieser Kategorie aus dem Zeitalter davor ({ $period })
solo-inspired = inspiriert: eine Karte mehr
solo-pool = { $pool ->
    [one] noch 1 Material
   *[other] noch { $pool } Materialien
}
solo-won = Du hast gewonnen
solo-lost = Nichts lässt sich mehr vollenden
solo-works = { $works ->
    [one] 1 Werk
   *[other] { $works } Werke
}
inspiration-how = Ein Werk dieses Zeitalters oder einer dieser Kategorien bringt eine Karte mehr.

## Die Werkbank

bench-about = { $figure }, { $category }{ $points ->
    [0] {""}
   *[other] {" "}für { $points }
}
bench-hand = Deine Hand
bench-row = Reihe { $row }
bench-row-new = Eine neue Reihe beginnen
bench-row-begins = Die nächste Karte beginnt eine neue Reihe
bench-begin-painting = Tippe Karten deiner Hand an oder zieh sie hierher. Enden, die sich treffen, mischen ihre Farben.
bench-begin-literature = Wähle Buchstaben von deinen Karten, in der Folge des Wortes.
bench-begin-music = Tippe Karten deiner Hand an oder zieh sie hierher; dann schieb sie um ganze Linien auf und ab.
bench-begin-sculpture = Tippe Karten deiner Hand an oder zieh sie hierher; dann dreh sie, bis die Anschlüsse zusammentreffen.
bench-begin-science = Tippe Zahlen und Zeichen an, um eine Rechnung zu schreiben.
bench-mix = { $left } und { $right } ergeben { $made }
bench-mix-same = { $made } bleibt { $made }
bench-next-paint = linkes Ende { $paint }
bench-next-row = aus { $end } wird kein { $colour }: neue Reihe
bench-next-note = nächste Note: { $note }
bench-next-connector = linker Anschluss: { $height }
bench-mark-right = richtig
bench-mark-wrong = falsch
bench-mark-open = fehlt noch
bench-mark-outside = außerhalb der Melodie
bench-between = dazwischen
bench-meets = die Anschlüsse treffen zusammen
bench-parts = die Anschlüsse treffen nicht zusammen
bench-turned = um die Hälfte gedreht
bench-slid = { $lines ->
    [0] an ihrem Platz
    [1] eine Linie hinauf
    [-1] eine Linie hinunter
    [2] zwei Linien hinauf
    [-2] zwei Linien hinunter
    [3] drei Linien hinauf
    [-3] drei Linien hinunter
    [-4] vier Linien hinunter
   *[other] vier Linien hinauf
}
bench-sounds = { $printed } klingt jetzt als { $sounds }
bench-pick = { $letter } von { $card }
bench-give-back = { $letter } an { $card } zurückgeben
bench-lay = { $card } legen
bench-take-back = { $card } zurücknehmen
bench-tools = Was mit { $card } geschehen soll
bench-left = Nach links
bench-right = Nach rechts
bench-above = In die Reihe darüber
bench-below = In die Reihe darunter
bench-cut = Mit dieser Karte eine Reihe beginnen
bench-join = An die Reihe darüber anschließen
bench-turn = Um die Hälfte drehen
bench-slide-up = Eine Linie hinauf
bench-slide-down = Eine Linie hinunter
bench-sound-on = Ton einschalten
bench-hear = Gelegtes anhören
bench-hear-target = Gesuchtes anhören
bench-stop = Anhalten
bench-sum = Deine Rechnung. Ziffern und Zeichen tippen oder antippen.
bench-signs = Zeichen
bench-sign-plus = plus
bench-sign-minus = minus
bench-sign-times = mal
bench-sign-divided = geteilt durch
bench-sign-open = Klammer auf
bench-sign-close = Klammer zu
bench-caret-left = Eins zurück
bench-caret-right = Eins weiter
bench-erase = Löschen
bench-so-far = bis hierher
bench-sought-number = gesucht ist { $target }
bench-count-painting = { $right } von { $all } Farben
bench-count-literature = { $right } von { $all } Buchstaben
bench-count-music = { $right } von { $all } Noten
bench-count-sculpture = { $right } von { $all } Körpern
bench-solved = Gelöst: Alles stimmt.
bench-spends = Verbraucht werden { $cards }.
bench-clear = Leeren
bench-solution = Lösung zeigen
bench-solution-laid = Eine Lösung liegt auf der Werkbank: { $cards }.
bench-solution-cards = Mit diesen Karten geht es: { $cards }. Wie sie liegen, ist deine Sache.
bench-solution-none = Mit den Karten deiner Hand geht es jetzt nicht.
bench-complete = { $points ->
    [0] Vollenden
   *[other] Für { $points } vollenden
}

## Die Rätselecke

kind-painting = Malerei
kind-literature = Literatur
kind-music = Musik
kind-sculpture = Skulptur
kind-science = Wissenschaft
puzzles-today = Die Rätsel von heute
puzzles-set = Die Rätsel vom
puzzles-until = neue um { $time }
puzzles-past = ein vergangener Tag: zum Üben
puzzles-day-before = Der Tag davor
puzzles-day-after = Der Tag danach
puzzles-how = Die Uhr läuft, sobald du ein Rätsel beginnst, bis alles stimmt. Alle bekommen dieselben fünf.
puzzles-how-past = Nimm jedes, so oft du willst. Plätze gab es nur am Tag selbst.
puzzles-new = nicht begonnen
puzzles-unsolved = nicht gelöst
puzzles-shown = Lösung gesehen
puzzles-do-begin = Beginnen
puzzles-do-continue = Weiter
puzzles-do-practise = Üben
puzzles-do-look = Ansehen
puzzles-solved = { $solved } von { $all } gelöst
puzzles-in-all = { $time } insgesamt
puzzles-place = Platz { $place } von { $people }
puzzles-results = Ergebnisse
puzzles-people = { $people ->
    [0] noch niemand
    [one] 1 Person
   *[other] { $people } Personen
}
puzzles-total = insgesamt
puzzles-nobody = Noch hat niemand eines davon gelöst.
puzzles-nobody-past = An dem Tag hat niemand eines gelöst.
puzzles-ranking = Wer mehr von den fünf löst, steht höher; bei gleich vielen, wer schneller war.
puzzles-practice = Übung
puzzles-practice-remark = so viele du willst
puzzles-kind = Art
puzzles-period = Zeitalter
puzzles-take = Ein Rätsel nehmen
puzzles-recent = Die letzten Tage
puzzle-clock = Deine Zeit
puzzle-unranked = zum Üben
puzzle-ready = Die Uhr läuft, sobald du beginnst. Dann siehst du das Werk und deine Karten.
puzzle-how = So geht es
puzzle-solved = Gelöst in { $time }
puzzle-cards = mit { $used ->
    [one] { $used } Karte
   *[other] { $used } Karten
}{ $more ->
    [0] : weniger reichen nicht
   *[other] : { $fewest ->
        [one] { $fewest } reicht
       *[other] { $fewest } reichen
    }
}
puzzle-shown = Eine Lösung wurde gezeigt.
puzzle-forfeited = Eine Lösung wurde gezeigt: Dafür gibt es weder Zeit noch Platz.
puzzle-next = Weiter: { $kind }
puzzle-another = Noch eines
puzzle-all = Alle Rätsel
puzzle-share = Dieses Rätsel teilen
puzzle-address = Adresse dieses Rätsels
puzzle-show-title = Eine Lösung zeigen?
puzzle-show-help = Dann bringt dir dieses Rätsel heute weder Zeit noch Platz.
puzzle-show = Zeigen

## Wo sie lebten

region-abbasid_caliphate = Abbasidenkalifat
region-bengal = Bengalen
region-brazil = Brasilien
region-burgundy = Burgund
region-byzantium = Byzanz
region-castile = Kastilien
region-china = China
region-england = England
region-france = Frankreich
region-germany = Deutschland
region-suriname = Suriname
region-india = Indien
region-italy = Italien
region-japan = Japan
region-mughal_india = Mogulreich
region-netherlands = Niederlande
region-new_spain = Neuspanien
region-philippines = Philippinen
region-poland = Polen
region-russia = Russland
region-sweden = Schweden
region-spain = Spanien
region-st_gall = St. Gallen
region-united_states = Vereinigte Staaten
region-upper_mesopotamia = Obermesopotamien
region-venice = Venedig
region-yorubaland = Yorubaland
region-al_andalus = al-Andalus
