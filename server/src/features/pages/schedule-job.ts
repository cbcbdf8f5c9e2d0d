import { z } from 'zod'
import type { Database } from '../../platform/database/database.ts'
import { defineJob, type JobKind } from '../../platform/jobs/jobs.ts'
import type { publisher } from './publications/publish.ts'
import { pageStore } from './store.ts'

type Parts = { database: Database; publish: ReturnType<typeof publisher> }

/** Publishes a page at its moment, as it was when that was planned. A plan that was changed since then is none. */
export function scheduleJob({ database, publish }: Parts): JobKind {
  return defineJob({
    kind: 'page-publishing',
    input: z.object({ pageId: z.string(), publishAt: z.string() }),
    run: async ({ pageId, publishAt }) => {
      const planned = await pageStore(database).scheduled(pageId, publishAt)
      if (!planned || planned.publishVersionId === null) return
      const { workspaceId, publishBy: actorId, publishVersionId: versionId } = planned
      await publish({ who: { workspaceId, actorId, origin: null }, id: pageId, versionId })
    },
  })
}
