# La línea de órdenes, en español.

you = Tú
seat = asiento { $number }
player = Jugador { $number }
label-player = Jugador

## Razones del núcleo, en todos los juegos

reason-game-over = La partida ha terminado.
reason-not-your-turn = No es tu turno.
reason-already-in = Ya has decidido; `revocar` lo retira.
reason-not-now = Eso no se puede hacer ahora.

## Palabras que se teclean; varias para lo mismo van separadas por barras

answer-yes = sí s
answer-no = no n
command-why = por qué | porqué
command-preview = prever
command-undo = deshacer
command-retract = revocar
command-pause = pausa
command-give-up = rendirse
command-save = guardar
command-companion = acompañante
command-hint = pista | hint
command-cards = cartas
command-rules = reglas
command-what = qué | que
command-log = crónica
command-table = mesa
command-help = ayuda
command-quit = salir

## El acompañante

answer-on = sí
answer-off = no
companion-heading = Acompañante
companion-on = El acompañante está activado.
companion-off = El acompañante está desactivado.
companion-nothing = El acompañante no tiene nada que decir sobre esto.
companion-one = El acompañante es para una sola persona entre bots.

## Jugar

play-thinking = { $name } está pensando …
play-hand-over = Pasa el teclado a { $name }, que pulsa Intro. {""}
play-hand-over-retract = Pasa el teclado a { $name }, que pulsa Intro ({ $last } aún puede `revocar`). {""}
play-since = Desde tu última decisión
play-more = Desde tu última decisión, tras { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
} más (`crónica`)
play-draft = Hasta ahora: { $moves }
play-prompt = { $name } > {""}
play-values = { $others ->
    [0] Un número es el valor mismo, como `{ $example }`.
   *[other] Un número es el valor mismo, como `{ $example }`; las letras son lo demás.
}
play-values-lettered = Letra y valor van juntos, como `{ $example }`.
play-no-number = { $text } no es un número de la lista: { $known }.
play-value-alone = { $text } no se puede elegir aquí: tecléalo como `{ $example }`.
play-value-missing = { $letter } necesita un valor, como `{ $example }`.
play-no-question = «{ $text }» no basta aquí: así no se responde nada.
play-no-move = «{ $text }» no es una jugada de este juego
play-no-thing = «{ $thing }» no va con `{ $verb }`.
play-takes = { $verb } se teclea así: `{ $example }`.
play-takes-some = Tras { $verb } { $many ->
    [one] falta un dato
   *[other] van { $many } datos
}.
play-takes-nothing = Tras `{ $verb }` no va nada.
play-unknown = { $reason }. `ayuda` enseña las órdenes.
play-refused = No es posible: { $reason }
play-unlisted = No está en la lista, para que lo encuentres: `{ $move }`
play-argument = { $name ->
    [figure] PERSONAJE
    [work] OBRA
    [materials] MATERIALES
    [how] CÓMO
   *[other] { $name }
}
play-withheld = Si eso es posible lo averiguas tú, jugándolo.
play-needs-note = Di también cómo se hace: `{ $move }`.
play-wrong-note = No se hace así.
play-misspelt-note = Eso no se puede leer: { $reason } Se escribe así:
play-allowed = Eso es posible ahora: { $move }.
play-why-what = Di qué quieres, p. ej. `por qué { $example }`.
play-preview-what = Di qué jugada, p. ej. `prever { $example }`.
play-preview = { $move }:
play-preview-secret = No pasa nada hasta que todos hayan decidido.
play-preview-unknown = Lo que pasa entonces aún no se sabe.
play-undo-nothing = No has hecho ninguna jugada que se pueda deshacer.
play-undone = Jugada deshecha por { $name }.
play-undo-ask = { $name }: ¿puede { $who } deshacer una jugada que mostró algo? (s/n) {""}
play-undo-denied = { $name } no está de acuerdo: no se ha deshecho nada.
play-undo-shown = Esa jugada mostró algo: no se puede deshacer.
play-pause = Pausa a los { $time }; el reloj está parado. Pulsa Intro para seguir. {""}
play-paused = El reloj estuvo parado { $time }.
play-pause-nothing = En esta partida no hay reloj que parar.
play-give-up-ask = ¿Rendirte? Eso no se puede deshacer. (s/n) {""}
play-give-up-not = Aquí no es posible rendirse.
play-daily = El reparto del { $date } (UTC), el mismo para todos.
play-seed = `--seed { $seed }` reparte lo mismo otra vez.
play-retract-nothing = No hay ninguna elección tuya que retirar.
play-retracted = Tu elección queda retirada.
play-save-what = Di dónde, p. ej. `guardar partida.txt`.
play-saved = El registro está en { $path }.
play-quit = Hasta luego.
play-end-of-input = La entrada terminó antes que la partida.
play-interrupted = La partida se ha interrumpido.
play-kept = Está guardada en { $path }; `ludarium play --resume` la continúa.
play-kept-nothing = Aún no ha pasado nada, así que no hay nada guardado.
play-not-kept = La partida no se puede guardar: { $reason }
play-resumed = Continúa la partida de { $path }.
play-no-hint = Aquí no hay pistas: juegan varias personas y no las han pedido (--hints), o todos tienen hoy este reparto.
play-no-cards = Este juego no tiene lista de cartas.
play-cards-none = Nada sobre «{ $text }» entre las cartas.
play-no-rules = Las reglas de este juego aún no están escritas.
play-rules-none = Nada sobre «{ $text }» en las reglas.
play-what-none = «{ $text }» no es una palabra de este juego. Todas: `qué`.
rules-how = Una sección: `reglas 3`. Sobre algo: `reglas mercado`.
play-page = Intro para más, q para terminar: {""}
play-over = La partida ha terminado
play-won = { $many ->
    [one] Victoria de { $names }.
   *[other] Comparten la victoria: { $names }.
}
play-you-won = { $many ->
    [one] ¡Has ganado!
   *[other] Compartes la victoria: { $names }.
}
play-lost = La partida está perdida.
play-you-lost = Has perdido.
play-help =
    1  a  b 6         lo que va delante de una jugada en la lista la juega;
                      donde se pide un valor, un número es ese valor
    JUGADA            lo mismo en palabras, p. ej. { $example }
    JUGADA, JUGADA    varias a la vez, en cualquier orden; también un verbo
                      con varias cosas, y cuántas de cada una
    JUGADA # CÓMO     con cómo se hace, donde el juego lo pide
    sí, no            donde se hace una pregunta
    por qué JUGADA    por qué algo no es posible
    prever JUGADA     qué haría una jugada, hasta donde se sabe
    deshacer          retira tu última jugada; los demás han de consentir
                      si mostró algo
    revocar           retira lo que has elegido hasta ahora, o tu elección
                      secreta antes de que todos hayan elegido
    pausa             para el reloj y oculta la mesa, donde cuenta el tiempo
    rendirse          da la partida por perdida, donde el juego lo permite
    cartas [PALABRA]  lo que se puede consultar: cartas, precios, manos
    reglas [PALABRA]  las reglas del juego, o lo que dicen sobre algo
    qué [PALABRA]     qué significa una palabra del juego
    crónica           todo lo que ha pasado
    acompañante [sí|no]  lo que aquí importa, otra vez; o se activa o no
    pista            qué mirar; otra vez: una buena jugada; otra vez: por qué
    mesa              dibuja la mesa otra vez
    guardar [ARCHIVO] escribe una copia; la partida se guarda sola
    ayuda             esta lista
    salir             dejarlo; `ludarium play --resume` continúa
    El tabulador completa palabras, las flechas recuperan lo tecleado.

score-part = Puntos
score-total = Total
score-place = Puesto

## Juegos

games-id = Clave
games-name = Nombre
games-players = Jugadores
games-options = Opciones
games-rules = Reglas
games-none = –
games-defaults = todo como de costumbre
games-daily = el reparto del día

## Simulaciones y torneos

sim-title = { $game }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $players }
sim-interrupted = Interrumpido: estas son las partidas jugadas hasta ahora.
sim-bot = Bot
sim-seat = Asiento
sim-seats = Asientos
sim-wins = Victorias
sim-rate = Porcentaje
sim-interval = 95 %
sim-score = Puntos
sim-won-score = Puntos al ganar
sim-lengths = Jugadas por partida: { $mean } de media, de { $least } a { $most }.
sim-speed = { $decisions } decisiones en { $seconds } s: { $pace } decisiones/s, { $games } partidas/s.
sim-table = Mesa
sim-seat-rates = Victorias por asiento
report-games = Partidas
report-written = El informe está en { $path }.
archive-written = { $path } contiene ahora { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
archive-verified = { $path }: { $games ->
    [one] { $games } partida es como se jugó
   *[other] { $games } partidas son como se jugaron
}; errores: { $wrong }.
archive-gap = faltan las partidas { $first } a { $last }
archive-other-engine = Estas partidas las jugó otro motor ({ $engine }) y, sin registros, las han jugado de nuevo los bots de este: los fallos pueden ser suyos.
cluster-ready = { $workers ->
    [one] { $workers } proceso espera
   *[other] { $workers } procesos esperan
} en { $address } (úsalo con --cluster { $address }; Ctrl-C lo termina)
cluster-ended = El clúster ha terminado.
puzzles-progress = Rompecabezas
puzzles-checking = Rompecabezas comprobados
puzzles-found = { $count ->
    [one] { $path } tiene ahora un rompecabezas; nuevos: { $new }.
   *[other] { $path } tiene ahora { $count } rompecabezas; nuevos: { $new }.
}
puzzles-kept = Interrumpido; la misma orden sigue con { $path }.
puzzles-unclear = El rompecabezas { $number } no está claro: sus jugadas o sus cifras no encajan con las reglas.
puzzles-judged = Rompecabezas que siguen valiendo: { $count } de { $before }, en { $path }.
puzzles-level = Nivel
puzzles-many = Rompecabezas
puzzles-easy = fácil
puzzles-fair = medio
puzzles-hard = difícil
error-puzzles-what = di quién juega (--players novice,novice) o qué registros se miran (--record FILE)
error-puzzles-folder = no existe la carpeta { $path }: créala antes
error-puzzles-none = no hay ningún rompecabezas en { $path }: di en qué archivo están
tune-trials = Pruebas
tune-judging = Con repartos nuevos
tune-constant = Constante
tune-now = Ahora
tune-would = Mejor
tune-before = Desigual ahora
tune-after = Después
tune-gain = Mejora
tune-explained = Desigual: cuánto se aparta, normalmente, un puesto o una cosa de su parte justa de victorias. Mejora: la diferencia de los cuadrados medios, en diezmilésimas, con su intervalo del 95 %, en repartos que ninguna prueba ha visto.
tune-agreed = Todos los bots consultados están de acuerdo.
tune-not-agreed = No todos los bots consultados están de acuerdo: no cambies nada con estos datos.
tune-nothing = No hay valores mejores que los actuales.
tune-kept = Interrumpido; la misma orden continúa con { $path }.
tune-lost = Interrumpido; con --file se habrían guardado las pruebas.
tour-title = { $game }: { $bots } bots, { $seats ->
    [one] los mismos repartos para todos
   *[other] mesas de { $seats }
}, { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} en total
tour-rating = Puntuación
tour-skill = Fuerza
tour-games = Partidas
tour-duels = Con qué frecuencia el bot de la fila queda delante del de la columna

## Registros

record-ok = { $path } está bien: { $game } (reglas { $version }), { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}, { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, { $scores ->
    [none] sin terminar.
   *[other] puntuación final { $scores }.
}
record-move = Jugada { $move } de { $moves }, de { $name }
record-note = Hecho así: { $note }
record-begin = Antes de la primera jugada ({ $moves } en total)
record-eye = como lo ve { $name }
record-eye-spectator = como lo ve un espectador
record-eye-all = con todas las manos abiertas
record-step = { $move }/{ $moves } · Intro: seguir, b: atrás, un número: ir allí, q: fin > {""}
step-next = n seguir siguiente
step-back = b atrás a

## Argumentos equivocados

error-near = {""}; ¿querías decir { $near }?
error-player = un asiento es para human, human:NOMBRE o un bot ({ $known }), no para { $name }
error-name = un nombre tiene de 1 a 20 caracteres y ningún signo de dos puntos, no { $name }
error-names = dos jugadores se llaman { $name }
error-port = --port ha de ser como mucho { $most }, no { $port }
error-port-taken = no se puede escuchar en { $host }:{ $port }: está ocupado o no es tuyo; elige otro --port u otro --host
error-start-served = otro servidor ya usa { $folder }
error-start-folder = no se puede escribir en la carpeta { $folder }
error-start-empty = { $file } está vacío: pon una copia en su lugar, o bórralo para empezar de nuevo
error-start-damaged = { $file } está dañado: pon una copia en su lugar (--no-check arranca sin mirar)
error-start-newer = { $file } tiene la versión { $found }, este ludarium conoce la { $known }: instala uno más nuevo
error-start-smtp = LUDARIUM_SMTP no nombra ningún servidor de correo: escribe smtp://usuario:contraseña@host:puerto, o smtps://…
error-start-mail-from = LUDARIUM_MAIL_FROM no es una dirección de correo: escribe Ludarium <ludarium@example.org>
error-start-mail-origin = el correo necesita --origin: los enlaces de las cartas llevan la dirección pública del servidor
error-start-mail-extra = el correo necesita más paquetes: pip install 'ludarium[accounts]'
error-number = { $flag } ha de ser un número entero, { $least } o más, no { $text }
error-option = --option espera NOMBRE=VALOR, no { $text }
error-option-twice = --option { $name } aparece dos veces
error-values = --option { $name } espera un valor o varios separados por comas, no { $text }
error-values-twice = --option { $name } nombra un valor dos veces: { $text }
error-players-several = varios --players van en un informe: añade --report ARCHIVO
error-no-data = --decisions y --records van a una carpeta: añade --data DIR
error-step = { $game } no tiene ningún paso { $name }; conocidos: { $known }
error-tune-alone = el equilibrio es entre jugadores: nombra al menos dos
error-tune-lot = el objetivo facts necesita un paso al azar (--at-random PASO): lo que eligen los jugadores dice más de quién lo eligió
error-tune-set = { $names } está en --option y en --constants: elige una de las dos
error-data-report = --data y --report se excluyen
error-players-twice = --players { $players } aparece dos veces
error-tables = eso hace { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}; un informe tiene como mucho { $most }
error-file-report = { $path } ya existe y no es un informe: se queda como está
error-preset = { $game } no tiene el conjunto de reglas { $name }; hay: { $known }
error-no-preset = { $game } no tiene conjuntos de reglas
error-daily = { $game } no tiene reparto del día; juegos que lo tienen: { $known }
error-daily-seed = --daily y --seed se excluyen: la fecha da el reparto
error-game = no hay ningún juego { $name }; hay: { $known }
error-seats = { $game } es para { $least } a { $most ->
    [one] { $most } jugador
   *[other] { $most } jugadores
}, no para { $seats }
error-bot = no hay ningún bot { $name }; hay { $known }; search admite vueltas (search:500) o segundos (search:0.2s)
error-name-bot = { $name } es como se llama un bot: elige otro nombre
error-resume-option = --resume continúa una partida tal como está: sin --preset, --option, --seed ni --daily
error-resume-over = { $path }: esa partida ha terminado; `ludarium record show --step` la enseña
error-resume-seats = la partida tiene { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}, pero --seat aparece { $given ->
    [one] una vez
   *[other] { $given } veces
}
error-resume-none = en { $folder } no hay ninguna partida que continuar
error-no-command = no hay ninguna orden { $name }; hay: { $known }
error-no-option = no hay ninguna opción { $name }
error-missing = falta { $name }
error-no-value = { $name } necesita un valor
error-more = {""} ({ $command } --help dice más)
error-language = no hay ningún idioma { $name }; hay: { $known }
error-list = { $flag } espera nombres separados por comas, p. ej. { $example }
error-bots-twice = --bots nombra dos veces a { $name }: un torneo es entre bots distintos
error-bots-few = un torneo con mesas de { $seats } necesita al menos { $seats } bots, no { $bots }
error-file = { $path }: { $reason }
error-no-folder = { $folder } no es una carpeta
error-a-folder = es una carpeta
error-file-kind = { $path } ya existe y no es el registro de una partida: se queda como está
error-file-text = { $path } no es un archivo de texto
error-at = --at ha de estar entre 0 y { $moves }, no { $at }
error-seat = no hay ningún asiento { $seat }; hay: { $known }
error-all = --all enseña las manos, así que solo vale para partidas terminadas
error-all-seat = --all y --seat se excluyen

## Resolver

solve-saved = El registro de la línea está en { $path }.
error-no-solver = no hay solucionador para { $game }; lo hay para { $known }
error-choice = { $flag } ha de ser uno de { $known }, no { $text }
error-question = --question ha de ser una de { $known }, no { $text }
error-solve-what = o --seed o --record dice qué hay que resolver
error-solve-at = --at nombra una jugada de un registro: necesita --record
error-solve-option = --option y --preset van con --seed; un registro tiene sus propias opciones
error-solve-save = --save guarda una línea de jugadas: va con --question { $lines }, o con ninguna
error-solve-game = { $path } es una partida de { $game }

## Análisis

analyse-progress = Analizando
analyse-written = El análisis está en { $path }.
error-analyse-both = --json y --html se excluyen
error-analyse-folder = { $path } no es una carpeta: las páginas de varios registros van a una
error-analyse-names = Dos de estos registros se llaman igual: sus páginas en { $path } también
error-analyse-over = { $path }: esta partida no ha terminado; solo se analizan las terminadas
error-seconds = { $flag } debe ser un número de segundos desde 0.1, no { $text }
error-file-analysis = { $path } ya existe y no es un análisis: se deja como está
error-record-foreign = { $path } no es el registro de una partida: un registro empieza con "ludarium-record"
error-record-newer = { $path } se escribió con un Ludarium más nuevo: actualiza este para leerlo
error-record-damaged = { $path } está dañado: { $reason }

## Ayuda de las órdenes

usage-usage = Uso:
usage-usage-options = [OPCIONES]
usage-usage-command = ORDEN [ARGUMENTOS]...
usage-arguments = Argumentos
usage-options = Opciones
usage-commands = Órdenes
usage-required = [necesario]
usage-default = [si no: {"{}"}]
usage-help = Enseña esto y termina.
usage-lang = El idioma; si no, el del sistema.
usage-ludarium = Cuatro juegos de mesa sobre el arte y el saber: juégalos, y deja que los bots los jueguen.
usage-record = Mirar y comprobar partidas registradas.
usage-game = La clave del juego, como la da `ludarium games`.
usage-option = Una opción o una constante del juego; se puede repetir.
usage-preset = Una elección de opciones con nombre, como la da `ludarium games`; --option la afina.
usage-seed = El mismo número da las mismas partidas.
usage-games-many = Cuántas partidas; con varias mesas, en cada una.
usage-workers = Procesos que se reparten las partidas; el resultado es el mismo.
usage-json = Escribe un objeto JSON.
usage-record-file = Una partida registrada.
usage-at = Tras esta jugada; si no, tras la última.
usage-games = Enumera los juegos: clave, nombre, jugadores, opciones.
usage-play = Jugar en la terminal, contra bots o con otros en el mismo teclado.
usage-play-game = La clave del juego, como la da `ludarium games`; con --resume un registro, o nada para la última partida.
usage-play-seat = Quién se sienta: human, human:NOMBRE o un bot; se puede repetir.
usage-play-seed = Jugar otra vez con esta suerte.
usage-play-daily = El reparto de este día (UTC), el mismo para todos.
usage-play-resume = Continuar una partida que se dejó.
usage-play-save = Guardar allí el registro; si no, entre tus datos (LUDARIUM_DATA).
usage-simulate = Dejar que los bots jueguen muchas partidas, y contar.
usage-simulate-players = Quién juega; cambian de asiento. Se puede repetir para un informe: una mesa cada vez.
usage-simulate-report = Escribir un informe en HTML (en inglés); NOMBRE=A,B,... juega una mesa por valor.
usage-simulate-random = En este paso todos los bots eligen al azar, así que lo que les toca no es mérito suyo; se puede repetir.
usage-to-cluster = Que jueguen los procesos de un clúster de Dask (tcp://HOST:PUERTO); el resultado es el mismo.
usage-simulate-data = Escribir ahí las partidas como Parquet; una simulación detenida o interrumpida continúa.
usage-simulate-decisions = Escribir también cada decisión.
usage-simulate-records = Escribir también cada jugada y cada azar, para poder repetir cada partida.
usage-archive = Partidas simuladas que se guardaron con simulate --data.
usage-archive-folder = La carpeta que recibió simulate --data.
usage-archive-verify = Volver a jugar cada partida y comparar.
usage-archive-record = Una partida como registro.
usage-archive-number = El número de la partida, desde 0.
usage-archive-save = Escribir el registro ahí en vez de mostrarlo.
usage-cluster = Procesos para --cluster, con Dask.
usage-cluster-local = Iniciar un planificador y procesos en esta máquina, hasta Ctrl-C.
usage-cluster-workers = Cuántos procesos.
usage-cluster-port = El puerto del planificador; uno libre si no se da.
usage-puzzles = Posiciones en las que una jugada es la mejor, como rompecabezas.
usage-puzzles-find = Busca tales posiciones en partidas de bots o en registros.
usage-puzzles-file = Guárdalas ahí, una por línea; la misma orden sigue con el archivo.
usage-puzzles-players = Quién juega las partidas.
usage-puzzles-record = Un registro que mirar en su lugar; se puede repetir.
usage-puzzles-count = Cuántos debe haber en el archivo.
usage-puzzles-check = Juega de nuevo hasta cada rompecabezas y mira sus cifras.
usage-puzzles-check-file = El archivo; si no se da, el del juego.
usage-puzzles-judge = Juzga de nuevo cada rompecabezas con este motor; los que ya no valen salen del archivo.
usage-puzzles-judge-file = El archivo; la misma orden sigue con él.
usage-tune = Buscar equilibrio en constantes reconstruidas, dentro de las pistas del reglamento.
usage-tune-players = Quién juega las pruebas.
usage-tune-constants = Qué se puede cambiar; solo constantes reconstruidas sin pista clara.
usage-tune-goal = Qué debe ser parejo: las victorias por puesto inicial, o lo que valen las cosas (personajes, cartas).
usage-tune-games = Partidas para cada prueba y cada juicio.
usage-tune-trials = Cuántos conjuntos de valores se prueban.
usage-tune-judge = Quién juzga el mejor, con repartos nuevos; se puede repetir; si no se da, quienes jugaron las pruebas.
usage-tune-file = Guardar ahí las pruebas, y continuar con ellas.
usage-tournament = Todos los bots contra todos en todos los asientos, con puntuaciones.
usage-tournament-bots = Quién participa.
usage-tournament-players = Bots en una mesa; si no, los menos posibles.
usage-solve = Lo que el análisis de un juego averigua de un reparto o de una posición.
usage-solve-seed = El reparto de `play --seed N`.
usage-solve-record = Una posición de este registro.
usage-solve-seconds = El tiempo para cada pregunta.
usage-solve-question = Una de las preguntas del juego; si no, todas.
usage-solve-save = Guardar allí la línea ganadora, como registro.
usage-analyse = Lo que valieron las decisiones de partidas terminadas y cuánto fue suerte.
usage-analyse-seconds = Segundos de procesador para pensar; si no se dice, los habituales.
usage-analyse-html = Lo escribe allí como una página; de varios registros, en esta carpeta.
usage-play-hints = Permitir pistas, también donde juegan varias personas.
usage-serve = Poner en marcha el servidor y abrir la sala de juegos en un navegador.
usage-serve-host = 0.0.0.0 deja que se unan otros de la red.
usage-serve-port = Dónde lo encuentra el navegador.
usage-serve-data = Guardar allí las mesas.
usage-serve-workers = Procesos en los que piensan los bots.
usage-serve-origin = Dirección pública detrás de un proxy; se puede repetir.
usage-serve-metrics = Quién puede leer /metrics: off (nadie), local, all (todos).
usage-serve-log = Las líneas del registro como text o json.
usage-serve-access-log = Registrar cada petición.
usage-serve-no-browser = No abrir ningún navegador.
usage-serve-no-check = No mirar antes si la base de datos está dañada.
usage-verify = Volver a jugar un registro y comprobar cada línea.
usage-show = Enseñar una posición de un registro como la ve un asiento.
usage-show-seat = Con qué ojos: número o nombre de un asiento; si no, los de un espectador.
usage-show-all = Todas las manos abiertas; solo partidas terminadas.
usage-show-step = Recorrer las jugadas.

# Lessons
usage-learn = Aprende un juego con lecciones en una mesa de verdad; sin GAME: qué juegos las tienen.
usage-learn-game = el juego
usage-learn-lesson = la lección; sin ella, la siguiente
usage-learn-again = empezar la lección desde el principio
usage-learn-check = jugar todas las lecciones (de GAME) de todas las maneras y decir qué falla
learn-step = paso { $step } de { $steps }
learn-go = Intro: seguir (atrás, salir) 
learn-over = La lección está hecha.
learn-left = Puedes seguir más tarde: queda guardada.
learn-games = Juegos con lecciones:
learn-minutes = { $count } min
learn-checked = { $count ->
    [one] Una lección comprobada
   *[other] { $count } lecciones comprobadas
}, { $wrong ->
    [0] ningún fallo.
    [one] un fallo.
   *[other] { $wrong } fallos.
}
error-no-lessons = { $game } aún no tiene lecciones.
error-no-lesson = no existe la lección «{ $lesson }»; se conocen: { $known }
command-back = atrás|back
command-skip = saltar|skip

## Llevar un servidor

admin-found-file = El archivo de la base de datos: { $detail }
admin-found-row = Mesa { $table }: su fila no se puede leer
admin-found-game = Mesa { $table }: no existe el juego { $detail }
admin-found-line = Mesa { $table }: la línea { $number } de su registro no se puede leer
admin-found-replay = Mesa { $table }: la línea { $number } de su registro no se sigue de las anteriores
admin-found-scores = Mesa { $table }: al reproducirla, la partida termina con otra puntuación
admin-checked = Se han mirado { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
} y { $lines ->
    [one] { $lines } línea
   *[other] { $lines } líneas
} de registros.
admin-outdated = { $tables ->
    [one] { $tables } mesa empezó con reglas que ya no se conocen; no se ha reproducido.
   *[other] { $tables } mesas empezaron con reglas que ya no se conocen; no se han reproducido.
}
admin-reports-open = Denuncias abiertas
admin-reports-none = No hay denuncias abiertas.
admin-report = { $id }  { $day }  { $reason }: { $name } ({ $person })
admin-report-said = dicho en la mesa { $table }: { $text }
admin-report-by = denuncia de { $name } ({ $guest }): { $text }
admin-report-closed = cerrada el { $day } por { $who }: { $verdict }
admin-report-done = La denuncia { $id } está cerrada.
report-insult = Insulto
report-spam = Correo basura
report-cheating = Trampa
report-name = Nombre
report-other = Otra cosa
error-admin-no-such-report = No hay ninguna denuncia abierta { $report }.
usage-admin-reports = Lo que la gente ha denunciado: a quién, qué se dijo y por qué.
usage-admin-reports-closed = También las cerradas, y quién las cerró.
usage-admin-close-report = Cierra una denuncia; queda escrito quién lo hizo.
usage-admin-close-report-id = Su número, como lo muestra `ludarium admin reports`.
usage-admin-close-report-verdict = Qué se hizo, con tus palabras.
admin-thrown-none = No hay dos personas de las que una parezca regalar partidas a la otra.
admin-thrown-game = Juego
admin-thrown-winner = Gana
admin-thrown-loser = Pierde
admin-thrown-games = Partidas juntas
admin-thrown-lost = Perdidas
admin-thrown-share = De lo que ganó
admin-thrown-note = Una lista para mirar, no un veredicto: amigos de distinta fuerza también aparecen así.
admin-recomputing = { $games ->
    [one] { $games } partida calculada
   *[other] { $games } partidas calculadas
}
admin-recomputed = { $games ->
    [one] { $games } partida calculada
   *[other] { $games } partidas calculadas
} de nuevo; { $wrong ->
    [one] { $wrong } línea era distinta de lo guardado.
   *[other] { $wrong } líneas eran distintas de lo guardado.
}
admin-findings = { $findings ->
    [0] Todo está bien.
    [one] { $findings } fallo.
   *[other] { $findings } fallos.
}
admin-backed-up = Copia hecha y comprobada: { $file }
admin-removed = { $files ->
    [one] Se ha borrado { $files } copia anterior.
   *[other] Se han borrado { $files } copias anteriores.
}
admin-restored = { $file } ya está en su sitio; arranca el servidor.
admin-aside = Lo que había antes: { $file }
error-admin-no-database = no existe la base de datos { $file }
error-admin-no-copy = no se puede copiar en { $place }: { $why }
error-admin-running = un servidor usa { $folder }: páralo antes
usage-admin = Llevar un servidor: comprobar, copiar, restaurar y más.
usage-admin-data = La carpeta de datos del servidor.
usage-admin-check = Buscar daños: el archivo, cada mesa, cada línea, cada partida reproducida. Código de salida 1 si hay alguno.
usage-admin-backup = Copiar la base de datos, también con el servidor en marcha; la copia se abre y se comprueba.
usage-admin-backup-to = Adónde; si no se dice, la carpeta `backups` de los datos del servidor.
usage-admin-keep = Después, borrar allí las copias anteriores, salvo las N más nuevas.
usage-admin-restore = Poner una copia en lugar de la base de datos; el servidor debe estar parado. Lo que había antes se guarda.
usage-admin-restore-file = La copia.
admin-rotated = Desde ahora firma una clave nueva.
admin-closed = La mesa { $table } está cerrada; nadie la vuelve a abrir.
admin-banned = { $guest } ya no puede entrar.
admin-unbanned = { $guest } puede volver a entrar.
admin-size = Base de datos
admin-guests = Personas
admin-lately = Personas de los últimos 30 días
admin-guests-banned = Personas sin acceso
admin-tables-open = Mesas abiertas
admin-tables-running = Mesas en juego
admin-tables-finished = Mesas terminadas
admin-tables-closed = Mesas cerradas
admin-lines = Líneas de registros
admin-lines-day = Líneas de las últimas 24 horas
admin-waiting = Órdenes pendientes
admin-key = Clave más nueva
admin-user-guest = id
admin-user-name = nombre
admin-user-made = desde
admin-user-seen = última vez
admin-user-tables = mesas
admin-user-banned = sin acceso
error-admin-older = { $file } es de un ludarium anterior: arranca el servidor una vez, o haz una copia y restáurala
error-admin-no-answer = el servidor no lo ha hecho en { $seconds } segundos; la orden queda pendiente y se cumple cuando el servidor pueda
error-admin-failed = no se ha podido hacer: mira el registro del servidor
error-admin-no-such-table = no existe la mesa { $table }
error-admin-no-such-guest = no existe esa persona: { $guest } (`ludarium admin users` las lista)
error-admin-not-running = la mesa { $table } ya ha terminado o está cerrada
error-admin-table-damaged = la mesa { $table } no se puede leer: mira `ludarium admin check`
usage-admin-rotate = Firmar desde ahora con una clave nueva; lo que firmaron las anteriores sigue valiendo.
usage-admin-give-up = Las claves sustituidas hace tantos días dejan de valer (0: todas las anteriores, con lo que nadie queda identificado).
usage-admin-stats = Cifras: personas, mesas, registros.
usage-admin-ratings = Quién podría regalar partidas puntuadas a quién; con --recompute se calculan de nuevo todas.
usage-admin-recompute = Calcular de nuevo todas las puntuaciones desde las partidas terminadas, y corregirlas.
usage-admin-users = Listar a las personas, primero las últimas en venir.
usage-admin-users-like = Solo las que llevan esto en el nombre, o tienen este id.
usage-admin-users-most = Como mucho tantas.
usage-admin-close = Cerrar una mesa para siempre; su partida queda en la base de datos.
usage-admin-close-table = El id de la mesa, como en su dirección.
usage-admin-ban = No dejar entrar más a alguien, o a nadie de una dirección (203.0.113.7) o de una red (203.0.113.0/24).
usage-admin-unban = Volver a dejar entrar a alguien, a una dirección o a una red.
usage-admin-guest = El id de la persona, como lo lista `ludarium admin users`.
