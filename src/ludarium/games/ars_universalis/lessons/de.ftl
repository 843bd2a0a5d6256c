seat-novice = Neuling

lesson-patron = Die ersten Runden als Mäzen
    .text = Wirb Figuren an, sammle Material, vollende drei Werke

patron-goal = Das Ziel: 75 Punkte
    .text = Du bist Mäzen: Große Figuren schaffen Werke für dich. Hat jemand 75 Punkte, wird die Runde zu Ende gespielt, und wer am meisten hat, gewinnt.
patron-hand = Dein Material
    .text = Jede Karte hat eine Zahl, Farben an den Rändern, einen Körper, Noten und Buchstaben. Ein Werk braucht nur eines davon.
patron-hire = Phase eins: Anwerbung
    .text = Giotto hast du schon. Dante kostet 4 Münzen, bringt 3 Materialkarten und hat ein Werk: das Wort AMOR, für 4 Punkte.
    .task = Wähle Dante und wirb ihn an
    .but = Wer zwei Runden hintereinander niemanden anwirbt, verliert. Wirb Dante an.
patron-buy = Phase zwei: Handel
    .text = Eine Karte vom Stapel kostet 2 Münzen; verkauft bringt sie 1. Sechs darfst du halten.
    .task = Kauf eine Karte
    .but = Eine Karte genügt: Kauf eine.
patron-traded = M097 hat ein O und ein R
    .text = Genau das fehlte Dante.
    .task = Beende deinen Zug
    .but = Behalte deine Karten und beende den Zug.
patron-bank = Phase drei: Projekte
    .text = Giotto will Blau, dann Gelb, und keine deiner Karten beginnt mit Gelb. Einmal im Zug darfst du eine Karte mit der Bank tauschen.
    .task = Wähle M027 und M001 und tausche sie
    .but = Tausche M027 gegen M001.
patron-paint = Male für Giotto
    .text = { $touch ->
        [typed] Leg sein Werk auf die Werkbank.
       *[no] Öffne „Werkbank“ neben seinem Werk.
    } Leg dann M007, M028 und M001: Blau trifft Blau, Gelb trifft Gelb.
    .task = Löse Giottos Werk und vollende es
    .but = Male zuerst für Giotto: M007, M028, M001.
patron-paid = Punkte und ebenso viele Münzen
    .text = Das bringt ein Werk. Seine Karten gehen zurück in den Stapel. Giotto hat kein Werk mehr und geht.
patron-word = Schreibe für Dante
    .text = Lege auf seine Werkbank M084 und wähle A und M, dann M097 mit O und R. Klappt es nicht? { $touch ->
        [typed] Was deine Hand kann, steht in der Liste.
       *[no] „Lösung zeigen“ macht es für dich.
    }
    .task = Schreibe AMOR und vollende das Werk
    .but = Vollende Dantes Werk.
patron-over = Beide Werke sind fertig
    .text = Du hast 9 Punkte.
    .task = Beende deinen Zug
    .but = Deine Figuren haben nichts mehr zu tun: Beende den Zug.
patron-second = Runde zwei
    .text = Diesmal durfte der Neuling zuerst wählen. Dir bleibt Fibonacci: Er will die Zahl 14.
    .task = Wirb Fibonacci an
    .but = Du hast niemanden: Wirb Fibonacci an.
patron-room = Mehr Karten, mehr Wege
    .text = Du hältst drei. Mit vier weiteren wäre es eine zu viel.
    .task = Kauf vier Karten
    .but = Kauf vier und sieh, was geschieht.
patron-drop = Eine muss zuerst weg
    .text = Leg eine Karte ab, oder nimm sonst eine weniger.
    .task = Leg M083 ab
    .but = Leg M083 ab, sonst nichts.
patron-ready = Zahlen genug
    .text = 3, 5, 4, 7, 7 und 2: Daraus kann 14 werden.
    .task = Beende deinen Zug
    .but = Beende deinen Zug: Als Nächstes kommen die Projekte.
patron-third = Jetzt du allein
    .text = { $touch ->
        [typed] Wähle Zahlen,
       *[no] Öffne die Werkbank. Tippe Zahlen und Zeichen an,
    } die 14 ergeben, etwa 7 × 2. Jeder Weg ist recht.
    .task = Vollende Fibonaccis Werk
    .but = Bilde 14 und vollende das Werk.
patron-age = Ein neues Zeitalter
    .text = Dein drittes Werk des Mittelalters bringt 5 Punkte dazu! Nächste Runde beginnt die Frühe Neuzeit mit wertvolleren Werken. Die des Mittelalters bringen dann nur die Hälfte.
patron-kinds = Werke aller Art
    .text = Drei Werke einer Kategorie bringen 7 Punkte, bis jemand mehr davon hat. Wer zuerst alle fünf Kategorien hat, bekommt 10.
patron-marker = Wenn nichts mehr geht
    .text = Zweimal im Spiel darfst du deine ganze Hand austauschen oder 5 Münzen nehmen. Ungenutzt ist der Marker am Ende 3 Punkte wert.
patron-last = Sechzehn Punkte
    .text = In dieser Runde bleibt nichts mehr zu tun.
    .task = Beende deinen Zug
    .but = Beende deinen Zug.
patron-end = Du kennst das Spiel
    .text = Das neue Zeitalter hat begonnen, und alle bekamen 5 Münzen. So geht es weiter, drei Phasen in jeder Runde. Spiel deine erste Partie!

lesson-auction = Zum Ersten, zum Zweiten
    .text = Zu dritt oder viert werden Figuren versteigert

auction-offer = So viele Figuren wie Mäzene
    .text = Jeder von euch bekommt höchstens eine davon, und alle haben mit 35 Münzen begonnen. Die Münze auf der Karte ist ihr Mindestgebot.
auction-open = Du führst, also eröffnest du
    .text = Biete eine beliebige Figur an, für ihr Mindestgebot oder mehr.
    .task = Wähle Rubljow und eröffne mit 5
    .but = Eröffne mit Rubljow, für 5 Münzen.
auction-raise = Ada ist draußen, der Neuling bietet 6
    .text = Reihum bietet jeder mehr oder passt. Nur wer übrig bleibt, zahlt.
    .task = Biete 7
    .but = Sieben genügen: Biete 7.
auction-pass = Eine Runde später: zu teuer
    .text = 9 Münzen für 5 Punkte? Passen kostet nichts, und andere Figuren kommen noch.
    .task = Passe
    .but = Spar deine Münzen: Passe.
auction-take = Wer zuletzt kommt, bietet gegen niemanden
    .text = Die beiden anderen haben eine Figur. Eine von denen, die übrig sind, gehört dir für ihr Mindestgebot.
    .task = Wähle Marie de France und nimm sie
    .but = Nimm Marie: Sie kostet 3 Münzen.
auction-third = Runde drei
    .text = Ada hat Sluter mit 6 eröffnet. Du hast drei Figuren, und vier darf niemand haben. Biete trotzdem.
    .task = Biete 8
    .but = Biete 8 Münzen.
auction-dismiss = Jemand muss gehen
    .text = Wer eine vierte Figur bekommt, entlässt eine: Sie verlässt das Spiel, ihre Punkte bleiben.
    .task = Wähle Giotto und entlasse ihn
    .but = Lass Giotto gehen: Entlasse ihn.
auction-withdraw = Nichts für dich
    .text = Statt zu eröffnen, darfst du aussteigen. Dann bist du bis zur nächsten Runde draußen. Kannst du keine bezahlen, geschieht das von selbst.
    .task = Steig aus
    .but = Steig diesmal aus.
auction-end = Wenn niemand eine will
    .text = Figuren, die niemand nahm, kommen zurück, wenn der Stapel leer ist. Bekommt in einer ganzen Runde niemand eine, endet damit das Spiel.

lesson-trade = Eine volle Hand
    .text = Verkaufen, kaufen, ablegen: wie Material kommt und geht

trade-limit = Sechs Karten, nie mehr
    .text = Sieben in der Frühen Neuzeit, acht in der Späten. Du hältst fünf. Die Hände liegen offen: Alle sehen sie.
trade-hire = Drei sollen kommen
    .text = Rubljow bringt drei Materialkarten, und du hast Platz für eine.
    .task = Wirb Rubljow an
    .but = Wirb Rubljow an und sieh zu.
trade-keep = Nimm weniger
    .text = Du könntest zuerst zwei ablegen und alle drei bekommen. Oder du behältst deine Hand und bekommst nur eine.
    .task = Leg nichts ab
    .but = Behalte diesmal alle Karten.
trade-sell = Ein Verkauf in der Runde
    .text = So viele Karten, wie du willst, für je eine Münze.
    .task = Wähle M011, M012 und M013 und verkauf sie
    .but = Verkauf M011, M012 und M013, alle drei.
trade-buy = Ein Kauf in der Runde
    .text = Vor dem Verkauf oder danach, für 2 Münzen je Karte. Vier sind wieder eine zu viel.
    .task = Kauf vier Karten
    .but = Kauf vier.
trade-drop = Weg mit dem Alten
    .text = Was jetzt geht, kommt nicht gleich wieder: Du legst ab, bevor du ziehst. Und du zahlst nur, was du ziehst.
    .task = Leg M084 ab
    .but = Leg nur M084 ab.
trade-end = Zurück in den Stapel
    .text = Alles, was verkauft oder abgelegt wurde, ist wieder im Stapel, und jeder kann es ziehen.
    .task = Beende deinen Zug
    .but = Du hast verkauft und gekauft: Beende deinen Zug.

lesson-painting = Farben
    .text = Ränder, die sich treffen, mischen sich

painting-mix = Drei Farben werden sechs
    .text = Wo zwei Karten sich treffen, mischen sich ihre Farben: Blau und Gelb ergeben Grün, Rot und Gelb Orange, Rot und Blau Violett. Gleiche bleiben.
painting-row = Guan will Grün, dann Blau
    .text = Leg auf die Werkbank M051, M014, M019: Gelb trifft Blau, Blau trifft Blau. Die äußeren Ränder zählen nicht.
    .task = Male Guans Werk und vollende es
    .but = Zuerst M051, dann M014 und M019.
painting-rows = Giotto will Blau, dann Gelb
    .text = Keine deiner Karten verbindet die beiden. Also zwei Reihen: M029 und M033, dann eine neue Reihe mit M041 und M016.
    .task = Male Giottos Werk und vollende es
    .but = Zwei Reihen: oben M029 und M033, unten M041 und M016.
painting-end = Reihen kosten Karten
    .text = Sie werden von oben nach unten gelesen, und jede ist ein Stück der Vorgabe ohne Lücke. Eine Reihe ist am billigsten. Deine Leiste zählt jetzt zwei Gemälde.

lesson-literature = Wörter
    .text = Buchstaben von Karte zu Karte

literature-letters = Vier Buchstaben auf jeder Karte
    .text = Nimm so viele davon, wie du willst, in beliebiger Folge, aber jeden nur einmal.
literature-word = Murasaki will TALE
    .text = Nimm auf der Werkbank T und A von M020, dann L und E von M074.
    .task = Schreibe TALE und vollende das Werk
    .but = Das ginge auch, mit mehr Karten. Zwei genügen: M020 und M074.
literature-order = Die Karten behalten ihre Folge
    .text = Nimm für AMOR das A von M072, dann M, O und R von M045. Andersherum geht es nicht: Die Karten werden nacheinander gelesen.
    .task = Schreibe AMOR und vollende das Werk
    .but = Zuerst A von M072, dann MOR von M045.
literature-end = Einmal ist einmal
    .text = ORO geht nicht mit einer Karte, die nur ein O hat: Das zweite muss eine andere bringen.

lesson-music = Melodien
    .text = Noten in einer Reihe, hinauf- und hinabgeschoben

music-staff = Linien und Zwischenräume
    .text = Eine Melodie ist eine Folge von Höhen: 0 ist die unterste Linie, 1 der Raum darüber, 8 die oberste Linie. Jede Karte hat ein bis drei Noten.
music-tune = Guido will 1, 2, 4, 2
    .text = M079 hat 1 und 2, M029 hat 4 und 2. Alle Noten dazwischen müssen stimmen.
    .task = Leg beide auf die Werkbank und vollende das Werk
    .but = Das kostet mehr als nötig: M079, dann M029.
music-slide = Schieb eine Karte
    .text = Ziryab will 4, 5, 5, 3. M016 klingt auf 2: Schieb sie eine Linie hinauf, auf 4. Dann kommen M039 und M057.
    .task = Leg M016, schieb sie hinauf, leg die anderen dazu und vollende
    .but = M016 eine Linie höher, dann M039 und M057.
music-end = Was übersteht
    .text = Die letzte 5 von M057 lag außerhalb der Melodie: Das ist an beiden Enden erlaubt. Geschoben wird um ganze Linien, also bleibt eine Note auf einer Linie immer auf einer Linie.

lesson-sculpture = Ketten aus Stein
    .text = Körper, deren Anschlüsse sich treffen

sculpture-solids = Ein Körper auf jeder Karte
    .text = Die Dreiecke an beiden Rändern sind Anschlüsse: oben, in der Mitte oder unten. Wo zwei Karten sich treffen, müssen sie gleich hoch sein.
sculpture-turn = Dreh eine Karte
    .text = Pisano will Kugel, Würfel, Kegel: M007, M002, M053. Doch die Anschlüsse des Würfels liegen oben. Nach einer halben Drehung liegen sie unten.
    .task = Leg die drei, dreh M002 und vollende das Werk
    .but = Nur M007, M002 gedreht, und M053.
sculpture-between = Ein Glied dazwischen
    .text = Sluter will Würfel, Zylinder, Kugel. M009 und M012 treffen sich nicht, also kommt der Kegel M003 dazwischen; zuletzt M018.
    .task = Leg M009, M003, M012, M018 und vollende das Werk
    .but = M009, dann M003, M012 und M018.
sculpture-end = Auch sie sind verbraucht
    .text = Andere Körper dürfen in der Kette stehen, nie an ihren Enden. Sie werden verbraucht wie die übrigen.

lesson-science = Rechnungen
    .text = Zahlen, Zeichen und Klammern

science-numbers = Die Zahl auf der Karte
    .text = Addiere, subtrahiere, multipliziere, dividiere, auch mit Klammern. Jede Karte dient einmal, und das Ergebnis muss genau stimmen.
science-sum = Fibonacci will 14
    .text = Schreibe auf der Werkbank 7 × 2: zwei Karten und ein Zeichen.
    .task = Bilde 14 und vollende das Werk
    .but = 7 mal 2 ist 14.
science-brackets = al-Chwarizmi will 39
    .text = Du hast 10, 3 und 3. Zuerst addieren, dann multiplizieren: (10 + 3) × 3. Die Klammern stehen bei den Zeichen.
    .task = Bilde 39 und vollende das Werk
    .but = (10 + 3) × 3 ist 39.
science-end = Fast immer möglich
    .text = Brüche und negative Zahlen dürfen unterwegs vorkommen, aber 4 und 7 nebeneinander sind nicht 47. Rechnungen kosten viele Karten, darum bringen sie weniger.

lesson-bank = Die Bank
    .text = Ein Tausch im Zug

bank-look = Drei Karten für alle
    .text = Die Bank wird vor den Projekten ausgelegt. Der Neuling hat getauscht: Seine M001 liegt jetzt dort, und genau die brauchst du.
bank-swap = Tausche sie ein
    .text = Gib, was du entbehren kannst. Die Bank nimmt jede Karte.
    .task = Wähle M027 und M001 und tausche sie
    .but = Gib der Bank M027 und nimm M001.
bank-use = Und nutze sie
    .text = Wo eine Karte der Bank helfen würde, sagt es die Werkbank.
    .task = Vollende Giottos Werk
    .but = Leg M007, M028, M001 für Giotto.
bank-end = Einmal im Zug
    .text = Deine M027 bleibt für die nach dir. Am Ende der Runde geht die Bank zurück in den Stapel, und der nächste Mäzen führt.

lesson-developments = Berühmt dafür
    .text = Große Entwicklungen, Kunst und Wissenschaft

developments-look = Zwei Werke der Wissenschaft
    .text = Hier wird jedes Werk nach Kategorie gezählt. Drei von einer hat noch niemand.
developments-third = Das dritte
    .text = Alfons’ Tafeln wollen 29: 10 × 3 − 1.
    .task = Vollende die Alfonsinischen Tafeln
    .but = Wissenschaft brauchst du: 10 × 3 − 1.
developments-held = Eine große Entwicklung
    .text = Drei Werke der Wissenschaft: 7 Punkte dazu. Wer vier hätte, nähme dir Karte und Punkte ab; gleich viele ändern nichts.
developments-arts = Kunst und Wissenschaft
    .text = Wer zuerst ein Werk jeder Kategorie hat, bekommt 10 Punkte für immer. Verlorene Punkte sind weg: Für die 75 zählt nur, was du am Ende einer Runde hast.

lesson-shift = Anders überlegt
    .text = Der Paradigmenwechsel: Münzen oder eine neue Hand

shift-short = Zwei Münzen fehlen
    .text = Unkei kostet 6, und du hast 4. Der Marker hilft: ein Paradigmenwechsel, wann immer du entscheidest, einmal in der Runde.
shift-coins = Nimm die Münzen
    .text = Jetzt ist der Marker 3 Punkte wert, danach 1.
    .task = Nimm 5 Münzen
    .but = Nimm die Münzen, keine neue Hand.
shift-hire = Jetzt reicht es
    .text = 9 Münzen: genug für Unkei.
    .task = Wirb Unkei an
    .but = Dafür waren die Münzen: Wirb Unkei an.
shift-hand = Eine Runde später: eine nutzlose Hand
    .text = Sechs Karten, und nichts wird daraus. Leg alle beiseite, zieh ebenso viele; von den alten ist keine dabei.
    .task = Nimm eine neue Hand
    .but = Diese Hand nützt nichts: Nimm eine neue.
shift-use = Besser
    .text = Blau und Gelb für Giotto.
    .task = Vollende Giottos Werk
    .but = Leg M007, M028, M001 für Giotto.
shift-end = Abgegeben
    .text = Zwei Wechsel im Spiel, mehr nicht. Am Ende zählt ein unbenutzter Marker 3 Punkte, ein einmal benutzter 1. Die 75 erreicht man damit nie.

lesson-ages = Durch die Zeitalter
    .text = Drei Werke bringen das nächste Zeitalter

ages-works = Werke dieses Zeitalters
    .text = Du hast zwei des Mittelalters. Wer zuerst drei vollendet, bringt das nächste Zeitalter.
ages-third = Das dritte Werk
    .text = Es bringt 5 Punkte obendrauf, einmal je Zeitalter. Auch Werke neben dem Hauptwerk zählen.
    .task = Vollende die Alfonsinischen Tafeln: 10 × 3 − 1
    .but = 10 × 3 − 1 für die Alfonsinischen Tafeln.
ages-done = Noch nicht
    .text = Bis zum Ende der Runde bleibt alles, wie es war: Ein anderer Mäzen mit einem dritten Werk bekommt auch 5 Punkte.
    .task = Beende deinen Zug
    .but = Beende deinen Zug.
ages-new = Die Frühe Neuzeit
    .text = Alle bekamen 5 Münzen, eine Hand darf sieben Karten haben, und alte Figuren im Angebot sind fort. Newtons Werk braucht vorher eines des Mittelalters: Das hast du.
    .task = Wirb Newton an
    .but = Wirb Newton an.
ages-half = Was spät kommt, bringt die Hälfte
    .text = Alfons hat noch ein Lied: 6, 5, 3. Es bringt 1 statt 2, ebenso der Bonus für alle seine Werke: Jeder Lohn wird für sich halbiert.
    .task = Vollende das Lied mit M034 und M027
    .but = Behalte die Zahlen für Newton: M034 und M027.
ages-full = Was neu ist, bringt viel
    .text = 47 ist 4 × 10 + 7. Dürer brächte sogar 18 für drei Werke und den Bonus.
    .task = Vollende Newtons Werk
    .but = 4 × 10 + 7 für Newton.
ages-end = Das letzte Zeitalter
    .text = Drei Werke der Frühen Neuzeit bringen die Späte; danach kommt kein anderes, und keine 5 Punkte. Am Ende entscheiden bei Gleichstand die Münzen, sonst teilt man den Sieg.

lesson-two = Zu zweit
    .text = Anwerben oder ablehnen

two-order = Keine Versteigerung
    .text = Eine Figur wird aufgedeckt. Wer führt, wird zuerst gefragt, und der Preis ist das Mindestgebot.
two-decline = Zu teuer
    .text = Tuotilo hat drei Werke, kostet aber 8 deiner 25 Münzen. Lehnst du ab, wird der andere gefragt.
    .task = Lehne ab
    .but = Lehne diesmal ab.
two-alone = Nur für dich
    .text = Der Neuling hat Tuotilo angeworben, also wird die zweite Figur nur dir angeboten. Hättet ihr beide abgelehnt, würden beide gefragt.
    .task = Wirb Guan an
    .but = Guan passt zu deinem Beutel: Wirb Guan an.
two-idle = Wirb jemanden an
    .text = Wer zwei Runden hintereinander niemanden anwirbt, verliert, gleich wie die Punkte stehen. Trifft es beide, entscheiden die Punkte. Eine Runde, in der dir nichts angeboten wurde, zählt nicht.

lesson-solo = Allein
    .text = Vom Mittelalter bis zu einem Werk der Späten Neuzeit

solo-goal = Bis zur letzten Reihe
    .text = Zwanzig Figuren; nur die erste Reihe ist offen. Jedes Werk deckt die Figur darunter auf. Vollende ein Werk der letzten Reihe, und du gewinnst. Münzen und Punkte gibt es nicht.
solo-inspired = Inspiration
    .text = Ein Werk desselben Zeitalters oder derselben Kategorie bringt eine Karte mehr.
solo-first = Beginne mit Dante
    .text = AMOR: A und M von M084, O und R von M097. Die Karten verlassen das Spiel, und Dante bringt neue.
    .task = Vollende Dantes Werk
    .but = Beginne mit Dante: M084 und M097.
solo-turned = Eine ist aufgedeckt
    .text = Cervantes ist Dichter. Sein Werk braucht eines derselben Kategorie aus dem Zeitalter davor: das von Dante.
solo-second = Noch eines
    .text = Fibonacci will 14: 7 × 2.
    .task = Vollende Fibonaccis Werk mit zwei Karten
    .but = Zwei Karten genügen: 7 × 2.
solo-drop = Höchstens acht
    .text = Du hältst neun. Was du ablegst, verlässt das Spiel.
    .task = Leg eine beliebige Karte ab
    .but = Leg zuerst eine Karte ab.
solo-shift = Nur einmal
    .text = Nützt deine Hand nichts, tausch sie ganz aus: der Paradigmenwechsel, einmal im Spiel.
    .task = Nimm eine neue Hand
    .but = Nimm eine neue Hand, um es zu sehen.
solo-end = Bleib nicht stecken
    .text = Geht kein Werk mehr und ist der Wechsel verbraucht, hast du verloren. Weitere Werke einer offenen Figur bringen auch Karten, decken aber nichts auf.

lesson-options = Fünf weitere Regeln
    .text = Duell, Goldenes Zeitalter, Größe, Schätze, Werkstatt

options-duel = Duell der Mäzene
    .text = Zwei Werke einer Kategorie genügen für eine große Entwicklung. Der Neuling hat schon eine.
options-golden = Verlängertes Goldenes Zeitalter
    .text = Die Frühe Neuzeit dauert länger: Vier Werke beenden sie, und das vierte bringt die 5 Punkte.
options-great = Geteilte Größe
    .text = Wer die fünf Kategorien in derselben Runde vollendet wie der Erste, bekommt auch 10 Punkte.
options-classic = Schätze der Vergangenheit
    .text = Alte Figuren bleiben: Die oberste ist für ihr Mindestgebot zu haben, statt einer neuen. Ihre Werke bringen die Hälfte. Die meisten Werke des Mittelalters bringen am Ende 10 Punkte.
    .task = Wähle Guan und nimm den Klassiker
    .but = Versuch es mit dem Klassiker: Nimm Guan.
options-workshop = Leonardos Werkstatt
    .text = Sie steht anstelle der Bank. Einmal im Zug darfst du eine Karte kaufen: Die erste Spalte kostet eine Münze für deinen Nachbarn, jede weitere eine mehr für den nächsten. In der letzten Spalte geht die letzte Münze in den Vorrat.
    .task = Wähle M011 und kauf sie
    .but = Kauf M011 aus der ersten Spalte.
options-room = Deine Hand ist voll
    .text = Eine Karte muss gehen, bevor die neue kommt. Die Lücke in der Werkstatt wird gleich gefüllt.
    .task = Leg M027 ab
    .but = Leg M027 ab.
options-end = Jede für sich
    .text = Wer einen Tisch eröffnet, wählt, welche dieser Regeln gelten. Fang ohne sie an.
