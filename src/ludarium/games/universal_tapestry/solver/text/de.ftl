# Was die Untersuchung im Terminal sagt (ludarium solve).

stage-layout = Der Teppich wird vollendet
stage-layout-score = Eine bessere Wertung wird gesucht
stage-endgame = Jede Zugfolge wird versucht
stage-opening = Der Weg wird geöffnet
stage-plan = Der Rest wird geplant
stage-line-score = Eine bessere Zugfolge wird gesucht
stage-bound = Ein Beweis wird gesucht
so-far = {""}: bisher { $score }, höchstens { $bound }
layout = Lässt sich der Teppich um die liegenden Karten vollenden, mit den übrigen in beliebiger Folge?
layout-yes = Ja.
layout-no = Nein, bewiesen.
layout-open = In der gegebenen Zeit nicht entschieden.
line = Kann von hier aus gewinnen, wer die Folge aller Karten kennt?
line-yes = Ja, mit diesen Zügen.
line-no = Nein, bewiesen.
line-open = In der gegebenen Zeit nicht entschieden.
legend = [ ] liegt schon da
left-over = Übrig:
discards = Ablage:
score-best = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}: Mehr sind nicht möglich.
score-open = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}; mehr als { $bound } sind nicht möglich, was dazwischen liegt, ist nicht entschieden.
because-too-few-cards = Es sind zu wenige Karten übrig, um das Quadrat zu füllen.
because-dead-cell = Auf ein leeres Feld passt keine Karte, die noch übrig ist.
because-no-layout = Keine Anordnung der übrigen Karten füllt das Quadrat.
because-vortex = Die Typen laufen im Kreis um eine Lücke; kein Tausch kann das ändern, und nichts kann sie füllen.
because-all-lines = Alle Zugfolgen wurden versucht.
because-lost = Die Partie ist schon verloren.
