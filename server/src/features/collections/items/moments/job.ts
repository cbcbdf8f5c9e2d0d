import { z } from 'zod'
import type { Database } from '../../../../platform/database/database.ts'
import type { Emit } from '../../../../platform/events/events.ts'
import { defineJob, type JobKind, type Jobs } from '../../../../platform/jobs/jobs.ts'
import type { CollectionStore } from '../../store.ts'
import type { CollectionItemRow } from '../../tables.ts'
import type { ItemHistoryStore } from '../history/store.ts'
import type { ItemStore } from '../store.ts'
import { afterMoment } from './plan.ts'

type Parts = {
  database: Database
  jobs: Jobs
  emit: Emit
  store: CollectionStore
  items: ItemStore
  history: Pick<ItemHistoryStore, 'keep'>
}
const inputSchema = z.object({
  workspaceId: z.string(),
  collectionId: z.string(),
  itemId: z.string(),
  moment: z.string(),
})

/** Publishes and withdraws items at their moments, as they are by then. */
export function itemMoments({ database, jobs, emit, store, items, history }: Parts) {
  const job: JobKind<z.input<typeof inputSchema>> = defineJob({
    kind: 'item-moment',
    input: inputSchema,
    run: ({ workspaceId, collectionId, itemId, moment }) =>
      database.inTransaction(async () => {
        const collection = await store.find(workspaceId, collectionId)
        const row = collection && (await items.find(collectionId, itemId))
        const at = new Date().toISOString()
        const next = row && afterMoment(row, moment, at)
        if (!collection || !row || !next) return
        const { state, publishedAt, publishAt, withdrawAt } = next
        const writtenBy = row.plannedBy
        const settled = {
          state,
          publishedAt,
          publishAt,
          withdrawAt,
          writtenBy,
          updatedAt: at,
          version: row.version + 1,
        }
        await history.keep([row])
        // Somebody saves it at this very moment: it is looked at again.
        if (!(await items.settle(itemId, row.version, settled)))
          throw new Error('The item was changed meanwhile')
        await emit({
          workspaceId,
          actorId: row.plannedBy,
          origin: null,
          at,
          kind: 'collection.items-changed',
          subject: { id: collectionId, name: collection.name },
        })
      }),
  })

  return {
    job,
    /** Within the transaction in which an item was saved: what is new of what is planned for it. */
    async plan(workspaceId: string, row: CollectionItemRow, before: CollectionItemRow | null) {
      const { id: itemId, collectionId } = row
      for (const name of ['publishAt', 'withdrawAt'] as const) {
        const moment = row[name]
        if (moment === null || moment === before?.[name]) continue
        const input = { workspaceId, collectionId, itemId, moment }
        await jobs.enqueue(job, input, { runAt: new Date(moment), about: [collectionId] })
      }
    },
  }
}
export type ItemMoments = ReturnType<typeof itemMoments>
