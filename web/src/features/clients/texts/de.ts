export const de = {
  Compartir: 'Teilen',
  'Compartir con clientes': 'Mit Kunden teilen',
  'Quien marques ve este proyecto, sus páginas y las tareas que señales como visibles. Nada más.':
    'Wen du ankreuzt, sieht dieses Projekt, seine Seiten und die als sichtbar markierten Aufgaben. Sonst nichts.',
  Listo: 'Fertig',
  'Ver las páginas': 'Die Seiten sehen',
  'Ver y comentar': 'Sehen und kommentieren',
  'Ver, comentar y aprobar': 'Sehen, kommentieren und freigeben',
  'Todavía no hay clientes en este espacio. Invita a uno con el rol «Cliente» en Configuracion.':
    'In diesem Arbeitsbereich gibt es noch keine Kunden. Lade in den Einstellungen jemanden mit der Rolle „Kunde“ ein.',
  Clientes: 'Kunden',
  'Qué pueden hacer': 'Was sie dürfen',
  'También los leads de sus páginas': 'Auch die Leads seiner Seiten',
  'Hola, {{name}}. Aquí está lo que hacemos para ti.': 'Hallo, {{name}}. Das machen wir gerade für dich.',
  'Tus proyectos': 'Deine Projekte',
  'No se han podido cargar tus proyectos': 'Deine Projekte konnten nicht geladen werden',
  'Todavía no hay nada compartido contigo': 'Mit dir ist noch nichts geteilt',
  'Cuando tu agencia comparta un proyecto o una página, aparecerá aquí.':
    'Sobald Ihre Agentur ein Projekt oder eine Seite teilt, erscheint es hier.',
  'Quien marques ve todas las páginas de este sitio, también las que lleguen después. Nada más.':
    'Wen Sie ankreuzen, sieht alle Seiten dieser Website, auch spätere. Sonst nichts.',
  'Quien marques ve esta página, y ninguna otra.': 'Wen Sie ankreuzen, sieht diese Seite und keine andere.',
  'Tus páginas': 'Ihre Seiten',
}
