import type { Expression, SqlBool } from 'kysely'
import { plannedIn } from '../to-lead.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { LeadErasureRow } from '../../../platform/database/tables/leads.ts'

/** Everything that is kept of one person, wherever it lies. */
export function erasureStore(database: Database) {
  return {
    /** All leads of the same person, those too that were removed and can still be restored. */
    leadsOf(workspaceId: string, isSame: Expression<SqlBool>) {
      return database
        .query()
        .selectFrom('lead')
        .select(['id', 'name', 'email', 'phone', 'emailKey', 'phoneKey'])
        .where('workspaceId', '=', workspaceId)
        .where(isSame)
        .execute()
    },
    leadsById: (workspaceId: string, ids: readonly string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : database
            .query()
            .selectFrom('lead')
            .select(['id', 'name', 'email', 'phone', 'emailKey', 'phoneKey'])
            .where('workspaceId', '=', workspaceId)
            .where('id', 'in', ids)
            .execute(),
    async countEntries(ids: readonly string[]) {
      const row = await database
        .query()
        .selectFrom('leadEntry')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('leadId', 'in', ids)
        .executeTakeFirstOrThrow()
      return row.total
    },
    /** The tasks that their histories name: next steps, and what rules planned. */
    async tasksOf(ids: readonly string[]): Promise<string[]> {
      const rows = await database
        .query()
        .selectFrom('leadEntry')
        .select(['kind', 'text', 'subjectId'])
        .where('leadId', 'in', ids)
        .where('kind', 'in', ['task', 'rule'])
        .execute()
      return [
        ...new Set(
          rows.flatMap((row) => (row.kind === 'task' ? (row.subjectId ?? []) : plannedIn(row.text))),
        ),
      ]
    },
    async deleteActivity(workspaceId: string, ids: readonly string[]) {
      const gone = await database
        .query()
        .deleteFrom('activity')
        .where('workspaceId', '=', workspaceId)
        .where('subjectId', 'in', ids)
        .executeTakeFirst()
      return Number(gone.numDeletedRows)
    },
    /** What the team did with them goes along. */
    deleteLeads(ids: readonly string[]) {
      return database
        .query()
        .deleteFrom('lead')
        .where('id', 'in', ids)
        .returning(['workspaceId', 'contactId'])
        .execute()
    },
    async insert(row: LeadErasureRow) {
      await database.query().insertInto('leadErasure').values(row).execute()
    },
    /** The last first. */
    list(workspaceId: string, limit: number) {
      return database
        .query()
        .selectFrom('leadErasure')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
    },
  }
}
