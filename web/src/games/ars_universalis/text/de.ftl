# Ars Universalis im Browser auf Deutsch: was Karten, Werkbänke und die Beispiele der Regeln sagen.

## Die Karten

era-MA = Mittelalter
era-EM = Frühe Neuzeit
era-LM = Späte Neuzeit

paint-red = Rot
paint-yellow = Gelb
paint-blue = Blau
paint-orange = Orange
paint-green = Grün
paint-purple = Violett
paint-letter-red = R
paint-letter-yellow = Ge
paint-letter-blue = B
paint-letter-orange = O
paint-letter-green = Gr
paint-letter-purple = V

solid-cone = Kegel
solid-cylinder = Zylinder
solid-sphere = Kugel
solid-cube = Würfel
height-H = oben
height-M = Mitte
height-L = unten

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
