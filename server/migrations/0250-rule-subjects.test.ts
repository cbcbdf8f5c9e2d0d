import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrate, migrateThrough, migrationNames } from '../src/platform/database/migrate.ts'
import { defineJob, openJobs } from '../src/platform/jobs/jobs.ts'
import { atEnd } from '../src/testing/at-end.ts'
import { emptyDatabase, onBothEngines } from '../src/testing/engines.ts'

onBothEngines('rules that wait for their leads', (engine) => {
  it('name their subject as the engine of rules reads it, and what else waits stays', async () => {
    const database = openDatabase(await emptyDatabase(engine), () => {})
    atEnd(database.close)
    await migrateThrough(
      database,
      migrationNames.filter((name) => name < '0250'),
    )
    const jobs = openJobs(database)
    const asBefore = z.object({ runs: z.array(z.object({ id: z.string(), leadId: z.string() })) })
    const queue = async (kind: string, input: z.output<typeof asBefore>) =>
      jobs.enqueue(defineJob({ kind, input: asBefore, run: async () => null }), input)
    const runs = [{ id: randomUUID(), leadId: 'l1' }]
    const [rules, other] = [await queue('lead-rules', { runs }), await queue('other', { runs })]
    await migrate(database)
    const rows = await database.query().selectFrom('job').select(['id', 'input']).execute()
    const inputOf = (id: string | null) => rows.find((row) => row.id === id)?.input
    expect(inputOf(rules)).toBe(JSON.stringify({ runs: [{ id: runs[0]?.id, subjectId: 'l1' }] }))
    expect(inputOf(other)).toBe(JSON.stringify({ runs }))
  })
})
