import type { en } from './en.ts'

export const fr = {
  'Herramientas PDF': 'Outils PDF',
  'Une, separa, ordena y gira tus PDF.': 'Fusionnez, divisez, réordonnez et tournez vos PDF.',
  'Une, separa, ordena y gira tus PDF sin subirlos a ningún sitio.':
    'Fusionnez, divisez, réordonnez et tournez vos PDF sans les envoyer nulle part.',
  'Une, separa, ordena y gira tus PDF': 'Fusionnez, divisez, réordonnez et tournez vos PDF',
} satisfies Record<keyof typeof en, string>
