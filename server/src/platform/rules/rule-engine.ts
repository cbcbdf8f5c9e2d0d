import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { defineJob, type JobKind, type Jobs } from '../jobs/jobs.ts'

/** What a room says of what is done by itself with its things: when, if, then. */
type Parts<Trigger extends string, Rule extends { id: string; conditions: readonly unknown[] }, Subject> = {
  database: Pick<Database, 'inTransaction'>
  jobs: Pick<Jobs, 'enqueue'>
  /** Of the job. */
  kind: string
  triggers: readonly Trigger[]
  /** Which of these workspaces have a rule that is on. */
  having: (workspaceIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** The rules that are on and wait for this, in their order. */
  waitingFor: (workspaceId: string, trigger: Trigger) => Promise<readonly Rule[]>
  /** The thing as it is now; undefined where it is gone. */
  find: (workspaceId: string, id: string) => Promise<Subject | undefined>
  /** Whether this of it holds. */
  holds: (condition: Rule['conditions'][number], subject: Subject) => boolean
  hasRun: (runId: string) => Promise<boolean>
  /** All that the rule says, and a row that it ran by this id. Throws where somebody changed the thing meanwhile: it comes again. */
  run: (rule: Rule, subject: Subject, runId: string) => Promise<void>
}

/** Something that happened to a thing: its `id` is the same however often the job runs. */
export type Happened<Trigger extends string> = { workspaceId: string; subjectId: string; trigger: Trigger }

/**
 * Runs the rules of a workspace over what something happened to: each rule once for each time that it happened, in the order of
 * the rules, each in a transaction of its own. A rule sees what those before it did, and comes whole or not at all.
 */
export function ruleEngine<
  Trigger extends string,
  Rule extends { id: string; conditions: readonly unknown[] },
  Subject,
>({
  database,
  jobs,
  kind,
  triggers,
  having,
  waitingFor,
  find,
  holds,
  hasRun,
  run,
}: Parts<Trigger, Rule, Subject>) {
  const runSchema = z.object({
    id: z.string(),
    workspaceId: z.string(),
    subjectId: z.string(),
    trigger: z.enum(triggers),
  })
  const queuedSchema = z.object({ runs: z.array(runSchema) })

  const job: JobKind<{ runs: (Happened<Trigger> & { id: string })[] }> = defineJob({
    kind,
    input: queuedSchema,
    async run({ runs }) {
      for (const { id, workspaceId, subjectId, trigger } of runs)
        for (const rule of await waitingFor(workspaceId, trigger))
          await database.inTransaction(async () => {
            const subject = await find(workspaceId, subjectId)
            const runId = `${id}-${rule.id}`
            if (!subject || (await hasRun(runId))) return
            if (rule.conditions.every((condition) => holds(condition, subject)))
              await run(rule, subject, runId)
          })
    },
  })

  return {
    job,
    /** In the transaction of whoever tells it. */
    async queue(happened: readonly Happened<Trigger>[]) {
      if (happened.length === 0) return
      const withRules = await having([...new Set(happened.map(({ workspaceId }) => workspaceId))])
      const due = happened.filter(({ workspaceId }) => withRules.has(workspaceId))
      if (due.length > 0) await jobs.enqueue(job, { runs: due.map((one) => ({ ...one, id: randomUUID() })) })
    },
  }
}
