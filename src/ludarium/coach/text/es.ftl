# El entrenador, en español. El mismo catálogo sirve al terminal y al navegador.

## Veredictos

coach-verdict-masterstroke = Golpe maestro
    .open = ¿Golpe maestro?
coach-verdict-sound = Acertada
    .open = ¿Acertada?
coach-verdict-loose = Imprecisa
    .open = ¿Imprecisa?
coach-verdict-slip = Error
    .open = ¿Error?
coach-verdict-ruin = Desastre
    .open = ¿Desastre?

## Por qué

coach-why-heading = Por qué
coach-why-kept = Guardado para después
coach-why-rival-less = El mejor rival obtiene menos
coach-why-rival-more = El mejor rival obtiene más
coach-why-other = Otras fuentes
coach-why-lead = Tu ventaja, de media
coach-why-points = Tus puntos, de media
coach-why-deed = Después { $deed } en { $better } de 100 partidas; si no, en { $worse }.
coach-why-largest = La mayor parte viene de aquí: { $source }.
coach-why-largest-kept = La mayor parte es lo que guardas para después.
coach-why-small = Las dos apenas se distinguen en de dónde vienen los puntos.
coach-why-after = Después
coach-why-otherwise = Si no
coach-why-alike = En estas partidas apenas se diferencian.
coach-why-deals = Partidas imaginadas, las mismas para ambas: { $deals }.

## Cuán seguro

coach-sure-certain = Una ventaja de { $lead } ± { $error }: segura.
coach-sure-likely = Una ventaja de { $lead } ± { $error }: probable, no segura.
coach-sure-open = Una ventaja de { $lead } ± { $error }: no segura.
coach-sure-small = Apenas importa: una ventaja de { $lead } ± { $error }.
coach-sure-even = No se distinguen la una de la otra.
coach-decimal-sign = ,
coach-points-of = { $points } pts

## Pistas

coach-hint-heading = Pista
coach-hint-look = Qué mirar
coach-hint-move = Una buena jugada
coach-hint-why = Por qué
coach-hint-look-pieces = Fíjate en { $pieces }.
coach-hint-look-source = Lo que decide aquí: { $source }.
coach-hint-look-none = Mira más allá de cada pieza: ¿con qué te deja cada opción?
coach-hint-look-kept = Aquí decide lo que guardas para después.
coach-hint-and = { $first } y { $last }
coach-hint-best = Mejores jugadas
coach-hint-wins = ganas
coach-hint-lead = puntos de ventaja
coach-hint-only = Solo hay una jugada.
coach-hint-expert = Va primero lo que haría el gran maestro, salvo que otra jugada sea seguramente mejor. Las probabilidades son las de un bot sencillo que sigue jugando: los buenos jugadores ganan más a menudo.
coach-hint-against = { $one } contra { $other }
coach-hint-more = Escribe `pista` otra vez para saber más.
coach-hint-off = Aquí no hay pistas: { $reason ->
    [rated] esta partida cuenta.
    [chosen] esta mesa se abrió sin ellas.
    [daily] hoy todos tienen el mismo reparto.
    [tournament] esto es un torneo.
   *[people] los demás no las han aceptado.
}
coach-hint-close = cerrar
coach-hint-set-up = Prepararla
coach-hint-busy = El entrenador está ocupado. Prueba de nuevo en un momento.
coach-hint-thinking = El entrenador está pensando …

## El camino al análisis

coach-page-start = Analizar
coach-analysis-in-points = en puntos
