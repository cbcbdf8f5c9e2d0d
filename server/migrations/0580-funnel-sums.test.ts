import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sumsOf } from '../src/features/funnels/sums.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrate, migrateThrough, migrationNames } from '../src/platform/database/migrate.ts'
import { atEnd } from '../src/testing/at-end.ts'
import { emptyDatabase, onBothEngines } from '../src/testing/engines.ts'

const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted()

onBothEngines('what was counted in funnels before', (engine) => {
  it('is added up as what is counted since', async () => {
    const database = openDatabase(await emptyDatabase(engine), () => {})
    atEnd(database.close)
    await migrateThrough(
      database,
      migrationNames.filter((name) => name < '0580'),
    )
    const at = '2026-11-27T08:00:00.000Z'
    const run = (statement: string) => sql.raw(statement).execute(database.query())
    await run(
      `insert into "organization" ("id", "name", "slug", "createdAt") values ('w', 'W', 'w', '${at}')`,
    )
    await run(
      `insert into "funnel" ("id", "workspaceId", "name", "graph", "version", "createdAt", "updatedAt")
       values ('f', 'w', 'F', '{}', 1, '${at}', '${at}')`,
    )
    const common = { funnelId: 'f', source: 'boletin', device: 'mobile', campaign: '', variant: 'A' }
    const tallies = [
      { ...common, day: 20261031, key: 's1', people: 5 },
      { ...common, day: 20261101, key: 's1', people: 3 },
      { ...common, day: 20261101, key: 's1', device: 'desktop', people: 2 },
      { ...common, day: 20261101, key: 's1>s2', people: 1 },
      { ...common, day: 20261101, key: 's1>s2@4', people: 1 },
    ]
    await database.query().insertInto('funnelTally').values(tallies).execute()
    await migrate(database)
    const sums = await database.query().selectFrom('funnelSum').selectAll().execute()
    expect(inOrder(sums)).toEqual(inOrder(sumsOf(tallies)))
  })
})
