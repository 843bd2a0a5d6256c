# La mesa, en español: todo lo que dice una mesa en cualquier juego.

## La petición

prompt-label = Lo que se pide
you-subject = Tú
your-turn = Te toca: { $step }
    .help = Elige lo que está marcado o pulsa un botón.
waiting = Esperando
waiting-for = { $count ->
    [one] { $names } está eligiendo
   *[other] { $names } están eligiendo
}
watching = Estás mirando.
watching-bot = Un bot sigue en tu asiento.
take-back = Recuperar mi asiento
handed-in = Has entregado: { $moves }.
retract = Cambiar de idea
cancel = Cancelar
undo = Deshacer
undo-ask = Pedir deshacer
undo-seen = Retirar la jugada
undo-asked = Se pregunta a los demás si puedes deshacerlo.
taken-back = { $me ->
    [seat] Has retirado una jugada después de ver algo nuevo.
   *[none] { $seat } ha retirado una jugada después de ver algo nuevo.
}
undo-off-chosen = En esta mesa vale la jugada que ha mostrado algo nuevo. La que no ha mostrado nada se puede deshacer.
undo-off-daily = El reparto del día es el mismo para todos: vale la jugada que ha mostrado algo nuevo. La que no ha mostrado nada se puede deshacer.
undo-off-rated = Esta partida puntúa: vale la jugada que ha mostrado algo nuevo. La que no ha mostrado nada se puede deshacer.
batch-count = { $exact ->
    [true] Has elegido { $chosen } de { $most }.
   *[false] { $chosen ->
        [0] Nada elegido: te quedas con todo.
       *[other] Has elegido { $chosen }.
    }
}
paused = La partida está en pausa
    .help = Reanúdala en el menú.
game-over = La partida ha terminado
you-won = { $count ->
    [one] Has ganado
   *[other] Compartes la victoria
}
they-won = { $count ->
    [one] Ha ganado { $names }
   *[other] { $names } comparten la victoria
}
points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
ended-points = Por puntos: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
ended-time = Se acabó el tiempo: el reloj hizo la última jugada. Gana quien tiene { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
ended-resigned = { $me ->
    [true] Te has rendido.
   *[false] { $count ->
        [one] { $names } se ha rendido.
       *[other] { $names } se han rendido.
    }
}
time-left = quedan { $seconds } segundos
bank-left = quedan { $time } para toda la partida
reconnecting = Conexión perdida, reintentando
watchers = { $count ->
    [one] 1 espectador
   *[other] { $count } espectadores
}
round = Ronda
round-of = Ronda { $round } de { $rounds }
rules = Reglas

## Crónica y charla

annals = Crónica y charla
chronicle = Crónica
chronicle-empty = Aún no ha pasado nada.
chronicle-all = Mostrar todo
replay = Ver otra vez lo que hicieron los demás
    .short = Ver otra vez
replaying = Otra vez
replay-stop = Volver al presente
befell = Lo que te ha pasado
befell-read = Entendido
chat = Charla
chat-write = Di algo
chat-send = Enviar
chat-empty = Nadie ha dicho nada.
chat-unread = { $count ->
    [one] Charla: 1 línea sin leer
   *[other] Charla: { $count } líneas sin leer
}
chat-mute = Silenciar
chat-muted = La charla está silenciada.

## El menú

pause = Pausa
resume = Reanudar
resign = Rendirse
resign-title = ¿Rendirte en esta partida?
resign-ends = { $seats ->
    [1] La partida acaba aquí y cuenta como perdida. No se puede deshacer.
   *[other] La partida acaba aquí para todos. Quedas en último lugar; los demás, según sus puntos hasta ahora. No se puede deshacer.
}
resign-bot = Un bot sigue jugando en tu asiento y al final quedas detrás de los demás. No se puede deshacer.
replace-gone = Un bot por { $name }
request-undo = { $name } quiere deshacer una jugada.
request-undo-waits = { $name } quiere deshacer una jugada; se pregunta a los demás.
request-replace = { $name } se ha ido. ¿Puede seguir un bot?
request-replace-waits = { $name } se ha ido; un bot seguirá jugando.
request-grace = En { $seconds } s, si nadie prefiere esperar.
request-rematch = A { $name } le gustaría jugar otra vez.
not-again = Ahora no
agree = De acuerdo
refuse = No
notice-bots-busy = Los bots están muy ocupados: { $name } tiene que esperar.
notice-bot-failed = { $name } tropezó y vuelve a pensar.
notice-replaced = Un bot sigue por { $name }.
notice-resigned = { $name } se ha rendido.
notice-time-up = A { $name } se le acabó el tiempo: se hizo una jugada segura.
notice-time-up-bot = A { $name } se le acabó el tiempo: un bot juega hasta que vuelva.
next-game = Te toca en otra mesa: { $game }
notice-undo-refused = { $name } no quiere deshacer jugadas.
notice-replace-refused = { $name } prefiere esperar.
notice-returned = { $name } ha vuelto y sigue jugando.
notice-table-damaged = El registro de esta mesa no se puede leer. Díselo a quien lleva el servidor; las demás mesas están bien.
notice-broken-off = El tiempo de la ronda ha terminado: la partida queda interrumpida.
notice-table-barred = Quien lleva el servidor ha cerrado esta mesa.
notice-rules-changed = Esta partida es de la versión { $version } de las reglas y no puede seguir.

## Mirar

behind = { $minutes ->
    [0] { $moves ->
        [one] con una jugada de retraso
       *[other] con { $moves } jugadas de retraso
    }
    [one] con un minuto{ $moves ->
        [0] {""}
        [one] {" "}y una jugada
       *[other] {" "}y { $moves } jugadas
    } de retraso
   *[other] con { $minutes } minutos{ $moves ->
        [0] {""}
        [one] {" "}y una jugada
       *[other] {" "}y { $moves } jugadas
    } de retraso
}
watch-behind = Ves esta partida { behind }.
watch-open = Ves todas las manos, { behind }. Mientras tanto, quienes juegan no te oyen.
watch-soon = La partida ha empezado. La verás { behind }.
watch-off = Nadie mira esta partida. Cuando acabe, se podrá repetir.
open-hands = Manos
comment-ask = Pedir ver todas las manos
comment-waits = Falta el acuerdo de { $names }.
comment-withdraw = Retirar
comment-end = Cerrar las manos
comment-close = Cerrar las manos a { $name }
request-comment = { $name } quiere ver todas las manos y comentar, { behind }. Todos tienen que estar de acuerdo y pueden retirarlo.

## Decidido de antemano

ahead = Decidir de antemano
ahead-count = Decidido de antemano: { $count }
ahead-help = Se hace por ti en cuanto te toque, en esta ronda. Solo lo ves tú.
ahead-most = como mucho: { $move }
ahead-otherwise = { $first }; si no, { $then }
ahead-leave = Dejarlo así
ahead-forget = Olvidarlo
ahead-lapsed = No fue posible: te toca decidir a ti.

## Un dispositivo para varias personas

hand-over = { $name }, es tu turno
    .help = Nadie más debería mirar.
    .button = Soy { $name }

## Antes de empezar

waiting-room = { $count ->
    [0] Ya estáis todos
    [one] Queda un asiento libre
   *[other] Quedan { $count } asientos libres
}
    .seated = La partida empieza cuando se ocupen todos los asientos.
    .guest = Ocupa un asiento, o espera y mira.
invite = Invitar
invite-help = Quien abra esta dirección, o lea el código con el móvil, puede ocupar un asiento libre.
invite-local = De momento solo este ordenador llega al servidor. Ábrelo a tu red y aquí aparecerá un código para móviles.
free-seat = Liberar el asiento
leave = Dejar la mesa
fill = { $count ->
    [one] Ocuparlo con un bot
   *[other] Ocuparlos con bots
}

## El final

results = Puntuación final
results-close = Ver la mesa
result = Resultado
rematch = Otra partida
to-tournament = Al torneo
to-rematch = A la siguiente partida
record = Registro
watch-replay = Repetición
score-source = Origen
place = Puesto { $place }
total = Suma
chart = Puntos por ronda
chart-label = La puntuación de todos al final de cada ronda
chart-round = Ronda { $round }

## Por qué no

reason-game-over = La partida ha terminado.
reason-not-your-turn = No es tu turno.
reason-already-in = Ya has decidido; aún puedes cambiar de idea.
reason-not-now = Ahora no se puede hacer eso.
reason-unknown = No ha funcionado ({ $code }).
reason-paused = La partida está en pausa.
reason-too-fast = Demasiadas peticiones a la vez. Espera un momento.
reason-not-your-seat = Ese no es tu asiento.
reason-nothing-to-retract = Ya no hay nada que retirar.
reason-nothing-to-undo = No hay nada que deshacer.
reason-no-such-step = Ese paso ya no existe.
reason-undo-is-off = En esta mesa no se deshacen jugadas.
reason-withheld = Aquí averiguas tú qué se puede hacer: juégalo.
reason-needs-note = Muestra primero cómo se hace.
reason-wrong-note = Eso no lo resuelve.
reason-no-notes = Este juego no admite notas.
reason-note-too-long = La nota es demasiado larga: como mucho { $most } caracteres.
reason-no-such-move = No existe esa jugada.
reason-nothing-asked = Eso ya está resuelto.
reason-not-absent = Este jugador está aquí.
reason-others-play = En esta mesa juegan otros.
reason-not-running = La partida no está en juego.
reason-not-stored = El servidor no puede escribir en su disco. No se ha cambiado nada.
reason-too-many-intentions = Se pueden decidir de antemano { $most } { $most ->
    [one] cosa
   *[other] cosas
} como mucho.
reason-not-heard = Aquí quienes juegan no te oyen.
reason-already-seated = Juegas en esta mesa.
reason-no-commentators = Eso no es posible en esta mesa.
reason-daily-deal = Otras personas aún tienen que jugar el reto del día.
reason-internal = Algo ha fallado en el servidor.
reason-no-guest = El servidor ya no te conoce. Vuelve a cargar la página.
parts = Partes de la mesa
no-cards = ninguna carta
status-away = ausente
tab-table = Mesa
tab-seats = Jugadores
tab-annals = Crónica

## El tablero de un juego que no tiene uno propio

on-table = En la mesa
yours = Lo tuyo
your-choices = Lo que puedes hacer
what-to-do = Con esto
nothing-there = nada
yes = sí
no = no

## Acompañante

companion = Acompañante
companion-turn-off = Desactivar
companion-weigh = Qué sopesar
companion-got-it = Entendido
companion-switch = { $on ->
    [true] Acompañante: sí
   *[other] Acompañante: no
}
