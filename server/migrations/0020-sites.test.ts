import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { unpack } from '../src/platform/database/packed-text.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { atEnd } from '../src/testing/at-end.ts'
import { emptyDatabase, onBothEngines } from '../src/testing/engines.ts'
import { migrations } from './index.ts'

const document = '{"version":1,"elements":[{"id":"heading-1700000000001","type":"heading","props":{}}]}'
const moment = '2026-11-01T08:00:00.000Z'

onBothEngines('pages of the time before sites', (engine) => {
  it('stand in the default site of their workspace, at the address they had', async () => {
    const database = openDatabase(await emptyDatabase(engine), () => {})
    atEnd(database.close)
    const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0020'))
    const migrator = new Migrator({
      db: database.kysely,
      provider: { getMigrations: async () => before },
    })
    expect((await migrator.migrateToLatest()).error).toBeUndefined()
    const run = (statement: ReturnType<typeof sql>) => statement.execute(database.kysely)
    const now = engine === 'postgres' ? sql`now()` : sql`'2026-11-01'`
    for (const id of ['estudio', 'vacio'])
      await run(
        sql`insert into "organization" ("id", "name", "slug", "createdAt") values (${id}, ${id}, ${id}, ${now})`,
      )
    for (const [id, live] of [
      ['viva', 1],
      ['retirada', 0],
      ['borrador', null],
    ] as const) {
      await run(sql`
        insert into "page" ("id", "workspaceId", "name", "search", "version", "createdAt", "updatedAt", "document")
        values (${id}, 'estudio', ${id}, ${id}, 3, ${moment}, ${moment}, ${document})`)
      if (live !== null)
        await run(sql`
          insert into "publication" ("pageId", "workspaceId", "slug", "live", "version", "publishedAt", "title", "fileKey", "document")
          values (${id}, 'estudio', ${`dir-${id}`}, ${live}, 2, ${moment}, ${id}, ${`pages/${id}.html`}, ${document})`)
    }

    await migrate(database)

    const sites = await database.query().selectFrom('site').selectAll().execute()
    expect(sites.map(({ workspaceId, name, isDefault }) => ({ workspaceId, name, isDefault }))).toEqual(
      expect.arrayContaining(
        ['estudio', 'vacio'].map((workspaceId) => ({ workspaceId, name: 'Mis páginas', isDefault: 1 })),
      ),
    )
    const home = sites.find(({ workspaceId }) => workspaceId === 'estudio')?.id
    const pages = await database.query().selectFrom('page').selectAll().orderBy('id').execute()
    expect(pages.map(({ id, siteId, root, slug }) => [id, siteId, root, slug])).toEqual([
      ['borrador', home, '', null],
      ['retirada', home, '', 'dir-retirada'],
      ['viva', home, '', 'dir-viva'],
    ])
    const publications = await database
      .query()
      .selectFrom('publication')
      .innerJoin('publicationVariant', 'publicationVariant.publicationId', 'publication.id')
      .innerJoin('version', 'version.id', 'publicationVariant.versionId')
      .select(['publication.pageId', 'slug', 'live', 'publication.version', 'fileKey', 'content', 'number'])
      .orderBy('publication.pageId')
      .execute()
    const kept = { version: 2, number: 1 }
    expect(publications.map(({ content, ...row }) => ({ ...row, document: unpack(content) }))).toEqual([
      { ...kept, pageId: 'retirada', slug: 'dir-retirada', live: 0, fileKey: null, document },
      { ...kept, pageId: 'viva', slug: 'dir-viva', live: 1, fileKey: 'pages/viva.html', document },
    ])
  })
})
