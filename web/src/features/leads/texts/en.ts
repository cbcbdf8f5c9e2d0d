export const en = {
  'Lo que las personas han enviado desde tus páginas.': 'What people have sent from your pages.',
  Actualizar: 'Refresh',
  '{{count}} leads': '{{count}} leads',
  '{{count}} leads_one': '{{count}} lead',
  'No se han podido cargar los leads': 'The leads could not be loaded',
  'Todavía no hay leads': 'There are no leads yet',
  'Esta página todavía no tiene leads': 'This page has no leads yet',
  'Publica una página con un formulario: lo que envíen las personas aparecerá aquí.':
    'Publish a page with a form: what people send will appear here.',
  'Leads recibidos': 'Leads received',
  'Página eliminada': 'Deleted page',
  'Todas las páginas': 'All pages',
  'Lo que las personas han enviado desde tus páginas': 'What people have sent from your pages',
}
