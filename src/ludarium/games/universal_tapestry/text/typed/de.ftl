# Was man im Terminal für die Verben tippt; das erste Wort ist das übliche. Englisch geht immer.

draw = ziehen
finish = abschließen
place = anlegen
exchange = tauschen
discard = ablegen
