import { readPageSettings } from '@aurelio/contracts/page-settings'
import type { PageDocument } from '@aurelio/page/document'
import { hasCollections, queriesIn } from '@aurelio/page/elements'
import {
  type CollectionQuery,
  collectionsIn,
  queryOfKey,
  readShownItems,
  type ShownItems,
  shownItemsText,
} from '@aurelio/page/values'
import type { Database } from '../../../platform/database/database.ts'
import { keptItemsStore } from './items/store.ts'
import { publicationStore } from './store.ts'

/** What pages show of collections now, in a language. */
export type ItemsOf = (
  workspaceId: string,
  queries: readonly CollectionQuery[],
  language: string,
) => Promise<ShownItems>

/** The items that a page shows now, as a publication keeps them; null where it has no place for any. */
export async function keptItems(
  itemsOf: ItemsOf,
  workspaceId: string,
  document: PageDocument,
  language: string,
): Promise<string | null> {
  if (!hasCollections(document)) return null
  return shownItemsText(await itemsOf(workspaceId, queriesIn(document), language))
}

type Parts = {
  database: Database
  itemsOf: ItemsOf
  discard: (fileKeys: readonly string[]) => Promise<void>
  /** Called when what stood at this address is not what stands there now. */
  onGone: (root: string, slug: string) => void
  /** Makes what stands at an address, before somebody asks for it. */
  draw: (root: string, slug: string) => Promise<unknown>
}

/** Published pages that show items: what they keep of them is the list of what they depend on. */
export function pagesWithItems({ database, itemsOf, discard, onGone, draw }: Parts) {
  const store = publicationStore(database)
  const kept = keptItemsStore(database)

  return {
    /** What the live pages of a workspace ask of a collection. */
    async askedOf(workspaceId: string, collectionId: string) {
      const pages: { id: string; name: string; queries: CollectionQuery[] }[] = []
      for (const { id, pageId, name } of await kept.withItems(workspaceId, collectionId)) {
        const row = await kept.itemsOf(id)
        const keys = [...readShownItems(row?.items ?? null).keys()]
        const queries = keys.flatMap((key) => queryOfKey(key) ?? [])
        pages.push({
          id: pageId,
          name,
          queries: queries.filter(({ collection }) => collection === collectionId),
        })
      }
      return pages
    },

    /** The collections of which a live page shows items. */
    async shownOn(workspaceId: string, pageId: string): Promise<string[]> {
      const live = await store.live(workspaceId, pageId)
      const row = live && (await kept.itemsOf(live.id))
      return collectionsIn(row?.items ?? null)
    },

    /**
     * Gives what is live of a workspace the items of a collection as they are now. A page that shows the same of them is
     * left alone, but for its translations; the versions that pages show stay, and nobody has published anything.
     */
    async refreshItems(workspaceId: string, collectionId: string, signal?: AbortSignal): Promise<number> {
      let changed = 0
      for (const { id } of await kept.withItems(workspaceId, collectionId)) {
        signal?.throwIfAborted()
        // Read one by one: of a large site the items would be much at once.
        const row = await kept.itemsOf(id)
        if (!row || row.items === null) continue
        const queries = [...readShownItems(row.items).keys()].flatMap((key) => queryOfKey(key) ?? [])
        const language = readPageSettings(row.settings).language || row.language || 'es'
        const items = shownItemsText(await itemsOf(workspaceId, queries, language))
        const isSame = items === row.items
        // In another language an item may say something else all the same.
        const replaced = await database.inTransaction(() =>
          isSame ? store.renewFiles(id, { ofTranslations: true }) : store.change(id, { items }),
        )
        if (replaced.length === 0) continue
        onGone(row.root, row.slug)
        await discard(replaced)
        if (isSame) continue
        await draw(row.root, row.slug)
        changed += 1
      }
      return changed
    },
  }
}
