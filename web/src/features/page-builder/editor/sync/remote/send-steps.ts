import { type Waiting } from '@aurelio/page/document'
import { orderedStepSchema, type OrderedStep } from '@aurelio/contracts/together-line'
import { z } from 'zod'
import type { DocumentHome } from '../state/document-home.ts'
import { callFailure, type CallFailure } from '../state/call-failure.ts'

export type Sent =
  | {
      ok: true
      version: number
      /** What came behind `seen`; null where the document is to be asked for anew. */
      steps: readonly OrderedStep[] | null
      refused: readonly { n: number; code: string }[]
      known: readonly number[]
    }
  | { ok: false; failure: CallFailure }

/** Most steps in one call. */
export const mostAtOnce = 200

/** Sends steps of one session by a call of their own, and learns what the others did meanwhile. */
export async function sendSteps(
  home: Pick<DocumentHome, 'send'>,
  id: string,
  { session, seen, steps }: { session: string; seen: number; steps: readonly Waiting[] },
): Promise<Sent> {
  try {
    const sent = steps.map(({ n, operations, name }) => ({
      n,
      operations: [...operations],
      ...(name !== undefined && { name }),
    }))
    const answer = await home.send({ id, session, seen, steps: sent })
    const behind = answer.steps && (z.array(orderedStepSchema).safeParse(answer.steps).data ?? null)
    return { ok: true, ...answer, steps: behind }
  } catch (error) {
    return { ok: false, failure: callFailure(error) }
  }
}
