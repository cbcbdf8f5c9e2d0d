export const de = {
  Formularios: 'Formulare',
  'Los de tus páginas publicadas, con sus respuestas y su código para otras webs':
    'Die deiner veröffentlichten Seiten, mit ihren Antworten und ihrem Code für andere Websites',
  'respuestas resumen insertar iframe html': 'Antworten Zusammenfassung einbetten iframe html',
  'Los de tus páginas publicadas: qué se ha contestado, y cómo ponerlos en otra web.':
    'Die deiner veröffentlichten Seiten: was geantwortet wurde und wie sie auf eine andere Website kommen.',
  'No se han podido cargar los formularios': 'Die Formulare konnten nicht geladen werden',
  'Todavía no hay ningún formulario publicado': 'Noch ist kein Formular veröffentlicht',
  'Pon un «Formulario» en una página y publícala: aquí verás sus respuestas.':
    'Setz ein „Formular“ auf eine Seite und veröffentliche sie: Hier siehst du die Antworten.',
  'Ver mis páginas': 'Meine Seiten ansehen',
  '{{count}} respuestas_one': '{{count}} Antwort',
  '{{count}} respuestas': '{{count}} Antworten',
  'la última, el {{moment}}': 'die letzte am {{moment}}',
  Abrir: 'Öffnen',
  'Ver los leads': 'Leads ansehen',
  'Resumen y código': 'Zusammenfassung und Code',
  'No se ha podido cargar el resumen': 'Die Zusammenfassung konnte nicht geladen werden',
  Resumen: 'Zusammenfassung',
  'Nadie lo ha contestado todavía.': 'Noch hat niemand geantwortet.',
  'Ponerlo en otro sitio': 'Woanders einsetzen',
  'Dirección del formulario': 'Adresse des Formulars',
  'Código para insertar': 'Einbettungscode',
  'Un marco con el formulario tal como está publicado. Ajusta la altura si cambias sus campos.':
    'Ein Rahmen mit dem Formular, wie es veröffentlicht ist. Passe die Höhe an, wenn du Felder änderst.',
  'HTML del formulario': 'HTML des Formulars',
  'Para darle el aspecto de tu web: envía aquí, sin nada de JavaScript.':
    'Damit es wie deine Website aussieht: Es sendet hierher, ganz ohne JavaScript.',
  '{{filled}} de {{looked}}': '{{filled}} von {{looked}}',
  'media {{average}}': 'Durchschnitt {{average}}',
  Copiado: 'Kopiert',
  'El navegador no deja copiar. Selecciona el texto y cópialo tú.':
    'Der Browser erlaubt das Kopieren nicht. Markiere den Text und kopiere ihn selbst.',
}
