# Die Seite der Wiederholungen, auf Deutsch.

aside = Wiederholung
tab = Wiederholung von { $game }
loading = Das Spiel wird geholt …

## Eine Aufzeichnung öffnen

drop = Lege hier die Aufzeichnung eines Spiels ab
drop-help = Eine Aufzeichnung ist die Textdatei, die ein beendetes Spiel zum Herunterladen anbietet. Sie bleibt eine Weile im Speicher des Servers und wird nicht aufgehoben.
choose = Datei wählen
reading = Wird gelesen …
mine = Oder eines meiner beendeten Spiele wählen
damaged = { $named ->
    [no] Diese Aufzeichnung lässt sich nicht zeigen
   *[yes] { $name } lässt sich nicht zeigen
}
damaged-line = Sie ist keine Aufzeichnung eines Spiels oder beschädigt: Zeile { $line } passt nicht.
damaged-why = Was dort nicht stimmt:
not-over = Eine Aufzeichnung verrät alles, auch verdeckte Karten. Darum kann man ein Spiel erst ansehen, wenn es vorbei ist.
to-table = Zum Tisch

## Die Bedienung

controls = Bedienung der Wiederholung
go-first = Zum Anfang
go-back = Einen Zug zurück
go-next = Einen Zug weiter
go-last = Zum Ende
play = Abspielen
pause = Anhalten
slider = Zug
move-of = Zug { $move } von { $total }
rounds = Runden
round = Runde { $round }
to-round = Zu Runde { $round }
view = Sicht
view-open = Alles offen
view-spectator = Sicht von außen
view-seat = Sicht von { $name }
speed = Tempo
copy-link = Link zu dieser Stellung
record = Aufzeichnung
another = Andere Aufzeichnung
mark-link = { $verdict }: zur Analyse
next-mark = Zur nächsten Marke

## Das Spiel in Worten

whole = Das ganze Spiel
whole-remark = ein Klick führt zum Zug
secret = { $name } entscheidet geheim.
nothing = { $name } beendet das Spiel.
hands = Hände
