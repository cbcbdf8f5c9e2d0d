import type { en } from './en.ts'

export const de = {
  'Visitas y conversiones de tus páginas publicadas.':
    'Besuche und Konversionen Ihrer veröffentlichten Seiten.',
  Analisis: 'Analysen',
  'Visitas y conversiones de tus páginas': 'Besuche und Konversionen Ihrer Seiten',
} satisfies Record<keyof typeof en, string>
