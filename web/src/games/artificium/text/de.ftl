# Artificiums Tafel, auf Deutsch: was nur der Browser sagt. Karten, Züge und Ereignisse stehen im Katalog bei den Regeln.

subtitle = { $count ->
    [2] Zwei Zunftmeister
    [3] Drei Zunftmeister
    [4] Vier Zunftmeister
    [5] Fünf Zunftmeister
   *[other] Sechs Zunftmeister
}

## Was gefragt ist

prompt-market = { $coins ->
    [0] Tausche eine Karte mit dem Markt oder behalte deine Hand
   *[other] Tausche noch eine Karte oder verlasse den Markt
}
    .help = { $coins ->
    [0] Wähle eine eigene Karte, dann eine des Marktes: Der erste Tausch ist frei.
   *[other] Jeder weitere Tausch kostet { $coins } Münzen.
}
prompt-choose = Lege eine Karte verdeckt aus
    .help = Alle werden zugleich aufgedeckt; zuerst gelten die Aktionen, dann die Gebäude.
prompt-resolve = { $kind ->
    [exploration] Forschungsreise: Wähle, wem du eine Karte nimmst
    [theft] Diebstahl: Wähle das Gut eines Gegners
    [rebuilding] Wiederaufbau: Wähle eine deiner genutzten Karten
    [castle] Burg: Wähle, wen du zurücksetzt
   *[other] Nutze deine Karte { $card }
}
    .help = Kaufe und verkaufe vorher, was du willst; bis dahin lässt sich jeder Handel zurücknehmen.
prompt-wizard_discard = Lege { $discard } Karten ab
    .help = Der Zauberer hat für dich gezogen.
prompt-round_end = Lege ab und verkaufe, was du nicht brauchst
    .help = Die Runde ist vorbei.
begun-swap = { $missing ->
    [give] … gegen { $take } tauschen
   *[other] { $give } tauschen gegen …
}
begun-steal = Stehlen …
begun-explore = Eine Karte nehmen …
begun-besiege = Zurücksetzen …
begun-rebuild = Zurücknehmen …
ask-give = Wähle nun eine Karte deiner Hand.
ask-take = Wähle nun eine Karte des Marktes.
ask-victim = Wähle einen Gegner unter den Zunftmeistern.
ask-resource = Wähle eines der Güter des Gegners.
ask-card = Wähle eine Karte.
about-play = Bis alle so weit sind, kannst du es ändern.
about-pass = Du spielst in dieser Runde keine Karte mehr.
about-discard = Sie bringt nichts und kommt auf den Ablagestapel; du spielst weiter.
about-take_back = Du behältst die Karte, spielst aber in dieser Runde nicht mehr.
about-mulligan = Deine ganze Hand wird abgelegt. Das lässt sich nicht rückgängig machen und gilt als der freie Tausch.

button-pass = Passen
button-swap = Tauschen
button-mulligan = Neue Hand
button-play = Auslegen
button-buy = Kaufen
button-sell = Verkaufen
button-use = Nutzen
button-explore = Karte nehmen
button-steal = Stehlen
button-rebuild = Zurücknehmen
button-besiege = Zurücksetzen
button-discard = Ablegen
button-take_back = Zurück und Schluss
button-done = Fertig
hand-in-wizard_discard = Ablegen
hand-in-round_end = { $count ->
    [0] Alles behalten
   *[other] Runde beenden
}

## Karten

tier-1 = Stufe I
tier-2 = Stufe II
tier-3 = Stufe III
tier-4 = Stufe IV
tier-5 = Stufe V
tier-action = Aktion
free = frei
card-effect-exploration = Zufällige Karte eines Gegners
card-effect-theft = { $first ->
    [one] { $first } Münze
   *[other] { $first } Münzen
}: Gut der Stufe I. { $second } Münzen: Stufe II
card-effect-rebuilding = Genutzte Karte zurück auf die Hand
card-effect-fair = { $coins } Münzen je genutzte Karte
card-effect-wizard_tower = { $draw } ziehen, { $discard } ablegen
card-effect-castle = Gegner { $squares } zurück
describe-pays = zahlt { $list }
describe-gets = bringt { $list }
face-down = verdeckt
used-cards = Karten, die { $name } in dieser Runde genutzt hat
cards = { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
hand-empty = Deine Hand ist leer.

# Was es braucht, um eine Handkarte zu nutzen
chain-ready = Du kannst sie jetzt nutzen.
chain-after = Nutze zuerst { $card }: Das bringt, was fehlt.
chain-buy = Kaufe { $list } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
chain-lacks = Dir fehlt: { $list }.
chain-no-target = Jetzt gibt es nichts, worauf sie wirkt.
mark-ready = bereit
mark-first = zuerst
mark-missing = fehlt
mark-coin = Münzen fehlen
mark-no-target = kein Ziel

## Der Tisch

track = Punkteleiste
track-remark = ein gefülltes Feld gibt seinen Rohstoff, wenn man es betritt
market-remark = ein Tausch ist frei, jeder weitere kostet { $coins } Münzen
workshop = Karten dieser Runde
workshop-remark = in der Reihenfolge des Spiels
deck = Stapel
discard-pile = Ablage
discard-pile-title = Ablagestapel
discard-pile-empty = Dort liegt nichts.
masters = Zunftmeister
rival = { $name }, { $points } Punkte
masters-remark = Punkte
starts = Startspieler
status-market = auf dem Markt
status-choose = überlegt
status-choosing = überlegt
status-chosen = hat gewählt
status-resolve = ist an der Reihe
status-later = kommt noch
status-wizard_discard = legt ab
status-round_end = räumt auf
short-buy = Kauf
short-sell = Verk.
keep = halten
keep-one = 1 { $resource } doch behalten
coin-rate = { $coins } = 1 Punkt
trade-signs = + Kauf, − Verkauf
preview = Vorschau
preview-unknown = Was sie bringt, ist vorher nicht bekannt.
preview-none = Berühre eine Karte, um zu sehen, was sie bewirkt.
passes = Betritt { $square }
new-score = Punkte danach
next-bonus = Nächster Bonus: Feld { $square }
tab-track = Leiste
tab-guilds = Zünfte
