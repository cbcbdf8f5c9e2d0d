import { randomUUID } from 'node:crypto'
import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { type Collection, type newCollectionSchema, mostCollections } from '@aurelio/contracts/collections'
import type { z } from 'zod'
import type { Access } from '../../platform/access/access.ts'
import { by, type Session } from '../../platform/access/session.ts'
import type { Database } from '../../platform/database/database.ts'
import { constraintFault } from '../../platform/database/errors.ts'
import { searchable } from '../../platform/database/search-text.ts'
import type { Emit } from '../../platform/events/events.ts'
import { notFound, refuse } from '../../platform/http/failures.ts'
import { type CollectionAccess, fieldsOf } from './access.ts'
import type { ItemReferences } from './items/references/references.ts'
import type { ItemStore } from './items/store.ts'
import { contentOf, valueRows } from './items/to-row.ts'
import type { CollectionStore } from './store.ts'
import type { CollectionRow } from './tables.ts'

const itemsAtOnce = 500

type Parts = {
  database: Database
  access: Access
  emit: Emit
  store: CollectionStore
  items: ItemStore
  may: CollectionAccess
  references: Pick<ItemReferences, 'demandTargets'>
}
type Content = z.output<typeof newCollectionSchema>
type Change = { id: string; version: number } & { [Key in keyof Content]?: Content[Key] | undefined }

/** Collections of a workspace: what there is many of, and which fields each of it has. */
export function collectionService({ database, access, emit, store, items, may, references }: Parts) {
  async function told(rows: readonly CollectionRow[]): Promise<Collection[]> {
    const counts = await store.counts(rows.map(({ id }) => id))
    return rows.map((row) => {
      const { id, name, clients, version, createdAt, updatedAt } = row
      const sums = counts.get(id) ?? { items: 0, published: 0 }
      return { id, name, fields: fieldsOf(row), clients, ...sums, version, createdAt, updatedAt }
    })
  }

  async function one(row: CollectionRow): Promise<Collection> {
    const [collection] = await told([row])
    if (!collection) throw notFound()
    return collection
  }

  /** Items are found by what fields they have now. Throws a 409 where items say the same in a field that is unique now. */
  async function findAnew(id: string, changed: readonly CollectionField[]) {
    for (const { key } of changed) await items.forgetField(id, key)
    let last = ''
    for (;;) {
      const rows = await items.after(id, last, itemsAtOnce)
      for (const field of changed) {
        try {
          await items.insertValues(rows.flatMap((row) => valueRows(row, [field], contentOf(row))))
        } catch (error) {
          if (constraintFault(error) !== 'unique') throw error
          throw refuse('FIELD_NOT_UNIQUE', { name: field.name })
        }
      }
      const end = rows.at(-1)
      if (!end || rows.length < itemsAtOnce) return
      last = end.id
    }
  }

  return {
    /** By name; a client sees those that are open to them. */
    async list(session: Session): Promise<{ items: Collection[] }> {
      access.demand(session, 'collections.fill')
      const rows = await store.list(session.workspace.id)
      return { items: await told(rows.filter((row) => may.seen(session, row))) }
    },

    get: async (session: Session, id: string) => one(await may.demand(session, id)),

    async create(session: Session, { name, fields, clients }: Content): Promise<Collection> {
      access.demand(session, 'collections.change')
      const workspaceId = session.workspace.id
      if ((await store.list(workspaceId)).length >= mostCollections)
        throw refuse('COLLECTIONS_FULL', { most: mostCollections })
      await references.demandTargets(workspaceId, fields)
      const happened = by(session)
      const row: CollectionRow = {
        id: randomUUID(),
        workspaceId,
        name,
        search: searchable(name),
        fields: JSON.stringify(fields),
        clients,
        version: 1,
        createdAt: happened.at,
        updatedAt: happened.at,
      }
      return database.inTransaction(async () => {
        await store.insert(row)
        await emit({ ...happened, kind: 'collection.changed', subject: { id: row.id, name } })
        return one(row)
      })
    },

    /** What an item says in a field that goes away stays with it, and is there again with a field of the same key. */
    async update(session: Session, { id, version, name, fields, clients }: Change): Promise<Collection> {
      access.demand(session, 'collections.change')
      const happened = by(session)
      return database.inTransaction(async () => {
        const before = await may.demand(session, id)
        const now = fields ?? before.own
        const added = now.filter(({ key }) => !before.own.some((field) => field.key === key))
        await references.demandTargets(before.workspaceId, added)
        const row: CollectionRow = {
          id,
          workspaceId: before.workspaceId,
          name: name ?? before.name,
          search: searchable(name ?? before.name),
          fields: JSON.stringify(now),
          clients: clients ?? before.clients,
          version: version + 1,
          createdAt: before.createdAt,
          updatedAt: happened.at,
        }
        if (!(await store.change(row))) throw refuse('COLLECTION_CHANGED')
        const known = new Map(before.own.map((field) => [field.key, field]))
        const refused = now.find(
          ({ key, kind, target }) =>
            (known.get(key)?.kind ?? kind) !== kind || (known.get(key)?.target ?? target) !== target,
        )
        if (refused) throw refuse('FIELD_KIND_FIXED', { name: refused.name })
        const stays = new Set(now.map(({ key }) => key))
        for (const { key } of before.own) if (!stays.has(key)) await items.forgetField(id, key)
        await findAnew(
          id,
          now.filter(({ key, unique }) => known.get(key)?.unique !== unique),
        )
        await emit({ ...happened, kind: 'collection.changed', subject: { id, name: row.name } })
        return one(row)
      })
    },

    async remove(session: Session, id: string) {
      access.demand(session, 'collections.change')
      const { name } = await may.demand(session, id)
      await database.inTransaction(async () => {
        if (!(await store.remove(session.workspace.id, id))) throw notFound()
        await emit({ ...by(session), kind: 'collection.changed', subject: { id, name } })
      })
      return { id }
    },
  }
}
export type CollectionService = ReturnType<typeof collectionService>
