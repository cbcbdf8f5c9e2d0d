import type { Database } from '../../../platform/database/database.ts'
import type { ProjectNotesRow } from '../../../platform/database/tables/work.ts'

/** What is noted of projects: one row for each that has notes. */
export function projectNotesStore(database: Database) {
  return {
    of(projectIds: readonly string[]) {
      return database
        .query()
        .selectFrom('projectNotes')
        .leftJoin('user', 'user.id', 'projectNotes.authorId')
        .selectAll('projectNotes')
        .select('user.name as authorName')
        .where('projectId', 'in', projectIds)
        .execute()
    },
    /** False where another version stands there by now. */
    async save(row: ProjectNotesRow, baseVersion: number): Promise<boolean> {
      const saved = await database
        .query()
        .insertInto('projectNotes')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('projectId').doUpdateSet(row).where('projectNotes.version', '=', baseVersion),
        )
        .executeTakeFirst()
      return (saved.numInsertedOrUpdatedRows ?? 0n) > 0n
    },
  }
}
