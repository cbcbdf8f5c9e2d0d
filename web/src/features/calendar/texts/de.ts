import type { en } from './en.ts'

export const de = {
  'Las fechas de entrega de todos tus proyectos en un mes.':
    'Die Termine aller Ihrer Projekte in einem Monat.',
  'Las fechas de entrega de todos tus proyectos': 'Die Termine aller Ihrer Projekte',
} satisfies Record<keyof typeof en, string>
