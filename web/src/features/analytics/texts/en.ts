export const en = {
  'Visitas y conversiones de tus páginas publicadas.': 'Visits and conversions of your published pages.',
  Analisis: 'Analytics',
  'Visitas y conversiones de tus páginas': 'Visits and conversions of your pages',
}
