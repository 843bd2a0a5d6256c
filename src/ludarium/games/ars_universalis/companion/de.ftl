# Der Begleiter von Ars Universalis: core/companion.py sagt, woraus eine Karte besteht.

decision-auction = Wähle eine Figur, und was sie dir wert ist
    .text =
    Mit deinem ersten Gebot versteigerst du eine Figur. Eine Figur bringt Werke, die du vollenden kannst, und jedes davon Punkte und ebenso viele Münzen.
    .weigh =
    Hilft deine Hand? Sieh nach, welchem Werk deine Karten nahe kommen; Grün sagt, was sie schon ergeben.
    Was sie mitbringt: Die Figur gibt dir auch Materialien; eine teure mit vielen Karten kann also billig sein.
    Behalte Münzen: Materialien kosten je { $buy_price }, und nächste Runde willst du wieder eine Figur.
decision-bidding = Noch eine Münze, oder loslassen?
    .text =
    Das höchste Gebot nimmt die Figur, und nur wer sie bekommt, zahlt. Wenn du passt, gibst du diese Figur auf, nicht die anderen.
    .weigh =
    Ist sie es wert? Was ihre Werke an Punkten bringen, kommt als Münzen zurück, aber erst, wenn sie vollendet sind.
    Ist noch eine da? Figuren, auf die noch niemand bietet, passen dir vielleicht auch und kosten weniger.
    Wer will sie noch? Niemand kann mehr Münzen ausgeben, als vor ihm liegen.
decision-recruitment = Diese Figur anwerben?
    .text =
    Zu zweit bietet niemand: Eine Figur kostet ihr Mindestgebot. In jeder Runde kannst du eine anwerben.
    .weigh =
    Hilft deine Hand? Sieh nach, welchem ihrer Werke deine Karten nahe kommen.
    Eine zweite kommt: Lehnst du ab, wird noch eine Figur aufgedeckt, aber vielleicht eine schlechtere.
    Nicht zweimal nacheinander: Wer { $idle_rounds ->
        [one] { $idle_rounds } Runde lang
       *[other] { $idle_rounds } Runden lang
    } keine Figur bekommt, verliert das Spiel.
decision-acquire = Eine Figur muss gehen
    .text =
    Du darfst { $active_figures ->
        [one] { $active_figures } aktive Figur
       *[other] { $active_figures } aktive Figuren
    } haben, und eine neue ist gekommen. Die du entlässt, geht mit ihren offenen Werken; was sie gebracht hat, bleibt dir.
    .weigh =
    Die schwerste geht: Entlasse die Figur, von deren Werken deine Karten am weitesten entfernt sind.
    Zu spät: Figuren eines vergangenen Zeitalters bringen nur die Hälfte.
decision-receive = Deine Hand ist zu voll
    .text =
    Du sollst mehr Karten ziehen, als deine Hand halten darf. Du darfst vorher einige ablegen, um Platz zu schaffen, oder behalten, was du hast, und weniger ziehen.
    .weigh =
    Was brauchst du? Behalte die Karten, die eines deiner Werke schon nutzt.
    Neues Glück: Karten, die zu nichts passen, sind weniger wert als unbekannte.
decision-trade = Verkauf, was brachliegt, kauf, was helfen kann
    .text =
    Du darfst Karten für je { $sell_price ->
        [one] { $sell_price } Münze
       *[other] { $sell_price } Münzen
    } verkaufen und neue für je { $buy_price ->
        [one] { $buy_price } Münze
       *[other] { $buy_price } Münzen
    } kaufen, beides einmal. Neue Karten zieht der Zufall.
    .weigh =
    Erst verkaufen, dann kaufen: Das schafft Platz auf deiner Hand und bringt die Münzen.
    Fast geschafft? Fehlt eine Karte, hat sie vielleicht die Bank der nächsten Phase.
    Behalte Münzen: Ohne sie bekommst du in der nächsten Auktion keine Figur.
decision-projects = Vollende Werke
    .text =
    Jedes Werk ist ein kleines Rätsel: Leg Karten deiner Hand auf die Werkbank, bis sie ergeben, was es verlangt. Du bekommst seine Punkte und ebenso viele Münzen; die Karten sind verbraucht.
    .weigh =
    Sieh auf die Bank: Einmal in deinem Zug darfst du eine Karte gegen eine tauschen, die dort liegt.
    Wenige Karten: Die Lösung mit den wenigsten lässt dir etwas für das nächste Werk.
    Zähl das Zeitalter: Mit { $transition_works ->
        [one] { $transition_works } Werk
       *[other] { $transition_works } Werken
    } des jetzigen bekommst du { $transition_points ->
        [one] { $transition_points } Punkt
       *[other] { $transition_points } Punkte
    } mehr.
decision-make_room = Platz für die Karte der Werkstatt
    .text =
    Deine Hand ist voll, und die gekaufte Karte braucht einen Platz. Eine deiner Karten muss gehen.
    .weigh =
    Die entbehrlichste: Gib her, was keines deiner Werke braucht.
decision-solo = Welches Werk kommt als Nächstes?
    .text =
    Du spielst allein: Vollende Werke nach unten, Spalte für Spalte, bis du eines des letzten Zeitalters vollendest. Jedes Werk kostet Karten und bringt neue.
    .weigh =
    Gleiche Kategorie: Ein Werk des nächsten Zeitalters braucht eines seiner Kategorie im Zeitalter davor.
    Sieh auf die Inspiration: Stimmt Kategorie oder Zeitalter mit ihr überein, ziehst du eine Karte mehr.
    Nur einmal: Geht nichts mehr, darfst du eine neue Hand nehmen.
decision-solo_discard = Zu viele Karten
    .text =
    Du hältst mehr als { $solo_limit ->
        [one] { $solo_limit } Karte
       *[other] { $solo_limit } Karten
    } und legst bis dahin ab. Was du ablegst, verlässt das Spiel.
    .weigh =
    Sieh voraus: Behalte, was die offenen Werke und die darunter brauchen können.
