import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import { type Scope, sharedPages } from '../../../platform/access/scope.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Tables } from '../../../platform/database/tables.ts'

/** The rows that somebody sees. */
export function seenBy(database: Database, { workspaceId, sharedWith }: Scope): Expression<SqlBool>[] {
  const eb = expressionBuilder<Tables, 'lead'>()
  return [
    eb('lead.workspaceId', '=', workspaceId),
    eb('lead.deletedAt', 'is', null),
    ...(sharedWith === null
      ? []
      : [eb('lead.pageId', 'in', sharedPages(database, sharedWith, { withLeads: true }))]),
  ]
}
