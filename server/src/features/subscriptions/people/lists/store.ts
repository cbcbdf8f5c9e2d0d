import type { Database } from '../../../../platform/database/database.ts'
import { owned } from '../../../../platform/database/owned.ts'
import type { SubscriberListRow } from '../../../../platform/database/tables/subscriptions.ts'

/** The lists of a workspace, and how many stand on them. */
export function listStore(database: Database) {
  const lists = (workspaceId: string) =>
    database.query().selectFrom('subscriberList').selectAll().where('workspaceId', '=', workspaceId)

  return {
    lists: (workspaceId: string) => lists(workspaceId).orderBy('createdAt').orderBy('id').execute(),
    list: (workspaceId: string, id: string) => lists(workspaceId).where('id', '=', id).executeTakeFirst(),
    listById: (id: string) =>
      database.query().selectFrom('subscriberList').selectAll().where('id', '=', id).executeTakeFirst(),
    counts: (listIds: readonly string[]) =>
      listIds.length === 0
        ? Promise.resolve([])
        : database
            .query()
            .selectFrom('subscription')
            .select((eb) => ['listId', 'state', eb.fn.countAll().as('count')])
            .where('listId', 'in', listIds)
            .groupBy(['listId', 'state'])
            .execute(),
    async insertList(row: SubscriberListRow) {
      await database.query().insertInto('subscriberList').values(row).execute()
    },
    async renameList(workspaceId: string, id: string, name: string) {
      await database
        .query()
        .updateTable('subscriberList')
        .set({ name })
        .where(owned(workspaceId, id))
        .execute()
    },
    async removeList(workspaceId: string, id: string) {
      await database.query().deleteFrom('subscriberList').where(owned(workspaceId, id)).execute()
    },
  }
}
