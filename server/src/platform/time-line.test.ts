import { expect, it } from 'vitest'
import { olderOf, onePage, timeLineId } from './time-line.ts'

const kinds = ['deed', 'lead', 'letter']
const moments = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
/** Of each kind five rows at each of two moments. */
const rows = kinds.flatMap((kind) =>
  moments.flatMap((at) => Array.from({ length: 5 }, (_, number) => ({ kind, at, rowId: `0${number}` }))),
)
const told = ({ kind, at, rowId }: (typeof rows)[number]) => ({ at, id: timeLineId(kind, rowId) })

/** A page as the rooms bring it together: each reads its own rows by key. */
function read(before: { at: string; id: string } | null, limit: number) {
  const found = kinds.flatMap((kind) => {
    const from = olderOf(kind, before)
    const older = rows.filter(
      (row) =>
        row.kind === kind && (!from || row.at < from.at || (row.at === from.at && row.rowId < from.id)),
    )
    return onePage(older.map(told), { before: null, limit })
  })
  return onePage(found, { before, limit })
}

it.each([1, 2, 3, 7, 100])('tells everything once, the last first, %i at a time', (limit) => {
  const all: { at: string; id: string }[] = []
  for (let page = read(null, limit); page.length > 0; page = read(all.at(-1) ?? null, limit))
    all.push(...page)
  expect(all).toHaveLength(rows.length)
  expect(new Set(all.map(({ at, id }) => `${at} ${id}`)).size).toBe(rows.length)
  expect(all).toEqual(onePage(rows.map(told), { before: null, limit: rows.length }))
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
})
