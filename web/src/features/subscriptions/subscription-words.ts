import type { SequenceState } from '@aurelio/contracts/sequences'
import type { SubscriptionSource } from '@aurelio/contracts/person-questions'
import type { LetterPace, LetterState, SubscriptionState } from '@aurelio/contracts/subscriptions'
import type { ProblemWords } from '../../platform/api/error-text.ts'
import { formatNumber } from '../../platform/format.ts'
import { i18n } from '../../platform/i18n/i18n.ts'

export const letterStateNames: Record<LetterState, string> = {
  draft: 'Borrador',
  scheduled: 'Programado',
  sending: 'Enviándose',
  paused: 'En pausa',
  sent: 'Enviado',
  stopped: 'Detenido',
}

export const sequenceStateNames: Record<SequenceState, string> = {
  draft: 'Borrador',
  running: 'En marcha',
  paused: 'En pausa',
}

export const subscriptionStateNames: Record<SubscriptionState, string> = {
  pending: 'Sin confirmar',
  confirmed: 'Confirmada',
  left: 'De baja',
}

/** How often somebody wants to be written to, where that is less than always. */
export const paceNames: Record<Exclude<LetterPace, 'each'>, string> = {
  week: 'Como mucho un correo por semana',
  month: 'Como mucho un correo al mes',
}

export const sourceNames: Record<SubscriptionSource, string> = {
  form: 'Lo pidió en una página',
  import: 'Importación',
  team: 'La añadió el equipo',
  api: 'API',
}

export const subscriptionWords = {
  SUBSCRIPTION_LISTS_FULL: ({ most }) =>
    i18n.t('El espacio ya tiene {{most}} listas, que es el máximo. Elimina alguna antes de crear otra.', {
      most: formatNumber(most),
    }),
  LIST_IS_BEING_SENT: 'Se está enviando algo a esta lista. Espera a que acabe, o deténlo antes.',
  SEGMENTS_FULL: ({ most }) =>
    i18n.t('El espacio ya tiene {{most}} segmentos, que es el máximo. Elimina alguno antes de crear otro.', {
      most: formatNumber(most),
    }),
  SEGMENT_IS_USED: 'Un envío que aún no ha salido usa este segmento. Elige otro en él antes de eliminarlo.',
  LETTER_HAS_LEFT: 'Este envío ya ha salido: no se puede cambiar.',
  LETTER_CHANGED:
    'Otra persona ha guardado este envío mientras lo editabas. Copia lo tuyo y vuelve a abrirlo.',
  LETTER_NOT_READY: 'Al envío le falta algo. Mira la revisión antes de enviar.',
  SEQUENCE_NOT_READY: 'A la secuencia le falta algo antes de ponerse en marcha. Mira su comprobación.',
  SEQUENCE_CHANGED:
    'Otra persona ha guardado esta secuencia mientras la editabas. Copia lo tuyo y vuelve a abrirla.',
} satisfies ProblemWords
