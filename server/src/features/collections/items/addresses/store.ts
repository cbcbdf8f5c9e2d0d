import { slugOf } from '@aurelio/page/values'
import type { ExpressionBuilder } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { searchable } from '../../../../platform/database/search-text.ts'
import type { Tables } from '../../../../platform/database/tables.ts'
import { chunks } from '../chunks.ts'

/** What hangs below the address of any page already: where its forms are sent. */
const ofPages = ['leads']

/** Items by the addresses of their pages. */
export function itemAddressStore(database: Database) {
  const items = () => database.query().selectFrom('collectionItem').selectAll()

  return {
    /**
     * The addresses that new items have, by their ids: that of their names, with something of their id where another has
     * that.
     */
    async freeSlugs(
      collectionId: string,
      rows: readonly { id: string; title: string }[],
    ): Promise<ReadonlyMap<string, string>> {
      const slugs = new Map<string, string>()
      const taken = new Set(ofPages)
      for (const some of chunks(rows)) {
        const wanted = some.map(({ id, title }) => ({ id, slug: itemSlug(title) }))
        const found = await database
          .query()
          .selectFrom('collectionItem')
          .select(['id', 'slug'])
          .where('collectionId', '=', collectionId)
          .where(
            'slug',
            'in',
            wanted.map(({ slug }) => slug),
          )
          .execute()
        for (const { id, slug } of wanted) {
          const isTaken = taken.has(slug) || found.some((other) => other.slug === slug && other.id !== id)
          const own = isTaken ? `${slug}-${id.slice(0, 8)}` : slug
          taken.add(own)
          slugs.set(id, own)
        }
      }
      return slugs
    },
    /** The published one of a collection with this address. */
    publishedAt: (collectionId: string, slug: string) =>
      items()
        .where('collectionId', '=', collectionId)
        .where('slug', '=', slug)
        .where('state', '=', 'published')
        .executeTakeFirst(),
    /** The published ones, those published last first. */
    published: (collectionId: string, limit: number) =>
      items()
        .where('collectionId', '=', collectionId)
        .where('state', '=', 'published')
        .orderBy('publishedAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute(),
    /** Where the published ones have their pages, and since when they say what they say. */
    addresses: (collectionId: string, limit: number) =>
      database
        .query()
        .selectFrom('collectionItem')
        .select(['slug', 'updatedAt'])
        .where('collectionId', '=', collectionId)
        .where('state', '=', 'published')
        .orderBy('slug')
        .limit(limit)
        .execute(),
    /** What changes whenever an item of a collection does, or what its fields are called. Each part is read of an index alone. */
    async stamp(collectionId: string): Promise<string> {
      const last = (eb: ExpressionBuilder<Tables, never>, column: 'updatedAt' | 'placedAt') =>
        eb
          .selectFrom('collectionItem')
          .select(column)
          .where('collectionId', '=', collectionId)
          .where(column, 'is not', null)
          .orderBy(column, 'desc')
          .limit(1)
      const row = await database
        .query()
        .selectNoFrom((eb) => [
          last(eb, 'updatedAt').as('last'),
          last(eb, 'placedAt').as('placed'),
          eb.selectFrom('collection').select('updatedAt').where('id', '=', collectionId).as('fields'),
          eb.selectFrom('collection').select('removedAt').where('id', '=', collectionId).as('removed'),
        ])
        .executeTakeFirst()
      return `${row?.last ?? ''} ${row?.removed ?? ''} ${row?.placed ?? ''} ${row?.fields ?? ''}`
    },
  }
}
export type ItemAddressStore = ReturnType<typeof itemAddressStore>

/** What an item without letters in its name is called in its address. */
function itemSlug(title: string): string {
  return /[a-z0-9]/.test(searchable(title)) ? slugOf(title) : 'elemento'
}
