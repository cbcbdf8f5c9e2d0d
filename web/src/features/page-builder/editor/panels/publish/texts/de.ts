import type { en } from './en.ts'

export const de = {
  'Arreglar {{Elemento}}': '{{Elemento}} in Ordnung bringen',
  'El formulario no pide aceptar la política de privacidad. Sin eso no se puede publicar.':
    'Das Formular fragt nicht nach der Zustimmung zur Datenschutzerklärung. Ohne sie lässt sich nicht veröffentlichen.',
  'Texto de ejemplo sin cambiar: «{{about}}»': 'Beispieltext unverändert: „{{about}}“',
  'La imagen todavía es la de ejemplo.': 'Das Bild ist noch das Beispielbild.',
  'El enlace «{{about}}» no lleva a ningún sitio.': 'Der Link „{{about}}“ führt nirgendwohin.',
  'No hay ningún lugar «{{about}}» en la página.': 'Auf der Seite gibt es keine Stelle „{{about}}“.',
  'La imagen no tiene texto alternativo ni está marcada como decorativa.':
    'Das Bild hat keinen Alternativtext und ist nicht als Dekoration markiert.',
  'El nivel {{about}} de este título se salta el orden.':
    'Die Ebene {{about}} dieses Titels passt nicht in die Reihenfolge.',
  'El texto se lee mal sobre su fondo: contraste {{about}}.':
    'Der Text ist auf seinem Hintergrund schlecht zu lesen: Kontrast {{about}}.',
  'La imagen pesa {{about}}: en un móvil tardará en verse.':
    'Das Bild wiegt {{about}}: Auf einem Handy dauert es, bis es erscheint.',
  'La página pide datos y no enlaza ningún aviso legal ni política de privacidad.':
    'Die Seite fragt nach Daten und verlinkt weder Impressum noch Datenschutzerklärung.',
  'Revisión antes de publicar': 'Prüfung vor dem Veröffentlichen',
  'No hemos encontrado nada que arreglar.': 'Wir haben nichts gefunden, was zu ändern wäre.',
  Aviso: 'Warnung',
  'Ir al elemento': 'Zum Element',
  Arreglar: 'In Ordnung bringen',
  'Minúsculas, números y guiones. Si la cambias, la de antes llevará a la nueva.':
    'Kleinbuchstaben, Ziffern und Bindestriche. Wenn du sie änderst, führt die alte zur neuen.',
  'Permitir que los buscadores la muestren': 'Suchmaschinen dürfen sie zeigen',
  'Publicar página': 'Seite veröffentlichen',
  'Publicar ahora': 'Jetzt veröffentlichen',
  'Programar publicación': 'Veröffentlichung planen',
  'Publicar de todos modos': 'Trotzdem veröffentlichen',
  'La página se publicará el {{moment}}': 'Die Seite wird am {{moment}} veröffentlicht',
  'Lo que cambies desde ahora no se ve hasta que publiques otra vez.':
    'Was du ab jetzt änderst, ist erst nach dem nächsten Veröffentlichen zu sehen.',
  'El navegador no ha podido dibujar el código. Descárgalo como SVG.':
    'Der Browser konnte den Code nicht zeichnen. Lade ihn als SVG herunter.',
  'Código QR de {{url}}': 'QR-Code von {{url}}',
  'Descargar SVG': 'SVG herunterladen',
  'Descargar PNG': 'PNG herunterladen',
  'Así se verá en un buscador': 'So erscheint sie in einer Suchmaschine',
  'Sin descripción: el buscador elegirá un trozo de la página.':
    'Ohne Beschreibung wählt die Suchmaschine ein Stück der Seite.',
  'No se verá: pides que no la muestren.': 'Sie erscheint nicht: Du bittest darum, sie nicht zu zeigen.',
  'Al compartirla, idioma y más': 'Teilen, Sprache und mehr',
  'Imagen al compartir': 'Bild beim Teilen',
  'La dirección de una imagen, mejor de 1200 × 630 píxeles.':
    'Die Adresse eines Bildes, am besten 1200 × 630 Pixel.',
  'URL canónica': 'Kanonische Adresse',
  'Si la misma página está también en otra dirección y es esa la que cuenta.':
    'Wenn dieselbe Seite auch unter einer anderen Adresse steht und diese zählt.',
  Cuándo: 'Wann',
  Ahora: 'Jetzt',
  Programar: 'Planen',
  'Hora de {{zone}}': 'Zeit von {{zone}}',
  'Esa dirección ya la usa otra página. Está libre: {{suggestion}}':
    'Diese Adresse hat schon eine andere Seite. Frei ist: {{suggestion}}',
  'Esa dirección la usa el propio producto. Elige otra.':
    'Diese Adresse benutzt das Produkt selbst. Wähle eine andere.',
  'Ese momento ya ha pasado. Elige uno posterior.': 'Dieser Zeitpunkt ist vorbei. Wähle einen späteren.',
  Versiones: 'Versionen',
  'Se guarda una cada vez que guardas, publicas o restauras.':
    'Bei jedem Speichern, Veröffentlichen und Wiederherstellen entsteht eine.',
  'Versión guardada': 'Version gespeichert',
  'Nombre de la versión': 'Name der Version',
  'Guardar con nombre': 'Mit Namen speichern',
  'Versión restaurada': 'Version wiederhergestellt',
  'Todavía no hay ninguna: guarda la página y aquí estará.':
    'Noch keine: Speichere die Seite, dann steht sie hier.',
  'Ver más': 'Mehr anzeigen',
  Guardada: 'Gespeichert',
  'Al publicar': 'Beim Veröffentlichen',
  Restaurada: 'Wiederhergestellt',
  'Versión {{number}}': 'Version {{number}}',
  'La que se ve publicada': 'Diese ist veröffentlicht',
  'Sin autor': 'Ohne Autor',
  Comparar: 'Vergleichen',
  Restaurar: 'Wiederherstellen',
  'Comparar con': 'Vergleichen mit',
  'Volver a la lista': 'Zurück zur Liste',
  'Qué ha cambiado': 'Was sich geändert hat',
  'No hay ninguna diferencia.': 'Es gibt keinen Unterschied.',
  'Como está ahora': 'Wie sie jetzt ist',
  'Añadido: {{name}}': 'Hinzugefügt: {{name}}',
  'Quitado: {{name}}': 'Entfernt: {{name}}',
  'Movido: {{name}}': 'Verschoben: {{name}}',
  'Cambiado: {{name}} ({{what}})': 'Geändert: {{name}} ({{what}})',
  'La página solo está en este navegador: guárdala y tendrá versiones.':
    'Die Seite ist nur in diesem Browser: Speichere sie, dann hat sie Versionen.',
  'Restaurar una versión': 'Eine Version wiederherstellen',
  'La página está guardada, pero no como versión. Guarda otra vez para tenerla.':
    'Die Seite ist gespeichert, aber nicht als Version. Speichere noch einmal, um sie zu haben.',
  'Cambios sin publicar': 'Unveröffentlichte Änderungen',
  'La revisión que has pedido espera respuesta: nadie ha aprobado esta versión.':
    'Die erbetene Prüfung wartet auf Antwort: Niemand hat diese Version freigegeben.',
  'En la revisión se pidieron cambios: nadie ha aprobado esta versión.':
    'In der Prüfung wurden Änderungen erbeten: Niemand hat diese Version freigegeben.',
  'Se aprobó una versión anterior: la página ha cambiado desde entonces.':
    'Eine frühere Version wurde freigegeben: Die Seite hat sich seitdem geändert.',
  'Sin aprobar': 'Nicht freigegeben',
  'Ver la revisión': 'Prüfung ansehen',
  'Elegir un archivo': 'Datei wählen',
  'Hacerla de la página': 'Aus der Seite machen',
  'Así se verá en {{name}}': 'So sieht es in {{name}} aus',
  'Faltan los datos legales del espacio. Rellénalos en Configuración y vuelve a intentarlo.':
    'Es fehlen die rechtlichen Angaben des Arbeitsbereichs. Fülle sie in den Einstellungen aus und versuche es noch einmal.',
  'El símbolo «{{about}}» ya no existe: en su sitio no se verá nada.':
    'Das Symbol „{{about}}“ gibt es nicht mehr: An seiner Stelle ist nichts zu sehen.',
  'Se ve en la pestaña del navegador; mejor una imagen cuadrada.':
    'Es steht im Tab des Browsers; am besten ein quadratisches Bild.',
  'El elegido': 'Das gewählte',
  'Subir un icono': 'Symbol hochladen',
} satisfies Record<keyof typeof en, string>
