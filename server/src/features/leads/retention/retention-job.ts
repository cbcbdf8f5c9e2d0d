import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { LeadRetentionRow } from '../../../platform/database/tables/leads.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { defineJob, type JobKind } from '../../../platform/jobs/jobs.ts'
import type { Forget } from '../erasure/forgetting.ts'
import type { erasureStore } from '../erasure/store.ts'
import type { Release } from '../persons/contacts.ts'
import type { LeadIndex } from '../search/lead-index.ts'
import { isNoticeOver, oldestKept, oldestKeptSoon } from './moments.ts'
import type { retentionStore } from './store.ts'

const daySeconds = 24 * 60 * 60
/** Few enough that nobody waits long for the one connection of SQLite. */
const atOnce = 100

type Parts = {
  database: Database
  emit: Emit
  store: ReturnType<typeof retentionStore>
  erasures: Pick<ReturnType<typeof erasureStore>, 'deleteLeads'>
  forget: Forget
  index: Pick<LeadIndex, 'refresh'>
  release: Release
  now?: () => Date
}

/**
 * Every day: lets go of the leads that are older than their workspace keeps them, once the team was told of these very
 * leads some days before; then tells of those whose time comes. What is kept of each time is signed and names nobody.
 */
export function retentionJob({ now = () => new Date(), ...parts }: Parts): JobKind {
  const { database, emit, store, erasures, forget, index, release } = parts
  const happening = (workspaceId: string) => ({
    workspaceId,
    actorId: null,
    origin: null,
    at: now().toISOString(),
  })

  const erase = async (ids: readonly string[]) => release(await erasures.deleteLeads(ids))

  async function anonymise(ids: readonly string[]) {
    await release(await store.anonymise(ids))
    await index.refresh(ids)
  }

  /** How many it let go of. */
  async function letGo({ workspaceId, deed }: LeadRetentionRow, before: string): Promise<number> {
    return database.inTransaction(async () => {
      const rows = await store.older(workspaceId, before, atOnce)
      if (rows.length === 0) return 0
      const dispose = deed === 'erase' ? erase : anonymise
      const { id } = await forget({ workspaceId, byId: '', rows, dispose })
      const leadIds = rows.map((row) => row.id)
      await emit({ ...happening(workspaceId), kind: 'lead.erased', subject: { id, name: '' }, leadIds })
      return rows.length
    })
  }

  async function tellOf(rule: LeadRetentionRow) {
    const { workspaceId } = rule
    await database.inTransaction(async () => {
      const until = oldestKeptSoon(rule.months, now())
      const leads = await store.countOlder(workspaceId, until)
      if (leads === 0) return
      await store.set({ ...rule, toldAt: now().toISOString(), toldUntil: until })
      const subject = { id: workspaceId, name: '' }
      await emit({ ...happening(workspaceId), kind: 'lead.expiring', subject, leads })
    })
  }

  return defineJob({
    kind: 'lead-retention',
    input: z.null(),
    everySeconds: daySeconds,
    run: async (_, { signal }) => {
      for (const rule of await store.all()) {
        if (rule.toldAt !== null && !isNoticeOver(rule.toldAt, now())) continue
        const { toldUntil } = rule
        const due = oldestKept(rule.months, now())
        const before = toldUntil !== null && toldUntil < due ? toldUntil : due
        if (toldUntil !== null) while (!signal.aborted && (await letGo(rule, before)) === atOnce);
        if (!signal.aborted) await tellOf(rule)
      }
    },
  })
}
