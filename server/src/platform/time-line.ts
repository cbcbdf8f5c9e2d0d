import type { Position } from './http/cursor.ts'

/** Where a time line goes on, and how many more are wanted. */
export type TimeLinePage = { before: Position | null; limit: number }

/** After and before every id of a row in the order of both databases. */
const last = 'zz'
const first = ''

/** The id of a row on a time line that many rooms write: once in all of them, and ordered by its kind first. */
export const timeLineId = (kind: string, rowId: string) => `${kind}_${rowId}`

/** From where on the rows of one kind are older than a position on the whole time line. */
export function olderOf(kind: string, before: Position | null): Position | null {
  if (!before) return null
  const end = before.id.indexOf('_')
  const at = before.id.slice(0, end)
  if (kind === at) return { at: before.at, id: before.id.slice(end + 1) }
  return { at: before.at, id: kind < at ? last : first }
}

/** What is older than the position, the last first, and no more of it than is wanted. */
export function onePage<Entry extends Position>(
  entries: readonly Entry[],
  { before, limit }: TimeLinePage,
): Entry[] {
  return entries
    .filter((entry) => before === null || compare(before, entry) < 0)
    .toSorted(compare)
    .slice(0, limit)
}

/** Below 0 where the first one is the later. */
function compare(one: Position, other: Position): number {
  if (one.at !== other.at) return one.at > other.at ? -1 : 1
  const [[kind, id], [otherKind, otherId]] = [partsOf(one), partsOf(other)]
  if (kind !== otherKind) return kind > otherKind ? -1 : 1
  return id === otherId ? 0 : id > otherId ? -1 : 1
}

function partsOf({ id }: Position): [string, string] {
  const end = id.indexOf('_')
  return [id.slice(0, end), id.slice(end + 1)]
}
