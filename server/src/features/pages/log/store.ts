import { operationSchema, type Operation } from '@aurelio/page/document'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import type { PageOperationRow } from '../../../platform/database/tables/sites.ts'

/** A step as it stands in a page's order. */
export type KeptStep = Omit<PageOperationRow, 'operations' | 'pageId' | 'at'> & {
  operations: readonly Operation[]
}

/** What is done to pages, step by step. */
export function pageLogStore(database: Database) {
  return {
    /** The page's place in its order, which nobody else moves on until the transaction ends. */
    head(workspaceId: string, id: string) {
      const query = database
        .query()
        .selectFrom('page')
        .select(['id', 'version', 'behind'])
        .where('workspaceId', '=', workspaceId)
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
      return (database.engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst()
    },
    versionOf(workspaceId: string, id: string) {
      return database
        .query()
        .selectFrom('page')
        .select('version')
        .where('workspaceId', '=', workspaceId)
        .where('id', '=', id)
        .where('deletedAt', 'is', null)
        .executeTakeFirst()
    },
    /** Of a page of whatever workspace: for those who have it open already. */
    versionNow(id: string) {
      return database.query().selectFrom('page').select('version').where('id', '=', id).executeTakeFirst()
    },
    text(id: string) {
      return database
        .query()
        .selectFrom('page')
        .select(['document', 'version', 'behind'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    },
    /** The steps behind one place, up to another, in order. */
    async between(pageId: string, after: number, last: number): Promise<KeptStep[]> {
      const rows = await database
        .query()
        .selectFrom('pageOperation')
        .select(['sequence', 'session', 'n', 'authorId', 'operations', 'name'])
        .where('pageId', '=', pageId)
        .where('sequence', '>', after)
        .where('sequence', '<=', last)
        .orderBy('sequence')
        .execute()
      return rows.map((row) => ({ ...row, operations: operationsIn(row.operations) }))
    },
    /** Those of a session's steps that stand in the order already. */
    async known(pageId: string, session: string, from: number): Promise<ReadonlySet<number>> {
      const rows = await database
        .query()
        .selectFrom('pageOperation')
        .select('n')
        .where('pageId', '=', pageId)
        .where('session', '=', session)
        .where('n', '>=', from)
        .execute()
      return new Set(rows.map(({ n }) => n))
    },
    async append(rows: readonly PageOperationRow[]) {
      await database.query().insertInto('pageOperation').values(rows).execute()
    },
    async advance(
      id: string,
      change: { version: number; behind: number; updatedAt: string; name?: string; search?: string },
    ) {
      await database.query().updateTable('page').set(change).where('id', '=', id).execute()
    },
    /** The document as it is at that place; nothing where the page has gone on since. */
    async write(id: string, document: string, version: number) {
      await database
        .query()
        .updateTable('page')
        .set({ document, behind: 0 })
        .where('id', '=', id)
        .where('version', '=', version)
        .execute()
    },
  }
}
export type PageLogStore = ReturnType<typeof pageLogStore>

const operations = z.array(operationSchema)

function operationsIn(text: string): readonly Operation[] {
  return operations.parse(JSON.parse(text))
}
