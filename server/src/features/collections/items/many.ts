import { randomUUID } from 'node:crypto'
import { type ItemValues, readValues } from '@aurelio/contracts/collection-values'
import type { ItemState } from '@aurelio/contracts/collections'
import { by, type Session } from '../../../platform/access/session.ts'
import type { Database } from '../../../platform/database/database.ts'
import { constraintFault } from '../../../platform/database/errors.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { refuse } from '../../../platform/http/failures.ts'
import { rankAmong } from '../../../platform/rank.ts'
import type { CollectionAccess, OpenCollection } from '../access.ts'
import type { CollectionItemRow, CollectionValueRow } from '../tables.ts'
import type { ItemAddressStore } from './addresses/store.ts'
import type { ItemHistoryStore } from './history/store.ts'
import { notPlanned, stateOrPlan } from './moments/plan.ts'
import type { ItemReferences } from './references/references.ts'
import type { ItemStore } from './store.ts'
import { contentOf, derived, foundBy } from './to-row.ts'

const writtenAtOnce = 500

type Parts = {
  database: Database
  emit: Emit
  store: ItemStore
  addresses: ItemAddressStore
  may: CollectionAccess
  history: Pick<ItemHistoryStore, 'keep'>
  references: Pick<ItemReferences, 'resolve'>
}

/** One item of many, as a table has it. */
export type Line = {
  /** Where it stands among them. */
  line: number
  /** The item that it changes; '' for a new one. */
  id: string
  /** Which version of it is changed; the one that there is where this is left out. */
  version?: number
  /** How its address is to end; '' for its name. */
  slug: string
  isDraft: boolean
  /** What it says, as texts or as values; of a field that is not named it says what it said. */
  given: ItemValues
}
export type Refused = { line: number; field: string; fault: string }
type Found = Line & { missing: string | null }
type Ready = {
  line: number
  slug: string
  row: CollectionItemRow
  found: CollectionValueRow[]
  isNew: boolean
  before: CollectionItemRow | undefined
}

/**
 * Adds and changes many items of a collection. One that cannot be taken is told with its line and the others are taken; all of
 * them are written at once or not at all.
 */
export function manyItems({ database, emit, store, addresses, may, history, references }: Parts) {
  /** @param state of those that are new */
  return async function write(
    session: Session,
    collection: OpenCollection,
    given: readonly Line[],
    state: ItemState,
  ) {
    const lines = await resolved(collection, given)
    const known = new Map(
      (
        await store.some(
          collection.id,
          lines.flatMap((line) => line.id || []),
        )
      ).map((row) => [row.id, row]),
    )
    const refused: Refused[] = []
    const ready: Ready[] = []
    const taken = new Set<string>()
    for (const line of lines) {
      const before = known.get(line.id)
      may.demandState(session, collection, before && stateOrPlan(before), before ? undefined : state)
      const made = itemOf(collection, line, before, { ...by(session), state })
      if ('fault' in made) {
        refused.push(made)
        continue
      }
      const clash = made.found.find(
        ({ field, onlyText }) => onlyText !== null && taken.has(`${field} ${onlyText}`),
      )
      const other = clash ?? (await store.clash(made.found))
      if (other || taken.has(made.row.id)) {
        refused.push({ line: line.line, field: other?.field ?? 'id', fault: 'NOT_UNIQUE' })
        continue
      }
      taken.add(made.row.id)
      for (const { field, onlyText } of made.found) if (onlyText !== null) taken.add(`${field} ${onlyText}`)
      ready.push(made)
    }
    await keep(session, collection, ready)
    return { refused, written: ready.map(({ line, row, isNew }) => ({ line, id: row.id, isNew })) }
  }

  /** With what they point to by its id, where they say its name or the end of its address. */
  async function resolved({ own }: OpenCollection, given: readonly Line[]): Promise<Found[]> {
    const found = await references.resolve(
      own,
      given.map((line) => line.given),
    )
    return given.map((line, at) => {
      const { values, missing } = found[at] ?? { values: line.given, missing: null }
      return { ...line, given: values, missing }
    })
  }

  async function keep(session: Session, { id, name }: OpenCollection, ready: readonly Ready[]) {
    if (ready.length === 0) return
    try {
      await database.inTransaction(async () => {
        await history.keep(ready.flatMap(({ before }) => before ?? []))
        for (const { row, found, isNew } of ready)
          if (!isNew && !(await store.change(row, found))) throw refuse('ITEM_CHANGED')
        const made = ready.filter(({ isNew }) => isNew)
        for (let from = 0; from < made.length; from += writtenAtOnce) {
          const some = made.slice(from, from + writtenAtOnce)
          const slugs = await addresses.freeSlugs(
            id,
            some.map(({ row: { id: own, title }, slug }) => ({ id: own, title: slug || title })),
          )
          await store.insert(
            some.map(({ row }) => ({ ...row, slug: slugs.get(row.id) ?? row.id })),
            some.flatMap(({ found }) => found),
          )
        }
        await emit({ ...by(session), kind: 'collection.items-changed', subject: { id, name } })
      })
    } catch (error) {
      // Somebody said the same in the moment between the look and the write.
      if (constraintFault(error) === 'unique') throw refuse('ITEM_NOT_UNIQUE', { field: '' })
      throw error
    }
  }
}
export type ManyItems = ReturnType<typeof manyItems>

function itemOf(
  { id: collectionId, own }: OpenCollection,
  { line, id, version, slug, isDraft, given, missing }: Found,
  before: CollectionItemRow | undefined,
  { at, actorId, state }: { at: string; actorId: string | null; state: ItemState },
): Ready | Refused {
  if (id !== '' && !before) return { line, field: 'id', fault: 'UNKNOWN' }
  if (before && version !== undefined && before.version !== version)
    return { line, field: 'id', fault: 'CHANGED' }
  if (missing) return { line, field: missing, fault: 'NOT_AN_ITEM' }
  const kept = before ? contentOf(before) : {}
  const { values, problems } = readValues(own, { ...kept, ...given }, { isNew: !before })
  const [first] = problems
  if (first) return { line, field: first.key, fault: first.fault }
  const all = { ...kept, ...values }
  const row: CollectionItemRow = before
    ? { ...before, ...derived(own, all), writtenBy: actorId, version: before.version + 1, updatedAt: at }
    : {
        id: randomUUID(),
        collectionId,
        // Settled with all others that come with it.
        slug: '',
        ...derived(own, all),
        state: isDraft ? 'draft' : state,
        publishedAt: state === 'published' && !isDraft ? at : null,
        ...notPlanned,
        writtenBy: actorId,
        rank: rankAmong(at, line),
        placedAt: null,
        version: 1,
        createdAt: at,
        updatedAt: at,
      }
  return { line, row, slug, found: foundBy(row, own, all), isNew: !before, before }
}
