import { z } from 'zod'
import { defineJob, type JobKind, type Jobs } from '../../../platform/jobs/jobs.ts'
import type { pagesWithItems } from './with-items.ts'

type Parts = { jobs: Jobs } & Pick<ReturnType<typeof pagesWithItems>, 'refreshItems' | 'shownOn'>
const inputSchema = z.object({ workspaceId: z.string(), collectionId: z.string(), at: z.int() })

/**
 * Shows items as they are now on the pages that show them. Many changes in a short while are one look: work that was
 * queued before another look began has been done by that.
 */
export function itemsJob({ jobs, refreshItems, shownOn }: Parts) {
  const begun = new Map<string, number>()
  const job: JobKind<z.input<typeof inputSchema>> = defineJob({
    kind: 'page-items',
    input: inputSchema,
    async run({ workspaceId, collectionId, at }, { signal }) {
      if ((begun.get(collectionId) ?? 0) > at) return
      const before = begun.get(collectionId) ?? 0
      begun.set(collectionId, Date.now())
      try {
        await refreshItems(workspaceId, collectionId, signal)
      } catch (error) {
        begun.set(collectionId, before)
        throw error
      }
    },
  })

  type Told = { workspaceId: string; subject: { id: string } }
  return {
    job,
    /** The pages that come back show what there is by now. */
    async restored(events: readonly Told[]) {
      for (const { workspaceId, subject } of events)
        for (const collectionId of await shownOn(workspaceId, subject.id))
          await jobs.enqueue(job, { workspaceId, collectionId, at: Date.now() })
    },

    /** After the change is there for all to see: whoever looks from now on sees it. */
    async changed(events: readonly Told[]) {
      const collections = new Map(events.map(({ workspaceId, subject }) => [subject.id, workspaceId]))
      for (const [collectionId, workspaceId] of collections)
        await jobs.enqueue(job, { workspaceId, collectionId, at: Date.now() })
    },
  }
}
