import type { CollectionField } from '@aurelio/contracts/collection-fields'
import type { ItemValue } from '@aurelio/contracts/collection-kinds/kind'
import { kindOf } from '@aurelio/contracts/collection-kinds/kinds'
import { entriesOf, type ItemValues } from '@aurelio/contracts/collection-values'
import type { Pointers } from '@aurelio/contracts/collections'
import { slugOf } from '@aurelio/page/values'
import { by, type Session } from '../../../../platform/access/session.ts'
import type { Emit } from '../../../../platform/events/events.ts'
import { refuse } from '../../../../platform/http/failures.ts'
import { type CollectionAccess, fieldsOf, type OpenCollection } from '../../access.ts'
import type { CollectionStore } from '../../store.ts'
import type { CollectionItemRow } from '../../tables.ts'
import type { ItemHistoryStore } from '../history/store.ts'
import { stateOrPlan } from '../moments/plan.ts'
import type { ItemStore } from '../store.ts'
import { contentOf, derived, foundBy, pointersIn } from '../to-row.ts'

type Parts = {
  collections: CollectionStore
  items: ItemStore
  history: Pick<ItemHistoryStore, 'keep'>
  may: CollectionAccess
  emit: Emit
}
type Own = readonly CollectionField[]

/** Items named before somebody removes what they point to. */
const mostNamed = 20
const clearedAtOnce = 200

/** Which items point to which. */
export function itemReferences({ collections, items, history, may, emit }: Parts) {
  /** Collections that the person sees with the fields by which they point to this one. */
  async function pointingFields(session: Session, id: string) {
    const found: { collection: OpenCollection; key: string }[] = []
    for (const row of await collections.list(session.workspace.id)) {
      if (!may.seen(session, row)) continue
      const own = fieldsOf(row)
      for (const { key, kind, target } of own)
        if (target === id && kindOf(kind).isReference) found.push({ collection: { ...row, own }, key })
    }
    return found
  }

  /** An item without its pointers to another one, written. False where it is not this person's to change. */
  async function clear(
    session: Session,
    { id: collectionId, own, clients }: OpenCollection,
    before: CollectionItemRow,
    { key, id }: { key: string; id: string },
  ): Promise<boolean> {
    const isOpen = may.isTeam(session) || clients === 'publish' || stateOrPlan(before) === 'draft'
    if (!isOpen) return false
    const kept = contentOf(before)
    const left = entriesOf(kept[key]).filter((each) => each !== id)
    const values = { ...kept, [key]: left.length === 0 ? null : left }
    const { at, actorId } = by(session)
    const row: CollectionItemRow = {
      ...before,
      ...derived(own, values),
      writtenBy: actorId,
      version: before.version + 1,
      updatedAt: at,
    }
    await history.keep([before])
    if (!(await items.change({ ...row, collectionId }, foundBy(row, own, values))))
      throw refuse('ITEM_CHANGED')
    return true
  }

  return {
    /** Throws a 422 where a field points to a collection that the workspace does not have. */
    async demandTargets(workspaceId: string, fields: Own) {
      for (const { name, kind, target } of fields)
        if (kindOf(kind).isReference && !(await collections.find(workspaceId, target)))
          throw refuse('REFERENCE_TO_NOTHING', { name })
    },

    /** The key of a field that points to an item that there is not, and did not before; undefined for none. */
    async dangling(own: Own, values: ItemValues, before: ItemValues = {}): Promise<string | undefined> {
      const known = new Set(pointersIn(own, before).map(({ key, id }) => `${key} ${id}`))
      const asked = pointersIn(own, values).filter(({ key, id }) => !known.has(`${key} ${id}`))
      for (const target of new Set(asked.map((each) => each.target))) {
        const here = asked.filter((each) => each.target === target)
        const found = new Set(
          (
            await items.some(
              target,
              here.map(({ id }) => id),
            )
          ).map(({ id }) => id),
        )
        const missing = here.find(({ id }) => !found.has(id))
        if (missing) return missing.key
      }
      return undefined
    },

    /**
     * Values as a table has them, with what they point to by its id, where the table says its name or the end of its
     * address. `missing`: the field that points to nothing there is.
     */
    async resolve(
      own: Own,
      rows: readonly ItemValues[],
    ): Promise<{ values: ItemValues; missing: string | null }[]> {
      const pointing = own.filter(({ kind }) => kindOf(kind).isReference)
      const known = new Map<string, Map<string, string>>()
      for (const { key, target } of pointing) {
        const words = new Set(
          rows.flatMap((row) => namedIn(row[key])).flatMap((word) => [word, slugOf(word)]),
        )
        const ids = known.get(target) ?? new Map<string, string>()
        for (const { id, slug } of await items.called(target, [...words])) ids.set(id, id).set(slug, id)
        known.set(target, ids)
      }
      return rows.map((row) => {
        const values = { ...row }
        for (const { key, kind, target } of pointing) {
          const ids = known.get(target)
          const found = namedIn(row[key]).map((word) => ids?.get(word) ?? ids?.get(slugOf(word)))
          const pointers = found.flatMap((id) => id ?? [])
          if (pointers.length < found.length) return { values, missing: key }
          if (Object.hasOwn(row, key)) values[key] = kind === 'reference' ? (pointers[0] ?? null) : pointers
        }
        return { values, missing: null }
      })
    },

    /** What the items are called to which these point, by their ids, as far as the person sees their collection. */
    async names(session: Session, own: Own, rows: readonly CollectionItemRow[]) {
      const names = new Map<string, string>()
      const asked = rows.flatMap((row) => pointersIn(own, contentOf(row)))
      for (const target of new Set(asked.map((each) => each.target))) {
        if (!(await may.find(session, target))) continue
        const ids = asked.filter((each) => each.target === target).map(({ id }) => id)
        for (const { id, title } of await items.some(target, [...new Set(ids)])) names.set(id, title)
      }
      return names
    },

    /** The items that point to one, as far as the person sees them. */
    async pointers(session: Session, id: string, itemId: string): Promise<Pointers> {
      await may.demand(session, id)
      const found: Pointers = { count: 0, items: [] }
      for (const { collection, key } of await pointingFields(session, id)) {
        const { count, rows } = await items.pointingTo(collection.id, key, itemId, mostNamed)
        found.count += count
        for (const row of rows)
          found.items.push({
            collectionId: collection.id,
            collection: collection.name,
            id: row.id,
            title: row.title,
          })
      }
      return { ...found, items: found.items.slice(0, mostNamed) }
    },

    /** Has no item point to this one any more that the person may change, within the transaction that removes it. */
    async clearPointers(session: Session, id: string, itemId: string) {
      for (const { collection, key } of await pointingFields(session, id)) {
        let hasChanged = false
        for (;;) {
          const { rows } = await items.pointingTo(collection.id, key, itemId, clearedAtOnce)
          let cleared = 0
          for (const row of rows) if (await clear(session, collection, row, { key, id: itemId })) cleared += 1
          hasChanged ||= cleared > 0
          if (rows.length < clearedAtOnce || cleared === 0) break
        }
        const { id: collectionId, name } = collection
        if (hasChanged)
          await emit({
            ...by(session),
            kind: 'collection.items-changed',
            subject: { id: collectionId, name },
          })
      }
    },
  }
}
export type ItemReferences = ReturnType<typeof itemReferences>

/** What a cell of a table names, one or several; what a program gives is ids already. */
function namedIn(value: ItemValue | undefined): string[] {
  const written = typeof value === 'string' ? value.split(/[;\n\r]+/) : entriesOf(value)
  return written.map((word) => word.trim()).filter((word) => word !== '')
}
