import type { ContestMarkRow } from '../../../platform/database/tables/contests.ts'

type Given = Pick<ContestMarkRow, 'alias' | 'memberId' | 'mark'>

/** What counts of each entry: the last mark of each member, by member. */
export function marksByAlias(rows: readonly Given[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const marks = new Map<string, Map<string, number>>()
  for (const { alias, memberId, mark } of rows) {
    const given = marks.get(alias) ?? new Map<string, number>()
    given.set(memberId, mark)
    marks.set(alias, given)
  }
  return marks
}

/** The same as it is published: every entry of the list, the members always in one order; whoever gave none gave 0. */
export function marksOf(aliases: readonly string[], rows: readonly Given[]) {
  const members = [...new Set(rows.map(({ memberId }) => memberId))].toSorted()
  const marks = marksByAlias(rows)
  return aliases.map((id) => ({ id, given: members.map((member) => marks.get(id)?.get(member) ?? 0) }))
}
