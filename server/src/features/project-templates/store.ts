import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { ProjectTemplateRow } from '../../platform/database/tables/work.ts'

/** Projects that workspaces keep as templates. */
export function projectTemplateStore(database: Database) {
  return {
    /** By name. */
    list(workspaceId: string) {
      return database
        .query()
        .selectFrom('projectTemplate')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .orderBy('name')
        .orderBy('id')
        .execute()
    },
    find(workspaceId: string, id: string) {
      return database
        .query()
        .selectFrom('projectTemplate')
        .selectAll()
        .where(owned(workspaceId, id))
        .executeTakeFirst()
    },
    async insert(row: ProjectTemplateRow) {
      await database.query().insertInto('projectTemplate').values(row).execute()
    },
    /** False where there is none. */
    async delete(workspaceId: string, id: string): Promise<boolean> {
      const gone = await database
        .query()
        .deleteFrom('projectTemplate')
        .where(owned(workspaceId, id))
        .executeTakeFirst()
      return gone.numDeletedRows > 0n
    },
  }
}
