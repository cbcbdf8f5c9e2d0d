/** Only what differs from its key in Spanish: counted texts. */
export const es = {
  '{{count}} tareas_one': '{{count}} tarea',
  '{{count}} tareas_other': '{{count}} tareas',
}
