# Das Brett von Universal Tapestry auf Deutsch: was nur der Browser sagt.

subtitle = Eine Patience der Sterne

## Was gefragt ist

prompt-draw = { $complete ->
    [true] Zieh weiter oder schließe ab
   *[other] Zieh eine Karte
}
    .help = { $complete ->
    [true] Der Teppich ist vollständig. Beim Abschließen werden die übrigen Karten abgelegt.
   *[other] Wähle eine Rückseite der Auslage: Nur ihre Farbe ist bekannt.
}
prompt-resolve = { $places ->
    [0] { $swaps ->
        [0] Sie passt nirgends: leg sie ab
       *[other] Tausche sie oder leg sie ab
    }
   *[other] { $swaps ->
        [0] Leg sie an oder ab
       *[other] Leg sie an, tausche sie oder leg sie ab
    }
}
    .help = { $places ->
    [0] Kein Platz
    [one] 1 Platz
   *[other] { $places } Plätze
}, { $swaps ->
    [0] kein Tausch.
    [one] 1 Karte tauschbar.
   *[other] { $swaps } Karten tauschbar.
}{ $some ->
    [true] {" "}{ $touch ->
        [true] Einmal tippen wählt, noch einmal bestätigt.
       *[other] Einmal klicken wählt, noch einmal bestätigt; oder zieh die Karte dorthin.
    }
   *[other] {""}
}
chosen-place = Hier anlegen?
chosen-exchange = Gegen diese Karte tauschen?
about-place = { $touch ->
    [true] Tippe das Feld noch einmal an, um sie dort anzulegen.
   *[other] Klicke das Feld noch einmal an, um sie dort anzulegen.
}
about-exchange = { $touch ->
    [true] Tippe sie noch einmal an, um zu tauschen.
   *[other] Klicke sie noch einmal an, um zu tauschen.
} Danach hast du diese Karte auf der Hand: { $taken }.
about-discard = { $last ->
    [true] Eine Ablage zu viel: Die Partie ist verloren.
   *[other] Ablage { $discards } von { $most }{ $timed ->
        [true] .
       *[other] , { $points ->
            [0] keine Punkte.
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
    }
}
about-finish = Die übrigen Karten werden abgelegt und gezählt.

button-draw = Ziehen
button-place = Anlegen
button-exchange = Tauschen
button-discard = Ablegen
button-finish = Abschließen

## Karten und Felder

letter-R = R
letter-O = O
letter-Y = Ge
letter-G = Gr
letter-B = B
letter-P = V
tapestry = Teppich
cell = Zeile { $row }, Spalte { $column }
cell-empty = leer
cell-place = die Karte kann hier angelegt werden
cell-exchange = kann getauscht werden
slot = Platz { $slot }: { $colour }
drawn = gezogen
hand-none = Noch nichts gezogen
touches = berührt { $colours }
deck-top = Nachziehstapel, oben: { $colour }

## Der Tisch

contact = Anlegeregeln
contact-colours = Nachbarn in der Farbe: gleich oder daneben.
contact-points = Unter jeder Farbe: ihre Punkte beim Ablegen.
contact-types = Nie zwei vom selben Typ nebeneinander.
contact-symbols = Nie zwei gleiche Symbole nebeneinander.
contact-exchange = Tausche nur, was du schlägst.
beats = schlägt
chain = Tausche dieses Zuges
chain-step = Zeile { $row }, Spalte { $column }: { $card } kam, { $taken } ging
progress = Fortschritt
laid = Angelegt
discarded = Abgelegt
discarded-over = { $count }: { $extra ->
    [one] eine zu viel
   *[other] { $extra } zu viel
}
discarded-last = Mit der nächsten Ablage verlierst du.
discard-points = Punkte der Ablage
of = { $count } von { $most }
clock = Gespielte Zeit
rank-within = { $minutes } Min.
paused-hidden = Der Teppich ist verdeckt, solange die Uhr steht.

## Das Ende

end-won = Der Teppich ist vollständig
end-lost = Der Teppich bleibt unvollständig
end-gave-up = Du hast aufgegeben
end-too-many = { $next ->
    [9] Mit der neunten Ablage war die Partie verloren.
   *[other] Mit Ablage Nummer { $next } war die Partie verloren.
}
end-laid = { $cards } von 64 Karten angelegt
daily-results = Partie vom { $date }
    .remark = erste Versuche
