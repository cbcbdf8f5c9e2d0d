import { createHmac, hkdfSync, randomUUID } from 'node:crypto'
import type { LeadErasure } from '@aurelio/contracts/lead-erasures'
import type { LeadRow } from '../../../platform/database/tables/leads.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { nameless } from './nameless.ts'
import type { erasureStore } from './store.ts'

type Forgotten = Pick<LeadRow, 'id' | 'name' | 'email' | 'phone' | 'emailKey' | 'phoneKey'>
type Parts = {
  store: ReturnType<typeof erasureStore>
  /** Of this installation. */
  secret: string
  redactTasks: RedactTasks
  jobs: Pick<Jobs, 'forget'>
}
/** Takes words out of tasks, their parts and repetitions; how many held one. */
export type RedactTasks = (
  actor: { workspaceId: string; actorId: string | null; origin: string | null; at: string },
  ids: readonly string[],
  rewrite: (text: string) => string,
) => Promise<number>
type Asked = {
  workspaceId: string
  /** Who asks for it; '' for the workspace's own rule. */
  byId: string
  rows: readonly Forgotten[]
  /** What is done with the leads themselves. */
  dispose: (ids: readonly string[]) => Promise<void>
}

/** Deletes what is kept of leads wherever it lies, and keeps a signed word of it that names nobody. Inside a transaction. */
export function forgetting({ store, secret, redactTasks, jobs }: Parts) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'lead-erasure', 32))
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex')

  return async ({ workspaceId, byId, rows, dispose }: Asked): Promise<LeadErasure> => {
    const ids = rows.map(({ id }) => id).toSorted()
    const at = new Date().toISOString()
    const actor = { workspaceId, actorId: byId || null, origin: null, at }
    const unsigned = {
      id: randomUUID(),
      at,
      byId,
      leads: ids.length,
      entries: await store.countEntries(ids),
      activities: await store.deleteActivity(workspaceId, ids),
      mails: await jobs.forget(ids),
      // What the team planned stays theirs; it only tells no more of whom.
      tasks: await redactTasks(actor, await store.tasksOf(ids), nameless(rows)),
      fingerprints: distinct(rows.flatMap((row) => [row.emailKey ?? '', row.phoneKey ?? ''])).map(sign),
    }
    await dispose(ids)
    const erasure = { ...unsigned, signature: sign(JSON.stringify(unsigned)) }
    await store.insert({ id: erasure.id, workspaceId, at: erasure.at, record: JSON.stringify(erasure) })
    return erasure
  }
}
export type Forget = ReturnType<typeof forgetting>

function distinct(texts: readonly string[]) {
  return [...new Set(texts.filter(Boolean))]
}
