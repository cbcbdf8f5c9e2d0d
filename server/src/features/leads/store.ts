import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { LeadRow } from '../../platform/database/tables.ts'

export type NewLead = Pick<
  LeadRow,
  'id' | 'formId' | 'spam' | 'spamReason' | 'createdAt' | 'fields' | 'search'
> &
  Pick<LeadRow, 'name' | 'email' | 'phone' | 'emailKey' | 'phoneKey'> & { pageId: string }

/** Whose lead it became. */
export type LeadPlace = Pick<LeadRow, 'workspaceId' | 'pageName'> & { projectId: string | null }

/** What published pages bring in. */
export function leadStore(database: Database) {
  return {
    /** Stores the lead in the workspace of its page, in one statement; null when the page is not published any more. */
    async insert(lead: NewLead): Promise<LeadPlace | null> {
      const { rows } = await sql<LeadPlace>`
        insert into "lead" ("id", "workspaceId", "pageId", "pageName", "formId", "spam", "spamReason", "createdAt", "fields",
          "name", "email", "phone", "emailKey", "phoneKey", "search")
        select ${text(lead.id)}, "workspaceId", "pageId", "title", ${text(lead.formId)}, cast(${lead.spam} as integer),
          ${text(lead.spamReason)}, ${text(lead.createdAt)}, ${text(lead.fields)}, ${text(lead.name)}, ${text(lead.email)},
          ${text(lead.phone)}, ${text(lead.emailKey)}, ${text(lead.phoneKey)}, ${text(lead.search)}
        from "publication" where "pageId" = ${lead.pageId} and "live" = 1
        returning "workspaceId", "pageName",
          (select "projectId" from "page" where "page"."id" = "lead"."pageId") as "projectId"`.execute(
        database.query(),
      )
      return rows[0] ?? null
    },
  }
}

function text(value: string | null) {
  return sql`cast(${value} as text)`
}
