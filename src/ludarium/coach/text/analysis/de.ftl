# Die Analyse einer Partie, auf Deutsch: ihre Seite, und eine Entscheidung selbst versuchen.

## Analyse

coach-analysis-title = Analyse
coach-analysis-won = { $name } hat gewonnen: { $score }
coach-analysis-won-you = { $name } hat gewonnen: { $score }; du hattest { $mine }
coach-analysis-shared = { $names } teilen sich den Sieg: { $score }
coach-analysis-lost = Die Partie ist verloren.
coach-analysis-alone = Gewonnen: { $score }
coach-analysis-luck-and-decisions = Glück und Entscheidungen
coach-analysis-luck = Glück
coach-analysis-decisions = Entscheidungen
coach-analysis-verdicts = Urteile
coach-analysis-par = Par
coach-analysis-par-help = Par ist, was das beste gefundene Spiel bei mittlerem Glück erreicht: Par + Glück + Entscheidungen = Punkte. Glück zählt, soweit es sich in den Endpunkten zeigt; der Rest gehört zum Par.
coach-analysis-score = Punkte
coach-analysis-error-rate = Verlust je Entscheidung
coach-analysis-chance = Gewinnchance
coach-analysis-points = Erwartete Punkte
coach-analysis-known = nach jeder Entscheidung, alle Karten offen
coach-analysis-played-out = nach jeder Entscheidung: so viele gedachte Partien gewinnt ein einfacher Bot von da an
coach-analysis-played-out-help = Die Chancen sind die eines einfachen Bots, der von da an weiterspielt: Gute Spieler gewinnen öfter. Glück wird hier nicht berechnet.
coach-analysis-keys = Schlüsselentscheidungen
coach-analysis-none = Nichts davon hätte sich klar besser machen lassen.
coach-analysis-decision = Entscheidung { $number }
coach-analysis-round = Runde { $round }
coach-analysis-played = gespielt
coach-analysis-you-played = du hast gespielt
coach-analysis-best = bester Fund
coach-analysis-second = Nächstbestes
coach-analysis-care = Gedachte Partien: { $deals }; sicher bei { $sure } von { $count } Urteilen
coach-analysis-finding-errors = { $name } hat durch Entscheidungen mehr verloren als durch Pech. Klare Fehler: { $count }.
coach-analysis-finding-luck = Das Glück hat mehr entschieden als die Entscheidungen.
coach-analysis-finding-clean = { $name } hat durch keine Entscheidung viel verloren.
coach-analysis-finding-alone = Klare Fehler: { $count }.
coach-analysis-hints = Erfragte Tipps: { $count }
coach-analysis-exact = Was der Löser sagt
coach-analysis-exact-hindsight = Er kennt jede Karte, auch die damals verdeckten: Was er findet, ist niemandem vorzuwerfen.
coach-analysis-exact-known = Er geht von dem aus, was damals zu sehen war.
coach-analysis-exact-moment = Zu diesem Moment
coach-analysis-exact-watch = Diesen Weg ansehen
coach-analysis-exact-how = So gelegt: { $how }
coach-analysis-exact-looking = Der Löser sucht noch …

## Die Seite

coach-page-stop = Hier aufhören
coach-page-go-on = Weiter
coach-page-again = Noch einmal ansehen
coach-page-yours = deine
coach-page-all = alle
coach-page-before = Vor Entscheidung { $number }
coach-page-thinking = Der Trainer ist bei Entscheidung { $done } von { $parts } …
coach-page-waiting = Der Trainer beginnt, sobald kein Bot am Zug ist.
coach-page-none = Diese Partie hat noch niemand analysieren lassen. Jede Entscheidung wird nach dem beurteilt, was man damals wissen konnte.
coach-page-graph = { $heading }. Die Schlüsselentscheidungen folgen als Liste; die Pfeiltasten gehen durch sie.
coach-page-luck-tab = Glück
coach-page-decision-tab = Entscheidung
coach-page-board-tab = Tisch
coach-page-all-tab = Schlüssel
coach-page-exact-tab = Löser
coach-page-to-moment = Zu diesem Augenblick der Partie
coach-page-earlier = Frühere Schlüsselentscheidung
coach-page-later = Spätere Schlüsselentscheidung
coach-page-of-keys = Schlüsselentscheidung { $place } von { $count }
coach-page-even = Das ist das Beste, das gefunden wurde.
coach-page-flag-best = am besten
coach-page-flag-played = gespielt
coach-page-flag-both = gespielt und am besten

## Eine Entscheidung selbst versuchen

coach-trial-title = Selbst versuchen
coach-trial-help = Der Tisch, wie er vor Entscheidung { $number } lag. Wähle irgendeinen Zug: Er wird beurteilt, nicht ausgeführt. Richtig ist alles, was so gut ist wie das Beste, das gefunden wurde.
coach-trial-in-order = Mehrere solche Züge werden nacheinander gemacht, in der Reihenfolge, in der die Teile liegen. Wähle den ersten: Was davor liegt, bleibt.
coach-trial-list = Oder aus der Liste aller Züge
coach-trial-choose = Zug wählen
coach-trial-check = Prüfen
coach-trial-right = So gut wie das Beste, das gefunden wurde
coach-trial-wrong = Es gab Besseres
coach-trial-than-played = Warum es besser ist als das Gespielte
coach-trial-than-best = Was das Beste mehr bringt
coach-trial-tries = Frühere Versuche
coach-trial-close = Antwort zeigen
