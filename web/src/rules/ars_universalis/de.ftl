# Die Regeln von Ars Universalis auf Deutsch. Jede Nachricht ist ein Abschnitt: sein Titel und sein Text. Die Zahlen
# kommen aus dem Regelsatz, die der Karten aus ihren Listen.

aim = Worum es geht
    .text =
    Du bist Mäzen der Künste und Wissenschaften. Vom Mittelalter bis in die Späte Neuzeit gewinnst du Malerinnen und
    Maler, Dichter, Komponisten, Bildhauer und Gelehrte für dein Haus und gibst ihnen die Materialien, die ihre Werke
    brauchen. Jedes Werk ist ein kleines Rätsel: Farben mischen, ein Wort bilden, eine Melodie legen, eine Skulptur
    bauen, eine Rechnung finden.

    Ein vollendetes Werk bringt Punkte und ebenso viele Münzen. Das Spiel endet in der Runde, in der jemand
    { $end_score } Punkte erreicht. Es ist für { $least_seats } bis { $most_seats } Leute; [zu zweit](#two-players) gibt
    es keine Auktionen, und es gibt ein [Solospiel](#solo).

components = Was es gibt
    .text =
    - **{ $figure_cards } historische Figuren**, { $figures_each } aus jedem der drei Zeitalter: Mittelalter, Frühe
      Neuzeit und Späte Neuzeit. Auf ihnen stehen { $all_works } Werke.
    - **{ $material_cards } Materialkarten**, auf beiden Seiten bedruckt.
    - **Fünf Große Entwicklungen**, eine für jede Kategorie, je { $development_points } Punkte wert, und die **Große
      Leistung in Kunst und Wissenschaft** mit { $achievement_points }.
    - **Je ein Marker für den Paradigmenwechsel** für alle am Tisch, auf der einen Seite { $marker_unused } wert, auf
      der anderen { $marker_used_once }.
    - **Ein Brett** mit den Punkten, der Leiste der Zeitalter und den Leisten der Kategorien.
    - **Münzen**, und ein Marker für den **Ersten Mäzen**.

    @categories Die fünf Kategorien.

materials = Materialkarten
    .text =
    Eine Karte taugt für jede Art von Rätsel, aber jedes Mal zählt nur eines von dem, was sie zeigt. Beide Seiten stehen
    dir offen.

    @faces Die eine Seite zeigt eine Zahl, Farbe am linken und rechten Rand und einen Körper mit seinen Anschlüssen; die
    andere Notenlinien mit Noten und vier Buchstaben.

    - **Zahlen** gehen von { $number_least } bis { $number_most }; die untere Hälfte ist fast doppelt so häufig.†
    - **Farbe** ist an jedem Rand Rot, Gelb oder Blau.
    - **Körper** sind Kegel, Zylinder, Kugeln und Würfel, von jedem gleich viele.† Ein Dreieck an jedem Rand, der
      Anschluss, liegt oben, in der Mitte oder unten.†
    - **Buchstaben**: vier verschiedene auf jeder Karte. E, A, I und O sind am häufigsten; J, K, Q, W, X, Y und Z gibt
      es je einmal.†
    - **Noten**: eine, zwei oder drei. Sie liegen auf den fünf Linien oder in den vier Zwischenräumen. Wir zählen die
      Stufen von der untersten Linie, das ist { $staff_bottom }, bis zur obersten, das ist { $staff_top }.

figures = Historische Figuren
    .text =
    @anatomy Name, Zeitalter und Nummer; das Medaillon in der Farbe des Zeitalters; die Werke mit dem, was sie
    verlangen, und ihren Punkten; das Mindestgebot, die Materialien, die die Figur mitbringt, und der Bonus für alle
    Werke.

    Die meisten Figuren haben **ein Werk**. Die mit zwei oder drei sind **vielseitig** und haben einen Bonus für
    den, der sämtliche Werke vollendet. Das oberste Werk ist das Hauptwerk.

    Eine Figur ist **aktiv**, solange sie vor dir liegt und noch ein Werk offen ist.

    Alle Figuren stehen [unten in der Liste](#all-figures).

setup = Aufbau
    .text =
    Zu dritt oder zu viert:

    1. Misch die Materialien, und die Figuren jedes Zeitalters für sich.
    2. Nimm die { $multi_each } vielseitigen Figuren aus dem Stapel des Mittelalters, gib allen eine der anderen offen,
       leg den Rest zurück und misch. Diese erste Figur kostet nichts und bringt keine Materialien.†
    3. Alle bekommen { $start_materials } Materialien und { $start_coins_4 } Münzen, einen Marker für den
       Paradigmenwechsel mit der { $marker_unused } nach oben, und beginnen ohne Punkte und ohne Werke auf den Leisten.
    4. Wer zuerst Erster Mäzen ist, entscheidet das Los.†

    Das Spiel beginnt im Mittelalter.

round = Eine Runde
    .text =
    Jede Runde hat drei Phasen. In jeder handelt der Erste Mäzen zuerst, dann die anderen im Uhrzeigersinn.

    1. [Auktion](#auction): eine neue Figur gewinnen.
    2. [Handel](#trade): Materialien verkaufen und kaufen.
    3. [Projekte](#projects): Werke vollenden.

    Dann wandert der Marker des Ersten Mäzens einen Platz nach links.

auction = Auktion
    .text =
    So viele Figuren, wie Leute mitspielen, werden aufgedeckt. Alle können **eine** davon gewinnen.

    1. Wer eröffnen muss, wählt eine Figur und bietet mindestens ihr Mindestgebot, höchstens aber die eigenen Münzen.
       Zuerst eröffnet der Erste Mäzen.
    2. Reihum erhöhen die anderen um eine beliebige ganze Zahl von Münzen, oder sie passen. Das gilt nur für diese
       Auktion.
    3. Haben alle anderen gepasst, zahlt, wer am meisten geboten hat, und bekommt die Figur. Sonst zahlt niemand.
    4. Wer gewonnen hat, ist aus dieser Phase heraus. Hat gewonnen, wer eröffnet hat, eröffnet der nächste Platz
       links; sonst eröffnet derselbe Platz weiter.

    Wer eröffnen muss, aber nicht will oder keine der übrigen Figuren bezahlen kann, **steigt aus**, für die ganze
    Phase. Wer zuletzt übrig ist, bietet gegen niemanden und darf eine Figur zum Mindestgebot nehmen oder aussteigen.
    Was niemand wollte, kommt auf die Ablage des Zeitalters.

    > Beispiel: Ana eröffnet mit vier Münzen, Ben bietet fünf, Cleo passt, Ana bietet sieben, Ben passt. Ana zahlt
    sieben. Ben, der Nächste, der noch dabei ist, eröffnet die folgende Auktion.

    Reicht der Stapel nicht, werden die in diesem Zeitalter abgelegten Figuren hineingemischt; reicht auch das nicht,
    werden weniger aufgedeckt.†

acquire = Eine neue Figur
    .text =
    Zahl, leg die Figur offen vor dich und nimm so viele Materialien, wie sie zeigt. Du darfst **{ $active_figures }
    aktive Figuren** haben. Gewinnst du noch eine, musst du erst eine der alten entlassen; ihre offenen Werke sind
    verloren, und sie verlässt das Spiel.† Was ihre vollendeten Werke gebracht haben, bleibt dir.

hand = Materialien auf der Hand
    .text =
    Höchstens halten darfst du **{ $hand_limit_middle_ages }** Karten im Mittelalter, **{ $hand_limit_early_modern }**
    in der Frühen Neuzeit und **{ $hand_limit_late_modern }** in der Späten Neuzeit, zu jeder Zeit.†

    Bevor du mehr ziehst, als Platz haben, darfst du Karten der Hand zurücklegen, um Platz zu schaffen. Dann ziehst du
    so viele, wie passen; der Rest verfällt.

    > Beispiel: Du hältst { $over_hand } von { $hand_limit_middle_ages } Karten und darfst { $over_draw } ziehen. Legst
    du keine zurück, ziehst du { $over_none }; legst du eine zurück, { $over_one }; legst du zwei zurück, alle
    { $over_draw }.

    Alle verwendeten, verkauften oder zurückgelegten Karten kommen sofort in den Stapel, und gezogen wird immer zufällig
    aus allem, was darin ist.†

trade = Handel
    .text =
    Reihum dürfen alle jedes davon einmal tun, in beliebiger Folge:

    - **Verkaufen**: beliebig viele Materialien für je { $sell_price } Münze.
    - **Kaufen**: beliebig viele Materialien für je { $buy_price } Münzen, soweit die [Hand](#hand) es zulässt. Du
      zahlst nur Karten, die du ziehst.†

    So können Münzen aus einem Verkauf neue Karten bezahlen.

projects = Projekte
    .text =
    Der Erste Mäzen legt { $bank_size } Materialien offen aus: die **Materialbank**. Reihum dürfen alle, in beliebiger
    Folge:

    - **Tauschen**: eine Karte der Hand gegen eine der Bank, einmal im Zug. Die abgegebene Karte liegt dort für alle,
      die nach dir kommen.
    - **Werke vollenden**: an aktiven Figuren, so viele du kannst und magst.

    Niemand muss ein Werk vollenden. Am Ende der Runde kommt die Bank zurück in den Stapel.

complete = Ein Werk vollenden
    .text =
    Leg Materialien deiner Hand aus, die das [Rätsel](#puzzles) eines offenen Werkes lösen. Werke der Frühen Neuzeit
    brauchen vorher ein vollendetes Werk des Mittelalters, die der Späten Neuzeit eines der Frühen Neuzeit. Dann, in
    dieser Reihenfolge:

    1. Die verwendeten Karten kommen zurück in den Stapel.
    2. Du bekommst die Punkte des Werkes und ebenso viele Münzen.
    3. Du rückst auf der Leiste seiner Kategorie einen Schritt vor; prüf, ob es eine [Große Entwicklung](#developments)
       gibt.
    4. Ist die Figur aus dem laufenden Zeitalter, rückst du auf der Leiste der Zeitalter einen Schritt vor; prüf, ob
       das [nächste](#ages) anbricht.
    5. War es das letzte Werk einer vielseitigen Figur, bekommst du den Bonus, in Punkten und in Münzen. Eine Figur ohne
       offene Werke verlässt das Spiel.
    6. Mit einem Werk in allen fünf Kategorien prüf, ob es die [Große Leistung](#achievement) gibt.

    > Beispiel: { $example_name } hat Werke für { $example_works } Punkte und einen Bonus von { $example_bonus }. Alle
    rechtzeitig vollendet bringen { $example_total } Punkte und { $example_total } Münzen.

round-end = Ende der Runde
    .text =
    Die Bank kommt zurück in den Stapel. Dann wird geprüft, ob das [Spiel endet](#end). Wenn nicht, wird der Platz links
    Erster Mäzen, und wenn ein neues Zeitalter ansteht, beginnt es.

puzzles = Die Rätsel
    .text =
    Es gibt fünf Arten, eine für jede Kategorie. Für alle gilt:

    - Verwende nur Materialien der eigenen Hand; was du aus der Bank willst, musst du erst eintauschen.
    - Jede ausgelegte Karte ist verbraucht, und keine dient zwei Werken.
    - Jede Karte muss mitwirken.† Die einzige Ausnahme sind Karten, die mitten in einer [Skulptur](#sculpture) andere
      verbinden.
    - Oft gibt es mehrere Wege. Weniger Karten sind besser, denn was du behältst, kann dem nächsten Werk dienen.

    Die Beispiele laufen von selbst, wenn sie ins Bild kommen, oder Schritt für Schritt.

painting = Malerei
    .text =
    Gesucht sind Farben in einer bestimmten Folge. Leg Karten nebeneinander, die Zahlen aufrecht: Wo zwei sich berühren,
    ergibt die Farbe an ihren Rändern eine Farbe.

    @mixing Gleiche Farben bleiben, wie sie sind.

    @painting

    Eine Reihe hat mindestens zwei Karten. Du darfst mehrere Reihen legen; hintereinander gelesen, von oben nach unten,
    müssen sie genau die gesuchten Farben zeigen. Eine Reihe kostet eine Karte mehr, als sie Farben hat, und jede
    weitere Reihe noch eine.

literature = Literatur
    .text =
    Gesucht sind Buchstaben in einer bestimmten Folge. Leg Karten in eine Reihe und nimm von jeder einen oder mehrere
    ihrer Buchstaben.

    @literature

    - Die Karten müssen in der Reihenfolge des Wortes liegen. Innerhalb einer Karte darfst du die Buchstaben in
      beliebiger Folge nehmen.†
    - Jeder Buchstabe einer Karte lässt sich einmal nehmen.†
    - Groß und klein macht keinen Unterschied.

music = Musik
    .text =
    Gesucht ist eine Melodie. Leg Karten so in eine Reihe, dass ihre Linien weiterlaufen; es zählt die Höhe der Noten,
    von links nach rechts.

    @music

    - Du darfst eine Karte nach oben oder unten **schieben**, aber nur um ganze Linien,† damit die Linien weiterlaufen.
      Eine Note auf einer Linie bleibt auf einer Linie, eine im Zwischenraum im Zwischenraum.
    - Alle Noten von der ersten bis zur letzten der Melodie müssen stimmen, ohne eine dazwischen. Nur links auf der
      ersten Karte und rechts auf der letzten dürfen Noten übrig bleiben.
    - Jede Karte gibt mindestens eine Note. Gedreht werden die Karten nicht.†

sculpture = Skulptur
    .text =
    Gesucht sind Körper in einer bestimmten Folge. Leg Karten so in eine Reihe, dass an jeder Fuge die Anschlüsse
    zusammentreffen: oben mit oben, Mitte mit Mitte, unten mit unten.

    @sculpture

    - Du darfst eine Karte **umdrehen**, um eine halbe Drehung. Ihre Enden tauschen die Plätze, und aus oben wird unten.
      Der Körper ist zweimal gedruckt, damit man ihn so und so lesen kann, zählt aber einmal.†
    - Zwischen den gesuchten Körpern dürfen Karten mit beliebigen anderen liegen, um sie zu verbinden. Auch sie sind
      verbraucht. Die erste und die letzte Karte müssen den ersten und den letzten Körper zeigen.†

    > Eine Reihe, die ein Werk löst, zeigt als Ganzes gedreht die Körper rückwärts.

science = Wissenschaft
    .text =
    Gesucht ist eine Zahl. Verbinde die Zahlen deiner Karten mit plus, minus, mal und geteilt, und mit Klammern, so dass
    das Ergebnis genau stimmt.

    @science

    - Jede Karte zählt einmal. Zahlen lassen sich nicht zu längeren zusammensetzen, und andere Rechenarten gibt es
      nicht.
    - Brüche und negative Zahlen sind auf dem Weg erlaubt.†

    > Beispiel: Sieben geteilt durch die Hälfte von eins ist vierzehn.

ages = Durch die Zeitalter
    .text =
    Wer als Erstes **{ $transition_works } Werke des laufenden Zeitalters** vollendet hat, bekommt
    { $transition_points } Punkte und leitet das nächste ein. Auch andere, die in derselben Runde auf
    { $transition_works } kommen, bekommen die Punkte, aber niemand in einem Zeitalter zweimal.†

    Das neue Zeitalter beginnt mit der nächsten Runde:

    1. Alle bekommen { $transition_coins } Münzen.
    2. Die Leiste der Zeitalter beginnt von vorn.
    3. Figuren werden vom neuen Stapel aufgedeckt; der alte verlässt das Spiel.
    4. Du darfst mehr [Karten](#hand) halten.

    Bis dahin gehört noch alles zum alten Zeitalter. In der Späten Neuzeit gibt es nichts mehr einzuleiten und keine
    Punkte dafür.†

anachronism = Zu spät
    .text =
    Die Werke von Figuren vergangener Zeitalter lassen sich noch vollenden, aber jeder ihrer Erträge, jedes Werk und der
    Bonus, bringt nur **die Hälfte**, abgerundet.† Für die Leiste der Zeitalter zählen sie nicht; für Kategorien, Große
    Entwicklungen und die Große Leistung schon.

    > Beispiel: { $late_name } brächte { $late_works } und einen Bonus von { $late_bonus }; in einem späteren Zeitalter
    sind es { $late_halves } und { $late_half_bonus }, zusammen { $late_total }. Für den Bonus kommt es darauf an, wann
    das letzte Werk vollendet wird.†

shift = Paradigmenwechsel
    .text =
    Zweimal im Spiel, aber höchstens einmal in einer Runde, darfst du das Blatt wenden. Vor jeder eigenen Entscheidung,†
    in jeder Phase, eines davon:

    - Leg deine **ganze Hand** beiseite, zieh ebenso viele neue Karten, und leg erst dann die alten zurück.†
    - Nimm **{ $shift_coins } Münzen**.

    Beim ersten Mal drehst du deinen Marker von { $marker_unused } auf { $marker_used_once }; beim zweiten gibst du ihn
    ab. Was er am Ende zeigt, zählt als Punkte.

developments = Große Entwicklungen
    .text =
    Wer als Erstes **{ $development_works } Werke einer Kategorie** vollendet, nimmt ihre Große Entwicklung,
    { $development_points } Punkte. Wer später **mehr** Werke dieser Kategorie hat als ihr Besitzer, nimmt die Karte
    an sich und die Punkte mit. Bei gleich vielen bleibt sie, wo sie ist.

achievement = Große Leistung in Kunst und Wissenschaft
    .text =
    Wer als Erstes in jeder der fünf Kategorien mindestens ein Werk hat, bekommt { $achievement_points } Punkte und
    verliert sie nie.

end = Ende des Spiels
    .text =
    Am Ende einer Runde ist das Spiel aus, wenn

    - jemand jetzt **{ $end_score } Punkte** oder mehr hat, oder
    - niemand in der Auktion dieser Runde eine neue Figur bekommen hat.

    Alle zählen die Punkte ihres Markers für den Paradigmenwechsel dazu: { $marker_unused }, wenn er nie gebraucht
    wurde, { $marker_used_once }, wenn einmal. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheiden die
    meisten Münzen; ist auch das gleich, teilt man sich den Sieg.†

    > Wer { $end_score } überschritten hatte und durch den Verlust einer Großen Entwicklung wieder darunter ist, beendet
    das Spiel nicht.

two-players = Zu zweit
    .text =
    Alles wie oben, nur beginnt ihr mit { $start_coins_2 } Münzen, und Figuren werden nicht versteigert, sondern zum
    Mindestgebot **angeworben**. Beide können in einer Runde eine anwerben.

    1. Eine Figur wird aufgedeckt. Der Erste Mäzen darf sie anwerben; wenn nicht, die andere Seite.
    2. Eine zweite wird aufgedeckt. Sie ist für die Seite, die noch nicht angeworben hat: Hat eine die erste angeworben,
       wird sie nur der anderen angeboten;† hat es keine, erst dem Ersten Mäzen, dann der anderen.

    Was beide ablehnen, kommt auf die Ablage. Ist der Stapel dann leer, kommt die zweite Figur aus der übrigen Ablage:
    Die eben abgelehnte wird in dieser Runde nicht noch einmal angeboten, und ohne eine andere gibt es keine zweite.†

    Dass niemand eine Figur bekommt, beendet das Spiel hier nicht. Dafür verliert, wer **{ $idle_rounds } Runden
    hintereinander** keine bekommen hat, und zwar am Ende der letzten, gleich wie die Punkte stehen; ein Klassiker zählt
    als Figur. Eine Runde, in der dir keine angeboten wurde, zählt nicht.†

solo = Solospiel
    .text =
    Allein spielst du ohne Münzen, Punkte und Auktionen. Du gewinnst, wenn du **ein Werk der Späten Neuzeit**
    vollendest.

    1. Misch den Stapel jedes Zeitalters und leg { $solo_columns } Spalten mit { $solo_rows } Figuren verdeckt aus: die
       oberste Reihe aus dem Mittelalter, zwei Reihen aus der Frühen Neuzeit, die unterste aus der Späten Neuzeit. Deck
       die oberste Reihe auf.
    2. Die anderen { $inspiration } Figuren sind der **Inspirationsstapel**. Deck seine erste Karte auf.
    3. Zieh { $solo_materials } Materialien. Du hast einen leeren Marker für den Paradigmenwechsel.

    @solo Der Tisch des Solospiels. Ein vollendetes Werk deckt die nächste Karte seiner Spalte auf.

    Vollende irgendein offenes Werk einer aufgedeckten Figur. Werke der Frühen Neuzeit brauchen ein vollendetes
    Werk **derselben Kategorie** aus dem Mittelalter, die der Späten Neuzeit eines aus der Frühen Neuzeit. Nach jedem
    Werk:

    1. Deck die Karte darunter in seiner Spalte auf, wenn sie es noch nicht ist.
    2. Die verwendeten Materialien verlassen das Spiel.
    3. Zieh so viele, wie die Figur zeigt; eines mehr, wenn die Kategorie des Werkes auf der Inspirationskarte steht
       oder das Zeitalter dasselbe ist.
    4. Hast du mehr als { $solo_limit } Karten, leg ab, bis es so viele sind.
    5. Deck die nächste Inspirationskarte auf. Ist keine mehr da, werden die abgelegten gemischt.

    Weitere Werke einer vielseitigen Figur lassen sich auch vollenden und bringen Materialien, decken aber nichts Neues
    auf.†

    Einmal im Spiel darfst du wechseln: Leg deine Hand ab und zieh ebenso viele. Abgelegte Karten verlassen das Spiel.†
    Du verlierst, wenn sich kein Werk mehr vollenden lässt und kein Wechsel hilft;† aufgeben darfst du auch.

options = Wahlregeln
    .text =
    Jede lässt sich allein oder mit beliebigen anderen verwenden, ab zwei Leuten.

duel = Duell der Mäzene
    .text =
    Große Entwicklungen gibt es schon für { $duel_works } Werke.

workshop = Leonardos Werkstatt
    .text =
    An der Stelle der Bank liegt ein Raster aus { $workshop_rows } Reihen mit so vielen Spalten, wie Leute mitspielen,
    einmal für das ganze Spiel ausgelegt. Getauscht wird nicht. Einmal in deinem Zug der Projekte darfst du eine Karte daraus
    kaufen: in der ersten Spalte für eine Münze, in der zweiten für zwei und so weiter. Die Münzen gehen an die nächsten
    Plätze links von dir, je eine; in der letzten Spalte geht die letzte Münze in den Vorrat.

    @workshop Zu dritt.

    Mit voller Hand musst du erst eine Karte ablegen.† Die Karten rechts der Lücke rücken nach, und der letzte Platz
    wird sofort aufgefüllt.

greatness = Geteilte Größe
    .text =
    Die Große Leistung bekommen alle, die in derselben Runde alle fünf Kategorien voll haben, in der das zum ersten Mal
    gelingt.

golden-age = Verlängertes Goldenes Zeitalter
    .text =
    Die Späte Neuzeit braucht { $golden_age_works } Werke der Frühen Neuzeit; ebenso die Punkte dafür, sie einzuleiten.

treasures = Schätze der Vergangenheit
    .text =
    Endet das Mittelalter, wird der Rest seines Stapels offen hingelegt: die **Klassiker**. Wer eine Auktion eröffnen
    muss oder zuletzt übrig ist, darf stattdessen den obersten Klassiker zum Mindestgebot nehmen.† Er ist dann die Figur
    dieser Runde. Zu zweit geschieht das anstelle des Anwerbens.

    Werke von Klassikern bringen die Hälfte, wie alles Verspätete. Aber am Ende bekommt, wer die meisten Werke des
    Mittelalters vollendet hat, gleich wann, { $treasure_points } Punkte; haben mehrere gleich viele, alle von ihnen.

table-options = Einstellungen des Tisches
    .text =
    - **Hände**: offen oder verdeckt.† Mit verdeckten Händen sehen andere nur, wie viele Karten du hältst, und jede
      Karte, wenn du sie verwendest.
    - **Hilfe mit Lösungen**: Mit ihr kann dir die Werkbank eine Lösung zeigen. Ohne sie wird niemandem gesagt, was
      lösbar ist.

open-and-hidden = Bekannt und unbekannt
    .text =
    Münzen, Punkte, Figuren, Marker, Leisten, Gebote, die Bank und die Ablagen sind offen, und auch die Hände, wenn
    nicht mit verdeckten gespielt wird. Welche Figuren und Materialien es gibt, dürfen alle hier nachsehen. Was als
    Nächstes gezogen wird, weiß niemand.

all-figures = Alle Figuren
    .text =
    Jede mit dem, was ihre Werke verlangen, deren Punkten, Mindestgebot, Materialien und Bonus. Fast alles davon ist von
    uns;† die gesuchten Buchstaben sind in jeder Sprache dieselben.

    @list_figures

all-materials = Alle Materialien
    .text =
    Sie lassen sich alle zusammen umdrehen. Was auf ihnen ist, ist von uns.†

    @list_materials

hints = Tipps
    .text =
    - Biete nicht nur wegen der Punkte: Sieh, ob deine Hand einem der Werke nahekommt und welche Materialien die Figur
      bringt.
    - Behalte Münzen für eine Figur in der nächsten Runde, vor allem zu zweit.
    - Vollende früh ein leichtes Werk jedes Zeitalters; ohne das bleiben dir alle späteren verschlossen.
    - Mit { $transition_works } Werken eines Zeitalters bekommst du { $transition_points } Punkte mehr. Sieh, wer nahe
      daran ist, bevor du Werke aufschiebst.
    - Rechnungen gehen fast immer auf, kosten aber mehr Karten. Wörter mit seltenen Buchstaben gelingen selten.
    - Eine volle Hand, die nichts löst: Verkauf drei Karten und kauf andere, oder wechsle.

good-to-know = Gut zu wissen
    .text =
    Die Regeln lassen manches offen. So spielen wir es:

    - **Die Handgrenze** gilt jederzeit, nicht nur am Ende der Runde.
    - **Ein Kauf und ein Verkauf** in der Phase Handel, jeder mit beliebig vielen Karten.
    - **Wechseln** kannst du nur bei eigenen Entscheidungen, nicht während andere entscheiden und nicht, während du
      aussuchst, was du ablegst. Du bekommst so viele neue Karten, wie du beiseitelegst, und keine der alten.
    - **Wer eine Figur nicht bezahlen kann**, darf vor dem Aussteigen noch die Münzen eines Wechsels nehmen.
    - **Drei Figuren**: Wer eine vierte gewinnt, kann sie nicht ablehnen.
    - **Hälften** werden für jeden Ertrag einzeln gerundet.
    - **Spät vollendete Werke** zählen, wo ein Werk eines früheren Zeitalters nötig ist.
    - **Nebenwerke** zählen auf der Leiste der Zeitalter wie Hauptwerke.
    - **Eine Reihe eines Gemäldes** muss Farben ergeben, die im Werk aufeinander folgen.
    - **Zu zweit**: Lehnt der Erste Mäzen ab und wirbt die andere Seite an, wird die zweite Figur nur dem Ersten Mäzen
      angeboten. Haben beide zu lange nichts angeworben, entscheiden die Punkte.
    - **Klassiker** sind nur, was noch im Stapel liegt, in der Folge, in der es lag, und nur der oberste ist zu haben.

reconstructed = Was rekonstruiert ist
    .text =
    Uns lag der Text des Regelheftes vor, aber kein Bild einer Karte. Dies ist also **von uns**, nicht der gedruckte
    Stand:

    - alle { $material_cards } Materialkarten: Zahlen, Farben, Körper, Anschlüsse, Buchstaben und Noten. Aus den Regeln
      wissen wir, was für Dinge darauf sind und dass kleine Zahlen und gängige Buchstaben öfter vorkommen;
    - die Anschlüsse in drei Höhen, als wahrscheinlichste Lesart des Textes;
    - die meisten Figuren: Titel, Aufgaben, Punkte, Mindestgebote, Materialien und Boni. Das Regelheft nennt einige,
      etwa Dürer, Kassia, Rembrandt, Händel, Michelangelo und Newton, mit wenigen ihrer Werte;
    - dass in der Wissenschaft Brüche erlaubt sind, dass Musikkarten nur um ganze Linien geschoben werden, dass die
      Hände offen sind, und die anderen Antworten [oben](#good-to-know).

    Die Folge der Phasen, Preise, Grenzen, Erträge, Entwicklungen und Wahlregeln sind die des Regelheftes.
