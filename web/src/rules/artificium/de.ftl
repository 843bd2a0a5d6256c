# Die Regeln von Artificium, auf Deutsch. Jede Nachricht ist ein Abschnitt: Überschrift und Text. Die Zahlen kommen aus
# dem Regelsatz.

aim = Worum es geht
    .text =
    Du führst eine Handwerkszunft. Aus Holz wird Kohle, aus Getreide Bier, aus Bier und einem Schwert eine Burg: Jede
    Karte, die du nutzt, verwandelt etwas, das du hast, in etwas Besseres und bringt deinen Stein auf der Punkteleiste
    voran.

    In { $rounds } Runden verbessern alle zuerst ihre Kartenhand auf dem Markt und spielen sie dann aus, Karte für Karte,
    verdeckt und gleichzeitig. Wer am Ende auf der Leiste am weitesten vorne steht, gewinnt. Das Spiel ist für
    { $least_seats } bis { $most_seats } Personen.

components = Das Material
    .text =
    - **{ $all_cards } Karten** in { $kinds } Arten: { $building_cards } Gebäude und { $action_cards } Aktionen.
    - **Eine Punkteleiste** mit { $track_squares } Feldern und einem Stein für jede Person; manche Felder geben einen
      Rohstoff.
    - **Ein Rohstoffbrett** für jede Person: wie viel sie wovon hat und was die Bank dafür verlangt und zahlt.
    - **{ $tokens } Marker.** Auf dem Rohstoffbrett ist ein Marker ein Rohstoff, daneben eine Münze.
    - **Anzeiger** für die Runde und für den Startspieler.

    @anatomy Ein Gebäude zeigt auf dem Band seine Punkte, dazu seine Stufe und unten, was es kostet und was es gibt. Eine
    Aktion hat keine Punkte; ihre Wirkung steht in Worten da.

resources = Rohstoffe
    .text =
    Es gibt neun Rohstoffe in vier Stufen. Je höher die Stufe, desto mehr Arbeit steckt darin. Du darfst von jedem
    beliebig viel besitzen; dein Besitz ist für alle sichtbar.

    @resources Preise in Münzen: was du der Bank für einen zahlst und was die Bank dir zahlt.

    Zauberer und Ritter sind keine Rohstoffe. Man kann sie weder aufheben noch handeln; sie sind das,
    was [Zaubererturm](#wizard-tower) und [Burg](#castle) sofort bewirken.

setup = Aufbau
    .text =
    1. Alle Steine stehen auf Feld { $first_square }.
    2. Alle bekommen { $start_coins } Münzen und keine Rohstoffe.
    3. Alle Karten werden zu einem verdeckten Stapel gemischt.
    4. Wer in der ersten Runde beginnt, entscheidet das Los.

round = Eine Runde
    .text =
    Jede der { $rounds } Runden läuft so ab:

    1. **Beginn**: Der Startspieler wird bestimmt, die Hände werden aufgefüllt.
    2. **Markt**: Reihum werden Karten gegen die offene Auslage getauscht.
    3. **Spiel**: Immer wieder legen alle eine Karte verdeckt; alle werden zugleich aufgedeckt und einzeln abgehandelt.
    4. **Ende**: Genutzte Karten kommen auf den Ablagestapel, Reste darf man ablegen und verkaufen.

    „Der Reihe nach“ heißt immer: im Uhrzeigersinn ab dem Startspieler. Er bleibt für die ganze Runde derselbe, was auch
    immer mit den Punkten geschieht.

round-start = Beginn der Runde
    .text =
    Ab der zweiten Runde beginnt, wer die **wenigsten Punkte** hat. Bei Gleichstand ist es, wer im Uhrzeigersinn als
    Erstes auf den alten Startspieler folgt; dieser selbst kommt zuletzt. Münzen spielen dabei keine Rolle.

    Dann ziehen alle der Reihe nach auf **{ $hand_size } Karten** nach. Wer { $hand_size } oder mehr behalten hat, zieht
    nichts und behält alle.

market = Markt
    .text =
    { $market_size } Karten werden offen ausgelegt. Der Reihe nach, Runde um Runde, ist jede Person einmal am Zug, bis alle
    gepasst haben:

    - **Tauschen**: eine Handkarte gegen eine Karte des Marktes. Dein erster Tausch ist frei, jeder weitere kostet
      { $extra_swap_cost } Münzen. Deine Karte liegt sofort im Markt; alle können sie nehmen, auch du selbst.
    - **Neue Hand** anstelle deines ersten Tauschs: Lege die ganze Hand ab und ziehe { $mulligan_draw } Karten. Danach
      kostet jeder Tausch { $extra_swap_cost } Münzen.
    - **Passen**: Für diese Runde bist du mit dem Markt fertig.

    Rohstoffe kann man hier weder kaufen noch verkaufen; ein paar Münzen sollte man also aufheben. Haben alle gepasst,
    kommen die übrigen Karten auf den Ablagestapel.

    > Auch wer mehr als { $mulligan_draw } Karten hatte und eine neue Hand nimmt, zieht nur { $mulligan_draw }.

choose = Eine Karte legen
    .text =
    Alle, die noch mitspielen und eine Karte haben, entscheiden geheim: **eine Karte verdeckt legen** oder für den Rest der
    Runde **passen**. Haben alle entschieden, wird alles zugleich aufgedeckt, auch wer passt.

    Wer keine Karten hat, wird übersprungen. Kann oder will niemand mehr legen, endet die Runde.

resolve = Karten abhandeln
    .text =
    Zuerst werden der Reihe nach alle **Aktionen** abgehandelt, dann der Reihe nach alle **Gebäude**. Ist deine Karte dran,
    darfst du zuerst [handeln](#trade). Dann tust du eines davon:

    - **Nutzen.** Zahle, was sie verlangt, nimm, was sie gibt, und rücke um ihre Punkte vor. Sie liegt dann bis zum Ende
      der Runde vor dir.
    - **Ablegen.** Keine Wirkung, keine Punkte. Du spielst weiter.
    - **Zurücknehmen** auf die Hand. Keine Wirkung, keine Punkte, und in dieser Runde legst du keine Karten mehr.

    Niemand muss eine Karte nutzen, auch wenn es ginge. Sind alle Karten abgehandelt, wählen alle die nächste.

    > Weil Aktionen zuerst kommen, kann ein Diebstahl dir genau das Getreide nehmen, auf das dein Brauhaus wartet.

trade = Handel mit der Bank
    .text =
    Unmittelbar bevor du deine Karte abhandelst, darfst du beliebig viele Rohstoffe kaufen und verkaufen, ob die Karte sie
    braucht oder nicht. Gehandelt wird nur mit der Bank, zu den Preisen des [Rohstoffbretts](#resources), nie auf Kredit.

    Nach dem Nutzen wird nicht mehr gehandelt, bis zu deiner nächsten Karte oder zum Ende der Runde. Was eine Karte oder
    ein Bonusfeld dir eben gegeben hat, kannst du also nicht im selben Zug verkaufen.

    Ein Verkauf bringt immer weniger, als ein Kauf kostet: Handel verdient nie Geld, er schließt nur Lücken.

    Wer in diesem Schritt keine Karte liegen hat, kann nicht handeln.

round-end = Ende der Runde
    .text =
    1. Alle genutzten Karten kommen auf den Ablagestapel.
    2. Alle dürfen beliebige Handkarten ablegen und beliebige Rohstoffe verkaufen. Gekauft wird nichts. Alle entscheiden
       gleichzeitig.
    3. Behaltene Karten stehen in der nächsten Runde zur Verfügung, Rohstoffe und Münzen ebenso.

    Nach der letzten Runde entfällt das: Die [Schlusswertung](#end) verkauft ohnehin alles.

buildings = Gebäude
    .text =
    Jede Nutzung eines Gebäudes läuft einmal ab, genau wie die Karte es zeigt: links zahlen, rechts erhalten, das Band
    werten.

    @raw Stufe I macht etwas aus nichts.

    @second Stufe II macht aus Holz und Getreide Kohle, Nahrung und Bier.

    @third Die Stufen III und IV brauchen, was die unteren herstellen.

    @fifth Die Spitze: keine Waren, aber je { $top_points } Punkte und eine starke Wirkung.

    Die Punkte folgen der Arbeit: { $raw_points }, { $second_points }, { $third_points }, { $fourth_points } und
    { $top_points }. Gewertet wird, indem der Stein vorrückt; das kann [Boni](#track) bringen.

wizard-tower = Zaubererturm
    .text =
    @wizard_tower

    Werte zuerst die Punkte samt Boni. Dann ziehe **{ $wizard_draw } Karten** und lege **{ $wizard_discard }** deiner ganzen
    Hand ab, neue oder alte. Verzichten kann man darauf nicht; hast du weniger Karten, legst du alle ab. Der Turm selbst ist nicht
    mehr auf deiner Hand. Unterm Strich gewinnst du { $wizard_net } Karten, die du noch in dieser Runde spielen kannst.

castle = Burg
    .text =
    @castle

    Werte zuerst die Punkte samt Boni. Dann drängt dein Ritter einen Gegner deiner Wahl um **{ $castle_setback } Felder**
    zurück, höchstens bis zum ersten Feld der Leiste. Du musst jemanden wählen; auch ein Gegner, der schon ganz am Anfang
    steht, darf es sein.

actions = Aktionen
    .text =
    Aktionen geben keine Punkte. Genutzte Aktionen liegen wie Gebäude bis zum Ende der Runde vor dir.

exploration = Forschungsreise
    .text =
    @exploration

    Wähle einen Gegner mit mindestens einer Handkarte. Eine zufällige Karte seiner Hand kommt auf deine, und der Gegner
    zieht dafür eine vom Stapel. Karten, die schon auf dem Tisch liegen, sind nicht auf der Hand und daher sicher. Sind
    alle Hände der Gegner leer, lässt sich die Karte nicht nutzen.

theft = Diebstahl
    .text =
    @theft

    Wähle einen Gegner und einen Rohstoff, den er besitzt. Für einen der Stufe I zahlst du der Bank { $theft_cost_1 ->
        [one] { $theft_cost_1 } Münze
       *[other] { $theft_cost_1 } Münzen
    }, für einen der Stufe II { $theft_cost_2 ->
        [one] { $theft_cost_2 } Münze
       *[other] { $theft_cost_2 } Münzen
    }; er wechselt vom Brett des Gegners auf deines. Die Stufen III und IV und Münzen kann man nicht stehlen. Um das Geld
    zu haben, darfst du unmittelbar vorher etwas verkaufen.

rebuilding = Wiederaufbau
    .text =
    @rebuilding

    Wähle eine Karte, die du in dieser Runde genutzt hast, und nimm sie auf die Hand zurück: Du kannst sie noch einmal
    spielen. Was sie beim ersten Mal gebracht hat, behältst du. Ein Wiederaufbau kann andere Aktionen holen, aber nie einen
    Wiederaufbau. An abgelegte Karten kommt er nicht heran.

fair = Jahrmarkt
    .text =
    @fair

    Nimm **{ $fair_coins_per_card } Münzen für jede Karte**, die in diesem Moment genutzt vor dir liegt, Aktionen
    eingeschlossen. Der Jahrmarkt selbst zählt nicht, ebenso wenig abgelegte oder per Wiederaufbau zurückgeholte Karten.
    Liegt nichts vor dir, darf man ihn für nichts nutzen.

track = Die Punkteleiste
    .text =
    Ein genutztes Gebäude bringt deinen Stein um seine Punkte voran. **Jedes Bonusfeld, das du betrittst oder
    überschreitest**, gibt dir sofort seinen Rohstoff, auch mehrere auf einmal. Das Feld, von dem du startest, gibt nichts.

    @track Die Bonusfelder dieser Ausgabe.†

    - Drängt eine Burg dich zurück, bekommst und verlierst du keine Rohstoffe. Überschreitest du das Feld später wieder
      vorwärts, gibt es seinen Rohstoff noch einmal.
    - Weiter als bis zum ersten Feld geht niemand zurück.
    - Nach Feld { $last_square } beginnt eine zweite Runde um die Leiste. Die Punkte zählen weiter, und die Bonusfelder
      wirken wieder.

end = Ende des Spiels
    .text =
    Das Spiel endet nach Runde { $rounds }.

    1. Alle verkaufen sämtliche Rohstoffe.
    2. Je { $coins_per_point } Münzen sind ein Punkt; ein Rest verfällt. Diese Punkte bringen keine Boni.
    3. Die meisten Punkte gewinnen. Bei Gleichstand teilt man sich den Platz.

    Karten auf der Hand sind nichts wert.

    > Ein Bier, ein Schwert und zwei Holz bringen im Verkauf { $sale } Münzen, also { $sale_points } Punkte; mit einer Burg
    wären Bier und Schwert { $top_points } wert gewesen.

example = Eine Runde als Beispiel
    .text =
    Annas Stein steht auf { $example_start }; sie hat eine Münze, zwei Getreide, eine Kohle und ein Metall. Bonusfelder
    lassen wir hier weg. Sie spielt fünf Karten:

    1. **Sägewerk**: nichts zu zahlen, Holz kommt herein. Stein auf { $example_1 }.
    2. **Mühle & Backstube**: Ein Getreide wird zu Nahrung. Stein auf { $example_2 }.
    3. **Brauhaus**: Das andere Getreide wird zu Bier. Stein auf { $example_3 }.
    4. **Schwertschmiede**: Kohle und Metall werden zu einem Schwert. Stein auf { $example_4 }.
    5. **Burg**: Bier, Schwert und ihre letzte Münze. Stein auf { $example_5 }; ein Gegner auf { $victim_before } muss
       zurück auf { $victim_after }.

    Auf die Reihenfolge kommt es an: Die Burg ging erst, als Bier und Schwert fertig waren.

piles = Stapel und Marker
    .text =
    Sobald der Nachziehstapel leer ist, wird der Ablagestapel gemischt und zum neuen Stapel, auch mitten im Ziehen mehrerer
    Karten. Hände, Markt und Karten, die vor jemandem liegen, bleiben, wo sie sind.

    Die Marker sind keine Grenze. Gehen sie der Bank aus, nimmt man Ersatz.

open-and-secret = Offen und geheim
    .text =
    - **Geheim**: deine Hand (andere sehen nur die Zahl der Karten), der Stapel, deine verdeckte Karte und sogar, ob du
      gelegt oder gepasst hast, bis alle entschieden haben.
    - **Offen**: Punkte, Münzen, Rohstoffe, Markt, genutzte Karten, der ganze Ablagestapel und wer gepasst hat.
    - Welche Karte eine Forschungsreise bewegt, wissen die beiden Beteiligten; die anderen sehen nur, dass eine Karte
      gewechselt hat.

good-to-know = Gut zu wissen
    .text =
    Einige Fälle lässt die Anleitung offen. So spielen wir sie:

    - **Passen** statt eine Karte zu legen ist erlaubt. Es verrät nichts, aber für die Runde ist man draußen.
    - **Wer draußen ist, bleibt angreifbar**: Forschungsreise, Diebstahl und Burg dürfen jeden Gegner treffen.
    - **Diebstahl**: Der Dieb wählt den Gegner und den Rohstoff.
    - **Handeln und die Karte dann nicht nutzen** ist erlaubt.
    - **Gehandelt wird nur, wenn man selbst dran ist.** Man kann sein Getreide nicht schnell vor einem Diebstahl verkaufen.
    - **Kein Handel ohne Karte**, etwa wenn man gepasst hat oder keine mehr hält.
    - **Ein Jahrmarkt ohne genutzte Karten** und eine Burg gegen jemanden auf dem ersten Feld dürfen genutzt werden; sie
      bewirken nur wenig.
    - **Abgelegte Karten** zählen weder für den Jahrmarkt noch für den Wiederaufbau.
    - **Zwei Wiederaufbauten** können einander nicht holen, sonst endete die Runde nie.
    - **Burg und Zaubererturm** müssen ganz ausgeführt werden, wenn man sie nutzt: erst die Punkte, dann die Wirkung.
    - **Punkte für Münzen** am Ende des Spiels lösen keine Bonusfelder aus.
    - **Startspieler**: Er wird bestimmt, bevor die Hände aufgefüllt werden.

reconstructed = Was rekonstruiert ist
    .text =
    Die Karten mit ihren Kosten, Erträgen und Punkten sind die des gedruckten Spiels. Manche Zahlen stehen nur in Bildern,
    die uns fehlen. Diese sind **unsere eigene Wahl**, nicht die gedruckten:

    - die **Preise** des Rohstoffbretts: Sie folgen den Punkten der Karte, die den Rohstoff herstellt, und der nächsten
      Stufe;
    - die **Stufen** der Rohstoffe, die fast sicher sind: Sie folgen der Kette der Herstellung;
    - die **Länge der Punkteleiste** und ihre **Bonusfelder**.

    Auch manche englischen und spanischen Kartennamen sind von uns.
