import { sql } from 'kysely'
import type { Database } from '../../../../platform/database/database.ts'
import { firstOf } from '../store.ts'
import type { Asked, TermTable } from '../term-table.ts'

/** Leads that came one after another, together in the index. */
const blockSize = 8192
/** Blocks that one statement looks into. */
const blocksAtOnce = 128

/**
 * Over a GIN index, which knows no order: asked for a frequent word it would bring all of its leads before the first.
 * So the numbers of a lead are mixed with that of its block, and the blocks are asked one after another, from the end
 * that is wanted, until the page is full.
 */
export function postgresTerms(database: Database): TermTable {
  async function ends(): Promise<{ first: number; last: number } | null> {
    const { rows } = await sql<{ first: number | null; last: number | null }>`
      select min("seq") as "first", max("seq") as "last" from "leadTerms"`.execute(database.query())
    const [row] = rows
    return row && row.first !== null && row.last !== null ? { first: row.first, last: row.last } : null
  }

  return {
    async numbers(amount) {
      const { rows } = await sql<{ seq: number }>`
        select nextval('lead_seq') as "seq" from generate_series(1, ${amount}::integer)`.execute(
        database.query(),
      )
      return rows.map(({ seq }) => seq)
    },
    async write(rows) {
      if (rows.length === 0) return
      const values = rows.map(
        ({ seq, terms }) => sql`(${seq}::bigint, ${arrayOf(terms, blockOf(seq))}::integer[])`,
      )
      await sql`insert into "leadTerms" ("seq", "terms") values ${sql.join(values)}
        on conflict ("seq") do update set "terms" = excluded."terms"`.execute(database.query())
      // What has just come stands in a list that every search reads whole; sorted in together, each number costs once.
      await sql`select gin_clean_pending_list('"leadTerms_terms_idx"')`.execute(database.query())
    },
    async find({ all, any, rows }, { order, after, limit }) {
      const bounds = await ends()
      if (!bounds) return []
      const isDown = order === 'desc'
      const beyond =
        after === null
          ? sql`true`
          : isDown
            ? sql`"leadTerms"."seq" < ${after}`
            : sql`"leadTerms"."seq" > ${after}`
      const from = isDown
        ? Math.min(after ?? bounds.last, bounds.last)
        : Math.max(after ?? bounds.first, bounds.first)
      const blocks = blocksFrom(blockOf(from), blockOf(isDown ? bounds.first : bounds.last))
      const found: number[] = []
      for (let start = 0; start < blocks.length && found.length < limit; start += blocksAtOnce) {
        const asked = valuesOf({ all, any }, blocks.slice(start, start + blocksAtOnce))
        // A nested loop takes the blocks as they stand here, and stops with the last row that is wanted. What looks
        // roundabout keeps the planner to it: it must not walk by number, nor read all leads first.
        const answer = await sql<{ seq: number }>`
          select "found"."seq" from ${asked}
          cross join lateral (
            select "leadTerms"."seq" from "leadTerms" cross join lateral (
              select 1 from "lead" where "lead"."seq" = "leadTerms"."seq" and ${sql.join(rows, sql` and `)} offset 0
            ) as "fitting"
            where ${isInBlock(any)} and ${beyond}
            order by "leadTerms"."seq" + 0 ${sql.raw(order)} limit ${limit}
          ) as "found" limit ${limit - found.length}`.execute(database.query())
        found.push(...answer.rows.map(({ seq }) => seq))
      }
      return found
    },
    async first({ rows, ...asked }, sorted) {
      const bounds = await ends()
      if (!bounds) return []
      const { key, beyond, most } = sorted
      const hits = sql`select "leadTerms"."seq", "fitting"."key", "fitting"."id", "fitting"."isBeyond"
        from ${valuesOf(asked, blocksFrom(blockOf(bounds.last), blockOf(bounds.first)))}
        cross join lateral (select * from "leadTerms" where ${isInBlock(asked.any)} offset 0) as "leadTerms"
        cross join lateral (
          select ${key} as "key", "lead"."id", ${beyond} as "isBeyond" from "lead"
          where "lead"."seq" = "leadTerms"."seq" and ${sql.join(rows, sql` and `)} offset 0
        ) as "fitting" limit ${most + 1}`
      return firstOf(database, hits, sorted)
    },
  }
}

/** One condition for each list, so that the index is asked for all of them at once. */
function isInBlock(any: Asked['any']) {
  const one = any.map((_, at) => sql`and "leadTerms"."terms" && "asked".${sql.ref(`one${at}`)}`)
  return sql<boolean>`"leadTerms"."terms" @> "asked"."every"
    and "leadTerms"."seq" / ${sql.lit(blockSize)} = "asked"."block" ${one.length === 0 ? sql`` : sql.join(one, sql` `)}`
}

/** What is asked of each of these blocks. */
function valuesOf({ all, any }: Omit<Asked, 'rows'>, blocks: readonly number[]) {
  const values = blocks.map((block) => {
    const lists = [all, ...any].map((terms) => sql`${arrayOf(terms, block)}::integer[]`)
    return sql`(${block}::bigint, ${sql.join(lists)})`
  })
  const names = ['block', 'every', ...any.map((_, at) => `one${at}`)].map((name) => sql.ref(name))
  return sql`(values ${sql.join(values)}) as "asked" (${sql.join(names)})`
}

function blockOf(seq: number) {
  return Math.floor(seq / blockSize)
}

/** Both ends with them, up or down. */
function blocksFrom(first: number, last: number): number[] {
  const step = first > last ? -1 : 1
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, at) => first + at * step)
}

function arrayOf(terms: readonly number[], block: number) {
  return `{${terms.map((term) => Math.imul(term ^ block, 0x9e3779b1)).join(',')}}`
}
