# Encuentra la mejor jugada, en español.

title = Encuentra la mejor jugada
puzzle = Rompecabezas { $number }
close = Todos los rompecabezas
question = Una jugada es la mejor. ¿Cuál?
from-game = Una posición de una partida. Te toca.
from-round = Una posición de una partida, en la ronda { $round }. Te toca.
nothing-played = No se juega nada: puedes cambiar de idea hasta que la compruebes.
in-order = Varias jugadas así se hacen seguidas, en el orden en que están las piezas. Elige la primera: lo que está antes se queda.
check = Comprobar
how-hard = Dificultad
level-easy = fácil
level-fair = media
level-hard = difícil
how-clear = Claridad
ahead = { $lead } por delante de la segunda
who-misses = Quién no la ve
clue-is = Pista:
clue = Una pista (un intento)
solution = Solución
tries = Tus intentos
left = { $count ->
    [one] queda un intento
   *[other] quedan { $count } intentos
}
from-list = O elige entre las { $count } jugadas
choose = Elige una jugada …
found = Has encontrado la mejor jugada.
missed = La mejor jugada es:
best-is = La mejor jugada
against = Comparada con
flag-best = la mejor
flag-tried = tu intento
flag-other = comparada
flag-both = en ambas
wins = Con ella se ganan { $better } de cada 100 repartos; si no, { $worse }.
all = Todos los rompecabezas
next = Siguiente rompecabezas
people = { $found ->
    [one] { $found } de { $count } la encontró a la primera.
   *[other] { $found } de { $count } la encontraron a la primera.
}
nobody = Nadie lo ha intentado aquí todavía.
own = Tú: { $found } de { $count } a la primera.
day-about = La misma posición para todos. Tres intentos; el primero es el que más cuenta.
day-solved = La has encontrado.
day-shown = Ya conoces la respuesta: mañana habrá otra.
day-people = { $count ->
    [0] nadie la ha encontrado aún
    [one] una persona la encontró
   *[other] { $count } la encontraron
}
begin = Empezar
go-on = Seguir
look-again = Verla otra vez
practice = Práctica
practice-remark = sin reloj
take = Tomar un rompecabezas
finders = Quién la encontró
until-midnight = hoy (UTC)
past = un día pasado
no-finders = Nadie todavía.
days = Los últimos días
