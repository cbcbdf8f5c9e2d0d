import { operationSchema, type Waiting } from '@aurelio/page/document'
import { z } from 'zod'
import { localStore, readJson, removeKey, writeJson } from '../../../../../platform/local-storage.ts'

/** Steps that the server has not confirmed: they outlive the tab. Those of the page that was open last stand right here. */
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

/** What they are done to. Of what is no page each has its own place, for several may wait. */
export type WaitingFor = { kind: 'page' | 'symbol' | 'letter'; id: string }

function keyOf({ kind, id }: WaitingFor): string {
  return kind === 'page' ? waitingKey : `${waitingKey}/${kind}/${id}`
}

/** Those of one document; none where they are of another, or cannot be read. */
export function readWaiting(of: WaitingFor): readonly Waiting[] {
  const stored = storedSchema.safeParse(readJson(keyOf(of))).data
  return stored?.pageId === of.id ? stored.steps : []
}

/** False where the browser has no room for them. */
export function keepWaiting(of: WaitingFor, steps: readonly Waiting[]): boolean {
  if (steps.length > 0) return writeJson(keyOf(of), { pageId: of.id, steps })
  forgetWaiting(of)
  return true
}

/** Unless those of another page stand there by now. */
function forgetWaiting(of: WaitingFor): void {
  const stored = storedSchema.pick({ pageId: true }).safeParse(readJson(keyOf(of))).data
  if (stored?.pageId === of.id) removeKey(keyOf(of))
}

/** What is no page, and steps wait for. */
export function draftsWaiting(): readonly { kind: 'symbol' | 'letter'; id: string }[] {
  return (['symbol', 'letter'] as const).flatMap((kind) => {
    const start = keyOf({ kind, id: '' })
    return storedKeys().flatMap((key) =>
      key.startsWith(start) ? [{ kind, id: key.slice(start.length) }] : [],
    )
  })
}

/** Those of whatever document. */
export function forgetAllWaiting(): void {
  removeKey(waitingKey)
  for (const key of storedKeys()) if (key.startsWith(`${waitingKey}/`)) removeKey(key)
}

function storedKeys(): readonly string[] {
  return Object.keys(localStore() ?? {})
}
