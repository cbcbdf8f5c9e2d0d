export const en = {
  Pronto: 'Soon',
  'Preparando imágenes': 'Preparing pictures',
  'Imágenes por preparar: {{n}}. Las páginas las cambian solas por otras más ligeras.':
    'Pictures to prepare: {{n}}. The pages replace them with lighter ones by themselves.',
  'Nueva Página': 'New page',
  'Crea cuestionarios paso a paso.': 'Make quizzes step by step.',
  'El contenido no se puede leer.': 'The content cannot be read.',
  'El contenido no es una lista de elementos.': 'The content is not a list of elements.',
  'La página tiene más de {{limit}} niveles de elementos.':
    'The page has more than {{limit}} levels of elements.',
  'La página tiene más de {{limit}} elementos.': 'The page has more than {{limit}} elements.',
  'El identificador {{id}} está repetido.': 'The identifier {{id}} is repeated.',
  'Un elemento de la página no se entiende.': 'An element of the page is not understood.',
  'Un elemento de la página no tiene un identificador o un tipo válidos.':
    'An element of the page has no valid identifier or type.',
  'El elemento {{id}} no tiene propiedades válidas.': 'The element {{id}} has no valid properties.',
  'El contenido del elemento {{id}} no es una lista.': 'The content of the element {{id}} is not a list.',
  'La página tiene demasiados datos.': 'The page holds too much data.',
  'Una propiedad tiene demasiados niveles.': 'A property has too many levels.',
  'Una propiedad tiene un valor que no se puede guardar ({{type}}).':
    'A property has a value that cannot be saved ({{type}}).',
  'Una propiedad tiene un nombre no permitido.': 'A property has a name that is not allowed.',
  'Un texto de la página es demasiado largo: caben {{limit}} caracteres. Acórtalo o repártelo en varios.':
    'A text of the page is too long: there is room for {{limit}} characters. Shorten it or split it into several.',
  'Un texto contiene caracteres no permitidos.': 'A text contains characters that are not allowed.',
  'El contenido no es una página.': 'The content is not a page.',
  'La página no indica su versión de formato.': 'The page does not tell its format version.',
  'La página se guardó con una versión más nueva de Aurelio. Actualiza la aplicación para abrirla.':
    'The page was saved with a newer version of Aurelio. Update the application to open it.',
  'El identificador {{id}} ya está en la página.': 'The identifier {{id}} is already on the page.',
  'La página no puede tener más de {{limit}} elementos.':
    'The page cannot have more than {{limit}} elements.',
  'Un elemento no puede moverse dentro de sí mismo.': 'An element cannot be moved into itself.',
  'No caben más de {{limit}} niveles de elementos.':
    'There is no room for more than {{limit}} levels of elements.',
  'El contenido de un elemento no se cambia como propiedad.':
    'An element’s content is not changed as a property.',
  'El nombre del elemento no es válido.': 'The element’s name is not valid.',
  'El elemento ya no está en la página.': 'The element is no longer on the page.',
  'El contenedor ya no está en la página.': 'The container is no longer on the page.',
  'Esto ha cambiado en otro sitio después: se deja como está para no perder ese trabajo.':
    'This was changed elsewhere afterwards: it stays as it is, so that that work is not lost.',
  'El elemento está bloqueado. Desbloquéalo en Capas para cambiarlo.':
    'The element is locked. Unlock it in Layers to change it.',
  'Hay elementos bloqueados dentro. Desbloquéalos en Capas para eliminar.':
    'There are locked elements inside. Unlock them in Layers to delete.',
  'Usar Plantilla': 'Use template',
  'Buscar plantillas': 'Search templates',
  'Buscar plantillas…': 'Search templates…',
  'No se encontraron plantillas': 'No templates found',
  'Intenta con otros términos de búsqueda o cambia la categoría':
    'Try other search words or change the category',
  'Lienzo en Blanco': 'Blank canvas',
  Secciones: 'Sections',
  'Todas ({{n}})': 'All ({{n}})',
  Categorías: 'Categories',
  'Empieza con una plantilla o con un lienzo en blanco.': 'Start with a template or with a blank canvas.',
  'Usar esta Plantilla': 'Use this template',
  'Vista previa de {{name}}': 'Preview of {{name}}',
  'Plantilla {{name}}': 'Template {{name}}',
  'Todos los Proyectos': 'All projects',
  'No se han podido cargar tus páginas': 'Your pages could not be loaded',
  'Crear Nuevo Proyecto': 'Create new project',
  'Todavía no tienes páginas. Crea la primera.': 'You have no pages yet. Create the first one.',
  'Última modificación: {{when}}': 'Last changed: {{when}}',
  'Abrir {{name}} publicada': 'Open {{name}} as published',
  Sitios: 'Sites',
  Quiz: 'Quiz',
  'Tus cuestionarios y sus respuestas.': 'Your quizzes and their answers.',
  Embudos: 'Funnels',
  'Encadena páginas y mira cuántas personas llegan a cada una.':
    'Chain pages and see how many people reach each one.',
  Analítica: 'Analytics',
  'Visitas y conversiones de cada página.': 'Visits and conversions of each page.',
  'Un reproductor de vídeo para tus páginas de venta.': 'A video player for your sales pages.',
  Suscripciones: 'Subscriptions',
  'Planes y pagos periódicos de tus clientes.': 'Plans and recurring payments of your clients.',
  'Creador de quiz': 'Quiz maker',
  Concurso: 'Contest',
  Concursos: 'Contests',
  'Sorteos y concursos con sus participantes.': 'Draws and contests with their participants.',
  Academia: 'Academy',
  Tutoriales: 'Tutorials',
  'Guías cortas, paso a paso.': 'Short guides, step by step.',
  'Diseña páginas, publícalas y recibe sus leads.': 'Design pages, publish them and receive their leads.',
  Editor: 'Editor',
  'Empieza con una plantilla o con un lienzo en blanco': 'Start with a template or a blank canvas',
  'Tus páginas: diséñalas y publícalas': 'Your pages: design and publish them',
  'Vuelve a verse lo que se publicó entonces': 'What was published then is shown again',
  'Esta página no se ha publicado todavía.': 'This page has not been published yet.',
  'Volver a publicar': 'Publish again',
  'Qué se muestra': 'What is shown',
  Guardadas: 'Saved',
  Publicaciones: 'Publications',
  'Los formularios de lo que no está publicado no envían nada: publícalo y exporta otra vez.':
    'Forms of what is not published send nothing: publish it and export again.',
  'Exportar sitio': 'Export site',
  'Este sitio no tiene páginas publicadas: incluye los borradores.':
    'This site has no published pages: include the drafts.',
  'Escribe una dirección como https://tienda.es': 'Type an address such as https://shop.com',
  'Un ZIP con todas sus páginas tal como están guardadas, que se abre desde el disco o se sube a cualquier servidor. Los formularios siguen enviando a Aurelio.':
    'A ZIP with all its pages as they are saved, which opens from disk or goes onto any server. Forms go on sending to Aurelio.',
  'Dirección donde estará': 'Address where it will stand',
  'Para el mapa del sitio y para cuando alguien comparta un enlace. Puede quedar vacía.':
    'For the site map and for when somebody shares a link. It may stay empty.',
  'Incluir las páginas sin publicar': 'Include pages that are not published',
  'Leyendo páginas: {{done}} de {{total}}…': 'Reading pages: {{done}} of {{total}}…',
  Importar: 'Import',
  'El ZIP de una página o de un sitio exportados, o el JSON de una página.':
    'The ZIP of an exported page or site, or the JSON of a page.',
  'Páginas importadas: {{done}} de {{total}}…': 'Imported pages: {{done}} of {{total}}…',
  'Elige un archivo o suéltalo aquí': 'Choose a file or drop it here',
  'ZIP o JSON, hasta 60 MB': 'ZIP or JSON, up to 60 MB',
  'Un sitio, «{{name}}», con {{n}} páginas.': 'A site, “{{name}}”, with {{n}} pages.',
  'Una página: «{{name}}».': 'A page: “{{name}}”.',
  'Las páginas llegan como borradores, sin publicar.': 'Pages arrive as drafts, not published.',
  'Un sitio nuevo: «{{name}}»': 'A new site: “{{name}}”',
  'Páginas importadas: {{n}}.': 'Imported pages: {{n}}.',
  'Qué no ha venido': 'What did not come',
  'El archivo es demasiado grande: un ZIP cabe hasta 60 MB, y hasta 120 MB sin comprimir.':
    'The file is too large: a ZIP may have up to 60 MB, and up to 120 MB unpacked.',
  'El ZIP tiene más de 2.000 archivos.': 'The ZIP has more than 2,000 files.',
  'El ZIP está dañado o no se puede leer. Expórtalo otra vez.':
    'The ZIP is damaged or cannot be read. Export it again.',
  'No es una exportación de Aurelio: falta «pagina.json» o «sitio.json».':
    'It is no export of Aurelio: “pagina.json” or “sitio.json” is missing.',
  'El archivo no contiene una página que se pueda leer.': 'The file holds no page that can be read.',
  'Páginas que no se pueden leer: {{names}}.': 'Pages that cannot be read: {{names}}.',
  'Elementos dañados que se han quedado fuera: {{n}}.': 'Damaged elements that were left out: {{n}}.',
  'Elementos de un tipo que este Aurelio no conoce; se guardan, pero no se ven: {{n}}.':
    'Elements of a kind that this Aurelio does not know; they are kept, but not shown: {{n}}.',
  'Imágenes que no venían o no se pueden guardar: {{n}}.':
    'Pictures that were not in it or cannot be kept: {{n}}.',
  'Enlaces a páginas que no venían; se han quedado vacíos: {{n}}.':
    'Links to pages that were not in it; they were left empty: {{n}}.',
  'Cómo verla': 'How to see it',
  'De arriba abajo': 'From top to bottom',
}
