import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrate, migrateThrough, migrationNames } from '../src/platform/database/migrate.ts'
import { atEnd } from '../src/testing/at-end.ts'
import { emptyDatabase, onBothEngines } from '../src/testing/engines.ts'

const moment = '2026-11-01T08:00:00.000Z'

onBothEngines('publications of the time before variants', (engine) => {
  it('each show what they showed, as variant A', async () => {
    const database = openDatabase(await emptyDatabase(engine), () => {})
    atEnd(database.close)
    await migrateThrough(
      database,
      migrationNames.filter((name) => name < '0134'),
    )
    const run = (statement: ReturnType<typeof sql>) => statement.execute(database.kysely)
    const now = engine === 'postgres' ? sql`now()` : sql`'2026-11-01'`
    await run(
      sql`insert into "organization" ("id", "name", "slug", "createdAt") values ('estudio', 'e', 'e', ${now})`,
    )
    await run(sql`
      insert into "page" ("id", "workspaceId", "name", "search", "version", "createdAt", "updatedAt", "document", "root")
      values ('portada', 'estudio', 'x', 'x', 3, ${moment}, ${moment}, '{}', '')`)
    for (const [at, live, fileKey] of [
      [1, 0, null],
      [2, 1, 'pages/a.html'],
    ] as const) {
      await run(sql`
        insert into "version" ("id", "pageId", "workspaceId", "number", "kind", "createdAt", "digest", "content")
        values (${`v${at}`}, 'portada', 'estudio', ${at}, 'published', ${moment}, 'd', 'c')`)
      await run(sql`
        insert into "publication" ("id", "pageId", "workspaceId", "root", "slug", "live", "version", "versionId",
          "publishedAt", "title", "settings", "fileKey", "manifest", "theme")
        values (${`p${at}`}, 'portada', 'estudio', '', 'portada', ${live}, 3, ${`v${at}`}, ${moment}, 'T', '{}',
          ${fileKey}, ${fileKey && '{"format":4}'}, '{"kit":1}')`)
    }
    await migrate(database)
    const rows = await database
      .query()
      .selectFrom('publication')
      .innerJoin('publicationVariant', 'publicationVariant.publicationId', 'publication.id')
      .select(['id', 'live', 'theme', 'variant', 'versionId', 'fileKey', 'manifest'])
      .orderBy('id')
      .execute()
    const common = { theme: '{"kit":1}', variant: 'A' }
    expect(rows).toEqual([
      { id: 'p1', live: 0, ...common, versionId: 'v1', fileKey: null, manifest: null },
      { id: 'p2', live: 1, ...common, versionId: 'v2', fileKey: 'pages/a.html', manifest: '{"format":4}' },
    ])
    await database.query().deleteFrom('version').where('id', '=', 'v1').execute()
    expect(await database.query().selectFrom('publicationVariant').select('versionId').execute()).toEqual([
      { versionId: 'v2' },
    ])
  })
})
