# El acompañante de Universal Tapestry: core/companion.py dice de qué se compone una tarjeta.

decision-draw = Eliges por el color
    .text =
    Ves los dorsos de las cartas, es decir, su color, pero no su símbolo. El color decide dónde cabe una carta: junto al suyo y a los dos vecinos del arcoíris.
    .weigh =
    Muchos lugares: roba un color que quepa en varias casillas libres, sea cual sea su símbolo.
    El rojo y el morado son difíciles: solo tienen un color vecino. Colócalos mientras haya sitio.
    Esquinas y huecos: una casilla entre dos cartas depende de ambas. Llénala mientras el color adecuado esté ahí.
decision-resolve = Colócala, intercámbiala o descártala
    .text =
    Las casillas marcadas encajan; a las cartas marcadas la tuya es superior: puede ocupar su lugar, y sigues con la otra. Lo que no encaja en ningún sitio se descarta.
    .weigh =
    No cierres puertas: un lugar que deja dos casillas abiertas es mejor que uno que ya nada puede llenar.
    Intercambia para liberarte: retira una carta que encaje más fácilmente en otro sitio.
    Pocos descartes: puedes permitirte ocho, así que descarta los colores extremos antes que colocar una carta que bloquee otras.
