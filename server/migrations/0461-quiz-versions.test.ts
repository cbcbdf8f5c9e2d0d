import { sql } from 'kysely'
import { expect, it } from 'vitest'
import '../src/features/quizzes/tables.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrate, migrateThrough, migrationNames } from '../src/platform/database/migrate.ts'
import { atEnd } from '../src/testing/at-end.ts'
import { emptyDatabase, onBothEngines } from '../src/testing/engines.ts'

onBothEngines('quizzes that were taken before', (engine) => {
  it('get the sums of each version out of their attempts', async () => {
    const database = openDatabase(await emptyDatabase(engine), () => {})
    atEnd(database.close)
    await migrateThrough(
      database,
      migrationNames.filter((name) => name < '0461'),
    )
    const at = '2026-11-27T08:00:00.000Z'
    const run = (statement: string) => sql.raw(statement).execute(database.query())
    await run(
      `insert into "organization" ("id", "name", "slug", "createdAt") values ('w', 'W', 'w', '${at}')`,
    )
    await run(
      `insert into "quiz" ("id", "workspaceId", "address", "name", "document", "revision", "changedAt")
       values ('q', 'w', 'q', 'Q', '{}', 1, '${at}')`,
    )
    for (const [id, number] of [
      ['v1', 1],
      ['v2', 2],
    ])
      await run(
        `insert into "quizVersion" ("id", "quizId", "number", "name", "document", "publishedAt")
         values ('${id}', 'q', ${number}, 'Q', '{}', '${at}')`,
      )
    for (const [id, version, state, lead] of [
      ['a1', 'v1', 'finished', `'l1'`],
      ['a2', 'v1', 'finished', 'null'],
      ['a3', 'v1', 'open', 'null'],
      ['a4', 'v2', 'open', 'null'],
    ]) {
      const place = state === 'finished' ? 'r1' : 'b1'
      await run(
        `insert into "quizAttempt"
         ("id", "quizId", "versionId", "at", "state", "source", "leadId", "startedAt", "changedAt")
         values ('${id}', 'q', '${version}', '${place}', '${state}', 'direct', ${lead}, '${at}', '${at}')`,
      )
      if (state === 'finished')
        await run(
          `insert into "quizStep" ("attemptId", "seq", "fromNode", "port", "toNode")
           values ('${id}', 0, 'b1', 'else', 'r1')`,
        )
    }
    await migrate(database)
    const rows = await database.query().selectFrom('quizVersionCount').selectAll().execute()
    const told = rows.map(({ versionId, kind, key, count }) => `${versionId} ${kind} ${key} ${count}`)
    expect(told.toSorted()).toEqual([
      'v1 finished  2',
      'v1 lead  1',
      'v1 result r1 2',
      'v1 started  3',
      'v1 way b1 else r1 2',
      'v2 started  1',
    ])
  })
})
