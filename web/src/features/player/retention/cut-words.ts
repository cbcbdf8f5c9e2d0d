/** What leads to a film, and what it is seen on, as people call them. */
export const cutWords: Record<string, string> = {
  direct: 'Directo',
  search: 'Buscador',
  social: 'Red social',
  assistant: 'Asistente de IA',
  mail: 'Correo',
  site: 'Otra página del sitio',
  other: 'Otra web',
  mobile: 'Móvil',
  tablet: 'Tableta',
  desktop: 'Ordenador',
}
