import type { TFunction } from 'i18next'
import type { ProblemWords } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'
import type { Purpose } from '@aurelio/contracts/image-purposes'

export const presetWords: ProblemWords = {
  IMAGE_PRESET_NAMED: () => i18n.t('El espacio ya tiene un preajuste con ese nombre. Elige otro.'),
  IMAGE_PRESETS_FULL: ({ most }) =>
    i18n.t('El espacio ya tiene {{most}} preajustes: es el máximo. Elimina el que no uses.', {
      most: formatNumber(most),
    }),
  NOT_FOUND: () => i18n.t('Ese preajuste ya no existe: alguien lo ha eliminado.'),
}

export function purposeName(t: TFunction, purpose: Purpose): string {
  switch (purpose) {
    case 'shop':
      return t('Tienda')
    case 'blog':
      return t('Blog')
    case 'whatsapp':
      return t('WhatsApp')
    case 'mail':
      return t('Correo')
    case 'print':
      return t('Impresión')
    case 'icon':
      return t('Icono')
    default:
      return purpose satisfies never
  }
}

/** What it sets, in one line. */
export function purposeText(t: TFunction, purpose: Purpose): string {
  switch (purpose) {
    case 'shop':
      return t('WebP de 2000 píxeles de ancho como mucho, con detalle para la lupa.')
    case 'blog':
      return t('WebP ligero de 1600 píxeles de ancho como mucho.')
    case 'whatsapp':
      return t('JPEG de 1600 píxeles de ancho como mucho, sin ubicación ni cámara.')
    case 'mail':
      return t('JPEG de 1200 píxeles de ancho y 250 KB como mucho.')
    case 'print':
      return t('JPEG a tamaño completo, con todo el color y los metadatos.')
    case 'icon':
      return t('PNG de 512 píxeles sin pérdida, con su transparencia.')
    default:
      return purpose satisfies never
  }
}
