import { createHash, randomUUID } from 'node:crypto'
import { batchRowSchema } from '@aurelio/contracts/page-batches'
import type { BatchProblem } from '@aurelio/contracts/batch-problems'
import type { PageBatchItemRow } from '../../platform/database/tables/page-batches.ts'
import type { PageBatchStore, Settled } from './store.ts'
import { PageRefused, type Target, TargetRefused } from './targets/target.ts'

type Outcome = { state: Settled; print: string; problem: BatchProblem | null }

/** A page in short: the same print is the same row, made of the same template. */
export function printOf(shape: string, content: string): string {
  return createHash('sha256').update(`${shape}\n${content}`).digest('base64url')
}

/**
 * Publishes one page: makes it, changes the one that an earlier batch made there, or leaves that where it says the same.
 * Before anything goes out it is noted what is about to happen, so that after a crash nothing is made twice. Throws
 * TargetRefused where no page can be published, and what the network says.
 */
export async function publishItem(
  store: PageBatchStore,
  target: Target,
  item: PageBatchItemRow,
): Promise<Outcome> {
  const row = batchRowSchema.parse(JSON.parse(item.content))
  const print = printOf(target.shape, item.content)
  try {
    const known = await store.earlier(item)
    const thingId = known?.thingId ?? null
    const before = thingId === null ? null : await target.read(thingId)
    if (thingId !== null && before !== null) {
      if (known?.print === print) {
        await store.note(item, { thingId })
        return { state: 'same', print, problem: null }
      }
      // What stood there first is what undoing brings back, however often this is begun again.
      await store.note(item, { state: 'sending', thingId, before: item.before ?? before })
      await target.change(thingId, row)
      return { state: 'changed', print, problem: null }
    }
    const again = item.state === 'sending'
    const newId = item.thingId ?? randomUUID()
    const begin = () => store.note(item, { state: 'sending', thingId: newId })
    await store.note(item, { thingId: await target.make(row, newId, again, begin) })
    return { state: 'made', print, problem: null }
  } catch (error) {
    if (!(error instanceof PageRefused) || error instanceof TargetRefused) throw error
    await store.note(item, { thingId: null, before: null })
    return { state: 'failed', print, problem: error.problem }
  }
}
