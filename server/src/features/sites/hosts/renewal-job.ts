import { z } from 'zod'
import type { SiteRow } from '../../../platform/database/tables/sites.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { defineJob, type JobKind } from '../../../platform/jobs/jobs.ts'
import { siteStore } from '../store.ts'
import type { HostClaims } from './claims.ts'
import { hostLostAt } from './host-grace.ts'

const everySeconds = 6 * 60 * 60

type Parts = { database: Database; emit: Emit; claims: HostClaims }

/**
 * Looks again for the record that proves each host. One that is gone is told at once; once its days of grace are over the
 * host is nobody's any more, and its pages stand under /p/ again. Name servers that do not answer decide nothing.
 */
export function hostRenewalJob({ database, emit, claims }: Parts): JobKind {
  const store = siteStore(database)

  async function renew(site: SiteRow): Promise<void> {
    const { id, workspaceId, host, hostMissingSince } = site
    if (host === null) return
    const found = await claims.lookFor(site)
    if (found === 'no-answer') return
    const at = new Date().toISOString()
    const about = { workspaceId, actorId: null, origin: null, at, subject: { id, name: host } }
    await database.inTransaction(async () => {
      const now = await store.find(workspaceId, id)
      // Changed by hand while the name servers were asked.
      if (now?.host !== host || now.hostMissingSince !== hostMissingSince) return
      if (found === 'proven') {
        if (hostMissingSince === null) return
        await claims.found(now)
        await emit({ ...about, kind: 'site.changed' })
      } else if (hostMissingSince === null) {
        await store.change(workspaceId, id, { hostMissingSince: at })
        await emit({ ...about, kind: 'site.host-missing' })
      } else if (hostLostAt(hostMissingSince) <= at) {
        await claims.lose(now)
        await emit({ ...about, kind: 'site.host-lost' })
      }
    })
  }

  return defineJob({
    kind: 'host-renewal',
    input: z.null(),
    everySeconds,
    run: async (_, { signal }) => {
      for (const site of await store.withRecord()) {
        signal.throwIfAborted()
        await renew(site)
      }
    },
  })
}
