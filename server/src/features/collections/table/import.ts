import {
  columnName,
  type CollectionField,
  longestOption,
  mostOptions,
} from '@aurelio/contracts/collection-fields'
import { hasOptions } from '@aurelio/contracts/collection-kinds/kinds'
import { type Imported, type ItemState, mostImported } from '@aurelio/contracts/collections'
import type { Session } from '../../../platform/access/session.ts'
import { BrokenFile, delimiterOf, type FileRow, rowsOf } from '../../../platform/csv/csv-file.ts'
import { refuse } from '../../../platform/http/failures.ts'
import type { CollectionAccess, OpenCollection } from '../access.ts'
import type { Line, ManyItems } from '../items/many.ts'
import type { CollectionService } from '../service.ts'

const mostTold = 50
/** What columns become that are no fields: no key is like these. */
const idColumn = 'id'
const slugColumn = ' slug'
const draftColumn = ' draft'

type Parts = {
  may: CollectionAccess
  write: ManyItems
  /** Changes the fields of a collection, as anybody does. */
  change: CollectionService['update']
}
type Given = { csv: string; state: ItemState; addsOptions: boolean }

/** Items out of a CSV with the names of fields above. */
export function itemImport({ may, write, change }: Parts) {
  return async function take(
    session: Session,
    id: string,
    { csv, state, addsOptions }: Given,
  ): Promise<Imported> {
    const found = await may.demand(session, id)
    const { lines, ignored } = await readTable(found.own, csv)
    const collection = addsOptions ? await withOptions(session, found, lines) : found
    const { refused, written } = await write(session, collection, lines, state)
    const added = written.filter(({ isNew }) => isNew).length
    return {
      added,
      changed: written.length - added,
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
