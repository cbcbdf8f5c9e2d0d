import type { EventOf } from '@aurelio/contracts/events'
import { ruleTriggers } from '@aurelio/contracts/lead-rules'
import { wholeOf } from '../../../platform/access/scope.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { ruleEngine } from '../../../platform/rules/rule-engine.ts'
import type { inboxStore } from '../inbox/store.ts'
import { toLead } from '../to-lead.ts'
import type { RuleActions } from './actions.ts'
import { holds } from './holds.ts'
import type { RuleStore } from './store.ts'

type Parts = {
  database: Database
  jobs: Jobs
  store: RuleStore
  leads: ReturnType<typeof inboxStore>
  actions: RuleActions
}

/** The rules of a workspace for its leads: an entry in the history of a lead says that one has run. */
export function ruleRuns({ database, jobs, store, leads, actions }: Parts) {
  const engine = ruleEngine({
    database,
    jobs,
    kind: 'lead-rules',
    triggers: ruleTriggers,
    having: (workspaceIds) => store.having(workspaceIds),
    waitingFor: (workspaceId, trigger) => store.waitingFor(workspaceId, trigger),
    hasRun: (entryId) => store.hasEntry(entryId),
    async find(workspaceId, leadId) {
      const row = await leads.find(wholeOf(workspaceId), leadId)
      return (
        row && {
          row,
          lead: { ...toLead(row, wholeOf(workspaceId)), formId: row.formId, thingId: row.thingId },
        }
      )
    },
    holds: (condition, { lead }) => holds(condition, lead),
    run: (rule, { row }, entryId) => actions.run(rule, row, entryId),
  })

  return {
    job: engine.job,
    /** One label more for a lead, where it is still there. */
    async label(workspaceId: string, leadId: string, label: string) {
      const row = await leads.find(wholeOf(workspaceId), leadId)
      if (row) await actions.label(row, label)
    },
    received: (events: readonly EventOf<'lead.received'>[]) =>
      engine.queue(
        events.map(({ workspaceId, subject }) => ({
          workspaceId,
          subjectId: subject.id,
          trigger: 'received' as const,
        })),
      ),
    changed: (events: readonly EventOf<'lead.changed'>[]) =>
      engine.queue(
        events.flatMap(({ workspaceId, subject, state }) =>
          state === undefined ? [] : [{ workspaceId, subjectId: subject.id, trigger: state }],
        ),
      ),
  }
}
