import { sql } from 'kysely'
import { type Scope, sharedPages } from '../../platform/access/scope.ts'
import type { Database } from '../../platform/database/database.ts'
import type { LeadRow } from '../../platform/database/tables.ts'
import type { Position } from '../../platform/http/cursor.ts'

export type NewLead = Pick<LeadRow, 'id' | 'formId' | 'spam' | 'createdAt' | 'fields'> & { pageId: string }

/** Whose lead it became. */
export type LeadPlace = Pick<LeadRow, 'workspaceId' | 'pageName'> & { projectId: string | null }

type Filter = { scope: Scope; pageId: string | undefined }

/** The leads that somebody sees, without those that a robot sent. */
export function leadStore(database: Database) {
  const wanted = ({ scope: { workspaceId, sharedWith }, pageId }: Filter) => {
    let query = database
      .query()
      .selectFrom('lead')
      .where('workspaceId', '=', workspaceId)
      .where('spam', '=', 0)
    if (sharedWith !== null)
      query = query.where('pageId', 'in', sharedPages(database, sharedWith, { withLeads: true }))
    return pageId === undefined ? query : query.where('pageId', '=', pageId)
  }
  return {
    /** Stores the lead in the workspace of its page, in one statement; null when the page is not published any more. */
    async insert({ id, pageId, formId, spam, createdAt, fields }: NewLead): Promise<LeadPlace | null> {
      const { rows } = await sql<LeadPlace>`
        insert into "lead" ("id", "workspaceId", "pageId", "pageName", "formId", "spam", "createdAt", "fields")
        select cast(${id} as text), "workspaceId", "pageId", "title", cast(${formId} as text), cast(${spam} as integer),
          cast(${createdAt} as text), cast(${fields} as text)
        from "publication" where "pageId" = ${pageId} and "live" = 1
        returning "workspaceId", "pageName",
          (select "projectId" from "page" where "page"."id" = "lead"."pageId") as "projectId"`.execute(
        database.query(),
      )
      return rows[0] ?? null
    },
    /** Last first; one row more than `limit`, to know whether there is a next page. */
    list(filter: Filter, after: Position | null, limit: number) {
      let query = wanted(filter).select(['id', 'pageId', 'pageName', 'createdAt', 'fields'])
      if (after)
        query = query.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(after.at, after.id)))
      return query
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
    },
    async count(filter: Filter): Promise<number> {
      const row = await wanted(filter)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return row.total
    },
  }
}
