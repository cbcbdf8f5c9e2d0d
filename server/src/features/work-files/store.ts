import type { Database } from '../../platform/database/database.ts'
import { owned } from '../../platform/database/owned.ts'
import type { WorkFileRow } from '../../platform/database/tables/work.ts'
import type { Position } from '../../platform/http/cursor.ts'

/** What a file is of. */
export type Owner = { kind: 'task' | 'project'; id: string }

/** Which files tasks and projects have. */
export function workFileStore(database: Database) {
  const present = () =>
    database
      .query()
      .selectFrom('workFile')
      .leftJoin('user', 'user.id', 'workFile.authorId')
      .selectAll('workFile')
      .select('user.name as authorName')
      .where('workFile.deletedAt', 'is', null)

  return {
    /** The last one first. */
    of({ kind, id }: Owner, { onlyForClients }: { onlyForClients: boolean }) {
      const query = present()
        .where(kind === 'task' ? 'workFile.taskId' : 'workFile.projectId', '=', id)
        .orderBy('workFile.createdAt', 'desc')
        .orderBy('workFile.id')
      return (onlyForClients ? query.where('workFile.forClients', '=', 1) : query).execute()
    },
    find(workspaceId: string, id: string) {
      return present()
        .where('workFile.workspaceId', '=', workspaceId)
        .where('workFile.id', '=', id)
        .executeTakeFirst()
    },
    /** Of a whole workspace, the last first; one row more than `limit`. */
    ofWorkspace(workspaceId: string, after: Position | null, limit: number) {
      const query = present()
        .where('workFile.workspaceId', '=', workspaceId)
        .orderBy('workFile.createdAt', 'desc')
        .orderBy('workFile.id', 'desc')
        .limit(limit + 1)
      return (
        after
          ? query.where((eb) =>
              eb(eb.refTuple('workFile.createdAt', 'workFile.id'), '<', eb.tuple(after.at, after.id)),
            )
          : query
      ).execute()
    },
    /** Bytes of all its files, removed ones too: they can come back. */
    async bytesOf(workspaceId: string): Promise<number> {
      const row = await database
        .query()
        .selectFrom('workFile')
        .select((eb) => eb.fn.sum<number | string | null>('size').as('bytes'))
        .where('workspaceId', '=', workspaceId)
        .executeTakeFirstOrThrow()
      return Number(row.bytes ?? 0)
    },
    async insert(row: WorkFileRow) {
      await database.query().insertInto('workFile').values(row).execute()
    },
    async update(workspaceId: string, id: string, change: Pick<WorkFileRow, 'forClients' | 'updatedAt'>) {
      await database.query().updateTable('workFile').set(change).where(owned(workspaceId, id)).execute()
    },
    /** Those of these ids that have a row, in any workspace. */
    async known(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await database.query().selectFrom('workFile').select('id').where('id', 'in', ids).execute()
      return rows.map(({ id }) => id)
    },
    async idsOf(workspaceId: string): Promise<string[]> {
      const rows = await database
        .query()
        .selectFrom('workFile')
        .select('id')
        .where('workspaceId', '=', workspaceId)
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
