/** Only what differs from its key in Spanish: counted texts. */
export const es = {
  '{{done}} de {{count}} tareas_one': '{{done}} de {{count}} tarea',
  '{{done}} de {{count}} tareas_other': '{{done}} de {{count}} tareas',
}
