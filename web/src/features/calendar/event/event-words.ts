import type { ProblemWords } from '../../../platform/api/error-text.ts'
import { formatNumber } from '../../../platform/format.ts'
import { i18n } from '../../../platform/i18n/i18n.ts'

export const eventProblemWords: ProblemWords = {
  EVENT_CHANGED:
    'Alguien ha cambiado este evento mientras tanto. Ya ves cómo está ahora: si quieres, repite tu cambio.',
  TASK_CHANGED:
    'Alguien ha cambiado esta tarea mientras tanto. Ya ves cómo está ahora: si quieres, repite tu cambio.',
  TOO_MANY_EXCEPTIONS: ({ most }) =>
    i18n.t('De un evento que se repite caben {{most}} fechas cambiadas. Cambia esa fecha y las siguientes.', {
      most: formatNumber(most),
    }),
}
