import type { Database } from '../../platform/database/database.ts'
import { keyPositionOf, pageOfKeys, pageOfRows, positionOf } from '../../platform/http/cursor.ts'
import { checkStore } from './checks/store.ts'
import { commentStore } from './comments/store.ts'

type Page = { cursor: string | undefined; limit: number }

/** What hangs on the tasks of a workspace, for the archive in which it is taken away. */
export function taskExports(database: Database) {
  const checks = checkStore(database)
  const comments = commentStore(database)
  return {
    async checks(workspaceId: string, { cursor, limit }: Page) {
      const rows = await checks.ofWorkspace(workspaceId, keyPositionOf(cursor)?.id ?? '', limit)
      const { items, nextCursor } = pageOfKeys(rows, limit, ({ id }) => id)
      return { items: items.map((row) => ({ ...row, done: row.done === 1 })), nextCursor }
    },
    async comments(workspaceId: string, { cursor, limit }: Page) {
      const rows = await comments.ofWorkspace(workspaceId, positionOf(cursor), limit)
      const { items, nextCursor } = pageOfRows(rows, limit, ({ createdAt }) => createdAt)
      return {
        items: items.map(({ taskId, authorName, text, forClients, createdAt, editedAt }) => ({
          taskId,
          author: authorName,
          text,
          forClients: forClients === 1,
          createdAt,
          editedAt,
        })),
        nextCursor,
      }
    },
  }
}
