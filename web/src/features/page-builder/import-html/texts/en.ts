export const en = {
  Artículo: 'Article',
  Lateral: 'Sidebar',
  'Página importada': 'Imported page',
  'Importar HTML': 'Import HTML',
  'Convierte una página de otra web en elementos que puedes editar.':
    'Turns a page of another website into elements that you can edit.',
  'Elegir otra': 'Choose another',
  'Leyendo la página': 'Reading the page',
  'Leyendo la página en tres anchos…': 'Reading the page at three widths…',
  'Imágenes guardadas: {{done}} de {{total}}…': 'Pictures saved: {{done}} of {{total}}…',
  '«{{name}}» está hecha, como borrador.': '“{{name}}” is made, as a draft.',
  'Editar página': 'Edit page',
  'Ha venido todo.': 'Everything came over.',
  'Ver sus direcciones': 'See their addresses',
  Dispositivo: 'Device',
  'Página original': 'Original page',
  'Nombre de la página': 'Name of the page',
  'Crear página': 'Create page',
  'Ahí no hay ninguna página HTML. Pega el código de una página, o elige un .html o un ZIP que lo tenga.':
    'There is no HTML page there. Paste the code of a page, or choose an .html or a ZIP that has one.',
  'La página es demasiado grande: caben 5 MB de HTML, y un ZIP de 60 MB (120 MB sin comprimir). Divídela o quita lo que no uses.':
    'The page is too large: there is room for 5 MB of HTML, and a ZIP of 60 MB (120 MB unpacked). Split it or remove what you do not use.',
  'El ZIP tiene más de 2.000 archivos. Deja solo la página y lo que usa.':
    'The ZIP has more than 2,000 files. Keep only the page and what it uses.',
  'El ZIP está dañado o no se puede leer. Vuelve a comprimir la carpeta.':
    'The ZIP is damaged or cannot be read. Pack the folder again.',
  'La página tiene más de 25.000 nodos. Divídela en varias e impórtalas por separado.':
    'The page has more than 25,000 nodes. Split it into several and import them one by one.',
  'La página tiene demasiadas cajas, unas dentro de otras. Simplifícala y vuelve a intentarlo.':
    'The page has too many boxes inside each other. Make it simpler and try again.',
  'En la página no se ve nada. Si la dibuja un programa, ábrela en tu navegador, guárdala completa y súbela en un ZIP.':
    'Nothing is seen on the page. If a program draws it, open it in your browser, save it whole and upload it in a ZIP.',
  'El navegador no ha podido mostrar la página. Vuelve a intentarlo.':
    'The browser could not show the page. Try again.',
  'Programas (JavaScript), que no se ejecutan ni se guardan: {{n}}.':
    'Programs (JavaScript), neither run nor kept: {{n}}.',
  'Animaciones: {{n}}.': 'Animations: {{n}}.',
  'Cambios al pasar el ratón: {{n}}.': 'Changes under the pointer: {{n}}.',
  'Adornos que dibujaba el estilo delante o detrás de una caja: {{n}}.':
    'Decorations that the style drew before or behind a box: {{n}}.',
  'Hojas de estilo que están en otra web o no venían: {{n}}.':
    'Style sheets that are on another site or did not come along: {{n}}.',
  'Letras que no venían: {{n}}.': 'Letters that did not come along: {{n}}.',
  'Imágenes que no venían en el ZIP: {{n}}.': 'Pictures that were not in the ZIP: {{n}}.',
  'Vídeos y audios: {{n}}.': 'Videos and sounds: {{n}}.',
  'Vídeos que se siguen viendo desde la web de la que vienen: {{n}}.':
    'Videos that are still played from the site they come from: {{n}}.',
  'Marcos con otras páginas: {{n}}.': 'Frames with other pages: {{n}}.',
  'Dibujos hechos por un programa: {{n}}.': 'Drawings made by a program: {{n}}.',
  'Enlaces que ejecutaban algo, ahora sin destino: {{n}}.':
    'Links that ran something, now leading nowhere: {{n}}.',
  'Enlaces a otras páginas de esa web, ahora sin destino: {{n}}.':
    'Links to other pages of that site, now leading nowhere: {{n}}.',
  'Saltos automáticos a otra página: {{n}}.': 'Automatic jumps to another page: {{n}}.',
  'Formularios que enviaban a otra web; ahora llegan a tus leads: {{n}}.':
    'Forms that sent to another site; they now reach your leads: {{n}}.',
  'Campos sueltos y buscadores, que aquí no harían nada: {{n}}.':
    'Lone fields and searches, which would do nothing here: {{n}}.',
  'Celdas de tablas que se quedan solo con su texto: {{n}}.':
    'Cells of tables that keep only their text: {{n}}.',
  'Iconos dentro de botones: {{n}}.': 'Icons inside buttons: {{n}}.',
  'Partes que estaban encima de otras y han cambiado de sitio o se han quitado: {{n}}.':
    'Parts that lay over others and were moved or left out: {{n}}.',
  'Degradados y fondos simplificados: {{n}}.': 'Gradients and backgrounds made simpler: {{n}}.',
  'Sombras cambiadas por la más parecida: {{n}}.': 'Shadows replaced by the nearest one: {{n}}.',
  'Bordes de un solo lado, izquierdo o derecho: {{n}}.': 'Borders on one side alone, left or right: {{n}}.',
  'Datos para buscadores, que la página hará de nuevo: {{n}}.':
    'Data for searchers, which the page will make anew: {{n}}.',
  'La letra «{{from}}» no está aquí: se usa «{{to}}».':
    'The letter “{{from}}” is not here: “{{to}}” is used.',
  'Imágenes que están en otra web y no se descargan: {{n}}.':
    'Pictures on another site, which are not fetched: {{n}}.',
  'HTML, o un ZIP con la página y sus archivos, hasta 60 MB':
    'HTML, or a ZIP with the page and its files, up to 60 MB',
  'O pega su código HTML': 'Or paste its HTML code',
  'Importa solo páginas que tengas derecho a usar.': 'Import only pages that you have the right to use.',
  'Leer página': 'Read page',
  '¿La página es de otra web?': 'Is the page from another website?',
}
