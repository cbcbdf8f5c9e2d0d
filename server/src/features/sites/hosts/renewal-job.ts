import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { defineJob, type JobKind } from '../../../platform/jobs/jobs.ts'
import type { ProofResult } from '@aurelio/contracts/hosts'
import { hostLostAt } from './host-grace.ts'

const everySeconds = 6 * 60 * 60

/** A host that a DNS record proves, of a site or of one of its languages. */
export type HeldHost = {
  workspaceId: string
  siteId: string
  host: string
  missingSince: string | null
  lookFor: () => Promise<ProofResult>
  /** As it is kept now; undefined where its site is gone. */
  now: () => Promise<{ host: string | null; missingSince: string | null } | undefined>
  found: () => Promise<void>
  miss: (since: string) => Promise<void>
  lose: () => Promise<void>
}

type Parts = { database: Database; emit: Emit; held: () => Promise<readonly HeldHost[]> }

/**
 * Looks again for the record that proves each host. One that is gone is told at once; once its days of grace are over the
 * host is nobody's any more, and its pages stand where they would without it. Name servers that do not answer decide nothing.
 */
export function hostRenewalJob({ database, emit, held }: Parts): JobKind {
  async function renew(holder: HeldHost): Promise<void> {
    const { siteId: id, workspaceId, host, missingSince } = holder
    const found = await holder.lookFor()
    if (found === 'no-answer') return
    const at = new Date().toISOString()
    const about = { workspaceId, actorId: null, origin: null, at, subject: { id, name: host } }
    await database.inTransaction(async () => {
      const now = await holder.now()
      // Changed by hand while the name servers were asked.
      if (now?.host !== host || now.missingSince !== missingSince) return
      if (found === 'proven') {
        if (missingSince === null) return
        await holder.found()
        await emit({ ...about, kind: 'site.changed' })
      } else if (missingSince === null) {
        await holder.miss(at)
        await emit({ ...about, kind: 'site.host-missing' })
      } else if (hostLostAt(missingSince) <= at) {
        await holder.lose()
        await emit({ ...about, kind: 'site.host-lost' })
      }
    })
  }

  return defineJob({
    kind: 'host-renewal',
    input: z.null(),
    everySeconds,
    run: async (_, { signal }) => {
      for (const holder of await held()) {
        signal.throwIfAborted()
        await renew(holder)
      }
    },
  })
}
