# Ars Universalis, en español. El mismo catálogo sirve para la terminal y el navegador; core/text.py explica los ids.

## Personajes, obras y materiales

figure-khwarizmi = al-Juarismi
figure-ziryab = Ziryab
figure-kassia = Kasia
figure-tuotilo = Tuotilo
figure-murasaki = Murasaki Shikibu
figure-guido = Guido de Arezzo
figure-hildegard = Hildegarda de Bingen
figure-jazari = al-Jazari
figure-unkei = Unkei
figure-marie = María de Francia
figure-fibonacci = Fibonacci
figure-pisano = Nicola Pisano
figure-alfonso = Alfonso X el Sabio
figure-guan = Guan Daosheng
figure-dante = Dante Alighieri
figure-giotto = Giotto
figure-petrarch = Petrarca
figure-orcagna = Andrea Orcagna
figure-sluter = Claus Sluter
figure-rublev = Andréi Rubliov
figure-brunelleschi = Filippo Brunelleschi
figure-leonardo = Leonardo da Vinci
figure-durer = Alberto Durero
figure-michelangelo = Miguel Ángel
figure-cellini = Benvenuto Cellini
figure-tansen = Tansen
figure-cervantes = Miguel de Cervantes
figure-shakespeare = William Shakespeare
figure-kepler = Johannes Kepler
figure-artemisia = Artemisia Gentileschi
figure-bernini = Gian Lorenzo Bernini
figure-rembrandt = Rembrandt
figure-strozzi = Barbara Strozzi
figure-newton = Isaac Newton
figure-basho = Matsuo Bashō
figure-merian = Maria Sibylla Merian
figure-sor_juana = Sor Juana Inés de la Cruz
figure-roldan = Luisa Roldán
figure-handel = Georg Friedrich Händel
figure-bach = Johann Sebastian Bach
figure-aleijadinho = Aleijadinho
figure-herschel = William Herschel
figure-blake = William Blake
figure-hokusai = Katsushika Hokusai
figure-beethoven = Ludwig van Beethoven
figure-austen = Jane Austen
figure-chopin = Frédéric Chopin
figure-schumann = Clara Schumann
figure-tolstoy = León Tolstói
figure-borodin = Aleksandr Borodín
figure-degas = Edgar Degas
figure-rodin = Auguste Rodin
figure-lewis = Edmonia Lewis
figure-gonzaga = Chiquinha Gonzaga
figure-kovalevskaya = Sofia Kovalévskaya
figure-cajal = Santiago Ramón y Cajal
figure-van_gogh = Vincent van Gogh
figure-tagore = Rabindranath Tagore
figure-rizal = José Rizal
figure-claudel = Camille Claudel
figure-curie = Marie Curie
figure-olowe = Olowe de Ise
figure-ramanujan = Srinivasa Ramanujan

work-khwarizmi-1 = Compendio de cálculo (al-Jabr)
work-ziryab-1 = Canciones de la escuela cordobesa
work-kassia-1 = Himno de Kasiani
work-kassia-2 = Epigramas
work-tuotilo-1 = Tapas de marfil del Evangelium longum
work-tuotilo-2 = Hodie cantandus est
work-tuotilo-3 = Pinturas murales de San Galo
work-murasaki-1 = La historia de Genji
work-guido-1 = Ut queant laxis (solmización)
work-hildegard-1 = Ordo virtutum
work-hildegard-2 = Physica
work-hildegard-3 = Scivias
work-jazari-1 = Libro de los ingenios mecánicos
work-jazari-2 = Diseños pintados del reloj del castillo
work-unkei-1 = Guardianes Niō de Tōdai-ji
work-marie-1 = Lais
work-fibonacci-1 = Liber abaci
work-pisano-1 = Púlpito del baptisterio de Pisa
work-alfonso-1 = Tablas alfonsíes
work-alfonso-2 = Cantigas de Santa María
work-guan-1 = Bosques de bambú entre niebla y lluvia
work-dante-1 = Divina comedia
work-giotto-1 = Frescos de la capilla de los Scrovegni
work-petrarch-1 = Rimas sueltas (Rerum vulgarium fragmenta)
work-orcagna-1 = Retablo Strozzi
work-orcagna-2 = Tabernáculo de Orsanmichele
work-sluter-1 = Pozo de Moisés
work-rublev-1 = Trinidad
work-brunelleschi-1 = Cúpula de Santa María del Fiore
work-brunelleschi-2 = Sacrificio de Isaac (panel del concurso)
work-leonardo-1 = La Gioconda
work-leonardo-2 = Códice Atlántico
work-leonardo-3 = Caballo Sforza (modelo)
work-durer-1 = Autorretrato con pelliza
work-durer-2 = Cuadrado mágico de Melancolía I
work-durer-3 = Diario del viaje a los Países Bajos
work-michelangelo-1 = Bóveda de la capilla Sixtina
work-michelangelo-2 = David
work-cellini-1 = Perseo con la cabeza de Medusa
work-cellini-2 = Vita (autobiografía)
work-tansen-1 = Raga Miyan ki Todi
work-cervantes-1 = Don Quijote
work-shakespeare-1 = Hamlet
work-kepler-1 = Astronomia nova
work-artemisia-1 = Judit decapitando a Holofernes
work-bernini-1 = Éxtasis de santa Teresa
work-rembrandt-1 = La ronda de noche
work-strozzi-1 = Lagrime mie
work-newton-1 = Principia mathematica
work-basho-1 = Sendas de Oku
work-merian-1 = Metamorphosis insectorum Surinamensium
work-merian-2 = Nuevo libro de flores (Neues Blumenbuch)
work-sor_juana-1 = Primero sueño
work-sor_juana-2 = El caracol (tratado de música)
work-roldan-1 = El entierro de Cristo
work-handel-1 = El Mesías
work-bach-1 = Jesús, alegría de los hombres
work-aleijadinho-1 = Portada de São Francisco de Assis, Ouro Preto
work-herschel-1 = Descubrimiento de Urano
work-herschel-2 = Sinfonía n.º 8 en do menor
work-blake-1 = El anciano de los días
work-blake-2 = Tiriel
work-hokusai-1 = La gran ola de Kanagawa
work-beethoven-1 = Sinfonía n.º 9
work-austen-1 = Sentido y sensibilidad
work-chopin-1 = Nocturnos
work-schumann-1 = Trío con piano en sol menor
work-tolstoy-1 = Guerra y paz
work-borodin-1 = Danzas polovtsianas
work-borodin-2 = La reacción aldólica
work-degas-1 = La clase de danza
work-degas-2 = La pequeña bailarina de catorce años
work-rodin-1 = La puerta del infierno
work-lewis-1 = La muerte de Cleopatra
work-gonzaga-1 = Ó abre alas
work-kovalevskaya-1 = Sobre la rotación de un cuerpo sólido
work-kovalevskaya-2 = Una infancia rusa
work-cajal-1 = Textura del sistema nervioso
work-cajal-2 = Dibujos de las neuronas
work-van_gogh-1 = La noche estrellada
work-tagore-1 = Gitanjali
work-tagore-2 = Rabindra Sangeet
work-tagore-3 = Últimas pinturas a tinta
work-rizal-1 = El filibusterismo
work-rizal-2 = El triunfo de la ciencia sobre la muerte
work-rizal-3 = Historia natural de Dapitan (Draco rizali)
work-claudel-1 = El vals
work-curie-1 = El descubrimiento del radio
work-olowe-1 = Postes de la veranda del palacio de Ikere
work-ramanujan-1 = Cuadernos de teoría de números

category-painting = pintura
category-literature = literatura
category-music = música
category-sculpture = escultura
category-science = ciencia

period-middle_ages = la Edad Media
period-early_modern = la Edad Moderna
period-late_modern = la Edad Contemporánea

material-M001 = M001
material-M002 = M002
material-M003 = M003
material-M004 = M004
material-M005 = M005
material-M006 = M006
material-M007 = M007
material-M008 = M008
material-M009 = M009
material-M010 = M010
material-M011 = M011
material-M012 = M012
material-M013 = M013
material-M014 = M014
material-M015 = M015
material-M016 = M016
material-M017 = M017
material-M018 = M018
material-M019 = M019
material-M020 = M020
material-M021 = M021
material-M022 = M022
material-M023 = M023
material-M024 = M024
material-M025 = M025
material-M026 = M026
material-M027 = M027
material-M028 = M028
material-M029 = M029
material-M030 = M030
material-M031 = M031
material-M032 = M032
material-M033 = M033
material-M034 = M034
material-M035 = M035
material-M036 = M036
material-M037 = M037
material-M038 = M038
material-M039 = M039
material-M040 = M040
material-M041 = M041
material-M042 = M042
material-M043 = M043
material-M044 = M044
material-M045 = M045
material-M046 = M046
material-M047 = M047
material-M048 = M048
material-M049 = M049
material-M050 = M050
material-M051 = M051
material-M052 = M052
material-M053 = M053
material-M054 = M054
material-M055 = M055
material-M056 = M056
material-M057 = M057
material-M058 = M058
material-M059 = M059
material-M060 = M060
material-M061 = M061
material-M062 = M062
material-M063 = M063
material-M064 = M064
material-M065 = M065
material-M066 = M066
material-M067 = M067
material-M068 = M068
material-M069 = M069
material-M070 = M070
material-M071 = M071
material-M072 = M072
material-M073 = M073
material-M074 = M074
material-M075 = M075
material-M076 = M076
material-M077 = M077
material-M078 = M078
material-M079 = M079
material-M080 = M080
material-M081 = M081
material-M082 = M082
material-M083 = M083
material-M084 = M084
material-M085 = M085
material-M086 = M086
material-M087 = M087
material-M088 = M088
material-M089 = M089
material-M090 = M090
material-M091 = M091
material-M092 = M092
material-M093 = M093
material-M094 = M094
material-M095 = M095
material-M096 = M096
material-M097 = M097
material-M098 = M098
material-M099 = M099
material-M100 = M100

## Lo que se pide

goal = { $seats ->
    [1] Completa una obra de la Edad Contemporánea
   *[other] Consigue más puntos que nadie
}
    .end = { $seats ->
    [1] termina cuando ya no se puede completar ninguna obra
    [2] termina en la ronda en que alguien llega a { $end_score }; quien pasa { $idle_rounds } rondas sin contratar pierde
   *[other] termina en la ronda en que alguien llega a { $end_score } o nadie toma un personaje
}
step-auction = Abre una subasta con una puja o retírate de esta fase.
step-bidding = Sube la puja o pasa.
step-recruitment = Contrata al personaje ofrecido o recházalo.
step-acquire = Tienes tantos personajes como puedes: despide a uno para el nuevo.
step-receive = Más materiales de los que caben en tu mano: descarta antes algunos, uno por uno, o toma menos.
step-trade = Comercio: vende una vez y compra una vez, en cualquier orden.
step-projects = Proyectos: completa obras con tus materiales y termina tu turno.
step-make_room = Tu mano está llena: descarta una carta por la del taller.
step-solo = Completa una obra de un personaje descubierto o toma una vez una mano nueva.
step-solo_discard = Más cartas de las que puedes tener: descarta algunas, una por una.

## Jugadas

verb-open = Abrir por { $figure } con una puja de { $bid }
    .group = Abrir por { $figure } con
    .item = { $bid }
verb-raise = Pujar { $bid }
    .group = Pujar
    .item = { $bid }
verb-pass = Pasar
verb-take = Tomar a { $figure } por su puja inicial
    .group = Tomar por su puja inicial
    .item = { $figure }
verb-take_classic = Tomar el clásico { $figure } por su puja inicial
verb-withdraw = Retirarse de esta fase
verb-hire = Contratar a { $figure }
verb-decline = Rechazar
verb-dismiss = Despedir a { $figure }
    .group = Despedir
    .item = { $figure }
verb-drop = Descartar { $material }
    .group = Descartar
    .item = { $material }
verb-keep = No descartar más
verb-sell = Vender { $material }
    .group = Vender
    .item = { $material }
verb-buy = Comprar { $number ->
    [one] { $number } material
   *[other] { $number } materiales
}
    .group = Comprar materiales
    .item = { $number }
verb-exchange = Cambiar { $give } por { $take } del banco
    .group = Cambiar { $give } por
    .item = { $take }
    .grid = Cambiar … por
    .row = { $give }
verb-fetch = Comprar { $material } del taller
    .group = Comprar del taller
    .item = { $material }
verb-complete = Completar «{ $work }» de { $figure } con { $materials }
    .group = Completar «{ $work }» de { $figure } con
    .item = { $materials }
verb-shift_hand = Cambio de paradigma: una mano nueva
verb-shift_coins = Cambio de paradigma: monedas
verb-end = Terminar el turno

## Lo que pasó

event-round_began = Empezó la ronda { $round }; { $me ->
    [seat] eres el mecenas principal.
   *[none] { $seat } es el mecenas principal.
}
event-period_began = Empezó { $period } y todos tomaron { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
event-dealt = { $me ->
    [seat] { $seat } empezaste
   *[none] { $seat } empezó
} con { $figure }.
event-revealed = Se reveló a { $figure }.
    .many = Se revelaron: { $figure }.
event-reshuffled = { $number ->
    [one] El personaje que nadie compró formó un mazo nuevo.
   *[other] Los { $number } personajes que nadie compró formaron un mazo nuevo.
}
event-opened = { $me ->
    [seat] { $seat } abriste
   *[none] { $seat } abrió
} por { $figure } con { $bid }.
event-raised = { $me ->
    [seat] { $seat } pujaste
   *[none] { $seat } pujó
} { $bid }.
    .matters = Es más de lo que ofreciste. Puja aún más o pasa: quedan otros personajes.
event-passed = { $me ->
    [seat] { $seat } pasaste
   *[none] { $seat } pasó
}.
event-withdrew = { $me ->
    [seat] { $seat } te retiraste
   *[none] { $seat } se retiró
} de la fase.
event-declined = { $me ->
    [seat] { $seat } rechazaste
   *[none] { $seat } rechazó
} a { $figure }.
event-acquired = { $me ->
    [seat] { $seat } adquiriste
   *[none] { $seat } adquirió
} a { $figure } por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
event-dismissed = { $me ->
    [seat] { $seat } despediste
   *[none] { $seat } despidió
} a { $figure }.
event-unsold = Nadie compró a { $figure }.
    .many = Nadie compró a { $figure }.
event-drew = { $me ->
    [seat] { $seat } robaste
   *[none] { $seat } robó
} { $material }.
    .many = { $me ->
    [seat] { $seat } robaste
   *[none] { $seat } robó
} { $material }.
event-drew_hidden = { $me ->
    [seat] { $seat } robaste
   *[none] { $seat } robó
} { $material }.
    .many = { $me ->
    [seat] { $seat } robaste
   *[none] { $seat } robó
} { $material }.
event-drew_hidden-hidden = { $me ->
    [seat] { $seat } robaste
   *[none] { $seat } robó
} { $times ->
    [one] { $times } material
   *[other] { $times } materiales
}.
event-discarded = { $me ->
    [seat] { $seat } descartaste
   *[none] { $seat } descartó
} { $material }.
    .many = { $me ->
    [seat] { $seat } descartaste
   *[none] { $seat } descartó
} { $material }.
event-sold = { $me ->
    [seat] { $seat } vendiste
   *[none] { $seat } vendió
} { $material }.
    .many = { $me ->
    [seat] { $seat } vendiste
   *[none] { $seat } vendió
} { $material }.
event-bought = { $me ->
    [seat] { $seat } compraste
   *[none] { $seat } compró
} { $number ->
    [one] { $number } material
   *[other] { $number } materiales
} por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
event-bank_laid = { $material } llegó al banco.
    .many = Se dispuso el banco: { $material }.
event-exchanged = { $me ->
    [seat] { $seat } cambiaste
   *[none] { $seat } cambió
} { $give } por { $take } del banco.
event-workshop_laid = { $material } llegó al taller.
    .many = Se dispuso el taller: { $material }.
event-fetched = { $me ->
    [seat] { $seat } compraste
   *[none] { $seat } compró
} { $material } del taller por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
event-tipped = { $me ->
    [other] Recibiste una moneda.
   *[none] { $other } recibió una moneda.
}
    .matters = Lo que otros pagan en el taller es para los siguientes.
event-completed = { $me ->
    [seat] { $seat } completaste
   *[none] { $seat } completó
} «{ $work }» de { $figure } con { $materials }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (ahora { $total }).
event-finished = { $me ->
    [seat] { $seat } completaste
   *[none] { $seat } completó
} todas las obras de { $figure }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (ahora { $total }).
event-developed = { $me ->
    [seat] { $seat } tomaste
   *[none] { $seat } tomó
} el gran avance de { $category }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (ahora { $total }).
event-overtaken = { $me ->
    [seat] { $seat } perdiste
   *[none] { $seat } perdió
} el gran avance de { $category }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} menos (ahora { $total }).
    .matters = Lo tiene quien más obras de esta categoría tiene: completa más para recuperarlo.
event-advanced = { $me ->
    [seat] { $seat } diste
   *[none] { $seat } dio
} paso al siguiente periodo: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (ahora { $total }).
event-achieved = { $me ->
    [seat] { $seat } alcanzaste
   *[none] { $seat } alcanzó
} el gran logro en artes y ciencia: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (ahora { $total }).
event-shifted_hand = { $me ->
    [seat] { $seat } hiciste
   *[none] { $seat } hizo
} un cambio de paradigma: { $number ->
    [one] { $number } material
   *[other] { $number } materiales
} por otros.
event-shifted_coins = { $me ->
    [seat] { $seat } hiciste
   *[none] { $seat } hizo
} un cambio de paradigma: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
event-put_aside = { $me ->
    [seat] { $seat } apartaste
   *[none] { $seat } apartó
} { $material }.
    .many = { $me ->
    [seat] { $seat } apartaste
   *[none] { $seat } apartó
} { $material }.
event-classic_shown = { $figure } es ahora el clásico de arriba.
event-round_ended = Terminó la ronda { $round }.
event-forfeited = { $me ->
    [seat] { $seat } perdiste
   *[none] { $seat } perdió
}: ningún personaje nuevo en { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas seguidas
}.
    .matters = Quien pasa demasiado tiempo sin conseguir un personaje pierde, tenga los puntos que tenga.
event-marker_scored = { $me ->
    [seat] { $seat } sumaste
   *[none] { $seat } sumó
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por el marcador de paradigma (ahora { $total }).
event-treasures_scored = { $me ->
    [seat] { $seat } sumaste
   *[none] { $seat } sumó
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por tener más obras de la Edad Media (ahora { $total }).
event-turned_up = Se descubrió a { $figure }.
    .many = Se descubrieron: { $figure }.
event-inspired = { $figure } es la nueva inspiración.
event-won = Victoria con { $works ->
    [one] { $works } obra
   *[other] { $works } obras
}.
event-lost = No se puede completar nada más: derrota con { $works ->
    [one] { $works } obra
   *[other] { $works } obras
}.
event-solved = { $me ->
    [seat] { $seat } completaste
   *[none] { $seat } completó
} «{ $work }» de { $figure } con { $materials }.
event-gave_up = Abandono con { $works ->
    [one] { $works } obra
   *[other] { $works } obras
}.

## Lo que ocurriría

would-round_began = Empezaría la ronda { $round }.
would-period_began = Empezaría { $period } y todos tomarían { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
would-opened = { $me ->
    [seat] { $seat } abrirías
   *[none] { $seat } abriría
} por { $figure } con { $bid }.
would-raised = { $me ->
    [seat] { $seat } pujarías
   *[none] { $seat } pujaría
} { $bid }.
would-passed = { $me ->
    [seat] { $seat } pasarías
   *[none] { $seat } pasaría
}.
would-withdrew = { $me ->
    [seat] { $seat } te retirarías
   *[none] { $seat } se retiraría
} de la fase.
would-declined = { $me ->
    [seat] { $seat } rechazarías
   *[none] { $seat } rechazaría
} a { $figure }.
would-acquired = { $me ->
    [seat] { $seat } adquirirías
   *[none] { $seat } adquiriría
} a { $figure } por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
would-dismissed = { $me ->
    [seat] { $seat } despedirías
   *[none] { $seat } despediría
} a { $figure }.
would-unsold = Nadie habría comprado a { $figure }.
    .many = Nadie habría comprado a { $figure }.
would-discarded = { $me ->
    [seat] { $seat } descartarías
   *[none] { $seat } descartaría
} { $material }.
    .many = { $me ->
    [seat] { $seat } descartarías
   *[none] { $seat } descartaría
} { $material }.
would-sold = { $me ->
    [seat] { $seat } venderías
   *[none] { $seat } vendería
} { $material }.
    .many = { $me ->
    [seat] { $seat } venderías
   *[none] { $seat } vendería
} { $material }.
would-bought = { $me ->
    [seat] { $seat } comprarías
   *[none] { $seat } compraría
} { $number ->
    [one] { $number } material
   *[other] { $number } materiales
} por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
would-exchanged = { $me ->
    [seat] { $seat } cambiarías
   *[none] { $seat } cambiaría
} { $give } por { $take } del banco.
would-fetched = { $me ->
    [seat] { $seat } comprarías
   *[none] { $seat } compraría
} { $material } del taller por { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
would-tipped = { $me ->
    [other] Recibirías una moneda.
   *[none] { $other } recibiría una moneda.
}
would-completed = { $me ->
    [seat] { $seat } completarías
   *[none] { $seat } completaría
} «{ $work }» de { $figure } con { $materials }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (entonces { $total }).
would-finished = { $me ->
    [seat] { $seat } completarías
   *[none] { $seat } completaría
} todas las obras de { $figure }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (entonces { $total }).
would-developed = { $me ->
    [seat] { $seat } tomarías
   *[none] { $seat } tomaría
} el gran avance de { $category }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (entonces { $total }).
would-overtaken = { $me ->
    [seat] { $seat } perderías
   *[none] { $seat } perdería
} el gran avance de { $category }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} menos (entonces { $total }).
would-advanced = { $me ->
    [seat] { $seat } darías
   *[none] { $seat } daría
} paso al siguiente periodo: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (entonces { $total }).
would-achieved = { $me ->
    [seat] { $seat } alcanzarías
   *[none] { $seat } alcanzaría
} el gran logro en artes y ciencia: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} (entonces { $total }).
would-shifted_hand = { $me ->
    [seat] { $seat } harías
   *[none] { $seat } haría
} un cambio de paradigma: { $number ->
    [one] { $number } material
   *[other] { $number } materiales
} por otros.
would-shifted_coins = { $me ->
    [seat] { $seat } harías
   *[none] { $seat } haría
} un cambio de paradigma: { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
}.
would-put_aside = { $me ->
    [seat] { $seat } apartarías
   *[none] { $seat } apartaría
} { $material }.
    .many = { $me ->
    [seat] { $seat } apartarías
   *[none] { $seat } apartaría
} { $material }.
would-classic_shown = { $figure } sería el clásico de arriba.
would-round_ended = Terminaría la ronda { $round }.
would-forfeited = { $me ->
    [seat] { $seat } perderías
   *[none] { $seat } perdería
}: ningún personaje nuevo en { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas seguidas
}.
would-marker_scored = { $me ->
    [seat] { $seat } sumarías
   *[none] { $seat } sumaría
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por el marcador de paradigma (entonces { $total }).
would-treasures_scored = { $me ->
    [seat] { $seat } sumarías
   *[none] { $seat } sumaría
} { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} por tener más obras de la Edad Media (entonces { $total }).
would-won = Sería victoria con { $works ->
    [one] { $works } obra
   *[other] { $works } obras
}.
would-lost = No se podría completar nada más: derrota con { $works ->
    [one] { $works } obra
   *[other] { $works } obras
}.
would-solved = { $me ->
    [seat] { $seat } completarías
   *[none] { $seat } completaría
} «{ $work }» de { $figure } con { $materials }.

## Por qué no

reason-not-in-hand = No tienes { $material }.
reason-not-on-table = { $figure } no está en oferta.
reason-needs-coins = Esto cuesta { $price ->
    [one] { $price } moneda
   *[other] { $price } monedas
}, { $coins ->
    [0] no tienes ninguna
   *[other] tienes { $coins }
}.
reason-bid-too-low = La puja mínima es { $least }.
reason-others-in-play = Otros siguen en juego: abre una subasta.
reason-last-in-play = Solo quedas tú en juego: toma un personaje por su puja inicial.
reason-no-classic = { $figure } no es el clásico de arriba.
reason-not-active = { $figure } no es uno de tus personajes.
reason-no-such-work = { $figure } no tiene obra { $work }.
reason-work-is-done = «{ $work }» de { $figure } ya está completada.
reason-needs-earlier = Antes completa una obra del periodo anterior: { $period }.
reason-needs-earlier-kind = Antes completa una obra de esta categoría ({ $category }) del periodo anterior: { $period }.
reason-unsolved = Estas cartas no resuelven, usándolas todas, «{ $work }» de { $figure }.
reason-no-bank = Con el taller de Leonardo no hay banco.
reason-no-workshop = En esta partida no hay taller.
reason-not-in-bank = { $material } no está en el banco.
reason-not-in-workshop = { $material } no está en el taller.
reason-once-a-turn = Ya lo has hecho en este turno.
reason-sale-is-over = Tu venta de este turno ya está hecha.
reason-in-card-order = Las cartas van una a una por orden de número: esta llega tarde o pronto.
reason-bought-already = Ya has comprado en este turno.
reason-above-limit = En tu mano caben { $limit ->
    [one] { $limit } carta
   *[other] { $limit } cartas
}.
reason-marker-is-gone = Ya entregaste tu marcador de Cambio de Paradigma.
reason-shifted-already = Un cambio de paradigma por ronda.
reason-hand-is-empty = Tu mano está vacía.
reason-must-drop = Tu mano está llena: descarta al menos una carta para comprar.
reason-pool-is-empty = No quedan materiales.

## Opciones

option-help = Ayuda con las soluciones
option-help-on = se muestra a petición
option-help-off = ninguna: cada cual resuelve solo
option-hands = Manos
option-hands-open = abiertas
option-hands-closed = cerradas
option-duel = Duelo de mecenas: dos obras bastan para un gran avance
option-workshop = El taller de Leonardo en lugar del banco
option-greatness = Grandeza compartida: puntúan todos los de la misma ronda
option-golden_age = Siglo de Oro ampliado: cuatro obras cierran la Edad Moderna
option-treasures = Tesoros del pasado: clásicos de la Edad Media en venta
option-duel-off = no
option-duel-on = sí
option-workshop-off = no
option-workshop-on = sí
option-greatness-off = no
option-greatness-on = sí
option-golden_age-off = no
option-golden_age-on = sí
option-treasures-off = no
option-treasures-on = sí

## La puntuación final

score-painting = { category-painting }
score-literature = { category-literature }
score-music = { category-music }
score-sculpture = { category-sculpture }
score-science = { category-science }
score-bonuses = Todas las obras de un personaje
score-transitions = Nuevos periodos
score-developments = Grandes avances
score-achievement = Artes y ciencia
score-marker = Marcador de paradigma
score-treasures = Tesoros del pasado
score-won = Victoria

## La mesa

label-round = Ronda { $round }
label-lead = { $me ->
    [seat] eres el mecenas principal
   *[none] { $seat } es el mecenas principal
}
label-figures = { $deck ->
    [one] { $deck } personaje en el mazo
   *[other] { $deck } personajes en el mazo
}
label-pool = { $pool ->
    [one] queda { $pool } material
   *[other] quedan { $pool } materiales
}
label-player = Mecenas
label-score = Puntos
label-coins = Monedas
label-marker = Marcador
label-hand = Mano
label-ages = Periodos
label-active = Personajes
label-records = Obras por categoría
label-offer = En oferta
label-classic = Clásico
label-inspiration = Inspiración
label-yours = Tus personajes
label-grid = Personajes
label-price = Puja
label-materials = Mat.
label-work = Obra
label-kind = Tipo
label-target = Rompecabezas
label-points = Pts
label-bank = Banco
label-workshop = Taller (una columna cuesta su número)
label-your-hand = Tu mano
label-card = Carta
label-number = N.º
label-paint = Pintura
label-element = Cuerpo
label-joints = Con.
label-letters = Letras
label-notes = Notas
note-auction = En subasta: { $figure }, puja de { $bid } de { $seat }; siguen pujando: { $list }
note-in-play = aún sin personaje: { $list }
note-pending = con la próxima ronda empieza otro periodo
note-bonus = todas las obras: +{ $points }
note-done = hecha
note-holder = { $seat } tiene { $list }
note-development = Grandes avances: { $list }
note-of = { $category } ({ $seat })
note-idle = sin personaje nuevo desde hace { $rounds ->
    [one] una ronda
   *[other] { $rounds } rondas
}
note-hidden = { $number } boca abajo
note-nothing = nada
note-reconstructed = Casi todos los personajes y rompecabezas y todos los materiales son una reconstrucción nuestra, no los impresos.
note-puzzles = Pintura: los extremos vecinos se mezclan. Literatura: letras en orden, cada una de la carta una vez. Música: notas seguidas, las cartas se deslizan por líneas enteras (2). Escultura: los conectores deben coincidir, ~ gira la carta. Ciencia: + − × ÷.

## Veredictos sobre una obra mientras se compone

verdict-complete = Resuelve la obra.
verdict-no-cards = Todavía no hay nada puesto.
verdict-unreadable = Esto no se lee como cartas puestas para la obra.
verdict-not-in-hand = No tienes { $card }.
verdict-card-twice = { $card } está puesta dos veces.
verdict-dead-card = { $card } no aporta nada a la obra: úsala o retírala.
verdict-wrong-part = { $category ->
    [painting] Color
    [literature] Letra
    [music] Nota
   *[other] Cuerpo
} { $place }: se busca { $wanted }, no { $found }.
verdict-missing-parts = Falta todavía: { $wanted }.
verdict-surplus-parts = Sobra al final: { $found }.
verdict-short-row = Fila { $place }: una carta sola no da ningún color.
verdict-no-such-letter = { $card } no muestra la letra { $found }.
verdict-letter-twice = { $card } muestra la letra { $found } una sola vez.
verdict-unconnected = Ante { $card } los conectores no coinciden: { $wanted } y { $found }.
verdict-wrong-start = La primera carta debe mostrar el primer cuerpo: { $wanted }, no { $found }.
verdict-wrong-end = La última carta debe mostrar el último cuerpo: { $wanted }, no { $found }.
verdict-division-by-zero = No se puede dividir entre cero.
verdict-wrong-value = Esto da { $found }; se busca { $wanted }.
verdict-breaks-off = Falta un número al final.
verdict-number-missing = Falta un número antes de un signo.
verdict-operator-missing = Falta un signo: los números no se escriben seguidos.
verdict-not-closed = Hay un paréntesis sin cerrar.
verdict-not-opened = Se cierra un paréntesis que no se abrió.

part-red = rojo
part-yellow = amarillo
part-blue = azul
part-orange = naranja
part-green = verde
part-purple = morado
part-cone = cono
part-cylinder = cilindro
part-sphere = esfera
part-cube = cubo
part-high = alto
part-middle = medio
part-low = bajo

## Cómo se teclea una disposición en la terminal

notation-painting = M024 M033 / M012 M075; los extremos que se tocan se mezclan, / empieza otra fila.
notation-literature = M004:RI M011:SF; tras cada carta, las letras que tomas de ella.
notation-music = M004 M063+1 M034-1; + y - suben o bajan las notas de una carta.
notation-sculpture = M007 M002~ M011; ~ gira una carta.
notation-science = M014*(M006+M009)-M004; las cartas como números, con + - * / y paréntesis.

## Lo que se hace, para el entrenador: «Después … en 62 de 100 partidas»

fact-acquired = adquieres a { $figure }
    .rival = un rival adquiere a { $figure }
fact-completed = completas una obra de { $figure }
    .rival = un rival completa una obra de { $figure }
fact-shifted_hand = haces un cambio de paradigma por materiales
    .rival = un rival hace un cambio de paradigma por materiales
fact-shifted_coins = haces un cambio de paradigma por monedas
    .rival = un rival hace un cambio de paradigma por monedas

## Lo que el solucionador halla de una partida terminada, según lo que veía cada mecenas

review-missed = { $seat } pudo completar { $works ->
    [one] una obra
   *[other] { $works } obras
} en la ronda { $round } y nunca lo hizo. El turno habría dado { $points ->
    [one] un punto
   *[other] { $points } puntos
}; dio { $made }.
review-bank = Para { $seat } el cambio con el banco valía en total hasta { $could ->
    [one] un punto
   *[other] { $could } puntos
}; dio { $took }.
review-workshop = { $seat }: las cartas del taller valían en total hasta { $could ->
    [one] un punto
   *[other] { $could } puntos
}; dieron { $took }.
