import type { Database } from '../../../platform/database/database.ts'
import { owned } from '../../../platform/database/owned.ts'
import type { VisitImportRow, VisitImportSumRow } from '../../../platform/database/tables/visits.ts'

/** Rows of one statement: SQLite and PostgreSQL both bind as many values. */
const atOnce = 500

export function visitImportStore(database: Database) {
  return {
    /** The last one first. */
    list(workspaceId: string) {
      return database
        .query()
        .selectFrom('visitImport')
        .selectAll()
        .where('workspaceId', '=', workspaceId)
        .orderBy('createdAt', 'desc')
        .orderBy('id')
        .execute()
    },
    find(workspaceId: string, id: string) {
      return database
        .query()
        .selectFrom('visitImport')
        .selectAll()
        .where(owned(workspaceId, id))
        .executeTakeFirst()
    },
    /** Days of a scope that have visits already. */
    async taken(scope: number, [least, greatest]: readonly [number, number]): Promise<ReadonlySet<number>> {
      const rows = await database
        .query()
        .selectFrom('visitTotal')
        .select('bucket')
        .where('scope', '=', scope)
        .where('bucket', '>=', least)
        .where('bucket', '<=', greatest)
        .where('visits', '>', 0)
        .execute()
      return new Set(rows.map(({ bucket }) => bucket))
    },
    async insert(row: VisitImportRow, sums: readonly VisitImportSumRow[]): Promise<void> {
      await database.query().insertInto('visitImport').values(row).execute()
      for (let from = 0; from < sums.length; from += atOnce)
        await database
          .query()
          .insertInto('visitImportSum')
          .values(sums.slice(from, from + atOnce))
          .execute()
    },
    sums(importId: string) {
      return database
        .query()
        .selectFrom('visitImportSum')
        .selectAll()
        .where('importId', '=', importId)
        .execute()
    },
    async remove(id: string): Promise<void> {
      await database.query().deleteFrom('visitImport').where('id', '=', id).execute()
    },
    /** What was taken back leaves nothing; days that were folded meanwhile have gone already. */
    async tidy(scopes: readonly number[]): Promise<void> {
      for (const table of ['visitMix', 'visitPart'] as const)
        await database
          .query()
          .deleteFrom(table)
          .where('scope', 'in', scopes)
          .where('visits', '<=', 0)
          .where('conversions', '<=', 0)
          .execute()
      await database
        .query()
        .deleteFrom('visitTotal')
        .where('scope', 'in', scopes)
        .where('visits', '<=', 0)
        .where('conversions', '<=', 0)
        .where('exits', '<=', 0)
        .where('measured', '<=', 0)
        .execute()
    },
  }
}
