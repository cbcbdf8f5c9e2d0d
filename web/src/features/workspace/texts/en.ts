export const en = {
  'Escribe un nombre para el espacio de trabajo.': 'Type a name for the workspace.',
  'Espacio de trabajo': 'Workspace',
  'El nombre lo cambia quien es propietario o administra el espacio.':
    'The name is changed by an owner or administrator of the workspace.',
  'Nombre guardado': 'Name saved',
  'Lo ven todas las personas de tu equipo.': 'Everybody in your team sees it.',
  'El espacio de trabajo y tus ajustes': 'The workspace and your settings',
  Espacio: 'Workspace',
  'Crear espacio': 'Create workspace',
  'Sus proyectos, sus páginas y su gente van aparte de los de tus otros espacios.':
    'Its projects, pages and people are apart from those of your other workspaces.',
  Crear: 'Create',
  'Nadie más es propietario de este espacio. Haz propietaria a otra persona en «Miembros», o elimina el espacio.':
    'Nobody else owns this workspace. Make another person an owner in “Members”, or delete the workspace.',
  '¿Salir de «{{name}}»?': 'Leave “{{name}}”?',
  'Dejas de ver sus proyectos y sus páginas. Tus tareas pendientes de aquí se quedan sin persona asignada. Para volver hace falta otra invitación.':
    'You stop seeing its projects and pages. Your pending tasks here are left without an assignee. To come back you need another invitation.',
  Salir: 'Leave',
  '{{number}} sin leer': '{{number}} unread',
  'Tus espacios': 'Your workspaces',
  'Salir de este espacio': 'Leave this workspace',
  'Cambiar de espacio': 'Switch workspace',
  'Ahora estás en «{{name}}»': 'You are in “{{name}}” now',
  'Eliminar el espacio': 'Delete the workspace',
  'Se borra para todas las personas, con todo lo que tiene. No se puede deshacer.':
    'It is deleted for everybody, with everything in it. This cannot be undone.',
  'El nombre que has escrito no es el del espacio.': 'The name you typed is not that of the workspace.',
  '¿Eliminar «{{name}}»?': 'Delete “{{name}}”?',
  'Se borran: personas {{people}}, proyectos {{projects}}, tareas {{tasks}}, páginas {{pages}} ({{publishedPages}} publicadas), leads {{leads}}, imágenes {{pictures}}.':
    'What goes: people {{people}}, projects {{projects}}, tasks {{tasks}}, pages {{pages}} ({{publishedPages}} published), leads {{leads}}, images {{pictures}}.',
  'Escribe el nombre del espacio para confirmar': 'Type the name of the workspace to confirm',
}
