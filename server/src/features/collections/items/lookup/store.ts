import type { Database } from '../../../../platform/database/database.ts'
import type { CollectionItemRow } from '../../tables.ts'
import { chunks } from '../chunks.ts'

/** Items that are known by something: their ids, their addresses, or what they point to. */
export function itemLookup(database: Database) {
  const items = () => database.query().selectFrom('collectionItem').selectAll()
  return {
    find: (collectionId: string, id: string) =>
      items().where('collectionId', '=', collectionId).where('id', '=', id).executeTakeFirst(),
    /** Those of these that the collection has. */
    async some(collectionId: string, ids: readonly string[]): Promise<CollectionItemRow[]> {
      const found: CollectionItemRow[] = []
      for (const some of chunks(ids))
        found.push(
          ...(await items().where('collectionId', '=', collectionId).where('id', 'in', some).execute()),
        )
      return found
    },
    /** Those that are called so in their ids or in the addresses of their pages. */
    async called(collectionId: string, words: readonly string[]): Promise<CollectionItemRow[]> {
      const found: CollectionItemRow[] = []
      for (const some of chunks(words))
        found.push(
          ...(await items()
            .where('collectionId', '=', collectionId)
            .where((eb) => eb.or([eb('id', 'in', some), eb('slug', 'in', some)]))
            .execute()),
        )
      return found
    },
    /** The next ones by their ids. */
    after: (collectionId: string, id: string, limit: number) =>
      items()
        .where('collectionId', '=', collectionId)
        .where('id', '>', id)
        .orderBy('id')
        .limit(limit)
        .execute(),
    /** The items of a collection that point to another one in a field: how many, and the first of them. */
    async pointingTo(collectionId: string, field: string, id: string, limit: number) {
      const found = () =>
        database
          .query()
          .selectFrom('collectionValue')
          .where('collectionValue.collectionId', '=', collectionId)
          .where('field', '=', field)
          .where('text', '=', id)
      const { count } = await found()
        .select((eb) => eb.fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow()
      const rows = await found()
        .innerJoin('collectionItem', 'collectionItem.id', 'collectionValue.itemId')
        .selectAll('collectionItem')
        .orderBy('collectionItem.title')
        .orderBy('collectionItem.id')
        .limit(limit)
        .execute()
      return { count: Number(count), rows }
    },
  }
}
