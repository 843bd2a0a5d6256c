moment = { $day } a las { $time }
somebody = alguien
page-aside = { $game }, { $count ->
    [one] { $count } participante
   *[other] { $count } participantes
}

## Lists

list-aside = de cualquiera, para todos
list-open = Inscripción abierta
list-running = En marcha
list-finished = Terminados
list-cancelled = Cancelados
list-empty = No hay ningún torneo anunciado. Anuncia uno: con su enlace pueden entrar tus amigos.
new-help = Cualquiera puede organizar uno: elige juego, ritmo y número de rondas, y deja que la gente se apunte.
announce = Anunciar un torneo
entered = Participas
say-here = Di que estás aquí
organised-by-you = Lo organizas tú
own-tournament = Tu torneo
to-tournament = Al torneo

format-swiss = Suizo
format-everybody = Todos contra todos
format-ladder = Escalera de repartos
tables-of = mesas de { $seats }
counts = puntúa
stand-open = { $entrants } de { $most } inscritos
stand-running = Ronda { $round } de { $rounds }, { $entrants ->
    [one] { $entrants } participante
   *[other] { $entrants } participantes
}
stand-ladder = { $count ->
    [one] Un reparto, en marcha
   *[other] { $count } repartos, en marcha
}
stand-finished = Terminado
stand-cancelled = Cancelado

## A tournament

pairings = Mesas
standings = Clasificación
schedule = Calendario
after = tras la ronda { $round } de { $rounds }
player = Nombre
points = Puntos
met = Rivales
won = Ganados
score = Resultado
time = Tiempo
gone = se fue
sat = sin mesa en esta ronda
round-number = Ronda { $number }
deal-number = Reparto { $number }
table-number = Mesa { $number }
yours = la tuya
short-table = una mesa de { $seats }
end-played = terminada
end-broken = interrumpida al acabar el plazo
end-void = ilegible: 3 puntos para todos
round-over = jugada
round-due = hasta el { $time }
round-next = empieza el { $time }
round-later = por venir
away = { $name } no tiene mesa en esta ronda y recibe { $points } puntos.
away-asked = { $name } descansa esta ronda, como pidió: { $points } puntos.
away-missing = { $name } no dijo que estaba y no juega esta ronda.
away-ahead = { $name } no tiene mesa en esta ronda.
out-ahead = { $name } descansa esta ronda, como pidió.
no-tables = Había muy poca gente para una mesa.
round-ahead = Ronda { $number }, { $time }
remark-swiss = se encuentran puntos iguales
remark-everybody = todos contra todos
all-here = { $count ->
    [2] están los dos
    [3] están los tres
    [4] están los cuatro
   *[other] están los { $count }
}
not-here = { $count ->
    [one] { $names } aún no está
   *[other] { $names } aún no están
}
ahead-note = Así se juega si todos dicen que están. Si falta alguien, se sortea de nuevo entre los demás al empezar: { $time }.
gained-note = Por orden de salida; a la derecha, lo que dio la mesa.
standing-note = Por orden de salida; a la derecha, los puntos hasta ahora.
note-points = Una mesa da 6 puntos al primero y 0 al último, con pasos iguales entre ellos: de cuatro 6, 4, 2, 0; de tres 6, 3, 0. Quienes comparten un puesto comparten los puntos. * sin mesa: 3 puntos; quien pide descansar otra vez, o falta, recibe 0.
note-ties = En caso de empate cuentan los puntos de los rivales (una media por mesa; los propios si no hubo mesa), luego los encuentros directos y luego las mesas ganadas.
note-ladder = Todos juegan los mismos repartos, una vez. Cuentan primero los ganados, luego el resultado de todos y luego el tiempo. Oro: ganado.

## Taking part

organised = Lo organiza { $name }.
begins-at = Empieza el { $time }.
open-until = Abierto hasta el { $time }.
ladder-until = Hasta el { $time }.
check-in-rule = Antes de cada ronda hay { $time } para decir que se está. Quien no lo dice no juega esa ronda, sin puntos, y puede jugar la siguiente.
check-in-from = Puedes decirlo desde el { $time }.
here = Estoy aquí
here-said = Has dicho que estás aquí. La ronda empieza el { $time }.
deadline-rule = Una ronda dura como mucho { $time }. Lo que no haya acabado se interrumpe: de quienes jugaron, queda último quien más ha pensado en total, y los demás comparten los puestos anteriores. Quien se fue o nunca movió no recibe nada.
my-table = A mi mesa
join = Participar
sit-out = Descansar una ronda
leave = Retirarse
results-file = Resultados en un archivo
next-one = El próximo
look = Verlo
deals = Repartos
deals-remark = cuenta el primer intento
deal-begin = Empezar
deal-on = Seguir
deal-done = hecho
organiser = Para quien organiza
start = Empezar ya
next-round = Empezar ya la siguiente ronda
ask-here = Preguntar quién está
begin-here = Empezar con quienes están
remove = Expulsar
remove-whom = ¿A quién expulsar?
cancel = Cancelar el torneo
stay = Volver
ask-leave = ¿Retirarte del torneo?
    .help = Tu partida en curso se abandona: donde otros siguen, un bot ocupa tu sitio. Lo que has jugado cuenta.
ask-remove = ¿Expulsar a esta persona?
    .help = Su partida en curso se abandona y no puede volver. Lo jugado cuenta.
ask-cancel = ¿Cancelar el torneo?
    .help = No habrá más rondas. Las partidas en curso pueden acabarse y aquí no cuentan.

## Announcing one

name = Título
name-help = De 3 a 60 caracteres.
format = Tipo
how-swiss = En cada ronda se encuentran quienes tienen los mismos puntos y, si se puede, nadie repite rivales. Cada cual sale en cada puesto las mismas veces, o una más.
how-everybody = De dos en dos, todos juegan una vez contra todos. En mesas mayores hay tantas rondas como haga falta para conocerse todos, y se encuentran quienes menos se han encontrado.
how-ladder = Todos juegan a solas los mismos repartos, cuando quieran, hasta que acabe el plazo.
seats = Personas por mesa
rounds = Rondas
deadline = Plazo de una ronda
deadline-help = La siguiente ronda se sortea cuando acaban todas las partidas o este plazo.
ladder-time = Plazo para todos los repartos
ladder-time-help = Contado desde el comienzo.
pause = Entre dos rondas
pause-help = Tiempo para descansar y para volver.
pause-none = enseguida
check-in = Tiempo para decir «estoy aquí»
check-in-help = Antes de cada ronda: quien se ha ido no hace esperar a su mesa. La pausa dura al menos lo mismo.
check-in-none = nadie tiene que decirlo
most = Participantes como máximo
begins = Empieza por sí solo
begins-help = Déjalo vacío para empezarlo tú. Si para entonces hay pocos inscritos, se cancela.
late = Se puede llegar tarde
late-help = Lo perdido no da puntos.
listed = En la lista
listed-help = Si no, solo lo encuentra quien tenga el enlace.

## When something did not work

problem-bad-title = Un título tiene de { $least } a { $most } caracteres.
problem-bad-rounds = Puede haber de { $least } a { $most } rondas.
problem-bad-deadline = Este plazo no concuerda con el tiempo por turno.
problem-bad-pause = Esta pausa es demasiado larga.
problem-bad-check-in = Este tiempo es demasiado largo.
problem-bad-entrants = Puede haber de { $least } a { $most } participantes.
problem-bad-begin = El comienzo está en los próximos 90 días.
problem-no-ladder = Este juego no tiene repartos para una persona.
problem-no-such-tournament = No existe ese torneo.
problem-no-such-entrant = Esa persona ya no está.
problem-not-the-organiser = Eso solo puede hacerlo quien organiza.
problem-not-entered = No participas.
problem-already-entered = Ya participas.
problem-removed = Quien organiza te ha expulsado de este torneo.
problem-not-open = Ahora no es posible.
problem-too-few = Hacen falta { $least } participantes para empezar.
problem-tournament-full = Hay sitio para { $most }, y ya están todos.
problem-tournament-over = El torneo ha terminado.
problem-too-many-tournaments = Ya organizas { $most } torneos: deja que acabe uno.
