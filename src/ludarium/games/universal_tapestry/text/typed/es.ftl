# Lo que se teclea en la terminal para los verbos; la primera palabra es la usual. El inglés vale siempre.

draw = robar
finish = terminar
place = colocar
exchange = intercambiar
discard = descartar
