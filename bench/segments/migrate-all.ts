import { readdir } from 'node:fs/promises'
import { type Migration, Migrator } from 'kysely/migration'
import { z } from 'zod'
import type { Database } from '../../server/src/platform/database/database.ts'

const folder = new URL('../../server/migrations/', import.meta.url)
const migrationSchema = z.object({ up: z.custom<Migration['up']>((value) => typeof value === 'function') })

/** The tables of the product, without its build. */
export async function migrateAll(database: Database) {
  const migrations: Record<string, Migration> = {}
  for (const name of (await readdir(folder)).toSorted())
    if (/^\d.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
      migrations[name] = migrationSchema.parse(await import(new URL(name, folder).href))
  const migrator = new Migrator({ db: database.kysely, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
