export const en = {
  Compartir: 'Share',
  'Compartir con clientes': 'Share with clients',
  'Quien marques ve este proyecto, sus páginas y las tareas que señales como visibles. Nada más.':
    'Those you tick see this project, its pages and the tasks you mark as visible. Nothing else.',
  Listo: 'Done',
  'Ver las páginas': 'See the pages',
  'Ver y comentar': 'See and comment',
  'Ver, comentar y aprobar': 'See, comment and approve',
  'Todavía no hay clientes en este espacio. Invita a uno con el rol «Cliente» en Configuracion.':
    'There are no clients in this workspace yet. Invite one with the role “Client” in Settings.',
  Clientes: 'Clients',
  'Qué pueden hacer': 'What they may do',
  'También los leads de sus páginas': 'The leads of its pages too',
  'Hola, {{name}}. Aquí está lo que hacemos para ti.': 'Hello, {{name}}. Here is what we are doing for you.',
  'Tus proyectos': 'Your projects',
  'No se han podido cargar tus proyectos': 'Your projects could not be loaded',
  'Todavía no hay nada compartido contigo': 'Nothing is shared with you yet',
  'Cuando tu agencia comparta un proyecto o una página, aparecerá aquí.':
    'When your agency shares a project or a page, it will appear here.',
  'Quien marques ve todas las páginas de este sitio, también las que lleguen después. Nada más.':
    'Whoever you tick sees all pages of this site, those that come later too. Nothing else.',
  'Quien marques ve esta página, y ninguna otra.': 'Whoever you tick sees this page, and no other.',
  'Tus páginas': 'Your pages',
}
