export const fr = {
  Compartir: 'Partager',
  'Compartir con clientes': 'Partager avec des clients',
  'Quien marques ve este proyecto, sus páginas y las tareas que señales como visibles. Nada más.':
    'Les personnes cochées voient ce projet, ses pages et les tâches marquées comme visibles. Rien d’autre.',
  Listo: 'Terminé',
  'Ver las páginas': 'Voir les pages',
  'Ver y comentar': 'Voir et commenter',
  'Ver, comentar y aprobar': 'Voir, commenter et approuver',
  'Todavía no hay clientes en este espacio. Invita a uno con el rol «Cliente» en Configuracion.':
    'Il n’y a pas encore de clients dans cet espace. Invitez-en un avec le rôle « Client » dans les réglages.',
  Clientes: 'Clients',
  'Qué pueden hacer': 'Ce qu’ils peuvent faire',
  'También los leads de sus páginas': 'Aussi les leads de ses pages',
  'Hola, {{name}}. Aquí está lo que hacemos para ti.':
    'Bonjour, {{name}}. Voici ce que nous faisons pour vous.',
  'Tus proyectos': 'Vos projets',
  'No se han podido cargar tus proyectos': 'Vos projets n’ont pas pu être chargés',
  'Todavía no hay nada compartido contigo': 'Rien n’est encore partagé avec vous',
  'Cuando tu agencia comparta un proyecto o una página, aparecerá aquí.':
    'Quand votre agence partagera un projet ou une page, il apparaîtra ici.',
  'Quien marques ve todas las páginas de este sitio, también las que lleguen después. Nada más.':
    'Les personnes cochées voient toutes les pages de ce site, y compris les suivantes. Rien d’autre.',
  'Quien marques ve esta página, y ninguna otra.':
    'Les personnes cochées voient cette page, et aucune autre.',
  'Tus páginas': 'Vos pages',
}
