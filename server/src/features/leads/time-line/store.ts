import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Scope } from '../../../platform/access/scope.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import type { Position } from '../../../platform/http/cursor.ts'
import { seenBy } from '../seen/store.ts'

/** How many leads of one person are asked about elsewhere. */
const mostLeads = 2000

/** What a person sent and what the team did with it, the last first, from a position on. */
export function leadTimeLineStore(database: Database) {
  const eb = expressionBuilder<Tables, 'lead'>()
  const seen = (scope: Scope, isTheirs: Expression<SqlBool>) =>
    database
      .query()
      .selectFrom('lead')
      .where(eb.and([...seenBy(database, scope), isTheirs]))

  return {
    find: (scope: Scope, id: string) =>
      seen(scope, eb('lead.id', '=', id))
        .select(['lead.name', 'lead.email', 'lead.phone', 'lead.contactId'])
        .executeTakeFirst(),
    async ids(workspaceId: string, isTheirs: Expression<SqlBool>): Promise<string[]> {
      const rows = await seen({ workspaceId, sharedWith: null }, isTheirs)
        .select('lead.id')
        .orderBy('lead.createdAt', 'desc')
        .limit(mostLeads)
        .execute()
      return rows.map(({ id }) => id)
    },
    sent(scope: Scope, isTheirs: Expression<SqlBool>, before: Position | null, limit: number) {
      const rows = seen(scope, isTheirs)
        .select(['lead.id', 'lead.createdAt', 'lead.pageName', 'lead.fields', 'lead.state', 'lead.spam'])
        .orderBy('lead.createdAt', 'desc')
        .orderBy('lead.id', 'desc')
        .limit(limit)
      if (!before) return rows.execute()
      return rows
        .where((each) =>
          each(each.refTuple('lead.createdAt', 'lead.id'), '<', each.tuple(before.at, before.id)),
        )
        .execute()
    },
    deeds(scope: Scope, isTheirs: Expression<SqlBool>, before: Position | null, limit: number) {
      const rows = database
        .query()
        .selectFrom('leadEntry')
        .leftJoin('user', 'user.id', 'leadEntry.authorId')
        .select(['leadEntry.id', 'leadId', 'kind', 'text', 'subjectId', 'at', 'user.name as author'])
        .where('leadId', 'in', seen(scope, isTheirs).select('lead.id'))
        .orderBy('at', 'desc')
        .orderBy('leadEntry.id', 'desc')
        .limit(limit)
      if (!before) return rows.execute()
      return rows
        .where((each) => each(each.refTuple('at', 'leadEntry.id'), '<', each.tuple(before.at, before.id)))
        .execute()
    },
  }
}
