# Die Regeln von Universal Tapestry, auf Deutsch. Jede Nachricht ist ein Abschnitt: Überschrift und Text. Die Zahlen
# kommen aus dem Regelsatz.

aim = Worum es geht
    .text =
    Aus Asteroiden, Kometen und Nebeln webst du einen Teppich von { $side } × { $side } Karten, allein gegen den Stapel. Die
    Farben müssen ineinander übergehen wie im Regenbogen, und nie dürfen zwei Gleiche nebeneinander liegen.

    Von { $all } Karten finden nur { $full } einen Platz. Ist der Teppich am Ende vollständig, hast du gewonnen; wie gut,
    sagen die abgelegten Karten oder die Uhr.

components = Die Karten
    .text =
    Es gibt { $all } Karten in { $colours } Farben zu je { $each_colour } Karten. Jede zeigt einen von { $types } Typen, und
    jede Verbindung von Farbe und Typ gibt es { $copies } Mal. Die Rückseite zeigt die Farbe und sonst nichts: Von einer
    verdeckten Karte kennst du die Hälfte.

    @deck Die Farben stehen in der Reihenfolge des Regenbogens. Die Punkte am Fuß einer Karte zeigen ihren Platz darin.

setup = Aufbau
    .text =
    1. Mische alle Karten. Sie sind der Nachziehstapel.
    2. Lege die obersten { $start } offen als Diagonale aus, Ecke an Ecke. Mit ihnen beginnt der Teppich.
    3. Lege { $draw_area } Karten verdeckt daneben. Sie sind die Auslage.

    @setup Die ersten Karten berühren sich nur an den Ecken, sie müssen also nicht zueinander passen.

    { $deck } Karten bleiben im Stapel. Von nun an sind die ersten Karten wie alle anderen; auch sie lassen sich tauschen.

turn = Ein Zug
    .text =
    1. **Ziehe** eine beliebige Karte der Auslage und sieh sie dir an.
    2. **Lege** sie an den Teppich an, **tausche** sie gegen eine Karte, die sie schlägt, oder lege sie **ab**. Nach einem
       Tausch hast du eine andere Karte auf der Hand und mit ihr dieselbe Wahl.
    3. Die oberste Karte des Stapels kommt verdeckt in die Lücke der Auslage. Ist der Stapel leer, bleibt die Lücke.

    Ablegen oder tauschen darfst du auch, wenn die Karte sich anlegen ließe. Eine gezogene Karte kann man nicht
    zurücklegen.

contact = Anlegeregeln
    .text =
    Auf eine leere Zelle darf eine Karte, wenn alle drei Regeln gelten:

    1. Sie berührt mindestens eine Karte, **Seite an Seite**. Ecken zählen nicht.
    2. Ihre **Farbe** ist bei jeder berührten Karte dieselbe oder die nächste im Regenbogen.
    3. Mit keiner davon teilt sie das **Symbol** an den Seiten.

    @alone Ecke an Ecke ist keine Berührung.

    Der Teppich darf Löcher haben und eine Zeit lang aus mehreren Stücken bestehen.

colours = Farben
    .text =
    Die Reihenfolge ist Rot, Orange, Gelb, Grün, Blau, Violett. Rot darf Rot und Orange berühren; Grün darf Gelb, Grün und
    Blau berühren. Der Regenbogen ist **kein Ring**: Rot und Violett berühren sich nie.

    @colours Gleich oder benachbart im Regenbogen: ja. Zwei Schritte oder mehr, oder Rot neben Violett: nein.

symbols = Symbole
    .text =
    Das Symbol an den Seiten einer Karte ist ihr **Typ**: Kein Asteroid darf neben einem Asteroiden liegen, kein Komet
    neben einem Kometen, kein Nebel neben einem Nebel.

    @symbols Jede berührte Karte muss von einem anderen Typ sein.

size = Größe
    .text =
    @box Das Fenster ist, wo der Teppich ist.

    Der Teppich ist nie breiter oder höher als **{ $side } Karten**. Wo diese { $side } × { $side } Zellen liegen, steht
    vorher nicht fest: Das Fenster schwebt, bis der Teppich seine volle Breite oder Höhe erreicht hat.

exchange = Tauschen
    .text =
    @cycle Asteroiden zerschlagen Kometen, Kometen durchschneiden Nebel, Nebel verschlucken Asteroiden.

    Statt deine Karte anzulegen, darfst du sie **an die Stelle einer Karte eines Typs legen, den sie schlägt**. Die Farbe
    der geschlagenen Karte ist gleich, aber deine Karte muss dort alle Anlegeregeln einhalten. Die geschlagene Karte nimmst
    du auf die Hand.

    @exchange Der Nebel schlägt den Asteroiden und passt neben den Kometen.

    @barred Nicht erlaubt: Ein Komet schlägt keinen Asteroiden; ein Nebel läge neben einem Nebel; Orange würde Grün
    berühren.

    Eine Karte, die nichts berührt, wie anfangs die der Diagonale, kann nicht getauscht werden: Auch die neue Karte würde
    nichts berühren. Lege erst eine Nachbarin daneben.

    > Eine Karte lässt sich also nur tauschen, wenn alle ihre Nachbarn von dem Typ sind, den sie selbst schlägt.

chains = Ketten
    .text =
    Mit der genommenen Karte darfst du wieder tauschen, so oft du willst. Der Zug endet, wenn du eine Karte anlegst oder
    ablegst.

    @chain Nebel gegen Asteroid, Asteroid gegen Komet, und der Komet findet eine freie Zelle.

    Nur eines ist verboten: Ein Tausch darf keine Stellung von Teppich und Hand wiederherstellen, die es im selben Zug schon
    gab. So endet jede Kette.

discard = Ablegen
    .text =
    Eine abgelegte Karte ist aus dem Spiel, offen. Nur { $spare } Karten sind entbehrlich: Mit der { $fatal }. abgelegten
    Karte vor der Vollendung lässt sich der Teppich nicht mehr fertigstellen, und das Spiel ist sofort verloren.

redraw = Neue Auslage
    .text =
    Passt keine Farbe der Auslage auf irgendeine leere Zelle, wohl aber eine im Stapel, so wird die Auslage in den Stapel
    gemischt und neu ausgeteilt. Das geschieht von selbst, nach dem Aufbau und nach jedem Zug, und so oft, bis eine Farbe
    passt. Symbole und Tausche spielen keine Rolle. Bei leerem Stapel gibt es keine neue Auslage.

end = Gewinnen und verlieren
    .text =
    Du gewinnst mit einem vollständigen Teppich: { $side } × { $side } Karten ohne Lücke, also { $place_turns } angelegte
    Karten zu den ersten { $start }. Gehen vorher die Karten aus, verlierst du, ohne Punkte und ohne Rang. Aufgeben darfst
    du jederzeit.

    Vor dem Spiel wählst du, worum es geht: um die [Ablage](#mode-discards) oder um die [Zeit](#mode-time).

mode-discards = Nach Ablage
    .text =
    Das Spiel geht weiter, wenn die letzte Lücke gefüllt ist, bis Auslage und Stapel verbraucht sind; die { $spare }
    übrigen Karten sind deine Ablage. Bis dahin darfst du noch tauschen, um wertvollere Karten abzulegen. Willst du nichts mehr
    tun, beende das Spiel, und alle restlichen Karten werden abgelegt.

    Jede abgelegte Karte zählt nach ihrer Farbe: Rot und Violett { $points_R }, Orange und Blau { $points_O }, Gelb und Grün
    { $points_Y }. Mehr als **{ $most_points }** sind nicht möglich.

    > Die Farben der Mitte sind die wertvollen, aber auch die, die am besten passen. Gewinnen und Punkte sammeln ziehen in
    verschiedene Richtungen.

mode-time = Nach Zeit
    .text =
    Die Uhr läuft ab deinem ersten Ziehen und bleibt stehen, wenn die letzte Karte den Teppich vollendet. Damit endet das
    Spiel; abgelegte Karten zählen nicht.

    @ranks

    Eine Pause hält die Uhr an und deckt den Tisch zu.

options = Möglichkeiten
    .text =
    - **Modus**: nach Ablage oder nach Zeit.
    - **Seitensymbol**: der Typ der Karte oder eines von vier eigenen Symbolen (Sonne, Mond, Stern, Planet). Mit diesen sind
      alle Karten verschieden, Nachbarn dürfen vom selben Typ sein, aber nicht dasselbe Symbol haben, und das Spiel ist viel
      leichter.
    - **Karten tauschen, die nichts berühren**: nein oder ja. Mit Ja lassen sich die ersten Karten von Anfang an tauschen.
    - **Neue Auslage**: wenn keine ihrer Farben auf eine leere Zelle passt, wenn keine ihrer Farben einer auf dem Tisch nahe
      ist, oder nie.
    - **Diagonale beim Aufbau**: Ecke an Ecke oder auf jeder zweiten Zelle.
    - **Tausche im Zug**: so viele du willst oder begrenzt.
    - **Nach der entscheidenden Ablage weiterspielen**: nein, oder ja, zum Üben.

presets = Regelsätze
    .text =
    - **Klassisch**: die Regeln, wie sie hier stehen.
    - **Entspannt**: wie klassisch, aber auch Karten, die nichts berühren, lassen sich tauschen. Richtig für die ersten
      Spiele.
    - **Sanft**: dazu mit eigenen Seitensymbolen. Fast jede Auslage lässt sich gewinnen.

open-and-hidden = Bekannt und unbekannt
    .text =
    Du siehst den Teppich, deine Hand, die abgelegten Karten, die Farben der Auslage, die Zahl der Karten im Stapel und die
    Farbe der obersten, denn ihre Rückseite ist sichtbar. Durch Zählen weißt du, wie viele Karten jeder Farbe noch im Stapel
    sind. Was die verdeckten Karten zeigen, weiß niemand.

hints = Hinweise
    .text =
    - Sieh zuerst auf die Diagonale: Wo zwei weit entfernte Farben aufeinandertreffen, sind die Zellen dazwischen tot. Lege
      eine Nachbarin an eine der beiden und tausche sie weg.
    - Webe einen sanften Verlauf vom einen Ende des Regenbogens zum anderen.
    - Halte Zellen für mehrere Karten offen. Eine Zelle zwischen zwei Typen nimmt nur den dritten, und eine, die alle drei
      berührt, ist tot.
    - Behalte Karten, die sich tauschen lassen: solche, deren Nachbarn alle von dem Typ sind, den sie schlagen.
    - Willst du gewinnen, lege die Enden des Regenbogens ab; willst du Punkte, seine Mitte.
    - Es ist nicht leicht. Verzweifle nicht an den ersten Spielen oder beginne entspannt.

good-to-know = Gut zu wissen
    .text =
    Einige Fälle lassen die Regeln offen. So spielen wir sie:

    - **Der Regenbogen hat zwei Enden.** Sie zählen abgelegt am wenigsten, weil sie am schwersten unterzubringen sind.
    - **Das Fenster schwebt**: Begrenzt ist nur die Größe des Teppichs.
    - **„Beliebig tauschen“** heißt mehrere Tausche in einem Zug, ohne Grenze.
    - **Die neue Auslage** ist Pflicht. Sie richtet sich nach den leeren Zellen, nicht nur nach den Farben auf dem Tisch.
    - **Wie viele Karten entbehrlich sind**, steht fest; ein verlorenes Spiel endet daher sofort.
    - **Die Uhr** läuft vom ersten Ziehen bis zur letzten angelegten Karte.
    - **Zeiten genau auf einer Grenze** zählen für den besseren Rang; nur braucht der schnellste weniger als
      { $crack_minutes } Minuten, und der langsamste beginnt nach { $slow_minutes }.
    - **Falsch gelegte Karten** gibt es hier nicht: Nur erlaubte Zellen lassen sich wählen.

reconstructed = Was rekonstruiert ist
    .text =
    Uns lagen die Texte der Regeln vor, aber kein Bild einer Karte. Daher sind dies **unsere eigenen Schlüsse**, keine
    gedruckten Tatsachen:

    - dass das Symbol an den Seiten der Typ ist. Die andere Lesart, vier eigene Symbole, ist die Möglichkeit
      „Seitensymbol“; die Namen Sonne, Mond, Stern und Planet sind erfunden;
    - dass es von jeder Farbe und jedem Typ gleich viele Karten gibt;
    - auf welche Seite einer Grenze eine genaue Zeit fällt.

    Auch die Möglichkeiten und die Regelsätze sind von uns. Die englischen und die spanischen Regeln unterscheiden sich in
    Kleinigkeiten; wo nur eine etwas sagt, wie zur neuen Auslage, folgen wir ihr.
