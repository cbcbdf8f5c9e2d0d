import type { Action } from '@aurelio/contracts/access'
import { said } from '@aurelio/contracts/rooms'

type OfRoom = (typeof said.actions)[number]['name']

/** What each action of the server's table is for people, where its room does not say so. An action without words is no type. */
const others = {
  'workspace.rename': 'Cambiar el nombre del espacio',
  'workspace.settings': 'Cambiar el logotipo, los correos y los datos legales',
  'workspace.members': 'Ver quién está en el espacio',
  'workspace.people': 'Invitar, cambiar roles y quitar personas',
  'workspace.see': 'Ver todo lo que hay en el espacio',
  'workspace.own': 'Nombrar propietarios y eliminar el espacio',
  'workspace.inherit': 'Quedarse con el espacio si su propietario se va',
  'workspace.export': 'Descargar todos los datos del espacio',
  'activity.read': 'Ver la actividad',
  'audit.read': 'Leer el registro del espacio',
  'calendar.keep': 'Ver y llevar el calendario del equipo',
  'home.read': 'Ver el resumen del inicio',
  'home.sample': 'Añadir y quitar el contenido de ejemplo',
  'leads.read': 'Ver los leads',
  'leads.change': 'Llevar los leads: estado, notas y persona',
  'news.receive': 'Recibir notificaciones del equipo',
  'pages.edit': 'Crear, editar y publicar páginas',
  'pictures.change': 'Subir y eliminar imágenes',
  'contests.keep': 'Hacer concursos y sorteos',
  'subscriptions.keep': 'Escribir a quien se suscribe: listas, envíos y secuencias',
  'symbols.change': 'Guardar, cambiar y eliminar símbolos',
  'projects.share': 'Compartir proyectos con clientes',
  'projects.change': 'Crear y cambiar proyectos',
  'reviews.manage': 'Pedir revisiones y llevar sus enlaces',
  'tasks.change': 'Crear, cambiar y hacer tareas',
  'tasks.comment': 'Comentar tareas',
  'videos.download': 'Descargar vídeos',
  'videos.engine': 'Actualizar el motor de descargas',
  'tokens.use': 'Crear tokens de la API propios',
  'tokens.manage': 'Crear tokens del espacio y revocar los de cualquiera',
  'pictures.read': 'Ver las imágenes del espacio',
  'sites.manage': 'Crear sitios y cambiar sus ajustes y su dominio',
  'sites.vouch': 'Dar por bueno un dominio sin su registro DNS',
  'installation.keep': 'Ver y probar lo que usa la instalación',
  'accounts.manage': 'Administrar las cuentas de la instalación',
} as const satisfies Record<Exclude<Action, OfRoom>, string>

const words = new Map<string, string>([
  ...Object.entries(others),
  ...said.actions.map((action) => [action.name, action.words] as const),
])

/** What an action is for people. */
export const wordsOf = (action: Action) => words.get(action) ?? action
