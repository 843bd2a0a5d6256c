# La página de repeticiones, en español.

aside = Repetición
tab = Repetición de { $game }
loading = Cargando la partida …

## Abrir un registro

drop = Suelta aquí el registro de una partida
drop-help = Un registro es el archivo de texto que ofrece para descargar una partida terminada. Queda un rato en la memoria del servidor y no se guarda.
choose = Elegir un archivo
reading = Leyendo …
mine = O elegir una de mis partidas terminadas
damaged = { $named ->
    [no] Este registro no se puede mostrar
   *[yes] { $name } no se puede mostrar
}
damaged-line = No es el registro de una partida o está dañado: la línea { $line } no encaja.
damaged-why = Lo que falla ahí:
not-over = Un registro lo cuenta todo, también las cartas ocultas. Por eso una partida solo se puede repasar cuando ha terminado.
to-table = A la mesa

## Los mandos

controls = Mandos de la repetición
go-first = Al principio
go-back = Una jugada atrás
go-next = Una jugada adelante
go-last = Al final
play = Reproducir
pause = Pausa
slider = Jugada
move-of = Jugada { $move } de { $total }
rounds = Rondas
round = Ronda { $round }
to-round = A la ronda { $round }
view = Vista
view-open = Todo abierto
view-spectator = Como la ve un espectador
view-seat = Como la ve { $name }
speed = Velocidad
copy-link = Enlace a esta posición
record = Registro
another = Otro registro
mark-link = { $verdict }: al análisis
next-mark = A la marca siguiente

## La partida en palabras

whole = Toda la partida
whole-remark = un clic lleva a la jugada
secret = { $name } decide en secreto.
nothing = { $name } acaba la partida.
hands = Manos
