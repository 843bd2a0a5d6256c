# Ludarium, auf Deutsch. Die Kataloge der Spiele liegen bei ihren Regeln.

## Überall

tab-title = { $page } · Ludarium
site-links = Seiten
menu = Menü
close = Schließen
cancel = Abbrechen
save = Speichern
copy = Kopieren
copied = Kopiert.
home-link = Startseite
rules-link = Regeln
puzzles-link = Rätsel des Tages
replay-link = Wiederholung
you = du
language = Sprache

## Startseite

home-tab = Ludarium: vier Brettspiele
home-subtitle = { $games ->
    [4] Ein Kabinett mit vier Brettspielen, für Freunde und geduldige Gegner aus Holz
   *[other] Ein Kabinett voller Brettspiele, für Freunde und geduldige Gegner aus Holz
}
games = Spiele
about-artificium = Herrscher machen aus Holz Schwerter und aus Getreide Bier, fünf Karten pro Runde.
about-universal_tapestry = Webe allein vierundsechzig Himmelskörper zu einem Regenbogen.
about-ars_universalis = Biete um die großen Geister dreier Zeitalter und vollende ihre Werke.
about-plus_ultra = Diene Kaiser Karl V. von Sevilla bis in die Neue Welt.
about-other = Gespielt wird auf einem einfachen Brett, gezeichnet nach seinen Regeln.
by-artificium = von Timofey Shargorodskiy
by-universal_tapestry = von Félix Bernat Julián
by-ars_universalis = von Manuel D. Cruz und Antonio J. Dionisio
by-plus_ultra = von Antonio J. Dionisio und Manuel D. Cruz
players = { $least ->
    [1] { $most ->
        [1] 1 Person
       *[other] 1–{ $most } Personen
    }
   *[other] { $least }–{ $most } Personen
}
minutes = { $minutes } Min.
minutes-about = etwa { $minutes } Min.
play = Spielen
play-game = { $game } spielen
set-up-table = Tisch einrichten
choose-rules = Andere Spielweisen
running-tables = Laufende Tische
daily-title = Teppich des Tages
daily-text = { $date }, für alle gleich gemischt
daily-played = { $date } · { $count ->
    [one] einmal gespielt
   *[other] { $count }-mal gespielt
}, { $name } führt
puzzles-text = { $date }, eines von jeder Art
puzzles-solved-of = { $date } · { $solved } von { $all } gelöst
begin = Beginnen
you-are = Du bist { $name }: Einstellungen
unofficial-short = Inoffiziell: Die Spiele gehören ihren Autoren und Verlagen.

## Tische

seats = Plätze
seat-free = frei
seat-asked = { $name } ist gefragt
seat-somebody = jemand
standing-open = { $count ->
    [one] Wartet auf eine weitere Person
   *[other] Wartet auf { $count } weitere Personen
}
standing-your-turn = { $round ->
    [0] Du bist am Zug
   *[other] Runde { $round }, du bist am Zug
}
standing-waiting = { $others ->
    [0] { $round ->
        [0] Läuft
       *[other] Runde { $round }
    }
   *[other] { $round ->
        [0] Wartet auf { $name }
       *[other] Wartet auf { $name }, Runde { $round }
    }
}
standing-later = Im Gang; zu sehen { $minutes ->
    [0] { $moves } { $moves ->
        [one] Zug
       *[other] Züge
    }
   *[other] { $minutes } min
} später
turns-title = { $count ->
    [one] Du bist in einem Spiel am Zug
   *[other] Du bist in { $count } Spielen am Zug
}
turns-waiting = { $count ->
    [one] { $names } wartet auf dich
   *[other] { $names } warten auf dich
}
turns-first = Das erste wartet bis { $until }.
turns-next = Das nächste spielen
turn-left = noch { $time }
since-yours = Seit deinem letzten Zug
since-more = { $count ->
    [one] und eines davor
   *[other] und { $count } davor
}
standing-finished = Beendet
standing-you-won = Du hast gewonnen
standing-won = { $name } hat gewonnen
standing-closed = Geschlossen
continue = Weiterspielen
watch = Zuschauen
join = Mitspielen
enter = Eintreten
see-result = Ergebnis ansehen
note-bank = und { $time } fürs Spiel
note-timer = { $time } pro Zug
note-no-undo = kein Zurücknehmen
note-hints = mit Tipps
note-private = privat
note-daily = Partie vom { $date }
note-bot-plays = ein Bot spielt für dich

lobby-title = Tisch finden
lobby-people = { $count ->
    [0] sonst ist niemand da
    [one] bisher bist nur du da
   *[other] { $count } Leute sind da
}
lobby-open = Offene Tische
lobby-wait = { $count ->
    [one] einer wartet auf jemanden
   *[other] { $count } warten auf jemanden
}
lobby-nobody = gerade wartet niemand
lobby-running = Im Gang, zum Zuschauen
lobby-tables = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
lobby-quiet = Im Raum ist es still, in den Spielen nicht
lobby-quiet-help = Beginne gleich mit Bots, oder lass einen Tisch offen für alle, die kommen.
lobby-you = Du
lobby-bot = Bot
lobby-level-bot = { $level }, ein Bot
sit-down = Hinsetzen
pace-none = ohne Zeitgrenze
pace-live = live, { $time } pro Zug
pace-bank = live, { $time } pro Zug und { $bank } fürs Spiel
pace-move = { $time } pro Zug
stakes-rated = gewertet
stakes-friendly = freundschaftlich
rating-unsure = noch nicht sicher
watchers = { $count ->
    [0] niemand schaut zu
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
}
quiet-bots = Gleich spielen
quiet-bots-help = { $game } zu { $count }, gegen Bots.
quiet-bots-button = Mit Bots spielen
quiet-open = Offen lassen
quiet-open-help = { $game }, für alle sichtbar, { $time } pro Zug. Es beginnt, wenn die Plätze besetzt sind; du musst hier nicht warten.
quiet-meanwhile = Inzwischen
quiet-meanwhile-help = Zehn Minuten, und sie zählen: Was du heute löst, steht in der Liste.
pace-turn = { $time } pro Zug
pace-live-help = live, an einem Stück
pace-bank-help = und { $bank } fürs Spiel
pace-slow-help = über Tage, in aller Ruhe
pairing-title = Mitspieler finden
pairing-aside = Sag, was du spielen magst; wir finden, mit wem.
pairing-any = Egal
pairing-several = eine oder mehrere
pairing-pace = Tempo
pairing-stakes = Was zählt
pairing-rated-help = kein Zurücknehmen, keine Tipps
pairing-friendly = Freundschaftlich
pairing-friendly-help = nur um des Spiels willen
pairing-opponents = Mitspieler
pairing-anybody = Alle
pairing-near = Nahe meiner Wertung
pairing-bots = Bots nehmen freie Plätze
pairing-bots-help = nach zwei Minuten; die Partie ist dann freundschaftlich
pairing-find = Tisch finden
pairing-stop = Nicht mehr suchen
pairing-idle = Du sitzt am Tisch, sobald jemand passt.
pairing-no-seats = Wähle, zu wievielt du spielen magst.
pairing-others = { $count ->
    [0] Gerade sucht das niemand; wir suchen weiter, solange diese Seite offen ist.
    [one] Noch eine Person sucht dieses Spiel.
   *[other] { $count } andere suchen dieses Spiel.
}
tournaments-title = Turniere
own-table = Dein eigener Tisch
own-table-help = Wähle Regeln, Plätze und Bots selbst, oder spielt an einem Bildschirm.

ladder-guests = Ohne Konto
mine-title = Meine Partien
mine-current = Im Gang
mine-past = Beendet
mine-empty-current = Keine Partie im Gang.
mine-empty-past = Noch nichts beendet.
search-title = Meine Partien durchsuchen
search-game = Spiel
search-any = Beliebig
search-opponent = Gegner
search-result = Ergebnis
search-won = Gewonnen
search-lost = Nicht gewonnen
search-since = Von
search-until = Bis
search-text = Am Tisch gesagt
search-found = { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
search-none = Keine Partie passt.
search-more = Mehr zeigen
search-download = Alle Partien herunterladen
choose-game = Spiel aussuchen

table-title = Tisch

puzzles-title = Rätselecke
puzzles-others = Rätsel anderer Spiele:

## Neuer Tisch

new-title = Neuer Tisch
new-game = Spiel
new-players = Personen
seats-remark = wer beginnt, bestimmt das Spiel
seat-number = Platz { $number }
level-of = Stärke auf Platz { $number }
name-of = Name der Person auf Platz { $number }
kind-bot = Bot
kind-open = Offen für alle
kind-local = Person an diesem Gerät
open-help = Wer zuerst kommt, sitzt hier.
level-novice = Neuling
level-apprentice = Geselle
level-master = Meister
level-grandmaster = Großmeister
options = Varianten
preset = Regelwerk
preset-own = eigene Mischung
new-rules = Am Tisch
public = Für alle sichtbar
public-help = Alle auf diesem Server finden den Tisch. Sonst nur, wer seine Adresse hat.
undo = Züge zurücknehmen
undo-help = Frei, solange nichts Neues aufgedeckt wurde; später, wenn die anderen zustimmen; die Aufzeichnung vermerkt es dann.
hints = Tipps
hints-help = In drei Stufen, wenn du danach fragst; die Aufzeichnung vermerkt es.
hints-help-people = In drei Stufen für alle, die danach fragen; die Aufzeichnung vermerkt es, und wer dazukommt, sieht, dass es Tipps gibt.
timer = Zeit pro Zug
timer-none = unbegrenzt
timer-help = Läuft sie ab, geschieht ein sicherer Zug von selbst.
timer-help-slow = Läuft sie ab, spielt ein Bot weiter, bis die Person wieder da ist. Im Urlaub ist niemand zu spät.
bank = Zeit fürs ganze Spiel
bank-none = keine
bank-help = Für jede Person; sie läuft, wenn ein Zug länger dauert als seine Zeit.
timer-help-bank = So viel Zeit hat jeder Zug; danach läuft die Zeit fürs ganze Spiel. Ist beides verbraucht, spielt ein Bot weiter, bis die Person wieder da ist.
watching = Wer darf zusehen
watching-now = alle, sofort
watching-moves = alle, { $moves } { $moves ->
    [one] Zug
   *[other] Züge
} später
watching-minutes = alle, { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
} später
watching-off = niemand
watching-help = Wer zusieht, sieht, was alle am Tisch sehen. Mit Verzögerung verraten auch Listen und Gespräche nicht mehr. Nach dem Spiel ist alles offen.
new-ready = Alle sind da
new-ready-help = Die Partie beginnt sofort.
new-waits = Einige Plätze sind offen
new-waits-help = Der Tisch wartet, bis sie besetzt sind. Du kannst sie auch später mit Bots füllen.
start-game = Partie beginnen
open-table = Tisch eröffnen

## Einstellungen

settings-title = Einstellungen
settings-you = Du
settings-look = Aussehen
settings-data = Deine Daten
name = Name
name-help = Was die anderen am Tisch sehen.
name-saved = Du heißt jetzt { $name }.
settings-devices = Geräte
devices-many = { $count ->
    [one] { $count } angemeldet
   *[other] { $count } angemeldet
}
device-on = { $browser }, { $system }
device-unknown = Ein Browser
device-here = dieses Gerät
device-dates = seit { $made }, zuletzt benutzt: { $seen }
revoke = Abmelden
revoke-others = Überall sonst abmelden
revoke-help = Ein abgemeldetes Gerät ist sofort draußen; deine Partien bleiben deine.
link-title = Auf einem anderen Gerät
link-help = Ein Link oder ein Code öffnet dort deine Plätze. Er gilt einmal und 15 Minuten lang. Wer ihn benutzt, spielt in deinem Namen: Behalte ihn für dich.
link-make = Link machen
link-code = Derselbe Link als Code
link-until = Bis { $until } und nur einmal.
link-open = Ein Link, den noch niemand benutzt hat
link-dates = gemacht um { $made }, gilt bis { $until }
link-page = Persönlicher Link
link-ask = Auf diesem Gerät { $name } sein?
link-warning = Das ist der persönliche Link von { $name }. Sag nur ja, wenn du das bist: Was du hier tust, tust du dann als { $name }, und { $name } kann es sehen.
link-now = Jetzt bist du hier { $me }. Danach nicht mehr, und nur ein anderes Gerät könnte dich zurückholen.
link-no = Nein
link-yes = Ich bin { $name }
link-gone = Dieser Link führt nirgendwohin
export = Meine Daten mitnehmen
export-help = Eine Datei mit deinem Namen, deinen Geräten, Rätseln, Lektionen, dem, was du gesagt hast, und den Aufzeichnungen deiner beendeten Partien.
theme = Hell oder dunkel
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel
calm = Weniger Bewegung
calm-help = Karten erscheinen am Ziel, nichts fliegt.
patterns = Kräftige Muster
patterns-help = Farben unterscheiden sich auch durch Schraffuren; so werden sie deutlicher.
sound = Klang
sound-help = Ein leiser Ton, wenn du am Zug bist.
pace = Tempo der Bewegung
pace-slow = langsam
pace-normal = mittel
pace-fast = schnell
bots-pace = Tempo der Bots
    .help = Wie lange der Zug eines Bots zu sehen ist, bevor der nächste kommt.
bots-pace-slow = langsam
bots-pace-normal = in Ruhe
bots-pace-fast = wie sie spielen
data-help = Der Server merkt sich deinen Namen, deine Plätze und deine Züge. Nichts davon geht woandershin.
forget = Meine Daten löschen
forget-title = Deine Daten löschen?
forget-help = Dein Name und deine Plätze werden sofort vergessen, auf allen Geräten. Gespielte Partien bleiben den anderen, mit „jemand“ an deiner Stelle. Das lässt sich nicht rückgängig machen.

## Ergebnisse

quick = schneller als Hände
quick-help = Weniger Zeit, als das Klicken braucht: Wer die Lösung von anderswo kennt, kann das.

## Andere mitspielen lassen

share-title = Andere einladen
share-aside = Freunde im selben Netz
share-code = Mit dem Telefon
share-code-label = Code für { $url }
share-code-help = Richte die Kamera eines Telefons darauf. Es muss im selben Netz sein.
share-address = Mit dem Rechner
share-address-help = Öffne die Adresse in einem Browser im selben Netz.
share-local = Bisher nur dieser Rechner
share-local-help = Der Server hört nur auf diesen Rechner. Beende ihn und starte ihn so, dann können andere in deinem Netz mitspielen:
share-closed-help = Der Server hört nur auf diesen Rechner. Öffne ihn, dann können alle in deinem Netz mit Telefon oder Rechner mitspielen, bis du den Server beendest.
share-open = Für mein Netz öffnen
share-command = Befehl
share-local-firewall = Vielleicht fragt dein System, ob Ludarium aus dem Netz erreichbar sein darf: Erlaube es für private Netze.

## Mitwirkende

credits-title = Mitwirkende
credits-games = Spiele
credits-unofficial = Ludarium ist eine unabhängige, inoffizielle Umsetzung. Sie steht in keiner Verbindung zu den Autoren und Verlagen der Spiele und wird von ihnen weder empfohlen noch unterstützt.
credits-buy = Die Spiele und ihre Namen gehören ihnen. Gefällt dir hier ein Spiel, dann kaufe es und spiele es an einem richtigen Tisch. Dieses Projekt enthält weder Bilder noch Texte eines Verlags.
credits-icons = Symbole
credits-icons-text = Symbole von Lorc, Delapouite und anderen:
credits-drawings = Karten, Spielpläne und Verzierungen sind unsere eigenen.
credits-type = Schriften
credits-type-text = Alle Schriften stehen unter der SIL Open Font License 1.1.
credits-code = Programm
credits-code-text = Ludariums eigener Code steht unter der MIT-Lizenz. Er baut auf:
licence-of = Lizenz von { $name }

## Nicht gefunden

missing-title = Nicht gefunden
missing-text = Unter dieser Adresse ist nichts.

## Wenn etwas nicht ging

problem-offline = Der Server antwortet nicht. Läuft er noch?
problem-day-not-over = Die Aufzeichnung einer Partie des Tages gibt es, wenn der Tag vorbei ist (UTC).
problem-tournament-not-over = Andere spielen diese Partie noch: Sie wird gezeigt, wenn das Turnier zu Ende ist.
problem-internal = Auf dem Server ist etwas schiefgegangen.
problem-unknown = Das ging nicht ({ $code }).
problem-already-seated = Du sitzt schon an diesem Tisch.
problem-already-started = Die Partie hat schon begonnen.
problem-bad-name = Ein Name hat 1 bis { $most } Zeichen.
problem-bad-options = Diese Varianten passen nicht zusammen.
problem-bad-record = Das ist keine Aufzeichnung einer Partie, oder sie ist beschädigt (Zeile { $line }).
problem-bad-seats = Dieses Spiel ist für { $least } bis { $most } Personen.
problem-bad-delay = Wer zusieht, sieht es höchstens { $moves } { $moves ->
    [one] Zug
   *[other] Züge
} oder { $minutes } { $minutes ->
    [one] Minute
   *[other] Minuten
} später.
problem-bad-bank = Zeit fürs ganze Spiel: mindestens eine Minute, höchstens vier Stunden, und dazu eine Zeit pro Zug.
problem-bad-timer = Ein Zug dauert { $least } bis { $most } Sekunden.
problem-link-gone = Er wurde schon benutzt, oder seine Zeit ist um. Mach einen neuen in den Einstellungen des Geräts, auf dem du zu Hause bist.
problem-banned = Die Betreiber dieses Servers lassen dich nicht mehr herein.
problem-busy = Der Server hat viel zu tun. Versuche es gleich noch einmal.
problem-malformed = Das hat der Server nicht verstanden. Lade die Seite neu.
problem-no-answer = So lassen sich Karten nicht auslegen.
problem-no-daily-deal = Für dieses Spiel gibt es keine Partie des Tages.
problem-no-guest = Der Server kennt dich nicht mehr. Lade die Seite neu.
problem-no-such-day = Von diesem Tag gibt es hier keine Rätsel.
problem-no-such-device = Dieses Gerät ist schon abgemeldet.
problem-no-such-game = Dieses Spiel gibt es hier nicht.
problem-no-such-language = Diese Sprache gibt es hier nicht.
problem-no-such-level = Diesen Bot gibt es nicht.
problem-no-such-puzzle = Dieses Rätsel gibt es nicht.
problem-no-such-replay = Diese Wiederholung ist nicht mehr da. Öffne die Aufzeichnung noch einmal.
problem-no-such-seat = Diesen Platz gibt es nicht.
problem-no-such-step = Diesen Schritt hat die Partie nicht.
problem-no-such-table = Diesen Tisch gibt es nicht.
problem-nobody-plays = Jemand muss spielen: Nimm einen Platz oder lass einen offen.
problem-not-begun = Beginne das Rätsel zuerst.
problem-last-try = Es ist der letzte Versuch: Ein Hinweis würde ihn verbrauchen.
problem-not-found = So etwas gibt es hier nicht.
problem-not-over = Das geht erst, wenn die Partie zu Ende ist.
problem-not-rated = Das Ergebnis zählt nur zwischen zwei Menschen oder mehr, jeder an einem eigenen Gerät.
problem-bad-vacation = Dieses Jahr kannst du noch { $most ->
    [one] { $most } Tag
   *[other] { $most } Tage
} Urlaub nehmen.
problem-not-stored = Der Server kann nicht auf die Platte schreiben. Nichts wurde geändert.
problem-not-the-creator = Das darf nur, wer den Tisch eröffnet hat.
problem-not-the-host = Das darf nur, wer am Rechner des Servers sitzt.
problem-not-yet = Diese Rätsel kommen erst noch.
problem-not-your-seat = Das ist nicht dein Platz.
problem-others-play = An diesem Tisch spielen andere.
problem-rules-changed = Diese Partie lief nach anderen Regeln (Fassung { $version }) und kann nicht weitergehen.
problem-seat-taken = Jemand war schneller: Der Platz ist besetzt.
problem-seats-open = Einige Plätze sind noch frei.
problem-table-damaged = Dieser Tisch ist nicht lesbar. Sag es denen, die den Server betreiben; allen anderen Tischen geht es gut.
problem-table-full = Der Tisch ist voll.
problem-too-many-friends = Du hast schon { $most ->
        [one] eine Person
       *[other] { $most } Leute
    } gefragt. Trenne dich erst von jemandem.
problem-blocked = Du hast diese Person blockiert. Hebe das zuerst auf.
problem-not-a-friend = Plätze werden für Freunde freigehalten: Beide müssen es wollen.
problem-already-invited = Diese Person ist schon gefragt oder sitzt schon da.
problem-too-many-blocks = Du hast schon { $most ->
    [one] { $most } Person
   *[other] { $most } Personen
  } blockiert. Hebe zuerst eine Blockierung auf.
problem-too-fast = Zu viel auf einmal. Warte einen Augenblick.
problem-too-long = Das ist zu lang.
problem-too-slow = Das kam zu langsam an. Versuche es noch einmal.
problem-too-many-tables = Du hast { $most ->
    [one] { $most } Tisch
   *[other] { $most } Tische
} offen: Beende erst einen.
problem-two-seats = Du hast an diesem Tisch schon einen Platz.
problem-wrong-origin = Der Server nimmt diese Adresse nicht an. Öffne ihn unter der, die er genannt hat.

# Lessons
learn-link = Lektionen
learn-title = Lektionen
learn-game = { $game } lernen
learn-about = { $count ->
    [one] Eine Lektion am echten Tisch; geh und komm wieder, wann du willst
   *[other] { $count } Lektionen am echten Tisch; geh und komm wieder, wann du willst
}
learn-done = { $done } von { $count }
learn-left = noch { $minutes } Min.
learn-rules = Die Regeln, mit Bildern
lesson-step = Schritt { $step } von { $steps }
lesson-steps = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}
lesson-minutes = Min.
lesson-begin = Beginnen
lesson-resume = Weiter
lesson-go = Weiter
lesson-again = Noch einmal
lesson-back = Zurück
lesson-skip = Überspringen
lesson-read = Die Erklärung lesen
lesson-ways = Wege aus diesem Schritt
lesson-leave = Verlassen
lesson-over = Lektion geschafft
lesson-over-text = Wie weit du bist, bleibt gespeichert. Mach mit dem Kurs weiter oder spiel.
lesson-course = Zum Kurs
learn-first = Erst { $game } lernen
learn-minutes = Lernen, { $minutes } Min.
learn-in-minutes = In { $minutes ->
    [one] einer Minute
    [4] vier Minuten
    [5] fünf Minuten
   *[other] { $minutes } Minuten
} gelernt
learn-how = Am echten Tisch, Schritt für Schritt. Vorher ist nichts zu lesen.
learn-begin-with = Beginne mit { $game }
new-here = Neu hier?
new-to = Neu bei { $game }?
knows-these-games = Ich kenne diese Spiele
lesson-sealed = geschafft am { $date }
course-short = In Kürze
course-companion = Begleiter
course-companion-text = Erklärt jede Art von Entscheidung, wenn sie zum ersten Mal kommt, in { $games ->
    [one] deiner ersten Partie
   *[other] deinen ersten { $games } Partien
}.
course-companion-switch = { $on ->
    [true] An
   *[other] Aus
}
course-after = Nach dem Kurs
course-game = Deine erste Partie
course-game-text = { $solo ->
    [true] Eine ganze Partie, mit dem Begleiter an deiner Seite
   *[other] Eine ganze Partie gegen einen Neuling, mit dem Begleiter an deiner Seite
}
course-game-whole = eine ganze Partie
problem-no-such-lesson = Diese Lektion gibt es nicht.

## Wertungen

ratings-title = Bestenlisten
ratings-aside = Wer wie gut spielt, nach dem, was sicher ist
ratings-player = Spieler
ratings-points = Wertung
ratings-doubt = Wie sicher
ratings-games = Partien
ratings-places = Letzte Plätze
ratings-bot = Bot { $level }, eine feste Marke
ratings-range = zwischen { $low } und { $high }
ratings-note = Geordnet nach dem, was sicher ist: die Wertung weniger anderthalbmal ihr ±. Wer noch ein „?“ hat oder seit { $days ->
    [one] { $days } Tag
   *[other] { $days } Tagen
} keine gewertete Partie gespielt hat, fehlt.
ratings-empty = Hier hat noch niemand genug gewertete Partien gespielt. Richte einen Tisch ein und schalte „Gewertet“ ein.
ratings-me-unsure = Du stehst bei { $points } ± { $doubt } „?“ nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}: Spiel weiter, um in der Liste zu stehen.
ratings-change = Wertung { $before } → { $after }
rated = Gewertet
rated-help = Das Ergebnis zählt für die Wertung der Spieler: Alle entscheiden selbst, ohne Zurücknehmen und Tipps.
rated-needs = Gewertete Partien spielen zwei Menschen oder mehr: Lass einen Platz für jemanden frei.

## Urlaub

vacation = Urlaub
vacation-help = An Tischen, an denen ein Zug Stunden oder Tage dauert, bist du nicht zu spät, solange du weg bist. Dieses Jahr bleiben dir { $left ->
    [one] { $left } Tag
   *[other] { $left } Tage
}.
vacation-days = Für so viele Tage
vacation-take = In Urlaub gehen
vacation-until = Du bist weg bis zum { $date }.
vacation-end = Ich bin wieder da
my-turns = { $count ->
    [one] in einer Partie am Zug
   *[other] in { $count } Partien am Zug
}

## Die Seite einer Person

person-aside = Profil
person-mine = Mein Profil
person-shown = Meine Partien allen zeigen
person-shown-help = Andere sehen immer deine Wertungen, wie in den Bestenlisten. Ergebnisse, Gegner und Partien nur, wenn das an ist.
person-block = Blockieren
person-unblock = Nicht mehr blockieren
person-block-help = Blockieren verbirgt, was diese Person sagt, und ihre Einladungen; ihr werdet nicht zusammengesetzt. Sie erfährt es nicht.
person-blocked = Du hast diese Person blockiert: Du siehst nicht, was sie sagt, und wirst nicht mit ihr zusammengesetzt.
friends = Freunde
friends-here = { $here } von { $all } da
friends-none = Frag Leute auf ihren Seiten: Freunde sehen, wo du spielst, und halten dir Plätze frei.
friend-asks = möchte befreundet sein
friend-yes = Annehmen
friend-no = Ablehnen
friend-here = ist da
friend-away = ist nicht da
friend-plays = spielt { $game }
friend-watches = schaut { $game } zu
friend-waits = wartet an einem Tisch: { $game }
friend-invite = Einladen
person-befriend = Als Freund hinzufügen
person-part = Aus den Freunden entfernen
person-withdraw = Frage zurücknehmen
person-friends = Ihr seid befreundet: Jeder sieht, wo der andere spielt.
person-asking = Du hast gefragt, ob ihr befreundet sein wollt.
person-asked = Möchte mit dir befreundet sein.
report = Melden
report-line = Melden, was { $name } gesagt hat
report-title = { $name } melden
report-reason = Grund
report-insult = Beleidigung oder Drohung
report-spam = Spam oder Werbung
report-cheating = Betrug
report-name = Der Name
report-other = Etwas anderes
report-text = Was ist geschehen?
report-help = Das liest, wer diesen Server betreibt, und niemand sonst. Was gesagt wurde, geht mit.
report-send = Abschicken
report-done = Danke. Wer diesen Server betreibt, sieht es sich an.
person-no-ratings = Noch keine gewertete Partie.
person-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
person-graph = Die Wertung im Lauf der Zeit, und wie sicher sie war
person-results = Ergebnisse nach Spiel
    .remark = Plätze 1, 2, 3 …
person-no-games = Noch keine beendete Partie.
person-seats = { $seats ->
    [1] allein
   *[other] { $seats } Personen
}
person-won = { $won } von { $games } gewonnen
person-place = Platz { $place }:
person-against = Gegen
    .remark = davor · dahinter
person-recent = Letzte Partien
person-placed = { $place ->
    [1] Erster Platz
    [2] Zweiter Platz
    [3] Dritter Platz
   *[other] Platz { $place }
} in { $game }
person-solo-won = { $game }, gewonnen
person-solo-lost = { $game }, nicht gewonnen
person-with = mit { $names }
person-all-games = Alle meine Partien, zum Suchen und Herunterladen
person-score = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
person-analyse = Analysieren
person-analysis = Analyse
person-favourites = Lieblinge
    .remark = in den letzten Partien
person-used = { $times ->
        [one] einmal
       *[other] { $times }-mal
    } in { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    }
person-learned = Lektionen und Rätsel
person-lessons = Lektionen: { $done } von { $all }
person-puzzles = { $solved ->
        [one] { $solved } Rätsel gelöst
       *[other] { $solved } Rätsel gelöst
    }
person-hidden = Diese Person zeigt ihre Partien nicht.

## Das Konto

part-you = Name und Aussehen
part-account = Konto und Geräte
part-calls = Benachrichtigungen
part-data = Deine Daten
settings-sound = Klang und Zeichen
sound-try = Anhören
badge = Zeichen am Symbol
badge-help = Ist Ludarium als App installiert, sagt ihr Symbol, dass du am Zug bist.
keep-help = Dein Name lebt nur in diesem Browser. Behalte ihn, und du findest ihn auf jedem Gerät wieder; spielen kannst du auch ohne das.
keep-name = Meinen Namen behalten
sign-in = Anmelden
passkeys = Passkeys
passkeys-remark = kein Passwort zu vergessen
passkeys-help = Dein Telefon oder Rechner verwahrt einen Schlüssel zu deinem Namen und öffnet ihn, wie er sich selbst entsperrt: mit Finger, Gesicht oder PIN.
passkeys-two = Zwei sind besser als einer: Ein verlorenes Telefon sperrt dann niemanden aus.
passkeys-none-needed = Du kannst mehrere haben, einen je Gerät.
passkey-add = Passkey hinzufügen
passkey-made = Dein Name ist verwahrt: Mit diesem Passkey meldest du dich überall an.
passkey-not-made = Es wurde kein Passkey angelegt.
passkey-not-used = Es wurde kein Passkey benutzt.
passkey-number = Passkey { $number }
passkey-unnamed = Passkey
passkey-name = Name des Passkeys
passkey-dates = angelegt am { $made }, zuletzt benutzt { $used }
rename = Umbenennen
rename-it = { $name } umbenennen
remove-it = { $name } entfernen
remove = Entfernen
no-passkeys-not-installed = Passkeys gibt es hier nicht: Der Betreiber muss den Teil „accounts“ installieren.
no-passkeys-no-tls = Passkeys und Push brauchen eine verschlüsselte Adresse (https), die dieser Server nicht hat. Ein persönlicher Link oder ein Code bringt dich stattdessen auf ein anderes Gerät.
no-passkeys-number = Passkeys brauchen einen Namen, und diese Adresse ist eine Zahl. Öffne auf diesem Rechner stattdessen { $at }.
no-passkeys-elsewhere = Passkeys gehören zu { $at }: Öffne die Seite dort.
no-passkeys-browser = Dieser Browser kennt keine Passkeys.
mail = Anmeldelink per Mail
mail-remark = gilt einmal, 15 Minuten lang
mail-address = Mailadresse
mail-help = Wir schicken einen Brief mit einem Link. Die Adresse dient zum Anmelden und für das, worum du unter Benachrichtigungen bittest, und für nichts sonst.
mail-send = Brief schicken
mail-sent = Ein Brief ist unterwegs an { $mail }. Öffne seinen Link innerhalb von 15 Minuten.
mail-confirmed = bestätigt
mail-change = Ändern
no-mail-no-mail = Dieser Server verschickt keine Mail.
no-mail-not-installed = Mail gibt es hier nicht: Der Betreiber muss den Teil „accounts“ installieren.
recovery = Wiederherstellungscode
recovery-help = Für den Tag, an dem jedes Gerät verloren ist: Schreib ihn auf. Er bringt deinen Namen einmal zurück.
recovery-make = Code erzeugen
recovery-again = Neuen Code erzeugen
recovery-made = Du hast am { $made } einen erzeugt. Ein neuer macht ihn wertlos.
recovery-once = Er wird nur dieses eine Mal gezeigt.
enter-help = Hast du hier einen Namen behalten, kannst du auch auf diesem Gerät du selbst sein.
enter-passkey = Mit einem Passkey
enter-mail = Per Mail
enter-mail-help = Gehört zu dieser Adresse ein Name, geht ein Brief mit einem Link dorthin.
enter-sent = Ist { $mail } hier bekannt, ist ein Brief unterwegs. Öffne seinen Link auf diesem Gerät innerhalb von 15 Minuten.
enter-code = Mit einem Wiederherstellungscode
enter-code-help = Der Code, den du aufgeschrieben hast. Er gilt einmal.
bring = Mitnehmen, was { $name } hat
bring-help = Partien, Rätsel und Lektionen von { $name } in diesem Browser gehören danach zu dem Namen, mit dem du dich anmeldest. Das lässt sich nicht rückgängig machen.
letter-page = Ein Brief von Ludarium
letter-confirm = { $name } mit dieser Adresse behalten?
letter-confirm-help = Wer die Briefe an { $mail } liest, kann sich dann als { $name } anmelden. Bist du nicht { $name }, sage nein.
letter-confirm-yes = Behalten
letter-enter = Auf diesem Gerät { $name } sein?
letter-enter-help = Alles, was du hier tust, geschieht dann als { $name }. Sage nur ja, wenn du das bist und um diesen Brief gebeten hast.
letter-enter-yes = Ich bin { $name }
unsubscribe = Briefe von Ludarium
unsubscribe-help = Willst du keine Briefe über deine Partien mehr? Links zum Anmelden kommen weiterhin, wenn du darum bittest.
unsubscribe-yes = Keine Briefe mehr
unsubscribed = Du bekommst keine Briefe über deine Partien mehr.
forget-short = Dein Name und deine Plätze werden vergessen; die Partien bleiben, als die von jemandem.

## Gerufen werden

calls = Benachrichtigungen
calls-remark = einmal je Entscheidung
calls-help = Du wirst benachrichtigt, wenn du eine Minute lang nicht am Tisch warst. Eine Nachricht nennt das Spiel und worum es geht, nie eine Karte: Sie kann auf einem Sperrbildschirm stehen.
call-when = Wann
call-push = Push
call-mail = Mail
call-webhook = Webhook
call-on-turn = Du bist am Zug
call-on-round = Deine Turnierrunde beginnt
call-on-over = Eine Partie ist zu Ende
call-on-invitation = Ein Platz ist für dich frei gehalten
call-on-arrival = Jemand setzt sich an deinen offenen Tisch
call-on-message = Jemand sagt etwas
call-try = Probieren
call-tested = Die Benachrichtigung ist unterwegs.
call-used = zuletzt benachrichtigt { $used }
call-failed = Die letzte Benachrichtigung kam nicht an.
push-help = Eine Nachricht auf diesem Gerät, auch wenn Ludarium geschlossen ist.
push-here = Auf diesem Gerät benachrichtigen
push-refused = Der Browser lässt hier keine Benachrichtigungen von Ludarium zu. Seine Einstellungen für diese Seite können es erlauben.
no-push-not-installed = Push gibt es hier nicht: Der Betreiber muss den Teil „accounts“ installieren.
no-push-no-tls = Push braucht eine verschlüsselte Adresse (https), die diese Seite nicht hat.
no-push-browser = Dieser Browser kennt kein Push. Auf iPhone oder iPad füge Ludarium zuerst zum Home-Bildschirm hinzu.
call-mail-help = An { $mail }, höchstens ein Brief in der Stunde, mit allem, was wartet.
call-mail-none = Behalte zuerst deinen Namen mit einer Mailadresse.
webhook-address = Adresse
webhook-help = Wird mit einer POST-Anfrage aufgerufen, nur über https.
webhook-template = Was geschickt wird
webhook-template-help = { "{title}" }, { "{text}" } und { "{url}" } werden eingesetzt.
webhook-examples = Beispiele
webhook-plain = Schlicht
webhook-used = Zuletzt zugestellt { $used }.
problem-bad-mail = Das ist keine Mailadresse.
problem-mail-taken = Zu dieser Adresse gehört schon ein anderer Name. Melde dich mit ihr an.
problem-mail-no-mail = Dieser Server verschickt keine Mail.
problem-no-passkey = Dieser Passkey ist hier nicht bekannt, oder es hat zu lange gedauert. Versuche es noch einmal.
problem-no-code = Dieser Code ist hier nicht bekannt oder schon benutzt.
problem-same-table = Beide Namen sitzen an einem Tisch, der nicht zu Ende ist: Nach der Partie können sie einer werden.
problem-too-many-passkeys = Du hast { $most } Passkeys, mehr geht nicht. Entferne zuerst einen.
problem-too-many-channels = Du wirst auf { $most } Geräten benachrichtigt, mehr geht nicht. Entferne zuerst eines.
problem-bad-webhook = Aufgerufen werden können nur öffentliche Adressen, die mit https:// beginnen.
problem-bad-template = Was geschickt werden soll, beginnt wie JSON und ist keines.
problem-not-reached = Die Benachrichtigung kam nicht an. Stimmt die Adresse, und antwortet dort jemand?
