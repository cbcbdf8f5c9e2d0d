/** What the words in the names of icons are in Spanish, without accents: an English word, then others for it. */
const lines = `
activity actividad pulso
air aire
alarm alarma despertador
align alinear
ambulance ambulancia
anchor ancla
apple manzana
archive archivo caja
armchair sillon butaca
arrow flecha
audio sonido
award premio medalla
axe hacha
baby bebe nino
backpack mochila
badge insignia sello
bag bolsa
baggage equipaje
ball pelota balon
balloon globo
ban prohibido
banana platano
banknote billete dinero
bar barra
barcode codigo barras
bath bano banera
battery bateria pila
beach playa
bean judia
bed cama
beef carne
beer cerveza
bell campana aviso notificacion
bike bicicleta bici
bird pajaro ave
block bloque
blocks bloques
bone hueso
book libro
bookmark marcador favorito
bot robot
bottle botella
box caja paquete
brain cerebro idea
brick ladrillo
briefcase maletin trabajo negocio
broom escoba limpiar
brush pincel brocha
bug error insecto
building edificio empresa oficina
bus autobus
cake tarta pastel cumpleanos
calculator calculadora
calendar calendario fecha cita
camera camara foto
candy caramelo dulce
captions subtitulos
car coche auto
card tarjeta
cards tarjetas
carrot zanahoria
cart carrito compra
castle castillo
cat gato
chart grafico estadistica
check visto correcto hecho si
cherry cereza
chess ajedrez
chevron flecha punta
church iglesia
circle circulo
clapperboard claqueta cine
clipboard portapapeles lista
clock reloj hora tiempo
cloud nube
clover trebol suerte
code codigo
coffee cafe taza
cog ajustes engranaje
coins monedas dinero
column columna
compass brujula
computer ordenador
concierge recepcion hotel
cone cono
contact contacto
cookie galleta
copy copiar
copyright derechos
corner esquina
cpu procesador
credit credito pago
crop recortar
cross cruz
crown corona
cube cubo
cup taza
dashed discontinuo
database datos base
dental diente
diamond diamante rombo
dice dado juego
disc disco
dog perro
dollar dolar
door puerta
dot punto
down abajo
download descargar bajar
dress vestido
drill taladro
droplet gota agua
drum tambor
dumbbell pesas gimnasio
ear oreja oido
earth tierra mundo
egg huevo
electric electrico
ellipsis puntos
enter entrar
equal igual
expand ampliar
eye ojo ver
face cara
factory fabrica
fan ventilador
feather pluma
fence valla
file archivo documento
film pelicula cine
filter filtro
fingerprint huella
fire fuego
fish pez pescado
flag bandera
flame llama fuego
flashlight linterna
flask matraz
flower flor
folder carpeta
football futbol
footprints huellas pasos
forward adelante
frown triste
fuel gasolina
funnel embudo filtro
gallery galeria
gamepad mando juego
gauge velocimetro medidor
gem gema joya
gift regalo
glass vaso copa
glasses gafas
globe globo mundo web
graduation graduacion curso
grape uva
grid cuadricula rejilla
group grupo
guitar guitarra
hammer martillo
hand mano
handshake acuerdo apreton manos
hard duro
hat sombrero
headphones auriculares cascos
heading titulo
heart corazon favorito me gusta
help ayuda
high alto
history historial
home casa inicio
hourglass arena reloj
house casa inicio hogar
ice helado hielo
image imagen foto
images imagenes fotos
inbox bandeja entrada
infinity infinito
info informacion
key llave clave
keyboard teclado
kitchen cocina
lamp lampara
landmark banco monumento
languages idiomas
laptop portatil ordenador
laugh risa feliz
layers capas
layout diseno
leaf hoja planta
left izquierda
letter letra
library biblioteca
life vida ayuda
lightbulb bombilla idea luz
line linea
link enlace
list lista
loader cargando
lock candado seguridad privado
log registro sesion
luggage equipaje maleta
mail correo sobre
map mapa
mark signo marca
martini coctel bar
medal medalla
megaphone megafono anuncio
meh neutral
message mensaje chat
mic microfono
microscope microscopio
milk leche
minus menos
mirror espejo
monitor pantalla ordenador
moon luna noche
mountain montana
mouse raton
move mover
music musica nota
navigation navegacion
network red
newspaper periodico noticias
note nota
notebook cuaderno
nut fruto seco
off apagado sin
on encendido
open abierto
package paquete envio
paint pintura
paintbrush brocha
palette paleta colores
paperclip clip adjunto
party fiesta
pause pausa
paw huella mascota
pen lapiz editar
pencil lapiz editar
percent porcentaje descuento
person persona
phone telefono llamada
pie tarta
piggy hucha ahorro
pill pastilla medicina
pin chincheta lugar
plane avion vuelo viaje
plant planta
play reproducir
plug enchufe
plus mas anadir
pocket bolsillo
point punto
pointer puntero
popcorn palomitas
pound libra
power encender energia
presentation presentacion
printer impresora
puzzle puzle
question pregunta
quote cita comillas
rabbit conejo
rain lluvia
rainbow arcoiris
receipt recibo factura
recycle reciclar
refresh actualizar
repeat repetir
reply responder
ribbon lazo
right derecha
ring anillo
rocket cohete lanzamiento
rose rosa
rotate girar
route ruta
ruler regla
sailboat velero barco
salad ensalada
sandwich bocadillo
satellite satelite
save guardar
scale balanza
scan escanear
school escuela colegio
scissors tijeras
scooter patinete
search buscar lupa
send enviar
server servidor
settings ajustes
shapes formas
share compartir
shield escudo seguridad
ship barco envio
shirt camiseta ropa
shopping compra tienda
shovel pala
shower ducha
shuffle aleatorio
sign senal
signature firma
signpost senal direccion
siren sirena
slash barra
smartphone movil telefono
smile sonrisa feliz
smiling sonrisa
snowflake nieve copo frio
soup sopa
sparkles brillos magia novedad
speaker altavoz
sprout brote planta
square cuadrado
stamp sello
star estrella favorito
stethoscope estetoscopio medico
sticker pegatina
store tienda
sun sol dia
sunrise amanecer
sunset atardecer
sword espada
syringe jeringa vacuna
table tabla mesa
tablet tableta
tag etiqueta precio
tags etiquetas
target objetivo diana
tent tienda campana
test prueba
text texto
theater teatro
thermometer termometro
thumbs pulgar
ticket entrada billete
timer temporizador
toilet inodoro
tool herramienta
tools herramientas
tooth diente
trash papelera borrar
tree arbol
trending tendencia
triangle triangulo
trophy trofeo premio
truck camion envio
turtle tortuga
tv television
type letra
umbrella paraguas
undo deshacer
university universidad
unlock abierto
up arriba
upload subir
user usuario persona
users usuarios personas equipo
utensils cubiertos restaurante comida
vegan vegano
volume volumen
wallet cartera
wand varita magia
warehouse almacen
watch reloj
waves olas
weight peso
wheat trigo
wind viento
window ventana
wine vino
wrench llave herramienta
x cerrar no
zap rayo rapido
zoom ampliar
`

export const spanishWords: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(' ')
      return [line.slice(0, at), line.slice(at + 1)]
    }),
)
