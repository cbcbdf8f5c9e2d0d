import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { enteredIn, listsIn } from './to-lead.ts'
import type { LeadRow } from '../../platform/database/tables/leads.ts'

export type NewLead = Pick<
  LeadRow,
  | 'id'
  | 'formId'
  | 'spam'
  | 'spamReason'
  | 'createdAt'
  | 'fields'
  | 'search'
  | 'proof'
  | 'attribution'
  | 'campaign'
> &
  Pick<LeadRow, 'name' | 'email' | 'phone' | 'emailKey' | 'phoneKey'> & {
    pageId: string | null
    /** Whose it becomes, by what and by what name, where it comes from no page of the builder; null: its page says so. */
    place: { workspaceId: string; thingId: string; name: string } | null
  }

/** Whose lead it became. */
export type LeadPlace = Pick<LeadRow, 'workspaceId' | 'pageName'> & { projectId: string | null }

const columns = {
  id: 'text',
  pageId: 'text',
  thingId: 'text',
  formId: 'text',
  spam: 'integer',
  spamReason: 'text',
  createdAt: 'text',
  fields: 'text',
  name: 'text',
  email: 'text',
  phone: 'text',
  emailKey: 'text',
  phoneKey: 'text',
  search: 'text',
  proof: 'text',
  attribution: 'text',
  campaign: 'text',
} satisfies Record<Exclude<keyof NewLead, 'place'> | 'thingId', 'text' | 'integer'>
const names = Object.keys(columns)
const named = sql.raw(names.map((name) => `"${name}"`).join(', '))
const ofSent = sql.raw(names.map((name) => `"sent"."${name}"`).join(', '))
const places = ['placeWorkspaceId', 'placeName']
const picked = sql.raw([...names, ...places].map((name) => `"value" ->> '${name}' as "${name}"`).join(', '))
const typed = sql.raw(
  [...Object.entries(columns), ...places.map((name) => [name, 'text'])]
    .map(([name, type]) => `"${name}" ${type}`)
    .join(', '),
)
/** The leads as rows. They come as one text, so that the statement is the same however many they are. */
const sentIn = {
  sqlite: (leads: string) => sql`select ${picked} from json_each(${leads})`,
  postgres: (leads: string) =>
    sql`select * from json_to_recordset(cast(${leads} as json)) as "each" (${typed})`,
}

export type LeadStore = ReturnType<typeof leadStore>

/** What published pages bring in. */
export function leadStore(database: Database) {
  return {
    /** What was sent; undefined where it is gone. */
    async sent(id: string) {
      const row = await database
        .query()
        .selectFrom('lead')
        .select(['workspaceId', 'pageId', 'formId', 'email', 'fields'])
        .where('id', '=', id)
        .executeTakeFirst()
      return row && { ...row, fields: enteredIn(row) }
    },
    /** Whose letters were asked for with what these sent. */
    async asksForLetters(ids: readonly string[]) {
      if (ids.length === 0) return []
      const rows = await database
        .query()
        .selectFrom('lead')
        .select(['id', 'pageId', 'pageName', 'email', 'name', 'proof'])
        .where('id', 'in', ids)
        .where('email', '<>', '')
        .execute()
      return rows.flatMap((row) => {
        const { id: leadId, email, name, pageId, pageName } = row
        return listsIn(row).map((asked) => ({ ...asked, leadId, email, name, pageId, pageName }))
      })
    },
    /** What came from a form of a page that became one of the workspace is that one's from then on: those that the index holds. */
    async adopt(pageId: string, elementId: string, formId: string): Promise<{ id: string; seq: number }[]> {
      const adopted = await database
        .query()
        .updateTable('lead')
        .set({ formId })
        .where('pageId', '=', pageId)
        .where('formId', '=', elementId)
        .returning(['id', 'seq'])
        .execute()
      return adopted.flatMap(({ id, seq }) => (seq === null ? [] : [{ id, seq }]))
    },
    /**
     * Stores leads in the workspaces of their pages, all in one statement, and gives each one's place by its id. One whose
     * page is not published any more is not stored, and has none.
     */
    async insert(leads: readonly NewLead[]): Promise<ReadonlyMap<string, LeadPlace>> {
      if (leads.length === 0) return new Map()
      const { rows } = await sql<LeadPlace & { id: string }>`
        with "sent" as (${sentIn[database.engine](JSON.stringify(leads.map(flat)))})
        insert into "lead" ("workspaceId", "pageName", ${named})
        select coalesce("publication"."workspaceId", "placeWorkspaceId"), coalesce("publication"."title", "placeName"), ${ofSent}
        from "sent" left join "publication" on "publication"."pageId" = "sent"."pageId" and "live" = 1
        where "publication"."id" is not null or "placeWorkspaceId" is not null
        returning "id", "workspaceId", "pageName",
          (select "projectId" from "page" where "page"."id" = "lead"."pageId") as "projectId"`.execute(
        database.query(),
      )
      return new Map(rows.map(({ id, ...place }) => [id, place]))
    },
  }
}

function flat({ place, ...lead }: NewLead) {
  return {
    ...lead,
    thingId: place?.thingId ?? null,
    placeWorkspaceId: place?.workspaceId ?? null,
    placeName: place?.name ?? null,
  }
}
