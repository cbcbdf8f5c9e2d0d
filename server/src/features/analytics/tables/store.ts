import type { ToolFigures } from '@aurelio/contracts/analytics'
import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { KeyPosition } from '../../../platform/http/cursor.ts'
import type { Span } from '../spans.ts'
import type { FiguresOf } from '../store.ts'
import { addedUp, leadFigures } from '../tally/store.ts'

type Page = { after: KeyPosition | null; limit: number }
type PageRow = { id: string; name: string; isPublished: number; leads: number; wonLeads: number }
type PersonRow = {
  id: string
  name: string
  completedTasks: number
  pendingTasks: number
  overdueTasks: number
  openLeads: number
  wonLeads: number
}

/** Figures by page and by person; each list gives one row more than `limit`. */
export function figureTables(database: Database) {
  return {
    /** Pages that are published or had leads in the span, the one with the most of them first. */
    async pages(
      { workspaceId, projectId }: FiguresOf,
      span: Span,
      { after, limit }: Page,
    ): Promise<PageRow[]> {
      const { rows } = await sql<PageRow>`
        with "counted" as (
          select "subjectId", ${addedUp('leads')} as "leads", ${addedUp('wonLeads')} as "wonLeads"
          from (${leadFigures({ workspaceId, kind: 'page' }, span)}) as "each" group by "subjectId"
        ), "listed" as (
          select "page"."id", "page"."name", coalesce("counted"."leads", 0) as "leads",
            coalesce("counted"."wonLeads", 0) as "wonLeads",
            case when "publication"."id" is null then 0 else 1 end as "isPublished"
          from "page"
          left join "counted" on "counted"."subjectId" = "page"."id"
          left join "publication" on "publication"."pageId" = "page"."id" and "publication"."live" = 1
          where "page"."workspaceId" = ${workspaceId} and "page"."deletedAt" is null
            and ${projectId === null ? sql`1 = 1` : sql`"page"."projectId" = ${projectId}`}
        )
        select * from "listed" where ("isPublished" = 1 or "leads" > 0) and ${behind('leads', after)}
        order by "leads" desc, "id" limit ${limit + 1}`.execute(database.query())
      return rows
    },

    /** Tools that were used in these days, both included, and how often in those before, the most used first. */
    async tools(workspaceId: string, { from, to, before }: { from: string; to: string; before: string }) {
      const { rows } = await sql<ToolFigures>`
        select "tool" as "id",
          ${addedUp('now')} as "uses", ${addedUp('nowFiles')} as "files", ${addedUp('nowBytes')} as "savedBytes",
          count(distinct case when "now" > 0 then "userId" end) as "people", ${addedUp('then')} as "usesBefore"
        from (
          select "tool", "userId",
            case when "day" >= ${from} then "uses" else 0 end as "now",
            case when "day" >= ${from} then "files" else 0 end as "nowFiles",
            case when "day" >= ${from} then "savedBytes" else 0 end as "nowBytes",
            case when "day" < ${from} then "uses" else 0 end as "then"
          from "toolUse" where "workspaceId" = ${workspaceId} and "day" >= ${before} and "day" <= ${to}
        ) as "each" group by "tool" order by "uses" desc, "id"`.execute(database.query())
      return rows
    },

    /** The team, whoever has done the most tasks first. A client is none of it. */
    async people(
      workspaceId: string,
      { start, end, today }: Span & { today: string },
      { after, limit }: Page,
    ): Promise<PersonRow[]> {
      const ofPeople = { workspaceId, kind: 'person' } as const
      const { rows } = await sql<PersonRow>`
        with "done" as (
          select "assigneeId",
            count(case when "doneAt" >= ${start} and "doneAt" < ${end} then 1 end) as "completedTasks",
            count(case when "doneAt" is null then 1 end) as "pendingTasks",
            count(case when "doneAt" is null and "dueOn" < ${today} then 1 end) as "overdueTasks"
          from "task" where "workspaceId" = ${workspaceId} and "deletedAt" is null group by "assigneeId"
        ), "cared" as (
          select "subjectId", ${addedUp('openLeads')} as "openLeads"
          from (${leadFigures(ofPeople, null)}) as "each" group by "subjectId"
        ), "brought" as (
          select "subjectId", ${addedUp('wonLeads')} as "wonLeads"
          from (${leadFigures(ofPeople, { start, end })}) as "each" group by "subjectId"
        ), "listed" as (
          select "user"."id", "user"."name",
            coalesce("done"."completedTasks", 0) as "completedTasks", coalesce("done"."pendingTasks", 0) as "pendingTasks",
            coalesce("done"."overdueTasks", 0) as "overdueTasks", coalesce("cared"."openLeads", 0) as "openLeads",
            coalesce("brought"."wonLeads", 0) as "wonLeads"
          from "member" join "user" on "user"."id" = "member"."userId"
          left join "done" on "done"."assigneeId" = "user"."id"
          left join "cared" on "cared"."subjectId" = "user"."id"
          left join "brought" on "brought"."subjectId" = "user"."id"
          where "member"."organizationId" = ${workspaceId} and "member"."role" <> 'client'
        )
        select * from "listed" where ${behind('completedTasks', after)}
        order by "completedTasks" desc, "id" limit ${limit + 1}`.execute(database.query())
      return rows
    },
  }
}

/** What stands behind a position of a list whose largest figure comes first. */
function behind(column: string, after: KeyPosition | null) {
  if (after === null) return sql<boolean>`1 = 1`
  const figure = Number(after.key)
  return sql<boolean>`(${sql.ref(column)} < ${figure} or (${sql.ref(column)} = ${figure} and "id" > ${after.id}))`
}
