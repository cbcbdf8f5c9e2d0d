export const en = {
  Formularios: 'Forms',
  'Los de tus páginas publicadas, con sus respuestas y su código para otras webs':
    'Those of your published pages, with their answers and their code for other sites',
  'respuestas resumen insertar iframe html': 'answers summary embed iframe html',
  'Los de tus páginas publicadas: qué se ha contestado, y cómo ponerlos en otra web.':
    'Those of your published pages: what was answered, and how to put them on another site.',
  'No se han podido cargar los formularios': 'The forms could not be loaded',
  'Todavía no hay ningún formulario publicado': 'No form has been published yet',
  'Pon un «Formulario» en una página y publícala: aquí verás sus respuestas.':
    'Put a “Form” on a page and publish it: you will see its answers here.',
  'Ver mis páginas': 'See my pages',
  '{{count}} respuestas_one': '{{count}} answer',
  '{{count}} respuestas': '{{count}} answers',
  'la última, el {{moment}}': 'the last one on {{moment}}',
  Abrir: 'Open',
  'Ver los leads': 'See the leads',
  'Resumen y código': 'Summary and code',
  'No se ha podido cargar el resumen': 'The summary could not be loaded',
  Resumen: 'Summary',
  'Nadie lo ha contestado todavía.': 'Nobody has answered it yet.',
  'Ponerlo en otro sitio': 'Put it elsewhere',
  'Dirección del formulario': 'Address of the form',
  'Código para insertar': 'Embed code',
  'Un marco con el formulario tal como está publicado. Ajusta la altura si cambias sus campos.':
    'A frame with the form as it is published. Adjust the height if you change its fields.',
  'HTML del formulario': 'HTML of the form',
  'Para darle el aspecto de tu web: envía aquí, sin nada de JavaScript.':
    'To give it the look of your site: it sends here, without any JavaScript.',
  '{{filled}} de {{looked}}': '{{filled}} of {{looked}}',
  'media {{average}}': 'average {{average}}',
  Copiado: 'Copied',
  'El navegador no deja copiar. Selecciona el texto y cópialo tú.':
    'The browser does not allow copying. Select the text and copy it yourself.',
}
