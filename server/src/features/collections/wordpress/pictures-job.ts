import type { CollectionField } from '@aurelio/contracts/collection-fields'
import { pictureListSchema } from '@aurelio/contracts/collection-kinds/kind'
import type { ItemValues } from '@aurelio/contracts/collection-values'
import type { MissingPicture } from '@aurelio/contracts/wordpress-imports'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { defineJob, type JobKind, type JobTools } from '../../../platform/jobs/jobs.ts'
import { fieldsOf } from '../access.ts'
import type { ItemStore } from '../items/store.ts'
import { contentOf, derived, foundBy } from '../items/to-row.ts'
import type { CollectionStore } from '../store.ts'
import type { CollectionItemRow, CollectionRow, WordPressImportRow } from '../tables.ts'
import { missingOf } from './missing.ts'
import type { WordPressStore } from './store.ts'

const inputSchema = z.object({ id: z.string() })
const mostTold = 200
const toldEveryMs = 3000
/** A host that let so many wait, or was not there so often, is asked no more. */
const mostFailures = 3
/** Somebody saves the same item meanwhile: it is read again so often. */
const mostTries = 3

/** A picture of the workspace that stands at an address of the internet; why not, where it was not had. */
export type BringPicture = (
  who: { workspaceId: string; actorId: string | null; origin: null },
  address: string,
) => Promise<{ address: string } | { reason: MissingPicture['reason'] }>

type Parts = {
  database: Database
  emit: Emit
  collections: Pick<CollectionStore, 'find'>
  items: Pick<ItemStore, 'after' | 'change'>
  store: WordPressStore
  bring: BringPicture
}

/** Puts the pictures that posts name on their old site among those of the workspace, item by item. It goes on where it was. */
export function wordpressPicturesJob(parts: Parts): JobKind<z.input<typeof inputSchema>> {
  const { database, emit, collections, items, store, bring } = parts

  async function tell({ workspaceId, createdBy: actorId }: WordPressImportRow, { id, name }: CollectionRow) {
    const at = new Date().toISOString()
    const subject = { id, name }
    await emit({ kind: 'collection.items-changed', workspaceId, actorId, origin: null, at, subject })
  }

  async function bringAll(first: WordPressImportRow, into: CollectionRow, { signal }: JobTools) {
    const fields = fieldsOf(into)
    const who = { workspaceId: first.workspaceId, actorId: first.createdBy, origin: null }
    const known = new Map<string, string | null>()
    const failures = new Map<string, number>()
    let toldAt = Date.now()
    for (let row: WordPressImportRow | undefined = first, tries = 0; ;) {
      signal.throwIfAborted()
      const [item] = await items.after(into.id, row.lastItem, 1)
      if (!item) break
      const missing = missingOf(row)
      let { brought, missingCount } = row
      for (const address of addressesIn(fields, contentOf(item))) {
        if (known.has(address)) continue
        signal.throwIfAborted()
        const { host } = new URL(address)
        const isGivenUp = (failures.get(host) ?? 0) >= mostFailures
        const had = isGivenUp ? { reason: 'unreachable' as const } : await bring(who, address)
        if ('address' in had) brought += 1
        else {
          if (had.reason === 'slow' || had.reason === 'unreachable')
            failures.set(host, (failures.get(host) ?? 0) + 1)
          missingCount += 1
          if (missing.length < mostTold) missing.push({ address, reason: had.reason })
        }
        known.set(address, 'address' in had ? had.address : null)
      }
      const isTold = Date.now() - toldAt >= toldEveryMs
      const progress = {
        lastItem: item.id,
        lookedThrough: row.lookedThrough + 1,
        brought,
        missingCount,
        missing: JSON.stringify(missing),
      }
      const isKept = await database.inTransaction(async () => {
        const hasRoom = tries < mostTries && !(await keep(fields, item, known))
        if (hasRoom) return false
        await store.change(row?.id ?? '', progress)
        if (isTold) await tell(first, into)
        return true
      })
      tries = isKept ? 0 : tries + 1
      if (isTold) toldAt = Date.now()
      row = await store.find(first.id)
      // Somebody has stopped it.
      if (row?.pictureState !== 'running') return
    }
    await database.inTransaction(async () => {
      await store.change(first.id, { pictureState: 'done' })
      await tell(first, into)
    })
  }

  /** False where somebody has saved the item since it was read. */
  async function keep(
    fields: readonly CollectionField[],
    item: CollectionItemRow,
    known: ReadonlyMap<string, string | null>,
  ): Promise<boolean> {
    const values = contentOf(item)
    const now = withPictures(fields, values, known)
    if (now === values) return true
    const at = new Date().toISOString()
    const row = { ...item, ...derived(fields, now), version: item.version + 1, updatedAt: at }
    return items.change(row, foundBy(row, fields, now))
  }

  return defineJob({
    kind: 'wordpress-pictures',
    input: inputSchema,
    async run({ id }, tools) {
      const row = await store.find(id)
      if (row?.pictureState !== 'running' || row.collectionId === null) return
      const into = await collections.find(row.workspaceId, row.collectionId)
      if (into) await bringAll(row, into, tools)
      else await store.change(id, { pictureState: 'stopped' })
    },
  })
}

const isElsewhere = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address)

function picturesOf(value: ItemValues[string] | undefined) {
  return pictureListSchema.safeParse(value).data ?? []
}

/** Where pictures of an item stand that are not of the workspace, each once. */
function addressesIn(fields: readonly CollectionField[], values: ItemValues): string[] {
  const found = fields.flatMap(({ key, kind }) => {
    const value = values[key]
    if (kind === 'image') return typeof value === 'string' ? [value] : []
    return kind === 'gallery' ? picturesOf(value).map(({ src }) => src) : []
  })
  return [...new Set(found.filter(isElsewhere))]
}

/** What an item says, with pictures of the workspace in the place of those elsewhere; itself where there are none. */
function withPictures(
  fields: readonly CollectionField[],
  values: ItemValues,
  known: ReadonlyMap<string, string | null>,
): ItemValues {
  const own = (address: string) => known.get(address) ?? address
  const changed = fields.flatMap(({ key, kind }): [string, ItemValues[string]][] => {
    const value = values[key]
    if (kind === 'image' && typeof value === 'string' && own(value) !== value) return [[key, own(value)]]
    const pictures = kind === 'gallery' ? picturesOf(value) : []
    return pictures.some(({ src }) => own(src) !== src)
      ? [[key, pictures.map((each) => ({ ...each, src: own(each.src) }))]]
      : []
  })
  return changed.length === 0 ? values : { ...values, ...Object.fromEntries(changed) }
}
