import type { Action } from '@aurelio/contracts/access'

/** What each action of the server's table is for people. An action without words is no type. */
export const actionWords = {
  'workspace.rename': 'Cambiar el nombre del espacio',
  'workspace.members': 'Ver quién está en el espacio',
  'workspace.people': 'Invitar, cambiar roles y quitar personas',
  'workspace.see': 'Ver todo lo que hay en el espacio',
  'workspace.own': 'Nombrar propietarios y eliminar el espacio',
  'workspace.inherit': 'Quedarse con el espacio si su propietario se va',
  'workspace.export': 'Descargar todos los datos del espacio',
  'activity.read': 'Ver la actividad',
  'audit.read': 'Leer el registro del espacio',
  'home.read': 'Ver el resumen del inicio',
  'home.sample': 'Añadir y quitar el contenido de ejemplo',
  'leads.read': 'Ver los leads',
  'leads.change': 'Llevar los leads: estado, notas y persona',
  'news.receive': 'Recibir notificaciones del equipo',
  'pages.edit': 'Crear, editar y publicar páginas',
  'pictures.change': 'Subir y eliminar imágenes',
  'projects.share': 'Compartir proyectos con clientes',
  'projects.change': 'Crear y cambiar proyectos',
  'reviews.manage': 'Pedir revisiones y llevar sus enlaces',
  'tasks.change': 'Crear, cambiar y hacer tareas',
  'videos.download': 'Descargar vídeos',
  'videos.engine': 'Actualizar el motor de descargas',
  'pictures.read': 'Ver las imágenes del espacio',
  'accounts.manage': 'Administrar las cuentas de la instalación',
} as const satisfies Record<Action, string>
