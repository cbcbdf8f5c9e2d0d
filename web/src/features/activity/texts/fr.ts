import type { en } from './en.ts'

export const fr = {
  'No se ha podido cargar la actividad': 'Impossible de charger l’activité',
  'Aquí aparecerá lo que pase en este proyecto.': 'Ce qui se passe dans ce projet apparaîtra ici.',
  '{{who}} ha creado el proyecto «{{name}}»': '{{who}} a créé le projet « {{name}} »',
  '{{who}} ha cambiado el proyecto «{{name}}»': '{{who}} a modifié le projet « {{name}} »',
  '{{who}} ha completado el proyecto «{{name}}»': '{{who}} a terminé le projet « {{name}} »',
  '{{who}} ha archivado el proyecto «{{name}}»': '{{who}} a archivé le projet « {{name}} »',
  '{{who}} ha eliminado el proyecto «{{name}}»': '{{who}} a supprimé le projet « {{name}} »',
  '{{who}} ha recuperado el proyecto «{{name}}»': '{{who}} a récupéré le projet « {{name}} »',
  '{{who}} ha apuntado «{{name}}»': '{{who}} a noté « {{name}} »',
  '{{who}} ha terminado «{{name}}»': '{{who}} a terminé « {{name}} »',
  '{{who}} ha vuelto a abrir «{{name}}»': '{{who}} a rouvert « {{name}} »',
  '{{who}} ha eliminado la tarea «{{name}}»': '{{who}} a supprimé la tâche « {{name}} »',
  '{{who}} ha recuperado la tarea «{{name}}»': '{{who}} a récupéré la tâche « {{name}} »',
  '{{who}} ha creado la página «{{name}}»': '{{who}} a créé la page « {{name}} »',
  '{{who}} ha publicado la página «{{name}}»': '{{who}} a publié la page « {{name}} »',
  '{{who}} ha retirado la página «{{name}}»': '{{who}} a retiré la page « {{name}} »',
  '{{who}} ha eliminado la página «{{name}}»': '{{who}} a supprimé la page « {{name}} »',
  '{{who}} ha recuperado la página «{{name}}»': '{{who}} a restauré la page « {{name}} »',
  'Ha llegado un lead de «{{name}}»': 'Un lead est arrivé de « {{name}} »',
  '{{who}} ha cambiado con quién se comparte el proyecto «{{name}}»':
    '{{who}} a changé avec qui le projet « {{name}} » est partagé',
  '{{who}} ha pedido que se revise «{{name}}»': '{{who}} a demandé une relecture de « {{name}} »',
  '{{who}} ha aprobado «{{name}}»': '{{who}} a approuvé « {{name}} »',
  '{{who}} pide cambios en «{{name}}»': '{{who}} demande des changements sur « {{name}} »',
} satisfies Record<keyof typeof en, string>
