import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { firstOf } from '../store.ts'
import type { Asked, TermTable } from '../term-table.ts'

/** Over FTS5, which walks its lists in the order of the rows: the page is full long before all hits are known. */
export function sqliteTerms(database: Database): TermTable {
  return {
    async numbers(amount) {
      const { rows } = await sql<{ last: number | null }>`select max("seq") as "last" from "lead"`.execute(
        database.query(),
      )
      const last = rows[0]?.last ?? 0
      return Array.from({ length: amount }, (_, at) => last + at + 1)
    },
    async write(rows) {
      for (const { seq, terms } of rows)
        await sql`insert or replace into "leadTerms" (rowid, "terms") values (${seq}, ${terms.map(word).join(' ')})`.execute(
          database.query(),
        )
    },
    async find(asked, { order, after, limit }) {
      const beyond =
        after === null
          ? sql``
          : order === 'desc'
            ? sql`and "leadTerms".rowid < ${after}`
            : sql`and "leadTerms".rowid > ${after}`
      // The index is the outer loop, whatever the planner thinks of it.
      const found = await sql<{ seq: number }>`
        select "lead"."seq" as "seq" from "leadTerms" cross join "lead" on "lead"."seq" = "leadTerms".rowid
        where ${fitting(asked)} ${beyond}
        order by "leadTerms".rowid ${sql.raw(order)} limit ${limit}`.execute(database.query())
      return found.rows.map(({ seq }) => seq)
    },
    first(asked, sorted) {
      const hits = sql`select "lead"."seq", ${sorted.key} as "key", "lead"."id", ${sorted.beyond} as "isBeyond"
        from "leadTerms" cross join "lead" on "lead"."seq" = "leadTerms".rowid
        where ${fitting(asked)} limit ${sorted.most + 1}`
      return firstOf(database, hits, sorted)
    },
  }
}

function fitting({ all, any, rows }: Asked) {
  const one = any.map((terms) => `(${terms.map(quoted).join(' OR ')})`)
  const words = [...one, ...all.map(quoted)].join(' AND ')
  return sql`"leadTerms" match ${words} and ${sql.join(rows, sql` and `)}`
}

function word(term: number) {
  return (term >>> 0).toString(36)
}

function quoted(term: number) {
  return `"${word(term)}"`
}
