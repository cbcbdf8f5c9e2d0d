import { ORPCError } from '@orpc/client'
import { errorText } from '../../../platform/api/error-text.ts'
import { subscriptionWords } from '../subscription-words.ts'

type Saved =
  | { ok: true; number: number }
  | { ok: false; reason: 'changed' | 'offline' }
  | { ok: false; reason: 'failed' | 'left'; text: string }

/** What came of saving a letter; one that a server is away for, or that a session has ended over, is to be tried again. */
export async function saved(save: () => Promise<{ number: number }>): Promise<Saved> {
  try {
    return { ok: true, number: (await save()).number }
  } catch (error) {
    if (!(error instanceof ORPCError)) return { ok: false, reason: 'offline' }
    if (error.code === 'LETTER_CHANGED' || error.code === 'SEQUENCE_CHANGED')
      return { ok: false, reason: 'changed' }
    if (error.status >= 500 || error.status === 429 || error.status === 401)
      return { ok: false, reason: 'offline' }
    const text = errorText(error, subscriptionWords)
    return { ok: false, reason: error.code === 'LETTER_HAS_LEFT' ? 'left' : 'failed', text }
  }
}
