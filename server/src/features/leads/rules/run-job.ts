import { randomUUID } from 'node:crypto'
import type { EventOf } from '@aurelio/contracts/events'
import { ruleTriggers } from '@aurelio/contracts/lead-rules'
import { z } from 'zod'
import { wholeOf } from '../../../platform/access/scope.ts'
import type { Database } from '../../../platform/database/database.ts'
import { defineJob, type JobKind, type Jobs } from '../../../platform/jobs/jobs.ts'
import type { inboxStore } from '../inbox/store.ts'
import { toLead } from '../to-lead.ts'
import type { RuleDeeds } from './deeds.ts'
import { matches } from './matches.ts'
import type { RuleStore } from './store.ts'

const runSchema = z.object({
  /** Of what happened: the same however often the job runs. */
  id: z.string(),
  workspaceId: z.string(),
  leadId: z.string(),
  trigger: z.enum(ruleTriggers),
})
type Run = z.infer<typeof runSchema>

type Parts = {
  database: Database
  jobs: Jobs
  store: RuleStore
  leads: ReturnType<typeof inboxStore>
  deeds: RuleDeeds
}

/** Runs the rules of a workspace over the leads that something happened to, each rule once for each time it happened. */
export function ruleRuns({ database, jobs, store, leads, deeds }: Parts) {
  /** A rule sees what those before it did, and comes whole or not at all. */
  async function runAll({ id, workspaceId, leadId, trigger }: Run) {
    for (const rule of await store.waitingFor(workspaceId, trigger))
      await database.inTransaction(async () => {
        const row = await leads.find(wholeOf(workspaceId), leadId)
        const entryId = `${id}-${rule.id}`
        if (!row || (await store.hasEntry(entryId))) return
        const lead = { ...toLead(row, wholeOf(workspaceId)), formId: row.formId }
        if (!matches(rule.conditions, lead)) return
        await deeds.run(rule, row, entryId)
      })
  }

  const job: JobKind = defineJob({
    kind: 'lead-rules',
    input: z.object({ runs: z.array(runSchema) }),
    async run({ runs }) {
      for (const run of runs) await runAll(run)
    },
  })

  async function queue(runs: readonly Run[]) {
    if (runs.length === 0) return
    const having = await store.having([...new Set(runs.map(({ workspaceId }) => workspaceId))])
    const due = runs.filter(({ workspaceId }) => having.has(workspaceId))
    if (due.length > 0) await jobs.enqueue(job, { runs: due })
  }

  return {
    job,
    /** In the transaction of whoever tells it. */
    received: (events: readonly EventOf<'lead.received'>[]) =>
      queue(
        events.map(({ workspaceId, subject }) => ({
          id: randomUUID(),
          workspaceId,
          leadId: subject.id,
          trigger: 'received' as const,
        })),
      ),
    changed: (events: readonly EventOf<'lead.changed'>[]) =>
      queue(
        events.flatMap(({ workspaceId, subject, state }) =>
          state === undefined ? [] : [{ id: randomUUID(), workspaceId, leadId: subject.id, trigger: state }],
        ),
      ),
  }
}
