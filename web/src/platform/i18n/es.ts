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
  'Descargar las {{count}} imágenes_one': 'Descargar la imagen',
}
