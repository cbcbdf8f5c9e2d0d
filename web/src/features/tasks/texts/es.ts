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
}
