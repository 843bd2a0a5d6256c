# Die Kommandozeile, auf Deutsch.

you = Du
seat = Platz { $number }
player = Spieler { $number }
label-player = Spieler

## Gründe des Kerns, in jedem Spiel

reason-game-over = Die Partie ist zu Ende.
reason-not-your-turn = Du bist nicht am Zug.
reason-already-in = Du hast dich schon entschieden; `widerrufen` nimmt es zurück.
reason-not-now = Das geht jetzt nicht.

## Wörter zum Tippen; mehrere für dasselbe sind durch Striche getrennt

answer-yes = ja j
answer-no = nein n
command-why = warum
command-preview = vorschau
command-undo = zurück | rückgängig
command-retract = widerrufen
command-pause = pause
command-give-up = aufgeben
command-save = speichern
command-companion = begleiter
command-hint = tipp | hint
command-cards = karten
command-rules = regeln
command-what = was
command-log = verlauf
command-table = tisch
command-help = hilfe
command-quit = ende | verlassen

## Der Begleiter

answer-on = an
answer-off = aus
companion-heading = Begleiter
companion-on = Der Begleiter ist an.
companion-off = Der Begleiter ist aus.
companion-nothing = Der Begleiter hat hierzu nichts zu sagen.
companion-one = Der Begleiter ist für eine Person unter Bots.

## Spielen

play-thinking = { $name } denkt nach …
play-hand-over = Gib die Tastatur an { $name } weiter; dann die Eingabetaste. {""}
play-hand-over-retract = Gib die Tastatur an { $name } weiter; dann die Eingabetaste ({ $last } kann noch `widerrufen`). {""}
play-since = Seit deiner letzten Entscheidung
play-more = Seit deiner letzten Entscheidung, nach { $count ->
    [one] { $count } weiteren Zeile
   *[other] { $count } weiteren Zeilen
} (`verlauf`)
play-draft = Bisher: { $moves }
play-prompt = { $name } > {""}
play-values = { $others ->
    [0] Eine Zahl ist der Wert selbst, wie `{ $example }`.
   *[other] Eine Zahl ist der Wert selbst, wie `{ $example }`; Buchstaben sind das Übrige.
}
play-values-lettered = Buchstabe und Wert gehören zusammen, wie `{ $example }`.
play-no-number = { $text } ist keine Nummer der Liste: { $known }.
play-value-alone = { $text } steht hier nicht zur Wahl: Tippe es wie `{ $example }`.
play-value-missing = { $letter } braucht einen Wert, wie `{ $example }`.
play-no-question = „{ $text }“ genügt hier nicht: So lässt sich nichts beantworten.
play-no-move = „{ $text }“ ist kein Zug dieses Spiels
play-no-thing = „{ $thing }“ passt nicht zu `{ $verb }`.
play-takes = { $verb } tippt man so: `{ $example }`.
play-takes-some = Hinter { $verb } { $many ->
    [one] fehlt eine Angabe
   *[other] gehören { $many } Angaben
}.
play-takes-nothing = Hinter `{ $verb }` steht nichts.
play-unknown = { $reason }. `hilfe` nennt die Befehle.
play-refused = Nicht möglich: { $reason }
play-unlisted = Nicht gelistet, zum Selberfinden: `{ $move }`
play-argument = { $name ->
    [figure] FIGUR
    [work] WERK
    [materials] MATERIAL
    [how] WIE
   *[other] { $name }
}
play-withheld = Ob das geht, findest du heraus, indem du es spielst.
play-needs-note = Sag auch, wie es gemacht wird: `{ $move }`.
play-wrong-note = So wird es nicht gemacht.
play-misspelt-note = Das lässt sich nicht lesen: { $reason } So schreibt man es:
play-allowed = Das geht jetzt: { $move }.
play-why-what = Sag, was du möchtest, z. B. `warum { $example }`.
play-preview-what = Sag, welcher Zug, z. B. `vorschau { $example }`.
play-preview = { $move }:
play-preview-secret = Es geschieht nichts, bis alle entschieden haben.
play-preview-unknown = Was dann geschieht, ist noch nicht bekannt.
play-undo-nothing = Du hast keinen Zug gemacht, der sich zurücknehmen ließe.
play-undone = { $name } nahm einen Zug zurück.
play-undo-ask = { $name }: Darf { $who } einen Zug zurücknehmen, der etwas gezeigt hat? (j/n) {""}
play-undo-denied = { $name } ist nicht einverstanden: Nichts wurde zurückgenommen.
play-undo-shown = Dieser Zug hat etwas gezeigt: Er lässt sich nicht zurücknehmen.
play-pause = Pause bei { $time }; die Uhr steht. Die Eingabetaste setzt fort. {""}
play-paused = Die Uhr stand { $time } lang still.
play-pause-nothing = In dieser Partie gibt es keine Uhr.
play-give-up-ask = Die Partie aufgeben? Das lässt sich nicht zurücknehmen. (j/n) {""}
play-give-up-not = Aufgeben geht hier nicht.
play-daily = Die Partie vom { $date } (UTC), für alle dieselbe.
play-seed = `--seed { $seed }` gibt dasselbe noch einmal.
play-retract-nothing = Du hast keine Wahl getroffen, die sich zurücknehmen ließe.
play-retracted = Deine Wahl ist zurückgenommen.
play-save-what = Sag, wohin, z. B. `speichern spiel.txt`.
play-saved = Die Aufzeichnung liegt in { $path }.
play-quit = Auf Wiedersehen.
play-end-of-input = Die Eingabe endete vor der Partie.
play-interrupted = Die Partie wurde unterbrochen.
play-kept = Sie liegt in { $path }; `ludarium play --resume` setzt sie fort.
play-kept-nothing = Es ist noch nichts geschehen, also ist nichts aufgehoben.
play-not-kept = Die Partie lässt sich nicht aufheben: { $reason }
play-resumed = Die Partie aus { $path } geht weiter.
play-no-hint = Hier gibt es keine Tipps: Mehrere Menschen spielen und haben keine gewünscht (--hints), oder alle spielen heute diese Partie.
play-no-cards = Dieses Spiel hat keine Kartenliste.
play-cards-none = Nichts über „{ $text }“ bei den Karten.
play-no-rules = Die Regeln dieses Spiels sind noch nicht geschrieben.
play-rules-none = Nichts über „{ $text }“ in den Regeln.
play-what-none = „{ $text }“ ist kein Wort dieses Spiels. Alle: `was`.
rules-how = Ein Abschnitt: `regeln 3`. Über etwas: `regeln markt`.
play-page = Eingabetaste für mehr, q zum Beenden: {""}
play-over = Die Partie ist zu Ende
play-won = { $many ->
    [one] { $names } hat gewonnen.
   *[other] { $names } teilen sich den Sieg.
}
play-you-won = { $many ->
    [one] Du hast gewonnen!
   *[other] Du teilst dir den Sieg: { $names }.
}
play-lost = Die Partie ist verloren.
play-you-lost = Du hast verloren.
play-help =
    1  a  b 6        was in der Liste vor einem Zug steht, spielt ihn; wo ein
                     Wert gefragt ist, ist eine Zahl dieser Wert
    ZUG              dasselbe in Worten, z. B. { $example }
    ZUG, ZUG         mehrere auf einmal, in beliebiger Reihenfolge; auch ein
                     Verb mit mehreren Dingen, und wie viele von jedem
    ZUG # WIE        mit dem, wie es gemacht wird, wo ein Spiel das fragt
    ja, nein         wo eine Frage gestellt wird
    warum ZUG        warum etwas nicht geht
    vorschau ZUG     was ein Zug bewirkt, soweit man es weiß
    zurück           nimmt deinen letzten Zug zurück; die anderen müssen
                     zustimmen, wenn er etwas gezeigt hat
    widerrufen       nimmt zurück, was du bisher gewählt hast, oder deine
                     geheime Wahl, ehe alle gewählt haben
    pause            hält die Uhr an und verdeckt den Tisch, wo Zeit zählt
    aufgeben         gibt die Partie verloren, wo ein Spiel das erlaubt
    karten [WORT]    was es nachzuschlagen gibt: Karten, Preise, Hände
    regeln [WORT]    die Regeln des Spiels, oder was sie über etwas sagen
    was [WORT]       was ein Wort des Spiels bedeutet
    verlauf          alles, was geschah
    begleiter [an|aus]  worauf es hier ankommt, noch einmal; oder an und aus
    tipp             worauf achten; noch einmal: ein guter Zug; noch einmal: warum
    tisch            zeichnet den Tisch noch einmal
    speichern [DATEI]  schreibt eine Kopie; aufgehoben wird die Partie ohnehin
    hilfe            diese Liste
    ende             verlassen; `ludarium play --resume` setzt fort
    Die Tabulatortaste ergänzt Wörter, die Pfeiltasten holen Getipptes zurück.

score-part = Punkte
score-total = Summe
score-place = Platz

## Spiele

games-id = Kennung
games-name = Name
games-players = Spieler
games-options = Optionen
games-rules = Regeln
games-none = –
games-defaults = alles wie üblich
games-daily = die Partie des Tages

## Simulationen und Turniere

sim-title = { $game }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $players }
sim-interrupted = Unterbrochen: Das sind die bis dahin gespielten Partien.
sim-bot = Bot
sim-seat = Platz
sim-seats = Plätze
sim-wins = Siege
sim-rate = Siegquote
sim-interval = 95 %
sim-score = Punkte
sim-won-score = Punkte bei Sieg
sim-lengths = Züge je Partie: { $mean } im Mittel, { $least } bis { $most }.
sim-speed = { $decisions } Entscheidungen in { $seconds } s: { $pace } Entscheidungen/s, { $games } Partien/s.
sim-table = Tisch
sim-seat-rates = Siegquote nach Platz
report-games = Partien
report-written = Der Bericht liegt in { $path }.
archive-written = { $path } enthält jetzt { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}.
archive-verified = { $path }: { $games ->
    [one] { $games } Partie ist
   *[other] { $games } Partien sind
} wie gespielt; Fehler: { $wrong }.
archive-gap = die Partien { $first } bis { $last } fehlen
archive-other-engine = Diese Partien spielte eine andere Engine ({ $engine }), und ohne Aufzeichnungen spielten die Bots von dieser sie noch einmal: Die Fehler können von ihnen kommen.
cluster-ready = { $workers ->
    [one] { $workers } Prozess wartet
   *[other] { $workers } Prozesse warten
} unter { $address } (zu benutzen mit --cluster { $address }; Strg-C beendet ihn)
cluster-ended = Der Cluster ist beendet.
puzzles-progress = Rätsel
puzzles-checking = Rätsel geprüft
puzzles-found = { $count ->
    [one] { $path } hat jetzt ein Rätsel, neu: { $new }.
   *[other] { $path } hat jetzt { $count } Rätsel, neu: { $new }.
}
puzzles-kept = Unterbrochen; derselbe Befehl macht mit { $path } weiter.
puzzles-unclear = Rätsel { $number } ist nicht klar: Züge oder Zahlen passen nicht zu den Regeln.
puzzles-judged = Rätsel, die noch gelten: { $count } von { $before }, in { $path }.
puzzles-level = Stufe
puzzles-many = Rätsel
puzzles-easy = leicht
puzzles-fair = mittel
puzzles-hard = schwer
error-puzzles-what = sag, wer spielt (--players novice,novice), oder welche Aufzeichnungen durchgesehen werden (--record FILE)
error-puzzles-folder = den Ordner { $path } gibt es nicht: leg ihn zuerst an
error-puzzles-none = in { $path } ist kein Rätsel: nenne die Datei, in der sie stehen
tune-trials = Versuche
tune-judging = Mit neuen Karten
tune-constant = Konstante
tune-now = Jetzt
tune-would = Besser
tune-before = Jetzt ungleich
tune-after = Dann
tune-gain = Gewinn
tune-explained = Ungleich: wie weit ein Platz oder eine Sache üblicherweise von ihrem gleichen Anteil an den Siegen entfernt ist. Gewinn: der Unterschied der mittleren Quadrate in Zehntausendsteln mit seinem 95-%-Bereich, mit Karten, die kein Versuch gesehen hat.
tune-agreed = Alle gefragten Bots sind sich einig.
tune-not-agreed = Nicht alle gefragten Bots sind sich einig: Auf dieser Grundlage nichts ändern.
tune-nothing = Keine Werte sind besser als die jetzigen.
tune-kept = Unterbrochen; derselbe Befehl geht mit { $path } weiter.
tune-lost = Unterbrochen; mit --file wären die Versuche aufgehoben worden.
tour-title = { $game }: { $bots } Bots, { $seats ->
    [one] dieselben Karten für alle
   *[other] Tische zu { $seats }
}, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}, zusammen { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}
tour-rating = Wertung
tour-skill = Stärke
tour-games = Partien
tour-duels = Wie oft der Bot der Zeile vor dem der Spalte landet

## Aufzeichnungen

record-ok = { $path } ist in Ordnung: { $game } (Regeln { $version }), { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
}, { $scores ->
    [none] nicht beendet.
   *[other] Endstand { $scores }.
}
record-move = Zug { $move } von { $moves }, von { $name }
record-note = So gemacht: { $note }
record-begin = Vor dem ersten Zug (von insgesamt { $moves })
record-eye = wie { $name } es sieht
record-eye-spectator = wie ein Zuschauer es sieht
record-eye-all = mit allen Händen offen
record-step = { $move }/{ $moves } · Eingabe: weiter, b: zurück, eine Zahl: dorthin, q: Ende > {""}
step-next = n weiter w
step-back = b zurück z

## Falsche Angaben

error-near = {""}; meintest du { $near }?
error-player = auf einen Platz gehört human, human:NAME oder ein Bot ({ $known }), nicht { $name }
error-name = ein Name hat 1 bis 20 Zeichen und keinen Doppelpunkt, nicht { $name }
error-names = zwei Spieler heißen { $name }
error-port = --port darf höchstens { $most } sein, nicht { $port }
error-port-taken = { $host }:{ $port } ist belegt oder nicht deins; wähle einen anderen --port oder --host
error-start-served = ein anderer Server benutzt { $folder } schon
error-start-folder = in den Ordner { $folder } kann nicht geschrieben werden
error-start-empty = { $file } ist leer: Lege eine Sicherung an ihre Stelle oder entferne sie, um neu anzufangen
error-start-damaged = { $file } ist beschädigt: Lege eine Sicherung an ihre Stelle (--no-check startet ohne Prüfung)
error-start-newer = { $file } hat Version { $found }, dieses ludarium kennt { $known }: Installiere ein neueres
error-start-smtp = LUDARIUM_SMTP nennt keinen Mailserver: Schreibe smtp://nutzer:passwort@host:port oder smtps://…
error-start-mail-from = LUDARIUM_MAIL_FROM ist keine Mailadresse: Schreibe Ludarium <ludarium@example.org>
error-start-mail-origin = Mail braucht --origin: Links in Briefen nennen die öffentliche Adresse des Servers
error-start-mail-extra = Mail braucht weitere Pakete: pip install 'ludarium[accounts]'
error-number = { $flag } muss eine ganze Zahl ab { $least } sein, nicht { $text }
error-option = --option erwartet NAME=WERT, nicht { $text }
error-option-twice = --option { $name } steht zweimal da
error-values = --option { $name } nimmt einen Wert oder mehrere mit Kommas dazwischen, nicht { $text }
error-values-twice = --option { $name } nennt einen Wert zweimal: { $text }
error-players-several = mehrere --players gehen in einen Bericht: Füge --report DATEI hinzu
error-no-data = --decisions und --records kommen in einen Ordner: --data DIR fehlt
error-step = { $game } hat keinen Schritt { $name }; bekannt: { $known }
error-tune-alone = ausgewogen ist ein Spiel zwischen Spielern: mindestens zwei nennen
error-tune-lot = das Ziel facts braucht einen Schritt durch Los (--at-random SCHRITT): Was Spieler selbst wählen, sagt mehr darüber, wer es wählte
error-tune-set = { $names } steht in --option und in --constants: eines von beiden
error-data-report = --data und --report schließen sich aus
error-players-twice = --players { $players } steht zweimal da
error-tables = das gibt { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
}; ein Bericht hat höchstens { $most }
error-file-report = { $path } gibt es schon und ist kein Bericht: Es bleibt, wie es ist
error-preset = { $game } hat kein Regelwerk { $name }; bekannt: { $known }
error-no-preset = { $game } hat keine Regelwerke
error-daily = { $game } hat keine Partie des Tages; Spiele mit einer: { $known }
error-daily-seed = --daily und --seed schließen einander aus: Das Datum bestimmt die Partie
error-game = es gibt kein Spiel { $name }; bekannt: { $known }
error-seats = { $game } ist für { $least } bis { $most } Spieler, nicht für { $seats }
error-bot = es gibt keinen Bot { $name }; bekannt sind { $known }; search nimmt Durchläufe (search:500) oder Sekunden (search:0.2s)
error-name-bot = { $name } heißt ein Bot: Wähle einen anderen Namen
error-resume-option = --resume setzt eine Partie fort, wie sie ist: ohne --preset, --option, --seed und --daily
error-resume-over = { $path }: Diese Partie ist zu Ende; `ludarium record show --step` zeigt sie
error-resume-seats = die Partie hat { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, aber --seat steht { $given ->
    [one] einmal
   *[other] { $given }-mal
} da
error-resume-none = in { $folder } liegt keine Partie, die weitergehen könnte
error-no-command = es gibt keinen Befehl { $name }; bekannt: { $known }
error-no-option = es gibt keine Option { $name }
error-missing = { $name } fehlt
error-no-value = { $name } braucht einen Wert
error-more = {""} ({ $command } --help sagt mehr)
error-language = es gibt keine Sprache { $name }; bekannt: { $known }
error-list = { $flag } nimmt Namen mit Kommas dazwischen, z. B. { $example }
error-bots-twice = --bots nennt { $name } zweimal: Ein Turnier ist zwischen verschiedenen Bots
error-bots-few = ein Turnier mit Tischen zu { $seats } braucht mindestens { $seats } Bots, nicht { $bots }
error-file = { $path }: { $reason }
error-no-folder = { $folder } ist kein Ordner
error-a-folder = das ist ein Ordner
error-file-kind = { $path } gibt es schon und ist keine Aufzeichnung einer Partie: Es bleibt, wie es ist
error-file-text = { $path } ist keine Textdatei
error-at = --at muss zwischen 0 und { $moves } liegen, nicht { $at }
error-seat = es gibt keinen Platz { $seat }; bekannt: { $known }
error-all = --all zeigt Hände, darum nur bei beendeten Partien
error-all-seat = --all und --seat schließen einander aus

## Lösen

solve-saved = Die Aufzeichnung der Zugfolge liegt in { $path }.
error-no-solver = für { $game } gibt es keinen Löser; es gibt einen für { $known }
error-choice = { $flag } muss eins von { $known } sein, nicht { $text }
error-question = --question muss eins von { $known } sein, nicht { $text }
error-solve-what = entweder --seed oder --record sagt, was gelöst werden soll
error-solve-at = --at nennt einen Zug einer Aufzeichnung: Es braucht --record
error-solve-option = --option und --preset gehören zu --seed; eine Aufzeichnung hat ihre eigenen Optionen
error-solve-save = --save hebt eine Zugfolge auf: Es gehört zu --question { $lines }, oder zu keiner
error-solve-game = { $path } ist eine Partie { $game }

## Analyse

analyse-progress = Analyse
analyse-written = Die Analyse steht in { $path }.
error-analyse-both = --json und --html schließen sich aus
error-analyse-folder = { $path } ist kein Ordner: Die Seiten mehrerer Aufzeichnungen kommen in einen
error-analyse-names = Zwei dieser Aufzeichnungen heißen gleich: Ihre Seiten in { $path } hießen es auch
error-analyse-over = { $path }: Diese Partie ist nicht zu Ende; nur beendete werden analysiert
error-seconds = { $flag } muss eine Zahl von Sekunden ab 0.1 sein, nicht { $text }
error-file-analysis = { $path } gibt es schon und ist keine Analyse: Sie bleibt, wie sie ist
error-record-foreign = { $path } ist keine Aufzeichnung einer Partie: Eine beginnt mit "ludarium-record"
error-record-newer = { $path } stammt von einem neueren Ludarium: Dieses muss erst erneuert werden
error-record-damaged = { $path } ist beschädigt: { $reason }

## Hilfe zu den Befehlen

usage-usage = Aufruf:
usage-usage-options = [OPTIONEN]
usage-usage-command = BEFEHL [ANGABEN]...
usage-arguments = Angaben
usage-options = Optionen
usage-commands = Befehle
usage-required = [nötig]
usage-default = [sonst: {"{}"}]
usage-help = Zeigt dies und hört auf.
usage-lang = Die Sprache; sonst die des Systems.
usage-ludarium = Vier Brettspiele über Kunst und Wissen: Spiele sie, und lass Bots sie spielen.
usage-record = Aufgezeichnete Partien ansehen und prüfen.
usage-game = Die Kennung des Spiels, wie `ludarium games` sie nennt.
usage-option = Eine Option oder Konstante des Spiels; mehrfach möglich.
usage-preset = Eine benannte Wahl von Optionen, wie `ludarium games` sie nennt; --option verfeinert sie.
usage-seed = Dieselbe Zahl gibt dieselben Partien.
usage-games-many = Wie viele Partien; bei mehreren Tischen an jedem.
usage-workers = Prozesse, die sich die Partien teilen; das Ergebnis bleibt gleich.
usage-json = Gibt ein JSON-Objekt aus.
usage-record-file = Eine aufgezeichnete Partie.
usage-at = Nach diesem Zug; sonst nach dem letzten.
usage-games = Nennt die Spiele: Kennung, Name, Spieler, Optionen.
usage-play = Im Terminal spielen, gegen Bots oder mit anderen an derselben Tastatur.
usage-play-game = Die Kennung des Spiels, wie `ludarium games` sie nennt; mit --resume eine Aufzeichnung, oder nichts für die letzte Partie.
usage-play-seat = Wer dort sitzt: human, human:NAME oder ein Bot; mehrfach möglich.
usage-play-seed = Mit diesem Glück noch einmal spielen.
usage-play-daily = Die Partie dieses Tages (UTC), für alle dieselbe.
usage-play-resume = Eine verlassene Partie fortsetzen.
usage-play-save = Die Aufzeichnung dort aufheben; sonst bei deinen Daten (LUDARIUM_DATA).
usage-simulate = Bots viele Partien spielen lassen und zählen.
usage-simulate-players = Wer spielt; sie tauschen die Plätze. Für einen Bericht mehrfach möglich: je ein Tisch.
usage-simulate-report = Einen Bericht als HTML schreiben (auf Englisch); NAME=A,B,... spielt dann für jeden Wert einen Tisch.
usage-simulate-random = In diesem Schritt wählen alle Bots durch Los, so dass es kein Verdienst ist, was sie bekommen; mehrfach möglich.
usage-to-cluster = Die Prozesse eines Dask-Clusters spielen lassen (tcp://HOST:PORT); das Ergebnis bleibt gleich.
usage-simulate-data = Die Partien dort als Parquet ablegen; ein angehaltener oder abgebrochener Lauf geht weiter.
usage-simulate-decisions = Auch jede Entscheidung ablegen.
usage-simulate-records = Auch jeden Zug und Zufall ablegen, so dass sich jede Partie nachspielen lässt.
usage-archive = Simulierte Partien, die simulate --data abgelegt hat.
usage-archive-folder = Der Ordner, den simulate --data bekam.
usage-archive-verify = Jede Partie nachspielen und vergleichen.
usage-archive-record = Eine Partie als Aufzeichnung.
usage-archive-number = Die Nummer der Partie, ab 0.
usage-archive-save = Die Aufzeichnung dorthin schreiben, statt sie zu zeigen.
usage-cluster = Prozesse für --cluster, mit Dask.
usage-cluster-local = Einen Verteiler und Prozesse auf diesem Rechner starten, bis Strg-C.
usage-cluster-workers = Wie viele Prozesse.
usage-cluster-port = Der Port des Verteilers; ein freier, wenn keiner genannt ist.
usage-puzzles = Stellungen, in denen ein Zug der beste ist, als Rätsel.
usage-puzzles-find = Sucht solche Stellungen in Partien von Bots oder in Aufzeichnungen.
usage-puzzles-file = Dort werden sie aufbewahrt, eine je Zeile; derselbe Befehl macht damit weiter.
usage-puzzles-players = Wer die Partien spielt.
usage-puzzles-record = Eine Aufzeichnung, die stattdessen durchgesehen wird; mehrfach möglich.
usage-puzzles-count = Wie viele es in der Datei sein sollen.
usage-puzzles-check = Spielt bis zu jedem Rätsel noch einmal und sieht seine Zahlen an.
usage-puzzles-check-file = Die Datei; ohne Angabe die des Spiels.
usage-puzzles-judge = Beurteilt jedes Rätsel noch einmal mit dieser Engine; was nicht mehr gilt, verlässt die Datei.
usage-puzzles-judge-file = Die Datei; derselbe Befehl macht mit ihr weiter.
usage-tune = Rekonstruierte Konstanten auf Ausgewogenheit absuchen, im Rahmen der Hinweise des Regelwerks.
usage-tune-players = Wer die Versuche spielt.
usage-tune-constants = Was sich ändern darf; nur rekonstruierte Konstanten ohne klaren Hinweis.
usage-tune-goal = Was gleich sein soll: die Siege nach Startplatz, oder was Dinge (Personen, Karten) wert sind.
usage-tune-games = Partien für jeden Versuch und jedes Urteil.
usage-tune-trials = Wie viele Sätze von Werten versucht werden.
usage-tune-judge = Wer den besten mit neuen Karten beurteilt; mehrfach möglich; sonst wer die Versuche spielte.
usage-tune-file = Die Versuche dort aufheben und mit ihnen weitermachen.
usage-tournament = Jeder Bot gegen jeden auf allen Plätzen, mit Wertung.
usage-tournament-bots = Wer teilnimmt.
usage-tournament-players = Bots an einem Tisch; sonst so wenige wie möglich.
usage-solve = Was die Untersuchung eines Spiels über eine Partie oder Stellung herausfindet.
usage-solve-seed = Die Partie von `play --seed N`.
usage-solve-record = Eine Stellung dieser Aufzeichnung.
usage-solve-seconds = Die Zeit für jede Frage.
usage-solve-question = Eine der Fragen des Spiels; sonst alle.
usage-solve-save = Die Gewinnfolge dort als Aufzeichnung aufheben.
usage-analyse = Was die Entscheidungen beendeter Partien wert waren und wie viel Glück war.
usage-analyse-seconds = Sekunden eines Prozessors zum Nachdenken; ohne Angabe so viele wie üblich.
usage-analyse-html = Als eine Seite dorthin schreiben; mehrere Aufzeichnungen in diesen Ordner.
usage-play-hints = Tipps erlauben, auch wo mehrere Menschen spielen.
usage-serve = Den Spieltisch-Server starten und das Spielzimmer im Browser öffnen.
usage-serve-host = 0.0.0.0 lässt andere im Netz mitspielen.
usage-serve-port = Wo der Browser ihn findet.
usage-serve-data = Die Tische dort aufheben.
usage-serve-workers = Prozesse, in denen Bots denken.
usage-serve-origin = Öffentliche Adresse hinter einem Proxy; mehrfach möglich.
usage-serve-metrics = Wer /metrics lesen darf: off (niemand), local, all (alle).
usage-serve-log = Zeilen des Protokolls als text oder json.
usage-serve-access-log = Jede Anfrage protokollieren.
usage-serve-no-browser = Keinen Browser öffnen.
usage-serve-no-check = Die Datenbank vorher nicht auf Schäden prüfen.
usage-verify = Eine Aufzeichnung nachspielen und jede Zeile prüfen.
usage-show = Eine Stellung einer Aufzeichnung zeigen, wie ein Platz sie sieht.
usage-show-seat = Mit wessen Augen: Nummer oder Name eines Platzes; sonst die eines Zuschauers.
usage-show-all = Alle Hände offen; nur bei beendeten Partien.
usage-show-step = Zug für Zug durchgehen.

# Lessons
usage-learn = Lern ein Spiel in Lektionen am echten Tisch; ohne GAME: welche Spiele welche haben.
usage-learn-game = das Spiel
usage-learn-lesson = die Lektion; ohne sie die nächste
usage-learn-again = die Lektion von vorn beginnen
usage-learn-check = alle Lektionen (von GAME) auf jede Art durchspielen und sagen, was nicht stimmt
learn-step = Schritt { $step } von { $steps }
learn-go = Eingabetaste: weiter (zurück, ende) 
learn-over = Die Lektion ist geschafft.
learn-left = Du kannst später weitermachen: Es ist gespeichert.
learn-games = Spiele mit Lektionen:
learn-minutes = { $count } Min.
learn-checked = { $count ->
    [one] Eine Lektion geprüft
   *[other] { $count } Lektionen geprüft
}, { $wrong ->
    [0] nichts falsch.
    [one] ein Fehler.
   *[other] { $wrong } Fehler.
}
error-no-lessons = { $game } hat noch keine Lektionen.
error-no-lesson = es gibt keine Lektion „{ $lesson }“; bekannt: { $known }
command-back = zurück|back
command-skip = überspringen|skip

## Einen Server betreiben

admin-found-file = Die Datei der Datenbank: { $detail }
admin-found-row = Tisch { $table }: Seine Zeile ist nicht lesbar
admin-found-game = Tisch { $table }: Das Spiel { $detail } gibt es nicht
admin-found-line = Tisch { $table }: Zeile { $number } seines Protokolls ist nicht lesbar
admin-found-replay = Tisch { $table }: Zeile { $number } seines Protokolls folgt nicht aus den vorigen
admin-found-scores = Tisch { $table }: Nachgespielt endet die Partie mit anderen Punkten
admin-checked = { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} und { $lines ->
    [one] { $lines } Zeile
   *[other] { $lines } Zeilen
} von Protokollen angesehen.
admin-outdated = { $tables ->
    [one] { $tables } Tisch wurde unter Regeln begonnen, die nicht mehr bekannt sind; er wurde nicht nachgespielt.
   *[other] { $tables } Tische wurden unter Regeln begonnen, die nicht mehr bekannt sind; sie wurden nicht nachgespielt.
}
admin-reports-open = Offene Meldungen
admin-reports-none = Keine Meldung ist offen.
admin-report = { $id }  { $day }  { $reason }: { $name } ({ $person })
admin-report-said = gesagt am Tisch { $table }: { $text }
admin-report-by = gemeldet von { $name } ({ $guest }): { $text }
admin-report-closed = geschlossen am { $day } von { $who }: { $verdict }
admin-report-done = Meldung { $id } ist geschlossen.
report-insult = Beleidigung
report-spam = Spam
report-cheating = Betrug
report-name = Name
report-other = Anderes
error-admin-no-such-report = Es gibt keine offene Meldung { $report }.
usage-admin-reports = Was Leute gemeldet haben: wen, was gesagt wurde und warum.
usage-admin-reports-closed = Auch die geschlossenen, und von wem.
usage-admin-close-report = Schließt eine Meldung; wer es tat, steht geschrieben.
usage-admin-close-report-id = Ihre Nummer, wie `ludarium admin reports` sie zeigt.
usage-admin-close-report-verdict = Was daraus wurde, in eigenen Worten.
admin-thrown-none = Bei niemandem sieht es so aus, als schenke einer dem anderen Partien.
admin-thrown-game = Spiel
admin-thrown-winner = Gewinnt
admin-thrown-loser = Verliert
admin-thrown-games = Partien zusammen
admin-thrown-lost = Verloren
admin-thrown-share = Vom Zugewinn
admin-thrown-note = Eine Liste zum Ansehen, kein Urteil: Auch ungleich starke Freunde sehen so aus.
admin-recomputing = { $games ->
    [one] { $games } Partie gerechnet
   *[other] { $games } Partien gerechnet
}
admin-recomputed = { $games ->
    [one] { $games } Partie neu gerechnet
   *[other] { $games } Partien neu gerechnet
}; { $wrong ->
    [one] { $wrong } Zeile war anders als aufgehoben.
   *[other] { $wrong } Zeilen waren anders als aufgehoben.
}
admin-findings = { $findings ->
    [0] Alles ist in Ordnung.
    [one] { $findings } Fehler.
   *[other] { $findings } Fehler.
}
admin-backed-up = Gesichert und geprüft: { $file }
admin-removed = { $files ->
    [one] { $files } ältere Sicherung entfernt.
   *[other] { $files } ältere Sicherungen entfernt.
}
admin-restored = { $file } ist jetzt an seinem Platz; starte den Server.
admin-aside = Was vorher da war: { $file }
error-admin-no-database = es gibt keine Datenbank { $file }
error-admin-no-copy = nach { $place } lässt sich nichts kopieren: { $why }
error-admin-running = ein Server benutzt { $folder }: Halte ihn zuerst an
usage-admin = Einen Server betreiben: prüfen, sichern, wiederherstellen und mehr.
usage-admin-data = Der Ordner mit den Daten des Servers.
usage-admin-check = Nach Schäden suchen: die Datei, jeder Tisch, jede Zeile, jede Partie nachgespielt. Exit-Code 1, wenn etwas gefunden wird.
usage-admin-backup = Die Datenbank kopieren, auch während der Server läuft; die Kopie wird geöffnet und geprüft.
usage-admin-backup-to = Wohin; ohne Angabe in den Ordner `backups` bei den Daten des Servers.
usage-admin-keep = Danach dort ältere Sicherungen entfernen, bis auf die neuesten N.
usage-admin-restore = Eine Sicherung an die Stelle der Datenbank setzen; der Server darf nicht laufen. Was vorher da war, bleibt erhalten.
usage-admin-restore-file = Die Sicherung.
admin-rotated = Ab jetzt unterschreibt ein neuer Schlüssel.
admin-closed = Tisch { $table } ist geschlossen; niemand öffnet ihn wieder.
admin-banned = { $guest } kommt nicht mehr herein.
admin-unbanned = { $guest } darf wiederkommen.
admin-size = Datenbank
admin-guests = Gäste
admin-lately = Gäste der letzten 30 Tage
admin-guests-banned = Ausgesperrte Gäste
admin-tables-open = Tische, offen
admin-tables-running = Tische, im Spiel
admin-tables-finished = Tische, beendet
admin-tables-closed = Tische, geschlossen
admin-lines = Zeilen in Protokollen
admin-lines-day = Zeilen der letzten 24 Stunden
admin-waiting = Wartende Aufträge
admin-key = Neuester Schlüssel
admin-user-guest = Gast
admin-user-name = Name
admin-user-made = seit
admin-user-seen = zuletzt da
admin-user-tables = Tische
admin-user-banned = ausgesperrt
error-admin-older = { $file } ist von einem älteren ludarium: Starte den Server einmal, oder sichere sie und stelle sie wieder her
error-admin-no-answer = der Server hat es in { $seconds } Sekunden nicht getan; der Auftrag bleibt und wird ausgeführt, sobald der Server kann
error-admin-failed = es ging nicht: Sieh im Protokoll des Servers nach
error-admin-no-such-table = es gibt keinen Tisch { $table }
error-admin-no-such-guest = diesen Gast gibt es nicht: { $guest } (`ludarium admin users` listet alle auf)
error-admin-not-running = Tisch { $table } ist schon beendet oder geschlossen
error-admin-table-damaged = Tisch { $table } ist nicht lesbar: siehe `ludarium admin check`
usage-admin-rotate = Ab jetzt mit einem neuen Schlüssel unterschreiben; was ältere unterschrieben haben, gilt weiter.
usage-admin-give-up = Schlüssel, die vor so vielen Tagen ersetzt wurden, gelten nicht mehr (0: alle älteren, damit sind alle abgemeldet).
usage-admin-stats = Zahlen: Gäste, Tische, Protokolle.
usage-admin-ratings = Wer wem gewertete Partien schenken könnte; mit --recompute alle Wertungen neu rechnen.
usage-admin-recompute = Alle Wertungen aus den beendeten Partien neu rechnen und richtigstellen.
usage-admin-users = Die Gäste auflisten, die zuletzt gesehenen zuerst.
usage-admin-users-like = Nur die, deren Name das enthält oder deren id es ist.
usage-admin-users-most = Höchstens so viele.
usage-admin-close = Einen Tisch endgültig schließen; seine Partie bleibt in der Datenbank.
usage-admin-close-table = Die id des Tisches, wie in seiner Adresse.
usage-admin-ban = Einen Gast nicht mehr hereinlassen, oder niemanden von einer Adresse (203.0.113.7) oder aus einem Netz (203.0.113.0/24).
usage-admin-unban = Einen Gast, eine Adresse oder ein Netz wieder hereinlassen.
usage-admin-guest = Die id des Gastes, wie `ludarium admin users` sie nennt.
