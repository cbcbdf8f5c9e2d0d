import { operationSchema, type Waiting } from '@aurelio/page/document'
import { z } from 'zod'
import { readJson, removeKey, writeJson } from '../../../../../platform/local-storage.ts'

/** Steps that the server has not confirmed, of one page: they outlive the tab. */
const waitingKey = 'aurelioEditorWaiting'

const storedSchema = z.object({
  pageId: z.string(),
  steps: z.array(
    z.object({
      session: z.string(),
      n: z.int(),
      operations: z.array(operationSchema),
      name: z.string().exactOptional(),
    }),
  ),
})

/** Those of a page; none where they are of another, or cannot be read. */
export function readWaiting(pageId: string): readonly Waiting[] {
  const stored = storedSchema.safeParse(readJson(waitingKey)).data
  return stored?.pageId === pageId ? stored.steps : []
}

/** False where the browser has no room for them. */
export function keepWaiting(pageId: string, steps: readonly Waiting[]): boolean {
  if (steps.length > 0) return writeJson(waitingKey, { pageId, steps })
  forgetWaiting(pageId)
  return true
}

/** Unless those of another page stand there by now. */
function forgetWaiting(pageId: string): void {
  const stored = storedSchema.pick({ pageId: true }).safeParse(readJson(waitingKey)).data
  if (stored?.pageId === pageId) removeKey(waitingKey)
}

/** Those of whichever page. */
export function forgetAllWaiting(): void {
  removeKey(waitingKey)
}
