import type { Kysely } from 'kysely'

/** A host counts once it is proven: until then it is a claim, which several may have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('site').addColumn('claim', 'text').execute()
  const add = (name: string, empty: string) =>
    db.schema
      .alterTable('site')
      .addColumn(name, 'text', (c) => c.notNull().defaultTo(empty))
      .execute()
  await add('menu', '[]')
  await add('verification', '{}')
  await add('icon', '')
  await add('securityContact', '')
}
