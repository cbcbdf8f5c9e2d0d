import type { Database } from '../../platform/database/database.ts'
import type { ToolUseRow } from '../../platform/database/tables/tool-uses.ts'

const figures = ['uses', 'files', 'savedBytes'] as const

export function toolUseStore(database: Database) {
  return {
    /** Beside what was counted of the same person, tool and day. */
    async add(rows: readonly ToolUseRow[]) {
      await database
        .query()
        .insertInto('toolUse')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['workspaceId', 'day', 'tool', 'userId'])
            .doUpdateSet((eb) =>
              Object.fromEntries(
                figures.map((figure) => [figure, eb(`toolUse.${figure}`, '+', eb.ref(`excluded.${figure}`))]),
              ),
            ),
        )
        .execute()
    },
    ofPerson(userId: string) {
      return database
        .query()
        .selectFrom('toolUse')
        .select(['day', 'tool', ...figures])
        .where('userId', '=', userId)
        .orderBy('day')
        .orderBy('tool')
        .execute()
    },
  }
}
