import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { emptyDatabase, onBothEngines } from '../../testing/engines.ts'
import { openDatabase } from './database.ts'
import { migrate, migrationNames } from './migrate.ts'

onBothEngines('migrations', (engine) => {
  it('run once, however many processes start at the same moment', async () => {
    const settings = await emptyDatabase(engine)
    const databases = [openDatabase(settings, () => {}), openDatabase(settings, () => {})]
    // A SQLite folder has one process (its lock sees to that), and two connections of one would wait for each other.
    if (engine === 'postgres') await Promise.all(databases.map(migrate))
    for (const database of databases) await migrate(database)
    for (const database of databases) {
      const done = await sql<{ name: string }>`select "name" from "kysely_migration"`.execute(database.kysely)
      expect(done.rows.map(({ name }) => name).toSorted()).toEqual(migrationNames)
      await database.close()
    }
  })

  it('leave nothing behind when one fails', async () => {
    const database = openDatabase(await emptyDatabase(engine), () => {})
    const failing = new Migrator({
      db: database.kysely,
      provider: {
        getMigrations: async () => ({
          '0001': { up: (db) => db.schema.createTable('half').addColumn('id', 'text').execute() },
          '0002': { up: () => Promise.reject(new Error('broken')) },
        }),
      },
    })
    const { error } = await failing.migrateToLatest()
    expect(error).toMatchObject({ message: 'broken' })
    const tables = await database.kysely.introspection.getTables()
    expect(tables.map(({ name }) => name)).not.toContain('half')
    await database.close()
  })
})
