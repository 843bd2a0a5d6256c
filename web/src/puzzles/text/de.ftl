# Finde den besten Zug, auf Deutsch.

title = Finde den besten Zug
puzzle = Rätsel { $number }
close = Alle Rätsel
question = Ein Zug ist der beste. Welcher?
from-game = Eine Stellung aus einer Partie. Du bist am Zug.
from-round = Eine Stellung aus einer Partie, in Runde { $round }. Du bist am Zug.
nothing-played = Es wird nichts gespielt: Bis zur Prüfung kannst du es dir anders überlegen.
in-order = Mehrere solche Züge werden nacheinander gemacht, in der Reihenfolge, in der die Teile liegen. Wähle den ersten: Was davor liegt, bleibt.
check = Prüfen
how-hard = Wie schwer
level-easy = leicht
level-fair = mittel
level-hard = schwer
how-clear = Wie klar
ahead = { $lead } vor dem zweitbesten
who-misses = Wer ihn übersieht
clue-is = Hinweis:
clue = Hinweis (ein Versuch)
solution = Lösung
tries = Deine Versuche
left = { $count ->
    [one] noch ein Versuch
   *[other] noch { $count } Versuche
}
from-list = Oder wähle aus allen { $count } Zügen
choose = Einen Zug wählen …
found = Du hast den besten Zug gefunden.
missed = Der beste Zug ist:
best-is = Der beste Zug
against = Verglichen mit
flag-best = am besten
flag-tried = dein Versuch
flag-other = verglichen
flag-both = in beiden
wins = Danach werden { $better } von 100 Verteilungen gewonnen, sonst { $worse }.
all = Alle Rätsel
next = Nächstes Rätsel
people = { $found ->
    [one] { $found } von { $count } fand ihn sofort.
   *[other] { $found } von { $count } fanden ihn sofort.
}
nobody = Hier hat es noch niemand versucht.
own = Du: { $found } von { $count } sofort.
day-about = Dieselbe Stellung für alle. Drei Versuche; der erste zählt am meisten.
day-solved = Du hast ihn gefunden.
day-shown = Du kennst die Antwort: Morgen kommt eine neue.
day-people = { $count ->
    [0] noch niemand fand ihn
    [one] eine Person fand ihn
   *[other] { $count } fanden ihn
}
begin = Beginnen
go-on = Weiter
look-again = Noch einmal ansehen
practice = Übung
practice-remark = ohne Uhr
take = Ein Rätsel nehmen
finders = Wer ihn fand
until-midnight = heute (UTC)
past = ein vergangener Tag
no-finders = Noch niemand.
days = Die letzten Tage
