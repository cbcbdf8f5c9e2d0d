import type { en } from './en.ts'

export const de = {
  'Herramientas PDF': 'PDF-Werkzeuge',
  'Une, separa, ordena y gira tus PDF.': 'PDFs verbinden, teilen, ordnen und drehen.',
  'Une, separa, ordena y gira tus PDF sin subirlos a ningún sitio.':
    'PDFs verbinden, teilen, ordnen und drehen, ohne sie irgendwo hochzuladen.',
  'Une, separa, ordena y gira tus PDF': 'PDFs verbinden, teilen, ordnen und drehen',
} satisfies Record<keyof typeof en, string>
