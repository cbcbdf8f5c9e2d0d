import type { en } from './en.ts'

export const fr = {
  'Escribe un nombre para el espacio de trabajo.': 'Saisissez un nom pour l’espace de travail.',
  'Espacio de trabajo': 'Espace de travail',
  'El nombre lo cambia quien es propietario o administra el espacio.':
    'Le nom est modifié par un propriétaire ou un administrateur de l’espace.',
  'Nombre guardado': 'Nom enregistré',
  'Lo ven todas las personas de tu equipo.': 'Toutes les personnes de votre équipe le voient.',
  'El espacio de trabajo y tus ajustes': 'L’espace de travail et vos réglages',
  Espacio: 'Espace',
  'Crear espacio': 'Créer un espace',
  'Sus proyectos, sus páginas y su gente van aparte de los de tus otros espacios.':
    'Ses projets, ses pages et ses membres sont séparés de ceux de vos autres espaces.',
  Crear: 'Créer',
  'Nadie más es propietario de este espacio. Haz propietaria a otra persona en «Miembros», o elimina el espacio.':
    'Personne d’autre n’est propriétaire de cet espace. Nommez une autre personne propriétaire dans « Membres », ou supprimez l’espace.',
  '¿Salir de «{{name}}»?': 'Quitter « {{name}} » ?',
  'Dejas de ver sus proyectos y sus páginas. Tus tareas pendientes de aquí se quedan sin persona asignada. Para volver hace falta otra invitación.':
    'Vous ne verrez plus ses projets ni ses pages. Vos tâches en attente ici restent sans personne assignée. Pour revenir, il faudra une autre invitation.',
  Salir: 'Quitter',
  '{{number}} sin leer': '{{number}} non lues',
  'Tus espacios': 'Vos espaces',
  'Salir de este espacio': 'Quitter cet espace',
  'Cambiar de espacio': 'Changer d’espace',
  'Ahora estás en «{{name}}»': 'Vous êtes maintenant dans « {{name}} »',
  'Eliminar el espacio': 'Supprimer l’espace',
  'Se borra para todas las personas, con todo lo que tiene. No se puede deshacer.':
    'Il est supprimé pour tout le monde, avec tout son contenu. C’est irréversible.',
  'El nombre que has escrito no es el del espacio.': 'Le nom saisi n’est pas celui de l’espace.',
  '¿Eliminar «{{name}}»?': 'Supprimer « {{name}} » ?',
  'Se borran: personas {{people}}, proyectos {{projects}}, tareas {{tasks}}, páginas {{pages}} ({{publishedPages}} publicadas), leads {{leads}}, imágenes {{pictures}}.':
    'Ce qui disparaît : personnes {{people}}, projets {{projects}}, tâches {{tasks}}, pages {{pages}} ({{publishedPages}} publiées), leads {{leads}}, images {{pictures}}.',
  'Escribe el nombre del espacio para confirmar': 'Saisissez le nom de l’espace pour confirmer',
} satisfies Record<keyof typeof en, string>
