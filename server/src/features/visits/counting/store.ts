import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type {
  VisitDiscardedRow,
  VisitGoalRow,
  VisitLiveRow,
  VisitMixRow,
  VisitPartRow,
  VisitProfileRow,
  VisitScopeRow,
  VisitSeenRow,
  VisitTables,
  VisitTotalRow,
} from '../../../platform/database/tables/visits.ts'

type Columns = Record<string, 'bigint' | 'text'>

const keys = {
  visitTotal: { scope: 'bigint', bucket: 'bigint' },
  visitMix: { scope: 'bigint', bucket: 'bigint', profile: 'bigint' },
  visitPart: { scope: 'bigint', dimension: 'text', key: 'text', bucket: 'bigint' },
  visitDiscarded: { scope: 'bigint', bucket: 'bigint', reason: 'text' },
  visitGoal: { scope: 'bigint', bucket: 'bigint', goal: 'text' },
} as const
const figures = {
  visitTotal: ['visits', 'visitors', 'conversions', 'entries', 'exits', 'measured', 'seconds', 'depth'],
  visitMix: ['visits', 'visitors', 'conversions'],
  visitPart: ['visits', 'visitors', 'conversions'],
  visitDiscarded: ['visits'],
  visitGoal: ['conversions'],
} as const
const into = {
  visitTotal: sql`insert into "visitTotal"`,
  visitMix: sql`insert into "visitMix"`,
  visitPart: sql`insert into "visitPart"`,
  visitDiscarded: sql`insert into "visitDiscarded"`,
  visitGoal: sql`insert into "visitGoal"`,
}
type Tables = {
  visitTotal: VisitTotalRow
  visitMix: VisitMixRow
  visitPart: VisitPartRow
  visitDiscarded: VisitDiscardedRow
  visitGoal: VisitGoalRow
}

/** Whose old rows are removed in one statement. */
const scopesAtOnce = 100

/** What is counted is written with the same few statements however much it is: rows come as one text. */
export function countStore(database: Database) {
  const rowsOf = (columns: Columns, rows: readonly object[]) => {
    const text = JSON.stringify(rows)
    const names = Object.keys(columns)
    if (database.engine === 'sqlite')
      return sql`select ${sql.raw(names.map((name) => `"value" ->> '${name}' as "${name}"`).join(', '))} from json_each(${text})`
    const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`)
    return sql`select ${sql.raw(names.map((name) => `"${name}"`).join(', '))} from json_to_recordset(cast(${text} as json)) as "each" (${sql.raw(typed.join(', '))})`
  }

  return {
    /** Beside what was counted there before. In the order of their keys, so that two processes never wait for each other. */
    async addUp<Table extends keyof Tables>(table: Table, rows: readonly Tables[Table][]): Promise<void> {
      if (rows.length === 0) return
      const by = Object.keys(keys[table])
      const columns: Columns = {
        ...keys[table],
        ...Object.fromEntries(figures[table].map((figure) => [figure, 'bigint' as const])),
      }
      const listed = sql.raw(
        Object.keys(columns)
          .map((name) => `"${name}"`)
          .join(', '),
      )
      const named = sql.raw(by.map((name) => `"${name}"`).join(', '))
      const sums = sql.raw(
        figures[table].map((name) => `"${name}" = "${table}"."${name}" + excluded."${name}"`).join(', '),
      )
      await sql`${into[table]} (${listed})
        select * from (${rowsOf(columns, rows)}) as "sent" where true order by ${named}
        on conflict (${named}) do update set ${sums}`.execute(database.query())
    },

    /** Those that have not been there on their day before. */
    async newcomers(rows: readonly VisitSeenRow[]): Promise<readonly VisitSeenRow[]> {
      if (rows.length === 0) return []
      const columns = { day: 'bigint', scope: 'bigint', hash: 'bigint' } as const
      const found = await sql<VisitSeenRow>`insert into "visitSeen" ("day", "scope", "hash")
        select * from (${rowsOf(columns, rows)}) as "sent" where true order by "day", "scope", "hash"
        on conflict do nothing returning "day", "scope", "hash"`.execute(database.query())
      return found.rows
    },

    /** Those of them that have been there on their day. */
    async seen(rows: readonly VisitSeenRow[]): Promise<readonly VisitSeenRow[]> {
      if (rows.length === 0) return []
      const columns = { day: 'bigint', scope: 'bigint', hash: 'bigint' } as const
      const found = await sql<VisitSeenRow>`select "visitSeen".* from "visitSeen"
        inner join (${rowsOf(columns, rows)}) as "sent" on "visitSeen"."day" = "sent"."day"
          and "visitSeen"."scope" = "sent"."scope" and "visitSeen"."hash" = "sent"."hash"`.execute(
        database.query(),
      )
      return found.rows
    },

    /** Writes where people are now, and gives where each was before. */
    async moveTo(rows: readonly VisitLiveRow[]): Promise<ReadonlyMap<number, VisitLiveRow>> {
      if (rows.length === 0) return new Map()
      const before = await sql<VisitLiveRow>`select "visitLive".* from "visitLive"
        inner join (${rowsOf({ hash: 'bigint' }, rows)}) as "sent" on "visitLive"."hash" = "sent"."hash"`.execute(
        database.query(),
      )
      const columns = {
        hash: 'bigint',
        workspaceId: 'text',
        siteId: 'text',
        pageId: 'text',
        at: 'bigint',
      } as const
      await sql`insert into "visitLive" ("hash", "workspaceId", "siteId", "pageId", "at")
        select * from (${rowsOf(columns, rows)}) as "sent" where true order by "hash"
        on conflict ("hash") do update set
          "siteId" = excluded."siteId", "pageId" = excluded."pageId", "at" = excluded."at"`.execute(
        database.query(),
      )
      return new Map(before.rows.map((row) => [row.hash, row]))
    },

    /** Takes out those who were last seen before a moment. */
    leaveSince(at: number): Promise<VisitLiveRow[]> {
      return database.query().deleteFrom('visitLive').where('at', '<', at).returningAll().execute()
    },

    async addScopes(rows: readonly VisitScopeRow[]): Promise<void> {
      if (rows.length === 0) return
      await database
        .query()
        .insertInto('visitScope')
        .values(rows.toSorted((one, other) => one.id - other.id))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({ siteId: eb.ref('excluded.siteId') })),
        )
        .execute()
    },

    async addProfiles(rows: readonly VisitProfileRow[]): Promise<void> {
      if (rows.length === 0) return
      const columns = {
        id: 'bigint',
        source: 'text',
        kind: 'text',
        campaign: 'text',
        medium: 'text',
        device: 'text',
        browser: 'text',
        language: 'text',
        country: 'text',
        variant: 'text',
      } as const
      const listed = sql.raw(
        Object.keys(columns)
          .map((name) => `"${name}"`)
          .join(', '),
      )
      await sql`insert into "visitProfile" (${listed})
        select * from (${rowsOf(columns, rows)}) as "sent" where true order by "id"
        on conflict do nothing`.execute(database.query())
    },

    /** What these ways to come are. */
    async profiles(ids: readonly number[]): Promise<ReadonlyMap<number, VisitProfileRow>> {
      const columns = { id: 'bigint' } as const
      const found = await sql<VisitProfileRow>`select "visitProfile".* from "visitProfile"
        inner join (${rowsOf(
          columns,
          ids.map((id) => ({ id })),
        )}) as "sent" on "visitProfile"."id" = "sent"."id"`.execute(database.query())
      return new Map(found.rows.map((row) => [row.id, row]))
    },

    /** Removes hours before one of them, and days of what visits have in common: scope by scope, as the keys find them. */
    async expire({ hours, days }: { hours: number; days: number }, signal: AbortSignal): Promise<void> {
      for (let after = -1; !signal.aborted;) {
        const found = await database
          .query()
          .selectFrom('visitScope')
          .select('id')
          .where('id', '>', after)
          .orderBy('id')
          .limit(scopesAtOnce)
          .execute()
        const scopes = found.map(({ id }) => id)
        const last = scopes.at(-1)
        if (last === undefined) return
        after = last
        const old =
          (before: number) => (eb: ExpressionBuilder<VisitTables, 'visitTotal' | 'visitMix' | 'visitPart'>) =>
            eb.and([eb('scope', 'in', scopes), eb('bucket', '>', 0), eb('bucket', '<', before)])
        await database.query().deleteFrom('visitTotal').where(old(hours)).execute()
        await database.query().deleteFrom('visitMix').where(old(days)).execute()
        await database.query().deleteFrom('visitPart').where(old(days)).execute()
      }
    },
  }
}
export type CountStore = ReturnType<typeof countStore>
