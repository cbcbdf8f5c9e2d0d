import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { enteredIn } from './inbox/to-lead.ts'
import type { LeadRow } from '../../platform/database/tables/leads.ts'

export type NewLead = Pick<
  LeadRow,
  'id' | 'formId' | 'spam' | 'spamReason' | 'createdAt' | 'fields' | 'search' | 'proof' | 'attribution'
> &
  Pick<LeadRow, 'name' | 'email' | 'phone' | 'emailKey' | 'phoneKey'> & { pageId: string }

/** Whose lead it became. */
export type LeadPlace = Pick<LeadRow, 'workspaceId' | 'pageName'> & { projectId: string | null }

export type LeadStore = ReturnType<typeof leadStore>

/** What published pages bring in. */
export function leadStore(database: Database) {
  return {
    /** What was sent; undefined where it is gone. */
    async sent(id: string) {
      const row = await database
        .query()
        .selectFrom('lead')
        .select(['pageId', 'formId', 'email', 'fields'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row && { ...row, fields: enteredIn(row) }
    },
    /** What came from a form of a page that became one of the workspace is that one's from then on. */
    async adopt(pageId: string, elementId: string, formId: string): Promise<void> {
      await database
        .query()
        .updateTable('lead')
        .set({ formId })
        .where('pageId', '=', pageId)
        .where('formId', '=', elementId)
        .execute()
    },
    /**
     * Stores leads in the workspaces of their pages, all in one statement, and gives each one's place by its id. One whose
     * page is not published any more is not stored, and has none.
     */
    async insert(leads: readonly NewLead[]): Promise<ReadonlyMap<string, LeadPlace>> {
      if (leads.length === 0) return new Map()
      const values = leads.map(
        (lead) =>
          sql`(${text(lead.id)}, ${text(lead.pageId)}, ${text(lead.formId)}, cast(${lead.spam} as integer),
            ${text(lead.spamReason)}, ${text(lead.createdAt)}, ${text(lead.fields)}, ${text(lead.name)}, ${text(lead.email)},
            ${text(lead.phone)}, ${text(lead.emailKey)}, ${text(lead.phoneKey)}, ${text(lead.search)}, ${text(lead.proof)},
            ${text(lead.attribution)})`,
      )
      const { rows } = await sql<LeadPlace & { id: string }>`
        with "sent" ("id", "pageId", "formId", "spam", "spamReason", "createdAt", "fields", "name", "email", "phone",
          "emailKey", "phoneKey", "search", "proof", "attribution") as (values ${sql.join(values)})
        insert into "lead" ("id", "workspaceId", "pageId", "pageName", "formId", "spam", "spamReason", "createdAt", "fields",
          "name", "email", "phone", "emailKey", "phoneKey", "search", "proof", "attribution")
        select "sent"."id", "workspaceId", "publication"."pageId", "title", "formId", "spam", "spamReason", "createdAt",
          "fields", "name", "email", "phone", "emailKey", "phoneKey", "search", "proof", "attribution"
        from "sent" inner join "publication" on "publication"."pageId" = "sent"."pageId" and "live" = 1
        returning "id", "workspaceId", "pageName",
          (select "projectId" from "page" where "page"."id" = "lead"."pageId") as "projectId"`.execute(
        database.query(),
      )
      return new Map(rows.map(({ id, ...place }) => [id, place]))
    },
  }
}

function text(value: string | null) {
  return sql`cast(${value} as text)`
}
