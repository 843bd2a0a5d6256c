# Ars Universalis en el navegador, en español: lo que dicen sus cartas, sus mesas de trabajo y los ejemplos de sus reglas.

## Las cartas

era-MA = Edad Media
era-EM = Edad Moderna
era-LM = Edad Contemporánea

paint-letter-red = R
paint-letter-yellow = Am
paint-letter-blue = Az
paint-letter-orange = N
paint-letter-green = V
paint-letter-purple = M

opening-bid = puja inicial
materials = { $count ->
    [one] material
   *[other] materiales
}
all-works = por todas
points-label = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
notes-label = notas en los grados { $notes }
material-label = { $id }: número { $number }; pintura { $left } y { $right }; { $solid }, conectores { $high }; letras { $letters }; notas { $notes }

## Los ejemplos

example-play = Reproducir
example-pause = Pausa
example-again = Desde el principio
example-back = Atrás
example-next = Siguiente
example-step = Paso { $step } de { $steps }
example-sought = Se pide
example-solved = Resuelta
example-open = Abierta
example-refused = No vale

example-painting-1 = { $title }, de { $name }, pide naranja, amarillo y rojo, en este orden. Cada carta tiene pintura en su extremo izquierdo y en el derecho.
example-painting-2 = Pon la segunda carta junto a la primera: el rojo toca el amarillo y la junta se vuelve naranja.
example-painting-3 = Amarillo con amarillo sigue siendo amarillo.
example-painting-4 = Rojo con rojo sigue siendo rojo. Tres colores en una fila cuestan cuatro cartas.
example-painting-5 = Si una fila no puede seguir, empieza otra debajo. Leído de arriba abajo también es naranja, amarillo, rojo, pero cuesta cinco cartas.
example-literature-1 = { $title }, de { $name }, pide las letras M O L I N O.
example-literature-2 = La primera carta da M y O. Qué letras da una carta, y en qué orden, lo decides tú.
example-literature-3 = La segunda da L, I y N.
example-literature-4 = La O de la primera carta ya está gastada: para la segunda O hace falta otra carta.
example-literature-5 = Las cartas van en el orden de la palabra: con la segunda carta delante ya no se lee MOLINO.
example-music-1 = { $title }, de { $name }, pide estas cuatro notas.
example-music-2 = La primera carta da las dos primeras.
example-music-3 = La segunda sube como debe, pero demasiado arriba.
example-music-4 = Deslízala hacia abajo una línea entera: ahora suena bien y la melodía está completa.
example-music-5 = Esta carta también serviría, sin deslizarla. Su última nota queda más allá del final de la melodía y no cuenta.
example-music-6 = En medio no es así: entre la primera nota y la última cuentan todas. Esta sobra.
example-sculpture-1 = { $title }, de { $name }, pide una esfera, un cubo y un cono.
example-sculpture-2 = Los conectores de la junta tienen que coincidir. Medio y alto no coinciden.
example-sculpture-3 = Da media vuelta al cubo: sus extremos cambian de lado, y lo alto queda bajo. Ahora medio coincide con medio.
example-sculpture-4 = Bajo coincide con bajo: la escultura está en pie, con tres cartas.
example-sculpture-5 = Este cono tiene conectores altos, que no coinciden con los bajos…
example-sculpture-6 = … salvo que se ponga una carta en medio. Puede mostrar cualquier cuerpo, pero también se gasta.
example-science-1 = { $title }, de { $name }, pide una cuenta que dé { $target }.
example-science-2 = Nueve por cuatro…
example-science-3 = … más dos. El número de cada carta cuenta una vez; puedes sumar, restar, multiplicar y dividir.
example-science-4 = Con paréntesis se puede de otra manera, pero cuesta una carta más.
example-science-5 = Los números nunca se escriben uno junto a otro: un tres y un ocho no son treinta y ocho.

## En las listas de las reglas

solo-label = La mesa del juego en solitario: la fila de arriba está boca arriba, y bajo una obra completada la carta siguiente
list-brings = puja { $bid }, materiales { $materials }{ $bonus ->
    [0] {""}
   *[other] , bonificación { $bonus }
}
list-materials = Materiales
turn-over = Dar la vuelta

## El tablero

subtitle = { $count ->
    [1] En solitario
    [2] Dos mecenas
    [3] Tres mecenas
   *[other] Cuatro mecenas
}
prompt-auction = { $last ->
    [true] Solo quedas tú: toma un personaje por su puja inicial o retírate
   *[other] Abre una subasta o retírate
}
    .help = { $last ->
    [true] Quien queda el último paga la puja inicial.
   *[other] Elige un personaje y tu puja; tienes { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}. Retirarse pone fin a tu parte en esta fase.
}
prompt-bidding = { $figure } está en { $bid }: ¿subes o pasas?
    .help = Tienes { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}. Pasar solo renuncia a este personaje.
prompt-recruitment = ¿Contratas o rechazas a { $figure }?
    .help = { $danger ->
    [true] La ronda pasada no conseguiste personaje: si tampoco ahora, pierdes la partida.{" "}
   *[other] {""}
}Cuesta su puja inicial; tienes { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
prompt-acquire = Despide a uno de tus personajes
    .help = Tienes tantos como se permite. Quien se va deja la partida; lo puntuado queda.
prompt-receive = Descarta hasta { $most } o recibe menos materiales
    .help = En una mano caben { $limit ->
    [one] { $limit } carta
   *[other] { $limit } cartas
}.
prompt-trade = Compra y vende materiales
    .help = Una vez cada cosa, en el orden que quieras. Elige cuántos comprar, o cartas de tu mano para vender. Después vienen las obras.
prompt-projects = Completa tus obras
    .help = { $workshop ->
    [true] Abre una obra en la mesa de trabajo. Una vez por turno puedes comprar una carta del taller.
   *[other] Abre una obra en la mesa de trabajo. Una vez por turno puedes cambiar una carta con el banco.
}
prompt-make_room = Descarta una carta para la del taller
    .help = En una mano caben { $limit ->
    [one] { $limit } carta
   *[other] { $limit } cartas
}.
prompt-solo = Completa una obra de un personaje descubierto
    .help = { $help ->
    [true] Ábrela en la mesa de trabajo. Una obra de la Edad Contemporánea gana la partida.
   *[other] Ábrela en la mesa de trabajo. Si ya no encuentras nada, ríndete en el menú.
}
prompt-solo_discard = Descarta hasta quedarte con { $limit ->
    [one] { $limit } carta
   *[other] { $limit } cartas
}
    .help = Lo que se descarta sale de la partida.
begun-exchange = { $missing ->
    [give] Cambiar … por { $take }
   *[other] Cambiar { $give } por …
}
ask-give = Ahora elige una carta de tu mano.
ask-take = Ahora elige una carta del banco.
about-open = Si todos pasan, pagas tu puja.
about-raise = Si los demás pasan, pagas tu puja.
about-withdraw = No consigues personaje esta ronda.
about-decline = El personaje se ofrece al otro mecenas o se va.
about-shift_coins = Tomas { $shift ->
    [one] { $shift } moneda
   *[other] { $shift } monedas
}; el marcador vale menos. Una vez por ronda, dos por partida.
about-shift_hand = Recibes otras tantas cartas nuevas; el marcador vale menos.
about-dismiss = Sale de la partida, y con él sus obras abiertas.
about-exchange = Tu carta se queda en el banco para los siguientes.
button-open = Abrir con { $bid }
button-raise = Pujar { $bid }
button-pass = Pasar
button-take = Tomar
button-take_classic = Tomar el clásico
button-withdraw = Retirarse
button-hire = Contratar
button-decline = Rechazar
button-dismiss = Despedir
button-drop = Descartar
button-keep = No descartar nada
button-sell = Vender
button-buy = Comprar
button-exchange = Cambiar
button-fetch = Comprar
button-complete = Completar
button-shift_hand = Mano nueva
button-shift_coins = Tomar monedas
button-end = Terminar el turno
hand-in-trade = { $count ->
    [one] Vender 1 carta
   *[other] Vender { $count } cartas
}
hand-in-receive = { $count ->
    [0] No descartar nada
   *[other] Descartar { $count }
}
hand-in-solo_discard = Descartar
tab-patrons = Mecenas
tab-records = Registros
reason-wrong-note = Lo que hay en la mesa de trabajo no resuelve la obra.
reason-needs-note = Coloca las cartas en la mesa de trabajo: tiene que verse cómo resuelven la obra.
reason-withheld = En esta mesa cada cual resuelve por su cuenta.

age-MA = Med
age-EM = Mod
age-LM = Cont
halved = de un periodo pasado: la mitad
hammer = en subasta
no-offer = No hay personajes en oferta.
classic-left = clásico, quedan { $count }
figure-label = { $name }, { $period }. { $works }. Puja inicial { $bid }, materiales { $materials }.
auction = Subasta
recruitment = Contratación
trade = Comercio
projects = Proyectos
coins = { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
of = { $count } de { $most }
bid-served = tiene personaje
bid-out = fuera de la fase
bid-highest = puja { $bid }
bid-in = en juego
bid-opens = abre
your-bid = Tu puja
bid-asked = le toca
bid-by = { $bid }, puja de { $name }
bid-proposed = { $bid }, propuesto
bid-all-label = { $bid }, todo lo que tienes
you-label = Tú
points-short = { $points } p.
bid-all = todo
bid-passed = pasa
figures-of = Personajes de { $name }
figures-count = { $count } de { $most }
no-figures = Ningún personaje por ahora.
bench = Trabajar
bench-open = Trabajar en { $title }
benches = Mesas de trabajo
bench-bank = Con { $card } del banco se puede.
bench-keeps = { $count ->
    [one] { $title } conserva su carta en la mesa de trabajo.
   *[other] { $title } conserva sus { $count } cartas en la mesa de trabajo.
}
offer-complete = { $points ->
    [0] ¿Completas { $title }?
    [one] ¿Completas { $title } por 1 punto?
   *[other] ¿Completas { $title } por { $points } puntos?
}
doubt-decline = ¿Rechazas este personaje?
    .help = La ronda pasada no conseguiste personaje. Quien tampoco lo consigue en esta pierde la partida, sean cuales sean los puntos.
doubt-end = ¿Terminas tu turno?
    .help = { $title } está resuelta en la mesa de trabajo, pero sin completar. Completarla ahora da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; en la próxima ronda tus cartas pueden ser otras.
hand-makes = tu mano lo consigue
hand-lacks = falta: { $part }
hand-fails = no con esta mano
hand-bank = con { $card } del banco
bank-remark = un cambio por turno
bank-later = Se despliega con los proyectos.
workshop = Taller de Leonardo
workshop-remark = una carta por turno
buy-label = Comprar { $number }: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
sell-begin = Vender a { $coins } cada una
hand-of = { $count } de como máximo { $limit ->
    [one] { $limit } carta
   *[other] { $limit } cartas
}
hand-of-benched = { $count } de como máximo { $limit }, { $benched } en las mesas de trabajo
hand-fits = { $count ->
    [one] 1 carta sirve
   *[other] { $count } cartas sirven
}
hand-comes = { $count ->
    [one] 1 carta viene con { $figure }
   *[other] { $count } cartas vienen con { $figure }
}
hand-empty = Tu mano está vacía.
shift = Cambio de paradigma
shift-gone = entregado
shift-once = una vez
shift-worth = gástalo en una de estas; guardado vale { $points }
shift-hand = Mano nueva
shift-coins = Tomar { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}
patrons = Mecenas
patrons-remark = hasta { $points }
leads = es mecenas principal en esta ronda
marker-label = Marcador de { $points }
ended-forfeit = { $me ->
    [true] Estuviste demasiado tiempo sin personaje nuevo: eso pierde la partida, sean cuales sean los puntos.
   *[false] Tu rival estuvo demasiado tiempo sin personaje nuevo: eso pierde la partida, sean cuales sean los puntos.
}
good-coins = { $count ->
    [one] moneda
   *[other] monedas
}
good-marker = cambio
good-cards = { $count ->
    [one] carta
   *[other] cartas
}
forfeited = derrota: demasiado tiempo sin personaje
records = Registros
development-held = Gran avance de { $name }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
record-free = { $works ->
    [one] { $works } obra
   *[other] { $works } obras
}: +{ $points }
development-free = { $works ->
    [one] { $works } obra da
   *[other] { $works } obras dan
} el gran avance: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
works-of-age = Obras del periodo ({ $period })
arts = Artes y ciencia
arts-free = las cinco: +{ $points }
solo-remark = una obra completada descubre la carta de abajo
solo-locked = antes hace falta una obra de esta categoría del periodo anterior ({ $period })
solo-inspired = inspirada: una carta más
solo-pool = { $pool ->
    [one] queda 1 material
   *[other] quedan { $pool } materiales
}
solo-won = Has ganado
solo-lost = No se puede completar nada más
solo-works = { $works ->
    [one] 1 obra
   *[other] { $works } obras
}
inspiration-how = Una obra de este periodo, o de una de estas categorías, da una carta más.

## La mesa de trabajo

bench-about = { $figure }, { $category }{ $points ->
    [0] {""}
   *[other] {" "}por { $points }
}
bench-hand = Tu mano
bench-row = Fila { $row }
bench-row-new = Empezar otra fila
bench-row-begins = La próxima carta empieza otra fila
bench-begin-painting = Toca cartas de tu mano o arrástralas aquí. Los extremos que se tocan mezclan sus pinturas.
bench-begin-literature = Elige letras de tus cartas, en el orden de la palabra.
bench-begin-music = Toca cartas de tu mano o arrástralas aquí; después súbelas o bájalas por líneas enteras.
bench-begin-sculpture = Toca cartas de tu mano o arrástralas aquí; después gíralas hasta que coincidan los conectores.
bench-begin-science = Toca números y signos para escribir una cuenta.
bench-mix = { $left } y { $right } dan { $made }
bench-mix-same = { $made } sigue siendo { $made }
bench-next-paint = extremo izquierdo { $paint }
bench-next-row = con { $end } no sale { $colour }: empieza otra fila
bench-next-note = nota siguiente: { $note }
bench-next-connector = conector izquierdo: { $height }
bench-mark-right = bien
bench-mark-wrong = mal
bench-mark-open = falta todavía
bench-mark-outside = fuera de la melodía
bench-between = en medio
bench-meets = los conectores coinciden
bench-parts = los conectores no coinciden
bench-turned = girada media vuelta
bench-slid = { $lines ->
    [0] en su sitio
    [1] subida una línea
    [-1] bajada una línea
    [2] subida dos líneas
    [-2] bajada dos líneas
    [3] subida tres líneas
    [-3] bajada tres líneas
    [-4] bajada cuatro líneas
   *[other] subida cuatro líneas
}
bench-sounds = { $printed } suena ahora como { $sounds }
bench-pick = { $letter } de { $card }
bench-give-back = Devolver { $letter } a { $card }
bench-lay = Poner { $card }
bench-take-back = Retirar { $card }
bench-tools = Qué hacer con { $card }
bench-left = A la izquierda
bench-right = A la derecha
bench-above = A la fila de arriba
bench-below = A la fila de abajo
bench-cut = Empezar una fila con esta carta
bench-join = Unir con la fila de arriba
bench-turn = Girar media vuelta
bench-slide-up = Subir una línea
bench-slide-down = Bajar una línea
bench-sound-on = Activar el sonido
bench-hear = Oír lo puesto
bench-hear-target = Oír lo buscado
bench-stop = Parar
bench-sum = Tu cuenta. Escribe cifras y signos, o tócalos.
bench-signs = Signos
bench-sign-plus = más
bench-sign-minus = menos
bench-sign-times = por
bench-sign-divided = entre
bench-sign-open = abrir paréntesis
bench-sign-close = cerrar paréntesis
bench-caret-left = Uno atrás
bench-caret-right = Uno adelante
bench-erase = Borrar
bench-so-far = por ahora
bench-sought-number = se busca { $target }
bench-count-painting = { $right } de { $all } colores
bench-count-literature = { $right } de { $all } letras
bench-count-music = { $right } de { $all } notas
bench-count-sculpture = { $right } de { $all } cuerpos
bench-solved = Resuelto: todo está bien.
bench-spends = Gasta { $cards }.
bench-clear = Vaciar
bench-solution = Mostrar una solución
bench-solution-laid = Una solución está en la mesa de trabajo: { $cards }.
bench-solution-cards = Con estas cartas se puede: { $cards }. Cómo colocarlas es cosa tuya.
bench-solution-none = Con las cartas de tu mano no se puede ahora.
bench-complete = { $points ->
    [0] Completar
   *[other] Completar por { $points }
}

## El rincón de los rompecabezas

kind-painting = Pintura
kind-literature = Literatura
kind-music = Música
kind-sculpture = Escultura
kind-science = Ciencia
puzzles-today = La serie de hoy
puzzles-set = La serie del
puzzles-until = una nueva a las { $time }
puzzles-past = un día pasado: para practicar
puzzles-day-before = El día anterior
puzzles-day-after = El día siguiente
puzzles-how = El reloj arranca al empezar un rompecabezas y se para cuando está bien. Todos reciben los mismos cinco.
puzzles-how-past = Toma cualquiera tantas veces como quieras. Solo el propio día daba puestos.
puzzles-new = sin empezar
puzzles-unsolved = sin resolver
puzzles-shown = solución vista
puzzles-do-begin = Empezar
puzzles-do-continue = Continuar
puzzles-do-practise = Practicar
puzzles-do-look = Ver otra vez
puzzles-solved = Resueltos: { $solved } de { $all }
puzzles-in-all = { $time } en total
puzzles-place = puesto { $place } de { $people }
puzzles-results = Resultados
puzzles-people = { $people ->
    [0] nadie aún
    [one] 1 persona
   *[other] { $people } personas
}
puzzles-total = en total
puzzles-nobody = Nadie ha resuelto ninguno todavía.
puzzles-nobody-past = Nadie resolvió ninguno ese día.
puzzles-ranking = Queda por delante quien resuelve más de los cinco; entre iguales, quien tarda menos.
puzzles-practice = Práctica
puzzles-practice-remark = cuantos quieras
puzzles-kind = Tipo
puzzles-period = Periodo
puzzles-take = Tomar un rompecabezas
puzzles-recent = Los últimos días
puzzle-clock = Tu tiempo
puzzle-unranked = para practicar
puzzle-ready = El reloj arranca cuando empiezas. Entonces ves la obra y tus cartas.
puzzle-how = Cómo se hace
puzzle-solved = Resuelto en { $time }
puzzle-cards = con { $used ->
    [one] { $used } carta
   *[other] { $used } cartas
}{ $more ->
    [0] : con menos no se puede
   *[other] : { $fewest ->
        [one] basta { $fewest }
       *[other] bastan { $fewest }
    }
}
puzzle-shown = Se ha mostrado una solución.
puzzle-forfeited = Se ha mostrado una solución: este no da tiempo ni puesto.
puzzle-next = Siguiente: { $kind }
puzzle-another = Otro más
puzzle-all = Todos los rompecabezas
puzzle-share = Compartir este rompecabezas
puzzle-address = Dirección de este rompecabezas
puzzle-show-title = ¿Mostrar una solución?
puzzle-show-help = Entonces este rompecabezas no te da hoy ni tiempo ni puesto.
puzzle-show = Mostrarla

## Dónde vivieron

region-abbasid_caliphate = califato abasí
region-bengal = Bengala
region-brazil = Brasil
region-burgundy = Borgoña
region-byzantium = Bizancio
region-castile = Castilla
region-china = China
region-england = Inglaterra
region-france = Francia
region-germany = Alemania
region-suriname = Surinam
region-india = India
region-italy = Italia
region-japan = Japón
region-mughal_india = India mogol
region-netherlands = Países Bajos
region-new_spain = Nueva España
region-philippines = Filipinas
region-poland = Polonia
region-russia = Rusia
region-sweden = Suecia
region-spain = España
region-st_gall = San Galo
region-united_states = Estados Unidos
region-upper_mesopotamia = Alta Mesopotamia
region-venice = Venecia
region-yorubaland = país yoruba
region-al_andalus = al-Ándalus
