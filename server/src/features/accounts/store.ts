import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { AuthTime } from '../../platform/database/tables/auth.ts'
import type { Position } from '../../platform/http/cursor.ts'

const columns = ['id', 'name', 'email', 'emailVerified', 'role', 'banned', 'createdAt'] as const

/** The accounts of the installation, the last one first. */
export function accountStore(database: Database) {
  return {
    list(search: string, after: Position | null, limit: number) {
      let query = database
        .query()
        .selectFrom('user')
        .select(columns)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
      // ISO text on one engine, a timestamp on the other: both compare with ISO text.
      if (after)
        query = query.where((eb) =>
          eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple<AuthTime, string>(after.at, after.id)),
        )
      const term = search.trim().toLowerCase()
      if (term !== '') {
        const pattern = `%${term.replaceAll(/[!%_]/g, '!$&')}%`
        query = query.where(
          sql<boolean>`(lower("email") like ${pattern} escape '!' or lower("name") like ${pattern} escape '!')`,
        )
      }
      return query.execute()
    },
    /** What people are called, by their ids; those that are gone are left out. */
    async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map()
      const rows = await database
        .query()
        .selectFrom('user')
        .select(['id', 'name'])
        .where('id', 'in', ids)
        .execute()
      return new Map(rows.map(({ id, name }) => [id, name]))
    },
    find(id: string) {
      return database.query().selectFrom('user').select(columns).where('id', '=', id).executeTakeFirst()
    },
  }
}
