# Las páginas de reglas, en español: todo lo que rodea a las reglas mismas, que están al lado, una carpeta por juego.

rules-of = Reglas de { $game }
rules-aside = Reglas
shelf-aside = contadas con nuestras palabras
read = Leer
no-rules-yet = En preparación
no-rules-here = Las reglas de este juego aún no están escritas.
all-rules = Todas las reglas
contents = Índice
search = Buscar
search-hint = Una palabra, por ejemplo mercado
search-count = { $count ->
    [0] Ningún apartado
    [one] 1 apartado
   *[other] { $count } apartados
}
search-none = Estas reglas no dicen nada de «{ $query }».
anchor = Enlace a «{ $section }»
own-words = Aquí contamos las reglas con nuestras propias palabras. Cuando un número o un dibujo impreso no se ha podido conseguir, el texto lo dice.
ours = nuestro, no impreso
ours-note = El signo † señala lo que es nuestro: las reglas impresas no lo dicen, o solo en una imagen que no pudimos ver. Véase [lo que está reconstruido](#reconstructed).
now = Ahora:
print = Imprimir

## En los dibujos

copies = { $count ->
    [one] 1 ejemplar
   *[other] { $count } ejemplares
}
column-resource = Recurso
column-tier = Nivel
column-made-by = Lo produce
column-used-by = Lo necesita
column-buy = Compra
column-sell = Venta
card-back = Reverso
points-discarded = Puntos al descartar
beats = es superior a
empty-cell = casilla vacía
in-hand = en la mano: { $card }
verdict-yes = permitido
verdict-no = no permitido
box-label = Un tapiz tan ancho como el marco: puede crecer hacia arriba y hacia abajo, pero no hacia los lados
column-rank = Rango
column-time = Tiempo
time-over = más de { $from } { $from ->
    [one] minuto
   *[other] minutos
}
time-between = más de { $from } y hasta { $to } { $to ->
    [one] minuto
   *[other] minutos
}
time-from = de { $from } a { $to } { $to ->
    [one] minuto
   *[other] minutos
}
time-under = menos de { $to } { $to ->
    [one] minuto
   *[other] minutos
}
