import type { FontRefusal } from '@aurelio/contracts/font-refusals'
import type { OwnFace } from '@aurelio/page/fonts'
import type { ProblemWords } from '../../../platform/api/error-text.ts'
import { formatBytes } from '../../../platform/format.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'

const reasons: Record<FontRefusal, () => string> = {
  'no-font': () => i18n.t('No es un archivo de letra. Valen WOFF2, WOFF, TTF y OTF.'),
  'other-kind': () =>
    i18n.t('Por dentro no es lo que dice su nombre. Cámbiale la terminación o pide el archivo de nuevo.'),
  collection: () => i18n.t('Es una colección de varias letras (TTC). Sube cada una en su archivo.'),
  broken: () => i18n.t('El archivo está dañado o incompleto. Descárgalo de nuevo de donde lo tengas.'),
  'no-latin': () => i18n.t('No tiene todas las letras de la A a la Z, así que no sirve para tus páginas.'),
  forbidden: () =>
    i18n.t(
      'Quien la hizo no permite usarla en páginas web. Pídele una licencia y un archivo que lo permitan.',
    ),
  'no-licence': () => i18n.t('Marca que tienes licencia para usarla en páginas web.'),
  taken: () => i18n.t('Ese grosor de esta letra ya lo tienes.'),
  'too-many': () =>
    i18n.t('No caben más letras en el espacio, o más archivos en esta. Elimina las que no uses.'),
}

/** Why a file of letters was not taken, and what to do. */
export const fontWords = {
  FONT_REFUSED: ({ reason }) => reasons[reason](),
  PAYLOAD_TOO_LARGE: ({ bytes }) =>
    i18n.t('Ocupa más de {{size}}, lo máximo para una letra. Pide una versión para web.', {
      size: formatBytes(bytes),
    }),
} satisfies ProblemWords

/** '400', '300 a 900' or '700 cursiva'. */
export function faceText({ weights: [least, most], italic }: Pick<OwnFace, 'weights' | 'italic'>): string {
  const weight = least === most ? String(least) : i18n.t('{{least}} a {{most}}', { least, most })
  return italic ? i18n.t('{{weight}} cursiva', { weight }) : weight
}
