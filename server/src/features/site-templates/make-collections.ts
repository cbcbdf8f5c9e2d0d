import type { CollectionItem } from '@aurelio/contracts/collections'
import type { ItemValues } from '@aurelio/contracts/collection-values'
import type { WebCollection } from '@aurelio/page/templates/web'
import type { Session } from '../../platform/access/session.ts'
import { type CollectionsOfSite, otherLanguage } from './neighbours.ts'

/** The drawings of a web: the address that each got in the workspace. */
export type Drawings = ReadonlyMap<string, string>

/** Makes collections with their items, in both languages and all of them published, and says what each is called in the workspace. */
export async function makeCollections(
  session: Session,
  { create, add, translate }: CollectionsOfSite,
  collections: readonly WebCollection[],
  drawings: Drawings,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  const itemIds = new Map<string, string>()
  for (const { key, name, fields, items } of collections) {
    const { id } = await create(session, {
      name,
      fields: fields.map((field) => ({
        ...field,
        unique: false,
        help: '',
        initial: '',
        target: ids.get(field.target) ?? '',
      })),
      clients: 'none',
    })
    ids.set(key, id)
    for (const { values: given, english } of items) {
      const values: ItemValues = Object.fromEntries(
        fields.map(({ key: field, kind }): [string, ItemValues[string]] => {
          const value = given[field] ?? null
          if (kind === 'image') return [field, drawings.get(String(value)) ?? null]
          if (kind === 'reference') return [field, itemIds.get(String(value)) ?? null]
          return [field, value]
        }),
      )
      const made: CollectionItem = await add(session, id, { values, state: 'published' })
      itemIds.set(made.title, made.id)
      if (Object.keys(english).length > 0)
        await translate(session, id, { itemId: made.id, language: otherLanguage, values: english })
    }
  }
  return ids
}

/** Every drawing that items of these collections show. */
export function drawingsIn(collections: readonly WebCollection[]): { name: string; source: string }[] {
  return collections.flatMap(({ fields, items }) =>
    fields
      .filter(({ kind }) => kind === 'image')
      .flatMap(({ key }) =>
        items.map(({ values }) => ({
          name: String(values[fields[0]?.key ?? ''] ?? ''),
          source: String(values[key] ?? ''),
        })),
      ),
  )
}
