import type { Database } from '../../../platform/database/database.ts'
import type { ProjectTimeRow } from '../../../platform/database/tables/work.ts'

const mostShown = 100

/** Time that people worked on projects. A row without minutes is a clock that runs. */
export function hoursStore(database: Database) {
  const noted = () =>
    database
      .query()
      .selectFrom('projectTime')
      .leftJoin('user', 'user.id', 'projectTime.userId')
      .select(['projectTime.id', 'projectTime.projectId', 'projectTime.userId', 'user.name'])
      .select(['projectTime.day', 'projectTime.note', 'projectTime.minutes', 'projectTime.createdAt'])

  return {
    /** The newest first. */
    of(projectId: string) {
      return noted()
        .where('projectTime.projectId', '=', projectId)
        .where('projectTime.minutes', 'is not', null)
        .orderBy('projectTime.day', 'desc')
        .orderBy('projectTime.createdAt', 'desc')
        .orderBy('projectTime.id', 'desc')
        .limit(mostShown)
        .execute()
    },
    async total(projectId: string): Promise<number> {
      const row = await database
        .query()
        .selectFrom('projectTime')
        .select((eb) => eb.fn.sum<number | string | null>('minutes').as('minutes'))
        .where('projectId', '=', projectId)
        .executeTakeFirstOrThrow()
      // PostgreSQL gives a sum as text.
      return Number(row.minutes ?? 0)
    },
    /** Of a whole workspace, by id, clocks that run too; one row more than `limit`. */
    ofWorkspace(workspaceId: string, afterId: string, limit: number) {
      return noted()
        .where('projectTime.workspaceId', '=', workspaceId)
        .where('projectTime.id', '>', afterId)
        .orderBy('projectTime.id')
        .limit(limit + 1)
        .execute()
    },
    find(workspaceId: string, id: string) {
      return noted()
        .where('projectTime.workspaceId', '=', workspaceId)
        .where('projectTime.id', '=', id)
        .executeTakeFirst()
    },
    /** The clock of a person, wherever it runs. */
    clock(workspaceId: string, userId: string) {
      return noted()
        .where('projectTime.workspaceId', '=', workspaceId)
        .where('projectTime.userId', '=', userId)
        .where('projectTime.minutes', 'is', null)
        .executeTakeFirst()
    },
    /** False where it runs already: somebody else of the same account was quicker. */
    async insert(row: ProjectTimeRow): Promise<boolean> {
      const added = await database
        .query()
        .insertInto('projectTime')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return (added.numInsertedOrUpdatedRows ?? 0n) > 0n
    },
    async setMinutes(id: string, minutes: number) {
      await database.query().updateTable('projectTime').set({ minutes }).where('id', '=', id).execute()
    },
    async delete(id: string) {
      await database.query().deleteFrom('projectTime').where('id', '=', id).execute()
    },
  }
}
