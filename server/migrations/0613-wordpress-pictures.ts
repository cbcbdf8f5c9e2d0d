import type { Kysely } from 'kysely'

/** The pictures that posts of WordPress name, which are fetched after them: how far that is, and which were not had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, of: 'text' | 'integer', begins: string | number) =>
    db.schema
      .alterTable('wordpressImport')
      .addColumn(name, of, (c) => c.notNull().defaultTo(begins))
      .execute()
  await add('pictureState', 'text', 'none')
  await add('lookedThrough', 'integer', 0)
  await add('lastItem', 'text', '')
  await add('brought', 'integer', 0)
  await add('missing', 'text', '[]')
  await add('missingCount', 'integer', 0)
}
