import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../database/database.ts'
import { defineJob, type JobKind } from './jobs.ts'

const everySeconds = 5 * 60

/** Rows of each index: of a million leads that takes half a second, and of ten times fewer a tenth. */
const sample = 100

/**
 * Has SQLite look at a sample of one table anew: after work that leaves as many rows, and others where they were not. A million
 * leads that waited for their index would else be thought to wait for ever.
 */
export async function analyzeTable(database: Database, table: string): Promise<void> {
  if (database.engine !== 'sqlite') return
  await sql`PRAGMA analysis_limit = ${sql.lit(sample)}`.execute(database.query())
  await sql`ANALYZE ${sql.table(table)}`.execute(database.query())
}

/**
 * Has SQLite look at a sample of the tables that have grown or shrunk tenfold. Without it every index is thought to find
 * ten rows, and the leads of one person are looked for among all of a workspace. PostgreSQL does this by itself.
 */
export function statistics(database: Database): JobKind {
  return defineJob({
    kind: 'statistics',
    input: z.null(),
    everySeconds,
    run: async () => {
      if (database.engine !== 'sqlite') return
      await sql`PRAGMA analysis_limit = ${sql.lit(sample)}`.execute(database.query())
      await sql`PRAGMA optimize = 0x10002`.execute(database.query())
    },
  })
}
