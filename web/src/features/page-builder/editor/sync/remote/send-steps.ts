import { orderedStepSchema } from '@aurelio/contracts/together-line'
import type { Operation } from '@aurelio/page/document'
import { z } from 'zod'
import { type Answer, saidOf, type SentSteps } from '../../../../../platform/together/exchange.ts'
import type { DocumentHome } from '../state/document-home.ts'

/** Sends steps of one session by a call of their own, and learns what the others did meanwhile. */
export async function sendSteps(
  home: Pick<DocumentHome, 'send'>,
  id: string,
  { session, seen, steps }: SentSteps<Operation>,
): Promise<Answer<Operation>> {
  const answer = await home.send({ id, session, seen, steps: saidOf(steps) })
  const behind = answer.steps && (z.array(orderedStepSchema).safeParse(answer.steps).data ?? null)
  return { ...answer, steps: behind }
}
