# Die Regeln von Universal Tapestry, auf Deutsch. Jede Nachricht ist ein Abschnitt: Überschrift und Text. Die Zahlen
# kommen aus dem Regelsatz.

aim = Worum es geht
    .text =
    Aus Asteroiden, Kometen und Nebeln webst du einen Teppich von { $side } × { $side } Karten, allein gegen den
    Nachziehstapel. Die Farben müssen ineinander übergehen wie im Regenbogen, und nie dürfen zwei Karten vom selben Typ
    nebeneinander liegen.

    Von { $all } Karten finden nur { $full } einen Platz. Ist der Teppich am Ende vollständig, hast du gewonnen; wie gut,
    sagen die abgelegten Karten oder die Uhr.

components = Die Karten
    .text =
    Es gibt { $all } Karten in { $colours } Farben zu je { $each_colour } Karten. Jede zeigt einen von { $types } Typen,
    Asteroid, Komet oder Nebel, und jede Verbindung von Farbe und Typ gibt es { $copies } Mal. Die Rückseite zeigt die Farbe
    und sonst nichts:† Von einer verdeckten Karte kennst du die Hälfte.

    @deck Die Farben stehen in der Reihenfolge des Regenbogens. Die Punkte am Fuß einer Karte zeigen ihren Platz darin.

setup = Aufbau
    .text =
    1. Mische alle Karten. Sie sind der Nachziehstapel.
    2. Lege die obersten { $start } offen als Diagonale aus, Ecke an Ecke.† Mit ihnen beginnt der Teppich.
    3. Lege { $draw_area } Karten verdeckt daneben. Sie sind die Auslage.

    @setup Die ersten Karten berühren sich nur an den Ecken, sie müssen also nicht zueinander passen.

    { $deck } Karten bleiben im Nachziehstapel. Von nun an sind die ersten Karten wie alle anderen; auch sie lassen sich tauschen.

turn = Ein Zug
    .text =
    1. **Ziehe** eine beliebige Karte der Auslage und sieh sie dir an.
    2. **Lege** sie an den Teppich an, **tausche** sie gegen eine Karte, die sie schlägt, oder lege sie **ab**. Nach einem
       Tausch hast du eine andere Karte auf der Hand und mit ihr dieselbe Wahl.
    3. Die oberste Karte des Nachziehstapels kommt verdeckt in die Lücke der Auslage. Ist er leer, bleibt die Lücke.

    Ablegen oder tauschen darfst du auch, wenn die Karte sich anlegen ließe. Eine gezogene Karte kann man nicht
    zurücklegen.†

contact = Anlegeregeln
    .text =
    Auf ein leeres Feld darf eine Karte, wenn alle drei Regeln gelten:

    1. Sie berührt mindestens eine Karte, **Seite an Seite**. Ecken zählen nicht.
    2. Ihre **Farbe** ist bei jeder berührten Karte dieselbe oder die nächste im Regenbogen.
    3. Mit keiner davon teilt sie das **Symbol** an den Seiten.

    @alone Ecke an Ecke ist keine Berührung.

    Der Teppich darf Löcher haben und eine Zeit lang aus mehreren Stücken bestehen.†

colours = Farben
    .text =
    Die Reihenfolge ist Rot, Orange, Gelb, Grün, Blau, Violett. Rot darf Rot und Orange berühren; Grün darf Gelb, Grün und
    Blau berühren. Der Regenbogen ist **kein Ring**: Rot und Violett berühren sich nie.†

    @colours Gleich oder benachbart im Regenbogen: ja. Zwei Schritte oder mehr, oder Rot neben Violett: nein.

symbols = Symbole
    .text =
    Das Symbol an den Seiten einer Karte ist ihr **Typ**:† Kein Asteroid darf neben einem Asteroiden liegen, kein Komet
    neben einem Kometen, kein Nebel neben einem Nebel.

    @symbols Jede berührte Karte muss von einem anderen Typ sein.

size = Größe
    .text =
    @box Das Fenster ist, wo der Teppich ist.

    Der Teppich ist nie breiter oder höher als **{ $side } Karten**. Wo diese { $side } × { $side } Felder liegen, steht
    vorher nicht fest: Das Fenster schwebt, bis der Teppich seine volle Breite oder Höhe erreicht hat.†

exchange = Tauschen
    .text =
    @cycle Wie bei Schere, Stein, Papier: Der Asteroid schlägt den Kometen, der Komet schlägt den Nebel, der Nebel schlägt
    den Asteroiden.

    Statt deine Karte anzulegen, darfst du sie **an die Stelle einer Karte eines Typs legen, den sie schlägt**. Die Farbe
    der geschlagenen Karte spielt keine Rolle, aber deine Karte muss dort alle Anlegeregeln einhalten. Die geschlagene Karte nimmst
    du auf die Hand.†

    @exchange Der Nebel schlägt den Asteroiden und passt neben den Kometen.

    @barred Nicht erlaubt: Ein Komet schlägt keinen Asteroiden; ein Nebel läge neben einem Nebel; Orange würde Grün
    berühren.

    Eine Karte, die nichts berührt, wie anfangs die der Diagonale, kann nicht getauscht werden: Auch die neue Karte würde
    nichts berühren.† Lege erst eine Nachbarin daneben.

    > Eine Karte lässt sich also nur tauschen, wenn alle ihre Nachbarn von dem Typ sind, den sie selbst schlägt.

chains = Ketten
    .text =
    Mit der genommenen Karte darfst du wieder tauschen, so oft du willst.† Der Zug endet, wenn du eine Karte anlegst oder
    ablegst.

    @chain Nebel gegen Asteroid, Asteroid gegen Komet, und der Komet findet ein freies Feld.

    Nur eines ist verboten: Ein Tausch darf keine Stellung von Teppich und Hand wiederherstellen, die es im selben Zug schon
    gab.† So endet jede Kette.

discard = Ablegen
    .text =
    Eine abgelegte Karte ist aus dem Spiel, offen. Nur { $spare } Karten sind entbehrlich: Mit der { $fatal }. abgelegten
    Karte vor der Vollendung lässt sich der Teppich nicht mehr fertigstellen, und die Partie ist sofort verloren.†

redraw = Neue Auslage
    .text =
    Passt keine Farbe der Auslage auf irgendein leeres Feld,† wohl aber eine im Nachziehstapel, so wird die Auslage in ihn
    gemischt und neu ausgeteilt. Das geschieht von selbst,† nach dem Aufbau und nach jedem Zug, und so oft, bis eine Farbe
    passt. Symbole und Tausche spielen keine Rolle. Bei leerem Nachziehstapel gibt es keine neue Auslage.

end = Gewinnen und verlieren
    .text =
    Du gewinnst mit einem vollständigen Teppich: { $side } × { $side } Karten ohne Lücke, also { $place_turns } angelegte
    Karten zu den ersten { $start }. Gehen vorher die Karten aus, verlierst du, ohne Punkte und ohne Rang. Aufgeben darfst
    du, solange er nicht vollständig ist.†

    Vor der Partie wählst du, worum es geht: um die [Ablage](#mode-discards) oder um die [Zeit](#mode-time).

mode-discards = Nach Ablage
    .text =
    Die Partie geht weiter, wenn die letzte Lücke gefüllt ist, bis Auslage und Nachziehstapel verbraucht sind; die
    { $spare } übrigen Karten sind deine Ablage. Bis dahin darfst du noch tauschen, um wertvollere Karten abzulegen. Willst du
    nichts mehr tun, schließe ab, und alle restlichen Karten werden abgelegt.†

    Jede abgelegte Karte zählt nach ihrer Farbe: Rot und Violett { $points_R }, Orange und Blau { $points_O }, Gelb und Grün
    { $points_Y }. Mehr als **{ $most_points }** sind nicht möglich.

    > Die Farben der Mitte sind die wertvollen, aber auch die, die am besten passen. Gewinnen und Punkte sammeln ziehen in
    verschiedene Richtungen.

mode-time = Nach Zeit
    .text =
    Die Uhr läuft, sobald der Tisch gedeckt ist, noch vor deinem ersten Ziehen, und bleibt stehen, wenn die letzte Karte den
    Teppich vollendet. Damit endet die Partie; abgelegte Karten zählen nicht.†

    @ranks Auf welche Seite einer Grenze eine genaue Zeit fällt, haben wir entschieden.†

    Eine Pause hält die Uhr an und deckt den Tisch zu.†

options = Varianten
    .text =
    Die beiden Modi sind gedruckt. Die anderen Varianten sind von uns.†

    - **Modus**: nach Ablage oder nach Zeit.
    - **Seitensymbol**: der Typ der Karte oder eines von vier eigenen Symbolen (Sonne, Mond, Stern, Planet). Mit diesen sind
      alle Karten verschieden, Nachbarn dürfen vom selben Typ sein, aber nicht dasselbe Symbol haben, und das Spiel ist viel
      leichter.
    - **Eine Karte tauschen, die nichts berührt**: nein oder ja. Mit Ja lassen sich die ersten Karten von Anfang an tauschen.
    - **Neue Auslage**: wenn keine ihrer Farben auf ein leeres Feld passt, wenn keine ihrer Farben einer auf dem Tisch nahe
      ist, oder nie.
    - **Diagonale am Anfang**: Ecke an Ecke oder auf jedem zweiten Feld.
    - **Tausche je Zug**: beliebig viele oder begrenzt.
    - **Nach der entscheidenden Ablage weiterspielen**: nein, oder ja, zum Üben.

presets = Regelwerke
    .text =
    Auch sie sind von uns.†

    - **Klassisch**: die Regeln, wie sie hier stehen.
    - **Entspannt**: wie klassisch, aber auch Karten, die nichts berühren, lassen sich tauschen. Richtig für die ersten
      Partien.
    - **Sanft**: dazu mit eigenen Seitensymbolen. Fast jede Partie lässt sich gewinnen.

open-and-hidden = Bekannt und unbekannt
    .text =
    Du siehst den Teppich, deine Hand, die abgelegten Karten, die Farben der Auslage, die Zahl der Karten im Nachziehstapel und
    die Farbe der obersten, denn ihre Rückseite ist sichtbar. Durch Zählen weißt du, wie viele Karten jeder Farbe noch darin
    sind. Was die verdeckten Karten zeigen, weiß niemand.

hints = Hinweise
    .text =
    - Sieh zuerst auf die Diagonale: Wo zwei weit entfernte Farben aufeinandertreffen, sind die Felder dazwischen tot. Lege
      an eine der beiden Karten eine Nachbarin an und tausche dann jene weg.
    - Webe einen sanften Verlauf vom einen Ende des Regenbogens zum anderen.
    - Halte Felder für mehrere Karten offen. Ein Feld zwischen zwei Typen nimmt nur den dritten, und eines, das alle drei
      berührt, ist tot.
    - Behalte Karten, die sich tauschen lassen: solche, deren Nachbarn alle von dem Typ sind, den sie schlagen.
    - Willst du gewinnen, lege die Enden des Regenbogens ab; willst du Punkte, seine Mitte.
    - Es ist nicht leicht. Verzweifle nicht an den ersten Partien oder beginne entspannt.

good-to-know = Gut zu wissen
    .text =
    Einige Fälle lassen die Regeln offen. So spielen wir sie:†

    - **Der Regenbogen hat zwei Enden.** Sie zählen abgelegt am wenigsten, weil sie am schwersten unterzubringen sind.
    - **Das Fenster schwebt**: Begrenzt ist nur die Größe des Teppichs.
    - **„Beliebig tauschen“** heißt mehrere Tausche in einem Zug, ohne Grenze.
    - **Die neue Auslage** ist Pflicht. Sie richtet sich nach den leeren Feldern, nicht nur nach den Farben auf dem Tisch.
    - **Wie viele Karten entbehrlich sind**, steht fest; eine verlorene Partie endet daher sofort.
    - **Die Uhr** läuft, sobald die erste Karte gezogen werden darf, bis zur letzten angelegten Karte.
    - **Zeiten genau auf einer Grenze** zählen für den besseren Rang; nur braucht der schnellste weniger als
      { $crack_minutes } Minuten, und der langsamste beginnt nach { $slow_minutes }.
    - **Falsch gelegte Karten** gibt es hier nicht: Nur erlaubte Felder lassen sich wählen.

reconstructed = Was rekonstruiert ist
    .text =
    Uns lagen die Texte der Regeln vor, aber kein Bild einer Karte. Daher sind dies **unsere eigenen Schlüsse**, keine
    gedruckten Tatsachen:

    - dass das Symbol an den Seiten der Typ ist. Die andere Lesart, vier eigene Symbole, ist die Variante
      „Seitensymbol“; die Namen Sonne, Mond, Stern und Planet sind erfunden;
    - dass es von jeder Farbe und jedem Typ gleich viele Karten gibt und die Rückseite nur die Farbe zeigt;
    - auf welche Seite einer Grenze eine genaue Zeit fällt.

    Auch die Varianten und die Regelwerke sind von uns. Die englischen und die spanischen Regeln unterscheiden sich in
    Kleinigkeiten; wo nur die einen etwas sagen, wie zur neuen Auslage die englischen, folgen wir ihnen. Die englischen nennen
    die Typen Stein, Schere und Papier, die spanischen Asteroid, Komet und Nebel.
