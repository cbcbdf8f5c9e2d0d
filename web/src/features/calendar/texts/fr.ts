import type { en } from './en.ts'

export const fr = {
  'Las fechas de entrega de todos tus proyectos en un mes.': 'Les échéances de tous vos projets sur un mois.',
  'Las fechas de entrega de todos tus proyectos': 'Les échéances de tous vos projets',
} satisfies Record<keyof typeof en, string>
