import type { ProblemWords } from '../../platform/api/error-text.ts'
import { i18n } from '../../platform/i18n/i18n.ts'

const unreadable: Record<string, string> = {
  doctype:
    'El archivo declara un tipo de documento o entidades, que no se admiten. Exporta otra vez y traduce ese archivo.',
  'not-xml': 'El archivo no está bien escrito: no se puede leer como XML.',
  'too-deep': 'El archivo tiene demasiados niveles.',
  'not-xliff': 'El archivo no es XLIFF 2. Exporta otra vez y traduce ese archivo.',
  'not-a-table': 'El archivo no tiene las columnas «página», «elemento», «campo», «original» y «traducción».',
}

/** How refusals of translations are worded. */
export const translationWords: ProblemWords = {
  TRANSLATION_ADDRESS_TAKEN: ({ path }) =>
    i18n.t('Otra página está ya en /{{path}}: elige otra dirección.', { path }),
  TRANSLATION_UNREADABLE: ({ why }) => i18n.t(unreadable[why] ?? 'El archivo no se puede leer.'),
  TRANSLATION_OF_OTHER_LANGUAGE: ({ found, wanted }) =>
    i18n.t('El archivo está en «{{found}}» y aquí se traduce a «{{wanted}}».', { found, wanted }),
  LANGUAGE_ADDRESS_TAKEN: ({ code }) =>
    i18n.t(
      'Una página del sitio está en /{{code}}, donde iría la portada en ese idioma. Cámbiale la dirección y vuelve a intentarlo.',
      { code },
    ),
}
