import { type Expression, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

/** What somebody has told, once: when, and on which page. */
export type ToldByMail = {
  id: string
  email: string
  at: string
  pageId: string | null
}

/** What letters ask of what people told; moments are left out where any will do. */
type ToldQuestion =
  | { what: 'sent'; pageId: string | null; from: string | null; to: string | null }
  | { what: 'result'; title: string }
  | { what: 'won' }
  | { what: 'worth'; cents: number }
  | { what: 'came-by'; campaigns: readonly string[] }

/** As many as one statement takes on both engines. */
const atOnce = 400
/** By this name a quiz tells its result. */
const resultField = 'resultado'

/** What letters ask of leads: of the people that they are written to, by their mail, and of what came by their links. */
export function leadsForLetters(database: Database) {
  const real = () => database.query().selectFrom('lead').where('spam', '=', 0).where('deletedAt', 'is', null)

  /** What each result of a quiz is told as; the fields of a lead are a list of these. */
  const answersIn = {
    sqlite: sql`(select json_extract("value", '$.name') as "name", json_extract("value", '$.value') as "value" from json_each("lead"."fields"))`,
    postgres: sql`(select "one" ->> 'name' as "name", "one" ->> 'value' as "value" from jsonb_array_elements("lead"."fields"::jsonb) as "one")`,
  }[database.engine]

  function toldThat(question: ToldQuestion) {
    switch (question.what) {
      case 'sent':
        return sql.join(
          [
            sql`1 = 1`,
            ...(question.pageId === null ? [] : [sql`"pageId" = ${question.pageId}`]),
            ...(question.from === null ? [] : [sql`"createdAt" >= ${question.from}`]),
            ...(question.to === null ? [] : [sql`"createdAt" < ${question.to}`]),
          ],
          sql` and `,
        )
      case 'result':
        // Most leads tell no result: they are not read any further.
        return sql`"fields" like ${`%"${resultField}"%`} and exists (select 1 from ${answersIn} as "answer" where "answer"."name" = ${resultField} and lower(trim("answer"."value")) = lower(${question.title.trim()}))`
      case 'came-by':
        return sql`"campaign" in (${sql.join(question.campaigns)})`
      case 'won':
      case 'worth':
      default:
        return sql`"state" = 'won'`
    }
  }

  return {
    /**
     * The mails of those who told this, as a query; several times those who told it so. Of `mail` alone where that is
     * given: a column of the query around it.
     */
    mailsWho(this: void, workspaceId: string, question: ToldQuestion, mail?: Expression<unknown>) {
      const own = mail === undefined ? sql`` : sql`and "emailKey" = ${mail}`
      const enough =
        question.what === 'worth'
          ? sql`group by "emailKey" having sum("valueCents") >= ${question.cents}`
          : sql``
      return sql<string>`select "emailKey" from "lead" where "workspaceId" = ${workspaceId} and "spam" = 0 and "deletedAt" is null and "emailKey" is not null ${own} and ${toldThat(question)} ${enough}`
    },
    async toldBy(workspaceId: string, emails: readonly string[]): Promise<ToldByMail[]> {
      const found: ToldByMail[] = []
      for (let from = 0; from < emails.length; from += atOnce) {
        const rows = await real()
          .select(['id', 'emailKey', 'createdAt', 'pageId'])
          .where('emailKey', 'in', emails.slice(from, from + atOnce))
          .where('workspaceId', '=', workspaceId)
          .orderBy('createdAt')
          .execute()
        for (const row of rows)
          found.push({
            id: row.id,
            email: row.emailKey ?? '',
            at: row.createdAt,
            pageId: row.pageId,
          })
      }
      return found
    },
    /** How many came by links of these campaigns, and what those are worth. */
    async cameBy(workspaceId: string, campaigns: readonly string[]) {
      if (campaigns.length === 0) return []
      const rows = await real()
        .select((eb) => ['campaign', eb.fn.countAll().as('count'), eb.fn.sum('valueCents').as('valueCents')])
        .where('workspaceId', '=', workspaceId)
        .where('campaign', 'in', campaigns)
        .groupBy('campaign')
        .execute()
      return rows.map(({ campaign, count, valueCents }) => ({
        campaign: campaign ?? '',
        leads: Number(count),
        valueCents: Number(valueCents ?? 0),
      }))
    },
    /** Who sent these. */
    mailsOf: (ids: readonly string[]) =>
      real().select(['workspaceId', 'emailKey']).where('id', 'in', ids).execute(),
  }
}
