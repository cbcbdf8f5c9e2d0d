import type { en } from './en.ts'

export const fr = {
  'Lo que las personas han enviado desde tus páginas.': 'Ce que les gens ont envoyé depuis vos pages.',
  Actualizar: 'Actualiser',
  '{{count}} leads': '{{count}} leads',
  '{{count}} leads_one': '{{count}} lead',
  'No se han podido cargar los leads': 'Impossible de charger les leads',
  'Todavía no hay leads': 'Pas encore de leads',
  'Esta página todavía no tiene leads': 'Cette page n’a pas encore de leads',
  'Publica una página con un formulario: lo que envíen las personas aparecerá aquí.':
    'Publiez une page avec un formulaire : ce que les gens enverront apparaîtra ici.',
  'Leads recibidos': 'Leads reçus',
  'Página eliminada': 'Page supprimée',
  'Todas las páginas': 'Toutes les pages',
  'Lo que las personas han enviado desde tus páginas': 'Ce que les gens ont envoyé depuis vos pages',
} satisfies Record<keyof typeof en, string>
