# Artificium, auf Deutsch. Derselbe Katalog dient dem Terminal und dem Browser; core/text.py nennt die Namen.

## Karten und Ressourcen

card-exploration = Forschungsreise
card-theft = Diebstahl
card-rebuilding = Wiederaufbau
card-fair = Jahrmarkt
card-sawmill = Sägewerk
card-farm = Bauernhof
card-charcoal_hut = Köhlerhütte
card-hunting_lodge = Jagdhütte
card-mill_bakery = Mühle & Backstube
card-brewery = Brauhaus
card-crystal_mine = Kristallmine
card-iron_foundry = Eisengießerei
card-laboratory = Laboratorium
card-swordsmith = Schwertschmiede
card-wizard_tower = Zaubererturm
card-castle = Burg

resource-wood = Holz
resource-wheat = Getreide
resource-coal = Kohle
resource-food = Nahrung
resource-beer = Bier
resource-crystal = { $count ->
    [one] Kristall
   *[other] Kristalle
}
resource-metal = Metall
resource-spell = { $count ->
    [one] Zauberspruch
   *[other] Zaubersprüche
}
resource-sword = { $count ->
    [one] Schwert
   *[other] Schwerter
}

# Was eine Karte außer Siegpunkten bringt, für Kartenlisten
effect-exploration = eine Karte eines Mitspielers
effect-theft = eine Ressource eines Mitspielers
    .pays = { $least } oder { $most ->
    [one] { $most } Münze
   *[other] { $most } Münzen
}
effect-rebuilding = eine genutzte Karte zurück
effect-fair = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} je genutzte Karte
effect-wizard_tower = { $draw } ziehen, { $discard } abwerfen
effect-castle = ein Mitspieler { $squares } zurück

## Was gefragt ist

goal = Komm auf der Punkteleiste am weitesten
    .end = endet nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
step-market = { $coins ->
    [0] Markt: eine Karte tauschen, eine neue Hand ziehen oder passen. Der erste Tausch ist kostenlos.
    [one] Markt: noch eine Karte tauschen oder passen. Jeder weitere Tausch kostet { $coins } Münze.
   *[other] Markt: noch eine Karte tauschen oder passen. Jeder weitere Tausch kostet { $coins } Münzen.
}
step-choose = Eine Karte verdeckt ausspielen oder für den Rest der Runde passen.
step-resolve = Deine Karte { $card } auswerten: handeln, dann nutzen, abwerfen oder zurücknehmen.
step-wizard_discard = Der Zauberer hat für dich gezogen: Wirf { $discard } deiner Handkarten ab.
step-round_end = Die Runde ist vorbei: Wirf ab und verkaufe, was du willst, und beende sie dann.

## Züge

verb-pass = Passen
verb-swap = { $give } gegen { $take } tauschen
    .group = { $give } tauschen gegen
    .item = { $take }
    .grid = … tauschen gegen
    .row = { $give }
verb-mulligan = Die ganze Hand abwerfen und { $draw ->
    [one] { $draw } neue Karte
   *[other] { $draw } neue Karten
} ziehen
verb-play = { $card } ausspielen
    .group = Ausspielen
    .item = { $card }
verb-buy = 1 { $resource } für { $coins } kaufen
    .group = Kaufen
    .item = { $resource } ({ $coins })
verb-sell = 1 { $resource } für { $coins } verkaufen
    .group = Verkaufen
    .item = { $resource } ({ $coins })
verb-use = { $card } nutzen
verb-explore = { $victim } eine zufällige Karte nehmen
    .group = Eine zufällige Karte nehmen von
    .item = { $victim }
verb-steal = { $victim } 1 { $resource } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} stehlen
    .group = { $victim } bestehlen
    .item = { $resource } ({ $coins })
verb-rebuild = { $card } zurücknehmen, um die Karte noch einmal auszuspielen
    .group = Zurücknehmen, um noch einmal auszuspielen
    .item = { $card }
verb-besiege = Die Burg gegen { $victim } nutzen
    .group = Die Burg nutzen gegen
    .item = { $victim }
verb-discard = { $card } ungenutzt abwerfen
verb-take_back = { $card } zurücknehmen und für diese Runde aufhören
verb-drop = { $card } abwerfen
    .group = Abwerfen
    .item = { $card }
verb-done = Fertig

## Was geschah

event-round_began = Runde { $round } begann; { $me ->
    [seat] du beginnst.
   *[none] { $seat } beginnt.
}
event-drew = { $me ->
    [seat] { $seat } hast { $card } gezogen.
   *[none] { $seat } hat { $card } gezogen.
}
    .many = { $me ->
    [seat] { $seat } hast { $card } gezogen.
   *[none] { $seat } hat { $card } gezogen.
}
event-drew-hidden = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $times ->
    [one] eine Karte
   *[other] { $times } Karten
} gezogen.
event-reshuffled = Der Ablagestapel ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}) wurde zum neuen Zugstapel.
event-market_laid = { $card } kam auf den Markt.
    .many = Der Markt wurde ausgelegt: { $card }.
event-swapped = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $give } gegen { $take } getauscht{ $coins ->
    [0] {""}
    [one] {" "}für { $coins } Münze
   *[other] {" "}für { $coins } Münzen
}.
event-mulliganed = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} eine neue Hand gezogen.
event-left_market = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} den Markt verlassen.
event-market_cleared = Der Markt schloss.
event-revealed = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $card } aufgedeckt.
event-passed = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} für diese Runde gepasst.
event-bought = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} 1 { $resource } für { $coins } gekauft.
    .then = 1 { $resource } für { $coins } gekauft
event-sold = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} 1 { $resource } für { $coins } verkauft.
    .then = 1 { $resource } für { $coins } verkauft
event-used = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $card } genutzt.
event-paid = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $number } { $resource } bezahlt.
    .then = { $number } { $resource } bezahlt
event-spent = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} bezahlt.
    .then = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} bezahlt
event-gained = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $number } { $resource } erhalten.
    .then = { $number } { $resource } erhalten
event-scored = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} erhalten (jetzt { $total }).
    .then = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} (jetzt { $total })
event-crossed = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} 1 { $resource } von Feld { $square } genommen.
    .then = 1 { $resource } von Feld { $square } genommen
event-explored = { $me ->
    [victim] { $seat } hat dir { $card } genommen.
    [seat] { $seat } hast { $victim } { $card } genommen.
   *[none] { $seat } hat { $victim } { $card } genommen.
}
    .then = { $me ->
    [victim] dir { $card } genommen
   *[none] { $victim } { $card } genommen
}
    .matters = Du ziehst dafür eine andere: Vielleicht ändert sich dein Plan für diese Runde.
event-explored-hidden = { $seat } hat { $victim } eine Karte genommen.
    .then = { $victim } eine Karte genommen
event-stole = { $me ->
    [victim] { $seat } hat dir 1 { $resource } für { $coins } gestohlen.
    [seat] { $seat } hast { $victim } 1 { $resource } für { $coins } gestohlen.
   *[none] { $seat } hat { $victim } 1 { $resource } für { $coins } gestohlen.
}
    .then = { $me ->
    [victim] dir 1 { $resource } für { $coins } gestohlen
   *[none] { $victim } 1 { $resource } für { $coins } gestohlen
}
    .matters = Vielleicht fehlt das jetzt einer deiner Karten; du kannst kaufen, bevor du eine nutzt.
event-rebuilt = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $card } zurückgenommen, um die Karte noch einmal auszuspielen.
    .then = { $card } zurückgenommen, um die Karte noch einmal auszuspielen
event-earned = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} verdient.
    .then = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} verdient
event-set_back = { $me ->
    [victim] { $seat } hat dich um { $points } zurückgesetzt (jetzt { $total }).
    [seat] { $seat } hast { $victim } um { $points } zurückgesetzt (jetzt { $total }).
   *[none] { $seat } hat { $victim } um { $points } zurückgesetzt (jetzt { $total }).
}
    .then = { $me ->
    [victim] dich um { $points } zurückgesetzt (jetzt { $total })
   *[none] { $victim } um { $points } zurückgesetzt (jetzt { $total })
}
    .matters = Bonusfelder, über die du wieder gehst, geben ihre Ressource noch einmal.
event-discarded = { $me ->
    [seat] { $seat } hast { $card } abgeworfen.
   *[none] { $seat } hat { $card } abgeworfen.
}
    .many = { $me ->
    [seat] { $seat } hast { $card } abgeworfen.
   *[none] { $seat } hat { $card } abgeworfen.
}
event-took_back = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $card } zurückgenommen und für diese Runde aufgehört.
event-round_ended = Runde { $round } endete.
event-coins_scored = { $me ->
    [seat] { $seat } hast
   *[none] { $seat } hat
} { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} in { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} verwandelt (jetzt { $total }).

## Was geschähe

would-swapped = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $give } gegen { $take }{ $coins ->
    [0] {""}
    [one] {" "}für { $coins } Münze
   *[other] {" "}für { $coins } Münzen
} tauschen.
would-mulliganed = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} eine neue Hand ziehen.
would-left_market = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} den Markt verlassen.
would-market_cleared = Der Markt würde schließen.
would-bought = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} 1 { $resource } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} kaufen.
    .then = 1 { $resource } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} kaufen
would-sold = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} 1 { $resource } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} verkaufen.
    .then = 1 { $resource } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} verkaufen
would-used = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $card } nutzen.
would-paid = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $number } { $resource } bezahlen.
    .then = { $number } { $resource } bezahlen
would-spent = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} bezahlen.
    .then = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} bezahlen
would-gained = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $number } { $resource } erhalten.
    .then = { $number } { $resource } erhalten
would-scored = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} erhalten (dann { $total }).
    .then = { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} erhalten (dann { $total })
would-crossed = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} 1 { $resource } von Feld { $square } nehmen.
    .then = 1 { $resource } von Feld { $square } nehmen
would-stole = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $victim } 1 { $resource } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} stehlen.
    .then = { $victim } 1 { $resource } für { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} stehlen
would-rebuilt = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $card } zurücknehmen, um sie noch einmal zu spielen.
    .then = { $card } zurücknehmen, um sie noch einmal zu spielen
would-earned = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} verdienen.
    .then = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} verdienen
would-set_back = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $victim } um { $points } zurücksetzen (dann { $total }).
    .then = { $victim } um { $points } zurücksetzen (dann { $total })
would-discarded = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $card } abwerfen.
    .many = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $card } abwerfen.
would-took_back = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $card } zurücknehmen und für diese Runde aufhören.
would-round_ended = Runde { $round } würde enden.
would-coins_scored = { $me ->
    [seat] { $seat } würdest
   *[none] { $seat } würde
} { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
} in { $points ->
    [one] { $points } Siegpunkt
   *[other] { $points } Siegpunkte
} verwandeln (dann { $total }).
would-round_began = Runde { $round } würde beginnen.

## Warum nicht

reason-not-in-hand = Du hast { $card } nicht auf der Hand.
reason-not-in-market = { $card } liegt nicht auf dem Markt.
reason-needs-coins = Das kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}, du hast { $coins ->
    [0] keine
   *[other] { $coins }
}.
reason-needs-resource = Für diese Karte fehlt dir { $resource ->
    [Kristall] ein { $resource }
    [Zauberspruch] ein { $resource }
    [Schwert] ein { $resource }
   *[other] { $resource }
}.
reason-first-swap-only = Eine neue Hand gibt es nur anstelle des ersten Tauschs, und den hattest du schon.
reason-other-card = Jetzt wird deine Karte { $card } ausgewertet, und die wird nicht so genutzt.
reason-no-such-opponent = Diesen Mitspieler gibt es nicht: { $victim }.
reason-hand-is-empty = { $victim } hat keine Karte auf der Hand.
reason-victim-lacks = { $victim } hat { $resource ->
    [Kohle] keine { $resource }
    [Nahrung] keine { $resource }
    [Kristall] keinen { $resource }
    [Zauberspruch] keinen { $resource }
   *[other] kein { $resource }
}.
reason-tier-is-safe = Ein Diebstahl reicht nur an die unteren zwei Stufen; { $resource } liegt darüber.
reason-not-played = Unter deinen genutzten Karten dieser Runde ist { $card } nicht.
reason-never-rebuilding = Ein Wiederaufbau kann keinen anderen zurückholen.
reason-none-to-sell = Du hast { $resource ->
    [Kohle] keine { $resource }
    [Nahrung] keine { $resource }
    [Kristall] keinen { $resource }
    [Zauberspruch] keinen { $resource }
   *[other] kein { $resource }
} mehr zu verkaufen.
reason-sell-before-buying = Verkauft wird vor dem Kaufen, und du hast schon gekauft.
reason-just-sold = Du hast gerade { $resource ->
    [Kristall] einen { $resource }
    [Zauberspruch] einen { $resource }
    [Schwert] ein { $resource }
   *[other] { $resource }
} verkauft: Im selben Zug kannst du nichts davon zurückkaufen.
reason-in-board-order = Gehandelt wird in der Reihenfolge des Ressourcentableaus, und an dieser Ressource bist du schon vorbei.
reason-in-card-order = Abgeworfen wird in der Reihenfolge der Kartenliste: Diese kommt zu spät oder zu früh.
reason-drop-before-selling = Abgeworfen wird vor dem Verkaufen, und du hast schon verkauft.

## Die Schlusswertung

score-sawmill = { card-sawmill }
score-farm = { card-farm }
score-charcoal_hut = { card-charcoal_hut }
score-hunting_lodge = { card-hunting_lodge }
score-mill_bakery = { card-mill_bakery }
score-brewery = { card-brewery }
score-crystal_mine = { card-crystal_mine }
score-iron_foundry = { card-iron_foundry }
score-laboratory = { card-laboratory }
score-swordsmith = { card-swordsmith }
score-wizard_tower = { card-wizard_tower }
score-castle = { card-castle }
score-setbacks = Durch Burgen zurückgesetzt
score-coins = Münzen

## Der Tisch

label-round = Runde { $round } von { $rounds }
label-start = { $me ->
    [seat] du beginnst
   *[none] { $seat } beginnt
}
label-piles = Zugstapel { $deck } · Ablagestapel { $discard }
label-player = Spieler
label-score = Siegpunkte
label-bonus = Nächster Bonus
label-coins = Münzen
label-resources = Ressourcen
label-hand = Hand
label-table = Auf dem Tisch
label-note = {""}
label-market = Markt
label-your-hand = Deine Hand
label-hand-of = { $seat } hält
label-card = Karte
label-count = Anzahl
label-pays = Zahlt
label-gives = Bringt
label-points = SP
label-now = Jetzt
label-tier = Stufe
label-buy = Kauf
label-sell = Verkauf

note-bonus = { $resource } in { $squares }
note-coins = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
note-passed = hat den Markt verlassen
note-out = ausgestiegen
note-chosen = hat gewählt
note-ready = bereit
note-buy = { $list } kaufen ({ $coins })
note-after = erst { $card }
note-lacks = es fehlt: { $list }
note-no-target = jetzt kein Ziel
note-nothing = nichts
note-reconstructed = Stufen, Preise, Bonusfelder und die Länge der Punkteleiste sind unsere Rekonstruktion, nicht die gedruckten.

## Was geschieht, für den Trainer: „Danach … in 62 von 100 Partien“

fact-used = nutzt du diese Karte: { $card },
    .rival = nutzt ein Mitspieler diese Karte: { $card },
fact-mulliganed = ziehst du eine neue Hand
    .rival = zieht ein Mitspieler eine neue Hand
fact-swapped = tauschst du eine Karte
    .rival = tauscht ein Mitspieler eine Karte
