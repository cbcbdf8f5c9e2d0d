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
