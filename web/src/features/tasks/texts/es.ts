/** Only what differs from its key in Spanish: counted texts. */
export const es = {
  '{{count}} tareas_one': '{{count}} tarea',
  '{{count}} tareas_other': '{{count}} tareas',
  '{{count}} elegidas_one': '{{count}} elegida',
  '{{count}} elegidas_other': '{{count}} elegidas',
  '{{count}} tareas cambiadas_one': '{{count}} tarea cambiada',
  '{{count}} tareas cambiadas_other': '{{count}} tareas cambiadas',
  '{{count}} tareas eliminadas_one': '{{count}} tarea eliminada',
  '{{count}} tareas eliminadas_other': '{{count}} tareas eliminadas',
  'Cada {{count}} días_one': 'Cada día',
  'Cada {{count}} días_other': 'Cada {{count}} días',
  'Cada {{count}} semanas_one': 'Cada semana',
  'Cada {{count}} semanas_other': 'Cada {{count}} semanas',
  'Cada {{count}} meses_one': 'Cada mes',
  'Cada {{count}} meses_other': 'Cada {{count}} meses',
  'Cada {{count}} años_one': 'Cada año',
  'Cada {{count}} años_other': 'Cada {{count}} años',
  '{{count}} tareas importadas_one': '{{count}} tarea importada',
  '{{count}} tareas importadas_other': '{{count}} tareas importadas',
  '{{count}} pasos de listas_one': '{{count}} paso de listas',
  '{{count}} pasos de listas_other': '{{count}} pasos de listas',
  '{{count}} comentarios_one': '{{count}} comentario',
  '{{count}} comentarios_other': '{{count}} comentarios',
  '{{count}} dependencias_one': '{{count}} dependencia',
  '{{count}} dependencias_other': '{{count}} dependencias',
  'y {{count}} más_one': 'y {{count}} más',
  'y {{count}} más_other': 'y {{count}} más',
  '{{count}} archivos adjuntos: descárgalos allí y súbelos aquí._one':
    '{{count}} archivo adjunto: descárgalo allí y súbelo aquí.',
  '{{count}} archivos adjuntos: descárgalos allí y súbelos aquí._other':
    '{{count}} archivos adjuntos: descárgalos allí y súbelos aquí.',
  '{{count}} tarjetas archivadas._one': '{{count}} tarjeta archivada.',
  '{{count}} tarjetas archivadas._other': '{{count}} tarjetas archivadas.',
  '{{count}} valores de campos que aquí no existen._one': '{{count}} valor de campos que aquí no existen.',
  '{{count}} valores de campos que aquí no existen._other':
    '{{count}} valores de campos que aquí no existen.',
  '{{count}} asignaciones a personas que no están en tu equipo, o de más en una tarjeta._one':
    '{{count}} asignación a personas que no están en tu equipo, o de más en una tarjeta.',
  '{{count}} asignaciones a personas que no están en tu equipo, o de más en una tarjeta._other':
    '{{count}} asignaciones a personas que no están en tu equipo, o de más en una tarjeta.',
  '{{count}} textos demasiado largos, que se recortan._one':
    '{{count}} texto demasiado largo, que se recorta.',
  '{{count}} textos demasiado largos, que se recortan._other':
    '{{count}} textos demasiado largos, que se recortan.',
}
