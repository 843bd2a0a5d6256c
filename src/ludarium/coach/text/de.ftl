# Der Trainer, auf Deutsch. Derselbe Katalog dient Terminal und Browser.

## Urteile

coach-verdict-masterstroke = Meisterzug
    .open = Meisterzug?
coach-verdict-sound = Solide
    .open = Solide?
coach-verdict-loose = Ungenau
    .open = Ungenau?
coach-verdict-slip = Fehler
    .open = Fehler?
coach-verdict-ruin = Patzer
    .open = Patzer?

## Warum

coach-why-heading = Warum
coach-why-kept = Für später behalten
coach-why-rival-less = Bester Gegner bekommt weniger
coach-why-rival-more = Bester Gegner bekommt mehr
coach-why-other = Andere Quellen
coach-why-lead = Dein Vorsprung, im Mittel
coach-why-points = Deine Punkte, im Mittel
coach-why-deed = Danach { $deed } in { $better } von 100 Partien, sonst in { $worse }.
coach-why-largest = Das meiste davon kommt von hier: { $source }.
coach-why-largest-kept = Das meiste davon ist, was du für später behältst.
coach-why-small = Woher die Punkte kommen, unterscheidet die beiden kaum.
coach-why-after = Danach
coach-why-otherwise = Sonst
coach-why-alike = In diesen Partien unterscheiden sich die beiden kaum.
coach-why-deals = Gedachte Partien, dieselben für beide: { $deals }.

## Wie sicher

coach-sure-certain = Ein Vorsprung von { $lead } ± { $error }: sicher.
coach-sure-likely = Ein Vorsprung von { $lead } ± { $error }: wahrscheinlich, nicht sicher.
coach-sure-open = Ein Vorsprung von { $lead } ± { $error }: nicht sicher.
coach-sure-small = Es macht kaum etwas aus: ein Vorsprung von { $lead } ± { $error }.
coach-sure-even = Die beiden lassen sich nicht unterscheiden.
coach-decimal-sign = ,
coach-points-of = { $points } Pkt.

## Tipps

coach-hint-heading = Tipp
coach-hint-look = Worauf achten
coach-hint-move = Ein guter Zug
coach-hint-why = Warum
coach-hint-look-pieces = Sieh dir an: { $pieces }.
coach-hint-look-source = Worauf es hier ankommt: { $source }.
coach-hint-look-none = Sieh über einzelne Stücke hinaus: Was bleibt dir nach jeder deiner Möglichkeiten?
coach-hint-look-kept = Hier kommt es darauf an, was du für später behältst.
coach-hint-and = { $first } und { $last }
coach-hint-best = Beste Züge
coach-hint-wins = du gewinnst
coach-hint-lead = Punkte voraus
coach-hint-only = Es gibt nur einen Zug.
coach-hint-expert = Was der Großmeister täte, steht vorn, wenn nicht ein anderer Zug sicher besser ist. Die Chancen sind die eines einfachen Bots, der weiterspielt: Gute Spieler gewinnen öfter.
coach-hint-against = { $one } gegen { $other }
coach-hint-more = Noch einmal `tipp` sagt mehr.
coach-hint-off = Tipps sind hier aus: { $reason ->
    [rated] diese Partie zählt.
    [chosen] dieser Tisch wurde ohne sie eröffnet.
    [daily] heute spielen alle dieselbe Partie.
    [tournament] das ist ein Turnier.
   *[people] die anderen haben nicht zugestimmt.
}
coach-hint-close = schließen
coach-hint-set-up = Vorbereiten
coach-hint-busy = Der Trainer ist beschäftigt. Versuch es gleich noch einmal.
coach-hint-thinking = Der Trainer denkt nach …

## Der Weg zur Analyse

coach-page-start = Analysieren
coach-analysis-in-points = in Punkten
