# Die Regelseiten, auf Deutsch: alles um die Regeln herum; die Regeln selbst liegen daneben, ein Ordner je Spiel.

rules-of = Regeln von { $game }
rules-aside = Regeln
shelf-aside = mit unseren Worten
read = Lesen
no-rules-yet = In Vorbereitung
no-rules-here = Die Regeln dieses Spiels sind noch nicht geschrieben.
all-rules = Alle Regeln
contents = Inhalt
search = Suchen
search-hint = Ein Wort, etwa Markt
search-count = { $count ->
    [0] Kein Abschnitt
    [one] 1 Abschnitt
   *[other] { $count } Abschnitte
}
search-none = Über „{ $query }“ steht nichts in diesen Regeln.
anchor = Link zu „{ $section }“
own-words = Die Regeln sind hier mit unseren eigenen Worten erzählt. Wo eine gedruckte Zahl oder ein Bild nicht zu bekommen war, sagt es der Text.
ours = von uns, nicht gedruckt
ours-note = Das Zeichen † steht hinter allem, was von uns ist: Die gedruckten Regeln sagen es nicht, oder nur auf einem Bild, das wir nicht sehen konnten. Siehe [was rekonstruiert ist](#reconstructed).
now = Gerade:
print = Drucken

## In den Bildern

copies = { $count ->
    [one] 1 Exemplar
   *[other] { $count } Exemplare
}
column-resource = Ressource
column-tier = Stufe
column-made-by = Hersteller
column-used-by = Gebraucht von
column-buy = Kauf
column-sell = Verkauf
card-back = Rückseite
points-discarded = Punkte beim Ablegen
beats = schlägt
empty-cell = leeres Feld
in-hand = auf der Hand: { $card }
verdict-yes = erlaubt
verdict-no = nicht erlaubt
box-label = Ein Teppich, der so breit ist wie das Fenster: Er kann nach oben und unten wachsen, aber nicht zur Seite
column-rank = Rang
column-time = Zeit
time-over = mehr als { $from } { $from ->
    [one] Minute
   *[other] Minuten
}
time-between = mehr als { $from }, höchstens { $to } { $to ->
    [one] Minute
   *[other] Minuten
}
time-from = { $from } bis { $to } { $to ->
    [one] Minute
   *[other] Minuten
}
time-under = weniger als { $to } { $to ->
    [one] Minute
   *[other] Minuten
}
