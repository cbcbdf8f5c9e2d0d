import type { PersonQuestion, SegmentRules } from '@aurelio/contracts/person-questions'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { campaignsOf } from '../letter-campaigns.ts'
import { ask, type Asked, type MailsWho } from './asked/store.ts'

/** As many ids as one statement takes on both engines. */
const atOnce = 400
const firstShown = 10

type Rule = Asked & { isNot: boolean }

/** Who says yes to questions, asked of the rows as they are now. The one engine of segments and sequences. */
export function questionStore(database: Database, mailsWho: MailsWho) {
  async function prepared(workspaceId: string, questions: readonly PersonQuestion[]) {
    const letterIds = questions.flatMap((one) => (one.what === 'came-by-letter' ? [one.letterId] : []))
    const letters =
      letterIds.length === 0
        ? []
        : await database
            .query()
            .selectFrom('letter')
            .select(['id', 'subject'])
            .where('workspaceId', '=', workspaceId)
            .where('id', 'in', letterIds)
            .execute()
    const around = {
      workspaceId,
      mailsWho,
      now: new Date(),
      campaignsOf: (letterId: string) => {
        const letter = letters.find(({ id }) => id === letterId)
        return letter ? campaignsOf(letter) : []
      },
    }
    return (question: PersonQuestion) => ask(question, around)
  }

  async function rulesOf(workspaceId: string, { match, rules }: SegmentRules) {
    const asks = await prepared(
      workspaceId,
      rules.map(({ question }) => question),
    )
    return {
      match,
      rules: rules.map(({ question, isNot }): Rule => ({ ...asks(question), isNot })),
    }
  }

  /** The ids of those whom rules mean, each once. Begins with those who say yes to what few say yes to. */
  function meant(workspaceId: string, { match, rules }: Awaited<ReturnType<typeof rulesOf>>) {
    const ways = rules.flatMap((rule) => (rule.ids && !rule.isNot ? [{ ...rule, ids: rule.ids, rule }] : []))
    const [first] = ways.toSorted((one, other) => one.rank - other.rank)
    if (!first || (match === 'any' && ways.length < rules.length)) {
      const all = sql.join(rules.map(holding), match === 'all' ? sql` and ` : sql` or `)
      return sql<string>`select "person"."id" from "subscriber" as "person" where "person"."workspaceId" = ${workspaceId} and (${all})`
    }
    const others = match === 'all' ? rules.filter((rule) => rule !== first.rule) : []
    const begun = match === 'all' ? [first] : ways
    const union = sql.join(
      begun.map(({ ids }) => ids),
      sql` union all `,
    )
    const few =
      begun.length === 1 && first.isOnce ? union : sql`select distinct "some"."id" from (${union}) as "some"`
    const also = others.map((rule) => sql` and ${holding(rule)}`)
    // Rows of people are looked up only where something of them is asked.
    return begun.every(({ isOwn }) => isOwn) && !others.some(({ asksRow }) => asksRow)
      ? sql<string>`select "person"."id" from (${few}) as "person" where 1 = 1${sql.join(also, sql``)}`
      : sql<string>`select "person"."id" from (${few}) as "few" cross join "subscriber" as "person" where "person"."id" = "few"."id" and "person"."workspaceId" = ${workspaceId}${sql.join(also, sql``)}`
  }

  return {
    /** How many, and some of them, the last one known first. */
    async count(workspaceId: string, rules: SegmentRules) {
      const ids = meant(workspaceId, await rulesOf(workspaceId, rules))
      const counted = await sql<{
        people: number | string
      }>`select count(*) as "people" from (${ids}) as "meant"`.execute(database.query())
      const people = Number(counted.rows[0]?.people ?? 0)
      if (people === 0) return { people, first: [] }
      const first = await sql<{
        id: string
        email: string
        name: string
      }>`select "id", "email", "name" from "subscriber" where "id" in (select "id" from (${ids}) as "meant" limit ${sql.lit(firstShown)}) order by "createdAt" desc, "id" desc`.execute(
        database.query(),
      )
      return { people, first: first.rows.map(({ id, email, name }) => ({ id, email, name })) }
    },
    /** Their ids, as a query for the statement that asks them. */
    idsOf: async (workspaceId: string, rules: SegmentRules) =>
      meant(workspaceId, await rulesOf(workspaceId, rules)),
    /** Which of some people say yes to a question; a set for each. */
    async who(
      workspaceId: string,
      questions: readonly PersonQuestion[],
      subscriberIds: readonly string[],
    ): Promise<ReadonlySet<string>[]> {
      const asks = await prepared(workspaceId, questions)
      const answers: ReadonlySet<string>[] = []
      for (const question of questions) {
        const yes = new Set<string>()
        for (let from = 0; from < subscriberIds.length; from += atOnce) {
          const ids = sql.join(subscriberIds.slice(from, from + atOnce))
          const { rows } = await sql<{ id: string }>`select "person"."id" from "subscriber" as "person"
            where "person"."id" in (${ids}) and "person"."workspaceId" = ${workspaceId}
            and ${asks(question).holds}`.execute(database.query())
          for (const { id } of rows) yes.add(id)
        }
        answers.push(yes)
      }
      return answers
    },
  }
}
export type QuestionStore = ReturnType<typeof questionStore>

function holding({ holds, isNot }: Rule): RawBuilder<SqlBool> {
  return isNot ? sql<SqlBool>`not ${holds}` : holds
}
