import type { ProblemWords } from '../../../../../platform/api/error-text.ts'

/** Spanish texts, translated where they are shown. */
export const withoutPlace =
  'La página ha cambiado y esto ya no tiene sitio en ella. La propuesta se queda aquí.'

export const assistantWords: ProblemWords = {
  PROPOSAL_WITHOUT_PLACE: withoutPlace,
  PROPOSAL_DECIDED:
    'Esa propuesta ya no está por decidir: otra persona la ha aceptado o descartado, o se ha retirado.',
}
