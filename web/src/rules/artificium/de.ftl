# Die Regeln von Artificium, auf Deutsch. Jede Nachricht ist ein Abschnitt: Überschrift und Text. Die Zahlen kommen aus
# dem Regelsatz.

aim = Worum es geht
    .text =
    Du bist Herrscher über eine mittelalterliche Stadt, die von ihrem Handwerk lebt. Aus Holz wird Kohle, aus Getreide
    Bier, und mit Bier und einem Schwert zieht ein Ritter aus: Jede Karte, die du nutzt, verwandelt etwas, das du hast, in
    etwas Besseres und bringt deinen Siegpunktmarker auf der Punkteleiste voran.

    In { $rounds } Runden verbessern alle zuerst ihre Kartenhand auf dem Markt und spielen sie dann aus, Karte für Karte,
    verdeckt und gleichzeitig. Wer am Ende die meisten Siegpunkte hat, gewinnt. Das Spiel ist für { $least_seats } bis
    { $most_seats } Spieler.

components = Das Material
    .text =
    - **{ $all_cards } Karten** in { $kinds } Arten: { $building_cards } Gebäude und { $action_cards } Aktionen.
    - **Eine Punkteleiste** mit { $track_squares } Feldern; manche Felder geben eine Ressource.
    - **Ein Siegpunktmarker** für jeden Spieler.
    - **Ein Ressourcentableau** für jeden Spieler: wie viel er wovon hat und was die Bank dafür verlangt und zahlt.
    - **{ $tokens } Ressourcensteine.** Auf dem Ressourcentableau ist ein Stein eine Ressource, daneben eine Münze.
    - **Ein Rundenmarker** und **ein Startspielermarker**.

    @anatomy Ein Gebäude zeigt auf dem Banner seine Siegpunkte, dazu seine Stufe† und unten, was es kostet und was es gibt.
    Eine Aktion bringt keine Siegpunkte; ihre Wirkung steht in Worten da.

resources = Ressourcen
    .text =
    Es gibt neun Ressourcen in vier Stufen.† Je höher die Stufe, desto mehr Arbeit steckt darin. Du darfst von jeder
    beliebig viel besitzen; dein Besitz ist für alle sichtbar.†

    @resources Preise in Münzen: was du der Bank für eine zahlst und was die Bank dir zahlt.

    Zauberer und Ritter sind keine Ressourcen. Man kann sie weder aufheben noch handeln; sie sind das,
    was [Zaubererturm](#wizard-tower) und [Burg](#castle) sofort bewirken.

setup = Spielaufbau
    .text =
    1. Alle Siegpunktmarker stehen auf Feld { $first_square }.
    2. Alle bekommen { $start_coins } Münzen und keine Ressourcen.
    3. Alle Karten werden zu einem verdeckten Zugstapel gemischt.
    4. Der Startspieler der ersten Runde wird zufällig bestimmt.

round = Eine Runde
    .text =
    Jede der { $rounds } Runden läuft so ab:

    1. **Rundenbeginn**: Der Startspieler wird bestimmt, die Hände werden aufgefüllt.
    2. **Markt**: Reihum werden Handkarten gegen Karten des Marktes getauscht.
    3. **Ausspielen**: Immer wieder spielen alle eine Karte verdeckt aus; alle werden zugleich aufgedeckt und einzeln
       ausgewertet.
    4. **Rundenende**: Genutzte Karten kommen auf den Ablagestapel, Handkarten darf man abwerfen, Ressourcen verkaufen.

    „Der Reihe nach“ heißt immer: im Uhrzeigersinn ab dem Startspieler. Er bleibt für die ganze Runde derselbe, was auch
    immer mit den Siegpunkten geschieht.

round-start = Rundenbeginn
    .text =
    Ab der zweiten Runde wird Startspieler, wer die **wenigsten Siegpunkte** hat. Bei Gleichstand ist es, wer im
    Uhrzeigersinn als Erster auf den alten Startspieler folgt; dieser selbst kommt zuletzt. Münzen spielen dabei keine
    Rolle.

    Dann ziehen alle der Reihe nach auf **{ $hand_size } Karten** nach. Wer { $hand_size } oder mehr behalten hat, zieht
    nichts und behält alle.

market = Markt
    .text =
    { $market_size } Karten werden offen ausgelegt. Der Reihe nach, immer wieder reihum, ist jeder einmal am Zug, bis alle
    gepasst haben:

    - **Tauschen**: eine Handkarte gegen eine Karte des Marktes. Dein erster Tausch ist kostenlos, jeder weitere kostet
      { $extra_swap_cost } Münzen. Deine Karte liegt sofort im Markt; alle können sie nehmen, auch du selbst.
    - **Neue Hand** anstelle deines ersten Tauschs: Wirf die ganze Hand ab und ziehe { $mulligan_draw } Karten. Danach
      kostet jeder Tausch { $extra_swap_cost } Münzen.
    - **Passen**: Für diese Runde bist du mit dem Markt fertig.

    Ressourcen kann man hier weder kaufen noch verkaufen; ein paar Münzen sollte man also aufheben. Haben alle gepasst,
    kommen die übrigen Karten auf den Ablagestapel.

    > Auch wer mehr als { $mulligan_draw } Karten hatte und eine neue Hand nimmt, zieht nur { $mulligan_draw }.

choose = Eine Karte ausspielen
    .text =
    Alle, die noch mitspielen und eine Karte haben, entscheiden geheim: **eine Karte verdeckt ausspielen** oder für den
    Rest der Runde **passen**.† Haben alle entschieden, wird alles zugleich aufgedeckt, auch wer passt.

    Wer keine Karten hat, wird übersprungen. Kann oder will niemand mehr ausspielen, endet die Runde.

resolve = Karten auswerten
    .text =
    Zuerst werden der Reihe nach alle **Aktionen** ausgewertet, dann der Reihe nach alle **Gebäude**. Ist deine Karte dran,
    darfst du zuerst [handeln](#trade). Dann tust du eines davon:

    - **Nutzen.** Zahle, was sie verlangt, nimm, was sie gibt, und rücke deinen Siegpunktmarker um ihre Siegpunkte vor. Sie
      liegt dann bis zum Rundenende vor dir.
    - **Abwerfen.** Keine Wirkung, keine Siegpunkte. Du spielst weiter.
    - **Zurücknehmen** auf die Hand. Keine Wirkung, keine Siegpunkte, und in dieser Runde spielst du keine Karten mehr aus.

    Niemand muss eine Karte nutzen, auch wenn es ginge. Sind alle Karten ausgewertet, wählen alle die nächste.

    > Weil Aktionen zuerst kommen, kann der Diebstahl eines Mitspielers dir genau das Getreide nehmen, auf das dein
    Brauhaus wartet.

trade = Handel mit der Bank
    .text =
    Unmittelbar bevor du deine Karte nutzt, darfst du beliebig viele Ressourcen kaufen und verkaufen, ob die Karte sie
    braucht oder nicht. Gehandelt wird nur mit der Bank, zu den Preisen des [Ressourcentableaus](#resources), nie auf
    Kredit.

    Nach dem Nutzen wird nicht mehr gehandelt, bis zu deiner nächsten Karte oder zum Rundenende. Was eine Karte oder ein
    Bonusfeld dir eben gegeben hat, kannst du also nicht im selben Zug verkaufen.

    Ein Verkauf bringt immer weniger, als ein Kauf kostet: Handel verdient nie Geld, er schließt nur Lücken.

    Wer gerade keine Karte ausgespielt hat, kann nicht handeln.

round-end = Rundenende
    .text =
    1. Alle genutzten Karten kommen auf den Ablagestapel.
    2. Alle dürfen beliebige Handkarten abwerfen und beliebige Ressourcen verkaufen. Gekauft wird nichts. Alle entscheiden
       gleichzeitig.
    3. Behaltene Karten stehen in der nächsten Runde zur Verfügung, Ressourcen und Münzen ebenso.

    Nach der letzten Runde entfällt das: Die [Schlusswertung](#end) verkauft ohnehin alles.

buildings = Gebäude
    .text =
    Jede Nutzung eines Gebäudes läuft einmal ab, genau wie die Karte es zeigt: links zahlen, rechts erhalten, das Banner
    werten.

    @raw Stufe I macht etwas aus nichts.

    @second Stufe II macht aus Holz und Getreide Kohle, Nahrung und Bier.

    @third Die Stufen III und IV brauchen, was die unteren herstellen.

    @fifth Die Spitze: keine Ressourcen, aber je { $top_points } Siegpunkte und eine starke Wirkung.

    Die Siegpunkte folgen der Arbeit: { $raw_points }, { $second_points }, { $third_points }, { $fourth_points } und
    { $top_points }. Gewertet wird, indem der Siegpunktmarker vorrückt; das kann [Boni](#track) bringen.

wizard-tower = Zaubererturm
    .text =
    @wizard_tower

    Bier, ein Zauberspruch und eine Münze rufen einen Zauberer. Werte zuerst die Siegpunkte samt Boni. Dann ziehe
    { $wizard_draw } Karten und wirf { $wizard_discard } deiner ganzen Hand ab, neue oder alte. Verzichten kann man darauf
    nicht; hast du weniger Karten, wirfst du alle ab.† Der Turm selbst ist nicht mehr auf deiner Hand. Unterm Strich
    gewinnst du { $wizard_net } Karten, die du noch in dieser Runde ausspielen kannst.

castle = Burg
    .text =
    @castle

    Bier, ein Schwert und eine Münze rüsten einen Ritter aus. Werte zuerst die Siegpunkte samt Boni. Dann drängt dein
    Ritter den Siegpunktmarker eines Mitspielers deiner Wahl um { $castle_setback } Felder zurück, höchstens bis zum ersten
    Feld der Punkteleiste.† Du musst jemanden wählen; auch ein Mitspieler, der schon ganz am Anfang steht, darf es sein.†

actions = Aktionen
    .text =
    Aktionen bringen keine Siegpunkte. Genutzte Aktionen liegen wie Gebäude bis zum Rundenende vor dir.

exploration = Forschungsreise
    .text =
    @exploration

    Wähle einen Mitspieler mit mindestens einer Handkarte. Eine zufällige Karte seiner Hand kommt auf deine, und er zieht
    dafür sofort eine vom Zugstapel. Karten, die schon auf dem Tisch liegen, sind nicht auf der Hand und daher sicher. Sind
    alle Hände der Mitspieler leer, lässt sich die Karte nicht nutzen.†

theft = Diebstahl
    .text =
    @theft

    Wähle einen Mitspieler und eine Ressource, die er besitzt. Für eine der Stufe I zahlst du der Bank { $theft_cost_1 ->
        [one] { $theft_cost_1 } Münze
       *[other] { $theft_cost_1 } Münzen
    }, für eine der Stufe II { $theft_cost_2 ->
        [one] { $theft_cost_2 } Münze
       *[other] { $theft_cost_2 } Münzen
    }; sie wechselt von seinem Ressourcentableau auf deines. Die Stufen III und IV und Münzen kann man nicht stehlen. Um
    das Geld zu haben, darfst du unmittelbar vorher etwas verkaufen.

rebuilding = Wiederaufbau
    .text =
    @rebuilding

    Wähle eine Karte, die du in dieser Runde genutzt hast, und nimm sie auf die Hand zurück: Du kannst sie noch einmal
    ausspielen. Was sie beim ersten Mal gebracht hat, behältst du. Ein Wiederaufbau kann andere Aktionen holen, aber nie
    einen Wiederaufbau.† An abgeworfene Karten kommt er nicht heran.†

fair = Jahrmarkt
    .text =
    @fair

    Nimm { $fair_coins_per_card ->
        [one] **{ $fair_coins_per_card } Münze für jede Karte**
       *[other] **{ $fair_coins_per_card } Münzen für jede Karte**
    }, die in diesem Moment genutzt vor dir liegt, Aktionen eingeschlossen. Der Jahrmarkt selbst zählt nicht, ebenso wenig
    abgeworfene oder per Wiederaufbau zurückgeholte Karten.† Liegt nichts vor dir, darf man ihn für nichts nutzen.†

track = Die Punkteleiste
    .text =
    Ein genutztes Gebäude bringt deinen Siegpunktmarker um seine Siegpunkte voran. **Jedes Bonusfeld, das du betrittst oder
    überschreitest**, gibt dir sofort seine Ressource, auch mehrere auf einmal. Das Feld, von dem du startest, gibt nichts.

    @track Die Bonusfelder dieser Ausgabe.†

    - Drängt eine Burg dich zurück, bekommst und verlierst du keine Ressourcen. Überschreitest du das Feld später wieder
      vorwärts, gibt es seine Ressource noch einmal.†
    - Weiter als bis zum ersten Feld geht niemand zurück.†
    - Nach Feld { $last_square } beginnt eine zweite Runde um die Punkteleiste.† Die Siegpunkte zählen weiter, und die
      Bonusfelder wirken wieder.

end = Ende des Spiels
    .text =
    Das Spiel endet nach Runde { $rounds }.

    1. Alle verkaufen sämtliche Ressourcen.
    2. Je { $coins_per_point } Münzen sind ein Siegpunkt; ein Rest verfällt. Diese Siegpunkte bringen keine Boni.
    3. Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand teilt man sich den Platz; weiter entschieden wird er nicht.

    Karten auf der Hand sind nichts wert.

    > Ein Bier, ein Schwert und zwei Holz bringen im Verkauf { $sale } Münzen, also { $sale_points } Siegpunkte; mit einer
    Burg wären Bier und Schwert { $top_points } wert gewesen.

example = Eine Runde als Beispiel
    .text =
    Annas Siegpunktmarker steht auf { $example_start }; sie hat eine Münze, zwei Getreide, eine Kohle und ein Metall.
    Bonusfelder lassen wir hier weg. Sie spielt fünf Karten aus:

    1. **Sägewerk**: nichts zu zahlen, Holz kommt herein. Siegpunktmarker auf { $example_1 }.
    2. **Mühle & Backstube**: Ein Getreide wird zu Nahrung. Siegpunktmarker auf { $example_2 }.
    3. **Brauhaus**: Das andere Getreide wird zu Bier. Siegpunktmarker auf { $example_3 }.
    4. **Schwertschmiede**: Kohle und Metall werden zu einem Schwert. Siegpunktmarker auf { $example_4 }.
    5. **Burg**: Bier, Schwert und ihre letzte Münze werden zu einem Ritter. Siegpunktmarker auf { $example_5 }; ein
       Mitspieler auf { $victim_before } muss zurück auf { $victim_after }.

    Auf die Reihenfolge kommt es an: Die Burg ging erst, als Bier und Schwert fertig waren.

piles = Zugstapel und Ressourcensteine
    .text =
    Sobald der Zugstapel aufgebraucht ist, wird der Ablagestapel gemischt und zum neuen Zugstapel, auch mitten im Ziehen
    mehrerer Karten. Hände, Markt und Karten, die vor jemandem liegen, bleiben, wo sie sind.

    Die Ressourcensteine sind keine Grenze. Gehen sie der Bank aus, nimmt man Ersatz.†

open-and-secret = Offen und geheim
    .text =
    - **Geheim**: deine Hand (andere sehen nur die Zahl der Karten), der Zugstapel, deine verdeckte Karte und sogar, ob du
      ausgespielt oder gepasst hast, bis alle entschieden haben.†
    - **Offen**: Siegpunkte, Münzen, Ressourcen, Markt, genutzte Karten, der ganze Ablagestapel und wer gepasst hat.†
    - Welche Karte eine Forschungsreise bewegt, wissen die beiden Beteiligten; die anderen sehen nur, dass eine Karte
      gewechselt hat.

good-to-know = Gut zu wissen
    .text =
    Einige Fälle lässt die Anleitung offen. So spielen wir sie:†

    - **Passen** statt eine Karte auszuspielen ist erlaubt. Es verrät nichts, aber für die Runde ist man draußen.
    - **Wer draußen ist, bleibt angreifbar**: Forschungsreise, Diebstahl und Burg dürfen jeden Mitspieler treffen.
    - **Diebstahl**: Der Dieb wählt den Mitspieler und die Ressource.
    - **Handeln und die Karte dann nicht nutzen** ist erlaubt.
    - **Gehandelt wird nur, wenn man selbst dran ist.** Man kann sein Getreide nicht schnell vor einem Diebstahl verkaufen.
    - **Kein Handel ohne Karte**, etwa wenn man gepasst hat oder keine mehr hält.
    - **Ein Jahrmarkt ohne genutzte Karten** und eine Burg gegen jemanden auf dem ersten Feld dürfen genutzt werden; sie
      bewirken nur wenig.
    - **Abgeworfene Karten** zählen weder für den Jahrmarkt noch für den Wiederaufbau.
    - **Zwei Wiederaufbauten** können einander nicht holen, sonst endete die Runde nie.
    - **Burg und Zaubererturm** müssen ganz ausgeführt werden, wenn man sie nutzt: erst die Siegpunkte, dann die Wirkung.
    - **Siegpunkte für Münzen** am Ende des Spiels lösen keine Bonusfelder aus.
    - **Startspieler**: Er wird bestimmt, bevor die Hände aufgefüllt werden.

reconstructed = Was rekonstruiert ist
    .text =
    Die Karten mit ihren Kosten, Erträgen und Siegpunkten sind die des gedruckten Spiels. Manche Zahlen stehen nur in
    Bildern, die uns fehlen. Diese sind **unsere eigene Wahl**, nicht die gedruckten:

    - die **Preise** des Ressourcentableaus: Sie folgen den Siegpunkten der Karte, die die Ressource herstellt, und denen
      der nächsten Stufe;
    - die **Stufen** der Ressourcen, die fast sicher sind: Sie folgen der Kette der Herstellung;
    - die **Länge der Punkteleiste** und ihre **Bonusfelder**.

    Auch die spanischen und manche englischen Kartennamen sind von uns.
