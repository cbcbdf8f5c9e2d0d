import { randomUUID } from 'node:crypto'
import type { Database } from '../../../platform/database/database.ts'
import type { GrantStore } from '../grant.ts'

/** Which sites, or which single pages, are shared with whom. Rows go by themselves with the membership and the thing. */
export function pageGrantStore(database: Database, thing: 'siteId' | 'pageId'): GrantStore {
  return {
    of(id) {
      return database
        .query()
        .selectFrom('pageGrant')
        .select(['userId', 'level', 'leads'])
        .where(thing, '=', id)
        .orderBy('userId')
        .execute()
    },
    async remove(id, userIds) {
      if (userIds.length === 0) return
      await database
        .query()
        .deleteFrom('pageGrant')
        .where(thing, '=', id)
        .where('userId', 'in', userIds)
        .execute()
    },
    async put(id, grants) {
      if (grants.length === 0) return
      const rows = grants.map((grant) => ({
        ...grant,
        id: randomUUID(),
        siteId: thing === 'siteId' ? id : null,
        pageId: thing === 'pageId' ? id : null,
      }))
      await database
        .query()
        .insertInto('pageGrant')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns([thing, 'userId']).doUpdateSet((eb) => ({
            level: eb.ref('excluded.level'),
            leads: eb.ref('excluded.leads'),
          })),
        )
        .execute()
    },
  }
}
