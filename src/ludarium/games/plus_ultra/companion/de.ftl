# Der Begleiter von Plus Ultra: core/companion.py sagt, woraus eine Karte besteht.

decision-draft = Wähle, wer für dich arbeitet
    .text =
    Du behältst eine Person aus dem Stapel, die anderen gehen weiter. In der Runde spielst du deine Personen nacheinander, jede für eine ihrer beiden Aktionen.
    .weigh =
    Kannst du sie bezahlen? Unter jeder Aktion steht, was sie jetzt brächte, in Grün, oder warum sie nichts brächte, in Rot.
    Zwei, die einander nähren: eine, die Dukaten bringt, eine, die sie zu Ruhm macht.
    Was du übrig lässt: Die anderen wählen aus dem Rest des Stapels.
decision-stand_up = Wieder bereit?
    .text =
    Alle deine Regimenter sind müde, und müde ziehen sie weder in den Krieg, noch helfen sie dir in Übersee. Für { $standup_cost } D stehen alle auf.
    .weigh =
    Der Krieg: Jedes Regiment in einem gewonnenen Krieg bringt { $war_gp_per_regiment } Ruhm.
    Billig für viele: Der Preis ist für eines derselbe wie für fünf.
decision-buy_bulls = Eine zweite Aktion für { $bull_cost } D?
    .text =
    Mit einer päpstlichen Bulle handelt eine Person zweimal, einmal je Runde. Jede, die du am Ende noch hast, kostet { $bull_end_penalty } Ruhm.
    .weigh =
    Welche Person? Kauf sie, wenn eine von deinen eine Aktion hat, die sich zweimal lohnt, oder zwei gute.
    Was bleibt? Behalte die Dukaten, die die Aktionen selbst kosten.
decision-bids = Wie viele Regimenter ziehen in den Krieg?
    .text =
    Alle bieten geheim und zeigen ihre Gebote zugleich. Erreicht ihr zusammen die Stufe des Krieges, bringt jedes Regiment, das einen Platz fand, { $war_gp_per_regiment } Ruhm; in jedem Fall kehren alle müde heim.
    .weigh =
    Ist er zu gewinnen? Zähl die bereiten Regimenter aller und vergleiche sie mit der Stufe.
    Nur die ersten finden Platz: Bei vielen Geboten bekommt nicht jedes Regiment einen, und die ohne kommen auch müde zurück.
    Wofür noch? Manche Personen brauchen später in der Runde ein bereites Regiment.
decision-menu = Dein Zug: Spiel eine deiner Personen
    .text =
    Wähle, welche deiner Personen jetzt handelt; der Rest kommt in der nächsten Phase. Davor oder danach darfst du auch eine allgemeine Aktion ausführen, die dann für alle gesperrt ist.
    .weigh =
    Jetzt oder später? Spiel zuerst, was dir jemand verderben könnte, oder was die Dukaten für die andere bringt.
    Allgemeine Aktionen sind knapp: Mit einem Marker nimmst du anderen den Platz, doch die meisten kosten Dukaten.
    Zu wenig Dukaten? Ein Kredit bringt sofort welche und kostet Ruhm.
decision-unlock = Eine allgemeine Aktion wieder öffnen?
    .text =
    Dein Botschafter darf einen Marker von einer gesperrten allgemeinen Aktion nehmen. Dann dürfen alle sie noch einmal wählen.
    .weigh =
    Für wen? Es lohnt sich, wenn du die Aktion selbst willst und bezahlen kannst.
decision-basic = Eine von zwei Aktionen
    .text =
    Deine Person ist gespielt; führ nun eine ihrer beiden Aktionen aus, oder keine. Womit, wählst du auf dem Brett: Die Vorschau sagt vorher, was es bringt.
    .weigh =
    Was kostet sie? Manche Aktionen wollen Dukaten, manche ein Regiment oder ein Haus.
    Jetzt und später: Ruhm zählt sofort; Häuser, Schiffe und Fensterrosen zählen am Ende.
    Nichts möglich? Die Karte darf ohne Wirkung gespielt werden; ihre passive Fähigkeit wirkt trotzdem.
decision-bull = Ein zweites Mal handeln?
    .text =
    Du hast eine Bulle: Für sie handelt dieselbe Person noch einmal, mit derselben Aktion oder der anderen. Die Kosten sind erneut fällig.
    .weigh =
    Lohnt es sich? Eine Aktion für 2 Ruhm oder mehr ja; eine Bulle, die bis zum Ende bleibt, kostet dich { $bull_end_penalty } Ruhm.
    Einmal je Runde: Vielleicht macht deine nächste Person mehr daraus.
decision-after = Noch etwas in diesem Zug?
    .text =
    Deine Person hat gehandelt. Du darfst noch eine allgemeine Aktion ausführen, wenn du in dieser Phase keine ausgeführt hast, und beendest dann deinen Zug.
    .weigh =
    Ist sie den Marker wert? Du hast { $common_markers_per_player } in einer Runde.
    Dukaten für das, was kommt: Denk an deine nächste Person und was sie kostet.
decision-natives = Ureinwohner auf dem aufgedeckten Plättchen
    .text =
    Du darfst sie fangen: Das bringt { $natives_capture_gp } Ruhm und nimmt der Kolonie daneben eine Gefahr. Sonst bleiben sie und plündern dort Häuser.
    .weigh =
    Was hast du? Es braucht ein bereites Regiment und einen Dukaten, oder eine Bulle.
    Wessen Häuser? Steht dort keines von dir, ist die Gefahr die der anderen.
decision-house = Eine neue Kolonie: dort bauen?
    .text =
    Du hast eine Kolonie gefunden und darfst sofort das erste Haus bauen. Häuser zählen am Ende, und die meisten in einer Kolonie zu haben auch.
    .weigh =
    Die Mehrheit: Wer in einer kleinen Kolonie der Erste ist, behält sie leicht.
    Ureinwohner daneben: Sie plündern das zuletzt gebaute Haus.
decision-ransom = Piraten vor deiner Kolonie
    .text =
    Das Gut neben einer Kolonie von dir wird geraubt, und alle mit einem Haus dort zahlen: Sie ermüden ein bereites Regiment oder geben Dukaten. Wer beides nicht kann, verliert Ruhm.
    .weigh =
    Was kannst du entbehren? Ein Regiment, das diese Runde nicht gebraucht wird, kostet dich sonst nichts.
decision-tribute = Der König will seinen Anteil
    .text =
    Alle außer dem Besitzer des Königs müssen etwas geben: Ruhm, oder statt seiner Dukaten.
    .weigh =
    Was ist teurer? Vergleiche den Ruhm mit dem, was dir ein Dukat in dieser Runde brächte.
decision-coin = Ein Dukat für die Kirche
    .text =
    Der Inquisitor lässt dich einen Dukaten auf ein Feld der Kirche legen. Wer ein Gut auf dieses Feld stiftet, nimmt ihn.
    .weigh =
    Für wen? Wähle ein Feld, das schwer zu füllen ist, oder eines, das du selbst füllen willst.
decision-offer = Ruhm für Geld
    .text =
    Der Prinz lässt auch die anderen Ruhm kaufen: { $prince_b1_others_pay } D für { $prince_b1_others_gp } Ruhm.
    .weigh =
    Brauchst du den Dukaten? Will ihn keine deiner Aktionen, nimm den Ruhm.
decision-passive = Die passive Fähigkeit nutzen?
    .text =
    Etwas ist geschehen, wovon deine Person lebt. Nutzt du es, musst du diese Karte in der Runde spielen; wenn nicht, fällt die Karte aus.
    .weigh =
    Welche zwei? Du hältst drei Personen und spielst zwei: Das hier entscheidet, welche.
decision-mustering = Bereit oder müde?
    .text =
    Dein Landgut gibt dir ein Regiment, und du wählst, wie es kommt. Bereite können sofort handeln; müde müssen erst aufstehen.
    .weigh =
    Meist bereit: Nur wenn alle müde sind, dürfen zu Beginn einer Runde alle zusammen aufstehen.
decision-mission = Die Mission fängt Ureinwohner
    .text =
    Deine neue Mission darf ein Plättchen Ureinwohner direkt über oder unter ihrer Kolonie fangen, umsonst. Das bringt { $natives_capture_gp } Ruhm.
    .weigh =
    Welche? Die, die deine eigenen Häuser bedrohen.
decision-cathedral = Ruhm jetzt, oder ein Haus in Übersee?
    .text =
    Du hast die Kirche vollendet: Nimm { $cathedral_complete_bonus } Ruhm, oder stell ein Haus deines Bestands auf den Platz einer Kathedrale in einer Kolonie.
    .weigh =
    Die Mehrheit: Es zählt als Haus in seiner Kolonie, und dort ist die Mehrheit mehr wert.
decision-raid = Wohin ziehen die Angreifer?
    .text =
    Aggressive Ureinwohner haben dein Haus zerstört und ziehen in eine Nachbarkolonie. Du wählst, in welche.
    .weigh =
    Weg von dir: Schick sie dorthin, wo Häuser der anderen stehen.
