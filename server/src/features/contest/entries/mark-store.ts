import type { Database } from '../../../platform/database/database.ts'
import type { ContestMarkRow } from '../../../platform/database/tables/contests.ts'

/** What the members of a jury gave: nothing of it is ever changed, what is given anew stands beside it. */
export function markStore(database: Database) {
  return {
    async add(row: ContestMarkRow) {
      await database.query().insertInto('contestMark').values(row).execute()
    },
    /** Oldest first; of some entries, or of all. */
    of(contestId: string, aliases?: readonly string[]) {
      if (aliases?.length === 0) return Promise.resolve([])
      const rows = database
        .query()
        .selectFrom('contestMark')
        .selectAll()
        .where('contestId', '=', contestId)
        .orderBy('id')
      return (aliases ? rows.where('alias', 'in', aliases) : rows).execute()
    },
  }
}
export type MarkStore = ReturnType<typeof markStore>

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
