import type { BatchProblem } from '@aurelio/contracts/page-batches'
import type { ProblemWords } from '../../../../platform/api/error-text.ts'
import { i18n } from '../../../../platform/i18n/i18n.ts'
import type { PageField } from '@aurelio/page/generator/pages/page-fields'

/** Spanish texts, and their own translation keys. */
export const fieldLabels: Record<PageField, string> = {
  title: 'Título',
  slug: 'Dirección (slug)',
  description: 'Descripción',
  content: 'Contenido',
}

/** Why a batch stopped, or a page of it was left out, and what to do. */
export const batchProblemWords: Record<BatchProblem, string> = {
  'address-taken': 'Otra página tiene ya esa dirección. No la hemos tocado.',
  'template-gone': 'La plantilla ya no existe. Sácala de la papelera y sigue.',
  'site-gone': 'La plantilla ya no está en ese sitio. Devuélvela a él y sigue.',
  'refused-address':
    'Esa dirección no se admite: tiene que empezar por https:// y estar en Internet, no en una red privada.',
  'no-rest':
    'En esa dirección no contesta la interfaz REST de WordPress. Comprueba la dirección y que los enlaces permanentes no sean los simples.',
  'no-access': 'WordPress no acepta ese usuario con esa contraseña de aplicación, o no le deja publicar.',
  unreachable: 'WordPress no contesta. Vuelve a intentarlo dentro de un momento.',
  refused: 'WordPress no ha aceptado esta página.',
  broken: 'Algo ha fallado en el servidor. Vuelve a intentarlo; si sigue igual, avisa a quien lo administra.',
}

export const publishWords: ProblemWords = {
  WORDPRESS_REFUSED: ({ reason }) => i18n.t(batchProblemWords[reason]),
  BATCH_MOVED_ON: 'Esta publicación ya está en otro punto. Mira cómo va y vuelve a intentarlo.',
}
