/** Only what differs from its key in Spanish: counted texts. */
export const es = {
  '{{count}} proyectos_one': '{{count}} proyecto',
  '{{count}} proyectos_other': '{{count}} proyectos',
  'Ver las {{count}} entradas_one': 'Ver la entrada',
  'Ver las {{count}} entradas_other': 'Ver las {{count}} entradas',
  '{{name}} ({{count}} tareas)_one': '{{name}} ({{count}} tarea)',
  '{{name}} ({{count}} tareas)_other': '{{name}} ({{count}} tareas)',
}
