# El tablero de Universal Tapestry, en español: lo que solo dice el navegador.

subtitle = Un solitario de las estrellas

## Lo que se pide

prompt-draw = { $complete ->
    [true] Sigue robando o termina
   *[other] Roba una carta
}
    .help = { $complete ->
    [true] El tapiz está completo. Al terminar se descartan las cartas que quedan.
   *[other] Elige un reverso de la zona de robo: solo se conoce su color.
}
prompt-resolve = { $places ->
    [0] { $swaps ->
        [0] No encaja en ningún sitio: descártala
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
}{ $some ->
    [true] {" "}{ $touch ->
        [true] Toca para elegir y otra vez para confirmar.
       *[other] Haz clic para elegir y otra vez para confirmar, o arrastra la carta hasta allí.
    }
   *[other] {""}
}
chosen-place = ¿Colocarla aquí?
chosen-exchange = ¿Intercambiarla por esta carta?
about-place = { $touch ->
    [true] Vuelve a tocar la casilla para colocarla allí.
   *[other] Vuelve a hacer clic en la casilla para colocarla allí.
}
about-exchange = { $touch ->
    [true] Vuelve a tocarla para intercambiar.
   *[other] Vuelve a hacer clic en ella para intercambiar.
} Después sigues con { $taken } en la mano.
about-discard = { $last ->
    [true] Un descarte de más: la partida está perdida.
   *[other] Descarte { $discards } de { $most }{ $timed ->
        [true] .
       *[other] , { $points ->
            [0] sin puntos.
            [one] 1 punto.
           *[other] { $points } puntos.
        }
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
contact-types = Nunca dos del mismo tipo juntas.
contact-symbols = Nunca dos símbolos iguales juntos.
contact-exchange = Intercambia solo si tu carta es superior.
beats = es superior a
chain = Intercambios de este turno
chain-step = { $card } ocupó el lugar de { $taken } en la fila { $row }, columna { $column }
progress = Progreso
laid = Colocadas
discarded = Descartadas
discarded-over = { $count }: { $extra ->
    [one] una de más
   *[other] { $extra } de más
}
discarded-last = Con el siguiente descarte pierdes.
discard-points = Puntos del descarte
of = { $count } de { $most }
clock = Tiempo jugado
rank-within = { $minutes } min
paused-hidden = El tapiz queda cubierto mientras el reloj está parado.

## El final

end-won = El tapiz está completo
end-lost = El tapiz queda incompleto
end-gave-up = Te has rendido
end-too-many = { $next ->
    [9] Con el noveno descarte se perdió la partida.
   *[other] Con el descarte número { $next } se perdió la partida.
}
end-laid = { $cards } de 64 cartas colocadas
daily-results = Reparto del { $date }
    .remark = primeros intentos
