# El análisis de una partida, en español: su página, y probar una decisión.

## Análisis

coach-analysis-title = Análisis
coach-analysis-won = { $name } ganó: { $score }
coach-analysis-won-you = { $name } ganó con { $score }; tú tenías { $mine }
coach-analysis-shared = { $names } comparten la victoria: { $score }
coach-analysis-lost = La partida se perdió.
coach-analysis-alone = Ganada: { $score }
coach-analysis-luck-and-decisions = Suerte y decisiones
coach-analysis-luck = suerte
coach-analysis-decisions = decisiones
coach-analysis-verdicts = Veredictos
coach-analysis-par = par
coach-analysis-par-help = El par es lo que logra el mejor juego hallado con suerte media: par + suerte + decisiones = puntos. La suerte cuenta en la medida en que se nota en los puntos finales; el resto es parte del par.
coach-analysis-score = puntos
coach-analysis-error-rate = pérdida por decisión
coach-analysis-chance = Probabilidad de ganar
coach-analysis-points = Puntos esperados
coach-analysis-known = tras cada decisión; todas las manos a la vista
coach-analysis-played-out = tras cada decisión: cuántas partidas imaginadas gana desde ahí un bot sencillo
coach-analysis-played-out-help = Las probabilidades son las de un bot sencillo que sigue jugando desde ahí: los buenos jugadores ganan más a menudo. Aquí no se calcula la suerte.
coach-analysis-keys = Decisiones clave
coach-analysis-none = Nada de lo hecho podía hacerse claramente mejor.
coach-analysis-decision = decisión { $number }
coach-analysis-round = ronda { $round }
coach-analysis-played = jugado
coach-analysis-you-played = jugaste
coach-analysis-best = lo mejor hallado
coach-analysis-second = lo siguiente mejor
coach-analysis-care = Partidas imaginadas: { $deals }; seguro de { $sure } de { $count } veredictos
coach-analysis-finding-errors = { $name } perdió más por decisiones que por la suerte. Errores claros: { $count }.
coach-analysis-finding-luck = La suerte decidió más que las decisiones.
coach-analysis-finding-clean = { $name } apenas perdió puntos con sus decisiones.
coach-analysis-finding-alone = Errores claros: { $count }.
coach-analysis-hints = Pistas pedidas: { $count }
coach-analysis-exact = Lo que dice el solucionador
coach-analysis-exact-hindsight = Conoce todas las cartas, también las entonces ocultas: nadie tiene la culpa de lo que halla.
coach-analysis-exact-known = Parte de lo que se podía ver entonces.
coach-analysis-exact-moment = A este momento
coach-analysis-exact-watch = Ver esta línea
coach-analysis-exact-how = Dispuesto así: { $how }
coach-analysis-exact-looking = El solucionador sigue buscando …

## La página

coach-page-stop = Parar aquí
coach-page-go-on = Seguir
coach-page-again = Verla otra vez
coach-page-yours = tuyas
coach-page-all = todas
coach-page-before = Antes de la decisión { $number }
coach-page-thinking = El entrenador va por la decisión { $done } de { $parts } …
coach-page-waiting = El entrenador empieza en cuanto ningún bot tenga que jugar.
coach-page-none = Nadie ha pedido aún el análisis de esta partida. Cada decisión se juzga por lo que entonces se podía saber.
coach-page-graph = { $heading }. Las decisiones clave siguen en una lista; las flechas pasan por ellas.
coach-page-luck-tab = Suerte
coach-page-decision-tab = Decisión
coach-page-board-tab = Mesa
coach-page-all-tab = Clave
coach-page-exact-tab = Solucionador
coach-page-to-moment = A este momento de la partida
coach-page-earlier = Decisión clave anterior
coach-page-later = Decisión clave siguiente
coach-page-of-keys = decisión clave { $place } de { $count }
coach-page-even = Es lo mejor que se encontró.
coach-page-flag-best = la mejor
coach-page-flag-played = jugada
coach-page-flag-both = jugada y la mejor

## Probar una decisión

coach-trial-title = Inténtalo tú
coach-trial-help = La mesa antes de la decisión { $number }. Elige cualquier jugada: se juzga, no se hace. Es correcto todo lo que sea tan bueno como lo mejor hallado.
coach-trial-in-order = Varias jugadas así se hacen seguidas, en el orden en que están las piezas. Elige la primera: lo que está antes se queda.
coach-trial-list = O de la lista de todas las jugadas
coach-trial-choose = Elige una jugada
coach-trial-check = Comprobar
coach-trial-right = Tan bueno como lo mejor hallado
coach-trial-wrong = Había algo mejor
coach-trial-than-played = Por qué es mejor que lo jugado
coach-trial-than-best = Lo que da de más lo mejor hallado
coach-trial-tries = Intentos anteriores
coach-trial-close = Ver la respuesta
