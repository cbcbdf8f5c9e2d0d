import type { Database } from '../../../platform/database/database.ts'
import { enteredIn } from '../to-lead.ts'

/** What somebody has told, once: when, on which page, which result of a quiz it had, and whether they became a client. */
export type ToldByMail = {
  id: string
  email: string
  at: string
  pageId: string | null
  result: string
  isWon: boolean
}

/** As many as one statement takes on both engines. */
const atOnce = 400
/** By this name a quiz tells its result. */
const resultField = 'resultado'

/** What letters ask of leads: of the people that they are written to, by their mail, and of what came by their links. */
export function leadsForLetters(database: Database) {
  const real = () => database.query().selectFrom('lead').where('spam', '=', 0).where('deletedAt', 'is', null)

  return {
    async toldBy(workspaceId: string, emails: readonly string[]): Promise<ToldByMail[]> {
      const found: ToldByMail[] = []
      for (let from = 0; from < emails.length; from += atOnce) {
        const rows = await real()
          .select(['id', 'emailKey', 'createdAt', 'pageId', 'state', 'fields'])
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
            result: enteredIn(row).find(({ name }) => name === resultField)?.value ?? '',
            isWon: row.state === 'won',
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
    async mailOf(id: string) {
      return real().select(['workspaceId', 'emailKey']).where('id', '=', id).executeTakeFirst()
    },
  }
}
