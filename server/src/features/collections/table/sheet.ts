import type { ItemValues } from '@aurelio/contracts/collection-values'
import type { CollectionItem } from '@aurelio/contracts/collections'
import type { Session } from '../../../platform/access/session.ts'
import type { CollectionAccess } from '../access.ts'
import type { ManyItems, Refused } from '../items/many.ts'
import type { ItemReferences } from '../items/references/references.ts'
import type { ItemStore } from '../items/store.ts'
import { toItem } from '../items/to-row.ts'

type Parts = {
  may: CollectionAccess
  store: Pick<ItemStore, 'some'>
  references: Pick<ItemReferences, 'names'>
  write: ManyItems
}
type Changed = { itemId?: string | undefined; version?: number | undefined; values: ItemValues }

/** What was typed and pasted into a sheet: of each line the fields that changed. New items are drafts. */
export function itemSheet({ may, store, references, write }: Parts) {
  return async function save(
    session: Session,
    id: string,
    { lines }: { lines: readonly Changed[] },
  ): Promise<{ written: { line: number; item: CollectionItem }[]; refused: Refused[] }> {
    const collection = await may.demand(session, id)
    const { written, refused } = await write(
      session,
      collection,
      lines.map(({ itemId = '', version, values }, line) => ({
        line,
        id: itemId,
        ...(version !== undefined && { version }),
        slug: '',
        isDraft: true,
        given: values,
      })),
      'draft',
    )
    const rows = await store.some(
      id,
      written.map((one) => one.id),
    )
    const names = await references.names(session, collection.own, rows)
    const items = new Map(rows.map((row) => [row.id, toItem(collection.own, row, names)]))
    return {
      written: written.flatMap(({ line, id: itemId }) => {
        const item = items.get(itemId)
        return item ? [{ line, item }] : []
      }),
      refused,
    }
  }
}
