import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { type ItemValues, valueText } from '@aurelio/contracts/collection-values'
import type { CollectionItem, ItemVersion } from '@aurelio/contracts/collections'
import type { Session } from '../../../../platform/access/session.ts'
import { notFound } from '../../../../platform/http/failures.ts'
import type { CollectionAccess } from '../../access.ts'
import type { ItemVersionRow } from '../../tables.ts'
import type { ItemStore } from '../store.ts'
import { contentOf } from '../to-row.ts'
import type { ItemHistoryStore } from './store.ts'

type Parts = {
  may: CollectionAccess
  items: ItemStore
  history: ItemHistoryStore
  /** What people are called, by their ids. */
  namesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Saves an item as anybody does. */
  save: (
    session: Session,
    id: string,
    itemId: string,
    given: { values: ItemValues; version: number },
  ) => Promise<CollectionItem>
}

/** What items were, for whoever may change them. */
export function itemHistory({ may, items, history, save, namesOf }: Parts) {
  async function open(session: Session, id: string, itemId: string) {
    const collection = await may.demand(session, id)
    const row = await items.find(id, itemId)
    if (!row) throw notFound()
    return { own: collection.own, row }
  }

  return {
    /** The newest first: what it says now, and what each version before it said otherwise. */
    async list(session: Session, id: string, itemId: string): Promise<{ items: ItemVersion[] }> {
      const { own, row } = await open(session, id, itemId)
      const now: ItemVersionRow = { ...row, itemId, writtenAt: row.updatedAt }
      const versions = [now, ...(await history.list(itemId))]
      const names = await namesOf([...new Set(versions.flatMap(({ writtenBy }) => writtenBy ?? []))])
      return {
        items: versions.map((each, at) => {
          const { version, state, writtenAt, writtenBy } = each
          const before = versions[at + 1]
          return {
            version,
            state,
            writtenAt,
            stateBefore: before?.state ?? null,
            writtenBy: (writtenBy !== null && names.get(writtenBy)) || null,
            changes: before ? changesIn(own, contentOf(before), contentOf(each)) : [],
          }
        }),
      }
    },

    /** Has it say again what it said: a change like any other, which is kept too. What it is, draft or published, stays. */
    async restore(
      session: Session,
      id: string,
      itemId: string,
      { version, baseVersion }: { version: number; baseVersion: number },
    ): Promise<CollectionItem> {
      await open(session, id, itemId)
      const kept = await history.find(itemId, version)
      if (!kept) throw notFound()
      return save(session, id, itemId, { values: contentOf(kept), version: baseVersion })
    },
  }
}
export type ItemHistory = ReturnType<typeof itemHistory>

/** What one version says otherwise than the one before, by the fields that there are now. */
function changesIn(own: readonly CollectionField[], before: ItemValues, after: ItemValues) {
  return own.flatMap((field) => {
    const { key, name } = field
    const [from, to] = [valueText(field, before[key]), valueText(field, after[key])]
    return from === to ? [] : [{ key, name, from, to }]
  })
}
