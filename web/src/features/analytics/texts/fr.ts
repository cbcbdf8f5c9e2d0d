import type { en } from './en.ts'

export const fr = {
  'Visitas y conversiones de tus páginas publicadas.': 'Visites et conversions de vos pages publiées.',
  Analisis: 'Analyses',
  'Visitas y conversiones de tus páginas': 'Visites et conversions de vos pages',
} satisfies Record<keyof typeof en, string>
