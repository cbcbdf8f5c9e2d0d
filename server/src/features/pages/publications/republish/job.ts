import { z } from 'zod'
import type { Database } from '../../../../platform/database/database.ts'
import { outageOf } from '../../../../platform/database/errors.ts'
import type { Emit } from '../../../../platform/events/events.ts'
import { defineJob } from '../../../../platform/jobs/jobs.ts'
import type { Log } from '../../../../platform/log/log.ts'
import type { publisher } from '../publish.ts'
import { looksOf, type SiteLooks } from './site-looks.ts'
import { republicationStore } from './store.ts'

type Parts = SiteLooks & {
  database: Database
  log: Log
  emit: Emit
  publish: ReturnType<typeof publisher>
}

/**
 * Publishes what of a site is behind, page by page. One that cannot be published holds up none of the others; after a
 * crash it goes on with what is still behind.
 */
export function republicationJob({ database, log, emit, publish, ...looks }: Parts) {
  const store = republicationStore(database)

  return defineJob({
    kind: 'site-republication',
    input: z.object({ siteId: z.string() }),
    async run({ siteId }, { signal }) {
      const row = await store.find(siteId)
      if (!row) return
      const { workspaceId, startedBy: actorId, total } = row
      const pages = await store.behind(workspaceId, siteId, await looksOf(looks, workspaceId, siteId))
      const failed: { id: string; name: string }[] = []
      let left = pages.length
      for (const { id, name } of pages) {
        signal.throwIfAborted()
        try {
          await publish({ who: { workspaceId, actorId, origin: null }, id })
        } catch (error) {
          if (outageOf(error)) throw error
          log.warn({ error, pageId: id }, 'A page could not be published again')
          failed.push({ id, name })
        }
        left -= 1
        await note({ done: Math.max(0, total - left), failed: JSON.stringify(failed) })
      }
      await note({ done: total, finishedAt: new Date().toISOString() })

      async function note(now: Parameters<typeof store.note>[1]) {
        await database.inTransaction(async () => {
          await store.note(siteId, now)
          const at = new Date().toISOString()
          await emit({ kind: 'page.republishing', workspaceId, actorId, origin: null, at })
        })
      }
    },
  })
}
