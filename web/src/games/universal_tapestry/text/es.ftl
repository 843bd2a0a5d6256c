# El tablero de Universal Tapestry, en español: lo que solo dice el navegador.

subtitle = Un solitario de las estrellas

## Lo que se pide

prompt-draw = { $complete ->
    [true] Sigue robando o termina
   *[other] Roba una carta
}
    .help = { $complete ->
    [true] El tapiz está completo. Al terminar se descartan las cartas que quedan.
   *[other] Elige un dorso de la zona de robo: solo se conoce su color.
}
prompt-resolve = { $places ->
    [0] { $swaps ->
        [0] No cabe en ningún sitio: descártala
       *[other] Intercámbiala o descártala
    }
   *[other] { $swaps ->
        [0] Colócala o descártala
       *[other] Colócala, intercámbiala o descártala
    }
}
    .help = { $places ->
    [0] Ningún sitio
    [one] 1 sitio
   *[other] { $places } sitios
}, { $swaps ->
    [0] ningún intercambio.
    [one] 1 carta intercambiable.
   *[other] { $swaps } cartas intercambiables.
}
about-place = La siguiente carta del mazo llena después el hueco de la zona de robo.
about-exchange = Después sigues con { $taken } en la mano.
about-discard = { $timed ->
    [true] Descarte { $discards } de 8.
   *[other] Descarte { $discards } de 8, { $points ->
        [0] sin puntos.
        [one] 1 punto.
       *[other] { $points } puntos.
    }
}
about-finish = Las cartas que quedan se descartan y cuentan.

button-draw = Robar
button-place = Colocar
button-exchange = Intercambiar
button-discard = Descartar
button-finish = Terminar

## Cartas y casillas

letter-R = R
letter-O = N
letter-Y = Am
letter-G = V
letter-B = Az
letter-P = M
tapestry = Tapiz
cell = Fila { $row }, columna { $column }
cell-empty = vacía
cell-place = la carta se puede colocar aquí
cell-exchange = se puede intercambiar
slot = Hueco { $slot }: { $colour }
drawn = robada
hand-none = Aún no has robado
touches = toca { $colours }
deck-top = Mazo principal, encima: { $colour }

## La mesa

contact = Normas de contacto
contact-colours = Vecinas en color: el mismo o el contiguo.
contact-points = Bajo cada color: sus puntos al descartar.
contact-types = Nunca dos iguales una junto a otra.
contact-symbols = Nunca dos símbolos iguales juntos.
contact-exchange = Solo intercambias lo que superas.
beats = supera
chain = Intercambios de este turno
chain-step = { $card } ocupó el lugar de { $taken } en la fila { $row }, columna { $column }
progress = Progreso
laid = Colocadas
discarded = Descartadas
discard-points = Puntos del descarte
of = { $count } de { $most }
clock = Tiempo jugado
rank-within = { $minutes } min.
paused-hidden = El tapiz queda cubierto mientras el reloj está parado.

## El final

end-won = El tapiz está completo
end-lost = El tapiz queda incompleto
end-gave-up = Te has rendido
end-laid = { $cards } de 64 cartas colocadas
daily-results = Reparto del { $date }
    .remark = primeros intentos
