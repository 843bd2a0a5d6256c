# Die Regeln von Plus Ultra auf Deutsch. Jede Nachricht ist ein Abschnitt: sein Titel und sein Text. Die Zahlen kommen
# aus dem Regelsatz.

aim = Worum es geht
    .text =
    Der Hof Kaiser Karls V.: neue Länder jenseits des Meeres, Kriege in Europa, Kathedralen, Schulden und Ränke. Über
    { $rounds } Runden wählst du die mächtigsten Personen des Reiches, schickst sie eine nach der anderen aus und
    sammelst **Ruhm**. Wer am Ende am meisten hat, gewinnt. Das Spiel ist für { $least_seats } bis { $most_seats }
    Personen.

    Es gibt drei Erweiterungen, die sich verbinden lassen: [Die Macht des Hofes](#court), [Die Neue
    Welt](#new-world-cards) und [Der Botschafter](#ambassador-expansion).

    In diesen Regeln ist **D** ein Dukat; gezählt wird in **Ruhm**.

components = Was es gibt
    .text =
    @pieces Was zu einer Farbe gehört, und was für alle auf dem Brett liegt.

    Alles in deiner Farbe ist an einem von zwei Orten: in deinem **Bestand** vor dir, den du benutzen kannst, oder im
    gemeinsamen **Vorrat**, aus dem es erst genommen werden muss. Ein **bereites** Regiment steht, ein **müdes** liegt.
    Eine **Fensterrose** ist aktiv oder verbraucht.

    Dazu kommen { $ducats_total } Dukaten, drei Würfel und { $characters } [Personen](#characters). Der Bank gehen die
    Dukaten nie aus.†

tiles = Plättchen der Neuen Welt
    .text =
    @tiles Der Stapel, und was zu Beginn im Markt liegt. Die Kolonien der Größe drei kommen von selbst ins Spiel.

    Gold, Silber, Edelsteine und Feldfrüchte sind **Güter**. Ureinwohner bedrohen Kolonien. In Kolonien der Größe zwei,
    drei und vier passen ebenso viele Häuser.

board = Das Brett
    .text =
    @zones

    - **Ruhm**: Die Leiste um das Brett hat { $register } Felder; nach einem Umlauf zählst du weiter.
    - **Neue Welt**: zwei Spalten mit { $exploration_squares } Feldern, für Entdeckungen und für Kolonien. Jede Kolonie
      liegt neben einem Entdeckungsfeld. Das unterste, goldene Feld hat von Anfang an eine Kolonie der Größe
      { $initial_colony_size }.
    - **Seehandel**: { $sea_squares } Felder. Zu Beginn liegen alle Schiffe außerhalb.
    - **Markt**: { $market_squares } Felder; neue Güter kommen auf das erste freie, und Lücken schließen sich nach
      links. Was keinen Platz findet, liegt im **Überschuss**, eines auf dem anderen, und kehrt nie in den Markt
      zurück.†
    - **Kirche**: so viele Felder wie der Markt, jedes unter einem von dessen Feldern.
    - **Vermögen der Krone**: höchstens { $crown_max } Dukaten.
    - **Kriege in Europa**: { $war_squares } Felder für Regimenter.
    - **Rangordnung**, **Runden**, [allgemeine Aktionen](#common-actions), [Landgüter](#estates), päpstliche Bullen und
      Magellans Reise.

setup = Aufbau
    .text =
    1. Alle bekommen { $start_ducats } D, { $start_regiments_ready } bereite Regimenter, { $start_houses } Häuser in den
       Bestand, { $start_rose_windows_active } aktive Fensterrose und { $common_markers_per_player } Marker für
       allgemeine Aktionen. Das Schiff liegt neben der Leiste; niemand hat Ruhm.
    2. In den Markt kommen Silber, Silber, Feldfrüchte und Gold, in den Überschuss ein Silber. Die { $size3_colonies }
       Kolonien der Größe drei kommen beiseite.
    3. Die anderen { $stack } Plättchen werden gemischt. Auf jedes Entdeckungsfeld kommt eines verdeckt, das unterste
       wird aufgedeckt. Ist es eine Kolonie, kommt es auf das erste freie Kolonienfeld.
    4. Die Krone bekommt { $crown_start } D.
    5. Landgüter werden zufällig gezogen und mit der Münze nach oben ausgelegt; die Rückseiten kennt niemand. Zu zweit,
       zu dritt oder zu viert gibt es { $estates_in_play_2 }, { $estates_in_play_3 } oder { $estates_in_play_4 }
       Landgüter, { $bulls_in_play_2 }, { $bulls_in_play_3 } oder { $bulls_in_play_4 } Bullen und
       { $magellan_in_play_2 }, { $magellan_in_play_3 } oder { $magellan_in_play_4 } Magellan-Karten.
    6. Wer beginnt, entscheidet das Los.† Die anderen folgen im Uhrzeigersinn in der Rangordnung.

    @modes Wie viele Personenkarten im Spiel sind.

orders = Zwei Reihenfolgen
    .text =
    Die **Rangordnung** ist die Leiste auf dem Brett. Sie ändert sich ständig: Wer vorrückt, überholt andere, und diese
    fallen zurück. Die **Zugreihenfolge** ist ihre Abschrift, gemacht zu Beginn jeder Runde und gültig für die ganze
    Runde.

    Wenn du also jetzt jemanden überholst, bist du erst in der nächsten Runde vorher am Zug. Die Leiste selbst zählt
    sofort für die Dukaten, die nicht in die Krone passen, für die Königin, beim Besuch des Hofes und für den letzten
    Gleichstand.

    @peers Was die Plätze zu Beginn einer Runde bringen.

round = Eine Runde
    .text =
    1. **Beginn**: neue Plättchen, Einkommen, Würfel, Auswahl, Bullen und Gebote für den Krieg.
    2. **Aktionsphasen**: zwei, zu zweit drei. In jeder spielen alle eine Person, in Zugreihenfolge.
    3. **Ende**: Krieg, Plünderung, Erträge, Krone.

beginning = Beginn der Runde
    .text =
    1. **Neue Welt**: Leere Entdeckungsfelder bekommen ein offenes Plättchen vom Stapel, von unten nach oben. Eine
       Kolonie kommt stattdessen auf das erste freie Kolonienfeld, und ihr Entdeckungsfeld bleibt in dieser Runde leer.
       In den Runden { $size3_colony_rounds_first } und { $size3_colony_rounds_second } wird außerdem eine Kolonie der
       Größe drei gegründet.
    2. **Zugreihenfolge**: Sie wird von der Rangordnung abgeschrieben.
    3. **Einkommen**: was dein [Platz](#orders) bringt, { $estate_income } D für jedes Landgut und das Einkommen aus
       dem [Seehandel](#sea-trade). Alle Marker kommen von den allgemeinen Aktionen zurück.
    4. **Regimenter**: Hast du welche und sind alle müde, darfst du { $standup_cost } D zahlen, und alle stehen auf.
    5. **Würfel**: Drei werden geworfen. Der mittlere Wert ist die Stufe des [Krieges](#war).
    6. **Auswahl**: Alle wählen [Personen](#draft).
    7. **Bullen**: Der Reihe nach dürfen alle eine [Bulle](#bulls) für { $bull_cost } D kaufen.
    8. **Gebote** für den [Krieg](#war).

draft = Die Auswahl
    .text =
    Misch die Personen und leg eine ungesehen beiseite.

    - **Zu dritt oder zu viert**: Wer als Erstes an der Reihe ist, nimmt alle Karten, behält eine und gibt den Rest
      weiter. Haben alle eine, gehen die Karten noch einmal herum, in derselben Reihenfolge. Alle haben zwei.
    - **Zu zweit**: Die erste Person nimmt eine, die zweite zwei; dann kommt eine der übrigen zufällig und ungesehen
      weg; die erste nimmt zwei, die zweite eine. Die letzte Karte wird abgelegt. Beide haben drei.

    Dann werden alle Karten aufgedeckt, auch die übrigen, aber nicht die beiseitegelegte. Passive Fähigkeiten wirken von
    jetzt an bis zum Ende der Runde, auch die bereits gespielter Karten.

    > Wer zuerst wählt, sieht alle Karten bis auf eine und weiß so, was beiseiteliegt.

war = Der Krieg
    .text =
    Alle bieten heimlich eine Zahl bereiter Regimenter, auch keines. Die Gebote werden zugleich aufgedeckt. Das höchste
    Gebot, bei gleichen das weiter vorn in der Rangordnung, stellt ein Regiment auf das erste Feld, dann kommt das
    nächste und so weiter reihum, bis so viele Felder besetzt sind, wie die Stufe sagt, oder kein Gebot mehr übrig ist.
    Regimenter ohne Platz kommen müde zurück.

    @war Ein Beispiel: Die Würfel ergeben die Stufe, und die Gebote werden reihum gestellt.†

    Am [Ende der Runde](#end-of-round) ist der Krieg gewonnen, wenn so viele Regimenter dort stehen, wie die Stufe sagt.
    Jedes bringt { $war_gp_per_regiment } Ruhm. Gewonnen oder verloren, alle kehren müde heim.

turn = Dein Zug
    .text =
    In jeder Aktionsphase, wenn du am Zug bist:

    1. Spiel **eine** deiner Personen. Eine Fähigkeit, die „beim Ausspielen“ wirkt, kommt zuerst; was sie bringt, kann
       die Aktion bezahlen.
    2. Führ **eine ihrer beiden Aktionen** aus. Kosten und Bedingungen müssen erfüllt sein. Kannst oder willst du nicht,
       wird die Karte ohne Wirkung gespielt.
    3. Hast du eine Aktion ausgeführt, darfst du für eine zweite eine [Bulle](#bulls) ausgeben.

    Davor oder danach, aber nicht dazwischen, darfst du eine [allgemeine Aktion](#common-actions) ausführen. Jederzeit
    in deinem Zug darfst du [Landgüter](#estates) ablegen.

    Müssen andere wegen deiner Aktion etwas wählen, tun sie das in Zugreihenfolge, offen und sofort.

bulls = Päpstliche Bullen
    .text =
    Mit einer Bulle führst du eine zweite Aktion der eben gespielten Person aus: die andere oder dieselbe noch einmal.
    Kosten und Bedingungen sind wie sonst; was „beim Ausspielen“ wirkt, wirkt nicht noch einmal. Eine Bulle lässt sich
    auch ausgeben, um mit Konquistador oder Vizekönig [Ureinwohner zu fangen](#natives).

    In einer Runde darfst du { $bull_purchases_per_round } Bulle kaufen und { $bull_uses_per_round } ausgeben, gleich
    wofür.† Eine ausgegebene Bulle kommt zurück aufs Brett und kann wieder gekauft werden. Jede, die du am Ende noch
    hast, kostet { $bull_end_penalty } Ruhm.

paying = Zahlen und verlieren
    .text =
    - **Mit Hilfe der Krone**: Manche Aktionen zahlst du zum Teil selbst, zum Teil werden sie aus dem Vermögen der Krone
      bezahlt. Was der Krone fehlt, musst du drauflegen. Alles Gezahlte geht an die Bank.
    - **An die Krone geben**: Sie fasst { $crown_max } D. Jeder weitere Dukat geht an jemanden am Tisch: der erste an
      Platz eins der Rangordnung, der nächste an Platz zwei und so weiter.†
    - **Ruhm verlieren**: Vor der Schlusswertung fällt niemand unter null.† Musst du zwischen einer Zahlung und einem
      Verlust von Ruhm wählen, kannst du nur wählen, was du wirklich hast; geht beides nicht, verlierst du den Ruhm, den
      du hast.

estates = Landgüter
    .text =
    @estates Die Vorderseiten sind gleich; die Rückseiten, { $estate_tiles } im Ganzen, sind diese.†

    Ein Landgut bringt von der nächsten Runde an zu Beginn jeder Runde { $estate_income } D, und am Ende
    { $estate_end_gp } Ruhm. Nur wer es besitzt, kennt die Rückseite.

    In deinem eigenen Zug darfst du es **ablegen**: Dreh es um und nimm aus dem Vorrat, was es zeigt; eine Bulle kommt
    vom Brett. Ist nichts mehr da, bekommst du nichts. Das Plättchen verlässt das Spiel.

end-of-round = Ende der Runde
    .text =
    1. **Krieg**: siehe [dort](#war).
    2. **Plünderung**: Jede Kolonie mit Häusern, neben der offene Ureinwohner liegen, verliert das zuletzt gebaute Haus;
       es kommt in den Bestand seines Besitzers zurück.† Die Ureinwohner bleiben.†
    3. **Erträge**: Jedes offene Gut neben einer Kolonie kommt auf das erste freie Feld des Marktes, oder oben auf den
       Überschuss, wenn keines frei ist. Die unterste Kolonie beginnt. Häuser braucht es nicht.†
    4. **Krone**: Die beiseitegelegte Person wird aufgedeckt. Alle Güter im Markt von der Art, die sie zeigt, verlassen
       das Spiel, und die Krone bekommt { $crown_per_discarded_tile } D für jedes. Der Überschuss bleibt.

    Nach der letzten Runde folgt die [Wertung](#scoring).

    @harvest Ein Beispiel: Was neben einer Kolonie liegt, kommt in den Markt; Ureinwohner plündern das letzte Haus.

market = Markt und Kirche
    .text =
    @market Linien führen von jedem Feld des Marktes zu seinem Feld in der Kirche.

    Ein Gut **stiftet** der Kardinal der Kirche: aus dem Markt nur auf das Feld darunter, aus dem Überschuss auf ein
    beliebiges, sofern dort kein Gut liegt. Der Inquisitor lässt andere Dukaten dorthin legen; wer auf dieses Feld
    stiftet, bekommt sie.

    Liegen auf allen Feldern der Kirche Güter, ist die **Kathedrale** vollendet: Ihre Güter verlassen das Spiel, die
    Fensterrosen aller werden aktiv, und wer sie vollendet hat, bekommt { $cathedral_complete_bonus } Ruhm.†

natives = Kolonien und Ureinwohner
    .text =
    Die Häuser einer Kolonie werden eines nach dem anderen gebaut; das letzte wird zuerst geplündert. Voll ist eine
    Kolonie, wenn sie so viele Häuser hat, wie ihre Größe sagt. Am Ende zählt jedes Haus, und die Mehrheit in jeder
    Kolonie.

    Ureinwohner liegen, wo sie gefunden wurden, bis Konquistador oder Vizekönig sie **fangen**. Jeder Fang bringt
    { $natives_capture_gp } Ruhm.

    > Verdeckte Plättchen bringen nichts und bedrohen niemanden.

sea-trade = Seehandel
    .text =
    Dein Schiff fährt voran mit dem Admiral und wenn du die Meere erkundest. Von Feld { $sea_income_thresholds_ducats }
    an bringt es zu Beginn jeder Runde { $sea5_ducats } D, von Feld { $sea_income_thresholds_gp } an außerdem
    { $sea8_gp } Ruhm. Am Ende [zählen](#scoring) die Schiffe auf der Leiste, die vordersten am meisten.

characters = Personen
    .text =
    Jede Person hat ein Gut, zwei Aktionen, I und II, und meist eine passive Fähigkeit. Eine mit ∞ wirkt die ganze Runde
    lang, auch nachdem die Karte gespielt ist; eine mit einem Ring wirkt einmal, beim Ausspielen. Die Fähigkeit hat, wer
    die Karte gewählt hat; sie ist Pflicht und wirkt von selbst. Beiseitegelegte und übrige Karten haben keine.

    Im Grundspiel gibt es { $basic_characters } Personen; die vier folgenden sind fortgeschritten und kommen mit [Die
    Macht des Hofes](#court), die letzte mit [Der Botschafter](#ambassador-expansion).

character-admiral = Admiral
    .text =
    @admiral

    Steht das Schiff auf dem letzten Feld, bringt Aktion II immer noch ihren Ruhm.

character-banker = Bankier
    .text =
    @banker

    Solange jemand den Bankier hat, kostet kein Kredit einen Marker, weder ein fremder noch der eigene, und er kann
    wieder aufgenommen werden; er bleibt aber die eine allgemeine Aktion der Phase. Aktion II geht auch,
    wenn sie nichts bringt.

character-cardinal = Kardinal
    .text =
    @cardinal

    Die passive Fähigkeit gilt für gekaufte Bullen, nicht für kostenlos genommene.

character-trader = Händler
    .text =
    @trader

    > Beispiel: In einem Markt aus Silber, Silber, Feldfrüchten und Gold bringt das erste Silber { $example_sale } D;
    Edelsteine im Überschuss brächten { $trader_b1_base } D.

character-constable = Konnetabel
    .text =
    @constable

    Für Aktion I zählt, ob die Gebote die Stufe erreicht haben, nicht wie viele Regimenter jetzt dort stehen. Wenn ja,
    brauchst du ein bereites Regiment und ein fremdes, das du damit ersetzt. Wenn nicht, muss ein Kriegsfeld frei sein. Mehr
    als { $regiments_per_colour } Regimenter kannst du nicht haben.

character-conqueror = Konquistador
    .text =
    @conqueror

    Eine gefundene Kolonie kommt auf das erste freie Kolonienfeld. Ureinwohner, die du nicht fängst, bleiben offen
    liegen; gefangene bringen sofort { $natives_capture_gp } Ruhm.

character-pirate = Pirat
    .text =
    @pirate

    Über das Lösegeld entscheidet jedes Opfer selbst. Wessen Schiff neben der Leiste liegt, kann nicht gewählt werden.
    Den Trost gibt es nur für den Piraten selbst, nicht für eine Kopie.†

character-king = König
    .text =
    @king

    Aktion II: Wer weder den Dukaten noch genug Ruhm hat, verliert den Ruhm, der da ist.

character-viceroy = Vizekönig
    .text =
    @viceroy

    Zähl zuerst die Kolonien: Die Dukaten der passiven Fähigkeit können die Aktion bezahlen.

character-inquisitor = Inquisitor
    .text =
    @inquisitor

    Erträge am Ende der Runde und Piraterie zählen für die passive Fähigkeit nicht. Alle wählen ihr Kirchenfeld selbst;
    auf einem können mehrere Dukaten liegen.

character-prince = Prinz
    .text =
    @prince

    Das Angebot von Aktion I geht in Zugreihenfolge an alle anderen. Wer schon auf Platz eins steht, rückt nicht.

character-queen = Königin
    .text =
    @queen

    Es zählt die Rangordnung, wie sie jetzt ist. Aktion II lässt sich nur wählen, wenn eine Aktion der beiseitegelegten
    Karte möglich ist.

character-secretary = Staatssekretär
    .text =
    @secretary

    Ein König, den du selbst gewählt hast, der übrig blieb oder beiseiteliegt, kostet dich die passive Fähigkeit nicht.

character-ambassador = Botschafter
    .text =
    @ambassador

    Eine entsperrte Aktion steht wieder allen offen, auch denen, die sie schon ausgeführt haben; nur der Maler bleibt
    bei einmal pro Person und Runde. Eine kopierte Königin darf ihrerseits kopieren, aber niemand kopiert sich selbst.

common-actions = Allgemeine Aktionen
    .text =
    Jeder deiner { $common_markers_per_player } Marker sperrt eine Aktion für diese Runde: Niemand darf sie noch einmal
    wählen. In einer Phase darfst du höchstens eine ausführen. Ohne Marker geht keine, außer einem Kredit, solange der
    Bankier im Spiel ist. Was du nicht zahlen kannst oder was ohne Wirkung bliebe, lässt sich nicht wählen.

    @commons

    - **Maler**: eine Sitzung je Runde; jede Person am Tisch kann ein Porträt haben.
    - **Regimenter**: höchstens { $regiments_per_colour }, gleich wo sie stehen.
    - **Hof besuchen**: zwei Plätze nur vom dritten oder vierten aus; nicht für Platz eins.

court = Die Macht des Hofes
    .text =
    _Zu dritt oder zu viert._ Die fortgeschrittenen Personen kommen dazu: zu viert alle { $advanced_characters }, zu
    dritt eine von ihnen, beim Anlegen des Tisches gewählt oder zufällig. Alle wählen { $court_characters } Personen in
    ebenso vielen Durchgängen, spielen aber weiter nur zwei. Eine bleibt ungespielt.

    Die Fähigkeiten von **Bankier, Kardinal, Konnetabel, Inquisitor und Königin** warten darauf, dass etwas geschieht.
    Geschieht es und ist die Karte noch frei, entscheidest du sofort:

    - **Nutzen**: Die Fähigkeit wirkt, und die Karte ist gebunden. Du musst sie in dieser Runde noch spielen.
    - **Verzichten**: Sie wirkt nicht, und die Karte ist für diese Runde aus dem Spiel. Deine anderen beiden sind
      gebunden.

    Ist die Karte schon gespielt oder gebunden, wirkt die Fähigkeit von selbst; sind es zwei andere, wirkt sie nicht.
    Die des Konnetabels wirkt nur, wenn er gespielt wurde. Verzichtet der Bankier, wird der Kredit wie sonst gesperrt;
    auch bei einem eigenen Kredit wirst du gefragt.

new-world-cards = Die Neue Welt
    .text =
    _Zu zweit bis zu viert._ Sieben Karten treten an die Stelle der beiden Spalten. Ihre Rückseite ist ein
    Entdeckungsfeld, ihre Vorderseite eine Kolonie mit vier Bauplätzen und Platz für eine Kathedrale.

    @sites Die Bauplätze von links nach rechts.† La Española ist von Anfang an eine Kolonie der Größe
    { $initial_colony_size }.

    Beim **Aufbau** liegt La Española unten, die anderen darüber in zufälliger Folge, Rückseite nach oben. Die
    { $aggressive_natives } aggressiven Ureinwohner werden in den Stapel gemischt. Jede Karte bekommt ein verdecktes
    Plättchen; das unterste wird aufgedeckt.

    Eine gefundene Kolonie dreht **die unterste Karte um, die noch ihre Rückseite zeigt**. Das Kolonieplättchen sagt
    ihre Größe. Aufgefüllt werden nur Karten ohne Plättchen.

    Wer ein Haus baut, wählt einen freien Bauplatz. Es dürfen so viele Häuser sein, wie die Größe sagt; die Kathedrale
    zählt nicht mit, und jedes Gebäude gibt es einmal.

buildings = Gebäude
    .text =
    - **Hafen**: Kommt ein Gut dieser Kolonie in den Markt, rückt sein Besitzer { $harbour_sea } im Seehandel vor.
    - **Mission**: Beim Bau darf ihr Besitzer ein offenes Plättchen Ureinwohner, gleich welcher Art, direkt darüber oder
      darunter fangen, ohne zu zahlen. Das bringt den Ruhm eines Fangs.
    - **Rat**: Baut hier jemand anders, auch eine Kathedrale, bekommt sein Besitzer { $town_council } D.†
    - **Plantage**: Zu Beginn der Runde bekommt ihr Besitzer { $plantation } D, wenn Feldfrüchte im Markt liegen.†
    - **Fort**: Gewöhnliche Ureinwohner können hier nicht plündern, und jeder Fang hier bringt seinem Besitzer { $fort }
      Ruhm.†
    - **Kathedrale**: Wer die [Kirche](#market) vollendet, darf statt des Ruhms ein Haus des Bestands hierher stellen.
      Es kostet nichts, zählt nicht zur Größe und zählt als Haus. Die Mehrheit in dieser Kolonie ist
      { $cathedral_majority_gp } Ruhm mehr wert.

raids = Aggressive Ureinwohner
    .text =
    Mit dieser Erweiterung plündern Ureinwohner das Haus am weitesten rechts; die Kathedrale gilt als das am weitesten
    links.† Alle Ureinwohner, die zu Beginn dieses Schrittes da sind, handeln einmal, von unten nach oben, an
    derselben Kolonie gewöhnliche zuerst.

    - **Gewöhnliche** tun nichts, wo ein Fort steht.
    - **Aggressive** plündern trotzdem. Dann ziehen sie in die Kolonie direkt darüber oder darunter; es entscheidet, wer
      das Haus verloren hat. Dort handeln sie in der nächsten Runde. Gibt es keine solche Kolonie, bleiben sie.
    - **Aggressive** neben einer Kolonie ohne Haus zerstören sie: Die Karte verlässt das Spiel mit allem, was darauf
      liegt, und die anderen rücken zusammen.

ambassador-expansion = Der Botschafter
    .text =
    _Zu dritt oder zu viert._ Der [Botschafter](#character-ambassador) kommt zu den Personen, [Botschaften
    besuchen](#common-actions) zu den allgemeinen Aktionen, und { $embassy_tiles } Botschaftsplättchen werden gemischt;
    zwei liegen offen. Ein offenes, das genommen wird, wird sofort ersetzt.† Ein Plättchen vom Stapel sieht nur, wer es
    nimmt.

    @embassies Jedes Paar und jedes Trio der fünf Nationen gibt es einmal.†

    Am Ende ist jedes Plättchen { $embassy_tile_gp } Ruhm wert. Außerdem wählst du auf jedem deiner Plättchen ein
    Wappen. Eine Nation, von der du { $embassy_set } hast, zahlt einmal:

    - **Österreich**: für deinen Platz in der Rangordnung { $austria_gp_1 }, { $austria_gp_2 }, { $austria_gp_3 } oder
      { $austria_gp_4 } Ruhm.
    - **England**: deine Punkte aus dem Seehandel noch einmal.
    - **Portugal**: { $portugal_house_gp } Ruhm für jedes deiner Häuser in der Neuen Welt und { $portugal_majority_gp }
      für jede Mehrheit.
    - **Kirchenstaat**: { $papal_rose_gp } Ruhm für jede Fensterrose.
    - **Frankreich**: { $france_regiment_gp } Ruhm für jedes deiner Regimenter.

    Die beste Wahl der Wappen wird für dich gefunden.

scoring = Schlusswertung
    .text =
    1. **Häuser** in der Neuen Welt: je { $house_gp } Ruhm.
    2. **Mehrheiten**: Wer allein die meisten Häuser in einer Kolonie hat, bekommt { $majority_gp_2 },
       { $majority_gp_3 } oder { $majority_gp_4 } Ruhm für Größe zwei, drei oder vier. Bei Gleichstand niemand.
    3. **Bullen**, nicht ausgegeben: je minus { $bull_end_penalty } Ruhm.
    4. **Fensterrosen**, aktiv oder verbraucht: Wer die meisten hat, bekommt { $rose_most_gp } Ruhm, auch mehrere; alle
       anderen verlieren { $rose_missing_gp } Ruhm für jede, die sie weniger haben.
    5. **Seehandel**: das vorderste Feld { $sea_final_first } Ruhm, das nächste besetzte { $sea_final_second }, alle
       weiteren { $sea_final_rest }; neben der Leiste nichts. Mehrere auf einem Feld bekommen dasselbe.
    6. **Magellan-Karten**: je { $magellan_gp } Ruhm; sind alle genommen worden, je { $magellan_gp_complete }.
    7. **Porträt**: Zahl { $painter_delivery_cost } D für seinen Wert; sonst ist es { $painter_undelivered_gp } Ruhm
       wert.
    8. **Landgüter**, nicht abgelegt: je { $estate_end_gp } Ruhm.
    9. **Botschaften**, mit [Der Botschafter](#ambassador-expansion).

    Dukaten, Regimenter, Häuser im Bestand und gefangene Ureinwohner zählen nichts. Wer den meisten Ruhm hat, gewinnt;
    bei Gleichstand entscheidet der bessere Platz in der Rangordnung.†

    @majority Ein Beispiel: zwei Häuser gegen eines in einer Kolonie der Größe vier.

open-and-hidden = Bekannt und unbekannt
    .text =
    Offen sind Dukaten, Ruhm, Regimenter, Rosen, Bullen, Häuser, gewonnene Karten, Markt, Überschuss und Kirche, die
    Würfel und alle Personen, sobald sie aufgedeckt sind. Niemand kennt die Folge der Stapel, die verdeckten Plättchen
    und die Rückseiten der Landgüter auf dem Brett.

    Nur du kennst deine Auswahl, bis sie aufgedeckt wird, die Karten, die durch deine Hand gingen, dein Gebot, bis alle
    da sind, die Rückseiten deiner Landgüter und Botschaftsplättchen, die du vom Stapel gezogen hast. Wer die Königin
    hat, darf die beiseitegelegte Person ansehen.

hints = Tipps
    .text =
    - Wähle zwei Karten, die einander helfen: Admiral und Händler, König II mit einer Bulle für König I, Bankier II vor
      Bankier I.
    - Die beiseitegelegte Person verrät, welche Güter den Markt verlassen werden. Nutze sie vorher.
    - Ein frühes Landgut macht sich bezahlt; gegen Ende gib Bullen und Dukaten aus.
    - Platz zwei der Rangordnung bringt lange nichts: Sei in den letzten Runden vorn, oder bleib für die Dukaten hinten.
    - Nimm neue Regimenter müde, wenn alle anderen es sind: Dann stehen sie zusammen auf.
    - Der Maler braucht vier Runden für den vollen Wert, und in jeder kann nur eine Person sitzen.
    - Bau als Letzter, wo eine Mehrheit umkämpft ist, aber nicht neben Ureinwohnern.

good-to-know = Gut zu wissen
    .text =
    Die Regeln lassen manches offen. So spielen wir es:

    - **Die erste Kolonie** ist auf dem untersten Feld gedruckt.
    - **Auf eine Aktion verzichten** darf man immer; dann gibt es auch keine Bulle.
    - **Eine Bulle je Runde**, ob für eine Aktion oder für Ureinwohner.
    - **Kredite** unter dem Bankier kosten keinen Marker.
    - **Zu zweit** gibt es drei Phasen, aber nur { $common_markers_per_player } Marker.
    - **Der Pirat** zahlt sein eigenes Lösegeld, wenn er dort ein Haus hat.
    - **Güter, die den Markt verlassen** oder die Kirche, sind aus dem Spiel; nichts wird neu gemischt. Ist der Stapel
      leer, bleiben Felder leer.
    - **Eine Kolonie, die keinen Platz findet**, verlässt das Spiel.
    - **Gleichstand** am Ende entscheidet die Rangordnung.
    - **Kopierte Aktionen** nutzen Figuren und Dukaten dessen, der kopiert, und die passiven Fähigkeiten der kopierten
      Karte wirken nicht.

reconstructed = Was rekonstruiert ist
    .text =
    In dem Regelheft, das uns vorlag, fehlten die Symbole und mit ihnen viele Zahlen. Dies sind **unsere eigenen
    Schlüsse**, nicht die gedruckten Werte; sie lassen sich an jedem Tisch ändern:

    - was die meisten Aktionen der Personen, die allgemeinen Aktionen und die Bullen kosten und bringen. Aus dem Text
      sind der Preis des Händlers, Dukat und Strafe des Inquisitors, die Schritte des Admirals, die Fähigkeit des
      Kardinals und die Preise des Botschafters;
    - der Ruhm für gefangene Ureinwohner. Der Text nennt keinen;
    - der Ruhm für Plätze der Rangordnung, das Einkommen aus dem Seehandel, was ein Regiment im Krieg bringt;
    - die Punkte für Häuser, Mehrheiten, Fensterrosen, Landgüter und Nationen;
    - die Güter auf den Personen (nur das des Händlers ist bekannt), die Mischung der Plättchen, die Rückseiten der
      Landgüter, die Bauplätze der sieben Karten, die Botschaftsplättchen;
    - die Zahl der Felder von Markt und Kirche, und die Größe der ersten Kolonie;
    - welche vier Personen fortgeschritten sind: Beim Staatssekretär ist es wahrscheinlich, aber nicht sicher;
    - dass Kathedrale und Fort Ruhm bringen, Rat und Plantage Dukaten: Die Mengen sind gedruckt, die Symbole nicht.

    Aus dem Text sind die Zahl der Runden und Teile, der Aufbau, der Ablauf einer Runde, die Auswahl, der Krieg, die
    Krone, die Werte des Porträts, des Seehandels und Magellans am Ende, und alles, was die Aktionen tun.
