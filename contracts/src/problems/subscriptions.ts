import type { Definitions } from './definitions.ts'

export const subscriptionProblems = {
  SUBSCRIPTION_LISTS_FULL: {
    status: 409,
    detail: ({ most }: { most: number }) => `El espacio ya tiene ${most} listas: es el máximo.`,
  },
  LIST_IS_BEING_SENT: {
    status: 409,
    detail: () => 'Se está enviando algo a esta lista. Espera a que acabe, o deténlo antes.',
  },
  SEGMENTS_FULL: {
    status: 409,
    detail: ({ most }: { most: number }) => `El espacio ya tiene ${most} segmentos: es el máximo.`,
  },
  SEGMENT_IS_USED: {
    status: 409,
    detail: () => 'Un envío que aún no ha salido usa este segmento. Elige otro en él antes de eliminarlo.',
  },
  LETTER_HAS_LEFT: {
    status: 409,
    detail: () => 'Este envío ya ha salido: no se puede cambiar.',
  },
  LETTER_CHANGED: {
    status: 409,
    detail: () => 'Otra persona ha guardado este envío mientras lo editabas.',
  },
  LETTER_NOT_READY: {
    status: 409,
    detail: () => 'Al envío le falta algo. Mira la revisión antes de enviar.',
  },
  SEQUENCE_NOT_READY: {
    status: 409,
    detail: () => 'A la secuencia le falta algo antes de ponerse en marcha. Mira su comprobación.',
  },
  SEQUENCE_CHANGED: {
    status: 409,
    detail: () => 'Otra persona ha guardado esta secuencia mientras la editabas.',
  },
} satisfies Definitions
