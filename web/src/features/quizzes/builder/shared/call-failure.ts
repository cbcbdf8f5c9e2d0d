import { ORPCError } from '@orpc/client'
import { errorText } from '../../../../platform/api/error-text.ts'
import { i18n } from '../../../../platform/i18n/i18n.ts'
import { quizProblemWords } from '../../quiz-words.ts'

/** Why what was done to a quiz could not be sent. `offline`: it is tried again by itself. */
export type CallFailure = { kind: 'offline' } | { kind: 'failed'; text: string }

export function callFailure(error: unknown): CallFailure {
  if (!(error instanceof ORPCError)) return { kind: 'offline' }
  if (error.status >= 500 || error.status === 429 || error.status === 401) return { kind: 'offline' }
  if (error.status === 404)
    return { kind: 'failed', text: i18n.t('El quiz se ha eliminado. Copia lo que quieras conservar.') }
  return { kind: 'failed', text: errorText(error, quizProblemWords) }
}
