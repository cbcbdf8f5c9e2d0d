import { quizOperationSchema, type QuizOperation } from '@aurelio/contracts/quiz-operations'
import { z } from 'zod'
import { localStore, readJson, removeKey, writeJson } from '../../../../platform/local-storage.ts'
import type { Waiting } from '../../../../platform/together/order.ts'

/** Steps of quizzes that the server has not confirmed, each under its id: they outlive the tab. */
const waitingKey = 'aurelioQuizWaiting/'

const storedSchema = z.array(
  z.object({
    session: z.string(),
    n: z.int(),
    operations: z.array(quizOperationSchema),
    name: z.string().exactOptional(),
  }),
)

export function readWaiting(id: string): readonly Waiting<QuizOperation>[] {
  return storedSchema.safeParse(readJson(waitingKey + id)).data ?? []
}

export function keepWaiting(id: string, steps: readonly Waiting<QuizOperation>[]): void {
  if (steps.length > 0) writeJson(waitingKey + id, steps)
  else removeKey(waitingKey + id)
}

/** For the next person who uses this browser. */
export function forgetWaiting(): void {
  for (const key of Object.keys(localStore() ?? {})) if (key.startsWith(waitingKey)) removeKey(key)
}
