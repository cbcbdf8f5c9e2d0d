import type { Client } from 'pg'
import { z } from 'zod'
import { moveTable } from '../../platform/database/installation.ts'
import { type ForeignKey, foreignKeySchema } from '../database/postgres-schema.ts'

const moveSchema = z.object({
  /** SHA-256 of the SQLite file: rows of another state do not go with those that are there. */
  source: z.string(),
  /** What the tables are without while rows come in any order. */
  foreignKeys: z.array(foreignKeySchema),
})
const doneSchema = z.object({ last: z.int(), rows: z.int() })
export type Done = z.infer<typeof doneSchema>
const stateSchema = z.array(z.object({ state: z.string() }))

/** How far a move is, kept in PostgreSQL beside the rows and written with them: so both are there or neither. */
export function moveProgress(client: Client) {
  async function read(name: string): Promise<unknown> {
    const { rows } = await client.query(`select state from ${moveTable} where name = $1`, [name])
    const [row] = stateSchema.parse(rows)
    return row && JSON.parse(row.state)
  }
  async function write(name: string, state: unknown): Promise<void> {
    await client.query(
      `insert into ${moveTable} (name, state) values ($1, $2) on conflict (name) do update set state = excluded.state`,
      [name, JSON.stringify(state)],
    )
  }

  return {
    /** The move that was begun here; null where none was. */
    async begun() {
      const { rows } = await client.query('select to_regclass($1) as state', [moveTable])
      if (rows[0]?.state === null) return null
      return moveSchema.nullish().parse(await read('')) ?? null
    },
    async begin(source: string, foreignKeys: readonly ForeignKey[]): Promise<void> {
      await client.query(`create table ${moveTable} (name text primary key, state text not null)`)
      await write('', { source, foreignKeys })
    },
    async of(table: string): Promise<Done> {
      return doneSchema.nullish().parse(await read(table)) ?? { last: 0, rows: 0 }
    },
    set: (table: string, done: Done) => write(table, done),
    end: () => client.query(`drop table ${moveTable}`),
  }
}
export type MoveProgress = ReturnType<typeof moveProgress>
