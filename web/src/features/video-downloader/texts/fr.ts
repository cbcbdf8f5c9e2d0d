import type { en } from './en.ts'

export const fr = {
  'Descarga vídeos o su audio a partir de una dirección.':
    'Téléchargez des vidéos ou leur son à partir d’une adresse.',
  'Descarga vídeos o su audio a partir de una dirección':
    'Téléchargez des vidéos ou leur son à partir d’une adresse',
} satisfies Record<keyof typeof en, string>
