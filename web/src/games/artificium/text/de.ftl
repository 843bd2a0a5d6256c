# Artificiums Spielbrett, auf Deutsch: was nur der Browser sagt. Karten, Züge und Ereignisse stehen im Katalog bei den Regeln.

subtitle = { $count ->
    [2] Zwei Herrscher
    [3] Drei Herrscher
    [4] Vier Herrscher
    [5] Fünf Herrscher
   *[other] Sechs Herrscher
}

## Was gefragt ist

prompt-market = { $first ->
    [true] Tausche eine Karte, nimm eine neue Hand oder passe
   *[other] Tausche noch eine Karte oder passe
}
    .help = { $first ->
    [true] Der erste Tausch ist kostenlos: Wähle eine eigene Karte, dann eine des Marktes.
   *[other] Jeder weitere Tausch kostet { $coins ->
        [one] { $coins } Münze.
       *[other] { $coins } Münzen.
    }
}
prompt-choose = Spiele eine Karte verdeckt aus oder passe
    .help = Alle werden zugleich aufgedeckt; zuerst werden die Aktionen ausgewertet, dann die Gebäude.
prompt-resolve = { $usable ->
    [now] { $kind ->
        [exploration] Forschungsreise: Wähle, wem du eine Karte nimmst
        [theft] Diebstahl: Wähle, welche Ressource eines Mitspielers du stiehlst
        [rebuilding] Wiederaufbau: Wähle, welche genutzte Karte du zurücknimmst
        [castle] Burg: Wähle, wen du zurücksetzt
       *[other] Nutze deine Karte { $card }
    }
    [lacks] Du kannst deine Karte { $card } noch nicht bezahlen
   *[other] Für deine Karte { $card } gibt es kein Ziel
}
    .help = { $usable ->
    [now] Kaufe und verkaufe vorher, was du willst; bis dahin kannst du jeden Handel rückgängig machen.
    [lacks] Dir fehlt: { $list }. Kaufe es, wirf die Karte ab oder nimm sie zurück und setze für den Rest der Runde aus.
   *[other] Wirf sie ab oder nimm sie zurück und setze für den Rest der Runde aus.
}
prompt-wizard_discard = Wirf { $discard ->
    [one] { $discard } Karte
   *[other] { $discard } Karten
} ab
    .help = Der Zauberer hat für dich gezogen.
prompt-round_end = Wirf ab und verkaufe, was du nicht brauchst, dann beende die Runde
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
ask-victim = Wähle einen Mitspieler.
ask-resource = Wähle eine Ressource dieses Mitspielers.
ask-card = Wähle eine Karte.
about-play = Bis alle so weit sind, kannst du es ändern.
about-pass = Du spielst in dieser Runde keine Karte mehr.
about-discard = Sie bringt nichts und kommt auf den Ablagestapel; du spielst weiter.
about-take_back = Du behältst die Karte, spielst aber in dieser Runde nicht mehr.
about-mulligan = Deine ganze Hand wird abgeworfen, anstelle des kostenlosen Tausches.{ $undo ->
    [true] {""}
   *[other] {" "}Das lässt sich nicht rückgängig machen.
}

button-pass = Passen
button-swap = Tauschen
button-mulligan = Neue Hand
button-play = Ausspielen
button-buy = Kaufen
button-sell = Verkaufen
button-use = Nutzen
button-explore = Karte nehmen
button-steal = Stehlen
button-rebuild = Zurücknehmen
button-besiege = Zurücksetzen
button-discard = Abwerfen
button-take_back = Auf die Hand, aussetzen
    .short = Aussetzen
button-done = Fertig
hand-in-wizard_discard = Abwerfen
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
free = gratis
card-effect-exploration = Zufällige Karte eines Mitspielers
card-effect-theft = { $first ->
    [one] { $first } Münze
   *[other] { $first } Münzen
}: Ressource der Stufe I. { $second ->
    [one] { $second } Münze
   *[other] { $second } Münzen
}: Stufe II
card-effect-rebuilding = Genutzte Karte zurück auf die Hand
card-effect-fair = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} je genutzte Karte
card-effect-wizard_tower = { $draw } ziehen, { $discard } abwerfen
card-effect-castle = Ein Mitspieler { $squares } zurück
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
chain-after = Nutze zuerst { $card }: Die Karte bringt, was fehlt.
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
track-remark = ein gefülltes Feld gibt seine Ressource, wenn man es betritt
market-remark = ein Tausch ist kostenlos, jeder weitere kostet { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
workshop = Karten dieser Runde
workshop-remark = in der Reihenfolge des Spiels
deck = Zugstapel
discard-pile = Ablagestapel
discard-pile-title = Ablagestapel
discard-pile-empty = Dort liegt nichts.
masters = Herrscher
rival = { $name }, { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
}
masters-remark = Siegpunkte
starts = Startspieler
status-market = auf dem Markt
status-choose = überlegt
status-choosing = überlegt
status-chosen = hat gewählt
status-resolve = ist an der Reihe
status-later = kommt noch
status-wizard_discard = wirft ab
status-round_end = räumt auf
short-buy = Kauf
short-sell = Verk.
keep = behalten
keep-one = 1 { $resource } doch behalten
coin-rate = { $coins } = 1 Siegpunkt
trade-signs = + Kauf, − Verkauf
preview = Vorschau
preview-unknown = Was sie bringt, ist vorher nicht bekannt.
preview-none = Berühre eine Karte, um zu sehen, was sie bewirkt.
passes = Betritt { $square }
new-score = Siegpunkte danach
next-bonus = Nächster Bonus: Feld { $square }
tab-track = Leiste
tab-guilds = Herrscher
