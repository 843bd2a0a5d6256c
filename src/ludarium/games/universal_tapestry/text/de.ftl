# Universal Tapestry auf Deutsch. Derselbe Katalog dient Terminal und Browser; core/text.py erklärt die Ids.

## Karten

colour-R = Rot
colour-O = Orange
colour-Y = Gelb
colour-G = Grün
colour-B = Blau
colour-P = Violett

type-A = Asteroid
type-C = Komet
type-N = Nebel

# Die Seitensymbole von Deck H2. Hier erfunden: nie als auf den Karten gedruckt zeigen.
symbol-1 = Sonne
symbol-2 = Mond
symbol-3 = Stern
symbol-4 = Planet

card-RA1 = Roter Asteroid
card-RA2 = Roter Asteroid
card-RA3 = Roter Asteroid
card-RA4 = Roter Asteroid
card-RC1 = Roter Komet
card-RC2 = Roter Komet
card-RC3 = Roter Komet
card-RC4 = Roter Komet
card-RN1 = Roter Nebel
card-RN2 = Roter Nebel
card-RN3 = Roter Nebel
card-RN4 = Roter Nebel
card-OA1 = Oranger Asteroid
card-OA2 = Oranger Asteroid
card-OA3 = Oranger Asteroid
card-OA4 = Oranger Asteroid
card-OC1 = Oranger Komet
card-OC2 = Oranger Komet
card-OC3 = Oranger Komet
card-OC4 = Oranger Komet
card-ON1 = Oranger Nebel
card-ON2 = Oranger Nebel
card-ON3 = Oranger Nebel
card-ON4 = Oranger Nebel
card-YA1 = Gelber Asteroid
card-YA2 = Gelber Asteroid
card-YA3 = Gelber Asteroid
card-YA4 = Gelber Asteroid
card-YC1 = Gelber Komet
card-YC2 = Gelber Komet
card-YC3 = Gelber Komet
card-YC4 = Gelber Komet
card-YN1 = Gelber Nebel
card-YN2 = Gelber Nebel
card-YN3 = Gelber Nebel
card-YN4 = Gelber Nebel
card-GA1 = Grüner Asteroid
card-GA2 = Grüner Asteroid
card-GA3 = Grüner Asteroid
card-GA4 = Grüner Asteroid
card-GC1 = Grüner Komet
card-GC2 = Grüner Komet
card-GC3 = Grüner Komet
card-GC4 = Grüner Komet
card-GN1 = Grüner Nebel
card-GN2 = Grüner Nebel
card-GN3 = Grüner Nebel
card-GN4 = Grüner Nebel
card-BA1 = Blauer Asteroid
card-BA2 = Blauer Asteroid
card-BA3 = Blauer Asteroid
card-BA4 = Blauer Asteroid
card-BC1 = Blauer Komet
card-BC2 = Blauer Komet
card-BC3 = Blauer Komet
card-BC4 = Blauer Komet
card-BN1 = Blauer Nebel
card-BN2 = Blauer Nebel
card-BN3 = Blauer Nebel
card-BN4 = Blauer Nebel
card-PA1 = Violetter Asteroid
card-PA2 = Violetter Asteroid
card-PA3 = Violetter Asteroid
card-PA4 = Violetter Asteroid
card-PC1 = Violetter Komet
card-PC2 = Violetter Komet
card-PC3 = Violetter Komet
card-PC4 = Violetter Komet
card-PN1 = Violetter Nebel
card-PN2 = Violetter Nebel
card-PN3 = Violetter Nebel
card-PN4 = Violetter Nebel

## Was gefragt ist

goal = Vollende den Teppich: 64 Karten, 8 × 8
    .end = mit der neunten Ablage verlierst du{ $play_out ->
    [on] {""}, aber du darfst weiterspielen
   *[other] {""}
}; { $mode ->
    [time] je früher, desto besser dein Rang
   *[other] die ersten acht geben je nach Farbe Punkte
}
step-draw = Zieh eine Karte aus der Auslage.
step-resolve = { $card }: anlegen, gegen eine Karte tauschen, die sie schlägt, oder ablegen.

## Züge

verb-draw = Von Platz { $slot } ziehen ({ $colour })
    .shown = Die Karte von diesem Platz ziehen
verb-finish = Abschließen: alle übrigen Karten ablegen
verb-place = In Zeile { $row }, Spalte { $column } anlegen
    .shown = Sie bei dieser Nummer an den Teppich anlegen
verb-exchange = In Zeile { $row }, Spalte { $column } tauschen (dort liegt { $taken })
    .group = Tauschen in Zeile { $row }, Spalte
    .item = { $column } ({ $taken })
verb-discard = Ablegen: { $card }

## Was geschah

event-laid_out = { $card } wurde in Zeile { $row }, Spalte { $column } ausgelegt.
    .series = Auf der Diagonale ausgelegt: { $card }.
event-dealt = Eine Karte kam auf Platz { $slot }: { $colour }.
    .series = In die Auslage ausgeteilt: { $colour }.
event-redrawn = Keine Farbe der Auslage passt an den Teppich: Sie wurde in den Nachziehstapel gemischt und neu ausgeteilt.
event-drew = { $card } wurde gezogen.
event-placed = { $card } wurde in Zeile { $row }, Spalte { $column } angelegt.
event-exchanged = Tausch in Zeile { $row }, Spalte { $column }: { $card } kam, { $taken } ging.
event-discarded = { $card } wurde abgelegt.
event-refilled = Die nächste Karte kam auf Platz { $slot }: { $colour }.
event-finished = { $cards ->
    [one] Die letzte Karte wurde abgelegt.
   *[other] Die letzten { $cards } Karten wurden abgelegt.
}
event-won = Der Teppich ist vollständig.
event-lost = Der Teppich bleibt unvollständig: { $cards } von 64 Karten.
event-gave_up = Die Partie wurde mit { $cards } von 64 Karten aufgegeben.

## Was geschähe

would-placed = { $card } würde in Zeile { $row }, Spalte { $column } angelegt.
would-exchanged = Tausch in Zeile { $row }, Spalte { $column }: { $card } käme, { $taken } ginge.
would-discarded = { $card } würde abgelegt.
would-refilled = Die nächste Karte käme auf Platz { $slot }: { $colour }.
would-finished = { $cards ->
    [one] Die letzte Karte würde abgelegt.
   *[other] Die letzten { $cards } Karten würden abgelegt.
}
would-won = Der Teppich wäre vollständig.
would-lost = Der Teppich bliebe unvollständig: { $cards } von 64 Karten.

## Warum nicht

reason-slot-is-empty = Platz { $slot } der Auslage ist leer.
reason-not-complete = Der Teppich ist nicht vollständig: { $cards } von 64 Karten.
reason-cell-is-taken = Dort liegt { $card }.
reason-cell-is-empty = Dort liegt keine Karte.
reason-outside-the-box = Der Teppich würde größer als 8 × 8.
reason-touches-nothing = Daneben liegt keine Karte.
reason-colours-clash = { $card } und { $neighbour } dürfen sich nicht berühren: Ihre Farben sind im Regenbogen keine Nachbarn.
reason-symbols-clash = { $card } und { $neighbour } dürfen sich nicht berühren: Sie haben dasselbe Symbol.
reason-does-not-beat = { $card } schlägt diese Karte nicht: { $taken }.
reason-repeats-position = Das würde eine Stellung dieses Zuges wiederholen.
reason-no-exchange-left = { $limit ->
    [one] Nur ein Tausch je Zug ist erlaubt.
   *[other] Nur { $limit } Tausche je Zug sind erlaubt.
}

## Das Ende

result-won = gewonnen
result-lost = verloren

rank-crack = Dimensionsriss
    .story = So schnell, dass die Karten verschmolzen und einen Riss in den Raum rissen. Etwas Altes schaut hindurch.
rank-legendary = Legendär
rank-advanced = Fortgeschritten
rank-normal = Normal
rank-rookie = Neuling

score-R = Ablage: { colour-R }
score-O = Ablage: { colour-O }
score-Y = Ablage: { colour-Y }
score-G = Ablage: { colour-G }
score-B = Ablage: { colour-B }
score-P = Ablage: { colour-P }
score-won = Teppich vollständig

## Optionen und Vorgaben

option-mode = Modus
    .help = Nach Ablage: Vollende den Teppich; die Farben deiner Ablage geben die Punkte. Nach Zeit: Vollende ihn schnell; die Uhr gibt den Rang.
option-mode-discards = nach Ablage
option-mode-time = nach Zeit
option-deck = Seitensymbol
    .help = Mit einem von vier Symbolen sind alle Karten verschieden und viel leichter anzulegen.
option-deck-H1 = der Typ
option-deck-H2 = eines von vier Symbolen
option-isolated_exchange = Eine Karte tauschen, die nichts berührt
    .help = Mit „ja“ lassen sich die ersten Karten von Anfang an tauschen.
option-isolated_exchange-off = nein
option-isolated_exchange-on = ja
option-redraw = Neue Auslage, wenn
    .help = Dann wird die Auslage von selbst in den Nachziehstapel gemischt und neu ausgeteilt.
option-redraw-cells = keine ihrer Farben auf ein leeres Feld passt
option-redraw-colours = keine ihrer Farben einer auf dem Tisch nahe ist
option-redraw-off = nie
option-spacing = Diagonale am Anfang
    .help = Wie die ersten Karten liegen.
option-spacing-1 = Ecke an Ecke
option-spacing-2 = jedes zweite Feld
option-max_exchanges = Tausche je Zug
    .help = Jeder Tausch bringt eine andere Karte auf die Hand, die wieder getauscht werden darf.
option-max_exchanges-0 = beliebig viele
option-max_exchanges-1 = 1
option-max_exchanges-2 = 2
option-max_exchanges-3 = 3
option-max_exchanges-5 = 5
option-play_out = Nach der neunten Ablage weiterspielen
    .help = Mit „ja“ geht es zum Üben weiter; verloren ist die Partie trotzdem.
option-play_out-off = nein
option-play_out-on = ja

preset-classic = Klassisch
    .help = Die Regeln, wie unsere Regelseite sie erzählt: unsere Lesart, wo der gedruckte Text schweigt.
preset-relaxed = Entspannt
    .help = Karten, die nichts berühren, lassen sich tauschen. Richtig für die ersten Partien.
preset-gentle = Sanft
    .help = Dazu mit eigenen Symbolen: Fast jede Partie lässt sich gewinnen.

## Der Tisch

label-mode-discards = nach Ablage
label-mode-time = nach Zeit
label-turn = Zug { $turn }
label-laid = { $cards } von 64 Karten angelegt
label-area = Auslage
label-deck = Nachziehstapel
label-deck-cards = { $cards ->
    [0] leer
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
label-top = · oben
label-hand = Auf der Hand
label-beats = schlägt: { $type }
label-discards = Ablage
label-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
label-unseen = Noch verdeckt
label-left = { $cards ->
    [0] keine übrig
   *[other] { $cards } übrig
}
label-legend = + hier anlegen   [ ] hier tauschen
label-legend-numbers = Nummer: dort anlegen   [ ]: tauschen
label-rank = Rang
label-card = Karte
label-value = Punkte beim Ablegen
label-touches = Darf berühren
note-nothing = nichts

# Eine Farbe als ein Buchstabe, in der Zeichnung des Terminals
short-R = R
short-O = O
short-Y = G
short-G = Ü
short-B = B
short-P = V

## Was geschieht, für den Trainer: „Danach … in 62 von 100 Partien“

fact-exchanged = tauschst du eine Karte
fact-discarded = legst du eine Karte ab
fact-redrawn = wird die Auslage neu ausgeteilt
fact-won = vollendest du den Teppich

## Zahlen der gedachten Partien, im Mittel, für den Trainer

measure-dead = Felder, in die keine Karte mehr passt
measure-tight = Felder, in die höchstens noch drei Karten passen
measure-laid = Am Ende gelegte Karten
measure-discards = Abgelegte Karten am Ende

## Was der Löser über ein beendetes Spiel findet; er kennt alle Karten

review-winnable = Bis Zug { $turn } war diese Partie noch zu gewinnen: { $moves ->
    [one] ein Spielzug führt
   *[other] { $moves } Spielzüge führen
} zum vollständigen Teppich.
review-given-up = In Zug { $turn } wurde aufgegeben, obwohl noch zu gewinnen war: { $moves ->
    [one] ein Spielzug führt
   *[other] { $moves } Spielzüge führen
} zum vollständigen Teppich.
review-lost-lost = In Zug { $turn } war sie verloren.
review-lost-too-few-cards = Ab Zug { $turn } war nicht mehr zu gewinnen: Für das Quadrat fehlten Karten.
review-lost-vortex = Ab Zug { $turn } war nicht mehr zu gewinnen: Die Typen liefen im Kreis um eine Lücke, das macht kein Tausch ungeschehen.
review-lost-no-layout = Ab Zug { $turn } war nicht mehr zu gewinnen: Keine Anordnung der übrigen Karten füllt das Quadrat.
review-lost-all-lines = Ab Zug { $turn } war nicht mehr zu gewinnen: Alles wurde durchprobiert.
review-undecided = Bis wann genau zu gewinnen war, zwischen Zug { $from } und Zug { $to }, ist nicht entschieden.
review-never-known = Ob vor Zug { $to } zu gewinnen war, blieb in der Bedenkzeit offen.
review-better = Diese Partie war mit { $score ->
    [one] einem Punkt
   *[other] { $score } Punkten
} zu gewinnen: { $moves ->
    [one] ein Spielzug führt
   *[other] { $moves } Spielzüge führen
} dorthin.
review-none-better = Ein Weg zu mehr als { $score ->
    [one] einem Punkt
   *[other] { $score } Punkten
} wurde nicht gefunden.
review-no-solver = Der Löser für ganze Partien ist hier nicht installiert: Nur Endspiele wurden untersucht.
