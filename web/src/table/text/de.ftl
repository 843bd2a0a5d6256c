# Der Tisch, auf Deutsch: alles, was ein Tisch in jedem Spiel sagt.

## Die Aufforderung

prompt-label = Was gefragt ist
you-subject = Du
your-turn = Du bist dran: { $step }
    .help = Wähle, was markiert ist, oder drücke einen Knopf.
waiting = Warten
waiting-for = { $count ->
    [one] { $names } überlegt
   *[other] { $names } überlegen
}
watching = Du siehst zu.
watching-bot = Auf deinem Platz spielt ein Bot weiter.
take-back = Meinen Platz zurücknehmen
handed-in = Du hast abgegeben: { $moves }.
retract = Anders entscheiden
cancel = Abbrechen
undo = Rückgängig
undo-ask = Um Rücknahme bitten
undo-seen = Zurücknehmen
undo-asked = Die anderen werden gefragt, ob du es zurücknehmen darfst.
taken-back = { $me ->
    [seat] Du hast einen Zug zurückgenommen, nachdem du Neues gesehen hattest.
   *[none] { $seat } hat einen Zug zurückgenommen, nachdem Neues zu sehen war.
}
undo-off-chosen = An diesem Tisch gilt ein Zug, der Neues gezeigt hat. Einer, der nichts gezeigt hat, lässt sich rückgängig machen.
undo-off-daily = Die Partie des Tages ist für alle gleich: Ein Zug, der Neues gezeigt hat, gilt. Einer, der nichts gezeigt hat, lässt sich rückgängig machen.
undo-off-rated = Diese Partie wird gewertet: Ein Zug, der Neues gezeigt hat, gilt. Einer, der nichts gezeigt hat, lässt sich rückgängig machen.
batch-count = { $exact ->
    [true] { $chosen } von { $most } gewählt.
   *[false] { $chosen ->
        [0] Nichts gewählt: Du behältst alles.
       *[other] { $chosen } gewählt.
    }
}
paused = Die Partie ruht
    .help = Im Menü geht es weiter.
game-over = Die Partie ist zu Ende
you-won = { $count ->
    [one] Du hast gewonnen
   *[other] Du teilst den Sieg
}
they-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen den Sieg
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ended-points = Nach Punkten: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
ended-time = Die Zeit war um: Die Uhr hat den letzten Zug gemacht. Es gewinnt, wer { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} hat.
ended-resigned = { $me ->
    [true] Du hast aufgegeben.
   *[false] { $count ->
        [one] { $names } hat aufgegeben.
       *[other] { $names } haben aufgegeben.
    }
}
time-left = noch { $seconds } Sekunden
bank-left = noch { $time } fürs ganze Spiel
reconnecting = Verbindung verloren, neuer Versuch
watchers = { $count ->
    [one] 1 Zuschauer
   *[other] { $count } Zuschauer
}
round = Runde
round-of = Runde { $round } von { $rounds }
rules = Regeln

## Chronik und Gespräch

annals = Chronik und Gespräch
chronicle = Chronik
chronicle-empty = Noch ist nichts geschehen.
chronicle-all = Alles zeigen
replay = Noch einmal zeigen, was die anderen taten
    .short = Noch einmal
replaying = Noch einmal
replay-stop = Zurück zum Jetzt
befell = Was dir geschah
befell-read = Verstanden
chat = Gespräch
chat-write = Etwas sagen
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-unread = { $count ->
    [one] Gespräch: 1 ungelesene Zeile
   *[other] Gespräch: { $count } ungelesene Zeilen
}
chat-mute = Stumm
chat-muted = Das Gespräch ist stumm geschaltet.

## Das Menü

pause = Anhalten
resume = Weiterspielen
resign = Aufgeben
resign-title = Diese Partie aufgeben?
resign-ends = { $seats ->
    [1] Die Partie endet hier und gilt als verloren. Das lässt sich nicht rückgängig machen.
   *[other] Die Partie endet hier für alle. Du kommst auf den letzten Platz; für die anderen zählen die Punkte bis jetzt. Das lässt sich nicht rückgängig machen.
}
resign-bot = Ein Bot spielt auf deinem Platz weiter, und am Ende stehst du hinter den anderen. Das lässt sich nicht rückgängig machen.
replace-gone = Ein Bot für { $name }
request-undo = { $name } möchte einen Zug zurücknehmen.
request-undo-waits = { $name } möchte einen Zug zurücknehmen; die anderen werden gefragt.
request-replace = { $name } ist fort. Darf ein Bot weiterspielen?
request-replace-waits = { $name } ist fort; ein Bot spielt dann weiter.
request-grace = In { $seconds } s, wenn niemand lieber wartet.
request-rematch = { $name } möchte noch einmal spielen.
not-again = Jetzt nicht
agree = Einverstanden
refuse = Ablehnen
notice-bots-busy = Die Bots haben viel zu tun: { $name } muss warten.
notice-bot-failed = { $name } ist gestolpert und überlegt neu.
notice-replaced = Für { $name } spielt ein Bot weiter.
notice-resigned = { $name } hat aufgegeben.
notice-time-up = { $name } hatte keine Zeit mehr: Ein sicherer Zug wurde gemacht.
notice-time-up-bot = { $name } hat die Zeit überschritten: Ein Bot spielt weiter bis zur Rückkehr.
next-game = Du bist woanders am Zug: { $game }
notice-undo-refused = { $name } möchte nichts zurücknehmen lassen.
notice-replace-refused = { $name } möchte lieber warten.
notice-returned = { $name } ist wieder da und spielt weiter.
notice-table-damaged = Das Protokoll dieses Tisches ist nicht lesbar. Sag es denen, die den Server betreiben; allen anderen Tischen geht es gut.
notice-broken-off = Die Zeit der Runde ist um: Die Partie wurde abgebrochen.
notice-table-barred = Die Betreiber des Servers haben diesen Tisch geschlossen.
notice-rules-changed = Diese Partie gehört zur Version { $version } der Regeln und kann nicht weitergehen.

## Zuschauen

behind = { $minutes ->
    [0] { $moves ->
        [one] einen Zug später
       *[other] { $moves } Züge später
    }
    [one] eine Minute{ $moves ->
        [0] {""}
        [one] {" "}und einen Zug
       *[other] {" "}und { $moves } Züge
    } später
   *[other] { $minutes } Minuten{ $moves ->
        [0] {""}
        [one] {" "}und einen Zug
       *[other] {" "}und { $moves } Züge
    } später
}
watch-behind = Du siehst dieses Spiel { behind }.
watch-open = Du siehst alle Hände, { behind }. Die Spielenden hören dich solange nicht.
watch-soon = Das Spiel hat begonnen. Du siehst es { behind }.
watch-off = Diesem Spiel sieht niemand zu. Wenn es vorbei ist, kann man es nachspielen.
open-hands = Hände
comment-ask = Um alle Hände bitten
comment-waits = Noch nicht zugestimmt: { $names }.
comment-withdraw = Zurückziehen
comment-end = Hände wieder schließen
comment-close = Hände für { $name } schließen
request-comment = { $name } möchte alle Hände sehen und kommentieren, { behind }. Alle müssen zustimmen und können es zurücknehmen.

## Vorab entschieden

ahead = Vorab entscheiden
ahead-count = Vorab entschieden: { $count }
ahead-help = Geschieht für dich, sobald du gefragt bist, in dieser Runde. Nur du siehst es.
ahead-most = höchstens: { $move }
ahead-otherwise = { $first }; sonst { $then }
ahead-leave = So lassen
ahead-forget = Vergessen
ahead-lapsed = Das ging nicht: Du entscheidest selbst.

## Ein Gerät für mehrere

hand-over = { $name }, du bist dran
    .help = Sonst sollte niemand hinsehen.
    .button = Ich bin { $name }

## Vor dem Beginn

waiting-room = { $count ->
    [0] Alle sind da
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
    .seated = Die Partie beginnt, wenn alle Plätze besetzt sind.
    .guest = Nimm Platz, oder warte und sieh zu.
invite = Einladen
invite-help = Wer diese Adresse öffnet oder den Code mit dem Telefon aufnimmt, kann einen freien Platz nehmen.
invite-local = Bisher erreicht nur dieser Rechner den Server. Öffne ihn für dein Netz, dann erscheint hier ein Code für Telefone.
free-seat = Platz freimachen
leave = Den Tisch verlassen
fill = { $count ->
    [one] Mit einem Bot besetzen
   *[other] Mit Bots besetzen
}

## Das Ende

results = Schlusswertung
results-close = Zum Tisch
result = Ergebnis
rematch = Noch einmal
to-tournament = Zum Turnier
to-rematch = Zur nächsten Partie
record = Aufzeichnung
watch-replay = Nachspielen
score-source = Herkunft
place = Platz { $place }
total = Gesamt
chart = Punkte je Runde
chart-label = Alle Punktestände am Ende jeder Runde
chart-round = Runde { $round }

## Warum nicht

reason-game-over = Die Partie ist zu Ende.
reason-not-your-turn = Du bist nicht dran.
reason-already-in = Du hast schon entschieden; noch kannst du es ändern.
reason-not-now = Das geht jetzt nicht.
reason-unknown = Das hat nicht geklappt ({ $code }).
reason-paused = Die Partie ruht.
reason-too-fast = Zu viel auf einmal. Warte einen Augenblick.
reason-not-your-seat = Das ist nicht dein Platz.
reason-nothing-to-retract = Es gibt nichts mehr zurückzunehmen.
reason-nothing-to-undo = Es gibt nichts rückgängig zu machen.
reason-no-such-step = Diesen Schritt gibt es nicht mehr.
reason-undo-is-off = An diesem Tisch wird nichts zurückgenommen.
reason-withheld = Hier findest du selbst heraus, was geht: Spiel es.
reason-needs-note = Zeig erst, wie es geht.
reason-wrong-note = Das löst es nicht.
reason-no-notes = Dieses Spiel kennt keine Notizen.
reason-note-too-long = Die Notiz ist zu lang: höchstens { $most } Zeichen.
reason-no-such-move = Diesen Zug gibt es nicht.
reason-nothing-asked = Das hat sich schon erledigt.
reason-not-absent = Dieser Spieler ist da.
reason-others-play = An diesem Tisch spielen noch andere.
reason-not-running = Die Partie läuft nicht.
reason-not-stored = Der Server kann nicht auf seine Platte schreiben. Nichts wurde geändert.
reason-too-many-intentions = Höchstens { $most } Dinge lassen sich vorab entscheiden.
reason-not-heard = Hier hören dich die Spielenden nicht.
reason-already-seated = Du spielst an diesem Tisch.
reason-no-commentators = Das geht an diesem Tisch nicht.
reason-daily-deal = Andere spielen die Aufgabe des Tages noch.
reason-internal = Auf dem Server ist etwas schiefgegangen.
reason-no-guest = Der Server kennt dich nicht mehr. Lade die Seite neu.
parts = Teile des Tisches
no-cards = keine Karte
status-away = fort
tab-table = Tisch
tab-seats = Mitspieler
tab-annals = Chronik

## Das Brett eines Spiels, das kein eigenes hat

on-table = Auf dem Tisch
yours = Bei dir
your-choices = Was du tun kannst
what-to-do = Damit
nothing-there = nichts
yes = ja
no = nein

## Begleiter

companion = Begleiter
companion-turn-off = Ausschalten
companion-weigh = Was zu bedenken ist
companion-got-it = Verstanden
companion-switch = { $on ->
    [true] Begleiter: an
   *[other] Begleiter: aus
}
