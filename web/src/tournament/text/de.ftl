moment = { $day } um { $time }
somebody = jemand
page-aside = { $game }, { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}

## Lists

list-aside = von allen, für alle
list-open = Offen für Anmeldungen
list-running = Im Gange
list-finished = Zu Ende
list-cancelled = Abgesagt
list-empty = Es ist kein Turnier ausgeschrieben. Schreib eines aus: Mit seinem Link können andere mitmachen.
new-help = Alle können eines ausrichten: Wähle Spiel, Tempo und Zahl der Runden und lass andere mitmachen.
announce = Turnier ausschreiben
entered = Du machst mit
say-here = Sag, dass du da bist
organised-by-you = Du richtest es aus
own-tournament = Dein Turnier
to-tournament = Zum Turnier

format-swiss = Schweizer System
format-everybody = Alle gegen alle
format-ladder = Leiter aus Auslagen
tables-of = Tische zu { $seats }
counts = gewertet
stand-open = { $entrants } von { $most } angemeldet
stand-running = Runde { $round } von { $rounds }, { $entrants ->
    [one] { $entrants } Person
   *[other] { $entrants } Personen
}
stand-ladder = { $count ->
    [one] Eine Auslage, im Gange
   *[other] { $count } Auslagen, im Gange
}
stand-finished = Zu Ende
stand-cancelled = Abgesagt

## A tournament

pairings = Tische
standings = Tabelle
schedule = Zeitplan
after = nach Runde { $round } von { $rounds }
player = Name
points = Punkte
met = Gegner
won = Gelöst
score = Ergebnis
time = Zeit
gone = ausgestiegen
sat = in dieser Runde kein Tisch
round-number = Runde { $number }
deal-number = Auslage { $number }
table-number = Tisch { $number }
yours = deiner
short-table = ein Tisch zu { $seats }
end-played = zu Ende
end-broken = zum Fristende abgebrochen
end-void = nicht lesbar: 3 Punkte für alle
round-over = gespielt
round-due = bis { $time }
round-next = beginnt { $time }
round-later = kommt noch
away = { $name } hat in dieser Runde keinen Tisch und bekommt { $points } Punkte.
away-asked = { $name } setzt diese Runde auf eigenen Wunsch aus: { $points } Punkte.
away-missing = { $name } hat sich nicht gemeldet und ist in dieser Runde nicht dabei.
away-ahead = { $name } hat in dieser Runde keinen Tisch.
out-ahead = { $name } setzt diese Runde auf eigenen Wunsch aus.
no-tables = Für einen Tisch waren zu wenige da.
round-ahead = Runde { $number }, { $time }
remark-swiss = gleiche Punkte treffen sich
remark-everybody = alle gegen alle
all-here = { $count ->
    [2] beide sind da
    [3] alle drei sind da
    [4] alle vier sind da
   *[other] alle { $count } sind da
}
not-here = { $count ->
    [one] { $names } ist noch nicht da
   *[other] { $names } sind noch nicht da
}
ahead-note = So wird gespielt, wenn sich alle melden. Fehlt jemand, wird zu Beginn unter den anderen neu ausgelost: { $time }.
gained-note = Nach Startplatz; rechts, was der Tisch gebracht hat.
standing-note = Nach Startplatz; rechts die Punkte bis jetzt.
note-points = Ein Tisch bringt dem ersten Platz 6 und dem letzten 0 Punkte, dazwischen in gleichen Schritten: zu viert 6, 4, 2, 0; zu dritt 6, 3, 0. Wer sich einen Platz teilt, teilt die Punkte. * kein Tisch: 3 Punkte; wer noch einmal aussetzen will oder fehlt, bekommt 0.
note-ties = Bei Gleichstand zählen die Punkte derer, auf die man traf (ein Mittel je Tisch; ohne Tisch die eigenen), dann der direkte Vergleich, dann gewonnene Tische.
note-ladder = Alle spielen dieselben Auslagen, einmal. Zuerst zählen gelöste Auslagen, dann das Ergebnis aller, dann die Zeit. Gold: gelöst.

## Taking part

organised = Ausgerichtet von { $name }.
begins-at = Beginnt { $time }.
open-until = Offen bis { $time }.
ladder-until = Bis { $time }.
check-in-rule = Vor jeder Runde ist { $time } lang Zeit zu sagen, dass man da ist. Wer es nicht tut, ist in dieser Runde nicht dabei, ohne Punkte, und kann die nächste spielen.
check-in-from = Melden kannst du dich ab { $time }.
here = Ich bin da
here-said = Du hast gesagt, dass du da bist. Die Runde beginnt { $time }.
deadline-rule = Eine Runde dauert höchstens { $time }. Was dann nicht zu Ende ist, wird abgebrochen: Von denen, die gespielt haben, kommt zuletzt, wer insgesamt am längsten überlegt hat; die anderen teilen sich die Plätze davor. Wer ging oder nie zog, bekommt nichts.
my-table = Zu meinem Tisch
join = Mitmachen
sit-out = Eine Runde aussetzen
leave = Aussteigen
results-file = Ergebnisse als Datei
next-one = Das nächste
look = Ansehen
deals = Auslagen
deals-remark = der erste Versuch zählt
deal-begin = Beginnen
deal-on = Weiter
deal-done = fertig
organiser = Für die Turnierleitung
start = Jetzt beginnen
next-round = Nächste Runde jetzt beginnen
ask-here = Fragen, wer da ist
begin-here = Mit denen beginnen, die da sind
remove = Entfernen
remove-whom = Wen entfernen?
cancel = Turnier absagen
stay = Zurück
ask-leave = Aus dem Turnier aussteigen?
    .help = Deine laufende Partie wird aufgegeben: Wo andere weiterspielen, übernimmt ein Bot deinen Platz. Was du gespielt hast, zählt.
ask-remove = Aus dem Turnier entfernen?
    .help = Die laufende Partie wird aufgegeben, und es gibt kein Zurück. Was gespielt ist, zählt.
ask-cancel = Das Turnier absagen?
    .help = Es gibt keine weitere Runde. Laufende Partien können zu Ende gespielt werden und zählen hier nicht.

## Announcing one

name = Titel
name-help = 3 bis 60 Zeichen.
format = Art
how-swiss = In jeder Runde treffen sich, die gleich viele Punkte haben, und möglichst nie dieselben noch einmal. Jeden Startplatz hat jeder gleich oft, oder einmal mehr.
how-everybody = Zu zweit: Alle spielen einmal gegen alle. An größeren Tischen gibt es so viele Runden, wie es braucht, um alle zu treffen; es treffen sich, die sich am seltensten getroffen haben.
how-ladder = Alle spielen dieselben Auslagen allein, wann sie wollen, bis die Zeit um ist.
seats = Personen am Tisch
rounds = Runden
deadline = Zeit für eine Runde
deadline-help = Die nächste Runde wird ausgelost, sobald alle Partien zu Ende sind oder diese Zeit um ist.
ladder-time = Zeit für alle Auslagen
ladder-time-help = Vom Beginn an gezählt.
pause = Zwischen zwei Runden
pause-help = Zeit zum Ausruhen und Wiederkommen.
pause-none = sofort weiter
check-in = Zeit für „Ich bin da“
check-in-help = Vor jeder Runde: Wer weg ist, lässt keinen Tisch warten. Die Pause ist mindestens so lang.
check-in-none = niemand muss sich melden
most = Höchstens so viele
begins = Beginnt von selbst
begins-help = Leer lassen, um selbst zu beginnen. Sind bis dahin zu wenige angemeldet, fällt es aus.
late = Man darf später dazukommen
late-help = Für Versäumtes gibt es keine Punkte.
listed = Steht in der Liste
listed-help = Sonst findet es nur, wer den Link hat.

## When something did not work

problem-bad-title = Ein Titel hat { $least } bis { $most } Zeichen.
problem-bad-rounds = Es gibt { $least } bis { $most } Runden.
problem-bad-deadline = Diese Zeit für eine Runde passt nicht zur Zeit für einen Zug.
problem-bad-pause = Diese Pause ist zu lang.
problem-bad-check-in = Diese Zeit ist zu lang.
problem-bad-entrants = Es können { $least } bis { $most } Personen sein.
problem-bad-begin = Der Beginn liegt in den nächsten 90 Tagen.
problem-no-ladder = Dieses Spiel hat keine Auslagen für eine Person.
problem-no-such-tournament = Dieses Turnier gibt es nicht.
problem-no-such-entrant = Diese Person ist nicht mehr dabei.
problem-not-the-organiser = Das kann nur die Turnierleitung.
problem-not-entered = Du machst nicht mit.
problem-already-entered = Du machst schon mit.
problem-removed = Die Turnierleitung hat dich aus diesem Turnier entfernt.
problem-not-open = Das geht jetzt nicht.
problem-too-few = Zum Beginnen braucht es { $least } Personen.
problem-tournament-full = Es ist Platz für { $most }, und alle sind da.
problem-tournament-over = Das Turnier ist zu Ende.
problem-too-many-tournaments = Du richtest schon { $most } Turniere aus: Lass erst eines davon enden.
