import { i18n } from '../../../../../platform/i18n/i18n.ts'
import type { pageProblems } from '@aurelio/contracts/problems/builder'
import { ORPCError } from '@orpc/client'
import { z } from 'zod'
import { errorText, type ProblemWords } from '../../../../../platform/api/error-text.ts'

/** Why a call to the server failed, as far as the editor has to act differently. */
export type CallFailure =
  | { kind: 'offline' }
  | { kind: 'conflict'; version: number }
  | { kind: 'gone' }
  | { kind: 'failed'; text: string }

const words: Required<Pick<ProblemWords, keyof typeof pageProblems>> = {
  CONFLICT: 'La página ha cambiado en otro sitio desde que la abriste.',
  ADDRESS_TAKEN: ({ suggestion }) =>
    i18n.t('Esa dirección ya la usa otra página. Está libre: {{suggestion}}', { suggestion }),
  ADDRESS_RESERVED: 'Esa dirección la usa el propio producto. Elige otra.',
  MOMENT_IS_PAST: 'Ese momento ya ha pasado. Elige uno posterior.',
}

const conflictData = z.object({ version: z.int() })

/** A server that is away or restarting counts as offline, an ended session too: the same work is tried again later. */
export function callFailure(error: unknown): CallFailure {
  if (!(error instanceof ORPCError)) return { kind: 'offline' }
  if (error.code === 'CONFLICT') {
    const data = conflictData.safeParse(error.data)
    if (data.success) return { kind: 'conflict', version: data.data.version }
  }
  if (error.status === 404) return { kind: 'gone' }
  if (error.status >= 500 || error.status === 429 || error.status === 401) return { kind: 'offline' }
  return { kind: 'failed', text: errorText(error, words) }
}
