import type { Config } from './config.ts'
import { refuse } from './http/failures.ts'
import type { RateLimits } from './http/rate-limits.ts'
import type { heldStore } from './storage/held-store.ts'

const daySeconds = 24 * 60 * 60

export type Quotas = {
  /** Counts something that people of a workspace begin. Throws QUOTA_REACHED where the day's share is used up. */
  spend: (quota: 'publishes' | 'jobs', workspaceId: string) => Promise<void>
  /** Counts a lead of a workspace; false where the day's share is used up. */
  takesLead: (workspaceId: string) => Promise<boolean>
  /** How many bytes the files of a workspace may take, where they take them all; null while one more may come. */
  fullAt: (workspaceId: string) => Promise<number | null>
  /** Throws FILES_FULL where they do. */
  demandRoom: (workspaceId: string) => Promise<void>
}

/** What each workspace may have in a day, by the settings. Where there is no limit nothing is counted. */
export function openQuotas(
  limits: Pick<RateLimits, 'tally'>,
  held: Pick<ReturnType<typeof heldStore>, 'of'>,
  config: Config['quotas'],
): Quotas {
  const times = (quota: string, workspaceId: string) =>
    limits.tally(`quota-${quota}`, [workspaceId], daySeconds)
  const fullAt = async (workspaceId: string) =>
    (await held.of(workspaceId)) >= config.storageBytes ? config.storageBytes : null
  return {
    async spend(quota, workspaceId) {
      const most = config[quota]
      if (most !== null && (await times(quota, workspaceId)) > most)
        throw refuse('QUOTA_REACHED', { quota, most })
    },
    takesLead: async (workspaceId) =>
      config.leads === null || (await times('leads', workspaceId)) <= config.leads,
    fullAt,
    async demandRoom(workspaceId) {
      const bytes = await fullAt(workspaceId)
      if (bytes !== null) throw refuse('FILES_FULL', { bytes })
    },
  }
}
