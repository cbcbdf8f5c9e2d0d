import type { Database } from '../../../platform/database/database.ts'
import type { ContestWinnerRow } from '../../../platform/database/tables/contests.ts'

type State = ContestWinnerRow['state']

/** Who was drawn, in that order, and what has become of it. */
export function winnerStore(database: Database) {
  const winners = () => database.query().selectFrom('contestWinner').selectAll()
  return {
    of: (contestId: string) => winners().where('contestId', '=', contestId).orderBy('position').execute(),
    ofEntry: (entryId: string) => winners().where('entryId', '=', entryId).executeTakeFirst(),
    /** Told, and silent since. */
    late: (now: string) => winners().where('state', '=', 'told').where('until', '<', now).execute(),
    async insert(rows: readonly ContestWinnerRow[]) {
      if (rows.length > 0) await database.query().insertInto('contestWinner').values(rows).execute()
    },
    /** False where it stood in another state by then. */
    async change(
      { contestId, position, state }: Pick<ContestWinnerRow, 'contestId' | 'position'> & { state: State },
      values: Partial<ContestWinnerRow>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await database
        .query()
        .updateTable('contestWinner')
        .set(values)
        .where('contestId', '=', contestId)
        .where('position', '=', position)
        .where('state', '=', state)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}
export type WinnerStore = ReturnType<typeof winnerStore>
