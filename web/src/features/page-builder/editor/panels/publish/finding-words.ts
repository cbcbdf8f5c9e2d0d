import type { Finding, FindingCode } from '@aurelio/page/check'
import { formatNumber } from '../../../../../platform/format.ts'
import { i18n } from '../../../../../platform/i18n/i18n.ts'

const words: Record<FindingCode, (about: string) => string> = {
  'missing-consent': () =>
    i18n.t('El formulario no pide aceptar la política de privacidad. Sin eso no se puede publicar.'),
  'sample-content': (about) =>
    about === ''
      ? i18n.t('La imagen todavía es la de ejemplo.')
      : i18n.t('Texto de ejemplo sin cambiar: «{{about}}»', { about }),
  'dead-link': (about) => i18n.t('El enlace «{{about}}» no lleva a ningún sitio.', { about }),
  'dead-anchor': (about) => i18n.t('No hay ningún lugar «{{about}}» en la página.', { about }),
  'missing-alt': () => i18n.t('La imagen no tiene texto alternativo ni está marcada como decorativa.'),
  'heading-order': (about) => i18n.t('El nivel {{about}} de este título se salta el orden.', { about }),
  contrast: (about) => i18n.t('El texto se lee mal sobre su fondo: contraste {{about}}.', { about }),
  'heavy-picture': (about) =>
    i18n.t('La imagen pesa {{about}}: en un móvil tardará en verse.', {
      about: `${formatNumber(Number.parseFloat(about))} MB`,
    }),
  'heavy-fonts': (about) =>
    i18n.t(
      'Las letras de la página pesan {{about}}: en un móvil tardarán en verse. Elige otras en la marca.',
      { about },
    ),
  'missing-symbol': (about) =>
    i18n.t('El símbolo «{{about}}» ya no existe: en su sitio no se verá nada.', { about }),
  'missing-legal': () =>
    i18n.t('La página pide datos y no enlaza ningún aviso legal ni política de privacidad.'),
}

/** What was found, in words. */
export function findingText({ code, about }: Finding): string {
  return words[code](about.length > 80 ? `${about.slice(0, 80)}…` : about)
}
