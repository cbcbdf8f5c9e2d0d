import { z } from 'zod'
import { localStore, readJson, removeKey, writeJson } from '../local-storage.ts'
import type { Waiting } from './order.ts'

/** Steps that the server has not confirmed: they outlive the tab. Those of the page that was open last stand right here. */
const waitingKey = 'aurelioEditorWaiting'

/** What they are done to. Of what is no page each has its own place, for several may wait. */
export type WaitingFor = { kind: 'page' | 'symbol' | 'letter' | 'quiz'; id: string }

function keyOf({ kind, id }: WaitingFor): string {
  return kind === 'page' ? waitingKey : `${waitingKey}/${kind}/${id}`
}

/** Those of documents to which this is done. */
export function waitingSteps<Operation>(operation: z.ZodType<Operation>) {
  const storedSchema = z.object({
    pageId: z.string(),
    steps: z.array(
      z.object({
        session: z.string(),
        n: z.int(),
        operations: z.array(operation),
        name: z.string().exactOptional(),
      }),
    ),
  })

  return {
    /** Those of one document; none where they are of another, or cannot be read. */
    read(this: void, of: WaitingFor): readonly Waiting<Operation>[] {
      const stored = storedSchema.safeParse(readJson(keyOf(of))).data
      return stored?.pageId === of.id ? stored.steps : []
    },
    /** False where the browser has no room for them. */
    keep(this: void, of: WaitingFor, steps: readonly Waiting<Operation>[]): boolean {
      if (steps.length > 0) return writeJson(keyOf(of), { pageId: of.id, steps })
      // Unless those of another page stand there by now.
      const stored = storedSchema.pick({ pageId: true }).safeParse(readJson(keyOf(of))).data
      if (stored?.pageId === of.id) removeKey(keyOf(of))
      return true
    },
  }
}

/** Documents of a kind that is no page, and steps wait for. */
export function waitingOf<Kind extends WaitingFor['kind']>(
  kind: Kind,
): readonly { kind: Kind; id: string }[] {
  const start = keyOf({ kind, id: '' })
  return storedKeys().flatMap((key) => (key.startsWith(start) ? [{ kind, id: key.slice(start.length) }] : []))
}

/** Those of the page that was open last. */
export function forgetPageWaiting(): void {
  removeKey(waitingKey)
}

/** Those of whatever document. */
export function forgetAllWaiting(): void {
  forgetPageWaiting()
  for (const key of storedKeys()) if (key.startsWith(`${waitingKey}/`)) removeKey(key)
}

function storedKeys(): readonly string[] {
  return Object.keys(localStore() ?? {})
}
