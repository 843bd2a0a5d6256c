# Ludarium, en español. Los catálogos de los juegos están junto a sus reglas.

## En todas partes

tab-title = { $page } · Ludarium
site-links = Páginas
menu = Menú
close = Cerrar
cancel = Cancelar
save = Guardar
copy = Copiar
copied = Copiado.
home-link = Inicio
rules-link = Reglas
puzzles-link = Rompecabezas del día
replay-link = Repetición
you = tú
language = Idioma

## Inicio

home-tab = Ludarium: cuatro juegos de mesa
home-subtitle = { $games ->
    [4] Un gabinete de cuatro juegos de mesa, para amigos y para pacientes rivales de madera
   *[other] Un gabinete de juegos de mesa, para amigos y para pacientes rivales de madera
}
games = Juegos
about-artificium = Los gobernantes convierten madera en espadas y trigo en cerveza, cinco cartas por ronda.
about-universal_tapestry = Teje a solas sesenta y cuatro cuerpos celestes en un arcoíris.
about-ars_universalis = Puja por los grandes genios de tres periodos y completa sus obras.
about-plus_ultra = Sirve al emperador Carlos V desde Sevilla hasta el Nuevo Mundo.
about-other = Se juega en un tablero sencillo, dibujado a partir de sus reglas.
by-artificium = de Timofey Shargorodskiy
by-universal_tapestry = de Félix Bernat Julián
by-ars_universalis = de Manuel D. Cruz y Antonio J. Dionisio
by-plus_ultra = de Antonio J. Dionisio y Manuel D. Cruz
players = { $least ->
    [1] { $most ->
        [1] 1 jugador
       *[other] 1–{ $most } jugadores
    }
   *[other] { $least }–{ $most } jugadores
}
minutes = { $minutes } min
minutes-about = unos { $minutes } min
play = Jugar
play-game = Jugar a { $game }
set-up-table = Preparar mesa
choose-rules = Otras maneras de jugar
running-tables = Mesas en juego
daily-title = Tapiz del día
daily-text = { $date }, el mismo reparto para todos
daily-played = { $date } · { $count ->
    [one] jugado una vez
   *[other] jugado { $count } veces
}, va en cabeza { $name }
puzzles-text = { $date }, uno de cada clase
puzzles-solved-of = { $date } · resueltos { $solved } de { $all }
begin = Empezar
you-are = Eres { $name }: ajustes
unofficial-short = No oficial: los juegos pertenecen a sus autores y editoriales.

## Mesas

seats = Asientos
seat-free = libre
seat-asked = invitación para { $name }
seat-somebody = alguien
standing-open = { $count ->
    [one] Espera a un jugador más
   *[other] Espera a { $count } jugadores más
}
standing-your-turn = { $round ->
    [0] Tu turno
   *[other] Ronda { $round }, tu turno
}
standing-waiting = { $others ->
    [0] { $round ->
        [0] En juego
       *[other] Ronda { $round }
    }
   *[other] { $round ->
        [0] Esperando a { $name }
       *[other] Esperando a { $name }, ronda { $round }
    }
}
standing-later = En marcha; se ve { $minutes ->
    [0] { $moves } { $moves ->
        [one] jugada
       *[other] jugadas
    }
   *[other] { $minutes } min
} después
turns-title = { $count ->
    [one] Te toca en una partida
   *[other] Te toca en { $count } partidas
}
turns-waiting = { $count ->
    [one] { $names } te espera
   *[other] { $names } te esperan
}
turns-first = La primera espera hasta { $until }.
turns-next = Jugar la siguiente
turn-left = quedan { $time }
since-yours = Desde tu última jugada
since-more = { $count ->
    [one] y una cosa antes
   *[other] y { $count } cosas antes
}
standing-finished = Terminada
standing-you-won = Has ganado
standing-won = Ganó { $name }
standing-closed = Cerrada
continue = Continuar
watch = Mirar
join = Unirse
enter = Entrar
see-result = Ver el resultado
note-bank = y { $time } para la partida
note-timer = { $time } por turno
note-no-undo = sin deshacer
note-hints = con pistas
note-private = privada
note-daily = reparto del { $date }
note-bot-plays = un bot juega por ti

lobby-title = Buscar mesa
lobby-people = { $count ->
    [0] no hay nadie más
    [one] eres la primera persona aquí
   *[other] hay { $count } personas aquí
}
lobby-open = Mesas abiertas
lobby-wait = { $count ->
    [one] una espera a alguien
   *[other] { $count } esperan a alguien
}
lobby-nobody = ahora no espera nadie
lobby-running = En juego, se puede mirar
lobby-tables = { $count ->
    [one] una mesa
   *[other] { $count } mesas
}
lobby-quiet = La sala está en calma; los juegos no
lobby-quiet-help = Empieza ya con bots o deja una mesa abierta para quien venga.
lobby-you = Tú
lobby-bot = un bot
lobby-level-bot = { $level }, un bot
sit-down = Sentarse
pace-none = sin límite de tiempo
pace-live = en vivo, { $time } por turno
pace-bank = en vivo, { $time } por turno y { $bank } para la partida
pace-move = { $time } por jugada
stakes-rated = puntuada
stakes-friendly = amistosa
rating-unsure = aún no es seguro
watchers = { $count ->
    [0] no mira nadie
    [one] mira una persona
   *[other] miran { $count }
}
quiet-bots = Jugar ya
quiet-bots-help = { $game } para { $count }, contra bots.
quiet-bots-button = Jugar con bots
quiet-open = Dejarla abierta
quiet-open-help = { $game }, a la vista de todos, { $time } por jugada. Empieza cuando se ocupan los asientos; no hace falta que esperes aquí.
quiet-meanwhile = Mientras tanto
quiet-meanwhile-help = Diez minutos, y cuentan: lo que resuelvas hoy sale en la lista.
pace-turn = { $time } por turno
pace-live-help = en vivo, de una sentada
pace-bank-help = y { $bank } para la partida
pace-slow-help = en varios días, con calma
pairing-title = Emparejamiento
pairing-aside = Di a qué te gusta jugar; buscamos con quién.
pairing-any = Cualquiera
pairing-several = uno o varios
pairing-pace = Ritmo
pairing-stakes = Qué cuenta
pairing-rated-help = sin deshacer ni pistas
pairing-friendly = Amistosa
pairing-friendly-help = solo por jugar
pairing-opponents = Rivales
pairing-anybody = Cualquiera
pairing-near = Cerca de mi puntuación
pairing-bots = Los bots ocupan los asientos libres
pairing-bots-help = a los dos minutos; la partida es entonces amistosa
pairing-find = Buscar mesa
pairing-stop = Dejar de buscar
pairing-idle = Te sientas en cuanto alguien encaja.
pairing-no-seats = Elige con cuántos te gusta jugar.
pairing-others = { $count ->
    [0] Nadie busca esto ahora; seguimos buscando mientras esta página esté abierta.
    [one] Otra persona busca este juego.
   *[other] Otras { $count } personas buscan este juego.
}
tournaments-title = Torneos
own-table = Tu propia mesa
own-table-help = Elige tú las reglas, los asientos y los bots, o jugad en una sola pantalla.

ladder-guests = Sin cuenta
mine-title = Mis partidas
mine-current = En curso
mine-past = Terminadas
mine-empty-current = Ninguna partida en curso.
mine-empty-past = Aún no hay nada terminado.
search-title = Buscar en mis partidas
search-game = Juego
search-any = Cualquiera
search-opponent = Rival
search-result = Resultado
search-won = Ganada
search-lost = No ganada
search-since = Desde
search-until = Hasta
search-text = Dicho en la mesa
search-found = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
search-none = Ninguna partida encaja.
search-more = Mostrar más
search-download = Descargar todas las partidas
choose-game = Elegir un juego

table-title = Mesa

puzzles-title = El rincón de los rompecabezas
puzzles-others = Rompecabezas de otros juegos:

## Mesa nueva

new-title = Mesa nueva
new-game = Juego
new-players = Jugadores
seats-remark = quién empieza lo decide el juego
seat-number = Asiento { $number }
level-of = Nivel del asiento { $number }
name-of = Nombre de quien ocupa el asiento { $number }
kind-bot = Bot
kind-open = Abierto a todos
kind-local = Persona en este dispositivo
open-help = Se sienta aquí quien llegue primero.
level-novice = Novato
level-apprentice = Aprendiz
level-master = Maestro
level-grandmaster = Gran maestro
options = Variantes
preset = Conjunto de reglas
preset-own = tu propia mezcla
new-rules = En la mesa
public = Visible para todos
public-help = Cualquiera en este servidor encuentra la mesa. Si no, solo quien tenga su dirección.
undo = Deshacer jugadas
undo-help = Libre mientras no se haya revelado nada nuevo; después, si los demás están de acuerdo, y el registro lo señala.
hints = Pistas
hints-help = En tres grados, cuando las pides; el registro lo señala.
hints-help-people = En tres grados para quien las pida; el registro lo señala, y quien se une ve que hay pistas.
timer = Tiempo por turno
timer-none = sin límite
timer-help = Cuando se agota, se hace una jugada segura en su lugar.
timer-help-slow = Cuando se agota, un bot juega por la persona hasta que vuelve. De vacaciones nadie llega tarde.
bank = Tiempo para toda la partida
bank-none = ninguno
bank-help = El de cada cual; corre cuando un turno dura más de lo suyo.
timer-help-bank = Cada turno tiene este tiempo; después corre el de toda la partida. Cuando ambos se agotan, un bot juega por la persona hasta que vuelve.
watching = Quién puede mirar
watching-now = todos, al momento
watching-moves = todos, con { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
} de retraso
watching-minutes = todos, con { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
} de retraso
watching-off = nadie
watching-help = Quien mira ve lo que ven todos en la mesa. Con retraso, tampoco las listas ni lo que se dice cuentan más. Al acabar la partida, todo queda abierto.
new-ready = Ya estáis todos
new-ready-help = La partida empieza enseguida.
new-waits = Quedan asientos abiertos
new-waits-help = La mesa espera hasta que se ocupen. También puedes llenarlos con bots más tarde.
start-game = Empezar la partida
open-table = Abrir la mesa

## Ajustes

settings-title = Ajustes
settings-you = Tú
settings-look = Aspecto
settings-data = Tus datos
name = Nombre
name-help = Lo que ven los demás en la mesa.
name-saved = Ahora eres { $name }.
settings-devices = Dispositivos
devices-many = { $count ->
    [one] { $count } con sesión
   *[other] { $count } con sesión
}
device-on = { $browser } en { $system }
device-unknown = Un navegador
device-here = este dispositivo
device-dates = desde el { $made }, último uso: { $seen }
revoke = Cerrar sesión
revoke-others = Cerrar en todos los demás
revoke-help = La sesión se cierra al instante; tus partidas siguen siendo tuyas.
link-title = En otro dispositivo
link-help = Un enlace o un código abre allí tus asientos. Sirve una vez, durante 15 minutos. Quien lo use juega en tu nombre: no se lo des a nadie.
link-make = Crear un enlace
link-code = El mismo enlace como código
link-until = Hasta las { $until } y solo una vez.
link-open = Un enlace que nadie ha usado todavía
link-dates = creado a las { $made }, sirve hasta las { $until }
link-page = Enlace personal
link-ask = ¿Ser { $name } en este dispositivo?
link-warning = Este es el enlace personal de { $name }. Di que sí solo si eres tú: lo que hagas aquí lo harás como { $name }, y { $name } podrá verlo.
link-now = Ahora eres { $me } aquí. Después ya no, y solo otro dispositivo podría devolverte tu sitio.
link-no = No
link-yes = Soy { $name }
link-gone = Este enlace no lleva a ninguna parte
export = Llevarme mis datos
export-help = Un archivo con tu nombre, tus dispositivos, rompecabezas, lecciones, lo que has dicho y los registros de tus partidas terminadas.
theme = Claro u oscuro
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
calm = Menos movimiento
calm-help = Las cartas aparecen en su destino, nada vuela.
patterns = Tramas fuertes
patterns-help = Los colores se distinguen también por su trama; así se ve mejor.
sound = Sonido
sound-help = Un tono suave cuando es tu turno.
pace = Rapidez del movimiento
pace-slow = lento
pace-normal = medio
pace-fast = rápido
bots-pace = Rapidez de los bots
    .help = Cuánto se muestra la jugada de un bot antes de la siguiente.
bots-pace-slow = despacio
bots-pace-normal = sin prisa
bots-pace-fast = según juegan
data-help = El servidor guarda tu nombre, tus asientos y tus jugadas. Nada se envía a otro sitio.
forget = Borrar mis datos
forget-title = ¿Borrar tus datos?
forget-help = Tu nombre y tus asientos se olvidan enseguida, en todos los dispositivos. Las partidas jugadas quedan para los demás, como de alguien. No se puede deshacer.

## Resultados

quick = más rápido que las manos
quick-help = Menos de lo que se tarda en hacer clic: puede hacerlo quien conoce la solución de otra parte.

## Invitar a otros

share-title = Invitar a otros
share-aside = amigos en la misma red
share-code = Con un teléfono
share-code-label = Código de { $url }
share-code-help = Apunta con la cámara de un teléfono. Tiene que estar en la misma red.
share-address = Con un ordenador
share-address-help = Abre la dirección en cualquier navegador de la misma red.
share-local = De momento, solo este ordenador
share-local-help = El servidor solo escucha a este ordenador. Detenlo y arráncalo así, y otros en tu red podrán unirse:
share-closed-help = El servidor solo escucha a este ordenador. Ábrelo y todos en tu red podrán unirse con un teléfono o un ordenador, hasta que detengas el servidor.
share-open = Abrirlo a mi red
share-command = Orden
share-local-firewall = Puede que tu sistema pregunte si se puede llegar a Ludarium desde la red: permítelo para redes privadas.

## Créditos

credits-title = Créditos
credits-games = Juegos
credits-unofficial = Ludarium es una versión independiente y no oficial. No está afiliada a los autores ni a las editoriales de los juegos, ni cuenta con su respaldo o patrocinio.
credits-buy = Los juegos y sus nombres les pertenecen. Si aquí te gusta un juego, cómpralo y juégalo en una mesa de verdad. En este proyecto no hay imágenes ni textos de ninguna editorial.
credits-icons = Iconos
credits-icons-text = Iconos de Lorc, Delapouite y otros:
credits-drawings = Las cartas, los tableros y los adornos son nuestros.
credits-type = Tipografía
credits-type-text = Todas las letras están bajo la SIL Open Font License 1.1.
credits-code = Código
credits-code-text = El código propio de Ludarium está bajo la licencia MIT. Se apoya en:
licence-of = Licencia de { $name }

## No encontrado

missing-title = No encontrado
missing-text = No hay nada en esta dirección.

## Cuando algo no funciona

problem-offline = El servidor no responde. ¿Sigue en marcha?
problem-day-not-over = El registro de un reparto del día se da cuando el día ha terminado (UTC).
problem-tournament-not-over = Otros aún tienen que jugar este reparto: se mostrará cuando acabe el torneo.
problem-internal = Algo ha fallado en el servidor.
problem-unknown = No ha funcionado ({ $code }).
problem-already-seated = Ya estás sentado a esta mesa.
problem-already-started = La partida ya ha empezado.
problem-bad-name = Un nombre tiene de 1 a { $most } caracteres.
problem-bad-options = Estas variantes no van juntas.
problem-bad-record = Esto no es el registro de una partida, o está dañado (línea { $line }).
problem-bad-seats = Este juego es para { $least } a { $most } jugadores.
problem-bad-delay = Quien mira va como mucho { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
} o { $minutes } { $minutes ->
    [one] minuto
   *[other] minutos
} por detrás.
problem-bad-bank = El tiempo para toda la partida es de un minuto a cuatro horas, y hace falta un tiempo por turno.
problem-bad-timer = Un turno dura de { $least } a { $most } segundos.
problem-link-gone = Ya se usó, o se acabó su tiempo. Crea otro en los ajustes del dispositivo donde estás en casa.
problem-banned = Quien lleva este servidor ya no te deja entrar.
problem-busy = El servidor está muy ocupado. Vuelve a intentarlo en un momento.
problem-malformed = El servidor no lo ha entendido. Vuelve a cargar la página.
problem-no-answer = Eso no es una colocación de cartas.
problem-no-daily-deal = Este juego no tiene reparto del día.
problem-no-guest = El servidor ya no te conoce. Vuelve a cargar la página.
problem-no-such-day = Aquí no hay serie de ese día.
problem-no-such-device = Ese dispositivo ya no tiene sesión.
problem-no-such-game = Aquí no existe ese juego.
problem-no-such-language = Aquí no existe ese idioma.
problem-no-such-level = No existe ese bot.
problem-no-such-puzzle = No existe ese rompecabezas.
problem-no-such-replay = Esta repetición ya no está. Abre el registro otra vez.
problem-no-such-seat = No existe ese asiento.
problem-no-such-step = La partida no tiene ese paso.
problem-no-such-table = No existe esa mesa.
problem-nobody-plays = Alguien tiene que jugar: ocupa un asiento o deja uno abierto.
problem-not-begun = Empieza primero el rompecabezas.
problem-last-try = Es el último intento: una pista lo gastaría.
problem-not-found = Aquí no existe tal cosa.
problem-not-over = Eso solo es posible cuando la partida ha terminado.
problem-not-rated = El resultado solo cuenta entre dos personas o más, cada una con su dispositivo.
problem-bad-vacation = Este año puedes tomar aún { $most ->
    [one] { $most } día
   *[other] { $most } días
} de vacaciones.
problem-not-stored = El servidor no puede escribir en su disco. No se ha cambiado nada.
problem-not-the-creator = Eso solo puede hacerlo quien abrió la mesa.
problem-not-the-host = Eso solo puede hacerlo quien está ante el ordenador del servidor.
problem-not-yet = Esa serie aún no ha salido.
problem-not-your-seat = Este no es tu asiento.
problem-others-play = En esta mesa juegan otros.
problem-rules-changed = Esta partida se jugó con otras reglas (versión { $version }) y no puede continuar.
problem-seat-taken = Alguien fue más rápido: el asiento está ocupado.
problem-seats-open = Aún quedan asientos libres.
problem-table-damaged = Esta mesa no se puede leer. Díselo a quien lleva el servidor; las demás mesas están bien.
problem-table-full = La mesa está llena.
problem-too-many-friends = Ya se lo has pedido a { $most ->
        [one] una persona
       *[other] { $most } personas
    }. Quita antes a alguien.
problem-blocked = Has bloqueado a esta persona. Desbloquéala antes.
problem-not-a-friend = Se guarda sitio a las amistades: tenéis que quererlo las dos partes.
problem-already-invited = Ya se le ha preguntado, o ya está a la mesa.
problem-too-many-blocks = Ya has bloqueado a { $most ->
    [one] { $most } persona
   *[other] { $most } personas
  }. Desbloquea antes a alguien.
problem-too-fast = Demasiadas peticiones a la vez. Espera un momento.
problem-too-long = Es demasiado largo.
problem-too-slow = Eso tardó demasiado en llegar. Inténtalo de nuevo.
problem-too-many-tables = Tienes { $most ->
    [one] { $most } mesa abierta
   *[other] { $most } mesas abiertas
}: termina una antes.
problem-two-seats = Ya tienes un asiento en esta mesa.
problem-wrong-origin = El servidor rechaza esta dirección. Ábrelo con la que te dio.

# Lessons
learn-link = Lecciones
learn-title = Lecciones
learn-game = Aprende { $game }
learn-about = { $count ->
    [one] Una lección en una mesa de verdad; vete y vuelve cuando quieras
   *[other] { $count } lecciones en una mesa de verdad; vete y vuelve cuando quieras
}
learn-done = { $done } de { $count }
learn-left = quedan { $minutes } min
learn-rules = Las reglas, con imágenes
lesson-step = paso { $step } de { $steps }
lesson-steps = { $count ->
    [one] un paso
   *[other] { $count } pasos
}
lesson-minutes = minutos
lesson-begin = Empezar
lesson-resume = Seguir
lesson-go = Seguir
lesson-again = Otra vez
lesson-back = Atrás
lesson-skip = Saltar paso
lesson-read = Leer la explicación
lesson-ways = Salidas de este paso
lesson-leave = Salir
lesson-over = Lección hecha
lesson-over-text = Lo que llevas hecho queda guardado. Sigue con el curso o juega.
lesson-course = Al curso
learn-first = Aprende primero { $game }
learn-minutes = Aprender, { $minutes } min
learn-in-minutes = Aprende en { $minutes ->
    [one] un minuto
    [4] cuatro minutos
    [5] cinco minutos
   *[other] { $minutes } minutos
}
learn-how = En una mesa de verdad, paso a pasito. Sin nada que leer antes.
learn-begin-with = Empieza con { $game }
new-here = ¿Es tu primera vez?
new-to = ¿No conoces { $game }?
knows-these-games = Ya conozco estos juegos
lesson-sealed = hecha el { $date }
course-short = En breve
course-companion = Acompañante
course-companion-text = Explica cada tipo de decisión cuando aparece por primera vez, en { $games ->
    [one] tu primera partida
   *[other] tus primeras { $games } partidas
}.
course-companion-switch = { $on ->
    [true] Sí
   *[other] No
}
course-after = Después del curso
course-game = Tu primera partida
course-game-text = { $solo ->
    [true] Una partida entera, con el acompañante a tu lado
   *[other] Una partida entera contra un Novato, con el acompañante a tu lado
}
course-game-whole = una partida entera
problem-no-such-lesson = No existe esa lección.

## Puntuaciones

ratings-title = Clasificaciones
ratings-aside = Cómo juega cada cual, según lo que es seguro
ratings-player = Jugador
ratings-points = Puntuación
ratings-doubt = Certeza
ratings-games = Partidas
ratings-places = Últimos puestos
ratings-bot = Bot { $level }, una marca fija
ratings-range = entre { $low } y { $high }
ratings-note = En orden de lo seguro: la puntuación menos una vez y media su ±. Quien aún tiene «?», o lleva { $days ->
    [one] { $days } día
   *[other] { $days } días
} sin jugar una partida puntuada, no aparece.
ratings-empty = Nadie ha jugado aquí aún bastantes partidas puntuadas. Prepara una mesa y activa «Puntuada».
ratings-me-unsure = Estás en { $points } ± { $doubt } «?» tras { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}: sigue jugando para aparecer.
ratings-change = Puntuación { $before } → { $after }
rated = Puntuada
rated-help = El resultado cuenta para la puntuación de los jugadores: cada cual decide por sí mismo, sin deshacer ni pistas.
rated-needs = Las partidas puntuadas son entre dos personas o más: deja un asiento libre para alguien.

## Vacaciones

vacation = Vacaciones
vacation-help = En mesas con turnos de horas o días no llegas tarde mientras estás fuera. Te quedan { $left ->
    [one] { $left } día
   *[other] { $left } días
} este año.
vacation-days = Cuántos días
vacation-take = Irse de vacaciones
vacation-until = Estás fuera hasta el { $date }.
vacation-end = Ya he vuelto
my-turns = { $count ->
    [one] te toca en una partida
   *[other] te toca en { $count } partidas
}

## La página de una persona

person-aside = Perfil
person-mine = Mi perfil
person-shown = Mostrar mis partidas a todos
person-shown-help = Los demás siempre ven tus puntuaciones, como en las clasificaciones. Resultados, rivales y partidas solo si esto está activado.
person-block = Bloquear
person-unblock = Desbloquear
person-block-help = Bloquear oculta lo que dice esta persona y sus invitaciones, y no se os empareja. No se le avisa.
person-blocked = Has bloqueado a esta persona: no ves lo que dice ni se os empareja.
friends = Amistades
friends-here = { $here } de { $all } por aquí
friends-none = Pídelo en las páginas de la gente: las amistades ven dónde juegas y te guardan sitio.
friend-asks = te pide amistad
friend-yes = Aceptar
friend-no = Rechazar
friend-here = está aquí
friend-away = no está aquí
friend-plays = juega a { $game }
friend-watches = mira { $game }
friend-waits = espera a la mesa de { $game }
friend-invite = Invitar
person-befriend = Pedir amistad
person-part = Quitar de mis amistades
person-withdraw = Retirar la petición
person-friends = Sois amigos: cada cual ve dónde juega el otro.
person-asking = Has pedido amistad.
person-asked = Te pide amistad.
report = Denunciar
report-line = Denunciar lo que dijo { $name }
report-title = Denunciar a { $name }
report-reason = Motivo
report-insult = Insultos o amenazas
report-spam = Publicidad o basura
report-cheating = Trampas
report-name = El nombre
report-other = Otra cosa
report-text = ¿Qué ha pasado?
report-help = Lo lee quien lleva este servidor, y nadie más. Lo que se dijo va incluido.
report-send = Enviar
report-done = Gracias. Quien lleva este servidor lo mirará.
person-no-ratings = Aún ninguna partida puntuada.
person-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
person-graph = La puntuación a lo largo del tiempo, con su certeza
person-results = Resultados por juego
    .remark = puestos 1, 2, 3 …
person-no-games = Aún ninguna partida terminada.
person-seats = { $seats ->
    [1] en solitario
   *[other] { $seats } jugadores
}
person-won = { $won } de { $games } ganadas
person-place = puesto { $place }:
person-against = Rivales
    .remark = por delante · por detrás
person-recent = Últimas partidas
person-placed = { $place ->
    [1] Primer puesto
    [2] Segundo puesto
    [3] Tercer puesto
   *[other] Puesto { $place }
} en { $game }
person-solo-won = { $game }, ganada
person-solo-lost = { $game }, no ganada
person-with = con { $names }
person-all-games = Todas mis partidas, para buscar y descargar
person-score = { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
person-analyse = Analizar
person-analysis = Análisis
person-favourites = Favoritas
    .remark = en las últimas partidas
person-used = { $times ->
        [one] una vez
       *[other] { $times } veces
    } en { $games ->
        [one] una partida
       *[other] { $games } partidas
    }
person-learned = Lecciones y rompecabezas
person-lessons = lecciones: { $done } de { $all }
person-puzzles = { $solved ->
        [one] { $solved } rompecabezas resuelto
       *[other] { $solved } rompecabezas resueltos
    }
person-hidden = Esta persona no muestra sus partidas.

## La cuenta

part-you = Nombre y aspecto
part-account = Cuenta y dispositivos
part-calls = Avisos
part-data = Tus datos
settings-sound = Sonido y marca
sound-try = Escuchar
badge = Marca en el icono
badge-help = Si Ludarium está instalado como aplicación, su icono dice que te toca.
keep-help = Tu nombre vive solo en este navegador. Consérvalo y lo encontrarás en cualquier dispositivo; sin eso también puedes jugar.
keep-name = Conservar mi nombre
sign-in = Entrar
passkeys = Llaves de acceso
passkeys-remark = sin contraseña que olvidar
passkeys-help = Tu teléfono u ordenador guarda una llave de tu nombre y la abre como se desbloquea: con el dedo, la cara o un PIN.
passkeys-two = Mejor dos que una: así un teléfono perdido no deja fuera a nadie.
passkeys-none-needed = Puedes tener varias, una por dispositivo.
passkey-add = Añadir una llave
passkey-made = Tu nombre se conserva: con esta llave entras en cualquier parte.
passkey-not-made = No se ha creado ninguna llave.
passkey-not-used = No se ha usado ninguna llave.
passkey-number = Llave { $number }
passkey-unnamed = Llave
passkey-name = Nombre de la llave
passkey-dates = creada el { $made }, usada { $used }
rename = Cambiar el nombre
rename-it = Cambiar el nombre de { $name }
remove-it = Quitar { $name }
remove = Quitar
no-passkeys-not-installed = Aquí no hay llaves de acceso: quien lleva el servidor tiene que instalar la parte «accounts».
no-passkeys-no-tls = Las llaves y los avisos necesitan una dirección cifrada (https), que este servidor no tiene. Un enlace personal o un código te lleva a otro dispositivo.
no-passkeys-number = Las llaves necesitan un nombre, y esta dirección es un número. En este ordenador abre { $at }.
no-passkeys-elsewhere = Las llaves pertenecen a { $at }: abre la página allí.
no-passkeys-browser = Este navegador no conoce las llaves de acceso.
mail = Enlace por correo
mail-remark = sirve una vez, durante 15 minutos
mail-address = Dirección de correo
mail-help = Enviamos una carta con un enlace. La dirección sirve para entrar y para lo que pidas en los avisos, y para nada más.
mail-send = Enviar la carta
mail-sent = Una carta va de camino a { $mail }. Abre su enlace antes de 15 minutos.
mail-confirmed = confirmada
mail-change = Cambiar
no-mail-no-mail = Este servidor no envía correo.
no-mail-not-installed = Aquí no hay correo: quien lleva el servidor tiene que instalar la parte «accounts».
recovery = Código de recuperación
recovery-help = Para el día en que se pierdan todos los dispositivos: apúntalo. Devuelve tu nombre una vez.
recovery-make = Crear un código
recovery-again = Crear un código nuevo
recovery-made = Creaste uno el { $made }. Uno nuevo lo deja sin valor.
recovery-once = Solo se muestra esta vez.
enter-help = Si has conservado un nombre aquí, también puedes ser tú en este dispositivo.
enter-passkey = Con una llave de acceso
enter-mail = Por correo
enter-mail-help = Si alguien conserva un nombre con esta dirección, le llega una carta con un enlace.
enter-sent = Si { $mail } se conoce aquí, una carta va de camino. Abre su enlace en este dispositivo antes de 15 minutos.
enter-code = Con un código de recuperación
enter-code-help = El código que apuntaste. Sirve una vez.
bring = Traer lo que tiene { $name }
bring-help = Las partidas, los rompecabezas y las lecciones de { $name } en este navegador pasan al nombre con el que entras. No se puede deshacer.
letter-page = Una carta de Ludarium
letter-confirm = ¿Conservar { $name } con esta dirección?
letter-confirm-help = Quien lea las cartas a { $mail } podrá entrar como { $name }. Si no eres { $name }, di que no.
letter-confirm-yes = Conservarlo
letter-enter = ¿Ser { $name } en este dispositivo?
letter-enter-help = Todo lo que hagas aquí se hará como { $name }. Di que sí solo si eres tú y has pedido esta carta.
letter-enter-yes = Soy { $name }
unsubscribe = Cartas de Ludarium
unsubscribe-help = ¿No quieres más cartas sobre tus partidas? Los enlaces para entrar seguirán llegando cuando los pidas.
unsubscribe-yes = No más cartas
unsubscribed = Ya no recibirás cartas sobre tus partidas.
forget-short = Se olvidan tu nombre y tus asientos; las partidas quedan, como de alguien.

## Avisos

calls = Avisos
calls-remark = una vez por decisión
calls-help = Te avisamos cuando llevas un minuto sin aparecer por la mesa. Un aviso nombra el juego y de qué se trata, nunca una carta: puede verse en una pantalla bloqueada.
call-when = Cuándo
call-push = Push
call-mail = Correo
call-webhook = Webhook
call-on-turn = Te toca
call-on-round = Empieza tu ronda de un torneo
call-on-over = Una partida ha terminado
call-on-invitation = Te guardan un asiento
call-on-arrival = Alguien se sienta a tu mesa abierta
call-on-message = Alguien dice algo
call-try = Probar
call-tested = El aviso ha salido.
call-used = último aviso { $used }
call-failed = El último aviso no llegó.
push-help = Un aviso en este dispositivo, también con Ludarium cerrado.
push-here = Avísame en este dispositivo
push-refused = El navegador no deja que Ludarium te avise aquí. Quizá lo permitan sus ajustes para esta página.
no-push-not-installed = Aquí no hay push: quien lleva el servidor tiene que instalar la parte «accounts».
no-push-no-tls = Push necesita una dirección cifrada (https), que esta página no tiene.
no-push-browser = Este navegador no conoce push. En un iPhone o iPad, añade antes Ludarium a la pantalla de inicio.
call-mail-help = A { $mail }, como mucho una carta por hora, con todo lo que espera.
call-mail-none = Conserva antes tu nombre con una dirección de correo.
webhook-address = Dirección
webhook-help = Se llama con una petición POST, solo por https.
webhook-template = Qué se envía
webhook-template-help = { "{title}" }, { "{text}" } y { "{url}" } se rellenan.
webhook-examples = Ejemplos
webhook-plain = Sencillo
webhook-used = Entregado por última vez { $used }.
problem-bad-mail = Esto no es una dirección de correo.
problem-mail-taken = Esta dirección ya conserva otro nombre. Entra con ella.
problem-mail-no-mail = Este servidor no envía correo.
problem-no-passkey = Esa llave no se conoce aquí, o ha tardado demasiado. Inténtalo de nuevo.
problem-no-code = Ese código no se conoce aquí, o ya se ha usado.
problem-same-table = Los dos nombres están sentados a una mesa que no ha terminado: podrán unirse después de la partida.
problem-too-many-passkeys = Tienes { $most } llaves, que es el máximo. Quita una antes.
problem-too-many-channels = Te avisamos en { $most } dispositivos, que es el máximo. Quita uno antes.
problem-bad-webhook = Solo se puede avisar a direcciones públicas que empiecen por https://.
problem-bad-template = Lo que se envía empieza como JSON y no lo es.
problem-not-reached = El aviso no ha llegado. ¿Es correcta la dirección y responde alguien allí?
