import type { en } from './en.ts'

export const de = {
  'Descarga vídeos o su audio a partir de una dirección.':
    'Videos oder ihren Ton über eine Adresse herunterladen.',
  'Descarga vídeos o su audio a partir de una dirección':
    'Videos oder ihren Ton über eine Adresse herunterladen',
} satisfies Record<keyof typeof en, string>
