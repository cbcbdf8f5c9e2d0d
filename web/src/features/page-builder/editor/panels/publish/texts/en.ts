export const en = {
  'Arreglar {{Elemento}}': 'Fix {{Elemento}}',
  'El formulario no pide aceptar la política de privacidad. Sin eso no se puede publicar.':
    'The form does not ask to accept the privacy policy. It cannot be published without that.',
  'Texto de ejemplo sin cambiar: «{{about}}»': 'Sample text left unchanged: “{{about}}”',
  'La imagen todavía es la de ejemplo.': 'The picture is still the sample one.',
  'El enlace «{{about}}» no lleva a ningún sitio.': 'The link “{{about}}” leads nowhere.',
  'No hay ningún lugar «{{about}}» en la página.': 'There is no place “{{about}}” on the page.',
  'La imagen no tiene texto alternativo ni está marcada como decorativa.':
    'The picture has no alternative text and is not marked as decorative.',
  'El nivel {{about}} de este título se salta el orden.':
    'The level {{about}} of this title is out of order.',
  'El texto se lee mal sobre su fondo: contraste {{about}}.':
    'The text is hard to read on its background: contrast {{about}}.',
  'La imagen pesa {{about}}: en un móvil tardará en verse.':
    'The picture weighs {{about}}: on a phone it will take a while to appear.',
  'La página pide datos y no enlaza ningún aviso legal ni política de privacidad.':
    'The page asks for data and links to no legal notice or privacy policy.',
  'Revisión antes de publicar': 'Check before publishing',
  'No hemos encontrado nada que arreglar.': 'We have found nothing to fix.',
  Aviso: 'Warning',
  'Ir al elemento': 'Go to the element',
  Arreglar: 'Fix',
  'Minúsculas, números y guiones. Si la cambias, la de antes llevará a la nueva.':
    'Small letters, digits and hyphens. If you change it, the old one will lead to the new one.',
  'Permitir que los buscadores la muestren': 'Let search engines show it',
  'Publicar página': 'Publish page',
  'Publicar ahora': 'Publish now',
  'Programar publicación': 'Schedule publication',
  'Publicar de todos modos': 'Publish anyway',
  'La página se publicará el {{moment}}': 'The page will be published on {{moment}}',
  'Lo que cambies desde ahora no se ve hasta que publiques otra vez.':
    'What you change from now on is not seen until you publish again.',
  'El navegador no ha podido dibujar el código. Descárgalo como SVG.':
    'The browser could not draw the code. Download it as SVG.',
  'Código QR de {{url}}': 'QR code of {{url}}',
  'Descargar SVG': 'Download SVG',
  'Descargar PNG': 'Download PNG',
  'Así se verá en un buscador': 'How it will look in a search engine',
  'Sin descripción: el buscador elegirá un trozo de la página.':
    'No description: the search engine will choose a piece of the page.',
  'No se verá: pides que no la muestren.': 'It will not be seen: you ask not to show it.',
  'Al compartirla, idioma y más': 'Sharing, language and more',
  'Imagen al compartir': 'Picture when shared',
  'La dirección de una imagen, mejor de 1200 × 630 píxeles.':
    'The address of a picture, best 1200 × 630 pixels.',
  'URL canónica': 'Canonical address',
  'Si la misma página está también en otra dirección y es esa la que cuenta.':
    'If the same page also stands at another address and that is the one that counts.',
  Cuándo: 'When',
  Ahora: 'Now',
  Programar: 'Schedule',
  'Hora de {{zone}}': 'Time of {{zone}}',
  'Esa dirección ya la usa otra página. Está libre: {{suggestion}}':
    'Another page has that address. This one is free: {{suggestion}}',
  'Esa dirección la usa el propio producto. Elige otra.':
    'The product itself uses that address. Choose another.',
  'Ese momento ya ha pasado. Elige uno posterior.': 'That moment has passed. Choose a later one.',
  Versiones: 'Versions',
  'Se guarda una cada vez que guardas, publicas o restauras.':
    'One is kept each time you save, publish or restore.',
  'Versión guardada': 'Version saved',
  'Nombre de la versión': 'Name of the version',
  'Guardar con nombre': 'Save with a name',
  'Versión restaurada': 'Version restored',
  'Todavía no hay ninguna: guarda la página y aquí estará.':
    'There is none yet: save the page and it will be here.',
  'Ver más': 'See more',
  Guardada: 'Saved',
  'Al publicar': 'When publishing',
  Restaurada: 'Restored',
  'Versión {{number}}': 'Version {{number}}',
  'La que se ve publicada': 'The one that is live',
  'Sin autor': 'No author',
  Comparar: 'Compare',
  Restaurar: 'Restore',
  'Comparar con': 'Compare with',
  'Volver a la lista': 'Back to the list',
  'Qué ha cambiado': 'What has changed',
  'No hay ninguna diferencia.': 'There is no difference.',
  'Como está ahora': 'As it is now',
  'Añadido: {{name}}': 'Added: {{name}}',
  'Quitado: {{name}}': 'Removed: {{name}}',
  'Movido: {{name}}': 'Moved: {{name}}',
  'Cambiado: {{name}} ({{what}})': 'Changed: {{name}} ({{what}})',
  'La página solo está en este navegador: guárdala y tendrá versiones.':
    'The page is only in this browser: save it and it will have versions.',
  'Restaurar una versión': 'Restore a version',
  'La página está guardada, pero no como versión. Guarda otra vez para tenerla.':
    'The page is saved, but not as a version. Save again to have it.',
  'Cambios sin publicar': 'Unpublished changes',
  'La revisión que has pedido espera respuesta: nadie ha aprobado esta versión.':
    'The review you asked for awaits an answer: nobody has approved this version.',
  'En la revisión se pidieron cambios: nadie ha aprobado esta versión.':
    'The review asked for changes: nobody has approved this version.',
  'Se aprobó una versión anterior: la página ha cambiado desde entonces.':
    'An earlier version was approved: the page has changed since.',
  'Sin aprobar': 'Not approved',
  'Ver la revisión': 'See the review',
  'Elegir un archivo': 'Choose a file',
  'Hacerla de la página': 'Make it from the page',
  'Así se verá en {{name}}': 'How it looks on {{name}}',
  'Faltan los datos legales del espacio. Rellénalos en Configuración y vuelve a intentarlo.':
    'The workspace’s legal data is missing. Fill it in in Settings and try again.',
  'El símbolo «{{about}}» ya no existe: en su sitio no se verá nada.':
    'The symbol “{{about}}” no longer exists: nothing will show in its place.',
  'Se ve en la pestaña del navegador; mejor una imagen cuadrada.':
    'It shows in the browser tab; a square picture is best.',
  'El elegido': 'The chosen one',
  'Subir un icono': 'Upload an icon',
}
