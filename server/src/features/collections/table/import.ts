import { randomUUID } from 'node:crypto'
import {
  columnName,
  type CollectionField,
  longestOption,
  mostOptions,
} from '@aurelio/contracts/collection-fields'
import { hasOptions } from '@aurelio/contracts/collection-kinds/kinds'
import { type ItemValues, readValues } from '@aurelio/contracts/collection-values'
import { type Imported, type ItemState, mostImported } from '@aurelio/contracts/collections'
import { by, type Session } from '../../../platform/access/session.ts'
import { BrokenFile, delimiterOf, type FileRow, rowsOf } from '../../../platform/csv/csv-file.ts'
import type { Database } from '../../../platform/database/database.ts'
import { constraintFault } from '../../../platform/database/errors.ts'
import type { Emit } from '../../../platform/events/events.ts'
import { refuse } from '../../../platform/http/failures.ts'
import { rankAmong } from '../../../platform/rank.ts'
import type { CollectionAccess, OpenCollection } from '../access.ts'
import type { ItemAddressStore } from '../items/addresses/store.ts'
import type { ItemHistoryStore } from '../items/history/store.ts'
import { notPlanned, stateOrPlan } from '../items/moments/plan.ts'
import type { ItemReferences } from '../items/references/references.ts'
import type { ItemStore } from '../items/store.ts'
import type { CollectionService } from '../service.ts'
import { contentOf, derived, foundBy } from '../items/to-row.ts'
import type { CollectionItemRow, CollectionValueRow } from '../tables.ts'

const mostTold = 50
/** What columns become that are no fields: no key is like these. */
const idColumn = 'id'
const slugColumn = ' slug'
const draftColumn = ' draft'
const writtenAtOnce = 500

type Parts = {
  database: Database
  emit: Emit
  store: ItemStore
  addresses: ItemAddressStore
  may: CollectionAccess
  history: Pick<ItemHistoryStore, 'keep'>
  references: Pick<ItemReferences, 'resolve'>
  /** Changes the fields of a collection, as anybody does. */
  change: CollectionService['update']
}
type Line = {
  line: number
  id: string
  slug: string
  isDraft: boolean
  given: ItemValues
  missing?: string | null
}
type Given = { csv: string; state: ItemState; addsOptions: boolean }
type Refused = Imported['refused'][number]
type Ready = {
  /** How its address is to end; '' for its name. */
  slug: string
  row: CollectionItemRow
  found: CollectionValueRow[]
  isNew: boolean
  before: CollectionItemRow | undefined
}

/**
 * Items out of a CSV with the names of fields above. A row that cannot be taken is told with its line and the others are
 * taken; all of them are written at once or not at all.
 */
export function itemImport({ database, emit, store, addresses, may, history, references, change }: Parts) {
  return async function take(
    session: Session,
    id: string,
    { csv, state, addsOptions }: Given,
  ): Promise<Imported> {
    const found = await may.demand(session, id)
    const table = await readTable(found.own, csv)
    const collection = addsOptions ? await withOptions(session, found, table.lines) : found
    const { ignored } = table
    const resolved = await references.resolve(
      collection.own,
      table.lines.map(({ given }) => given),
    )
    const lines = table.lines.map((line, at): Line => {
      const { values: given, missing } = resolved[at] ?? { values: line.given, missing: null }
      return { ...line, given, missing }
    })
    const known = new Map(
      (
        await store.some(
          id,
          lines.flatMap((line) => line.id || []),
        )
      ).map((row) => [row.id, row]),
    )
    const refused: Refused[] = []
    const ready: Ready[] = []
    const taken = new Map<string, number>()
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
      taken.set(made.row.id, line.line)
      for (const { field, onlyText } of made.found)
        if (onlyText !== null) taken.set(`${field} ${onlyText}`, line.line)
      ready.push(made)
    }
    await write(session, collection, ready)
    const added = ready.filter(({ isNew }) => isNew).length
    return {
      added,
      changed: ready.length - added,
      ignored,
      refused: refused.slice(0, mostTold),
      refusedCount: refused.length,
    }
  }

  /** The collection whose choices offer what the table chooses, too. Throws a 403 where a client would change it. */
  async function withOptions(session: Session, collection: OpenCollection, lines: readonly Line[]) {
    const fields = collection.own.map((field) => optionsFrom(field, lines))
    if (fields.every((field, at) => field === collection.own[at])) return collection
    await change(session, { id: collection.id, version: collection.version, fields })
    return may.demand(session, collection.id)
  }

  async function write(session: Session, { id, name }: OpenCollection, ready: readonly Ready[]) {
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

function itemOf(
  { id: collectionId, own }: OpenCollection,
  { line, id, slug, isDraft, given, missing }: Line,
  before: CollectionItemRow | undefined,
  { at, actorId, state }: { at: string; actorId: string | null; state: ItemState },
): Ready | Refused {
  if (id !== '' && !before) return { line, field: 'id', fault: 'UNKNOWN' }
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
  return { row, slug, found: foundBy(row, own, all), isNew: !before, before }
}

/** The rows below the head, by the keys of their fields. Throws a 422 where they cannot be read, or are too many. */
async function readTable(own: readonly CollectionField[], csv: string) {
  const bytes = new TextEncoder().encode(csv)
  const columns = new Map<string, string>([
    ['id', 'id'],
    // As Webflow calls the end of an address, and what is not to be seen yet.
    ['slug', slugColumn],
    ['draft', draftColumn],
    ...own.map(({ key }): [string, string] => [columnName(key), key]),
    ...own.map(({ key, name }): [string, string] => [columnName(name), key]),
  ])
  let head: (string | undefined)[] | null = null
  const ignored: string[] = []
  const lines: Line[] = []
  try {
    for await (const row of rowsOf(once(bytes), 'utf-8', delimiterOf(csv.slice(0, 64 * 1024)))) {
      if (!head) {
        head = row.cells.map((cell) => columns.get(columnName(cell)))
        ignored.push(...row.cells.filter((cell, at) => cell !== '' && head?.[at] === undefined))
        continue
      }
      if (lines.length === mostImported) throw refuse('TABLE_TOO_LONG', { most: mostImported })
      lines.push(lineOf(head, row))
    }
  } catch (error) {
    if (error instanceof BrokenFile) throw refuse('TABLE_UNREADABLE', { line: error.line })
    throw error
  }
  if (!head?.some((key) => key !== undefined && ![idColumn, slugColumn, draftColumn].includes(key)))
    throw refuse('TABLE_UNREADABLE', { line: 1 })
  return { lines, ignored }
}

function lineOf(head: readonly (string | undefined)[], { cells, line }: FileRow): Line {
  const given: Record<string, string> = {}
  let id = ''
  let slug = ''
  let isDraft = false
  for (const [at, key] of head.entries()) {
    const cell = unguarded(cells[at] ?? '')
    if (key === 'id') id = cell
    else if (key === slugColumn) slug = cell.trim()
    else if (key === draftColumn) isDraft = cell.trim().toLowerCase() === 'true'
    else if (key !== undefined) given[key] = cell
  }
  return { line, id, slug, isDraft, given }
}

/** What our own tables guard from being a formula is itself again. */
function unguarded(cell: string) {
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

/** A choice that offers what a table chooses of it, as far as it may offer so much; another field as it is. */
function optionsFrom(field: CollectionField, lines: readonly Line[]): CollectionField {
  if (!hasOptions(field.kind)) return field
  const options = new Set(field.options)
  for (const { given } of lines) {
    const cell = given[field.key]
    if (typeof cell !== 'string' || options.has(cell.trim())) continue
    const chosen = field.kind === 'choice' ? [cell] : cell.split(/[;\n\r]/.test(cell) ? /[;\n\r]+/ : /,/)
    for (const each of chosen.map((one) => one.trim()))
      if (each !== '' && each.length <= longestOption && options.size < mostOptions) options.add(each)
  }
  return options.size === field.options.length ? field : { ...field, options: [...options] }
}
