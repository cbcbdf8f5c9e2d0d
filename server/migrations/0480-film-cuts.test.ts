import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrate, migrateThrough, migrationNames } from '../src/platform/database/migrate.ts'
import { atEnd } from '../src/testing/at-end.ts'
import { emptyDatabase, onBothEngines } from '../src/testing/engines.ts'

onBothEngines('films that were seen before', (engine) => {
  it('keep their figures, without what was not known of them', async () => {
    const database = openDatabase(await emptyDatabase(engine), () => {})
    atEnd(database.close)
    await migrateThrough(
      database,
      migrationNames.filter((name) => name < '0480'),
    )
    const at = '2026-11-27T08:00:00.000Z'
    const run = (statement: string) => sql.raw(statement).execute(database.query())
    await run(
      `insert into "organization" ("id", "name", "slug", "createdAt") values ('w', 'W', 'w', '${at}')`,
    )
    await run(
      `insert into "film" ("id", "workspaceId", "address", "name", "state", "percent", "size", "held", "trimFrom", "behaviour", "createdAt")
       values ('f', 'w', 'f', 'F', 'ready', 100, 1, 1, 0, '{}', '${at}')`,
    )
    await run(
      `insert into "filmSecond" ("filmId", "day", "second", "seen", "again", "cta", "skipped", "leads")
       values ('f', '2026-11-26', 0, 5, 1, 0, 0, 2), ('f', '2026-11-26', 1, 4, 0, 1, 1, 2)`,
    )
    await run(
      `insert into "filmDay" ("filmId", "day", "source", "device", "plays", "finished", "cta", "leads", "sent")
       values ('f', '2026-11-26', 'search', 'mobile', 5, 4, 1, 1, 2)`,
    )
    await run(
      `insert into "filmPlace" ("filmId", "day", "place", "variant", "plays", "finished", "cta", "sent", "watched")
       values ('f', '2026-11-26', 'pagina', 'B', 5, 4, 1, 2, 9)`,
    )
    await migrate(database)
    const seconds = await database.query().selectFrom('filmSecond').selectAll().orderBy('second').execute()
    const unknown = { source: '?', device: '?', place: '?', variant: '?' }
    expect(seconds).toEqual([
      {
        filmId: 'f',
        day: '2026-11-26',
        second: 0,
        ...unknown,
        seen: 5,
        again: 1,
        cta: 0,
        skipped: 0,
        leads: 2,
      },
      {
        filmId: 'f',
        day: '2026-11-26',
        second: 1,
        ...unknown,
        seen: 4,
        again: 0,
        cta: 1,
        skipped: 1,
        leads: 2,
      },
    ])
    const days = await database.query().selectFrom('filmDay').selectAll().orderBy('watched').execute()
    const day = { filmId: 'f', day: '2026-11-26', plays: 5, finished: 4, cta: 1, sent: 2 }
    expect(days).toEqual([
      { ...day, source: 'search', device: 'mobile', place: '?', variant: '?', leads: 1, watched: 0 },
      { ...day, source: '?', device: '?', place: 'pagina', variant: 'B', leads: 0, watched: 9 },
    ])
  })
})
