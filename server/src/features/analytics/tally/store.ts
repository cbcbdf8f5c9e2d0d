import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { LeadTallyRow } from '../../../platform/database/tables/leads.ts'
import type { Span } from '../spans.ts'

export type LeadFigures = Pick<LeadTallyRow, 'subjectId' | 'leads' | 'openLeads' | 'wonLeads' | 'wonCents'>
type Of = Pick<LeadTallyRow, 'workspaceId' | 'kind'>

/** Groups of rows that are added up in one statement. */
const groupsAtOnce = 1000

/**
 * The leads of a span, or all, as rows of `LeadFigures` that are to be added up: whole months as they are tallied, and what is
 * before the first and after the last of them lead by lead, as what waits for its number in the index.
 */
export function leadFigures(of: Of, span: Span | null): RawBuilder<LeadFigures> {
  if (span === null) return sql`${talliedIn(of, sql`1 = 1`)} union all ${eachLead(of, isWaiting)}`
  const { start, end } = span
  const [first, last] = wholeMonths(span)
  if (first >= last) return eachLead(of, within(start, end))
  return sql`${talliedIn(of, sql`"month" >= ${first} and "month" < ${last}`)}
    union all ${eachLead(of, within(start, first))}
    union all ${eachLead(of, within(last, end))}
    union all ${eachLead(of, sql`${isWaiting} and ${within(first, last)}`)}`
}

/** A sum that is a number on both engines; 0 where there is nothing. */
export function addedUp(column: string) {
  return sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`
}

/** Adds up what PostgreSQL keeps change by change; SQLite keeps one row of each. */
export function tallyStore(database: Database) {
  return {
    /** Some of those that stand there more than once; false where there were none. */
    async addUp(): Promise<boolean> {
      const { numAffectedRows } = await sql`
        with "several" as (
          select "workspaceId", "kind", "month", "subjectId" from "leadTally"
          group by 1, 2, 3, 4 having count(*) > 1 limit ${groupsAtOnce}
        ), "gone" as (
          delete from "leadTally" using "several" where "leadTally"."workspaceId" = "several"."workspaceId"
            and "leadTally"."kind" = "several"."kind" and "leadTally"."month" = "several"."month"
            and "leadTally"."subjectId" = "several"."subjectId"
          returning "leadTally".*
        )
        insert into "leadTally" select "workspaceId", "kind", "month", "subjectId",
          sum("leads"), sum("openLeads"), sum("wonLeads"), sum("wonCents") from "gone" group by 1, 2, 3, 4
      `.execute(database.query())
      return numAffectedRows !== undefined && numAffectedRows > 0n
    },
  }
}

const isWaiting = sql<boolean>`"lead"."seq" is null`

function within(from: string, to: string) {
  return sql<boolean>`"lead"."createdAt" >= ${from} and "lead"."createdAt" < ${to}`
}

function talliedIn({ workspaceId, kind }: Of, months: RawBuilder<unknown>) {
  return sql<LeadFigures>`select "subjectId", "leads", "openLeads", "wonLeads", "wonCents" from "leadTally"
    where "workspaceId" = ${workspaceId} and "kind" = ${kind} and ${months}`
}

function eachLead({ workspaceId, kind }: Of, which: RawBuilder<unknown>) {
  const subject = kind === 'page' ? sql`coalesce("lead"."pageId", '')` : sql`"lead"."assigneeId"`
  return sql<LeadFigures>`select ${subject} as "subjectId", 1 as "leads",
      case when "lead"."state" in ('new', 'contacted') then 1 else 0 end as "openLeads",
      case when "lead"."state" = 'won' then 1 else 0 end as "wonLeads",
      case when "lead"."state" = 'won' then coalesce("lead"."valueCents", 0) else 0 end as "wonCents"
    from "lead" where "lead"."workspaceId" = ${workspaceId} and "lead"."spam" = 0 and "lead"."deletedAt" is null
      and ${which} and ${subject} is not null`
}

/** The first month, by UTC, that is all within a span, and the one with which it ends: beginnings of moments, too. */
function wholeMonths({ start, end }: Span): [first: string, last: string] {
  const begun = new Date(start)
  const month = new Date(Date.UTC(begun.getUTCFullYear(), begun.getUTCMonth()))
  const isWhole = month.getTime() === begun.getTime()
  if (!isWhole) month.setUTCMonth(month.getUTCMonth() + 1)
  return [month.toISOString().slice(0, 7), end.slice(0, 7)]
}
