import type { en } from './en.ts'

export const de = {
  'Lo que las personas han enviado desde tus páginas.': 'Was Menschen über Ihre Seiten gesendet haben.',
  Actualizar: 'Aktualisieren',
  '{{count}} leads': '{{count}} Leads',
  '{{count}} leads_one': '{{count}} Lead',
  'No se han podido cargar los leads': 'Die Leads konnten nicht geladen werden',
  'Todavía no hay leads': 'Noch keine Leads',
  'Esta página todavía no tiene leads': 'Diese Seite hat noch keine Leads',
  'Publica una página con un formulario: lo que envíen las personas aparecerá aquí.':
    'Veröffentlichen Sie eine Seite mit Formular: Was Menschen senden, erscheint hier.',
  'Leads recibidos': 'Erhaltene Leads',
  'Página eliminada': 'Gelöschte Seite',
  'Todas las páginas': 'Alle Seiten',
  'Lo que las personas han enviado desde tus páginas': 'Was Menschen über Ihre Seiten gesendet haben',
} satisfies Record<keyof typeof en, string>
