# Ars Universalis en el navegador, en español: lo que dicen sus cartas, sus bancos y los ejemplos de sus reglas.

## Las cartas

era-MA = Edad Media
era-EM = Edad Moderna
era-LM = Edad Contemporánea

paint-red = rojo
paint-yellow = amarillo
paint-blue = azul
paint-orange = naranja
paint-green = verde
paint-purple = morado
paint-letter-red = R
paint-letter-yellow = Am
paint-letter-blue = Az
paint-letter-orange = N
paint-letter-green = V
paint-letter-purple = M

solid-cone = cono
solid-cylinder = cilindro
solid-sphere = esfera
solid-cube = cubo
height-H = alto
height-M = medio
height-L = bajo

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

solo-label = La mesa del juego en solitario: la fila de arriba está boca arriba, y bajo una obra terminada la carta siguiente
list-brings = puja { $bid }, materiales { $materials }{ $bonus ->
    [0] {""}
   *[other] , bonificación { $bonus }
}
list-materials = Materiales
turn-over = Dar la vuelta
