/** Only what differs from its key in Spanish: the singulars of counted texts. */
export const es: Record<string, string> = {
  '{{count}} leads_one': '{{count}} lead',
  '{{count}} leads_other': '{{count}} leads',
  '{{count}} listas: de {{before}} a {{after}} KB ({{percent}} % menos)_one':
    '{{count}} lista: de {{before}} a {{after}} KB ({{percent}} % menos)',
  '{{count}} proyectos_one': '{{count}} proyecto',
  '{{count}} proyectos_other': '{{count}} proyectos',
  '{{count}} tareas_one': '{{count}} tarea',
  '{{count}} tareas_other': '{{count}} tareas',
  '{{done}} de {{count}} tareas_one': '{{done}} de {{count}} tarea',
  '{{done}} de {{count}} tareas_other': '{{done}} de {{count}} tareas',
  '{{count}} no se podían leer y se han dejado fuera._one':
    '{{count}} no se podía leer y se ha dejado fuera.',
  '{{count}} son de un tipo que esta versión no conoce: no se ven, pero se conservan._one':
    '{{count}} es de un tipo que esta versión no conoce: no se ve, pero se conserva.',
  'Descargar las {{count}} imágenes_one': 'Descargar la imagen',
}
