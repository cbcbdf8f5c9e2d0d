import type { Database } from '../../../platform/database/database.ts'

/** As many as one statement takes on both engines. */
const atOnce = 400

/** The contests in which somebody takes part, and whether they won. */
export function contestTimeLineStore(database: Database) {
  const entries = (workspaceId: string, leadIds: readonly string[]) =>
    database
      .query()
      .selectFrom('contestEntry')
      .innerJoin('contest', 'contest.id', 'contestEntry.contestId')
      .leftJoin('contestWinner', (join) =>
        join.onRef('contestWinner.entryId', '=', 'contestEntry.id').on('contestWinner.prize', 'is not', null),
      )
      .select([
        'contestEntry.id',
        'contestEntry.contestId',
        'contest.name',
        'contestEntry.createdAt',
        'contestEntry.confirmedAt',
        'contest.drawnAt',
        'contestWinner.position as won',
      ])
      .where('contest.workspaceId', '=', workspaceId)
      .where('contestEntry.leadId', 'in', leadIds)
      .execute()

  return {
    async ofLeads(workspaceId: string, leadIds: readonly string[]) {
      const found: Awaited<ReturnType<typeof entries>> = []
      for (let from = 0; from < leadIds.length; from += atOnce)
        found.push(...(await entries(workspaceId, leadIds.slice(from, from + atOnce))))
      return found
    },
  }
}
