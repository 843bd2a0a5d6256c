# Was man im Terminal für die Verben tippt; das erste Wort ist das übliche. Englisch geht immer.

pass = passen
swap = tauschen
mulligan = neue hand
play = ausspielen | spielen | legen
buy = kaufen
sell = verkaufen
use = nutzen
explore = erkunden
steal = stehlen
rebuild = wiederaufbauen | wiederholen
besiege = belagern
discard = ungenutzt abwerfen
take_back = zurücknehmen
drop = abwerfen
done = fertig
