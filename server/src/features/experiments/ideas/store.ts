import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { ExperimentIdeaRow } from '../../../platform/database/tables/experiments.ts'

/** What people of a workspace would like to try. */
export function ideaStore(database: Database) {
  return {
    list: (workspaceId: string, limit: number) =>
      database
        .query()
        .selectFrom('experimentIdea')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .orderBy('createdAt', 'desc')
        .limit(limit)
        .execute(),
    async add(row: ExperimentIdeaRow) {
      await database.query().insertInto('experimentIdea').values(row).execute()
    },
    /** False where there is none of this id. */
    async remove(workspaceId: string, id: string): Promise<boolean> {
      const removed = await database
        .query()
        .deleteFrom('experimentIdea')
        .where(owned(workspaceId, id))
        .executeTakeFirst()
      return removed.numDeletedRows > 0n
    },
  }
}
export type IdeaStore = ReturnType<typeof ideaStore>
